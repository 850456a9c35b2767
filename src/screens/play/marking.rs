//! Marks that the user sets on positions during a game.

use super::{GameView, PlayScreen, Want};
use crate::{
    keep::storage::Landing as Left,
    play::board::Landing,
    screens::{MapScreen, map::Marks, prelude::*},
};

/// The positions that the user has left or marked in games with these rules.
#[derive(Debug, Default)]
pub(super) struct Past {
    /// The positions left, the latest last.
    pub(super) landings: Vec<Left>,
    /// The positions marked.
    pub(super) marks: Marks,
}

impl GameView {
    /// Changes the mark of the position that the cursor's move would leave: safe, not safe, none.
    pub(super) fn believe(&mut self, look: &Look) -> Want {
        // Only a move that is shown counts.
        let Some(landing) = self.table.landing().filter(|_| !self.is_idle()) else {
            self.warn(say!(look, "mark-choose"));
            return Want::Nothing;
        };
        if !Landing::may_be_marked(&landing.name) {
            self.warn(say!(look, "mark-long"));
            return Want::Nothing;
        }
        let safe = self.past.marks.turn(&landing.name, &landing.from);
        Want::Believe(landing, safe)
    }

    /// Names the mark of the position that the cursor's move would leave, in a few words.
    pub(super) fn marked(&self, look: &Look) -> Option<String> {
        // Every frame asks this, and mostly there are no marks.
        if self.past.marks.is_empty() {
            return None;
        }
        let safe = self.past.marks.get(&self.table.landing()?.name)?;
        let sign = if safe { look.glyphs().wins } else { look.glyphs().loses };
        Some(format!("{sign} {}", say!(look, "mark-is", safe = safe)))
    }

    /// Names the mark of the current position.
    pub(super) fn marked_now(&self, look: &Look) -> Option<String> {
        if self.past.marks.is_empty() {
            return None;
        }
        let landing = self.table.landing_after(self.table.plies());
        let safe = self.past.marks.get(&landing.name)?;
        Some(say!(look, "mark-now", safe = safe, position = short(&landing, look)))
    }
}

/// A position as a sentence names it.
fn short(landing: &Landing, look: &Look) -> String {
    told::asked_place(&landing.position, &landing.from, look)
}

impl PlayScreen {
    /// Saves a mark.
    pub(super) fn note_belief(&mut self, landing: &Landing, safe: Option<bool>, cx: &mut Cx<'_>) {
        let (game, rules, look) = (self.view.table.id(), self.view.table.rules(), cx.look);
        if let Some(keeper) = &mut cx.desk.keeper {
            let kept = keeper.note_belief(game, &rules, (&landing.name, &landing.from), safe);
            cx.desk.tell_kept(kept, look);
        }
        let (kind, position) = (safe.map_or("none", |safe| if safe { "safe" } else { "unsafe" }), short(landing, look));
        self.view.tell(say!(look, "mark-told", kind = kind, position = position));
    }

    /// Opens the map of positions that contains the game.
    pub(super) fn open_map(&mut self, cx: &mut Cx<'_>) -> Next {
        match MapScreen::of(&self.view.table, self.view.is_exam_open()) {
            Some(map) => Next::push(map),
            None => {
                self.view.warn(say!(cx.look, "map-none"));
                Next::Stay
            }
        }
    }
}
