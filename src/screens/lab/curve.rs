//! The learning curve: the share of games won, from the first game to the last.

use zugzwang_engine::matchbox::{Learner, Point};

use crate::screens::prelude::*;

/// Columns beside the chart.
const SCALE: u16 = 6;

/// A row can be filled in so many steps.
const STEPS: u64 = 8;

/// Draws the curve of a machine and, if that is `told`, its upper limit. The axis below ends at this number of games.
pub(super) fn draw(learner: &Learner, games: u64, told: bool, area: Rect, buf: &mut Buffer, look: &Look) {
    let [area, axis] = Layout::vertical([Constraint::Min(0), Constraint::Length(1)]).areas(area);
    let rows = u64::from(area.height);
    if rows < 2 || area.width <= SCALE + 1 {
        return;
    }
    let chart = Rect { x: area.x + SCALE, width: area.width - SCALE, ..area };
    scale(area, buf, look);
    draw_axis(games, Rect { x: chart.x, width: chart.width, ..axis }, buf, look);
    let most = learner.ceiling().filter(|_| told).map(|point| level(point, rows).div_ceil(STEPS));
    for row in 0..area.height {
        let sign = if most == Some(rows - u64::from(row)) { look.glyphs().line } else { " " };
        for x in chart.x..chart.right() {
            buf.set_string(x, area.y + row, sign, look.theme.dim);
        }
    }
    let points = Point::joined(&learner.curve().points(), usize::from(chart.width));
    // If there are few points, each is wide, so that the curve fills the chart.
    let wide = usize::from(chart.width) / points.len().max(1);
    let columns = points.into_iter().flat_map(|point| std::iter::repeat_n(point, wide));
    for (x, point) in (chart.x..chart.right()).zip(columns) {
        let level = level(point, rows);
        for row in 0..area.height {
            let below = STEPS * (rows - u64::from(row) - 1);
            let filled = usize::try_from(level.saturating_sub(below)).unwrap_or(usize::MAX);
            let Some(at) = filled.checked_sub(1) else { continue };
            let levels = look.glyphs().levels;
            buf.set_string(x, area.y + row, levels[at.min(levels.len() - 1)], look.theme.win);
        }
    }
}

fn draw_axis(games: u64, area: Rect, buf: &mut Buffer, look: &Look) {
    let (first, last) = ("0", say!(look, "lab-games", games = games));
    let free = usize::from(area.width).saturating_sub(width_of(first) + width_of(&last) + 2);
    let line = look.glyphs().line.repeat(free);
    let spans = [
        Span::styled(format!("{first} "), look.theme.text),
        Span::styled(line, look.theme.dim),
        Span::styled(format!(" {last}"), look.theme.text),
    ];
    Line::from_iter(spans).render(area, buf);
}

/// Percentages at the top, in the middle and at the bottom.
fn scale(area: Rect, buf: &mut Buffer, look: &Look) {
    let foot = area.height - 1;
    let mut marks = vec![(0, "100 %"), (foot, "0 %")];
    if foot >= 4 && foot.is_multiple_of(2) {
        marks.push((foot / 2, "50 %"));
    }
    for (row, share) in marks {
        let text = align::right(share, usize::from(SCALE) - 1);
        debug_assert!(width_of(&text) < usize::from(SCALE), "{text}");
        buf.set_string(area.x, area.y + row, text, look.theme.text);
    }
}

/// Returns how many eighths of a row a share fills, of `rows` rows. A share above 0 fills at least one.
fn level(Point { won, games }: Point, rows: u64) -> u64 {
    if games == 0 {
        return 0;
    }
    let filled = (won * 2 * STEPS * rows + games) / (2 * games);
    filled.max(u64::from(won > 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_fills_its_part_of_the_rows() {
        let level = |won, games| super::level(Point { won, games }, 8);
        assert_eq!([level(0, 10), level(1, 1000), level(1, 2), level(3, 4), level(10, 10)], [0, 1, 32, 48, 64]);
        assert_eq!(level(0, 0), 0, "no games");
    }

    #[test]
    fn joined_points_fit_the_columns_and_count_every_game() {
        let points: Vec<Point> = (0..97).map(|won| Point { won, games: 100 }).collect();
        for columns in [1, 7, 30, 96, 97, 200] {
            let fitted = Point::joined(&points, columns);
            assert!(fitted.len() <= columns);
            assert_eq!(fitted.iter().map(|point| point.games).sum::<u64>(), 9_700);
        }
    }
}
