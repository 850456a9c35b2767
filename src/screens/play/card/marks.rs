//! The moves of each player as a row of signs: which kept the result, and which gave it away.

use ratatui::text::{Line, Span};
use zugzwang_engine::Seat;

use crate::{
    look::{
        Look,
        align::{left, width_of},
    },
    play::{
        panels::Who,
        review::{Reviewed, Standing},
    },
    say,
};

/// What a move did to the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// It kept the best result.
    Kept,
    /// It gave the result away.
    Gave,
    /// There was nothing to lose.
    Lost,
    /// Not known.
    Unknown,
}

impl Mark {
    fn of(review: &dyn Reviewed, number: usize) -> Self {
        let mover = Seat::to_move(number.saturating_sub(1));
        let is_mistake = review.mistakes().binary_search_by_key(&number, |mistake| mistake.number).is_ok();
        match (review.standing(number.saturating_sub(1)), review.standing(number)) {
            _ if is_mistake => Self::Gave,
            (Standing::Known(winner), Standing::Known(_)) if winner.seat() == Some(mover.other()) => Self::Lost,
            (Standing::Known(_), Standing::Known(_)) => Self::Kept,
            _ => Self::Unknown,
        }
    }

    fn sign(self, look: &Look) -> Span<'static> {
        let (glyphs, theme) = (look.glyphs(), &look.theme);
        let (sign, style) = match self {
            Self::Kept => (glyphs.wins, theme.win),
            Self::Gave => (glyphs.mistake, theme.loss),
            Self::Lost => (glyphs.dot, theme.dim),
            Self::Unknown => (glyphs.unknown, theme.dim),
        };
        Span::styled(sign, style)
    }
}

/// A row for each of these players, with as many of the last moves as fit.
pub(super) fn rows(review: &dyn Reviewed, seats: &[Seat], look: &Look, width: u16) -> Vec<Line<'static>> {
    let name = |seat: &Seat| say!(look, "review-side", who = Who::of(review.seats(), *seat));
    let names: Vec<String> = seats.iter().map(name).collect();
    let widest = names.iter().map(|name| width_of(name)).max().unwrap_or(0);
    let all = review.progress().1.saturating_sub(1);
    let row = |(seat, name): (&Seat, &String)| {
        // Moves made before the player sat down are another player's.
        let is_own = |number: &usize| review.seats_at(*number) == review.seats();
        let own = (1..=all).filter(|number| Seat::to_move(number - 1) == *seat).filter(is_own);
        let marks: Vec<Mark> = own.map(|number| Mark::of(review, number)).collect();
        if marks.is_empty() {
            return None;
        }
        let head = format!("{}  ", left(name, widest));
        let mistakes = summary(&marks, look);
        let room = usize::from(width).saturating_sub(width_of(&head) + width_of(&mistakes) + 3);
        let mut spans = vec![Span::styled(head, look.theme.dim)];
        spans.extend(signs(&marks, room, look));
        spans.push(Span::styled(format!("  {mistakes}"), look.theme.text));
        Some(Line::from(spans))
    };
    seats.iter().zip(&names).filter_map(row).collect()
}

/// The signs of the last moves that fit, each followed by a space.
fn signs(marks: &[Mark], room: usize, look: &Look) -> Vec<Span<'static>> {
    let more = format!("{} ", look.glyphs().more);
    let fits = room / 2;
    let shown = if marks.len() <= fits { marks.len() } else { room.saturating_sub(width_of(&more)) / 2 };
    let cut = (shown < marks.len()).then(|| Span::styled(more, look.theme.dim));
    let last = &marks[marks.len().saturating_sub(shown)..];
    cut.into_iter().chain(last.iter().flat_map(|mark| [mark.sign(look), Span::raw(" ")])).collect()
}

/// Says how many were mistakes; empty until that is known.
fn summary(marks: &[Mark], look: &Look) -> String {
    if marks.contains(&Mark::Unknown) {
        return String::new();
    }
    let count = marks.iter().filter(|mark| **mark == Mark::Gave).count();
    say!(look, "card-mistakes", count = count)
}
