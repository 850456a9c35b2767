//! What all screens share: heading, panes, footer, and the line that says a window is too small.

mod numbers;

use std::ops::Range;

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    style::Style,
    text::{Line, Span},
    widgets::{Block, Widget},
};

pub(super) use numbers::numbered;

use super::{Hit, Hits};
use crate::{
    look::{
        Look,
        align::{self, width_of, wrapped},
    },
    play::board::Table,
    say,
    screens::{
        action::Action,
        keymap::{self, Context},
    },
    words,
};

/// One entry of the footer: keys that work now and what they do.
#[derive(Debug, Clone)]
pub struct Hint {
    actions: Vec<Action>,
    label: String,
}

impl Hint {
    /// An action under its own short name.
    pub fn of(action: Action, look: &Look) -> Self {
        Self { actions: vec![action], label: say!(look, &format!("{}.short", action.text())) }
    }

    /// Actions under one label.
    pub fn named(actions: &[Action], label: String) -> Self {
        Self { actions: actions.to_vec(), label }
    }

    /// The actions that it names.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    fn keys(&self, context: Context, look: &Look) -> String {
        let arrows = look.glyphs().arrows;
        let names: Vec<String> = self
            .actions
            .iter()
            .filter_map(|action| keymap::keys(context, *action).first().map(|key| key.name(arrows)))
            .collect();
        // Arrows as signs stand together; words need something between them.
        names.join(if names.iter().all(|name| width_of(name) == 1) { "" } else { "/" })
    }
}

/// Returns hints that name what the arrows change in a game.
pub(super) fn arrows(game: &str, look: &Look) -> Vec<Hint> {
    let along = format!("{game}-axis-y");
    let along = look.texts.has(&along).then(|| Hint::named(&[Action::Up, Action::Down], say!(look, &along)));
    let across = Hint::named(&[Action::Left, Action::Right], say!(look, &format!("{game}-axis-x")));
    along.into_iter().chain([across]).collect()
}

/// The arrows that change anything in a game, in one hint.
fn arrows_alone(game: &str, look: &Look) -> Hint {
    let along = look.texts.has(&format!("{game}-axis-y"));
    let along = [Action::Up, Action::Down].into_iter().filter(|_| along);
    Hint { actions: along.chain([Action::Left, Action::Right]).collect(), label: say!(look, "menu-open") }
}

/// Names all arrows together, where the hints that say what each changes have no room in a footer of so many columns; returns those
/// that were taken out.
pub(super) fn fit_arrows(
    hints: &mut Vec<Hint>,
    arrows: Range<usize>,
    game: &str,
    (context, columns): (Context, u16),
    look: &Look,
) -> Vec<Hint> {
    if arrows.is_empty() || has_room(hints, arrows.end - 1, context, columns, look) {
        return Vec::new();
    }
    hints.splice(arrows, [arrows_alone(game, look)]).collect()
}

/// A line for the user.
#[derive(Debug, Clone)]
pub struct Note {
    /// The words of the line.
    pub text: String,
    /// `true` where something is wrong.
    pub wrong: bool,
}

impl Note {
    /// The note's style.
    pub(super) const fn style(&self, look: &Look) -> Style {
        if self.wrong { look.theme.error } else { look.theme.text }
    }
}

/// Splits a screen into heading, body and footer.
pub(super) fn split(area: Rect) -> [Rect; 3] {
    Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(area)
}

/// Splits a body into the board and the reason beside it, which gets the columns that its text needs.
pub(super) fn beside(body: Rect) -> [Rect; 2] {
    /// Half of the smallest window that has both.
    const LEAST: u16 = 40;
    let more = body.width.saturating_sub(2 * LEAST) * 3 / 10;
    let reason = Constraint::Length(LEAST.min(body.width / 2) + more);
    Layout::horizontal([Constraint::Min(0), reason]).areas(body)
}

/// The heading: where one is, and on the right what matters there.
pub(super) fn heading(path: &[String], right: &str, area: Rect, buf: &mut Buffer, look: &Look) {
    let (between, more) = (format!(" {} ", look.glyphs().path), look.glyphs().more);
    let right = Line::styled(format!("{right} "), look.theme.text);
    let free = usize::from(area.width).saturating_sub(right.width() + 2);
    let mut left = Line::from(vec![Span::raw(" "), Span::styled(say!(look, "app-name"), look.theme.title)]);
    for part in path.iter().filter(|part| !part.is_empty()) {
        let room = free.saturating_sub(left.width() + width_of(&between));
        // Where nothing of a part would be seen, the sign before it does not stand, either.
        if align::cut(part, room, more) == more {
            left.push_span(Span::styled(more, look.theme.dim));
            break;
        }
        left.push_span(Span::styled(between.clone(), look.theme.dim));
        left.push_span(Span::styled(part.clone(), look.theme.text));
    }
    shortened(left, free, look).render(area, buf);
    right.right_aligned().render(area, buf);
}

/// The line, its end cut off where it is too long.
pub(super) fn shortened(line: Line<'static>, room: usize, look: &Look) -> Line<'static> {
    if line.width() <= room {
        return line;
    }
    let more = look.glyphs().more;
    let mut free = room.saturating_sub(width_of(more));
    let mut spans = Vec::new();
    for span in line.spans {
        let mut fits = String::new();
        for c in span.content.chars() {
            let wide = width_of(c.encode_utf8(&mut [0; 4]));
            if wide > free {
                free = 0;
                break;
            }
            free -= wide;
            fits.push(c);
        }
        spans.push(Span::styled(fits, span.style));
    }
    spans.push(Span::styled(more, look.theme.dim));
    Line::from(spans)
}

/// The first `most` lines; a mark at the end of the last says where there are more.
pub(super) fn at_most(mut lines: Vec<Line<'static>>, most: usize, width: usize, look: &Look) -> Vec<Line<'static>> {
    let hidden = lines.len() > most;
    lines.truncate(most);
    if let Some(last) = lines.last_mut().filter(|_| hidden) {
        let mark = Span::styled(format!(" {}", look.glyphs().more), look.theme.dim);
        // A line as wide as the room is marked by losing its end.
        let mut marked = std::mem::take(last);
        marked.push_span(mark);
        *last = shortened(marked, width, look);
    }
    lines
}

/// The footer: as many hints as fit, most needed first; the last two stay whatever is dropped.
pub(super) fn footer(hints: &[Hint], context: Context, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
    let texts: Vec<(String, &Hint)> = hints.iter().map(|hint| (hint.keys(context, look), hint)).collect();
    let (shown, free) = shown(&texts, area.width);
    // Where there is room to spare the filled names of keys have a column on either side.
    let wide = look.theme.is_painted() && shown.iter().all(|shown| *shown) && 2 * texts.len() <= free;
    let pad = if wide { " " } else { "" };
    let mut x = area.x.saturating_add(1);
    let mut hits = Vec::new();
    for ((keys, hint), _) in texts.iter().zip(shown).filter(|(_, shown)| *shown) {
        let line = Line::from(vec![
            Span::styled(format!("{pad}{keys}{pad}"), look.theme.key),
            Span::styled(format!(" {}", hint.label), look.theme.text),
        ]);
        let wide = u16::try_from(line.width()).unwrap_or(u16::MAX);
        let place = Rect { x, width: wide, ..area }.intersection(area);
        line.render(place, buf);
        if let [action] = hint.actions[..] {
            hits.push((place, Hit::Action(action)));
        }
        x = x.saturating_add(wide).saturating_add(u16::try_from(GAP).unwrap_or(2));
    }
    hits
}

/// Tells which of these are shown in a footer of so many columns, and how many of those stay free.
fn shown(texts: &[(String, &Hint)], columns: u16) -> (Vec<bool>, usize) {
    let width = |(keys, hint): &(String, &Hint)| width_of(keys) + 1 + width_of(&hint.label) + GAP;
    let kept = texts.len().saturating_sub(2);
    // Behind the last one no gap is needed.
    let room = usize::from(columns) + GAP;
    let mut free = room.saturating_sub(1 + texts[kept..].iter().map(width).sum::<usize>());
    let mut shown: Vec<bool> = vec![true; texts.len()];
    for (at, text) in texts[..kept].iter().enumerate() {
        // Once one does not fit none of the less needed ones is shown, so that the order can be relied on.
        shown[at] = width(text) <= free && (at == 0 || shown[at - 1]);
        if shown[at] {
            free -= width(text);
        }
    }
    (shown, free)
}

/// Returns whether a footer of so many columns shows the hint in this place.
pub(super) fn has_room(hints: &[Hint], at: usize, context: Context, columns: u16, look: &Look) -> bool {
    let texts: Vec<(String, &Hint)> = hints.iter().map(|hint| (hint.keys(context, look), hint)).collect();
    shown(&texts, columns).0.get(at).is_some_and(|shown| *shown)
}

/// Columns between two hints.
const GAP: usize = 2;

/// A pane with a title; returns the area inside.
pub(super) fn pane(title: &str, right: &str, area: Rect, buf: &mut Buffer, look: &Look) -> Rect {
    buf.set_style(area, look.theme.pane);
    let mut block = Block::bordered()
        .border_set(look.glyphs().border)
        .border_style(look.theme.border)
        // A title stands on the border and would take its dimness over.
        .title(Line::styled(format!(" {title} "), look.theme.title.not_dim()));
    if !right.is_empty() {
        // A long one keeps its beginning, and the title keeps its place: two corners, two spaces on either side, a gap.
        let room = usize::from(area.width).saturating_sub(width_of(title) + 7);
        let words = Line::styled(right.to_owned(), look.theme.text.not_dim());
        let mut right = shortened(words, room, look);
        right.spans.insert(0, Span::raw(" "));
        right.push_span(Span::raw(" "));
        block = block.title(right.right_aligned());
    }
    let inner = block.inner(area);
    block.render(area, buf);
    inner
}

/// Draws lines from the top of an area; what does not fit is left out.
pub(super) fn draw_lines(lines: impl IntoIterator<Item = Line<'static>>, area: Rect, buf: &mut Buffer) {
    for (place, line) in area.rows().zip(lines) {
        line.render(place, buf);
    }
}

/// Draws the page of the reason that `page` counts to, from 0 and round; returns how many there are.
pub(super) fn draw_why(
    title: &str,
    reason: impl FnOnce(Size) -> Vec<Line<'static>>,
    page: isize,
    area: Rect,
    buf: &mut Buffer,
    look: &Look,
) -> usize {
    let room = usize::from(area.height.saturating_sub(2)).max(1);
    let height = u16::try_from(room).unwrap_or(u16::MAX);
    let lines = reason(Size::new(area.width.saturating_sub(3), height));
    let pages = lines.len().div_ceil(room).max(1);
    let page = usize::try_from(page.rem_euclid(isize::try_from(pages).unwrap_or(1))).unwrap_or(0);
    let right = if pages > 1 { say!(look, "play-why-page", page = page + 1, pages = pages) } else { String::new() };
    let inside = pane(title, &right, area, buf, look);
    let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(1), ..inside };
    draw_lines(lines.into_iter().skip(page * room), inside, buf);
    pages
}

/// Returns the lines that stand under a board, and below them a note. What is wrong stands in place of all but the first line;
/// any other note takes no more than it needs. Always as many lines, so that the board above does not jump.
pub(super) fn told(
    mut told: Vec<Line<'static>>,
    note: Option<&Note>,
    lines: usize,
    width: u16,
    look: &Look,
) -> Vec<Line<'static>> {
    if let Some(note) = note {
        let note_lines = wrapped(&note.text, note.style(look), width);
        let left = if note.wrong { 1 } else { lines.saturating_sub(note_lines.len()).max(1) };
        told = at_most(told, left, usize::from(width), look);
        told.extend(note_lines);
    }
    told.resize(lines, Line::default());
    told.into_iter().map(indented).collect()
}

/// The rule of the game on this table, in one sentence.
pub(super) fn rule(table: &dyn Table, look: &Look, width: u16) -> Vec<Line<'static>> {
    wrapped(&words::rule(table.id(), table.setup(), look), look.theme.text, width)
}

/// The line, one column further right.
pub(super) fn indented(line: Line<'static>) -> Line<'static> {
    Line::from(std::iter::once(Span::raw(" ")).chain(line.spans).collect::<Vec<_>>())
}

/// One line in the middle that says which size is needed.
pub fn draw_too_small(least: Size, area: Rect, buf: &mut Buffer, look: &Look) {
    let text = say!(
        look,
        "small-window",
        width = u64::from(least.width),
        height = u64::from(least.height),
        has_width = u64::from(area.width),
        has_height = u64::from(area.height)
    );
    let quit = super::key_name(Context::Home, Action::QuitNow, look);
    let mut lines = wrapped(&text, look.theme.title, area.width);
    lines.extend(wrapped(&say!(look, "small-window-safe", key = quit), look.theme.text, area.width));
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let top = area.height.saturating_sub(height) / 2;
    let middle = Rect { y: area.y.saturating_add(top), height: area.height.saturating_sub(top), ..area };
    draw_lines(lines.into_iter().map(Line::centered), middle, buf);
}
