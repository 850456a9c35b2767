//! What is drawn, written and told of a game.

/// The part of a game that is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// All of it, with the cursor where somebody is to steer it.
    Whole {
        /// `true` where somebody is.
        steered: bool,
    },
    /// The same without what is known of the position: for a class that has not been told yet.
    Untold {
        /// `true` where somebody is to steer the cursor.
        steered: bool,
    },
    /// The same, as far as a class has been told: a board that can be filled step by step is.
    Told {
        /// The number of steps of the reason that were told.
        steps: usize,
        /// `true` where somebody is to steer the cursor.
        steered: bool,
    },
    /// The position alone: nothing of the game before it, nothing that is known, nobody who moves.
    Alone,
}

/// The lines that can be read beside a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lines {
    /// The reason; what can grow fills the height of its room.
    Why,
    /// The verdict: who wins.
    Verdict,
    /// All moves with what they are worth, the best first; none before any are known.
    List,
    /// The proof of the verdict, each move with the reply to it; none before anything is known.
    Proof,
    /// The row of the proof that is told, in as few lines as it needs; none before anything is known.
    ProofRow,
    /// The figure that can be seen while nothing is told; none where there is nothing to see.
    Figure {
        /// `true` where it was asked where to look.
        looks: bool,
    },
}

/// A tale in sentences of a game where nothing is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tale {
    /// The position now.
    Position,
    /// The verdict, the reason, the move that keeps it and what the opponent can then no longer do.
    Reason,
    /// Why the theorem holds for this position; nothing once the game is over.
    Argument,
}
