//! Players: machines of every strength, changed at any moment, and two of them at a pace.

use std::collections::BTreeSet;

use crate::common::{Arcade, assert_shows};
use rand::{SeedableRng, rngs::StdRng};
use zugzwang::{
    app::Msg,
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{
        board::{Side, Status},
        boards,
    },
    words::machine_about,
};
use zugzwang_engine::{
    AnyMove, Cancel, Machine, Rules, games,
    players::{Choice, choose},
};

/// Words of the claims about Coach that it takes a win at once, that it sets traps, and that it avoids losing at once.
const CLAIMS: [(Language, [&str; 3]); 4] = [
    (Language::English, ["unless it can win at once", "hardest to answer", "avoids losing at once"]),
    (Language::Russian, ["если не выигрывает сразу", "труднее всего ответить", "старается не проиграть сразу"]),
    (Language::Bulgarian, ["освен ако печели веднага", "отговаря най-трудно", "гледа да не загуби веднага"]),
    (Language::Chinese, ["除非能立刻取胜", "最难应对", "尽量不立刻输"]),
];

#[test]
fn what_is_said_of_coach_is_what_it_does() {
    let subtraction = games::find("subtraction").expect("it is listed");
    for level in 0..=Machine::COACHED {
        let (slips, traps) = (level < Machine::COACHED, level >= 3);
        for (language, claims) in CLAIMS {
            let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
            let said = machine_about(Machine::Coach(level), &look);
            assert_eq!(claims.map(|claim| said.contains(claim)), [slips, traps, !traps], "{level}: {said}");
        }
        let (mut slipped, mut varied) = (false, BTreeSet::new());
        for coins in 1..=20 {
            let record = subtraction.open(&[format!("c={coins}"), "m=3".to_owned()]).expect("a setup");
            for seed in 0..20 {
                let chosen = |machine| {
                    let (game, position, mut rng) = (record.game(), record.position(), StdRng::seed_from_u64(seed));
                    choose(machine, game, position, 0, &mut rng, &Cancel::never())
                        .expect("not stopped")
                        .expect("a move")
                };
                let choice = chosen(Machine::Coach(level));
                let wins_later = coins % 4 != 0 && coins > 3;
                assert!(!choice.gift || wins_later, "level {level}, {coins} coins");
                assert!(level > 0 || choice.gift == wins_later, "{coins} coins");
                slipped |= choice.gift;
                if coins % 4 == 0 {
                    varied.insert(choice.mv.to_string());
                } else if !choice.gift {
                    assert_eq!(choice.mv, chosen(Machine::Perfect).mv, "level {level}, {coins} coins");
                }
            }
        }
        assert_eq!(slipped, slips, "level {level}");
        // Each of three moves is as hard to answer as the others, and none loses at once.
        assert_eq!(varied.len(), 3, "level {level}");
    }
}

/// A machine's choice with this many coins, of which 1 to 3 may be taken, after so many gifts.
fn chosen(machine: Machine, coins: u64, gifts: u32, seed: u64) -> Choice {
    let subtraction = games::find("subtraction").expect("it is listed");
    let record = subtraction.open(&[format!("c={coins}"), "m=3".to_owned()]).expect("a setup");
    let mut rng = StdRng::seed_from_u64(seed);
    let choice = choose(machine, record.game(), record.position(), gifts, &mut rng, &Cancel::never());
    choice.expect("not stopped").expect("a move")
}

/// Checks what a machine plays against the words that describe it.
fn check(machine: Machine, said: &str) {
    let claims = |words: &str| assert!(said.contains(words), "{machine}: {said}");
    // Of 4 coins every move loses; of the others, only taking the remainder wins.
    let best = |coins: u64, choice: &Choice| choice.mv.to_string() == (coins % 4).to_string();
    let won = [5, 6, 7, 9, 10, 11];
    let all = |gifts: u32| {
        won.into_iter().flat_map(move |coins| (0..200).map(move |seed| (coins, chosen(machine, coins, gifts, seed))))
    };
    let share =
        |gifts: u32| 100 * all(gifts).filter(|(coins, choice)| best(*coins, choice)).count() / all(gifts).count();
    match machine {
        Machine::Perfect => {
            claims("the best move every time");
            assert_eq!(share(0), 100);
        }
        Machine::Trapper => {
            claims("the best move; if it can't win");
            assert_eq!(share(0), 100);
        }
        Machine::Skill(percent) => {
            claims(&format!("the best move {percent}% of the time, and otherwise a random one"));
            let expected = usize::from(percent) + usize::from(100 - percent) / 3;
            assert!(share(0).abs_diff(expected) < 5, "{machine}: {} instead of {expected}", share(0));
        }
        Machine::Random | Machine::Matchbox => {
            claims("random");
            assert!(share(0).abs_diff(33) < 5, "{machine}: {}", share(0));
        }
        Machine::GivesBack(count) => {
            claims(if count == 1 { "at most one mistake on purpose" } else { "up to 2 mistakes on purpose" });
            assert!(share(0) < 100 && all(0).all(|(coins, choice)| choice.gift != best(coins, &choice)), "{machine}");
            assert!(share(u32::from(count) - 1) < 100 && share(u32::from(count)) == 100, "{machine}");
        }
        Machine::Loser => {
            claims("gives away all it can");
            assert!(share(0) == 0 && all(0).all(|(_, choice)| choice.gift));
        }
        Machine::Coach(_) => {}
    }
}

#[test]
fn what_is_said_of_each_machine_is_what_it_does() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    for machine in Machine::OFFERED {
        check(machine, &machine_about(machine, &look));
    }
}

#[test]
fn a_trapper_leaves_the_fewest_right_replies() {
    let nim = games::find("nim").expect("it is listed");
    for heaps in ["heaps=1,2,3", "heaps=2,2", "heaps=3,5,6", "heaps=1,4,5"] {
        let record = nim.open(&[heaps]).expect("a setup");
        let (game, start) = (record.game(), record.position());
        let share = |mv: &AnyMove| {
            let after = game.play(start, mv).expect("a legal move");
            let right = game.analyse(&after, &Cancel::never()).expect("not stopped").best.moves.len();
            (right, game.moves(&after).count())
        };
        let choice = choose(Machine::Trapper, game, start, 0, &mut StdRng::seed_from_u64(1), &Cancel::never());
        let (right, all) = share(&choice.expect("not stopped").expect("a move").mv);
        for mv in game.moves(start) {
            let (other_right, other_all) = share(&mv);
            assert!(right * other_all <= other_right * all, "{heaps}: {mv} is harder to answer");
        }
    }
}

fn watched() -> Arcade {
    Arcade::sized(120, 40).open("nim", &["heaps=3,4,5"], &[], Side::Watch)
}

#[test]
fn two_machines_make_a_move_at_each_tick() {
    let mut arcade = watched();
    assert!(arcade.has_played("") && arcade.shows("a move every 1 s"), "{}", arcade.screen());
    assert!(arcade.app.pace().is_some());
    arcade.app.update(Msg::Tick);
    assert!(arcade.has_played("1:2") && arcade.shows("Second plays next"), "{}", arcade.screen());
    for _ in 0..20 {
        arcade.app.update(Msg::Tick);
    }
    arcade.press("Esc");
    assert!(arcade.shows("The game is over: First won") && arcade.app.pace().is_none(), "{}", arcade.screen());
}

#[test]
fn two_machines_can_be_paused_stepped_and_continued() {
    let mut arcade = watched();
    arcade.press("p");
    assert!(arcade.shows("Paused") && arcade.app.pace().is_none());
    arcade.press("Enter");
    assert!(arcade.has_played("1:2"), "Enter makes one move");
    assert!(arcade.app.pace().is_none(), "it still waits");
    arcade.press("p + +");
    assert!(arcade.shows("A move every 0.2 s"), "{}", arcade.screen());
    arcade.press("- - - - - - -");
    assert!(arcade.shows("A move every 4 s"));
    arcade.press("u");
    assert!(arcade.has_played("") && arcade.app.pace().is_none(), "one move is undone, and it waits");
    arcade.press("Ctrl-r");
    assert!(arcade.has_played("1:2"));
}

#[test]
fn a_seat_can_be_taken_and_given_away_at_any_moment() {
    let mut arcade = Arcade::sized(120, 40).open("nim", &["heaps=3,4,5"], &[], Side::Both);
    arcade.press("i Enter )");
    assert!(arcade.shows("Second: Sphinx") && arcade.has_played("1:2"), "{}", arcade.screen());
    assert!(arcade.shows("Sphinx (second)"));
    arcade.press(")");
    assert!(arcade.shows("Gives away 1 (second)"));
    arcade.press(&") ".repeat(12));
    assert!(arcade.shows("Second: a person") && arcade.shows("Two people play"), "{}", arcade.screen());
    arcade.press("p");
    assert!(arcade.shows("This needs two machines as players."));
}

#[test]
fn gifts_are_listed_when_the_game_is_over() {
    let mut told = 0;
    for start in ["heaps=9,11,14,5", "heaps=3,4,5", "heaps=1,3,5,7", "heaps=12,13,3"] {
        let mut arcade = Arcade::sized(120, 40).open("nim", &[start], &[], Side::Second);
        arcade.press("(");
        assert!(arcade.shows("Gives away 1 (first)"), "{}", arcade.screen());
        for _ in 0..40 {
            if !matches!(arcade.app.status(), Some(Status::Over(_))) {
                arcade.press("Enter");
            }
        }
        assert!(matches!(arcade.app.status(), Some(Status::Over(_))), "{}", arcade.screen());
        told += usize::from(arcade.shows("The machine let you back in on its move"));
    }
    assert!(told > 0);
}

#[test]
fn every_game_is_played_to_its_end_by_machines_that_err() {
    for entry in boards::ALL {
        let mut arcade = Arcade::sized(120, 40).open(entry.game.id, &[], &[], Side::Watch);
        arcade.press("( ( ( ( ( ) ) ) ) ) )");
        for _ in 0..400 {
            if matches!(arcade.app.status(), Some(Status::Over(_))) {
                break;
            }
            arcade.app.update(Msg::Tick);
        }
        assert!(
            matches!(arcade.app.status(), Some(Status::Over(_))) || arcade.footer().contains("p resume"),
            "{}",
            arcade.screen()
        );
    }
}

#[test]
fn a_game_between_machines_pauses_after_400_moves() {
    let mut arcade = Arcade::sized(120, 40).open("coins", &["x=1000", "set=1"], &[], Side::Watch);
    let tick = |arcade: &mut Arcade, times: usize| {
        for _ in 0..times {
            arcade.app.update(Msg::Tick);
        }
    };
    tick(&mut arcade, 399);
    assert!(arcade.app.pace().is_some());
    tick(&mut arcade, 1);
    assert!(arcade.app.pace().is_none() && arcade.shows("600 coins"), "{}", arcade.screen());
    arcade.press("p");
    assert!(arcade.app.pace().is_some());
    tick(&mut arcade, 1);
    assert!(arcade.app.pace().is_some() && arcade.shows("599 coins"), "{}", arcade.screen());
}

#[test]
fn the_pace_of_one_game_carries_over_to_the_next() {
    let mut arcade = Arcade::sized(120, 40).open("nim", &["heaps=3,4,5"], &[], Side::Watch);
    arcade.press("+ +");
    let pace = arcade.app.pace();
    assert!(arcade.shows("A move every 0.2 s."), "{}", arcade.screen());
    let mut arcade = arcade.open("nim", &["heaps=3,4,5"], &[], Side::Watch);
    assert_eq!(arcade.app.pace(), pace);
    arcade.press("+ + +");
    assert!(arcade.shows("A move every 0.05 s."), "this is the fastest:\n{}", arcade.screen());
}

#[test]
fn the_moves_that_a_game_was_opened_with_are_nobodys_until_they_are_played_again() {
    let nim = |moves: &[&str]| Arcade::plain().open("nim", &["heaps=3,4,5"], moves, Side::First);
    let mut arcade = nim(&["1:1", "2:1"]);
    assert_shows(&arcade, &["Second took 1 from heap 2. Your turn."]);
    arcade.press("u");
    assert_shows(&arcade, &["Your turn."]);
    arcade.play("1:1");
    assert_shows(&arcade, &["Sphinx took"]);
    let over = nim(&["1:3", "2:4", "3:5"]);
    assert!(over.shows("First took 5 from heap 3") && !over.shows("You took 5"), "{}", over.screen());
}

#[test]
fn where_the_players_have_different_moves_the_heading_says_whose_are_whose() {
    let heading = |id: &str, fields: &[&str], side: Side| {
        let arcade = Arcade::new((100, 30).into(), ThemeName::Ansi, GlyphSet::Unicode).open(id, fields, &[], side);
        arcade.screen().lines().next().unwrap_or_default().to_owned()
    };
    for (id, fields, side, says) in [
        ("domineering", &[][..], Side::First, "You (upright, first)"),
        ("domineering", &[], Side::Second, "You (across, second)"),
        ("domineering", &["begins=horz"], Side::First, "You (across, first)"),
        ("domineering", &[], Side::Both, "First: upright  ·  Second: across"),
        ("hackenbush", &[], Side::Second, "You (Red, second)"),
        ("nim", &[], Side::First, "You (first)"),
    ] {
        let said = heading(id, fields, side);
        assert!(said.contains(says), "{id}: {said}");
    }
}
