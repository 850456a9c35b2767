//! Which numbers can be left from a number, and which from those: what you can leave, what they can leave then, and so on.

use std::collections::BTreeSet;

use ratatui::{
    layout::Size,
    text::{Line, Span},
};

use super::fitting::airy;
use crate::{
    look::{
        Look,
        align::{left, width_of},
    },
    say,
};

/// A number and what can be left from it.
pub struct Reach<'a> {
    /// The number now.
    pub now: u64,
    /// The number that the cursor's move would leave.
    pub then: Option<u64>,
    /// All that one move can make of a number, at most so many as are asked for.
    pub moves: &'a dyn Fn(u64) -> Vec<u64>,
}

/// So many numbers are followed on.
const MOST: usize = 64;

impl Reach<'_> {
    /// What can be left from all of these.
    fn from(&self, numbers: &BTreeSet<u64>) -> BTreeSet<u64> {
        numbers.iter().take(MOST).flat_map(|number| (self.moves)(*number)).collect()
    }

    /// The figure: now, what can be left, and from the chosen one on what the others can.
    pub fn lines(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let names = ["figure-now", "figure-you", "figure-they", "figure-you-then"].map(|id| say!(look, id));
        let label = names.iter().map(|name| width_of(name)).max().unwrap_or(0);
        let first = self.from(&BTreeSet::from([self.now]));
        let row = |name: &str, numbers: &BTreeSet<u64>, chosen: Option<u64>| {
            let head = Span::styled(format!("{}  ", left(name, label)), look.theme.dim);
            let width = usize::from(room.width).saturating_sub(label + 2);
            Line::from([vec![head], written(numbers, chosen, width, look)].concat())
        };
        let mut lines = vec![row(&names[0], &BTreeSet::from([self.now]), None), row(&names[1], &first, self.then)];
        if let Some(then) = self.then {
            let second = self.from(&BTreeSet::from([then]));
            lines.push(row(&names[2], &second, None));
            let third = self.from(&second);
            if !third.is_empty() {
                lines.push(row(&names[3], &third, None));
            }
        }
        airy(lines, room.height)
    }
}

/// Numbers, the greatest first, with the chosen one marked; of many the first ones.
fn written(numbers: &BTreeSet<u64>, chosen: Option<u64>, width: usize, look: &Look) -> Vec<Span<'static>> {
    if numbers.is_empty() {
        return vec![Span::styled(say!(look, "figure-nothing"), look.theme.dim)];
    }
    // The chosen one is always among those that are written.
    let mut order: Vec<u64> = numbers.iter().rev().copied().collect();
    let at = chosen.and_then(|chosen| order.iter().position(|number| *number == chosen)).unwrap_or(0);
    let wide = |number: &u64| number.to_string().len() + 1;
    let mark = width_of(look.glyphs().more) + 1;
    let fits = |order: &[u64]| order.iter().map(wide).sum::<usize>() + 2 * mark <= width;
    let skipped = (0..=at).find(|from| fits(&order[*from..=at])).unwrap_or(at);
    order.drain(..skipped);
    let mut taken = 0;
    let shown = order.iter().take_while(|number| {
        taken += wide(number);
        taken + (1 + usize::from(skipped > 0)) * mark <= width
    });
    let shown: Vec<u64> = shown.copied().collect();
    let more = |is_more: bool| is_more.then(|| Span::styled(format!("{} ", look.glyphs().more), look.theme.dim));
    let is_cut = shown.len() < order.len();
    let mut spans: Vec<Span<'static>> = more(skipped > 0).into_iter().collect();
    for number in shown {
        let style = if chosen == Some(number) { look.theme.taken_chip } else { look.theme.text };
        spans.extend([Span::styled(number.to_string(), style), Span::raw(" ")]);
    }
    spans.extend(more(is_cut));
    spans
}
