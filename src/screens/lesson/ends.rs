//! What comes when a lesson is done: its game, the next lesson, or the list.

use super::{LessonScreen, Phase};
use crate::{
    look::Look,
    say,
    screens::{Cx, Next, PlayScreen},
    teach::lesson::{self, Lesson},
};

/// One way to go on.
#[derive(Debug)]
pub(super) enum End {
    /// The lesson's game is played at its stop of the path.
    Play,
    /// The lesson that comes next on the path.
    Lesson(Box<Lesson>),
    /// The list of all.
    List,
}

impl LessonScreen {
    /// The ways to go on; there are at least two.
    pub(super) fn ends(&self) -> &[End] {
        &self.ends
    }

    /// Makes out how it can go on.
    pub(super) fn find_ends(&mut self) {
        let next = lesson::all().0.iter().skip_while(|lesson| lesson.id != self.lesson.id).nth(1);
        let next = next.map(|lesson| End::Lesson(Box::new(lesson.clone())));
        self.ends = [Some(End::Play), next, Some(End::List)].into_iter().flatten().collect();
    }

    /// The way on which a story goes on: the next lesson, or behind the last one the list.
    pub(super) fn story(&self) -> usize {
        let is_lesson = |end: &End| matches!(end, End::Lesson(_));
        self.ends.iter().position(is_lesson).unwrap_or(self.ends.len().saturating_sub(1))
    }

    /// The ways in words.
    pub(super) fn end_words(&self, look: &Look) -> Vec<String> {
        let words = |end: &End| match end {
            End::Play => {
                say!(look, "lesson-end-play", name = say!(look, &format!("stop-{}", self.lesson.stop.id)))
            }
            End::Lesson(lesson) => say!(look, "lesson-end-next", title = lesson.title(look)),
            End::List => say!(look, "lesson-end-list"),
        };
        self.ends.iter().map(words).collect()
    }

    /// Goes on in this way.
    pub(super) fn leave_by(&mut self, chosen: usize, cx: &mut Cx<'_>) -> Next {
        debug_assert!(matches!(self.phase, Phase::Done { .. }), "nothing else has an end");
        self.table().stop();
        self.settle(cx);
        let screen: Option<Box<dyn crate::screens::Screen>> = match self.ends.get(chosen) {
            Some(End::Play) => PlayScreen::next_at(self.lesson.stop, cx).map(|screen| Box::new(screen) as _),
            Some(End::Lesson(lesson)) => {
                Self::new(lesson.as_ref().clone(), cx.look).map(|screen| Box::new(screen) as _)
            }
            Some(End::List) | None => None,
        };
        screen.map_or(Next::Pop, |screen| Next::Instead(vec![screen]))
    }
}
