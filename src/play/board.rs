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
    layout::{Rect, Size},
    text::Line,
};
use zugzwang_engine::{Game, Reason, Rules};

pub use any::{AnyBoard, AnyCursor, AnyHits, AnyScene, At, Erased};
pub use facts::{Back, Choice, Continuation, Hinted, Knowledge, Landing, Lived, Totals, Wheel};
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

use crate::{
    look::Look,
    play::scene::{Picture, Room},
    words::numbers::clear,
};

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
    /// A large step down in number.
    Less,
    /// A large step up in number.
    More,
    /// To the smallest choice.
    Least,
    /// To the largest choice.
    Most,
    /// Back to nothing selected.
    Clear,
}

/// Areas of a drawn board, each with the cursor that a click there selects.
pub type Hits<C> = Vec<(Rect, C)>;

/// The positions of a board's game.
pub type Position<B> = <<B as Board>::Game as Rules>::Position;

/// The moves of a board's game.
pub type Move<B> = <<B as Board>::Game as Rules>::Move;

/// The drawing and steering of a game. A game with its own board implements this itself; other games share a board.
pub trait Board: Sized + Debug + 'static {
    /// The game that is played on it.
    type Game: Game;
    /// The cursor that the arrow keys move. It stands for a move or for a part of one.
    type Cursor: Clone + PartialEq + Debug + From<Move<Self>> + 'static;

    /// Whether the text of a position lists the numbers that are on the board, so that a sentence can name the position by it. Not if they
    /// stand for something else, such as the cells that are free.
    const LISTS_NUMBERS: bool = true;

    /// The cursor to begin with in a position: near `before`, if given.
    fn cursor(game: &Self::Game, position: &Position<Self>, before: Option<&Self::Cursor>) -> Self::Cursor;

    /// The move that the cursor stands for, if any.
    fn chosen(game: &Self::Game, position: &Position<Self>, cursor: &Self::Cursor) -> Option<Move<Self>>;

    /// The cursor after a step; unchanged if it cannot move that way.
    fn steer(game: &Self::Game, position: &Position<Self>, cursor: &Self::Cursor, step: Step) -> Self::Cursor;

    /// The amount that the cursor stands for, if left and right change an amount: right is always more.
    fn amount(_cursor: &Self::Cursor) -> Option<u64> {
        None
    }

    /// The cursor to show when the first arrow key is pressed on a board with nothing selected. By default it does not move;
    /// override this for a board where a step names a move by itself.
    fn wake(_game: &Self::Game, _position: &Position<Self>, cursor: &Self::Cursor, _step: Step) -> Self::Cursor {
        cursor.clone()
    }

    /// The cursor after Enter while it stands for no move yet, such as when the piece to move is lifted. `None` if Enter does
    /// nothing.
    fn confirm(_game: &Self::Game, _position: &Position<Self>, _cursor: &Self::Cursor) -> Option<Self::Cursor> {
        None
    }

    /// The illegal move that the cursor points at, if any, so that Enter can explain why it is illegal.
    fn meant(_game: &Self::Game, _position: &Position<Self>, _cursor: &Self::Cursor) -> Option<Move<Self>> {
        None
    }

    /// The picture of the position in a room.
    fn picture(game: &Self::Game, scene: &Scene<'_, Self>, room: Room) -> Picture<Self::Cursor>;

    /// A remark about the cursor that the arrow keys alone do not make clear, such as that nothing more can be selected.
    fn remark(_game: &Self::Game, _position: &Position<Self>, _cursor: &Self::Cursor, _look: &Look) -> Option<String> {
        None
    }

    /// The part of whoever goes first and of whoever goes second, where they have different moves: what they lay or cut.
    fn roles(_game: &Self::Game, _look: &Look) -> Option<[String; 2]> {
        None
    }

    /// A figure of the position that reveals no theory. It is made from the rules alone and follows the cursor. It must not say or
    /// hint, by colour or sign, who wins or what to play. Empty if there is no such figure.
    fn untold(_game: &Self::Game, _seen: &Seen<'_, Self::Game>, _room: Size) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// The rows of the figure, if the user can make them longer and shorter.
    fn wheel(_game: &Self::Game) -> Option<Wheel> {
        None
    }

    /// A move in words: `take 6 from heap 2`.
    fn words(game: &Self::Game, position: &Position<Self>, mv: &Move<Self>, look: &Look) -> String;

    /// A move in the game's notation, for a column too narrow for its words.
    fn called(_game: &Self::Game, mv: &Move<Self>, look: &Look) -> String {
        clear(&mv.to_string(), look)
    }

    /// The position in sentences, with its parts named as in moves: `heap 1: 18`.
    fn recite(_game: &Self::Game, position: &Position<Self>, _look: &Look) -> Vec<String> {
        vec![position.to_string()]
    }
}

/// The scene that a board draws.
#[derive(Debug)]
pub struct Scene<'a, B: Board> {
    /// The position to draw.
    pub position: &'a Position<B>,
    /// The cursor, if it is shown.
    pub cursor: Option<&'a B::Cursor>,
    /// The position before the last move, and that move.
    pub last: Option<(&'a Position<B>, &'a Move<B>)>,
    /// The reason for the position's outcome, once it is known and may be shown.
    pub reason: Option<&'a Reason>,
    /// Whether the reason is shown as soon as it is known, so that the board can be laid out for it.
    pub told: bool,
    /// The look to draw it in.
    pub look: &'a Look,
}
