//! The move that leaves a safe place, from the place under the cursor: found out beside the screen, once for each place.

use std::sync::Arc;

use zugzwang_engine::{
    Map,
    map::{Spot, Way},
};

use crate::{
    look::Look,
    play::{
        board::{Side, Table},
        boards,
        job::{Ask, Broken, Job},
    },
};

/// The game behind a move, which has words for it, and the position that it leaves.
type Behind = (Box<dyn Table>, String);

/// A question about one place, and its answer.
#[derive(Debug)]
pub(super) struct Onward {
    spot: Spot,
    ask: Option<Ask<Option<Way>>>,
    /// `None` where no move leaves a safe place.
    found: Result<Option<Behind>, Broken>,
}

impl Onward {
    pub(super) fn from(map: Arc<Map>, spot: Spot) -> Self {
        Self { spot, ask: Some(Ask::of(move |cancel| map.way(spot, cancel))), found: Ok(None) }
    }

    pub(super) fn is_from(&self, spot: Spot) -> bool {
        self.spot == spot
    }

    pub(super) const fn is_waiting(&self) -> bool {
        self.ask.is_some()
    }

    pub(super) fn take_job(&mut self) -> Option<Job> {
        self.ask.as_mut().and_then(Ask::take_job)
    }

    /// Takes the answer in; whether it has come.
    pub(super) fn collect(&mut self, map: &Map) -> bool {
        let Some(answer) = self.ask.as_ref().and_then(Ask::answer) else { return false };
        self.ask = None;
        self.found = answer.and_then(|way| {
            way.map(|way| behind(map, self.spot, &way.mv).map(|table| (table, way.left)).ok_or(Broken)).transpose()
        });
        true
    }

    /// The move in words, and what it leaves; `None` where no move does.
    pub(super) fn told(&self, look: &Look) -> Result<Option<(String, &str)>, Broken> {
        let Some((table, left)) = self.found.as_ref().map_err(|broken| *broken)? else { return Ok(None) };
        Ok(table.last_words(look).map(|(_, words)| (words, left.as_str())))
    }
}

/// The game behind a move from a place.
fn behind(map: &Map, spot: Spot, mv: &str) -> Option<Box<dyn Table>> {
    let opening = map.opening(spot)?;
    let moves: Vec<&str> = opening.moves.iter().map(String::as_str).chain([mv]).collect();
    boards::find(map.id())?.open(&opening.fields, &moves, Side::Both).ok()
}
