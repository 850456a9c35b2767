//! How a setup form is laid out and drawn.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use tui_input::Input;
use zugzwang_engine::Machine;

use super::{Row, SetupForm, Value};
use crate::{
    action::Action,
    board::Side,
    keymap::Context,
    look::Look,
    panels::{width_of, wrapped},
    say,
    screens::{
        Hit, Hits,
        chrome::{Hint, draw_lines, footer, heading, pane, shortened, split},
    },
    words,
};

/// The columns of the labels.
const LABEL: usize = 26;
/// The columns before what is said of a field.
const REMARK: usize = 6;

impl SetupForm {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let title = say!(look, &format!("{}-title", self.entry.game.id));
        heading(&[title, say!(look, "setup-title")], "", top, buf, look);
        let inside = pane(&say!(look, "setup-title"), "", body, buf, look);
        let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(2), ..inside };
        let mut hits = self.draw_rows(inside, buf, look);
        let enter = if self.row() == Row::GoOn { "setup-go-on.short" } else { "setup-start" };
        let mut hints = vec![
            Hint::named(&[Action::Up, Action::Down], say!(look, "setup-move")),
            Hint::named(&[Action::Enter], say!(look, enter)),
        ];
        if matches!(self.row(), Row::Field(_)) && !self.is_choice() {
            hints.push(Hint::of(Action::Erase, look));
        }
        if self.row() == Row::Preset && !self.fields().is_empty() {
            hints.insert(0, Hint::of(Action::Random, look));
        }
        if self.is_choice() {
            hints.insert(0, Hint::named(&[Action::Left, Action::Right], say!(look, "setup-change")));
        }
        hints.push(Hint::of(Action::Help, look));
        hints.push(Hint::of(Action::Back, look));
        hits.extend(footer(&hints, Context::Setup, bottom, buf, look));
        hits
    }

    fn is_choice(&self) -> bool {
        match self.row() {
            Row::Preset | Row::Side | Row::Opponent => true,
            Row::Field(at) => matches!(self.values[at], Value::Choice(_)),
            Row::Start | Row::GoOn => false,
        }
    }

    fn draw_rows(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let last =
            self.fields().iter().position(|field| field.name == "last").map_or_else(String::new, |at| self.typed(at));
        let rule = say!(look, &format!("{}-rule", self.entry.game.id), last = last);
        let rule = wrapped(&rule, look.theme.text, area.width);
        let rows = self.rows();
        // One line a row where two do not fit: what is allowed then stands in the note at the foot.
        let lines = if usize::from(area.height) >= rows.len() * 2 + rule.len() + 2 { 2 } else { 1 };
        let rule_height = u16::try_from(rule.len()).unwrap_or(0) + 1;
        let rule_shown = usize::from(area.height) > rows.len() * lines + usize::from(rule_height);
        let start = if rule_shown { rule_height } else { 0 };
        if rule_shown {
            draw_lines(rule, area, buf);
        }
        let mut hits = Vec::new();
        for (at, row) in rows.iter().enumerate() {
            let y = area.y + start + u16::try_from(at * lines).unwrap_or(u16::MAX);
            let place = Rect { y, height: 1, ..area }.intersection(area);
            self.draw_row(*row, self.focus == at, place, buf, look);
            hits.push((place, Hit::Item(at)));
            if lines == 2 {
                let below = Rect { y: y + 1, ..place }.intersection(area);
                self.remark(*row, look, below.width).render(below, buf);
            }
        }
        let told = self.foot(look, area.width);
        let height = u16::try_from(told.len()).unwrap_or(0);
        let foot = Rect { y: area.bottom().saturating_sub(height), height, ..area }.intersection(area);
        draw_lines(told, foot, buf);
        hits
    }

    fn draw_row(&self, row: Row, focused: bool, place: Rect, buf: &mut Buffer, look: &Look) {
        let pointer = if focused { look.glyphs().pointer } else { " " };
        let name_style = if focused { look.theme.title } else { look.theme.text };
        let name = self.label(row, look);
        let label = LABEL.min(usize::from(place.width) / 2);
        let pad = label.saturating_sub(width_of(&name));
        let head = Span::styled(format!("{pointer} {name}{} ", " ".repeat(pad)), name_style);
        let room = place.width.saturating_sub(u16::try_from(label.max(width_of(&name)) + 3).unwrap_or(0));
        let mut spans = vec![head];
        match (row, row_value(self, row)) {
            (Row::Field(_), Some(Value::Text(input))) => spans.extend(text_spans(input, focused, room, look)),
            (Row::Start | Row::GoOn, _) => {
                let style = if focused { look.theme.chosen } else { look.theme.key };
                let (name, about) = self.button(row, look);
                let button = Span::styled(format!("{pointer} [ {name} ]"), style);
                let line = Line::from(vec![button, Span::styled(about, look.theme.dim)]);
                spans = shortened(line, usize::from(place.width), look).spans;
            }
            _ => {
                let style = if focused { look.theme.chosen } else { look.theme.text };
                let [_, _, left, right] = look.glyphs().arrows;
                let sides = if focused && width_of(left) == 1 { [left, right] } else { ["<", ">"] };
                spans.push(Span::styled(format!("{} {} {}", sides[0], self.shown(row, look), sides[1]), style));
                let used = Line::from(spans.clone()).width();
                spans.extend(self.tallied(row, usize::from(place.width).saturating_sub(used), look));
            }
        }
        Line::from(spans).render(place, buf);
    }

    /// What a row that is pressed does, and on what.
    fn button(&self, row: Row, look: &Look) -> (String, String) {
        let Some(saved) = self.unfinished.as_ref().filter(|_| row == Row::GoOn) else {
            return (say!(look, "setup-start"), String::new());
        };
        let (fields, moves) = (saved.game.fields.join(" "), saved.game.moves().len());
        (say!(look, "setup-go-on"), format!("  {}", say!(look, "setup-go-on-with", fields = fields, count = moves)))
    }

    /// Beside a machine that was played against, how that went, as fully as there is room.
    fn tallied(&self, row: Row, room: usize, look: &Look) -> Option<Span<'static>> {
        let machine = Machine::OFFERED[self.opponent];
        let tally = self.results.against(&machine.to_string());
        let count = tally.won.saturating_add(tally.lost).saturating_add(tally.drawn);
        if row != Row::Opponent || count == 0 {
            return None;
        }
        let name = words::machine_name(machine, look);
        let (won, streak) = (tally.won, tally.streak);
        let full = say!(look, "results-line.full", won = won, count = count, name = name, streak = streak);
        let short = say!(look, "results-line", won = won, count = count, streak = streak);
        let told =
            [full, short].into_iter().map(|words| format!("   {words}")).find(|words| width_of(words) <= room)?;
        Some(Span::styled(told, look.theme.dim))
    }

    fn label(&self, row: Row, look: &Look) -> String {
        match row {
            Row::Preset => say!(look, "setup-preset"),
            Row::Side => say!(look, "setup-side"),
            Row::Opponent => say!(look, "setup-opponent"),
            Row::Start | Row::GoOn => String::new(),
            Row::Field(at) => field_text(self.entry.game.id, self.fields()[at].name, "", look),
        }
    }

    /// The choice of a row in words.
    fn shown(&self, row: Row, look: &Look) -> String {
        match row {
            Row::Preset => {
                let game = self.entry.game.id;
                match (self.preset.and_then(|at| self.entry.game.presets.get(at)), self.drawn()) {
                    (Some(preset), _) => say!(look, &format!("{game}-preset-{}", preset.id)),
                    (None, Some(seed)) => say!(look, "setup-preset-random", game = game, seed = seed),
                    (None, None) => say!(look, "setup-preset-custom"),
                }
            }
            Row::Side => say!(look, &format!("side-{}", Side::ALL[self.side].name())),
            Row::Opponent => words::machine_name(Machine::OFFERED[self.opponent], look),
            Row::Field(at) => {
                field_text(self.entry.game.id, self.fields()[at].name, &format!(".{}", self.typed(at)), look)
            }
            Row::Start | Row::GoOn => String::new(),
        }
    }

    /// Under a field: what is wrong with it, or what is allowed.
    pub(super) fn remark(&self, row: Row, look: &Look, width: u16) -> Line<'static> {
        let Row::Field(at) = row else { return Line::default() };
        if matches!(self.values[at], Value::Choice(_)) {
            return Line::default();
        }
        if let Some(other) = self.replaced_by(at) {
            let text = format!("{}{}", " ".repeat(REMARK), say!(look, "setup-replaced", other = other));
            return shortened(Line::styled(text, look.theme.dim), usize::from(width), look);
        }
        let (text, style) = match self.fault(at, look) {
            Some(fault) => (format!("{} {fault}", look.glyphs().loses), look.theme.error),
            None => {
                let form = words::form(self.fields()[at].kind, self.entry.game.id, look);
                let empty = self.may_stay_empty(at);
                let key = if empty { "setup-allowed-empty" } else { "setup-allowed" };
                (say!(look, key, form = form), look.theme.dim)
            }
        };
        shortened(Line::styled(format!("{}{text}", " ".repeat(REMARK)), style), usize::from(width), look)
    }

    /// The last lines: what is wrong, in full, or that all is well.
    fn foot(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        if let Some(refused) = &self.refused {
            return wrapped(&format!("{} {refused}", look.glyphs().loses), look.theme.error, width);
        }
        let focused = match self.row() {
            Row::Field(at) => self.fault(at, look),
            _ => None,
        };
        match focused.or_else(|| (0..self.values.len()).find_map(|at| self.fault(at, look))) {
            Some(fault) => {
                let note = self.note.as_ref().map_or_else(String::new, |note| format!("{note} "));
                wrapped(&format!("{} {note}{fault}", look.glyphs().loses), look.theme.error, width)
            }
            None => match &self.told {
                Some(note) => wrapped(&note.text, note.style(look), width),
                None if self.row() == Row::GoOn => wrapped(&say!(look, "setup-go-on-ready"), look.theme.dim, width),
                None => vec![Line::styled(say!(look, "setup-ready"), look.theme.dim)],
            },
        }
    }
}

fn row_value(form: &SetupForm, row: Row) -> Option<&Value> {
    match row {
        Row::Field(at) => form.values.get(at),
        _ => None,
    }
}

/// A text about a field: the game's own, or the one that all games share.
fn field_text(game: &str, field: &str, attribute: &str, look: &Look) -> String {
    let own = format!("{game}-field-{field}{attribute}");
    if look.texts.has(&own) { say!(look, &own) } else { say!(look, &format!("field-{field}{attribute}")) }
}

/// A text being edited, the part around the caret; where it goes on beyond an edge, a mark stands there.
pub(in crate::screens) fn text_spans(input: &Input, focused: bool, room: u16, look: &Look) -> Vec<Span<'static>> {
    let (style, edge) = (look.theme.title, Span::styled(look.glyphs().edge, look.theme.dim));
    let value: Vec<char> = input.value().chars().collect();
    // The last column is the caret's, behind the text.
    let fits = value.len() < usize::from(room);
    let room = usize::from(if fits { room } else { room.saturating_sub(2) }).max(1);
    let scroll = if focused && !fits { input.visual_scroll(room) } else { 0 };
    let part = |from: usize, to: usize| value.get(from..to.min(value.len())).unwrap_or(&[]).iter().collect::<String>();
    let end = scroll + room;
    let mut spans = Vec::new();
    if scroll > 0 {
        spans.push(edge.clone());
    }
    if focused {
        let caret = input.cursor();
        let under = value.get(caret).copied().unwrap_or(' ');
        spans.push(Span::styled(part(scroll, caret), style));
        spans.push(Span::styled(under.to_string(), Style::new().patch(look.theme.chosen)));
        spans.push(Span::styled(part(caret + 1, end), style));
    } else {
        spans.push(Span::styled(part(0, end), style));
    }
    if end < value.len() {
        spans.push(edge);
    }
    spans
}
