//! The proof of the verdict, walked move by move.

use super::{PlayScreen, Why};
use crate::{board::Telling, look::Look, say};

impl PlayScreen {
    /// Whether the proof stands in the reason's place: it tells everything, so only where everything is told.
    pub(super) fn proves(&self) -> bool {
        self.proof.is_some() && self.why != Why::Hidden && self.told() == Telling::default()
    }

    /// Asks for what is to be shown, and for nothing else.
    pub(super) fn want(&mut self) {
        self.table.want_list(self.lists());
        self.table.want_proof(self.proof.filter(|_| self.proves()));
    }

    pub(super) fn switch_proof(&mut self, look: &Look) {
        if self.proof.take().is_some() {
            return;
        }
        if self.told() != Telling::default() {
            return self.warn(say!(look, "proof-told"));
        }
        self.proof = Some(0);
        if self.why == Why::Hidden {
            self.why = Why::Beside;
        }
    }

    /// To the next move of the proof, or the one before; behind the last one the proof is complete.
    pub(super) fn walk_proof(&mut self, on: bool) {
        let (rows, complete) = self.table.proof_rows();
        self.proof = match self.proof {
            Some(row) if on && row + 1 < rows => Some(row + 1),
            Some(_) if on && complete => None,
            Some(row) if on => Some(row),
            Some(row) => Some(row.saturating_sub(1)),
            None => None,
        };
    }
}
