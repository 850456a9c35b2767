//! Who plays a game: where it stands for them, and how a person ends it who sees that it is lost.

use std::sync::Arc;

use zugzwang_engine::{
    Seat,
    matchbox::{Bout, BoxNotes},
};

use super::{Play, boxes::Boxes};
use crate::play::board::{Log, Player, Refusal, Seating, Seats, Status};

impl Seats for Play {
    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn seating_mut(&mut self) -> &mut Seating {
        &mut self.seating
    }

    fn seat(&mut self, seat: Seat, player: Player) {
        self.seating.seat(seat, player, self.plies(), self.mover());
        // Who comes in the place of who resigned plays on.
        self.history.resigned = self.history.resigned.filter(|resigned| *resigned != seat);
        self.study.questions.choose_anew();
        self.choice_changed();
    }

    fn status(&self) -> Status {
        let questions = &self.study.questions;
        match self.end() {
            Some(end) => Status::Over(end),
            None if questions.failed() => Status::Failed,
            None if self.pointed.is_some() => Status::Pointed(self.mover()),
            None if self.is_open() => Status::Turn(self.mover()),
            None if questions.stopped() => Status::Stopped,
            None if self.is_held() => Status::Watched(self.mover()),
            None if self.is_watched() && questions.now().is_some() => Status::Watched(self.mover()),
            None => {
                let (done, total) = questions.progress();
                Status::Thinking(done, total)
            }
        }
    }

    /// The reason of the position is still sought; what a machine would play is not.
    fn resign(&mut self) -> Result<(), Refusal> {
        let seat = self.seating.resigner(self.status(), self.plies())?;
        self.history.resign(seat);
        self.study.questions.forget_choice();
        self.choice_changed();
        Ok(())
    }

    fn make_pointed(&mut self) {
        Self::make_pointed(self);
    }

    fn lend(&mut self, noted: Arc<[BoxNotes]>) {
        self.study.boxes = Some(Boxes::new(noted));
        self.seating.has_boxes = true;
        self.study.questions.choose_anew();
    }

    fn bout(&self) -> Option<Bout> {
        self.machines_bout()
    }
}
