//! The reason shown once a right move was found names that move, and belongs to the board shown.

use super::*;

/// Opens puzzle 11 of Hackenbush, in which four moves are right, and plays one of them.
fn cut(mv: &str) -> Arcade {
    let mut arcade = Arcade::sized(120, 40);
    arcade.app.open_puzzles(of("hackenbush", 11));
    arcade.play(mv);
    assert_shows(&arcade, &["Solved at the first try."]);
    arcade
}

#[test]
fn another_right_move_than_the_perfect_players_is_the_one_explained() {
    let arcade = cut("5:4");
    assert_shows(&arcade, &["After your move (cut red piece 4 of stalk 5):", "✓ Sphinx loses: sum −½"]);
    assert!(!arcade.shows("Best: cut red piece 2 of stalk 3"), "{}", arcade.screen());
}

#[test]
fn the_perfect_players_move_is_explained_from_the_position_before_it() {
    let arcade = cut("3:2");
    assert_shows(&arcade, &["Before your move:", "✓ You can win: sum −1", "Best: cut red piece 2 of stalk 3"]);
}

#[test]
fn a_second_request_for_the_answer_is_told_what_to_do() {
    let mut arcade = cut("5:4");
    arcade.press("i");
    assert_shows(&arcade, &["You have found a right move yourself."]);
    let mut arcade = nim(Arcade::sized(120, 40));
    arcade.press("i i i");
    assert_shows(&arcade, &["This is the answer: the cursor is on it."]);
    let mut arcade = nim(Arcade::sized(120, 40));
    miss(&mut arcade);
    arcade.press("i");
    assert_shows(&arcade, &["To see the answer, undo your move first (u)."]);
}
