//! The ways to draw a game and to put it into words.

/// The part of a game that is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// All of it.
    Whole {
        /// Whether to show the cursor.
        steered: bool,
    },
    /// All but what is known of the position, for a class that has not been told yet.
    Untold {
        /// Whether to show the cursor.
        steered: bool,
    },
    /// The position alone: no last move, no cursor, nothing that is known.
    Alone,
}

/// A kind of lines to be read beside a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lines {
    /// The reason. A table grows to fill the height of the room.
    Why,
    /// The verdict: who wins.
    Verdict,
    /// The figure of the reason alone.
    Drawn,
    /// All moves with their worth, the best first; empty while none are known.
    List,
    /// The proof of the verdict, each move with its reply; empty while nothing is known.
    Proof,
    /// The current row of the proof, in as few lines as possible; empty while nothing is known.
    ProofRow,
    /// The figure that reveals no theory; empty if there is none.
    Figure {
        /// Whether the user asked where to look.
        looks: bool,
    },
}

/// A text about a game in sentences, for output without drawings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tale {
    /// The current position.
    Position,
    /// The verdict, the reason, the move that keeps it, and what the opponent can then no longer do.
    Reason,
    /// Why the theorem holds for this position; empty once the game is over.
    Argument,
}
