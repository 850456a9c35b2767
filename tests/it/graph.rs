//! A token on a graph: values are filled backwards from the ends in front of a class, and a position repeated for the
//! third time is a draw.

use zugzwang::play::board::{End, Side, Status};
use zugzwang_engine::Winner;

use crate::common::Arcade;

#[test]
fn in_front_of_a_class_the_names_are_filled_backwards_from_the_ends() {
    let mut arcade = Arcade::sized(120, 40).open("graph", &[], &[], Side::Both);
    arcade.press("c Space");
    let marks = |arcade: &Arcade| -> Vec<String> {
        let screen = arcade.screen();
        let board: Vec<String> = screen.lines().map(|line| line.chars().take(80).collect()).collect();
        let named = ["f ✓", "d ✗", "e ✗", "b ✓", "c ✓", "a ✗"];
        named.into_iter().filter(|mark| board.iter().any(|line| line.contains(mark))).map(ToOwned::to_owned).collect()
    };
    assert!(marks(&arcade).is_empty(), "only the verdict is told:\n{}", arcade.screen());
    for filled in [&["f ✓"][..], &["f ✓", "d ✗", "e ✗"], &["f ✓", "d ✗", "e ✗", "b ✓", "c ✓"]] {
        arcade.press("Space");
        assert_eq!(marks(&arcade), filled, "{}", arcade.screen());
    }
    arcade.press("Space");
    assert!(marks(&arcade).contains(&"a ✗".to_owned()), "{}", arcade.screen());
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
