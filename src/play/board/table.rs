//! A game on the screen, whatever game it is, in the four parts that screens know it by.

mod proof;
mod shown;

use std::{fmt::Debug, rc::Rc, sync::Arc, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
    text::Line,
};
use zugzwang_engine::{
    Machine, MoveError, Score, Seat, Setup, Worth,
    matchbox::{Bout, BoxNotes},
};

pub use proof::{Proof, ProofStep, Sought};
pub use shown::{Lines, Shown, Tale};

use super::{Paced, Player, Refusal, Seating, Status, Step};
use crate::{
    look::{Look, motion::Places},
    play::{
        job::Job,
        panels::{Lecture, MoveList, Rating},
        review::Reviewed,
    },
    words::terms::Term,
};

/// The result of asking for the perfect player's move.
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
    /// The worth of the move to the mover, once known.
    pub worth: Option<Rating>,
}

/// The points of a scoring game: taken, and still to be secured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    /// The points that each has taken so far.
    pub taken: Score,
    /// The points that each can still secure in all, once known.
    pub secured: Option<Score>,
}

/// The moves that are taken back, or played again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Back {
    /// To the user's last turn; a resignation alone.
    Turn,
    /// Everything a person could take back.
    Start,
    /// Forth again, to the user's next turn.
    Again,
}

/// The state of a kept game besides its setup and its moves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Continuation {
    /// The moves taken back, the next one to play again first.
    pub taken_back: Vec<String>,
    /// The numbers of the moves with which machines gave something back on purpose, from 1; those taken back are counted on from
    /// those played, the next one to play again first.
    pub gifts: Vec<usize>,
    /// The number of moves that had been made when each player sat down.
    pub seated: [usize; 2],
}

/// A position that can be marked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Landing {
    /// Its [name](zugzwang_engine::map::name).
    pub name: String,
    /// The position itself, in one line.
    pub position: String,
    /// A question as typed that comes to it.
    pub from: String,
}

impl Landing {
    /// The longest name of a position that is marked, in signs.
    const LONGEST: usize = 400;

    /// Returns whether a position of this name can be marked: nobody tells one long name from another.
    pub const fn may_be_marked(name: &str) -> bool {
        name.len() <= Self::LONGEST
    }
}

/// The knowledge of the position now.
#[derive(Debug, Clone, Copy)]
pub struct Knowledge {
    /// The worth of the position to its mover.
    pub worth: Worth,
    /// The words of its theory, which help explains first.
    pub terms: &'static [Term],
}

/// The log of what has been played.
pub trait Log {
    /// The game's id.
    fn id(&self) -> &'static str;

    /// The setup it began with.
    fn setup(&self) -> &Setup;

    /// The position now, in one line.
    fn position(&self) -> String;

    /// The position after so many moves, the one now where fewer were played, with what is needed to mark it.
    fn landing_after(&self, plies: usize) -> Landing;

    /// Returns the number of moves played.
    fn plies(&self) -> usize;

    /// Every move played, in the game's notation.
    fn moves(&self) -> Vec<String>;

    /// The last move in words, and who made it.
    fn last_words(&self, look: &Look) -> Option<(Seat, String)>;

    /// Returns the number of times that what is kept of the game has changed: its moves, what was taken back, who sits where,
    /// who has resigned.
    fn changes(&self) -> u64;

    /// Returns what the game goes on with when it was kept.
    fn continuation(&self) -> Continuation;

    /// Takes up a game that was kept, with who sat where.
    ///
    /// # Errors
    /// [`MoveError`] where one of the moves is not legal; then nothing is taken up.
    fn take_up(&mut self, kept: &Continuation, seats: Option<[Player; 2]>) -> Result<(), MoveError>;

    /// Returns whether there is anything to take back.
    fn can_undo(&self) -> bool;

    /// Takes back or plays again; whether there was anything.
    fn back(&mut self, back: Back) -> bool;

    /// Returns what has been played so far, to be looked at again.
    fn review(&self) -> Box<dyn Reviewed>;
}

/// The players of a game, and where the game stands for them.
pub trait Seats {
    /// Returns the players in their seats, and how machines play.
    fn seating(&self) -> &Seating;

    /// The same, to be changed. What a machine does about it, it does when answers are next collected.
    fn seating_mut(&mut self) -> &mut Seating;

    /// Seats a player from now on.
    fn seat(&mut self, seat: Seat, player: Player);

    /// Returns where the game stands.
    fn status(&self) -> Status;

    /// Resigns for who would resign: the person, or of two the one whose turn it is. It is no move, and is taken back as one.
    ///
    /// # Errors
    /// [`Refusal`] where nobody can.
    fn resign(&mut self) -> Result<(), Refusal>;

    /// Makes the move that a machine shows, if one is shown.
    fn make_pointed(&mut self);

    /// Gives a machine of boxes what it has learned; no boxes where it has not learned this setup.
    fn lend(&mut self, noted: Arc<[BoxNotes]>);

    /// The game that a person has ended against a machine of boxes, as the machine's bout.
    fn bout(&self) -> Option<Bout>;
}

/// The cursor, and what is played with it.
pub trait Hand {
    /// Draws the board; returns which piece stands where.
    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look, shown: Shown) -> Places;

    /// The move under the cursor.
    fn choice(&self, look: &Look) -> Option<Choice>;

    /// The position that the cursor's move would leave, in one line.
    fn left(&self) -> Option<String>;

    /// The same, with what is needed to mark it.
    fn landing(&self) -> Option<Landing>;

    /// Returns the remark about the cursor, if there is one; where it may be `told` who wins, also why the user moves first or
    /// does not.
    fn remark(&self, look: &Look, told: bool) -> Option<String>;

    /// Moves the cursor; whether it moved.
    fn steer(&mut self, step: Step) -> bool;

    /// From now on a person's turn begins with nothing chosen, this one, too, until an arrow wakes the cursor.
    fn rest(&mut self);

    /// A click on the board drawn in `area`. A second click on the same place plays what the first chose.
    ///
    /// # Errors
    /// [`Refusal`] where that cannot be played.
    fn click(&mut self, area: Rect, at: Position, look: &Look) -> Result<(), Refusal>;

    /// Plays the move under the cursor.
    ///
    /// # Errors
    /// [`Refusal`] where there is none.
    fn commit(&mut self) -> Result<(), Refusal>;

    /// Returns whether a text is a move that can be made now.
    fn has_move(&self, text: &str) -> bool;

    /// Plays a typed move.
    ///
    /// # Errors
    /// [`Refusal`] where it is none or not legal.
    fn type_move(&mut self, text: &str) -> Result<(), Refusal>;

    /// Puts the cursor on a move given in the game's notation.
    ///
    /// # Errors
    /// [`Refusal`] where it is none or not legal, or nobody is to move.
    fn aim(&mut self, text: &str) -> Result<(), Refusal>;

    /// Lets whoever is to move show this move, given in the game's notation, as a machine does before it makes it.
    ///
    /// # Errors
    /// [`Refusal`] where it is none or not legal, or nobody is to move.
    fn show(&mut self, text: &str) -> Result<(), Refusal>;

    /// Puts the cursor on another move where it stands on one of these; where none are given, on one of the best. It stays where
    /// there is no other.
    fn turn_from(&mut self, moves: &[String]);

    /// The perfect player's move, in its notation and in words, once known.
    fn suggested(&self, look: &Look) -> Option<(String, String)>;

    /// Puts the cursor on the perfect player's move. Asks again where the solver was stopped.
    fn hint(&mut self) -> Hinted;

    /// Puts the cursor there for who looks on, whoever's turn it is.
    fn point_out(&mut self);

    /// Plays the perfect player's move, whoever's turn it is; whether there is one.
    fn reply(&mut self) -> bool;
}

/// The knowledge of a game, asked of the solver and answered.
pub trait Insight {
    /// Returns what is known of the position now, once it is answered.
    fn known(&self) -> Option<Knowledge>;

    /// Returns where the points stand, in a scoring game.
    fn totals(&self) -> Option<Totals>;

    /// Returns what there is to read, in lines for this room; no lines where there is nothing.
    fn lines(&self, lines: Lines, look: &Look, room: Size) -> Vec<Line<'static>>;

    /// Returns what there is to tell, in sentences; `None` while it is not known.
    fn tell(&self, tale: Tale, look: &Look) -> Option<Vec<String>>;

    /// The reason in the steps in which a class is told it, with figures for this room; `None` while it is not known.
    fn lecture(&self, look: &Look, room: Size) -> Option<Rc<Lecture>>;

    /// All moves with what they are worth, the best first; `None` while none are known.
    fn values(&self) -> Option<MoveList>;

    /// Returns the extent to which the proof is known.
    fn proof(&self, look: &Look) -> Proof;

    /// Finds this out from now on, and nothing else.
    fn seek(&mut self, sought: Sought);

    /// Keeps back what is known of the position and of the cursor's move, until a hint is asked for.
    fn veil(&mut self);

    /// Returns whether the position now is not answered yet.
    fn is_thinking(&self) -> bool;

    /// The questions that have come up since the last call.
    fn take_jobs(&mut self) -> Vec<Job>;

    /// Takes in the answers that have come, and lets a machine move whose turn it is; whether anything changed.
    fn collect(&mut self) -> bool;

    /// Stops the solver's work on this game, until the position changes or a hint is asked for.
    fn stop(&mut self);
}

/// A game on the screen, whatever game it is.
pub trait Table: Log + Seats + Hand + Insight {}

impl<T: Log + Seats + Hand + Insight> Table for T {}

impl Debug for dyn Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("game", &self.id()).field("plies", &self.plies()).finish_non_exhaustive()
    }
}

/// The methods that follow from the parts together.
impl dyn Table + '_ {
    /// Returns the players in their seats; `None` until the program has chosen.
    pub fn seats(&self) -> Option<[Player; 2]> {
        self.seating().seats()
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.status(), Status::Over(_))
    }

    /// Returns the worth of the position now to its mover, once known.
    pub fn worth(&self) -> Option<Worth> {
        self.known().map(|known| known.worth)
    }

    /// Returns the player who would resign now: the person, or of two the one whose turn it is; also while a machine thinks,
    /// whose turn it is.
    ///
    /// # Errors
    /// [`Refusal`] where nobody can.
    pub fn resigner(&self) -> Result<Seat, Refusal> {
        self.seating().resigner(self.status(), self.plies())
    }

    /// The machine that a person plays this game against; `None` where one of the two has sat down too late to move.
    pub fn rival(&self) -> Option<Player> {
        self.seating().rival(self.plies())
    }

    /// Returns the pace of two machines that play; `None` where a person plays, or the game is over.
    pub fn paced(&self) -> Option<Paced> {
        let goes_on = !self.is_over();
        self.seating().paced().filter(|_| goes_on)
    }

    /// Returns how long the next move of two machines is to be waited for; `None` where nothing plays by itself. The wait
    /// begins when the position is there to be seen with its reason, not while it is still computed.
    pub fn pace(&self) -> Option<Duration> {
        let clock = &self.seating().clock;
        (self.paced().is_some() && !self.is_pointed() && clock.runs() && self.known().is_some())
            .then(|| clock.level.delay())
    }

    /// Returns whether a machine shows its move before it makes it.
    pub fn is_pointed(&self) -> bool {
        matches!(self.status(), Status::Pointed(_))
    }

    /// Returns whether a machine's turn waits until [`Clock::release`](super::Clock::release).
    pub fn is_held(&self) -> bool {
        matches!(self.status(), Status::Watched(_)) && self.paced().is_none()
    }

    /// Returns whether a machine of boxes sits here that has not been lent what it has learned.
    pub fn wants_boxes(&self) -> bool {
        let matchbox = Player::Machine(Machine::Matchbox);
        !self.seating().has_boxes() && self.seats().is_some_and(|seats| seats.contains(&matchbox))
    }

    /// The rules that the position does not show: `k=2 last=wins`.
    pub fn rules(&self) -> String {
        zugzwang_engine::games::find(self.id()).map_or_else(String::new, |game| self.setup().words(game.rules))
    }
}
