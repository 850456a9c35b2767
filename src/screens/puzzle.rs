//! Puzzles one after another: first the puzzle of the day, then puzzles of the game and grade that the user wants.

mod choice;
mod posed;
mod rule;
mod search;
mod view;

use std::collections::VecDeque;

use choice::Choice;
use posed::Posed;
use search::Found;
use zugzwang_engine::Puzzle;

use super::prelude::*;
use crate::{
    keep::storage::{Attempt, Fate},
    play::{request::Request, review::Slip, seed},
    screens::{daily::Daily, trial::Reaction},
};
pub(super) use search::of_day;
pub use search::{PuzzleKind, Source};

/// An order for puzzles: their kind, and the first one.
#[derive(Debug, Clone, Default)]
pub struct PuzzleOrder {
    /// The kind of puzzles.
    pub wanted: PuzzleKind,
    /// The first puzzle. If none is given and any kind is wanted, it is the puzzle of the day as long as that is open, then positions from
    /// the user's own games.
    pub first: Option<Source>,
}

/// The screen of puzzles.
#[derive(Debug)]
pub struct PuzzleScreen {
    wanted: PuzzleKind,
    daily: Daily,
    /// Positions from the user's own games that are still to come, the next one first.
    own: VecDeque<Slip>,
    /// The position on the board, if it is from the user's own games.
    slip: Option<Slip>,
    /// The search for the next puzzle begins with this seed.
    seed: u64,
    /// The grade of the last puzzle, which the next one follows.
    grade: Option<u8>,
    choice: Option<Choice>,
    search: Option<(Source, Ask<Found>)>,
    posed: Option<Box<Posed>>,
    /// Whether the last search found nothing, and not only was stopped.
    in_vain: bool,
    attempts: Vec<Attempt>,
    /// Whether the user was just told that seeing the answer gives the puzzle up.
    gives_up: bool,
    /// Tries at positions from the user's own games that are not saved yet, and whether each was right; `None` removes the position.
    again: Vec<(Slip, Option<bool>)>,
    note: Option<Note>,
    window: Size,
    /// The user's choice about the panel; `None` as long as the window and the level of language decide.
    why: Option<bool>,
    /// The page of the reason, from 0.
    page: isize,
}

impl PuzzleScreen {
    pub(super) const LEAST: Size = Size::new(44, 12);

    /// Opens the screen and starts the search for the first puzzle.
    pub fn begin(order: PuzzleOrder, cx: &mut Cx<'_>) -> Self {
        let of_today = order.wanted.is_any();
        Self::with(order, of_today, cx)
    }

    /// Begins with the puzzles that wait for the user today. After them come puzzles of the kind last chosen.
    pub(super) fn of_today(cx: &mut Cx<'_>) -> Self {
        Self::with(PuzzleOrder { wanted: cx.desk.wanted.clone(), first: None }, true, cx)
    }

    fn with(PuzzleOrder { wanted, first }: PuzzleOrder, of_today: bool, cx: &mut Cx<'_>) -> Self {
        cx.desk.wanted = wanted.clone();
        let seed = seed::short(cx.desk.next_seed());
        // Without a place for saving, the puzzle of the day could not be counted once only.
        let daily = Daily::read(cx);
        let of_day = if daily.is_gentle() { Source::Gentle } else { Source::Day };
        let day = daily.open_day().filter(|_| of_today).map(of_day);
        let mut screen = Self {
            search: None,
            own: if of_today { daily.due().into() } else { VecDeque::new() },
            slip: None,
            wanted,
            grade: (of_today && daily.is_new()).then_some(1),
            daily,
            seed,
            choice: None,
            posed: None,
            in_vain: false,
            attempts: Vec::new(),
            gives_up: false,
            again: Vec::new(),
            note: None,
            window: Size::MAX,
            why: None,
            page: 0,
        };
        match first.or(day) {
            Some(source) => screen.look_for(source),
            None => screen.make_next(),
        }
        screen
    }

    fn look_for(&mut self, source: Source) {
        self.search = Some((source, search::ask(self.wanted.clone(), source, self.grade)));
    }

    /// While the user looks for a move, the board must stay visible.
    fn is_looking(&self) -> bool {
        self.posed.as_ref().is_some_and(|posed| posed.trial.is_open())
    }

    /// Whether a puzzle is on the board that is neither solved nor given up.
    fn is_at_stake(&self) -> bool {
        self.is_looking() && self.posed.as_ref().is_some_and(|posed| !posed.is_settled())
    }

    /// Says that seeing the answer gives the puzzle up; the same key once more shows it.
    fn ask_to_give_up(&mut self, look: &Look) {
        let key = key_name(Context::Puzzle, Action::Answer, look);
        self.note = Some(Note { text: say!(look, "puzzle-gives-up", key = key), wrong: true });
        self.gives_up = true;
    }

    fn act_choosing(&mut self, action: Action) {
        match (action, &mut self.choice) {
            (Action::Back, _) => self.choice = None,
            (Action::Enter, Some(choice)) => {
                self.wanted = choice.wanted();
                self.grade = None;
                if !self.wanted.is_any() {
                    self.own.clear();
                }
                self.choice = None;
                self.stop_search();
                self.make_next();
            }
            (action, Some(choice)) => choice.act(action),
            (_, None) => {}
        }
    }

    fn act_in_trial(&mut self, action: Action, look: &Look) {
        if let Some(posed) = &mut self.posed {
            let reaction = posed.trial.act(action, look);
            self.react(reaction);
        } else if action == Action::Enter {
            self.make_next();
        }
    }

    fn react(&mut self, reaction: Reaction) {
        match (reaction, &mut self.posed) {
            (Reaction::Note(note), _) => self.note = Some(note),
            (Reaction::Again, Some(posed)) => {
                posed.again();
                self.page = 0;
            }
            (Reaction::Back, _) => self.make_next(),
            (Reaction::Stay | Reaction::Again, _) => {}
        }
        self.observe();
    }

    /// A search that is running already goes on.
    fn make_next(&mut self) {
        if self.search.is_some() {
            return;
        }
        if let Some(mut posed) = self.posed.take() {
            posed.stop();
        }
        self.page = 0;
        self.slip = self.own.pop_front();
        match &self.slip {
            Some(slip) => self.search = Some((Source::Own, search::ask_own(slip.id.clone()))),
            None => self.look_for(Source::From(self.seed)),
        }
    }

    fn stop_search(&mut self) {
        if let Some((_, search)) = self.search.take() {
            search.stop();
            self.in_vain = false;
        }
    }

    fn stop(&mut self) {
        self.stop_search();
        if let Some(posed) = &mut self.posed {
            posed.stop();
        }
    }

    fn take_found(&mut self) -> bool {
        let answer = self.search.as_ref().and_then(|(source, search)| Some((*source, search.answer()?)));
        let Some((source, answer)) = answer else { return false };
        self.search = None;
        // A search that panicked has found nothing.
        let found = answer.unwrap_or_default();
        if matches!(source, Source::From(_)) {
            let behind_all = self.seed.wrapping_add(search::TRIES);
            self.seed = found.as_ref().map_or(behind_all, |(_, seed)| seed.wrapping_add(1));
        }
        self.grade = found.as_ref().map_or(self.grade, |(puzzle, _)| Some(puzzle.grade));
        self.posed = found.and_then(|(puzzle, seed)| Posed::new(puzzle, seed, &self.wanted, source)).map(Box::new);
        self.in_vain = true;
        if self.posed.is_none()
            && let Some(slip) = self.slip.take()
        {
            // The position cannot be a puzzle, so it does not come back.
            self.settle_own(slip, None);
            self.make_next();
        }
        true
    }

    fn observe(&mut self) {
        let Some(posed) = &mut self.posed else { return };
        let Some(attempt) = posed.attempt() else { return };
        if let Some(slip) = &self.slip {
            // A later try says little, because the user has seen the reply.
            if attempt.first {
                self.settle_own(slip.clone(), Some(attempt.fate == Fate::Solved));
            }
        } else if posed.counts(self.daily.today) {
            self.daily.count(attempt);
            self.attempts.push(attempt);
        }
    }

    fn settle_own(&mut self, slip: Slip, right: Option<bool>) {
        self.daily.count_again(&slip, right);
        self.again.push((slip, right));
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

    fn view(&self, window: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        self.show(window, look, show);
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        self.note = None;
        let told = std::mem::take(&mut self.gives_up);
        match action {
            Action::Quit => {
                self.stop();
                return Next::Home;
            }
            action if self.choice.is_some() => self.act_choosing(action),
            action if self.context(look) == Context::Typing => self.act_in_trial(action, look),
            Action::Back if self.search.is_some() => self.stop_search(),
            Action::Back => {
                self.stop();
                return Next::Pop;
            }
            Action::Next => self.page = self.page.wrapping_add(1),
            Action::Previous => self.page = self.page.wrapping_sub(1),
            Action::Why => self.switch_why(look),
            Action::NextPuzzle => self.make_next(),
            Action::Answer if self.is_at_stake() && !told => self.ask_to_give_up(look),
            Action::ChoosePuzzle => self.choice = Some(Choice::of(&self.wanted)),
            action => self.act_in_trial(action, look),
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn fit(&mut self, area: Rect) {
        self.window = area.as_size();
    }

    fn key(&mut self, key: Key) {
        if self.posed.as_mut().is_some_and(|posed| posed.trial.key(key)) {
            (self.note, self.gives_up) = (None, false);
        }
    }

    fn paste(&mut self, text: &str, _: &mut Cx<'_>) -> Next {
        if let Some(posed) = self.posed.as_mut().filter(|_| self.choice.is_none()) {
            posed.trial.paste(text);
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next {
        (self.note, self.gives_up) = (None, false);
        if let (Hit::Item(item), Some(choice)) = (hit, &mut self.choice) {
            let confirmed = choice.click(item);
            if confirmed {
                self.act_choosing(Action::Enter);
            }
        } else if let (Hit::Board(area), None, Some(posed)) = (hit, &self.choice, &mut self.posed) {
            let shown = posed.trial.shown();
            let reaction = posed.trial.click(area, at, shown, cx.look);
            self.react(reaction);
        }
        Next::Stay
    }

    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        let mut jobs = self.posed.as_mut().map(|posed| posed.take_jobs()).unwrap_or_default();
        jobs.extend(self.search.as_mut().and_then(|(_, search)| search.take_job()));
        Some(jobs)
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
        // It is the position to solve, whatever moves were tried in it.
        let Puzzle { game, setup, moves, .. } = &self.posed.as_ref()?.puzzle;
        Some(About { position: Some(Request::of(game, setup, moves).to_string()), ..About::game(game) })
    }

    fn copied(&mut self, look: &Look) -> Option<String> {
        // Once the puzzle of the day is solved, the result is worth more than the position.
        let posed = self.posed.as_ref().filter(|posed| posed.is_settled() && posed.source.day().is_some());
        let result = posed.filter(|posed| posed.counts(self.daily.today)).and_then(|_| self.daily.line(look));
        result.or_else(|| self.about()?.position)
    }

    fn settled(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        desk.wanted = self.wanted.clone();
        for attempt in self.attempts.drain(..) {
            let Some(keeper) = &mut desk.keeper else { return };
            let counted = keeper.count(attempt);
            desk.tell_kept(counted, look);
        }
        for (slip, right) in self.again.drain(..) {
            let Some(keeper) = &mut desk.keeper else { return };
            let counted = keeper.note_again(&slip, right);
            desk.tell_kept(counted, look);
        }
    }
}
