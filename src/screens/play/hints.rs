//! The hints for a position, each of which reveals more, and what the user is told instead of a reason that is hidden.

use super::{GameView, WhyPane, joined};
use ratatui::{layout::Size, text::Line};
use strum::{IntoStaticStr, VariantArray};

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

/// The steps of the hints for a position; each reveals more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "ladder-")]
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
    /// The whole reason.
    Reason,
}

impl Hints {
    /// The next step.
    pub(super) fn next(self) -> Self {
        Self::VARIANTS.get(self as usize + 1).copied().unwrap_or(self)
    }

    /// The message id of its name.
    pub(super) fn text(self) -> &'static str {
        self.into()
    }
}

impl GameView {
    /// The last hint given for the current position.
    pub(super) fn given(&self) -> Hints {
        self.hints.as_ref().filter(|(of, _)| *of == self.now()).map_or(Hints::None, |(_, given)| *given)
    }

    /// Gives the next hint. What the screen shows anyway is no hint.
    pub(super) fn hint(&mut self, look: &Look) {
        if self.table.suggested(look).is_none() || !matches!(self.table.status(), Status::Turn(_)) {
            return self.show_hint(look);
        }
        let open = self.told().is_all() && self.why != WhyPane::Hidden;
        let given = self.given();
        // The reason stays, and asking for it again is no further hint; the move is counted when it is shown.
        let next = if open && given != Hints::Reason { Hints::Move } else { given.next() };
        self.aid.helped += usize::from(next != Hints::Move && next != given);
        self.hints = Some((self.now(), next));
        self.aid.climbed = self.aid.climbed.max(next);
        match next {
            Hints::Move => self.show_hint(look),
            Hints::Reason => {
                self.show_reason();
                self.tell_class_all(look);
                self.tell(say!(look, "status-hint-reason"));
            }
            // The hint stands beside the board already.
            _ if self.has_figure_pane() => {}
            _ => self.tell(self.help(look)),
        }
    }

    /// The words of the last hint; empty if it has none.
    pub(super) fn help(&self, look: &Look) -> String {
        let game = self.table.id();
        // What to look at depends on the number of heaps left.
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
                joined(std::iter::once(said("look")).chain(place), look)
            }
            Hints::Idea => said("idea"),
            Hints::None | Hints::Move | Hints::Reason => String::new(),
        }
    }

    /// Puts the cursor on the perfect player's move.
    pub(super) fn show_hint(&mut self, look: &Look) {
        match self.table.hint() {
            Hinted::Shown => {
                self.count_move();
                self.set_aimed();
                self.tell(say!(look, &told::best_known("status-hint", self.table.as_ref())));
            }
            Hinted::Asked => self.tell(say!(look, "status-asked")),
            Hinted::None if self.table.is_thinking() => self.tell(say!(look, "status-hint-later")),
            Hinted::None => self.warn(say!(look, "status-no-hint")),
        }
    }

    /// Plays the perfect player's move for the player to move.
    pub(super) fn solve(&mut self, look: &Look) {
        let known = self.table.suggested(look).filter(|_| matches!(self.table.status(), Status::Turn(_)));
        match known {
            Some((_, words)) if self.table.reply() => {
                self.page = 0;
                self.count_move();
                // How the game ended matters more.
                if !self.table.is_over() {
                    self.tell(say!(look, "status-solved", words = words));
                }
            }
            _ => self.show_hint(look),
        }
    }

    /// Counts a move that was shown to the user, or played for them.
    const fn count_move(&mut self) {
        self.aid.helped += 1;
        self.aid.advised = true;
    }

    /// Says that the solver is working, and which key stops it. In lessons and classes that key leaves instead.
    pub(super) fn stoppable(&self, at_work: String, look: &Look) -> String {
        let stops = self.class.is_none().then(|| say!(look, "why-stops"));
        joined(std::iter::once(at_work).chain(stops), look)
    }

    /// The reason or the verdict. While the solver is working on it, also the key that stops the solver.
    pub(super) fn answered(&self, wanted: Lines, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut lines = self.table.lines(wanted, look, room);
        if self.table.is_thinking() && self.table.known().is_none() && self.class.is_none() {
            lines.extend(wrapped(&say!(look, "why-stops"), look.theme.dim, room.width));
        }
        lines
    }

    /// Says why the list of moves is not shown.
    pub(super) fn list_refused(&self, look: &Look) -> String {
        // A lesson has no keys that reveal more; it tells the reason itself.
        if self.is_lesson() {
            return say!(look, "lesson-unlisted");
        }
        let Some((told, false)) = self.class_told() else { return self.kept_back(look) };
        let Some(all) = self.class_steps(look) else { return say!(look, "status-at-work") };
        let key = key_name(Context::Class, Action::Reveal, look);
        say!(look, "class-unlisted", told = told, all = all, key = key)
    }

    /// Says that the reason is hidden, and which keys reveal more.
    pub(super) fn kept_back(&self, look: &Look) -> String {
        let kept = match self.telling {
            Telling { outcome: true, .. } => "advice",
            Telling { advice: true, .. } => "outcome",
            Telling { .. } => "both",
        };
        say!(look, "why-neutral", kept = kept)
    }
}
