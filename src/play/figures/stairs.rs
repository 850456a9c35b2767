//! The coins on each step of a staircase, with their powers of two in columns. Which steps count is not shown, unless as a hint.

use zugzwang_engine::{games::Staircase, theory::stairs};

use super::{
    Figure, Line, Look, Seen, Size, Style,
    across::{Row, across, change},
    indent, left_out, rule, say, times, widest, window,
};
use crate::play::panels::columns::{Air, Columns};

/// Draws the steps, the highest on top, and below them those that the cursor's move would change. As a hint, the crosses under
/// the columns of the steps that count.
pub fn lines(seen: &Seen<'_, Staircase>, room: Size) -> Figure {
    /// Lines beside the steps: the weights and a rule.
    const OTHERS: usize = 2;
    /// Columns between a name and the digits.
    const MARGIN: usize = 4;
    /// The steps that a move changes, for which room is reserved.
    const CHANGED: usize = 2;
    let look = seen.look;
    let (now, then) = (&seen.now().0[..], seen.then.as_ref().map(|then| &then.0[..]));
    let all: Vec<u64> = now.iter().chain(then.into_iter().flatten()).copied().collect();
    let worded = |step: usize, coins: u64| format!("{}: {coins}", say!(look, "why-stairs-step", step));
    let label = |name: &dyn Fn(usize, u64) -> String| {
        let steps = |coins: &[u64]| coins.iter().zip(1..).map(|(coins, step)| name(step, *coins)).collect::<Vec<_>>();
        widest(steps(now).iter().chain(then.map(steps).iter().flatten()))
    };
    // Where the word does not fit beside the digits, a step is named by its number alone.
    let digits = all.iter().map(|coins| u64::BITS - coins.leading_zeros()).max().unwrap_or(0);
    let is_worded = indent(look) + label(&worded) + MARGIN + digits as usize <= usize::from(room.width);
    let name = |step: usize, coins: u64| if is_worded { worded(step, coins) } else { format!("{step}: {coins}") };
    let label = label(&name);
    let columns = Columns::new(&all, 0, indent(look) + label, look, room.width);
    let steps = (1..=now.len()).rev().zip(now.iter().rev().zip(then.unwrap_or(now).iter().rev()));
    let changed: Vec<(usize, u64, u64)> =
        steps.filter(|(_, (now, then))| now != then).map(|(step, (now, then))| (step, *now, *then)).collect();
    let others = OTHERS + 2 * usize::from(seen.looks);
    let drawn = now.len() + CHANGED;
    let air = Air::fitting(drawn, others, room.height, look).grown(drawn, others, room.height);
    let chosen = changed.first().map_or(0, |(step, ..)| now.len() - step);
    let shown = window(now.len(), chosen, usize::from(room.height).saturating_sub(others + CHANGED));
    let hidden = now.len() - shown.len();
    if let Some(table) = (hidden > 0 && !seen.looks).then(|| table(now, then, look, room.width)).flatten() {
        return table;
    }
    let counts = |step: usize| !seen.looks || step % 2 == 1;
    let row = |(step, coins): (usize, u64)| {
        let chosen = changed.iter().any(|(at, ..)| *at == step);
        let drawn = columns.row(&name(step, coins), coins, chosen);
        if counts(step) { drawn } else { faint(drawn, look.theme.dim) }
    };
    let [word_now, word_then] = times(look);
    let cross = |coins: &[u64], word: &str| {
        let sum = stairs::value(coins);
        columns.wondered(word.trim_end(), |weight| u64::from(sum & weight != 0))
    };
    let mut lines = vec![columns.header("")];
    lines.extend(
        (1..=now.len())
            .rev()
            .zip(now.iter().copied().rev())
            .skip(shown.start)
            .take(shown.len())
            .map(row)
            .flat_map(|row| air.around(row)),
    );
    lines.extend(left_out(hidden, indent(look), look));
    lines.extend(seen.looks.then(|| cross(now, &word_now)));
    if let Some(then) = then {
        lines.push(rule(room.width, look));
        let changes = changed.iter().map(|(step, now, then)| columns.changed(("", &name(*step, *then)), *then, *now));
        lines.extend(changes.flat_map(|row| air.around(row)));
        lines.extend(seen.looks.then(|| cross(then, &word_then)));
    }
    lines
}

/// The steps side by side above their coins, now and after the cursor's move; `None` if they do not fit.
fn table(now: &[u64], then: Option<&[u64]>, look: &Look, width: u16) -> Option<Figure> {
    let entry = |(at, coins): (usize, &u64)| change(coins, then.and_then(|then| then.get(at)), look);
    let steps = (1..=now.len()).map(|step| say!(look, "why-stairs-step", step)).collect();
    let rows = [
        Row { name: String::new(), entries: steps, style: look.theme.dim },
        Row {
            name: say!(look, "why-stairs-head"),
            entries: now.iter().enumerate().map(entry).collect(),
            style: look.theme.text,
        },
    ];
    across(&rows, None, look, width)
}

/// A line in a faint style.
fn faint(line: Line<'static>, style: Style) -> Line<'static> {
    Line::from(line.spans.into_iter().map(|span| span.style(style)).collect::<Vec<_>>())
}
