//! The parts into which a board has fallen apart, and the number of dominoes that each player could lay in each alone, now and after
//! the cursor's move.

use zugzwang_engine::{
    games::domineering::{Cell, Side},
    theory::domineering::Cells,
};

use super::{Figure, Line, Look, Size, ledger::Ledger, say, wrapped};

/// The numbers of dominoes that Vert and Horz could lay.
type Dominoes = [u32; 2];

/// A part of the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Its letter; empty if it is the only part.
    pub letter: String,
    /// The dominoes each player could lay in it alone.
    pub now: Dominoes,
    /// The same in each part that the cursor's move leaves of it; `None` if the move is elsewhere.
    pub after: Option<Vec<Dominoes>>,
}

/// Returns the letter of the part with this index, of so many; empty if it is the only one.
pub fn letter(at: usize, parts: usize) -> String {
    let letter = u8::try_from(at).map_or('?', |at| char::from(b'A'.saturating_add(at)));
    if parts > 1 { letter.to_string() } else { String::new() }
}

/// Returns the number of dominoes that each player could lay on these cells alone.
pub fn alone(cells: &[Cell]) -> Dominoes {
    let cells: Cells = cells.iter().copied().collect();
    Side::ALL.map(|side| cells.most(side))
}

/// Returns a domino in words: `upright in column 2, rows 1 and 2`.
pub fn domino(side: Side, start: Cell, look: &Look) -> String {
    let (at, from) = match side {
        Side::Vert => (start.col, start.row),
        Side::Horz => (start.row, start.col),
    };
    say!(look, "domineering-move", who = side.name(), at, from, to = from + 1)
}

/// Draws the figure.
pub fn lines(parts: &[Part], look: &Look, room: Size) -> Figure {
    if parts.is_empty() {
        return vec![Line::styled(say!(look, "figure-regions-none"), look.theme.dim)];
    }
    let sum = |all: &[Dominoes]| [0, 1].map(|side| all.iter().map(|part| part[side]).sum::<u32>());
    let now: Vec<Dominoes> = parts.iter().map(|part| part.now).collect();
    let after: Vec<Dominoes> = parts.iter().map(|part| part.after.as_deref().map_or(part.now, sum)).collect();
    let is_cut = parts.iter().any(|part| part.after.is_some());
    let heads = Side::ALL.map(|side| say!(look, "domineering-side", who = side.name()));
    let ledger = parts.iter().fold(Ledger::new(heads), |ledger, part| {
        let after = part.after.as_deref().map(written);
        ledger.part(&part.letter, part.now.map(|count| count.to_string()), after)
    });
    let below = wrapped(&say!(look, "figure-regions-most"), look.theme.dim, room.width);
    ledger.total(say!(look, "figure-regions-all"), sum(&now), is_cut.then(|| sum(&after))).over(below, look, room)
}

/// Writes the numbers in the parts that a move leaves of one: `1 + 1`.
fn written(after: &[Dominoes]) -> [String; 2] {
    [0, 1].map(|side| {
        let counts: Vec<String> = after.iter().map(|part| part[side].to_string()).collect();
        if counts.is_empty() { 0.to_string() } else { counts.join(" + ") }
    })
}
