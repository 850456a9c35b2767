//! The product game on the screen: the product on a logarithmic scale, and the eight factors to choose from.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    games::{
        Product,
        product::{Factor, Total},
    },
    theory::ladder::factors,
};

use crate::{
    board::{Board, Hits, Scene, Step},
    look::Look,
    say,
};

impl Board for Product {
    type Cursor = Factor;

    fn cursor(&self, _: &Total, before: Option<&Factor>) -> Factor {
        before.copied().unwrap_or(Factor(2))
    }

    fn aim(&self, _: &Total, factor: &Factor) -> Factor {
        *factor
    }

    fn chosen(&self, _: &Total, factor: &Factor) -> Option<Factor> {
        Some(*factor)
    }

    fn steer(&self, _: &Total, factor: &Factor, step: Step) -> Factor {
        let wanted = match step {
            Step::Left | Step::Down | Step::Less => factor.0 - 1,
            Step::Right | Step::Up | Step::More => factor.0 + 1,
            Step::Least | Step::Clear => 0,
            Step::Most => u64::MAX,
        };
        let (least, most) = (factors().next().unwrap_or(wanted), factors().next_back().unwrap_or(wanted));
        Factor(wanted.clamp(least, most))
    }

    fn draw(&self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Factor> {
        let after = scene.cursor.map(|factor| scene.position.0 * factor.0);
        let scale = Scale { bound: self.bound(), width: area.width };
        let mut lines = vec![heading(self, scene), Line::default()];
        lines.extend(scale.lines(scene.position.0, after, scene.look));
        lines.push(Line::default());
        // Where not everything fits, the blank lines go first.
        if usize::from(area.height) < lines.len() + 2 {
            lines.retain(|line| line.width() > 0);
        }
        let drawn = area.rows().zip(&lines).map(|(place, line)| line.render(place, buf)).count();
        let rest = Rect { y: area.y + u16::try_from(drawn).unwrap_or(0), ..area }.intersection(area);
        tiles(scene, rest, buf)
    }

    fn words(&self, _: &Total, factor: &Factor, look: &Look) -> String {
        say!(look, "product-move", factor = factor.0)
    }
}

fn heading(game: &Product, scene: &Scene<'_, Product>) -> Line<'static> {
    let (look, product) = (scene.look, scene.position.0);
    let mut spans =
        vec![Span::styled(say!(look, "product-now", product = product, bound = game.bound()), look.theme.title)];
    if let Some((_, factor)) = scene.last {
        spans.push(Span::styled(format!("  {} {}{factor}", look.glyphs().last, look.glyphs().cross), look.theme.last));
    }
    Line::from(spans)
}

/// The factors side by side, and under them what the chosen one makes.
fn tiles(scene: &Scene<'_, Product>, area: Rect, buf: &mut Buffer) -> Hits<Factor> {
    const WIDE: u16 = 4;
    let (look, product) = (scene.look, scene.position.0);
    let Some(chosen) = scene.cursor else { return Vec::new() };
    let mut rows = area.rows();
    let Some(row) = rows.next() else { return Vec::new() };
    let place = |at: u16| Rect { x: row.x.saturating_add(at * WIDE), width: WIDE - 1, ..row }.intersection(row);
    let hits: Hits<Factor> = (0..).zip(factors()).map(|(at, factor)| (place(at), Factor(factor))).collect();
    for (place, factor) in &hits {
        let style = if factor == chosen { look.theme.chosen } else { look.theme.bead };
        Line::styled(format!("{}{factor} ", look.glyphs().cross), style).render(*place, buf);
    }
    if let Some(row) = rows.next() {
        let after = product * chosen.0;
        let equation = say!(look, "product-equation", product = product, factor = chosen.0, after = after);
        Line::styled(equation, look.theme.taken).render(row, buf);
    }
    hits
}

/// Products from 1 to just beyond the bound, as far apart as their logarithms.
struct Scale {
    bound: u64,
    width: u16,
}

impl Scale {
    /// The marks of the product and of where the factor leads, the scale, and its powers of ten.
    fn lines(&self, product: u64, after: Option<u64>, look: &Look) -> [Line<'static>; 3] {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let width = usize::from(self.width);
        let mut marks = vec![Span::raw(" "); width];
        let mut line = vec![Span::styled(glyphs.line, theme.dim); width];
        let mut labels = String::new();
        let set = |cells: &mut Vec<Span<'static>>, at: usize, span: Span<'static>| {
            if let Some(cell) = cells.get_mut(at) {
                *cell = span;
            }
        };
        for power in std::iter::successors(Some(1_u64), |power| power.checked_mul(10)).take_while(|p| *p <= self.bound) {
            let column = self.column(power);
            set(&mut line, column, Span::styled(glyphs.tick, theme.text));
            let label = label(power);
            let free = column >= labels.len() + usize::from(!labels.is_empty());
            if free && column + label.len() <= width {
                labels.push_str(&" ".repeat(column - labels.len()));
                labels.push_str(&label);
            }
        }
        set(&mut line, self.column(self.bound), Span::styled("|", theme.cross));
        if let Some(after) = after {
            set(&mut marks, self.column(after), Span::styled(glyphs.taken, theme.taken));
        }
        set(&mut marks, self.column(product), Span::styled(glyphs.here, theme.chosen));
        [Line::from(marks), Line::from(line), Line::styled(labels, theme.dim)]
    }

    /// The column of a product. Only the picture depends on it, so a logarithm may be rounded.
    #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a picture")]
    fn column(&self, product: u64) -> usize {
        let last = f64::from(self.width.saturating_sub(1));
        // One factor of 9 fits beyond the bound.
        let whole = (self.bound as f64 * 9.0).ln();
        (last * (product.max(1) as f64).ln() / whole).round() as usize
    }
}

/// A power of ten in few signs.
fn label(power: u64) -> String {
    const SHORT: u64 = 1000;
    if power <= SHORT { power.to_string() } else { format!("10^{}", power.ilog10()) }
}
