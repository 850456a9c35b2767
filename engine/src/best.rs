//! The moves that keep the best result.

/// Moves that keep the best result, in the game's move order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Best<M> {
    /// The first moves, at most [`Best::MOST`].
    pub moves: Vec<M>,
    /// Whether there are more.
    pub truncated: bool,
}

impl<M> Best<M> {
    /// The maximum number of moves listed.
    pub const MOST: usize = 64;

    /// Creates an empty list.
    pub const fn none() -> Self {
        Self { moves: Vec::new(), truncated: false }
    }

    /// Applies a function to each move.
    #[must_use]
    pub fn map<N>(self, other: impl FnMut(M) -> N) -> Best<N> {
        Best { moves: self.moves.into_iter().map(other).collect(), truncated: self.truncated }
    }
}

impl<M> FromIterator<M> for Best<M> {
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> Self {
        let mut rest = moves.into_iter();
        let moves = rest.by_ref().take(Self::MOST).collect();
        Self { moves, truncated: rest.next().is_some() }
    }
}
