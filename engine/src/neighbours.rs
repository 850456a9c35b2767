//! The parts shared by games that take adjacent cells from a row: fields, setup and analysis.

use std::sync::OnceLock;

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped, get_or_compute},
    error::MoveFault,
    fields::{Field, Setup, word},
    lengths::choose,
    map::{Axis, Glance, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    row::{Row, Segment},
    theory::{
        mirrored_row::MirroredRow,
        taking::{Rule, RunValues, Taking},
    },
    worth::Worth,
};

/// The longest row under rules whose values have a short period.
pub(crate) const LONGEST: i64 = 1_000_000;
/// The longest row under all other rules.
pub(crate) const LONG: i64 = 100_000;
/// The largest k for which the short period is known.
pub(crate) const SHORT: u64 = 2;

/// The field `row`, which replaces `n`.
pub(crate) const ROW: Field = Field::word("row", "row", Row::is_row, "").instead_of("n");

/// Returns the number of cells of a setup.
pub(crate) fn cells(setup: &Setup) -> u64 {
    match setup.word("row") {
        "" => setup.count("n"),
        row => row.len() as u64,
    }
}

/// Returns the row of a setup.
pub(crate) fn row_of(setup: &Setup) -> Row {
    match setup.word("row") {
        "" => Row::whole(setup.count("n")),
        row => Row::of(row),
    }
}

/// Returns a random setup with k from 2 to `largest`: a whole row, or one with gaps.
pub(crate) fn random(draw: &mut Rng, largest: i64) -> Vec<String> {
    let k = draw.between(2, largest);
    if draw.once_in(2) {
        return vec![word("n", draw.between(4 * k, 36)), word("k", k)];
    }
    // One gap in six cells on average, and none at the start, so that there is always a move.
    let whole = usize::try_from(k).unwrap_or(1);
    let rest: String = (0..draw.between(12, 32)).map(|_| if draw.once_in(6) { '0' } else { '1' }).collect();
    vec![word("row", "1".repeat(whole) + &rest), word("k", k)]
}

/// Returns the map of whole rows, by their length.
pub(crate) const fn plane() -> Plane {
    Plane { grows: true, ..Plane::line(Axis::new("cells", 0, LONG.unsigned_abs())) }
}

/// Returns the whole row at a place of that map.
pub(crate) fn at(spot: Spot) -> Option<Row> {
    plane().has(spot).then(|| Row::whole(spot.x))
}

/// Returns the place of a row on that map; `None` if it has more than one run.
pub(crate) fn spot(row: &Row) -> Option<Spot> {
    row.is_one_run().then(|| Spot::on_line(row.longest()))
}

/// Returns the setup of the row at a place of that map; `None` if the row has no cell.
pub(crate) fn opening(spot: Spot) -> Option<Opening> {
    (spot.x > 0).then(|| Opening::of([word("n", spot.x)]))
}

/// Returns whether the row of a setup is too long for its k.
pub(crate) fn is_too_long(setup: &Setup) -> bool {
    setup.count("k") > SHORT && cells(setup) > LONG.unsigned_abs()
}

/// A row, the rule, and the values of the runs, computed on first use.
#[derive(Debug)]
pub(crate) struct Neighbours {
    row: Row,
    rule: Rule,
    table: OnceLock<RunValues>,
}

impl Neighbours {
    /// Creates the game of a row under a rule.
    pub(crate) const fn new(row: Row, rule: Rule) -> Self {
        Self { row, rule, table: OnceLock::new() }
    }

    /// Returns the row of the setup.
    pub(crate) const fn row(&self) -> &Row {
        &self.row
    }

    /// Returns the rule: how many adjacent cells a move takes.
    pub(crate) const fn rule(&self) -> Rule {
        self.rule
    }

    /// Returns the values, computed on first use. No run is ever longer than those of the setup.
    fn table(&self, cancel: &Cancel) -> Result<&RunValues, Stopped> {
        get_or_compute(&self.table, || RunValues::new(self.rule, self.row.longest(), cancel))
    }

    /// Returns a lower bound on the number of rows that can be reached: of a run, single cells in any way, or blocks with
    /// cells between them.
    pub(crate) fn reaches(&self, row: &Row) -> u64 {
        /// The maximum number of blocks considered.
        const BLOCKS: usize = 100;
        let least = self.rule.least;
        let blocks = |cells: u64, count: u64| choose((cells + 1).saturating_sub(count * least), count);
        let of_run = |cells: u64| match least {
            1 => 1 << cells.min(63),
            _ => (0..=cells / least).take(BLOCKS).map(|count| blocks(cells, count)).max().unwrap_or(1),
        };
        row.runs().iter().fold(1, |all, run| all.saturating_mul(of_run(run.length)))
    }

    /// Checks that a move names only cells of the row.
    ///
    /// # Errors
    /// [`MoveFault`] for the first such cell.
    pub(crate) fn check_cells(&self, taken: Segment) -> Result<(), MoveFault> {
        let cells = self.row.cells();
        let missing = [taken.first, taken.last].into_iter().find(|cell| !(1..=cells).contains(cell));
        let parts = usize::try_from(cells).unwrap_or(usize::MAX);
        missing.map_or(Ok(()), |cell| Err(MoveFault::NoSuchPart { part: cell.to_string(), parts }))
    }

    /// Returns how the game ended for the player to move; `None` while a move is left. The last move wins.
    pub(crate) fn end(&self, row: &Row) -> Option<Outcome> {
        (!self.rule.has_move(row)).then_some(Outcome::Loss)
    }

    /// Returns who wins, with the value of the row.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub(crate) fn glance(&self, row: &Row, cancel: &Cancel) -> Result<Glance, Stopped> {
        let table = self.table(cancel)?;
        Ok(Glance::of_value(table.reaches(row).then(|| table.nim_sum(row))))
    }

    /// Returns the moves to rows of this value.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub(crate) fn moves_to(&self, row: &Row, value: u64, cancel: &Cancel) -> Result<Best<Segment>, Stopped> {
        Ok(self.table(cancel)?.moves_to(row, value).collect())
    }

    /// Returns who wins and why. If symmetry gives a winning move, that one is suggested.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub(crate) fn analyse(
        &self,
        row: &Row,
        mirror: Option<MirroredRow>,
        cancel: &Cancel,
    ) -> Result<Analysis<Segment>, Stopped> {
        let table = self.table(cancel)?;
        let best: Best<Segment> = table.winning(row).collect();
        let winning = mirror.and_then(|mirror| mirror.reply).or_else(|| best.moves.first().copied());
        let suggested = winning.or_else(|| table.hold_out(row));
        // If every move takes one cell, the game lasts exactly as long as there are cells.
        let counted = self.rule.most == 1 || suggested.is_none();
        let why = Taking::of(row, table, winning, mirror);
        Ok(Analysis {
            worth: Worth {
                remoteness: counted.then(|| if suggested.is_none() { 0 } else { row.free() }),
                ..Worth::of(Outcome::won(why.nim_sum != 0))
            },
            best,
            suggested,
            grundy: Some(why.nim_sum),
            reason: Reason::Taking(why),
        })
    }
}
