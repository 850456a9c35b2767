//! A rule that a person states, with what became of it.

use zugzwang_engine::map::Plane;

use crate::{
    look::Look,
    play::claim::{Claim, Tested},
    say,
    screens::pointer::Pointer,
};

/// The rules to choose from.
#[derive(Debug)]
pub(super) struct RulePane {
    claims: Vec<Claim>,
    pub(super) pointer: Pointer,
    /// What became of the one that was tried last.
    pub(super) tested: Option<Tested>,
}

impl RulePane {
    pub(super) fn of(plane: &Plane, row: u64) -> Self {
        let claims = Claim::offered(plane, row);
        Self { pointer: Pointer::over(claims.len()), claims, tested: None }
    }

    /// The rule that is chosen.
    pub(super) fn claim(&self) -> Claim {
        self.claims.get(self.pointer.at()).copied().unwrap_or(Claim::Marks)
    }

    /// Changes the number of the chosen rule, or its rest.
    pub(super) fn change(&mut self, more: bool, of_rest: bool) {
        self.tested = None;
        if let Some(claim) = self.claims.get_mut(self.pointer.at()) {
            *claim = claim.changed(more, of_rest);
        }
    }

    /// The rules in words, the chosen one with where it stands.
    pub(super) fn sentences(&self, look: &Look) -> Vec<(bool, String)> {
        let told = |(at, claim): (usize, &Claim)| {
            let (number, rest) = claim.numbers();
            (at == self.pointer.at(), say!(look, claim.text(), number = number, rest = rest))
        };
        self.claims.iter().enumerate().map(told).collect()
    }
}
