//! The boundary between a game and the screen.
//!
//! [`Board`] is what a game adds to its rules to be played on a screen, in its own types. [`Play`](crate::play::table::Play) turns
//! any board into a [`Table`], which is all that the screens know.

mod pace;
mod players;
mod recited;
mod refusal;
mod status;
mod telling;

use std::{fmt::Debug, rc::Rc, sync::Arc, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{self, Rect, Size},
    text::Line,
};
use zugzwang_engine::{
    Analysis, Game, Machine, MoveError, Score, Seat, Setup, Worth,
    matchbox::{Bout, BoxNotes},
};

pub use pace::{Level, Pace, Paced};
pub use players::{Player, Side};
pub use recited::{Told, parts, series, span};
pub use refusal::Refusal;
pub use status::{End, Status};
pub use telling::Telling;

use crate::{
    look::Look,
    play::{
        job::Job,
        panels::{Lecture, Rating},
        review::Reviewed,
    },
    words::terms::Term,
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
pub type Position<B> = <<B as Board>::Game as Game>::Position;

/// The moves of a board's game.
pub type Move<B> = <<B as Board>::Game as Game>::Move;

/// A board on which games of a kind are drawn and steered; of a game with a board of its own, the game itself.
pub trait Board: Sized + Debug + 'static {
    /// The game that is played on it.
    type Game: Game;
    /// What the arrow keys move: it may stand for a move, or for a part of one.
    type Cursor: Clone + PartialEq + Debug;

    /// Where the cursor stands in a position, near `before` if that is given.
    fn cursor(game: &Self::Game, position: &Position<Self>, before: Option<&Self::Cursor>) -> Self::Cursor;

    /// The cursor that stands for a move.
    fn aim(game: &Self::Game, position: &Position<Self>, mv: &Move<Self>) -> Self::Cursor;

    /// The move the cursor stands for; `None` while it stands for none.
    fn chosen(game: &Self::Game, position: &Position<Self>, cursor: &Self::Cursor) -> Option<Move<Self>>;

    /// The cursor one step on; it stays where it cannot go.
    fn steer(game: &Self::Game, position: &Position<Self>, cursor: &Self::Cursor, step: Step) -> Self::Cursor;

    /// The cursor after Enter where it stands for no move yet: the sign to be moved is lifted. `None` where Enter does nothing.
    fn confirm(_game: &Self::Game, _position: &Position<Self>, _cursor: &Self::Cursor) -> Option<Self::Cursor> {
        None
    }

    /// The move that the cursor points at though it is not legal, so that Enter says why; `None` where it points at none.
    fn meant(_game: &Self::Game, _position: &Position<Self>, _cursor: &Self::Cursor) -> Option<Move<Self>> {
        None
    }

    /// Draws the position and returns where a click means what.
    fn draw(game: &Self::Game, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Self::Cursor>;

    /// What there is to say about the cursor where the arrows alone do not tell, such as that no more can be chosen.
    fn remark(_game: &Self::Game, _position: &Position<Self>, _cursor: &Self::Cursor, _look: &Look) -> Option<String> {
        None
    }

    /// A move in words: `take 6 from heap 2`.
    fn words(game: &Self::Game, position: &Position<Self>, mv: &Move<Self>, look: &Look) -> String;

    /// The position in sentences, its parts called as moves call them: `heap 1: 18`.
    fn recite(_game: &Self::Game, position: &Position<Self>, _look: &Look) -> Vec<String> {
        vec![position.to_string()]
    }
}

/// What there is to draw.
#[derive(Debug)]
pub struct Scene<'a, B: Board> {
    /// The position now.
    pub position: &'a Position<B>,
    /// The cursor, when somebody may move it.
    pub cursor: Option<&'a B::Cursor>,
    /// The position before the last move, and that move.
    pub last: Option<(&'a Position<B>, &'a Move<B>)>,
    /// What is known of the position, once the solver has answered.
    pub analysis: Option<&'a Analysis<Move<B>>>,
    /// How it looks.
    pub look: &'a Look,
}

/// What came of asking for the perfect player's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hinted {
    /// The cursor stands on it.
    Shown,
    /// The solver is asked again; there is no answer yet.
    Asked,
    /// There is none to show.
    None,
}

/// The move under the cursor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// In words.
    pub words: String,
    /// What it is worth to the mover, once known.
    pub worth: Option<Rating>,
}

/// Where the points of a scoring game stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    /// What each has taken so far.
    pub taken: Score,
    /// What each can still secure in all, once known.
    pub secured: Option<Score>,
}

impl Debug for dyn Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("game", &self.id()).field("plies", &self.plies()).finish_non_exhaustive()
    }
}

/// A game on the screen, whatever game it is.
pub trait Table: Told {
    /// The game's id.
    fn id(&self) -> &'static str;

    /// The setup it began with.
    fn setup(&self) -> &Setup;

    /// The rules that the position does not show: `k=2 last=wins`.
    fn rules(&self) -> String;

    /// The position now, in one line.
    fn position(&self) -> String;

    /// Where the game stands.
    fn status(&self) -> Status;

    /// Where the points stand, in a scoring game.
    fn totals(&self) -> Option<Totals>;

    /// Who sits where; `None` until the program has chosen.
    fn seats(&self) -> Option<[Player; 2]>;

    /// How often what is kept of the game has changed: its moves, what was taken back, who sits where, who has resigned.
    fn changes(&self) -> u64;

    /// The machine that a person plays this game against; `None` where one of the two has sat down too late to move.
    fn rival(&self) -> Option<Player>;

    /// Whether [`Table::undo`] has anything to take back.
    fn can_undo(&self) -> bool;

    /// Seats a player from now on.
    fn seat(&mut self, seat: Seat, player: Player);

    /// Machines wait until [`Table::release`]: while players are chosen, one that is only passed does not move.
    fn hold(&mut self);

    /// Whether a machine's turn waits for that.
    fn is_held(&self) -> bool;

    /// Machines wait no longer; whether one's turn did.
    fn release(&mut self) -> bool;

    /// Seats this machine wherever one sits, and wherever the program will seat one.
    fn set_opponent(&mut self, machine: Machine);

    /// Gives a machine of boxes what it has learned; no boxes where it has not learned this setup.
    fn lend(&mut self, noted: Arc<[BoxNotes]>);

    /// Whether that was done.
    fn has_boxes(&self) -> bool;

    /// The game that a person has ended against a machine of boxes, as the machine's bout.
    fn bout(&self) -> Option<Bout>;

    /// Begins the chance of machines that err: the same seed plays the same moves.
    fn set_seed(&mut self, seed: u64);

    /// The numbers of the moves with which machines gave something back on purpose, from 1; the moves taken back are counted
    /// on from those played, the next one to play again first.
    fn gifts(&self) -> Vec<usize>;

    /// How long the next move of two machines is to be waited for; `None` where nothing plays by itself.
    fn pace(&self) -> Option<Duration>;

    /// The time of [`Table::pace`] is over.
    fn tick(&mut self);

    /// Changes how two machines play: stopped or not, faster or slower.
    fn set_pace(&mut self, change: Pace);

    /// How fast whatever plays by itself does so.
    fn level(&self) -> Level;

    /// How fast two machines play from now on.
    fn set_level(&mut self, level: Level);

    /// How two machines play; `None` where a person plays.
    fn paced(&self) -> Option<Paced>;

    /// How many moves have been played.
    fn plies(&self) -> usize;

    /// How many moves were taken back and can be played again.
    fn undone(&self) -> usize;

    /// The moves played after the first `plies`, in the game's notation.
    fn moves_after(&self, plies: usize) -> Vec<String>;

    /// Every move played, in the game's notation.
    fn moves(&self) -> Vec<String> {
        self.moves_after(0)
    }

    /// The moves taken back, the next one to play again first.
    fn taken_back(&self) -> Vec<String>;

    /// Which seat the user chose.
    fn side(&self) -> Side;

    /// Takes up a game that was kept: these moves were taken back, the players sat in these seats, and with the moves of these
    /// numbers, counted as in [`Table::gifts`], machines gave something back on purpose.
    ///
    /// # Errors
    /// [`MoveError`] where one of the moves is not legal; then nothing is taken up.
    fn restore(&mut self, taken_back: &[String], seats: Option<[Player; 2]>, gifts: &[usize]) -> Result<(), MoveError>;

    /// The last move in words, and who made it.
    fn last_words(&self, look: &Look) -> Option<(Seat, String)>;

    /// Draws the board, with the cursor where somebody is to steer it.
    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look, steered: bool);

    /// Draws it with the cursor and without what is known of the position: for a class that has not been told yet.
    fn draw_untold(&self, area: Rect, buf: &mut Buffer, look: &Look, steered: bool);

    /// Draws the position alone: nothing of the game before it, nothing that is known, nobody who moves.
    fn draw_alone(&self, area: Rect, buf: &mut Buffer, look: &Look);

    /// The move under the cursor.
    fn choice(&self, look: &Look) -> Option<Choice>;

    /// What there is to say about the cursor; where it may be `told` who wins, also why the user moves first or does not.
    fn remark(&self, look: &Look, told: bool) -> Option<String>;

    /// The reason, in lines of at most the room's width; what can grow fills its height.
    fn why(&self, look: &Look, room: Size) -> Vec<Line<'static>>;

    /// The reason in the steps in which a class is told it, with figures for this room; `None` while it is not known.
    fn lecture(&self, look: &Look, room: Size) -> Option<Rc<Lecture>>;

    /// Who wins, in lines of at most this width.
    fn verdict(&self, look: &Look, width: u16) -> Vec<Line<'static>>;

    /// Whether the list of all moves is wanted from now on.
    fn want_list(&mut self, wanted: bool);

    /// All moves with what they are worth, the best first, as many as the room has lines for; `None` while none are known.
    fn list(&self, look: &Look, room: Size) -> Option<Vec<Line<'static>>>;

    /// Which row of the proof is wanted from now on; `None` for no proof.
    fn want_proof(&mut self, row: Option<usize>);

    /// The proof of the verdict, each move with the reply to it, in lines for this room; `None` while nothing is known.
    fn proof(&self, look: &Look, room: Size) -> Option<Vec<Line<'static>>>;

    /// The row of the proof that is told, in as few lines of this width as it needs; `None` while nothing is known.
    fn proof_row(&self, look: &Look, width: u16) -> Option<Vec<Line<'static>>>;

    /// How many rows of the proof are known, and whether those are all.
    fn proof_rows(&self) -> (usize, bool);

    /// What the board shows of the proof, in words; `None` while it shows the game.
    fn proof_shown(&self, look: &Look) -> Option<String>;

    /// The words of its theory, which help explains first; none until the solver has answered.
    fn terms(&self) -> &'static [Term];

    /// The perfect player's move, in its notation and in words, once known.
    fn suggested(&self, look: &Look) -> Option<(String, String)>;

    /// Moves the cursor; whether it moved.
    fn steer(&mut self, step: Step) -> bool;

    /// A click on the board drawn in `area`. A second click on the same place plays what the first chose.
    ///
    /// # Errors
    /// [`Refusal`] where that cannot be played.
    fn click(&mut self, area: Rect, at: layout::Position, look: &Look) -> Result<(), Refusal>;

    /// Plays the move under the cursor.
    ///
    /// # Errors
    /// [`Refusal`] where there is none.
    fn commit(&mut self) -> Result<(), Refusal>;

    /// Plays a typed move.
    ///
    /// # Errors
    /// [`Refusal`] where it is none or not legal.
    fn type_move(&mut self, text: &str) -> Result<(), Refusal>;

    /// Who would resign now: the person, or of two the one whose turn it is.
    ///
    /// # Errors
    /// [`Refusal`] where nobody can.
    fn resigns(&self) -> Result<Seat, Refusal>;

    /// That player resigns. It is no move, and [`Table::undo`] takes it back.
    ///
    /// # Errors
    /// [`Refusal`] where nobody can.
    fn resign(&mut self) -> Result<(), Refusal>;

    /// Whether the position now is not answered yet.
    fn is_thinking(&self) -> bool;

    /// Puts the cursor on the perfect player's move. Asks again where the solver was stopped.
    fn hint(&mut self) -> Hinted;

    /// Keeps back what is known of the position and of the cursor's move, until [`Table::hint`] is asked.
    fn veil(&mut self);

    /// Puts the cursor on a move given in the game's notation.
    ///
    /// # Errors
    /// [`Refusal`] where it is none or not legal, or nobody is to move.
    fn aim(&mut self, text: &str) -> Result<(), Refusal>;

    /// Puts the cursor on another move where it stands on one of these; where none are given, on one of the best. It stays where
    /// there is no other.
    fn turn_from(&mut self, moves: &[String]);

    /// Plays the perfect player's move, whoever's turn it is; whether there is one.
    fn reply(&mut self) -> bool;

    /// Takes back everything a person could take back; whether there was anything.
    fn restart(&mut self) -> bool;

    /// What the position now is worth to its mover, once known.
    fn worth(&self) -> Option<Worth>;

    /// What has been played so far, to be looked at again.
    fn review(&self) -> Box<dyn Reviewed>;

    /// Takes back to the user's last turn; whether there was one.
    fn undo(&mut self) -> bool;

    /// Plays again what was taken back; whether there was anything.
    fn redo(&mut self) -> bool;

    /// The questions that have come up since the last call.
    fn take_jobs(&mut self) -> Vec<Job>;

    /// Takes in the answers that have come; whether anything changed. The machine's move is played here.
    fn collect(&mut self) -> bool;

    /// Stops the solver's work on this game, until the position changes or [`Table::hint`] asks again.
    fn stop(&mut self);
}
