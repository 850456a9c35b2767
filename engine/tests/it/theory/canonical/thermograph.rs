//! Thermographs: known ones, and their walls against the definition.

use zugzwang_engine::{
    Cancel,
    exact::Exact,
    theory::canonical::{Value, Values},
};

fn whole(values: &mut Values, number: i64) -> Value {
    let cancel = Cancel::never();
    let mut value = Value::ZERO;
    for _ in 0..number.abs() {
        value = values.of(&[value], &[], &cancel).expect("not stopped");
    }
    if number < 0 { values.negative(value) } else { value }
}

fn exact(above: i128, below: i128) -> Exact {
    Exact::new(above, below)
}

#[test]
fn numbers_are_cold_and_infinitesimals_tepid() {
    let (mut values, cancel) = (Values::new(), Cancel::never());
    let three = whole(&mut values, 3);
    let one = whole(&mut values, 1);
    let half = values.of(&[Value::ZERO], &[one], &cancel).expect("not stopped");
    let star = values.of(&[Value::ZERO], &[Value::ZERO], &cancel).expect("not stopped");
    let up = values.of(&[Value::ZERO], &[star], &cancel).expect("not stopped");
    for (value, mean, temperature) in [
        (Value::ZERO, exact(0, 1), exact(-1, 1)),
        (three, exact(3, 1), exact(-1, 1)),
        (half, exact(1, 2), exact(-1, 2)),
        (star, exact(0, 1), exact(0, 1)),
        (up, exact(0, 1), exact(0, 1)),
    ] {
        let graph = values.thermograph(value);
        assert_eq!((graph.mean, graph.temperature), (mean, temperature), "{value:?}");
    }
}

#[test]
fn a_threat_makes_a_wall_vertical() {
    // {{9|1}|−1}: Left threatens to get 9. At a tax below 4 Right answers, so the left wall is vertical at 1.
    let (mut values, cancel) = (Values::new(), Cancel::never());
    let [nine, one, minus] = [9, 1, -1].map(|number| whole(&mut values, number));
    let threat = values.of(&[nine], &[one], &cancel).expect("not stopped");
    let game = values.of(&[threat], &[minus], &cancel).expect("not stopped");
    let graph = values.thermograph(game);
    assert_eq!((graph.mean, graph.temperature), (exact(1, 1), exact(2, 1)));
    assert_eq!(graph.left.points(), [(exact(0, 1), exact(1, 1))]);
    assert_eq!(graph.right.points(), [(exact(0, 1), exact(-1, 1)), (exact(2, 1), exact(1, 1))]);
    assert_eq!(graph.right.at(exact(1, 1)), exact(0, 1));
}

#[test]
fn means_add_and_a_sum_is_no_hotter_than_its_hottest_part() {
    let (mut values, cancel) = (Values::new(), Cancel::never());
    let mut games = vec![Value::ZERO];
    for (left, right) in [(1, -1), (3, 0), (2, -3), (5, 4), (0, 0), (0, 1), (7, -2)] {
        let [left, right] = [left, right].map(|number| whole(&mut values, number));
        games.push(values.of(&[left], &[right], &cancel).expect("not stopped"));
    }
    let deep = values.of(&games[1..4], &games[4..7], &cancel).expect("not stopped");
    games.push(deep);
    for one in games.clone() {
        for two in games.clone() {
            let sum = values.sum(one, two, &cancel).expect("not stopped");
            let [one, two, sum] = [one, two, sum].map(|value| values.thermograph(value));
            assert_eq!(sum.mean, one.mean + two.mean);
            assert!(sum.temperature <= one.temperature.max(two.temperature));
            let taxes = sum.left.points().iter().chain(sum.right.points());
            assert!(taxes.clone().all(|(tax, _)| sum.left.at(*tax) >= sum.right.at(*tax)));
        }
    }
}

fn is_number(values: &Values, game: Value) -> bool {
    values.number_up_star(game).is_some_and(|plain| (plain.ups, plain.star) == (0, 0))
}

/// Games with one or two options per side, built from whole numbers and from one another.
fn games(values: &mut Values) -> Vec<Value> {
    let cancel = Cancel::never();
    let mut pool: Vec<Value> = [0, 1, -1, 2, -3, 5].map(|number| whole(values, number)).into();
    for step in 0..150_usize {
        let of = |factor: usize| pool[(step * factor + step * step / 3 + factor) % pool.len()];
        let (left, right) = ([of(7), of(3)], [of(5), of(11)]);
        let game = values.of(&left[..=step % 2], &right[..=step / 2 % 2], &cancel).expect("not stopped");
        if !pool.contains(&game) {
            pool.push(game);
        }
    }
    pool
}

#[test]
fn walls_are_the_taxed_walls_of_the_options_until_they_meet() {
    let mut values = Values::new();
    let pool = games(&mut values);
    let hot = pool.iter().copied().filter(|game| !is_number(&values, *game));
    let mut tried = 0;
    for game in hot {
        let graph = values.thermograph(game);
        let of = |options: &[Value]| options.iter().map(|option| values.thermograph(*option)).collect::<Vec<_>>();
        let (left, right) = (of(values.left(game)), of(values.right(game)));
        let turns = graph.left.points().iter().chain(graph.right.points()).map(|(tax, _)| *tax);
        for tax in (0..60).map(|eighth| exact(eighth, 8)).chain(turns) {
            let best = left.iter().map(|option| option.right.at(tax) - tax).max().expect("not a number");
            let least = right.iter().map(|option| option.left.at(tax) + tax).min().expect("not a number");
            let (walls, mast) = ((graph.left.at(tax), graph.right.at(tax)), (graph.mean, graph.mean));
            assert_eq!(walls, if tax < graph.temperature { (best, least) } else { mast }, "{game:?} at {tax}");
            assert_eq!(best > least, tax < graph.temperature, "{game:?} at {tax}");
        }
        tried += 1;
    }
    assert!(tried > 60, "{tried}");
}

#[test]
fn a_wall_turns_at_each_of_its_points() {
    let mut values = Values::new();
    let mut turned = 0;
    for game in games(&mut values) {
        let graph = values.thermograph(game);
        for points in [graph.left.points(), graph.right.points()] {
            assert!(points.is_sorted_by(|(one, _), (two, _)| one < two), "{points:?}");
            let slope = |pair: &[(Exact, Exact)]| (pair[1].1 - pair[0].1) / (pair[1].0 - pair[0].0);
            // Beyond the last point the wall is constant.
            let slopes: Vec<Exact> = points.windows(2).map(slope).chain([exact(0, 1)]).collect();
            assert!(slopes.windows(2).all(|pair| pair[0] != pair[1]), "{points:?}");
            turned += slopes.len() - 1;
        }
    }
    assert!(turned > 60, "{turned}");
}
