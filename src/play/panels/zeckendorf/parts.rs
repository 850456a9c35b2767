//! The parts of a pile as one bar to scale: `13│5│2`.

use ratatui::style::Modifier;
use zugzwang_engine::theory::zeckendorf::Zeckendorf;

use crate::play::panels::{Line, Look, Span, Style, align};

/// Draws the parts side by side, the smallest in the colour of the outcome it decides; of many only the smallest.
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

/// Returns the style of a part that does not decide: two shades in turn.
fn filled(at: usize, look: &Look) -> Style {
    let theme = &look.theme;
    let things = if at.is_multiple_of(2) { theme.dim } else { theme.shade };
    if theme.is_painted() {
        Style { fg: theme.pane.bg, bg: things.fg, ..Style::new() }.add_modifier(Modifier::BOLD)
    } else {
        theme.text.add_modifier(Modifier::REVERSED)
    }
}

/// Returns the parts that fit, each with its columns: those of its number, and a share of the rest by size.
fn shown(parts: &[u64], width: usize) -> Vec<(u64, usize)> {
    let least = |part: u64| part.to_string().len() + 2;
    // A mark for the parts left out takes one column, and so does a line behind each part but the last.
    let shown = align::last_fitting(parts, width.max(1), |part| least(*part) + 1);
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
