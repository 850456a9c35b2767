//! The explanation of a position.

use super::{Color, Cut, Left, Number, Stalk, number, sum};

/// The explanation of a position: every stalk with its value, and their sum.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Hackenbush {
    /// The player to move.
    pub mover: Color,
    /// The sum of the numbers: Blue's lead in moves.
    pub number: Number,
    /// The nim-sum of the green stalks.
    pub nimber: u64,
    /// The stalks in order, those that are gone included.
    pub stalks: Vec<StalkFigure>,
    /// The perfect player's winning cut; `None` in a lost position.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<Winning>,
}

/// A stalk with its value.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct StalkFigure {
    /// Its pieces.
    pub pieces: Stalk,
    /// Its number; 0 if it is green.
    pub number: Number,
    /// Its nimber; 0 if it is not green.
    pub nimber: u64,
}

/// A winning cut and what it makes of the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Winning {
    /// The cut.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub cut: Cut,
    /// The part of the lead that it gives up.
    pub gives: Number,
    /// The sum of the numbers after it.
    pub number: Number,
    /// The nim-sum of the green stalks after it.
    pub nimber: u64,
    /// The number of cuts that the opponent can then make.
    pub replies: usize,
}

impl Hackenbush {
    /// Explains a position, given the perfect player's cut if it is won.
    pub fn of(stalks: &[Stalk], mover: Color, keep: Option<Left>) -> Self {
        let (all, nimber) = sum(stalks);
        let figure =
            |pieces: &Stalk| StalkFigure { pieces: pieces.clone(), number: number(&pieces.0), nimber: pieces.nimber() };
        let keep = keep.map(|Left { cut, number, nimber }| Winning {
            cut,
            gives: mover.lead(all - number),
            number,
            nimber,
            replies: replies(stalks, cut, mover.other()),
        });
        Self { mover, number: all, nimber, stalks: stalks.iter().map(figure).collect(), keep }
    }

    /// Returns the lead of the player to move, in moves.
    pub fn lead(&self) -> Number {
        self.mover.lead(self.number)
    }
}

/// Returns the number of cuts that a player can make after a cut.
fn replies(stalks: &[Stalk], cut: Cut, player: Color) -> usize {
    let left = |(at, stalk): (usize, &Stalk)| {
        if cut.stalk == at { stalk.below(cut.piece).cuts(player) } else { stalk.cuts(player) }
    };
    (1..).zip(stalks).map(left).sum()
}
