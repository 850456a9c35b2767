//! Puzzles are opened with what is known of them, and what becomes of them is counted.

use super::{App, SEEDS_APART};
use crate::{
    keep::storage::Puzzles,
    play::seed,
    screens::{Asked, Known, PuzzleScreen},
};

impl App {
    /// Opens puzzles on top of the menu.
    pub fn open_puzzles(&mut self, asked: Asked) {
        let told = self.unseen_note();
        self.begin_puzzles(asked);
        self.tell_at_last(told);
    }

    pub(super) fn begin_puzzles(&mut self, asked: Asked) {
        self.keep_top();
        self.desk.wanted = asked.wanted;
        self.kept.seed = self.kept.seed.wrapping_add(SEEDS_APART);
        let mut known = Known { seed: seed::short(self.kept.seed), ..Known::default() };
        let mut trouble = None;
        // The puzzle of the day counts once, so there is one only where that can be noted.
        if let Some(keeper) = &mut self.desk.keeper {
            known.today = Some(keeper.today());
            known.puzzles = keeper.puzzles().unwrap_or_else(|error| {
                trouble = Some(error.words(&self.look));
                Puzzles::default()
            });
        }
        self.push(Box::new(PuzzleScreen::new(asked, known)));
        if let Some(trouble) = trouble {
            self.note(trouble, true);
        }
    }
}
