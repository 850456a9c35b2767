//! The steps as rows, the highest on top, where the coins or the stairs do not fit: numbers, each on its tread.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{games::Staircase, heaps::Cut};

use super::{Tread, flight::amounts};
use crate::play::{
    board::{Hits, Scene},
    boards::paint::{faded, from_middle, pointer, short},
};

/// Columns before a tread: pointer, number and gap.
const HEAD: usize = 5;
/// Columns of a tread.
const TREAD: usize = 2;
/// The fewest rows above the last one that are shown, so that the step below the chosen one is in sight.
const BESIDE: usize = 2;

/// Draws the steps in rows; returns the moves that clicks mean.
pub(super) fn draw(treads: &[Tread], scene: &Scene<'_, Staircase>, area: Rect, buf: &mut Buffer) -> Hits<Cut> {
    let look = scene.look;
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let labels = treads.iter().map(|tread| amounts(tread, look).iter().map(Span::width).sum::<usize>() + 1);
    let tail = labels.max().unwrap_or(1);
    let beside = usize::from(area.width).saturating_sub(HEAD + TREAD + tail);
    // The stairs rise to the right as far as there is room.
    let slope = (beside / treads.len().max(1)).min(TREAD);
    let spread = (area.height / short(treads.len()).max(1)).clamp(1, 3);
    let wide = HEAD + slope * treads.len() + TREAD + tail;
    let area = from_middle(area, short(wide), short(treads.len()).saturating_mul(spread));
    let room = usize::from(area.height / spread).max(1);
    let chosen = treads.iter().position(|tread| tread.chosen).unwrap_or(treads.len().saturating_sub(1));
    let hidden = treads.len().saturating_sub(room);
    // Of steps that do not fit, the chosen one and the one below it are shown.
    let top = (chosen + BESIDE).clamp(room.min(treads.len()), treads.len());
    let first = (treads.len() - top).min(hidden);
    let mut hits = Hits::new();
    for (place, tread) in area.rows().step_by(usize::from(spread)).zip(treads.iter().rev().skip(first)) {
        if tread.chosen {
            buf.set_style(place, theme.row);
        }
        let (sign, named) = pointer(tread.chosen, false, look);
        let ink = if tread.aside { faded(theme.bead, look) } else { theme.bead };
        let indent = " ".repeat(slope * (tread.step - 1));
        let mut line = Line::from(vec![
            Span::styled(format!("{sign}{:>2}  ", tread.step), named),
            Span::raw(indent),
            Span::styled(glyphs.halves[2].repeat(TREAD), ink),
            Span::raw(" "),
        ]);
        line.extend(amounts(tread, look));
        line.render(place, buf);
        if tread.coins > 0 {
            let take = tread.coins.saturating_sub(tread.stay()).max(1);
            hits.push((place, Cut { heap: tread.step, take }));
        }
    }
    hits
}
