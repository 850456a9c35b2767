//! The next game of the same kind: with the same rules from another start, or in the other seat.

use zugzwang_engine::FieldValue;

use crate::{
    play::{boards::Entry, own::over},
    screens::prelude::*,
};

/// Number of starts to draw. Of those that differ and have a move, the one closest in size to the last start is taken.
const TRIES: u64 = 8;
/// Number of moves from which on more moves do not make a start harder.
const MANY: usize = 1000;

/// A game that can be opened.
#[derive(Debug)]
pub(super) struct Coming {
    entry: &'static Entry,
    pub(super) words: Vec<String>,
    side: Side,
    machine: Option<Machine>,
    /// Its start in one line, or its rules if only they differ; `None` if only the seat differs.
    pub(super) position: Option<String>,
}

impl Coming {
    /// Draws the next game for the user, who sat in seat `me`; `None` if none is found.
    pub(super) fn of(table: &Table, me: Seat, chance: u64) -> Option<Self> {
        let entry = boards::find(table.id())?;
        let side = match (table.seating().side(), me) {
            (side, _) if side.is_decided_later() => side,
            (_, Seat::First) => Side::First,
            (_, Seat::Second) => Side::Second,
        };
        let machine = machine_at(table);
        let (rules, start) = (table.rules(), table.review().position(0));
        if entry.game.fields.is_empty() {
            return Self::swapped(table, me);
        }
        let (moves, sum) = size_of(entry, &words_of(table));
        let named = |words: Vec<String>| {
            let opened = entry.open(&words, &[], side).ok()?;
            let is_same = opened.position() == start;
            let is_other = !is_same || opened.rules() != rules;
            // If the rules give the size of the board, the start looks the same on each board.
            let position = if is_same { opened.rules() } else { opened.position() };
            let is_new = is_other && !opened.is_over();
            is_new.then(|| {
                let other = size_of(entry, &words);
                let far = (moves.abs_diff(other.0), sum.abs_diff(other.1));
                (far, Self { entry, words, side, machine, position: Some(position) })
            })
        };
        let drawn = |more| entry.game.of_seed(chance.wrapping_add(more));
        let own: Vec<String> = rules.split_whitespace().map(ToOwned::to_owned).collect();
        let nearest = |words: &dyn Fn(u64) -> Vec<String>| {
            let all = (0..TRIES).filter_map(|more| named(words(more)));
            all.min_by_key(|(far, _)| *far).map(|(_, coming)| coming)
        };
        // The rules may not fit a start that was drawn for others.
        nearest(&|more| over(&drawn(more), own.clone())).or_else(|| nearest(&drawn))
    }

    /// Returns the same game with the user, who sat in seat `me`, in the other seat.
    pub(super) fn swapped(table: &Table, me: Seat) -> Option<Self> {
        let entry = boards::find(table.id())?;
        let (words, machine) = (words_of(table), machine_at(table));
        Some(Self { entry, words, side: me.other().into(), machine, position: None })
    }

    pub(super) fn game(&self) -> &'static str {
        self.entry.game.id
    }

    pub(super) fn open(&self) -> Option<PlayScreen> {
        let mut table = self.entry.open(&self.words, &[], self.side).ok()?;
        if let Some(machine) = self.machine {
            table.seating_mut().oppose(machine);
        }
        Some(PlayScreen::new(table))
    }
}

fn machine_at(table: &Table) -> Option<Machine> {
    table.seats().into_iter().flatten().find_map(|player| match player {
        Player::Machine(machine) => Some(machine),
        Player::Person => None,
    })
}

/// The size of a start: the number of its moves, and the sum of the numbers in its setup.
fn size_of(entry: &Entry, words: &[String]) -> (usize, u64) {
    let Ok(record) = entry.game.open(words) else { return (0, 0) };
    let numbers = record.setup().iter().flat_map(|(_, value)| match value {
        FieldValue::Int(number) => std::slice::from_ref(number),
        FieldValue::List(numbers) => numbers,
        FieldValue::Choice(_) | FieldValue::Word(_) => &[],
    });
    (record.legal(MANY).len(), numbers.map(|number| number.unsigned_abs()).fold(0, u64::saturating_add))
}

pub(in crate::screens::play) fn words_of(table: &Table) -> Vec<String> {
    table.setup().to_string().split_whitespace().map(ToOwned::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_with_setups_has_a_next_one_with_the_same_rules_if_they_fit() {
        for entry in boards::ALL.iter().filter(|entry| !entry.game.fields.is_empty()) {
            let table = entry.open::<&str>(&[], &[], Side::Second).expect("the defaults are a setup");
            for chance in 0..5 {
                let coming = Coming::of(&table, Seat::Second, chance).expect(entry.game.id);
                let position = coming.position.as_deref().unwrap_or_default();
                assert!(position != table.position() && !position.is_empty(), "{}", entry.game.id);
                assert!(coming.open().is_some(), "{}", entry.game.id);
            }
        }
        let nim = boards::find("nim").expect("it is a game");
        let table = nim.open(&["heaps=3,4", "last=loses"], &[], Side::First).expect("a setup");
        let coming = Coming::of(&table, Seat::First, 7).expect("another");
        assert!(coming.words.contains(&"last=loses".to_owned()), "{:?}", coming.words);
    }

    #[test]
    fn the_next_start_is_the_drawn_one_closest_in_size() {
        let nim = boards::find("nim").expect("it is a game");
        let table = nim.open(&["heaps=3,4,5"], &[], Side::First).expect("a setup");
        for chance in 0..40 {
            let drawn: Vec<u64> = (0..TRIES).map(|more| sum(&nim.game.of_seed(chance + more))).collect();
            let coming = Coming::of(&table, Seat::First, chance).expect("another");
            let nearest = drawn.iter().map(|sum| sum.abs_diff(12)).min().expect("some are drawn");
            assert_eq!(sum(&coming.words).abs_diff(12), nearest, "{:?} of {drawn:?}", coming.words);
        }
    }

    /// The sum of the heaps, which is the number of moves.
    fn sum(words: &[String]) -> u64 {
        let heaps = words.iter().find_map(|word| word.strip_prefix("heaps=")).expect("they are given");
        heaps.split(',').map(|heap| heap.parse::<u64>().expect("a number")).sum()
    }

    #[test]
    fn the_next_game_without_setups_swaps_the_seats() {
        let entry = boards::ALL.iter().find(|entry| entry.game.fields.is_empty()).expect("there is one");
        let table = entry.open::<&str>(&[], &[], Side::First).expect("it opens");
        let coming = Coming::of(&table, Seat::First, 0).expect("the same game");
        assert_eq!((coming.position.as_deref(), coming.side), (None, Side::Second));
        assert!(coming.open().is_some());
    }
}
