//! The proof of the verdict, walked move by move.

use super::{GameView, WhyPane};
use crate::{
    look::Look,
    play::board::{ProofStep, Sought},
};

/// The step that the proof has been walked to.
#[derive(Debug, Clone, Default)]
pub(super) struct Proving {
    /// The step that is told.
    step: ProofStep,
    /// After how many moves, and of which position.
    of: (usize, String),
}

impl GameView {
    /// Returns whether the proof stands in the reason's place: it tells everything, so only where everything is told. At the
    /// end there is nothing left to prove.
    pub(super) fn proves(&self) -> bool {
        self.proof.is_some() && !self.has_ended() && self.why != WhyPane::Hidden && self.told().is_all()
    }

    /// Returns whether the game is over.
    pub(in crate::screens) fn has_ended(&self) -> bool {
        self.table.is_over()
    }

    /// At the end the proof is put away, so that it does not come back with a move that is taken back.
    pub(super) fn end_proof(&mut self) {
        if self.has_ended() {
            self.proof = None;
        }
    }

    /// Says what the board shows of the proof; `None` while it shows the game.
    pub(super) fn shows_proof(&self, look: &Look) -> Option<String> {
        // A proof that is not shown is not told either: this is asked with every frame.
        self.proves().then(|| self.table.proof(look).shown).flatten()
    }

    /// Asks for what is to be shown, and for nothing else. The proof of another position begins anew.
    pub(super) fn want(&mut self, look: &Look) {
        self.end_proof();
        let now = (self.table.plies(), self.table.position());
        if let Some(proof) = self.proof.as_mut().filter(|proof| proof.of != now) {
            *proof = Proving { step: ProofStep::default(), of: now };
        }
        let step = self.proof.as_ref().filter(|_| self.proves()).map(|proof| proof.step);
        let step = step.map(|step| self.table.proof(look).told(step));
        let instead = if self.lists() { Sought::List } else { Sought::Nothing };
        self.table.seek(step.map_or(instead, |step| Sought::Proof { step }));
    }

    pub(super) fn switch_proof(&mut self, look: &Look) {
        if self.has_ended() {
            return self.warn(self.over(look));
        }
        if !self.told().is_all() {
            self.proof = None;
            return self.warn(self.proof_refused(look));
        }
        if self.proof.take().is_some() {
            return;
        }
        self.proof = Some(Proving::default());
        if self.why == WhyPane::Hidden {
            self.why = WhyPane::Beside;
        }
    }

    /// To the next step of the proof, or the one before; behind the last one the proof is complete. The board shows it again,
    /// also where the game's own cursor was steered meanwhile and the row is the same.
    pub(super) fn walk_proof(&mut self, on: bool, look: &Look) {
        let known = self.table.proof(look);
        self.table.seek(Sought::Nothing);
        let Some(proof) = &mut self.proof else { return };
        let now = known.told(proof.step);
        match known.after(now) {
            _ if !on => proof.step = known.before(now),
            Some(step) => proof.step = step,
            None if known.complete => self.proof = None,
            None => {}
        }
    }
}
