//! How machines take their turns: at once against a person, at a pace against each other.

use rand::{SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Machine,
    players::{self, Choice},
};

use super::{Pointed, Table};
use crate::play::board::{Player, Side};

/// After every so many moves a game of two machines waits to be told to go on.
const DRAWN_OUT: usize = 400;

impl Table {
    /// Whether the machine to move waits for a key. Two machines are paused instead.
    pub(super) fn waits_for_key(&self) -> bool {
        let machine = matches!(self.seating.player(self.mover()), Some(Player::Machine(_)));
        self.seating.clock.held && machine && !self.is_watched() && self.end().is_none()
    }

    /// Seats the players once the setup's outcome is known, and plays the machine's move when it is its turn; whether it did
    /// any of that, or asked for its move.
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
        // The engine's own choice is legal: the contract tests walk every game for it.
        if self.history.record.make(mv).is_ok() {
            self.history.note(gift);
            self.seating.clock.due = false;
            self.seating.clock.paused |= self.is_watched() && self.plies().is_multiple_of(DRAWN_OUT);
            self.position_changed();
        }
    }

    /// Shows a machine's move before it is made.
    pub(super) fn point_at(&mut self, choice: Choice) {
        let aimed = self.board.aim(self.at(), &choice.mv);
        let left = std::mem::replace(&mut self.pointer.cursor, aimed);
        self.pointed = Some(Pointed { choice, left });
        self.choice_changed();
    }

    /// Shows no move any more; which one that was.
    pub(super) fn unpoint(&mut self) -> Option<Choice> {
        let Pointed { choice, left } = self.pointed.take()?;
        self.pointer.cursor = left;
        Some(choice)
    }

    /// Makes the move that is shown, if one is.
    pub fn make_pointed(&mut self) {
        if let Some(choice) = self.unpoint() {
            self.make(choice);
        }
    }

    /// Seats the players once the setup's outcome is known; whether that was just now.
    fn seat_by_outcome(&mut self) -> bool {
        let Some(analysis) = self.study.questions.now().filter(|_| self.seating.seats.is_none()) else { return false };
        let (begins, outcome) = (analysis.is_to_be_begun(), analysis.worth.outcome);
        self.seating.choose(begins, self.mover());
        let is_start = self.plies() == 0 && self.history.record.called().is_none();
        self.seating.chosen_by = (is_start && self.seating.side() == Side::Choose).then_some(outcome);
        self.choice_changed();
        true
    }

    /// Returns what a machine plays, once that is known.
    fn choice_of(&mut self, machine: Machine) -> Option<Choice> {
        if machine == Machine::Perfect {
            let suggested = self.study.questions.now()?.suggested.clone()?;
            return Some(Choice { mv: suggested, gift: false });
        }
        // A move that is taken back and played again comes out the same.
        let seed = self.seating.seed.wrapping_add(self.history.record.plies() as u64);
        let (game, position) = (self.game().clone(), self.now().clone());
        if machine == Machine::Matchbox {
            // What it has learned is about to be known: whoever shows the game lends it.
            let boxes = self.study.boxes.as_ref()?;
            return self.study.questions.choice(|| {
                let boxes = boxes.clone();
                move |cancel| boxes.choose(&game, &position, seed, cancel)
            });
        }
        let mover = self.mover();
        let own = self.history.gifts.iter().enumerate().filter(|(at, gift)| **gift && at % 2 == mover.index());
        let gifts = u32::try_from(own.count()).unwrap_or(u32::MAX);
        self.study.questions.choice(|| {
            move |cancel| {
                let mut rng = StdRng::seed_from_u64(seed);
                players::choose(machine, &game, &position, gifts, &mut rng, cancel)
            }
        })
    }
}
