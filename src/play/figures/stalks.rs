//! Stalks and the number of pieces that each player may cut in them, nothing added up: now, and the stalk under the cursor as the
//! move would leave it. As a hint, stalks that are mirror images of each other.

use zugzwang_engine::{
    games::{Hackenbush, hackenbush::Garden},
    theory::hackenbush::{Color, Piece, Stalk},
};

use ratatui::{buffer::Buffer, layout::Rect};

use super::{
    Figure, Line, Look, Seen, Size, Span,
    across::{Row, across, change},
    airy, left_out,
    painted::lines_of,
    right, rule, say, times, widest, width_of, window,
};
use crate::{
    look::glyphs::GlyphSet,
    play::boards::stalks::{self, sign, style},
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
    let rows = Rows::new(now, changed.is_some(), seen.looks, look, room);
    let height = usize::from(room.height);
    let after = if changed.is_some() { OTHERS } else { 2 };
    let shown = window(now.stalks.len(), changed.map_or(0, |(at, _)| at), height.saturating_sub(after));
    let hidden = now.stalks.len() - shown.len();
    if let Some(table) = (hidden > 0).then(|| table(now, changed, look, room.width)).flatten() {
        return table;
    }
    let mut figure = vec![rows.heads()];
    let is_changed = |at: usize| changed.is_some_and(|(to, _)| to == at);
    figure.extend(shown.flat_map(|at| now.stalks.get(at).map_or(vec![], |stalk| rows.rows(at, stalk, is_changed(at)))));
    figure.extend(left_out(hidden, 0, look));
    if let Some((at, stalk)) = changed {
        let [_, then] = times(look);
        figure.push(rule(room.width, look));
        figure.push(Line::styled(then.trim_end().to_owned(), look.theme.dim));
        figure.extend(rows.rows(at, stalk, true));
    }
    if rows.piece.height > 1 { figure } else { airy(figure, room.height) }
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
    /// The columns and rows of a piece.
    piece: Size,
    /// The free lines below a stalk.
    gap: u16,
    /// The columns of either count.
    count: usize,
}

impl<'a> Rows<'a> {
    /// Lays out the stalks with the largest pieces with which all of them fit, and a changed one once more below them.
    fn new(garden: &'a Garden, is_changed: bool, looks: bool, look: &'a Look, room: Size) -> Self {
        /// The largest pieces first, with the free lines below them.
        const PIECES: [(Size, u16); 4] =
            [(Size::new(9, 4), 1), (Size::new(7, 3), 1), (Size::new(5, 2), 1), (Size::new(5, 2), 0)];
        /// A piece as a sign.
        const SIGN: (Size, u16) = (Size::new(1, 1), 0);
        let count = widest(Self::names(look)) + 2;
        let longest = garden.stalks.iter().map(|stalk| stalk.0.len()).max().unwrap_or(0).max(1);
        let pair = if looks { width_of(look.glyphs().pair) + 4 } else { 0 };
        let width = usize::from(room.width).saturating_sub(3 + 2 * count + pair).max(1);
        let stalks = garden.stalks.len() + usize::from(is_changed);
        let others = if is_changed { OTHERS } else { 2 };
        let fits = |(piece, gap): &(Size, u16)| {
            longest * usize::from(piece.width + 1) <= width
                && stalks * usize::from(piece.height + gap) + others <= room.height.into()
        };
        let may_paint = look.glyph_set() != GlyphSet::Ascii;
        let (piece, gap) = PIECES.into_iter().find(|way| may_paint && fits(way)).unwrap_or(SIGN);
        let stalk = if piece.width > 1 { longest * usize::from(piece.width + 1) } else { longest.min(width) };
        Self { look, garden, looks, stalk, piece, gap, count }
    }

    fn names(look: &Look) -> [String; 2] {
        [say!(look, "hackenbush-blue"), say!(look, "hackenbush-red")]
    }

    /// The names of the players above the numbers of pieces that each may cut.
    fn heads(&self) -> Line<'static> {
        let [blue, red] = Self::names(self.look).map(|name| right(&name, self.count));
        Line::styled(format!("{}{blue}{red}", " ".repeat(3 + self.stalk)), self.look.theme.dim)
    }

    /// A stalk in as many lines as its pieces have rows, with its number and the counts in the middle one.
    fn rows(&self, at: usize, stalk: &Stalk, is_chosen: bool) -> Figure {
        let middle = usize::from(self.piece.height) / 2;
        let free = std::iter::repeat_n(Line::default(), self.gap.into());
        let pieces = self.pieces(stalk).into_iter().enumerate();
        let row = |(row, pieces)| self.row(at, stalk, pieces, is_chosen, row == middle);
        pieces.map(row).chain(free).collect()
    }

    /// One line of a stalk, given that line of its pieces.
    fn row(&self, at: usize, stalk: &Stalk, pieces: Line<'static>, is_chosen: bool, is_told: bool) -> Line<'static> {
        let theme = &self.look.theme;
        let named = if is_chosen { theme.title } else { theme.dim };
        let number = if is_told { (at + 1).to_string() } else { String::new() };
        let mut line = Line::from(Span::styled(format!("{} ", right(&number, 2)), named));
        line.extend(pieces);
        if !is_told {
            return line;
        }
        line.push_span(Span::raw(" ".repeat((3 + self.stalk).saturating_sub(line.width()))));
        let counts = [(Color::Blue, Piece::Blue), (Color::Red, Piece::Red)];
        line.extend(counts.map(|(color, piece)| {
            Span::styled(right(&stalk.cuts(color).to_string(), self.count), style(piece, self.look))
        }));
        let twin = self.twin(at, stalk).filter(|_| self.looks);
        line.extend(twin.map(|twin| Span::styled(format!("  {} {twin}", self.look.glyphs().pair), theme.title)));
        line
    }

    /// The pieces from the ground up, drawn from left to right: signs, or painted like those on the board.
    fn pieces(&self, stalk: &Stalk) -> Figure {
        if self.piece.width < 2 {
            return vec![self.signs(stalk)];
        }
        let Size { width, height } = self.piece;
        let mut buf = Buffer::empty(Rect::new(0, 0, u16::try_from(self.stalk).unwrap_or(0), height));
        for (at, piece) in (0..).zip(&stalk.0) {
            let place = Rect::new(at * (width + 1), 0, width, height);
            stalks::draw(*piece, style(*piece, self.look), place, &mut buf, self.look);
        }
        lines_of(&buf)
    }

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
