//! The layout of a setup form.

use zugzwang_engine::{Setup, SetupError};

use super::{Row, SetupForm, Value};
use crate::screens::{
    chrome::sheet::{Answer, Field, Part, Sheet, WIDE as WIDE_TEXT, said},
    prelude::*,
};

const LABEL: usize = 26;
/// The fewest lines at the bottom, if rows have all the lines they need.
const FOOT: usize = 4;
/// From this width on, the advice has a pane of its own.
const WIDE: u16 = 100;

impl SetupForm {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        heading(&[self.name(look), say!(look, "setup-title")], "", top, buf, look);
        let wide = body.width >= WIDE;
        let [form, advice] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Fill(u16::from(wide))]).areas::<2>(body);
        if wide {
            self.advice.draw(self.players.chooses(), advice, buf, look);
        }
        let inside = text_pane(&say!(look, "setup-title"), "", form, buf, look);
        let mut hits = self.draw_rows(inside, wide, buf, look);
        hits.extend(footer(&self.ways(look), Context::Setup, bottom, buf, look));
        hits
    }

    /// The name of the game.
    fn name(&self, look: &Look) -> String {
        Setup::read(self.fields(), &self.words()).map_or_else(
            |_| words::title(self.entry.game.id, look),
            |setup| words::title_of(self.entry.game.id, &setup, look),
        )
    }

    fn rule(&self, look: &Look) -> String {
        let last =
            self.fields().iter().position(|field| field.name == "last").map_or_else(String::new, |at| self.typed(at));
        let id = self.entry.game.id;
        let setup = self.own.as_ref().and_then(|_| Setup::read(self.fields(), &self.words()).ok());
        let own = setup.and_then(|setup| words::own_rule(id, &setup, look));
        own.unwrap_or_else(|| say!(look, &format!("{id}-rule"), last = last))
    }

    fn ways(&self, look: &Look) -> Vec<Hint> {
        let enter = match self.row() {
            Row::GoOn => "setup-go-on.short",
            Row::Again => "action-review.short",
            _ if self.names_file() => "setup-file.short",
            _ => "setup-start",
        };
        let mut hints = vec![
            Hint::named(&[Action::Up, Action::Down], say!(look, "setup-move")),
            Hint::named(&[Action::Enter], say!(look, enter)),
        ];
        if matches!(self.row(), Row::Field(_)) && !self.is_choice() {
            hints.push(Hint::of(Action::Erase, look));
        }
        if !self.fields().is_empty() {
            hints.push(Hint::of(Action::Random, look));
        }
        if self.is_choice() {
            hints.insert(0, Hint::named(&[Action::Left, Action::Right], say!(look, "setup-change")));
        }
        hints.extend([Action::Help, Action::Back].map(|action| Hint::of(action, look)));
        hints
    }

    /// The form for a page.
    pub(super) fn on_sheet(&self, look: &Look) -> Sheet {
        let faults = self.faults();
        let field = |(at, row): (usize, &Row)| {
            let focused = self.focus == at;
            let about = said(self.remark(*row, &faults, look, (WIDE_TEXT, FOOT)));
            let value = match row {
                Row::Field(field) => match self.values.get(*field) {
                    Some(Value::Text(text)) => Answer::Text(Line::from_iter(text.spans(focused, WIDE_TEXT, look))),
                    _ => Answer::Choice(self.shown(*row, look)),
                },
                row if row.is_button() => Answer::Button,
                row => Answer::Choice(self.shown(*row, look)),
            };
            let name = if row.is_button() { button(*row, look) } else { self.label(*row, look) };
            Field { item: at, name, value, about, focused }
        };
        let foot = self.foot(&faults, look, (WIDE_TEXT, FOOT), (false, true));
        Sheet {
            head: [self.name(look), self.rule(look), String::new()],
            asked: Vec::new(),
            // The button below the form starts the game.
            part: Part::Form(
                self.rows().iter().enumerate().filter(|(_, row)| **row != Row::Start).map(field).collect(),
            ),
            words: said(foot),
            deed: None,
            note: None,
            reason: None,
            below: None,
            ways: self.ways(look),
        }
    }

    fn draw_rows(&self, area: Rect, advised: bool, buf: &mut Buffer, look: &Look) -> Hits {
        let mut rule = wrapped(&self.rule(look), look.theme.text, area.width);
        let (rows, faults) = (self.rows(), self.faults());
        // If two lines for each row do not fit, one must do, and the remark is at the bottom.
        let lines = if usize::from(area.height) >= rows.len() * 2 + rule.len() + 2 { 2 } else { 1 };
        let legend = words::legend_lines(self.entry.game.id, look, area.width);
        if usize::from(area.height) > rows.len() * lines + rule.len() + legend.len() + 1 {
            rule.extend(legend.into_iter().map(|line| Line::styled(line, look.theme.text)));
        }
        let rule_height = u16::try_from(rule.len()).unwrap_or(0) + 1;
        let rule_shown = usize::from(area.height) > rows.len() * lines + usize::from(rule_height);
        let start = if rule_shown { rule_height } else { 0 };
        // In a low window the rows scroll, to keep the focused one and the bottom lines in sight.
        let foot = self.foot(&faults, look, (area.width, 1), (advised, true)).len().max(1);
        let room = usize::from(area.height).saturating_sub(foot).max(1);
        let hidden = if lines == 1 && rows.len() > room { (self.focus + 1).saturating_sub(room) } else { 0 };
        if rule_shown {
            draw_lines(rule, area, buf);
        }
        let mut hits = Vec::new();
        let seen = if lines == 1 { room } else { usize::MAX };
        let heights = match lines {
            2 => self.row_heights(&rows, &faults, look, (area.width, usize::from(area.height - start))),
            _ => vec![1; rows.len()],
        };
        let mut y = area.y + start;
        for (at, row) in rows.iter().enumerate().skip(hidden).take(seen) {
            let height = u16::try_from(heights[at]).unwrap_or(u16::MAX);
            let place = Rect { y, height: 1, ..area }.intersection(area);
            let about = if lines == 2 { String::new() } else { format!("  {}", self.unfinished_words(look)) };
            self.draw_row(*row, (self.focus == at, &about), place, buf, look);
            hits.push((place, Hit::Item(at)));
            let below = Rect { y: y + 1, height: height - 1, ..area }.intersection(area);
            if below.height > 0 {
                draw_lines(self.remark(*row, &faults, look, (below.width, below.height.into())), below, buf);
            }
            y = y.saturating_add(height);
        }
        // Advice in a pane of its own is not repeated here.
        let room = usize::from(area.height).saturating_sub(usize::from(y - area.y));
        let told = self.foot(&faults, look, (area.width, room), (advised, lines == 1));
        let height = u16::try_from(told.len()).unwrap_or(0);
        let foot = Rect { y: area.bottom().saturating_sub(height), height, ..area }.intersection(area);
        draw_lines(told, foot, buf);
        hits
    }

    /// With its remark, each row has as many lines as it needs and at least two, or as it needs, or two if neither fits.
    fn row_heights(
        &self,
        rows: &[Row],
        faults: &[Option<SetupError>],
        look: &Look,
        (width, room): (u16, usize),
    ) -> Vec<usize> {
        let tight: Vec<usize> = rows.iter().map(|row| 1 + self.remark_height(*row, look, width)).collect();
        // A row without a remark stands apart from the next one if there is room.
        let whole: Vec<usize> = tight.iter().map(|height| *height.max(&2)).collect();
        let foot = self.foot(faults, look, (width, FOOT), (false, false)).len().max(FOOT);
        let fits = |heights: &Vec<usize>| heights.iter().sum::<usize>() + foot <= room;
        [whole, tight].into_iter().find(fits).unwrap_or_else(|| vec![2; rows.len()])
    }

    fn draw_row(&self, row: Row, (focused, about): (bool, &str), place: Rect, buf: &mut Buffer, look: &Look) {
        let (pointer, name_style) = look.row(focused);
        // Without filled colours, only the value is reversed.
        let name_style = if look.theme.is_painted() || !focused { name_style } else { look.theme.title };
        let pointer = if look.theme.is_painted() { pointer } else { Span::styled(pointer.content, name_style) };
        let name = self.label(row, look);
        let value = if let Row::Field(at) = row { self.values.get(at) } else { None };
        let shown =
            if matches!(value, Some(Value::Text(_))) { String::new() } else { format!("{} ", self.shown(row, look)) };
        let label = LABEL.min(usize::from(place.width) / 2);
        // A value that does not fit after the column of labels moves to the left.
        let fits = label + width_of(&shown) + 6 <= usize::from(place.width);
        let label = if fits { label } else { width_of(&name) };
        let head = Span::styled(format!(" {} ", align::left(&name, label)), name_style);
        let room = place.width.saturating_sub(u16::try_from(label.max(width_of(&name)) + 3).unwrap_or(0));
        let mut spans = vec![pointer.clone(), head];
        match (row, value) {
            (Row::Field(_), Some(Value::Text(text))) => spans.extend(text.spans(focused, room, look)),
            (Row::Start | Row::GoOn | Row::Again, _) => {
                let style = if focused { look.theme.chosen } else { look.theme.key };
                let button = Span::styled(format!(" [ {} ]", button(row, look)), style);
                let about = if row == Row::GoOn { about } else { "" };
                let line = Line::from(vec![pointer, button, Span::styled(about.to_owned(), look.theme.dim)]);
                spans = shortened(line, usize::from(place.width), look).spans;
            }
            _ => {
                let style = if focused { look.theme.chosen } else { look.theme.text };
                let [_, _, left, right] = look.glyphs().arrows;
                let sides = if focused && width_of(left) == 1 { [left, right] } else { ["<", ">"] };
                spans.push(Span::styled(format!("{} {shown}{}", sides[0], sides[1]), style));
                let used = Line::from(spans.clone()).width();
                spans.extend(self.tallied(row, usize::from(place.width).saturating_sub(used), look));
            }
        }
        shortened(Line::from(spans), usize::from(place.width), look).style(look.fill(focused)).render(place, buf);
    }

    pub(super) fn unfinished_words(&self, look: &Look) -> String {
        let Some(saved) = &self.unfinished else { return String::new() };
        let fields = Some(saved.game.fields.join(" ")).filter(|fields| !fields.is_empty());
        let fields = fields.map_or_else(|| "none".to_owned(), |fields| words::said(&fields, look));
        let moves = saved.game.moves().len();
        say!(look, "setup-go-on-with", fields = fields, count = moves)
    }

    /// The results against the opponent, as detailed as fits.
    fn tallied(&self, row: Row, room: usize, look: &Look) -> Option<Span<'static>> {
        let machine = self.players.opponent;
        let tally = self.results.against(&machine.to_string());
        let count = tally.won.saturating_add(tally.lost).saturating_add(tally.drawn);
        if row != Row::Opponent || count == 0 || !self.players.is_one() {
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

    pub(super) fn label(&self, row: Row, look: &Look) -> String {
        match row {
            Row::Preset => say!(look, "setup-preset"),
            Row::Side => say!(look, "setup-side"),
            Row::Opponent if self.players.side == Side::Watch => say!(look, "setup-second"),
            Row::Opponent => say!(look, "setup-opponent"),
            Row::Rival => say!(look, "setup-first"),
            Row::Telling => say!(look, "setup-telling"),
            Row::Start | Row::GoOn | Row::Again => String::new(),
            Row::Field(at) => field_text(self.entry.game.id, self.fields()[at].name, "", look),
        }
    }

    fn shown(&self, row: Row, look: &Look) -> String {
        match row {
            Row::Preset => match (self.preset.and_then(|at| self.preset_title(at, look)), self.drawn()) {
                (Some(title), _) => title,
                (None, Some(seed)) => say!(look, "setup-preset-random", game = self.entry.game.id, seed = seed),
                (None, None) => say!(look, "setup-preset-none"),
            },
            Row::Side => say!(look, &format!("side-{}", self.players.side)),
            Row::Rival => words::machine_name(self.players.rival, look),
            Row::Opponent => words::machine_name(self.players.opponent, look),
            Row::Telling => match self.advice.telling {
                Telling { outcome: true, advice: true, .. } => say!(look, "telling-all"),
                Telling { outcome: true, .. } => say!(look, "telling-outcome"),
                Telling { advice: true, .. } => say!(look, "telling-advice"),
                Telling { figure: true, .. } => say!(look, "telling-figure"),
                Telling { .. } => say!(look, "telling-nothing"),
            },
            Row::Field(at) => {
                field_text(self.entry.game.id, self.fields()[at].name, &format!(".{}", self.typed(at)), look)
            }
            Row::Start | Row::GoOn | Row::Again => String::new(),
        }
    }
}

/// The words on a row that is a button.
fn button(row: Row, look: &Look) -> String {
    match row {
        Row::GoOn => say!(look, "setup-go-on"),
        Row::Again => say!(look, "setup-again"),
        _ => say!(look, "setup-start"),
    }
}

fn field_text(game: &str, field: &str, attribute: &str, look: &Look) -> String {
    let own = format!("{game}-field-{field}{attribute}");
    if look.texts.has(&own) { say!(look, &own) } else { say!(look, &format!("field-{field}{attribute}")) }
}
