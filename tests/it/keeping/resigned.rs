//! Resigning: asked once, counted once, reviewed where the game was decided, and undone.

use ratatui::layout::Size;
use zugzwang::{
    keep::storage::{SaveName, Tally},
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::board::{End, Side, Status},
    say,
    screens::keymap::Context,
};
use zugzwang_engine::Seat;

use super::saved_moves;
use crate::common::{Arcade, Folder, assert_shows, storage, tally};

/// Nim 3,4,5 is won only by 1:2. The cursor is on 1:1, to which the perfect player replies 1:1.
fn lost(folder: &Folder) -> Arcade {
    let mut arcade = Arcade::at(folder).open("nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("Enter");
    arcade
}

fn is_resigned(arcade: &mut Arcade) -> bool {
    arcade.app.status().is_some_and(|status| status.resigned().is_some())
}

#[test]
fn it_is_asked_once_and_any_other_key_stays_and_does_nothing_else() {
    for other in ["Z", "Enter", "Left", "b", "q", "Esc", "n", "u", "t", "F1 Esc", "7"] {
        let folder = Folder::new();
        let mut arcade = lost(&folder);
        arcade.press("x");
        assert_shows(&arcade, &["Press x again to resign. Any other key cancels."]);
        arcade.press(other);
        assert!(!arcade.shows("again to resign") && arcade.has_played("1:1 1:1"), "{other}:\n{}", arcade.screen());
        arcade.press("x");
        assert!(!is_resigned(&mut arcade), "{other}: it asks again");
        assert_eq!(tally(&folder), Tally::default());
    }
}

#[test]
fn it_counts_as_one_loss_and_the_game_is_not_unfinished() {
    let folder = Folder::new();
    let mut arcade = lost(&folder);
    assert_eq!(saved_moves(&folder), Some(2));
    arcade.press("x x");
    assert_eq!(arcade.app.status(), Some(Status::Over(End::Resigned(Seat::First))));
    assert_shows(&arcade, &["You resigned: Sphinx wins."]);
    arcade.press("Esc");
    assert_shows(&arcade, &["You resigned: Sphinx wins. Press v to see what decided it", "The game is over."]);
    let counted = |folder: &Folder| (saved_moves(folder), tally(folder).won, tally(folder).lost);
    assert_eq!(counted(&folder), (None, 0, 1));
    arcade.press("u");
    assert!(arcade.has_played("1:1 1:1"), "{}", arcade.screen());
    assert_shows(&arcade, &["Your turn."]);
    assert_eq!(counted(&folder), (Some(2), 0, 1), "undoing it makes the game unfinished");
    arcade.press("x x");
    assert_eq!(counted(&folder), (None, 0, 1));
    arcade.press("u q q Home");
    arcade.select_game("Nim");
    arcade.press("n Enter x x q");
    assert_eq!(counted(&folder), (None, 0, 1), "nor after leaving and resuming it in between");
    assert!(!arcade.shows("unfinished") && !Arcade::at(&folder).shows("unfinished"));
}

#[test]
fn undo_first_takes_back_the_resignation_and_nothing_is_played_meanwhile() {
    let mut arcade = lost(&Folder::new());
    arcade.press("u Ctrl-r x x");
    for keys in ["Right", ":", "s", "i", "Ctrl-r", "e"] {
        arcade.press(keys);
        assert!(is_resigned(&mut arcade) && arcade.has_played("1:1 1:1"), "{keys}:\n{}", arcade.screen());
    }
    arcade.press("x");
    assert_shows(&arcade, &["The game is over"]);
    arcade.press("u");
    assert!(arcade.has_played("1:1 1:1"), "{}", arcade.screen());
    assert_shows(&arcade, &["Your turn."]);
    arcade.press("u");
    assert!(arcade.has_played(""));
    arcade.press("Ctrl-r x x r");
    assert!(arcade.has_played(""));
    assert_shows(&arcade, &["Back at the start."]);
    arcade.press("x x r");
    assert!(arcade.shows("Your turn.") && arcade.app.status() == Some(Status::Turn(Seat::First)));
}

#[test]
fn v_leads_to_the_move_that_decided_the_game_and_enter_asks_why() {
    let mut arcade = lost(&Folder::new());
    arcade.press("x x v");
    assert_shows(&arcade, &["Move 1 of 2. You took 1 from heap 1.", "This decided the game: a win became a loss."]);
    arcade.press("Enter Right Right Enter");
    assert_shows(&arcade, &["Solved"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["Mistake 1 of 1: solved."]);
    arcade.press("Esc");
    assert_shows(&arcade, &["You resigned: Sphinx wins."]);
    let mut arcade = lost(&Folder::new());
    arcade.press("x x Enter");
    assert_shows(&arcade, &["Why?  Nim", "This was your 1st move."]);
}

#[test]
fn the_deciding_move_is_the_mistake_after_which_the_game_was_always_lost() {
    let mut arcade = Arcade::sized(120, 40).open("nim", &["heaps=3,4,5"], &[], Side::Both);
    // First, Second and First again give the win away, and Second keeps it.
    for mv in ["3:1", "1:1", "1:1", "1:1"] {
        arcade.press(":");
        arcade.text(mv);
        arcade.press("Enter");
    }
    arcade.press("x");
    assert_shows(&arcade, &["Press x again and First resigns"]);
    arcade.press("x");
    assert_shows(&arcade, &["First resigned: Second wins."]);
    arcade.press("Enter");
    assert_shows(&arcade, &["3 mistakes", "Move 3 of 4. First took 1 from heap 1.", "This decided the game"]);
    arcade.press("Up");
    assert_shows(&arcade, &["Mistake 2 of 3: a win became"]);
}

#[test]
fn a_game_lost_from_the_start_or_never_lost_is_described_as_such() {
    let resigned = |heaps: &str, keys: &str| {
        let mut arcade = Arcade::sized(120, 40).open("nim", &[heaps], &[], Side::First);
        arcade.press(keys);
        arcade.press("x x v");
        arcade
    };
    let lost = resigned("heaps=4,4", "Enter");
    assert_shows(&lost, &["The start. 2 moves were played.", "You were losing from the start, so none of"]);
    let won = resigned("heaps=3,4,5", "i Enter");
    assert_shows(&won, &["Move 2 of 2. Sphinx took 1 from heap 1.", "You resigned here, though it was still a win."]);
    assert!(!won.shows("was a mistake") && !won.shows("were mistakes"), "{}", won.screen());
    let mut drawn = Arcade::sized(120, 40).open("ticktacktwo", &[], &["1"], Side::Both);
    drawn.press("x x v");
    assert_shows(&drawn, &["Second resigned here, though it was still a draw."]);
}

#[test]
fn before_the_users_first_move_it_ends_the_game_and_counts_nothing() {
    for side in [Side::First, Side::Second] {
        let folder = Folder::new();
        Arcade::at(&folder).worked_example().press("i Enter q q");
        let mut arcade = Arcade::at(&folder).open("nim", &["heaps=3,4,5"], &[], side);
        arcade.press("x x");
        assert!(arcade.shows("You resigned: Sphinx wins."), "{}", arcade.screen());
        assert_eq!((saved_moves(&folder), tally(&folder)), (Some(2), Tally::default()), "{side:?}");
    }
    let mut arcade = Arcade::sized(120, 40).open("nim", &[], &[], Side::First);
    arcade.press("x x");
    assert!(!arcade.shows("to see what decided"), "there is nothing to show:\n{}", arcade.screen());
    arcade.press("v");
    assert_shows(&arcade, &["There is nothing to review"]);
}

#[test]
fn of_two_people_the_one_to_move_resigns_and_nothing_is_counted() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).open("nim", &["heaps=3,4,5"], &[], Side::Both);
    arcade.press("Enter x x");
    assert_eq!(arcade.app.status(), Some(Status::Over(End::Resigned(Seat::Second))));
    assert_shows(&arcade, &["Second resigned: First wins."]);
    assert_eq!((saved_moves(&folder), tally(&folder)), (None, Tally::default()));
}

#[test]
fn there_is_nothing_to_resign_in_a_finished_game_or_one_between_machines() {
    let mut arcade = Arcade::sized(120, 40).open("nim", &[], &[], Side::Watch);
    arcade.press("x");
    assert_shows(&arcade, &["Two machines are playing"]);
    let mut arcade = Arcade::sized(120, 40).open("nim", &["heaps=1"], &["1:1"], Side::First);
    arcade.press("x x");
    assert_shows(&arcade, &["The game is over", "You win."]);
    let mut arcade = lost(&Folder::new());
    arcade.press("c x x");
    assert!(arcade.shows("Nobody resigns in front of a class") && !is_resigned(&mut arcade), "{}", arcade.screen());
    for (road, context) in [("c Enter", Context::Lesson), ("z", Context::Puzzle), ("a", Context::Lab)] {
        let mut arcade = Arcade::plain();
        arcade.press(road);
        assert_eq!(arcade.app.context(), context);
        arcade.press("x x");
        assert_eq!(arcade.app.context(), context);
        assert!(arcade.shows("x does nothing"), "{road}:\n{}", arcade.screen());
    }
}

#[test]
fn someone_else_in_the_resigning_seat_plays_on() {
    let mut arcade = lost(&Folder::new());
    arcade.press("x x )");
    assert!(is_resigned(&mut arcade), "the other seat did not resign");
    arcade.press("(");
    assert!(!is_resigned(&mut arcade) && arcade.shows("·  paused"), "{}", arcade.screen());
}

#[test]
fn it_is_asked_and_reported_on_a_projector_too() {
    let mut arcade = lost(&Folder::new());
    arcade.press("P x");
    assert_shows(&arcade, &["Press x again to resign"]);
    arcade.press("x");
    assert_shows(&arcade, &["You resigned: Sphinx wins."]);
}

#[test]
fn everything_hidden_is_revealed_then() {
    let mut arcade = lost(&Folder::new());
    arcade.press("o a w w");
    assert!(!arcade.shows("P-position"), "{}", arcade.screen());
    arcade.press("x x Esc");
    assert_shows(&arcade, &["The game is over."]);
    assert!(!arcade.shows("You lose: P-position"), "nobody advises any more:\n{}", arcade.screen());
    arcade.press("v");
    assert_shows(&arcade, &["This decided the game"]);
}

#[test]
fn it_is_not_a_move_so_ids_and_saves_do_not_contain_it() {
    let folder = Folder::new();
    let mut arcade = lost(&folder);
    arcade.press("y");
    let id = arcade.app.copied().expect("the id was copied").to_owned();
    arcade.press("x x y");
    assert_eq!(arcade.app.copied(), Some(id.as_str()));
    arcade.press("b");
    arcade.text("given-up");
    arcade.press("Enter");
    assert!(is_resigned(&mut arcade), "{}", arcade.screen());
    assert_eq!(saved_moves(&folder), None);
    arcade.press("q b Enter");
    assert!(arcade.has_played("1:1 1:1"), "{}", arcade.screen());
    assert_shows(&arcade, &["Your turn."]);
    arcade.press("x x");
    assert_eq!((tally(&folder).lost, saved_moves(&folder)), (1, None), "it was counted before it was named");
}

#[test]
fn a_copy_resigned_at_once_counts_and_leaves_another_unfinished_game_alone() {
    let folder = Folder::new();
    let mut arcade = lost(&folder);
    let name: SaveName = "here".parse().expect("a valid name");
    arcade.press("b");
    arcade.text(name.as_str());
    arcade.press("Enter q q");
    Arcade::at(&folder).worked_example().press("i Enter i Enter q q");
    assert_eq!(saved_moves(&folder), Some(4));
    let mut arcade = Arcade::at(&folder);
    arcade.press("b Enter x x");
    assert!(is_resigned(&mut arcade), "{}", arcade.screen());
    assert_eq!((tally(&folder).lost, saved_moves(&folder)), (1, Some(4)));
    assert!(storage(folder.path()).load(&name).expect("it can be read").is_some());
}

#[test]
fn points_are_not_called_final() {
    let mut arcade = Arcade::sized(120, 40).open("gold", &[], &[], Side::First);
    arcade.press("Enter x x");
    assert!(arcade.shows("Taken:") && !arcade.shows("Final:"), "{}", arcade.screen());
}

#[test]
fn it_is_translated_and_fits_the_smallest_common_window() {
    for language in Language::ALL {
        let mut arcade = Arcade::in_language(language, Size::new(80, 24), GlyphSet::Unicode);
        arcade = arcade.open("nim", &["heaps=3,4,5"], &[], Side::First);
        arcade.press("Enter x");
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
        let has = |arcade: &Arcade, text: &str| {
            // The text may be wrapped anywhere, in a pane beside others.
            let screen = arcade.screen();
            let left = screen
                .lines()
                .map(|line| line.strip_prefix('│').and_then(|line| line.split('│').next()).unwrap_or(line));
            let plain = |text: &str| text.split_whitespace().collect::<String>();
            assert!(plain(&left.collect::<String>()).contains(&plain(text)), "{language:?} {text:?}:\n{screen}");
        };
        has(&arcade, &say!(look, "status-resign", who = "you", key = "x"));
        arcade.press("x Esc");
        has(&arcade, &say!(look, "status-resigned", who = "machine"));
        has(&arcade, &say!(look, "status-resigned-then", undo = true));
        arcade.press("v");
        let gave = say!(look, "review-gave", from = "win", to = "loss", given = 0_usize);
        has(&arcade, &say!(look, "review-decided", gave = gave));
    }
}

#[test]
fn in_ascii_the_message_is_ascii() {
    let mut arcade = Arcade::new(Size::new(120, 40), ThemeName::Mono, GlyphSet::Ascii).worked_example();
    for keys in ["Enter x", "x", "v"] {
        arcade.press(keys);
        assert!(arcade.screen().is_ascii(), "{}", arcade.screen());
    }
}
