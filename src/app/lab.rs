//! The laboratory is opened, its machine is kept, plays, and learns from whoever plays against it.

use zugzwang_engine::{Machine, matchbox::Notes};

use super::App;
use crate::{
    board::{Player, Table},
    screens::{LabScreen, PlayScreen, Screen, offered},
};

impl App {
    /// Opens the laboratory on top of the menu, with the machine that was kept for this game, or a new one.
    pub fn open_lab(&mut self, game: &'static str) {
        let told = self.unseen_note();
        let plan = offered(game);
        let kept = self.machine_of(plan.entry.game.id);
        self.push(Screen::Lab(Box::new(LabScreen::new(plan, kept))));
        self.tell_at_last(told);
    }

    /// The machine that was kept for a game; what is wrong with it is told.
    fn machine_of(&mut self, game: &str) -> Option<Notes> {
        let keeper = self.kept.keeper.as_mut()?;
        match keeper.machine(game) {
            Ok(notes) => notes,
            Err(error) => {
                let told = error.words(&self.look);
                self.note(told, true);
                None
            }
        }
    }

    /// Keeps the machine of the laboratory on top where it has changed.
    pub(super) fn keep_machine(&mut self) {
        let Some(Screen::Lab(lab)) = self.screens.last_mut() else { return };
        let Some(notes) = lab.take_changed() else { return };
        let Some(keeper) = &mut self.kept.keeper else { return };
        let kept = keeper.keep_machine(notes);
        self.tell_kept(kept);
    }

    /// Opens a game against the machine of the laboratory on top.
    pub(super) fn challenge(&mut self, mut table: Box<dyn Table>) {
        self.keep_machine();
        if let Some(Screen::Lab(lab)) = self.screens.last() {
            table.lend(lab.beads());
        }
        table.set_opponent(Machine::Matchbox);
        self.push(Screen::Play(PlayScreen::new(table)));
    }

    /// Gives the machine of boxes that sits at the game on top its beads.
    pub(super) fn lend_beads(&mut self) {
        let Some(table) = self.screens.last_mut().and_then(Screen::game) else { return };
        let sits = table.seats().is_some_and(|seats| seats.contains(&Player::Machine(Machine::Matchbox)));
        if !sits || table.has_beads() {
            return;
        }
        let (game, setup) = (table.id(), table.setup().to_string());
        let notes = self.machine_of(game).filter(|notes| notes.setup == setup);
        let beads = notes.iter().flat_map(|notes| &notes.boxes).flat_map(|matchbox| &matchbox.beads);
        let beads = beads.map(|bead| bead.count).collect::<Vec<_>>().into();
        if let Some(table) = self.screens.last_mut().and_then(Screen::game) {
            table.lend(beads);
        }
    }

    /// Lets the machine of the laboratory below learn from the game that is left, if a person has ended it.
    pub(super) fn teach(&mut self, left: &Screen) {
        let (Screen::Play(play), Some(Screen::Lab(lab))) = (left, self.screens.last_mut()) else { return };
        if let Some(bout) = play.bout() {
            lab.learn_from(&bout, &self.look);
            self.keep_machine();
        }
    }
}
