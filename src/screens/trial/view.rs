//! What a trial tells.

use ratatui::text::Line;

use super::{Stage, Trial};
use crate::{
    look::{Look, align::wrapped},
    play::{
        panels::{mark, worth},
        review::Mistake,
        told::moved,
    },
    say,
    screens::{
        action::Action,
        chrome::{Hint, arrows},
    },
};

impl Trial {
    /// Returns the lines under the board; `task` while a move is chosen. Whether a key shows the reason `alone` is the
    /// screen's.
    pub(in crate::screens) fn told(&self, task: String, alone: bool, look: &Look, width: u16) -> Vec<Line<'static>> {
        let theme = &look.theme;
        let lines = |head: String, text: String| {
            let mut lines = wrapped(&head, theme.title, width);
            lines.extend(wrapped(&text, theme.text, width));
            lines
        };
        let chosen = || self.table.choice(look).map_or_else(|| say!(look, "choice-nothing"), |choice| choice.words);
        match self.stage {
            Stage::Trying => {
                let text = self.table.remark(look, false).unwrap_or(task);
                match self.prompt.line(look, width) {
                    Some(typed) => std::iter::once(typed).chain(wrapped(&text, theme.text, width)).collect(),
                    None => lines(chosen(), text),
                }
            }
            Stage::Judging | Stage::Shown(false) => lines(String::new(), say!(look, "review-thinking")),
            Stage::Solved => {
                let (sign, style) = mark(self.before.outcome, look);
                let words = self.last(look);
                let text = say!(look, "review-solved", words = words, worth = self.before.outcome, alone = alone);
                wrapped(&format!("{sign} {text}"), style, width)
            }
            Stage::Shown(true) => lines(chosen(), say!(look, "review-answer", alone = alone)),
            Stage::Refuted(0, lost) => self.refuted(lost, look, width),
            Stage::Refuted(..) => lines(self.last(look), self.onward(look)),
        }
    }

    /// The last move, with who made it.
    pub(in crate::screens) fn last(&self, look: &Look) -> String {
        let last = self.table.last_words(look);
        last.map_or_else(String::new, |(seat, words)| moved(self.table.seats(), seat, &words, look))
    }

    /// Says what the wrong move comes to.
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
        lines.extend(wrapped(&self.onward(look), look.theme.text, width));
        lines
    }

    /// Says what the next key comes to in a refutation.
    fn onward(&self, look: &Look) -> String {
        match (self.is_played_out(), self.is_own_turn()) {
            (true, _) => say!(look, "review-line-end"),
            (false, true) => say!(look, "review-line-own"),
            (false, false) => say!(look, "review-line"),
        }
    }

    /// The keys that work now, those of every screen left out.
    pub(in crate::screens) fn hints(&self, look: &Look) -> Vec<Hint> {
        let named = |key: &str| Hint::named(&[Action::Enter], say!(look, key));
        match self.stage {
            Stage::Trying => {
                let mut hints = vec![Hint::of(Action::Enter, look)];
                hints.extend(arrows(self.table.id(), look));
                hints.push(Hint::of(Action::Answer, look));
                hints
            }
            Stage::Judging => Vec::new(),
            Stage::Solved | Stage::Shown(_) => vec![named("review-go-on")],
            Stage::Refuted(..) if self.is_played_out() => vec![named("review-again")],
            Stage::Refuted(..) => {
                let on = named(if self.is_own_turn() { "review-go-on" } else { "review-reply" });
                vec![on, Hint::named(&[Action::Undo], say!(look, "review-again"))]
            }
        }
    }
}
