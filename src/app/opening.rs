//! Opening screens.

use super::App;
use crate::{
    play::table::Table,
    screens::{Cx, LessonsScreen, PlayScreen, PuzzleOrder, PuzzleScreen, Screen, over_setup},
    teach::lesson::Lesson,
};

impl App {
    /// Opens a screen on top.
    pub(super) fn push(&mut self, mut screen: Box<dyn Screen>) {
        self.keep_top();
        if let Some(table) = screen.table() {
            table.seating_mut().seed = self.kept.desk.next_seed();
            table.seating_mut().clock.level = self.kept.desk.pace;
        }
        self.stack.above.push(screen);
        self.show_top();
    }

    /// Puts screens on top of the stack and opens the last.
    pub(super) fn push_all(&mut self, mut screens: Vec<Box<dyn Screen>>) {
        let opened = screens.pop();
        self.stack.above.extend(screens);
        if let Some(opened) = opened {
            self.push(opened);
        }
    }

    /// Opens screens over home when the program starts. Home's note moves to the top screen, as the user may never see home.
    fn begin_with(&mut self, screens: Vec<Box<dyn Screen>>) {
        let unseen = self.stack.home.take_note();
        self.push_all(screens);
        if let Some(note) = unseen {
            self.top().note(note);
        }
        self.settle();
    }

    fn cx(&mut self) -> Cx<'_> {
        Cx { look: &self.look, desk: &mut self.kept.desk }
    }

    /// Opens a game over its setup form.
    pub fn open(&mut self, table: Table) {
        self.stack.home.choose(table.id());
        let screens = over_setup(PlayScreen::new(table), &mut self.cx());
        self.begin_with(screens);
    }

    /// Opens puzzles.
    pub fn open_puzzles(&mut self, asked: PuzzleOrder) {
        let puzzles = PuzzleScreen::begin(asked, &mut self.cx());
        self.begin_with(vec![Box::new(puzzles)]);
    }

    /// Opens the list of lessons and, over it, this lesson.
    pub fn open_lessons(&mut self, lesson: Option<Lesson>) {
        let screens = LessonsScreen::with(lesson, &self.look);
        self.begin_with(screens);
    }
}
