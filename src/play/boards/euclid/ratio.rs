//! The ratio of the piles on a scale that shows Φ.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use zugzwang_engine::{
    games::{Euclid, euclid::Piles},
    theory::golden::{is_above_phi, pairs},
};

use crate::{
    look::{Look, align::width_of},
    play::{board::Scene, boards::paint::short},
    say,
};

/// Rows: the ratio now, the scale, the names on it.
pub(super) const HEIGHT: u16 = 3;
/// The ratio at the scale's right end.
const FAR: u64 = 3;

/// Whether there is a ratio that Φ decides, and it may be revealed. Of two equal piles the first is taken, whatever Φ says.
pub(super) fn is_told(scene: &Scene<'_, Euclid>) -> bool {
    scene.reason.is_some() && is_decided(*scene.position)
}

fn is_decided(piles: Piles) -> bool {
    piles.smaller() > 0 && piles.larger() > piles.smaller()
}

pub(super) fn draw(scene: &Scene<'_, Euclid>, place: Rect, buf: &mut Buffer) {
    let (look, theme, glyphs) = (scene.look, &scene.look.theme, scene.look.glyphs());
    let [above, scale, below] = [0, 1, 2].map(|down| Rect { y: place.y + down, height: 1, ..place });
    let phi = phi(place.width);
    fill(phi, scale, buf, look);
    let now = *scene.position;
    let at = column(now, place.width);
    buf.set_string(above.x + at, above.y, glyphs.here, theme.title);
    if now.larger() / now.smaller() >= FAR && at > 0 {
        buf.set_string(above.x + at - 1, above.y, glyphs.here, theme.title);
        buf.set_string(above.x + at, above.y, glyphs.arrow, theme.title);
    }
    if let Some(then) = scene.cursor.map(|take| left(now, take.0)).filter(|then| is_decided(*then)) {
        buf.set_string(scale.x + column(then, place.width), scale.y, glyphs.taken, theme.taken_chip);
    }
    let name = say!(look, "why-golden-phi");
    buf.set_stringn(below.x + phi, below.y, &name, usize::from(place.width - phi), theme.title);
    buf.set_string(below.x, below.y, "1", theme.dim);
    buf.set_string(below.right() - 1, below.y, FAR.to_string(), theme.dim);
}

/// The piles after this amount is taken from the larger.
fn left(piles: Piles, take: u64) -> Piles {
    Piles([piles.larger().saturating_sub(take), piles.smaller()])
}

/// Fills the scale on both sides of Φ, each with a word that says who wins there.
fn fill(phi: u16, scale: Rect, buf: &mut Buffer, look: &Look) {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let sides = [
        (Rect { width: phi, ..scale }, "why-golden-l", theme.loss_cell, theme.loss),
        (Rect { x: scale.x + phi, width: scale.width - phi, ..scale }, "why-golden-w", theme.win_cell, theme.win),
    ];
    for (side, word, cell, ink) in sides {
        let word = look.say(word, &[]);
        let sign = if theme.is_painted() { " " } else { glyphs.line };
        side.positions().for_each(|at| buf.set_string(at.x, at.y, sign, ink.patch(cell)));
        let wide = short(width_of(&word));
        if wide < side.width {
            buf.set_string(side.x + (side.width - wide) / 2, side.y, &word, ink.patch(cell));
        }
    }
    let style = theme.title.patch(Style { bg: theme.win_cell.bg, ..Style::new() });
    buf.set_string(scale.x + phi, scale.y, glyphs.sticks[0], style);
}

/// The column of Φ, from the largest pair of neighbours among the Fibonacci numbers.
fn phi(width: u16) -> u16 {
    let (larger, smaller) = pairs().last().unwrap_or((1, 1));
    along(larger, smaller, width).clamp(1, width.saturating_sub(2).max(1))
}

/// The column of a ratio. It is rounded, but never to the wrong side of Φ.
fn column(piles: Piles, width: u16) -> u16 {
    let (larger, smaller, phi) = (piles.larger(), piles.smaller(), phi(width));
    let at = along(larger, smaller, width);
    if is_above_phi(larger, smaller) { at.max(phi + 1) } else { at.min(phi - 1) }
}

fn along(larger: u64, smaller: u64, width: u16) -> u16 {
    let last = width.saturating_sub(1);
    let whole = u128::from(smaller).max(1) * u128::from(FAR - 1);
    let at = u128::from(larger.saturating_sub(smaller)) * u128::from(last) / whole;
    u16::try_from(at).unwrap_or(last).min(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ratio_stands_on_its_own_side_of_phi() {
        for (larger, smaller) in pairs().skip(2) {
            let at = column(Piles([larger, smaller]), 40);
            assert_eq!(at > phi(40), is_above_phi(larger, smaller), "{larger}:{smaller}");
        }
        assert_eq!([along(1, 1, 41), along(2, 1, 41), along(3, 1, 41), along(9, 1, 41)], [0, 20, 40, 40]);
    }
}
