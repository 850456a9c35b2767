//! Hints for a position, each telling a step more.

use super::{GameView, WhyPane};
use ratatui::{layout::Size, text::Line};

use crate::{
    look::{Look, align::wrapped},
    play::{
        board::{Hinted, Lines, Status, Telling},
        told,
    },
    say,
    screens::{action::Action, key_name, keymap::Context},
    words,
};

/// The steps of the hints for a position; each tells a step more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) enum Hints {
    #[default]
    None,
    /// A smaller case to try.
    Smaller,
    /// The player who is winning.
    Outcome,
    /// The place to look at.
    Place,
    /// The idea, without the move.
    Idea,
    /// The move.
    Move,
    /// All of the reason.
    Reason,
}

impl Hints {
    /// The step after this one.
    pub(super) const fn next(self) -> Self {
        match self {
            Self::None => Self::Smaller,
            Self::Smaller => Self::Outcome,
            Self::Outcome => Self::Place,
            Self::Place => Self::Idea,
            Self::Idea => Self::Move,
            Self::Move | Self::Reason => Self::Reason,
        }
    }

    /// The id of its name.
    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::None | Self::Smaller => "ladder-smaller",
            Self::Outcome => "ladder-outcome",
            Self::Place => "ladder-place",
            Self::Idea => "ladder-idea",
            Self::Move => "ladder-move",
            Self::Reason => "ladder-reason",
        }
    }
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

    /// One step further up the ladder. What the screen tells anyway is no hint.
    pub(super) fn hint(&mut self, look: &Look) {
        if self.table.suggested(look).is_none() || !matches!(self.table.status(), Status::Turn(_)) {
            return self.show_hint(look);
        }
        let open = self.told().is_all() && self.why != WhyPane::Hidden;
        let given = self.given();
        // The reason stays told, and told again it is no further hint; the move is counted where it is shown.
        let next = if open && given != Hints::Reason { Hints::Move } else { given.next() };
        self.aid.helped += usize::from(next != Hints::Move && next != given);
        self.hints = Some((self.table.plies(), self.table.position(), next));
        self.aid.climbed = self.aid.climbed.max(next);
        match next {
            Hints::Move => self.show_hint(look),
            Hints::Reason => {
                self.show_reason();
                self.tell_class_all(look);
                self.tell(say!(look, "status-hint-reason"));
            }
            // Where it stays beside the board it need not be said twice.
            _ if self.has_figure_pane() => {}
            _ => self.tell(self.help(look)),
        }
    }

    /// Returns what the last step of the ladder says of this position; empty where it says nothing in words.
    pub(super) fn help(&self, look: &Look) -> String {
        let game = self.table.id();
        // How many heaps are left decides what there is to look at.
        let position = self.table.position();
        let heaps = position.split(',').filter(|heap| *heap != "0").count();
        let said = |step: &str| say!(look, &format!("{step}-{game}"), heaps = heaps);
        match self.given() {
            Hints::Smaller => said("smaller"),
            Hints::Outcome => {
                let verdict = self.table.lines(Lines::Verdict, look, Size::MAX);
                verdict.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
            }
            Hints::Place => {
                let suggested = self.table.suggested(look);
                let place = suggested.and_then(|(notation, _)| words::place(game, &notation, look));
                [Some(said("look")), place]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(&say!(look, "sentence-separator"))
            }
            Hints::Idea => said("idea"),
            Hints::None | Hints::Move | Hints::Reason => String::new(),
        }
    }

    pub(super) fn show_hint(&mut self, look: &Look) {
        match self.table.hint() {
            Hinted::Shown => {
                self.aid.helped += 1;
                self.aid.advised = true;
                self.set_aimed();
                self.tell(say!(look, &told::best_known("status-hint", self.table.as_ref())));
            }
            Hinted::Asked => self.tell(say!(look, "status-asked")),
            Hinted::None if self.table.is_thinking() => self.tell(say!(look, "status-hint-later")),
            Hinted::None => self.warn(say!(look, "status-no-hint")),
        }
    }

    /// That the solver is at work, with the key that stops it; in a lesson and before a class that key leaves.
    pub(super) fn stoppable(&self, at_work: String, look: &Look) -> String {
        if self.class.is_some() {
            return at_work;
        }
        [at_work, say!(look, "why-stops")].join(&say!(look, "sentence-separator"))
    }

    /// The reason or the verdict; while it is looked for, also the key that stops that.
    pub(super) fn answered(&self, wanted: Lines, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut lines = self.table.lines(wanted, look, room);
        if self.table.is_thinking() && self.table.known().is_none() && self.class.is_none() {
            lines.extend(wrapped(&say!(look, "why-stops"), look.theme.dim, room.width));
        }
        lines
    }

    /// Why the moves are not listed.
    pub(super) fn list_refused(&self, look: &Look) -> String {
        // A lesson has no keys that tell more: it tells the reason itself.
        if self.is_lesson() {
            return say!(look, "lesson-unlisted");
        }
        let Some((told, false)) = self.class_told() else { return self.kept_back(look) };
        let Some(all) = self.class_steps(look) else { return say!(look, "status-at-work") };
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
