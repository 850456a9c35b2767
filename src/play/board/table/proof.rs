//! The proof of a verdict, step by step.

/// The knowledge that is sought besides the reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sought {
    /// Nothing.
    Nothing,
    /// The worth of every move.
    List,
    /// The proof of the verdict; this step of it is told.
    Proof {
        /// The step.
        step: ProofStep,
    },
}

/// One step of a proof; each part from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProofStep {
    /// A sentence of why the theorem holds here.
    Argument(usize),
    /// A position of those below this one, filled from the end backward.
    Filled(usize),
    /// A move with the reply to it, which the board shows.
    Row(usize),
}

impl Default for ProofStep {
    fn default() -> Self {
        Self::Argument(0)
    }
}

/// The extent to which the proof is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The number of sentences that say why the theorem holds here.
    pub argument: usize,
    /// The number of positions filled from the end backward; 0 where there are too many.
    pub filled: usize,
    /// The number of rows that are known.
    pub rows: usize,
    /// `true` where those are all.
    pub complete: bool,
    /// The part of it that the board shows, in words; `None` while it shows the game.
    pub shown: Option<String>,
}

impl Proof {
    /// The step that is told where this one is asked for: a part without steps is passed over; of fewer sentences, as another
    /// level of language may have them, the last one.
    pub const fn told(&self, step: ProofStep) -> ProofStep {
        match step {
            ProofStep::Argument(_) if self.argument == 0 => self.told(ProofStep::Filled(0)),
            ProofStep::Argument(at) if at >= self.argument => ProofStep::Argument(self.argument - 1),
            ProofStep::Filled(at) if at >= self.filled => ProofStep::Row(0),
            step => step,
        }
    }

    /// The step behind this one; `None` behind the last one, and while that is not known yet.
    pub const fn after(&self, step: ProofStep) -> Option<ProofStep> {
        match step {
            ProofStep::Argument(at) if at + 1 < self.argument => Some(ProofStep::Argument(at + 1)),
            ProofStep::Argument(_) => Some(self.told(ProofStep::Filled(0))),
            ProofStep::Filled(at) => Some(self.told(ProofStep::Filled(at + 1))),
            ProofStep::Row(at) if at + 1 < self.rows => Some(ProofStep::Row(at + 1)),
            ProofStep::Row(_) => None,
        }
    }

    /// The step before this one; the first one stays.
    pub const fn before(&self, step: ProofStep) -> ProofStep {
        match step {
            ProofStep::Argument(at) => ProofStep::Argument(at.saturating_sub(1)),
            ProofStep::Filled(0) | ProofStep::Row(0) if self.argument > 0 && !self.is_filled_before(step) => {
                ProofStep::Argument(self.argument - 1)
            }
            ProofStep::Row(0) if self.filled > 0 => ProofStep::Filled(self.filled - 1),
            ProofStep::Filled(at) => ProofStep::Filled(at.saturating_sub(1)),
            ProofStep::Row(at) => ProofStep::Row(at.saturating_sub(1)),
        }
    }

    /// Returns whether filled positions stand before a row.
    const fn is_filled_before(&self, step: ProofStep) -> bool {
        matches!(step, ProofStep::Row(_)) && self.filled > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fewer_sentences_leave_the_proof_in_its_part() {
        let proof = |argument, filled| Proof { argument, filled, rows: 2, complete: true, shown: None };
        let (long, short) = (proof(5, 3), proof(3, 3));
        assert_eq!(long.told(ProofStep::Argument(4)), ProofStep::Argument(4));
        assert_eq!(short.told(ProofStep::Argument(4)), ProofStep::Argument(2));
        assert_eq!(short.after(short.told(ProofStep::Argument(4))), Some(ProofStep::Filled(0)));
        assert_eq!(proof(0, 3).told(ProofStep::Argument(0)), ProofStep::Filled(0));
        assert_eq!(proof(3, 0).after(ProofStep::Argument(2)), Some(ProofStep::Row(0)));
    }
}
