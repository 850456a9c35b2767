//! Typed input: fields, moves, ids of positions, names, seeds, codes.

use std::time::{Duration, Instant};

use proptest::prelude::*;
use zugzwang::{
    keep::storage::SaveName,
    look::visible,
    play::{
        board::{Player, Side},
        request::{AskError, Request},
        seed,
    },
    words,
};
use zugzwang_engine::{
    Day, Record,
    decimal::Decimal,
    exact,
    games::{self, Entry},
    theory::taking::Code,
};

use super::nasty;
use crate::common::{counts::nightly, plain_look};

/// Maximum length of an error message in letters. Enough to say why.
pub const LONGEST: usize = 1000;
/// The time after which a text is taken to be parsed for ever. Far longer than the longest one takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// Checks that a message is not empty, is limited in length, and has no invisible characters.
pub fn assert_said(said: &str) {
    assert!(!said.trim_end_matches('\n').contains(visible::is_hidden), "{said:?}");
    assert!(!said.trim().is_empty() && said.chars().count() < LONGEST, "{} letters: {said:.200}", said.chars().count());
}

/// Runs a task and checks that it does not take long.
pub fn in_time<T>(what: &str, deed: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let done = deed();
    assert!(began.elapsed() < PATIENCE, "{:?} for {what:.200}", began.elapsed());
    done
}

/// Returns positions of every game as typed.
pub fn ids() -> Vec<String> {
    let of_game = |game: &Entry| (0..3).map(|seed| id(game, seed)).collect::<Vec<_>>();
    games::ALL.iter().flat_map(of_game).collect()
}

/// Returns the id of a position of this game after some moves.
pub fn id(game: &Entry, seed: u64) -> String {
    let words = game.of_seed(seed);
    let mut record = game.open(&words).expect("a seed's setup opens");
    for _ in 0..seed {
        let legal = record.legal(9);
        let Some(mv) = legal.last() else { break };
        record.play(mv).expect("the move is legal");
    }
    format!("{} {} --moves \"{}\"", game.id, words.join(" "), record.moves().join(" "))
}

/// Returns setups of every game in words, one for each seed.
fn setups() -> Vec<(&'static Entry, String)> {
    let of_seed = |game: &'static Entry| (0..4).map(move |seed| (game, game.of_seed(seed).join(" ")));
    let preset = |game: &'static Entry| game.presets.iter().map(move |preset| (game, preset.words.join(" ")));
    games::ALL.iter().flat_map(|game| of_seed(game).chain(preset(game))).collect()
}

/// Checks that an opened position can be played on, unless the game is over.
fn assert_playable(record: &mut Record) {
    let before = record.moves();
    let Some(mv) = record.legal(3).pop() else { return };
    record.play(&mv).unwrap_or_else(|error| panic!("{mv} is legal: {error:?}"));
    let played = record.moves().pop().expect("a move was made");
    assert_eq!(record.take_back().map(|mv| mv.to_string()), Some(played));
    assert_eq!(record.moves(), before);
}

fn texts_of(setups: &[(&'static Entry, String)]) -> Vec<String> {
    setups.iter().map(|(_, words)| words.clone()).collect()
}

proptest! {
    #![proptest_config(super::cases(256))]

    #[test]
    fn fields_are_a_playable_setup_or_a_named_error(
        at in any::<prop::sample::Index>(),
        text in nasty::any_text(texts_of(&setups())),
    ) {
        // Half of the texts belong to the game itself.
        let setups = setups();
        let of_text = setups.iter().find(|(_, words)| text.split('=').next() == words.split('=').next());
        let game = of_text.map_or(at.get(games::ALL), |(game, _)| game);
        let words: Vec<&str> = text.split(' ').collect();
        in_time(&text, || match game.open(&words) {
            Ok(mut record) => {
                let written = record.setup().to_string();
                let again = game.open(&written.split(' ').collect::<Vec<_>>());
                assert_eq!(again.map(|record| record.setup().to_string()).ok(), Some(written));
                assert_playable(&mut record);
            }
            Err(error) => {
                assert_said(&words::setup_error(&error, game.id, game.fields, &plain_look()));
            }
        });
    }

    #[test]
    fn a_move_is_made_or_rejected_with_a_named_error(
        game in any::<prop::sample::Index>(),
        seed in 0_u64..4,
        at in any::<prop::sample::Index>(),
        texts in prop::collection::vec(nasty::any_text(vec![String::new()]), 1..3),
        near in nasty::near(moves()),
    ) {
        let game = game.get(games::ALL);
        let mut record = game.open(&game.of_seed(seed)).expect("a seed's setup opens");
        let legal = record.legal(40);
        let own = if legal.is_empty() { String::new() } else { at.get(&legal).clone() };
        for text in texts.iter().chain([&near, &own]) {
            in_time(text, || match record.play(text) {
                Ok(()) => assert_playable(&mut record),
                Err(error) => assert_said(&words::move_error(&error, game.id, &plain_look())),
            });
        }
    }

    #[test]
    fn an_id_is_a_playable_position_or_a_named_error(line in nasty::any_text(ids())) {
        in_time(&line, || match Request::parse(&line).map_err(AskError::Line).and_then(|request| request.record()) {
            Ok(mut record) => {
                assert_playable(&mut record);
                let game = Request::parse(&line).expect("it was parsed").entry().expect("the game was found").id;
                let id = Request::of(game, record.setup(), &record.moves());
                assert_eq!(Request::parse(&id.to_string()), Ok(id));
            }
            Err(error) => assert_said(&error.words(&plain_look())),
        });
    }

    #[test]
    fn names_numbers_and_codes_read_back_as_shown_or_are_rejected(
        text in nasty::any_text(["a b", "0.7.7", "0.137", "4.3", "grundy", "2026-02-28", "1/2", "12.5", "42", "perfect", "skill-75", "gives-back-2",
            "matchbox"].map(ToOwned::to_owned).to_vec())
    ) {
        in_time(&text, || {
            if let Ok(name) = text.parse::<SaveName>() {
                assert_eq!(name.as_str(), text);
            }
            if let Ok(code) = text.parse::<Code>() {
                assert_eq!(code.to_string().parse(), Ok(code));
            }
            if let Ok(number) = text.parse::<Decimal>() {
                assert_eq!(number.to_string().parse(), Ok(number));
            }
            if let Ok(number) = exact::read(&text) {
                assert_eq!(exact::read(&number.to_string()), Ok(number));
            }
            if let Ok(day) = text.parse::<Day>() {
                assert_eq!(day.to_string().parse(), Ok(day));
            }
            if let Ok(player) = text.parse::<Player>() {
                assert_eq!(player.to_string().parse(), Ok(player));
            }
            if let Ok(side) = text.parse::<Side>() {
                assert_eq!(side.to_string(), text);
            }
            if let Some(seed) = seed::read(&text) {
                assert_eq!(text.trim_start_matches('0').parse().unwrap_or(0), seed);
            }
        });
    }
}

/// Returns moves of every game.
fn moves() -> Vec<String> {
    let of_game = |game: &Entry| game.open(&game.of_seed(1)).expect("a seed's setup opens").legal(6);
    games::ALL.iter().flat_map(of_game).collect()
}

#[test]
fn a_list_of_very_many_entries_is_rejected_before_it_is_built() {
    let many = nightly(100_000, 1_000_000);
    let list = vec!["1"; many].join(",");
    for game in games::ALL {
        for field in game.fields {
            let word = format!("{}={list}", field.name);
            let error = in_time(&word, || game.open(&[&word]).err()).expect("the list is too long");
            assert_said(&words::setup_error(&error, game.id, game.fields, &plain_look()));
        }
        let mut record = game.open::<&str>(&[]).expect("the defaults are valid");
        for text in [&list, &"9".repeat(many), &list.replace(',', ":"), &list.replace(',', "/")] {
            let error = in_time(text, || record.play(text)).expect_err("it is not a move");
            assert_said(&words::move_error(&error, game.id, &plain_look()));
        }
    }
}

#[test]
fn the_ids_are_valid_before_errors_are_added() {
    for id in ids() {
        let request = Request::parse(&id).expect("a valid id");
        request.record().unwrap_or_else(|error| panic!("{id}: {}", error.words(&plain_look())));
    }
}
