//! The symmetry of coins on a table.

use zugzwang_engine::{
    Outcome,
    decimal::Decimal,
    theory::{
        discs::{Plate, Point, Spread},
        mirror::{Centre, Mirror},
    },
};

fn read(coins: &str) -> (Plate, Vec<Point>) {
    let decimal = |text: &str| text.parse::<Decimal>().expect("a decimal");
    let point = |text: &str| {
        let (x, y) = text.split_once(',').expect("two coordinates");
        Point { x: decimal(x), y: decimal(y) }
    };
    (Plate { table: decimal("5"), coin: decimal("1") }, coins.split_whitespace().map(point).collect())
}

#[test]
fn symmetry_is_exact_and_the_centre_counts() {
    for (coins, outcome) in [
        ("", Outcome::Win),
        ("0,0", Outcome::Loss),
        ("0,0 2,0", Outcome::Win),
        ("2,0 0,0", Outcome::Win),
        ("0,0 2,0 -2,0", Outcome::Loss),
        ("2,0 -2,0", Outcome::Win),
        ("2,0 -2,0.000000000001", Outcome::Unknown),
        ("0,0 2,0 -2,0.000000000001", Outcome::Unknown),
        ("1.999999999999,0 -2.1,0", Outcome::Unknown),
        ("1.5,0 -1.5,0", Outcome::Unknown),
        ("3,0", Outcome::Unknown),
        ("0.000000000001,0", Outcome::Unknown),
        ("0,0 2,0 0,2", Outcome::Unknown),
        ("0,0 2,0 0,2 -2,0", Outcome::Win),
    ] {
        let (plate, coins) = read(coins);
        assert_eq!(Mirror::of(&plate, &coins).outcome(), outcome, "{coins:?}");
    }
}

#[test]
fn every_coin_is_paired_alone_or_on_the_centre() {
    let (plate, coins) = read("1,3 0,0 -1,-3 4,0 3,-2");
    let why = Mirror::of(&plate, &coins);
    assert_eq!(why.centre, Centre::Taken(2));
    assert_eq!(why.pairs.iter().map(|pair| pair.map(|placed| placed.coin)).collect::<Vec<_>>(), [[1, 3]]);
    assert_eq!(why.alone.iter().map(|placed| placed.coin).collect::<Vec<_>>(), [4, 5]);
    assert_eq!(why.reply, None);
    let (_, blocked) = read("4,0 1.9,0");
    assert_eq!(Mirror::of(&plate, &blocked).centre, Centre::Blocked(2));
}

#[test]
fn images_of_two_unpaired_coins_fit_if_they_are_clear() {
    for (coins, fit) in [
        ("0,0 2,0 0,2", true),
        ("0,0 3,0 -2,0", false),
        ("0,0 3,0 -3,1.9", false),
        ("0,0 3,0 -3,2", true),
        ("0,0 2,0", false),
    ] {
        let (plate, coins) = read(coins);
        let why = Mirror::of(&plate, &coins);
        let spread = Spread::new(plate, coins);
        assert_eq!(why.images_fit, fit, "{why:?}");
        let both = why.alone.len() == 2;
        assert!(!both || why.alone.iter().all(|placed| spread.fits(-placed.at) == fit), "{why:?}");
    }
}

#[test]
fn gives_away_agrees_with_the_next_position() {
    let (plate, places) = read("0,0 0.5,0 2,0 -2,0 0,2 0,-2 3,3 1,2.5 -1,-2.5");
    for start in ["", "0,0", "2,0", "1.5,0", "0,0 2,0 0,2", "2,0 0,2", "2,0 -2,0", "1,-2.5", "0,0 -1,-2.5 3,-1"] {
        let (_, coins) = read(start);
        let why = Mirror::of(&plate, &coins);
        for at in places.iter().filter(|at| coins.iter().all(|coin| plate.are_clear(*coin, **at))) {
            let after: Vec<Point> = coins.iter().copied().chain([*at]).collect();
            let won = Mirror::of(&plate, &after).outcome() == Outcome::Win;
            assert_eq!(why.gives_away(&plate, *at), won, "{start} then {at}");
        }
    }
}
