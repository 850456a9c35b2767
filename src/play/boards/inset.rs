//! A board among others: one game of a sum, drawn and steered by its own board, its cursor kept as the move it stands for.

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang_engine::{AnyPosition, Game, Rules, position::Placed};

use crate::{
    look::Look,
    play::board::{Board, Move, Scene, Stage, Step},
};

/// One game of a sum, as it is drawn.
#[derive(Debug, Clone, Copy)]
pub struct Part<'a> {
    /// Its position.
    pub position: &'a dyn AnyPosition,
    /// The move under the cursor, where that stands in this game.
    pub cursor: Option<&'a str>,
    /// The position before the last move, and that move, where it was made in this game.
    pub last: Option<(&'a dyn AnyPosition, &'a str)>,
    /// The look in which it is drawn.
    pub look: &'a Look,
    /// The stage on which it is told which piece stands where.
    pub stage: &'a Stage,
}

/// Places on the screen and the moves that a click there means.
pub type Hits = Vec<(Rect, String)>;

/// The functions that draw and steer a game as one of a sum. A position of another game is not drawn.
#[derive(Debug, Clone, Copy)]
pub struct Inset {
    /// Draws the position.
    pub draw: fn(Part<'_>, Rect, &mut Buffer) -> Hits,
    /// The move on which the cursor begins.
    pub first: fn(&dyn AnyPosition) -> Option<String>,
    /// The move one step from this one; `None` where the cursor stays.
    pub steer: fn(&dyn AnyPosition, &str, Step) -> Option<String>,
    /// The rows in which the whole position is drawn; `None` where any height does.
    pub rows: fn(&dyn AnyPosition) -> Option<u16>,
    /// A move in words.
    pub words: fn(&dyn AnyPosition, &str, &Look) -> String,
}

impl Inset {
    /// That of a board.
    pub const fn of<B: Board>() -> Self {
        Self { draw: draw::<B>, first: first::<B>, steer: steer::<B>, rows: rows::<B>, words: words::<B> }
    }
}

fn placed<G: Game>(position: &dyn AnyPosition) -> Option<&Placed<G>> {
    position.as_any().downcast_ref()
}

/// The move of that text; `None` where it is none.
fn read<B: Board>(placed: &Placed<B::Game>, mv: &str) -> Option<Move<B>> {
    let mv = placed.rules().read(placed.position(), mv).ok()?;
    placed.rules().play(placed.position(), &mv).is_ok().then_some(mv)
}

/// The move of a cursor, if it is one of the sum.
fn chosen<B: Board>(placed: &Placed<B::Game>, cursor: &B::Cursor) -> Option<String> {
    let mv = B::chosen(placed.rules(), placed.position(), cursor)?.to_string();
    placed.after(&mv).is_ok().then_some(mv)
}

fn draw<B: Board>(part: Part<'_>, area: Rect, buf: &mut Buffer) -> Hits {
    let Some(placed) = placed::<B::Game>(part.position) else { return Hits::new() };
    let aim = |mv: &str| Some(B::aim(placed.rules(), placed.position(), &read::<B>(placed, mv)?));
    let cursor = part.cursor.and_then(aim);
    let last = part.last.and_then(|(before, mv)| {
        let before = self::placed::<B::Game>(before)?;
        Some((before.position(), read::<B>(before, mv)?))
    });
    let scene = Scene::<B> {
        position: placed.position(),
        cursor: cursor.as_ref(),
        last: last.as_ref().map(|(before, mv)| (*before, mv)),
        analysis: None,
        stepwise: None,
        look: part.look,
        stage: part.stage,
    };
    let hits = B::draw(placed.rules(), &scene, area, buf);
    hits.into_iter().filter_map(|(place, cursor)| Some((place, chosen::<B>(placed, &cursor)?))).collect()
}

fn first<B: Board>(position: &dyn AnyPosition) -> Option<String> {
    let placed = placed::<B::Game>(position)?;
    let cursor = B::cursor(placed.rules(), placed.position(), None);
    chosen::<B>(placed, &cursor).or_else(|| placed.moves().next())
}

fn steer<B: Board>(position: &dyn AnyPosition, mv: &str, step: Step) -> Option<String> {
    /// So many places that stand for no move are stepped over.
    const OVER: usize = 64;
    let placed = placed::<B::Game>(position)?;
    let mut cursor = B::aim(placed.rules(), placed.position(), &read::<B>(placed, mv)?);
    for _ in 0..OVER {
        let next = B::steer(placed.rules(), placed.position(), &cursor, step);
        if next == cursor {
            return None;
        }
        cursor = next;
        if let Some(found) = chosen::<B>(placed, &cursor) {
            return (found != mv).then_some(found);
        }
    }
    None
}

fn rows<B: Board>(position: &dyn AnyPosition) -> Option<u16> {
    let placed = placed::<B::Game>(position)?;
    B::rows(placed.rules(), placed.position())
}

fn words<B: Board>(position: &dyn AnyPosition, mv: &str, look: &Look) -> String {
    let found = placed::<B::Game>(position).and_then(|placed| Some((placed, read::<B>(placed, mv)?)));
    found.map_or_else(|| mv.to_owned(), |(placed, mv)| B::words(placed.rules(), placed.position(), &mv, look))
}
