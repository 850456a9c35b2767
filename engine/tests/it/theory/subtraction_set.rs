//! Subtraction sets: values, remoteness and their periods, against the definition.

use zugzwang_engine::{
    Cancel, Stopped,
    theory::subtraction_set::{Period, Remoteness, Values},
};

/// Returns what can be left of a pile.
fn below(pile: usize, set: &[u64]) -> impl Iterator<Item = usize> {
    set.iter().filter_map(move |size| pile.checked_sub(usize::try_from(*size).ok()?))
}

/// Values one by one, by their definition.
fn naive(set: &[u64], count: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..count {
        let options: Vec<u64> = below(pile, set).map(|left| values[left]).collect();
        values.push((0..=64).find(|value| !options.contains(value)).expect("some number is missing"));
    }
    values
}

/// Remoteness one by one, by its definition. A lost position has an even one.
fn naive_remoteness(set: &[u64], count: usize) -> Vec<u64> {
    let mut known: Vec<u64> = Vec::new();
    for pile in 0..count {
        let options = || below(pile, set).map(|left| known[left]);
        let soonest = options().filter(|term| term % 2 == 0).min();
        known.push(soonest.or_else(|| options().max()).map_or(0, |term| term + 1));
    }
    known
}

/// Whether as many values as the largest size occur twice, the second time at the end.
fn repeats_at_the_end(values: &[u64], set: &[u64]) -> bool {
    let window = set.last().and_then(|size| usize::try_from(*size).ok()).expect("a size");
    let from = values.len().saturating_sub(window);
    (1..=from).any(|shift| values[from - shift..values.len() - shift] == values[from..])
}

/// A pile whose remoteness is known only if it repeats.
const FAR: u64 = 1_000_000_000;

fn check(set: &[u64], count: usize) {
    let cancel = Cancel::never();
    let (known, lasts) = (naive(set, count), naive_remoteness(set, count));
    for pile in [0, count / 3, count - 1] {
        let values = Values::of(set, pile as u64, &cancel).expect("not stopped");
        let remoteness = Remoteness::of(set, pile as u64, &cancel).expect("not stopped");
        // If a period is proved, far larger piles have values too.
        let until = |proved: bool| if proved { count } else { pile + 1 };
        let proved = values.sequence().period.is_some();
        assert!(proved || !repeats_at_the_end(&known, set), "the period of {set:?}, asked for {pile}");
        for (at, value) in (0..).zip(&known).take(until(proved)) {
            assert_eq!(values.get(at), Some(*value), "value of {at}, set {set:?}, asked for {pile}");
        }
        for (at, term) in (0..).zip(&lasts).take(until(remoteness.get(FAR).is_some())) {
            assert_eq!(remoteness.get(at), Some(*term), "remoteness of {at}, set {set:?}, asked for {pile}");
        }
        let Some(Period { from, length, window }) = values.sequence().period else { continue };
        assert_eq!(Some(&window), set.last());
        let at = |pile: u64| values.get(pile).expect("a period gives every value");
        assert!(from == 0 || at(from - 1) != at(from - 1 + length), "no smaller beginning for {set:?}");
        let repeats = |shift: u64| (from..from + window + length).all(|pile| at(pile) == at(pile + shift));
        assert!(repeats(length) && !(1..length.min(300)).any(repeats), "no smaller period for {set:?}");
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn set(&mut self, count: u64, most: u64) -> Vec<u64> {
        let mut set: Vec<u64> = (0..count).map(|_| 1 + self.below(most)).collect();
        set.sort_unstable();
        set.dedup();
        set
    }
}

#[test]
fn the_default_set_repeats_every_seven() {
    let values = Values::of(&[1, 3, 4], 15, &Cancel::never()).expect("not stopped");
    assert_eq!((0..7).map(|pile| values.get(pile)).collect::<Vec<_>>(), [0, 1, 0, 1, 2, 3, 2].map(Some));
    assert_eq!(values.sequence().period, Some(Period { from: 0, length: 7, window: 4 }));
    assert_eq!(values.sequence().lost, [0, 2]);
    assert_eq!(values.get(10_000_000), Some(1));
}

#[test]
fn small_random_sets_agree_with_the_definition() {
    let mut random = Random(7);
    for round in 0..400 {
        let set = random.set(1 + round % 9, 2 + round % 40);
        check(&set, 3000);
    }
}

#[test]
fn sizes_around_every_block_length_agree_with_the_definition() {
    for edge in [1, 2, 7, 8, 9, 15, 16, 17, 64, 511, 512, 513, 1023, 1024, 1025, 2048, 4095, 4096, 4097, 5000] {
        check(&[edge], 12_000);
        check(&[edge, edge + 1, 2 * edge + 3], 12_000);
        check(&[1, edge + 5], 12_000);
    }
}

#[test]
fn large_sets_use_every_width_of_words() {
    for count in [7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64] {
        let set: Vec<u64> = (1..=count).collect();
        check(&set, 5000);
        let values = Values::of(&set, 5000, &Cancel::never()).expect("not stopped");
        assert_eq!(values.get(count), Some(count), "only 1 to {count} reach a value of {count}");
        assert_eq!(values.sequence().period.map(|period| period.length), Some(count + 1));
    }
    let mut random = Random(11);
    for most in [70, 200, 971, 3000, 20_000] {
        check(&random.set(64, most), 30_000);
    }
}

#[test]
fn long_games_outgrow_narrow_words() {
    check(&[1, 700], 40_000);
    let remoteness = Remoteness::of(&[1, 40_000], 39_999, &Cancel::never()).expect("not stopped");
    assert_eq!(remoteness.get(39_999), Some(39_999), "one by one");
}

#[test]
fn an_unproved_period_is_not_claimed() {
    let values = Values::of(&[1_000_000], 15, &Cancel::never()).expect("not stopped");
    assert_eq!((values.sequence().period, values.get(15)), (None, Some(0)));
    assert_eq!(values.get(10_000_000), None);
}

#[test]
fn a_cancelled_computation_returns_an_error() {
    let cancel = Cancel::never();
    cancel.stop();
    assert_eq!(Values::of(&[1, 3, 4], 10_000_000, &cancel), Err(Stopped));
    assert_eq!(Remoteness::of(&[1, 3, 4], 10_000_000, &cancel), Err(Stopped));
}
