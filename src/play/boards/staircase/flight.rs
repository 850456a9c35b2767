//! A flight of stairs seen from the side, with the coins piled on its steps.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{games::Staircase, heaps::Cut};

use super::Tread;
use crate::{
    look::{
        Look,
        align::width_of,
        pieces::{Piece, PieceSize},
    },
    play::{
        board::{Hits, Scene, Stage},
        boards::paint::{MANY, centered, faded, short, write, write_centered},
    },
};

/// The row below the stairs with the numbers of the steps.
const NUMBERS: u16 = 1;
/// The most pieces beside each other on a step.
const ABREAST: u16 = 4;
/// The fewest columns of the ground before the first step.
const GROUND: u16 = 4;

/// The layout of the stairs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Flight {
    size: PieceSize,
    /// Columns and rows from one piece to the next.
    pitch: u16,
    layer: u16,
    /// Rows from one step to the next.
    rise: u16,
    /// Columns of a step, with the gap behind its coins.
    wide: u16,
    ground: u16,
    area: Rect,
}

impl Flight {
    /// The layout with the largest pieces of which all fit, and with the highest steps; `None` if not even the smallest fit.
    pub(super) fn new(treads: &[Tread], area: Rect, look: &Look) -> Option<Self> {
        let coins: u64 = treads.iter().fold(0, |sum, tread| sum.saturating_add(tread.coins));
        if coins > MANY as u64 {
            return None;
        }
        let packings = packings(look);
        // Stairs are stairs only if their steps are high beside the coins; where that does not fit, any height will do.
        let fits = |least: fn(u16) -> u16| {
            let rises = move |size: PieceSize| (least(size.cells().height)..=2 * size.cells().height).rev();
            let mut ways = packings.iter().flat_map(|packing| rises(packing.size).map(move |rise| (*packing, rise)));
            ways.find_map(|(packing, rise)| Self::of(treads, packing, rise, area, look))
        };
        fits(|height| height.div_ceil(2)).or_else(|| fits(|_| 1))
    }

    fn of(treads: &[Tread], packing: Packing, rise: u16, area: Rect, look: &Look) -> Option<Self> {
        let Packing { size, pitch, layer } = packing;
        let count = short(treads.len());
        let total: u64 = treads.iter().map(|tread| tread.coins).sum();
        // The longest label is an amount, what the cursor's move makes of it, and the mark of the last move.
        let label = short(2 * total.to_string().len() + width_of(look.glyphs().arrow) + 2);
        let most = (pitch * ABREAST + 1).max(label);
        let ground = GROUND.max(pitch + 1);
        let wide = (area.width.checked_sub(ground)? / count.max(1)).min(most);
        if wide < label.max(pitch + 1) {
            return None;
        }
        let mut flight = Self { size, pitch, layer, rise, wide, ground, area };
        let top = treads.iter().map(|tread| flight.level(tread.step) + flight.lines(tread.coins)).max()?;
        let high = top + NUMBERS;
        if high > area.height {
            return None;
        }
        flight.area = centered(area, ground + wide * count, high);
        Some(flight)
    }

    /// Rows from the ground to the top of a step.
    fn level(&self, step: usize) -> u16 {
        short(step).saturating_mul(self.rise)
    }

    fn abreast(&self) -> u64 {
        u64::from((self.wide - 1) / self.pitch).max(1)
    }

    /// Rows of a pile of coins.
    fn lines(&self, coins: u64) -> u16 {
        short(coins.div_ceil(self.abreast())).saturating_mul(self.layer)
    }

    /// The columns of a step, from top to bottom.
    fn column(&self, step: usize) -> Rect {
        let x = self.area.x + self.ground + short(step.saturating_sub(1)) * self.wide;
        Rect { x, width: self.wide, ..self.area }.intersection(self.area)
    }

    /// The stone below a step.
    fn stone(&self, step: usize) -> Rect {
        let high = self.level(step);
        let floor = self.area.bottom().saturating_sub(NUMBERS);
        Rect { y: floor.saturating_sub(high), height: high, ..self.column(step) }
    }

    /// The place of a coin of a step, counted from 0; empty if it would be above the area.
    fn piece(&self, step: usize, at: u64) -> Rect {
        let (stone, piece) = (self.stone(step), self.size.cells());
        let (along, up) = (short(at % self.abreast()), short(at / self.abreast()));
        let up = self.layer.saturating_mul(up).saturating_add(piece.height);
        let Some(y) = stone.y.checked_sub(up).filter(|y| *y >= self.area.y) else { return Rect::ZERO };
        let pile = short(self.abreast()) * self.pitch;
        let x = stone.x + self.wide.saturating_sub(pile) / 2 + along * self.pitch;
        Rect { x, y, width: piece.width, height: piece.height }
    }

    /// Draws the stairs with their coins; returns the moves that clicks mean.
    pub(super) fn draw(&self, treads: &[Tread], scene: &Scene<'_, Staircase>, buf: &mut Buffer) -> Hits<Cut> {
        let mut hits = Hits::new();
        for tread in treads {
            self.draw_stone(tread, buf, scene.look);
            self.draw_coins(tread, buf, scene.look);
            for at in 0..tread.coins {
                let place = self.piece(tread.step, at);
                scene.stage.put(Stage::piece(tread.step, at), place);
                hits.push((place, Cut { heap: tread.step, take: tread.coins - at }));
            }
            if tread.coins > 0 {
                let take = tread.coins.saturating_sub(tread.stay()).max(1);
                hits.push((self.stone(tread.step), Cut { heap: tread.step, take }));
            }
        }
        self.draw_ground(treads, buf, scene.look);
        hits
    }

    fn draw_stone(&self, tread: &Tread, buf: &mut Buffer, look: &Look) {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let stone = self.stone(tread.step);
        if theme.is_painted() {
            buf.set_style(stone, if tread.chosen { theme.row } else { theme.square_dark });
            buf.set_style(
                Rect { height: 1.min(stone.height), ..stone },
                if tread.chosen { theme.taken_cell } else { theme.square },
            );
        } else {
            let fill = glyphs.shade.repeat(usize::from(stone.width));
            for row in stone.rows().skip(1) {
                write(fill.clone(), theme.dim, row, buf);
            }
            write(glyphs.line.repeat(usize::from(stone.width)), theme.dim, Rect { height: 1, ..stone }, buf);
        }
        let label = Rect { height: 1.min(stone.height), ..stone };
        Line::from(amounts(tread, look)).centered().render(inner(label), buf);
        let number = Rect { y: stone.bottom(), height: NUMBERS, ..stone }.intersection(self.area);
        let (sign, style) = if tread.chosen { (glyphs.pointer, theme.title) } else { ("", theme.dim) };
        write_centered(format!("{sign}{}", tread.step), style, inner(number), buf);
    }

    fn draw_coins(&self, tread: &Tread, buf: &mut Buffer, look: &Look) {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let stay = tread.stay();
        let old = tread.coins.saturating_sub(tread.came);
        for at in 0..tread.coins {
            let place = self.piece(tread.step, at);
            if at >= stay {
                Piece::Ring.draw(self.size, place, buf, look);
            } else if at >= old {
                Piece::Solid.draw_in(self.size, glyphs.bead, [theme.last; 2], place, buf);
            } else if tread.aside {
                let inks = [theme.bead, theme.shade].map(|ink| faded(ink, look));
                Piece::Solid.draw_in(self.size, glyphs.bead, inks, place, buf);
            } else {
                Piece::Solid.draw(self.size, place, buf, look);
            }
        }
        // The places where coins will lie, and those where coins have lain.
        let ghosts: (u64, Style) =
            if tread.then > tread.coins { (tread.then, theme.taken) } else { (tread.coins + tread.gone, theme.last) };
        for at in tread.coins..ghosts.0.min(tread.coins + MANY as u64) {
            let place = self.piece(tread.step, at);
            Piece::Ghost.draw_in(self.size, glyphs.dot, [ghosts.1; 2], place, buf);
        }
    }

    /// Draws the ground with what the last move took out of play.
    fn draw_ground(&self, treads: &[Tread], buf: &mut Buffer, look: &Look) {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let y = self.area.bottom().saturating_sub(NUMBERS);
        let ground = Rect { y, width: self.ground, height: NUMBERS, ..self.area }.intersection(self.area);
        write(glyphs.line.repeat(usize::from(ground.width)), theme.dim, ground, buf);
        let Some(first) = treads.first() else { return };
        let (text, style) = if first.then < first.coins {
            (format!("+{}", first.coins - first.then), theme.taken)
        } else if first.gone > 0 {
            (format!("{}{}", glyphs.last, first.gone), theme.last)
        } else {
            return;
        };
        let above = Rect { y: ground.y.saturating_sub(1), ..ground }.intersection(self.area);
        write(text, style, above, buf);
    }
}

/// The arrangement of coins side by side and on top of each other.
#[derive(Debug, Clone, Copy)]
struct Packing {
    size: PieceSize,
    /// Columns and rows from one coin to the next.
    pitch: u16,
    layer: u16,
}

/// The packings that a look allows, the best first. Large coins that touch look like one, so smaller ones with gaps around them are
/// better, and side by side there is always a gap but in the closest packing.
fn packings(look: &Look) -> Vec<Packing> {
    let largest = PieceSize::largest(look, |_| true);
    let sizes = PieceSize::ALL.into_iter().filter(|size| *size <= largest && *size > PieceSize::Small);
    let drawn = |gap: u16| {
        sizes.clone().map(move |size| {
            let cells = size.cells();
            Packing { size, pitch: cells.width + 1, layer: cells.height + gap }
        })
    };
    let small = [2, 1].map(|pitch| Packing { size: PieceSize::Small, pitch, layer: 1 });
    [1, 0].into_iter().flat_map(drawn).chain(small).collect()
}

/// A place without its last column, the gap between two steps' labels.
const fn inner(place: Rect) -> Rect {
    Rect { width: place.width.saturating_sub(1), ..place }
}

/// A step's coins, those that the move under the cursor would leave on it, and the mark of the last move.
pub(super) fn amounts(tread: &Tread, look: &Look) -> Vec<Span<'static>> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let style = if tread.chosen { theme.title } else { theme.text };
    let mut spans = vec![Span::styled(tread.coins.to_string(), style)];
    if tread.then != tread.coins {
        spans.push(Span::styled(format!("{}{}", glyphs.arrow, tread.then), theme.taken));
    }
    if tread.gone > 0 {
        spans.push(Span::styled(glyphs.last, theme.last));
    }
    spans
}
