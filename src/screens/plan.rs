//! The plan of an hour with a class at a stop of the path, with each part one key away.

use strum::{IntoStaticStr, VariantArray};

use super::{
    LessonScreen,
    chrome::{
        list::{Column, List, Row},
        view::{Beside, Body, Top, ways},
    },
    pointer::Pointer,
    prelude::*,
};
use crate::{
    play::request::Request,
    teach::{
        lesson::Lesson,
        path::{self, Stop},
    },
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "plan-")]
enum Part {
    Pairs,
    Teams,
    /// The class is asked for the reason, then told step by step.
    Ask,
    Lesson,
    Sheets,
}

impl Part {
    fn text(self) -> &'static str {
        self.into()
    }

    /// Counted from the beginning of the hour.
    const fn minute(self) -> u8 {
        match self {
            Self::Pairs => 0,
            Self::Teams => 10,
            Self::Ask => 20,
            Self::Lesson => 30,
            Self::Sheets => 40,
        }
    }
}

/// The plan.
#[derive(Debug)]
pub struct PlanScreen {
    stop: &'static Stop,
    pointer: Pointer,
    note: Option<Note>,
}

impl PlanScreen {
    pub(crate) const fn of(stop: &'static Stop) -> Self {
        Self { stop, pointer: Pointer::over(Part::VARIANTS.len()), note: None }
    }

    fn part(&self) -> Part {
        Part::VARIANTS.get(self.pointer.at()).copied().unwrap_or(Part::Pairs)
    }

    /// The second setup is for the whole class, because the pairs have played the first.
    const SETUP: usize = 1;

    /// Worksheets are printed from a shell, so they open nothing.
    fn open(&mut self, cx: &Cx<'_>) -> Next {
        match self.part() {
            Part::Pairs => self.game(0).map_or(Next::Stay, Next::push),
            Part::Teams => self.game(Self::SETUP).map_or(Next::Stay, Next::push),
            Part::Ask => self.game(Self::SETUP).map_or(Next::Stay, |game| Next::push(game.before_a_class(cx.look))),
            Part::Lesson => {
                let lesson = Lesson::beside(self.stop).cloned();
                lesson.and_then(|lesson| LessonScreen::new(lesson, cx.look)).map_or(Next::Stay, Next::push)
            }
            Part::Sheets => {
                let said = if cx.look.address.is_some() { "plan-sheets-page" } else { "plan-sheets-shell" };
                self.note = Some(Note { text: say!(cx.look, said), wrong: false });
                Next::Stay
            }
        }
    }

    fn game(&self, setup: usize) -> Option<PlayScreen> {
        self.opened(setup).map(PlayScreen::new)
    }

    fn opened(&self, setup: usize) -> Option<Table> {
        let (words, moves) = (self.stop.words(setup), self.stop.moves(setup));
        boards::find(self.stop.game)?.open(&words, &moves, Side::Both).ok()
    }

    fn table(&self, part: Part) -> Option<Table> {
        match part {
            Part::Pairs => self.opened(0),
            Part::Teams | Part::Ask => self.opened(Self::SETUP),
            Part::Lesson => Lesson::beside(self.stop)?.steps.first()?.scene.as_ref()?.request.table(Side::Both).ok(),
            Part::Sheets => None,
        }
    }

    /// Each part may have its own numbers, which grow from part to part.
    fn rule(&self, part: Part, look: &Look) -> Option<String> {
        let table = self.table(part)?;
        Some(words::rule(table.id(), table.setup(), look))
    }

    fn command(&self, look: &Look) -> String {
        let fields: Vec<String> = self.stop.words(0).iter().map(ToString::to_string).collect();
        if let Some(address) = &look.address {
            let moves = Some(self.stop.moves(0).join(";")).filter(|moves| !moves.is_empty());
            let words = [self.stop.game.to_owned()].into_iter().chain(fields);
            let words = words.chain(moves.map(|moves| format!("moves={moves}")));
            let words = words.chain(["you=both", "tell=figure"].map(ToOwned::to_owned));
            return format!("{address}#{}", words.collect::<Vec<_>>().join("&"));
        }
        let asked = Request { game: self.stop.game.to_owned(), fields, ..Request::default() };
        format!("zugzwang play {} --you both --tell figure", Request { moves: self.stop.moves(0).join(" "), ..asked })
    }

    fn turn(&mut self, on: bool) {
        let all: Vec<&'static Stop> = path::stops().collect();
        let at = all.iter().position(|stop| *stop == self.stop).unwrap_or(0);
        let at = if on { at + 1 } else { at.saturating_sub(1) };
        self.stop = all.get(at).copied().unwrap_or(self.stop);
    }

    fn name(&self, look: &Look) -> String {
        self.stop.name(look)
    }

    fn about(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let part = self.part();
        let [projector, reveal] = [(Context::Play, Action::Projector), (Context::Class, Action::Reveal)]
            .map(|(context, action)| key_name(context, action, look));
        let text = format!("{}.about", part.text());
        let told = say!(look, &text, stop = self.name(look), projector = projector, reveal = reveal);
        let rule = self.rule(part, look).map(|rule| wrapped(&rule, look.theme.title, width));
        let mut lines = rule.unwrap_or_default();
        // What the teacher does is not for a wall that the class looks at.
        if !look.is_projected() {
            lines.extend(wrapped(&told, look.theme.text, width));
        }
        if part == Part::Pairs {
            lines.push(Line::default());
            let desks = say!(look, if look.address.is_some() { "plan-desks-link" } else { "plan-desks" });
            lines.extend(wrapped(&desks, look.theme.text, width));
            lines.extend(wrapped(&self.command(look), look.theme.title, width));
        }
        if part == Part::Sheets {
            if look.address.is_some() {
                lines.extend(wrapped(&say!(look, "plan-sheets-page"), look.theme.text, width));
            }
            lines.push(Line::default());
            let commands = [format!("--discover {}", self.stop.id), format!("{} --out .", self.stop.game)];
            let worded = |of| wrapped(&format!("zugzwang worksheet {of}"), look.theme.title, width);
            lines.extend(commands.into_iter().flat_map(worded));
        }
        lines
    }
}

impl Screen for PlanScreen {
    fn context(&self, _: &Look) -> Context {
        Context::Plan
    }

    fn view(&self, _: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let row = |at: usize| {
            let part = Part::VARIANTS.get(at).copied().unwrap_or(Part::Pairs);
            Row::of([part.minute().to_string(), say!(look, part.text())])
        };
        let [_, _, left, right] = look.glyphs().arrows;
        let stop = format!("{left} {} {right}", self.name(look));
        let list = List::new(stop, self.pointer, &[Column::Right, Column::Wide], &row);
        let text = |width: u16| self.about(look, width);
        let (part, table) = (self.part(), self.table(self.part()));
        let enter = (part != Part::Sheets).then(|| Hint::named(&[Action::Enter], say!(look, "menu-enter")));
        let own = [
            Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")),
            Hint::named(&[Action::Left, Action::Right], say!(look, "plan-stop")),
            Hint::of(Action::Projector, look),
        ];
        let board = table.as_ref().map(|table| (table, Shown::Alone));
        let ways = ways(enter.into_iter().chain(own), look);
        let beside = Some(Beside { title: say!(look, part.text()), share: 55, text: &text, board });
        show(&View {
            top: Top::Path(vec![say!(look, "plan-title")], say!(look, "plan-minutes")),
            body: Body::List { above: Vec::new(), list, beside, notes: Vec::new() },
            note: self.note.as_ref(),
            context: Context::Plan,
            ways: &|_| ways.clone(),
        });
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        self.note = None;
        if self.pointer.walk(action) {
            return Next::Stay;
        }
        match action {
            Action::Left => self.turn(false),
            Action::Right => self.turn(true),
            Action::Enter => return self.open(cx),
            Action::Back => return Next::Pop,
            Action::Quit => return Next::Home,
            _ => {}
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit, _: Position, cx: &mut Cx<'_>) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        if self.pointer.click(at) { self.open(cx) } else { Next::Stay }
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn about(&mut self) -> Option<About> {
        Some(About::game(self.stop.game))
    }
}
