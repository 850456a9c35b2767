//! What has been played: the record, what was taken back, and which moves were gifts.

use zugzwang_engine::{AnyMove, MoveError, Record, Seat};

use crate::play::board::{Continuation, End};

/// The history of a game: what has been played.
#[derive(Debug)]
pub(super) struct History {
    pub(super) record: Record,
    /// Moves taken back, the next one to play again last, and whether each was a gift.
    undone: Vec<(AnyMove, bool)>,
    /// For each move whether a machine gave something back with it on purpose.
    pub(super) gifts: Vec<bool>,
    /// The player who has resigned, in the position now.
    pub(super) resigned: Option<Seat>,
    /// The number of times that anything of this has changed.
    pub(super) changes: u64,
}

impl History {
    pub(super) fn of(record: Record) -> Self {
        let gifts = vec![false; record.plies()];
        Self { record, undone: Vec::new(), gifts, resigned: None, changes: 0 }
    }

    /// Returns how the game ended; `None` while it goes on.
    pub(super) fn end(&self) -> Option<End> {
        self.resigned.map(End::Resigned).or_else(|| self.record.called().map(End::Played))
    }

    /// A move was made, as a gift or not; what was taken back cannot be played again.
    pub(super) fn note(&mut self, gift: bool) {
        self.undone.clear();
        self.gifts.push(gift);
    }

    /// This player resigns; what was taken back cannot be played again.
    pub(super) fn resign(&mut self, seat: Seat) {
        self.resigned = Some(seat);
        self.changes += 1;
        self.undone.clear();
    }

    /// Takes one move back, to be played again; whether there was one.
    pub(super) fn take_back(&mut self) -> bool {
        let Some(mv) = self.record.take_back() else { return false };
        self.undone.push((mv, self.gifts.pop().unwrap_or(false)));
        true
    }

    /// Plays again what was taken back last; `None` where there is nothing, and whether it could be played.
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

    /// The moves taken back are played and taken back again, which shows that they are legal.
    pub(super) fn take_up(&mut self, Continuation { taken_back, gifts, .. }: &Continuation) -> Result<(), MoveError> {
        let played = self.record.plies();
        let legal = taken_back.iter().try_for_each(|mv| self.record.play(mv));
        let again = self.record.plies() - played;
        // The last one is the first that is taken back again.
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
