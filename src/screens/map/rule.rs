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

#[derive(Debug)]
pub(super) struct RulePane {
    claims: Vec<Claim>,
    pointer: Pointer,
    pub(super) ask: Option<Ask<Tested>>,
    pub(super) tested: Option<Result<Tested, Broken>>,
}

impl RulePane {
    pub(super) fn of(plane: &Plane, row: u64) -> Self {
        let claims = Claim::offered(plane, row);
        Self { pointer: Pointer::over(claims.len()), claims, ask: None, tested: None }
    }

    pub(super) fn walk(&mut self, action: Action) -> bool {
        let walks = self.pointer.walk(action);
        if walks {
            self.forget();
        }
        walks
    }

    pub(super) fn test(&mut self, map: Arc<Map>, slice: u64, marks: BTreeMap<Spot, bool>) {
        let claim = self.claim();
        self.tested = None;
        self.ask = Some(Ask::of(move |cancel| claim.test(map.as_ref(), slice, &marks, cancel)));
    }

    pub(super) fn take_job(&mut self) -> Option<Job> {
        self.ask.as_mut().and_then(Ask::take_job)
    }

    pub(super) fn collect(&mut self) -> bool {
        let Some(answer) = self.ask.as_ref().and_then(Ask::answer) else { return false };
        self.ask = None;
        self.tested = Some(answer);
        true
    }

    /// The result is of the rule before it was changed.
    fn forget(&mut self) {
        (self.ask, self.tested) = (None, None);
    }

    fn claim(&self) -> Claim {
        self.claims.get(self.pointer.at()).copied().unwrap_or(Claim::Marks)
    }

    pub(super) fn change(&mut self, more: bool, of_rest: bool) {
        self.forget();
        if let Some(claim) = self.claims.get_mut(self.pointer.at()) {
            *claim = claim.changed(more, of_rest);
        }
    }

    pub(super) fn sentences(&self, look: &Look) -> Vec<(bool, String)> {
        let told = |(at, claim): (usize, &Claim)| {
            let (number, rest) = claim.numbers();
            (at == self.pointer.at(), say!(look, claim.text(), number = number, rest = rest))
        };
        self.claims.iter().enumerate().map(told).collect()
    }
}
