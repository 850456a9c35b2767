//! Every theory against plain search over the rules alone, on all small positions.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod chomp;
mod graph;
mod lasting;
mod moves_to;
mod stairs;

use std::collections::HashMap;

use crate::common::{game, nightly, options};
use zugzwang_engine::{AnyGame, AnyMove, AnyPosition, Best, Cancel, Game, Listing, Outcome, Rules, games};

/// The solution of a position by search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Found {
    outcome: Outcome,
    /// Plies to the end if the winner hurries and the loser delays.
    remoteness: u64,
    /// The mex of the options' Grundy values.
    grundy: u64,
}

/// The games that must give a nimber in normal play.
const WITH_NIMBER: [&str; 12] = [
    "subtraction",
    "nim",
    "coins",
    "coin-piles",
    "king",
    "matches",
    "strip",
    "rope",
    "octal",
    "sum",
    "graph",
    "staircase",
];

/// The games that may not know their remoteness.
const MAY_NOT_KNOW: [&str; 7] = ["nimbi", "matches", "strip", "rope", "octal", "sum", "hackenbush"];

/// Solves positions by the rules alone, without any theory of the game. It is built once, not for each type of game.
struct Search {
    game: AnyGame,
    known: HashMap<AnyPosition, Found>,
}

impl Search {
    fn of<G: Game>(words: &str) -> Self {
        Self { game: AnyGame::of(game::<G>(words)), known: HashMap::new() }
    }

    fn solve(&mut self, position: &AnyPosition) -> Found {
        if let Some(found) = self.known.get(position) {
            return *found;
        }
        let found = match self.game.end(position) {
            // A move that loses at once does not count as an option of the position before it.
            Some(Outcome::Win) => Found { outcome: Outcome::Win, remoteness: 0, grundy: u64::MAX },
            Some(outcome) => Found { outcome, remoteness: 0, grundy: 0 },
            None => self.look_ahead(position),
        };
        self.known.insert(position.clone(), found);
        found
    }

    fn look_ahead(&mut self, position: &AnyPosition) -> Found {
        let after: Vec<Found> =
            options(&self.game, position).iter().map(|(_, position)| self.solve(position)).collect();
        let of = |outcome| after.iter().filter(move |found| found.outcome == outcome).map(|found| found.remoteness);
        let mex = |value: &u64| after.iter().all(|found| found.grundy != *value);
        let grundy = (0..=after.len() as u64).find(mex).expect("n options leave one of n + 1 values out");
        let (outcome, longest) = match of(Outcome::Loss).min() {
            Some(soonest) => (Outcome::Win, soonest),
            None => (Outcome::Loss, of(Outcome::Win).max().expect("a position that goes on has moves")),
        };
        Found { outcome, remoteness: longest + 1, grundy }
    }

    /// Compares the analysis of every reachable position with the search.
    fn check(&mut self, misere: bool) {
        let id = self.game.about().id;
        let start = self.game.start();
        self.solve(&start);
        let positions: Vec<_> = self.known.iter().map(|(position, found)| (position.clone(), *found)).collect();
        for (position, found) in positions {
            let analysis = self.game.analyse(&position, &Cancel::never()).expect("not stopped");
            assert_eq!(analysis.worth.outcome, found.outcome, "outcome of {position}");
            let remoteness = analysis.worth.remoteness;
            assert!(remoteness.is_some() || MAY_NOT_KNOW.contains(&id), "remoteness of {position}");
            assert_eq!(remoteness.unwrap_or(found.remoteness), found.remoteness, "remoteness of {position}");
            let owed = !misere && WITH_NIMBER.contains(&id);
            if self.game.end(&position).is_none() {
                assert_eq!(analysis.grundy, owed.then_some(found.grundy), "nimber of {position}");
            }
            let moves = (&analysis.best, analysis.suggested.as_ref());
            self.check_moves(&position, found, moves, remoteness.is_some());
        }
    }

    /// Compares the moves. How long a lost position lasts is compared only if the game `knows` it.
    fn check_moves(
        &mut self,
        position: &AnyPosition,
        found: Found,
        (best, suggested): (&Best<AnyMove>, Option<&AnyMove>),
        knows: bool,
    ) {
        if self.game.end(position).is_some() {
            assert!(best.moves.is_empty() && suggested.is_none(), "{position} is over");
            return;
        }
        let options = options(&self.game, position);
        let winning =
            options.iter().filter(|(_, after)| self.known[after].outcome == Outcome::Loss).map(|(mv, _)| mv.clone());
        let winning: Best<AnyMove> = winning.collect();
        if self.game.about().listing == Listing::Stretches {
            // Of several equivalent moves, another one may be named.
            assert_eq!(best.moves.len(), winning.moves.len(), "winning moves of {position}");
            for mv in &best.moves {
                let after = self.game.play(position, mv).expect("a winning move is legal");
                assert_eq!(self.solve(&after).outcome, Outcome::Loss, "{mv} of {position} wins");
            }
        } else {
            assert_eq!(*best, winning, "winning moves of {position}, in order");
        }
        let suggested = suggested.expect("a position that goes on has a suggested move");
        let after = self.game.play(position, suggested).expect("the suggested move is legal");
        let after = self.solve(&after);
        if found.outcome == Outcome::Win {
            assert_eq!(after.outcome, Outcome::Loss, "the suggested move of {position} wins");
        } else if knows {
            assert_eq!(after.remoteness + 1, found.remoteness, "the suggested move of {position} holds out");
        }
    }
}

fn check<G: Game>(words: &str) {
    let misere = words.contains("last=loses");
    Search::of::<G>(words).check(misere);
}

const LAST: [&str; 2] = ["last=wins", "last=loses"];

#[test]
fn subtraction_is_the_residue() {
    for last in LAST {
        for m in 1..=12 {
            check::<games::Subtraction>(&format!("c=60 m={m} {last}"));
        }
    }
}

#[test]
fn euclid_is_the_golden_ratio() {
    for a in 1..=90 {
        for b in 1..=90 {
            check::<games::Euclid>(&format!("a={a} b={b}"));
        }
    }
}

#[test]
fn nim_is_the_nim_sum() {
    for last in LAST {
        for heaps in ["40,41", "13,14,15", "7,6,7,6", "4,3,4,3,4", "3,2,1,3,2,1", "1,2,1,2,1,2,1"] {
            check::<games::Nim>(&format!("heaps={heaps} {last}"));
        }
    }
}

#[test]
fn moore_is_the_column_sums() {
    for last in LAST {
        for (k, heaps) in
            [(1, "5,4,6"), (2, "8,9,10"), (2, "5,5,6,5"), (2, "3,3,3,3,3"), (3, "5,5,5,5"), (3, "3,2,3,2,3")]
        {
            check::<games::Moore>(&format!("heaps={heaps} k={k} {last}"));
        }
        check::<games::Moore>(&format!("heaps=9,9 k=10 {last}"));
        check::<games::Moore>(&format!("heaps=1,1,1,1,1,1,1,1 k=4 {last}"));
    }
}

#[test]
fn coins_are_the_values_of_their_set() {
    for set in ["1,3,4", "4,3,1", "2", "7", "2,3", "3,5,8", "2,6,11,15", "5,9,10,2", "1,2,3,4,5,6,7,8,9,10", "50,60,1"]
    {
        for x in [1, 2, 199, 200] {
            check::<games::Coins>(&format!("x={x} set={set}"));
        }
    }
}

#[test]
fn coin_piles_are_the_nim_sum_of_their_values() {
    for set in ["1,3,4", "2", "3,5,8", "9,2,4", "1,2,3,4,5,6,7"] {
        for piles in ["5,8,11", "40,31", "60", "3,2,4,3,5", "0,0,7", "0,12,0,12"] {
            check::<games::CoinPiles>(&format!("piles={piles} set={set}"));
        }
    }
}

#[test]
fn product_is_the_ladder() {
    for c in 2..=700 {
        check::<games::Product>(&format!("c={c}"));
    }
    check::<games::Product>("c=200000");
}

#[test]
fn coprime_product_is_the_fate_of_its_factors() {
    for c in (2..=120).chain([999, 1000]) {
        for r in [c, c + 1, c + c / 5, 2 * c] {
            check::<games::CoprimeProduct>(&format!("c={c} r={r}"));
        }
    }
}

#[test]
fn date_is_the_ladder_of_the_calendar() {
    for last in LAST {
        // Every date can be reached from the first.
        check::<games::DateGame>(&format!("date=01.01 {last}"));
    }
}

#[test]
fn the_king_is_two_parities() {
    for (m, n) in [(1, 2), (1, 20), (20, 1), (2, 7), (20, 20)] {
        check::<games::King>(&format!("m={m} n={n}"));
    }
}

#[test]
fn the_queen_is_the_pairs_of_the_golden_ratio() {
    for last in LAST {
        // Every square of a board can be reached from its last one; the second board is higher than wide.
        check::<games::Wythoff>(&format!("row=40 col=44 {last}"));
        check::<games::Wythoff>(&format!("row=21 col=3 {last}"));
    }
}

#[test]
fn fibonacci_nim_is_the_smallest_part() {
    for c in [1, 2, 3, 4, 20, 89, 144, 199, 200, 233] {
        check::<games::Fibonacci>(&format!("c={c}"));
    }
}

#[test]
fn the_program_is_who_has_the_last_word() {
    for lines in 1..=4 {
        check::<games::Program>(&format!("lines={lines}"));
    }
}

#[test]
fn nimbi_is_the_sum_of_its_rectangles() {
    for (rows, cols) in [(1, 1), (1, 6), (6, 1), (2, 5), (5, 2), (3, 3), (3, 4), (4, 3), (4, 4)] {
        check::<games::Nimbi>(&format!("rows={rows} cols={cols}"));
    }
}

#[test]
fn domineering_is_solved_as_by_plain_search() {
    for (rows, cols) in [(1, 1), (1, 6), (6, 1), (2, 5), (5, 2), (3, 3), (3, 4), (4, 3), (2, 6), (4, 4)] {
        for begins in ["vert", "horz"] {
            check::<games::Domineering>(&format!("rows={rows} cols={cols} begins={begins}"));
        }
    }
}

#[test]
fn the_rope_is_kayles_on_its_whole_units() {
    let lengths = ["1/2", "1", "7/4", "2", "21/4", "10", "103/20", "12/5", "17/3", "8.5", "11.97", "9.999"];
    for length in lengths.into_iter().step_by(nightly(2, 1)) {
        check::<games::Rope>(&format!("length={length}"));
    }
}

/// Returns every row of up to `longest` cells, as 1 and 0.
fn rows(longest: u32) -> impl Iterator<Item = String> {
    (1..=longest)
        .flat_map(|cells| (0..1_u32 << cells).map(move |bits| format!("{bits:0width$b}", width = cells as usize)))
}

#[test]
fn rows_of_matches_are_the_nim_sum_of_their_runs() {
    for k in 1..=4 {
        for n in 1..=13 {
            check::<games::Matches>(&format!("n={n} k={k}"));
        }
        for row in rows(9) {
            check::<games::Matches>(&format!("row={row} k={k}"));
        }
    }
}

#[test]
fn strips_are_the_nim_sum_of_their_runs_and_the_mirror() {
    for k in 1..=4 {
        for n in 1..=12 {
            check::<games::Strip>(&format!("n={n} k={k}"));
        }
        for row in rows(9) {
            check::<games::Strip>(&format!("row={row} k={k}"));
        }
    }
    // With this many allowed takes, winning moves are looked up by value.
    check::<games::Strip>("n=12 k=12");
}

const CODES: [&str; 12] =
    ["0.137", "0.77", "0.07", "0.3", "0.6", "0.156", "4.3", "0.04", "4.007", "0.333", "0.", "grundy"];

#[test]
fn taking_and_breaking_is_the_nim_sum_of_the_heaps() {
    for code in CODES {
        for heaps in ["12", "5,7", "0,9,0"] {
            check::<games::Octal>(&format!("code={code} heaps={heaps}"));
        }
    }
    // With this many heaps, remoteness is not searched.
    check::<games::Octal>("code=0.137 heaps=16,15");
}

#[test]
fn many_small_heaps_are_the_nim_sum_of_their_values() {
    for code in CODES {
        for heaps in ["3,4,3", "1,2,1,6"] {
            check::<games::Octal>(&format!("code={code} heaps={heaps}"));
        }
    }
}

#[test]
fn a_sum_of_games_is_the_nim_sum_of_their_values() {
    for words in [
        "a=nim:heaps=3,5 b=king:m=4:n=4",
        "a=king:m=3:n=5 b=matches:n=7:k=2 c=coins:x=6:set=1,3,4",
        "a=octal:code=0.77:heaps=5 b=octal:code=grundy:heaps=7 c=subtraction:c=5:m=2",
        "a=strip:n=5:k=2 b=coin-piles:piles=3,4:set=1,3",
        "a=graph b=nim:heaps=2,3",
        // Games without a theory for their values are searched.
        "a=wythoff:row=3:col=4 b=nim:heaps=3",
        "a=moore:heaps=2,2,1:k=2 b=euclid:a=5:b=3",
        "a=fibonacci:c=7 b=date:date=29.11",
        "a=coprime-product:c=12:r=15 b=product:c=12",
    ] {
        check::<games::Sum>(words);
    }
}

/// Returns every stalk of up to `tallest` pieces, as letters.
fn stalks(tallest: u32) -> Vec<String> {
    let colored = |pieces: u32| {
        let letter = |bits: u32| move |at: u32| if bits >> at & 1 == 1 { 'b' } else { 'r' };
        (0..1_u32 << pieces).map(move |bits| (0..pieces).map(letter(bits)).collect())
    };
    (1..=tallest).flat_map(|pieces| colored(pieces).chain(["g".repeat(pieces as usize)])).collect()
}

#[test]
fn stalks_are_numbers_and_nimbers() {
    const TALLEST: [u32; 3] = [9, 4, 2];
    for (count, tallest) in TALLEST.into_iter().enumerate() {
        // Each garden once: the order of its stalks does not matter.
        let stalks = stalks(tallest);
        let mut gardens: Vec<Vec<usize>> = (0..stalks.len()).map(|first| vec![first]).collect();
        for _ in 0..count {
            let more = |garden: Vec<usize>| {
                let last = garden[garden.len() - 1];
                (last..stalks.len()).map(move |next| [&garden[..], &[next]].concat()).collect::<Vec<_>>()
            };
            gardens = gardens.into_iter().flat_map(more).collect();
        }
        for garden in gardens {
            let garden: Vec<&str> = garden.into_iter().map(|at| stalks[at].as_str()).collect();
            for begins in ["blue", "red"] {
                check::<games::Hackenbush>(&format!("stalks={} begins={begins}", garden.join(",")));
            }
        }
    }
    check::<games::Hackenbush>("stalks=br,rb,g,gg,ggg,brb");
}
