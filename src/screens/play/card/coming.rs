//! The game that comes after one that was won: of the same kind and by the same rules, from another start.

use zugzwang_engine::{Machine, Seat};

use crate::{
    play::{
        board::{Player, Side, Status, Table},
        boards::{self, Entry},
    },
    screens::PlayScreen,
};

/// So many starts are drawn at most, until one is another and has a move.
const TRIES: u64 = 8;

/// A game that can be begun.
#[derive(Debug)]
pub(super) struct Coming {
    entry: &'static Entry,
    words: Vec<String>,
    side: Side,
    machine: Option<Machine>,
    /// Its start, in one line.
    pub(super) position: String,
}

impl Coming {
    /// The game after this one for whoever plays it alone in this seat, drawn from `chance`; `None` where none is found.
    pub(super) fn of(table: &dyn Table, me: Seat, chance: u64) -> Option<Self> {
        let entry = boards::find(table.id())?;
        let side = match (table.seating().side(), me) {
            (Side::Choose, _) => Side::Choose,
            (_, Seat::First) => Side::First,
            (_, Seat::Second) => Side::Second,
        };
        let machine = table.seats().into_iter().flatten().find_map(|player| match player {
            Player::Machine(machine) => Some(machine),
            Player::Person => None,
        });
        let rules = table.rules();
        let start = table.review().position(0);
        (0..TRIES).find_map(|more| {
            let drawn = entry.game.of_seed(chance.wrapping_add(more));
            let same = ruled(&drawn, &rules);
            // Rules and a start that was drawn for others need not fit.
            let words = [same, drawn].into_iter().find(|words| entry.open(words, &[], side).is_ok())?;
            let opened = entry.open(&words, &[], side).ok()?;
            let position = opened.position();
            let is_new = position != start && !matches!(opened.status(), Status::Over(_));
            is_new.then_some(Self { entry, words, side, machine, position })
        })
    }

    /// The screen of this game.
    pub(super) fn open(&self) -> Option<PlayScreen> {
        let mut table = self.entry.open(&self.words, &[], self.side).ok()?;
        if let Some(machine) = self.machine {
            table.seating_mut().oppose(machine);
        }
        Some(PlayScreen::new(table))
    }
}

/// The words of a setup with these rules, `k=2 last=wins`, in the place of its own.
fn ruled(words: &[String], rules: &str) -> Vec<String> {
    let field = |word: &str| word.split_once('=').map_or_else(String::new, |(field, _)| field.to_owned());
    let is_free = |word: &&String| !rules.split_whitespace().any(|rule| field(rule) == field(word));
    let free = words.iter().filter(is_free).cloned();
    free.chain(rules.split_whitespace().map(ToOwned::to_owned)).collect()
}
