//! The laboratory is opened, its machine is kept, plays, and learns from whoever plays against it.

use zugzwang_engine::{Machine, matchbox::Notes};

use super::App;
use crate::{
    play::board::{Player, Table},
    say,
    screens::{LabScreen, Plan, PlayScreen, offered},
    words,
};

impl App {
    /// Opens the laboratory on top of the menu, with the machine that was kept for this game, or a new one.
    pub fn open_lab(&mut self, game: &'static str) {
        let plan = offered(game);
        let kept = self.machine_of(plan.entry.game.id);
        // What is wrong with it, too, is told where it is seen.
        let told = self.unseen_note();
        let instead = plan.entry.game.id != game;
        let mut lab = LabScreen::new(plan, kept);
        self.desk.habits.go_on(&mut lab);
        self.push(Box::new(lab));
        self.tell_at_last(told);
        if instead {
            let title = words::title(game, &self.look);
            self.note(say!(self.look, "lab-instead", game = title), false);
        }
    }

    /// The machine that was kept for a game; what is wrong with it is told.
    fn machine_of(&mut self, game: &str) -> Option<Notes> {
        let keeper = self.desk.keeper.as_mut()?;
        match keeper.machine(game) {
            Ok(notes) => notes,
            Err(error) => {
                let told = error.words(&self.look);
                self.note(told, true);
                None
            }
        }
    }

    /// Goes on in the laboratory on top with another plan: with the machine that was kept, where that is one of this plan.
    pub(super) fn teach_by(&mut self, plan: Plan) {
        self.top().stop();
        self.keep_top();
        let kept = self.machine_of(plan.entry.game.id);
        if let Some(screen) = self.screens.last_mut() {
            screen.teach(plan, kept, &self.look);
        }
    }

    /// Opens a game against the machine of the laboratory on top.
    pub(super) fn challenge(&mut self, mut table: Box<dyn Table>) {
        self.keep_top();
        table.set_opponent(Machine::Matchbox);
        self.push(Box::new(PlayScreen::new(table)));
        self.note(say!(self.look, "lab-challenged"), false);
    }

    /// Gives the machine of boxes that sits at the game on top what it has learned; whether it was waiting for that.
    pub(super) fn lend_boxes(&mut self) -> bool {
        let Some(table) = self.screens.last_mut().and_then(|screen| screen.game()) else { return false };
        let sits = table.seats().is_some_and(|seats| seats.contains(&Player::Machine(Machine::Matchbox)));
        if !sits || table.has_boxes() {
            return false;
        }
        let (game, setup) = (table.id(), table.setup().to_string());
        let notes = self.machine_of(game).filter(|notes| notes.setup == setup);
        let untaught = notes.is_none();
        let boxes = notes.map(|notes| notes.boxes).unwrap_or_default().into();
        if let Some(table) = self.screens.last_mut().and_then(|screen| screen.game()) {
            table.lend(boxes);
        }
        if untaught {
            let told = say!(self.look, "status-untaught");
            self.note(told, false);
        }
        true
    }
}
