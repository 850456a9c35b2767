//! Screens as a page with pictures, sentences and buttons shows them.

use ratatui::layout::Size;
use zugzwang::{
    look::align::text_of,
    play::board::Side,
    screens::{Hit, sheet::Sheet},
    teach::lesson::Lesson,
};

use crate::common::{Arcade, win};

fn sheet(arcade: &Arcade) -> Sheet {
    arcade.app.sheet(Size::new(44, 20)).expect("the screen is not drawn in cells alone")
}

#[test]
fn a_lesson_counts_the_moves_outside_its_buttons() {
    let lesson = Lesson::find("nim-columns").expect("there is one").expect("it is valid");
    let mut arcade = Arcade::sized(120, 40);
    arcade.app.open_lessons(Some(lesson));
    let words = sheet(&arcade).words;
    let counts =
        words.iter().filter(|said| said.hit.is_none()).any(|said| text_of(&said.line).starts_with("your moves: 0"));
    assert!(counts, "{words:#?}");
}

#[test]
fn a_review_has_its_chart_whose_columns_lead_to_their_moves() {
    let mut arcade = Arcade::sized(120, 40).open("nim", &["heaps=1,2"], &[], Side::First);
    assert!(sheet(&arcade).below.is_none());
    win(&mut arcade);
    arcade.press("v");
    let (chart, hits) = sheet(&arcade).below.expect("a review has a chart");
    assert_eq!(chart.area.height, 5);
    assert!(hits.iter().any(|(_, hit)| matches!(hit, Hit::Item(1))), "{hits:?}");
}
