//! A scale around Φ, as close as the ratio comes to it; positions are computed with integers alone.

use zugzwang_engine::theory::golden::{Golden, Pair, pairs};

use crate::play::panels::{Figure, Look, Span, placed, say, width_of};

/// The ends of the scale if no Fibonacci quotient exceeds the ratio; what lies beyond is drawn at the end.
const FAR: (Pair, Pair) = ((1, 1), (4, 1));

/// A part of the number line with Φ and a ratio on it.
pub(super) struct Scale {
    ends: (Pair, Pair),
    columns: usize,
    phi: usize,
    ratio: usize,
}

impl Scale {
    pub(super) fn of(why: &Golden, width: u16) -> Self {
        let columns = usize::from(width.clamp(3, 60));
        let ends = ends(why);
        let largest = pairs().last().unwrap_or(FAR.0);
        // Both ends stay free, so that the ratio has room on either side of Φ.
        let phi = column(largest, ends, columns).clamp(1, columns - 2);
        let ratio = column((why.larger, why.smaller), ends, columns);
        // The column is rounded; the side has to be exact.
        let ratio = if why.above_phi { ratio.max(phi + 1) } else { ratio.min(phi - 1) };
        Self { ends, columns, phi, ratio }
    }

    /// Draws the ratio's place above the line, with an arrow if it lies beyond the end; the line of ratios with Φ on it; and below it Φ,
    /// and the ends' quotients if they fit.
    pub(super) fn lines(&self, why: &Golden, look: &Look) -> Figure {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let beyond = self.ends == FAR && u128::from(why.larger) > 4 * u128::from(why.smaller);
        let marker = format!("{}{}", glyphs.here, if beyond { glyphs.arrow } else { "" });
        let before = |at: usize, text: &str| at.min(self.columns.saturating_sub(width_of(text)));
        let marker = (before(self.ratio, &marker), Span::styled(marker, theme.title));
        let sign = |column| match column {
            column if column == self.phi => Span::styled(glyphs.tick, theme.title.patch(theme.win_cell)),
            0 => Span::styled(glyphs.tick, theme.dim.patch(theme.loss_cell)),
            column if column + 1 == self.columns => Span::styled(glyphs.tick, theme.dim.patch(theme.win_cell)),
            column if column < self.phi => Span::styled(glyphs.line, theme.loss.patch(theme.loss_cell)),
            _ => Span::styled(glyphs.line, theme.win.patch(theme.win_cell)),
        };
        let quotient = |(larger, smaller): Pair| Span::styled(format!("{larger}/{smaller}"), theme.dim);
        let (low, high, phi) = (quotient(self.ends.0), quotient(self.ends.1), say!(look, "why-golden-phi"));
        let at = before(self.phi, &phi);
        let low = (low.width() < at).then_some((0, low));
        let labels = [(at, Span::styled(phi, theme.title)), (before(self.columns, &high.content), high)];
        let labels = placed(low.into_iter().chain(labels), 1, self.columns);
        vec![placed([marker], 1, self.columns), (0..self.columns).map(sign).collect(), labels]
    }
}

/// Returns the narrowest pair of neighbouring Fibonacci quotients around both Φ and the ratio.
fn ends(why: &Golden) -> (Pair, Pair) {
    let next = |(larger, smaller): Pair| (larger.saturating_add(smaller), larger);
    match (why.above_phi, why.fibonacci_below, why.fibonacci_above) {
        (false, below, _) => {
            let low = below.unwrap_or(FAR.0);
            (low, next(low))
        }
        (true, _, Some(high)) => (next(high), high),
        (true, _, None) => FAR,
    }
}

/// Returns the column of a ratio between the ends; what lies outside is drawn at the end.
fn column((larger, smaller): Pair, ((p, q), (r, s)): (Pair, Pair), columns: usize) -> usize {
    let cross =
        |a: u64, b: u64, c: u64, d: u64| (u128::from(a) * u128::from(b)).saturating_sub(u128::from(c) * u128::from(d));
    // (larger/smaller − p/q) : (r/s − p/q), both multiplied by smaller · q · s.
    let part = cross(larger, q, p, smaller).saturating_mul(u128::from(s));
    let whole = cross(r, q, p, s).saturating_mul(u128::from(smaller)).max(1);
    let last = columns.saturating_sub(1);
    let at = part.saturating_mul(last as u128) / whole;
    usize::try_from(at).map_or(last, |at| at.min(last))
}
