//! What a screen shows, as data, and its one layout in a window: heading, body, ways on.

use super::{
    Bench, Head, above, at_most, banner, bench::Wrapped, card::EndCard, indented, list::List, margined, pages::Pages,
    tiles::Tiles, titled,
};
use crate::screens::prelude::*;

/// From this width on, the text stands beside its list.
pub(in crate::screens) const TWO_COLUMNS: u16 = 60;
/// In narrower windows that are at least so high, the text stands below it. Others have the list alone.
const TWO_ROWS: u16 = 16;
const BOARD_ROWS: u16 = 5;

/// The contents of a screen, from which it is drawn and read aloud.
pub struct View<'a> {
    pub(in crate::screens) top: Top<'a>,
    pub(in crate::screens) body: Body<'a>,
    pub(in crate::screens) note: Option<&'a Note>,
    pub(in crate::screens) context: Context,
    /// The ways on, if the reason has this many pages.
    pub(in crate::screens) ways: &'a dyn Fn(usize) -> Vec<Hint>,
}

/// The top row.
#[derive(Clone)]
pub(in crate::screens) enum Top<'a> {
    /// The path to the screen, and what stands on the right of it.
    Path(Vec<String>, String),
    Game(Head<'a>),
    /// The name of the program with as many sentences after it as fit, and what stands on the right; where there is room, in large
    /// letters with a motto and the news.
    Arcade {
        line: Vec<String>,
        right: String,
        motto: [String; 2],
        news: Vec<String>,
    },
    /// The name of the screen, what stands after it, and on the right.
    Name([String; 3]),
}

pub(in crate::screens) enum Body<'a> {
    /// A list, what is beside it, and lines above and below it.
    List {
        above: Vec<Line<'static>>,
        list: List<'a>,
        beside: Option<Beside<'a>>,
        notes: Vec<Line<'static>>,
    },
    /// A board with what is said about it, and below it something of so many rows.
    Board {
        bench: Bench<'a>,
        below: Option<(u16, Drawn<'a>)>,
    },
    /// The card at the end of a game.
    Card(EndCard<'a>),
    /// Tiles, and below them a text about the selected one: paragraphs, of which those are left out that have no room.
    Tiles {
        tiles: Tiles<'a>,
        text: Paragraphs<'a>,
    },
    /// A long text that scrolls.
    Pages(Pages<'a>),
    Own(Drawn<'a>),
}

/// Paragraphs in so many columns.
pub(in crate::screens) type Paragraphs<'a> = &'a dyn Fn(u16) -> Vec<Vec<Line<'static>>>;

/// Something that draws itself.
pub(in crate::screens) type Drawn<'a> = &'a dyn Fn(Rect, &mut Buffer) -> Hits;

/// A text about the selected row, and a board.
pub(in crate::screens) struct Beside<'a> {
    pub(in crate::screens) title: String,
    pub(in crate::screens) share: u16,
    pub(in crate::screens) text: Wrapped<'a>,
    pub(in crate::screens) board: Option<(&'a Table, Shown)>,
}

/// Rows of the text below tiles.
const TEXT_ROWS: u16 = 4;

/// The room for tiles in a window of this size.
pub(in crate::screens) const fn tiles_room(window: Size) -> Size {
    Size::new(window.width, window.height.saturating_sub(2 + TEXT_ROWS))
}

impl View<'_> {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, mut body, bottom] = split(area);
        let rule = match &self.top {
            Top::Path(path, right) => {
                heading(path, right, top, buf, look);
                Vec::new()
            }
            Top::Game(head) => head.draw(top, buf, look),
            Top::Arcade { line, right, motto, news } => {
                let all = top.union(body);
                let banner = || banner::draw(motto, right, news, all, buf, look);
                match self.spares(all, banner::ROWS, look).then(banner).flatten() {
                    Some(rest) => body = rest,
                    None => {
                        let (name, room) = (say!(look, "app-name"), usize::from(top.width));
                        let taken = width_of(&name) + width_of(right) + 6;
                        titled([&name, &fitting(line, room.saturating_sub(taken), look)], [right, ""], top, buf, look);
                    }
                }
                Vec::new()
            }
            Top::Name([name, after, right]) => {
                // Part of a name says nothing; what stands on the right changes.
                let taken = width_of(name) + width_of(after) + width_of(right) + 6;
                let after = if taken <= top.width.into() { after } else { "" };
                titled([name, after], [right, ""], top, buf, look);
                Vec::new()
            }
        };
        let body = above(rule, body, buf);
        let (mut hits, pages) = match &self.body {
            Body::List { above: lines, list, beside, notes } => {
                let body = above(lines.clone(), body, buf);
                let note = |note: &Note| wrapped(&note.text, note.style(look), body.width.saturating_sub(2));
                let note = self.note.map(note).into_iter().flatten().map(indented);
                let notes: Vec<_> = notes.iter().cloned().chain(note).collect();
                let height = u16::try_from(notes.len()).unwrap_or(u16::MAX);
                let [body, below] = Layout::vertical([Constraint::Min(0), Constraint::Length(height)]).areas(body);
                draw_lines(notes, below, buf);
                let list_area = beside.as_ref().map_or(body, |beside| beside.draw(body, buf, look));
                (list.draw(list_area, buf, look), 1)
            }
            Body::Board { bench, below } => {
                let rows = below.map_or(0, |(rows, _)| rows);
                let [upper, lower] = Layout::vertical([Constraint::Min(0), Constraint::Length(rows)]).areas(body);
                let (mut hits, pages) = bench.draw(upper, buf, look);
                hits.extend(below.iter().flat_map(|(_, draw)| draw(lower, buf)));
                (hits, pages)
            }
            Body::Card(card) => {
                drop(card.game.draw(body, buf, look));
                (card.draw(area, buf, look), 1)
            }
            Body::Tiles { tiles, text } => (self.draw_tiles(tiles, *text, body, buf, look), 1),
            Body::Pages(pages) => (pages.draw(body, buf, look), 1),
            Body::Own(draw) => (draw(body, buf), 1),
        };
        hits.extend(footer(&(self.ways)(pages), self.context, bottom, buf, look));
        hits
    }

    /// Whether so many rows of an area are left above its tiles.
    fn spares(&self, area: Rect, rows: u16, look: &Look) -> bool {
        let Body::Tiles { tiles, .. } = &self.body else { return false };
        let room = tiles_room(Size::new(area.width, area.height + 1));
        tiles.height(room, look) + TEXT_ROWS + rows <= area.height
    }

    fn draw_tiles(&self, tiles: &Tiles<'_>, text: Paragraphs<'_>, body: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let height = tiles.height(Size::new(body.width, body.height.saturating_sub(TEXT_ROWS)), look);
        let [above, below] = Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(body);
        let below = margined(below);
        let note = self.note.map(|note| wrapped(&note.text, note.style(look), below.width));
        let lines = whole(note.into_iter().chain(text(below.width)), below.height.into());
        let lines = at_most(lines, below.height.into(), below.width.into(), look);
        let free = below.height.saturating_sub(u16::try_from(lines.len()).unwrap_or(u16::MAX)).min(1);
        draw_lines(lines, Rect { y: below.y + free, height: below.height - free, ..below }, buf);
        tiles.draw(above, buf, look)
    }

    /// The sentences of the screen besides those of its game.
    pub(in crate::screens) fn heard(&self) -> Vec<String> {
        let note = self.note.map(|note| note.text.clone());
        let told = match &self.body {
            Body::Board { bench, .. } => (bench.heard)(),
            Body::Card(card) => card.heard(),
            // What changes in a list is read from its rows.
            Body::List { .. } | Body::Tiles { .. } | Body::Pages(_) | Body::Own(_) => Vec::new(),
        };
        note.into_iter().chain(told).filter(|text| !text.is_empty()).collect()
    }
}

impl Beside<'_> {
    /// Returns the area left for the list.
    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Rect {
        let (share, rest) = (Constraint::Percentage(self.share), Constraint::Fill(1));
        let [list, beside] = match area.as_size() {
            Size { width: TWO_COLUMNS.., .. } => Layout::horizontal([rest, share]).areas(area),
            Size { height: TWO_ROWS.., .. } => Layout::vertical([rest, Constraint::Percentage(50)]).areas(area),
            _ => return area,
        };
        let inside = text_pane(&self.title, "", beside, buf, look);
        let text = (self.text)(inside.width);
        let height = u16::try_from(text.len()).unwrap_or(u16::MAX);
        let gap = u16::from(height > 0);
        let [told, board] =
            Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).spacing(gap).areas(inside);
        draw_lines(text, told, buf);
        if let Some((table, shown)) = self.board.filter(|_| board.height >= BOARD_ROWS) {
            table.draw(board, buf, look, shown);
        }
        list
    }
}

/// Returns the first paragraph, and every other one that has room for all its lines: half a sentence says nothing.
fn whole(paragraphs: impl IntoIterator<Item = Vec<Line<'static>>>, room: usize) -> Vec<Line<'static>> {
    let mut shown = Vec::new();
    for paragraph in paragraphs {
        if shown.is_empty() || shown.len() + paragraph.len() <= room {
            shown.extend(paragraph);
        }
    }
    shown
}

/// Returns the first sentences, as many as fit in so many columns.
fn fitting(sentences: &[String], room: usize, look: &Look) -> String {
    let some = (0..=sentences.len()).rev().map(|count| words::joined(&sentences[..count], look));
    some.into_iter().find(|text| width_of(text) <= room).unwrap_or_default()
}

/// The hints that end every footer, after those of the screen itself.
pub(in crate::screens) fn ways(own: impl IntoIterator<Item = Hint>, look: &Look) -> Vec<Hint> {
    let last = [Action::Theme, Action::Help, Action::Back].map(|action| Hint::of(action, look));
    own.into_iter().chain(last).collect()
}
