//! What the Why panel shows of a game, also while there is no answer.

use super::{prelude::*, questions as asked};
use crate::play::panels::{Defence, Pick};

impl Table {
    fn pick(&self, look: &Look) -> Option<Pick<'_>> {
        let asked::Pick { mv, after, analysis } = self.study.questions.pick()?;
        let over = self.game().end(after).is_some();
        let answered = analysis.worth.outcome == Outcome::Win || analysis.worth.score.is_some();
        let reply = analysis.suggested.as_ref().filter(|_| answered);
        Some(Pick {
            mv: mv.to_string(),
            words: self.words(mv, look),
            outcome: analysis.worth.outcome.flip(),
            score: analysis.worth.score.map(|score| self.points(score)),
            over,
            after: &analysis.reason,
            reply: reply.map(|reply| self.board.words(self.with(after), reply, look)),
        })
    }

    /// Why the program let the user go first, or went first itself; `None` once the user has moved.
    pub(super) fn why_this_side(&self, look: &Look) -> Option<String> {
        let outcome = self.seating.chosen_by.filter(|_| self.history.record.plies() <= 1)?;
        let [first, _] = self.seating.seats?;
        match (first, self.history.record.last()) {
            (Player::Person, None) => Some(say!(look, "status-chose-second", outcome = outcome)),
            (Player::Machine(_), Some((before, mv))) => {
                let words = self.board.words(self.with(before), mv, &look.in_past());
                Some(say!(look, "status-chose-first", words = words, outcome = outcome))
            }
            _ => None,
        }
    }

    pub(super) fn view(&self, look: &Look) -> Option<View<'_>> {
        let pick = self.pick(look).filter(|_| !self.study.veiled);
        Some(View { pick, ..self.view_of(self.study.questions.now()?, look) })
    }

    /// The view of an analysis of the current position, without the move under the cursor. A resignation does not change it.
    pub(super) fn view_of<'a>(&self, analysis: &'a Analysis<AnyMove>, look: &Look) -> View<'a> {
        View {
            winner: self.history.record.winner().and_then(Winner::seat).map(|seat| self.who(seat)),
            score: analysis.worth.score.map(|score| self.points(score)),
            over: self.history.record.winner().is_some(),
            begun: self.history.record.plies() > 0,
            defence: Defence::of(analysis.worth.remoteness),
            suggested: analysis.suggested.as_ref().map(|mv| self.words(mv, look)),
            ..View::of(&analysis.reason, analysis.worth.outcome, self.who(self.mover()))
        }
    }

    /// The lines to show while there is no reason.
    pub(super) fn waiting(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let message = match self.study.questions.progress() {
            _ if self.study.questions.failed() => say!(look, "why-failed"),
            _ if self.study.questions.stopped() => say!(look, "why-stopped"),
            (_, 0) => say!(look, "review-thinking"),
            (done, total) => say!(look, "why-progress", done = done, total = total),
        };
        align::wrapped(&message, look.theme.dim, width)
    }
}
