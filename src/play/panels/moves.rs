//! The moves of a position, each with what it is worth, the best first.

use std::ops::Range;

use ratatui::text::{Line, Span};
use zugzwang_engine::{Listing, Outcome, Worth, exact::Interval};

use super::{Points, mark, width_of, worth};
use crate::{
    look::{Look, align},
    say,
    words::numbers::{clear, inequality, interval},
};

/// The worth of a move, as it is told to who makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rating {
    /// Its worth.
    pub worth: Worth,
    /// In a scoring game, the final totals it leads to, and how much of the margin it gives away.
    pub points: Option<(Points, u64)>,
}

impl Rating {
    /// In words where they have room, and else in fewer.
    fn words_within(&self, room: usize, look: &Look) -> String {
        let full = self.words(look);
        if width_of(&full) <= room {
            return full;
        }
        let (sign, _) = mark(self.worth.outcome, look);
        let short = match self.points {
            Some((Points { own, other }, lost)) => {
                say!(look, "worth-score.short", own = own, other = other, lost = lost)
            }
            None => say!(look, worth(self.worth.outcome)),
        };
        format!("{sign} {short}")
    }

    /// With its sign: `✓ wins in at most 5 moves`.
    pub fn words(&self, look: &Look) -> String {
        let (sign, _) = mark(self.worth.outcome, look);
        format!("{sign} {}", self.told(look))
    }

    /// Without its sign: `wins in at most 5 moves`.
    pub fn told(&self, look: &Look) -> String {
        match self.points {
            Some((Points { own, other }, lost)) => say!(look, "worth-score", own = own, other = other, lost = lost),
            None => {
                let key = worth(self.worth.outcome);
                // Told of a draw or of the unknown, a length would promise an end.
                match self.worth.remoteness.filter(|_| matches!(self.worth.outcome, Outcome::Win | Outcome::Loss)) {
                    Some(moves) => say!(look, &format!("{key}.in"), moves = moves),
                    None => say!(look, key),
                }
            }
        }
    }
}

/// One move of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// In the game's notation.
    pub notation: String,
    /// All the moves that it stands for, where a move is any point of a line.
    pub stretch: Option<Interval>,
    /// The worth of the move.
    pub worth: Rating,
}

impl Listed {
    /// As it is called in a sentence.
    pub fn told(&self, look: &Look) -> String {
        self.stretch.map_or_else(|| clear(&self.notation, look), |stretch| interval(&stretch, look))
    }
}

/// The list of moves: those in sight, and the counts of all that are known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveList {
    /// The number of moves of each class among those that are known.
    pub counts: [(Outcome, usize); 4],
    /// The number of moves that are known.
    pub known: usize,
    /// The number of moves that are to be known.
    pub total: usize,
    /// `true` where there are more moves than these.
    pub truncated: bool,
    /// The kind of list that these are of all there are.
    pub listing: Listing,
    /// The place among the moves in sight of the one under the cursor.
    pub chosen: Option<usize>,
    /// The moves in sight.
    pub listed: Vec<Listed>,
}

/// The columns around the name of a move: the pointer's and those before what the move is worth.
const AROUND: usize = 4;
/// The lines above the moves.
const HEAD: u16 = 2;

/// Returns the range of `known` moves in sight in a room of this height: those around the chosen one, and else the first.
pub fn in_sight(known: usize, chosen: Option<usize>, height: u16) -> Range<usize> {
    let room = usize::from(height.saturating_sub(HEAD)).max(1);
    let last = known.saturating_sub(room);
    let start = chosen.map_or(0, |at| at.saturating_sub(room / 2).min(last));
    start..known.min(start + room)
}

/// The names of a move in a column.
#[derive(Debug, Clone)]
pub struct Called {
    /// In words.
    pub words: String,
    /// A shorter name where these have no room.
    pub short: String,
}

/// The moves in sight as they are called in a column: in words where these have this much room.
fn named(list: &MoveList, called: &[Called], room: usize, look: &Look) -> Vec<String> {
    let roomy = called.iter().all(|called| width_of(&called.words) <= room);
    let name = |(listed, called): (&Listed, &Called)| match listed.stretch {
        Some(stretch) => inequality(&stretch, look),
        None if roomy => called.words.clone(),
        None => called.short.clone(),
    };
    list.listed.iter().zip(called).map(name).collect()
}

/// The list in lines of at most this width; its moves in sight are called so.
pub fn lines(list: &MoveList, called: &[Called], look: &Look, width: u16) -> Vec<Line<'static>> {
    let counts = list.counts.iter().filter(|(_, count)| *count > 0).map(|(outcome, count)| {
        let (sign, style) = mark(*outcome, look);
        [Span::styled(format!("{sign} {}", counted(*outcome, *count, look)), style), Span::raw("   ")]
    });
    let mut lines =
        vec![Line::from(counts.flatten().collect::<Vec<_>>()), Line::styled(listed_of(list, look), look.theme.dim)];
    let worth = list.listed.iter().map(|listed| width_of(&listed.worth.words(look))).max().unwrap_or(0);
    let beside = usize::from(width).saturating_sub(worth + AROUND);
    let names = named(list, called, beside, look);
    let named: Vec<_> = names.iter().zip(list.listed.iter().map(|listed| &listed.worth)).collect();
    let widest = named.iter().map(|(name, _)| width_of(name)).max().unwrap_or(0);
    // An interval without its other end says nothing: there a word is enough for what it is worth.
    let word = named.iter().map(|(_, worth)| width_of(&worth.words_within(0, look))).max().unwrap_or(0);
    let most = match list.listing {
        Listing::Stretches => usize::from(width).saturating_sub(word + AROUND),
        Listing::Every | Listing::Sample => beside.max(usize::from(width) / 2),
    };
    let room = widest.min(most);
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

/// Says how many moves are of a class: `3 win`.
pub fn counted(outcome: Outcome, count: usize, look: &Look) -> String {
    let key = match outcome {
        Outcome::Win => "moves-win",
        Outcome::Draw => "moves-draw",
        Outcome::Loss => "moves-loss",
        Outcome::Unknown => "moves-unknown",
    };
    say!(look, key, count = count)
}

/// Says what the counts are of, in a sentence.
pub fn told_of(list: &MoveList, look: &Look) -> String {
    if list.listing == Listing::Stretches && list.known == list.total {
        return say!(look, "moves-stretches.told", count = list.total, more = u64::from(list.truncated));
    }
    listed_of(list, look)
}

/// Says what the counts are of, over a column.
fn listed_of(list: &MoveList, look: &Look) -> String {
    if list.known < list.total {
        return say!(look, "moves-progress", done = list.known, total = list.total);
    }
    match list.listing {
        Listing::Sample => say!(look, "moves-sample", count = list.total),
        Listing::Stretches => {
            say!(look, "moves-stretches", count = list.total, more = u64::from(list.truncated))
        }
        Listing::Every if list.truncated => say!(look, "moves-first", count = list.total),
        Listing::Every => say!(look, "moves-all", count = list.total),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_move_is_in_sight_and_the_sight_is_full() {
        for known in 0..30 {
            for chosen in (0..known).map(Some).chain([None]) {
                let sight = in_sight(known, chosen, 12);
                assert_eq!(sight.len(), known.min(10));
                assert!(chosen.is_none_or(|at| sight.contains(&at)), "{known} {chosen:?} {sight:?}");
            }
        }
    }
}
