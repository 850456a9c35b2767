//! # Nimbi (Bynum's Eatcake)
//!
//! A board of rows and columns, all cells free. Horz, who moves first, names a free cell and takes it together with all
//! free cells of its row that can be reached from it without crossing a cell taken by Vert. Vert does the same in
//! columns and is stopped by the cells of Horz. Whoever takes the last cell wins.
//!
//! The free cells always form rectangles, bounded by Vert or the edge on the left and right and by Horz or the edge
//! above and below, so a move takes a whole line of one of them.

use std::{
    cmp::Reverse,
    fmt,
    hash::{Hash, Hasher},
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    digits::ordinal,
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, word},
    game::Game,
    lengths::{Limits, lengths},
    outcome::{Outcome, Seat},
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::eatcake::{Line, Parts, Rectangle, RectangleValues, parts},
    worth::Worth,
};

/// The maximum number of canonical forms kept between two questions. It bounds the memory of a long session to some
/// tens of megabytes; all rectangles up to 20×20 need ten thousand forms.
const MOST_FORMS: usize = 1 << 16;

/// The rules, with the board size of a setup and the cached values of its rectangles.
#[derive(Debug)]
pub struct Nimbi {
    size: Rectangle,
    table: Mutex<RectangleValues>,
}

/// A cell; rows and columns count from 1, starting at the top left. As a move it stands for its whole line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row.
    pub row: usize,
    /// The column.
    pub col: usize,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.col)
    }
}

/// The player who took a cell, and the move that took it.
#[derive(Debug, Clone, Copy)]
pub struct Mark {
    /// The player who took the cell.
    pub by: Seat,
    /// The number of the move, counted from 1.
    pub number: usize,
}

/// Ignores the number of the move: the rules depend only on who took a cell.
impl PartialEq for Mark {
    fn eq(&self, other: &Self) -> bool {
        self.by == other.by
    }
}

impl Eq for Mark {}

impl Hash for Mark {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.by.hash(state);
    }
}

/// The cells taken so far, and the player to move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Sheet {
    size: Rectangle,
    marks: Vec<Option<Mark>>,
    mover: Seat,
}

/// A rectangle of free cells and its place on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Its top left cell.
    pub corner: Cell,
    /// The size of the rectangle.
    pub size: Rectangle,
}

impl Place {
    /// Returns the first cell of the player's line that has `before` lines before it.
    const fn line(self, mover: Seat, before: usize) -> Cell {
        match mover {
            Seat::First => Cell { row: self.corner.row + before, ..self.corner },
            Seat::Second => Cell { col: self.corner.col + before, ..self.corner },
        }
    }
}

impl Sheet {
    /// Returns the size of the board.
    pub const fn size(&self) -> Rectangle {
        self.size
    }

    /// Returns the player to move.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    fn at(&self, cell: Cell) -> Option<usize> {
        let inside = (1..=self.size.rows).contains(&cell.row) && (1..=self.size.cols).contains(&cell.col);
        inside.then(|| (cell.row - 1) * self.size.cols + cell.col - 1)
    }

    /// Returns who took a cell, and with which move; `None` if the cell is free or off the board.
    pub fn mark(&self, cell: Cell) -> Option<Mark> {
        self.at(cell).and_then(|at| self.marks[at])
    }

    /// Returns whether a cell is on the board and free.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.at(cell).is_some_and(|at| self.marks[at].is_none())
    }

    /// Returns every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let Rectangle { rows, cols } = self.size;
        (1..=rows).flat_map(move |row| (1..=cols).map(move |col| Cell { row, col }))
    }

    /// Returns the free cells that the player to move takes by naming this one; empty if it is not free itself.
    pub fn line(&self, cell: Cell) -> Vec<Cell> {
        if !self.is_free(cell) {
            return Vec::new();
        }
        let along = |place: usize| match self.mover {
            Seat::First => Cell { col: place, ..cell },
            Seat::Second => Cell { row: place, ..cell },
        };
        let here = if self.mover == Seat::First { cell.col } else { cell.row };
        // The player's own cells do not stop the line.
        let open = |cell: &Cell| self.at(*cell).is_some() && self.mark(*cell).is_none_or(|mark| mark.by == self.mover);
        let mut line: Vec<Cell> = (1..here).rev().map(along).take_while(open).collect();
        line.reverse();
        line.extend((here..).map(along).take_while(open));
        line.retain(|cell| self.is_free(*cell));
        line
    }

    /// Returns the first cell of the line through this one, by which the line is named.
    pub fn first(&self, cell: Cell) -> Option<Cell> {
        self.line(cell).first().copied()
    }

    /// Returns the free rectangles, ordered by their corners row by row.
    pub fn places(&self) -> Vec<Place> {
        let beside = |cell: Cell, rows: usize, cols: usize| Cell { row: cell.row + rows, col: cell.col + cols };
        let is_corner = |cell: &Cell| {
            let above = self.is_free(Cell { row: cell.row - 1, ..*cell });
            let left = self.is_free(Cell { col: cell.col - 1, ..*cell });
            self.is_free(*cell) && !above && !left
        };
        let place = |corner: Cell| {
            let cols = (0..self.size.cols).take_while(|&by| self.is_free(beside(corner, 0, by))).count();
            let rows = (0..self.size.rows).take_while(|&by| self.is_free(beside(corner, by, 0))).count();
            Place { corner, size: Rectangle { rows, cols } }
        };
        self.cells().filter(is_corner).map(place).collect()
    }

    fn parts(&self) -> Parts {
        parts(self.places().into_iter().map(|place| place.size))
    }

    /// Returns every line of the player to move by its first cell, in the game's order.
    fn lines(&self) -> Vec<(Cell, Line)> {
        let lines = |place: Place| {
            let line = move |before| (place.line(self.mover, before), Line { of: place.size, before });
            (0..place.size.lines(self.mover)).map(line)
        };
        let mut lines: Vec<_> = self.places().into_iter().flat_map(lines).collect();
        lines.sort_unstable();
        lines
    }

    fn after(&self, line: &[Cell]) -> Self {
        let mut after = self.clone();
        let number = self.marks.iter().flatten().map(|mark| mark.number).max().unwrap_or(0) + 1;
        for at in line.iter().filter_map(|&cell| self.at(cell)) {
            after.marks[at] = Some(Mark { by: self.mover, number });
        }
        after.mover = self.mover.other();
        after
    }
}

/// Rows joined by `/`, each cell written as `.`, `H` or `V`.
impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.cells() {
            if cell.col == 1 && cell.row > 1 {
                f.write_str("/")?;
            }
            f.write_str(match self.mark(cell).map(|mark| mark.by) {
                None => ".",
                Some(Seat::First) => "H",
                Some(Seat::Second) => "V",
            })?;
        }
        Ok(())
    }
}

impl Nimbi {
    /// Locks the cached values for one question.
    fn table(&self) -> MutexGuard<'_, RectangleValues> {
        // Cached values stay true even if an earlier analysis panicked.
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        table.forget_beyond(MOST_FORMS);
        table
    }
}

impl Rules for Nimbi {
    type Position = Sheet;
    type Move = Cell;

    fn moves(&self, sheet: &Sheet) -> impl Iterator<Item = Cell> {
        sheet.cells().filter(|&cell| sheet.first(cell) == Some(cell))
    }

    fn play(&self, sheet: &Sheet, cell: &Cell) -> Result<Sheet, MoveFault> {
        let Rectangle { rows, cols } = self.size;
        let (row, col) = (("row", cell.row.to_string()), ("col", cell.col.to_string()));
        if sheet.at(*cell).is_none() {
            let args = vec![row, col, ("rows", rows.to_string()), ("cols", cols.to_string())];
            return Err(MoveFault::Rule { key: "off-board", args });
        }
        if let Some(mark) = sheet.mark(*cell) {
            let free = self.moves(sheet).next().map_or_else(String::new, |cell| cell.to_string());
            let args = vec![row, col, ("number", mark.number.to_string()), ("free", free)];
            return Err(MoveFault::Rule { key: "taken", args });
        }
        Ok(sheet.after(&sheet.line(*cell)))
    }

    fn end(&self, sheet: &Sheet) -> Option<Outcome> {
        sheet.marks.iter().all(Option::is_some).then_some(Outcome::Loss)
    }

    fn turned(&self, sheet: &Sheet) -> Option<Sheet> {
        Some(Sheet { mover: sheet.mover.other(), ..sheet.clone() })
    }

    /// Each free rectangle as a board of its own; empty if the whole board is one.
    fn parts(&self, sheet: &Sheet) -> Vec<Sheet> {
        let sizes = sheet.places().into_iter().map(|place| place.size).filter(|size| *size != sheet.size);
        sizes.map(|size| Sheet { size, marks: vec![None; size.cells()], mover: sheet.mover }).collect()
    }
}

impl Game for Nimbi {
    const ID: &'static str = "nimbi";
    const FIELDS: &'static [Field] = &[Field::int("rows", 1, 20, "2"), Field::int("cols", 1, 20, "3")];
    const RULES: &'static [&'static str] = &[];
    const IMPARTIAL: bool = false;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &["rows=2", "cols=3"] },
        Preset { id: "square", words: &["rows=4", "cols=4"] },
        Preset { id: "wide", words: &["rows=5", "cols=8"] },
        Preset { id: "lost", words: &["rows=6", "cols=7"] },
        Preset { id: "chessboard", words: &["rows=8", "cols=8"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        vec![word("rows", draw.between(2, 6)), word("cols", draw.between(2, 7))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        // Both are at most 20.
        let count = |field| usize::try_from(setup.count(field)).unwrap_or(1);
        Ok(Self { size: Rectangle { rows: count("rows"), cols: count("cols") }, table: Mutex::default() })
    }

    fn start(&self) -> Sheet {
        Sheet { size: self.size, marks: vec![None; self.size.cells()], mover: Seat::First }
    }

    fn read(&self, sheet: &Sheet, text: &str) -> Result<Cell, MoveFault> {
        let (row, col) = text.split_once(',').ok_or(MoveFault::Malformed)?;
        let cell = Cell { row: ordinal(row)?, col: ordinal(col)? };
        Ok(sheet.first(cell).unwrap_or(cell))
    }

    fn lengths(&self, sheets: &[Sheet], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        lengths(self, sheets, Limits::SPLIT, cancel)
    }

    fn analyse(&self, sheet: &Sheet, cancel: &Cancel) -> Result<Analysis<Cell>, Stopped> {
        let (parts, lines, mut table) = (sheet.parts(), sheet.lines(), self.table());
        let sum = table.sum(&parts, cancel)?;
        let won = table.sign(sum).wins(sheet.mover);
        let among = |lines: &[(Cell, Line)], these: &[Line]| -> Vec<(Cell, Line)> {
            lines.iter().filter(|(_, line)| these.contains(line)).copied().collect()
        };
        let winning = if won { among(&lines, &table.winning(&parts, sheet.mover, cancel)?) } else { Vec::new() };
        let suggested = if won {
            // The longest line ends the game soonest. Of equal lines, the first.
            winning.iter().min_by_key(|(_, line)| Reverse(line.of.lines(sheet.mover.other()))).copied()
        } else {
            among(&lines, &table.holding_out(&parts, sheet.mover, cancel)?).first().copied()
        };
        let keep = suggested.filter(|_| won).map(|(_, line)| line);
        Ok(Analysis {
            worth: Worth::of(Outcome::won(won)),
            best: winning.iter().map(|(cell, _)| *cell).collect::<Best<_>>(),
            suggested: suggested.map(|(cell, _)| cell),
            grundy: None,
            reason: Reason::Canonical(table.figures(&parts, sheet.mover, keep, cancel)?),
        })
    }
}
