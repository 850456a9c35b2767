//! The length of a lost game, searched beside the screen: shown while it is searched, stopped by a key, and never claimed before.

use std::sync::mpsc::{Receiver, Sender, channel};

use ratatui::layout::Rect;
use zugzwang::{
    app::{App, Kept, Msg, worker::Worker},
    play::{board::Side, job::Job},
};

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
        let (jobs, inbox) = channel();
        let (done, told) = channel();
        let area = Rect::new(0, 0, 120, 40);
        let app = App::new(plain_look(), Kept::default(), Worker::Thread { jobs, done: told, open: 0 }, area);
        let arcade = Arcade::of(app, area).open("strip", &["row=10111110010100", "k=3"], &[], Side::Both);
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
