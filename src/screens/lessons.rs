//! The list of lessons.

use super::{LessonScreen, lesson::stars, pointer::Pointer, prelude::*};
use crate::{
    keep::{keeper::Keeper, storage::Lessons},
    teach::{
        lesson::{self, Lesson},
        path::{self, Station},
    },
};

/// A row of the list.
#[derive(Debug, Clone, Copy)]
enum Row {
    /// The name of a station.
    Station(&'static Station),
    /// A lesson, by its index.
    Lesson(usize),
}

/// The list of all lessons.
#[derive(Debug)]
pub struct LessonsScreen {
    lessons: &'static [Lesson],
    done: Lessons,
    /// Whether `done` has been read.
    filled: bool,
    pointer: Pointer,
    /// The first position of the selected lesson.
    preview: Option<Table>,
    note: Option<Note>,
}

impl LessonsScreen {
    /// Creates the list of the lessons that can be read; the first fault in another is shown.
    pub fn new(look: &Look) -> Self {
        let (lessons, faults) = lesson::all();
        let note = faults.first().map(|fault| Note { text: fault.words(look), wrong: true });
        let pointer = Pointer::over(lessons.len());
        let mut list = Self { lessons, done: Lessons::default(), filled: false, pointer, preview: None, note };
        list.show();
        list
    }

    /// Shows which lessons are done. The first time, and when the selected one has just been done, selects the next that is
    /// not.
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

    /// Opens the preview of the selected lesson.
    fn show(&mut self) {
        let scene = self.lesson().and_then(|lesson| lesson.steps.first()?.scene.as_ref());
        self.preview = scene.and_then(|scene| scene.request.table(Side::Both).ok());
    }

    fn lesson(&self) -> Option<&Lesson> {
        self.lessons.get(self.pointer.at())
    }

    fn draw_list(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let room = usize::from(area.height).saturating_sub(2);
        let rows = self.rows();
        let chosen = rows.iter().position(|row| matches!(row, Row::Lesson(at) if *at == self.pointer.at()));
        let mut sight = Pointer::over(rows.len());
        sight.put(chosen.unwrap_or_default());
        let seen = &rows[sight.sight(room)];
        let inside = pane(&say!(look, "lesson-list"), &self.range(seen, look), area, buf, look);
        let mut hits = Vec::new();
        for (place, row) in inside.rows().zip(seen) {
            match *row {
                Row::Station(station) => {
                    let name = say!(look, &format!("station-{}", station.id));
                    Line::from(vec![Span::raw(" "), Span::styled(name, look.theme.dim)]).render(place, buf);
                }
                Row::Lesson(at) => {
                    self.draw_lesson(at, place, buf, look);
                    hits.push((place, Hit::Item(at)));
                }
            }
        }
        hits
    }

    /// The lessons, under the stations they belong to.
    fn rows(&self) -> Vec<Row> {
        let station = |at: usize| path::station(self.lessons.get(at)?.stop);
        let mut rows = Vec::new();
        for at in 0..self.lessons.len() {
            let (before, here) = (at.checked_sub(1).and_then(station), station(at));
            let is_new = before.map(|station| station.id) != here.map(|station| station.id);
            rows.extend(here.filter(|_| is_new).map(Row::Station));
            rows.push(Row::Lesson(at));
        }
        rows
    }

    /// Says which lessons are in sight; empty if all are.
    fn range(&self, seen: &[Row], look: &Look) -> String {
        let lessons: Vec<usize> = seen
            .iter()
            .filter_map(|row| match row {
                Row::Lesson(at) => Some(*at),
                Row::Station(_) => None,
            })
            .collect();
        match (lessons.first(), lessons.last()) {
            (Some(first), Some(last)) if lessons.len() < self.lessons.len() => {
                say!(look, "list-range", first = first + 1, last = last + 1, count = self.lessons.len())
            }
            _ => String::new(),
        }
    }

    fn draw_lesson(&self, at: usize, place: Rect, buf: &mut Buffer, look: &Look) {
        let Some(lesson) = self.lessons.get(at) else { return };
        let chosen = at == self.pointer.at();
        let (pointer, style) = look.row(chosen);
        let mark = self.mark(lesson, look);
        let free = usize::from(place.width).saturating_sub(5 + width_of(&mark));
        let title = align::left(&align::cut(&lesson.title(look), free, look.glyphs().more), free);
        let words = Span::styled(format!("  {title} {mark} "), style);
        Line::from(vec![pointer, words]).style(look.fill(chosen)).render(place, buf);
    }

    /// The mark of a lesson that was done: its stars, or that the answer was shown.
    fn mark(&self, lesson: &Lesson, look: &Look) -> String {
        match self.done.of(&lesson.id) {
            None => String::new(),
            Some(given) if given.stars == 0 => say!(look, "lesson-mark-told"),
            Some(given) => stars(given.stars, look),
        }
    }

    fn draw_about(&self, area: Rect, buf: &mut Buffer, look: &Look) {
        let Some(lesson) = self.lesson() else {
            pane("", "", area, buf, look);
            return;
        };
        let inside = text_pane(&words::title(lesson.game.id, look), "", area, buf, look);
        let mut text = wrapped(&lesson.goal(look), look.theme.text, inside.width);
        text.push(Line::default());
        let par = say!(look, "lesson-about", par = lesson.par, steps = lesson.steps.len());
        text.extend(wrapped(&par, look.theme.text, inside.width));
        if let Some(given) = self.done.of(&lesson.id).filter(|given| given.stars > 0) {
            let best = say!(look, "lesson-best", stars = stars(given.stars, look), moves = given.moves);
            text.extend(wrapped(&best, look.theme.title, inside.width));
        }
        if let Some(left) = self.done.left(&lesson.id) {
            let told = say!(look, "lesson-left", step = left.step + 1);
            text.extend(wrapped(&told, look.theme.title, inside.width));
        }
        text.extend(self.note.iter().flat_map(|note| wrapped(&note.text, note.style(look), inside.width)));
        let height = u16::try_from(text.len() + 1).unwrap_or(u16::MAX);
        let [told, board] = Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(inside);
        draw_lines(text, told, buf);
        if let Some(table) = &self.preview {
            table.draw(board, buf, look, Shown::Whole { steered: false });
        }
    }
}

impl Screen for LessonsScreen {
    fn context(&self, _: &Look) -> Context {
        Context::Lessons
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let done = self.lessons.iter().filter(|lesson| self.done.of(&lesson.id).is_some()).count();
        let right = say!(look, "lesson-progress", done = done, count = self.lessons.len());
        heading(&[say!(look, "lesson-heading")], &right, top, buf, look);
        let [list, about] = Layout::horizontal([Constraint::Percentage(58), Constraint::Percentage(42)]).areas(body);
        let mut hits = self.draw_list(list, buf, look);
        self.draw_about(about, buf, look);
        let mut hints = vec![
            Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")),
            Hint::named(&[Action::Enter], say!(look, "menu-enter")),
        ];
        hints.extend([Action::Projector, Action::Theme, Action::Help, Action::Back].map(|it| Hint::of(it, look)));
        hits.extend(footer(&hints, Context::Lessons, bottom, buf, look));
        hits
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
