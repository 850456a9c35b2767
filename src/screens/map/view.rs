//! The layout of the map.

use super::{Below, MapScreen};
use crate::{
    look::wording::Wording,
    play::{
        chart::{self, Frame, Zoom},
        job::Broken,
    },
    screens::{
        chrome::{numbered, view::ways},
        prelude::*,
    },
};

/// From this width on, the text is beside the map. In narrower windows it is below.
const WIDE: u16 = 72;
const TOLD: u16 = 34;
const ROOMY: u16 = 48;
const BELOW: u16 = 9;
/// A pane with fewer rows is low.
const LOW: u16 = 12;
const MARGIN: u16 = 6;

fn panes(area: Rect) -> [Rect; 2] {
    let [_, body, _] = split(area);
    if body.width < WIDE {
        return Layout::vertical([Constraint::Min(0), Constraint::Length(BELOW.min(body.height / 2))]).areas(body);
    }
    let told = if body.width > 130 { ROOMY } else { TOLD };
    Layout::horizontal([Constraint::Min(0), Constraint::Length(told)]).areas(body)
}

pub(super) fn room(area: Rect) -> Size {
    let [map, _] = panes(area);
    Size::new(map.width.saturating_sub(3 + MARGIN), map.height.saturating_sub(3))
}

impl MapScreen {
    /// The rules besides the position: as fields, or for whoever reads plain words as a sentence, if there is room beside a title.
    fn told_rules(&self, title: &str, room: u16, look: &Look) -> String {
        if look.wording != Wording::Plain {
            return words::said(&self.rules, look);
        }
        let rule = words::rule(self.map.id(), &self.setup, look);
        let path = [say!(look, "app-name"), title.to_owned(), say!(look, "map-title"), rule.clone()];
        let wide: usize = path.iter().map(|part| width_of(part) + 3).sum();
        if wide <= room.into() { rule } else { String::new() }
    }

    pub(super) fn draw_map(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, _, bottom] = split(area);
        let [map, told] = panes(area);
        let title = words::title_of(self.map.id(), &self.setup, look);
        let rules = self.told_rules(&title, top.width, look);
        heading(&[title, say!(look, "map-title")], &rules, top, buf, look);
        let mut hits = self.draw_cells(map, buf, look);
        hits.extend(self.draw_told(told, buf, look));
        let (hints, context) = match self.rule {
            Some(_) => (rule_hints(look), Context::Rule),
            None => (self.hints(look), Context::Map),
        };
        hits.extend(footer(&hints, context, bottom, buf, look));
        hits
    }

    /// The part that is drawn, and its zoom. A theme that cannot show half rows shows half as many rows, drawn as signs.
    pub(super) fn visible(&self, look: &Look) -> (Frame, Zoom) {
        let (frame, zoom) = (self.sight.frame(), self.sight.zoom);
        if zoom != Zoom::Half || Zoom::has_halves(look) {
            return (frame, zoom);
        }
        let at = frame.cell(self.cursor()).map_or(0, |(_, row)| row);
        let rows = frame.rows.div_ceil(2);
        (frame.part(at.saturating_sub(rows / 2).min(frame.rows - rows), rows), Zoom::One)
    }

    fn draw_cells(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let axis = |name: &str| say!(look, &format!("axis-{name}"));
        let plane = self.map.plane();
        let across = axis(plane.across.name);
        let [up, down, left, right] = look.glyphs().arrows;
        let keys = |one: &str, other: &str| [one, other].join(if width_of(one) > 1 { "/" } else { "" });
        let sideways = keys(left, right);
        let title = match plane.up {
            None => format!("{across} {sideways}"),
            Some(along) => format!("{across} {sideways}  {} {}", axis(along.name), keys(up, down)),
        };
        let slice = plane.slice.map(|slice| format!("{}: {}", axis(slice.name), self.cursor().z));
        let inside = pane(&title, &slice.unwrap_or_default(), area, buf, look);
        let frame = self.sight.frame();
        let Some(sheet) = self.sheet.as_ref().filter(|sheet| sheet.frame == frame) else {
            Line::styled(format!(" {}", say!(look, "review-thinking")), look.theme.dim).render(inside, buf);
            return Vec::new();
        };
        let (frame, size) = self.visible(look);
        let first = sheet.frame.cell(frame.spot(0, 0)).map_or(0, |(_, row)| row);
        let sheet = &sheet.part(first, frame.rows);
        let zoom = size.halves();
        let short = |count: u64| u16::try_from(count).unwrap_or(u16::MAX);
        let (wide, high) = (short(frame.columns) * zoom.width, (short(frame.rows) * zoom.height).div_ceil(2));
        let spare = (inside.width.saturating_sub(MARGIN + wide) / 2, inside.height.saturating_sub(1 + high) / 2);
        let cells = Rect { x: inside.x + MARGIN + spare.0, y: inside.y + spare.1, width: wide, height: high }
            .intersection(inside);
        chart::draw(sheet, self.layers, size, Some(self.cursor()), cells, buf, look);
        numbered(&frame, size, Some(self.cursor()), cells, buf, look);
        vec![(cells, Hit::Board(cells))]
    }

    fn draw_told(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let title = if self.rule.is_some() { "claim-title" } else { "map-here" };
        let inside = pane(&say!(look, title), "", area, buf, look);
        let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(1), ..inside };
        let mut lines = match &self.rule {
            Some(rule) => {
                let mut lines = wrapped(&say!(look, "claim-begin"), look.theme.text, inside.width);
                lines.push(Line::default());
                for (chosen, sentence) in rule.sentences(look) {
                    let (pointer, style) = look.row(chosen);
                    let told = wrapped(&sentence, style, inside.width.saturating_sub(2));
                    let heads = std::iter::once(pointer).chain(std::iter::repeat(Span::raw(" ")));
                    lines.extend(
                        heads
                            .zip(told)
                            .map(|(head, line)| Line::from([vec![head, Span::raw(" ")], line.spans].concat())),
                    );
                }
                lines.push(Line::default());
                let waits = || rule.ask.is_some().then(|| say!(look, "review-thinking"));
                let tested = rule.tested.as_ref().map(|tested| match tested {
                    Ok(tested) => self.tested(tested, look),
                    Err(Broken) => say!(look, "why-failed"),
                });
                let tested = tested.or_else(waits);
                lines.extend(tested.into_iter().flat_map(|text| wrapped(&text, look.theme.title, inside.width)));
                lines
            }
            None => self.about(look, inside.width),
        };
        let note = self.note.iter().flat_map(|note| wrapped(&note.text, note.style(look), inside.width));
        let note: Vec<Line<'static>> = note.collect();
        if !note.is_empty() {
            lines.push(Line::default());
            lines.extend(note);
        }
        if self.rule.is_none() {
            let verdict = self.verdict(look, inside.width, 3);
            if !verdict.is_empty() {
                lines.push(Line::default());
                lines.extend(verdict);
            }
        }
        // The layers are at the bottom. In a low pane they are side by side.
        let layers = if self.rule.is_some() { Vec::new() } else { self.layers(inside.height < LOW, look) };
        let rows = if inside.height < LOW { layers.len().min(1) } else { layers.len() };
        let [told, foot] =
            Layout::vertical([Constraint::Min(0), Constraint::Length(u16::try_from(rows).unwrap_or(0))]).areas(inside);
        draw_lines(lines, told, buf);
        let mut hits = Vec::new();
        let mut place = Rect { height: foot.height.min(1), ..foot };
        for (action, line) in layers {
            let wide = u16::try_from(line.width()).unwrap_or(u16::MAX).min(place.width);
            line.render(place, buf);
            hits.push((Rect { width: wide, ..place }, Hit::Action(action)));
            if rows > 1 {
                place.y += 1;
            } else {
                (place.x, place.width) = (place.x + wide, place.width - wide);
            }
        }
        hits
    }

    fn hints(&self, look: &Look) -> Vec<Hint> {
        let named = |actions: &[Action], text: &str| Hint::named(actions, say!(look, text));
        let mut hints = vec![
            named(&[Action::Believe], "map-key-mark"),
            named(&[Action::Fill], "map-key-fill"),
            named(&[Action::Judge], "map-key-judge"),
            named(&[Action::State], "map-key-rule"),
            named(&[Action::Enter], "map-key-play"),
        ];
        // In an exam only the user's marks remain.
        hints.truncate(if self.below == Below::Exam { 1 } else { hints.len() });
        if self.sight.is_line() {
            hints.push(named(&[Action::TurnBack, Action::TurnOn], "map-key-wheel"));
        } else if self.map.plane().slice.is_some() {
            hints.push(named(&[Action::TurnBack, Action::TurnOn], "map-key-slice"));
        }
        hints.push(named(&[Action::Larger, Action::Smaller], "map-key-zoom"));
        ways(hints, look)
    }
}

fn rule_hints(look: &Look) -> Vec<Hint> {
    let named = |actions: &[Action], text: &str| Hint::named(actions, say!(look, text));
    vec![
        named(&[Action::Enter], "claim-key-test"),
        named(&[Action::Up, Action::Down], "menu-open"),
        named(&[Action::Left, Action::Right], "claim-key-number"),
        named(&[Action::TurnBack, Action::TurnOn], "claim-key-rest"),
        Hint::of(Action::Help, look),
        Hint::of(Action::Back, look),
    ]
}
