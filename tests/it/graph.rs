//! A token on a graph: a class sees its names judged once it is told why, and a position repeated for the
//! third time is a draw.

use zugzwang::play::board::{End, Side, Status};
use zugzwang_engine::Winner;

use crate::common::Arcade;

#[test]
fn in_front_of_a_class_the_names_are_judged_when_it_is_told_why() {
    let mut arcade = Arcade::sized(120, 40).open("graph", &[], &[], Side::Both);
    arcade.press("c Space");
    let shows = |arcade: &Arcade, mark: &str| {
        arcade.screen().lines().any(|line| line.chars().take(80).collect::<String>().contains(mark))
    };
    let marks = ["f ✓", "d ✗", "e ✗", "b ✓", "c ✓", "a ✗"];
    assert!(!marks.iter().any(|mark| shows(&arcade, mark)), "only the verdict is told:\n{}", arcade.screen());
    arcade.press("Space");
    assert!(marks.iter().all(|mark| shows(&arcade, mark)), "{}", arcade.screen());
}

#[test]
fn a_name_reached_for_the_third_time_is_a_draw() {
    let words = ["arrows=a-b,b-a,a-c,c-d,d-a"];
    let mut arcade = Arcade::plain().open("graph", &words, &["b", "a", "b"], Side::Both);
    assert!(matches!(arcade.app.status(), Some(Status::Turn(_))));
    arcade.play("a");
    assert!(matches!(arcade.app.status(), Some(Status::Over(End::Played(Winner::Draw)))), "{}", arcade.screen());
    assert!(arcade.shows("neither player can force a win"), "{}", arcade.screen());
    arcade.press("u");
    assert!(matches!(arcade.app.status(), Some(Status::Turn(_))), "the move can be undone");
}
