//! The rows of a proof, moves with their replies, as lines of text.

use ratatui::text::Span;
use zugzwang_engine::Listing;

use crate::{
    look::align::{width_of, wrapped},
    play::{panels::in_sight, table::prelude::*},
};

/// The moves and their replies.
pub(super) struct Rows<'a> {
    /// The known moves in notation.
    pub(super) known: Vec<String>,
    /// Returns the reply to a move; `None` if the move ends the game. Called only for the moves in sight.
    pub(super) reply: &'a dyn Fn(usize) -> Option<String>,
    /// The number of moves, known or not.
    pub(super) total: usize,
    /// Whether there are more moves than are listed.
    pub(super) truncated: bool,
    /// The part of the legal moves that is listed.
    pub(super) listing: Listing,
}

/// The number of rows that these lines leave free.
pub(super) fn left(lines: &[Line<'_>], room: Size) -> u16 {
    room.height.saturating_sub(u16::try_from(lines.len()).unwrap_or(u16::MAX))
}

/// The heading, which says what is proved: that the winning move `first` wins, or what the replies to all moves achieve.
pub(super) fn heading(
    first: Option<String>,
    outcome: Outcome,
    ends: &'static str,
    look: &Look,
    width: u16,
) -> Vec<Line<'static>> {
    let sentence = match (first, outcome) {
        (Some(words), _) => say!(look, "proof-won", words = words, ends = ends),
        (None, Outcome::Loss) => say!(look, "proof-lost", ends = ends),
        (None, Outcome::Unknown) => say!(look, "proof-unknown"),
        _ => say!(look, "proof-held", ends = ends),
    };
    wrapped(&sentence, look.theme.title, width)
}

/// A move and its reply, each in words with the value of what it leaves. `whose`: whether the move is the opponent's.
pub(super) fn row(
    (words, value): (String, String),
    reply: Option<(String, String)>,
    whose: &str,
    look: &Look,
    width: u16,
) -> Vec<Line<'static>> {
    let mut lines = wrapped(&say!(look, "proof-move", whose, words, value), look.theme.text, width);
    if let Some((words, value)) = reply {
        let sentence = say!(look, "proof-reply", whose, words, value);
        lines.extend(wrapped(&sentence, look.theme.win, width));
    }
    lines
}

impl Rows<'_> {
    /// Writes how many rows are known, and the rows around the chosen one.
    pub(super) fn lines(&self, chosen: usize, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut lines = vec![Line::default()];
        let (known, total) = (self.known.len(), self.total);
        let progress = match self.listing {
            Listing::Stretches => {
                let more = u64::from(self.truncated);
                say!(look, "proof-stretches", done = known, total = total, more = more)
            }
            Listing::Sample => say!(look, "proof-sample", done = known, total = total),
            Listing::Every if self.truncated && known == total => say!(look, "proof-many", count = total),
            Listing::Every => say!(look, "proof-progress", done = known, total = total),
        };
        lines.extend(wrapped(&progress, look.theme.dim, room.width));
        let sight = in_sight(known, Some(chosen), left(&lines, room).saturating_add(2));
        let wide = self.known.iter().map(|mv| width_of(mv)).max().unwrap_or(0).min(usize::from(room.width) / 2);
        for (at, mv) in self.known.iter().enumerate().take(sight.end).skip(sight.start) {
            let here = at == chosen;
            let (pointer, style) = look.row(here);
            let name = align::cut(mv, wide, look.glyphs().more);
            let head = Span::styled(format!(" {}", align::left(&name, wide)), style);
            let reply = (self.reply)(at).unwrap_or_else(|| say!(look, "proof-end"));
            let reply = align::cut(&reply, usize::from(room.width).saturating_sub(wide + 6), look.glyphs().more);
            let reply = Span::styled(format!("  {} {reply}", look.glyphs().path), look.theme.text);
            lines.push(Line::from(vec![pointer, head, reply]).style(look.fill(here)));
        }
        lines
    }
}
