//! The last coins on a round table: what is proved about the room that is left, against coins placed anywhere.

use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Cancel, Game, Outcome, Reason, Rules,
    games::{
        Table,
        table::{Laid, Place},
    },
    theory::{
        discs::{Plate, Point},
        mirror::Room,
    },
};

use crate::common::game;

/// Returns all free places of a lattice, and those that touch coins and rim.
fn sampled(game: &Table, laid: &Laid, lines: i64) -> Vec<Point> {
    let radius = game.plate().table.units();
    let line = || (-lines..=lines).map(|number| radius / lines * number);
    let lattice = line().flat_map(|y| line().map(move |x| Point::of_units(x, y)));
    let touching = game.moves(laid).map(|place| place.0);
    lattice.filter(|at| game.obstacle(laid, *at).is_none()).chain(touching).collect()
}

fn has_three(plate: &Plate, places: &[Point]) -> bool {
    places.iter().enumerate().any(|(at, one)| {
        let clear: Vec<Point> =
            places[at + 1..].iter().copied().filter(|other| plate.are_clear(*one, *other)).collect();
        clear.iter().enumerate().any(|(at, two)| clear[at + 1..].iter().any(|three| plate.are_clear(*two, *three)))
    })
}

fn room(game: &Table, laid: &Laid) -> (Outcome, Option<Room>) {
    let analysis = game.analyse(laid, &Cancel::never()).expect("not stopped");
    let Reason::Mirror(why) = analysis.reason else { panic!("expected Reason::Mirror") };
    let best: Vec<Point> = analysis.best.moves.iter().map(|place| place.0).collect();
    if let Some(room) = why.room {
        assert_eq!(best, room.wins().into_iter().collect::<Vec<_>>());
        assert_eq!(analysis.worth.outcome, if best.is_empty() { Outcome::Loss } else { Outcome::Win });
    }
    if analysis.best.truncated && matches!(why.room, Some(Room::Ends(_))) {
        let is_last = |at: &Point| game.end(&after(game, laid, *at)).is_some();
        let near = [2, 50, 10_000].map(|part| game.plate().coin.units() / part);
        let around = near.iter().flat_map(|by| {
            let line = [-by, 0, *by];
            line.into_iter().flat_map(move |right| line.map(|up| (right, up)))
        });
        let moved = around.map(|(right, up)| Point::of_units(best[0].x.units() + right, best[0].y.units() + up));
        let mut others = moved.filter(|at| *at != best[0] && game.obstacle(laid, *at).is_none());
        assert!(others.any(|at| is_last(&at)), "no other place ends it: {laid}");
    }
    (analysis.worth.outcome, why.room)
}

fn after(game: &Table, laid: &Laid, at: Point) -> Laid {
    game.play(laid, &Place(at)).expect("a coin fits")
}

/// Checks that exactly two more coins fit, wherever they are placed on a lattice or at a touching place.
fn check_two(game: &Table, laid: &Laid, [one, two]: [Point; 2]) {
    let places = sampled(game, laid, 60);
    assert!(!has_three(game.plate(), &places), "{laid}");
    for at in places {
        let next = after(game, laid, at);
        assert!(game.end(&next).is_none(), "{at} after {laid} takes all the room");
        let second = next.place().expect("another coin fits");
        assert!(game.end(&after(game, &next, second)).is_some(), "{second} and {at} after {laid} leave room");
    }
    let named = after(game, &after(game, laid, one), two);
    assert!(game.end(&named).is_some(), "{one} and {two} after {laid}");
}

/// Plays random games on several tables, with coins anywhere or at places that touch, and looks at each position.
fn walk(mut look: impl FnMut(&Table, &Laid)) {
    let mut rng = StdRng::seed_from_u64(1903);
    for round in 0..120 {
        let table = ["3", "2.5", "3.7", "5", "2.2"][round % 5];
        let game: Table = game(&format!("table={table} coin=1"));
        let (mut laid, most) = (game.start(), game.plate().table.units());
        while game.end(&laid).is_none() {
            look(&game, &laid);
            let mut anywhere =
                (0..200).map(|_| Point::of_units(rng.random_range(-most..=most), rng.random_range(-most..=most)));
            let anywhere = anywhere.find(|at| game.obstacle(&laid, *at).is_none());
            let touching: Vec<Point> = game.moves(&laid).map(|place| place.0).collect();
            let at = anywhere.filter(|_| rng.random_range(0..3) > 0);
            laid = after(&game, &laid, at.unwrap_or_else(|| touching[rng.random_range(0..touching.len())]));
        }
    }
}

#[test]
fn what_the_room_decides_is_so_wherever_coins_are_placed() {
    let mut seen = [0; 3];
    walk(|game, laid| match room(game, laid).1 {
        Some(Room::Ends(at)) => {
            seen[0] += 1;
            assert!(game.end(&after(game, laid, at)).is_some(), "{at} after {laid}");
        }
        Some(Room::Two(pair)) => {
            seen[1] += 1;
            check_two(game, laid, pair);
        }
        Some(Room::Leaves(at, pair)) => {
            seen[2] += 1;
            let left = after(game, laid, at);
            check_two(game, &left, pair);
            assert_eq!(room(game, &left).0, Outcome::Loss, "{at} after {laid}");
        }
        None => {}
    });
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}

/// Where a lattice finds that no three coins fit, the theory nearly always has a proof.
#[test]
fn positions_with_room_for_two_coins_at_most_are_decided() {
    let (mut decided, mut open) = (0, 0);
    walk(|game, laid| {
        let (outcome, room) = room(game, laid);
        let is_open = outcome == Outcome::Unknown && !has_three(game.plate(), &sampled(game, laid, 50));
        decided += usize::from(room.is_some());
        open += usize::from(is_open);
    });
    assert!(decided > 100 && open * 50 < decided, "{open} open, {decided} decided");
}

#[test]
fn the_number_of_coins_that_still_fit_is_exact() {
    let mut seen = [0; 3];
    walk(|game, laid| {
        let Some(left) = game.exactly_left(laid, &Cancel::never()).expect("not stopped") else { return };
        seen[left] += 1;
        for at in sampled(game, laid, 20) {
            let next = after(game, laid, at);
            assert_eq!(game.end(&next).is_some(), left == 1, "{at} after {laid}");
        }
    });
    assert!(seen[1] > 20 && seen[2] > 10, "{seen:?}");
    let left = |words: &str, coins: &str| {
        let game: Table = game(words);
        let places = coins.split_whitespace().map(|text| text.parse::<Place>().expect("a place").0);
        let laid = places.fold(game.start(), |laid, at| after(&game, &laid, at));
        game.exactly_left(&laid, &Cancel::never()).expect("not stopped")
    };
    assert_eq!(left("table=1.9 coin=1", ""), Some(1));
    assert_eq!(left("table=1.9 coin=1", "0,0"), Some(0));
    assert_eq!(left("table=2.1 coin=1", ""), None, "one or two");
    assert_eq!(left("table=2 coin=1", "0.6,0.8"), Some(1), "a single point");
    assert_eq!(left("table=5 coin=1", ""), None);
    // On this ring two coins fit on either side of those that are there, with no room to spare.
    assert_eq!(left("table=3 coin=1", "0,0 2,0 -2,0"), None);
}
