//! The explanation of a board.

use std::cmp::Reverse;

use super::{Line, Parts, Rectangle, RectangleValues, after};
use crate::{
    InOrder,
    cancel::{Cancel, Stopped},
    outcome::Seat,
    theory::canonical::Name,
};

/// The result of comparing a game with 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Sign {
    /// Equal to 0: whoever moves first loses.
    Zero,
    /// Greater than 0: Left wins, whoever moves first.
    Positive,
    /// Less than 0: Right wins, whoever moves first.
    Negative,
    /// Confused with 0: whoever moves first wins.
    Fuzzy,
}

impl Sign {
    /// Every sign.
    pub const ALL: [Self; 4] = [Self::Zero, Self::Positive, Self::Negative, Self::Fuzzy];

    /// Returns its name in *Winning Ways*.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::Positive => "positive",
            Self::Negative => "negative",
            Self::Fuzzy => "fuzzy",
        }
    }

    /// Returns whether the player to move wins. The first player is Left.
    pub const fn wins(self, mover: Seat) -> bool {
        match (self, mover) {
            (Self::Fuzzy, _) => true,
            (Self::Zero, _) => false,
            (sign, Seat::First) => matches!(sign, Self::Positive),
            (sign, Seat::Second) => matches!(sign, Self::Negative),
        }
    }
}

/// The explanation of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Eatcake {
    /// The player to move. The first player is Left.
    pub mover: Seat,
    /// The remaining rectangles, largest first.
    pub rectangles: Vec<Part>,
    /// Their sum in canonical form.
    pub sum: Name,
    /// The result of comparing the sum with 0.
    pub sign: Sign,
    /// The perfect player's winning line; `None` in a lost position.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<WinningLine>,
}

/// Equal rectangles and their value.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Part {
    /// The size of each.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub size: Rectangle,
    /// The number of them.
    pub count: u64,
    /// The value of one of them, in canonical form.
    pub value: Name,
}

/// A winning line and what it leaves.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WinningLine {
    /// The rectangle it is taken from.
    pub of: Rectangle,
    /// The rectangles left of that one: none, one or two.
    pub leave: Vec<Rectangle>,
    /// The sum it leaves, in canonical form.
    pub sum: Name,
    /// The result of comparing that sum with 0.
    pub sign: Sign,
}

impl RectangleValues {
    /// Explains a board. `keep` is the perfect player's line in a won position.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn figures(
        &mut self,
        parts: &Parts,
        mover: Seat,
        keep: Option<Line>,
        cancel: &Cancel,
    ) -> Result<Eatcake, Stopped> {
        let sum = self.sum(parts, cancel)?;
        let mut rectangles = Vec::new();
        for (&size, &count) in parts {
            let value = self.value(size, cancel)?;
            rectangles.push(Part { size, count, value: self.values.name(value) });
        }
        rectangles.order_by_key(|part| Reverse(part.size.cells()));
        let keep = keep.map(|Line { of, before }| -> Result<WinningLine, Stopped> {
            let left = self.sum(&after(parts, of, mover, before), cancel)?;
            let leave = of.without(mover, before).into_iter().filter(|part| part.cells() > 0).collect();
            Ok(WinningLine { of, leave, sum: self.values.name(left), sign: self.sign(left) })
        });
        Ok(Eatcake { mover, rectangles, sum: self.values.name(sum), sign: self.sign(sum), keep: keep.transpose()? })
    }
}
