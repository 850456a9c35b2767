//! Describes the arcade in sentences, for screen readers.

use ratatui::buffer::Buffer;
use zugzwang::{
    look::{Look, align::width_of},
    play::{
        board::{Status, Tale},
        table::Table,
        told,
    },
};

/// The maximum number of rows of a frame read out at once.
const MOST: usize = 6;

/// What has been said so far.
#[derive(Debug, Default)]
pub(crate) struct Spoken {
    told: Told,
    /// What the screen last said besides its game.
    beside: Vec<String>,
}

/// The last game described, and the number of its moves described so far.
#[derive(Debug, Default, PartialEq, Eq)]
struct Told {
    game: &'static str,
    setup: String,
    moves: usize,
    is_over: bool,
}

impl Spoken {
    /// Returns the news about a game: new moves, the position, and whose turn it is or why it ended. Empty if nothing has
    /// changed.
    pub(crate) fn news(&mut self, table: &Table, look: &Look) -> Vec<String> {
        let is_over = matches!(table.status(), Status::Over(_));
        if table.is_thinking() && is_over {
            return Vec::new();
        }
        let now = Told { game: table.id(), setup: table.setup().to_string(), moves: table.plies(), is_over };
        if now == self.told {
            return Vec::new();
        }
        let is_same = (now.game, &now.setup) == (self.told.game, &self.told.setup);
        let since = if is_same { self.told.moves } else { now.moves };
        let mut lines = told::moves_since(table, since, look);
        let tale = if is_over { Tale::Reason } else { Tale::Position };
        lines.extend(table.tell(tale, look).unwrap_or_default());
        // While the opponent thinks or shows its move, nobody is to move.
        if matches!(table.status(), Status::Turn(_) | Status::Watched(_)) {
            lines.push(told::turn(table, look));
        }
        self.told = now;
        lines
    }

    /// Returns the sentences that the screen did not say before.
    pub(crate) fn beside(&mut self, heard: Vec<String>) -> Vec<String> {
        let new = heard.iter().filter(|line| !self.beside.contains(line)).cloned().collect();
        self.beside = heard;
        new
    }
}

/// Returns the text of the rows of a frame that differ from an earlier one, without drawing characters.
pub(crate) fn changed(before: &Buffer, now: &Buffer) -> Vec<String> {
    let old = rows(before);
    let rows = rows(now).into_iter().enumerate();
    let new = rows.filter(|(at, row)| old.get(*at) != Some(row)).map(|(_, row)| words(&row));
    new.filter(|row| row.chars().any(char::is_alphanumeric)).take(MOST).collect()
}

/// Returns the rows of a frame as text.
pub(crate) fn rows(frame: &Buffer) -> Vec<String> {
    let row = |cells: &[ratatui::buffer::Cell]| {
        let mut text = String::new();
        let mut at = 0;
        while let Some(cell) = cells.get(at) {
            text.push_str(cell.symbol());
            at += width_of(cell.symbol()).max(1);
        }
        text.trim_end().to_owned()
    };
    frame.content.chunks(usize::from(frame.area.width).max(1)).map(row).collect()
}

/// The words of a row.
fn words(row: &str) -> String {
    let is_drawn = |sign: char| matches!(sign, '\u{2500}'..='\u{259f}' | '\u{2800}'..='\u{28ff}');
    let row: String = row.chars().map(|sign| if is_drawn(sign) { ' ' } else { sign }).collect();
    row.split_whitespace().collect::<Vec<_>>().join(" ")
}
