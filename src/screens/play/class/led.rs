//! A lesson tells the reason in the place of a teacher.

use super::{super::GameView, Class, Teller};
use crate::{look::Look, say};

/// The words that a lesson has the screen say where nothing of the reason has been told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::screens) enum Untold {
    /// The question of who can win.
    #[default]
    Asked,
    /// The lesson tells it later.
    Later,
    /// A move is to be played first.
    Move,
    /// A game is played alone: its reason is told with a move that is shown, and at its end.
    Alone,
    /// All of it is told: there is nothing more to find.
    All,
}

/// The guidance that a lesson gives the screen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::screens) struct Guidance {
    /// The words that stand in the reason's place until it is told.
    pub(in crate::screens) untold: Untold,
    /// The id of what Space does.
    pub(in crate::screens) cue: &'static str,
    /// The id of what Backspace does, where that is something else.
    pub(in crate::screens) back: Option<&'static str>,
}

impl Guidance {
    /// Says what the lesson offers.
    pub(in crate::screens::play) fn offer(self, look: &Look) -> String {
        let first = say!(look, self.cue);
        match self.back {
            Some(back) => say!(look, "lesson-offers", first = first, second = say!(look, back)),
            None => first,
        }
    }
}

impl GameView {
    /// A lesson tells the reason: of the position now so many steps, or all of it, from none on.
    pub(in crate::screens) fn tell_in_lesson(&mut self, told: usize) {
        let led = self.led().unwrap_or_default();
        self.class = Some(Class { teller: Teller::Lesson(led), ..Class::default() });
        self.set_told(told, told == usize::MAX);
    }

    /// Returns the number of steps of the reason told of the position now.
    pub(in crate::screens) fn told_in_lesson(&self) -> usize {
        self.told_step_by_step().map_or(0, |(told, _)| told)
    }

    /// A lesson says what stands beside it.
    pub(in crate::screens) fn lead(&mut self, led: Guidance) {
        if let Some(class) = &mut self.class {
            class.teller = Teller::Lesson(led);
        }
    }

    /// Returns what a lesson has said of that; `None` outside lessons.
    pub(in crate::screens::play) fn led(&self) -> Option<Guidance> {
        match self.class.as_ref()?.teller {
            Teller::Lesson(led) => Some(led),
            Teller::Teacher | Teller::Demo => None,
        }
    }

    /// Returns whether a lesson tells the reason.
    pub(in crate::screens::play) fn is_lesson(&self) -> bool {
        self.led().is_some()
    }
}
