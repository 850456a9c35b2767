//! What becomes of a move in a lesson.

use zugzwang_engine::{Outcome, Worth};

use super::{Cause, LessonScreen, Phase};
use crate::{
    keep::storage::Given,
    look::Look,
    play::{
        board::{Back, Status},
        review::Mistake,
    },
    screens::GameView,
    teach::lesson::{Deed, Failure, Success, Test},
};

impl LessonScreen {
    /// Does what may move, and looks what has come of it.
    pub(super) fn move_with<T>(&mut self, deed: impl FnOnce(&mut GameView) -> T) {
        let before = self.table().plies();
        deed(&mut self.play);
        if self.table().plies() <= before {
            return;
        }
        match self.phase {
            Phase::Finding { .. } => {
                self.moves += usize::from(!self.found.contains(&self.at));
                self.set_phase(Phase::Judging);
                self.judge();
            }
            Phase::Free { .. } => {
                self.moves += 1;
                self.set_phase(Phase::Free { shown: false });
                self.watch();
            }
            _ => {}
        }
    }

    /// Judges whether the move is the one that was looked for, once it is known what it is worth.
    fn judge(&mut self) {
        let (plies, Some(before)) = self.before else { return };
        let Some(after) = self.table().worth() else { return };
        let keeps = Mistake::of(plies + 1, before, after).is_none() && after.outcome.flip() == before.outcome;
        let played = self.table().moves().split_off(plies);
        let listed = self.listed();
        let right = if listed.is_empty() { keeps } else { played.iter().all(|mv| listed.contains(mv)) };
        // The right one counts once, a wrong one always; one that was not found yet has counted as it was played.
        self.moves += usize::from(!right && self.found.contains(&self.at));
        if self.moves > self.lesson.most {
            self.set_phase(Phase::Failed(Cause::Moves));
        } else if right {
            self.found.insert(self.at);
            self.enter(self.at + 1);
        } else {
            self.set_phase(Phase::Wrong { keeps, replied: false });
        }
    }

    /// The wrong move is replied to, and then taken back.
    pub(super) fn refute(&mut self, keeps: bool, replied: bool, look: &Look) {
        if keeps || replied || self.is_over() {
            let plies = self.before.0;
            while self.table().plies() > plies && self.table().back(Back::Turn) {}
            // The solver is asked anew, and its answer turns the cursor away once more.
            self.before.1 = None;
            self.set_phase(Phase::Finding { shown: false });
        } else if self.table().reply() {
            self.set_phase(Phase::Wrong { keeps, replied: true });
        } else {
            self.tell(look, "status-at-work");
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.play.has_ended()
    }

    fn test(&self) -> Option<Test> {
        match self.step()?.deed {
            Deed::Free(test) => Some(test),
            _ => None,
        }
    }

    /// Finds out whether the game that is played alone has succeeded or failed, and what its last move gave away.
    fn watch(&mut self) {
        let Some(test) = self.test() else { return };
        let (status, worth) = (self.table().status(), self.table().worth());
        let lost = match (status, test.success) {
            (Status::Over(end), Success::Won) => end.winner().seat() != Some(self.seat),
            (Status::Over(end), Success::Held) => end.winner().seat() == Some(self.seat.other()),
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

    /// It is the user's turn again: what the move before the machine's gave away. A perfect reply keeps what there is, so what
    /// the position is worth now is what that move left. With that the game may be `gone`: it cannot succeed any more.
    fn judge_game(&mut self, now: Worth, gone: bool) {
        let (plies, before) = self.before;
        let played = self.table().plies();
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

    pub(super) fn finish(&mut self) {
        let stars = if self.shown { 0 } else { self.lesson.stars(self.moves) };
        self.given = Some(Given { stars, moves: self.moves as u64 });
        self.play.tell_in_lesson(usize::MAX);
        self.find_ends();
        self.set_phase(Phase::Done { chosen: 0 });
    }

    /// Takes in answers, and does what waited for them.
    pub(in crate::screens) fn collect(&mut self) -> bool {
        let changed = self.table().collect();
        match self.phase {
            Phase::Finding { .. } if self.before.1.is_none() => self.look_elsewhere(),
            Phase::Judging => self.judge(),
            Phase::Replying => self.take_reply(),
            Phase::Free { .. } => self.watch(),
            _ => {}
        }
        changed
    }

    /// Notes what the position is worth once it is known, and then takes the cursor away from what is looked for.
    pub(super) fn look_elsewhere(&mut self) {
        let Some(worth) = self.table().worth() else { return };
        self.before.1 = Some(worth);
        let listed = self.listed().to_vec();
        self.table().turn_from(&listed);
    }

    /// Plays the opponent's reply, once it is known.
    fn take_reply(&mut self) {
        if self.table().reply() {
            self.set_phase(Phase::Told);
            self.past.pop();
            let now = self.now();
            self.past.push(now);
        }
    }
}
