//! Random games, with their values compared with plain search and with the definition.

use std::{cmp::Ordering, collections::HashMap};

use crate::common::nightly;
use zugzwang_engine::theory::canonical::{Dyadic, NumberUpStar, Value, Values};

use super::{at_most, compare, is_at_most_by_definition, of, plain, sum};

/// A game as its rules give it, without any simplification.
#[derive(Debug, Clone)]
struct Tree {
    left: Vec<Tree>,
    right: Vec<Tree>,
}

impl Tree {
    fn random(seed: &mut u64, depth: u32) -> Self {
        let mut options = |depth: u32| -> Vec<Self> {
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let count = if depth == 0 { 0 } else { (*seed >> 33) % 4 };
            (0..count).map(|_| Self::random(seed, depth - 1)).collect()
        };
        Self { left: options(depth), right: options(depth) }
    }

    fn value(&self, values: &mut Values) -> Value {
        let left: Vec<_> = self.left.iter().map(|option| option.value(values)).collect();
        let right: Vec<_> = self.right.iter().map(|option| option.value(values)).collect();
        of(values, &left, &right)
    }

    /// Whether the player who moves first wins: Left or Right.
    fn wins(&self, is_left: bool) -> bool {
        let options = if is_left { &self.left } else { &self.right };
        options.iter().any(|option| !option.wins(!is_left))
    }

    fn plus(&self, other: &Self) -> Self {
        let both = |side: fn(&Self) -> &[Self]| {
            let in_one = side(self).iter().map(|option| option.plus(other));
            in_one.chain(side(other).iter().map(|option| self.plus(option))).collect()
        };
        Self { left: both(|tree| &tree.left), right: both(|tree| &tree.right) }
    }

    fn negative(&self) -> Self {
        let all = |options: &[Self]| options.iter().map(Self::negative).collect();
        Self { left: all(&self.right), right: all(&self.left) }
    }
}

#[test]
fn values_of_random_games_agree_with_plain_search() {
    let (mut values, mut seed) = (Values::new(), 1976);
    for round in 0..nightly(800, 3000) {
        let (one, other) = (Tree::random(&mut seed, 3), Tree::random(&mut seed, 2));
        let (first, second) = (one.value(&mut values), other.value(&mut values));
        for (tree, value) in [(&one, first), (&other, second)] {
            assert_eq!(tree.wins(true), !at_most(&mut values, value, Value::ZERO), "{round}: Left begins");
            assert_eq!(tree.wins(false), !at_most(&mut values, Value::ZERO, value), "{round}: Right begins");
        }
        let both = one.plus(&other);
        let added = sum(&mut values, first, second);
        assert_eq!(both.value(&mut values), added, "{round}: the sum of the canonical forms is the form of the sum");
        let less = at_most(&mut values, first, second);
        let difference = other.plus(&one.negative());
        assert_eq!(less, !difference.wins(false), "{round}: ≤ by playing the difference");
    }
}

#[test]
fn values_form_a_group_and_canonical_forms_are_stable() {
    let (mut values, mut seed) = (Values::new(), 1982);
    for round in 0..2000 {
        let [one, two, three] = [3, 3, 2].map(|depth| Tree::random(&mut seed, depth).value(&mut values));
        let negative = values.negative(one);
        assert_eq!(sum(&mut values, one, negative), Value::ZERO, "{round}: g + (−g) = 0");
        let (left, right) = (sum(&mut values, one, two), sum(&mut values, two, three));
        assert_eq!(sum(&mut values, two, one), left, "{round}: sums commute");
        assert_eq!(sum(&mut values, left, three), sum(&mut values, one, right), "{round}: sums associate");
        let (left, right) = (values.left(left).to_vec(), values.right(left).to_vec());
        let again = of(&mut values, &left, &right);
        assert_eq!((values.left(again), values.right(again)), (&left[..], &right[..]), "{round}: canonical already");
    }
}

#[test]
fn games_are_equal_exactly_if_their_forms_are_identical() {
    let (mut values, mut seed) = (Values::new(), 1998);
    let met: Vec<Value> = (0..150).map(|_| Tree::random(&mut seed, 3).value(&mut values)).collect();
    for &one in &met {
        for &other in &met {
            let equal = compare(&mut values, one, other) == Some(Ordering::Equal);
            assert_eq!(equal, one == other);
        }
    }
}

#[test]
fn bounds_and_shortcuts_never_contradict_the_definition() {
    let (mut values, mut seed) = (Values::new(), 2007);
    let mut met: Vec<Value> = (0..60).map(|_| Tree::random(&mut seed, 3).value(&mut values)).collect();
    for ups in -3..=3 {
        met.extend((0..3).map(|star| plain(&mut values, NumberUpStar { number: Dyadic::ZERO, ups, star })));
    }
    let mut known = HashMap::new();
    for &one in &met {
        for &other in &met {
            let wanted = is_at_most_by_definition(&values, one, other, &mut known);
            assert_eq!(at_most(&mut values, one, other), wanted);
        }
    }
}
