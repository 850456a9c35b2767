//! Worksheets: positions to solve, and on pages of their own the answers with their reasons.
//!
//! The positions are the engine's puzzles, so a sheet is as lasting as a puzzle: the same seed makes the same sheet everywhere.

mod discovery;
mod exercise;
mod map;
mod pages;

use std::fmt;

use ratatui::buffer::Buffer;
use zugzwang_engine::{Puzzle, Rng, games};

pub use discovery::Discovery;
pub use exercise::Exercise;
pub use map::MapSheet;

use crate::{
    look::Look,
    picture::{self, Format, svg},
    play::request::AskError,
};

/// The label of what is drawn for a sheet.
const LABEL: &str = "worksheet";
/// Puzzles are made from seeds below this, short enough to be typed.
const SEEDS: usize = 1_000_000;
/// So many puzzles are looked at for one exercise.
const TRIES: usize = 300;
/// So many seeds without a puzzle, and a game is held to have none: each takes long, and where there are any most have one.
const FUTILE: usize = 3;

/// A game that a sheet is asked for.
#[derive(Debug, Clone)]
pub struct SheetGame {
    /// The game of the list.
    pub entry: &'static games::Entry,
    /// The rules that all its positions have, words of the form `FIELD=VALUE`.
    pub rules: Vec<String>,
    /// The words in which it was asked for.
    pub typed: String,
}

impl From<&'static games::Entry> for SheetGame {
    fn from(entry: &'static games::Entry) -> Self {
        Self { entry, rules: Vec::new(), typed: entry.id.to_owned() }
    }
}

/// The order for a sheet: what it is asked to hold.
#[derive(Debug, Clone)]
pub struct SheetOrder {
    /// The games, which take turns; any game where there are none.
    pub games: Vec<SheetGame>,
    /// The number of positions.
    pub count: usize,
    /// The seed from which they are drawn.
    pub seed: u64,
    /// The only grade allowed.
    pub grade: Option<u8>,
}

/// As typed on the command line.
impl fmt::Display for SheetOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("zugzwang worksheet")?;
        self.games.iter().try_for_each(|game| write!(f, " {}", game.typed))?;
        write!(f, " --count {} --seed {}", self.count, self.seed)?;
        self.grade.map_or(Ok(()), |grade| write!(f, " --grade {grade}"))
    }
}

/// Why there is no sheet.
#[derive(Debug, Clone)]
pub enum SheetError {
    /// This game has no puzzles.
    NoPuzzle(&'static str),
    /// There are not so many different puzzles, of this game or of any.
    Few {
        /// The game; `None` where any was allowed.
        game: Option<&'static str>,
        /// The number of puzzles found.
        found: usize,
        /// The only grade allowed.
        grade: Option<u8>,
    },
    /// A puzzle could not be opened or answered.
    Ask(AskError),
}

impl From<AskError> for SheetError {
    fn from(error: AskError) -> Self {
        Self::Ask(error)
    }
}

/// A worksheet.
#[derive(Debug)]
pub struct Sheet {
    /// The order that the sheet fills.
    pub asked: SheetOrder,
    /// The positions in their order.
    pub exercises: Vec<Exercise>,
}

impl Sheet {
    /// The most positions of one sheet.
    pub const MOST: usize = 50;

    /// The sheet that a seed makes, without a position twice.
    ///
    /// # Errors
    /// [`SheetError`] where a game has no puzzles, or too few of that grade.
    ///
    /// ```
    /// use zugzwang::cli::sheet::{SheetOrder, Sheet};
    /// use zugzwang_engine::games;
    ///
    /// let nim = games::find("nim").expect("nim is in the list");
    /// let sheet = Sheet::new(SheetOrder { games: vec![nim.into()], count: 3, seed: 42, grade: Some(2) }).expect("nim has many");
    /// assert!(sheet.exercises.iter().all(|exercise| exercise.puzzle.grade == 2));
    /// ```
    pub fn new(asked: SheetOrder) -> Result<Self, SheetError> {
        let mut draw = Rng::new(asked.seed, LABEL);
        let mut exercises: Vec<Exercise> = Vec::new();
        for at in 0..asked.count {
            let game = asked.games.get(at % asked.games.len().max(1));
            exercises.push(next(game, &asked, &mut draw, &exercises)?);
        }
        Ok(Self { asked, exercises })
    }

    /// Its pages, each of [`svg::a4::SIZE`]: those with the positions, then those with the answers.
    pub fn pages(&self, look: &Look) -> Vec<Buffer> {
        pages::all(self, look)
    }
}

/// The next position that is not among those before it.
fn next(
    game: Option<&SheetGame>,
    asked: &SheetOrder,
    draw: &mut Rng,
    before: &[Exercise],
) -> Result<Exercise, SheetError> {
    let mut none = 0;
    for _ in 0..TRIES {
        let seed = u64::try_from(draw.below(SEEDS)).unwrap_or(0);
        match game.map_or_else(|| Puzzle::any(seed), |game| Puzzle::under(game.entry, &game.rules, seed)) {
            Some(puzzle) if asked.grade.is_none_or(|grade| grade == puzzle.grade) => {
                let exercise = Exercise::new(puzzle)?;
                if before.iter().all(|earlier| !earlier.same(&exercise)) {
                    return Ok(exercise);
                }
            }
            Some(_) => {}
            None => none += 1,
        }
        if let Some(game) = game.filter(|_| none == FUTILE) {
            return Err(SheetError::NoPuzzle(game.entry.id));
        }
    }
    let game = game.map(|game| game.entry.id);
    let found = before.iter().filter(|exercise| game.is_none_or(|id| id == exercise.puzzle.game)).count();
    Err(SheetError::Few { game, found, grade: asked.grade })
}

/// Pages in a form to print: of text, with a form feed between two; as one picture, under one another.
pub fn print(pages: &[Buffer], format: Format) -> String {
    match format {
        Format::Svg => svg::sheets(pages, svg::Paper::WHITE),
        Format::Text | Format::Ansi => {
            let page = |page| picture::print(page, format).trim_end().to_owned() + "\n";
            pages.iter().map(page).collect::<Vec<_>>().join("\u{c}")
        }
    }
}
