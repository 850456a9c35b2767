//! A game: board, moves and reason.

mod acting;
mod card;
mod class;
mod course;
mod ended;
mod footer;
mod hints;
mod marking;
mod naming;
mod panes;
mod played;
mod players;
mod projected;
mod proof;
mod screen;
mod telling;
mod typed;
mod view;
mod wonder;

use std::time::Duration;

use class::Class;
pub(super) use course::Course;
pub use screen::PlayScreen;

use super::{Next, Note, key_name, map::Marks, prompt::Prompt};
pub(super) use class::{Guidance, Untold};
use hints::Hints;
use naming::Naming;
use proof::Proving;
use ratatui::layout::Size;
pub(super) use view::seats_line;
use zugzwang_engine::Seat;

use crate::{
    keep::storage::{Landing, SaveName},
    look::Look,
    play::{
        board::{self, Back, Pace, Refusal, Status, Table, Telling},
        request::Request,
    },
    say,
    screens::{action::Action, keymap::Context},
};

/// The place of the pane of the reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WhyPane {
    /// Beside the board, where there is room.
    Beside,
    /// In the board's place.
    Alone,
    /// Not at all.
    Hidden,
}

/// The thing that is left to be done by whoever shows a game.
#[derive(Debug)]
pub(super) enum Want {
    /// Nothing.
    Nothing,
    /// Another screen comes on top, or this one goes.
    Next(Next),
    /// A name is to be asked for, to keep the game under.
    Name,
    /// A position is to be marked so, or no longer.
    Believe(board::Landing, Option<bool>),
    /// The map is to be opened.
    Map,
    /// The game is to be kept under this name.
    Keep {
        /// The name.
        name: SaveName,
        /// `true` where what has the name may be replaced.
        replaced: bool,
    },
}

/// The help that there may be in a game, and was.
#[derive(Debug, Clone, Copy, Default)]
struct Aided {
    /// `true` where it is a game of the path: where its figure alone is shown, the end tells no more.
    path: bool,
    /// `true` where it is one of the games that make a stop known: nothing is told, and nothing is taken back.
    exam: bool,
    /// `true` where a move was taken back, or more was told for a while than where to look.
    advised: bool,
    /// The highest step of the ladder that was climbed in this game.
    climbed: Hints,
    /// The number of hints that have told something, moves that were played for the user among them.
    helped: usize,
}

/// A game in sight: its board, its reason, and what keys do there. It keeps nothing, so a lesson can hold one.
#[derive(Debug)]
pub(super) struct GameView {
    table: Box<dyn Table>,
    prompt: Prompt,
    naming: Option<Box<Naming>>,
    /// The positions that the person has left in games by these rules, the latest last.
    landings: Vec<Landing>,
    /// The positions that the person has marked by these rules.
    marks: Marks,
    /// The note that the last key came to.
    note: Option<Note>,
    why: WhyPane,
    /// The size of the window.
    window: Size,
    /// The row of the proof that is told, where it stands in the reason's place.
    proof: Option<Proving>,
    /// `true` where the moves are listed in the reason's place.
    listing: bool,
    /// The page of the reason that is shown, from 0.
    page: isize,
    /// The degree of what is told before the end.
    telling: Telling,
    /// The steps of the reason that a class has been told; `None` where there is none.
    class: Option<Class>,
    /// The step that the hints have gone to, with the number of moves and the position it is for.
    hints: Option<(usize, String, Hints)>,
    /// The help that there may be, and was.
    aid: Aided,
    /// The action that was pressed once, to leave an unfinished game or to resign it, and was asked back about.
    asked: Option<Action>,
    /// `true` where nothing is lost when the game is left now.
    safe: bool,
    /// `true` where the cursor is shown, and the move under it: not while a lesson is only told.
    steered: bool,
}

impl GameView {
    /// The view of this game.
    pub(super) fn new(table: Box<dyn Table>) -> Self {
        Self {
            table,
            prompt: Prompt::default(),
            naming: None,
            landings: Vec::new(),
            marks: Marks::default(),
            note: None,
            why: WhyPane::Beside,
            window: Size::MAX,
            proof: None,
            listing: false,
            page: 0,
            telling: Telling::default(),
            class: None,
            hints: None,
            aid: Aided::default(),
            asked: None,
            safe: false,
            steered: true,
        }
    }

    /// The game's id.
    pub(super) fn game(&self) -> &'static str {
        self.table.id()
    }

    pub(super) fn position_id(&self) -> String {
        Request::at(self.table.as_ref()).to_string()
    }

    /// The fields of the setup, in words.
    pub(super) fn setup_words(&self) -> String {
        self.table.setup().to_string()
    }

    /// The game.
    pub(super) fn table(&mut self) -> &mut dyn Table {
        self.table.as_mut()
    }

    /// The game that was played, when the screen is left; `None` where it only was a demonstration.
    pub(super) fn into_table(self) -> Option<Box<dyn Table>> {
        (!self.is_demo()).then_some(self.table)
    }

    pub(super) fn clear_note(&mut self) {
        self.note = None;
    }

    /// Sets whether the cursor is shown, and the move under it.
    pub(super) const fn set_steered(&mut self, steered: bool) {
        self.steered = steered;
    }

    /// Returns the number of moves played.
    pub(super) fn plies(&self) -> usize {
        self.table.plies()
    }

    /// The move under the cursor in words, where it is one.
    pub(super) fn chosen(&self, look: &Look) -> Option<String> {
        self.table.choice(look).map(|choice| choice.words)
    }

    /// The last move in words.
    pub(super) fn last_words(&self, look: &Look) -> Option<String> {
        self.table.last_words(look).map(|(_, words)| words)
    }

    /// Goes on with another table.
    pub(super) fn set_table(&mut self, table: Box<dyn Table>) {
        self.table.stop();
        (self.table, self.prompt, self.page) = (table, Prompt::default(), 0);
    }

    fn tell(&mut self, text: String) {
        self.note(Note { text, wrong: false });
    }

    fn warn(&mut self, text: String) {
        self.note(Note { text, wrong: true });
    }

    /// The single move `number`, from 1, in words.
    pub(super) fn words_of(&self, number: usize, look: &Look) -> String {
        self.table.review().words(number, look)
    }

    /// Returns whether the moves are listed: with what each is worth, so only where everything is told; the proof stands in
    /// their place.
    fn lists(&self) -> bool {
        self.listing && !self.proves() && self.why != WhyPane::Hidden && self.told().is_all()
    }

    /// Does what a key comes to where something is typed or asked, or what it stands for is refused; `None` where it counts.
    fn act_instead(&mut self, action: Action, asked: Option<Action>, look: &Look) -> Option<Want> {
        if self.naming.is_some() {
            return Some(self.act_naming(action, look));
        }
        if self.prompt.is_some() {
            return Some(self.act_typing(action, look));
        }
        // Any other key stays, and does nothing else: it was pressed at the question. The one that keeps was named there.
        let keeps = self.safe && action == Action::Save;
        if asked.is_some_and(|asked| asked != action && (asked == Action::Resign || !keeps)) {
            return Some(Want::Nothing);
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
        let asked = self.asked.take();
        self.note = None;
        if let Some(next) = self.act_instead(action, asked, look) {
            return next;
        }
        if let Some(step) = action.step() {
            self.table.steer(step);
            self.set_aimed();
            return Want::Nothing;
        }
        match action {
            // A machine that waited for a key plays, and nothing else happens.
            Action::Enter | Action::Pause if self.release() => {}
            // A move that nobody sees is not played.
            Action::Enter if self.is_idle() && matches!(self.table.status(), Status::Turn(_)) => self.set_aimed(),
            Action::Enter => {
                let played = self.table.commit();
                self.report(played, look);
            }
            Action::Type if self.may_type(look) => {
                let form = self.prompt.begin(self.table.id(), look);
                self.note(form);
            }
            Action::Save => return Want::Name,
            Action::Believe => return self.believe(look),
            Action::Map => return Want::Map,
            Action::Undo if !self.table.back(Back::Turn) => self.warn(say!(look, "status-nothing-to-undo")),
            Action::Redo if !self.table.back(Back::Again) => self.warn(say!(look, "status-nothing-to-redo")),
            Action::Undo | Action::Redo => (self.page, self.aid.advised) = (0, true),
            Action::Restart if !self.table.back(Back::Start) => self.warn(say!(look, "status-nothing-to-undo")),
            Action::Restart => {
                (self.page, self.aid.advised) = (0, true);
                // Where a resignation was all there was to take back, there is none.
                if !self.table.continuation().taken_back.is_empty() {
                    self.tell(say!(look, "status-restarted"));
                }
            }
            Action::Resign => self.resign(asked, look),
            Action::Proof => self.switch_proof(look),
            Action::Next if self.proves() => self.walk_proof(true, look),
            Action::Previous if self.proves() => self.walk_proof(false, look),
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
            Action::Why => self.next_panes(look),
            Action::Review => return self.review(look),
            Action::Next => self.page = self.page.wrapping_add(1),
            Action::Previous => self.page = self.page.wrapping_sub(1),
            Action::Back if self.proves() => self.proof = None,
            // A class is left before the game is.
            Action::Back if self.is_taught() => self.switch_class(look),
            Action::Back if self.table.is_thinking() => {
                self.table.stop();
                self.tell(say!(look, "why-stopped"));
            }
            Action::Back | Action::New => return self.leave(action, asked, Next::Pop, look),
            Action::Quit => return self.leave(action, asked, Next::Home, look),
            _ => {}
        }
        Want::Nothing
    }

    fn report(&mut self, played: Result<(), Refusal>, look: &Look) {
        match played {
            Ok(()) => self.page = 0,
            Err(Refusal::Over) => self.warn(self.over(look)),
            Err(refusal) => self.warn(refusal.sentence(self.table.id(), look)),
        }
    }

    /// Plays the perfect player's move for whoever's turn it is.
    fn solve(&mut self, look: &Look) {
        let known = self.table.suggested(look).filter(|_| matches!(self.table.status(), Status::Turn(_)));
        match known {
            Some((_, words)) if self.table.reply() => {
                self.page = 0;
                self.aid.helped += 1;
                self.aid.advised = true;
                // How the game ended says more.
                if !self.table.is_over() {
                    self.tell(say!(look, "status-solved", words = words));
                }
            }
            _ => self.show_hint(look),
        }
    }

    /// Leaves at once when nothing would be lost, and else when the same key is pressed again.
    fn leave(&mut self, action: Action, asked: Option<Action>, next: Next, look: &Look) -> Want {
        let unfinished = self.table.plies() > 0 && !self.table.is_over();
        // What is kept is not lost: that needs no question.
        if !unfinished || self.safe || asked == Some(action) {
            self.table.stop();
            return Want::Next(next);
        }
        let key = key_name(Context::Play, action, look);
        let save = key_name(Context::Play, Action::Save, look);
        self.warn(say!(look, "status-leave", key = key, kept = self.safe, save = save));
        self.asked = Some(action);
        Want::Nothing
    }
}

/// A length of time in seconds, with as many decimals as it needs.
pub(super) fn seconds(delay: Duration) -> String {
    delay.as_secs_f64().to_string()
}
