//! Rules that the user can state, and the result of testing one.

use std::{collections::BTreeMap, sync::Arc};

use zugzwang_engine::{
    Map,
    map::{Plane, Spot},
};

use crate::{
    play::{
        claim::{Claim, Tested},
        job::Broken,
    },
    screens::{pointer::Pointer, prelude::*},
};

/// The pane for stating a rule.
#[derive(Debug)]
pub(super) struct RulePane {
    claims: Vec<Claim>,
    pointer: Pointer,
    /// The test that is running.
    pub(super) ask: Option<Ask<Tested>>,
    /// The result of the last test.
    pub(super) tested: Option<Result<Tested, Broken>>,
}

impl RulePane {
    pub(super) fn of(plane: &Plane, row: u64) -> Self {
        let claims = Claim::offered(plane, row);
        Self { pointer: Pointer::over(claims.len()), claims, ask: None, tested: None }
    }

    /// Moves the cursor. Returns whether the action does that.
    pub(super) fn walk(&mut self, action: Action) -> bool {
        let walks = self.pointer.walk(action);
        if walks {
            self.forget();
        }
        walks
    }

    /// Starts testing the selected rule on a slice of the map.
    pub(super) fn test(&mut self, map: Arc<Map>, slice: u64, marks: BTreeMap<Spot, bool>) {
        let claim = self.claim();
        self.tested = None;
        self.ask = Some(Ask::of(move |cancel| claim.test(map.as_ref(), slice, &marks, cancel)));
    }

    pub(super) fn take_job(&mut self) -> Option<Job> {
        self.ask.as_mut().and_then(Ask::take_job)
    }

    /// Collects the result. Returns whether it has come, or failed.
    pub(super) fn collect(&mut self) -> bool {
        let Some(answer) = self.ask.as_ref().and_then(Ask::answer) else { return false };
        self.ask = None;
        self.tested = Some(answer);
        true
    }

    /// Forgets the result, as the rule has changed.
    fn forget(&mut self) {
        (self.ask, self.tested) = (None, None);
    }

    /// The selected rule.
    fn claim(&self) -> Claim {
        self.claims.get(self.pointer.at()).copied().unwrap_or(Claim::Marks)
    }

    /// Changes the number of the selected rule, or its remainder.
    pub(super) fn change(&mut self, more: bool, of_rest: bool) {
        self.forget();
        if let Some(claim) = self.claims.get_mut(self.pointer.at()) {
            *claim = claim.changed(more, of_rest);
        }
    }

    /// The rules in words, each with whether it is selected.
    pub(super) fn sentences(&self, look: &Look) -> Vec<(bool, String)> {
        let told = |(at, claim): (usize, &Claim)| {
            let (number, rest) = claim.numbers();
            (at == self.pointer.at(), say!(look, claim.text(), number = number, rest = rest))
        };
        self.claims.iter().enumerate().map(told).collect()
    }
}
