//! The parts of a pile as bars side by side, and below their end how far a move reaches.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
};

use super::Pile;
use crate::{
    look::Look,
    play::boards::paint::{middle_row, short},
};

/// Rows of the bars, and of what lies below them, in a room of this height; `None` if they do not fit.
pub(super) const fn height(room: u16) -> Option<u16> {
    match room {
        ..7 => None,
        7..20 => Some(2),
        _ => Some(4),
    }
}

/// Columns beside the number in a bar.
const AROUND: u16 = 2;

/// A part and the columns of its bar.
type Bar = (u64, u16);

/// Draws the parts, the largest first; of many the smallest, which decide the game.
pub(super) fn draw(parts: &[u64], pile: Pile, area: Rect, buf: &mut Buffer, look: &Look) {
    let bars = bars(parts, area.width);
    if bars.is_empty() || area.height < 2 {
        return;
    }
    let glyphs = look.glyphs();
    let cut = bars.len() < parts.len();
    let mut x = area.x;
    if cut {
        buf.set_stringn(x, area.y, glyphs.edge, 1, look.theme.dim);
    }
    x += u16::from(cut);
    for (number, (part, columns)) in (1..).zip(&bars) {
        let own = Rect { x, width: columns - 1, height: area.height - 1, ..area };
        let smallest = number == bars.len();
        draw_bar(*part, style(smallest.then_some(*part <= pile.reach), look), own, buf, look);
        x += columns;
    }
    let (end, below) = (x - 1, area.bottom() - 1);
    let reach = |amount: u64| along(&bars, amount).min(end - area.x);
    let sign = if glyphs.braille { glyphs.halves[1] } else { glyphs.tick };
    for (amount, style) in [(pile.reach, look.theme.text), (pile.take, look.theme.taken)] {
        for column in end - reach(amount)..end {
            buf.set_stringn(column, below, sign, 1, style);
        }
    }
}

/// The style of a part. For the smallest, `in_reach` says whether it may be taken, which wins.
fn style(in_reach: Option<bool>, look: &Look) -> Style {
    let theme = &look.theme;
    match in_reach {
        Some(true) => theme.win_chip,
        Some(false) => theme.loss_chip,
        None if theme.is_painted() => {
            Style { fg: theme.pane.bg, bg: theme.shade.fg, ..Style::new() }.add_modifier(Modifier::BOLD)
        }
        None => theme.text,
    }
}

/// Draws a filled bar with its number, or a line between two ends where nothing is filled.
fn draw_bar(part: u64, style: Style, place: Rect, buf: &mut Buffer, look: &Look) {
    let glyphs = look.glyphs();
    let middle = middle_row(place).y;
    if look.theme.is_painted() {
        for line in place.rows() {
            buf.set_stringn(line.x, line.y, " ".repeat(line.width.into()), line.width.into(), style);
        }
    } else {
        buf.set_stringn(place.x, middle, glyphs.line.repeat(place.width.into()), place.width.into(), look.theme.dim);
        for x in [place.x, place.right().saturating_sub(1)] {
            buf.set_stringn(x, middle, glyphs.border.vertical_left, 1, look.theme.dim);
        }
    }
    let label = part.to_string();
    let wide = short(label.len()).min(place.width);
    buf.set_stringn(place.x + (place.width - wide) / 2, middle, label, wide.into(), style);
}

/// The bars that fit, each at least as wide as its number, with a column between two. The rest of the width is shared in proportion
/// to their sizes.
fn bars(parts: &[u64], width: u16) -> Vec<Bar> {
    let least = |part: u64| short(part.to_string().len()).saturating_add(AROUND + 1);
    let mut free = width;
    let count = parts.iter().rev().take_while(|part| {
        let before = free;
        free = free.saturating_sub(least(**part));
        before > least(**part)
    });
    let shown = &parts[parts.len() - count.count()..];
    let used: u16 = shown.iter().map(|part| least(*part)).sum();
    let whole = shown.iter().map(|part| u128::from(*part)).sum::<u128>().max(1);
    let more = u128::from(width.saturating_sub(used + 1).min(used.saturating_mul(6)));
    let share = |part: u64| u16::try_from(more * u128::from(part) / whole).unwrap_or(0);
    shown.iter().map(|part| (*part, least(*part) + share(*part))).collect()
}

/// The columns over which an amount taken from the end reaches: the parts that it takes whole, and its share of the next.
fn along(bars: &[Bar], amount: u64) -> u16 {
    let (mut left, mut columns) = (amount, 0);
    for (part, wide) in bars.iter().rev() {
        if left == 0 {
            break;
        }
        let taken = left.min(*part);
        let share = (u128::from(taken) * u128::from(wide - 1)).div_ceil(u128::from((*part).max(1)));
        columns += u16::try_from(share).unwrap_or(*wide) + u16::from(left > taken);
        left -= taken;
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_fit_and_the_smallest_part_is_always_drawn() {
        for parts in [&[13, 5, 2][..], &[89], &[610_000_000_000_000_000, 34, 8, 1]] {
            for width in 0..130 {
                let bars = bars(parts, width);
                assert!(bars.iter().map(|bar| bar.1).sum::<u16>() <= width, "{parts:?} {width}");
                assert!(bars.is_empty() || bars.last().map(|bar| bar.0) == parts.last().copied());
            }
        }
    }

    #[test]
    fn a_move_reaches_over_what_it_takes() {
        let bars = [(13, 27), (5, 11), (2, 5)];
        assert_eq!([0, 1, 2, 7, 20].map(|amount| along(&bars, amount)), [0, 2, 4, 15, 42]);
    }
}
