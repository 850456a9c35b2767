//! Puzzles one after another: that of the day first, then of the game and the grade that are wanted.

mod choice;
mod posed;
mod search;
mod view;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use zugzwang_engine::{Day, Puzzle};

use super::{Hit, Next, Note, trial::Come};
use crate::{
    keep::storage::{Attempt, Puzzles},
    look::Look,
    play::{job::Job, request::Request, seed},
    screens::{About, Cx, Hits, Screen, action::Action, key::Key, keymap::Context},
};
use choice::Choice;
use posed::Posed;
use search::Search;
pub use search::{PuzzleKind, Source};

/// Until so many are solved, the puzzle of the day is an easy one.
const FEW: u64 = 10;

/// The puzzles that are ordered: their kind, and the first one.
#[derive(Debug, Clone, Default)]
pub struct PuzzleOrder {
    /// The kind of puzzles that is wanted.
    pub wanted: PuzzleKind,
    /// The first one; where it is not said, that of the day if any puzzle is wanted and that one is still open.
    pub first: Option<Source>,
}

/// The record, the day and the seed that puzzles begin with.
#[derive(Debug, Clone, Copy, Default)]
pub struct PuzzleBook {
    /// The record of the puzzles that were tried.
    pub puzzles: Puzzles,
    /// The day it is; without one there is no puzzle of the day.
    pub today: Option<Day>,
    /// New ones are made from this seed on.
    pub seed: u64,
}

/// Why there is no puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lack {
    /// It was stopped.
    Stopped,
    /// None was found.
    Vain,
}

/// The screen of puzzles.
#[derive(Debug)]
pub struct PuzzleScreen {
    wanted: PuzzleKind,
    known: PuzzleBook,
    choice: Option<Choice>,
    search: Option<Box<Search>>,
    posed: Option<Box<Posed>>,
    lack: Lack,
    /// The attempts that are still to be counted.
    attempts: Vec<Attempt>,
    note: Option<Note>,
    /// `true` where the reason is shown in the board's place.
    alone: bool,
    /// The page of the reason that is shown, from 0.
    page: isize,
}

impl PuzzleScreen {
    pub(super) const LEAST: Size = Size::new(44, 18);

    /// The screen of these puzzles with what is known of them.
    pub fn begin(asked: PuzzleOrder, cx: &mut Cx<'_>) -> Self {
        cx.desk.wanted = asked.wanted.clone();
        let mut known = PuzzleBook { seed: seed::short(cx.desk.next_seed()), ..PuzzleBook::default() };
        // The puzzle of the day counts once, so there is one only where that can be noted.
        if let Some(keeper) = &mut cx.desk.keeper {
            known.today = Some(keeper.today());
            let puzzles = keeper.puzzles();
            known.puzzles = cx.desk.read(puzzles, cx.look).unwrap_or_default();
        }
        Self::new(asked, known)
    }

    /// The screen of these puzzles; the first one is asked for.
    pub fn new(PuzzleOrder { wanted, first }: PuzzleOrder, known: PuzzleBook) -> Self {
        let any = !wanted.is_of_game() && wanted.grade.is_none();
        let day = known.today.filter(|day| any && known.puzzles.is_open(*day));
        let of_day = if known.puzzles.total() < FEW { Source::Gentle } else { Source::Day };
        let source = first.or(day.map(of_day)).unwrap_or(Source::From(known.seed));
        Self {
            known,
            choice: None,
            search: Some(Box::new(Search::new(wanted.clone(), source))),
            wanted,
            posed: None,
            lack: Lack::Stopped,
            attempts: Vec::new(),
            note: None,
            alone: false,
            page: 0,
        }
    }

    /// Returns the kind of puzzles that is wanted.
    pub const fn wanted(&self) -> &PuzzleKind {
        &self.wanted
    }

    /// The id of the position of the puzzle, if one was made: whatever was tried in it.
    pub(super) fn position_id(&self) -> Option<String> {
        let Puzzle { game, setup, moves, .. } = &self.posed.as_ref()?.puzzle;
        Some(Request::of(game, setup, moves).to_string())
    }

    /// Returns whether a move is typed now.
    fn is_typing(&self) -> bool {
        self.choice.is_none() && self.posed.as_ref().is_some_and(|posed| posed.trial.is_typing())
    }

    /// Takes the attempts at puzzles since the last call, to be counted.
    pub fn take_attempts(&mut self) -> Vec<Attempt> {
        std::mem::take(&mut self.attempts)
    }

    /// Returns whether a move is looked for, with the board in sight.
    pub(super) fn is_looking(&self) -> bool {
        self.posed.as_ref().is_some_and(|posed| posed.trial.is_open())
    }

    fn act_choosing(&mut self, action: Action) {
        match (action, &mut self.choice) {
            (Action::Back, _) => self.choice = None,
            (Action::Enter, Some(choice)) => {
                self.wanted = choice.wanted();
                self.choice = None;
                self.stop_search();
                self.make_next();
            }
            (action, Some(choice)) => choice.act(action),
            (_, None) => {}
        }
    }

    fn act_in_trial(&mut self, action: Action, look: &Look) {
        let Some(posed) = &mut self.posed else {
            if action == Action::Enter {
                self.make_next();
            }
            return;
        };
        let come = posed.trial.act(action, look);
        self.come(come);
    }

    fn come(&mut self, come: Come) {
        match (come, &mut self.posed) {
            (Come::Told(note), _) => self.note = Some(note),
            (Come::Again, Some(posed)) => {
                posed.again();
                self.page = 0;
            }
            (Come::Back, _) => self.make_next(),
            (Come::Stay | Come::Again, _) => {}
        }
        self.observe();
    }

    /// Asks for another puzzle of the wanted kind, unless one is being made.
    fn make_next(&mut self) {
        if self.search.is_some() {
            return;
        }
        if let Some(mut posed) = self.posed.take() {
            posed.stop();
        }
        self.page = 0;
        self.search = Some(Box::new(Search::new(self.wanted.clone(), Source::From(self.known.seed))));
    }

    fn stop_search(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop();
            self.lack = Lack::Stopped;
        }
    }

    fn stop(&mut self) {
        self.stop_search();
        if let Some(posed) = &mut self.posed {
            posed.stop();
        }
    }

    /// Takes the puzzle that was made, if one was.
    fn take_found(&mut self) -> bool {
        let Some(found) = self.search.as_ref().and_then(|search| search.answer()) else { return false };
        let Some(search) = self.search.take() else { return false };
        let next = found.as_ref().map_or(self.known.seed.wrapping_add(search::TRIES), |(_, seed)| seed.wrapping_add(1));
        if matches!(search.source, Source::From(_)) {
            self.known.seed = next;
        }
        self.posed =
            found.and_then(|(puzzle, seed)| Posed::new(puzzle, seed, &search.wanted, search.source)).map(Box::new);
        self.lack = Lack::Vain;
        true
    }

    /// Notes what has become of the puzzle.
    fn observe(&mut self) {
        let today = self.known.today;
        let Some(attempt) = self.posed.as_mut().and_then(|posed| posed.attempt(today)) else { return };
        self.known.puzzles = self.known.puzzles.with(attempt);
        self.attempts.push(attempt);
    }
}

impl Screen for PuzzleScreen {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, _: &Look) -> Context {
        match (&self.choice, &self.posed) {
            (Some(_), _) => Context::PuzzleChoice,
            (None, Some(posed)) if posed.trial.is_typing() => Context::Typing,
            (None, _) => Context::Puzzle,
        }
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        self.draw(area, buf, look)
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        self.note = None;
        match action {
            Action::Quit => {
                self.stop();
                return Next::Home;
            }
            action if self.choice.is_some() => self.act_choosing(action),
            action if self.is_typing() => self.act_in_trial(action, look),
            Action::Back if self.search.is_some() => self.stop_search(),
            Action::Back => {
                self.stop();
                return Next::Pop;
            }
            Action::Next => self.page = self.page.wrapping_add(1),
            Action::Previous => self.page = self.page.wrapping_sub(1),
            Action::Why if !self.is_looking() => (self.alone, self.page) = (!self.alone, 0),
            Action::NextPuzzle => self.make_next(),
            Action::ChoosePuzzle => self.choice = Some(Choice::of(&self.wanted)),
            action => self.act_in_trial(action, look),
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn key(&mut self, key: Key) {
        if self.posed.as_mut().is_some_and(|posed| posed.trial.key(key)) {
            self.note = None;
        }
    }

    fn paste(&mut self, text: &str, _: &mut Cx<'_>) -> Next {
        if let Some(posed) = self.posed.as_mut().filter(|_| self.choice.is_none()) {
            posed.trial.paste(text);
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        self.note = None;
        match hit {
            Hit::Item(item) => {
                let taken = self.choice.as_mut().is_some_and(|choice| choice.click(item));
                if taken {
                    self.act_choosing(Action::Enter);
                }
            }
            Hit::Board(area) => {
                let posed = self.posed.as_mut().filter(|_| self.choice.is_none());
                if let Some(come) = posed.map(|posed| posed.trial.click(area, at, look)) {
                    self.come(come);
                }
            }
            Hit::Action(_) | Hit::Piece(_) => {}
        }
        Next::Stay
    }

    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        Some({
            let search = self.search.as_mut().and_then(|search| search.take_job());
            let mut jobs = self.posed.as_mut().map(|posed| posed.take_jobs()).unwrap_or_default();
            jobs.extend(search);
            jobs
        })
    }

    fn collect(&mut self, _: &mut Cx<'_>) -> bool {
        let found = self.take_found();
        let answered = self.posed.as_mut().is_some_and(|posed| posed.collect());
        self.observe();
        found || answered
    }

    fn is_thinking(&mut self) -> bool {
        self.search.is_some() || self.posed.as_ref().is_some_and(|posed| posed.is_thinking())
    }

    fn about(&mut self) -> Option<About> {
        let game = self.posed.as_ref()?.puzzle.game;
        Some(About { position: self.position_id(), ..About::game(game) })
    }

    fn settled(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        desk.wanted = self.wanted().clone();
        for attempt in self.take_attempts() {
            let Some(keeper) = &mut desk.keeper else { return };
            let counted = keeper.count(attempt);
            desk.tell_kept(counted, look);
        }
    }
}
