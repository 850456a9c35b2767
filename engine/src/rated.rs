//! Moves rated by their worth to the player who makes them.

use crate::{
    analysis::Analysis,
    any::{AnyGame, AnyMove, AnyPosition},
    cancel::{Cancel, Stopped},
    game::Listing,
    worth::Worth,
};

/// A move and its worth under best play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedMove {
    /// The move.
    pub mv: AnyMove,
    /// Its worth to the player who makes it.
    pub worth: Worth,
}

/// The moves of a position to rate; one of each [stretch](crate::Game::stretch), if a move is any point of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidates {
    /// The moves. [`Candidates::of`] puts those that keep the best result first, unless they are all the stretches of a
    /// line; otherwise they are in the game's move order.
    pub moves: Vec<AnyMove>,
    /// Whether there are more moves, or may be because the game's list is a [sample](Listing::Sample).
    pub truncated: bool,
}

impl Candidates {
    /// Returns at most `most` moves of a position, given its analysis.
    pub fn of(game: &AnyGame, position: &AnyPosition, analysis: &Analysis<AnyMove>, most: usize) -> Self {
        // Stretches of a line are easiest to read in their order along the line.
        let listing = game.about().listing;
        let along = (listing == Listing::Stretches)
            .then(|| Self::in_order(game, position, most))
            .filter(|listed| !listed.truncated);
        if let Some(listed) = along {
            return listed;
        }
        let best = &analysis.best.moves;
        let mut rest = game.listed(position).filter(|mv| !best.iter().any(|known| game.alike(position, known, mv)));
        let mut moves: Vec<AnyMove> = best.iter().take(most).cloned().collect();
        let cut = best.len() > most;
        moves.extend(rest.by_ref().take(most - moves.len()));
        Self { moves, truncated: cut || rest.next().is_some() || listing == Listing::Sample }
    }

    /// Returns at most `most` moves of a position, in the game's order.
    pub fn in_order(game: &AnyGame, position: &AnyPosition, most: usize) -> Self {
        let mut rest = game.listed(position);
        let moves = rest.by_ref().take(most).collect();
        Self { moves, truncated: rest.next().is_some() || game.about().listing == Listing::Sample }
    }
}

impl RatedMove {
    /// Rates a move, given the analysis of the position after it.
    pub fn leaving(mv: AnyMove, left: &Analysis<AnyMove>) -> Self {
        Self { mv, worth: left.worth.before() }
    }

    /// Rates a move; `None` if it is not legal.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn of(game: &AnyGame, position: &AnyPosition, mv: AnyMove, cancel: &Cancel) -> Result<Option<Self>, Stopped> {
        Ok(game.analyse_after(position, &mv, cancel)?.map(|(_, left)| Self::leaving(mv, &left)))
    }
}
