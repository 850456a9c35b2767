//! The input of a panel: a position with its reason, and the move under the cursor.

use std::any::Any;

use zugzwang_engine::{Machine, Outcome, Reason, Score, Seat};

use super::{Beat, Look, Story, Theory, beat, beat::points_at_figure, theory};
use crate::{
    look::{text::Arg, wording::Wording},
    play::board::Player,
};

/// The player that a sentence is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// The user, alone against a machine.
    You,
    /// The user's machine opponent.
    Rival(Machine),
    /// A machine that the user trains, and whose wins are the user's.
    Learner,
    /// One of two players of the same kind.
    Seat(Seat),
}

impl Who {
    /// Returns the name by which the texts select the player. Only some machines are called by a name of their own.
    pub const fn name(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Rival(Machine::Perfect) => "machine",
            Self::Rival(Machine::Coach(_)) => "coach",
            Self::Rival(Machine::Trapper) => "trapper",
            Self::Rival(_) | Self::Learner => "rival",
            Self::Seat(Seat::First) => "first",
            Self::Seat(Seat::Second) => "second",
        }
    }

    /// Returns the player in `seat`: by kind if the other seat has a player of another kind, otherwise by seat.
    pub fn of(seats: Option<[Player; 2]>, seat: Seat) -> Self {
        match seats.map(|seats| (seats[seat.index()], seats[seat.other().index()])) {
            Some((Player::Machine(machine), Player::Person)) => Self::Rival(machine),
            Some((Player::Person, Player::Machine(_))) => Self::You,
            _ => Self::Seat(seat),
        }
    }
}

impl From<Who> for Arg {
    fn from(who: Who) -> Self {
        Self::from(who.name())
    }
}

/// Final totals from one player's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Points {
    /// That player's total.
    pub own: i64,
    /// The opponent's total.
    pub other: i64,
}

impl Points {
    /// Returns the totals from the point of view of the player in `seat`.
    pub const fn of(score: Score, seat: Seat) -> Self {
        Self { own: score.of(seat), other: score.of(seat.other()) }
    }

    /// Returns how many points the margin falls short of that of `best`.
    pub const fn short_of(self, best: Self) -> u64 {
        (best.own - best.other).abs_diff(self.own - self.other)
    }
}

/// Strength of the perfect player's move in a lost position, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Defence {
    /// No other move makes the game last longer.
    Longest,
    /// It makes winning hard; how long the game lasts is not known.
    Hard,
}

impl Defence {
    /// Returns what is known if the length of the game is known or not.
    pub const fn of(remoteness: Option<u64>) -> Self {
        if remoteness.is_some() { Self::Longest } else { Self::Hard }
    }
}

/// Everything a panel shows.
#[derive(Debug)]
pub struct View<'a> {
    /// The reason for the outcome.
    pub reason: &'a Reason,
    /// The outcome of the position for the player to move.
    pub outcome: Outcome,
    /// `true` if the game has ended.
    pub over: bool,
    /// `true` if a move has been made; a setup may allow none.
    pub begun: bool,
    /// The winner, if the game has ended and somebody won.
    pub winner: Option<Who>,
    /// The final totals under best play, in a scoring game.
    pub score: Option<Points>,
    /// The player to move.
    pub mover: Who,
    /// The perfect player's move in words.
    pub suggested: Option<String>,
    /// The strength of that move in a lost position.
    pub defence: Defence,
    /// The move under the cursor.
    pub pick: Option<Pick<'a>>,
}

impl<'a> View<'a> {
    /// Returns the reason for the position after the move under the cursor, if it has the same theory.
    pub(super) fn after<T: Theory>(&self) -> Option<&'a T> {
        let after: &dyn Any = theory(self.pick.as_ref()?.after);
        after.downcast_ref()
    }

    /// Makes the view of a position after some move, in a game that goes on, with no move under the cursor.
    pub const fn of(reason: &'a Reason, outcome: Outcome, mover: Who) -> Self {
        Self {
            reason,
            outcome,
            over: false,
            begun: true,
            winner: None,
            score: None,
            mover,
            suggested: None,
            defence: Defence::Hard,
            pick: None,
        }
    }
}

impl View<'_> {
    /// Returns whether a machine is to move and the reader plays against it.
    pub(super) const fn is_rivals(&self) -> bool {
        matches!(self.mover, Who::Rival(_))
    }

    /// Returns what an outcome for the player to move is to the reader, so that signs and colours never call the user's loss good.
    pub(super) fn to_reader(&self, outcome: Outcome) -> Outcome {
        if self.is_rivals() { outcome.flip() } else { outcome }
    }

    /// Returns the beat that tells how the perfect player holds out; `None` if there is no move.
    pub(super) fn hold_out(&self) -> Option<Beat> {
        let id = match self.defence {
            Defence::Longest => "why-hold-out",
            Defence::Hard => "why-make-hard",
        };
        self.suggested.as_ref().map(|words| beat!(id, words))
    }

    /// Tells the reason for the position, or what decided the game once it has ended.
    pub(super) fn story(&self, look: &Look) -> Story {
        let theory = theory(self.reason);
        if self.over {
            return theory.ended(self, look);
        }
        let story = || theory.story(self, look);
        let told = || theory.told(self, look).unwrap_or_else(story);
        match look.wording {
            Wording::Plain => told(),
            Wording::Picture => Some(story()).filter(|story| points_at_figure(story, look)).unwrap_or_else(told),
            Wording::Notation => story(),
        }
    }

    /// Returns the perfect player's move in words; empty if there is none.
    pub(super) fn best_move(&self) -> &str {
        self.suggested.as_deref().unwrap_or_default()
    }
}

/// The move under the cursor and what it makes of the position.
#[derive(Debug)]
pub struct Pick<'a> {
    /// The move in the game's notation.
    pub mv: String,
    /// The move in words.
    pub words: String,
    /// The outcome of the move for the player to move.
    pub outcome: Outcome,
    /// The final totals the move leads to, in a scoring game.
    pub score: Option<Points>,
    /// `true` if the move ends the game.
    pub over: bool,
    /// The reason for the position the move leads to.
    pub after: &'a Reason,
    /// The winning reply in words, if the move loses.
    pub reply: Option<String>,
}
