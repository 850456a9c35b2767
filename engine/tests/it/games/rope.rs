//! Cuts of a rope: the listed ones, and how fine they may be.

use zugzwang_engine::{
    Game, Rules, Setup,
    exact::Exact,
    games::rope::{Pieces, Rope, Slice},
    theory::kayles::Piece,
};

fn rope(words: &[&str], moves: &[&str]) -> (Rope, Pieces) {
    let setup = Setup::read(Rope::FIELDS, words).expect("a setup");
    let game = Rope::new(&setup).expect("a rope");
    let mut pieces = game.start();
    for mv in moves {
        let mv = game.read(&pieces, mv).expect("a move");
        pieces = game.play(&pieces, &mv).expect("a legal move");
    }
    (game, pieces)
}

fn floor(length: Exact) -> u64 {
    u64::try_from(length.to_integer()).expect("a piece has a length")
}

#[test]
fn each_pair_of_floors_is_left_by_one_listed_cut() {
    for (words, moves) in
        [("10", &[][..]), ("21/4", &[]), ("32.97", &["1/3"]), ("17/3", &["2"]), ("10000", &["9999/7"])]
    {
        let (game, pieces) = rope(&[&format!("length={words}")], moves);
        let listed: Vec<Exact> = game.moves(&pieces).map(|Slice(cut)| cut).collect();
        for (from, to) in pieces.pieces() {
            let inside = listed.iter().filter(|cut| from < **cut && **cut < to);
            let mut left: Vec<_> = inside.map(|cut| (floor(cut - from), floor(to - cut))).collect();
            left.retain(|(left, right)| *left > 0 && *right > 0);
            left.sort_unstable();
            let mut pairs: Vec<_> = Piece::of(floor(to - from)).cuts().collect();
            pairs.sort_unstable();
            assert_eq!(left, pairs, "{from} to {to} of {words}");
        }
    }
}

#[test]
fn listed_cuts_have_small_denominators() {
    let shown = |words: &str| {
        let (game, pieces) = rope(&[words], &[]);
        game.moves(&pieces).map(|mv| mv.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(shown("length=5"), ["5/2", "1", "3/2", "2", "1/2"]);
    assert_eq!(shown("length=7/4"), ["7/8"]);
    assert_eq!(shown("length=2/5"), ["1/5"]);
}

#[test]
fn denominators_are_limited() {
    let setup =
        |length: &str| Rope::new(&Setup::read(Rope::FIELDS, &[format!("length={length}")]).expect("well-formed"));
    for wrong in ["0", "0.0", "10000.1", "12000", "0/5", "1.00000000000000001", "1/10000000000000001"] {
        assert!(setup(wrong).is_err(), "{wrong}");
    }
    let (game, pieces) = rope(&["length=9999.9999999999999999"], &["1.0000000000000001", "89999/9999999999999997"]);
    assert_eq!(game.read(&pieces, "1.00000000000000001").map(|mv| game.play(&pieces, &mv).is_ok()), Ok(false));
}
