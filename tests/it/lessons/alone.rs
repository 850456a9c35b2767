//! The part of a lesson played alone: a wrong move is judged, the game goes on, and moves can be undone.

use std::sync::mpsc::channel;

use ratatui::layout::{Position, Rect};
use zugzwang::{
    app::{App, Kept, Msg, worker::Worker},
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::{board::Side, job::Job},
    teach::lesson::Lesson,
};

use super::{LARGE, given, is_asked, is_done, play, position, solve};
use crate::common::{Arcade, assert_shows};

/// Returns a lesson that is only a game played alone.
fn game(position: &str, side: &str) -> Lesson {
    let text = format!(
        "number = 1\nposition = \"{position}\"\nside = \"{side}\"\npar = 1\nmost = 99\n[[step]]\nsay = \"a\"\n[[step]]\nfree = \"alone\"\n"
    );
    Lesson::read("made", &text).expect("it is valid")
}

fn alone(position: &str, side: &str) -> (Arcade, Lesson) {
    let lesson = game(position, side);
    let mut arcade = given(&lesson, LARGE);
    arcade.press("Space");
    (arcade, lesson)
}

#[test]
fn a_move_that_gives_the_win_away_is_judged_and_the_game_goes_on() {
    let (mut arcade, _) = alone("nim heaps=3,4,5", "first");
    play(&mut arcade, "2:1");
    for told in ["You made a mistake (take 1 from heap 2): a win became a loss.", "press Backspace or u to undo it."] {
        assert!(arcade.says(told), "{told}\n{}", arcade.screen());
    }
    assert!(is_asked(&arcade) && position(&mut arcade).moves.split(' ').count() == 2, "the machine has replied");
    // Nothing is left to give away now.
    let mv = position(&mut arcade).answer().expect("an answer").suggested_move.expect("the game continues");
    play(&mut arcade, &mv);
    assert!(!arcade.says("a win became a loss"), "{}", arcade.screen());
}

#[test]
fn a_move_that_keeps_the_win_is_not_judged() {
    let (mut arcade, _) = alone("nim heaps=3,4,5", "first");
    play(&mut arcade, "1:2");
    assert!(is_asked(&arcade) && !arcade.says("Backspace or u to undo it"), "{}", arcade.screen());
}

#[test]
fn points_given_away_are_counted() {
    // D(0,4) is 11. After the 3 alone the opponent takes −1 and 4, and the deficit comes back: 3 − 5 to 3, which is −5.
    let (mut arcade, _) = alone("both-ends numbers=3,-1,4,-5", "first");
    play(&mut arcade, "L1");
    assert!(arcade.says("worth 3): it gave away 16 points."), "{}", arcade.screen());
}

#[test]
fn backspace_and_u_undo_a_wrong_move_and_it_still_counts() {
    for key in ["Backspace", "u"] {
        let (mut arcade, lesson) = alone("nim heaps=3,4,5", "first");
        let before = position(&mut arcade);
        play(&mut arcade, "2:1");
        arcade.press(key);
        assert!(is_asked(&arcade) && position(&mut arcade) == before, "{key}\n{}", arcade.screen());
        assert!(arcade.shows("moves: 1 (needed") && !arcade.says("a win became a loss"), "{}", arcade.screen());
        play(&mut arcade, "2:1");
        assert!(arcade.says("a win became a loss"), "it is judged again\n{}", arcade.screen());
        arcade.press(key);
        solve(&mut arcade, &lesson);
        assert!(is_done(&arcade));
    }
}

#[test]
fn backspace_undoes_a_game_move_by_move_and_then_leads_to_the_previous_step() {
    let (mut arcade, _) = alone("nim heaps=3,4,5", "first");
    play(&mut arcade, "1:2");
    let once = position(&mut arcade);
    let mv = once.answer().expect("an answer").suggested_move.expect("the game continues");
    play(&mut arcade, &mv);
    arcade.press("Backspace");
    assert!(position(&mut arcade) == once, "{}", arcade.screen());
    arcade.press("Backspace");
    assert!(position(&mut arcade).moves.is_empty() && is_asked(&arcade), "{}", arcade.screen());
    arcade.press("Backspace");
    assert!(arcade.shows("step 1 of 2"), "{}", arcade.screen());
}

#[test]
fn backspace_leads_to_the_previous_step_where_the_machine_goes_first() {
    let (mut arcade, _) = alone("nim heaps=2,2", "second");
    assert!(position(&mut arcade).moves.split(' ').count() == 1 && is_asked(&arcade), "{}", arcade.screen());
    arcade.press("u");
    assert!(arcade.shows("You have no move to undo"), "{}", arcade.screen());
    arcade.press("Backspace");
    assert!(arcade.shows("step 1 of 2") && position(&mut arcade).moves.is_empty(), "{}", arcade.screen());
}

/// Returns an arcade whose worker answers only when the function is called.
fn held() -> (Arcade, impl Fn(&mut Arcade)) {
    let (jobs, inbox) = channel::<Job>();
    let (outbox, done) = channel();
    let worker = Worker::Thread { jobs, done, open: 0 };
    let area = Rect::from((Position::ORIGIN, LARGE));
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let arcade = Arcade::of(App::new(look, Kept::default(), worker, area), area);
    let work = move |arcade: &mut Arcade| {
        while let Ok(job) = inbox.try_recv() {
            job.run();
            outbox.send(()).expect("the arcade receives answers");
            arcade.app.update(Msg::Answered);
        }
    };
    (arcade, work)
}

#[test]
fn a_game_that_fails_while_a_move_is_typed_ends_the_typing() {
    let (mut arcade, work) = held();
    arcade.app.open_lessons(Some(game("nim heaps=2,6", "first")));
    arcade.press("Space");
    work(&mut arcade);
    play(&mut arcade, "2:6");
    arcade.press(":");
    arcade.text("1:1");
    assert!(arcade.shows("Move:"), "{}", arcade.screen());
    work(&mut arcade);
    assert!(arcade.shows("No win this time.") && !arcade.shows("Move:"), "{}", arcade.screen());
    arcade.press("Space");
    work(&mut arcade);
    assert!(is_asked(&arcade), "{}", arcade.screen());
}

#[test]
fn no_lesson_offers_to_stop_the_solver() {
    let (mut arcade, work) = held();
    arcade.app.open_lessons(Some(game("nim heaps=2,6", "second")));
    arcade.press("Space");
    let mut waits = 0;
    for _ in 0..4 {
        waits += usize::from(arcade.shows("Thinking"));
        assert!(!arcade.shows("Esc to stop"), "{}", arcade.screen());
        work(&mut arcade);
        arcade.press("Space");
    }
    assert!(waits > 0, "{}", arcade.screen());
    let (mut arcade, _work) = held();
    let nim = zugzwang::play::boards::find("nim").expect("a known game");
    arcade.app.open(nim.open(&["heaps=2,6"], &[], Side::Second).expect("a valid setup"));
    arcade.app.update(Msg::Tick);
    assert!(arcade.shows("Thinking") && arcade.shows("Esc to stop."), "{}", arcade.screen());
}

#[test]
fn at_the_end_of_a_game_the_lesson_says_what_it_offers() {
    let (mut arcade, lesson) = alone("nim heaps=1,3", "first");
    solve(&mut arcade, &lesson);
    assert_shows(&arcade, &["Done in", "Press Space for the list"]);
    let (mut arcade, _) = alone("nim heaps=1,3", "first");
    play(&mut arcade, "2:3");
    assert_shows(&arcade, &["No win this time.", "Press Space to try again"]);
    assert!(!arcade.shows("Press n for"), "{}", arcade.screen());
}

#[test]
fn a_move_can_be_pasted_where_one_can_be_made() {
    let (mut arcade, _) = alone("nim heaps=3,4,5", "first");
    arcade.app.update(Msg::Paste("1:2".to_owned()));
    arcade.press("Enter");
    assert!(position(&mut arcade).moves.starts_with("1:2 "), "{}", arcade.screen());
    arcade.press("u Backspace");
    arcade.app.update(Msg::Paste("1:2".to_owned()));
    assert!(!arcade.shows("1:2"), "no move is expected\n{}", arcade.screen());
}

#[test]
fn a_move_can_be_pasted_only_once_the_position_is_solved() {
    let (mut arcade, work) = held();
    let text = "number = 1\nposition = \"nim heaps=3,4,5\"\npar = 1\nmost = 9\n[[step]]\nfind = \"a\"\n\
                [[step]]\nposition = \"nim heaps=1\"\nfree = \"alone\"\n";
    let lesson = Lesson::read("made", text).expect("it is valid");
    arcade.app.open_lessons(Some(lesson));
    arcade.app.update(Msg::Paste("1:2".to_owned()));
    assert!(!arcade.shows("Move:") && arcade.shows("still working"), "{}", arcade.screen());
    assert!(!arcade.shows("Press i"), "no key of a lesson asks again\n{}", arcade.screen());
    arcade.press("Enter");
    work(&mut arcade);
    assert!(arcade.shows("step 1 of 2"), "no move was made\n{}", arcade.screen());
    arcade.app.update(Msg::Paste("1:2".to_owned()));
    arcade.press("Enter");
    work(&mut arcade);
    assert!(arcade.shows("step 2 of 2"), "{}", arcade.screen());
}
