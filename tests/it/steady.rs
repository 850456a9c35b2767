//! Nothing jumps: the board keeps its place while a game is played in one window, whatever is said.

use crate::common::{Arcade, Folder, turns::Turns, worded};
use ratatui::{
    buffer::Cell,
    layout::{Rect, Size},
    style::Modifier,
};
use zugzwang::{
    look::{glyphs::GlyphSet, language::Language, theme::ThemeName, wording::Wording},
    play::{
        board::{Side, Status},
        boards,
    },
    screens::{PuzzleKind, PuzzleOrder, Source},
};
use zugzwang_engine::games;

/// From the smallest window to a large one; a phone held upright is among them.
const SIZES: [Size; 6] = [
    Size::new(44, 12),
    Size::new(60, 20),
    Size::new(48, 60),
    Size::new(80, 24),
    Size::new(120, 40),
    Size::new(200, 60),
];

/// Returns where the board is.
fn board(arcade: &Arcade) -> Rect {
    arcade.board().unwrap_or_else(|| panic!("there is no board:\n{}", arcade.screen()))
}

/// Plays the game to its end and fails if anything on the way moves the board.
fn assert_steady(arcade: &mut Arcade, told: &str) {
    let at = board(arcade);
    let check = |arcade: &Arcade, keys: &str| {
        assert_eq!(board(arcade), at, "{told} after {keys}:\n{}", arcade.screen());
    };
    // Choosing, the hints one by one, a typed move that is refused with a note, and a note that nothing can be undone.
    for keys in ["Right", "Left", "Up", "Down", "i", "i", "i", "i", "i", "i", ":", "?", "Enter", "Esc", "u"] {
        arcade.press(keys);
        check(arcade, keys);
    }
    while matches!(arcade.app.status(), Some(Status::Turn(_))) {
        arcade.press("i i i i i");
        check(arcade, "hints");
        arcade.press("i Enter");
        if matches!(arcade.app.status(), Some(Status::Turn(_))) {
            check(arcade, "a move");
        }
    }
    // The card of the end goes, and the board is back.
    arcade.press("Esc");
    check(arcade, "the end");
}

#[test]
fn the_board_keeps_its_place_in_every_game() {
    let mut sizes = Turns::of(2, SIZES);
    for entry in boards::ALL {
        for size in sizes.round() {
            let arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode);
            let mut arcade = arcade.open(entry.game.id, &[], &[], Side::First);
            assert_steady(&mut arcade, &format!("{} at {size} in notation", entry.game.id));
            let arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode);
            let mut arcade = arcade.open(entry.game.id, &[], &[], Side::First);
            arcade.press("W");
            assert_steady(&mut arcade, &format!("{} at {size} in plain words", entry.game.id));
            let folder = Folder::new();
            let arcade = Arcade::for_new_user(worded(Wording::Plain, Language::English), size, &folder);
            let mut arcade = arcade.open(entry.game.id, &[], &[], Side::First);
            assert_steady(&mut arcade, &format!("{} at {size} with its figure", entry.game.id));
        }
    }
}

#[test]
fn on_a_projector_no_step_of_a_reason_moves_the_board() {
    let mut sizes = Turns::of(1, [Size::new(80, 24), Size::new(120, 40), Size::new(200, 60)]);
    for entry in boards::ALL {
        for size in sizes.round() {
            let arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode);
            let mut arcade = arcade.open(entry.game.id, &[], &[], Side::Both);
            arcade.press("P Space");
            let at = board(&arcade);
            for _ in 0..24 {
                arcade.press("Space");
                if matches!(arcade.app.status(), Some(Status::Turn(_))) {
                    assert_eq!(board(&arcade), at, "{} at {size}:\n{}", entry.game.id, arcade.screen());
                }
            }
        }
    }
}

#[test]
fn the_panel_opens_and_closes_with_one_key() {
    for (size, keys) in [(Size::new(120, 40), "w"), (Size::new(80, 24), "w w")] {
        let arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode);
        let mut arcade = arcade.open("nim", &[], &[], Side::First);
        assert!(arcade.shows(" Why"), "open in notation:\n{}", arcade.screen());
        let small = board(&arcade);
        arcade.press(keys);
        assert!(!arcade.shows(" Why") && arcade.shows("Only column 2 is odd"), "{}", arcade.screen());
        let large = board(&arcade);
        assert!(large.area() > small.area(), "the board takes the room");
        arcade.press("w");
        assert!(arcade.shows(" Why") && board(&arcade) == small, "{}", arcade.screen());
        arcade.press(keys);
        // The level that needs no panel begins without one.
        let mut arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode).open("nim", &[], &[], Side::First);
        arcade.press("W");
        assert!(board(&arcade) == large && arcade.shows("You can win"), "{}", arcade.screen());
    }
}

/// Sizes of a window in which puzzles and reviews are drawn.
const TRIED: [Size; 7] = [
    Size::new(44, 18),
    Size::new(60, 20),
    Size::new(71, 24),
    Size::new(48, 60),
    Size::new(80, 24),
    Size::new(120, 40),
    Size::new(200, 60),
];

/// Presses keys and fails if one of them moves the board.
fn assert_still(arcade: &mut Arcade, keys: &[&str], told: &str) {
    let at = board(arcade);
    for keys in keys {
        arcade.press(keys);
        assert_eq!(board(arcade), at, "{told} after {keys}:\n{}", arcade.screen());
    }
}

#[test]
fn a_puzzle_keeps_its_board_in_place_until_it_is_solved() {
    for size in TRIED {
        let mut arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode);
        let wanted = PuzzleKind { game: games::find("nim"), ..PuzzleKind::default() };
        arcade.app.open_puzzles(PuzzleOrder { wanted, first: Some(Source::From(42)) });
        let told = format!("the puzzle at {size}");
        assert_still(&mut arcade, &["Right", ":", "Esc", "Enter", "Enter", "u", ": 1 : 3", "Enter"], &told);
        assert!(arcade.shows("Solved"), "{}", arcade.screen());
        arcade.press("n");
        assert_still(&mut arcade, &["i"], &told);
    }
}

#[test]
fn a_review_and_its_trials_keep_the_board_in_place() {
    for size in TRIED {
        let arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode);
        let moves = ["3:1", "1:3", "2:1", "3:1", "2:1", "3:1", "2:1", "3:1", "2:1", "3:1"];
        let mut arcade = arcade.resume("nim", &["heaps=3,4,5"], &moves, Side::First);
        arcade.press("v");
        let keys = ["Down", "Enter", "Down Enter", "Enter", "u", "i", "Enter", "End", "Home", "Enter"];
        assert_still(&mut arcade, &keys, &format!("the review at {size}"));
    }
}

#[test]
fn after_a_loss_the_search_for_a_better_move_keeps_the_board_in_place() {
    for size in TRIED {
        let arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode);
        let mut arcade = arcade.open("subtraction", &["c=2", "m=2", "last=loses"], &[], Side::First);
        arcade.press("f");
        arcade.play("2");
        arcade.press("Enter");
        assert!(arcade.shows("Why?"), "{}", arcade.screen());
        assert_still(&mut arcade, &["Enter", "Right", ":", "Esc", "i"], &format!("why at {size}"));
    }
}

/// The column in which the lowest bold line of the panel begins.
fn last_bold(arcade: &Arcade) -> Option<u16> {
    let (buf, is_bold) = (arcade.buffer(), |cell: &Cell| cell.modifier.contains(Modifier::BOLD));
    // Below the panel are the chosen move, whose turn it is, and the keys.
    let mut rows = (0..buf.area.height.saturating_sub(3)).rev();
    rows.find_map(|y| (0..buf.area.width).find(|x| is_bold(&buf[(*x, y)])))
}

#[test]
fn the_hints_beside_a_figure_stay_in_one_column() {
    for entry in boards::ALL {
        let folder = Folder::new();
        let arcade = Arcade::for_new_user(worded(Wording::Plain, Language::English), Size::new(80, 24), &folder);
        let mut arcade = arcade.open(entry.game.id, &[], &[], Side::First);
        arcade.press("w");
        let mut columns = Vec::new();
        for _ in 0..4 {
            arcade.press("i");
            // The newest hint is bold, and ends the panel.
            columns.extend(last_bold(&arcade));
        }
        columns.dedup();
        assert!(columns.len() < 2, "{} at {columns:?}:\n{}", entry.game.id, arcade.screen());
    }
}
