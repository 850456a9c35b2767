//! Traps and slips: moves chosen by how easily they are answered, each against plain loops.

use rand::{SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Analysis, AnyGame, AnyMove, AnyPosition, Cancel, Machine, Outcome, Rules, Worth, games,
    players::{Choice, choose},
};

fn long() -> Cancel {
    Cancel::never()
}

fn chosen(machine: Machine, game: &AnyGame, position: &AnyPosition) -> Choice {
    seeded(machine, game, position, 0)
}

fn seeded(machine: Machine, game: &AnyGame, position: &AnyPosition, seed: u64) -> Choice {
    let choice = choose(machine, game, position, 0, &mut StdRng::seed_from_u64(seed), &long());
    choice.expect("not stopped").expect("the game goes on")
}

/// Returns the worth of a move to the player who makes it.
fn worth(game: &AnyGame, position: &AnyPosition, mv: &AnyMove) -> Worth {
    game.analyse(&game.play(position, mv).expect("the move is legal"), &long()).expect("not stopped").worth.before()
}

/// Counts the moves of a position that keep its best result, and all moves, with plain loops.
fn share(game: &AnyGame, position: &AnyPosition) -> (u64, u64) {
    if game.end(position).is_some() {
        return (1, 1);
    }
    let rank = |mv: &AnyMove| {
        let worth = worth(game, position, mv);
        (worth.outcome.rank(), worth.score.map(|score| score.first - score.second))
    };
    let ranks: Vec<_> = game.moves(position).map(|mv| rank(&mv)).collect();
    let known = game.analyse(position, &long()).expect("not stopped").worth;
    let best = ranks.iter().filter(|(outcome, score)| {
        *outcome == known.outcome.rank() && *score == known.score.map(|score| score.first - score.second)
    });
    (best.count() as u64, ranks.len() as u64)
}

/// Calls `check` with up to 400 positions that can be reached from the start, and their analyses.
fn walk(id: &str, words: &[&str], mut check: impl FnMut(&AnyGame, &AnyPosition, &Analysis<AnyMove>)) {
    let game = games::find(id).expect("the game is listed").game(words).expect("the setup is valid");
    let mut open = vec![game.start()];
    for _ in 0..400 {
        let Some(position) = open.pop() else { return };
        if game.end(&position).is_some() {
            continue;
        }
        check(&game, &position, &game.analyse(&position, &long()).expect("not stopped"));
        open.extend(game.moves(&position).filter_map(|mv| game.play(&position, &mv).ok()));
    }
}

fn less((right, all): (u64, u64), (other, others): (u64, u64)) -> bool {
    right * others < other * all
}

fn assert_traps(id: &str, words: &[&str]) {
    let mut tried = 0;
    walk(id, words, |game, position, known| {
        let Choice { mv: found, gift } = chosen(Machine::Trapper, game, position);
        assert!(!gift, "{position}: a trap keeps the result");
        if !matches!(known.worth.outcome, Outcome::Loss | Outcome::Draw) {
            assert_eq!(Some(found), known.suggested, "{position} is won without a trap");
            return;
        }
        tried += 1;
        let after = |mv: &AnyMove| game.play(position, mv).expect("the move is legal");
        let best = worth(game, position, &found);
        assert!(best.outcome == known.worth.outcome && best.score == known.worth.score, "{found} keeps the result");
        for other in game.moves(position) {
            let other_worth = worth(game, position, &other);
            let keeps = other_worth.outcome == known.worth.outcome && other_worth.score == known.worth.score;
            let easier = !less(share(game, &after(&other)), share(game, &after(&found)));
            assert!(!keeps || easier, "{position}: {other} is harder to answer than {found}");
        }
    });
    assert!(tried > 3, "{id} {words:?}: {tried}");
}

/// Whether the player to move has a best move that ends the game.
fn ends_now(game: &AnyGame, position: &AnyPosition) -> bool {
    let known = game.analyse(position, &long()).expect("not stopped").worth;
    let is_best = |mv: &AnyMove| {
        let worth = worth(game, position, mv);
        worth.outcome == known.outcome && worth.score == known.score
    };
    game.moves(position)
        .any(|mv| is_best(&mv) && game.end(&game.play(position, &mv).expect("the move is legal")).is_some())
}

/// The lowest coach gives away every win that it cannot take at once.
fn assert_slips(id: &str, words: &[&str]) {
    let mut tried = 0;
    walk(id, words, |game, position, known| {
        let Choice { mv: found, gift } = chosen(Machine::Coach(0), game, position);
        if !gift {
            let is_won = known.worth.outcome == Outcome::Win;
            assert!(
                !is_won || Some(found) == known.suggested,
                "{position}: what is not given away is played perfectly"
            );
            return;
        }
        tried += 1;
        assert_eq!(known.worth.outcome, Outcome::Win);
        let after = |mv: &AnyMove| game.play(position, mv).expect("the move is legal");
        let gives = |mv: &AnyMove| {
            let worth = worth(game, position, mv);
            worth.outcome != known.worth.outcome || worth.score != known.worth.score
        };
        assert!(gives(&found), "{position}: {found} gives nothing away");
        assert!(!ends_now(game, position), "it could end it");
        let is_blind = ends_now(game, &after(&found));
        for other in game.moves(position).filter(|mv| gives(mv) && game.end(&after(mv)).is_none()) {
            let (own, of_other) = (share(game, &after(&found)), share(game, &after(&other)));
            assert!(!less(own, of_other), "{position}: {other} is easier to answer than {found}");
            let sees = is_blind && !ends_now(game, &after(&other)) && !less(of_other, own);
            assert!(!sees, "{position}: after {found} the game can be ended at once, after {other} not");
        }
    });
    assert!(tried > 3, "{id} {words:?}: {tried}");
}

/// A lost coach worsens nothing, and below the level of traps it does not let the game be ended at once if it can help it.
fn assert_harmless(id: &str, words: &[&str]) {
    let mut tried = 0;
    walk(id, words, |game, position, known| {
        if known.worth.outcome != Outcome::Loss {
            return;
        }
        tried += 1;
        let after = |mv: &AnyMove| game.play(position, mv).expect("the move is legal");
        let found = chosen(Machine::Coach(2), game, position).mv;
        assert_eq!(worth(game, position, &found).score, known.worth.score, "{position}: {found} loses points");
        let helps = |mv: &AnyMove| worth(game, position, mv).score == known.worth.score && !ends_now(game, &after(mv));
        let can_help = game.moves(position).any(|mv| helps(&mv));
        assert!(!can_help || helps(&found), "{position}: after {found} the game can be ended at once");
    });
    assert!(tried > 3, "{id} {words:?}: {tried}");
}

/// The moves that a machine makes in a position with many seeds.
fn made(machine: Machine, words: &[&str]) -> Vec<String> {
    let game = games::find("subtraction").expect("the game is listed").game(words).expect("the setup is valid");
    let mut made: Vec<String> =
        (0..60).map(|seed| seeded(machine, &game, &game.start(), seed).mv.to_string()).collect();
    made.sort();
    made.dedup();
    made
}

#[test]
fn a_coach_varies_among_equally_good_moves_and_repeats_them_with_the_same_seed() {
    for level in 0..=Machine::COACHED {
        assert_eq!(made(Machine::Coach(level), &["c=20", "m=3"]), ["1", "2", "3"], "a lost position, level {level}");
    }
    assert_eq!(made(Machine::Coach(0), &["c=22", "m=3"]), ["1", "3"], "a slip: 2 wins");
    assert_eq!(made(Machine::Trapper, &["c=20", "m=3"]), ["1"], "the first of the hardest");
}

#[test]
fn a_lost_coach_looks_one_move_ahead_and_worsens_nothing() {
    assert_harmless("nim", &["heaps=3,4,2"]);
    assert_harmless("subtraction", &["c=30", "m=4"]);
    assert_harmless("king", &["m=5", "n=6"]);
    assert_harmless("gold", &["prices=3,1,4,1,5,9"]);
}

#[test]
fn a_trap_leaves_the_smallest_share_of_right_replies() {
    assert_traps("nim", &["heaps=3,4,2"]);
    assert_traps("subtraction", &["c=30", "m=4"]);
    assert_traps("king", &["m=5", "n=6"]);
    assert_traps("date", &["date=25.10"]);
    assert_traps("fibonacci", &["c=14"]);
    assert_traps("gold", &["prices=3,1,4,1,5,9"]);
    assert_traps("ticktacktwo", &[]);
}

#[test]
fn a_slip_leaves_the_largest_share_of_right_replies_and_never_replaces_an_immediate_win() {
    assert_slips("nim", &["heaps=3,4,2"]);
    assert_slips("subtraction", &["c=30", "m=4"]);
    assert_slips("king", &["m=5", "n=6"]);
    assert_slips("fibonacci", &["c=14"]);
    assert_slips("gold", &["prices=3,1,4,1,5,9,2,6,5"]);
}
