//! The proof of a verdict, step by step.

/// The task of the solver besides finding the reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sought {
    /// Nothing.
    Nothing,
    /// The worth of every move.
    List,
    /// The proof of the verdict, of which one step is shown.
    Proof {
        /// The step.
        step: ProofStep,
    },
}

/// One step of a proof. The steps of each part are numbered from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProofStep {
    /// A sentence of the argument why the theorem holds here.
    Argument(usize),
    /// One of the positions below this one, filled in backward from the end.
    Filled(usize),
    /// A move with its reply, which the board shows.
    Row(usize),
}

impl Default for ProofStep {
    fn default() -> Self {
        Self::Argument(0)
    }
}

/// The known part of a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The number of sentences that say why the theorem holds here.
    pub argument: usize,
    /// The number of positions filled in backward from the end; 0 if there are too many.
    pub filled: usize,
    /// The number of rows that are known.
    pub rows: usize,
    /// Whether that is all of them.
    pub complete: bool,
    /// The row the board shows, in words; `None` while it shows the game.
    pub shown: Option<String>,
}

impl Proof {
    /// The step to show when this one is asked for. A part without steps is skipped. A sentence beyond the end of the argument,
    /// which may be shorter at another level of language, becomes its last one.
    pub const fn told(&self, step: ProofStep) -> ProofStep {
        match step {
            ProofStep::Argument(_) if self.argument == 0 => self.told(ProofStep::Filled(0)),
            ProofStep::Argument(at) if at >= self.argument => ProofStep::Argument(self.argument - 1),
            ProofStep::Filled(at) if at >= self.filled => ProofStep::Row(0),
            step => step,
        }
    }

    /// The step after this one; `None` after the last one or while the next one is not known yet.
    pub const fn after(&self, step: ProofStep) -> Option<ProofStep> {
        match step {
            ProofStep::Argument(at) if at + 1 < self.argument => Some(ProofStep::Argument(at + 1)),
            ProofStep::Argument(_) => Some(self.told(ProofStep::Filled(0))),
            ProofStep::Filled(at) => Some(self.told(ProofStep::Filled(at + 1))),
            ProofStep::Row(at) if at + 1 < self.rows => Some(ProofStep::Row(at + 1)),
            ProofStep::Row(_) => None,
        }
    }

    /// The step before this one; the first step has none and stays.
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

    /// Whether filled positions come before a row.
    const fn is_filled_before(&self, step: ProofStep) -> bool {
        matches!(step, ProofStep::Row(_)) && self.filled > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_with_fewer_sentences_stays_in_its_part() {
        let proof = |argument, filled| Proof { argument, filled, rows: 2, complete: true, shown: None };
        let (long, short) = (proof(5, 3), proof(3, 3));
        assert_eq!(long.told(ProofStep::Argument(4)), ProofStep::Argument(4));
        assert_eq!(short.told(ProofStep::Argument(4)), ProofStep::Argument(2));
        assert_eq!(short.after(short.told(ProofStep::Argument(4))), Some(ProofStep::Filled(0)));
        assert_eq!(proof(0, 3).told(ProofStep::Argument(0)), ProofStep::Filled(0));
        assert_eq!(proof(3, 0).after(ProofStep::Argument(2)), Some(ProofStep::Row(0)));
    }
}
