//! The rectangles that are free on a board, the number of each now and after the cursor's move, and the number of moves each player
//! has in one.

use std::collections::BTreeMap;

use super::{Figure, Line, Look, Size, Span, airy, left, left_out, right, rule, say, times, widest, window};

/// Rows and columns of a rectangle: the moves of one player and of the other.
pub type Shape = [usize; 2];

/// Draws the figure.
pub fn lines(now: &[Shape], then: Option<&[Shape]>, look: &Look, room: Size) -> Figure {
    /// The widest distance between two columns of the table.
    const WIDEST: usize = 12;

    /// The heads, a rule, the moves of both players.
    const OTHERS: usize = 4;
    let counted = counted(now, then.unwrap_or(now));
    let players = [say!(look, "figure-rows"), say!(look, "figure-cols")];
    let names: Vec<String> = counted.iter().map(|(shape, _)| named(*shape, look)).collect();
    let name = widest(names.iter().chain(&players)) + 1;
    let words = times(look);
    let heads = [words[0].trim_end(), if then.is_some() { words[1].trim_end() } else { "" }, &players[0], &players[1]];
    let widest = 1 + widest(heads);
    let pitch = (usize::from(room.width).saturating_sub(name) / heads.len()).clamp(widest.min(WIDEST), WIDEST);
    let entry = |text: &str| right(text, pitch);
    let changed = |[now, then]: [usize; 2]| if now == then { look.theme.text } else { look.theme.taken };
    let times_told = |counts: [usize; 2]| {
        let [now, after] =
            counts.map(|count| if count == 0 { look.glyphs().dot.to_owned() } else { count.to_string() });
        let after = if then.is_some() { after } else { String::new() };
        [Span::styled(entry(&now), look.theme.text), Span::styled(entry(&after), changed(counts))]
    };
    let row = |at: usize| -> Line<'static> {
        let (shape, counts) = counted[at];
        let moves = shape.map(|moves| Span::styled(entry(&moves.to_string()), look.theme.dim));
        let head = Span::styled(left(&names[at], name), look.theme.title);
        std::iter::once(head).chain(times_told(counts)).chain(moves).collect()
    };
    let moves = |player: usize| -> Line<'static> {
        let all = |at: usize| counted.iter().map(|(shape, counts)| shape[player] * counts[at]).sum();
        let head = Span::styled(left(&players[player], name), look.theme.text);
        std::iter::once(head).chain(times_told([all(0), all(1)])).collect()
    };
    let at = counted.iter().position(|(_, [now, then])| now != then).unwrap_or(0);
    let shown = window(counted.len(), at, usize::from(room.height).saturating_sub(OTHERS));
    let hidden = counted.len() - shown.len();
    let head = format!("{}{}", " ".repeat(name), heads.map(entry).concat());
    let mut lines = vec![Line::styled(head, look.theme.dim)];
    lines.extend(shown.map(row));
    lines.extend(left_out(hidden, 0, look));
    lines.push(rule(room.width, look));
    lines.extend([moves(0), moves(1)]);
    airy(lines, room.height)
}

/// Counts every shape now and then, the largest first.
fn counted(now: &[Shape], then: &[Shape]) -> Vec<(Shape, [usize; 2])> {
    let mut counts: BTreeMap<Shape, [usize; 2]> = BTreeMap::new();
    for (at, shapes) in [now, then].into_iter().enumerate() {
        for shape in shapes {
            counts.entry(*shape).or_default()[at] += 1;
        }
    }
    let mut counted: Vec<_> = counts.into_iter().rev().collect();
    counted.sort_by_key(|([rows, cols], _)| std::cmp::Reverse(rows * cols));
    counted
}

/// Returns the name of a rectangle: `2×3`.
fn named([rows, cols]: Shape, look: &Look) -> String {
    format!("{rows}{}{cols}", look.glyphs().cross)
}
