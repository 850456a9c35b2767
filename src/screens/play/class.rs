//! The reason told step by step: by a teacher to a class, which is asked first, by a lesson, or by the demo.

mod hands;
mod told;

use std::time::Duration;

use super::{GameView, Moment};
use crate::{
    play::{
        board::{Back, Hinted, Step as Move},
        panels::Lecture,
    },
    screens::prelude::*,
};
pub(super) use told::{sentences, steps_of};

/// The time a step is shown to a class, in multiples of that for a move.
const READING: u32 = 4;
/// The same in the demo.
const PASSED: u32 = 3;
/// Maximum delay before the first move of the demo, however slowly machines play.
const GLANCE: Duration = Duration::from_secs(3);
/// Number of steps in which the demo tells a reason.
const PASSING: usize = 3;

/// The text a lesson shows in place of a reason of which nothing has been told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::screens) enum Untold {
    /// The question of who can win.
    #[default]
    Asked,
    /// A note that the lesson tells it later.
    Later,
    /// A note that the user has to move first.
    Move,
    /// A note that a game played alone tells it with a move that is shown, and at its end.
    Alone,
    /// The whole reason: there is nothing left to find.
    All,
}

/// The part of the view that a lesson controls.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::screens) struct Guidance {
    /// The text in place of the reason until it is told.
    pub(in crate::screens) untold: Untold,
    /// The message id of what Space does.
    pub(in crate::screens) cue: &'static str,
    /// The message id of what Backspace does, if that is something else.
    pub(in crate::screens) back: Option<&'static str>,
}

/// The source of the reason.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Teller {
    /// The user, as a teacher.
    #[default]
    Teacher,
    /// A lesson.
    Lesson(Guidance),
    /// The demo; a key ends it.
    Demo,
}

/// The part of the reason that has been told.
#[derive(Debug, Clone, Default)]
pub(super) struct Class {
    /// The moment whose reason it is.
    of: Moment,
    /// The number of steps: 0 while the class is asked, 1 with the verdict, then the steps of the lecture.
    told: usize,
    /// Whether that was the last step.
    done: bool,
    /// Whether it goes on by itself.
    auto: bool,
    /// The moment in which the user or a step last moved the cursor.
    aimed: Option<Moment>,
    teller: Teller,
    /// The shows of hands counted so far.
    hands: Vec<hands::Hands>,
}

impl GameView {
    /// The part of the current position's reason that has been told: the number of steps, and whether those are all.
    pub(super) fn class_told(&self) -> Option<(usize, bool)> {
        let (told, done) = self.told_step_by_step()?;
        // At the end there is nothing to ask, and a lesson does not ask what it has answered.
        let over = matches!(self.table.status(), Status::Over(_));
        let open = over || self.led().is_some_and(|led| told == 0 && led.untold == Untold::All);
        Some(if open { (usize::MAX, true) } else { (told, done) })
    }

    /// Creates the view of a demo: the game plays and explains itself.
    pub(crate) fn explaining(table: Table) -> Self {
        let class = Some(Class { auto: true, told: 1, teller: Teller::Demo, ..Class::default() });
        Self { class, ..Self::new(table) }
    }

    /// Whether the game is a demo.
    pub(super) fn is_demo(&self) -> bool {
        self.class.as_ref().is_some_and(|class| class.teller == Teller::Demo)
    }

    /// In a lesson: sets how many steps of the current position's reason have been told; `usize::MAX` for all.
    pub(in crate::screens) fn tell_in_lesson(&mut self, told: usize) {
        let led = self.led().unwrap_or_default();
        self.class = Some(Class { teller: Teller::Lesson(led), ..Class::default() });
        self.set_told(told, told == usize::MAX);
    }

    /// In a lesson: the number of steps told of the current position's reason.
    pub(in crate::screens) fn told_in_lesson(&self) -> usize {
        self.told_step_by_step().map_or(0, |(told, _)| told)
    }

    /// In a lesson: sets what the view shows besides the game.
    pub(in crate::screens) fn lead(&mut self, led: Guidance) {
        if let Some(class) = &mut self.class {
            class.teller = Teller::Lesson(led);
        }
    }

    /// The part of the view that the lesson controls; `None` outside lessons.
    pub(super) fn led(&self) -> Option<Guidance> {
        match self.class.as_ref()?.teller {
            Teller::Lesson(led) => Some(led),
            Teller::Teacher | Teller::Demo => None,
        }
    }

    pub(super) fn is_lesson(&self) -> bool {
        self.led().is_some()
    }

    fn told_step_by_step(&self) -> Option<(usize, bool)> {
        let class = self.class.as_ref()?;
        // The demo does not ask; it says at once who can win.
        let first = usize::from(class.teller == Teller::Demo);
        Some(if class.of == self.now() { (class.told, class.done) } else { (first, false) })
    }

    /// Whether the user has not moved the cursor yet. A class would take its move for advice, so it is hidden.
    pub(super) fn is_idle(&self) -> bool {
        let Some(class) = self.class.as_ref().filter(|class| class.teller == Teller::Teacher) else { return false };
        let untold = self.class_told().is_some_and(|(_, done)| !done);
        untold && class.aimed.as_ref() != Some(&self.now())
    }

    /// Notes that the cursor was moved, so that it is shown from now on.
    pub(super) fn set_aimed(&mut self) {
        let now = self.now();
        if let Some(class) = &mut self.class {
            class.aimed = Some(now);
        }
    }

    /// The number of steps of the current position's reason, with the verdict; `None` while it is not known.
    pub(super) fn class_steps(&self, look: &Look) -> Option<usize> {
        Some(1 + self.table.lecture(look)?.steps())
    }

    /// Says how much has been told; `None` outside a class, or if the game is over.
    pub(super) fn class_count(&self, look: &Look) -> Option<String> {
        let (told, _) = self.class_told().filter(|(told, _)| *told < usize::MAX)?;
        Some(say!(look, "class-count", told = told, all = self.class_steps(look)?))
    }

    /// Says why the proof is not shown, and in a class when it will be.
    pub(super) fn proof_refused(&self, look: &Look) -> String {
        match (self.class_told(), self.class_steps(look)) {
            (Some((told, false)), Some(all)) => say!(look, "proof-told-class", told = told, all = all),
            _ => say!(look, "proof-told"),
        }
    }

    /// Whether a teacher tells the reason.
    pub(super) fn is_taught(&self) -> bool {
        self.class.as_ref().is_some_and(|class| class.teller == Teller::Teacher)
    }

    /// Whether Space begins a class: on a projector, before the end of a game that is no exam.
    pub(super) fn may_begin_class(&self, look: &Look) -> bool {
        let over = matches!(self.table.status(), Status::Over(_));
        look.is_projected() && self.class.is_none() && self.table.paced().is_none() && !over && !self.is_exam_open()
    }

    /// Begins or ends a class.
    pub(super) fn switch_class(&mut self, look: &Look) {
        self.class = if self.class.is_some() { None } else { Some(Class::default()) };
        self.help.advised = true;
        let key = if self.class.is_some() { "class-on" } else { "class-off" };
        self.tell(say!(look, key, key = key_name(Context::Class, Action::Reveal, look)));
    }

    /// Switches between going on by itself and waiting for keys.
    pub(super) fn switch_auto(&mut self, look: &Look) {
        let Some(class) = &mut self.class else { return };
        class.auto = !class.auto;
        let key = if class.auto { "class-auto" } else { "class-by-hand" };
        self.tell(say!(look, key));
    }

    /// Returns the time a step is shown. Reading a sentence takes longer than seeing a move.
    pub(super) fn class_delay(&self) -> Duration {
        let shown = self.table.seating().clock.level.delay();
        match self.is_demo() {
            true if self.table.plies() == 0 => GLANCE.min(shown * PASSED),
            true => shown * PASSED,
            false => shown * READING,
        }
    }

    /// The time until something happens by itself; `None` if nothing does.
    pub(in crate::screens) fn pace(&self) -> Option<Duration> {
        // Nothing happens while the user types.
        if self.is_typing() {
            return None;
        }
        match &self.class {
            Some(class) => {
                let waits =
                    self.table.is_thinking() || matches!(self.table.status(), Status::Over(_) | Status::Pointed(_));
                (class.auto && !waits).then(|| self.class_delay())
            }
            None => self.table.pace(),
        }
    }

    /// Does what happens by itself, after the time of [`Self::pace`].
    pub(in crate::screens) fn tick(&mut self, look: &Look) {
        if self.is_typing() {
            return;
        }
        // A question stays until the user answers it.
        if self.mode.asked().is_none() {
            self.note = None;
        }
        if self.is_demo() {
            self.pass(look);
        } else if self.class.is_some() {
            self.reveal(look);
        } else {
            self.table.seating_mut().clock.tick();
        }
        self.seek(look);
    }

    fn set_told(&mut self, told: usize, done: bool) {
        let class = self.class.take().unwrap_or_default();
        self.class = Some(Class { of: self.now(), told, done, ..class });
    }

    /// Tells the class all remaining steps at once.
    pub(super) fn tell_class_all(&mut self, look: &Look) {
        if let Some(all) = self.class_steps(look).filter(|_| self.class_told().is_some_and(|(_, done)| !done)) {
            self.set_told(all, true);
        }
    }

    /// Tells the next step; after the last one plays the move that was found.
    pub(super) fn reveal(&mut self, look: &Look) {
        if self.proves() {
            return self.walk_proof(true, look);
        }
        let Some((told, done)) = self.class_told() else { return self.switch_class(look) };
        if matches!(self.table.status(), Status::Over(_)) {
            return self.warn(self.over(look));
        }
        let Some(lecture) = self.table.lecture(look) else {
            return self.tell(say!(look, "status-at-work"));
        };
        if done {
            return self.play_told(look);
        }
        let all = 1 + lecture.steps();
        self.set_told(told + 1, told + 1 >= all);
        let (ahead, last) = (comes_ahead(&lecture, told, told + 1), told + 1 >= all);
        let is_turn = matches!(self.table.status(), Status::Turn(_));
        if (ahead || last) && is_turn && self.table.hint() == Hinted::Shown {
            if ahead {
                self.set_aimed();
            }
            if last {
                self.tell(say!(look, "class-move"));
            }
        }
    }

    /// One step of the demo: first a move, then a reason in a few steps, then the next move.
    fn pass(&mut self, look: &Look) {
        let Some(steps) = self.class_steps(look) else { return };
        let told = self.class_told().map_or(0, |(told, _)| told);
        if self.table.plies() == 0 || told >= steps {
            return self.play_told(look);
        }
        let now = steps.min(told + (steps - 1).div_ceil(PASSING).max(1));
        self.set_told(now, now >= steps);
        if self.table.lecture(look).is_some_and(|lecture| comes_ahead(&lecture, told, now)) {
            self.table.point_out();
        }
    }

    fn play_told(&mut self, look: &Look) {
        if matches!(self.table.status(), Status::Turn(_)) {
            self.solve(look);
        } else {
            // In a game of two machines, the next move is played.
            let played = self.table.commit();
            self.report(played, look);
        }
    }

    /// Takes one step back.
    pub(super) fn conceal(&mut self, look: &Look) {
        if self.class.is_none() {
            if self.proves() {
                return self.walk_proof(false, look);
            }
            self.table.steer(Move::Clear);
            return;
        }
        // The proof reveals everything, so it must not come back when everything is told again.
        self.pane.subject.end_proof();
        match self.told_step_by_step() {
            Some((told, _)) if told > 0 => {
                self.set_told(told - 1, false);
                let ahead = self.table.lecture(look).is_some_and(|it| it.is_ahead(steps_of(told - 1)));
                if let Some(class) = self.class.as_mut().filter(|_| !ahead) {
                    class.aimed = None;
                }
            }
            // Before the first step comes the move that led here.
            _ if self.table.back(Back::Turn) => {
                // The step that named the move goes with it; told again, it puts the cursor on the move.
                if let Some((told, true)) = self.told_step_by_step() {
                    self.set_told(told.saturating_sub(1), false);
                }
            }
            _ => self.warn(say!(look, "status-nothing-to-undo")),
        }
    }
}

/// Whether the figure switches to the position after the move between `before` and `now` steps. Then the board shows that move.
fn comes_ahead(lecture: &Lecture, before: usize, now: usize) -> bool {
    lecture.is_ahead(steps_of(now)) && !lecture.is_ahead(steps_of(before))
}
