//! The figure of a reason on a projector, in large letters if it has any: it stands in the panel, and its sentences under the board.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    text::Line,
};

use super::GameView;
use crate::{
    look::{Look, big},
    play::panels::Lecture,
    screens::chrome::draw_lines,
};

/// Columns between board and figure.
const GAP: u16 = 2;
/// Columns between the figure and the edge of the screen, where a projector may cut something off.
const EDGE: u16 = 1;

impl GameView {
    /// Draws the figure as far as it has been told. Returns whether there is one to draw.
    pub(super) fn draw_projected(&self, area: Rect, buf: &mut Buffer, look: &Look) -> bool {
        let widths = [Constraint::Length(GAP), Constraint::Min(0), Constraint::Length(EDGE)];
        let [_, area, _] = Layout::horizontal(widths).areas(area);
        let lecture = self.table.lecture(look, area.as_size()).filter(|_| self.projects());
        if let Some(lecture) = &lecture {
            draw_figure(lecture, self.steps_told(), area, buf, look);
        }
        lecture.is_some()
    }

    /// Whether any of the reason may be shown.
    pub(super) fn projects(&self) -> bool {
        self.class.is_some() || self.revealed().is_all()
    }
}

/// Draws the figure, in large letters if there is room for them, or if it has no other form.
fn draw_figure(lecture: &Lecture, steps: usize, area: Rect, buf: &mut Buffer, look: &Look) {
    let (columns, rows) = lecture.extent();
    let plain = u16::try_from(rows).unwrap_or(u16::MAX);
    let below = if lecture.shows_both() { plain } else { 0 };
    let most = Size { height: area.height.saturating_sub(below), ..area.as_size() };
    let large = Some(lecture.big(steps)).filter(|large| columns == 0 || big::is_large(large, most, look));
    let shows = large.is_none_or(<[_]>::is_empty) || lecture.shows_both();
    let large = large.unwrap_or_default();
    // The row of names stays free until they appear.
    let headed = lecture.is_headed() && big::is_large(large, most, look);
    let height = big::extent(large, most, look).height.saturating_add(headed.into()).min(most.height);
    let [above, under] = Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(area);
    if headed {
        big::draw_headed(lecture.heads(steps), large, most, above, buf, look);
    } else {
        big::draw(large, above, buf, look);
    }
    if shows {
        draw_lines(cut_below(lecture.figure(steps), under.height, look), under, buf);
    }
}

/// The lines that fit, with a mark if there are more.
fn cut_below(lines: &[Line<'static>], height: u16, look: &Look) -> impl Iterator<Item = Line<'static>> {
    let height = usize::from(height);
    let seen = lines.iter().rposition(|line| line.width() > 0).map_or(0, |last| last + 1);
    let more = (seen > height).then(|| Line::styled(look.glyphs().more, look.theme.text));
    lines.iter().take(if seen > height { height.saturating_sub(1) } else { height }).cloned().chain(more)
}
