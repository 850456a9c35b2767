//! Panels for the tests of their figures: a game that goes on, with a move under the cursor.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{Outcome, Reason, Seat};

use super::{Pick, Points, View, Who, why};
use crate::look::Look;

/// What the panel tells besides the figures.
pub(super) struct Sample {
    /// What the position and the move are worth.
    pub(super) outcome: Outcome,
    /// The totals of both, in a scoring game.
    pub(super) score: Option<Points>,
    /// Whether the move ends the game.
    pub(super) over: bool,
}

/// The panel of a position and of the one that the move leads to.
pub(super) fn lines(
    Sample { outcome, score, over }: Sample,
    reason: &Reason,
    after: &Reason,
    look: &Look,
    room: Size,
) -> Vec<Line<'static>> {
    let (mv, words) = (String::new(), "take some bars".to_owned());
    let view = View {
        reason,
        outcome,
        over: false,
        begun: true,
        winner: None,
        score,
        mover: Who::Seat(Seat::First),
        suggested: None,
        pick: Some(Pick { mv, words, outcome, score, over, after, reply: None }),
    };
    why(&view, look, room)
}
