//! The rules of hackenbush.

use zugzwang_engine::{Game, MoveFault, Rules, Setup, games::hackenbush::Hackenbush, theory::hackenbush::Cut};

fn game(words: &[&str]) -> Hackenbush {
    Hackenbush::new(&Setup::read(Hackenbush::FIELDS, words).expect("a setup")).expect("a game")
}

#[test]
fn a_cut_takes_everything_above_it() {
    let game = game(&["stalks=brb,gg"]);
    let garden = game.start();
    assert_eq!(game.moves(&garden).map(|cut| cut.to_string()).collect::<Vec<_>>(), ["1:1", "1:3", "2:1", "2:2"]);
    let after = |cut: &str| game.play(&garden, &cut.parse().expect("a move")).map(|after| after.to_string());
    assert_eq!(after("1:1"), Ok("-,gg".to_owned()));
    assert_eq!(after("1:3"), Ok("br,gg".to_owned()));
    assert_eq!(after("2:2"), Ok("brb,g".to_owned()));
}

#[test]
fn wrong_cuts_are_rejected_with_what_is_there() {
    let game = game(&[]);
    let fault = |cut: &str| match game.play(&game.start(), &cut.parse().expect("a move")) {
        Err(MoveFault::Rule { key, .. }) => key,
        Err(_) => "part",
        Ok(_) => "legal",
    };
    assert_eq!(
        ["1:2", "1:0", "2:3", "4:1", "0:1", "1:1"].map(fault),
        ["color", "no-piece", "no-piece", "part", "part", "legal"]
    );
    for wrong in ["", "1", "1:", ":1", "1:x", "+1:1", "1:1:1", " 1:1"] {
        assert_eq!(wrong.parse::<Cut>(), Err(MoveFault::Malformed), "{wrong:?}");
    }
}
