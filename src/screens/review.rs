//! A game looked at again: a chart of who was winning, walked with the arrows, and for each mistake a trial of something better.

mod chart;
mod moves;
mod view;

use ratatui::buffer::Buffer;
use std::{collections::BTreeSet, fmt};

use ratatui::layout::{Position, Rect, Size};
use zugzwang_engine::{Outcome, Winner};

use super::{
    About, Hit, Next, Note,
    trial::{Come, Trial},
};
use crate::{
    look::Look,
    play::{
        job::Job,
        review::{Cause, Mistake, Reviewed},
    },
    say,
    screens::{Cx, Hits, Screen, action::Action, key::Key, keymap::Context},
};

/// The number of moves that a large step goes.
const LARGE: usize = 10;

/// The screen of one review.
pub struct ReviewScreen {
    review: Box<dyn Reviewed>,
    /// The moves in the game's notation.
    moves: Vec<String>,
    /// The number of moves played before the position that is shown.
    at: usize,
    trial: Option<Box<Trial>>,
    /// The end whose cause is looked for: that of a game that was resigned, or whose end was just seen.
    end: Option<Winner>,
    /// Why it has that end, once that is known.
    cause: Option<Cause>,
    /// `true` where a user has looked around: then the cause is not gone to any more.
    walked: bool,
    /// The mistakes, by the number of the move, for which something better was found.
    solved: BTreeSet<usize>,
    /// Those whose answer was shown.
    shown: BTreeSet<usize>,
    note: Option<Note>,
    /// `true` where the reason is shown in the board's place.
    alone: bool,
    /// The page of the reason that is shown, from 0.
    page: isize,
}

impl fmt::Debug for ReviewScreen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReviewScreen")
            .field("game", &self.review.id())
            .field("moves", &self.moves)
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}

impl ReviewScreen {
    pub(super) const LEAST: Size = Size::new(44, 18);

    /// The screen of this review, at the start of the game; where it was resigned, at what decided it, once that is known.
    pub fn new(review: Box<dyn Reviewed>) -> Self {
        let moves = review.moves();
        let (solved, shown) = (BTreeSet::new(), BTreeSet::new());
        let (trial, cause, note) = (None, None, None);
        let end = review.resigned().map(|seat| Winner::of(Outcome::Loss, seat));
        Self { review, moves, at: 0, trial, end, cause, walked: false, solved, shown, note, alone: false, page: 0 }
    }

    /// The same of a game that has just ended so, at what decided it.
    pub(super) fn of_end(review: Box<dyn Reviewed>, end: Winner) -> Self {
        let mut screen = Self { end: Some(end), ..Self::new(review) };
        screen.look_for_cause();
        screen
    }

    fn warn(&mut self, text: String) {
        self.note = Some(Note { text, wrong: true });
    }

    /// The mistake that the move before the position shown was, and which of all it is, from 1.
    fn mistake(&self) -> Option<(usize, Mistake)> {
        let at = self.review.mistakes().binary_search_by_key(&self.at, |mistake| mistake.number).ok()?;
        Some((at + 1, self.review.mistakes()[at]))
    }

    /// Returns whether what is known of the position would tell what should have been played at an open mistake: the one that
    /// was just made, or the one that is made next.
    fn is_veiled(&self) -> bool {
        self.is_open(self.at) || self.is_open(self.at + 1)
    }

    /// Returns whether the move `number` was a mistake for which nothing better was found yet, nor shown.
    fn is_open(&self, number: usize) -> bool {
        let is_mistake = self.review.mistakes().binary_search_by_key(&number, |mistake| mistake.number).is_ok();
        is_mistake && !self.is_settled(number)
    }

    fn is_settled(&self, number: usize) -> bool {
        self.solved.contains(&number) || self.shown.contains(&number)
    }

    /// Returns whether a move is looked for, with the board in sight.
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
            Action::MistakeBefore => {
                let before = self.review.mistakes().iter().rev().find(|mistake| mistake.number < self.at);
                self.jump(before.copied(), look);
            }
            Action::MistakeAfter => {
                let after = self.review.mistakes().iter().find(|mistake| mistake.number > self.at);
                self.jump(after.copied(), look);
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
        self.page = 0;
    }

    fn look_for_cause(&mut self) {
        if self.cause.is_some() {
            return;
        }
        self.cause = self.end.and_then(|end| Cause::of_end(self.review.as_ref(), end));
        if let Some(cause) = self.cause.filter(|_| !self.walked) {
            self.go(cause.plies(self.moves.len()));
        }
    }

    /// Why the game was lost, where that shows in this position.
    fn cause_here(&self) -> Option<Cause> {
        self.cause.filter(|cause| cause.plies(self.moves.len()) == self.at)
    }

    fn jump(&mut self, mistake: Option<Mistake>, look: &Look) {
        match mistake {
            Some(mistake) => self.go(mistake.number),
            None => self.warn(say!(look, "review-no-more")),
        }
    }

    fn begin_trial(&mut self, look: &Look) {
        let Some((_, mistake)) = self.mistake() else { return self.warn(say!(look, "review-no-mistake")) };
        let Some(before) = self.review.worth(mistake.number - 1) else { return };
        self.trial = Some(Box::new(Trial::new(self.review.trial(mistake.number), before)));
        self.page = 0;
    }

    fn end_trial(&mut self) {
        if let Some(mut trial) = self.trial.take() {
            trial.stop();
        }
        self.page = 0;
    }

    fn act_in_trial(&mut self, action: Action, look: &Look) {
        let Some(trial) = &mut self.trial else { return };
        match trial.act(action, look) {
            Come::Stay => {}
            Come::Told(note) => self.note = Some(note),
            Come::Again => {
                self.end_trial();
                self.begin_trial(look);
            }
            Come::Back => self.end_trial(),
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

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        self.draw(area, buf, look)
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        self.note = None;
        match action {
            Action::Next => self.page = self.page.wrapping_add(1),
            Action::Previous => self.page = self.page.wrapping_sub(1),
            Action::Why if !self.is_looking() => (self.alone, self.page) = (!self.alone, 0),
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
                if let Come::Told(note) = trial.click(area, at, look) {
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
        Some({
            let mut jobs = self.trial.as_mut().map(|trial| trial.take_jobs()).unwrap_or_default();
            jobs.extend(self.review.take_jobs());
            jobs
        })
    }

    fn collect(&mut self, _: &mut Cx<'_>) -> bool {
        let changed = self.review.collect();
        self.look_for_cause();
        let Some(trial) = &mut self.trial else { return changed };
        let answered = trial.collect();
        let number = trial.number();
        if trial.is_shown() {
            self.shown.insert(number);
        } else if trial.is_solved() && !self.shown.contains(&number) {
            self.solved.insert(number);
        }
        changed || answered
    }

    fn is_thinking(&mut self) -> bool {
        let (answered, all) = self.review.progress();
        answered < all || self.trial.as_ref().is_some_and(|trial| trial.is_thinking())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        look::{glyphs::GlyphSet, theme::ThemeName},
        play::{board::Side, boards},
    };

    /// Nim 3,4,5, whose first move gives the win away, resigned after the second.
    fn resigned() -> ReviewScreen {
        let nim = boards::find("nim").expect("it is a game");
        let mut table = nim.open(&["heaps=3,4,5"], &["3:1", "1:3"], Side::Both).expect("a game");
        table.resign().expect("it goes on");
        ReviewScreen::new(table.review())
    }

    fn answer(screen: &mut ReviewScreen) {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        while screen.is_thinking() {
            screen.take_jobs().into_iter().flatten().for_each(|job| job.0());
            screen.collect(&mut Cx { look: &look, desk: &mut crate::screens::Desk::default() });
        }
    }

    #[test]
    fn what_decided_a_game_is_gone_to_unless_somebody_has_gone_elsewhere_before_it_was_known() {
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
