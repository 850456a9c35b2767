//! What all screens share: heading, panes, footer, and the message that a window is too small.

mod banner;
mod bench;
pub(super) mod card;
mod head;
pub(super) mod list;
mod numbers;
pub(super) mod pages;
mod panel;
mod picture;
mod pressed;
mod reading;
pub mod sheet;
pub(super) mod slots;
pub(super) mod stage;
pub(super) mod tiles;
pub(super) mod view;

use std::ops::Range;

use ratatui::widgets::Block;

use panel::draw_why;

use super::{prelude::*, step};

pub(super) use bench::{Bench, BoardView, Reason, Words};
pub(super) use head::{Head, above};
pub(super) use numbers::numbered;
pub(super) use panel::{paged, panel};
pub(super) use picture::pictured;
pub use pressed::pressed;
pub(super) use reading::Reading;

/// An entry of the footer: keys and their label.
#[derive(Debug, Clone)]
pub struct Hint {
    actions: Vec<Action>,
    label: String,
}

impl Hint {
    /// Returns the hint for one action, with its short name.
    pub fn of(action: Action, look: &Look) -> Self {
        Self { actions: vec![action], label: say!(look, &format!("{}.short", action.text())) }
    }

    /// Returns the hint for several actions with one label.
    pub fn named(actions: &[Action], label: String) -> Self {
        Self { actions: actions.to_vec(), label }
    }

    /// Returns the actions, of which a click performs one.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Returns what they do.
    pub fn label(&self) -> &str {
        &self.label
    }

    fn keys(&self, context: Context, look: &Look) -> String {
        let arrows = look.glyphs().arrows;
        let names: Vec<String> = self
            .actions
            .iter()
            .filter_map(|action| look.keymap().first(Some(context), *action).map(|key| key.name(arrows)))
            .collect();
        // Signs for arrows stand together; names of keys need a separator.
        names.join(if names.iter().all(|name| width_of(name) == 1) { "" } else { "/" })
    }
}

/// Hints for the arrows that move the cursor, each with what it changes.
pub(super) fn arrows(table: &Table, look: &Look) -> Vec<Hint> {
    let game = table.id();
    let along = format!("{game}-axis-y");
    let along = look.texts.has(&along).then(|| Hint::named(&[Action::Up, Action::Down], say!(look, &along)));
    let across = Hint::named(&[Action::Left, Action::Right], say!(look, &format!("{game}-axis-x")));
    let works = |action: &Action| step(*action).is_some_and(|step| table.can_steer(step));
    along.into_iter().chain([across]).filter(|hint| hint.actions.iter().any(works)).collect()
}

pub(super) fn arrows_alone(game: &str, look: &Look) -> Hint {
    let along = look.texts.has(&format!("{game}-axis-y"));
    let along = [Action::Up, Action::Down].into_iter().filter(|_| along);
    Hint { actions: along.chain([Action::Left, Action::Right]).collect(), label: say!(look, "menu-open") }
}

/// Replaces the hints for single arrows by one for all arrows, if they do not fit in a footer of this many columns. Returns the hints
/// that were removed.
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

/// The same for all arrows among these hints.
pub(super) fn with_fit_arrows(mut hints: Vec<Hint>, game: &str, at: (Context, u16), look: &Look) -> Vec<Hint> {
    const ARROWS: [Action; 4] = [Action::Up, Action::Down, Action::Left, Action::Right];
    let is_arrow = |hint: &Hint| hint.actions.iter().any(|action| ARROWS.contains(action));
    if let Some((first, last)) = hints.iter().position(is_arrow).zip(hints.iter().rposition(is_arrow)) {
        fit_arrows(&mut hints, first..last + 1, game, at, look);
    }
    hints
}

/// A line for the user.
#[derive(Debug, Clone)]
pub struct Note {
    /// The text.
    pub text: String,
    /// Whether it reports a problem.
    pub wrong: bool,
}

impl Note {
    pub(super) const fn style(&self, look: &Look) -> Style {
        if self.wrong { look.theme.error } else { look.theme.text }
    }
}

pub(super) fn split(area: Rect) -> [Rect; 3] {
    Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(area)
}

/// Draws the path to this screen and, on the right, whatever matters on it.
pub(super) fn heading(path: &[String], right: &str, area: Rect, buf: &mut Buffer, look: &Look) {
    buf.set_style(area, look.theme.pane);
    let (between, more) = (format!(" {} ", look.glyphs().path), look.glyphs().more);
    let right = Line::styled(format!("{right} "), look.theme.text);
    let free = usize::from(area.width).saturating_sub(right.width() + 2);
    let name = say!(look, "app-name");
    let mut path = path.iter().filter(|part| !part.is_empty()).peekable();
    // A narrow window has room for the name of the game rather than that of the arcade.
    let first = path.peek().map_or(0, |first| width_of(&between) + width_of(first));
    // So do the names of screens rather than the arcade's.
    let all = path.clone().map(|part| width_of(&between) + width_of(part)).sum::<usize>();
    let fits_without = all < free + width_of(&between);
    let has_room = 1 + width_of(&name) + if fits_without { all } else { first } <= free;
    let name = if has_room { name } else { path.next().cloned().unwrap_or(name) };
    // The name is shown whole whatever stands on the right, unless parts of the path after it are left out.
    let free = free.max((1 + width_of(&name)).min(area.width.into()));
    let right = shortened(right, usize::from(area.width).saturating_sub(free + 1), look);
    let mut left = Line::from(vec![Span::raw(" "), Span::styled(name, look.theme.title)]);
    for part in path {
        let room = free.saturating_sub(left.width() + width_of(&between));
        // There is no separator before a part that has no room.
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

/// Returns as many of the players as have room, from the first on; the text as it is if not even one has.
fn with_room(right: &str, room: usize, look: &Look) -> String {
    let between = say!(look, "seat-between");
    let parts: Vec<&str> = right.split(&between).collect();
    let some = (1..=parts.len()).rev().map(|count| parts[..count].join(&between));
    some.into_iter().find(|text| width_of(text) <= room).unwrap_or_else(|| right.to_owned())
}

/// Returns the text with this part of it marked, if it is there, and a margin on the right.
fn with_marked(text: &str, marked: &str, look: &Look) -> Line<'static> {
    let plain = |part: &str| Span::styled(part.to_owned(), look.theme.text);
    let margin = Span::styled(" ", look.theme.text);
    match text.split_once(marked).filter(|_| !marked.is_empty()) {
        Some((before, after)) => {
            vec![plain(before), Span::styled(marked.to_owned(), look.theme.key), plain(after), margin].into()
        }
        None => vec![plain(text), margin].into(),
    }
}

/// Draws the heading of a game: the name, the text after it as far as there is room, and on the right the players, one of them marked.
pub(super) fn titled([name, behind]: [&str; 2], [right, marked]: [&str; 2], area: Rect, buf: &mut Buffer, look: &Look) {
    buf.set_style(area, look.theme.pane);
    let width = usize::from(area.width);
    let named = 1 + width_of(name);
    let right = with_room(right, width.saturating_sub(named + 3), look);
    let right = shortened(with_marked(&right, marked, look), width.saturating_sub(named + 2), look);
    let free = width.saturating_sub(right.width() + 2);
    let mut left = Line::from(vec![Span::raw(" "), Span::styled(name.to_owned(), look.theme.title)]);
    if !behind.is_empty() && free > named + 2 {
        left.spans.extend([Span::raw("  "), Span::styled(behind.to_owned(), look.theme.dim)]);
    }
    shortened(left, free.max(named), look).render(area, buf);
    right.right_aligned().render(area, buf);
}

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

/// Returns the first `most` lines, the last of them marked if there are more.
pub(super) fn at_most(mut lines: Vec<Line<'static>>, most: usize, width: usize, look: &Look) -> Vec<Line<'static>> {
    let hidden = lines.len() > most;
    lines.truncate(most);
    if let Some(last) = lines.last_mut().filter(|_| hidden) {
        let mark = Span::styled(format!(" {}", look.glyphs().more), look.theme.dim);
        // A line as wide as the room ends in the mark.
        let mut marked = std::mem::take(last);
        marked.push_span(mark);
        *last = shortened(marked, width, look);
    }
    lines
}

/// Draws as many hints as fit, in order. The last two are never dropped.
pub(super) fn footer(hints: &[Hint], context: Context, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
    let texts: Vec<(String, &Hint)> = hints.iter().map(|hint| (hint.keys(context, look), hint)).collect();
    let (shown, free) = shown(&texts, area.width);
    // If there is room, filled key names get a column on either side.
    let wide = look.theme.is_painted() && shown.iter().all(|shown| *shown) && 2 * texts.len() <= free;
    let pad = if wide { " " } else { "" };
    let mut x = area.x.saturating_add(1);
    let mut hits = Vec::new();
    for ((keys, hint), _) in texts.iter().zip(shown).filter(|(_, shown)| *shown) {
        let line = match hint.actions[..] {
            // A sentence in place of keys.
            [] => Line::styled(hint.label.clone(), look.theme.title),
            _ => Line::from(vec![
                Span::styled(format!("{pad}{keys}{pad}"), look.theme.key),
                Span::styled(format!(" {}", hint.label), look.theme.dim),
            ]),
        };
        let wide = u16::try_from(line.width()).unwrap_or(u16::MAX);
        let place = Rect { x, width: wide, ..area }.intersection(area);
        line.render(place, buf);
        match hint.actions[..] {
            [action] => hits.push((place, Hit::Action(action))),
            // Two keys of one sign each, with one label: the first sign stands for the first key.
            [first, second] if keys.chars().count() == 2 => {
                let before = u16::try_from(pad.len() + 1).unwrap_or(1).min(place.width);
                hits.push((Rect { width: before, ..place }, Hit::Action(first)));
                let behind = Rect { x: place.x + before, width: place.width - before, ..place };
                hits.push((behind, Hit::Action(second)));
            }
            _ => {}
        }
        x = x.saturating_add(wide).saturating_add(u16::try_from(GAP).unwrap_or(2));
    }
    hits
}

/// Returns which hints fit in a footer of this many columns, and the number of columns left.
fn shown(texts: &[(String, &Hint)], columns: u16) -> (Vec<bool>, usize) {
    let width = |(keys, hint): &(String, &Hint)| width_of(keys) + 1 + width_of(&hint.label) + GAP;
    let kept = texts.len().saturating_sub(2);
    // The last hint needs no gap.
    let room = usize::from(columns) + GAP;
    let mut free = room.saturating_sub(1 + texts[kept..].iter().map(width).sum::<usize>());
    let mut shown: Vec<bool> = vec![true; texts.len()];
    for (at, text) in texts[..kept].iter().enumerate() {
        // After the first hint that does not fit, none is shown, so the order is predictable.
        shown[at] = width(text) <= free && (at == 0 || shown[at - 1]);
        if shown[at] {
            free -= width(text);
        }
    }
    (shown, free)
}

pub(super) fn has_room(hints: &[Hint], at: usize, context: Context, columns: u16, look: &Look) -> bool {
    let texts: Vec<(String, &Hint)> = hints.iter().map(|hint| (hint.keys(context, look), hint)).collect();
    shown(&texts, columns).0.get(at).is_some_and(|shown| *shown)
}

const GAP: usize = 2;

/// The fewest columns in which a text that is cut still says something.
const LEGIBLE: usize = 6;

/// Returns the area inside.
pub(super) fn pane(title: &str, right: &str, area: Rect, buf: &mut Buffer, look: &Look) -> Rect {
    buf.set_style(area, look.theme.pane);
    let mut block = Block::bordered()
        .border_set(look.glyphs().border)
        .border_style(look.theme.border)
        // The title is drawn over the border, and would be as dim.
        .title(Line::styled(format!(" {title} "), look.theme.title.not_dim()));
    if !right.is_empty() {
        // A long text loses its end. The title keeps its place, with two corners, two spaces on either side, and a gap.
        let room = usize::from(area.width).saturating_sub(width_of(title) + 7);
        let words = Line::styled(right.to_owned(), look.theme.text.not_dim());
        if room >= LEGIBLE || room >= words.width() {
            let mut right = shortened(words, room, look);
            right.spans.insert(0, Span::raw(" "));
            right.push_span(Span::raw(" "));
            block = block.title(right.right_aligned());
        }
    }
    let inner = block.inner(area);
    block.render(area, buf);
    inner
}

/// Has a free column on either side of its text. Returns the area of the text.
pub(super) fn text_pane(title: &str, right: &str, area: Rect, buf: &mut Buffer, look: &Look) -> Rect {
    margined(pane(title, right, area, buf, look))
}

pub(super) const fn margined(area: Rect) -> Rect {
    Rect { x: area.x.saturating_add(1), width: area.width.saturating_sub(2), ..area }
}

/// Draws as many lines as fit.
pub(super) fn draw_lines(lines: impl IntoIterator<Item = Line<'static>>, area: Rect, buf: &mut Buffer) {
    for (place, line) in area.rows().zip(lines) {
        line.render(place, buf);
    }
}

pub(super) fn rule(table: &Table, look: &Look, width: u16) -> Vec<Line<'static>> {
    wrapped(&words::rule(table.id(), table.setup(), look), look.theme.text, width)
}

pub(super) fn indented(line: Line<'static>) -> Line<'static> {
    Line::from(std::iter::once(Span::raw(" ")).chain(line.spans).collect::<Vec<_>>())
}

/// Draws the size that the screen needs, in the middle.
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
