//! Accessors that the answers do not cover, each by its definition.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use crate::common::{game, options};
use zugzwang_engine::{
    Cancel, Convention, Game, Outcome, Reason, Rng, Rules,
    games::{self, BothEnds, Gold, Nim, Northcott, Product, Rope, Strip, Wythoff},
    map::Spot,
    search::Search,
    solve::Solved,
    theory::{
        calendar::Calendar, column_sums::ColumnSums, golden, intervals::Intervals, kayles, score_table::Margins,
        zeckendorf,
    },
};

fn reason<G: Game>(game: &G, position: &G::Position) -> Reason {
    game.analyse(position, &Cancel::never()).expect("not stopped").reason
}

/// Returns positions met in random play, including the start.
fn met<G: Game>(game: &G, most: usize) -> Vec<G::Position> {
    let mut rng = Rng::new(7, G::ID);
    let mut found = Vec::new();
    while found.len() < most {
        let mut position = game.start();
        for _ in 0..12 {
            found.push(position.clone());
            let moves = if game.end(&position).is_some() { Vec::new() } else { options(game, &position) };
            let Some((_, after)) = moves.get(rng.below(moves.len().max(1))) else { break };
            position = after.clone();
        }
    }
    found
}

#[test]
fn boxes_need_several_setups_and_listable_moves() {
    let without: Vec<&str> = games::ALL.iter().filter(|game| !game.may_have_boxes()).map(|game| game.id).collect();
    assert_eq!(without, ["ticktacktwo", "table"]);
}

#[test]
fn only_normal_play_has_grundy_values() {
    assert!(game::<Nim>("").has_grundy() && game::<Rope>("").has_grundy());
    assert!(!game::<Nim>("last=loses").has_grundy());
}

#[test]
fn limits_of_moves_are_exposed() {
    let gold = game::<Gold>("prices=3,1,4,1,5");
    let rest = options(&gold, &gold.start()).pop().expect("it has moves").1;
    assert_eq!((gold.start().limit(), rest.limit()), (2, 4));
    assert_eq!(game::<Product>("c=57").bound(), 57);
    let ends = game::<BothEnds>("numbers=3,1,4,1,5");
    let from =
        |mv: &str| ends.play(&ends.start(), &ends.read(&ends.start(), mv).expect("a move")).map(|rest| rest.from());
    assert_eq!((ends.start().from(), from("L2"), from("R2")), (0, Ok(2), Ok(0)));
}

/// Returns the best result after a take from each end, by plain recursion.
#[test]
fn the_best_interval_of_each_end_agrees_with_recursion() {
    fn margin(row: &[i64]) -> i64 {
        let takes = (1..=row.len()).flat_map(|count| {
            let (left, rest) = row.split_at(count);
            let (other, right) = row.split_at(row.len() - count);
            [left.iter().sum::<i64>() - margin(rest), right.iter().sum::<i64>() - margin(other)]
        });
        takes.max().unwrap_or(0)
    }
    let ends = game::<BothEnds>("numbers=3,-1,4,-6,5");
    for rest in met(&ends, 60) {
        let Reason::Intervals(Intervals { sides: [left, right], from, to, .. }) = reason(&ends, &rest) else {
            panic!("the theory of both ends")
        };
        let row = rest.numbers();
        assert_eq!(to.at - from.at, row.len());
        let best = |lefts: bool| {
            let worth = |count: usize| {
                let (one, two) = row.split_at(if lefts { count } else { row.len() - count });
                let (taken, kept) = if lefts { (one, two) } else { (two, one) };
                (taken.iter().sum::<i64>() - margin(kept), usize::MAX - count, margin(kept))
            };
            (1..=row.len()).map(worth).max().map(|(_, rest, margin)| (usize::MAX - rest, margin))
        };
        assert_eq!(left.map(|leave| (leave.from.at - from.at, leave.margin)), best(true), "{rest}");
        assert_eq!(right.map(|leave| (to.at - leave.to.at, leave.margin)), best(false), "{rest}");
    }
}

#[test]
fn an_excerpt_gives_the_score_of_a_row_and_column() {
    let gold = game::<Gold>("prices=3,1,4,1,5,9,2,6");
    let Reason::ScoreTable(why) = reason(&gold, &gold.start()) else { panic!("the theory of gold") };
    let (table, bars) = (&why.excerpt, gold.start().bars().to_vec());
    let margins = Margins::of(&bars, &Cancel::never()).expect("not stopped");
    for (row, cells) in table.rows.iter().zip(&table.cells) {
        for (column, cell) in table.columns.iter().zip(cells) {
            assert_eq!(table.score(*row, *column), *cell);
            let gone = usize::try_from(row - 1).expect("few");
            let taken = usize::try_from(*column).expect("few");
            if let Some(score) = cell.filter(|_| gone > 0) {
                let left: i64 = bars[gone..].iter().sum();
                assert_eq!(2 * score - left, margins.get(gone, taken), "S({row},{column})");
            }
        }
    }
    assert_eq!((table.score(0, 1), table.score(1, 99)), (None, None));
}

#[test]
fn turning_a_position_keeps_the_tracks() {
    let northcott = game::<Northcott>("cells=7 rams=2-6,1-4");
    let rams = northcott.start();
    let turned = northcott.turned(&rams).expect("they have rams of their own");
    assert_ne!(turned, rams);
    assert_eq!(northcott.turned(&turned), Some(rams));
}

/// However the loser retreats, the winner never advances more often than the bound.
#[test]
fn a_winner_advances_at_most_as_often_as_there_are_cells_ahead() {
    let northcott = game::<Northcott>("cells=7 rams=2-6,1-4");
    let mut most = 0;
    for seed in 0..200 {
        let mut rng = Rng::new(seed, "ahead");
        let (mut rams, mut moves) = (northcott.start(), 0);
        let Reason::Gaps(why) = reason(&northcott, &rams) else { panic!("the theory of gaps") };
        while northcott.end(&rams).is_none() && moves < 500 {
            let answer = northcott.analyse(&rams, &Cancel::never()).expect("not stopped");
            let all = options(&northcott, &rams);
            let best = answer.suggested.filter(|_| answer.worth.outcome == Outcome::Win);
            let mv = best.unwrap_or_else(|| all[rng.below(all.len())].0);
            moves += u64::from(answer.worth.outcome == Outcome::Win);
            rams = northcott.play(&rams, &mv).expect("it is legal");
        }
        assert!(moves <= why.ahead(), "{moves} of {}", why.ahead());
        most = most.max(moves);
    }
    assert!(most >= 4, "the longest game had {most}");
}

#[test]
fn lost_squares_of_wythoffs_game_agree_with_the_answers() {
    for words in ["row=9 col=6", "row=9 col=6 last=loses"] {
        let wythoff = game::<Wythoff>(words);
        for square in met(&wythoff, 80) {
            let worth = wythoff.analyse(&square, &Cancel::never()).expect("not stopped").worth;
            assert_eq!(wythoff.is_lost(square), worth.outcome == Outcome::Loss, "{square}");
        }
    }
}

#[test]
fn lost_dates_agree_with_the_answers() {
    let date = game::<games::DateGame>("");
    for day in met(&date, 60).into_iter().filter(|day| date.end(day).is_none()) {
        let answer = date.analyse(&day, &Cancel::never()).expect("not stopped");
        let Reason::Calendar(why) = answer.reason else { panic!("the theory of dates") };
        let why: Calendar = why;
        assert_eq!(why.is_lost(), answer.worth.outcome == Outcome::Loss, "{day}");
    }
    let last = date.map().and_then(|map| map.opening(Spot { x: 31, y: 12, z: 0 })).expect("it is come to");
    assert_eq!((last.fields[0].as_str(), last.moves), ("date=30.12", vec!["31.12".to_owned()]));
}

#[test]
fn a_mirrored_segment_has_the_same_distance_from_the_other_end() {
    let strip = game::<Strip>("n=9 k=2");
    let Reason::Taking(why) = reason(&strip, &strip.start()) else { panic!("the theory of runs") };
    let mirror = why.mirror.expect("the row is whole");
    let segment = strip.read(&strip.start(), "2-3").expect("a segment");
    assert_eq!(mirror.image(segment).map(|image| image.to_string()), Some("7-8".to_owned()));
}

#[test]
fn wanted_residues_are_zero_except_in_the_misere_endgame() {
    let wanted = |rows: &[u64], last| [1, 2].map(|weight| ColumnSums::of(rows, 2, last).wanted(weight));
    assert_eq!(wanted(&[1, 1, 0], Convention::Misere), [1, 0]);
    assert_eq!(wanted(&[1, 2, 0], Convention::Misere), [0, 0]);
    assert_eq!(wanted(&[1, 1, 0], Convention::Normal), [0, 0]);
}

#[test]
fn digits_of_the_golden_ratio_and_fibonacci_numbers() {
    assert_eq!(golden::phi(70).digits, "1.6180339887498948482045868343656381177203091798057628621354486227052604");
    assert!(!golden::is_above_phi(5, 0) && !golden::is_won(5, 0) && !golden::is_won(0, 0));
    for most in 0..100 {
        let mut numbers: Vec<u64> = zeckendorf::fibonacci_from(most).collect();
        numbers.reverse();
        let (mut one, mut two, mut expected) = (1, 2, Vec::new());
        while one <= most {
            expected.push(one);
            (one, two) = (two, one + two);
        }
        assert_eq!(numbers, expected, "up to {most}");
    }
}

#[test]
fn kayles_repeats() {
    let period = kayles::period().expect("Guy and Smith proved it");
    assert_eq!((period.from, period.length), (71, 12));
}

/// A staircase: each move goes one or two steps down.
struct Stair;

impl Rules for Stair {
    type Position = u64;
    type Move = u64;

    fn moves(&self, step: &u64) -> impl Iterator<Item = u64> {
        1..=2.min(*step)
    }

    fn play(&self, step: &u64, down: &u64) -> Result<u64, zugzwang_engine::MoveFault> {
        Ok(step - down)
    }

    fn end(&self, step: &u64) -> Option<Outcome> {
        (*step == 0).then_some(Outcome::Loss)
    }
}

#[test]
fn a_search_lists_at_most_its_maximum_of_positions() {
    assert!(Solved::of(&Stair, &10, 11, &Cancel::never()).is_ok());
    assert!(Solved::of(&Stair, &10, 10, &Cancel::never()).is_err());
    let filled = |steps: u64| {
        let search = Search::of(&Stair, &steps, 200, &Cancel::never()).expect("small enough");
        let Reason::Searched(why) = search.analyse(&steps).expect("it began there").reason else {
            panic!("it was searched")
        };
        why.filled.len()
    };
    assert_eq!((filled(63), filled(64)), (64, 0));
}

#[test]
fn errors_describe_what_is_wrong() {
    let setup_error = |words: &[&str]| games::find("nim").expect("listed").open(words).err().map(|e| e.to_string());
    assert_eq!(
        setup_error(&["heaps=1,x"]).as_deref(),
        Some("heaps=1,x: `x` is invalid, expected whole numbers from 0 to 1000000000000000000, joined by commas")
    );
    assert_eq!(setup_error(&["heap=1"]).as_deref(), Some("heap=1: no such field; known fields: heaps, last"));
    assert_eq!(setup_error(&["heaps=0"]).as_deref(), Some("heaps=0: no entry is above 0"));
    let mut record = games::find("nim").expect("listed").open(&["heaps=3,5"]).expect("a setup");
    let mut played = |mv| record.play(mv).err().map(|error| error.to_string());
    assert_eq!(played("1:9").as_deref(), Some("move 1 `1:9`: 9 is not between 1 and 3"));
    assert_eq!(played("3:1").as_deref(), Some("move 1 `3:1`: there is no part 3; parts count from 1 to 2"));
    let mut coins = games::find("coins").expect("listed").open(&["set=1,3,4"]).expect("a setup");
    let error = coins.play("2").expect_err("2 cannot be taken").to_string();
    assert_eq!(error, "move 1 `2`: the rule `size` is broken (sizes: 1,3,4)");
}
