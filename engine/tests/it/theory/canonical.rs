//! Canonical forms: their names, and every operation against its definition and plain search.

mod random;
mod thermograph;

use std::{cmp::Ordering, collections::HashMap};

use zugzwang_engine::{
    Cancel, Stopped,
    theory::canonical::{Dyadic, NumberUpStar, Value, Values},
};

fn sum(values: &mut Values, first: Value, second: Value) -> Value {
    values.sum(first, second, &Cancel::never()).expect("not stopped")
}

fn of(values: &mut Values, left: &[Value], right: &[Value]) -> Value {
    values.of(left, right, &Cancel::never()).expect("not stopped")
}

fn at_most(values: &mut Values, first: Value, second: Value) -> bool {
    values.at_most(first, second, &Cancel::never()).expect("not stopped")
}

fn compare(values: &mut Values, first: Value, second: Value) -> Option<Ordering> {
    values.compare(first, second, &Cancel::never()).expect("not stopped")
}

/// Returns a number by its definition: n = {n − 1|}, and m / 2^e = {(m − 1) / 2^e|(m + 1) / 2^e}.
fn number(values: &mut Values, number: Dyadic) -> Value {
    let mut beside = |by: i64| self::number(values, Dyadic::new(number.numerator + by, number.exponent));
    match number {
        Dyadic::ZERO => Value::ZERO,
        Dyadic { numerator: 1.., exponent: 0 } => {
            let below = beside(-1);
            of(values, &[below], &[])
        }
        Dyadic { exponent: 0, .. } => {
            let above = beside(1);
            of(values, &[], &[above])
        }
        _ => {
            let [below, above] = [-1, 1].map(beside);
            of(values, &[below], &[above])
        }
    }
}

fn integer(values: &mut Values, size: i64) -> Value {
    number(values, Dyadic::whole(size))
}

/// Returns *k = {0, *, …|0, *, …}, by its definition.
fn nimber(values: &mut Values, star: u64) -> Value {
    let below: Vec<Value> = (0..star).map(|star| nimber(values, star)).collect();
    of(values, &below, &below)
}

/// Returns the sum of a number, ups and a nimber.
fn plain(values: &mut Values, NumberUpStar { number: size, ups, star }: NumberUpStar) -> Value {
    let one_star = nimber(values, 1);
    let up = of(values, &[Value::ZERO], &[one_star]);
    let up = if ups < 0 { values.negative(up) } else { up };
    let mut parts = vec![number(values, size), nimber(values, star)];
    parts.extend((0..ups.abs()).map(|_| up));
    parts.into_iter().fold(Value::ZERO, |total, part| sum(values, total, part))
}

/// A collection, and the values used in the tests.
struct Known {
    values: Values,
}

impl Known {
    fn new() -> Self {
        Self { values: Values::new() }
    }

    fn name(&mut self, value: Value) -> String {
        self.values.name(value).to_string()
    }

    /// Returns `number` + `ups` · ↑ + *`star`.
    fn plain(&mut self, number: i64, ups: i64, star: u64) -> Value {
        plain(&mut self.values, NumberUpStar { number: Dyadic::whole(number), ups, star })
    }

    fn sum(&mut self, parts: &[Value]) -> Value {
        parts.iter().fold(Value::ZERO, |total, &part| sum(&mut self.values, total, part))
    }
}

#[test]
fn a_number_is_the_simplest_between_its_options() {
    let mut known = Known::new();
    let [zero, one, two, three] = [0, 1, 2, 3].map(|number| integer(&mut known.values, number));
    let half = of(&mut known.values, &[zero], &[one]);
    for (left, right, name) in [
        (&[zero][..], &[][..], "1"),
        (&[], &[zero], "-1"),
        (&[one, two], &[], "3"),
        (&[zero], &[one], "1/2"),
        (&[half], &[one], "3/4"),
        (&[zero], &[half, one], "1/4"),
        (&[one], &[three], "2"),
        (&[zero], &[three], "1"),
        (&[half], &[two], "1"),
    ] {
        let value = of(&mut known.values, left, right);
        assert_eq!(known.name(value), name);
    }
    let whole = known.sum(&[half, half]);
    assert_eq!(whole, one);
}

#[test]
fn infinitesimals_have_their_usual_names() {
    let mut known = Known::new();
    let zero = Value::ZERO;
    let [star, star2, up, upstar, double] = [(0, 1), (0, 2), (1, 0), (1, 1), (2, 0)].map(|(u, s)| known.plain(0, u, s));
    for (left, right, name) in [
        (&[zero][..], &[zero][..], "*"),
        (&[zero, star], &[zero, star], "*2"),
        (&[zero], &[star], "↑"),
        (&[star], &[zero], "↓"),
        (&[zero, star], &[zero], "↑*"),
        (&[zero], &[upstar], "⇑"),
        (&[up], &[up], "⇑*"),
        (&[up], &[upstar], "⇑"),
        (&[zero], &[up], "⇑*"),
        (&[zero], &[double], "↑3*"),
        (&[zero], &[star2], "↑*3"),
        (&[up], &[star], "{↑|*}"),
        (&[star], &[star], "0"),
    ] {
        let value = of(&mut known.values, left, right);
        assert_eq!(known.name(value), name, "of {left:?} and {right:?}");
    }
    let value = known.plain(1, -3, 2);
    assert_eq!(known.name(value), "1↓3*2");
    assert_eq!(format!("{:#}", known.values.name(value)), "1v3*2");
}

#[test]
fn hot_games_and_tinies_have_their_usual_names() {
    let mut known = Known::new();
    let [zero, one, minus, two] = [0, 1, -1, 2].map(|number| integer(&mut known.values, number));
    let switch = of(&mut known.values, &[one], &[minus]);
    let star = nimber(&mut known.values, 1);
    let threat = of(&mut known.values, &[zero], &[minus]);
    let tiny = of(&mut known.values, &[zero], &[threat]);
    let miny = known.values.negative(tiny);
    let heated = known.sum(&[switch, star]);
    let kept = of(&mut known.values, &[two], &[one]);
    let inner = of(&mut known.values, &[two], &[zero]);
    let nested = of(&mut known.values, &[inner], &[minus]);
    for (value, unicode, ascii) in [
        (switch, "±1", "+-1"),
        (heated, "±(1*)", "+-(1*)"),
        (threat, "{0|-1}", "{0|-1}"),
        (tiny, "⧾_1", "+_1"),
        (miny, "⧿_1", "-_1"),
        (kept, "{2|1}", "{2|1}"),
        (nested, "{{2|0}|-1}", "{{2|0}|-1}"),
    ] {
        let name = known.values.name(value);
        assert_eq!((format!("{name}"), format!("{name:#}")), (unicode.to_owned(), ascii.to_owned()));
    }
    assert_eq!(known.sum(&[switch, switch]), zero);
    assert!(
        at_most(&mut known.values, zero, tiny)
            && at_most(&mut known.values, tiny, star) == at_most(&mut known.values, star, tiny)
    );
    let up = known.plain(0, 1, 0);
    assert_eq!(compare(&mut known.values, tiny, up), Some(Ordering::Less));
}

#[test]
fn known_comparisons_hold() {
    let mut known = Known::new();
    let [up, star, star2, upstar, double] =
        [(1, 0), (0, 1), (0, 2), (1, 1), (2, 0)].map(|(ups, star)| known.plain(0, ups, star));
    let quarter = plain(&mut known.values, NumberUpStar { number: Dyadic::new(1, 40), ups: 0, star: 0 });
    let values = &mut known.values;
    for (first, second, order) in [
        (up, Value::ZERO, Some(Ordering::Greater)),
        (up, star, None),
        (up, star2, Some(Ordering::Greater)),
        (upstar, Value::ZERO, None),
        (double, star, Some(Ordering::Greater)),
        (double, quarter, Some(Ordering::Less)),
        (star, star2, None),
        (star, star, Some(Ordering::Equal)),
    ] {
        assert_eq!(compare(values, first, second), order);
        assert_eq!(compare(values, second, first), order.map(Ordering::reverse));
    }
}

/// Plain values are added arithmetically; here the results are compared with the definition.
#[test]
fn plain_values_agree_with_the_definition() {
    let mut known = Known::new();
    let mut plains = Vec::new();
    for number in [-1, 0, 1] {
        for ups in -3..=3 {
            plains.extend((0..4).map(|star| NumberUpStar { number: Dyadic::new(number, 1), ups, star }));
        }
    }
    for &one in &plains {
        let first = plain(&mut known.values, one);
        assert_eq!(known.values.number_up_star(first), Some(one), "{one} is recognised");
        let (left, right) = (known.values.left(first).to_vec(), known.values.right(first).to_vec());
        assert_eq!(of(&mut known.values, &left, &right), first, "{one} is canonical");
        for &other in &plains {
            let second = plain(&mut known.values, other);
            let both_known = sum(&mut known.values, first, second);
            let both = |values: &mut Values, side: fn(&Values, Value) -> &[Value]| -> Vec<Value> {
                let (of_one, of_other) = (side(values, first).to_vec(), side(values, second).to_vec());
                let in_one = of_one.into_iter().map(|option| (option, second));
                let all: Vec<_> = in_one.chain(of_other.into_iter().map(|option| (first, option))).collect();
                all.into_iter().map(|(one, other)| sum(values, one, other)).collect()
            };
            let (left, right) = (both(&mut known.values, Values::left), both(&mut known.values, Values::right));
            assert_eq!(of(&mut known.values, &left, &right), both_known, "{one} + {other}");
        }
    }
}

#[test]
fn a_cancelled_sum_can_be_computed_again() {
    let mut values = Values::new();
    let [one, two] = [1, 2].map(|number| integer(&mut values, number));
    let switches = [one, two].map(|size| {
        let negative = values.negative(size);
        of(&mut values, &[size], &[negative])
    });
    let cancel = Cancel::never();
    cancel.stop();
    assert_eq!(values.sum(switches[0], switches[1], &cancel), Err(Stopped));
    let both = sum(&mut values, switches[0], switches[1]);
    assert_eq!(values.name(both).to_string(), "±({3|1})");
}

/// Compares two forms by the definition alone, without bounds or caches.
fn is_at_most_by_definition(
    values: &Values,
    one: Value,
    other: Value,
    known: &mut HashMap<(Value, Value), bool>,
) -> bool {
    if let Some(&found) = known.get(&(one, other)) {
        return found;
    }
    let found = !values.left(one).iter().any(|&option| is_at_most_by_definition(values, other, option, known))
        && !values.right(other).iter().any(|&option| is_at_most_by_definition(values, option, one, known));
    known.insert((one, other), found);
    found
}

/// Returns the values born by a day: all sets of options among those of the day before.
fn born_by(known: &mut Known, day: u32) -> Vec<Value> {
    let Some(before) = day.checked_sub(1) else { return vec![Value::ZERO] };
    let options = born_by(known, before);
    let sets: Vec<Vec<Value>> = (0..1_u32 << options.len())
        .map(|set| options.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1).map(|(_, value)| *value).collect())
        .collect();
    let mut values: Vec<Value> = sets
        .iter()
        .flat_map(|left| sets.iter().map(move |right| (left, right)))
        .map(|(left, right)| of(&mut known.values, left, right))
        .collect();
    values.sort_unstable();
    values.dedup();
    values
}

#[test]
fn four_values_are_born_by_day_one_and_twenty_two_by_day_two() {
    let mut known = Known::new();
    let days: Vec<Vec<Value>> = (0..=2).map(|day| born_by(&mut known, day)).collect();
    assert_eq!(days.iter().map(Vec::len).collect::<Vec<_>>(), [1, 4, 22]);
    for value in &days[2] {
        let first = days.iter().position(|born| born.contains(value)).expect("it is born by day two");
        let name = known.name(*value);
        assert_eq!(known.values.birthday(*value) as usize, first, "{name}");
    }
}

/// The arithmetic of numbers, ups and stars agrees with the forms: sums, differences, and who wins if Right moves
/// first.
#[test]
fn arithmetic_of_numbers_ups_and_stars_agrees_with_the_forms() {
    let numbers = [Dyadic::ZERO, Dyadic::whole(1), Dyadic::new(-1, 1), Dyadic::new(3, 2)];
    let all = numbers.into_iter().flat_map(|number| (-2..=2).map(move |ups| (number, ups)));
    let all: Vec<NumberUpStar> =
        all.flat_map(|(number, ups)| (0..3).map(move |star| NumberUpStar { number, ups, star })).collect();
    let (mut values, mut known, zero) = (Values::new(), HashMap::new(), Value::ZERO);
    for one in &all {
        for other in &all {
            let difference = one.minus(*other).expect("small enough");
            assert_eq!(difference.plus(*other), Some(*one));
            let form = plain(&mut values, difference);
            let at_least = is_at_most_by_definition(&values, zero, form, &mut known);
            assert_eq!(at_most(&mut values, zero, form), at_least, "{difference}");
        }
    }
    assert_eq!(Dyadic::new(i64::MAX, 0).plus(Dyadic::new(1, 62)), None, "too large");
    assert_eq!(Dyadic::new(5, 1).plus(Dyadic::new(1, 62)), None, "too large as well");
    assert_eq!(Dyadic::new(1, 1).plus(Dyadic::new(1, 61)), Some(Dyadic::new((1 << 60) + 1, 61)));
}
