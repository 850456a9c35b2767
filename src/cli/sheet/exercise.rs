//! One position of a worksheet, with its board and its answer.

use ratatui::{
    buffer::{Buffer, Cell},
    layout::Rect,
    text::{Line, Span},
};
use zugzwang_engine::{Answer, FieldValue, Kind, Puzzle, games};

use crate::{
    look::{Look, sketch::Sketched},
    picture::signs,
    play::{
        board::{Shown, Side},
        job::Job,
        request::{AskError, Request},
        table::Table,
    },
};

/// Enough for the largest random setup.
const BOARD: Rect = Rect { x: 0, y: 0, width: 76, height: 14 };

/// Enough for large pieces, two boards on a page.
const PICTURE: Rect = Rect { x: 0, y: 0, width: 100, height: 24 };

/// A position to solve.
#[derive(Debug)]
pub struct Exercise {
    /// The puzzle.
    pub puzzle: Puzzle,
    asked: Request,
    /// The answer, as `solve` gives it.
    pub answer: Answer,
    /// Every move that reaches the goal. In a game of points, a move may do so without being the best.
    pub right: Vec<String>,
    /// The unsolved position, whose board gives nothing away.
    open: Table,
    answered: Table,
}

impl Exercise {
    /// Opens and solves a puzzle.
    ///
    /// # Errors
    /// [`AskError`] if the position cannot be opened or solved.
    pub fn new(puzzle: Puzzle) -> Result<Self, AskError> {
        let mut asked = Request::of(puzzle.game, &puzzle.setup, &puzzle.moves);
        let mut answer = asked.answer()?;
        if let Some((anew, same)) = without_empty(&puzzle, &answer.position) {
            (asked, answer) = (anew, same);
        }
        let (open, mut answered) = (asked.table(Side::Both)?, asked.table(Side::Both)?);
        answered.take_jobs().into_iter().for_each(Job::run);
        answered.collect();
        let right = if answer.score.is_some() { puzzle.right_moves() } else { answer.best_moves.clone() };
        Ok(Self { puzzle, asked, answer, right, open, answered })
    }

    /// The id of the position.
    pub fn id(&self) -> String {
        self.asked.to_string()
    }

    /// Returns whether both ask about the same position, even if it was reached differently.
    pub(super) fn same(&self, other: &Self) -> bool {
        self.puzzle.game == other.puzzle.game && self.position() == other.position()
    }

    /// The position in one line, with any rules that it does not show.
    pub fn position(&self) -> String {
        let rules = games::find(self.puzzle.game).map_or_else(String::new, |game| self.puzzle.setup.words(game.rules));
        format!("{} {rules}", self.answer.position).trim().to_owned()
    }

    /// The perfect player's move in words.
    pub fn example(&self, look: &Look) -> Option<String> {
        self.answered.suggested(look).map(|(_, words)| words)
    }

    /// Draws the board as figures, in the cells beside them what is written.
    pub(super) fn picture(&self, look: &Look) -> (Buffer, Vec<Sketched>) {
        let mut buf = Buffer::empty(PICTURE);
        self.open.draw(PICTURE, &mut buf, look, Shown::Alone);
        (buf, look.take_figures())
    }

    /// Draws the board in the smallest height that shows all of it, without blank rows around it.
    pub fn board(&self, look: &Look) -> Vec<Line<'static>> {
        board(&self.open, look)
    }
}

/// Draws the unsolved board in the smallest height that shows all of it, without blank rows around it.
pub(in crate::cli) fn board(table: &Table, look: &Look) -> Vec<Line<'static>> {
    let drawn = |height| drawn(table, height, look);
    let whole = drawn(BOARD.height);
    let all = shown(&whole);
    let lines = (1..BOARD.height).map(drawn).find(|lines| shown(lines) == all).unwrap_or(whole);
    let end = lines.len() - lines.iter().rev().take_while(|line| blank(line)).count();
    lines.into_iter().take(end).skip_while(blank).collect()
}

fn drawn(table: &Table, height: u16, look: &Look) -> Vec<Line<'static>> {
    let area = Rect { height, ..BOARD };
    let mut buf = Buffer::empty(area);
    table.draw(area, &mut buf, look, Shown::Alone);
    buf.content.chunks(usize::from(area.width)).map(line).collect()
}

/// The same position without empty heaps, and its answer; `None` if no heap is empty, or the position is more than its heaps.
fn without_empty(puzzle: &Puzzle, position: &str) -> Option<(Request, Answer)> {
    let fields = games::find(puzzle.game)?.fields;
    let heaps = fields.iter().find(|field| matches!(field.kind, Kind::List { min: 0, .. }))?.name;
    let left: Vec<&str> = position.split(',').filter(|size| *size != "0").collect();
    let word = |(name, value): (&str, &FieldValue)| {
        if name == heaps { format!("{name}={}", left.join(",")) } else { format!("{name}={value}") }
    };
    let fields = puzzle.setup.iter().map(word).collect();
    let anew = Request { game: puzzle.game.to_owned(), fields, ..Request::default() };
    let answer = anew.answer().ok()?;
    (left.len() < position.split(',').count() && answer.best_moves.len() == puzzle.right).then_some((anew, answer))
}

fn line(row: &[Cell]) -> Line<'static> {
    signs(row).map(|(_, cell)| Span::styled(cell.symbol().to_owned(), cell.style())).collect()
}

fn blank(line: &Line<'_>) -> bool {
    line.spans.iter().all(|span| span.content.trim().is_empty())
}

fn shown(lines: &[Line<'_>]) -> Vec<String> {
    let signs = lines.iter().flat_map(|line| &line.spans).map(|span| span.content.trim().to_owned());
    let mut signs: Vec<String> = signs.filter(|sign| !sign.is_empty()).collect();
    signs.sort_unstable();
    signs
}
