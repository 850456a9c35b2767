//! The list of lessons.

use super::{
    LessonScreen,
    chrome::{
        list::{Column, List, Row},
        view::{Beside, Body, Top, ways},
    },
    lesson::stars,
    pointer::Pointer,
    prelude::*,
};
use crate::{
    keep::{keeper::Keeper, storage::Lessons},
    teach::{
        lesson::{self, Lesson},
        path,
    },
};

/// The list of all lessons.
#[derive(Debug)]
pub struct LessonsScreen {
    lessons: &'static [Lesson],
    done: Lessons,
    filled: bool,
    pointer: Pointer,
    preview: Option<Table>,
    note: Option<Note>,
}

impl LessonsScreen {
    /// Creates the list of the lessons that can be read. The first fault in any other is shown.
    pub fn new(look: &Look) -> Self {
        let (lessons, faults) = lesson::all();
        let note = faults.first().map(|fault| Note { text: fault.words(look), wrong: true });
        let pointer = Pointer::over(lessons.len());
        let mut list = Self { lessons, done: Lessons::default(), filled: false, pointer, preview: None, note };
        list.show();
        list
    }

    /// Shows which lessons are done. The first time, and when the selected lesson has just been done, selects the next one that is not.
    pub fn fill(&mut self, done: Lessons) {
        let is_done = |lesson: &Lesson, done: &Lessons| done.of(&lesson.id).is_some();
        let was_done = self.lesson().is_some_and(|lesson| is_done(lesson, &self.done));
        let goes_on = !self.filled || (!was_done && self.lesson().is_some_and(|lesson| is_done(lesson, &done)));
        let at = self.pointer.at();
        let next = (at..self.lessons.len()).chain(0..at).find(|at| !is_done(&self.lessons[*at], &done));
        if let Some(next) = next.filter(|_| goes_on) {
            self.pointer.put(next);
            self.show();
        }
        (self.done, self.filled) = (done, true);
    }

    /// Returns the list and, over it, this lesson.
    pub(crate) fn with(lesson: Option<Lesson>, look: &Look) -> Vec<Box<dyn Screen>> {
        let mut list = Self::new(look);
        let at = lesson.as_ref().and_then(|lesson| list.lessons.iter().position(|other| other.id == lesson.id));
        if let Some(at) = at {
            list.pointer.put(at);
            list.show();
        }
        let lesson = lesson.and_then(|lesson| LessonScreen::new(lesson, look));
        let lesson = lesson.map(|lesson| Box::new(lesson) as Box<dyn Screen>);
        [Box::new(list) as Box<dyn Screen>].into_iter().chain(lesson).collect()
    }

    fn show(&mut self) {
        let scene = self.lesson().and_then(|lesson| lesson.steps.first()?.scene.as_ref());
        self.preview = scene.and_then(|scene| scene.request.table(Side::Both).ok());
    }

    fn lesson(&self) -> Option<&Lesson> {
        self.lessons.get(self.pointer.at())
    }

    /// The stars of a lesson that was done, or that the answer was shown.
    fn mark(&self, lesson: &Lesson, look: &Look) -> String {
        match self.done.of(&lesson.id) {
            None => String::new(),
            Some(given) if given.stars == 0 => say!(look, "lesson-mark-told"),
            Some(given) => stars(given.stars, look),
        }
    }

    /// The name of the station that begins with a lesson.
    fn station(&self, at: usize, look: &Look) -> Option<String> {
        let of = |at: usize| path::station(self.lessons.get(at)?.stop).map(|station| station.id);
        let station = of(at).filter(|here| at.checked_sub(1).and_then(of) != Some(here))?;
        Some(say!(look, &format!("station-{station}")))
    }

    fn about(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let Some(lesson) = self.lesson() else { return Vec::new() };
        let (text, title) = (look.theme.text, look.theme.title);
        let given = self.done.of(&lesson.id).filter(|given| given.stars > 0);
        let told = [
            Some((lesson.goal(look), text)),
            Some((String::new(), text)),
            Some((say!(look, "lesson-about", par = lesson.par, steps = lesson.steps.len()), text)),
            given
                .map(|given| (say!(look, "lesson-best", stars = stars(given.stars, look), moves = given.moves), title)),
            self.done.left(&lesson.id).map(|left| (say!(look, "lesson-left", step = left.step + 1), title)),
        ];
        told.into_iter().flatten().flat_map(|(told, style)| wrapped(&told, style, width)).collect()
    }
}

impl Screen for LessonsScreen {
    fn context(&self, _: &Look) -> Context {
        Context::Lessons
    }

    fn view(&self, _: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let done = self.lessons.iter().filter(|lesson| self.done.of(&lesson.id).is_some()).count();
        let row = |at: usize| {
            let row = |lesson: &Lesson| Row::of([lesson.title(look), self.mark(lesson, look)]);
            self.lessons.get(at).map(row).unwrap_or_default()
        };
        let group = |at: usize| self.station(at, look);
        let list = List::new(say!(look, "lesson-list"), self.pointer, &[Column::Wide, Column::Right], &row);
        let text = |width: u16| self.about(look, width);
        let title = self.lesson().map_or_else(String::new, |lesson| words::title(lesson.game.id, look));
        let board = self.preview.as_ref().map(|table| (table, Shown::Whole { steered: false }));
        let own = [
            Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")),
            Hint::named(&[Action::Enter], say!(look, "menu-enter")),
            Hint::of(Action::Projector, look),
        ];
        let ways = ways(own, look);
        let (list, beside) = (List { group: &group, ..list }, Some(Beside { title, share: 42, text: &text, board }));
        show(&View {
            top: Top::Path(
                vec![say!(look, "lesson-heading")],
                say!(look, "lesson-progress", done = done, count = self.lessons.len()),
            ),
            body: Body::List { above: Vec::new(), list, beside, notes: Vec::new() },
            note: self.note.as_ref(),
            context: Context::Lessons,
            ways: &|_| ways.clone(),
        });
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        self.note = None;
        if self.pointer.walk(action) {
            self.show();
            return Next::Stay;
        }
        match action {
            Action::Enter => {
                let screen = self.lesson().and_then(|lesson| LessonScreen::new(lesson.clone(), look));
                return screen.map_or(Next::Stay, Next::push);
            }
            Action::Back => return Next::Pop,
            Action::Quit => return Next::Home,
            _ => {}
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn click(&mut self, hit: Hit, _: Position, cx: &mut Cx<'_>) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        if self.pointer.click(at) {
            return self.act(Action::Enter, cx);
        }
        self.show();
        Next::Stay
    }

    fn shown(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        let Some(lessons) = desk.keeper.as_mut().map(Keeper::lessons) else { return };
        if let Some(lessons) = desk.read(lessons, look) {
            self.fill(lessons);
        }
    }
}
