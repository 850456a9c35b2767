//! The moves played, as a list under the board.

use ratatui::{
    layout::Rect,
    text::{Line, Span},
};
use zugzwang_engine::Seat;

use super::GameView;
use crate::{
    look::{Look, align::width_of, wording::Wording},
    play::told,
    say,
    words::numbers::clear,
};

/// An entry of the list.
struct Entry {
    text: String,
    /// The text between this entry and the one before it in its row.
    glue: &'static str,
}

/// The text between two rounds of moves.
const BETWEEN: &str = "   ";

impl GameView {
    /// The moves played, numbered in pairs; the last ones if not all fit.
    pub(super) fn moves(&self, look: &Look, area: Rect) -> Vec<Line<'static>> {
        let lines = usize::from(area.height);
        if lines == 0 {
            return Vec::new();
        }
        let name = format!(" {}  ", say!(look, "play-moves"));
        let width = usize::from(area.width).saturating_sub(1);
        // The first line begins with the label.
        let rooms = [width.saturating_sub(width_of(&name)), width];
        let entries = match self.table.plies() {
            0 => vec![Entry { text: say!(look, "play-moves-none"), glue: BETWEEN }],
            _ => self.in_words(rooms, lines, look).unwrap_or_else(|| self.in_notation(width / 6 * lines, look)),
        };
        let first = (0..entries.len()).find(|from| rows_of(&entries[*from..], rooms).len() <= lines).unwrap_or(0);
        let heads = std::iter::once(name).chain(std::iter::repeat(" ".to_owned()));
        let line =
            |(head, row)| Line::from(vec![Span::styled(head, look.theme.dim), Span::styled(row, look.theme.text)]);
        heads.zip(rows_of(&entries[first..], rooms)).map(line).collect()
    }

    /// The last moves in the game's notation: at most `pairs` rounds, and one more.
    fn in_notation(&self, pairs: usize, look: &Look) -> Vec<Entry> {
        let skipped = self.table.plies().div_ceil(2).saturating_sub(pairs + 1);
        let moves = self.table.moves().split_off(2 * skipped);
        let entry = |(pair, number): (&[String], usize)| Entry {
            text: format!("{number}. {}", clear(&pair.join(" "), look)),
            glue: BETWEEN,
        };
        moves.chunks(2).zip(skipped + 1..).map(entry).collect()
    }

    /// The last moves in words, one entry each; `None` at the level of notation, or if one of the last two does not fit into the
    /// first row.
    fn in_words(&self, rooms: [usize; 2], lines: usize, look: &Look) -> Option<Vec<Entry>> {
        /// The fewest columns of a move in words.
        const SHORT: usize = 8;
        if look.wording == Wording::Notation {
            return None;
        }
        let plies = self.table.plies();
        let skipped = plies.saturating_sub(rooms[1] / SHORT * lines) / 2 * 2;
        let separator = say!(look, "list-separator");
        let entry = |(words, ply): (String, usize)| {
            let said = told::played(self.table.seats_at(ply), Seat::to_move(ply), &words, look);
            let answered = if ply + 1 < plies { separator.trim_end() } else { "" };
            match ply % 2 {
                0 => Entry { text: format!("{}. {said}{answered}", ply / 2 + 1), glue: BETWEEN },
                _ => Entry { text: said, glue: if separator.ends_with(' ') { " " } else { "" } },
            }
        };
        let words = self.table.played_words(skipped, &look.in_past());
        let entries: Vec<Entry> = words.into_iter().zip(skipped..).map(entry).collect();
        entries.iter().rev().take(2).all(|entry| width_of(&entry.text) <= rooms[0]).then_some(entries)
    }
}

/// The entries in rows, for the width of the first row and that of all others.
fn rows_of(entries: &[Entry], [first, others]: [usize; 2]) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for Entry { text, glue } in entries {
        let room = if rows.len() > 1 { others } else { first };
        match rows.last_mut() {
            Some(row) if width_of(row) + glue.len() + width_of(text) <= room => {
                row.push_str(glue);
                row.push_str(text);
            }
            _ => rows.push(text.clone()),
        }
    }
    rows
}
