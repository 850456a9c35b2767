//! Snapshots of the shelf with their styles.

use ratatui::layout::Size;
use zugzwang::{
    keep::storage::Ending,
    look::{glyphs::GlyphSet, theme::ThemeName},
    play::board::Side,
};

use super::save_on_day;
use crate::common::{
    Arcade, Folder, NOW,
    frames::{Pictured, picture, pictures},
    storage,
};

/// Creates three saves and the results of two games.
fn full(size: Size, theme: ThemeName, glyphs: GlyphSet) -> (Folder, Arcade) {
    let folder = Folder::new();
    save_on_day(&folder, "before the last heap", "nim", &["1:1", "2:1", "3:2"], 2);
    save_on_day(&folder, "ticktacktwo-1", "ticktacktwo", &[], 1);
    save_on_day(&folder, "gold-1", "gold", &["1"], 0);
    let storage = storage(folder.path());
    for (game, machine, ending) in [
        ("nimbi", "gives-back-2", Ending::Won),
        ("nim", "perfect", Ending::Lost),
        ("nim", "perfect", Ending::Won),
        ("nim", "perfect", Ending::Won),
    ] {
        storage.add_result(game, machine, ending, NOW).expect("it is written");
    }
    let mut arcade = Arcade::saving_in(size, theme, glyphs, folder.path());
    arcade.press("b");
    (folder, arcade)
}

#[test]
fn frames_of_the_shelf() {
    pictures(Pictured::InOne, |(size, theme, glyphs), show| {
        let (_folder, mut arcade) = full(size, theme, glyphs);
        show("shelf-saves", &arcade);
        arcade.press("x");
        show("shelf-forget", &arcade);
        arcade.press("Esc Tab");
        show("shelf-results", &arcade);
        arcade.press("Enter");
        show("shelf-setup", &arcade);
        let mut arcade = arcade.open("nim", &["heaps=18,8,14,9,23"], &["2:6"], Side::Both);
        arcade.press("b");
        show("shelf-name", &arcade);
        let folder = Folder::new();
        let mut empty = Arcade::saving_in(size, theme, glyphs, folder.path());
        empty.press("b");
        show("shelf-empty", &empty);
    });
    let (_folder, mut arcade) = full(Size::new(44, 12), ThemeName::Ansi, GlyphSet::Unicode);
    picture("shelf-saves-least", &arcade);
    arcade.press("Tab");
    picture("shelf-results-least", &arcade);
}
