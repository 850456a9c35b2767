//! The place in a lesson: it is saved when the lesson is left before its end, and found again.

use super::{LessonScreen, Past, Phase};
use crate::{
    keep::{keeper::Keeper, storage::Left},
    play::request::Request,
    screens::prelude::*,
};

impl LessonScreen {
    /// The place to return to; `None` at the first step, and once the lesson is done.
    fn place(&self) -> Option<Left> {
        let past = self.past.last().filter(|past| past.at > 0 && !matches!(self.phase, Phase::Done { .. }))?;
        let (position, moves) = (past.request.to_string(), self.moves as u64);
        let missed = self.missed.iter().copied().collect();
        Some(Left { step: past.at, position, told: past.told, moves, shown: self.shown, missed })
    }

    /// Saves the place if it has changed.
    pub(super) fn keep_place(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        let place = self.place();
        if place == self.kept {
            return;
        }
        self.kept.clone_from(&place);
        let Some(keeper) = &mut desk.keeper else { return };
        let kept = keeper.leave_lesson(&self.lesson.id, place);
        desk.tell_kept(kept, look);
    }

    /// Returns to the place that was saved, the first time the lesson is shown.
    pub(super) fn find_place(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        if std::mem::replace(&mut self.opened, true) || self.past.len() != 1 {
            return;
        }
        let Some(lessons) = desk.keeper.as_mut().map(Keeper::lessons) else { return };
        let Some(left) = desk.read(lessons, look).and_then(|lessons| lessons.left(&self.lesson.id).cloned()) else {
            return;
        };
        self.kept = Some(left.clone());
        self.resume(&left, look);
    }

    /// Whether a step is played from this position, or from one that follows it.
    fn has(&self, step: usize, position: &Request) -> bool {
        let setup = |request: &Request| Some(request.table(Side::First).ok()?.setup().to_string());
        let scene =
            self.lesson.steps.get(..=step).and_then(|steps| steps.iter().rev().find_map(|at| at.scene.as_ref()));
        scene.is_some_and(|scene| setup(&scene.request).is_some_and(|here| setup(position) == Some(here)))
    }

    /// Returns to a place, unless the lesson has changed so much that it does not exist.
    fn resume(&mut self, left: &Left, look: &Look) {
        let request = Request::parse(&left.position).ok();
        let fits = |request: &Request| self.has(left.step, request);
        let Some(request) = request.filter(fits) else { return };
        let past = Past { at: left.step, request, told: left.told };
        self.moves = usize::try_from(left.moves).unwrap_or(usize::MAX).min(self.lesson.most);
        self.shown = left.shown;
        self.missed = left.missed.iter().copied().filter(|at| self.lesson.is_task(*at)).collect();
        self.restore(&past);
        self.past.push(past);
        self.play.tell(say!(look, "lesson-resumed", step = left.step + 1));
    }
}
