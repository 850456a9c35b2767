//! A review of a game: a chart of who was winning, the moves to walk through, and for each mistake a trial of a better move.

mod chart;
mod view;

use std::collections::BTreeMap;

use zugzwang_engine::Winner;

use super::prelude::*;
use crate::{
    look::wording::Wording,
    play::{
        review::Mistake,
        table::{Cause, Review},
    },
    screens::{
        chrome::{Reading, slots::NARROW},
        play::Course,
        trial::{Reaction, Trial},
    },
};

/// Moves in a large step.
const LARGE: usize = 10;

/// The screen of a review.
#[derive(Debug)]
pub struct ReviewScreen {
    review: Review,
    moves: Vec<String>,
    at: usize,
    trial: Option<Box<Trial>>,
    /// The end to be explained: of a game that was resigned, or one that the user has just finished.
    end: Option<Winner>,
    /// The cause of that end, once it is known.
    cause: Option<Cause>,
    /// Whether the user has moved through the game. If so, the review no longer jumps to the cause.
    walked: bool,
    /// The numbers of the mistakes that are settled, and whether the user found the better move or was shown it.
    settled: BTreeMap<usize, bool>,
    note: Option<Note>,
    reading: Reading,
    /// The place of the game on the path, which names it.
    course: Option<Course>,
}

impl ReviewScreen {
    pub(super) const LEAST: Size = Size::new(44, 18);

    /// Opens a review at the start of the game or, if the game was resigned, at the move that decided it.
    pub fn new(review: Review) -> Self {
        Self {
            moves: review.moves(),
            at: 0,
            trial: None,
            end: review.resigned().map(|seat| Winner::of(Outcome::Loss, seat)),
            cause: None,
            walked: false,
            settled: BTreeMap::new(),
            note: None,
            reading: Reading::new(NARROW, view::CHART),
            review,
            course: None,
        }
    }

    /// The review of a game at this place on the path.
    #[must_use]
    pub(super) fn on(self, course: Option<Course>) -> Self {
        Self { course, ..self }
    }

    pub(super) fn of_end(review: Review, end: Winner) -> Self {
        let mut screen = Self { end: Some(end), ..Self::new(review) };
        screen.look_for_cause();
        screen
    }

    /// The mistake that led to the current position, and its number among all mistakes, from 1.
    fn mistake(&self) -> Option<(usize, Mistake)> {
        let at = self.review.mistakes().binary_search_by_key(&self.at, |mistake| mistake.number).ok()?;
        Some((at + 1, self.review.mistakes()[at]))
    }

    fn is_mistake(&self, number: usize) -> bool {
        self.review.mistakes().binary_search_by_key(&number, |mistake| mistake.number).is_ok()
    }

    /// Returns whether an analysis would give away the better move for an open mistake: the last move, or the next one.
    fn is_veiled(&self) -> bool {
        self.is_open(self.at) || self.is_open(self.at + 1)
    }

    fn is_open(&self, number: usize) -> bool {
        self.is_mistake(number) && !self.settled.contains_key(&number)
    }

    fn is_solved(&self, number: usize) -> bool {
        self.settled.get(&number) == Some(&true)
    }

    fn solved(&self) -> usize {
        self.settled.values().filter(|solved| **solved).count()
    }

    /// While the user looks for a move, the board must stay visible.
    fn is_looking(&self) -> bool {
        self.trial.as_ref().is_some_and(|trial| trial.is_open())
    }

    fn stop(&mut self) {
        self.review.stop();
        self.end_trial();
    }

    fn walk(&mut self, action: Action, look: &Look) {
        self.walked = true;
        match action {
            Action::Earlier => self.go(self.at.saturating_sub(1)),
            Action::Later => self.go(self.at + 1),
            Action::PageUp => self.go(self.at.saturating_sub(LARGE)),
            Action::PageDown => self.go(self.at + LARGE),
            Action::Home => self.go(0),
            Action::End => self.go(self.moves.len()),
            Action::MistakeBefore | Action::MistakeAfter => {
                let mut numbers = self.review.mistakes().iter().map(|mistake| mistake.number);
                let found = if action == Action::MistakeBefore {
                    numbers.rfind(|number| *number < self.at)
                } else {
                    numbers.find(|number| *number > self.at)
                };
                match found {
                    Some(number) => self.go(number),
                    None => self.note = Some(Note { text: say!(look, "review-no-more"), wrong: true }),
                }
            }
            Action::Enter => self.begin_trial(look),
            Action::Answer => {
                self.begin_trial(look);
                if let Some(trial) = &mut self.trial {
                    trial.ask_answer();
                }
            }
            _ => {}
        }
    }

    fn go(&mut self, plies: usize) {
        self.at = plies.min(self.moves.len());
        self.reading.restart();
    }

    fn look_for_cause(&mut self) {
        if self.cause.is_some() {
            return;
        }
        self.cause = self.end.and_then(|end| Cause::of_end(&self.review, end));
        if let Some(cause) = self.cause.filter(|_| !self.walked) {
            self.go(cause.plies(self.moves.len()));
        }
    }

    /// `None` if the current position does not show the cause.
    fn cause_here(&self) -> Option<Cause> {
        self.cause.filter(|cause| cause.plies(self.moves.len()) == self.at)
    }

    fn begin_trial(&mut self, look: &Look) {
        let Some((_, mistake)) = self.mistake() else {
            self.note = Some(Note { text: say!(look, "review-no-mistake"), wrong: true });
            return;
        };
        let Some(before) = self.review.worth(mistake.number - 1) else { return };
        self.trial = Some(Box::new(Trial::new(self.review.trial(mistake.number), before)));
        self.reading.restart();
    }

    fn end_trial(&mut self) {
        if let Some(mut trial) = self.trial.take() {
            trial.table.stop();
        }
        self.reading.restart();
    }

    fn act_in_trial(&mut self, action: Action, look: &Look) {
        let Some(trial) = &mut self.trial else { return };
        match trial.act(action, look) {
            Reaction::Stay => {}
            Reaction::Note(note) => self.note = Some(note),
            Reaction::Again => {
                self.end_trial();
                self.begin_trial(look);
            }
            Reaction::Back => self.end_trial(),
        }
    }
}

impl Screen for ReviewScreen {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, _: &Look) -> Context {
        match &self.trial {
            Some(trial) if trial.is_typing() => Context::Typing,
            Some(_) => Context::Trial,
            None => Context::Review,
        }
    }

    fn view(&self, _: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        self.show(look, show);
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        self.note = None;
        self.reading = self.reading.opening(look.wording != Wording::Plain);
        match action {
            action if self.reading.turn(action) => {}
            Action::Why if self.reading.switch(self.is_looking()) => {}
            Action::Quit => {
                self.stop();
                return Next::Home;
            }
            action if self.trial.is_some() => self.act_in_trial(action, look),
            Action::Back => {
                self.stop();
                return Next::Pop;
            }
            action => self.walk(action, look),
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn fit(&mut self, area: Rect) {
        self.reading.fit(area);
    }

    fn key(&mut self, key: Key) {
        if self.trial.as_mut().is_some_and(|trial| trial.key(key)) {
            self.note = None;
        }
    }

    fn paste(&mut self, text: &str, _: &mut Cx<'_>) -> Next {
        if let Some(trial) = &mut self.trial {
            trial.paste(text);
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        self.note = None;
        match (hit, &mut self.trial) {
            (Hit::Item(plies), None) => {
                self.walked = true;
                self.go(plies);
            }
            (Hit::Board(area), Some(trial)) => {
                let shown = trial.shown();
                if let Reaction::Note(note) = trial.click(area, at, shown, look) {
                    self.note = Some(note);
                }
            }
            _ => {}
        }
        Next::Stay
    }

    fn about(&mut self) -> Option<About> {
        Some(About::game(self.review.id()))
    }

    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        let mut jobs = self.trial.as_mut().map(|trial| trial.table.take_jobs()).unwrap_or_default();
        jobs.extend(self.review.take_jobs());
        Some(jobs)
    }

    fn collect(&mut self, _: &mut Cx<'_>) -> bool {
        let changed = self.review.collect();
        self.look_for_cause();
        let Some(trial) = &mut self.trial else { return changed };
        let answered = trial.collect();
        if trial.is_done() {
            self.settled.entry(trial.number).or_insert(trial.is_solved());
        }
        changed || answered
    }

    fn is_thinking(&mut self) -> bool {
        let (answered, all) = self.review.progress();
        answered < all || self.trial.as_ref().is_some_and(|trial| trial.table.is_thinking())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        look::{glyphs::GlyphSet, theme::ThemeName},
        play::{board::Side, boards},
    };

    /// A game of nim from 3,4,5 whose first move gives the win away. It is resigned after the second move.
    fn resigned() -> ReviewScreen {
        let nim = boards::find("nim").expect("it is a game");
        let mut table = nim.open(&["heaps=3,4,5"], &["3:1", "1:3"], Side::Both).expect("a game");
        table.resign().expect("it goes on");
        ReviewScreen::new(table.review())
    }

    fn answer(screen: &mut ReviewScreen) {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        while screen.is_thinking() {
            screen.take_jobs().into_iter().flatten().for_each(Job::run);
            screen.collect(&mut Cx { look: &look, desk: &mut crate::screens::Desk::default() });
        }
    }

    #[test]
    fn the_review_jumps_to_what_decided_the_game_unless_the_user_has_moved_first() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        for (keys, at) in [(&[][..], 1), (&[Action::Why], 1), (&[Action::End], 2), (&[Action::Later, Action::Home], 0)]
        {
            let mut screen = resigned();
            for key in keys {
                screen.act(*key, &mut Cx { look: &look, desk: &mut crate::screens::Desk::default() });
            }
            answer(&mut screen);
            assert_eq!(screen.at, at, "{keys:?}");
            assert!(matches!(screen.cause, Some(Cause::Mistake(mistake)) if mistake.number == 1));
        }
    }
}
