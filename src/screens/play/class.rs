//! The reason before a class: asked first, then told a step at a time.

use std::time::Duration;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    style::Style,
    text::Line,
};

use super::PlayScreen;
use crate::{
    action::Action,
    board::{Hinted, Status, Table},
    keymap::Context,
    look::Look,
    panels::{Lecture, wrapped},
    say,
    screens::key_name,
};

/// A room in which every figure has its steps; how many there are does not depend on it.
const NOMINAL: Size = Size::new(60, 20);

/// The rows that are left to text below a figure that can grow.
const TEXT: u16 = 8;

/// A step is shown so many times as long as a move.
const READING: u32 = 4;

/// Who tells the reason.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Teller {
    /// Whoever presses the keys.
    #[default]
    Teacher,
    /// A lesson, step by step.
    Lesson,
    /// The arcade by itself; a key ends it.
    Demo,
}

/// How far a class has been told the reason.
#[derive(Debug, Clone, Default)]
pub(super) struct Class {
    /// After how many moves, and of which position.
    of: (usize, String),
    /// How many steps: none while it is asked, then the verdict, then the lecture's.
    told: usize,
    /// Whether that was the last of them.
    done: bool,
    /// Whether it goes on by itself.
    pub(super) auto: bool,
    /// Who tells it: a lesson has its own words for what comes next.
    teller: Teller,
}

impl PlayScreen {
    /// What a class has been told of the position now: how many steps, and whether those are all.
    pub(super) fn class_told(&self) -> Option<(usize, bool)> {
        let class = self.class.as_ref()?;
        let same = class.of.0 == self.table.plies() && class.of.1 == self.table.position();
        Some(if same { (class.told, class.done) } else { (0, false) })
    }

    /// The screen of a game that is played and explained by itself.
    pub fn explaining(table: Box<dyn Table>) -> Self {
        let class = Some(Class { auto: true, teller: Teller::Demo, ..Class::default() });
        Self { class, ..Self::new(table) }
    }

    /// Whether it is played and explained by itself.
    pub(super) fn is_demo(&self) -> bool {
        self.class.as_ref().is_some_and(|class| class.teller == Teller::Demo)
    }

    /// Begins to ask a class, or tells everything again.
    pub(super) fn switch_class(&mut self, look: &Look) {
        self.class = if self.class.is_some() { None } else { Some(Class::default()) };
        let key = if self.class.is_some() { "class-on" } else { "class-off" };
        self.tell(say!(look, key, key = key_name(Context::Class, Action::Reveal, look)));
    }

    /// It goes on by itself, or waits for the next key.
    pub(super) fn switch_auto(&mut self, look: &Look) {
        let Some(class) = &mut self.class else { return };
        class.auto = !class.auto;
        let key = if class.auto { "class-auto" } else { "class-by-hand" };
        self.tell(say!(look, key));
    }

    /// How long a step stands before a class: a sentence is read more slowly than a move is seen.
    pub(super) fn class_delay(&self) -> Duration {
        self.table.level().delay() * READING
    }

    /// How long it is to be waited for what happens by itself.
    pub(in crate::screens) fn pace(&self) -> Option<Duration> {
        // Nothing happens behind a line that is typed in.
        if self.is_typing() {
            return None;
        }
        match &self.class {
            Some(class) => {
                let waits = self.table.is_thinking() || matches!(self.table.status(), Status::Over(_));
                (class.auto && !waits).then(|| self.class_delay())
            }
            None => self.table.pace(),
        }
    }

    /// That time is over.
    pub(in crate::screens) fn tick(&mut self, look: &Look) {
        // Nothing happens behind a line that is typed in, and the question whether a name is replaced stays.
        if self.is_typing() {
            return;
        }
        // A question that was asked stands until it is answered.
        if self.leaving.is_none() {
            self.note = None;
        }
        if self.class.is_some() {
            self.reveal(look);
        } else {
            self.table.tick();
        }
        self.want();
    }

    fn set_told(&mut self, told: usize, done: bool) {
        let of = (self.table.plies(), self.table.position());
        let now = self.class.take().unwrap_or_default();
        self.class = Some(Class { of, told, done, ..now });
    }

    /// A lesson tells the reason: of the position now so many steps, or all of it, from none on.
    pub(in crate::screens) fn tell_in_lesson(&mut self, told: usize) {
        self.class = Some(Class { teller: Teller::Lesson, ..Class::default() });
        self.set_told(told, told == usize::MAX);
    }

    /// How many steps of the reason have been told of the position now.
    pub(in crate::screens) fn told_in_lesson(&self) -> usize {
        self.class_told().map_or(0, |(told, _)| told)
    }

    /// Whether a lesson tells the reason.
    pub(super) fn is_lesson(&self) -> bool {
        self.class.as_ref().is_some_and(|class| class.teller == Teller::Lesson)
    }

    /// One step on; behind the last one the move that was found is played.
    pub(super) fn reveal(&mut self, look: &Look) {
        let Some((told, done)) = self.class_told() else { return };
        if self.proves() {
            return self.walk_proof(true);
        }
        if matches!(self.table.status(), Status::Over(_)) {
            return self.warn(say!(look, "class-over"));
        }
        let Some(lecture) = self.table.lecture(look, NOMINAL) else {
            return self.tell(say!(look, "status-hint-later"));
        };
        if done {
            return self.play_told(look);
        }
        let all = 1 + lecture.steps();
        self.set_told(told + 1, told + 1 >= all);
        if told + 1 >= all && matches!(self.table.status(), Status::Turn(_)) && self.table.hint() == Hinted::Shown {
            self.tell(say!(look, "class-move"));
        }
    }

    fn play_told(&mut self, look: &Look) {
        if matches!(self.table.status(), Status::Turn(_)) {
            self.solve(look);
        } else {
            // Of two machines' game the next move is played.
            let played = self.table.commit();
            self.report(played, look);
        }
    }

    /// One step back.
    pub(super) fn conceal(&mut self, look: &Look) {
        match self.class_told() {
            Some((told, _)) if told > 0 => self.set_told(told - 1, false),
            // Before the first step lies the move that led here.
            _ if self.table.undo() => {}
            _ => self.warn(say!(look, "status-nothing-to-undo")),
        }
    }

    /// The board; before a class without what is known, until all has been told.
    pub(super) fn draw_cells(&self, area: Rect, buf: &mut Buffer, look: &Look) {
        match self.class_told() {
            Some((_, false)) => self.table.draw_untold(area, buf, look, self.steered),
            _ => self.table.draw(area, buf, look, self.steered),
        }
    }

    /// The reason as far as a class has been told it.
    pub(super) fn class_lines(&self, told: usize, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        // A figure that can grow leaves room for the text.
        let lecture = self.table.lecture(look, Size { height: room.height.saturating_sub(TEXT), ..room })?;
        let mut lines = opening(&lecture, told, look, room.width);
        let steps = told.saturating_sub(1);
        lines.extend(lecture.figure(steps).iter().cloned());
        lines.extend(sentences(&lecture, steps, look, room.width));
        if self.is_lesson() {
            return Some(lines);
        }
        lines.push(Line::default());
        let key = key_name(Context::Class, Action::Reveal, look);
        let next = say!(look, "class-next", key = key, told = told, all = 1 + lecture.steps());
        lines.extend(wrapped(&next, look.theme.dim, room.width));
        Some(lines)
    }
}

/// The question, and after it the verdict.
pub(super) fn opening(lecture: &Lecture, told: usize, look: &Look, width: u16) -> Vec<Line<'static>> {
    if told == 0 {
        return wrapped(&say!(look, "class-ask"), look.theme.title, width);
    }
    let (words, style) = &lecture.verdict;
    wrapped(words, *style, width)
}

/// What was said so far, the latest set off from the rest.
pub(super) fn sentences(lecture: &Lecture, steps: usize, look: &Look, width: u16) -> Vec<Line<'static>> {
    let said: Vec<&str> = lecture.sentences(steps).collect();
    let style = |at: usize| -> Style { if at + 1 == said.len() { look.theme.title } else { look.theme.text } };
    said.iter().enumerate().flat_map(|(at, sentence)| wrapped(sentence, style(at), width)).collect()
}
