//! The figures in the reasons, not only the outcomes: each against the rules, on small positions.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use crate::common::{game, options};
use zugzwang_engine::{
    Cancel, Game, Outcome, Reason, Rules, Seat, Setup,
    games::{self, CoinPiles, Fibonacci, Octal},
    short::{Class, Forms},
    solve::{Solved, mex},
    theory::{domineering::Side, eatcake::Sign, golden::Golden},
};

fn reason<G: Game>(game: &G, position: &G::Position) -> Reason {
    game.analyse(position, &Cancel::never()).expect("not stopped").reason
}

/// Returns every position that can be reached, with its Grundy value by search.
fn solved<G: Game>(game: &G) -> (Vec<G::Position>, Solved<G::Position>) {
    let solved = Solved::of(game, &game.start(), 20_000, &Cancel::never()).expect("small enough");
    let mut met = vec![game.start()];
    let mut open = 0;
    while let Some(position) = met.get(open).cloned() {
        open += 1;
        let after = if game.end(&position).is_some() { Vec::new() } else { options(game, &position) };
        for (_, after) in after {
            if !met.contains(&after) {
                met.push(after);
            }
        }
    }
    (met, solved)
}

fn ones(sum: u64) -> Vec<u64> {
    [16, 8, 4, 2, 1].into_iter().filter(|weight| sum & weight != 0).collect()
}

#[test]
fn breaking_figures_agree_with_search() {
    for (code, heaps) in [("0.137", "5,6"), ("0.77", "7,2"), ("grundy", "8,4"), ("4.3", "5,3"), ("0.6", "9")] {
        let game: games::Octal = game(&format!("code={code} heaps={heaps}"));
        let alone = |size: u64| {
            let heap = games::octal::Heaps(vec![size]);
            let solved = Solved::of(&game, &heap, 5000, &Cancel::never()).expect("small enough");
            (solved.get(&heap).and_then(|found| found.grundy).expect("it has a value"), heap, solved)
        };
        for position in solved(&game).0 {
            let Reason::Breaking(why) = reason(&game, &position) else { panic!("unexpected reason") };
            assert_eq!(why.code, code);
            assert_eq!(why.heaps.iter().map(|heap| heap.size).collect::<Vec<_>>(), position.0);
            assert!(why.heaps.iter().all(|heap| heap.value == alone(heap.size).0), "{code}: {position}");
            let sum = why.heaps.iter().fold(0, |sum, heap| sum ^ heap.value);
            assert_eq!((why.nim_sum, &why.crosses), (sum, &ones(sum)), "{code}: {position}");
            assert_eq!(why.keep.is_some(), sum != 0, "{code}: {position}");
            if let Some(keep) = &why.keep {
                let heap = why.heaps[keep.heap - 1];
                assert_eq!(keep.value, heap.value ^ sum, "the move makes the sum 0");
                assert_eq!(keep.value, keep.left.iter().fold(0, |value, part| value ^ alone(*part).0));
                assert_eq!(keep.taken + keep.left.iter().sum::<u64>(), heap.size);
            }
            if let Some(explained) = &why.told {
                let heap = why.heaps[explained.heap - 1];
                let (_, at, solved) = alone(heap.size);
                let reached: BTreeSet<u64> = options(&game, &at)
                    .iter()
                    .filter_map(|(_, after)| solved.get(&game.representative(after))?.grundy)
                    .collect();
                assert_eq!(explained.reached, reached.into_iter().collect::<Vec<_>>(), "{code}: {position}");
                assert_eq!(mex(explained.reached.iter().copied()), heap.value);
                assert!(why.keep.as_ref().is_none_or(|keep| keep.heap == explained.heap));
            }
        }
    }
}

#[test]
fn in_a_lost_position_the_heap_with_the_largest_value_is_explained() {
    let game: games::Octal = game("code=0.77 heaps=1,1,4,3,3,1");
    let Reason::Breaking(why) = reason(&game, &game.start()) else { panic!("unexpected reason") };
    assert_eq!(
        (why.nim_sum, why.keep, why.told.map(|explained| explained.heap)),
        (0, None, Some(4)),
        "the first of value 3"
    );
    assert_eq!(why.period.map(|period| (period.length, period.from)), Some((12, 71)));
}

#[test]
fn sum_figures_agree_with_the_components() {
    let game: games::Sum = game("a=nim:heaps=2,3 b=king:m=3:n=3 c=subtraction:c=4:m=2");
    for position in solved(&game).0 {
        let Reason::Sum(why) = reason(&game, &position) else { panic!("unexpected reason") };
        let parts: Vec<(char, &str, String)> =
            why.parts.iter().map(|part| (part.name, part.game, part.position.clone())).collect();
        let named = ['a', 'b', 'c'].into_iter().zip(&position.0);
        assert_eq!(
            parts,
            named.map(|(name, part)| (name, part.game().about().id, part.to_string())).collect::<Vec<_>>()
        );
        let values = position.0.iter().map(|part| part.value(&Cancel::never()).expect("not stopped"));
        assert_eq!(why.parts.iter().map(|part| part.value).collect::<Vec<_>>(), values.collect::<Vec<_>>());
        let sum = why.parts.iter().fold(0, |sum, part| sum ^ part.value);
        assert_eq!((why.nim_sum, &why.crosses, why.keep.is_some()), (sum, &ones(sum), sum != 0), "{position}");
        let Some(keep) = why.keep else { continue };
        let part = why.parts.iter().position(|part| part.name == keep.part).expect("it is one of them");
        let (_, after) = position.0[part].after(&keep.mv).expect("a legal move");
        assert_eq!((keep.from, keep.to), (why.parts[part].value, why.parts[part].value ^ sum), "{position}");
        assert_eq!((keep.to, keep.left), (after.value(&Cancel::never()).expect("a value"), after.to_string()));
    }
}

#[test]
fn graph_figures_agree_with_search_in_solving_order() {
    for words in ["", "arrows=a-b,b-c,c-a,b-d,c-e,d-e", "last=loses"] {
        let game: games::Graph = game(words);
        for place in game.names() {
            let Reason::Searched(why) = reason(&game, place) else { panic!("unexpected reason") };
            let solved = Solved::of(&game, place, 100, &Cancel::never()).expect("small enough");
            let found = |name: &str| {
                let place = game.names().iter().find(|place| place.name() == name).expect("a name");
                solved.get(place).expect("it can come up")
            };
            let names: Vec<&str> = why.moves.iter().map(|reached| reached.mv.as_str()).collect();
            assert_eq!(names, game.after(place).map(games::graph::Place::name).collect::<Vec<_>>());
            let known = why.moves.iter().map(|reached| &reached.left).chain(&why.filled).chain([&why.here]);
            for known in known {
                let found = found(&known.position);
                assert_eq!((known.outcome, known.remoteness), (found.outcome, found.remoteness), "{words} {place}");
                let value = found.grundy.filter(|_| !words.contains("loses"));
                assert_eq!(known.grundy, value, "{words} {place}: {}", known.position);
            }
            assert_eq!(why.filled.len(), solved.count(), "every reachable name is listed");
            let rank = |known: &zugzwang_engine::theory::searched::Known| known.remoteness.unwrap_or(u64::MAX);
            assert!(why.filled.is_sorted_by_key(rank), "the ends first, the drawn ones last");
            for outcome in [Outcome::Win, Outcome::Loss, Outcome::Draw] {
                let count = why.moves.iter().filter(|reached| reached.left.outcome == outcome).count();
                assert_eq!(why.leading_to(outcome), count);
            }
        }
    }
}

/// larger/smaller > Φ exactly if larger · (larger − smaller) > smaller².
#[test]
fn golden_products_are_exact() {
    for (larger, smaller, products) in [(8, 5, (24, 25)), (13, 8, (65, 64)), (5, 5, (0, 25)), (7, 2, (35, 4))] {
        let why = Golden::of(larger, smaller);
        assert_eq!(why.products(), products, "{larger},{smaller}");
        assert_eq!(why.products().0 > why.products().1 || larger == smaller, why.is_won());
    }
    let most = 10_u64.pow(18);
    let why = Golden::of(most, most - 1);
    assert_eq!(why.products(), (10_u128.pow(18), (10_u128.pow(18) - 1).pow(2)));
}

/// The heap of nim that a picture shows beside a heap, and the initial till it shows.
#[test]
fn a_heap_is_shown_with_its_equivalent_heap_of_nim() {
    let setup = |fields, words: &[&str]| Setup::read(fields, words).expect("a setup");
    let piles = CoinPiles::new(&setup(CoinPiles::FIELDS, &["piles=30,12", "set=1,3,4"])).expect("a game");
    let octal = Octal::new(&setup(Octal::FIELDS, &["code=0.77", "heaps=30"])).expect("a game");
    for heap in 0..=30 {
        let alone = [format!("piles={}", heap.max(1)), "set=1,3,4".to_owned()];
        let search = |value: Option<u64>, game: &str, words: &[String]| {
            let answer = games::find(game).expect("listed").open(words).expect("a setup").answer(&Cancel::never());
            assert_eq!(value, answer.expect("not stopped").grundy.or(Some(0)), "{game} {heap}");
        };
        search(piles.grundy_at_once(heap.max(1)), "coin-piles", &alone);
        search(octal.grundy_at_once(heap), "octal", &["code=0.77".to_owned(), format!("heaps={heap}")]);
    }
    let till = Fibonacci::new(&setup(Fibonacci::FIELDS, &["c=33"])).expect("a game");
    assert_eq!(till.coins(), 33);
}

#[test]
fn domineering_figures_agree_with_the_forms_of_its_rules() {
    for words in ["rows=3 cols=4", "rows=4 cols=4", "rows=2 cols=6 begins=horz", "rows=5 cols=3"] {
        let game: games::Domineering = game(words);
        let mut forms = Forms::of(&game, 1_000_000);
        for tiling in solved(&game).0.into_iter().step_by(7) {
            let Reason::Domineering(why) = reason(&game, &tiling) else { panic!("unexpected reason") };
            // Forms call the player to move Left.
            let vert = if why.mover == Side::Vert { tiling.clone() } else { game.turned(&tiling).expect("a turn") };
            let value = forms.value(&vert, &Cancel::never()).expect("it has a form");
            assert_eq!(why.all.sum.map(|sum| sum.to_string()), Some(forms.name(value).to_string()), "{tiling}");
            let sign = match forms.class(value) {
                Class::Next => Sign::Fuzzy,
                Class::Previous => Sign::Zero,
                Class::Left => Sign::Positive,
                Class::Right => Sign::Negative,
            };
            assert_eq!(why.all.sign, sign, "{tiling}");
            let graph = forms.thermograph(value);
            assert_eq!(why.all.ahead, Some(graph.mean), "{tiling}");
            assert!(why.all.hottest.is_none_or(|hottest| hottest >= graph.temperature), "{tiling}");
            let free: usize = why.regions.iter().map(|region| region.cells.len()).sum();
            assert!(free <= tiling.free().count() as usize, "{tiling}");
            assert_eq!(why.keep.is_some(), sign.wins(if why.mover == Side::Vert { Seat::First } else { Seat::Second }));
        }
    }
}
