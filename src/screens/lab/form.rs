//! The laboratory's form: the game to teach, and the way to teach it.

use strum::{IntoStaticStr, VariantArray};
use zugzwang_engine::{
    SetupError,
    matchbox::{Blame, Empty, Method, Openings, Teacher, Turns},
};

use super::{Plan, Speed};
use crate::{
    play::{
        boards::Entry,
        request::{AskError, Request, is_id},
        seed,
    },
    screens::{pointer::turned, prelude::*, text::Text},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "lab-row-")]
enum Row {
    Game,
    Setup,
    Teacher,
    Games,
    Speed,
    Openings,
    Turns,
    Start,
    Win,
    Draw,
    Loss,
    Blame,
    Empty,
    Seed,
    Begin,
}

impl Row {
    /// The message id of its name. The attribute `.about` explains it.
    fn text(self) -> &'static str {
        self.into()
    }
}

#[derive(Debug)]
pub(super) enum Fault {
    Setup(SetupError, &'static Entry),
    Seed(String),
}

#[derive(Debug)]
pub(super) struct Form {
    entry: &'static Entry,
    setup: Text,
    seed: Text,
    method: Method,
    games: u64,
    speed: Speed,
    row: usize,
    refused: Option<String>,
    /// Whether the user was asked to confirm that another machine is thrown away.
    asked: bool,
}

const MOST_BEADS: u32 = 20;

fn offered() -> Vec<&'static Entry> {
    boards::ALL.iter().filter(|entry| entry.game.may_have_boxes()).collect()
}

impl Form {
    pub(super) fn of(plan: &Plan) -> Self {
        Self {
            entry: plan.entry,
            setup: Text::filled(plan.words.join(" ")),
            seed: Text::filled(plan.seed.to_string()),
            method: plan.method,
            games: plan.games,
            speed: plan.speed,
            row: 0,
            refused: None,
            asked: false,
        }
    }

    pub(super) fn plan(&self) -> Result<Plan, Fault> {
        let words: Vec<String> = self.setup.value().split_whitespace().map(ToOwned::to_owned).collect();
        self.entry.game.open(&words).map_err(|error| Fault::Setup(error, self.entry))?;
        let typed = self.seed.value().trim();
        let seed = seed::read(typed).ok_or_else(|| Fault::Seed(typed.to_owned()))?;
        Ok(Plan { entry: self.entry, words, method: self.method, seed, games: self.games, speed: self.speed })
    }

    pub(super) fn refuse(&mut self, fault: Fault, look: &Look) {
        let (row, told) = match fault {
            Fault::Setup(error, entry) => {
                (Row::Setup, words::setup_error(&error, entry.game.id, entry.game.fields, look))
            }
            Fault::Seed(given) => {
                (Row::Seed, say!(look, "lab-seed-wrong", given = words::shortened(&given), max = u64::MAX))
            }
        };
        self.row = Row::VARIANTS.iter().position(|one| *one == row).unwrap_or(0);
        self.refused = Some(told);
    }

    /// Asks a question, unless it was asked already. Returns whether it asked.
    pub(super) fn asks(&mut self, question: String) -> bool {
        let asks = !std::mem::replace(&mut self.asked, true);
        self.refused = asks.then_some(question);
        asks
    }

    fn row(&self) -> Row {
        Row::VARIANTS.get(self.row).copied().unwrap_or(Row::Begin)
    }

    fn input(&mut self) -> Option<&mut Text> {
        match self.row() {
            Row::Setup => Some(&mut self.setup),
            Row::Seed => Some(&mut self.seed),
            _ => None,
        }
    }

    fn go_to(&mut self, at: usize) {
        let stays = std::mem::replace(&mut self.row, at) == at;
        if let Some(input) = self.input().filter(|_| !stays) {
            input.enter();
        }
    }

    fn withdraw(&mut self) {
        (self.refused, self.asked) = (None, false);
    }

    pub(super) fn key(&mut self, key: Key) {
        self.withdraw();
        if let Some(input) = self.input() {
            input.key(key);
        }
    }

    /// The id of a position sets game and setup. Any other text goes into the focused field.
    pub(super) fn paste(&mut self, text: &str, cx: &Cx<'_>) {
        self.withdraw();
        let first = text.split_whitespace().next();
        if is_id(text) && !first.is_some_and(|word| word.contains('=')) {
            self.refused = self.take_id(text, cx).err();
            return;
        }
        if let Some(input) = self.input() {
            input.paste(text);
        }
    }

    /// Returns the reason if the id cannot be used.
    fn take_id(&mut self, text: &str, Cx { look, desk }: &Cx<'_>) -> Result<(), String> {
        let asked = Request::parse(text).map_err(AskError::from).map(|asked| asked.with_files(desk.files));
        let read = asked.and_then(|asked| asked.entry().and_then(|game| Ok((game.id, asked.setup(game)?))));
        let (game, words) = read.map_err(|error| error.words(look))?;
        let entry = boards::find(game).filter(|entry| entry.game.may_have_boxes());
        self.entry = entry.ok_or_else(|| say!(look, "lab-none", game = words::title(game, look)))?;
        self.setup = Text::filled(words.join(" "));
        Ok(())
    }

    pub(super) fn act(&mut self, action: Action) {
        self.withdraw();
        let last = Row::VARIANTS.len() - 1;
        match action {
            Action::Up | Action::Previous => self.go_to(self.row.checked_sub(1).unwrap_or(last)),
            Action::Down | Action::Next => self.go_to(if self.row == last { 0 } else { self.row + 1 }),
            Action::Left => self.change(false),
            Action::Right => self.change(true),
            Action::Erase => {
                if let Some(input) = self.input() {
                    input.erase();
                }
            }
            _ => {}
        }
    }

    fn change(&mut self, on: bool) {
        let beads = |now: u32, least: u32| {
            if on { (now + 1).min(MOST_BEADS.max(now)) } else { now.saturating_sub(1).max(least) }
        };
        let row = self.row();
        let method = &mut self.method;
        match row {
            Row::Game => {
                let ids: Vec<&str> = offered().iter().map(|entry| entry.game.id).collect();
                self.entry = boards::find(turned(&ids, self.entry.game.id, on)).unwrap_or(self.entry);
                self.setup.erase();
            }
            Row::Teacher => method.teacher = turned(&Teacher::OFFERED, method.teacher, on),
            Row::Games => self.games = turned(&Plan::GAMES, self.games, on),
            Row::Speed => self.speed = turned(&Speed::ALL, self.speed, on),
            Row::Openings => method.openings = turned(Openings::ALL, method.openings, on),
            Row::Turns => method.turns = turned(Turns::ALL, method.turns, on),
            Row::Start => method.start = beads(method.start, 1),
            Row::Win => method.win = beads(method.win, 0),
            Row::Draw => method.draw = beads(method.draw, 0),
            Row::Loss => method.loss = beads(method.loss, 0),
            Row::Blame => method.blame = turned(Blame::ALL, method.blame, on),
            Row::Empty => method.empty = turned(Empty::ALL, method.empty, on),
            Row::Setup | Row::Seed => {
                if let Some(input) = self.input() {
                    input.step(on);
                }
            }
            Row::Begin => {}
        }
    }

    /// Returns whether the button was clicked.
    pub(super) fn click(&mut self, at: usize) -> bool {
        let again = self.row == at;
        self.go_to(at.min(Row::VARIANTS.len() - 1));
        // Only the button confirms a question.
        if self.row() != Row::Begin {
            self.withdraw();
        }
        if again && self.input().is_none() {
            self.change(true);
        }
        self.row() == Row::Begin
    }

    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let inside = text_pane(&say!(look, "lab-form"), "", area, buf, look);
        let rows = u16::try_from(Row::VARIANTS.len()).unwrap_or(u16::MAX);
        let [list, about] = Layout::vertical([Constraint::Length(rows), Constraint::Min(0)]).spacing(1).areas(inside);
        let label = Row::VARIANTS.iter().map(|row| width_of(&say!(look, row.text()))).max().unwrap_or(0);
        let mut hits = Vec::new();
        let first = (self.row + 1).saturating_sub(usize::from(list.height).max(1));
        for (place, (at, row)) in list.rows().zip(Row::VARIANTS.iter().copied().enumerate().skip(first)) {
            let chosen = at == self.row;
            let (pointer, style) = look.row(chosen);
            let name = align::left(&say!(look, row.text()), label);
            let mut line = vec![pointer, Span::styled(format!(" {name} "), style), Span::raw(" ")];
            let room = usize::from(place.width).saturating_sub(label + 4);
            line.extend(self.value(row, chosen, u16::try_from(room).unwrap_or(u16::MAX), look));
            Line::from(line).style(look.fill(chosen)).render(place, buf);
            hits.push((place, Hit::Item(at)));
        }
        let mut told: Vec<Line<'static>> =
            self.refused.iter().flat_map(|fault| wrapped(fault, look.theme.error, about.width)).collect();
        told.extend(wrapped(&self.about(look), look.theme.text, about.width));
        draw_lines(told, about, buf);
        hits
    }

    fn value(&self, row: Row, chosen: bool, room: u16, look: &Look) -> Vec<Span<'static>> {
        let text = match row {
            Row::Setup => return self.setup.spans(chosen, room, look),
            Row::Seed => return self.seed.spans(chosen, room, look),
            Row::Game => words::title(self.entry.game.id, look),
            Row::Teacher => words::teacher_name(self.method.teacher, look),
            Row::Games => say!(look, "lab-games", games = self.games),
            Row::Speed => say!(look, "lab-speed-now", games = self.speed.games()),
            Row::Openings => say!(look, "lab-openings", how = self.method.openings.word()),
            Row::Turns => say!(look, "lab-turns", how = self.method.turns.word()),
            Row::Start => say!(look, "lab-beads-start", beads = u64::from(self.method.start)),
            Row::Win => say!(look, "lab-beads-more", beads = u64::from(self.method.win)),
            Row::Draw => say!(look, "lab-beads-more", beads = u64::from(self.method.draw)),
            Row::Loss => say!(look, "lab-beads-less", beads = u64::from(self.method.loss)),
            Row::Blame => say!(look, "lab-blame", how = self.method.blame.word()),
            Row::Empty => say!(look, "lab-empty", how = self.method.empty.word()),
            Row::Begin => String::new(),
        };
        let [_, _, left, right] = look.glyphs().arrows;
        let text =
            if chosen && row != Row::Begin && width_of(left) == 1 { format!("{left} {text} {right}") } else { text };
        vec![Span::styled(align::cut(&text, usize::from(room), look.glyphs().more), look.theme.text)]
    }

    fn about(&self, look: &Look) -> String {
        match self.row() {
            Row::Setup => {
                let fields = words::listed(self.entry.game.fields.iter().map(|field| field.name), look);
                let mut setups = self.entry.game.presets.iter().map(|preset| preset.words.join(" "));
                // The first may be the defaults, which need no words.
                let first = setups.find(|words| !words.is_empty()).unwrap_or_default();
                say!(look, "lab-row-setup.about", fields = fields, example = first)
            }
            row => say!(look, &format!("{}.about", row.text())),
        }
    }
}
