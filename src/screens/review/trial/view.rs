//! What a trial tells.

use ratatui::{layout::Size, text::Line};

use super::{Stage, Trial};
use crate::{
    action::Action,
    look::Look,
    panels::{Who, mark, worth, wrapped},
    review::{Mistake, Reviewed},
    say,
    screens::chrome::Hint,
};

impl Trial {
    /// The verdict alone while nothing was tried; the whole reason once the mistake is solved or its answer shown. While a
    /// refutation is played out, the reason of each of its positions.
    pub(in crate::screens::review) fn why(&self, review: &dyn Reviewed, look: &Look, room: Size) -> Vec<Line<'static>> {
        let before = self.mistake.number - 1;
        match self.stage {
            Stage::Solved => return review.why(before, look, room),
            Stage::Shown(true) | Stage::Refuted(..) => return self.table.why(look, room),
            Stage::Trying | Stage::Judging | Stage::Shown(false) => {}
        }
        let mut lines = review.verdict(before, look, room.width);
        lines.push(Line::default());
        lines.extend(wrapped(&say!(look, "review-look"), look.theme.text, room.width));
        lines
    }

    /// What stands under the board.
    pub(in crate::screens::review) fn told(
        &self,
        review: &dyn Reviewed,
        look: &Look,
        width: u16,
    ) -> Vec<Line<'static>> {
        let theme = &look.theme;
        let lines = |head: String, text: String| {
            let mut lines = wrapped(&head, theme.title, width);
            lines.extend(wrapped(&text, theme.text, width));
            lines
        };
        let chosen = || self.table.choice(look).map_or_else(|| say!(look, "choice-nothing"), |choice| choice.words);
        match self.stage {
            Stage::Trying => {
                let remark = self.table.remark(look);
                lines(chosen(), remark.unwrap_or_else(|| self.task(review, look)))
            }
            Stage::Judging | Stage::Shown(false) => lines(String::new(), say!(look, "review-thinking")),
            Stage::Solved => {
                let (sign, style) = mark(self.mistake.before, look);
                let words = self.last(look);
                let text = say!(look, "review-solved", words = words, worth = self.mistake.before);
                wrapped(&format!("{sign} {text}"), style, width)
            }
            Stage::Shown(true) => lines(chosen(), say!(look, "review-answer")),
            Stage::Refuted(0, lost) => self.refuted(lost, look, width),
            Stage::Refuted(..) => {
                let key = if self.is_played_out() { "review-line-end" } else { "review-line" };
                lines(self.last(look), say!(look, key))
            }
        }
    }

    /// What was played, and what is asked for.
    fn task(&self, review: &dyn Reviewed, look: &Look) -> String {
        let (number, before) = (self.mistake.number, self.mistake.before);
        say!(look, "review-task", words = review.words(number, look), worth = before)
    }

    /// The last move, with who made it.
    fn last(&self, look: &Look) -> String {
        let last = self.table.last_words(look);
        last.map_or_else(String::new, |(seat, words)| {
            say!(look, "status-moved", who = Who::of(self.table.seats(), seat), words = words)
        })
    }

    /// What the wrong move comes to.
    fn refuted(&self, lost: Option<Mistake>, look: &Look, width: u16) -> Vec<Line<'static>> {
        let after = lost.map_or(zugzwang_engine::Outcome::Unknown, |mistake| mistake.after);
        let (_, style) = mark(after, look);
        let words = self.last(look);
        let given = lost.map_or(0, |mistake| mistake.given);
        let text = if given > 0 {
            say!(look, "review-wrong-score", words = words, given = given)
        } else {
            say!(look, "review-wrong", words = words, worth = say!(look, worth(after)))
        };
        let mut lines = wrapped(&format!("{} {text}", look.glyphs().mistake), style, width);
        let key = if self.is_played_out() { "review-line-end" } else { "review-line" };
        lines.extend(wrapped(&say!(look, key), look.theme.text, width));
        lines
    }

    /// The keys that work now, those of every screen left out.
    pub(in crate::screens::review) fn hints(&self, look: &Look) -> Vec<Hint> {
        let named = |key: &str| Hint::named(&[Action::Enter], say!(look, key));
        match self.stage {
            Stage::Trying => {
                let id = self.table.id();
                let mut hints = vec![Hint::of(Action::Enter, look)];
                let along = format!("{id}-axis-y");
                if look.texts.has(&along) {
                    hints.push(Hint::named(&[Action::Up, Action::Down], say!(look, &along)));
                }
                hints.push(Hint::named(&[Action::Left, Action::Right], say!(look, &format!("{id}-axis-x"))));
                hints.push(Hint::of(Action::Answer, look));
                hints
            }
            Stage::Judging => Vec::new(),
            Stage::Solved | Stage::Shown(_) => vec![named("review-go-on")],
            Stage::Refuted(..) if self.is_played_out() => vec![named("review-again")],
            Stage::Refuted(..) => vec![named("review-reply")],
        }
    }
}
