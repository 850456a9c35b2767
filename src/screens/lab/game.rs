//! Single games: watched bead by bead, or played by the user against the machine.

use std::sync::Arc;

use zugzwang_engine::matchbox::{By, Ending, Method, Teacher};

use super::{LabScreen, Watched};
use crate::screens::{play::seconds, prelude::*};

impl LabScreen {
    /// Without a watched game, the speed is that of the training.
    pub(super) fn change_speed(&mut self, faster: bool, look: &Look) {
        if self.watched.is_some() {
            self.level = if faster { self.level.faster() } else { self.level.slower() };
            return self.tell(say!(look, "status-pace", delay = seconds(self.level.delay())));
        }
        self.plan.speed = self.plan.speed.step(faster);
        self.tell(say!(look, "lab-speed-now", games = self.plan.speed.games()));
    }

    pub(super) fn switch_by_itself(&mut self) {
        self.goes_on = !self.goes_on;
        if self.goes_on {
            self.draw_bead();
        }
    }

    pub(super) fn draw_bead(&mut self) {
        self.stop_training();
        let Some(learner) = &mut self.learner else { return };
        match &mut self.watched {
            Some(watched) if !watched.settled => {
                self.changed |= watched.step(learner);
            }
            other => *other = Some(Watched::new(learner)),
        }
        if let Some(number) = self.watched.as_ref().map(Watched::number) {
            self.choose(number);
        }
    }

    pub(super) fn leave_game(&mut self, look: &Look) {
        let unfinished = self.watched.take().is_some_and(|watched| !watched.settled);
        self.goes_on = false;
        if unfinished {
            self.tell(say!(look, "lab-broken-off"));
        }
    }

    pub(super) fn challenge(&mut self, look: &Look) -> Next {
        self.stop_training();
        let Some(learner) = &self.learner else { return Next::Stay };
        // The machine goes first if it would do so in training.
        let begins = self.plan.method.learner_begins(learner.games());
        let side = if begins { Side::Second } else { Side::First };
        match self.plan.entry.open(&self.plan.words, &[], side) {
            Ok(mut table) => {
                table.lend(learner.notes().boxes.into());
                table.seating_mut().oppose(Machine::Matchbox);
                let mut game = PlayScreen::new(table);
                game.note(Note { text: say!(look, "lab-challenged"), wrong: false });
                Next::push(game)
            }
            Err(_) => {
                self.warn(say!(look, "lab-no-game"));
                Next::Stay
            }
        }
    }

    pub(super) fn learn(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        let (Some(bout), Some(learner)) = (desk.habits.bout.take(), &mut self.learner) else { return };
        let learner = Arc::make_mut(learner);
        let method = *learner.method();
        // The machine would have resigned at an empty box: its moves after that were arbitrary.
        let bout = bout.given_up(&method, |number| learner.inside(number));
        let Some(ending) = bout.ending() else { return };
        // The machine learns from both sides only if it plays both.
        learner.set_method(Method { teacher: Teacher::Machine(Machine::Random), ..method });
        let mut changes = 0_usize;
        learner.settle(&bout, |change| changes += usize::from(change.before != change.after));
        learner.set_method(method);
        let told = match ending {
            Ending::Resigned(By::Learner) => {
                let position = clear(learner.cabinet().name(bout.number()), look);
                say!(look, "lab-learned-empty", position = position, changes = changes)
            }
            _ => say!(look, "lab-learned-from-you", outcome = ending.outcome(), changes = changes),
        };
        self.changed = true;
        self.tell(told);
        self.choose(
            bout.plies().iter().rev().find(|ply| ply.by == By::Learner).map_or(bout.opening(), |ply| ply.number),
        );
    }
}
