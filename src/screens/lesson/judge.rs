//! Judging the user's moves in a lesson.

use zugzwang_engine::Worth;

use super::{Cause, LessonScreen, Phase};
use crate::{
    keep::storage::Given,
    play::{board::Back, review::Mistake},
    screens::{GameView, prelude::*},
    teach::lesson::{Deed, Failure, Success},
};

impl LessonScreen {
    /// Runs what may move, and judges the move if there was one.
    pub(super) fn move_with<T>(&mut self, deed: impl FnOnce(&mut GameView) -> T) {
        let before = self.play.table.plies();
        deed(&mut self.play);
        if self.play.table.plies() <= before {
            return;
        }
        match self.phase {
            // A move that the lesson has shown is not the user's.
            Phase::Finding { shown } => {
                self.moves += usize::from(!shown && !self.found.contains(&self.at));
                self.set_phase(Phase::Judging);
                self.judge();
            }
            Phase::Free { shown } => {
                self.moves += usize::from(!shown);
                self.set_phase(Phase::Free { shown: false });
                self.watch();
            }
            _ => {}
        }
    }

    /// Judges whether the move is the wanted one, once its worth is known.
    fn judge(&mut self) {
        let (plies, Some(before)) = self.before else { return };
        let Some(after) = self.play.table.worth() else { return };
        let keeps = Mistake::of(plies + 1, before, after).is_none() && after.outcome.flip() == before.outcome;
        let played = self.play.table.moves().split_off(plies);
        let listed = self.listed();
        let right = if listed.is_empty() { keeps } else { played.iter().all(|mv| listed.contains(mv)) };
        // The right move counts once, a wrong one every time. Before the right one is found, every move has counted when played.
        self.moves += usize::from(!right && self.found.contains(&self.at));
        if !right {
            self.missed.insert(self.at);
        }
        if self.moves > self.lesson.most {
            self.set_phase(Phase::Failed(Cause::Moves));
        } else if right {
            self.found.insert(self.at);
            self.enter(self.at + 1);
        } else {
            self.set_phase(Phase::Wrong { keeps, replied: false });
        }
    }

    /// Replies to the wrong move, then takes it back.
    pub(super) fn refute(&mut self, keeps: bool, replied: bool, look: &Look) {
        if keeps || replied || self.play.table.is_over() {
            let plies = self.before.0;
            while self.play.table.plies() > plies && self.play.table.back(Back::Turn) {}
            // The solver is asked again, and its answer moves the cursor off the wanted move again.
            self.before.1 = None;
            self.set_phase(Phase::Finding { shown: false });
        } else if self.play.table.reply() {
            self.set_phase(Phase::Wrong { keeps, replied: true });
        } else {
            self.tell(look, "status-at-work");
        }
    }

    /// Checks whether the game played alone has succeeded or failed, and what its last move gave away.
    fn watch(&mut self) {
        let Some(Deed::Free(test)) = self.step().map(|step| &step.deed) else { return };
        let test = *test;
        let (status, worth) = (self.play.table.status(), self.play.table.worth());
        let lost = match (status, test.success) {
            (Status::Over(end), Success::Won) => end.winner().seat() != Some(self.seat()),
            (Status::Over(end), Success::Held) => end.winner().seat() == Some(self.seat().other()),
            _ => false,
        };
        let given = worth.is_some_and(|worth| match test.success {
            Success::Won => matches!(worth.outcome, Outcome::Draw | Outcome::Loss),
            Success::Held => worth.outcome == Outcome::Loss,
        });
        if lost {
            self.set_phase(Phase::Failed(Cause::Lost));
        } else if self.moves > self.lesson.most {
            self.set_phase(Phase::Failed(Cause::Moves));
        } else if matches!(status, Status::Over(_)) {
            self.enter(self.at + 1);
        } else if matches!(status, Status::Turn(_)) {
            if given && test.failure == Failure::Mistake {
                self.set_phase(Phase::Failed(Cause::Mistake));
            } else if let Some(worth) = worth {
                self.judge_game(worth, given);
            }
        }
    }

    /// Notes what the user's last move gave away, once it is the user's turn again. A perfect reply keeps the result, so the worth
    /// of the position now is what that move left. `gone` is whether the game can no longer succeed.
    fn judge_game(&mut self, now: Worth, gone: bool) {
        let (plies, before) = self.before;
        let played = self.play.table.plies();
        if played > plies
            && let Some(before) = before
        {
            let left = Worth { outcome: now.outcome.flip(), ..now };
            self.slip = Mistake::of(plies + 1, before, left);
            if let Some(slip) = self.slip.as_ref().filter(|_| gone) {
                self.gone.get_or_insert(slip.number);
            }
        }
        self.before = (played, Some(now));
    }

    /// The stars earned: wrong moves cost some, and so do questions and marks that were not right at the first try.
    pub(super) fn earned(&self) -> u8 {
        let is_move = |at: &&usize| matches!(self.lesson.steps[**at].deed, Deed::Find { .. });
        let guessed = self.missed.iter().filter(|at| !is_move(at)).count();
        if self.shown { 0 } else { self.lesson.stars(self.moves + guessed) }
    }

    pub(super) fn finish(&mut self) {
        self.given = Some(Given { stars: self.earned(), moves: self.moves as u64 });
        self.play.tell_in_lesson(usize::MAX);
        self.set_phase(Phase::Done { chosen: 0 });
    }

    /// Collects finished answers, and continues what waited for them. Returns whether anything changed.
    pub(in crate::screens) fn collect(&mut self) -> bool {
        let changed = self.play.table.collect();
        match self.phase {
            Phase::Finding { .. } if self.before.1.is_none() => self.look_elsewhere(),
            Phase::Judging => self.judge(),
            Phase::Replying => self.take_reply(),
            Phase::Free { .. } => self.watch(),
            _ => {}
        }
        changed
    }

    /// Notes the worth of the position once it is known, and moves the cursor off the moves to find.
    pub(super) fn look_elsewhere(&mut self) {
        let Some(worth) = self.play.table.worth() else { return };
        self.before.1 = Some(worth);
        let listed = self.listed().to_vec();
        self.play.table.turn_from(&listed);
    }

    /// Plays the opponent's reply once it is known.
    fn take_reply(&mut self) {
        if self.play.table.reply() {
            self.set_phase(Phase::Told);
            self.past.pop();
            self.past.push(self.now());
        }
    }
}
