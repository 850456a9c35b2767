//! The history of a game: the record, the undone moves, and which moves were gifts.

use zugzwang_engine::{AnyMove, MoveError, Record, Seat};

use crate::play::board::{Continuation, End};

/// The history of a game.
#[derive(Debug)]
pub(super) struct History {
    pub(super) record: Record,
    /// Undone moves, the next one to redo last, each with whether it was a gift.
    undone: Vec<(AnyMove, bool)>,
    /// For each move, whether a machine gave something away with it on purpose.
    pub(super) gifts: Vec<bool>,
    /// The player who resigned in the current position.
    pub(super) resigned: Option<Seat>,
    /// The number of changes to any of this.
    pub(super) changes: u64,
}

impl History {
    pub(super) fn of(record: Record) -> Self {
        let gifts = vec![false; record.plies()];
        Self { record, undone: Vec::new(), gifts, resigned: None, changes: 0 }
    }

    /// Returns the end of the game; `None` while it is not over.
    pub(super) fn end(&self) -> Option<End> {
        self.resigned.map(End::Resigned).or_else(|| self.record.called().map(End::Played))
    }

    /// Records whether the move just made was a gift. Undone moves can no longer be redone.
    pub(super) fn note(&mut self, gift: bool) {
        self.undone.clear();
        self.gifts.push(gift);
    }

    /// Resigns for a player. Undone moves can no longer be redone.
    pub(super) fn resign(&mut self, seat: Seat) {
        self.resigned = Some(seat);
        self.changes += 1;
        self.undone.clear();
    }

    /// Undoes a move. Returns whether there was one.
    pub(super) fn take_back(&mut self) -> bool {
        let Some(mv) = self.record.take_back() else { return false };
        self.undone.push((mv, self.gifts.pop().unwrap_or(false)));
        true
    }

    /// Redoes the last undone move. Returns whether it was legal; `None` if there was no move to redo.
    pub(super) fn play_again(&mut self) -> Option<bool> {
        let (mv, gift) = self.undone.pop()?;
        let played = self.record.make(mv).is_ok();
        if played {
            self.gifts.push(gift);
        }
        Some(played)
    }

    pub(super) fn continuation(&self) -> Continuation {
        let taken_back = self.undone.iter().rev();
        let gifts = self.gifts.iter().chain(taken_back.clone().map(|(_, gift)| gift)).zip(1..);
        Continuation {
            taken_back: taken_back.map(|(mv, _)| mv.to_string()).collect(),
            gifts: gifts.filter(|(gift, _)| **gift).map(|(_, number)| number).collect(),
            seated: [0; 2],
        }
    }

    /// Restores the undone moves and the gifts of a saved game. Plays the undone moves and undoes them again, to check that they are
    /// legal.
    pub(super) fn take_up(&mut self, Continuation { taken_back, gifts, .. }: &Continuation) -> Result<(), MoveError> {
        let played = self.record.plies();
        let legal = taken_back.iter().try_for_each(|mv| self.record.play(mv));
        let again = self.record.plies() - played;
        // Undoes from the last one, so the numbers count down.
        let numbers = (played + 1..=played + again).rev();
        let undone = numbers.filter_map(|number| Some((self.record.take_back()?, gifts.contains(&number)))).collect();
        legal?;
        self.undone = undone;
        for (gift, number) in self.gifts.iter_mut().zip(1..) {
            *gift = gifts.contains(&number);
        }
        Ok(())
    }
}
