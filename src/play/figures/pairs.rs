//! Nine cells with the signs of two players: the pairs whose line has its third cell free, the number of slides of each player, and
//! whether the signs were placed so before; now, and after the cursor's move.

use zugzwang_engine::Seat;

use super::{Figure, Line, Look, Size, Span, airy, cut, left, rule, say, times, widest};

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
    /// Draws the figure, now and then side by side.
    pub fn lines(&self, look: &Look, room: Size) -> Figure {
        let rows = Seat::ALL.map(|seat| (seat, sign(seat, look)));
        let labels: Vec<String> = ["figure-pairs", "figure-slides"]
            .iter()
            .flat_map(|key| rows.map(|(_, sign)| format!("{} {sign}", say!(look, key))))
            .chain([say!(look, "figure-stood")])
            .collect();
        let names = widest(&labels) + 2;
        let wide = usize::from(room.width).saturating_sub(names) / 2;
        let told = |entry: &dyn Fn(&Signs, usize) -> String| {
            [entry(self.now, 0), self.then.map_or_else(String::new, |signs| entry(signs, 1))]
        };
        let dot = || look.glyphs().dot.to_owned();
        let pairs = |seat| told(&move |signs, _| listed(&open(signs, seat)).unwrap_or_else(dot));
        let ways = |seat| told(&move |signs, _| slides(signs, seat).to_string());
        let stood =
            |_: &Signs, at: usize| self.stood[at].map_or_else(dot, |moves| say!(look, "figure-stood-after", moves));
        let entries = Seat::ALL.map(pairs).into_iter().chain(Seat::ALL.map(ways)).chain([told(&stood)]);
        let mut lines = vec![self.heads(names, wide, look)];
        lines.extend((0..3).map(|row| self.row(row, names, wide, look)));
        lines.push(rule(room.width, look));
        lines.extend(labels.iter().zip(entries).map(|(label, [now, then])| {
            let style = if self.then.is_some() && now != then { look.theme.taken } else { look.theme.text };
            Line::from(vec![
                Span::styled(left(label, names), look.theme.dim),
                Span::styled(left(&cut(&now, wide.saturating_sub(1), look.glyphs().edge), wide), look.theme.text),
                Span::styled(cut(&then, wide, look.glyphs().edge), style),
            ])
        }));
        lines.truncate(usize::from(room.height));
        airy(lines, room.height)
    }

    fn heads(&self, names: usize, wide: usize, look: &Look) -> Line<'static> {
        let [now, then] = times(look);
        let then = if self.then.is_some() { then } else { String::new() };
        Line::styled(format!("{}{}{then}", " ".repeat(names), left(now.trim_end(), wide)), look.theme.dim)
    }

    fn row(&self, row: usize, names: usize, wide: usize, look: &Look) -> Line<'static> {
        /// Three cells and the spaces behind them.
        const CELLS: usize = 6;
        let cells = |signs: &Signs| -> Vec<Span<'static>> {
            let cell = |at: usize| {
                let changed = self.then.is_some() && signs[at] != self.now[at];
                let (text, style) = match signs[at] {
                    Some(seat) => (sign(seat, look), look.theme.title),
                    None => (look.glyphs().dot, look.theme.dim),
                };
                Span::styled(format!("{text} "), if changed { look.theme.taken } else { style })
            };
            (3 * row..3 * row + 3).map(cell).collect()
        };
        let between = Span::raw(" ".repeat(wide.saturating_sub(CELLS)));
        let then = self.then.map(cells).unwrap_or_default();
        let head = Span::raw(" ".repeat(names));
        std::iter::once(head).chain(cells(self.now)).chain([between]).chain(then).collect()
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
