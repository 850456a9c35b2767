//! Teaching methods of machines of matchboxes.

use std::{fmt, str::FromStr};

use crate::players::Machine;

/// No setting has this word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no such word")]
pub struct NoSuchWord;

/// Makes an enum of words that users choose from.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
        pub enum $name { $($(#[$of])* $variant),+ }

        impl $name {
            /// All of them, in the order they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// As typed.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = NoSuchWord;

            fn from_str(text: &str) -> Result<Self, NoSuchWord> {
                Self::ALL.iter().copied().find(|one| one.word() == text).ok_or(NoSuchWord)
            }
        }
    };
}

words! {
    /// The fate of a box whose last bead is gone.
    Empty {
        /// It is filled as at the start.
        Refill = "refill",
        /// Whoever should draw from it gives the game up.
        Resign = "resign",
    }
}

words! {
    /// The moves of a lost game that are punished; of a game that was won, all are rewarded.
    Blame {
        /// All of them (Michie 1961).
        All = "all",
        /// The last alone (Gardner 1962).
        Last = "last",
    }
}

words! {
    /// The boxes at which the games of a training begin.
    Openings {
        /// At any box, each as often as the others.
        Any = "any",
        /// At the setup.
        Setup = "setup",
    }
}

words! {
    /// The turns at which the learner moves.
    Turns {
        /// Always first.
        First = "first",
        /// Always second.
        Second = "second",
        /// First and second in turn.
        Alternate = "alternate",
    }
}

/// The player against whom a machine learns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Teacher {
    /// A machine that knows the theory, or does not.
    Machine(Machine),
    /// The learner itself: both sides draw from the same boxes, and both are rewarded or punished.
    Itself,
}

impl Teacher {
    /// Those that are offered one after another.
    pub const OFFERED: [Self; 6] = [
        Self::Machine(Machine::Perfect),
        Self::Machine(Machine::Skill(75)),
        Self::Machine(Machine::Skill(50)),
        Self::Machine(Machine::Random),
        Self::Machine(Machine::Loser),
        Self::Itself,
    ];
}

/// As typed: `self`, or the name of a machine.
impl fmt::Display for Teacher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Machine(machine) => machine.fmt(f),
            Self::Itself => f.write_str("self"),
        }
    }
}

impl FromStr for Teacher {
    type Err = NoSuchWord;

    fn from_str(text: &str) -> Result<Self, NoSuchWord> {
        if text == "self" {
            return Ok(Self::Itself);
        }
        // Another machine of boxes would have to be named, and one that looks at replies first takes too long for many games.
        let teaches = |machine: &Machine| !matches!(machine, Machine::Matchbox | Machine::Trapper | Machine::Coach(_));
        text.parse().ok().filter(teaches).map(Self::Machine).ok_or(NoSuchWord)
    }
}

/// The way in which a machine of matchboxes is taught; beads are counted for each move played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Method {
    /// The player against whom it learns.
    pub teacher: Teacher,
    /// Beads of each colour at the start.
    pub start: u32,
    /// Beads added where the game was won.
    pub win: u32,
    /// Beads added where it was drawn.
    pub draw: u32,
    /// Beads taken away where it was lost, as far as there are any.
    pub loss: u32,
    /// The rule for an empty box.
    pub empty: Empty,
    /// The moves of a lost game that are punished.
    pub blame: Blame,
    /// The boxes at which games begin.
    pub openings: Openings,
    /// The turns at which the learner moves.
    pub turns: Turns,
}

impl Method {
    /// The most beads a setting can name.
    pub const MOST: u32 = 1000;

    /// Returns whether the learner moves first in the game with this number, from 0.
    pub const fn learner_begins(&self, game: u64) -> bool {
        match self.turns {
            Turns::First => true,
            Turns::Second => false,
            Turns::Alternate => game.is_multiple_of(2),
        }
    }

    /// Returns whether no setting names more beads than [`Self::MOST`], and a box begins with one of each colour at least.
    pub(crate) const fn is_sound(&self) -> bool {
        self.start >= 1
            && self.start <= Self::MOST
            && self.win <= Self::MOST
            && self.draw <= Self::MOST
            && self.loss <= Self::MOST
    }
}

/// From any position, against the perfect player, in Gardner's way: the last move of a lost game loses as many beads as its
/// colour began with, an empty box gives the game up, and so the blame goes back a move at a time. A won game adds one bead.
///
/// Where no game is drawn, a winning move is never punished so: the box that it leads to next is that of a won position,
/// which keeps the beads of its own winning moves. With Michie's rewards (three beads for a win, one for a draw, one away for
/// a loss, for every move of the game; here boxes are filled again) 95 of 100 won positions of nim 3,4,5 take 1626 games
/// instead of 611, with the worst of twenty seeds; and against a player that plays at random, 10,000 games end at an accuracy
/// of 58.5 percent instead of 89.5, the mean of ten seeds.
impl Default for Method {
    fn default() -> Self {
        Self {
            teacher: Teacher::Machine(Machine::Perfect),
            start: 4,
            win: 1,
            draw: 0,
            loss: 4,
            empty: Empty::Resign,
            blame: Blame::Last,
            openings: Openings::Any,
            turns: Turns::First,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        for teacher in Teacher::OFFERED {
            assert_eq!(teacher.to_string().parse(), Ok(teacher));
        }
        assert!(Empty::ALL.iter().all(|one| one.word().parse() == Ok(*one)));
        assert!(Blame::ALL.iter().all(|one| one.word().parse() == Ok(*one)));
        assert!(Openings::ALL.iter().all(|one| one.word().parse() == Ok(*one)));
        assert!(Turns::ALL.iter().all(|one| one.word().parse() == Ok(*one)));
        assert_eq!(["itself", "matchbox"].map(str::parse::<Teacher>), [Err(NoSuchWord); 2]);
        assert_eq!("".parse::<Empty>(), Err(NoSuchWord));
    }
}
