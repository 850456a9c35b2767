//! Opening screens.

use super::App;
use crate::{
    play::{board::Degree, table::Table},
    screens::{Cx, LessonsScreen, PlanScreen, PlayScreen, PuzzleOrder, PuzzleScreen, Screen, over_setup},
    teach::{lesson::Lesson, path},
};

impl App {
    pub(super) fn push(&mut self, mut screen: Box<dyn Screen>) {
        self.keep_top();
        if let Some(table) = screen.table() {
            table.seating_mut().seed = self.kept.desk.next_seed();
            table.seating_mut().clock.level = self.kept.desk.pace;
        }
        self.stack.above.push(screen);
        self.show_top();
    }

    /// Puts screens on top of the stack, but opens only the last.
    pub(super) fn push_all(&mut self, mut screens: Vec<Box<dyn Screen>>) {
        let opened = screens.pop();
        self.stack.above.extend(screens);
        if let Some(opened) = opened {
            self.push(opened);
        }
    }

    /// Opens screens over home when the program starts. Home's note moves to the top screen, because the user may never see home.
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

    /// Opens a game where it was left, if the unfinished game of its kind began like this. Otherwise opens it anew; the other
    /// unfinished game goes to the shelf before this one takes its place.
    pub(super) fn open_or_go_on(&mut self, table: Table) {
        self.stack.home.choose(table.id());
        let mut cx = self.cx();
        let screen = PlayScreen::going_on(table, &mut cx);
        let screens = over_setup(screen, &mut cx);
        self.begin_with(screens);
    }

    /// Opens the plan of an hour with a class, at the first stop of the path.
    pub(super) fn open_plan(&mut self) {
        let plan = path::stops().next().map(PlanScreen::of);
        self.begin_with(plan.into_iter().map(|plan| Box::new(plan) as Box<dyn Screen>).collect());
    }

    /// Reveals this much before the end of games of this kind, until the program ends.
    pub fn reveal(&mut self, game: &'static str, degree: Degree) {
        self.kept.desk.tellings.insert(game, degree.into());
    }

    /// Returns how much is revealed before the end of games of this kind.
    pub fn revealed(&self, game: &str) -> Degree {
        self.kept.desk.telling_of(game).degree()
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
