//! A game: board, moves and reason.

mod card;
mod class;
mod course;
mod footer;
mod hints;
mod lecture;
mod mode;
mod panes;
mod past;
mod players;
mod rematch;
mod said;
mod screen;
mod stake;
mod subject;
mod telling;
mod view;

use std::time::Duration;

use class::Class;
use hints::Help;
use mode::Mode;
use panes::Pane;
use past::Past;
use players::{change_pace, next_player};
use subject::Topic;

use super::prelude::*;
use crate::{
    keep::storage::SaveName,
    play::board::{self, Back, Pace, Refusal},
    screens::step,
};
pub(super) use course::{Course, Task};
pub use screen::PlayScreen;

pub(super) use class::Guidance;
pub(super) use view::seats_line;

/// A request of the view to the screen that holds it.
#[derive(Debug)]
pub(super) enum Want {
    Nothing,
    /// Change the stack of screens.
    Next(Next),
    /// Ask for a name to save the game under.
    Name,
    /// Save a mark on a position; `None` removes it.
    Believe(board::Landing, Option<bool>),
    Map,
    Keep {
        name: SaveName,
        /// Whether a game of the same name may be replaced.
        replaced: bool,
    },
}

/// The number of moves played, and the position: together they identify a moment of the game.
type Moment = (usize, String);

fn moment(table: &Table) -> Moment {
    (table.plies(), table.position())
}

/// A note for the user.
fn note(text: String) -> Note {
    Note { text, wrong: false }
}

/// A note that something is not possible.
fn warning(text: String) -> Note {
    Note { text, wrong: true }
}

/// The view of a game: its board, its reason, and what keys do there. It saves nothing, so a lesson can hold one.
#[derive(Debug)]
pub(super) struct GameView {
    pub(super) table: Table,
    pub(super) mode: Mode,
    past: Past,
    pub(super) note: Option<Note>,
    pub(super) pane: Pane,
    /// The choice of what is revealed before the end of the game.
    telling: Telling,
    pub(super) class: Class,
    help: Help,
    /// The place on the path; `None` for a game beside the path.
    course: Option<Course>,
    /// Whether leaving the game loses nothing.
    safe: bool,
    /// Whether a win without help still counts at a stop of the path.
    counts: bool,
    /// Whether to show the cursor and its move: not while a lesson only talks.
    pub(super) steered: bool,
}

impl GameView {
    pub(super) fn new(table: Table) -> Self {
        Self {
            table,
            mode: Mode::default(),
            past: Past::default(),
            note: None,
            pane: Pane::default(),
            telling: Telling::default(),
            class: Class::default(),
            help: Help::default(),
            course: None,
            safe: false,
            counts: false,
            steered: true,
        }
    }

    pub(super) fn set_table(&mut self, table: Table) {
        self.table.stop();
        (self.table, self.mode, self.pane.page) = (table, Mode::default(), 0);
    }

    pub(super) fn tell(&mut self, text: String) {
        self.note = Some(note(text));
    }

    fn warn(&mut self, text: String) {
        self.note = Some(warning(text));
    }

    pub(super) fn act(&mut self, action: Action, look: &Look) -> Want {
        self.end_proof();
        let want = self.do_action(action, look);
        let seated = matches!(action, Action::FirstSeat | Action::SecondSeat);
        if !seated && self.mode.asked().is_none() && matches!(want, Want::Nothing) {
            release(&mut self.table);
        }
        self.seek(look);
        want
    }

    pub(super) fn click(&mut self, hit: Hit, at: Position, look: &Look) {
        let Hit::Board(area) = hit else { return };
        self.stay();
        self.note = None;
        self.mode.end_typing();
        let (plies, shown) = (self.table.plies(), self.shown());
        let played = self.table.click(area, at, shown, look);
        self.report(played, look);
        if self.table.plies() == plies {
            self.class.aim(&self.table);
        }
        self.seek(look);
    }

    /// Withdraws a question to the user, with its note, after a key that does nothing here.
    fn stay(&mut self) {
        if self.mode.withdraw() {
            self.note = None;
        }
        release(&mut self.table);
    }

    /// Handles an action while the user types or is asked something, or if it is refused; `None` if the action goes ahead.
    fn act_instead(&mut self, action: Action, asked: Option<Action>, look: &Look) -> Option<Want> {
        match (&self.mode, asked) {
            (Mode::Naming(_), _) => return Some(self.act_naming(action, look)),
            (Mode::Play(prompt), _) if prompt.is_some() => {
                self.act_typing(action, look);
                return Some(Want::Nothing);
            }
            // Any key other than the one asked for only answers the question, except for Save, which the question offers.
            (_, Some(asked)) if asked != action => {
                let keeps = self.safe && action == Action::Save;
                if asked == Action::Resign || !keeps {
                    return Some(Want::Nothing);
                }
            }
            (Mode::Play(_) | Mode::Asked(_), _) => {}
        }
        if self.refuses(action) {
            self.warn(say!(look, if self.table.is_over() { "status-exam-over" } else { "status-exam" }));
            return Some(Want::Nothing);
        }
        if matches!(action, Action::Hint | Action::Solve | Action::List | Action::Resign)
            && self.table.paced().is_some()
        {
            self.warn(say!(look, "status-machines-play"));
            return Some(Want::Nothing);
        }
        None
    }

    fn do_action(&mut self, action: Action, look: &Look) -> Want {
        let asked = self.mode.take_asked();
        self.note = None;
        if let Some(want) = self.act_instead(action, asked, look) {
            return want;
        }
        if action == Action::Clear && self.table.clear() {
            self.class.aim(&self.table);
            return Want::Nothing;
        }
        if self.asks_first(action, asked, look) {
            return Want::Nothing;
        }
        // Backspace undoes where there is nothing to clear.
        if action == Action::Clear && self.may_take_back() {
            self.take_back(Action::Undo, look);
            return Want::Nothing;
        }
        if let Some(step) = step(action) {
            if !self.table.steer(step)
                && self.table.remark(look, false).is_none()
                && let Some((amount, is_most)) = self.table.bound(step)
            {
                self.tell(say!(look, "status-bound", most = is_most, amount = amount));
            }
            self.class.aim(&self.table);
            return Want::Nothing;
        }
        match action {
            // A machine that waited for a key plays, and nothing else happens.
            Action::Enter | Action::Pause if release(&mut self.table) => {}
            // A move that is not shown is not played.
            Action::Enter if self.class.is_idle(&self.table) && matches!(self.table.status(), Status::Turn(_)) => {
                self.class.aim(&self.table);
            }
            Action::Enter => {
                let played = self.table.commit();
                self.report(played, look);
            }
            Action::Type if self.may_type(look) => self.note = Some(self.mode.prompt().begin(self.table.id(), look)),
            Action::Save => return Want::Name,
            Action::Believe => return self.believe(look),
            Action::Map => return Want::Map,
            Action::Undo | Action::Redo | Action::Restart => self.take_back(action, look),
            Action::Resign => self.resign(asked, look),
            Action::Proof => self.switch_proof(look),
            Action::Next | Action::Previous if self.topic() == Topic::Proof => {
                self.pane.subject.walk(action == Action::Next, &mut self.table, look);
            }
            Action::Class => self.switch_class(look),
            Action::Reveal => self.reveal(look),
            Action::Conceal => self.conceal(look),
            Action::Solve => self.solve(look),
            Action::List => self.list(look),
            Action::FirstSeat => self.note = Some(next_player(&mut self.table, Seat::First, look)),
            Action::SecondSeat => self.note = Some(next_player(&mut self.table, Seat::Second, look)),
            Action::Pause if self.class.is_on() => self.note = self.class.switch_auto(look).map(note),
            Action::Pause | Action::Faster | Action::Slower => {
                let change = match action {
                    Action::Pause => Pace::Pause,
                    Action::Faster => Pace::Faster,
                    _ => Pace::Slower,
                };
                self.note = Some(change_pace(&mut self.table, &self.class, change, look));
            }
            Action::Hint => self.hint(look),
            Action::Why => self.switch_panel(look),
            Action::Review => return self.review(look),
            Action::Next | Action::Previous if self.turns(look) => _ = self.table.turn(action == Action::Next),
            Action::Next => self.pane.page = self.pane.page.wrapping_add(1),
            Action::Previous => self.pane.page = self.pane.page.wrapping_sub(1),
            Action::Back if self.topic() == Topic::Proof => self.pane.subject.end_proof(),
            // Back closes a list and leaves a class first, then the game.
            Action::Back if self.topic() == Topic::Moves && !self.table.is_over() => self.pane.subject.end_moves(),
            Action::Back if self.class.is_taught() => self.switch_class(look),
            Action::Back if self.table.is_thinking() => {
                self.table.stop();
                self.tell(say!(look, "why-stopped"));
            }
            Action::Back if self.measuring().is_some() => {
                self.table.stop_measuring();
                self.tell(say!(look, "status-unmeasured"));
            }
            Action::Back | Action::New | Action::Form => return self.leave(action, asked, Next::Pop, look),
            Action::Quit => return self.leave(action, asked, Next::Home, look),
            _ => {}
        }
        Want::Nothing
    }

    /// Takes back a turn or everything, or plays again what was taken back.
    fn take_back(&mut self, action: Action, look: &Look) {
        let (back, nothing) = match action {
            Action::Redo => (Back::Again, "status-nothing-to-redo"),
            Action::Restart => (Back::Start, "status-nothing-to-undo"),
            _ => (Back::Turn, "status-nothing-to-undo"),
        };
        if !self.table.back(back) {
            return self.warn(say!(look, nothing));
        }
        self.pane.page = 0;
        self.help.take("card-advised-undone");
        // If only a resignation was taken back, no move was.
        if back == Back::Start && !self.table.continuation().taken_back.is_empty() {
            self.tell(say!(look, "status-restarted"));
        }
    }

    fn report(&mut self, played: Result<(), Refusal>, look: &Look) {
        match played {
            Ok(()) => self.pane.page = 0,
            Err(Refusal::Over) => self.warn(self.closing().already(look)),
            Err(refusal) => self.warn(refusal.sentence(self.table.id(), look)),
        }
    }

    /// Leaves at once if nothing is lost by it, else if the user confirms with the same key.
    fn leave(&mut self, action: Action, asked: Option<Action>, next: Next, look: &Look) -> Want {
        // Moves made for the players are not lost: the game begins with them again.
        let unfinished = self.table.plies() > self.table.seating().opening && !self.table.is_over();
        if !unfinished || self.safe || asked == Some(action) {
            self.table.stop();
            return Want::Next(next);
        }
        let [key, save] = [action, Action::Save].map(|action| key_name(Context::Play, action, look));
        self.warn(say!(look, "status-leave", key = key, kept = self.safe, save = save));
        self.mode = Mode::Asked(action);
        Want::Nothing
    }
}

/// Lets a machine play that waits for a key. Returns whether one did.
fn release(table: &mut Table) -> bool {
    let held = table.is_held();
    table.seating_mut().clock.release();
    held
}

/// A length of time in seconds, with as many decimals as it needs.
pub(super) fn seconds(delay: Duration) -> String {
    delay.as_secs_f64().to_string()
}
