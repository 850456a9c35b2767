//! The sizes that may be taken, in a line.

use ratatui::text::{Line, Span};

use crate::look::{Look, align::width_of};

/// The sizes behind `label` as chips, with the chosen one marked. They have air around them if all fit with it; if not all fit, the
/// chosen one is visible.
pub fn line(label: &str, sizes: &[u64], chosen: Option<u64>, width: u16, look: &Look) -> Line<'static> {
    let (theme, more) = (&look.theme, look.glyphs().more);
    let room = usize::from(width).saturating_sub(width_of(label) + 2 * (width_of(more) + 1));
    let air = if sizes.iter().map(|size| size.to_string().len() + 3).sum::<usize>() <= room { " " } else { "" };
    let wide = |size: &u64| size.to_string().len() + 2 * air.len() + 1;
    let chosen_at = chosen.and_then(|chosen| sizes.iter().position(|size| *size == chosen)).unwrap_or(0);
    // From the chosen one back through half the room, then on through the rest of it.
    let fitting = |sizes: &mut dyn Iterator<Item = &u64>, room: usize| {
        let used = |used: &mut usize, size: &u64| {
            *used += wide(size);
            Some(*used)
        };
        sizes.scan(0, used).take_while(|used| *used <= room).count()
    };
    let all = fitting(&mut sizes.iter(), room) == sizes.len();
    let before = if all { chosen_at } else { fitting(&mut sizes[..chosen_at.min(sizes.len())].iter().rev(), room / 2) };
    let first = chosen_at - before;
    let shown = &sizes[first..];
    let shown = &shown[..fitting(&mut shown.iter(), room)];
    let cut = |cut: bool| Span::styled(if cut { format!(" {more}") } else { String::new() }, theme.dim);
    let mut spans = vec![Span::styled(label.to_owned(), theme.text), cut(first > 0)];
    for size in shown {
        let style = if chosen == Some(*size) { theme.taken_chip } else { theme.text.patch(theme.square) };
        spans.extend([Span::raw(" "), Span::styled(format!("{air}{size}{air}"), style)]);
    }
    spans.push(cut(first + shown.len() < sizes.len()));
    Line::from(spans)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    #[test]
    fn the_chosen_size_is_always_visible() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let sizes: Vec<u64> = (1..=64).map(|size| size * 15_000).collect();
        for width in [24, 40, 80] {
            for chosen in &sizes {
                let line = line("Sizes:", &sizes, Some(*chosen), width, &look);
                assert!(line.width() <= usize::from(width), "{line}");
                assert!(line.to_string().split(' ').any(|word| word == chosen.to_string()), "{chosen}: {line}");
            }
        }
    }
}
