//! The length of a lost game, searched beside the screen: shown while it is searched, stopped by a key, and never claimed before.

use std::sync::mpsc::{Receiver, Sender, channel};

use ratatui::layout::Rect;
use zugzwang::{
    app::{App, Kept, Msg, worker::Worker},
    play::{board::Side, job::Job},
};

use zugzwang_engine::{Analysis, AnyMove, Cancel, games};

use crate::common::{Arcade, assert_shows, plain_look};

/// An arcade whose solver works only when the test lets it.
struct Paused {
    arcade: Arcade,
    inbox: Receiver<Job>,
    done: Sender<()>,
}

impl Paused {
    /// Opens a lost row of cells whose analysis does not say how long it lasts, and answers only that analysis.
    fn lost() -> Self {
        Self::against(Side::Both)
    }

    /// The same with the person on one side of the perfect player, or on both.
    fn against(side: Side) -> Self {
        let (jobs, inbox) = channel();
        let (done, told) = channel();
        let area = Rect::new(0, 0, 120, 40);
        let app = App::new(plain_look(), Kept::default(), Worker::Thread { jobs, done: told, open: 0 }, area);
        let arcade = Arcade::of(app, area).open("strip", &["row=10111110010100", "k=3"], &[], side);
        let mut paused = Self { arcade, inbox, done };
        let first = paused.inbox.try_iter().collect();
        paused.answer(first);
        paused
    }

    fn answer(&mut self, jobs: Vec<Job>) {
        for job in jobs {
            job.run();
            self.done.send(()).expect("the arcade listens");
        }
        self.arcade.app.update(Msg::Answered);
    }

    /// Reports progress of what is being worked out, and returns it.
    fn at_work(&mut self) -> Vec<Job> {
        let jobs: Vec<Job> = self.inbox.try_iter().collect();
        for job in &jobs {
            job.note_progress(3, 7);
        }
        self.arcade.app.elapse();
        jobs
    }
}

#[test]
fn the_search_for_the_length_is_shown_and_longest_is_said_only_after_it() {
    let mut paused = Paused::lost();
    assert!(!paused.arcade.shows("Working out"), "a short search is not shown:\n{}", paused.arcade.screen());
    let jobs = paused.at_work();
    assert_shows(&paused.arcade, &["Working out how long the", "3 of 7", "To make it hard"]);
    assert!(paused.arcade.app.is_thinking() && !paused.arcade.shows("longest"), "{}", paused.arcade.screen());
    paused.arcade.press("i");
    assert_shows(&paused.arcade, &["makes it hard"]);
    assert!(!paused.arcade.shows("longest"), "{}", paused.arcade.screen());
    paused.answer(jobs);
    let rest = paused.inbox.try_iter().collect();
    paused.answer(rest);
    assert_shows(&paused.arcade, &["lasts longest"]);
    assert!(!paused.arcade.shows("Working out") && !paused.arcade.app.is_thinking(), "{}", paused.arcade.screen());
}

#[test]
fn the_search_for_the_length_can_be_stopped_without_leaving_the_game() {
    let mut paused = Paused::lost();
    let jobs = paused.at_work();
    paused.arcade.press("Esc");
    assert_shows(&paused.arcade, &["Stopped. How long the game lasts stays open.", "To make it hard"]);
    assert!(!paused.arcade.app.is_thinking() && !paused.arcade.shows("Working out"), "{}", paused.arcade.screen());
    paused.answer(jobs);
    assert!(!paused.arcade.shows("longest"), "{}", paused.arcade.screen());
}

/// The perfect player's move in the lost row: theory's, and the one that lasts longest.
fn perfect_moves() -> [String; 2] {
    let game = games::find("strip").expect("listed").game(&["row=10111110010100", "k=3"]).expect("a setup");
    let (start, never) = (game.start(), Cancel::never());
    let named = |analysis: Analysis<AnyMove>| analysis.suggested.expect("a move").to_string();
    let known = named(game.analyse(&start, &never).expect("nobody stops it"));
    [known, named(game.analyse_in_full(&start, &never).expect("nobody stops it").0)]
}

#[test]
fn the_perfect_player_waits_until_it_knows_the_move_that_lasts_longest() {
    let [known, longest] = perfect_moves();
    assert_ne!(known, longest, "the row shows nothing");
    let mut paused = Paused::against(Side::Second);
    let jobs = paused.at_work();
    assert_shows(&paused.arcade, &["Working out how long the", "3 of 7", "Press Esc to stop"]);
    paused.answer(jobs);
    assert!(paused.arcade.has_played(&longest), "{}", paused.arcade.screen());
}

#[test]
fn the_perfect_player_moves_when_its_search_is_stopped() {
    let [known, _] = perfect_moves();
    let mut paused = Paused::against(Side::Second);
    let _jobs = paused.at_work();
    paused.arcade.press("Esc");
    assert!(paused.arcade.has_played(&known), "{}", paused.arcade.screen());
}
