//! What the user wants in the panel: the reason, the list of moves, or the proof of the verdict, which is walked move by move.

use super::{Moment, moment};
use crate::{
    play::board::{ProofStep, Sought},
    screens::prelude::*,
};

/// The contents of the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Topic {
    /// The reason, or as much of it as is revealed.
    Reason,
    Moves,
    Proof,
}

/// The contents that the user wants in the panel.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) enum Subject {
    #[default]
    Reason,
    Moves,
    Proof(Proving),
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Proving {
    over_moves: bool,
    step: ProofStep,
    /// The moment whose verdict is proved.
    of: Moment,
}

impl Subject {
    /// The contents that are shown: the list of moves only if everything is revealed, and the proof only before the end of the game, too.
    pub(super) fn topic(&self, over: bool, reveals_all: impl FnOnce() -> bool) -> Topic {
        match self {
            Self::Reason => Topic::Reason,
            _ if !reveals_all() => Topic::Reason,
            Self::Proof(_) if !over => Topic::Proof,
            Self::Proof(Proving { over_moves: false, .. }) => Topic::Reason,
            Self::Moves | Self::Proof(_) => Topic::Moves,
        }
    }

    /// Returns what to ask the solver for while this is shown of it. In another position the proof starts over.
    pub(super) fn sought(&mut self, topic: Topic, table: &Table, look: &Look) -> Sought {
        if let Self::Proof(Proving { step, of, .. }) = self {
            let now = moment(table);
            if *of != now {
                (*step, *of) = (ProofStep::default(), now);
            }
            if topic == Topic::Proof {
                return Sought::Proof { step: table.proof(look).told(*step) };
            }
        }
        if topic == Topic::Moves { Sought::List } else { Sought::Nothing }
    }

    /// Shows the list of moves, or closes it if it is shown.
    pub(super) fn switch_moves(&mut self, topic: Topic) {
        *self = if topic == Topic::Moves { Self::Reason } else { Self::Moves };
    }

    pub(super) fn switch_proof(&mut self) {
        match self {
            Self::Proof(_) => self.end_proof(),
            Self::Reason | Self::Moves => {
                *self = Self::Proof(Proving { over_moves: *self == Self::Moves, ..Proving::default() });
            }
        }
    }

    /// Ends the proof; the list of moves that it replaced comes back.
    pub(super) fn end_proof(&mut self) {
        if let Self::Proof(proof) = self {
            *self = if proof.over_moves { Self::Moves } else { Self::Reason };
        }
    }

    /// Closes the list of moves, even below the proof.
    pub(super) fn end_moves(&mut self) {
        match self {
            Self::Proof(proof) => proof.over_moves = false,
            Self::Reason | Self::Moves => *self = Self::Reason,
        }
    }

    /// Moves to the next step of the proof, or to the one before; after the last step the proof is complete. The board shows the step
    /// even if the row is the same, because the user may have moved the game's own cursor.
    pub(super) fn walk(&mut self, on: bool, table: &mut Table, look: &Look) {
        let known = table.proof(look);
        table.seek(Sought::Nothing);
        let Self::Proof(proof) = self else { return };
        let now = known.told(proof.step);
        match known.after(now) {
            _ if !on => proof.step = known.before(now),
            Some(step) => proof.step = step,
            None if known.complete => self.end_proof(),
            None => {}
        }
    }
}
