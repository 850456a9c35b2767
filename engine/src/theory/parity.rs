//! A king who only comes nearer to his corner, by one step right, up or both: only the parities of the two distances
//! count.
//!
//! The player to move loses exactly when both distances are even: any step makes one or both odd, and the same step
//! again makes them even. It is the game of the queen who comes nearer to her corner (W. A. Wythoff, *A modification of
//! the game of nim*, 1907), restricted to single squares. The winner has only one winning step, and the loser delays by
//! going one square at a time, which gives the remoteness.
//!
//! The nimbers (R. Sprague 1935, P. M. Grundy 1939) follow by induction: 0 if both distances are even, 2 if both are
//! odd. From an even distance e and an odd one o, the options have the values 0, 2 (unless e = 0), and those of the
//! distances o − 1 and e − 1, of which e − 1 is now the odd one. So the value is 1 if o > e and 3 if o < e.

/// A step of the king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Step {
    /// One column to the right.
    Right,
    /// One row up.
    Up,
    /// One column and one row.
    Both,
}

impl Step {
    /// Every step.
    pub const ALL: [Self; 3] = [Self::Right, Self::Up, Self::Both];

    /// Returns how many rows and columns it goes.
    pub const fn reach(self) -> (u64, u64) {
        match self {
            Self::Right => (0, 1),
            Self::Up => (1, 0),
            Self::Both => (1, 1),
        }
    }

    /// Returns the name used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Up => "up",
            Self::Both => "both",
        }
    }

    /// Returns the step that goes this many rows and columns, 0 or 1 of each.
    pub fn of(rows: u64, columns: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.reach() == (rows, columns))
    }
}

/// The explanation of a position: the remaining distances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Parity {
    /// The number of rows to the last one.
    pub up: u64,
    /// The number of columns to the last one.
    pub right: u64,
    /// The step that makes both distances even; `None` if they are.
    pub step: Option<Step>,
}

impl Parity {
    /// Explains a position with these distances left.
    pub fn of(up: u64, right: u64) -> Self {
        Self { up, right, step: Step::of(up % 2, right % 2) }
    }

    /// Returns whether the player to move loses.
    pub const fn is_lost(&self) -> bool {
        self.step.is_none()
    }

    /// Returns the steps that stay on the board.
    pub fn steps(&self) -> impl Iterator<Item = Step> + use<> {
        let Self { up, right, .. } = *self;
        Step::ALL.into_iter().filter(move |step| {
            let (rows, columns) = step.reach();
            rows <= up && columns <= right
        })
    }

    /// Returns the number of plies to the end: all single steps, minus one if the winner starts with both at once.
    pub const fn remoteness(&self) -> u64 {
        self.up + self.right - matches!(self.step, Some(Step::Both)) as u64
    }

    /// Returns the Grundy value.
    pub const fn grundy(&self) -> u64 {
        let (odd, even) = match self.step {
            None => return 0,
            Some(Step::Both) => return 2,
            Some(Step::Up) => (self.up, self.right),
            Some(Step::Right) => (self.right, self.up),
        };
        if odd > even { 1 } else { 3 }
    }

    /// Returns the step to play in a lost position: along the longer way, so that the opponent has three answers as
    /// long as possible. `None` in the corner.
    pub const fn hold_out(&self) -> Option<Step> {
        match (self.up, self.right) {
            (0, 0) => None,
            (up, right) if up > right => Some(Step::Up),
            _ => Some(Step::Right),
        }
    }
}
