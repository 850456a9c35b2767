//! The cursor that moves freely, and the table it moves on.

use ratatui::layout::Size;
use zugzwang::{
    look::{glyphs::GlyphSet, theme::ThemeName},
    play::board::Side,
};

use crate::common::Arcade;

/// Arrows move the cursor by a step that can be changed, a key takes it to known points, and a click can hit every
/// cell.
#[test]
fn a_coin_moves_by_a_step_that_can_be_changed() {
    let mut arcade = Arcade::plain().open("table", &[], &[], Side::Both);
    assert!(arcade.shows("step 0.5") && arcade.shows("a coin at 0,0"));
    arcade.press("Right Right Up PgDn Left PgDn Down");
    assert!(arcade.shows("step 0.1") && arcade.shows("a coin at 0.8,0.4"), "{}", arcade.screen());
    arcade.press("Home Enter");
    assert!(arcade.shows("about the coin in the centre"), "{}", arcade.screen());
    arcade.press(":");
    arcade.text("1.5,2.25");
    arcade.press("Enter End");
    assert!(arcade.shows("a coin at -1.5,-2.25") && arcade.shows("wins"), "{}", arcade.screen());
    arcade.press("Home");
    assert!(arcade.shows("At 0,0 it overlaps coin 1.") && arcade.shows("no move chosen yet"));
    arcade.press("Enter");
    assert!(arcade.has_played("0,0 1.5,2.25") && !arcade.shows("1.5,2.25 0,0"), "no move was made");
    arcade.press("Home PgUp PgUp PgUp PgUp Up Up Up Up");
    assert!(arcade.shows("At 0,5 it hangs off the table."), "{}", arcade.screen());
}

#[test]
fn a_click_hits_the_centre_and_the_mirror_image_exactly() {
    let mut arcade = Arcade::plain().open("table", &[], &["0,0", "1.37,2.6"], Side::Both);
    let reply = arcade.find("◆");
    arcade.click(reply.x, reply.y);
    assert!(arcade.shows("a coin at -1.37,-2.6"), "{}", arcade.screen());
    arcade.click(reply.x, reply.y);
    assert!(arcade.has_played("0,0 1.37,2.6 -1.37,-2.6"), "{}", arcade.screen());
}

#[test]
fn a_round_table_is_drawn_at_any_size() {
    for (words, moves) in [("table=5", &["0,0", "-4,0"][..]), ("table=100", &["99,0"]), ("coin=4.999", &["0.001,0"])] {
        for glyphs in GlyphSet::ALL {
            let mut arcade =
                Arcade::new(Size::new(80, 24), ThemeName::Mono, glyphs).open("table", &[words], moves, Side::Both);
            for (width, height) in [(44, 12), (45, 13), (60, 14), (73, 19), (200, 60), (300, 12), (44, 200), (1, 1)] {
                arcade.resize(width, height);
                arcade.press("Up Left Home End");
                assert!(!arcade.screen().is_empty());
            }
        }
    }
}
