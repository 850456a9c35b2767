//! Hackenbush: values as canonical forms found from the rules alone, and the largest gardens.

use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Cancel, Game, Outcome, Reason, Rules, SetupFault,
    games::{self, Hackenbush},
    short::{Class, Forms},
};

use crate::common::game;

fn reason(game: &Hackenbush) -> zugzwang_engine::reason::Hackenbush {
    match game.analyse(&game.start(), &Cancel::never()).expect("not stopped").reason {
        Reason::Hackenbush(why) => why,
        other => panic!("{other:?}"),
    }
}

fn random_stalk(rng: &mut StdRng, tallest: usize) -> String {
    let pieces = rng.random_range(1..=tallest);
    let green = rng.random_range(0..5) == 0;
    let letter = |_| match (green, rng.random_range(0..2)) {
        (true, _) => 'g',
        (false, 0) => 'b',
        (false, _) => 'r',
    };
    (0..pieces).map(letter).collect()
}

#[test]
fn canonical_forms_of_stalks_are_their_numbers_and_nimbers() {
    let mut rng = StdRng::seed_from_u64(1982);
    for _ in 0..300 {
        let stalks: Vec<String> = (0..rng.random_range(1..=3)).map(|_| random_stalk(&mut rng, 6)).collect();
        let game: Hackenbush = game(&format!("stalks={}", stalks.join(",")));
        let mut forms = Forms::of(&game, 100_000);
        let value = forms.value(&game.start(), &Cancel::never()).expect("a short game");
        let why = reason(&game);
        let class = match (why.number.signum(), why.nimber) {
            (0, 0) => Class::Previous,
            (0, _) => Class::Next,
            (1, _) => Class::Left,
            _ => Class::Right,
        };
        assert_eq!(forms.class(value), class, "{stalks:?}");
        if why.nimber == 0 {
            assert_eq!(forms.name(value).to_string(), why.number.to_string(), "{stalks:?}");
        }
    }
}

/// A sum in which one piece of 600 decides: each stalk with its mirror image, and a last piece more or less.
#[test]
fn the_largest_gardens_are_exact_and_answered_at_once() {
    let finest = format!("b{}", "r".repeat(59));
    let mirrored: String = finest.chars().map(|letter| if letter == 'b' { 'r' } else { 'b' }).collect();
    let four = [finest.as_str(), &mirrored].repeat(4).join(",");
    for (pair, blue_wins) in [
        (format!("{finest},{mirrored}"), false),
        (format!("{},{mirrored}", &finest[..59]), true),
        (format!("{finest},{}", &mirrored[..59]), false),
    ] {
        let game: Hackenbush = game(&format!("stalks={four},{pair}"));
        let analysis = game.analyse(&game.start(), &Cancel::never()).expect("not stopped");
        assert_eq!(analysis.worth.outcome, Outcome::won(blue_wins), "{pair}");
        let suggested = analysis.suggested.expect("Blue can move");
        let after = game.play(&game.start(), &suggested).expect("the suggested cut is legal");
        let reply = game.analyse(&after, &Cancel::never()).expect("not stopped");
        assert_eq!(reply.worth.outcome, Outcome::won(!blue_wins), "{pair}");
    }
    let most: Hackenbush = game(&format!("stalks={}", vec!["b".repeat(60); 10].join(",")));
    assert_eq!(reason(&most).number.to_string(), "600");
    assert_eq!(
        reason(&game(&format!("stalks={}", vec![finest; 10].join(",")))).number.to_string(),
        "5/288230376151711744"
    );
}

#[test]
fn ten_stalks_of_sixty_pieces_are_the_limit_and_green_stands_alone() {
    let refused = |stalks: String| {
        let game = games::find("hackenbush").expect("listed");
        game.open(&[format!("stalks={stalks}")]).err().map(|error| error.fault)
    };
    let key = |stalks: &str| match refused(stalks.to_owned()) {
        Some(SetupFault::Rule { key, .. }) => Some(key),
        Some(_) => Some("form"),
        None => None,
    };
    assert_eq!(refused(["b"; 10].join(",")), None);
    assert_eq!(refused(["b"; 11].join(",")), Some(SetupFault::Length { count: 11, min: 1, max: 10 }));
    assert_eq!(key(&"g".repeat(60)), None);
    assert_eq!(key(&"r".repeat(61)), Some("stalk-long"));
    assert_eq!([key("bg"), key("br,gr,b")], [Some("stalk-mixed"); 2]);
    for wrong in ["", "b,", ",b", "b,,r", "B", "x", "b r", "-", "b;r"] {
        assert_eq!(key(wrong), Some("form"), "{wrong:?}");
    }
}
