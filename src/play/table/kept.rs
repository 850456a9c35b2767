//! A game that was kept is taken up again.

use zugzwang_engine::MoveError;

use super::Play;
use crate::play::board::{Board, Player};

impl<B: Board> Play<B> {
    /// The moves taken back are played and taken back again, which shows that they are legal.
    pub(super) fn take_up(
        &mut self,
        taken_back: &[String],
        seats: Option<[Player; 2]>,
        gifts: &[usize],
    ) -> Result<(), MoveError> {
        let played = self.record.moves().len();
        let legal = taken_back.iter().try_for_each(|mv| self.record.play_text(mv));
        let again = self.record.moves().len() - played;
        // The last one is the first that is taken back again.
        let numbers = (played + 1..=played + again).rev();
        let undone = numbers.filter_map(|number| Some((self.record.take_back()?, gifts.contains(&number)))).collect();
        legal?;
        self.undone = undone;
        for (gift, number) in self.gifts.iter_mut().zip(1..) {
            *gift = gifts.contains(&number);
        }
        self.seats = seats.or(self.seats);
        let machine = self.seats.into_iter().flatten().find_map(|player| match player {
            Player::Machine(machine) => Some(machine),
            Player::Person => None,
        });
        self.opponent = machine.unwrap_or(self.opponent);
        self.position_changed();
        Ok(())
    }
}
