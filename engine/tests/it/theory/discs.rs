//! Coins on a round table: where they fit, exactly, and that no place is missed.

use zugzwang_engine::theory::discs::{Plate, Point, Spread};

fn plate(table: &str, coin: &str) -> Plate {
    let read = |text: &str| text.parse().expect("a decimal");
    Plate { table: read(table), coin: read(coin) }
}

/// Returns how far from the centre of the table that of a coin may lie, in units.
fn reach(plate: Plate) -> i64 {
    plate.table.units() - plate.coin.units()
}

/// Returns how far apart the centres of two coins lie at least, in units.
fn gap(plate: Plate) -> i64 {
    2 * plate.coin.units()
}

fn at(text: &str) -> Point {
    let (x, y) = text.split_once(',').expect("two coordinates");
    Point { x: x.parse().expect("a decimal"), y: y.parse().expect("a decimal") }
}

/// Pseudo-random numbers, the same every time.
fn numbers(mut state: u64) -> impl FnMut(i64) -> i64 {
    move |most| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i64::try_from(state >> 33).expect("31 bits") % (2 * most + 1) - most
    }
}

/// Points of a fine grid over the table.
fn grid(plate: Plate, lines: i64) -> impl Iterator<Item = Point> {
    let reach = self::reach(plate);
    let line =
        move |number: i64| i64::try_from(i128::from(reach) * i128::from(number) / i128::from(lines)).expect("it fits");
    (-lines..=lines).flat_map(move |y| (-lines..=lines).map(move |x| Point::of_units(line(x), line(y))))
}

#[test]
fn touching_is_allowed_and_overlapping_by_one_unit_is_not() {
    let plate = plate("5", "1");
    assert!(plate.are_clear(at("0,0"), at("2,0")) && !plate.are_clear(at("0,0"), at("1.999999999999,0")));
    assert!(plate.are_clear(at("0,0"), at("1.2,1.6")) && !plate.are_clear(at("0,0"), at("1.2,1.599999999999")));
    assert!(plate.holds(at("4,0")) && !plate.holds(at("4.000000000001,0")));
    assert!(plate.holds(at("2.4,-3.2")) && !plate.holds(at("2.4,-3.200000000001")));
}

#[test]
fn if_no_place_is_found_a_fine_grid_finds_none_either() {
    let mut number = numbers(7);
    let mut full = 0;
    for round in 0..60 {
        let plate =
            [plate("5", "1"), plate("2.3", "1"), plate("3.7", "0.9"), plate("2.9", "1"), plate("7", "1.3")][round % 5];
        let mut coins: Vec<Point> = Vec::new();
        let reach = self::reach(plate);
        // Random coins first, then the corners one after the other, until nothing fits.
        for _ in 0..40 {
            let random = Point::of_units(number(reach), number(reach));
            let spread = Spread::new(plate, coins.iter().copied());
            if spread.fits(random) && coins.len() < round % 7 {
                coins.push(random);
            }
        }
        while let Some(place) = Spread::new(plate, coins.iter().copied()).place() {
            assert!(plate.holds(place) && coins.iter().all(|coin| plate.are_clear(*coin, place)), "{place} is exact");
            coins.push(place);
        }
        full += coins.len();
        let missed =
            grid(plate, 400).find(|at| plate.holds(*at) && coins.iter().all(|coin| plate.are_clear(*coin, *at)));
        assert_eq!(missed, None, "{plate:?} {coins:?}");
    }
    assert!(full > 60 * 3);
}

#[test]
fn a_place_is_found_whenever_a_grid_finds_one() {
    let mut number = numbers(11);
    for _ in 0..400 {
        let plate = plate("4", "1");
        let mut spread = Spread::new(plate, []);
        let mut coins = Vec::new();
        for _ in 0..30 {
            let random = Point::of_units(number(reach(plate)), number(reach(plate)));
            if spread.fits(random) {
                coins.push(random);
                spread = Spread::new(plate, coins.iter().copied());
            }
        }
        let found = grid(plate, 60).find(|at| spread.fits(*at));
        assert!(spread.place().is_some() || found.is_none(), "{found:?} beside {coins:?}");
    }
}

/// A place is the centre, the mirror image of a coin, a point of the rim, or touches at least two of: a coin, the other one,
/// the rim.
#[test]
fn corners_have_both_distances_within_a_few_units() {
    let mut number = numbers(3);
    let mut corners = 0;
    for (table, coin) in [("5", "1"), ("100", "1"), ("999999", "10000"), ("0.0001", "0.000001"), ("3.000001", "1")] {
        let plate = plate(table, coin);
        let play = plate.tolerance().units();
        let off = |square: i128, wanted: i64| {
            let with_play = [wanted - play, wanted, wanted + play].map(i128::from);
            with_play.map(|wanted| (square.isqrt() - wanted).abs()).into_iter().min().expect("three distances")
        };
        for _ in 0..400 {
            let a = Point::of_units(number(reach(plate)), number(reach(plate)));
            let b = Point::of_units(a.x.units() + number(2 * gap(plate)), a.y.units());
            if !plate.holds(a) || !plate.holds(b) || !plate.are_clear(a, b) {
                continue;
            }
            for place in Spread::new(plate, [a, b]).places() {
                let rim = off(place.square_to(Point::CENTRE), reach(plate));
                if [Point::CENTRE, -a, -b].contains(&place) || rim == 0 {
                    continue;
                }
                let touched = [a, b].map(|coin| off(place.square_to(coin), gap(plate)) <= 8);
                let touched = touched.into_iter().chain([rim <= 12]).filter(|touched| *touched).count();
                assert!(touched >= 2, "{table} {coin}: {place} beside {a} and {b}");
                corners += 1;
            }
        }
    }
    assert!(corners > 300, "{corners}");
}

#[test]
fn places_on_a_ring_without_play_are_found() {
    // First only the circle of radius 2 around the centre is left, then only arcs of it.
    let plate = plate("3", "1");
    let mut coins = vec![at("0,0")];
    let place = |coins: &[Point]| Spread::new(plate, coins.iter().copied()).place();
    assert!(place(&coins).is_some_and(|place| place.square_to(Point::CENTRE) == i128::from(gap(plate)).pow(2)));
    coins.extend([at("2,0"), at("-2,0")]);
    assert_eq!(place(&coins), Some(at("0,2")));
    coins.extend([at("0,2"), at("0,-2")]);
    assert_eq!(place(&coins), None);
    // A coin at the rim leaves exactly one point opposite.
    let plate = self::plate("2", "1");
    assert_eq!(Spread::new(plate, [at("0.6,0.8")]).place(), Some(at("-0.6,-0.8")));
    assert_eq!(Spread::new(plate, [at("0.6,0.7")]).place(), None);
}

#[test]
fn a_coin_fits_at_a_rounded_place() {
    let plate = plate("5", "1");
    let spread = Spread::new(plate, [at("0,0"), at("4,0"), at("-2,0")]);
    let shorter = |place: Point| spread.rounded(place).to_string().len() <= place.to_string().len();
    assert!(spread.places().all(|place| spread.fits(spread.rounded(place)) && shorter(place)));
    assert!(spread.places().map(|place| spread.rounded(place)).any(|place| place.to_string().len() < 12));
}

#[test]
fn nine_thousand_coins_are_quick() {
    let plate = plate("100", "1");
    // The rows of a honeycomb, slightly apart.
    let mut coins = Vec::new();
    for row in -60..=60_i64 {
        for column in -60..=60_i64 {
            let x = column * 2_000_000_000_000 + (row & 1) * 1_000_000_000_000;
            let coin = Point::of_units(x, row * 1_733_000_000_000);
            if plate.holds(coin) {
                coins.push(coin);
            }
        }
    }
    assert!(coins.len() > 8000);
    let spread = Spread::new(plate, coins.iter().copied());
    let places = spread.places().count();
    assert!(coins.iter().all(|coin| !spread.fits(*coin)));
    assert!(places < coins.len());
}

/// Decimals on the circle: four on any table, more on a ring, each with its quarter turns and mirror images.
#[test]
fn rim_points_lie_on_the_rim_with_all_their_images() {
    for (table, coin, least) in [("5", "1", 4), ("3", "1", 60), ("7.5", "2.5", 60)] {
        let plate = plate(table, coin);
        let points: Vec<Point> = Spread::new(plate, []).places().filter(|at| *at != Point::CENTRE).collect();
        assert!(points.len() >= least, "{table} {coin}: {}", points.len());
        let reach = i128::from(reach(plate));
        for at in &points {
            assert_eq!(at.square_to(Point::CENTRE), reach * reach, "{at}");
            let (x, y) = (at.x.units(), at.y.units());
            for other in [(-y, x), (-x, -y), (x, -y)] {
                assert!(points.contains(&Point::of_units(other.0, other.1)), "{at}");
            }
        }
    }
}

#[test]
fn decimals_of_a_point_count_both_coordinates() {
    for (point, decimals) in [("0,0", 0), ("1.5,0", 1), ("-2,0.25", 2), ("0.125,3.5", 4), ("0.000000000001,1", 12)] {
        assert_eq!(at(point).decimals(), decimals, "{point}");
    }
}

/// Two coins fit on a table of twice their radius. Below three times, none fits beside a coin in the middle.
#[test]
fn limits_for_a_second_coin_are_exact() {
    for table in ["4.5", "4.999999999999", "5", "7.5"] {
        let plate = plate(table, "2.5");
        assert_eq!(plate.least_for_two().to_string(), "5", "{table}");
        let reach = self::reach(plate);
        let second = |first: i64| {
            let spread = Spread::new(plate, [Point::of_units(first, 0)]);
            spread.place().is_some()
        };
        match plate.alone_nearer_than() {
            None => assert!(reach >= gap(plate) || !second(reach), "{table}"),
            Some(near) => {
                assert!(second(near.units()), "{table}: at {near}");
                assert!(!second(near.units() - 1), "{table}: nearer than {near}");
            }
        }
    }
}
