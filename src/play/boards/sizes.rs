//! Amounts of which only some may be taken: how the cursor steps over them, and how they are told.

use ratatui::text::{Line, Span};

use crate::{
    look::{Look, align::width_of},
    play::board::Step,
};

/// The size one step of the cursor from `take`; `sizes` ascend, and with none of them it stays.
pub fn stepped(take: u64, sizes: &[u64], step: Step) -> u64 {
    let at = sizes.partition_point(|size| *size < take);
    let large = (sizes.len() / 10).max(1);
    let to = match step {
        Step::Left | Step::Up => at + 1,
        Step::Right | Step::Down => at.saturating_sub(1),
        Step::More => at + large,
        Step::Less => at.saturating_sub(large),
        Step::Least | Step::Clear => 0,
        Step::Most => sizes.len(),
    };
    sizes.get(to.min(sizes.len().saturating_sub(1))).copied().unwrap_or(take)
}

/// The largest of the ascending sizes that is not above `wanted`, else the smallest of all.
pub fn nearest(wanted: u64, sizes: &[u64]) -> Option<u64> {
    let below = sizes.iter().rev().find(|size| **size <= wanted);
    below.or_else(|| sizes.first()).copied()
}

/// The sizes behind `label` as chips, the chosen one marked, with air around them where all have room for it; with the chosen one in sight where not all fit.
pub fn line(label: &str, sizes: &[u64], chosen: Option<u64>, width: u16, look: &Look) -> Line<'static> {
    let (theme, more) = (&look.theme, look.glyphs().more);
    let room = usize::from(width).saturating_sub(width_of(label) + 2 * (width_of(more) + 1));
    let air = if sizes.iter().map(|size| size.to_string().len() + 3).sum::<usize>() <= room { " " } else { "" };
    let wide = |size: &u64| size.to_string().len() + 2 * air.len() + 1;
    let chosen_at = chosen.and_then(|chosen| sizes.iter().position(|size| *size == chosen)).unwrap_or(0);
    // From the chosen one back as far as half the room goes, then on as far as all of it goes.
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
    fn the_cursor_steps_from_size_to_size() {
        let sizes = [1, 3, 4];
        assert_eq!([1, 3, 4].map(|take| stepped(take, &sizes, Step::Left)), [3, 4, 4]);
        assert_eq!([1, 3, 4].map(|take| stepped(take, &sizes, Step::Right)), [1, 1, 3]);
        assert_eq!([Step::Least, Step::Most].map(|step| stepped(3, &sizes, step)), [1, 4]);
        assert_eq!(stepped(5, &[], Step::Left), 5);
        assert_eq!([0, 2, 9].map(|wanted| nearest(wanted, &sizes)), [1, 1, 4].map(Some));
    }

    #[test]
    fn the_chosen_size_is_always_told() {
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
