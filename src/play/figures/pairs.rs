//! Nine cells with the signs of two players: the pairs whose line has its third cell free, the number of slides of each player, and
//! whether the signs were placed so before; now, and after the cursor's move.

use zugzwang_engine::Seat;

use super::{Figure, Look, Size, ledger::Ledger, say};

/// The owners of the signs in the cells, by rows.
pub type Signs = [Option<Seat>; 9];

/// The lines of three cells, counted from 0.
const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The signs now and after the cursor's move.
#[derive(Debug, Clone, Copy)]
pub struct Pairs<'a> {
    /// The signs now.
    pub now: &'a Signs,
    /// The signs after the cursor's move.
    pub then: Option<&'a Signs>,
    /// The number of moves after which the same signs were placed so before: now, and then.
    pub stood: [Option<usize>; 2],
}

/// Returns the cells, from 1, of a player's pairs whose line has its third cell free.
pub fn open(signs: &Signs, seat: Seat) -> Vec<[usize; 2]> {
    let pair = |line: &[usize; 3]| {
        let own: Vec<usize> = line.iter().filter(|cell| signs[**cell] == Some(seat)).map(|cell| cell + 1).collect();
        let is_free = line.iter().any(|cell| signs[*cell].is_none());
        <[usize; 2]>::try_from(own).ok().filter(|_| is_free)
    };
    LINES.iter().filter_map(pair).collect()
}

/// Returns the number of ways in which a player's signs can slide to a free cell beside them.
pub fn slides(signs: &Signs, seat: Seat) -> usize {
    let beside = |one: usize, other: usize| (one / 3).abs_diff(other / 3) + (one % 3).abs_diff(other % 3) == 1;
    let ways = |cell: usize| (0..9).filter(|other| beside(cell, *other) && signs[*other].is_none()).count();
    (0..9).filter(|cell| signs[*cell] == Some(seat)).map(ways).sum()
}

impl Pairs<'_> {
    /// Draws the figure.
    pub fn lines(&self, look: &Look, room: Size) -> Figure {
        let dot = || look.glyphs().dot.to_owned();
        let signs = Seat::ALL.map(|seat| sign(seat, look));
        let counted = ["figure-pairs", "figure-slides"].map(|key| say!(look, key));
        let heads = counted.iter().flat_map(|word| signs.map(|sign| format!("{word} {sign}")));
        let entries = |signs: &Signs, stood: Option<usize>| -> Vec<String> {
            let pairs = Seat::ALL.map(|seat| listed(&open(signs, seat)).unwrap_or_else(dot));
            let ways = Seat::ALL.map(|seat| slides(signs, seat).to_string());
            let stood = stood.map_or_else(dot, |moves| say!(look, "figure-stood-after", moves));
            pairs.into_iter().chain(ways).chain([stood]).collect()
        };
        let then = self.then.map(|signs| entries(signs, self.stood[1]));
        Ledger::new(heads.chain([say!(look, "figure-stood")]))
            .part("", entries(self.now, self.stood[0]), then)
            .upright()
            .lines(look, room)
    }
}

/// Writes pairs; `None` if there are none.
fn listed(pairs: &[[usize; 2]]) -> Option<String> {
    let told: Vec<String> = pairs.iter().map(|[one, other]| format!("{one}+{other}")).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

const fn sign(seat: Seat, look: &Look) -> &'static str {
    match seat {
        Seat::First => look.glyphs().cross,
        Seat::Second => look.glyphs().nought,
    }
}
