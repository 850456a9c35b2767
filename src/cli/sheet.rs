//! Worksheets: positions to solve, with explained answers on further pages.
//!
//! The positions are the engine's puzzles, so a seed makes the same sheet everywhere and always.

mod discovery;
mod exercise;
mod html;
mod map;
mod pages;

use std::fmt;

use ratatui::buffer::Buffer;
use zugzwang_engine::{Puzzle, Rng, games};

pub use discovery::Discovery;
pub use exercise::Exercise;
pub(super) use exercise::board;
pub use map::MapSheet;

use crate::{
    look::Look,
    picture::{self, Format, svg},
    play::request::AskError,
};

const LABEL: &str = "worksheet";
/// The seeds of puzzles are below this, short enough to type.
const SEEDS: usize = 1_000_000;
const TRIES: usize = 300;
/// A game counts as having no puzzles after this many seeds without one, each of which takes long. Other games have few such seeds.
const FUTILE: usize = 3;

/// A game on a sheet.
#[derive(Debug, Clone)]
pub struct SheetGame {
    /// The game.
    pub entry: &'static games::Entry,
    /// The rules of all positions, words of the form `FIELD=VALUE`.
    pub rules: Vec<String>,
    /// The name by which the user asked for it.
    pub typed: String,
}

impl From<&'static games::Entry> for SheetGame {
    fn from(entry: &'static games::Entry) -> Self {
        Self { entry, rules: Vec::new(), typed: entry.id.to_owned() }
    }
}

/// The contents that a sheet must have.
#[derive(Debug, Clone)]
pub struct SheetOrder {
    /// The games, which take turns. If there are none, any game may appear.
    pub games: Vec<SheetGame>,
    /// The number of positions.
    pub count: usize,
    /// The seed of the positions.
    pub seed: u64,
    /// The grade of all positions, if it matters.
    pub grade: Option<u8>,
    /// Whether the last move may lose in some positions, of games that have both conventions.
    pub misere: bool,
}

impl SheetOrder {
    /// Whether a puzzle has a convention that is asked for.
    fn admits(&self, puzzle: &Puzzle) -> bool {
        self.misere || puzzle.setup.get("last").is_none_or(|last| last.to_string() != "loses")
    }
}

/// The command line.
impl fmt::Display for SheetOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("zugzwang worksheet")?;
        self.games.iter().try_for_each(|game| write!(f, " {}", game.typed))?;
        write!(f, " --count {} --seed {}", self.count, self.seed)?;
        self.grade.map_or(Ok(()), |grade| write!(f, " --grade {grade}"))
    }
}

/// Reasons why a sheet cannot be made.
#[derive(Debug, Clone)]
pub enum SheetError {
    /// A game has no puzzles.
    NoPuzzle(&'static str),
    /// A game of the user's own has none.
    NoneOwn,
    /// There are too few different puzzles.
    Few {
        /// The game, or `None` for any game.
        game: Option<&'static str>,
        /// The number of puzzles found.
        found: usize,
        /// The required grade, if any.
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
    /// The contents that the sheet must have.
    pub asked: SheetOrder,
    /// The positions in order.
    pub exercises: Vec<Exercise>,
}

impl Sheet {
    /// Maximum number of positions on a sheet.
    pub const MOST: usize = 50;

    /// Makes a sheet without repeated positions.
    ///
    /// # Errors
    /// [`SheetError`] if a game has no puzzles, or too few of that grade.
    ///
    /// ```
    /// use zugzwang::cli::sheet::{SheetOrder, Sheet};
    /// use zugzwang_engine::games;
    ///
    /// let nim = games::find("nim").expect("nim is in the list");
    /// let sheet = Sheet::new(SheetOrder { games: vec![nim.into()], count: 3, seed: 42, grade: Some(2), misere: true }).expect("nim has many");
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

    /// Returns the sheet as an HTML file, which prints as all its pages.
    pub fn html(&self, look: &Look) -> String {
        let misere = if self.asked.misere { " --misere" } else { "" };
        let command = format!("{}{misere} --format html {}", self.asked, again(look));
        html::sheet(self, &command, look)
    }

    /// Draws the pages of [`svg::a4::SIZE`]: the positions, then the answers.
    pub fn pages(&self, look: &Look) -> Vec<Buffer> {
        pages::all(self, look)
    }
}

/// The next exercise, which differs from those before it.
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
            Some(puzzle) if asked.grade.is_none_or(|grade| grade == puzzle.grade) && asked.admits(&puzzle) => {
                let exercise = Exercise::new(puzzle)?;
                if before.iter().all(|earlier| !earlier.same(&exercise)) {
                    return Ok(exercise);
                }
            }
            Some(_) => {}
            None => none += 1,
        }
        if let Some(game) = game.filter(|_| none == FUTILE) {
            let is_own = !game.rules.is_empty();
            return Err(if is_own { SheetError::NoneOwn } else { SheetError::NoPuzzle(game.entry.id) });
        }
    }
    let game = game.map(|game| game.entry.id);
    let found = before.iter().filter(|exercise| game.is_none_or(|id| id == exercise.puzzle.game)).count();
    Err(SheetError::Few { game, found, grade: asked.grade })
}

/// The options that print a sheet in the same words on another computer, which may have other defaults.
fn again(look: &Look) -> String {
    format!("--lang {} --level {}", look.language().tag(), look.wording)
}

/// Returns pages that are drawn already as an HTML file, which prints as all of them.
pub fn html(title: &str, pages: &[Buffer], look: &Look) -> String {
    html::pages(title, pages, look)
}

/// Prints pages: as text with form feeds between them, or as one picture with the pages below one another.
pub fn print(pages: &[Buffer], format: Format) -> String {
    match format {
        Format::Svg => svg::sheets(pages),
        Format::Text | Format::Ansi => {
            let page = |page| picture::print(page, format).trim_end().to_owned() + "\n";
            pages.iter().map(page).collect::<Vec<_>>().join("\u{c}")
        }
    }
}
