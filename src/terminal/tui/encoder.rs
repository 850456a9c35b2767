//! A frame in as few bytes as it takes: what differs from what is shown, and of colours, weights and ways only what changes.
//!
//! Runs of cells of one style are written one by one, of the first hundred that are left always the one that is cheapest to come to:
//! that draws a style out before the next one begins, as a colour of the full range costs three times as much as a way. So a large
//! frame still goes from top to bottom.
//!
//! Only what every terminal knows is used: no repeated signs, no erasing with a background, no line feeds. A colour of underlines is
//! not among what is shown.

mod damage;
mod pen;
mod way;

use damage::Run;
use pen::{Codes, Pen, Wants};
use ratatui::{
    buffer::{Buffer, Cell},
    layout::Position,
};
use way::Way;

/// Everything is plain again.
const END: &[u8] = b"\x1b[0m";

/// The number of runs held against one another, of which the nearest is written next.
const AHEAD: usize = 100;

/// The number of comparisons, about and all in all, in a frame with many runs: it is quickly written, too.
const HELD: usize = 20_000;

/// The widest gap that is looked at whether writing it again is shorter than a way over it.
const GAP: u16 = 8;

/// Appends what turns one buffer into another of the same area on a terminal whose style is plain, and is plain again then; nothing
/// where they look alike.
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

/// The way to come to a run: codes of a style, and a way of the cursor.
struct Approach {
    codes: Codes,
    way: Way,
    /// `true` where the way leads over signs that are written again in the style of before.
    before: bool,
}

/// A frame that is being written.
struct Encoder<'a> {
    next: &'a Buffer,
    /// The place of the cursor, as far as that is known for sure.
    at: Option<Position>,
    pen: Pen,
    written: Vec<u8>,
}

impl<'a> Encoder<'a> {
    fn new(next: &'a Buffer) -> Self {
        Self { next, at: None, pen: Pen::PLAIN, written: Vec::new() }
    }

    /// The frame that takes the nearest of the runs ahead next, of equal ones the first.
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

    /// Returns the place among these runs of the one that is the cheapest to come to, of equal ones the first.
    fn nearest(&self, ahead: &[(usize, Run)], palette: &mut Palette) -> Option<usize> {
        palette.take(self.pen);
        let mut nearest = None;
        let mut least = usize::MAX;
        for (number, (style, run)) in ahead.iter().enumerate() {
            let style = palette.cost(*style);
            // Most are of another style, which alone is dearer.
            let cost = if style < least { style + Way::between(self.at, run.start()).cost() } else { style };
            if cost < least {
                (nearest, least) = (Some(number), cost);
            }
        }
        nearest
    }

    /// Comes to a run and writes it.
    fn draw(&mut self, run: &Run) {
        let Approach { codes, way, before } = self.approach(run);
        if before {
            way.write(&mut self.written);
        }
        codes.write(&mut self.written);
        if !before {
            way.write(&mut self.written);
        }
        self.pen = self.pen.after(&run.wants);
        for (_, sign, _) in damage::signs(self.row(run.row, run.from, run.end)) {
            self.written.extend(sign.as_bytes());
        }
        // In the last column some terminals hold the cursor back, others do not.
        let is_sure = run.is_sure && run.end < self.next.area.width;
        self.at = is_sure.then(|| Position::new(run.end, run.row));
    }

    /// The shortest approach to a run.
    fn approach(&self, run: &Run) -> Approach {
        let codes = self.pen.codes(&run.wants);
        let to = run.start();
        let way = Way::between(self.at, to);
        let Some(at) = self.at.filter(|at| at.y == to.y && at.x < to.x && to.x - at.x <= GAP) else {
            return Approach { codes, way, before: false };
        };
        let gap = self.row(to.y, at.x, to.x);
        let [before, after] = [self.pen, self.pen.after(&run.wants)].map(|pen| signs_over(gap, pen));
        let [cost, over_before, over_after] =
            [Some(&way), before.as_ref(), after.as_ref()].map(|way| way.map_or(usize::MAX, Way::cost));
        match (before, after) {
            (_, Some(over)) if over_after <= cost.min(over_before) => Approach { codes, way: over, before: false },
            (Some(over), _) if over_before <= cost => Approach { codes, way: over, before: true },
            _ => Approach { codes, way, before: false },
        }
    }

    /// Cells of a row of the new frame.
    fn row(&self, row: u16, from: u16, end: u16) -> &'a [Cell] {
        let begin = usize::from(row) * usize::from(self.next.area.width);
        self.next.content.get(begin + usize::from(from)..begin + usize::from(end)).unwrap_or_default()
    }
}

/// The styles of a frame, and what each costs from where the pen is, once that was asked.
struct Palette {
    pen: Pen,
    styles: Vec<(Wants, Option<usize>)>,
}

impl Palette {
    const fn new(pen: Pen) -> Self {
        Self { pen, styles: Vec::new() }
    }

    /// The number of a style, which gets one where it has none.
    fn number(&mut self, wants: Wants) -> usize {
        self.styles.iter().position(|(known, _)| *known == wants).unwrap_or_else(|| {
            self.styles.push((wants, None));
            self.styles.len() - 1
        })
    }

    /// Goes on from another pen.
    fn take(&mut self, pen: Pen) {
        if self.pen != pen {
            self.pen = pen;
            self.styles.iter_mut().for_each(|(_, cost)| *cost = None);
        }
    }

    fn cost(&mut self, style: usize) -> usize {
        let Some((wants, cost)) = self.styles.get_mut(style) else { return 0 };
        *cost.get_or_insert_with(|| self.pen.codes(wants).cost())
    }
}

/// A gap as signs to be written again, where this pen writes them as they are to be, and it is sure how far they lead.
fn signs_over(gap: &[Cell], pen: Pen) -> Option<Way> {
    let mut signs = Vec::new();
    for cell in gap {
        if !pen.is_meant(&Wants::of(cell)) || damage::sure_width(cell.symbol()) != Some(1) {
            return None;
        }
        signs.extend(cell.symbol().as_bytes());
        // No way over a gap costs more.
        if signs.len() > way::LONGEST {
            return None;
        }
    }
    Some(Way::Signs(signs))
}

#[cfg(test)]
mod tests;
