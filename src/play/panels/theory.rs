//! One trait for all theories.

use std::any::Any;

use super::{Figure, Look, Size, Story, View, beat};

/// The parts that a theory tells about a position. Each is asked for alone.
pub(super) trait Theory: Any {
    /// Returns the value of the position in a few words: `nim-sum 10`.
    fn value(&self, look: &Look) -> String;

    /// Returns whether whoever makes the last move loses.
    fn is_misere(&self) -> bool {
        false
    }

    /// Tells, after the end of a game, what decided it.
    fn ended(&self, view: &View<'_>, _look: &Look) -> Story {
        vec![beat!(match (view.begun, self.is_misere()) {
            (false, _) => "why-over-none",
            (true, false) => "why-over-wins",
            (true, true) => "why-over-loses",
        })]
    }

    /// Tells the reason in plain words, by the first case that the position is; `None` if the story has plain words of its own.
    fn told(&self, _view: &View<'_>, _look: &Look) -> Option<Story> {
        None
    }

    /// Tells the reason, the move that keeps the win and what the opponent can no longer do.
    fn story(&self, view: &View<'_>, look: &Look) -> Story;

    /// Proves the theorem for this position, beat by beat.
    fn holds(&self, view: &View<'_>, look: &Look) -> Story;

    /// Draws the position and the move under the cursor, both in the room that the words leave them; what can grow fills it.
    fn figures(&self, _view: &View<'_>, _look: &Look, _room: Size) -> [Figure; 2] {
        Default::default()
    }

    /// Draws what is still worth seeing after the end of a game.
    fn remains(&self, _look: &Look, _width: u16) -> Figure {
        Figure::new()
    }

    /// Returns all winning moves in words, at most `most` intervals of them; `None` in games whose moves can be listed one by one.
    fn winning(&self, _most: usize, _look: &Look) -> Option<String> {
        None
    }
}

/// Returns the room that a part of a figure leaves to another.
pub(super) fn left_beside(part: &Figure, room: Size) -> Size {
    Size { height: room.height.saturating_sub(u16::try_from(part.len()).unwrap_or(u16::MAX)), ..room }
}
