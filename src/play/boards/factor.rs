//! The games that multiply: left and right choose the factor. A product on a logarithmic scale, and the factors below it.

mod cards;

use std::{fmt::Debug, marker::PhantomData};

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    Game, Reason,
    games::product::Factor,
    theory::{
        fates::Range,
        ladder::{Rung, factors},
    },
};

use super::{
    paint::{push_fitting, rest, short, write},
    steering::{mirrored, stepped_among},
};
use crate::{
    look::{Look, align::cut},
    play::{
        board::{Board, Hits, Scene, Seen, Stage, Step},
        powers,
    },
    say,
};

/// A game in which a number is multiplied.
pub trait Factored: Game<Move = Factor> + Debug {
    /// The product so far.
    fn product(position: &Self::Position) -> u64;

    /// The products that are marked on the scale.
    fn marked(&self) -> Range;

    /// The product and the goal in one line.
    fn heading(&self, position: &Self::Position, look: &Look) -> String;

    /// The figure while nothing is revealed; see [`Board::untold`].
    fn untold(&self, _seen: &Seen<'_, Self>, _room: Size) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// A sentence about a position besides the product, if there is one.
    fn recited(_position: &Self::Position, _look: &Look) -> Option<String> {
        None
    }
}

/// The board of such a game.
#[derive(Debug)]
pub struct FactorBoard<G>(PhantomData<G>);

impl<G: Factored> Board for FactorBoard<G> {
    type Game = G;
    type Cursor = Factor;

    fn cursor(game: &G, position: &G::Position, before: Option<&Factor>) -> Factor {
        let before = before.filter(|factor| game.play(position, factor).is_ok());
        before.copied().or_else(|| game.moves(position).next()).unwrap_or(Factor(2))
    }

    fn aim(_: &G, _: &G::Position, factor: &Factor) -> Factor {
        *factor
    }

    fn chosen(game: &G, position: &G::Position, factor: &Factor) -> Option<Factor> {
        game.play(position, factor).is_ok().then_some(*factor)
    }

    fn steer(game: &G, position: &G::Position, factor: &Factor, step: Step) -> Factor {
        Factor(stepped_among(&legal(game, position), factor.0, mirrored(step)))
    }

    fn draw(game: &G, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Factor> {
        let picture = Picture {
            heading: game.heading(scene.position, scene.look),
            product: G::product(scene.position),
            range: game.marked(),
            chosen: scene.cursor.map(|factor| factor.0),
            last: scene.last.map(|(before, factor)| (G::product(before), factor.0)),
            legal: &legal(game, scene.position),
            rungs: match scene.reason {
                Some(Reason::Ladder(why)) => &why.rungs,
                _ => &[],
            },
            look: scene.look,
            stage: scene.stage,
        };
        let hits = cards::draw(&picture, area, buf).unwrap_or_else(|| picture.draw(area, buf));
        hits.into_iter().map(|(place, factor)| (place, Factor(factor))).collect()
    }

    fn untold(game: &G, seen: &Seen<'_, G>, room: Size) -> Vec<Line<'static>> {
        game.untold(seen, room)
    }

    fn words(_: &G, _: &G::Position, factor: &Factor, look: &Look) -> String {
        say!(look, "product-move", factor = factor.0)
    }

    fn recite(game: &G, position: &G::Position, look: &Look) -> Vec<String> {
        [game.heading(position, look)].into_iter().chain(G::recited(position, look)).collect()
    }
}

fn legal<G: Factored>(game: &G, position: &G::Position) -> Vec<u64> {
    game.moves(position).map(|factor| factor.0).collect()
}

/// A product and the factors, as they are drawn.
struct Picture<'a> {
    heading: String,
    product: u64,
    /// The products that are marked on the scale.
    range: Range,
    /// The factor under the cursor.
    chosen: Option<u64>,
    /// The product before the last move, and the factor played.
    last: Option<(u64, u64)>,
    /// The factors that may be played.
    legal: &'a [u64],
    /// The intervals of products that are safe to make and that are not, the highest first, if they are revealed.
    rungs: &'a [Rung],
    look: &'a Look,
    stage: &'a Stage,
}

impl Picture<'_> {
    /// Draws the scale and the factors as signs; returns the clicks that choose a factor.
    fn draw(&self, area: Rect, buf: &mut Buffer) -> Hits<u64> {
        /// The lines of the factors and the equation.
        const TILES: usize = 2;
        let mut lines = vec![self.heading(area.width), Line::default()];
        lines.extend(self.scale(area.width));
        lines.push(Line::default());
        // Where not everything fits, the blank lines give way first, then the scale from its foot up; the factors stay.
        let room = usize::from(area.height).saturating_sub(TILES);
        let mut marks = 2;
        if room < lines.len() {
            marks = 1;
            lines.retain(|line| line.width() > 0);
            lines.truncate(room);
        }
        let drawn = area.rows().zip(&lines).map(|(place, line)| line.render(place, buf)).count();
        if let Some(row) = area.rows().take(drawn).nth(marks) {
            self.stage_mark(row);
        }
        self.tiles(rest(area, 0, short(drawn)), buf)
    }

    /// Puts the mark of the product on the stage, in this row of the scale.
    fn stage_mark(&self, row: Rect) {
        let x = row.x.saturating_add(short(self.column(self.product, row.width)));
        self.stage.put(Stage::piece(0, 0), Rect { x, width: 1, ..row }.intersection(row));
    }

    /// The heading, and the factor played last if it fits.
    fn heading(&self, width: u16) -> Line<'static> {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let room = usize::from(width);
        let mut line = Line::from(Span::styled(cut(&self.heading, room, glyphs.more), theme.title));
        let last = self.last.map(|(_, factor)| format!("  {} {}{factor}", glyphs.last, glyphs.cross));
        push_fitting(&mut line, last.map(|last| Span::styled(last, theme.last)), room);
        line
    }

    /// The factors side by side, and the equation below them.
    fn tiles(&self, area: Rect, buf: &mut Buffer) -> Hits<u64> {
        const WIDE: u16 = 4;
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let Some(chosen) = self.chosen else { return Hits::new() };
        let mut rows = area.rows();
        let Some(row) = rows.next() else { return Hits::new() };
        let mut hits = Hits::new();
        for (at, factor) in (0..).zip(factors()) {
            let place = Rect { x: row.x.saturating_add(at * WIDE), width: WIDE - 1, ..row }.intersection(row);
            let legal = self.legal.contains(&factor);
            let (sign, style) = match (factor == chosen, legal) {
                (true, _) => (glyphs.cross, theme.chosen),
                (_, true) => (glyphs.cross, theme.bead),
                // A factor that may not be played has no sign before it, which shows without colours.
                _ => (" ", theme.dim),
            };
            let mark = if self.is_last(factor) { glyphs.last } else { " " };
            let marked = if factor == chosen { style } else { theme.last };
            Line::from_iter([Span::styled(format!("{sign}{factor}"), style), Span::styled(mark, marked)])
                .render(place, buf);
            hits.extend(legal.then_some((place, factor)));
        }
        if let Some(row) = rows.next() {
            write(self.equation(), theme.taken, row, buf);
        }
        hits
    }

    /// Whether this factor was played last.
    fn is_last(&self, factor: u64) -> bool {
        self.last.is_some_and(|(_, last)| last == factor)
    }

    /// The product that the chosen factor makes; empty if none is chosen.
    fn equation(&self) -> String {
        let Some(factor) = self.chosen else { return String::new() };
        let after = self.product.saturating_mul(factor);
        say!(self.look, "product-equation", product = self.product, factor = factor, after = after)
    }

    /// Three lines: marks at the product and where the factor leads, the scale, and its powers of ten.
    fn scale(&self, width: u16) -> [Line<'static>; 3] {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let Range { low, high } = self.range;
        let column = |product: u64| self.column(product, width);
        let wide = usize::from(width);
        let mut marks = vec![Span::raw(" "); wide];
        let mut line = vec![Span::styled(glyphs.line, theme.dim); wide];
        let mut labels = String::new();
        let set = |cells: &mut Vec<Span<'static>>, at: usize, span: Span<'static>| {
            if let Some(cell) = cells.get_mut(at) {
                *cell = span;
            }
        };
        let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(10));
        for power in powers.take_while(|power| *power <= high) {
            let at = column(power);
            set(&mut line, at, Span::styled(glyphs.tick, theme.text));
            let label = label(power);
            let free = at >= labels.len() + usize::from(!labels.is_empty());
            if free && at + label.len() <= wide {
                labels.push_str(&" ".repeat(at - labels.len()));
                labels.push_str(&label);
            }
        }
        for at in column(low)..=column(high) {
            set(&mut line, at, Span::styled("|", theme.title));
        }
        if let Some((before, _)) = self.last {
            set(&mut marks, column(before), Span::styled(glyphs.last, theme.last));
        }
        if let Some(chosen) = self.chosen {
            set(&mut marks, column(self.product * chosen), Span::styled(glyphs.taken, theme.taken));
        }
        set(&mut marks, column(self.product), Span::styled(glyphs.here, theme.chosen));
        [Line::from(marks), Line::from(line), Line::styled(labels, theme.dim)]
    }

    /// The column of a product on a scale of this width; the largest factor still fits beyond the top.
    fn column(&self, product: u64, width: u16) -> usize {
        powers::column(product, u128::from(self.range.high) * 9, usize::from(width.saturating_sub(1)))
    }
}

/// A power of ten, in exponential notation if it is long.
fn label(power: u64) -> String {
    const SHORT: u64 = 1000;
    if power <= SHORT { power.to_string() } else { format!("10^{}", power.ilog10()) }
}
