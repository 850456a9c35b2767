//! What a window has room for: nothing runs together, nothing is out of reach.

use ratatui::layout::Size;
use zugzwang::{board::Side, glyphs::GlyphSet, language::Language};

use crate::common::Arcade;

#[test]
fn the_numbers_of_a_ruler_stand_apart() {
    let lengths = ["1.5", "2", "6", "6.5", "8.5", "9.5", "10", "10.5", "31/3", "99.5", "100", "1000"];
    for (length, keys) in lengths.into_iter().flat_map(|length| [(length, ""), (length, "w w")]) {
        for (width, height) in [(80, 24), (120, 40), (44, 16)] {
            let words = format!("length={length}");
            let mut arcade = Arcade::sized(width, height).open("rope", &[&words], &[], Side::First);
            arcade.press(keys);
            let screen = arcade.screen();
            let ruler = screen.lines().find_map(|line| {
                let numbers = line.split('│').nth(1)?.split_whitespace().map(str::parse::<f64>);
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
fn the_last_line_of_help_is_reached() {
    for language in Language::ALL {
        let mut arcade =
            Arcade::speaking(language, Size::new(80, 24), GlyphSet::Unicode).open("nim", &[], &[], Side::First);
        let shown = |arcade: &Arcade| {
            let screen = arcade.screen();
            let range = screen.lines().nth(1).and_then(|line| line.rsplit_once(" / "));
            let (head, all) = range.unwrap_or_else(|| panic!("{screen}"));
            let last = head.rsplit('-').next().expect("a number").to_owned();
            (last, all.trim_end_matches(['┐', '─', ' ']).to_owned())
        };
        for key in ["?", "End", "Down"] {
            arcade.press(key);
        }
        let (last, all) = shown(&arcade);
        assert_eq!(last, all, "{language:?}");
        arcade.press("Up");
        assert_ne!(shown(&arcade).0, all, "one line up is seen at once");
    }
}
