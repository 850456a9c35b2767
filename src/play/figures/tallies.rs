//! The points each player has taken, the points left, and the limit of the next move: after every move so far, now, and as the
//! cursor's move would leave it.

use zugzwang_engine::{Game, score::Score};

use super::{Figure, Look, Seen, Size, ledger::Ledger, say};

/// The points of both players, the points left, and the limit of the next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// The points each player has taken.
    pub taken: Score,
    /// The points left to take.
    pub left: i64,
    /// The most that may be taken next, if there is a limit.
    pub limit: Option<u64>,
}

impl Tally {
    fn entries(&self) -> Vec<String> {
        let points = [self.taken.first, self.taken.second, self.left].map(|points| points.to_string());
        points.into_iter().chain(self.limit.map(|limit| limit.to_string())).collect()
    }
}

/// The tallies of a game: after each move, the last one being the current one, and after the cursor's move.
#[derive(Debug, Clone)]
pub struct Tallies {
    trail: Vec<Tally>,
    skipped: usize,
    then: Option<Tally>,
}

impl Tallies {
    /// The tallies of positions.
    pub fn of<G: Game>(seen: &Seen<'_, G>, tally: impl Fn(&G::Position) -> Tally) -> Self {
        let trail = seen.trail.iter().map(&tally).collect();
        Self { trail, skipped: seen.skipped, then: seen.then.as_ref().map(tally) }
    }

    /// Draws the figure over other lines, with as much of the trail as there is room for.
    pub fn over(&self, below: Figure, look: &Look, room: Size) -> Figure {
        let Some((now, before)) = self.trail.split_last() else { return Vec::new() };
        let heads = [say!(look, "figure-first"), say!(look, "figure-second"), say!(look, "figure-left")];
        let heads = heads.into_iter().chain(now.limit.map(|_| say!(look, "figure-limit")));
        let past = (self.skipped..).zip(before);
        let ledger =
            past.fold(Ledger::new(heads), |ledger, (ply, tally)| ledger.past(ply.to_string(), tally.entries()));
        ledger.part("", now.entries(), self.then.as_ref().map(Tally::entries)).over(below, look, room)
    }
}
