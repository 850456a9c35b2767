//! The one layout of a screen with a list: heading, list, the text beside it, notes, footer.

use super::list::List;
use crate::screens::prelude::*;

/// From this width on, the text stands beside its list.
const WIDE: u16 = 60;
/// Lower windows that are narrow have the list alone. In others that are narrow, the text stands below it.
const HIGH: u16 = 16;
const BOARD: u16 = 5;

pub(in crate::screens) struct View<'a> {
    /// Stands on the left of the heading, and `right` on the right.
    pub(in crate::screens) path: Vec<String>,
    pub(in crate::screens) right: String,
    pub(in crate::screens) list: List<'a>,
    pub(in crate::screens) beside: Option<Beside<'a>>,
    pub(in crate::screens) notes: Vec<Line<'static>>,
    pub(in crate::screens) context: Context,
    pub(in crate::screens) ways: Vec<Hint>,
}

/// A text about the selected row, and a board.
pub(in crate::screens) struct Beside<'a> {
    pub(in crate::screens) title: String,
    pub(in crate::screens) share: u16,
    pub(in crate::screens) text: &'a dyn Fn(u16) -> Vec<Line<'static>>,
    pub(in crate::screens) board: Option<(&'a Table, Shown)>,
}

impl View<'_> {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        heading(&self.path, &self.right, top, buf, look);
        let height = u16::try_from(self.notes.len()).unwrap_or(u16::MAX);
        let [body, notes] = Layout::vertical([Constraint::Min(0), Constraint::Length(height)]).areas(body);
        draw_lines(self.notes.iter().cloned(), notes, buf);
        let list = self.beside.as_ref().map_or(body, |beside| beside.draw(body, buf, look));
        let mut hits = self.list.draw(list, buf, look);
        hits.extend(footer(&self.ways, self.context, bottom, buf, look));
        hits
    }
}

impl Beside<'_> {
    /// Returns the area left for the list.
    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Rect {
        let (share, rest) = (Constraint::Percentage(self.share), Constraint::Fill(1));
        let [list, beside] = match area.as_size() {
            Size { width: WIDE.., .. } => Layout::horizontal([rest, share]).areas(area),
            Size { height: HIGH.., .. } => Layout::vertical([rest, Constraint::Percentage(50)]).areas(area),
            _ => return area,
        };
        let inside = text_pane(&self.title, "", beside, buf, look);
        let text = (self.text)(inside.width);
        let height = u16::try_from(text.len()).unwrap_or(u16::MAX);
        let gap = u16::from(height > 0);
        let [told, board] =
            Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).spacing(gap).areas(inside);
        draw_lines(text, told, buf);
        if let Some((table, shown)) = self.board.filter(|_| board.height >= BOARD) {
            table.draw(board, buf, look, shown);
        }
        list
    }
}

/// The hints that end every footer, after those of the screen itself.
pub(in crate::screens) fn ways(own: impl IntoIterator<Item = Hint>, look: &Look) -> Vec<Hint> {
    let last = [Action::Theme, Action::Help, Action::Back].map(|action| Hint::of(action, look));
    own.into_iter().chain(last).collect()
}
