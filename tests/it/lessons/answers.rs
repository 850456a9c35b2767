//! Questions of lessons: the places of the right answers, answers by touch, and moves that are tried while a question is open.

use super::{Deed, LARGE, SMALL, all, assert_shows, given, lesson, position, step};

#[test]
fn no_place_among_the_answers_holds_most_of_the_right_ones() {
    let mut places = [0; 3];
    let steps = all().0.iter().flat_map(|lesson| &lesson.steps);
    for right in steps.filter_map(|step| match &step.deed {
        Deed::Ask { choices, right } if choices.len() > 1 => Some(*right),
        _ => None,
    }) {
        places[right] += 1;
    }
    let all: usize = places.iter().sum();
    assert!(places.iter().all(|here| here * 5 <= all * 3), "{places:?}");
    assert!(places[0] * 3 >= all && places[1] * 3 >= all, "{places:?}");
}

#[test]
fn a_click_on_an_answer_gives_it() {
    let mut arcade = given(&lesson("king"), SMALL);
    arcade.press("Space");
    let place = arcade.find("Both odd");
    arcade.click(place.x, place.y);
    assert_shows(&arcade, &["✗ 1 up and 1 right are both odd"]);
    let place = arcade.find("Both even");
    arcade.click(place.x, place.y);
    assert_shows(&arcade, &["✓ Both even"]);
}

#[test]
fn moves_are_tried_while_a_question_is_open_and_taken_back() {
    let mut arcade = given(&lesson("king"), LARGE);
    arcade.press("Space Down Enter");
    let asked = position(&mut arcade);
    arcade.press("Tab Up Enter Up Enter");
    assert!(arcade.says("the question is still open"), "{}", arcade.screen());
    assert_eq!(position(&mut arcade).moves.split(' ').count(), 2, "{}", arcade.screen());
    arcade.press("Backspace");
    assert_eq!(position(&mut arcade).moves.split(' ').count(), 1, "{}", arcade.screen());
    arcade.press("Esc");
    assert!(position(&mut arcade) == asked && step(&arcade) == 1, "{}", arcade.screen());
    // The wrong answer is still there, and nothing was counted.
    assert!(arcade.says("1 up and 1 right are both odd") && arcade.shows("moves: 0 ("), "{}", arcade.screen());
}

#[test]
fn a_click_on_the_board_tries_a_move_while_a_question_is_open() {
    let mut arcade = given(&lesson("king"), LARGE);
    arcade.press("Space");
    let board = arcade.board().expect("the board");
    arcade.click(board.x + board.width / 2, board.y + board.height / 2);
    assert!(arcade.says("the question is still open"), "{}", arcade.screen());
    arcade.press("Space");
    assert_shows(&arcade, &["Both even", "Press Space for the answer"]);
}

#[test]
fn the_board_keeps_its_place_from_step_to_step() {
    for lesson in all().0.clone() {
        for size in [SMALL, LARGE] {
            let mut arcade = given(&lesson, size);
            let first = arcade.board();
            while !arcade.shows("Play it: ") {
                let is_marking = matches!(lesson.steps[step(&arcade)].deed, Deed::Mark(_));
                assert!(is_marking || arcade.board() == first, "{}:\n{}", lesson.id, arcade.screen());
                arcade.press("Space");
            }
            assert_eq!(arcade.board(), first, "{}:\n{}", lesson.id, arcade.screen());
        }
    }
}

#[test]
fn a_touch_of_the_board_answers_where_its_moves_stand_for_the_answers() {
    let mut arcade = given(&lesson("domineering"), LARGE);
    arcade.press("Space");
    let board = arcade.board().expect("the board");
    arcade.click(board.x + board.width / 2, board.y + board.height / 2);
    assert_shows(&arcade, &["✓ The middle one", "Press Space to go on"]);
    let mut touched = 0;
    for step in all().0.iter().flat_map(|lesson| &lesson.steps).filter(|step| !step.touch.is_empty()) {
        let Deed::Ask { choices, .. } = &step.deed else { panic!("only questions are answered") };
        assert!(step.touch.len() == choices.len() && step.touch.iter().all(|moves| !moves.is_empty()));
        touched += 1;
    }
    assert!(touched >= 3);
}
