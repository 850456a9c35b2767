//! Where the game stands, and how it ends: by the rules, or because a person sees that it is lost.

use zugzwang_engine::Seat;

use super::Play;
use crate::play::board::{Board, End, Player, Refusal, Status};

impl<B: Board> Play<B> {
    /// How the game ended; `None` while it goes on.
    pub(super) fn end(&self) -> Option<End> {
        self.resigned.map(End::Resigned).or_else(|| self.record.winner().map(End::Played))
    }

    pub(super) fn standing(&self) -> Status {
        match self.end() {
            Some(end) => Status::Over(end),
            None if self.questions.failed() => Status::Failed,
            None if self.is_open() => Status::Turn(self.record.mover()),
            None if self.questions.stopped() => Status::Stopped,
            None if self.is_held() => Status::Watched(self.record.mover()),
            None if self.is_watched() && self.questions.now().is_some() => Status::Watched(self.record.mover()),
            None => {
                let (done, total) = self.questions.progress();
                Status::Thinking(done, total)
            }
        }
    }

    /// Who would resign now: also while a machine thinks, whose turn it is.
    pub(super) fn resigner(&self) -> Result<Seat, Refusal> {
        if self.end().is_some() {
            return Err(Refusal::Over);
        }
        let mover = self.record.mover();
        let mut seats = [mover, mover.other()].into_iter();
        seats.find(|seat| self.player(*seat) == Some(Player::Person)).ok_or(Refusal::Thinking)
    }

    /// The machine that a person has played this game against: both have moved since they sat down, or sat there from the start.
    pub(super) fn rival(&self) -> Option<Player> {
        let seats = self.seats?;
        let machine = Seat::ALL.into_iter().find(|seat| seats[seat.index()] != Player::Person)?;
        let is_met =
            seats[machine.other().index()] == Player::Person && Seat::ALL.iter().all(|seat| self.has_played(*seat));
        is_met.then_some(seats[machine.index()])
    }

    fn has_played(&self, seat: Seat) -> bool {
        let seated = self.seated[seat.index()];
        seated == 0 || (seated..self.record.moves().len()).any(|number| Seat::to_move(number) == seat)
    }

    /// The reason of the position is still sought; what a machine would play is not.
    pub(super) fn give_up(&mut self) -> Result<(), Refusal> {
        self.resigned = Some(self.resigner()?);
        self.changes += 1;
        self.undone.clear();
        self.questions.forget_choice();
        self.cursor_changed();
        Ok(())
    }

    /// Takes a resignation back; whether there was one.
    pub(super) fn play_on(&mut self) -> bool {
        let resigned = self.resigned.is_some();
        if resigned {
            self.position_changed();
        }
        resigned
    }
}
