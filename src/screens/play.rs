//! A game: board, moves, reason, and the line a move is typed in.

mod class;
mod naming;
mod projected;
mod view;

use class::Class;
use std::time::Duration;

use crossterm::event::{Event, KeyEvent};
use ratatui::layout::{Position, Size};
use tui_input::{Input, backend::crossterm::EventHandler};

use super::{Errand, Hit, Next, Note, ReviewScreen, Screen, key_name, setup::insert};
use naming::Naming;
pub(super) use view::seats_line;
use zugzwang_engine::{Machine, Seat};

use crate::{
    action::Action,
    board::{Hinted, Pace, Paced, Player, Refusal, Status, Step, Table, Telling},
    keymap::Context,
    look::Look,
    panels::Who,
    request::Request,
    say, words,
};

/// How the reason is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Why {
    /// Beside the board, where there is room.
    Beside,
    /// In the board's place.
    Alone,
    /// Not at all.
    Hidden,
}

/// How far the hints for a position have gone; each tells a step more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hints {
    None,
    Outcome,
    Place,
    Move,
    Reason,
}

/// The screen of one game.
#[derive(Debug)]
pub struct PlayScreen {
    table: Box<dyn Table>,
    prompt: Option<Input>,
    naming: Option<Box<Naming>>,
    /// What the last key came to.
    note: Option<Note>,
    why: Why,
    /// Whether the moves are listed in the reason's place.
    listing: bool,
    /// Which page of the reason is shown, from 0.
    page: isize,
    /// What is told before the end.
    telling: Telling,
    /// How far a class has been told the reason; `None` where there is none.
    class: Option<Class>,
    /// How far the hints have gone, and for which position after how many moves.
    hints: Option<(usize, String, Hints)>,
    /// The action that was pressed once to leave an unfinished game.
    leaving: Option<Action>,
    /// Whether nothing is lost when the game is left now.
    safe: bool,
    /// Whether the cursor is shown, and the move under it: not while a lesson is only told.
    steered: bool,
}

impl PlayScreen {
    pub(super) const LEAST: Size = Size::new(44, 12);

    /// The screen of this game.
    pub fn new(table: Box<dyn Table>) -> Self {
        Self {
            table,
            prompt: None,
            naming: None,
            note: None,
            why: Why::Beside,
            listing: false,
            page: 0,
            telling: Telling::default(),
            class: None,
            hints: None,
            leaving: None,
            safe: false,
            steered: true,
        }
    }

    /// The id of its game.
    pub fn id(&self) -> &'static str {
        self.table.id()
    }

    /// The game.
    pub fn table(&mut self) -> &mut dyn Table {
        self.table.as_mut()
    }

    pub(super) fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    pub(super) fn clear_note(&mut self) {
        self.note = None;
    }

    /// Whether somebody is to move.
    pub(super) const fn set_steered(&mut self, steered: bool) {
        self.steered = steered;
    }

    /// The id of the position now.
    pub(super) fn request(&self) -> Request {
        Request::at(self.table.as_ref())
    }

    /// The last move in words.
    pub(super) fn last_words(&self, look: &Look) -> Option<String> {
        self.table.last_words(look).map(|(_, words)| words)
    }

    /// Goes on with another table.
    pub(super) fn set_table(&mut self, table: Box<dyn Table>) {
        self.table.stop();
        (self.table, self.prompt, self.page) = (table, None, 0);
    }

    fn tell(&mut self, text: String) {
        self.note(Note { text, wrong: false });
    }

    fn warn(&mut self, text: String) {
        self.note(Note { text, wrong: true });
    }

    pub(super) const fn stay(&mut self) {
        self.leaving = None;
    }

    pub(super) const fn context(&self) -> Context {
        match (&self.naming, &self.prompt, &self.class) {
            (Some(_), ..) => Context::Naming,
            (None, Some(_), _) => Context::Typing,
            (None, None, Some(_)) => Context::Class,
            (None, None, None) => Context::Play,
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) {
        self.leaving = None;
        if let Some(naming) = &mut self.naming {
            naming.key(key);
            self.note = None;
        } else if let Some(input) = &mut self.prompt {
            input.handle_event(&Event::Key(key));
            self.note = None;
        }
    }

    pub(super) fn paste(&mut self, text: &str) {
        let text = text.trim();
        if let Some(naming) = &mut self.naming {
            naming.paste(text);
        } else if !text.is_empty() {
            insert(self.prompt.get_or_insert_with(Input::default), text);
        }
    }

    pub(super) fn act(&mut self, action: Action, look: &Look) -> Next {
        let next = self.do_action(action, look);
        self.table.want_list(self.lists());
        next
    }

    /// Whether the moves are listed: with what each is worth, so only where everything is told.
    fn lists(&self) -> bool {
        self.listing && self.why != Why::Hidden && self.told() == Telling::default()
    }

    fn do_action(&mut self, action: Action, look: &Look) -> Next {
        let leaving = self.leaving.take();
        self.note = None;
        if self.naming.is_some() {
            return self.act_naming(action, look);
        }
        if self.prompt.is_some() {
            return self.act_typing(action, look);
        }
        // Any other key stays, and does nothing else: it was pressed at the question.
        if leaving.is_some_and(|asked| asked != action) {
            return Next::Stay;
        }
        match action {
            Action::Up => self.steer(Step::Up),
            Action::Down => self.steer(Step::Down),
            Action::Left => self.steer(Step::Left),
            Action::Right => self.steer(Step::Right),
            Action::PageUp => self.steer(Step::More),
            Action::PageDown => self.steer(Step::Less),
            Action::Home => self.steer(Step::Least),
            Action::End => self.steer(Step::Most),
            Action::Clear => self.steer(Step::Clear),
            Action::Enter => {
                let played = self.table.commit();
                self.report(played, look);
            }
            Action::Type => {
                self.prompt = Some(Input::default());
                let form = say!(look, &format!("{}-notation", self.table.id()));
                self.tell(say!(look, "prompt-form", form = form));
            }
            Action::Save => return Next::Do(Errand::Name),
            Action::Undo if !self.table.undo() => self.warn(say!(look, "status-nothing-to-undo")),
            Action::Redo if !self.table.redo() => self.warn(say!(look, "status-nothing-to-redo")),
            Action::Undo | Action::Redo => self.page = 0,
            Action::Restart if !self.table.restart() => self.warn(say!(look, "status-nothing-to-undo")),
            Action::Restart => {
                self.page = 0;
                self.tell(say!(look, "status-restarted"));
            }
            Action::Class => self.switch_class(look),
            Action::Reveal => self.reveal(look),
            Action::Conceal => self.conceal(look),
            Action::Solve => self.solve(look),
            Action::List => self.list(look),
            Action::FirstSeat => self.next_player(Seat::First, look),
            Action::SecondSeat => self.next_player(Seat::Second, look),
            Action::Pause if self.class.is_some() => self.switch_auto(look),
            Action::Pause => self.change_pace(Pace::Pause, look),
            Action::Faster => self.change_pace(Pace::Faster, look),
            Action::Slower => self.change_pace(Pace::Slower, look),
            Action::Hint => self.hint(look),
            Action::Why => self.next_why(),
            Action::Review if self.table.plies() > 0 => {
                return Next::push(Screen::Review(ReviewScreen::new(self.table.review())));
            }
            Action::Review => self.warn(say!(look, "status-nothing-to-review")),
            Action::Next => self.page = self.page.wrapping_add(1),
            Action::Previous => self.page = self.page.wrapping_sub(1),
            Action::Back if self.table.is_thinking() => {
                self.table.stop();
                self.tell(say!(look, "status-stopped"));
            }
            Action::Back | Action::New => return self.leave(action, leaving, Next::Pop, look),
            Action::Quit => return self.leave(action, leaving, Next::Menu, look),
            _ => {}
        }
        Next::Stay
    }

    fn act_typing(&mut self, action: Action, look: &Look) -> Next {
        match action {
            Action::Back => self.prompt = None,
            Action::Erase => self.prompt = Some(Input::default()),
            Action::Enter => {
                let text = self.prompt.as_ref().map_or_else(String::new, |input| input.value().trim().to_owned());
                let played = self.table.type_move(&text);
                if played.is_ok() || text.is_empty() {
                    self.prompt = None;
                }
                if !text.is_empty() {
                    self.report(played, look);
                }
            }
            _ => {}
        }
        Next::Stay
    }

    fn steer(&mut self, step: Step) {
        self.table.steer(step);
    }

    fn report(&mut self, played: Result<(), Refusal>, look: &Look) {
        match played {
            Ok(()) => self.page = 0,
            Err(refusal) => self.warn(words::refusal(&refusal, self.table.id(), look)),
        }
    }

    pub(super) const fn set_safe(&mut self, safe: bool) {
        self.safe = safe;
    }

    pub(super) fn set_telling(&mut self, telling: Telling) {
        self.telling = telling;
        self.table.want_list(self.lists());
    }

    /// What is told now: at the end everything, and before it what is switched on or was asked for.
    fn told(&self) -> Telling {
        let over = matches!(self.table.status(), Status::Over(_));
        if let Some((told, done)) = self.class_told().filter(|_| !over) {
            return Telling { outcome: told > 0, advice: done };
        }
        if over || self.given() == Hints::Reason { Telling::default() } else { self.telling }
    }

    /// The hints given for the position now.
    fn given(&self) -> Hints {
        match &self.hints {
            Some((plies, position, given)) if *plies == self.table.plies() && *position == self.table.position() => {
                *given
            }
            _ => Hints::None,
        }
    }

    /// One step further: who wins, where, the move, the reason. What the screen tells anyway is no hint.
    fn hint(&mut self, look: &Look) {
        let known = self.table.suggested(look);
        let Some((notation, _)) = known.filter(|_| matches!(self.table.status(), Status::Turn(_))) else {
            return self.show_hint(look);
        };
        let open = self.told() == Telling::default() && self.why != Why::Hidden;
        let place = self.place(&notation, look);
        let next = match self.given() {
            _ if open => Hints::Move,
            Hints::None => Hints::Outcome,
            Hints::Outcome if place.is_some() => Hints::Place,
            Hints::Outcome | Hints::Place => Hints::Move,
            Hints::Move | Hints::Reason => Hints::Reason,
        };
        self.hints = Some((self.table.plies(), self.table.position(), next));
        match next {
            Hints::Outcome => {
                let verdict = self.table.verdict(look, u16::MAX);
                self.tell(verdict.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
            }
            Hints::Place => self.tell(place.unwrap_or_default()),
            Hints::None | Hints::Move => self.show_hint(look),
            Hints::Reason => {
                self.why = if self.why == Why::Hidden { Why::Beside } else { self.why };
                self.tell(say!(look, "status-hint-reason"));
            }
        }
    }

    /// Plays the perfect player's move for whoever's turn it is.
    fn solve(&mut self, look: &Look) {
        let known = self.table.suggested(look).filter(|_| matches!(self.table.status(), Status::Turn(_)));
        match known {
            Some((_, words)) if self.table.reply() => {
                self.page = 0;
                // How the game ended says more.
                if !matches!(self.table.status(), Status::Over(_)) {
                    self.tell(say!(look, "status-solved", words = words));
                }
            }
            _ => self.show_hint(look),
        }
    }

    fn list(&mut self, look: &Look) {
        self.listing = !self.listing || self.why == Why::Hidden;
        if self.why == Why::Hidden {
            self.why = Why::Beside;
        }
        if self.listing && self.told() != Telling::default() {
            self.tell(say!(look, "why-neutral"));
        }
    }

    /// The part of the position that a move of the form `part:…` is about.
    fn place(&self, notation: &str, look: &Look) -> Option<String> {
        let (number, _) = notation.split_once(':')?;
        let part = words::part(self.table.id(), false, look);
        Some(say!(look, "status-hint-where", part = part, number = number))
    }

    fn show_hint(&mut self, look: &Look) {
        match self.table.hint() {
            Hinted::Shown => self.tell(say!(look, "status-hint")),
            Hinted::Asked => self.tell(say!(look, "status-asked")),
            Hinted::None if self.table.is_thinking() => self.tell(say!(look, "status-hint-later")),
            Hinted::None => self.warn(say!(look, "status-no-hint")),
        }
    }

    /// The next player of those that are offered takes this seat: a person, then the machines from the strongest on.
    fn next_player(&mut self, seat: Seat, look: &Look) {
        let player = self.table.seats().map_or(Player::Person, |seats| seats[seat.index()]);
        let next = match player {
            Player::Person => Some(Machine::Perfect),
            Player::Machine(machine) => machine.next(),
        };
        self.table.seat(seat, next.map_or(Player::Person, Player::Machine));
        let name = next.map_or_else(|| say!(look, "status-person"), |machine| words::machine_name(machine, look));
        self.tell(say!(look, "status-seat", seat = Who::Seat(seat), name = name));
    }

    fn change_pace(&mut self, change: Pace, look: &Look) {
        self.table.set_pace(change);
        if self.class.is_some() {
            return self.tell(say!(look, "class-pace", delay = seconds(self.class_delay())));
        }
        match self.table.paced() {
            None => self.warn(say!(look, "status-no-pace")),
            Some(Paced { paused: true, .. }) => self.tell(say!(look, "status-paused")),
            Some(_) if change == Pace::Pause => self.tell(say!(look, "status-goes-on")),
            Some(Paced { level, .. }) => self.tell(say!(look, "status-pace", delay = seconds(level.delay()))),
        }
    }

    const fn next_why(&mut self) {
        self.page = 0;
        self.why = match self.why {
            Why::Beside => Why::Alone,
            Why::Alone => Why::Hidden,
            Why::Hidden => Why::Beside,
        };
    }

    /// Leaves at once when nothing would be lost, and else when the same key is pressed again.
    fn leave(&mut self, action: Action, leaving: Option<Action>, next: Next, look: &Look) -> Next {
        let unfinished = self.table.plies() > 0 && !matches!(self.table.status(), Status::Over(_));
        if !unfinished || leaving == Some(action) {
            self.table.stop();
            return next;
        }
        let key = key_name(Context::Play, action, look);
        let kept = if self.safe { "yes" } else { "no" };
        self.warn(say!(look, "status-leave", key = key, kept = kept));
        self.leaving = Some(action);
        Next::Stay
    }

    pub(super) fn click(&mut self, hit: Hit, at: Position, look: &Look) -> Next {
        if let Hit::Board(area) = hit {
            self.leaving = None;
            self.note = None;
            let played = self.table.click(area, at, look);
            self.report(played, look);
        }
        Next::Stay
    }
}

/// A length of time in seconds, with as many decimals as it needs.
fn seconds(delay: Duration) -> String {
    delay.as_secs_f64().to_string()
}
