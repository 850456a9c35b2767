//! The length of a game, searched where theory does not give it, against plain search.

use std::collections::HashMap;

use super::{AnyMove, AnyPosition, Cancel, Found, Outcome, Rules, Search};
use zugzwang_engine::{AnyGame, games};

/// The number of lost, and of won, positions of a setup that are compared.
const SAMPLED: usize = 40;

/// Setups whose length no theory gives, small enough to be searched plainly.
const SETUPS: [&str; 28] = [
    "octal code=0.137 heaps=16,15",
    "octal code=0.77 heaps=7,6",
    "octal code=0.77 heaps=13",
    "octal code=grundy heaps=8,7",
    "octal code=grundy heaps=13",
    "octal code=0.333 heaps=12,13,11",
    "octal code=4.3 heaps=9,5",
    "octal code=0.07 heaps=20",
    "coin-piles piles=30,31,32 set=1,3,4",
    "coin-piles piles=12,9,11,10 set=2,3,5",
    "matches row=1111011110 k=2",
    "matches n=18 k=2",
    "matches row=111111011110111111 k=3",
    "matches row=11110111 k=1",
    "strip row=10111110010100 k=3",
    "strip n=13 k=4",
    "strip row=1110111011101 k=13",
    "nimbi rows=4 cols=3",
    "nimbi rows=2 cols=6",
    "nimbi rows=3 cols=5",
    "hackenbush stalks=r,r,gg,ggg",
    "hackenbush stalks=brb,rbr,gg,g,bbr",
    "hackenbush stalks=bbrrb,rrbbr,br,gggg begins=red",
    "hackenbush stalks=bbbb,rr,rr,ggg,g",
    "rope length=9.5",
    "rope length=25/3",
    "sum a=strip:n=6:k=2 b=coin-piles:piles=6,7:set=1,3 c=matches:n=6:k=2",
    "sum a=nim:heaps=7,8 b=king:m=4:n=5 c=octal:code=0.137:heaps=7",
];

fn game(words: &str) -> AnyGame {
    let mut words = words.split(' ');
    let entry = words.next().and_then(games::find).expect("a listed game");
    entry.game(&words.collect::<Vec<_>>()).expect("the setup is valid")
}

/// Returns up to [`SAMPLED`] positions of this outcome, from everywhere in the game.
fn sampled(search: &Search, outcome: Outcome) -> Vec<(AnyPosition, Found)> {
    let goes_on = |position: &AnyPosition| search.game.end(position).is_none();
    let known = search.known.iter().filter(|(position, found)| found.outcome == outcome && goes_on(position));
    let mut all: Vec<_> = known.map(|(position, found)| (position.clone(), *found)).collect();
    all.sort_by_key(|(position, _)| position.to_string());
    let step = all.len().div_ceil(SAMPLED).max(1);
    all.into_iter().step_by(step).collect()
}

/// Returns how many plies a move leaves.
fn left(search: &mut Search, position: &AnyPosition, mv: &AnyMove) -> Found {
    let after = search.game.play(position, mv).expect("the move is legal");
    search.solve(&after)
}

#[test]
fn a_lost_position_is_held_out_as_long_as_possible_and_no_win_is_called_sooner_than_it_is() {
    for words in SETUPS {
        let mut search = Search { game: game(words), known: HashMap::default() };
        let start = search.game.start();
        search.solve(&start);
        let positions = [sampled(&search, Outcome::Loss), sampled(&search, Outcome::Win)].concat();
        for (position, found) in positions {
            let (analysis, soonest) =
                search.game.analyse_in_full(&position, &Cancel::never()).expect("nothing stops the analysis");
            assert_eq!(analysis.worth.remoteness, Some(found.remoteness), "{words}: the length of {position}");
            let suggested = analysis.suggested.expect("the game goes on");
            let mv = soonest.unwrap_or(suggested);
            let after = left(&mut search, &position, &mv);
            assert_eq!(after.outcome, found.outcome.flip(), "{words}: {mv} of {position}");
            assert_eq!(after.remoteness + 1, found.remoteness, "{words}: {mv} of {position}");
        }
    }
}

#[test]
fn a_search_is_called_hopeless_only_if_it_is() {
    let bounded = ["nim heaps=5,6,7", "moore heaps=4,5,3 k=2", "subtraction c=30 m=4", "coins x=40 set=3,5"];
    for words in SETUPS.into_iter().chain(bounded).chain(["staircase steps=2,3,1,4", "wythoff row=9 col=5"]) {
        let mut search = Search { game: game(words), known: HashMap::default() };
        let start = search.game.start();
        search.solve(&start);
        let (least, all) = (search.game.reaches(&start), search.known.len() as u64);
        assert!(least <= all, "{words}: {all} positions can be reached, not {least}");
    }
}

#[test]
fn every_position_from_which_200_000_can_be_reached_is_searched() {
    // About so many can be reached from each of these, counted by playing every move.
    for words in [
        "octal code=0.77 heaps=25",
        "octal code=0.137 heaps=38",
        "octal code=grundy heaps=20",
        "octal code=0.3 heaps=199999",
        "octal code=0.333 heaps=445,446",
        "coin-piles piles=199999 set=1",
        "coin-piles piles=445,446 set=1,2,3,4,5,6,7,8,9,10",
        "coin-piles piles=20,20,20,20 set=1,2,5",
        "matches n=33 k=2",
        "matches n=200 k=50",
        "strip n=17 k=17",
        "strip n=17 k=2",
        "hackenbush stalks=brbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrb,rbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbr,gggggggggggggggggggggggggggggggggggggggggggg",
        "hackenbush stalks=bbbbbbbbbbbbbbbbbbbb,bbbbbbbbbbbbbbbbbb,bbbbbbbbbbbbb,bbbbbbbbbbbb,bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
        "nimbi rows=5 cols=5",
        "nimbi rows=20 cols=2",
        "nimbi rows=2 cols=20",
        "nimbi rows=1 cols=20",
        "rope length=18",
        "sum a=nim:heaps=300,300 b=king:m=1:n=2",
        "sum a=nim:heaps=50,50 b=king:m=8:n=8",
    ] {
        let game = game(words);
        let (analysis, _) = game.analyse_in_full(&game.start(), &Cancel::never()).expect("nothing stops the analysis");
        assert!(analysis.worth.remoteness.is_some(), "{words}");
    }
}
