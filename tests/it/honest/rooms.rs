//! Room in a window: no texts run together, and everything can be reached.

use ratatui::layout::Size;
use zugzwang::{
    look::{glyphs::GlyphSet, language::Language},
    play::board::Side,
    say,
    teach::lesson::all,
};

use super::look;
use crate::common::{Arcade, counts::nightly};

#[test]
fn the_numbers_of_a_ruler_do_not_touch() {
    let lengths = ["1.5", "2", "6", "6.5", "8.5", "9.5", "10", "10.5", "31/3", "99.5", "100", "1000"];
    for (length, keys) in lengths.into_iter().flat_map(|length| [(length, ""), (length, "W")]) {
        for (width, height) in [(80, 24), (120, 40), (44, 16)] {
            let words = format!("length={length}");
            let mut arcade = Arcade::sized(width, height).open("rope", &[&words], &[], Side::First);
            arcade.press(keys);
            let screen = arcade.screen();
            let ruler = arcade.on_board().iter().find_map(|line| {
                let numbers = line.split_whitespace().map(str::parse::<f64>);
                let numbers: Vec<f64> = numbers.collect::<Result<_, _>>().ok()?;
                (numbers.len() > 1).then_some(numbers)
            });
            let ruler = ruler.unwrap_or_else(|| panic!("{length}: no ruler\n{screen}"));
            let step = ruler[1] - ruler[0];
            assert!(ruler.windows(2).all(|two| (two[1] - two[0] - step).abs() < 1e-9), "{length}: {ruler:?}\n{screen}");
        }
    }
}

#[test]
fn the_last_line_of_help_can_be_reached() {
    for language in Language::ALL {
        let mut arcade =
            Arcade::in_language(language, Size::new(80, 24), GlyphSet::Unicode).open("nim", &[], &[], Side::First);
        let shown = |arcade: &Arcade| {
            let screen = arcade.screen();
            let range = screen.lines().nth(1).and_then(|line| line.rsplit_once(" / "));
            let (head, all) = range.unwrap_or_else(|| panic!("{screen}"));
            let last = head.rsplit('-').next().expect("a number").to_owned();
            (last, all.trim_end_matches(['╮', '─', ' ']).to_owned())
        };
        for key in ["?", "End", "Down"] {
            arcade.press(key);
        }
        let (last, all) = shown(&arcade);
        assert_eq!(last, all, "{language:?}");
        arcade.press("Up");
        assert_ne!(shown(&arcade).0, all, "one line up is visible at once");
    }
}

/// Checks that no sentence under the board is cut, beside the reason and below the reason alone.
fn is_told_whole(arcade: &mut Arcade, about: &str) {
    for key in ["", "w"] {
        arcade.press(key);
        let screen = arcade.screen();
        // A figure in a low drawer may be cut, what is said may not.
        let board = arcade.board().map_or(1, |board| usize::from(board.bottom()));
        let below = screen.lines().skip(board).map(|line| line.split('│').nth(1).unwrap_or(line).trim_end());
        let cut = below.filter(|line| line.ends_with('…')).collect::<Vec<_>>();
        assert!(cut.is_empty(), "{about}: {cut:?}\n{screen}");
    }
}

#[test]
fn the_note_on_whether_the_program_goes_first_is_not_cut() {
    for language in Language::ALL {
        for (game, words) in [
            ("gold", "prices=1,1,1,1"),
            ("both-ends", "numbers=-5"),
            ("both-ends", "numbers=0,0"),
            ("nim", "heaps=3,4,5"),
            ("nim", "heaps=1,2,3"),
        ] {
            let size = Size::new(80, 24);
            let mut arcade =
                Arcade::in_language(language, size, GlyphSet::Unicode).open(game, &[words], &[], Side::Choose);
            is_told_whole(&mut arcade, words);
        }
    }
}

#[test]
fn the_note_on_what_to_do_at_the_end_is_not_cut() {
    // One language for each lesson, and all of them in turn.
    let each = nightly(Language::ALL.len(), 1);
    for (at, language) in Language::ALL.into_iter().enumerate() {
        for keys in ["Enter x x", "Enter x x s", "Enter x x :", "s s s s s s s s", "s s s s s s s s Left"] {
            let mut arcade = Arcade::in_language(language, Size::new(80, 24), GlyphSet::Unicode);
            arcade = arcade.open("nim", &["heaps=3,4,5"], &[], Side::First);
            arcade.press(keys);
            is_told_whole(&mut arcade, keys);
        }
        let mut arcade = Arcade::in_language(language, Size::new(80, 24), GlyphSet::Unicode);
        for lesson in all().0.iter().skip(at % each).step_by(each) {
            arcade.app.open_lessons(Some(lesson.clone()));
            // No lesson has more steps.
            for _ in 0..100 {
                arcade.press("Space");
                if arcade.shows(&say!(look(language), "lesson-end-list")) {
                    break;
                }
            }
            is_told_whole(&mut arcade, &lesson.id);
        }
    }
}
