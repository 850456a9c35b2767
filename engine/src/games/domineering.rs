//! # Domineering
//!
//! Two players lay dominoes on a board of rows and columns. Vert lays each on two free cells one above the other, Horz
//! on two side by side. Whoever has no room for a domino loses.

use std::{
    fmt,
    hash::{Hash, Hasher},
    sync::{Mutex, MutexGuard, PoisonError},
};

pub use crate::theory::domineering::{Cell, Side};
use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    digits::ordinal,
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, word},
    game::Game,
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::domineering::{Cells, Explainer, MOST},
    worth::Worth,
};

/// The rules, with the board of a setup and what was found out about its positions.
#[derive(Debug)]
pub struct Domineering {
    rows: usize,
    cols: usize,
    begins: Side,
    known: Mutex<Explainer>,
}

/// A domino on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Domino {
    /// The player who laid it.
    pub by: Side,
    /// Its upper or left cell.
    pub start: Cell,
}

impl Domino {
    /// Returns its two cells.
    pub const fn cells(self) -> [Cell; 2] {
        [self.start, self.start.beside(self.by)]
    }
}

/// The dominoes laid so far, in order. All are equal: the rules depend only on the free cells.
#[derive(Debug, Clone, Default)]
struct Laid(Vec<Domino>);

impl PartialEq for Laid {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Laid {}

impl Hash for Laid {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// A board with the cells that are free, and the player to move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tiling {
    rows: usize,
    cols: usize,
    free: Cells,
    mover: Side,
    laid: Laid,
}

impl Tiling {
    /// Returns the number of rows.
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the number of columns.
    pub const fn cols(&self) -> usize {
        self.cols
    }

    /// Returns the player to move.
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// Returns the free cells.
    pub const fn free(&self) -> Cells {
        self.free
    }

    /// Returns the dominoes laid so far, in order.
    pub fn laid(&self) -> &[Domino] {
        &self.laid.0
    }

    /// Returns every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let cols = self.cols;
        (1..=self.rows).flat_map(move |row| (1..=cols).map(move |col| Cell { row, col }))
    }

    /// Returns the regions in which a domino fits, by their first cells.
    pub fn regions(&self) -> impl Iterator<Item = Cells> + use<> {
        self.free.coverable(Side::Vert).or(self.free.coverable(Side::Horz)).regions()
    }

    /// Returns whether a cell is on the board.
    pub fn has(&self, cell: Cell) -> bool {
        (1..=self.rows).contains(&cell.row) && (1..=self.cols).contains(&cell.col)
    }

    fn fault(&self, start: Cell) -> Option<MoveFault> {
        let at = |cell: Cell| vec![("row", cell.row.to_string()), ("col", cell.col.to_string())];
        let free = self.free.starts(self.mover).iter().next().map_or_else(String::new, |cell| cell.to_string());
        for cell in [start, start.beside(self.mover)] {
            if cell == start && !self.has(cell) {
                let size = [("rows", self.rows.to_string()), ("cols", self.cols.to_string())];
                return Some(MoveFault::Rule { key: "off-board", args: at(cell).into_iter().chain(size).collect() });
            }
            if !self.free.has(cell) {
                let args = at(cell).into_iter().chain([("free", free)]).collect();
                return Some(if self.has(cell) {
                    MoveFault::Rule { key: "taken", args }
                } else {
                    MoveFault::Rule { key: "beyond", args }
                });
            }
        }
        None
    }
}

/// Rows joined by `/`, each cell written as `.` or `#`.
impl fmt::Display for Tiling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.cells() {
            if cell.col == 1 && cell.row > 1 {
                f.write_str("/")?;
            }
            f.write_str(if self.free.has(cell) { "." } else { "#" })?;
        }
        Ok(())
    }
}

impl Domineering {
    /// Locks what is known for one question.
    fn known(&self) -> MutexGuard<'_, Explainer> {
        // What is known stays true even if an earlier analysis panicked.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.make_room();
        known
    }
}

impl Rules for Domineering {
    type Position = Tiling;
    type Move = Cell;

    fn moves(&self, tiling: &Tiling) -> impl Iterator<Item = Cell> {
        tiling.free.starts(tiling.mover).iter()
    }

    fn play(&self, tiling: &Tiling, start: &Cell) -> Result<Tiling, MoveFault> {
        if let Some(fault) = tiling.fault(*start) {
            return Err(fault);
        }
        let mut after = tiling.clone();
        after.free = tiling.free.without(*start, tiling.mover);
        after.mover = tiling.mover.other();
        after.laid.0.push(Domino { by: tiling.mover, start: *start });
        Ok(after)
    }

    fn end(&self, tiling: &Tiling) -> Option<Outcome> {
        tiling.free.starts(tiling.mover).is_empty().then_some(Outcome::Loss)
    }

    fn turned(&self, tiling: &Tiling) -> Option<Tiling> {
        Some(Tiling { mover: tiling.mover.other(), ..tiling.clone() })
    }

    /// Each region alone; empty if there is only one.
    fn parts(&self, tiling: &Tiling) -> Vec<Tiling> {
        let parts: Vec<Tiling> = tiling.regions().map(|free| Tiling { free, ..tiling.clone() }).collect();
        if parts.len() > 1 { parts } else { Vec::new() }
    }
}

impl Game for Domineering {
    const ID: &'static str = "domineering";
    const FIELDS: &'static [Field] = &[
        Field::int("rows", 1, 6, "4"),
        Field::int("cols", 1, 6, "4"),
        Field::choice("begins", &["vert", "horz"], "vert"),
    ];
    const RULES: &'static [&'static str] = &[];
    const IMPARTIAL: bool = false;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &["rows=4", "cols=4"] },
        Preset { id: "small", words: &["rows=3", "cols=3"] },
        Preset { id: "wide", words: &["rows=4", "cols=6"] },
        Preset { id: "lost", words: &["rows=5", "cols=5"] },
        Preset { id: "large", words: &["rows=6", "cols=6"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        let begins = if draw.below(2) == 0 { Side::Vert } else { Side::Horz };
        vec![word("rows", draw.between(3, 6)), word("cols", draw.between(3, 6)), word("begins", begins.name())]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        // Both are at most 6.
        let count = |field| usize::try_from(setup.count(field)).unwrap_or(MOST);
        let begins = if setup.choice("begins") == Side::Horz.name() { Side::Horz } else { Side::Vert };
        Ok(Self { rows: count("rows"), cols: count("cols"), begins, known: Mutex::default() })
    }

    fn start(&self) -> Tiling {
        let (rows, cols) = (self.rows, self.cols);
        Tiling { rows, cols, free: Cells::board(rows, cols), mover: self.begins, laid: Laid::default() }
    }

    fn read(&self, _: &Tiling, text: &str) -> Result<Cell, MoveFault> {
        let (row, col) = text.split_once(',').ok_or(MoveFault::Malformed)?;
        Ok(Cell { row: ordinal(row)?, col: ordinal(col)? })
    }

    fn analyse(&self, tiling: &Tiling, cancel: &Cancel) -> Result<Analysis<Cell>, Stopped> {
        let mut known = self.known();
        let found = known.solver.found(tiling.free, tiling.mover, cancel)?;
        let won = !found.winning.is_empty();
        let keep = found.suggested.filter(|_| won);
        let reason = known.explain(tiling.free, tiling.mover, keep, cancel)?;
        Ok(Analysis {
            worth: Worth { remoteness: Some(found.plies), ..Worth::of(Outcome::won(won)) },
            best: found.winning.into_iter().collect::<Best<_>>(),
            suggested: found.suggested,
            grundy: None,
            reason: Reason::Domineering(reason),
        })
    }
}
