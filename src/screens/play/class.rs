//! The reason before a class: asked first, then told a step at a time.

mod hands;
mod led;
mod passing;
mod told;

use std::time::Duration;

use ratatui::layout::Size;

use super::{GameView, WhyPane};
use crate::{
    look::Look,
    play::{
        board::{Back, Hinted, Status, Step as Move},
        panels::Lecture,
    },
    say,
    screens::{action::Action, key_name, keymap::Context},
};
pub(in crate::screens) use led::{Guidance, Untold};
pub(super) use told::{sentences, steps_of};

/// A room in which every figure has its steps; how many there are does not depend on it.
const NOMINAL: Size = Size::new(60, 20);

/// A step is shown so many times as long as a move.
const READING: u32 = 4;
/// The same for who passes by.
const PASSED: u32 = 3;
/// The time after which who passes by waits no longer for the first move, however slowly machines play.
const GLANCE: Duration = Duration::from_secs(3);

/// The teller of the reason.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Teller {
    /// Whoever presses the keys.
    #[default]
    Teacher,
    /// A lesson, step by step.
    Lesson(Guidance),
    /// The arcade by itself; a key ends it.
    Demo,
}

/// The steps of the reason that a class has been told.
#[derive(Debug, Clone, Default)]
pub(super) struct Class {
    /// After how many moves, and of which position.
    of: (usize, String),
    /// The number of steps: none while it is asked, then the verdict, then the lecture's.
    told: usize,
    /// `true` where that was the last of them.
    done: bool,
    /// `true` where it goes on by itself.
    pub(super) auto: bool,
    /// The number of moves and the position at which the cursor was last moved, or put on the move that is told.
    aimed: Option<(usize, String)>,
    /// The teller: a lesson has its own words for what comes next.
    teller: Teller,
    /// The hands that were counted so far.
    hands: Vec<hands::Hands>,
}

impl GameView {
    /// Returns what a class has been told of the position now: how many steps, and whether those are all.
    pub(super) fn class_told(&self) -> Option<(usize, bool)> {
        let (told, done) = self.told_step_by_step()?;
        // At the end nothing is asked any more, and a lesson need not ask what it has answered.
        let over = matches!(self.table.status(), Status::Over(_));
        let open = over || self.led().is_some_and(|led| told == 0 && led.untold == Untold::All);
        Some(if open { (usize::MAX, true) } else { (told, done) })
    }

    fn told_step_by_step(&self) -> Option<(usize, bool)> {
        let class = self.class.as_ref()?;
        let same = class.of.0 == self.table.plies() && class.of.1 == self.table.position();
        // Who passes by is asked nothing, and sees who can win at once.
        let first = usize::from(class.teller == Teller::Demo);
        Some(if same { (class.told, class.done) } else { (first, false) })
    }

    /// Returns whether the cursor stands where nobody has put it: a class that is being told would take its move for advice.
    pub(super) fn is_idle(&self) -> bool {
        let Some(class) = self.class.as_ref().filter(|class| class.teller == Teller::Teacher) else { return false };
        let untold = self.class_told().is_some_and(|(_, done)| !done);
        untold && class.aimed != Some((self.table.plies(), self.table.position()))
    }

    /// The cursor was put somewhere, and is shown from now on.
    pub(super) fn set_aimed(&mut self) {
        let now = (self.table.plies(), self.table.position());
        if let Some(class) = &mut self.class {
            class.aimed = Some(now);
        }
    }

    /// Returns the number of steps to be told of the position now, the verdict the first; `None` while it is not known.
    pub(super) fn class_steps(&self, look: &Look) -> Option<usize> {
        Some(1 + self.table.lecture(look, NOMINAL)?.steps())
    }

    /// Says how far a class has been told; `None` where there is none, or the game is over.
    pub(super) fn class_count(&self, look: &Look) -> Option<String> {
        let (told, _) = self.class_told().filter(|(told, _)| *told < usize::MAX)?;
        Some(say!(look, "class-count", told = told, all = self.class_steps(look)?))
    }

    /// Why the proof is kept back, and before a class when it opens.
    pub(super) fn proof_refused(&self, look: &Look) -> String {
        match (self.class_told(), self.class_steps(look)) {
            (Some((told, false)), Some(all)) => say!(look, "proof-told-class", told = told, all = all),
            _ => say!(look, "proof-told"),
        }
    }

    /// Returns whether a teacher tells a class the reason.
    pub(super) fn is_taught(&self) -> bool {
        self.class.as_ref().is_some_and(|class| class.teller == Teller::Teacher)
    }

    /// Returns whether Space begins to ask a class: on a projector, before the end, and not where nothing may be told.
    pub(super) fn may_begin_class(&self, look: &Look) -> bool {
        let over = matches!(self.table.status(), Status::Over(_));
        look.is_projected() && self.class.is_none() && self.table.paced().is_none() && !over && !self.is_exam()
    }

    /// Begins to ask a class, or tells everything again.
    pub(super) fn switch_class(&mut self, look: &Look) {
        self.class = if self.class.is_some() { None } else { Some(Class::default()) };
        self.aid.advised = true;
        // What is told is to be seen.
        if self.class.is_some() && self.why == WhyPane::Hidden {
            self.why = WhyPane::Beside;
        }
        let key = if self.class.is_some() { "class-on" } else { "class-off" };
        self.tell(say!(look, key, key = key_name(Context::Class, Action::Reveal, look)));
    }

    /// It goes on by itself, or waits for the next key.
    pub(super) fn switch_auto(&mut self, look: &Look) {
        let Some(class) = &mut self.class else { return };
        class.auto = !class.auto;
        let key = if class.auto { "class-auto" } else { "class-by-hand" };
        self.tell(say!(look, key));
    }

    /// Returns the time that a step stands before a class: a sentence is read more slowly than a move is seen.
    pub(super) fn class_delay(&self) -> Duration {
        let shown = self.table.seating().clock.level.delay();
        match self.is_demo() {
            true if self.table.plies() == 0 => GLANCE.min(shown * PASSED),
            true => shown * PASSED,
            false => shown * READING,
        }
    }

    /// Returns the time to wait for what happens by itself; `None` where nothing does.
    pub(in crate::screens) fn pace(&self) -> Option<Duration> {
        // Nothing happens behind a line that is typed in.
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

    /// That time is over.
    pub(in crate::screens) fn tick(&mut self, look: &Look) {
        // Nothing happens behind a line that is typed in, and the question whether a name is replaced stays.
        if self.is_typing() {
            return;
        }
        // A question that was asked stands until it is answered.
        if self.asked.is_none() {
            self.note = None;
        }
        if self.is_demo() {
            self.pass(look);
        } else if self.class.is_some() {
            self.reveal(look);
        } else {
            self.table.seating_mut().clock.tick();
        }
        self.want(look);
    }

    fn set_told(&mut self, told: usize, done: bool) {
        let of = (self.table.plies(), self.table.position());
        let now = self.class.take().unwrap_or_default();
        self.class = Some(Class { of, told, done, ..now });
    }

    /// Tells a class that is being told the rest at once.
    pub(super) fn tell_class_all(&mut self, look: &Look) {
        if let Some(all) = self.class_steps(look).filter(|_| self.class_told().is_some_and(|(_, done)| !done)) {
            self.set_told(all, true);
        }
    }

    /// One step on; behind the last one the move that was found is played.
    pub(super) fn reveal(&mut self, look: &Look) {
        if self.proves() {
            return self.walk_proof(true, look);
        }
        let Some((told, done)) = self.class_told() else { return self.switch_class(look) };
        if matches!(self.table.status(), Status::Over(_)) {
            return self.warn(self.over(look));
        }
        let Some(lecture) = self.table.lecture(look, NOMINAL) else {
            return self.tell(say!(look, "status-at-work"));
        };
        if done {
            return self.play_told(look);
        }
        // What is told is to be seen.
        if self.why == WhyPane::Hidden {
            self.why = WhyPane::Beside;
        }
        let all = 1 + lecture.steps();
        self.set_told(told + 1, told + 1 >= all);
        let ahead = comes_ahead(&lecture, told, told + 1);
        if ahead && matches!(self.table.status(), Status::Turn(_)) && self.table.hint() == Hinted::Shown {
            self.set_aimed();
        }
        if told + 1 >= all && matches!(self.table.status(), Status::Turn(_)) && self.table.hint() == Hinted::Shown {
            self.tell(say!(look, "class-move"));
        }
    }

    fn play_told(&mut self, look: &Look) {
        if matches!(self.table.status(), Status::Turn(_)) {
            self.solve(look);
        } else {
            // Of two machines' game the next move is played.
            let played = self.table.commit();
            self.report(played, look);
        }
    }

    /// One step back.
    pub(super) fn conceal(&mut self, look: &Look) {
        if self.class.is_none() {
            if self.proves() {
                return self.walk_proof(false, look);
            }
            self.table.steer(Move::Clear);
            return;
        }
        // The proof tells all, so it does not wait for all to be told again.
        self.proof = None;
        match self.told_step_by_step() {
            Some((told, _)) if told > 0 => {
                self.set_told(told - 1, false);
                let ahead = self.table.lecture(look, NOMINAL).is_some_and(|it| it.is_ahead(steps_of(told - 1)));
                if let Some(class) = self.class.as_mut().filter(|_| !ahead) {
                    class.aimed = None;
                }
            }
            // Before the first step lies the move that led here.
            _ if self.table.back(Back::Turn) => {
                // The move that was found is taken back with the step that named it: told again, the cursor stands on it.
                if let Some((told, true)) = self.told_step_by_step() {
                    self.set_told(told.saturating_sub(1), false);
                }
            }
            _ => self.warn(say!(look, "status-nothing-to-undo")),
        }
    }
}

/// Returns whether the figure comes to stand after the move between so many steps told and so many: then the board shows that
/// move.
fn comes_ahead(lecture: &Lecture, before: usize, now: usize) -> bool {
    lecture.is_ahead(steps_of(now)) && !lecture.is_ahead(steps_of(before))
}
