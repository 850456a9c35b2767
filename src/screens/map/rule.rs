//! A rule that a person states, with what became of it.

use std::{collections::BTreeMap, sync::Arc};

use zugzwang_engine::{
    AnyMap,
    map::{Plane, Spot},
};

use crate::{
    look::Look,
    play::{
        claim::{Claim, Tested},
        job::{Ask, Broken, Job},
    },
    say,
    screens::{action::Action, pointer::Pointer},
};

/// The rules to choose from.
#[derive(Debug)]
pub(super) struct RulePane {
    claims: Vec<Claim>,
    pointer: Pointer,
    /// The one that is tried.
    ask: Option<Ask<Tested>>,
    /// The result of the one that was tried last.
    tested: Option<Result<Tested, Broken>>,
}

impl RulePane {
    pub(super) fn of(plane: &Plane, row: u64) -> Self {
        let claims = Claim::offered(plane, row);
        Self { pointer: Pointer::over(claims.len()), claims, ask: None, tested: None }
    }

    /// Walks the rules; whether the action is one that does.
    pub(super) fn walk(&mut self, action: Action) -> bool {
        let walks = self.pointer.walk(action);
        if walks {
            self.forget();
        }
        walks
    }

    /// Tries the chosen rule on a slice of the map, beside the screen.
    pub(super) fn test(&mut self, map: Arc<dyn AnyMap>, slice: u64, marks: BTreeMap<Spot, bool>) {
        let claim = self.claim();
        self.tested = None;
        self.ask = Some(Ask::of(move |cancel| claim.test(map.as_ref(), slice, &marks, cancel)));
    }

    pub(super) fn take_job(&mut self) -> Option<Job> {
        self.ask.as_mut().and_then(Ask::take_job)
    }

    /// Takes in what became of it; whether that is known now, or will not be known any more.
    pub(super) fn collect(&mut self) -> bool {
        let Some(answer) = self.ask.as_ref().and_then(Ask::answer) else { return false };
        self.ask = None;
        self.tested = Some(answer);
        true
    }

    /// Returns whether a rule is tried now.
    pub(super) const fn is_waiting(&self) -> bool {
        self.ask.is_some()
    }

    /// Returns what became of the rule that was tried last; `None` while nothing has.
    pub(super) const fn tested(&self) -> Option<&Result<Tested, Broken>> {
        self.tested.as_ref()
    }

    /// The rule is another: what becomes of it is not known.
    fn forget(&mut self) {
        (self.ask, self.tested) = (None, None);
    }

    /// The rule that is chosen.
    fn claim(&self) -> Claim {
        self.claims.get(self.pointer.at()).copied().unwrap_or(Claim::Marks)
    }

    /// Changes the number of the chosen rule, or its rest.
    pub(super) fn change(&mut self, more: bool, of_rest: bool) {
        self.forget();
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
