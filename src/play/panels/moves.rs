//! The moves of a position with their ratings, the best first.

use std::ops::Range;

use zugzwang_engine::{Listing, Worth, exact::Interval};

use super::{Figure, Line, Look, Outcome, Points, Span, View, Wording, align, mark, say, widest, width_of, worth};
use crate::words::numbers::{clear, inequality, interval};

/// The rating of a move, for the player who makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rating {
    /// Its worth.
    pub worth: Worth,
    /// In a scoring game, the final totals the move leads to, and how much of the margin it gives away.
    pub points: Option<(Points, u64)>,
}

impl Rating {
    /// Returns the full words if they fit, and a shorter form otherwise.
    fn words_within(&self, room: usize, look: &Look) -> String {
        let full = self.words(look);
        if width_of(&full) <= room {
            return full;
        }
        let (sign, _) = mark(self.worth.outcome, look);
        let short = match self.points {
            Some((Points { own, other }, lost)) => say!(look, "worth-score.short", own, other, lost),
            None => say!(look, worth(self.worth.outcome)),
        };
        format!("{sign} {short}")
    }

    /// Returns the rating with its sign: `✓ wins in at most 5 moves`.
    pub fn words(&self, look: &Look) -> String {
        let (sign, _) = mark(self.worth.outcome, look);
        format!("{sign} {}", self.told(look))
    }

    /// Returns the rating without its sign: `wins in at most 5 moves`.
    pub fn told(&self, look: &Look) -> String {
        let Worth { outcome, remoteness, .. } = self.worth;
        let key = worth(outcome);
        match (self.points, remoteness) {
            (Some((Points { own, other }, lost)), _) => say!(look, "worth-score", own, other, lost),
            // With a draw or an unknown outcome, a length would promise an end.
            (None, Some(moves)) if matches!(outcome, Outcome::Win | Outcome::Loss) => {
                say!(look, &format!("{key}.in"), moves)
            }
            _ => say!(look, key),
        }
    }
}

/// One move of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The move in the game's notation.
    pub notation: String,
    /// All the moves that the entry stands for, where a move is any point of a line.
    pub stretch: Option<Interval>,
    /// The rating of the move.
    pub worth: Rating,
}

impl Listed {
    /// Returns the name of the move in a sentence.
    pub fn told(&self, look: &Look) -> String {
        self.stretch.map_or_else(|| clear(&self.notation, look), |stretch| interval(&stretch, look))
    }
}

/// The list of moves: those in sight, and the counts of all known ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveList {
    /// The number of known moves of each outcome.
    pub counts: [(Outcome, usize); 4],
    /// The number of known moves.
    pub known: usize,
    /// The number of moves that will be known in the end.
    pub total: usize,
    /// `true` if there are more moves than these.
    pub truncated: bool,
    /// The way in which these moves were selected from all there are.
    pub listing: Listing,
    /// The index of the move under the cursor among those in sight.
    pub chosen: Option<usize>,
    /// The moves in sight.
    pub listed: Vec<Listed>,
}

/// The columns around the name of a move: the pointer's and those before the rating.
const AROUND: usize = 4;
/// The lines above the moves.
const HEAD: u16 = 2;

/// Returns the range of `known` moves in sight at this height: those around the chosen one, otherwise the first.
pub fn in_sight(known: usize, chosen: Option<usize>, height: u16) -> Range<usize> {
    let room = usize::from(height.saturating_sub(HEAD)).max(1);
    let last = known.saturating_sub(room);
    let start = chosen.map_or(0, |at| at.saturating_sub(room / 2).min(last));
    start..known.min(start + room)
}

/// The names of a move in the list.
#[derive(Debug, Clone)]
pub struct Called {
    /// The move in words.
    pub words: String,
    /// A shorter name, if the words do not fit.
    pub short: String,
}

/// Returns the names of the moves in sight: in words if these take no more than `room` columns, or if the user reads plain words only.
fn named(list: &MoveList, called: &[Called], room: usize, look: &Look) -> Vec<String> {
    let is_worded = look.wording == Wording::Plain || called.iter().all(|called| width_of(&called.words) <= room);
    let name = |(listed, called): (&Listed, &Called)| match listed.stretch {
        Some(stretch) => inequality(&stretch, look),
        None if is_worded => called.words.clone(),
        None => called.short.clone(),
    };
    list.listed.iter().zip(called).map(name).collect()
}

/// Draws the list in lines of at most this width.
pub fn lines(list: &MoveList, called: &[Called], look: &Look, width: u16) -> Figure {
    let counts = list.counts.iter().filter(|(_, count)| *count > 0).flat_map(|(outcome, count)| {
        let (sign, style) = mark(*outcome, look);
        [Span::styled(format!("{sign} {}", counted(*outcome, *count, look)), style), Span::raw("   ")]
    });
    let mut lines = vec![counts.collect(), Line::styled(listed_of(list, look), look.theme.dim)];
    let beside = widest(list.listed.iter().map(|listed| listed.worth.words(look)));
    let beside = usize::from(width).saturating_sub(beside + AROUND);
    let names = named(list, called, beside, look);
    let named: Vec<_> = names.iter().zip(list.listed.iter().map(|listed| &listed.worth)).collect();
    // An interval without its other end says nothing, so its rating is shortened to a word.
    let word = widest(named.iter().map(|(_, worth)| worth.words_within(0, look)));
    let most = match list.listing {
        _ if look.wording == Wording::Plain => usize::from(width).saturating_sub(word + AROUND),
        Listing::Stretches => usize::from(width).saturating_sub(word + AROUND),
        Listing::Every | Listing::Sample => beside.max(usize::from(width) / 2),
    };
    let room = widest(&names).min(most);
    for (at, (name, worth)) in named.iter().enumerate() {
        let chosen = list.chosen == Some(at);
        let (_, style) = mark(worth.worth.outcome, look);
        let (pointer, named) = look.row(chosen);
        let cut = align::cut(name, room, look.glyphs().more);
        let name = format!(" {}  ", align::left(&cut, room));
        let left = usize::from(width).saturating_sub(width_of(&name) + 1);
        let words = worth.words_within(left, look);
        let told = vec![pointer, Span::styled(name, named), Span::styled(words, style)];
        lines.push(Line::from(told).style(look.fill(chosen)));
    }
    lines
}

/// Draws moves by notation in `wide` columns, each with its rating, below a head of one line; the one under the cursor is always in
/// sight.
pub(super) fn rated_moves(
    moves: &[(&str, Span<'static>)],
    wide: usize,
    view: &View<'_>,
    look: &Look,
    height: u16,
) -> Figure {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let picked = view.pick.as_ref().map(|pick| pick.mv.as_str());
    let at = moves.iter().position(|(mv, _)| Some(*mv) == picked).unwrap_or(0);
    let shown = usize::from(height.saturating_sub(1).max(4));
    let line = |(mv, rating): &(&str, Span<'static>)| {
        let (pointer, style) = if Some(*mv) == picked { (glyphs.pointer, theme.title) } else { (" ", theme.text) };
        let name = align::left(&align::cut(mv, wide, glyphs.edge), wide);
        Line::from(vec![Span::styled(format!("{pointer} {name}  "), style), rating.clone()])
    };
    moves.iter().skip((at + 1).saturating_sub(shown)).take(shown).map(line).collect()
}

/// Says how many moves have an outcome: `3 win`.
pub fn counted(outcome: Outcome, count: usize, look: &Look) -> String {
    let key = match outcome {
        Outcome::Win => "moves-win",
        Outcome::Draw => "moves-draw",
        Outcome::Loss => "moves-loss",
        Outcome::Unknown => "moves-unknown",
    };
    say!(look, key, count)
}

/// Says in a sentence which moves are counted.
pub fn told_of(list: &MoveList, look: &Look) -> String {
    if list.listing == Listing::Stretches && list.known == list.total {
        return say!(look, "moves-stretches.told", count = list.total, more = u64::from(list.truncated));
    }
    listed_of(list, look)
}

/// Says over the list which moves are counted.
fn listed_of(list: &MoveList, look: &Look) -> String {
    if list.known < list.total {
        return say!(look, "moves-progress", done = list.known, total = list.total);
    }
    let (count, more) = (list.total, u64::from(list.truncated));
    match list.listing {
        Listing::Sample => say!(look, "moves-sample", count),
        Listing::Stretches => say!(look, "moves-stretches", count, more),
        Listing::Every if list.truncated => say!(look, "moves-first", count),
        Listing::Every => say!(look, "moves-all", count),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_move_is_in_sight_and_the_room_is_full() {
        for known in 0..30 {
            for chosen in (0..known).map(Some).chain([None]) {
                let sight = in_sight(known, chosen, 12);
                assert_eq!(sight.len(), known.min(10));
                assert!(chosen.is_none_or(|at| sight.contains(&at)), "{known} {chosen:?} {sight:?}");
            }
        }
    }
}
