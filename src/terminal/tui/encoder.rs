//! Encodes a frame in few bytes: only the cells that changed, with the codes of styles and movements that differ.
//!
//! Runs of cells with one style are written one by one, each time the cheapest to reach of the next hundred. This tends to finish one
//! style before the next begins, because a 24-bit colour costs three times as much as a movement, while a large frame is still
//! written from top to bottom.
//!
//! Only codes that every terminal knows are used: no repeated characters, no erasing with a background, no line feeds. Colours of
//! underlines are not supported.

mod damage;
mod movement;
mod pen;

use damage::Run;
use movement::Movement;
use pen::{Pen, Wants};
use ratatui::{
    buffer::{Buffer, Cell},
    layout::Position,
};

const END: &[u8] = b"\x1b[0m";

/// The number of runs among which the nearest is sought.
const AHEAD: usize = 100;

/// The approximate number of comparisons in a frame. It keeps a frame with many runs fast.
const HELD: usize = 20_000;

/// The widest gap between runs that may be written again in place of a movement.
const GAP: u16 = 8;

/// Appends the bytes that turn one buffer into another of the same area, if they differ. The terminal's style must be plain, and is
/// plain afterwards.
pub(super) fn encode(shown: &Buffer, next: &Buffer, frame: &mut Vec<u8>) {
    let runs = damage::runs(shown, next);
    if runs.is_empty() {
        return;
    }
    let mut best = Encoder::new(next);
    for run in &runs {
        best.draw(run);
    }
    let sorted = Encoder::sorted(next, runs);
    if sorted.written.len() < best.written.len() {
        best = sorted;
    }
    frame.extend(best.written);
    frame.extend(END);
}

struct Approach {
    pen: Pen,
    code: Vec<u8>,
    movement: Movement,
    /// `true` if the movement comes first, because it writes characters in the style before the change.
    before: bool,
}

struct Encoder<'a> {
    next: &'a Buffer,
    /// `None` if terminals do not agree where the cursor is.
    at: Option<Position>,
    pen: Pen,
    written: Vec<u8>,
}

impl<'a> Encoder<'a> {
    fn new(next: &'a Buffer) -> Self {
        Self { next, at: None, pen: Pen::PLAIN, written: Vec::new() }
    }

    /// Writes the runs so that the next is always the nearest of those ahead, and the first of equally near ones.
    fn sorted(next: &'a Buffer, runs: Vec<Run>) -> Self {
        let mut encoder = Self::new(next);
        let mut palette = Palette::new(encoder.pen);
        let count = runs.len().max(1);
        let mut rest = runs.into_iter().map(|run| (palette.number(run.wants), run)).collect::<Vec<_>>().into_iter();
        let mut ahead: Vec<(usize, Run)> = rest.by_ref().take(AHEAD.min(1 + HELD / count)).collect();
        while let Some(nearest) = encoder.nearest(&ahead, &mut palette) {
            let (_, run) = ahead.remove(nearest);
            encoder.draw(&run);
            ahead.extend(rest.next());
        }
        encoder
    }

    /// The index of the run that is the cheapest to reach, and the first of equally cheap ones.
    fn nearest(&self, ahead: &[(usize, Run)], palette: &mut Palette) -> Option<usize> {
        palette.take(self.pen);
        let mut nearest = None;
        let mut least = usize::MAX;
        for (number, (style, run)) in ahead.iter().enumerate() {
            let style = palette.cost(*style);
            // Most runs have another style, and its code alone costs more.
            let cost = if style < least { style + Movement::between(self.at, run.start()).cost() } else { style };
            if cost < least {
                (nearest, least) = (Some(number), cost);
            }
        }
        nearest
    }

    fn draw(&mut self, run: &Run) {
        let Approach { pen, code, movement, before } = self.approach(run);
        if before {
            movement.write(&mut self.written);
        }
        self.written.extend(code);
        if !before {
            movement.write(&mut self.written);
        }
        self.pen = pen;
        for (_, sign, _) in damage::signs(self.row(run.row, run.from, run.end)) {
            self.written.extend(sign.as_bytes());
        }
        // After the last column, terminals do not agree where the cursor is.
        let is_sure = run.is_sure && run.end < self.next.area.width;
        self.at = is_sure.then(|| Position::new(run.end, run.row));
    }

    fn approach(&self, run: &Run) -> Approach {
        let (pen, code) = self.pen.to(&run.wants);
        let to = run.start();
        let movement = Movement::between(self.at, to);
        let Some(at) = self.at.filter(|at| at.y == to.y && at.x < to.x && to.x - at.x <= GAP) else {
            return Approach { pen, code, movement, before: false };
        };
        let gap = self.row(to.y, at.x, to.x);
        let [before, after] = [self.pen, pen].map(|pen| signs_over(gap, pen));
        let [cost, over_before, over_after] = [Some(&movement), before.as_ref(), after.as_ref()]
            .map(|movement| movement.map_or(usize::MAX, Movement::cost));
        let (movement, before) = match (before, after) {
            (_, Some(over)) if over_after <= cost.min(over_before) => (over, false),
            (Some(over), _) if over_before <= cost => (over, true),
            _ => (movement, false),
        };
        Approach { pen, code, movement, before }
    }

    fn row(&self, row: u16, from: u16, end: u16) -> &'a [Cell] {
        let begin = usize::from(row) * usize::from(self.next.area.width);
        self.next.content.get(begin + usize::from(from)..begin + usize::from(end)).unwrap_or_default()
    }
}

/// The styles of a frame, with the cached length of the code that changes the pen to each.
struct Palette {
    pen: Pen,
    styles: Vec<(Wants, Option<usize>)>,
}

impl Palette {
    const fn new(pen: Pen) -> Self {
        Self { pen, styles: Vec::new() }
    }

    /// The index of a style, which is added if it is new.
    fn number(&mut self, wants: Wants) -> usize {
        self.styles.iter().position(|(known, _)| *known == wants).unwrap_or_else(|| {
            self.styles.push((wants, None));
            self.styles.len() - 1
        })
    }

    /// Continues with another pen, so the cached lengths are wrong.
    fn take(&mut self, pen: Pen) {
        if self.pen != pen {
            self.pen = pen;
            self.styles.iter_mut().for_each(|(_, cost)| *cost = None);
        }
    }

    fn cost(&mut self, style: usize) -> usize {
        let Some((wants, cost)) = self.styles.get_mut(style) else { return 0 };
        *cost.get_or_insert_with(|| self.pen.to(wants).1.len())
    }
}

/// The characters of a gap, if this pen suits them and all terminals agree on their width.
fn signs_over(gap: &[Cell], pen: Pen) -> Option<Movement> {
    let mut signs = Vec::new();
    for cell in gap {
        if !pen.suits(&Wants::of(cell)) || damage::sure_width(cell.symbol()) != Some(1) {
            return None;
        }
        signs.extend(cell.symbol().as_bytes());
        // In this case, a movement over the gap costs no more.
        if signs.len() > movement::LONGEST {
            return None;
        }
    }
    Some(Movement::Signs(signs))
}

#[cfg(test)]
mod tests;
