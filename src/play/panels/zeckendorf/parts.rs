//! The parts of a pile as one bar to scale: `13│5│2`.

use ratatui::{
    style::{Modifier, Style},
    text::{Line, Span},
};
use zugzwang_engine::theory::zeckendorf::Zeckendorf;

use crate::look::Look;

/// The parts side by side in so many columns, the smallest in the colour of what it decides; of many the smallest alone.
pub(super) fn bar(why: &Zeckendorf, width: usize, look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let shown = shown(&why.parts, width);
    let cut = shown.len() < why.parts.len();
    let mut spans = vec![Span::styled(if cut { look.glyphs().edge } else { "" }, theme.dim)];
    let count = shown.len();
    for (at, (part, columns)) in shown.into_iter().enumerate() {
        let style = match at + 1 == count {
            true if why.is_lost() => theme.loss_chip,
            true => theme.win_chip,
            false => filled(at, look),
        };
        spans.push(Span::styled(format!("{part:^columns$}"), style));
        if at + 1 < count {
            spans.push(Span::styled(look.glyphs().border.vertical_left, theme.dim));
        }
    }
    Line::from(spans)
}

/// The colour of a part that does not decide: one after another in two shades.
fn filled(at: usize, look: &Look) -> Style {
    let theme = &look.theme;
    let things = if at.is_multiple_of(2) { theme.dim } else { theme.shade };
    if theme.is_painted() {
        Style { fg: theme.pane.bg, bg: things.fg, ..Style::new() }.add_modifier(Modifier::BOLD)
    } else {
        theme.text.add_modifier(Modifier::REVERSED)
    }
}

/// The parts that fit, and the columns of each: those of its number, and of what is left a share by its size.
fn shown(parts: &[u64], width: usize) -> Vec<(u64, usize)> {
    let least = |part: u64| part.to_string().len() + 2;
    // The mark of those that are left out, and a line behind each but the last.
    let mut free = width.saturating_sub(1);
    let fits = |part: &&u64| {
        let fits = least(**part) <= free;
        free = free.saturating_sub(least(**part) + 1);
        fits
    };
    let count = parts.iter().rev().take_while(fits).count();
    let shown = &parts[parts.len() - count..];
    let used: usize = shown.iter().map(|part| least(*part) + 1).sum();
    let whole = shown.iter().map(|part| u128::from(*part)).sum::<u128>().max(1);
    let more = width.saturating_sub(used) as u128;
    let share = |part: u64| usize::try_from(more * u128::from(part) / whole).unwrap_or(0);
    shown.iter().map(|part| (*part, least(*part) + share(*part))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    #[test]
    fn the_bar_fits_and_ends_with_the_smallest_part() {
        let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        for rest in [1, 20, 100, 1_000_000_000_000_000_000] {
            let why = Zeckendorf::of(rest, 2);
            for width in 24..90 {
                let line = bar(&why, width, &look);
                assert!(line.width() <= width, "{rest} {width}: {line}");
                let smallest = why.smallest.unwrap_or(0).to_string();
                assert!(line.spans.last().is_some_and(|span| span.content.trim() == smallest), "{line}");
            }
        }
    }
}
