//! The user's past in games with the same rules: positions left, and positions marked.

use zugzwang_engine::InOrder;

use super::{GameView, PlayScreen, Want};
use crate::{
    keep::storage::Landing as Left,
    look::wording::Wording,
    play::board::{Landing, Lived},
    screens::{
        MapScreen,
        map::{Below, Marks},
        prelude::*,
    },
};

/// Maximum number of positions listed from earlier games; twice as many in a pane of at least [`ROOMY`] rows.
const ROWS: usize = 3;
const ROOMY: u16 = 30;
const NAME: usize = 16;

/// The positions that the user has left or marked in games with these rules.
#[derive(Debug, Default)]
pub(super) struct Past {
    /// The positions left, the latest last.
    landings: Vec<Left>,
    pub(super) marks: Marks,
}

impl Past {
    /// Takes the positions left, and shows them in the figure, unless this is an exam.
    pub(super) fn recall(&mut self, landings: &[Left], is_exam: bool, table: &mut Table) {
        self.landings = landings.to_vec();
        if !is_exam && table.rival().is_some() {
            let lived = |Left { left, won, lost, .. }: &Left| Lived { left: left.clone(), won: *won, lost: *lost };
            table.recall(landings.iter().map(lived).collect());
        }
    }

    /// Names the mark of the position that the cursor's move would leave, in a few words.
    pub(super) fn marked(&self, table: &Table, look: &Look) -> Option<String> {
        // Every frame asks this, and mostly there are no marks.
        if self.marks.is_empty() {
            return None;
        }
        let safe = self.marks.get(&table.landing()?.name)?;
        let sign = if safe { look.glyphs().wins } else { look.glyphs().loses };
        Some(format!("{sign} {}", say!(look, "mark-is", safe = safe)))
    }

    /// Names the mark of the current position.
    pub(super) fn marked_now(&self, table: &Table, look: &Look) -> Option<String> {
        if self.marks.is_empty() {
            return None;
        }
        let landing = table.landing_after(table.plies());
        let safe = self.marks.get(&landing.name)?;
        Some(say!(look, "mark-now", safe = safe, position = short(&landing, look)))
    }

    /// The user's experience: positions left in earlier games, and who won from there. The one that the cursor's move would leave comes
    /// first, then the latest.
    pub(super) fn experience(&self, table: &Table, look: &Look, room: Size, free: usize) -> Vec<Line<'static>> {
        // They need one line above and one below.
        let rows = if room.height >= ROOMY { 2 * ROWS } else { ROWS }.min(free.saturating_sub(2));
        let left = table.left();
        let mut landings: Vec<&Left> = self.landings.iter().rev().collect();
        landings.retain(|landing| match look.wording {
            Wording::Plain => told::name(table.id(), &landing.left, look).is_some(),
            _ => landing.left.contains(char::is_alphanumeric),
        });
        landings.order_by_key(|landing| Some(&landing.left) != left.as_ref());
        landings.truncate(rows);
        if landings.is_empty() || table.rival().is_none() {
            return Vec::new();
        }
        let named = |landing: &Left| align::cut(&clear(&landing.left, look), NAME, look.glyphs().more);
        let widest = landings.iter().map(|landing| width_of(&named(landing))).max().unwrap_or(0);
        let row = |landing: &Left| {
            let (pointer, style) = look.row(Some(&landing.left) == left.as_ref());
            let name = Span::styled(format!(" {}  ", align::left(&named(landing), widest)), style);
            let line = Line::from(vec![pointer, name, Span::styled(counted(landing, look), look.theme.dim)]);
            shortened(line, room.width.into(), look)
        };
        let head = Line::styled(say!(look, "landing-head"), look.theme.dim);
        std::iter::once(head).chain(landings.into_iter().map(row)).chain([Line::default()]).collect()
    }
}

/// Says how many games went through a position, and how they ended. A game may be lost long after a position was left rightly, so losses
/// are not told.
fn counted(landing: &Left, look: &Look) -> String {
    let counts = [
        ("landing-games", landing.won + landing.lost + landing.drawn + landing.given),
        ("landing-won", landing.won),
        ("landing-drawn", landing.drawn),
        ("landing-given", landing.given),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    counts.map(|(id, count)| say!(look, id, count = count)).collect::<Vec<_>>().join("  ")
}

fn short(landing: &Landing, look: &Look) -> String {
    told::asked_place(&landing.position, &landing.from, look)
}

impl GameView {
    /// Changes the mark of the position that the cursor's move would leave: safe, not safe, none.
    pub(super) fn believe(&mut self, look: &Look) -> Want {
        // Only a move that is shown counts.
        let Some(landing) = self.table.landing().filter(|_| !self.class.is_idle(&self.table)) else {
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
}

impl PlayScreen {
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
        let below = match () {
            () if self.view.is_exam_open() => Below::Exam,
            () if self.view.is_at_stake() => Below::Counts,
            () => Below::Free,
        };
        match MapScreen::of(&self.view.table, below) {
            Some(map) => Next::push(map),
            None => {
                self.view.warn(say!(cx.look, "map-none"));
                Next::Stay
            }
        }
    }
}
