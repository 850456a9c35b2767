//! Maps: every cell is a position that a game can reach, and has the worth that the game's answer gives it.

use zugzwang_engine::{
    Cancel, Map, Outcome, Score, Seat, Winner, games,
    map::{Axis, Glance, Opening, Plane, Spot},
};

/// Maps of every game that has one, with the words of a setup.
const MAPS: [(&str, &[&str]); 40] = [
    ("subtraction", &["m=3"]),
    ("subtraction", &["m=9", "last=loses"]),
    ("coins", &["x=60", "set=1,3,4"]),
    ("coins", &["x=60", "set=2,5,9"]),
    ("king", &["m=8", "n=8"]),
    ("king", &["m=7", "n=9"]),
    ("wythoff", &[]),
    ("wythoff", &["last=loses"]),
    ("date", &[]),
    ("date", &["last=loses"]),
    ("product", &["c=100"]),
    ("product", &["c=1000"]),
    ("coprime-product", &["c=40", "r=50"]),
    ("coprime-product", &["c=100", "r=100"]),
    ("fibonacci", &[]),
    ("euclid", &[]),
    ("strip", &["n=40", "k=3"]),
    ("strip", &["n=40", "k=2"]),
    ("matches", &["n=40", "k=2"]),
    ("matches", &["n=40", "k=3"]),
    ("coin-piles", &["piles=30,30,30", "set=1,3,4"]),
    ("coin-piles", &["piles=30,30", "set=2,6"]),
    ("nim", &["heaps=3,4,5"]),
    ("nim", &["heaps=3,4,5", "last=loses"]),
    ("moore", &["k=2"]),
    ("moore", &["k=1", "last=loses"]),
    ("northcott", &["cells=9"]),
    ("staircase", &[]),
    ("chomp", &[]),
    ("chomp", &["bar=9,4"]),
    ("rope", &[]),
    ("gold", &["prices=7,3,9,2,8,4,6,1,5"]),
    ("gold", &["prices=9,8,7,6,5,4,3,2,1"]),
    ("both-ends", &[]),
    ("both-ends", &["numbers=-6,2,7,-9,8,1,-6"]),
    ("octal", &[]),
    ("octal", &["code=4.3", "heaps=40"]),
    ("octal", &["code=grundy", "heaps=40"]),
    ("hackenbush", &[]),
    ("hackenbush", &["begins=red"]),
];
const QUINTILLION: u64 = 1_000_000_000_000_000_000;

fn maps() -> impl Iterator<Item = Map> {
    MAPS.into_iter().map(|(id, words)| {
        let game = games::find(id).expect("the game is listed");
        game.map(words).expect("the setup is valid").expect("the game has a map")
    })
}

/// Returns the places in a corner of a map, on two slices if it has slices.
fn corner(plane: Plane) -> Vec<Spot> {
    let along = |axis: Axis, count: u64| axis.least..=axis.most.min(axis.least + count);
    let Some(up) = plane.up else { return along(plane.across, 40).map(Spot::on_line).collect() };
    let slices = if plane.slice.is_some() { vec![0, 5] } else { vec![0] };
    let on_slice = |z| along(up, 12).flat_map(move |y| along(plane.across, 12).map(move |x| Spot { x, y, z }));
    slices.into_iter().flat_map(on_slice).collect()
}

fn glances(map: &Map, spots: &[Spot]) -> Vec<Option<Glance>> {
    map.glances(spots, &Cancel::never()).expect("not stopped")
}

/// Returns the game's own answer for the position of an opening.
fn answer(map: &Map, opening: &Opening) -> zugzwang_engine::Answer {
    let game = games::find(map.id()).expect("the game is listed");
    let mut record = game.open(&opening.fields).unwrap_or_else(|error| panic!("{opening:?}: {error:?}"));
    for mv in &opening.moves {
        record.play(mv).unwrap_or_else(|error| panic!("{opening:?}: {error:?}"));
    }
    record.answer(&Cancel::never()).expect("not stopped")
}

#[test]
fn every_game_with_a_map_is_tested() {
    for game in games::ALL {
        let has = game.map(&[""; 0]).expect("defaults are a setup").is_some();
        assert_eq!(has, MAPS.iter().any(|(id, _)| *id == game.id), "{}", game.id);
    }
}

#[test]
fn every_cell_can_be_reached_and_has_the_worth_of_the_answer() {
    for map in maps() {
        let compared = compare(&map, &corner(map.plane()));
        assert!(compared > 10, "{map:?}");
    }
}

#[test]
fn the_farthest_cells_agree_with_the_answers_too() {
    let far = |axis: Axis| [axis.most, axis.most - 1, axis.most / 2, axis.most / 2 + 1, axis.most / 5 * 3];
    for map in maps().filter(|map| !map.plane().grows) {
        let plane = map.plane();
        let along = plane.up.map_or(vec![0], |up| far(up).to_vec());
        let spots: Vec<Spot> =
            far(plane.across).iter().flat_map(|x| along.iter().map(|y| Spot { x: *x, y: *y, z: 0 })).collect();
        compare(&map, &spots);
    }
    // The pair of 10^18 in Wythoff's game, and a square next to it.
    let wythoff = games::find("wythoff")
        .expect("the game is listed")
        .map(&[""; 0])
        .expect("the setup is valid")
        .expect("the game has a map");
    let spots = [0, 1].map(|more| Spot { x: QUINTILLION - more, y: 618_033_988_749_894_848, z: 0 });
    assert_eq!(compare(&wythoff, &spots), 2);
    assert_eq!(glances(&wythoff, &spots)[0].map(|known| known.outcome), Some(Outcome::Loss));
}

/// Compares these cells with the answers of games that reach them. Returns how many were compared.
fn compare(map: &Map, spots: &[Spot]) -> usize {
    let mut compared = 0;
    for (spot, glance) in spots.iter().zip(glances(map, spots)) {
        assert_eq!(glance.is_some(), map.position(*spot).is_some(), "{map:?} {spot:?}");
        let (Some(glance), Some(opening)) = (glance, map.opening(*spot)) else { continue };
        let answer = answer(map, &opening);
        assert_eq!(Some(&answer.position), map.position(*spot).as_ref(), "{map:?} {spot:?}");
        match (answer.score, answer.to_move) {
            (Some(_), None) => assert_eq!(glance.margin, Some(0), "nothing is left"),
            // In a scoring game, the map shows the points still to be won.
            (Some(score), Some(mover)) => {
                let rest = score.margin(mover) - taken(map, &opening).margin(mover);
                assert_eq!(glance.margin, Some(rest), "{map:?} {spot:?}");
                assert_eq!(glance.outcome == Outcome::Win, rest > 0, "{map:?} {spot:?}");
            }
            _ => assert_eq!(glance.outcome, outcome(&answer), "{map:?} {spot:?}"),
        }
        if let Some(grundy) = answer.grundy {
            assert_eq!(glance.grundy, Some(grundy), "{map:?} {spot:?}");
        }
        if let Some(remoteness) = answer.remoteness.filter(|_| glance.remoteness.is_some()) {
            assert_eq!(glance.remoteness, Some(remoteness), "{map:?} {spot:?}");
        }
        compared += 1;
    }
    compared
}

/// Returns the outcome of an answer for the player to move; if the game is over, how it ended.
fn outcome(answer: &zugzwang_engine::Answer) -> Outcome {
    let mover = Seat::to_move(answer.moves.len());
    let ended = |winner: Winner| if winner.seat() == Some(mover) { Outcome::Win } else { Outcome::Loss };
    answer.outcome.or_else(|| answer.winner.map(ended)).expect("the game goes on or has a winner")
}

/// Returns the points each player has taken after an opening.
fn taken(map: &Map, opening: &Opening) -> Score {
    match map.id() {
        "gold" => totals("gold", opening),
        _ => totals("both-ends", opening),
    }
}

fn totals(id: &str, opening: &Opening) -> Score {
    let mut record = games::find(id).expect("the game is listed").open(&opening.fields).expect("the setup is valid");
    opening.moves.iter().for_each(|mv| record.play(mv).expect("the move is legal"));
    record.game().totals(record.position()).expect("points are taken")
}

#[test]
fn a_winning_move_exists_exactly_in_won_positions() {
    for map in maps() {
        let spots = corner(map.plane());
        for (spot, glance) in spots.iter().zip(glances(&map, &spots)) {
            let Some(opening) = map.opening(*spot) else { continue };
            let way = map.way(*spot, &Cancel::never()).expect("not stopped");
            let goes_on = !self::answer(&map, &opening).over;
            let won = goes_on && glance.map(|glance| glance.outcome) == Some(Outcome::Win);
            assert_eq!(way.is_some(), won, "{map:?} {spot:?}");
            let Some(way) = way else { continue };
            let mut after = opening;
            after.moves.push(way.mv.clone());
            let answer = answer(&map, &after);
            assert_eq!(answer.position, way.left, "{map:?} {spot:?}");
            if glance.is_some_and(|glance| glance.margin.is_none()) && !answer.over {
                assert_eq!(answer.outcome, Some(Outcome::Loss), "{map:?} {spot:?}");
            }
            if let Some(left) = way.spot.filter(|left| map.position(*left) == Some(way.left.clone())) {
                let lost = glances(&map, &[left])[0].map(|left| left.outcome);
                assert!(glance.is_some_and(|glance| glance.margin.is_some()) || lost == Some(Outcome::Loss));
            }
        }
    }
}

/// Returns the parts of a position that matter to the map. Taken cells of rows, empty heaps and stalks that are gone are dropped, and a pair
/// of rams becomes its distance, because that is all the map knows.
fn rest(map: &Map, position: &str) -> Vec<String> {
    let taken_cell = if matches!(map.id(), "strip" | "matches") { '0' } else { ' ' };
    let parts = position.split(|sign| sign == taken_cell || " ,".contains(sign));
    let apart = |part: &str| match part.split_once('-') {
        Some((left, right)) if map.id() == "northcott" => {
            (right.parse::<u64>().expect("a cell number") - left.parse::<u64>().expect("a cell number") - 1).to_string()
        }
        _ => part.to_owned(),
    };
    let mut rest: Vec<String> = parts.map(apart).filter(|part| !["", "0", "-"].contains(&part.as_str())).collect();
    if map.id() == "coin-piles" {
        rest.sort_unstable();
    }
    rest
}

#[test]
fn a_position_is_mapped_back_to_its_place() {
    for map in maps() {
        let map = &map;
        let (mut begun, mut left) = (0, 0);
        for spot in corner(map.plane()) {
            let Some(opening) = map.opening(spot) else { continue };
            let here = map.position(spot).expect("the opening reaches it");
            if opening.moves.is_empty() {
                let entry = games::find(map.id()).expect("the game is listed");
                let start =
                    entry.map(&opening.fields).expect("the setup is valid").expect("the game has a map").start();
                let there = start.and_then(|start| map.position(start)).unwrap_or_default();
                assert_eq!(rest(map, &there), rest(map, &here), "{map:?} {spot:?}");
                begun += 1;
            }
            let way = map.way(spot, &Cancel::never()).expect("not stopped");
            if let Some((way, there)) = way.and_then(|way| Some((way.left, way.spot?))) {
                let there = map.position(there).unwrap_or_default();
                assert_eq!(rest(map, &there), rest(map, &way), "{map:?} {spot:?}");
                left += 1;
            }
        }
        assert!(begun > 1 || left > 4, "{map:?}: {begun} {left}");
    }
}

#[test]
fn values_by_mex_agree_with_the_outcomes_and_the_theory() {
    for map in maps().filter(|map| map.plane().closed) {
        let spots = corner(map.plane());
        let values = map.values(&spots, &Cancel::never()).expect("not stopped").expect("the map is closed");
        for ((spot, value), glance) in spots.iter().zip(values).zip(glances(&map, &spots)) {
            if let Some(glance) = glance {
                assert_eq!(value == 0, glance.outcome == Outcome::Loss, "{map:?} {spot:?}");
            }
        }
    }
    // The first rows as printed in the literature on Wythoff's game (Berlekamp, Conway and Guy 1982, chapter 3).
    let wythoff = games::find("wythoff")
        .expect("the game is listed")
        .map(&[""; 0])
        .expect("the setup is valid")
        .expect("the game has a map");
    let rows = (0..4).flat_map(|y| (0..8).map(move |x| Spot { x, y, z: 0 })).collect::<Vec<_>>();
    let values = wythoff.values(&rows, &Cancel::never()).expect("not stopped").expect("the map is closed");
    let printed = [0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 0, 4, 5, 3, 7, 8, 2, 0, 1, 5, 3, 4, 8, 6, 3, 4, 5, 6, 2, 0, 1, 9];
    assert_eq!(values, printed);
}

#[test]
fn a_map_can_be_extended() {
    let coins = games::find("coins")
        .expect("the game is listed")
        .map(&["x=5", "set=1,3,4"])
        .expect("the setup is valid")
        .expect("the game has a map");
    let far = Spot::on_line(700);
    let further = coins.reaching(far).expect("the map can be extended");
    assert_eq!(glances(&further, &[far])[0].map(|far| far.outcome), Some(Outcome::Loss));
    assert!(
        games::find("nim")
            .expect("the game is listed")
            .map(&[""; 0])
            .expect("the setup is valid")
            .expect("the game has a map")
            .reaching(far)
            .is_none()
    );
}

#[test]
fn nothing_is_claimed_beyond_the_computed_values() {
    let beyond: [(&str, &[&str], u64); 5] = [
        ("matches", &["n=9", "k=5"], 1000),
        ("strip", &["n=9", "k=5"], 1000),
        ("octal", &["code=0.007", "heaps=5"], 90_000),
        ("coins", &["x=15", "set=1000000"], 2_000_000),
        ("coin-piles", &["piles=5", "set=1000000"], 2_000_000),
    ];
    for (id, words, far) in beyond {
        let map = games::find(id)
            .expect("the game is listed")
            .map(words)
            .expect("the setup is valid")
            .expect("the game has a map");
        let far = [Spot::on_line(far)];
        let unknown = Glance { outcome: Outcome::Unknown, grundy: None, remoteness: None, margin: None };
        assert_eq!(glances(&map, &far), [Some(unknown)], "{id}");
        let further = map.reaching(far[0]).expect("the map can be extended");
        assert!(glances(&further, &far)[0].is_some_and(|known| known.outcome != Outcome::Unknown), "{id}");
    }
}

#[test]
fn there_is_no_position_off_the_map() {
    for map in maps() {
        let plane = map.plane();
        let past = |axis: Option<Axis>| axis.map_or(1, |axis| axis.most + 1);
        let within = corner(plane)[0];
        let beside = [
            Spot { x: past(Some(plane.across)), ..within },
            Spot { y: past(plane.up), ..within },
            Spot { z: past(plane.slice), ..within },
        ];
        for spot in beside {
            assert_eq!(map.position(spot), None, "{map:?} {spot:?}");
        }
        for spot in [Spot::default(), Spot { y: 5, ..Spot::default() }] {
            assert!(map.position(spot).is_none() || plane.has(spot), "{map:?} {spot:?}");
        }
    }
}

#[test]
fn openings_are_accepted_by_the_game() {
    let euclid = games::find("euclid")
        .expect("the game is listed")
        .map(&[""; 0])
        .expect("the setup is valid")
        .expect("the game has a map");
    let largest = |y| euclid.opening(Spot { x: 0, y, z: 0 });
    assert!(largest(QUINTILLION / 2).is_some_and(|opening| !answer(&euclid, &opening).position.is_empty()));
    assert_eq!(largest(QUINTILLION / 2 + 1), None);
    assert_eq!(largest(QUINTILLION / 10 * 9), None);
}

#[test]
fn a_position_has_one_name_whatever_the_order_of_its_heaps() {
    let nim = games::find("nim")
        .expect("the game is listed")
        .map(&[""; 0])
        .expect("the setup is valid")
        .expect("the game has a map");
    let name = |x, y, z| nim.name(Spot { x, y, z });
    assert_eq!(name(4, 3, 0), name(3, 4, 0));
    assert_eq!(name(3, 0, 4), name(3, 4, 0), "an empty heap does not count");
    assert_ne!(name(3, 4, 1), name(3, 4, 0));
}

#[test]
fn a_position_is_safe_to_leave_unless_the_opponent_wins_from_it() {
    let safe = [Outcome::Loss, Outcome::Draw, Outcome::Win, Outcome::Unknown].map(Outcome::is_safe);
    assert_eq!(safe, [Some(true), Some(true), Some(false), None]);
}
