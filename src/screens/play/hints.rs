//! Hints for a position, each telling a step more.

use super::{GameView, WhyPane};
use ratatui::layout::Size;

use crate::{
    look::Look,
    play::{
        board::{Hinted, Lines, Status, Telling},
        told,
    },
    say,
    screens::{action::Action, key_name, keymap::Context},
    words,
};

/// How far the hints for a position have gone; each tells a step more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Hints {
    None,
    Outcome,
    Place,
    Move,
    Reason,
}

impl GameView {
    /// The hints given for the position now.
    pub(super) fn given(&self) -> Hints {
        match &self.hints {
            Some((plies, position, given)) if *plies == self.table.plies() && *position == self.table.position() => {
                *given
            }
            _ => Hints::None,
        }
    }

    /// One step further: who wins, where, the move, the reason. What the screen tells anyway is no hint.
    pub(super) fn hint(&mut self, look: &Look) {
        let known = self.table.suggested(look);
        let Some((notation, _)) = known.filter(|_| matches!(self.table.status(), Status::Turn(_))) else {
            return self.show_hint(look);
        };
        let open = self.told() == Telling::default() && self.why != WhyPane::Hidden;
        let place = words::place(self.table.id(), &notation, look);
        let next = match self.given() {
            _ if open => Hints::Move,
            Hints::None => Hints::Outcome,
            Hints::Outcome if place.is_some() => Hints::Place,
            Hints::Outcome | Hints::Place => Hints::Move,
            Hints::Move | Hints::Reason => Hints::Reason,
        };
        self.hints = Some((self.table.plies(), self.table.position(), next));
        self.helped += usize::from(!matches!(next, Hints::None | Hints::Move));
        match next {
            Hints::Outcome => {
                let verdict = self.table.lines(Lines::Verdict, look, Size::MAX);
                self.tell(verdict.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
            }
            Hints::Place => self.tell(place.unwrap_or_default()),
            Hints::None | Hints::Move => self.show_hint(look),
            Hints::Reason => {
                self.why = if self.why == WhyPane::Hidden { WhyPane::Beside } else { self.why };
                self.tell_class_all(look);
                self.tell(say!(look, "status-hint-reason"));
            }
        }
    }

    pub(super) fn show_hint(&mut self, look: &Look) {
        match self.table.hint() {
            Hinted::Shown => {
                self.helped += 1;
                self.set_aimed();
                self.tell(say!(look, &told::best_known("status-hint", self.table.as_ref())));
            }
            Hinted::Asked => self.tell(say!(look, "status-asked")),
            Hinted::None if self.table.is_thinking() => self.tell(say!(look, "status-hint-later")),
            Hinted::None => self.warn(say!(look, "status-no-hint")),
        }
    }

    /// Why the moves are not listed.
    pub(super) fn list_refused(&self, look: &Look) -> String {
        // A lesson has no keys that tell more: it tells the reason itself.
        if self.is_lesson() {
            return say!(look, "lesson-unlisted");
        }
        let Some((told, false)) = self.class_told() else { return self.kept_back(look) };
        let Some(all) = self.class_steps(look) else { return say!(look, "status-hint-later") };
        let key = key_name(Context::Class, Action::Reveal, look);
        say!(look, "class-unlisted", told = told, all = all, key = key)
    }

    /// That the reason is kept back, and which keys tell more: those of the settings are named where they switch something on.
    pub(super) fn kept_back(&self, look: &Look) -> String {
        let kept = match self.telling {
            Telling { outcome: true, .. } => "advice",
            Telling { advice: true, .. } => "outcome",
            Telling { .. } => "both",
        };
        say!(look, "why-neutral", kept = kept)
    }
}
