//! The game that is played is kept, and a kept one comes back.

use std::time::Duration;

use super::App;
use crate::{
    say,
    screens::{AnyScreen, PlayScreen},
    storage::{Results, SavedGame, Written},
};

impl App {
    /// Keeps all that has changed since the last time: settings, the game that is played, what became of puzzles and lessons, the
    /// machine that is taught. Whether there is anything to tell about it, which is seen in the next frame.
    pub fn keep(&mut self) -> bool {
        self.keep_within(Duration::ZERO)
    }

    /// The same, and waits until all of it is written.
    pub fn keep_now(&mut self) -> bool {
        self.keep_within(Duration::MAX)
    }

    fn keep_within(&mut self, patience: Duration) -> bool {
        self.keep_settings(patience);
        self.keep_top();
        self.tell_untold()
    }

    /// Keeps what the screen on top knows and no other.
    pub(super) fn keep_top(&mut self) {
        self.keep_game();
        self.count_puzzles();
        self.note_lessons();
        self.keep_machine();
    }

    /// Keeps at once what has come to its end, a game or a lesson: before anything else is kept it may be taken back, or begun again.
    pub(super) fn keep_ended(&mut self) {
        self.note_lessons();
        let Some(keeper) = &self.kept.keeper else { return };
        let Some(table) = self.screens.last_mut().and_then(|screen| screen.game()) else { return };
        if keeper.has_ended(table) {
            self.keep_game();
        }
    }

    /// Keeps the game that is left, whatever is over it.
    ///
    /// # Errors
    /// Where it cannot be kept; that nothing can be written is told once.
    pub fn leave(&mut self) -> Written {
        let Some(keeper) = &mut self.kept.keeper else { return Ok(None) };
        let game = self.screens.iter_mut().rev().find_map(|screen| screen.game());
        game.map_or(Ok(None), |table| keeper.leave(table))
    }

    /// Ends what is open: the game that is played is kept, and all else that has changed. What could not be kept, or was in the
    /// way, and that no screen tells any more.
    pub fn close(&mut self) -> Vec<String> {
        let kept = self.leave();
        self.tell_kept(kept);
        self.leave_to(1);
        self.keep_settings(Duration::MAX);
        std::mem::take(&mut self.untold)
    }

    /// Stops the solver's work for every screen above so many: what comes next is not to wait for it.
    pub(super) fn stop_above(&mut self, open: usize) {
        self.screens.iter_mut().skip(open).for_each(|screen| screen.stop());
    }

    /// Back to where this many screens were open.
    pub(super) fn back_to(&mut self, open: usize) {
        self.leave_to(open);
        self.look_again();
        self.tell_untold();
    }

    /// Leaves what is above so many screens, and keeps what it has changed.
    fn leave_to(&mut self, open: usize) {
        self.count_puzzles();
        self.note_lessons();
        let is_left = self.screens.iter().skip(open).any(|screen| matches!(screen, AnyScreen::Play(_)));
        let kept = if is_left { self.leave() } else { Ok(None) };
        self.stop_above(open);
        // From the top, so that what lies below learns of what was above it.
        while self.screens.len() > open {
            self.keep_machine();
            let Some(left) = self.screens.pop() else { break };
            self.teach(&left);
            self.habits.end(left);
        }
        self.tell_kept(kept);
    }

    /// Goes on with a game that was kept.
    pub(super) fn resume(&mut self, saved: SavedGame) {
        // It was opened when it was read, so it opens again.
        let Ok(table) = saved.open() else { return };
        self.put(AnyScreen::Play(PlayScreen::new(table)), Some(saved));
    }

    /// Says on the screen that has come up which games are unfinished.
    pub(super) fn look_again(&mut self) {
        let telling = self.kept.telling;
        self.top().tell(telling);
        if let Some(AnyScreen::Setup(form)) = self.screens.last_mut() {
            form.offer_review(self.habits.has_ended(form.game()));
        }
        let Some(keeper) = &mut self.kept.keeper else { return };
        let troubles = match self.screens.last_mut() {
            Some(AnyScreen::Menu(menu)) => {
                let (saved, troubles) = keeper.all_unfinished();
                menu.mark(&saved);
                troubles
            }
            Some(AnyScreen::Setup(form)) => {
                let (saved, trouble) = match keeper.unfinished(form.game()) {
                    Ok(saved) => (saved, None),
                    Err(trouble) => (None, Some(trouble)),
                };
                form.offer(saved);
                let (results, unread) = match keeper.results(form.game()) {
                    Ok(results) => (results, None),
                    Err(trouble) => (Results::default(), Some(trouble)),
                };
                form.tally(results);
                trouble.into_iter().chain(unread).collect()
            }
            Some(AnyScreen::Shelf(shelf)) => {
                shelf.fill(keeper.shelf());
                Vec::new()
            }
            Some(AnyScreen::Lessons(list)) => match keeper.lessons() {
                Ok(lessons) => {
                    list.fill(lessons);
                    Vec::new()
                }
                Err(trouble) => vec![trouble],
            },
            _ => Vec::new(),
        };
        self.untold.extend(troubles.iter().map(|trouble| trouble.words(&self.look)));
        self.tell_untold();
    }

    /// Keeps the game on top where it has changed.
    fn keep_game(&mut self) {
        let Some(keeper) = &mut self.kept.keeper else { return };
        let Some(table) = self.screens.last_mut().and_then(|screen| screen.game()) else { return };
        let kept = keeper.keep(table);
        let safe = keeper.is_safe(table);
        self.top().set_safe(safe);
        self.tell_kept(kept);
    }

    /// Notes what could not be kept, or was in the way: it is to be told.
    pub(super) fn tell_kept(&mut self, kept: Written) {
        let told = match kept {
            Ok(aside) => aside.map(|aside| aside.words(&self.look)),
            Err(error) => Some(error.words(&self.look)),
        };
        self.untold.extend(told);
    }

    /// Tells it on the screen that is on top now; whether there was anything.
    pub(super) fn tell_untold(&mut self) -> bool {
        let untold = std::mem::take(&mut self.untold);
        if untold.is_empty() {
            return false;
        }
        self.note(untold.join(&say!(self.look, "sentence-separator")), true);
        true
    }
}
