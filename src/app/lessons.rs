//! Lessons are opened.

use super::App;
use crate::{
    screens::{LessonScreen, LessonsScreen},
    teach::lesson::Lesson,
};

impl App {
    /// Opens the list of lessons on top of the menu, and on top of that one of them.
    pub fn open_lessons(&mut self, lesson: Option<Lesson>) {
        let told = self.unseen_note();
        let mut list = LessonsScreen::new(&self.look);
        if let Some(lesson) = &lesson {
            list.choose_id(&lesson.id);
        }
        self.push(Box::new(list));
        if let Some(screen) = lesson.and_then(|lesson| LessonScreen::new(lesson, &self.look)) {
            self.push(Box::new(screen));
        }
        self.tell_at_last(told);
    }
}
