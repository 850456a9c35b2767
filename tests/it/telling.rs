//! Revealing information before the end of a game: two switches, and hints one step at a time.

use crate::common::{Arcade, Folder, desk, play_to_the_end};
use ratatui::layout::{Rect, Size};
use zugzwang::{
    app::{App, Kept, worker::Worker},
    look::{Look, glyphs::GlyphSet, theme::ThemeName, wording::Wording},
    play::board::Side,
};

#[test]
fn with_both_switches_off_nothing_is_revealed_until_the_end() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("o a");
    for leak in ["can win", "nim-sum", "N-position", "crossed", "✓", "✗", "take 6"] {
        assert!(!arcade.shows(leak), "{leak}:\n{}", arcade.screen());
    }
    assert!(arcade.says("hint: a smaller game to try"), "{}", arcade.screen());
    play_to_the_end(&mut arcade);
    assert!(arcade.says("The game is over: "), "the end is announced:\n{}", arcade.screen());
}

#[test]
fn who_wins_can_be_shown_without_what_to_play() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("a");
    assert!(arcade.says("You can win") && !arcade.shows("leave 2 of 8"), "{}", arcade.screen());
    arcade.press("a o");
    assert!(arcade.says("Best play: take 6 from heap 2") && !arcade.shows("You can win"));
    arcade.press("o");
    assert!(arcade.says("You can win") && arcade.says("leave 2 of 8"));
}

#[test]
fn hints_come_one_step_at_a_time_and_never_leak_the_next() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("o a i");
    assert!(arcade.says("Try two heaps first") && !arcade.shows("You can win"), "{}", arcade.screen());
    arcade.press("i");
    assert!(arcade.says("You can win") && !arcade.shows("heap 2"), "{}", arcade.screen());
    arcade.press("i");
    assert!(arcade.says("Look at heap 2") && !arcade.shows("take 6"), "{}", arcade.screen());
    arcade.press("i");
    let idea = ["Make every size (1s, 2s, 4s, 8s) appear in an", "even number of heaps."];
    assert!(idea.iter().all(|part| arcade.says(part)) && !arcade.shows("take 6"), "{}", arcade.screen());
    arcade.press("i");
    assert!(arcade.says("take 6 from heap 2") && !arcade.shows("leave 2 of 8"), "{}", arcade.screen());
    arcade.press("i");
    assert!(arcade.says("leave 2 of 8"), "{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.says("hint: a smaller game to try"), "hints are for one position:\n{}", arcade.screen());
}

#[test]
fn the_switches_carry_over_to_the_next_game_of_the_kind_and_not_to_others() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("f q");
    arcade.select_game("Nim");
    arcade.press("n Enter");
    assert!(arcade.says("hint: ") && !arcade.shows("can win"), "{}", arcade.screen());
    arcade.press("q");
    arcade.select_game("King to the corner");
    arcade.press("n Enter");
    assert!(!arcade.shows("hint: ") && arcade.says("can win"), "{}", arcade.screen());
}

#[test]
fn a_key_cycles_through_everything_nothing_and_the_figure_alone() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    assert!(arcade.says("You can win") && arcade.says("×"));
    arcade.press("f Left");
    assert!(!arcade.shows("can win") && !arcade.shows("×") && arcade.says("hint: "), "{}", arcade.screen());
    arcade.press("f Left");
    assert!(!arcade.shows("can win") && arcade.says("×") && arcade.says("Heaps in binary"), "{}", arcade.screen());
    arcade.press("f Left");
    assert!(arcade.says("You can win") && arcade.says("×"), "{}", arcade.screen());
}

#[test]
fn a_hint_is_for_one_position_and_not_for_another_after_as_many_moves() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("o a");
    arcade.text(":1:1");
    arcade.press("Enter i i i i i i");
    assert!(!arcade.shows("hint:"), "{}", arcade.screen());
    arcade.press("u");
    arcade.text(":1:2");
    arcade.press("Enter");
    assert!(arcade.has_played("1:2") && arcade.says("hint: a smaller game to try"), "{}", arcade.screen());
}

/// On a chessboard the lost squares are the whole solution.
#[test]
fn lost_squares_are_on_the_board_only_while_the_reason_is_shown() {
    for (game, row) in [("king", "6 "), ("wythoff", "5 ")] {
        for kept_back in ["a", "o", "a o"] {
            let mut arcade = Arcade::sized(120, 40).open(game, &[], &[], Side::First);
            // The dots of a row without the piece and the cursor.
            let squares = |arcade: &Arcade| {
                let screen = arcade.screen();
                let row = screen.lines().find(|line| line.trim_start_matches(['│', ' ']).starts_with(row));
                let row = row.unwrap_or_else(|| panic!("{game}:\n{screen}"));
                row.chars().take(60).filter(|sign| "█▀▄".contains(*sign)).collect::<String>()
            };
            assert_ne!(squares(&arcade), "", "{game}:\n{}", arcade.screen());
            arcade.press("w");
            assert_ne!(squares(&arcade), "", "{game} without its panel:\n{}", arcade.screen());
            arcade.press("w");
            arcade.press(kept_back);
            assert_eq!(squares(&arcade), "", "{game} after {kept_back}:\n{}", arcade.screen());
        }
    }
}

#[test]
fn a_review_waits_until_hidden_information_is_revealed() {
    let mut arcade = Arcade::sized(120, 40).open("king", &[], &["3", "1"], Side::First);
    arcade.press("a o v");
    assert!(arcade.says("The reason is hidden") && !arcade.shows("can win"), "{}", arcade.screen());
    arcade.press("a o v");
    assert!(arcade.says("can win"), "{}", arcade.screen());
}

#[test]
fn where_the_move_has_to_be_found_pressing_a_key_twice_plays_once() {
    for (told, keys) in [("all", ""), ("figure", "f f")] {
        let mut arcade = Arcade::sized(120, 40).worked_example();
        arcade.press(keys);
        arcade.press("Up Enter Enter");
        assert_eq!(arcade.says("No move is chosen yet."), told == "figure", "{}", arcade.screen());
        // The user's move and the reply; where everything is revealed, the second press plays, too.
        let moves = arcade.answer().moves;
        assert_eq!(moves.len() == 2, told == "figure", "{moves:?}");
    }
}

#[test]
fn the_title_of_the_pane_describes_its_content() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("f f");
    assert!(arcade.says("Heaps in binary"), "{}", arcade.screen());
    for (keys, told) in [("o", "You can win"), ("o a", "Best play: take 6 from heap 2")] {
        arcade.press(keys);
        assert!(arcade.says(told) && !arcade.shows("Heaps in binary") && arcade.says("Why"), "{}", arcade.screen());
    }
}

#[test]
fn a_low_window_shows_the_figure_in_place_of_the_board_and_a_high_one_below_it() {
    let in_a = |height| {
        let mut arcade = Arcade::sized(60, height).worked_example();
        arcade.press("f f");
        arcade
    };
    let mut low = in_a(18);
    assert!(low.board().is_some() && !low.shows("Heaps in binary") && low.shows("w picture"), "{}", low.screen());
    low.press("w Up");
    // The move under the cursor is below the figure, which follows it.
    assert!(low.shows("Heaps in binary") && low.board().is_none() && low.shows("w board"), "{}", low.screen());
    assert!(low.shows("now") && low.shows("then") && low.shows("take 1 from heap 1"), "{}", low.screen());
    low.press("w");
    assert!(low.board().is_some() && !low.shows("Heaps in binary"), "{}", low.screen());
    // Where nothing is revealed any more, the same key shows the board again.
    low.press("w f f");
    assert!(low.board().is_none() && low.shows("w board"), "{}", low.screen());
    low.press("w");
    assert!(low.board().is_some(), "{}", low.screen());
    assert!(in_a(20).shows("Take any number from one heap"), "the rule is above the board");
    let mut high = in_a(30);
    let is_above = |arcade: &Arcade, title: &str| {
        let row = arcade.screen().lines().position(|line| line.contains(title)).expect("the title is shown");
        arcade.board().is_some_and(|board| usize::from(board.bottom()) <= row)
    };
    assert!(is_above(&high, "Heaps in binary") && high.shows("w picture"), "{}", high.screen());
    high.press("f");
    assert!(is_above(&high, "Why") && high.shows("You can win"), "{}", high.screen());
    for (board, why) in [(false, true), (true, false), (true, true)] {
        high.press("w");
        assert_eq!((high.board().is_some(), high.shows(" Why")), (board, why), "{}", high.screen());
    }
}

#[test]
fn the_plain_reason_names_its_point_of_view_if_it_is_not_the_users() {
    for (side, moves, said) in [
        (Side::Both, &["2:6"][..], Some("From Second's point of view.")),
        (Side::Both, &[][..], None),
        (Side::First, &[][..], None),
    ] {
        let mut look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        look.wording = Wording::Plain;
        let arcade = Arcade::for_new_user(look, Size::new(120, 40), &Folder::new());
        let mut arcade = arcade.open("nim", &["heaps=18,8,14,9,23"], moves, side);
        arcade.press("f");
        let is_said = arcade.says("point of view.");
        assert_eq!(is_said, said.is_some(), "{}", arcade.screen());
        assert!(said.is_none_or(|said| arcade.says(said)), "{}", arcade.screen());
    }
}

#[test]
fn in_front_of_a_class_the_switches_do_nothing() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("c");
    for key in ["o", "a", "f"] {
        arcade.press(key);
        assert!(arcade.says("This key does nothing in front of a class"), "{key}:\n{}", arcade.screen());
    }
    arcade.press("c");
    assert!(arcade.says("leave 2 of 8"), "nothing was switched:\n{}", arcade.screen());
}

#[test]
fn an_option_for_this_game_wins_over_an_earlier_choice() {
    for (said, shown) in [(true, "You can win"), (false, "Heaps in binary")] {
        let folder = Folder::new();
        let mut arcade = Arcade::at(&folder).worked_example();
        arcade.press("f f");
        assert!(arcade.says("Heaps in binary"), "{}", arcade.screen());
        let area = Rect::new(0, 0, 120, 40);
        let mut desk = desk(Some(folder.path()));
        desk.tells_as_said = said;
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let app = App::new(look, Kept { desk, ..Kept::default() }, Worker::Inline, area);
        let arcade = Arcade::of(app, area).worked_example();
        assert!(arcade.says(shown), "{}", arcade.screen());
    }
}
