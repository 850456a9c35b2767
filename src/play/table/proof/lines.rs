//! A proof's moves with their replies as lines, whatever game they are of.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{Listing, Outcome};

use crate::{
    look::{
        Look,
        align::{self, width_of, wrapped},
    },
    play::panels::in_sight,
    say,
};

/// The moves that are answered.
pub(super) struct Rows<'a> {
    /// Those known so far, as they are written.
    pub(super) known: Vec<String>,
    /// The reply to one of them; none where the move ends the game. Only of those in sight it is asked.
    pub(super) reply: &'a dyn Fn(usize) -> Option<String>,
    /// The number of them in all.
    pub(super) total: usize,
    /// `true` where there are more than are listed.
    pub(super) truncated: bool,
    /// The part of the legal moves that is listed.
    pub(super) listing: Listing,
}

/// The height that these lines leave.
pub(super) fn left(lines: &[Line<'_>], room: Size) -> u16 {
    room.height.saturating_sub(u16::try_from(lines.len()).unwrap_or(u16::MAX))
}

/// Says what is proved: that the winning move, in these words, wins, or what becomes of every move.
pub(super) fn heading(
    first: Option<String>,
    outcome: Outcome,
    ends: &'static str,
    look: &Look,
    width: u16,
) -> Vec<Line<'static>> {
    let told = match (first, outcome) {
        (Some(words), _) => say!(look, "proof-won", words = words, ends = ends),
        (None, Outcome::Loss) => say!(look, "proof-lost", ends = ends),
        (None, Outcome::Unknown) => say!(look, "proof-unknown"),
        _ => say!(look, "proof-held", ends = ends),
    };
    wrapped(&told, look.theme.title, width)
}

/// A move and its reply, each in words and with the worth of what it leaves.
pub(super) fn row(
    (words, value): (String, String),
    reply: Option<(String, String)>,
    look: &Look,
    width: u16,
) -> Vec<Line<'static>> {
    let mut lines = wrapped(&say!(look, "proof-move", words = words, value = value), look.theme.text, width);
    if let Some((words, value)) = reply {
        let told = say!(look, "proof-reply", words = words, value = value);
        lines.extend(wrapped(&told, look.theme.win, width));
    }
    lines
}

impl Rows<'_> {
    /// Returns the lines of how many are known, and of the moves with their replies around the chosen one.
    pub(super) fn lines(&self, chosen: usize, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut lines = vec![Line::default()];
        let (known, total) = (self.known.len(), self.total);
        let told = match self.listing {
            Listing::Stretches => {
                let more = u64::from(self.truncated);
                say!(look, "proof-stretches", done = known, total = total, more = more)
            }
            Listing::Sample => say!(look, "proof-sample", done = known, total = total),
            Listing::Every if self.truncated && known == total => say!(look, "proof-many", count = total),
            Listing::Every => say!(look, "proof-progress", done = known, total = total),
        };
        lines.extend(wrapped(&told, look.theme.dim, room.width));
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
