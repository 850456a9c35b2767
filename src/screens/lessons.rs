//! The list of lessons.

use std::fmt;

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Position, Rect, Size},
    text::{Line, Span},
    widgets::Widget,
};

use super::{
    Hit, Hits, LessonScreen, Next, Note, Screen,
    chrome::{Hint, draw_lines, footer, heading, pane, split},
    lesson::stars,
    pointer::Pointer,
};
use crate::{
    keep::{keeper::Keeper, storage::Lessons},
    look::{
        Look,
        align::{self, width_of, wrapped},
    },
    play::board::{Shown, Side, Table},
    say,
    screens::{Cx, action::Action, keymap::Context},
    teach::lesson::{self, Lesson},
    words,
};

/// The screen of all lessons.
pub struct LessonsScreen {
    lessons: Vec<Lesson>,
    done: Lessons,
    pointer: Pointer,
    /// The position of the chosen one.
    preview: Option<Box<dyn Table>>,
    note: Option<Note>,
}

impl fmt::Debug for LessonsScreen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LessonsScreen")
            .field("pointer", &self.pointer)
            .field("done", &self.done)
            .finish_non_exhaustive()
    }
}

impl LessonsScreen {
    pub(super) const LEAST: Size = Size::new(44, 12);

    /// The lessons that can be given; what is wrong with another is told.
    pub fn new(look: &Look) -> Self {
        let (lessons, faults) = lesson::all();
        let note = faults.first().map(|fault| Note { text: fault.words(look), wrong: true });
        let pointer = Pointer::over(lessons.len());
        let mut list = Self { lessons, done: Lessons::default(), pointer, preview: None, note };
        list.show();
        list
    }

    /// Shows how these were done.
    pub fn fill(&mut self, done: Lessons) {
        self.done = done;
    }

    /// Puts the pointer on the lesson of this id.
    pub fn choose_id(&mut self, id: &str) {
        if let Some(at) = self.lessons.iter().position(|lesson| lesson.id == id) {
            self.pointer.put(at);
            self.show();
        }
    }

    /// Puts the chosen lesson's first position beside the list.
    fn show(&mut self) {
        let scene = self.lesson().and_then(|lesson| lesson.steps.first()?.scene.as_ref());
        self.preview = scene.and_then(|scene| scene.request.table(Side::Both).ok());
    }

    fn lesson(&self) -> Option<&Lesson> {
        self.lessons.get(self.pointer.at())
    }

    fn draw_list(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let room = usize::from(area.height).saturating_sub(2);
        let inside = pane(&say!(look, "lesson-list"), &self.pointer.range(room, look), area, buf, look);
        let first = self.pointer.sight(room).start;
        let mut hits = Vec::new();
        for (place, (at, lesson)) in inside.rows().zip(self.lessons.iter().enumerate().skip(first)) {
            let chosen = at == self.pointer.at();
            let (pointer, style) = look.row(chosen);
            let mark = self.mark(lesson, look);
            let title = lesson.title(look);
            let free = usize::from(inside.width).saturating_sub(4 + width_of(&mark));
            let title = align::left(&align::cut(&title, free, look.glyphs().more), free);
            let words = Span::styled(format!(" {title} {mark} "), style);
            Line::from(vec![pointer, words]).style(look.fill(chosen)).render(place, buf);
            hits.push((place, Hit::Item(at)));
        }
        hits
    }

    /// How a lesson was done: its stars, that it was told, or nothing.
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
        let inside = pane(&words::title(lesson.game.id, look), "", area, buf, look);
        let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(2), ..inside };
        let mut text = wrapped(&lesson.goal(look), look.theme.text, inside.width);
        text.push(Line::default());
        let par = say!(look, "lesson-about", par = lesson.par, steps = lesson.steps.len());
        text.extend(wrapped(&par, look.theme.text, inside.width));
        if let Some(given) = self.done.of(&lesson.id).filter(|given| given.stars > 0) {
            let best = say!(look, "lesson-best", stars = stars(given.stars, look), moves = given.moves);
            text.extend(wrapped(&best, look.theme.title, inside.width));
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
    fn least(&self) -> Size {
        Self::LEAST
    }

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
        let hints = [
            Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")),
            Hint::named(&[Action::Enter], say!(look, "menu-enter")),
            Hint::of(Action::Projector, look),
            Hint::of(Action::Theme, look),
            Hint::of(Action::Help, look),
            Hint::of(Action::Back, look),
        ];
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

    fn uncovered(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        let Some(lessons) = desk.keeper.as_mut().map(Keeper::lessons) else { return };
        if let Some(lessons) = desk.read(lessons, look) {
            self.fill(lessons);
        }
    }
}
