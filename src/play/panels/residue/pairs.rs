//! Takes with their answers, each pair making a lap, as rows of blocks in two styles.

use zugzwang_engine::theory::residue::Residue;

use crate::play::panels::{Figure, Line, Look, Size, Span, Style, say, width_of};

/// Draws the pairs below a blank line, as many as there is room for, with a key to the two signs; nothing if a lap is too wide. Of
/// many takes, none is shown that is the answer to another.
pub(super) fn draw(why: &Residue, room: Size, look: &Look) -> Figure {
    /// Columns of a block with the gap behind it: the widest that fits is drawn.
    const BLOCKS: [usize; 3] = [3, 2, 1];
    /// The fewest pairs that show a rule; a lap of two has only one.
    const FEWEST: usize = 2;
    /// The most takes that are all shown if they fit: half of so few would show too little of a rule.
    const FEW: u64 = 3;
    let Size { width, height } = room;
    let (wide, high) = (usize::from(width), usize::from(height));
    let half = why.modulus / 2;
    let every = if why.most <= FEW { why.most } else { half };
    let [every, half] = [every, half].map(|pairs| usize::try_from(pairs).unwrap_or(usize::MAX));
    let label = sum(why.modulus / 2, why.modulus).len() + 2;
    let lap = usize::try_from(why.modulus).unwrap_or(usize::MAX);
    let block = BLOCKS.into_iter().find(|block| lap.saturating_mul(*block).saturating_add(label) <= wide);
    let (Some(block), Some(room)) = (block, high.checked_sub(2)) else { return Vec::new() };
    let spread_out = [every, half].into_iter().find(|pairs| pairs.saturating_mul(2) <= room);
    let (shown, spread) = spread_out.map_or((half.min(room), false), |pairs| (pairs, true));
    if shown < FEWEST.min(half) || block == 1 && !spread {
        return Vec::new();
    }
    let mut lines = vec![Line::default(), key(why, width, spread, look)];
    for take in (1..).take(shown) {
        lines.extend(spread.then(Line::default));
        lines.push(pair(take, why.modulus, block, signs(look, spread)));
    }
    lines
}

/// Returns the equation of a pair: `1 + 9 = 10`.
fn sum(take: u64, lap: u64) -> String {
    format!("{take} + {} = {lap}", lap - take)
}

/// Returns the signs and the styles of the take and of the answer.
const fn signs(look: &Look, spread: bool) -> [(&'static str, Style); 2] {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    // Without blank lines between the rows, half blocks keep them apart.
    let answer = if spread { glyphs.halves[3] } else { glyphs.halves[1] };
    // Without colours the two differ by their shape.
    let take = match (theme.is_painted(), spread) {
        (true, _) => answer,
        (false, true) => glyphs.shade,
        (false, false) => glyphs.halves[2],
    };
    [(take, theme.last), (answer, theme.win)]
}

/// Draws blocks for the take, and those that its answer adds.
fn pair(take: u64, lap: u64, block: usize, signs: [(&str, Style); 2]) -> Line<'static> {
    let filled = (block - 1).max(1);
    let [own, other] = signs.map(|(sign, style)| {
        let text = format!("{}{}", sign.repeat(filled), " ".repeat(block - filled));
        move |count: u64| Span::styled(text.repeat(usize::try_from(count).unwrap_or(0)), style)
    });
    Line::from(vec![own(take), other(lap - take), Span::raw(format!(" {}", sum(take, lap)))])
}

/// Says who takes what, which depends on whether the mover has lost; empty if there is no room.
fn key(why: &Residue, width: u16, spread: bool, look: &Look) -> Line<'static> {
    let words = [say!(look, "why-residue-theirs"), say!(look, "why-residue-yours")];
    let words = if why.is_lost() { [1, 0] } else { [0, 1] }.map(|at: usize| words[at].clone());
    if words.iter().map(|words| width_of(words) + 5).sum::<usize>() > usize::from(width) {
        return Line::default();
    }
    let spans = signs(look, spread).into_iter().zip(words).flat_map(|((sign, style), words)| {
        [Span::styled(sign.repeat(2), style), Span::styled(format!(" {words}  "), look.theme.dim)]
    });
    spans.collect()
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Convention;

    use super::*;
    use crate::{
        look::{glyphs::GlyphSet, theme::ThemeName},
        play::panels::sample,
    };

    fn look() -> Look {
        Look::new(ThemeName::Dark, GlyphSet::Unicode)
    }

    #[test]
    fn pairs_fit_their_room() {
        for most in [1, 2, 3, 9, 30, u64::MAX - 1] {
            let why = Residue::of(u64::MAX, most, Convention::Normal);
            for (width, height) in (0..80).flat_map(|width| (0..20).map(move |height| (width, height))) {
                let lines = draw(&why, Size { width, height }, &look());
                assert!(lines.len() <= usize::from(height), "{most} {width}x{height}");
                assert!(lines.iter().all(|line| line.width() <= usize::from(width)), "{most} {width}x{height}");
            }
        }
    }

    #[test]
    fn few_takes_are_all_shown_and_of_more_only_half() {
        for (most, shown) in [(1, 1), (2, 2), (3, 3), (4, 2), (5, 3), (8, 4), (9, 5)] {
            let why = Residue::of(17, most, Convention::Normal);
            let lines = draw(&why, Size { width: 60, height: 20 }, &look());
            let pairs = lines.iter().filter(|line| line.to_string().contains(" + ")).count();
            assert_eq!(pairs, shown, "up to {most}: {lines:?}");
        }
    }

    #[test]
    fn a_take_and_its_answer_are_a_lap() {
        let why = Residue::of(17, 9, Convention::Normal);
        let lines = sample::text(&draw(&why, Size { width: 48, height: 12 }, &look()));
        assert_eq!(lines[3], "██ ██ ██ ██ ██ ██ ██ ██ ██ ██  1 + 9 = 10");
        assert_eq!(lines.len(), 12);
    }
}
