//! The boundary between a game and the screen.
//!
//! [`Board`] is what a game adds to its rules to be played on a screen, in its own types. [`Play`](crate::play::Play) turns
//! any board into a [`Table`], which is all that the screens know.

use std::{fmt::Debug, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
    text::Line,
};
use serde::Deserialize;
use zugzwang_engine::{
    Analysis, Game, Machine, MoveError, Outcome, Score, Seat, Setup, Winner, players::NoSuchMachine,
};

use crate::{
    look::Look,
    panels::{Lecture, MoveWorth},
    review::{Reviewed, Worth},
    worker::Job,
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

/// A game that can be drawn and steered.
pub trait Board: Game {
    /// What the arrow keys move: it may stand for a move, or for a part of one.
    type Cursor: Clone + PartialEq + Debug;

    /// Where the cursor stands in a position, near `before` if that is given.
    fn cursor(&self, position: &Self::Position, before: Option<&Self::Cursor>) -> Self::Cursor;

    /// The cursor that stands for a move.
    fn aim(&self, position: &Self::Position, mv: &Self::Move) -> Self::Cursor;

    /// The move the cursor stands for; `None` while it stands for none.
    fn chosen(&self, position: &Self::Position, cursor: &Self::Cursor) -> Option<Self::Move>;

    /// The cursor one step on; it stays where it cannot go.
    fn steer(&self, position: &Self::Position, cursor: &Self::Cursor, step: Step) -> Self::Cursor;

    /// The cursor after Enter where it stands for no move yet: the sign to be moved is lifted. `None` where Enter does nothing.
    fn confirm(&self, _position: &Self::Position, _cursor: &Self::Cursor) -> Option<Self::Cursor> {
        None
    }

    /// Draws the position and returns where a click means what.
    fn draw(&self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Self::Cursor>;

    /// What there is to say about the cursor where the arrows alone do not tell, such as that no more can be chosen.
    fn remark(&self, _position: &Self::Position, _cursor: &Self::Cursor, _look: &Look) -> Option<String> {
        None
    }

    /// A move in words: `take 6 from heap 2`.
    fn words(&self, position: &Self::Position, mv: &Self::Move, look: &Look) -> String;
}

/// What there is to draw.
#[derive(Debug)]
pub struct Scene<'a, B: Board> {
    /// The position now.
    pub position: &'a B::Position,
    /// The cursor, when somebody may move it.
    pub cursor: Option<&'a B::Cursor>,
    /// The position before the last move, and that move.
    pub last: Option<(&'a B::Position, &'a B::Move)>,
    /// What is known of the position, once the solver has answered.
    pub analysis: Option<&'a Analysis<B::Move>>,
    /// How it looks.
    pub look: &'a Look,
}

/// Who sits in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// A person at the keys.
    Person,
    /// A machine.
    Machine(Machine),
}

/// Its name where games are kept: `person`, or the machine's.
impl std::fmt::Display for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Machine(machine) => std::fmt::Display::fmt(machine, f),
        }
    }
}

impl std::str::FromStr for Player {
    type Err = NoSuchMachine;

    fn from_str(name: &str) -> Result<Self, NoSuchMachine> {
        if name == "person" { Ok(Self::Person) } else { name.parse().map(Self::Machine) }
    }
}

/// What is told before the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Telling {
    /// Who is winning.
    pub outcome: bool,
    /// What to play.
    pub advice: bool,
}

impl Default for Telling {
    fn default() -> Self {
        Self { outcome: true, advice: true }
    }
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

/// A change of how two machines play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Stop, or go on.
    Pause,
    /// Faster by one step.
    Faster,
    /// Slower by one step.
    Slower,
}

/// How fast two machines play: from 1, the slowest, to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "u8")]
pub struct Level(u8);

impl Level {
    /// How long each move is shown, from the slowest level to the fastest.
    const DELAYS: [Duration; 6] = [
        Duration::from_secs(4),
        Duration::from_secs(2),
        Duration::from_secs(1),
        Duration::from_millis(500),
        Duration::from_millis(200),
        Duration::from_millis(50),
    ];

    /// How long a move is shown.
    pub fn delay(self) -> Duration {
        Self::DELAYS[usize::from(self.0) - 1]
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Faster by one level, if there is one.
    #[must_use]
    pub fn faster(self) -> Self {
        Self::try_from(self.0 + 1).unwrap_or(self)
    }

    /// Slower by one level, if there is one.
    #[must_use]
    pub fn slower(self) -> Self {
        Self::try_from(self.0 - 1).unwrap_or(self)
    }
}

impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, &'static str> {
        if (1..=6).contains(&number) { Ok(Self(number)) } else { Err("the pace is a number from 1 to 6") }
    }
}

/// How two machines play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paced {
    /// Whether they wait to be told to go on.
    pub paused: bool,
    /// How fast they play.
    pub level: Level,
}

/// Which seat is the user's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The user moves first.
    First,
    /// The user moves second.
    Second,
    /// The program chooses who moves first, and takes the right of the first move exactly when the position is won.
    Choose,
    /// Two people at one keyboard.
    Both,
    /// Two machines: the perfect player moves first.
    Watch,
}

impl Side {
    /// Every choice, the default first.
    pub const ALL: [Self; 5] = [Self::First, Self::Second, Self::Choose, Self::Both, Self::Watch];

    /// Its name on the command line and among the texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Choose => "choose",
            Self::Both => "both",
            Self::Watch => "watch",
        }
    }

    /// Who sits where against this machine; `outcome` is what the position is worth to `mover`.
    pub fn seats(self, opponent: Machine, outcome: Outcome, mover: Seat) -> [Player; 2] {
        let machine = match self {
            Self::First => Seat::Second,
            Self::Second => Seat::First,
            Self::Choose if outcome == Outcome::Win => mover,
            Self::Choose => mover.other(),
            Self::Both => return [Player::Person; 2],
            Self::Watch => return [Player::Machine(Machine::Perfect), Player::Machine(opponent)],
        };
        Seat::ALL.map(|seat| if seat == machine { Player::Machine(opponent) } else { Player::Person })
    }
}

impl std::str::FromStr for Side {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|side| side.name() == name).ok_or(())
    }
}

/// Where a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// The solver is at work: units done, and their total if it is known.
    Thinking(u64, u64),
    /// It is this seat's turn.
    Turn(Seat),
    /// Two machines play, and it is this seat's turn.
    Watched(Seat),
    /// The game has ended.
    Over(Winner),
    /// The solver was stopped before it could say what the machine plays.
    Stopped,
    /// The solver broke on this position.
    Failed,
}

/// The move under the cursor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// In words.
    pub words: String,
    /// What it is worth to the mover, once known.
    pub worth: Option<MoveWorth>,
}

/// Where the points of a scoring game stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    /// What each has taken so far.
    pub taken: Score,
    /// What each can still secure in all, once known.
    pub secured: Option<Score>,
}

/// Why nothing was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// The solver has not answered yet.
    Thinking,
    /// The cursor stands for no move yet.
    NothingChosen,
    /// The move is not legal.
    Illegal(MoveError),
}

impl Debug for dyn Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("game", &self.id()).field("plies", &self.plies()).finish_non_exhaustive()
    }
}

/// A game on the screen, whatever game it is.
pub trait Table {
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

    /// Seats a player from now on.
    fn seat(&mut self, seat: Seat, player: Player);

    /// Seats this machine wherever one sits, and wherever the program will seat one.
    fn set_opponent(&mut self, machine: Machine);

    /// Begins the chance of machines that err: the same seed plays the same moves.
    fn set_seed(&mut self, seed: u64);

    /// The numbers of the moves with which machines gave something back on purpose, from 1.
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

    /// Takes up a game that was kept: these moves were taken back, and the players sat in these seats.
    ///
    /// # Errors
    /// [`MoveError`] where one of the moves is not legal; then nothing is taken up.
    fn restore(&mut self, taken_back: &[String], seats: Option<[Player; 2]>) -> Result<(), MoveError>;

    /// The last move in words, and who made it.
    fn last_words(&self, look: &Look) -> Option<(Seat, String)>;

    /// Draws the board, with the cursor where somebody is to steer it.
    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look, steered: bool);

    /// The move under the cursor.
    fn choice(&self, look: &Look) -> Option<Choice>;

    /// What there is to say about the cursor.
    fn remark(&self, look: &Look) -> Option<String>;

    /// The reason, in lines of at most the room's width; what can grow fills its height.
    fn why(&self, look: &Look, room: Size) -> Vec<Line<'static>>;

    /// The reason in the steps in which a class is told it, with figures for this room; `None` while it is not known.
    fn lecture(&self, look: &Look, room: Size) -> Option<Lecture>;

    /// Who wins, in lines of at most this width.
    fn verdict(&self, look: &Look, width: u16) -> Vec<Line<'static>>;

    /// Whether the list of all moves is wanted from now on.
    fn want_list(&mut self, wanted: bool);

    /// All moves with what they are worth, the best first, as many as the room has lines for; `None` while none are known.
    fn list(&self, look: &Look, room: Size) -> Option<Vec<Line<'static>>>;

    /// The perfect player's move, in its notation and in words, once known.
    fn suggested(&self, look: &Look) -> Option<(String, String)>;

    /// Moves the cursor; whether it moved.
    fn steer(&mut self, step: Step) -> bool;

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

    /// Plays a typed move.
    ///
    /// # Errors
    /// [`Refusal`] where it is none or not legal.
    fn type_move(&mut self, text: &str) -> Result<(), Refusal>;

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
