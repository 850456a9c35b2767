//! Coins on a round table: the theory against search on a lattice of places, and against opponents who place coins
//! anywhere.

use std::collections::HashMap;

use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Analysis, Cancel, Game, MoveFault, Outcome, Reason, Rules, Seat, Setup, Winner,
    games::{
        Table,
        table::{Laid, Obstacle, Place},
    },
    theory::{
        discs::{Plate, Point},
        mirror::{Elsewhere, Mirror},
    },
};

fn game(words: &[&str]) -> Table {
    let setup = Setup::read(Table::FIELDS, words).expect("the setup is in range");
    Table::new(&setup).expect("the setup fits together")
}

/// Returns whether the player to move wins if only these places may be used, a set that is its own mirror image.
fn wins(plate: &Plate, places: &[Point], used: u64, known: &mut HashMap<u64, bool>) -> bool {
    if let Some(won) = known.get(&used) {
        return *won;
    }
    let coins: Vec<Point> = (0..places.len()).filter(|at| used >> at & 1 == 1).map(|at| places[at]).collect();
    let free = |at: &usize| coins.iter().all(|coin| plate.are_clear(*coin, places[*at]));
    let free: Vec<usize> = (0..places.len()).filter(free).collect();
    // Every move is tried, even after one that wins, because the theory must be right everywhere.
    let lost = free.iter().filter(|at| !wins(plate, places, used | 1 << **at, known)).count();
    let won = lost > 0;
    known.insert(used, won);
    match Mirror::of(plate, &coins).outcome() {
        Outcome::Unknown => {}
        outcome => assert_eq!(outcome, Outcome::won(won), "{coins:?}"),
    }
    won
}

/// Playing by symmetry needs only the mirror images, so the theory must be right on every symmetric lattice too.
#[test]
fn symmetry_agrees_with_search_on_a_lattice() {
    for (table, places_a_unit) in [("2.5", 1), ("3", 1), ("3.5", 1), ("2", 2), ("2.5", 2)] {
        let game = game(&[&format!("table={table}"), "coin=1"]);
        let step = zugzwang_engine::decimal::Decimal::ONE / places_a_unit;
        let line = || (-6..=6).map(|number| number * step);
        let all = line().flat_map(|y| line().map(move |x| Point::of_units(x, y)));
        let places: Vec<Point> = all.filter(|at| game.plate().holds(*at)).collect();
        let mut known = HashMap::new();
        assert!(wins(game.plate(), &places, 0, &mut known), "the centre wins");
        assert!(known.len() > 5 && places.len() < 64, "{table}");
    }
}

/// A game in the table's own types.
struct Played {
    table: Table,
    /// The positions, the first one empty.
    positions: Vec<Laid>,
}

impl Played {
    fn on(table: Table) -> Self {
        Self { positions: vec![table.start()], table }
    }

    const fn game(&self) -> &Table {
        &self.table
    }

    fn position(&self) -> &Laid {
        &self.positions[self.plies()]
    }

    const fn plies(&self) -> usize {
        self.positions.len() - 1
    }

    const fn mover(&self) -> Seat {
        Seat::to_move(self.plies())
    }

    fn winner(&self) -> Option<Winner> {
        self.table.end(self.position()).map(|end| Winner::of(end, self.mover()))
    }

    fn play(&mut self, place: Place) -> Result<(), MoveFault> {
        let after = self.table.play(self.position(), &place)?;
        self.positions.push(after);
        Ok(())
    }

    fn play_text(&mut self, text: &str) -> Result<(), MoveFault> {
        self.play(self.table.read(self.position(), text)?)
    }

    fn take_back(&mut self) {
        self.positions.pop();
    }
}

/// Returns a random place where a coin fits, or one known to theory if random tries find none.
fn anywhere(record: &Played, rng: &mut StdRng) -> Place {
    let (game, laid) = (record.game(), record.position());
    let most = game.plate().table.units();
    for _ in 0..200 {
        let at = Point::of_units(rng.random_range(-most..=most), rng.random_range(-most..=most));
        if game.obstacle(laid, at).is_none() {
            return Place(at);
        }
    }
    Place(laid.place().expect("the game goes on"))
}

#[test]
fn mirroring_wins_from_the_empty_table_against_random_play() {
    let mut rng = StdRng::seed_from_u64(1903);
    let mut longest = 0;
    for (table, games) in [("1.9", 5), ("2", 50), ("3", 200), ("3.3", 200), ("5", 200), ("7.5", 50), ("11", 10)] {
        for _ in 0..games {
            let table = game(&[&format!("table={table}"), "coin=1"]);
            let mut record = Played::on(table);
            while record.winner().is_none() {
                let mv = if record.mover() == Seat::First {
                    let now = record.game().analyse(record.position(), &Cancel::never()).expect("not stopped");
                    assert_eq!(now.worth.outcome, Outcome::Win, "at {}", record.position());
                    now.suggested.expect("the game goes on")
                } else {
                    anywhere(&record, &mut rng)
                };
                record.play(mv).expect("the place is free");
            }
            assert_eq!(record.winner(), Some(Winner::First), "{}", record.position());
            longest = longest.max(record.plies());
        }
    }
    assert!(longest > 50, "{longest}");
}

/// Every place is a move until the end, and then random tries find no place either.
#[test]
fn random_games_end_when_no_place_is_left() {
    let mut rng = StdRng::seed_from_u64(1914);
    for round in 0..300 {
        let table = game([&["table=4", "coin=1"], &["table=0.37", "coin=0.11"], &["table=90", "coin=23"]][round % 3]);
        let mut record = Played::on(table);
        while record.winner().is_none() {
            let now = record.game().analyse(record.position(), &Cancel::never()).expect("not stopped");
            let suggested = now.suggested.expect("the game goes on");
            assert_eq!(record.game().obstacle(record.position(), suggested.0), None, "{}", record.position());
            let mv = if round % 2 == 0 { suggested } else { anywhere(&record, &mut rng) };
            record.play(mv).expect("the place is free");
        }
        let most = record.game().plate().table.units();
        for _ in 0..20_000 {
            let at = Point::of_units(rng.random_range(-most..=most), rng.random_range(-most..=most));
            assert!(record.game().obstacle(record.position(), at).is_some(), "{at} beside {}", record.position());
        }
    }
}

/// Returns where else a coin wins, according to the analysis. The list of winning moves must be truncated exactly if
/// there is such a place.
fn elsewhere(now: &Analysis<Place>) -> Option<Elsewhere> {
    let Reason::Mirror(why) = &now.reason else { panic!("expected Reason::Mirror") };
    assert_eq!(now.best.truncated, why.elsewhere.is_some());
    why.elsewhere
}

/// Returns whether a coin at this place is legal and ends the game, by the search for free places.
fn ends(game: &Table, laid: &Laid, at: Point) -> bool {
    game.play(laid, &Place(at)).is_ok_and(|after| game.end(&after).is_some())
}

#[test]
fn on_an_empty_table_other_places_win_exactly_if_no_second_coin_fits() {
    let one = zugzwang_engine::decimal::Decimal::ONE;
    for radius in [one, 3 * one / 8, 7 * one] {
        let tables = [[2, 0], [2, -1], [2, 1], [3, 0], [3, -1], [3, 1]].map(|[coins, more]| coins * radius + more);
        for table in tables.into_iter().chain([radius + 1, radius * 3 / 2, radius * 5 / 2, radius * 4]) {
            let decimal = zugzwang_engine::decimal::Decimal::of_units;
            let game = game(&[&format!("table={}", decimal(table)), &format!("coin={}", decimal(radius))]);
            let (start, reach) = (game.start(), table - radius);
            let now = game.analyse(&start, &Cancel::never()).expect("not stopped");
            let than = match elsewhere(&now) {
                Some(Elsewhere::Anywhere { least }) => {
                    assert!(table < 2 * radius && least.units() == 2 * radius);
                    reach + 1
                }
                Some(Elsewhere::Nearer { than }) => {
                    assert!((2 * radius..3 * radius).contains(&table));
                    than.units()
                }
                Some(Elsewhere::Somewhere) => panic!("there is no coin"),
                None => {
                    assert!(table >= 3 * radius);
                    0
                }
            };
            // The mirror image of a place on an axis is known exactly.
            for far in [0, 1, reach / 3, reach / 2, than - 1, than, than + 1, reach - 1, reach] {
                if !(0..=reach).contains(&far) {
                    continue;
                }
                for at in [[far, 0], [0, far], [-far, 0], [0, -far]].map(|[x, y]| Point::of_units(x, y)) {
                    assert_eq!(ends(&game, &start, at), far < than, "{at} on {table} with {radius}");
                }
            }
        }
    }
}

#[test]
fn other_winning_places_are_reported_when_the_reply_ends_the_game() {
    let mut rng = StdRng::seed_from_u64(1917);
    let mut several = 0;
    for round in 0..400 {
        let table = ["table=3", "table=2.2", "table=3.3", "table=2.8", "table=4"][round % 5];
        let table = game(&[table, "coin=1"]);
        let mut record = Played::on(table);
        while record.winner().is_none() {
            let (game, laid) = (record.game(), record.position());
            let now = game.analyse(laid, &Cancel::never()).expect("not stopped");
            let reported = elsewhere(&now);
            let mv = if record.mover() == Seat::First {
                let reply = now.suggested.expect("the game goes on");
                let most = game.plate().table.units();
                let mut tried =
                    (0..400).map(|_| Point::of_units(rng.random_range(-most..=most), rng.random_range(-most..=most)));
                let other = tried.find(|at| *at != reply.0 && ends(game, laid, *at));
                assert!(other.is_none() || reported.is_some(), "{laid}: {other:?} also wins");
                several += usize::from(reported == Some(Elsewhere::Somewhere));
                reply
            } else {
                anywhere(&record, &mut rng)
            };
            record.play(mv).expect("the place is free");
        }
    }
    assert!(several > 50, "{several}");
    // The centre touches four coins, and nothing else is free.
    let table = game(&["table=3", "coin=1"]);
    let mut record = Played::on(table);
    for place in ["2,0", "-2,0", "0,2", "0,-2"] {
        record.play_text(place).expect("the place is free");
    }
    let now = record.game().analyse(record.position(), &Cancel::never()).expect("not stopped");
    assert!(ends(record.game(), record.position(), Point::CENTRE) && elsewhere(&now).is_none());
}

#[test]
fn illegal_places_are_rejected_exactly_and_with_a_reason() {
    let mut record = Played::on(game(&[]));
    record.play_text("0,0").expect("the table is empty");
    let key = |text: &str, record: &mut Played| match record.play_text(text) {
        Ok(()) => {
            record.take_back();
            "fits"
        }
        Err(MoveFault::Rule { key, .. }) => key,
        Err(MoveFault::Malformed) => "malformed",
        Err(_) => "other",
    };
    for (text, wanted) in [
        ("2,0", "fits"),
        ("-1.2,1.6", "fits"),
        ("2.4,-3.2", "fits"),
        ("1.999999999999,0", "overlaps"),
        ("2.4,-3.200000000001", "off-table"),
        ("1000000,0", "digits"),
        ("3.0000000000001,0", "digits"),
        ("3", "malformed"),
        ("3,", "malformed"),
        ("3,1,2", "malformed"),
        ("3;1", "malformed"),
        ("+3,1", "malformed"),
        ("a,b", "malformed"),
    ] {
        assert_eq!(key(text, &mut record), wanted, "{text}");
    }
    let outside = Point::of_units(i64::MIN + 1, i64::MAX);
    assert_eq!(record.game().obstacle(record.position(), outside), Some(Obstacle::Edge));
}
