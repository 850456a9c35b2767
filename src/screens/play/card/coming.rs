//! The game that comes after one that was won: of the same kind and by the same rules, from another start.

use zugzwang_engine::{Machine, Seat};

use crate::{
    play::{
        board::{Player, Side, Table},
        boards::{self, Entry},
        own::over,
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
    /// Its start, in one line; the rules alone where they are what differs.
    pub(super) position: String,
}

impl Coming {
    /// The game after this one for whoever plays it alone in this seat, drawn from `chance`; `None` where none is found.
    pub(super) fn of(table: &dyn Table, me: Seat, chance: u64) -> Option<Self> {
        let entry = boards::find(table.id())?;
        let side = match (table.seating().side(), me) {
            (side, _) if side.is_decided_later() => side,
            (_, Seat::First) => Side::First,
            (_, Seat::Second) => Side::Second,
        };
        let machine = table.seats().into_iter().flatten().find_map(|player| match player {
            Player::Machine(machine) => Some(machine),
            Player::Person => None,
        });
        let (rules, start) = (table.rules(), table.review().position(0));
        let named = |words: Vec<String>| {
            let opened = entry.open(&words, &[], side).ok()?;
            let is_same = opened.position() == start;
            let is_other = !is_same || opened.rules() != rules;
            // Where the rules say how large the board is, the start looks the same on each.
            let position = if is_same { opened.rules() } else { opened.position() };
            let is_new = is_other && !opened.is_over();
            is_new.then_some(Self { entry, words, side, machine, position })
        };
        let drawn = |more| entry.game.of_seed(chance.wrapping_add(more));
        let own: Vec<String> = rules.split_whitespace().map(ToOwned::to_owned).collect();
        let ruled = (0..TRIES).find_map(|more| named(over(&drawn(more), own.clone())));
        // Rules and a start that was drawn for others need not fit.
        ruled.or_else(|| (0..TRIES).find_map(|more| named(drawn(more))))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_with_setups_has_another_by_the_same_rules_where_they_fit() {
        for entry in boards::ALL.iter().filter(|entry| !entry.game.fields.is_empty()) {
            let table = entry.open::<&str>(&[], &[], Side::Second).expect("the defaults are a setup");
            for chance in 0..5 {
                let coming = Coming::of(table.as_ref(), Seat::Second, chance).expect(entry.game.id);
                assert!(coming.position != table.position() && !coming.position.is_empty(), "{}", entry.game.id);
                assert!(coming.open().is_some(), "{}", entry.game.id);
            }
        }
        let nim = boards::find("nim").expect("it is a game");
        let table = nim.open(&["heaps=3,4", "last=loses"], &[], Side::First).expect("a setup");
        let coming = Coming::of(table.as_ref(), Seat::First, 7).expect("another");
        assert!(coming.words.contains(&"last=loses".to_owned()), "{:?}", coming.words);
    }
}
