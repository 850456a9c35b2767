//! How machines move: at once against a person, at a pace against each other.

use rand::{SeedableRng, rngs::StdRng};
use zugzwang_engine::players::{self, Choice};

use super::{Pointed, prelude::*};

/// Two machines pause after every so many moves, because some games never end.
const PAUSE_AFTER: usize = 400;

impl Table {
    /// Whether the machine to move waits for a key. Two machines are paused instead.
    pub(super) fn waits_for_key(&self) -> bool {
        let machine = matches!(self.seating.player(self.mover()), Some(Player::Machine(_)));
        self.seating.clock.held && machine && !self.is_watched() && self.end().is_none()
    }

    /// Seats the players once the outcome of the setup is known, and plays or shows a machine's move if it is its turn. Returns
    /// whether anything changed or the move was asked for.
    pub(super) fn let_machine_move(&mut self) -> bool {
        let seated = self.seat_by_outcome();
        let Some(Player::Machine(machine)) = self.seating.player(self.mover()) else { return seated };
        let questions = &self.study.questions;
        let known = questions.now().is_some() && !questions.failed() && !questions.stopped();
        let is_its_turn = known && self.end().is_none();
        if !is_its_turn
            || self.pointed.is_some()
            || (self.is_watched() && !self.seating.clock.due)
            || self.waits_for_key()
        {
            return seated;
        }
        let before = self.study.questions.asked();
        if let Some(choice) = self.choice_of(machine) {
            if self.seating.points() {
                self.point_at(choice);
            } else {
                self.make(choice);
            }
        }
        seated || self.study.questions.asked() > before
    }

    /// Makes a machine's move.
    fn make(&mut self, Choice { mv, gift }: Choice) {
        // The engine chooses legal moves only, which its contract tests check for every game.
        if self.history.record.make(mv).is_ok() {
            self.history.note(gift);
            self.seating.clock.due = false;
            self.seating.clock.paused |= self.is_watched() && self.plies().is_multiple_of(PAUSE_AFTER);
            self.position_changed();
        }
    }

    /// Shows a move before it is made.
    pub(super) fn point_at(&mut self, choice: Choice) {
        let aimed = self.board.aim(self.at(), &choice.mv);
        let left = std::mem::replace(&mut self.pointer.cursor, aimed);
        self.pointed = Some(Pointed { choice, left });
        self.choice_changed();
    }

    /// Stops showing a move. Returns that move, if there was one.
    pub(super) fn unpoint(&mut self) -> Option<Choice> {
        let Pointed { choice, left } = self.pointed.take()?;
        self.pointer.cursor = left;
        Some(choice)
    }

    /// Makes the move that a machine is showing, if any.
    pub fn make_pointed(&mut self) {
        if let Some(choice) = self.unpoint() {
            self.make(choice);
        }
    }

    /// Seats the players once the outcome of the setup is known. Returns whether they were seated just now.
    fn seat_by_outcome(&mut self) -> bool {
        let Some(analysis) = self.study.questions.now().filter(|_| self.seating.seats.is_none()) else { return false };
        let (begins, outcome) = (analysis.is_to_be_begun(), analysis.worth.outcome);
        self.seating.choose(begins, self.mover());
        let is_start = self.plies() == 0 && self.history.record.called().is_none();
        self.seating.chosen_by = (is_start && self.seating.side() == Side::Choose).then_some(outcome);
        self.choice_changed();
        true
    }

    /// The move a machine chooses, once known.
    fn choice_of(&mut self, machine: Machine) -> Option<Choice> {
        if machine == Machine::Perfect {
            let questions = &self.study.questions;
            let analysis = questions.now()?;
            // A lost game is held out as long as possible, and the move that does is still being searched.
            if analysis.worth.outcome == Outcome::Loss && questions.measuring().is_some() {
                return None;
            }
            return Some(Choice { mv: analysis.suggested.clone()?, gift: false });
        }
        // The seed depends only on the number of moves, so that after an undo the machine plays the same move again.
        let seed = self.seating.seed.wrapping_add(self.history.record.plies() as u64);
        let (game, position) = (self.game().clone(), self.now().clone());
        if machine == Machine::Matchbox {
            // Without boxes, waits until `lend` brings what it has learned.
            let boxes = self.study.boxes.as_ref()?;
            return self.study.questions.choice(|| {
                let boxes = boxes.clone();
                move |cancel| boxes.choose(&game, &position, seed, cancel)
            });
        }
        let mover = self.mover();
        let given = self.history.gifts.iter().enumerate().filter(|(at, gift)| **gift && at % 2 == mover.index());
        let gifts = u32::try_from(given.count()).unwrap_or(u32::MAX);
        self.study.questions.choice(|| {
            move |cancel| {
                let mut rng = StdRng::seed_from_u64(seed);
                players::choose(machine, &game, &position, gifts, &mut rng, cancel)
            }
        })
    }
}
