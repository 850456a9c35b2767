//! The reason told step by step: by a teacher to a class, which is asked first, by a lesson, or by the demo.

mod hands;

use std::time::Duration;

use super::{GameView, Moment, moment, subject::Topic, telling::hidden_words};
use crate::{
    play::{
        board::{Back, Hinted, Step as Move},
        panels::Lecture,
    },
    screens::prelude::*,
};
use hands::Hands;

/// The time a step is shown to a class, in multiples of that for a move.
const READING: u32 = 4;
const PASSED: u32 = 3;
/// Maximum delay before the first move of the demo, however slowly machines play.
const GLANCE: Duration = Duration::from_secs(3);
/// Number of steps in which the demo tells a reason.
const PASSING: usize = 3;

/// The part of the view that a lesson controls.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::screens) struct Guidance {
    /// Whether the whole reason is open, because there is nothing left to find.
    pub(in crate::screens) open: bool,
    /// The message id of what Space does.
    pub(in crate::screens) cue: &'static str,
    /// The message id of what Backspace does, if that is something else.
    pub(in crate::screens) back: Option<&'static str>,
}

/// The part of a position's reason that has been told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::screens) struct Told {
    /// The number of steps: 0 while the class is asked, 1 with the verdict, then the steps of the lecture.
    pub(super) steps: usize,
    /// Whether that was the last step.
    pub(super) done: bool,
}

impl Told {
    pub(super) const ALL: Self = Self { steps: usize::MAX, done: true };

    const fn of(steps: usize, all: usize) -> Self {
        Self { steps, done: steps >= all }
    }

    /// The number of steps of the lecture, which does not count the verdict.
    pub(super) const fn of_lecture(self) -> usize {
        if self.steps == usize::MAX { self.steps } else { self.steps.saturating_sub(1) }
    }

    /// Whether the figure is that of the position after the move.
    fn is_ahead(self, lecture: &Lecture) -> bool {
        lecture.is_ahead(self.of_lecture())
    }
}

/// The part told, and the moment of its position: of another one nothing has been told.
type ToldOf = (Moment, Told);

/// A class that a teacher takes through a game.
#[derive(Debug, Default)]
pub(in crate::screens) struct Teaching {
    told: ToldOf,
    /// Whether it goes on by itself.
    auto: bool,
    /// The moment in which the user or a step last moved the cursor.
    aimed: Option<Moment>,
    /// The shows of hands counted so far.
    hands: Vec<Hands>,
}

/// A reason told step by step, by whoever tells it.
#[derive(Debug, Default)]
pub(in crate::screens) enum Class {
    #[default]
    Nobody,
    Teacher(Teaching),
    Lesson(ToldOf, Guidance),
    /// It goes on by itself; a key ends it.
    Demo(ToldOf),
}

impl Class {
    pub(super) fn demo() -> Self {
        Self::Demo(ToldOf::default())
    }

    pub(super) const fn is_on(&self) -> bool {
        !matches!(self, Self::Nobody)
    }

    pub(super) const fn is_demo(&self) -> bool {
        matches!(self, Self::Demo(_))
    }

    pub(super) const fn is_taught(&self) -> bool {
        matches!(self, Self::Teacher(_))
    }

    pub(super) const fn led(&self) -> Option<Guidance> {
        if let Self::Lesson(_, led) = self { Some(*led) } else { None }
    }

    pub(super) const fn is_lesson(&self) -> bool {
        self.led().is_some()
    }

    /// Sets what a lesson shows besides the game.
    pub(in crate::screens) fn lead(&mut self, guidance: Guidance) {
        if let Self::Lesson(_, led) = self {
            *led = guidance;
        }
    }

    /// The steps told of the current position's reason, even if there is nothing to ask.
    fn step_by_step(&self, table: &Table) -> Option<Told> {
        let ((of, told), first) = match self {
            Self::Nobody => return None,
            Self::Teacher(Teaching { told, .. }) | Self::Lesson(told, _) => (told, 0),
            // The demo does not ask; it says at once who can win.
            Self::Demo(told) => (told, 1),
        };
        Some(if *of == moment(table) { *told } else { Told { steps: first, done: false } })
    }

    /// The number of steps told of the current position's reason.
    pub(in crate::screens) fn steps_told(&self, table: &Table) -> usize {
        self.step_by_step(table).map_or(0, |told| told.steps)
    }

    /// The part of the current position's reason that has been told.
    pub(super) fn told(&self, table: &Table) -> Option<Told> {
        let told = self.step_by_step(table)?;
        // At the end there is nothing to ask, and a lesson does not ask what it has answered.
        let is_open = self.led().is_some_and(|led| told.steps == 0 && led.open);
        Some(if table.is_over() || is_open { Told::ALL } else { told })
    }

    /// The part told, while there is something left to tell.
    pub(super) fn untold(&self, table: &Table) -> Option<Told> {
        self.told(table).filter(|told| !told.done)
    }

    /// Sets what has been told of the current position's reason.
    pub(super) fn tell(&mut self, now: Told, table: &Table) {
        match self {
            Self::Nobody => {}
            Self::Teacher(Teaching { told, .. }) | Self::Lesson(told, _) | Self::Demo(told) => {
                *told = (moment(table), now);
            }
        }
    }

    /// Whether the user of a class has not moved the cursor yet. A class would take its move for advice, so it is hidden.
    pub(super) fn is_idle(&self, table: &Table) -> bool {
        let Self::Teacher(Teaching { aimed, .. }) = self else { return false };
        self.untold(table).is_some() && *aimed != Some(moment(table))
    }

    /// Notes that the cursor was moved, so that it is shown from now on.
    pub(super) fn aim(&mut self, table: &Table) {
        if let Self::Teacher(teaching) = self {
            teaching.aimed = Some(moment(table));
        }
    }

    /// Says how much has been told; `None` outside a class, or if the game is over.
    pub(super) fn count(&self, table: &Table, look: &Look) -> Option<String> {
        let told = self.told(table).filter(|told| told.steps < usize::MAX)?;
        Some(say!(look, "class-count", told = told.steps, all = all_steps(table, look)?))
    }

    /// Switches between going on by itself and waiting for keys. Says which it does now.
    pub(super) fn switch_auto(&mut self, look: &Look) -> Option<String> {
        let Self::Teacher(Teaching { auto, .. }) = self else { return None };
        *auto = !*auto;
        Some(say!(look, if *auto { "class-auto" } else { "class-by-hand" }))
    }

    /// The time a step is shown. Reading a sentence takes longer than seeing a move.
    pub(super) fn delay(&self, table: &Table) -> Duration {
        let shown = table.seating().clock.level.delay();
        match self {
            Self::Demo(_) if table.plies() == 0 => GLANCE.min(shown * PASSED),
            Self::Demo(_) => shown * PASSED,
            _ => shown * READING,
        }
    }

    /// The time until something happens by itself; `None` if nothing does.
    fn pace(&self, table: &Table) -> Option<Duration> {
        let auto = match self {
            Self::Nobody => return table.pace(),
            Self::Teacher(Teaching { auto, .. }) => *auto,
            Self::Lesson(..) => false,
            Self::Demo(_) => true,
        };
        let waits = table.is_thinking() || matches!(table.status(), Status::Over(_) | Status::Pointed(_));
        (auto && !waits).then(|| self.delay(table))
    }

    /// Tells all remaining steps at once.
    pub(super) fn tell_all(&mut self, table: &Table, look: &Look) {
        if let Some(all) = all_steps(table, look).filter(|_| self.untold(table).is_some()) {
            self.tell(Told::of(all, all), table);
        }
    }

    /// One step of the demo: first a move, then a reason in a few steps, then the next move. Returns whether a move is to be played.
    fn pass(&mut self, table: &mut Table, look: &Look) -> bool {
        let (Some(lecture), Some(told)) = (table.lecture(look), self.told(table)) else { return false };
        let all = 1 + lecture.steps();
        if table.plies() == 0 || told.steps >= all {
            return true;
        }
        let now = Told::of(all.min(told.steps + (all - 1).div_ceil(PASSING).max(1)), all);
        self.tell(now, table);
        if now.is_ahead(&lecture) && !told.is_ahead(&lecture) {
            table.point_out();
        }
        false
    }

    /// Takes one step back. Returns whether there was one.
    fn conceal(&mut self, table: &mut Table, look: &Look) -> bool {
        if let Some(Told { steps: before @ 1.., .. }) = self.step_by_step(table) {
            let told = Told { steps: before - 1, done: false };
            self.tell(told, table);
            let ahead = table.lecture(look).is_some_and(|lecture| told.is_ahead(&lecture));
            if let Self::Teacher(teaching) = self
                && !ahead
            {
                teaching.aimed = None;
            }
            return true;
        }
        // Before the first step comes the move that led here.
        let goes_back = table.back(Back::Turn);
        // The step that named the move goes with it; told again, it puts the cursor on the move.
        if let Some(Told { steps, done: true }) = self.step_by_step(table).filter(|_| goes_back) {
            self.tell(Told { steps: steps.saturating_sub(1), done: false }, table);
        }
        goes_back
    }

    /// Says why the proof is not shown, and in a class when it will be.
    pub(super) fn proof_refused(&self, table: &Table, look: &Look) -> String {
        match (self.untold(table), all_steps(table, look)) {
            (Some(told), Some(all)) => say!(look, "proof-told-class", told = told.steps, all = all),
            _ => say!(look, "proof-told"),
        }
    }

    /// Says why the list of moves is not shown.
    pub(super) fn list_refused(&self, telling: Telling, table: &Table, look: &Look) -> String {
        // A lesson has no keys that reveal more; it tells the reason itself.
        if self.is_lesson() {
            return say!(look, "lesson-unlisted");
        }
        let Some(told) = self.untold(table) else { return hidden_words(telling, look) };
        let Some(all) = all_steps(table, look) else { return say!(look, "status-at-work") };
        let key = key_name(Context::Class, Action::Reveal, look);
        say!(look, "class-unlisted", told = told.steps, all = all, key = key)
    }
}

/// The number of steps of the current position's reason, with the verdict; `None` while it is not known.
pub(super) fn all_steps(table: &Table, look: &Look) -> Option<usize> {
    Some(1 + table.lecture(look)?.steps())
}

impl GameView {
    /// In a lesson: sets how many steps of the current position's reason have been told; `usize::MAX` for all.
    pub(in crate::screens) fn tell_in_lesson(&mut self, steps: usize) {
        let told = Told { steps, done: steps == usize::MAX };
        self.class = Class::Lesson((moment(&self.table), told), self.class.led().unwrap_or_default());
    }

    /// Whether Space begins a class: on a projector, before the end of a game that is no exam.
    pub(super) fn may_begin_class(&self, look: &Look) -> bool {
        let is_free = !self.class.is_on() && self.table.paced().is_none();
        look.is_projected() && is_free && !self.table.is_over() && !self.is_exam_open()
    }

    pub(super) fn switch_class(&mut self, look: &Look) {
        let (class, key) = match self.class {
            Class::Nobody => (Class::Teacher(Teaching::default()), "class-on"),
            _ => (Class::Nobody, "class-off"),
        };
        self.class = class;
        self.help.take("card-advised-class");
        // At the end all is told, and nobody is asked. On a projector the class would read what the teacher is to do.
        if !self.class.is_on() || !self.table.is_over() && !look.is_projected() {
            self.tell(say!(look, key, key = key_name(Context::Class, Action::Reveal, look)));
        }
    }

    /// The time until something happens by itself; `None` if nothing does, as while the user types.
    pub(in crate::screens) fn pace(&self) -> Option<Duration> {
        if self.mode.is_typing() { None } else { self.class.pace(&self.table) }
    }

    /// Does what happens by itself, after the time of [`Self::pace`].
    pub(in crate::screens) fn tick(&mut self, look: &Look) {
        if self.mode.is_typing() {
            return;
        }
        // A question stays until the user answers it.
        if self.mode.asked().is_none() {
            self.note = None;
        }
        match self.class {
            Class::Demo(_) => {
                if self.class.pass(&mut self.table, look) {
                    self.play_told(look);
                }
            }
            Class::Nobody => self.table.seating_mut().clock.tick(),
            Class::Teacher(_) | Class::Lesson(..) => self.reveal(look),
        }
        self.seek(look);
    }

    /// Tells the next step; after the last one plays the move that was found.
    pub(super) fn reveal(&mut self, look: &Look) {
        if self.topic() == Topic::Proof {
            return self.pane.subject.walk(true, &mut self.table, look);
        }
        let Some(told) = self.class.told(&self.table) else { return self.switch_class(look) };
        if self.table.is_over() {
            return self.warn(self.closing().already(look));
        }
        let Some(lecture) = self.table.lecture(look) else { return self.tell(say!(look, "status-at-work")) };
        if told.done {
            return self.play_told(look);
        }
        let now = Told::of(told.steps + 1, 1 + lecture.steps());
        self.class.tell(now, &self.table);
        // The board shows the move when the figure does, and with the last step.
        let ahead = now.is_ahead(&lecture) && !told.is_ahead(&lecture);
        let is_turn = matches!(self.table.status(), Status::Turn(_));
        if (ahead || now.done) && is_turn && self.table.hint() == Hinted::Shown {
            if ahead {
                self.class.aim(&self.table);
            }
            if now.done {
                self.tell(say!(look, "class-move"));
            }
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

    pub(super) fn conceal(&mut self, look: &Look) {
        if self.class.is_on() {
            // The proof reveals everything, so it must not come back when everything is told again.
            self.pane.subject.end_proof();
            if !self.class.conceal(&mut self.table, look) {
                self.tell(say!(look, "lesson-first"));
            }
        } else if self.topic() == Topic::Proof {
            self.pane.subject.walk(false, &mut self.table, look);
        } else {
            self.table.steer(Move::Clear);
        }
    }
}
