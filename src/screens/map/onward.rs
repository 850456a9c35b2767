//! The move from the cursor to a safe position, computed on the worker once for each cell.

use std::sync::Arc;

use zugzwang_engine::{
    Map,
    map::{Spot, Way},
};

use crate::{play::job::Broken, screens::prelude::*};

type Found = (Table, String);

#[derive(Debug)]
pub(super) struct Onward {
    pub(super) spot: Spot,
    ask: Option<Ask<Option<Way>>>,
    /// The game after the move and the position that it leaves; `None` if no move leads to a safe position.
    found: Result<Option<Found>, Broken>,
}

impl Onward {
    pub(super) fn from(map: Arc<Map>, spot: Spot) -> Self {
        Self { spot, ask: Some(Ask::of(move |cancel| map.way(spot, cancel))), found: Ok(None) }
    }

    pub(super) const fn is_waiting(&self) -> bool {
        self.ask.is_some()
    }

    pub(super) fn take_job(&mut self) -> Option<Job> {
        self.ask.as_mut().and_then(Ask::take_job)
    }

    pub(super) fn collect(&mut self, map: &Map) -> bool {
        let Some(answer) = self.ask.as_ref().and_then(Ask::answer) else { return false };
        self.ask = None;
        self.found = answer.and_then(|way| {
            way.map(|way| game_after(map, self.spot, &way.mv).map(|table| (table, way.left)).ok_or(Broken)).transpose()
        });
        true
    }

    pub(super) fn words(&self, look: &Look) -> Result<Option<(String, &str)>, Broken> {
        let Some((table, left)) = self.found.as_ref().map_err(|broken| *broken)? else { return Ok(None) };
        Ok(table.last_words(look).map(|(_, words)| (words, left.as_str())))
    }
}

fn game_after(map: &Map, spot: Spot, mv: &str) -> Option<Table> {
    let opening = map.opening(spot)?;
    let moves: Vec<&str> = opening.moves.iter().map(String::as_str).chain([mv]).collect();
    boards::find(map.id())?.open(&opening.fields, &moves, Side::Both).ok()
}
