//! Starting over in a lesson: after a wrong try, after too many moves, and after a game played alone.

use zugzwang::teach::lesson::{Deed, Lesson, all};

use super::{LARGE, given, is_asked, is_done, play, position, solve, step, until_asked};

/// Returns a lesson with a text and then this action, with at most this many moves.
fn made(position: &str, most: usize, deed: &str) -> Lesson {
    let text = format!(
        "number = 1\nposition = \"{position}\"\npar = 1\nmost = {most}\n[[step]]\nsay = \"a\"\n{deed}\
         [[step]]\nposition = \"nim heaps=3\"\nfree = \"alone\"\n"
    );
    Lesson::read("made", &text).expect("it is valid")
}

#[test]
fn neither_at_first_nor_after_a_wrong_try_is_the_cursor_on_the_solution() {
    let mut tried = 0;
    // In a program any line but the last may be filled in any way.
    for lesson in all().0.clone().into_iter().filter(|lesson| lesson.id != "program") {
        let mut arcade = given(&lesson, LARGE);
        while !is_done(&arcade) {
            let at = step(&arcade);
            let finds = matches!(lesson.steps[at].deed, Deed::Find { .. });
            if finds && is_asked(&arcade) {
                // A wrong move is under the cursor. It is answered and undone.
                arcade.press("Enter");
                assert_eq!(step(&arcade), at, "{}: Enter alone finds it\n{}", lesson.id, arcade.screen());
                while step(&arcade) == at && !is_asked(&arcade) {
                    arcade.press("Space");
                }
                tried += 1;
                arcade.press("Enter");
                assert_eq!(step(&arcade), at, "{}: Enter alone finds it\n{}", lesson.id, arcade.screen());
            }
            while step(&arcade) == at && !is_done(&arcade) {
                arcade.press("Space");
            }
        }
    }
    assert!(tried >= 22, "every other lesson has a wrong first move: {tried}");
}

#[test]
fn after_too_many_moves_backspace_and_u_start_the_lesson_over_like_space() {
    let find = made("nim heaps=3,4,5", 1, "[[step]]\nfind = \"b\"\n");
    let game = Lesson::read(
        "made",
        "number = 1\nposition = \"nim heaps=3,4,5\"\npar = 1\nmost = 1\n[[step]]\nsay = \"a\"\n[[step]]\nfree = \"b\"\n",
    )
    .expect("it is valid");
    for (lesson, moves) in [(find, ["2:1", "2:1"]), (game, ["1:2", "2:1"])] {
        for key in ["Backspace", "u", "Space"] {
            let mut arcade = given(&lesson, LARGE);
            for mv in moves {
                until_asked(&mut arcade);
                play(&mut arcade, mv);
            }
            assert!(arcade.shows("That took more than 1 move."), "{}", arcade.screen());
            arcade.press(key);
            assert!(arcade.shows("step 1 of") && arcade.shows("moves: 0 (needed"), "{key}:\n{}", arcade.screen());
            until_asked(&mut arcade);
            play(&mut arcade, "1:2");
            assert!(
                arcade.shows("moves: 1 (needed") && !arcade.shows("That took more than"),
                "{key}:\n{}",
                arcade.screen()
            );
        }
    }
}

#[test]
fn backspace_at_the_end_of_a_game_played_alone_does_what_the_lesson_says() {
    let lesson = made("nim heaps=5", 9, "");
    let mut arcade = given(&lesson, LARGE);
    solve(&mut arcade, &lesson);
    assert!(arcade.shows("Backspace play again"), "{}", arcade.screen());
    assert!(!arcade.shows("Backspace to go") && !arcade.shows("Backspace previous"));
    arcade.press("Backspace");
    assert!(is_asked(&arcade) && position(&mut arcade).to_string() == "nim heaps=3 last=wins", "{}", arcade.screen());
    assert!(arcade.shows("step 2 of 2") && arcade.shows("Backspace previous"), "{}", arcade.screen());
    arcade.press("Backspace");
    assert!(arcade.shows("step 1 of 2"), "{}", arcade.screen());
}

#[test]
fn where_space_and_backspace_do_the_same_only_one_is_named() {
    let lesson = made("nim heaps=1", 9, "");
    let mut arcade = given(&lesson, LARGE);
    until_asked(&mut arcade);
    play(&mut arcade, "1:1");
    assert!(arcade.shows("Space again") && !arcade.shows("Backspace"), "{}", arcade.screen());
    arcade.press("Backspace");
    assert!(is_asked(&arcade) && arcade.shows("step 2 of 2"), "{}", arcade.screen());
}

#[test]
fn a_wrong_move_that_ends_the_game_has_no_reply_and_is_undone() {
    let lesson = made("nim heaps=2 last=loses", 9, "[[step]]\nfind = \"b\"\n");
    let mut arcade = given(&lesson, LARGE);
    until_asked(&mut arcade);
    play(&mut arcade, "1:2");
    assert!(arcade.shows("Space to undo it") && !arcade.shows("Space for the reply"), "{}", arcade.screen());
    arcade.press("Space");
    assert!(is_asked(&arcade) && position(&mut arcade).moves.is_empty(), "{}", arcade.screen());
}
