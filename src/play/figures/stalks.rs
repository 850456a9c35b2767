//! Stalks and the number of pieces that each player may cut in them, nothing added up: now, and the stalk under the cursor as the
//! move would leave it. As a hint, stalks that are mirror images of each other.

use zugzwang_engine::{
    games::{Hackenbush, hackenbush::Garden},
    theory::hackenbush::{Color, Piece, Stalk},
};

use super::{
    Figure, Line, Look, Seen, Size, Span, Style,
    across::{Row, across, change},
    airy, left_out, right, rule, say, times, widest, width_of, window,
};

/// The lines beside the stalks: the heads and a word above each part, and a rule between them.
const OTHERS: usize = 4;

/// Draws the figure.
pub fn lines(seen: &Seen<'_, Hackenbush>, room: Size) -> Figure {
    let (now, look) = (seen.now(), seen.look);
    let changed = seen.then.as_ref().and_then(|then| {
        let at = (0..now.stalks.len()).find(|at| now.stalks.get(*at) != then.stalks.get(*at))?;
        Some((at, then.stalks.get(at)?))
    });
    let rows = Rows::new(now, seen.looks, look, room);
    let height = usize::from(room.height);
    let after = if changed.is_some() { OTHERS } else { 2 };
    let shown = window(now.stalks.len(), changed.map_or(0, |(at, _)| at), height.saturating_sub(after));
    let hidden = now.stalks.len() - shown.len();
    if let Some(table) = (hidden > 0).then(|| table(now, changed, look, room.width)).flatten() {
        return table;
    }
    let mut figure = vec![rows.heads()];
    let is_changed = |at: usize| changed.is_some_and(|(to, _)| to == at);
    figure.extend(shown.filter_map(|at| Some(rows.row(at, now.stalks.get(at)?, is_changed(at)))));
    figure.extend(left_out(hidden, 0, look));
    if let Some((at, stalk)) = changed {
        let [_, then] = times(look);
        figure.push(rule(room.width, look));
        figure.push(Line::styled(then.trim_end().to_owned(), look.theme.dim));
        figure.push(rows.row(at, stalk, true));
    }
    airy(figure, room.height)
}

/// The stalks side by side, each above what the players may cut of it now and, if that changes, after the cursor's move; `None` if
/// they do not fit.
fn table(now: &Garden, changed: Option<(usize, &Stalk)>, look: &Look, width: u16) -> Option<Figure> {
    let named = |(at, stalk): (usize, &Stalk)| {
        format!("{} {}", at + 1, stalk.0.iter().map(|piece| sign(*piece, look)).collect::<String>())
    };
    let entry = |color: Color| {
        move |(at, stalk): (usize, &Stalk)| {
            let then = changed.filter(|(to, _)| *to == at).map(|(_, then)| then.cuts(color));
            change(&stalk.cuts(color), then.as_ref(), look)
        }
    };
    let stalks = || now.stalks.iter().enumerate();
    let [blue, red] = Rows::names(look);
    let row = |name, entries, style| Row { name, entries, style };
    let rows = [
        row(String::new(), stalks().map(named).collect(), look.theme.text),
        row(blue, stalks().map(entry(Color::Blue)).collect(), look.theme.blue),
        row(red, stalks().map(entry(Color::Red)).collect(), look.theme.red),
    ];
    across(&rows, changed.map(|(at, _)| at), look, width)
}

struct Rows<'a> {
    look: &'a Look,
    garden: &'a Garden,
    /// Whether mirror images are pointed out.
    looks: bool,
    /// The columns of a stalk.
    stalk: usize,
    /// The columns of either count.
    count: usize,
}

impl<'a> Rows<'a> {
    fn new(garden: &'a Garden, looks: bool, look: &'a Look, room: Size) -> Self {
        let count = widest(Self::names(look)) + 2;
        let longest = garden.stalks.iter().map(|stalk| stalk.0.len()).max().unwrap_or(0).max(1);
        let pair = if looks { width_of(look.glyphs().pair) + 4 } else { 0 };
        let width = usize::from(room.width).saturating_sub(3 + 2 * count + pair).max(1);
        Self { look, garden, looks, stalk: longest.min(width), count }
    }

    fn names(look: &Look) -> [String; 2] {
        [say!(look, "hackenbush-blue"), say!(look, "hackenbush-red")]
    }

    /// The names of the players above the numbers of pieces that each may cut.
    fn heads(&self) -> Line<'static> {
        let [blue, red] = Self::names(self.look).map(|name| right(&name, self.count));
        Line::styled(format!("{}{blue}{red}", " ".repeat(3 + self.stalk)), self.look.theme.dim)
    }

    /// A stalk with its number and the counts.
    fn row(&self, at: usize, stalk: &Stalk, is_chosen: bool) -> Line<'static> {
        let theme = &self.look.theme;
        let named = if is_chosen { theme.title } else { theme.dim };
        let mut line = Line::from(Span::styled(format!("{} ", right(&(at + 1).to_string(), 2)), named));
        line.extend(self.signs(stalk));
        line.push_span(Span::raw(" ".repeat((3 + self.stalk).saturating_sub(line.width()))));
        let counts = [(Color::Blue, Piece::Blue), (Color::Red, Piece::Red)];
        line.extend(counts.map(|(color, piece)| {
            Span::styled(right(&stalk.cuts(color).to_string(), self.count), style(piece, self.look))
        }));
        let twin = self.twin(at, stalk).filter(|_| self.looks);
        line.extend(twin.map(|twin| Span::styled(format!("  {} {twin}", self.look.glyphs().pair), theme.title)));
        line
    }

    /// The pieces from the ground up, from left to right.
    fn signs(&self, stalk: &Stalk) -> Line<'static> {
        let more = self.look.glyphs().edge;
        let is_cut = stalk.0.len() > self.stalk;
        let shown = if is_cut { self.stalk.saturating_sub(1) } else { stalk.0.len() };
        let piece = |piece: &Piece| Span::styled(sign(*piece, self.look), style(*piece, self.look));
        let rest = is_cut.then(|| Span::styled(more, self.look.theme.dim));
        stalk.0.iter().take(shown).map(piece).chain(rest).collect()
    }

    /// The number of another stalk that is the mirror image of this one: blue and red exchanged, or as many green pieces.
    fn twin(&self, at: usize, stalk: &Stalk) -> Option<usize> {
        let mirrored = |piece: &Piece| match piece {
            Piece::Blue => Piece::Red,
            Piece::Red => Piece::Blue,
            Piece::Green => Piece::Green,
        };
        let wanted: Vec<Piece> = stalk.0.iter().map(mirrored).collect();
        let mut others = self.garden.stalks.iter().enumerate().filter(|(other, _)| *other != at);
        let found = others.find(|(_, other)| !wanted.is_empty() && other.0 == wanted);
        found.map(|(other, _)| other + 1)
    }
}

/// The style of a piece: that of its owner.
pub const fn style(piece: Piece, look: &Look) -> Style {
    match piece {
        Piece::Blue => look.theme.blue,
        Piece::Red => look.theme.red,
        Piece::Green => look.theme.green,
    }
}

/// The sign of a piece.
pub fn sign(piece: Piece, look: &Look) -> &'static str {
    let [blue, red, green] = look.glyphs().pieces;
    match piece {
        Piece::Blue => blue,
        Piece::Red => red,
        Piece::Green => green,
    }
}
