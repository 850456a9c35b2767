//! The boundary between a game and the screen.
//!
//! [`Board`] is what a game adds to its rules to be played on a screen, in its own types. [`AnyBoard`] hides these types, and
//! a [`Table`](crate::play::table::Table) is a game on any board.

mod any;
mod facts;
mod pace;
mod players;
mod proof;
mod recited;
mod refusal;
mod seating;
mod seen;
mod shown;
mod stage;
mod status;
mod telling;

use std::fmt::Debug;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
};
use zugzwang_engine::{Game, Reason, Rules};

pub use any::{AnyBoard, AnyCursor, AnyHits, AnyScene, At, Erased};
pub use facts::{Back, Choice, Continuation, Hinted, Knowledge, Landing, Totals};
pub use pace::{Clock, Level, Pace, Paced};
pub use players::{Player, Side};
pub use proof::{Proof, ProofStep, Sought};
pub use recited::{parts, series, span};
pub use refusal::Refusal;
pub use seating::Seating;
pub use seen::Seen;
pub use shown::{Lines, Shown, Tale};
pub use stage::Stage;
pub use status::{End, Status};
pub use telling::{Degree, Telling};

use crate::{look::Look, words::numbers::clear};

/// A direction for the cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Up by one.
    Up,
    /// Down by one.
    Down,
    /// Left by one.
    Left,
    /// Right by one.
    Right,
    /// A large step to less.
    Less,
    /// A large step to more.
    More,
    /// To the least.
    Least,
    /// To the most.
    Most,
    /// Back to nothing chosen.
    Clear,
}

/// Places on the screen and the cursors that a click there stands for.
pub type Hits<C> = Vec<(Rect, C)>;

/// The positions of a board's game.
pub type Position<B> = <<B as Board>::Game as Rules>::Position;

/// The moves of a board's game.
pub type Move<B> = <<B as Board>::Game as Rules>::Move;

/// A board on which games of a kind are drawn and steered; of a game with a board of its own, the game itself.
pub trait Board: Sized + Debug + 'static {
    /// The game that is played on it.
    type Game: Game;
    /// The cursor, which the arrow keys move: it may stand for a move, or for a part of one.
    type Cursor: Clone + PartialEq + Debug + 'static;

    /// Returns the cursor in a position, near `before` if that is given.
    fn cursor(game: &Self::Game, position: &Position<Self>, before: Option<&Self::Cursor>) -> Self::Cursor;

    /// The cursor that stands for a move.
    fn aim(game: &Self::Game, position: &Position<Self>, mv: &Move<Self>) -> Self::Cursor;

    /// The move the cursor stands for; `None` while it stands for none.
    fn chosen(game: &Self::Game, position: &Position<Self>, cursor: &Self::Cursor) -> Option<Move<Self>>;

    /// The cursor one step on; it stays where it cannot go.
    fn steer(game: &Self::Game, position: &Position<Self>, cursor: &Self::Cursor, step: Step) -> Self::Cursor;

    /// The cursor with which the first step wakes a board on which nothing was chosen: where it stands, as long as a step does not
    /// name a move of its own.
    fn wake(_game: &Self::Game, _position: &Position<Self>, cursor: &Self::Cursor, _step: Step) -> Self::Cursor {
        cursor.clone()
    }

    /// The cursor after Enter where it stands for no move yet: the sign to be moved is lifted. `None` where Enter does nothing.
    fn confirm(_game: &Self::Game, _position: &Position<Self>, _cursor: &Self::Cursor) -> Option<Self::Cursor> {
        None
    }

    /// The move that the cursor points at though it is not legal, so that Enter says why; `None` where it points at none.
    fn meant(_game: &Self::Game, _position: &Position<Self>, _cursor: &Self::Cursor) -> Option<Move<Self>> {
        None
    }

    /// Draws the position, puts its pieces on the scene's stage, and returns where a click means what.
    fn draw(game: &Self::Game, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Self::Cursor>;

    /// The rows in which the whole position is drawn at its smallest; `None` where any height does.
    fn rows(_game: &Self::Game, _position: &Position<Self>) -> Option<u16> {
        None
    }

    /// Returns the remark about the cursor where the arrows alone do not tell, such as that no more can be chosen.
    fn remark(_game: &Self::Game, _position: &Position<Self>, _cursor: &Self::Cursor, _look: &Look) -> Option<String> {
        None
    }

    /// Returns what can be seen of the position while nothing is told: a figure that lives under the cursor, made from the
    /// rules alone. It says neither who wins nor what to play, and has no colour or sign of either. No lines where there is
    /// nothing to see.
    fn untold(_game: &Self::Game, _seen: &Seen<'_, Self::Game>, _room: Size) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// A move in words: `take 6 from heap 2`.
    fn words(game: &Self::Game, position: &Position<Self>, mv: &Move<Self>, look: &Look) -> String;

    /// A move in a column where its words have no room: in the game's notation.
    fn called(_game: &Self::Game, mv: &Move<Self>, look: &Look) -> String {
        clear(&mv.to_string(), look)
    }

    /// The position in sentences, its parts called as moves call them: `heap 1: 18`.
    fn recite(_game: &Self::Game, position: &Position<Self>, _look: &Look) -> Vec<String> {
        vec![position.to_string()]
    }
}

/// The scene that a board draws.
#[derive(Debug)]
pub struct Scene<'a, B: Board> {
    /// The position now.
    pub position: &'a Position<B>,
    /// The cursor, when somebody may move it.
    pub cursor: Option<&'a B::Cursor>,
    /// The position before the last move, and that move.
    pub last: Option<(&'a Position<B>, &'a Move<B>)>,
    /// The reason for the position's outcome, once it is known and may be shown.
    pub reason: Option<&'a Reason>,
    /// The reason, and how many of its steps a class has been told: for boards that are filled step by step.
    pub stepwise: Option<(&'a Reason, usize)>,
    /// The look in which it is drawn.
    pub look: &'a Look,
    /// The stage on which it is told which piece stands where.
    pub stage: &'a Stage,
}
