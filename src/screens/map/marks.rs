//! The user's marks on a map.

use std::collections::BTreeMap;

use zugzwang_engine::{InOrder, Map, map::Spot};

use crate::{
    keep::storage::Belief,
    play::{judged::Marked, request::Request},
};

/// Keyed by the name of the position.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(in crate::screens) struct Marks(BTreeMap<String, Belief>);

impl Marks {
    pub(in crate::screens) fn of(beliefs: &[Belief]) -> Self {
        Self(beliefs.iter().map(|belief| (belief.position.clone(), belief.clone())).collect())
    }

    /// Returns whether a position is marked as safe; `None` without a mark.
    pub(in crate::screens) fn get(&self, name: &str) -> Option<bool> {
        self.0.get(name).map(|belief| belief.safe)
    }

    /// The mark goes from safe to not safe to none. Returns the new mark.
    pub(in crate::screens) fn turn(&mut self, name: &str, from: &str) -> Option<bool> {
        let safe = match self.get(name) {
            None => Some(true),
            Some(true) => Some(false),
            Some(false) => None,
        };
        self.set(name, from, safe);
        safe
    }

    pub(in crate::screens) fn set(&mut self, name: &str, from: &str, safe: Option<bool>) {
        match safe {
            Some(safe) => {
                let belief = Belief { position: name.to_owned(), safe, from: from.to_owned() };
                self.0.insert(name.to_owned(), belief);
            }
            None => {
                self.0.remove(name);
            }
        }
    }

    pub(in crate::screens) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn by_name(&self) -> BTreeMap<String, bool> {
        self.0.iter().map(|(name, belief)| (name.clone(), belief.safe)).collect()
    }

    pub(in crate::screens) fn all(&self) -> Vec<Marked> {
        let marked = |belief: &Belief| Marked {
            position: belief.position.clone(),
            safe: belief.safe,
            from: belief.from.clone(),
        };
        let mut all: Vec<Marked> = self.0.values().map(marked).collect();
        // The length keeps 9 before 12.
        all.order_by_key(|marked| (marked.position.len(), marked.position.clone()));
        all
    }

    pub(super) fn by_spot(&self, map: &Map, spots: impl Iterator<Item = Spot>) -> BTreeMap<Spot, bool> {
        spots.filter_map(|spot| Some((spot, self.get(&map.name(spot)?)?))).collect()
    }
}

/// Returns the id of the position in a cell; `None` if no game reaches it.
pub(super) fn question(map: &Map, spot: Spot) -> Option<String> {
    let opening = map.opening(spot)?;
    let (game, fields, moves) = (map.id().to_owned(), opening.fields, opening.moves.join(" "));
    Some(Request { game, fields, moves, ..Request::default() }.to_string())
}
