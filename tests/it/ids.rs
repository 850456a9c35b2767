//! Ids of positions: in every game an id leads back to its position.

use std::fmt::Write as _;

use crate::common::{Arcade, plain_look};
use proptest::prelude::*;
use ratatui::layout::Size;
use zugzwang::{
    app::{Effect, Msg},
    picture,
    play::{
        board::{Side, Telling},
        request::{AskError, Request},
    },
};
use zugzwang_engine::{Cancel, Record, Rng, games};

/// Returns the id of a position.
fn id(game: &str, record: &Record) -> String {
    Request::of(game, record.setup(), &record.moves()).to_string()
}

fn record(id: &str) -> Result<Record, AskError> {
    Request::parse(id)?.with_files(zugzwang::terminal::disk::FILES).record()
}

/// Makes up to `most` random moves.
fn play_on(record: &mut Record, draw: &mut Rng, most: usize) {
    for _ in 0..most {
        let legal = record.legal(200);
        let Some(mv) = legal.get(draw.below(legal.len())) else { break };
        record.play(mv).expect("a listed move is legal");
    }
}

#[test]
fn the_id_of_every_position_of_random_games_leads_back_to_it() {
    for game in games::ALL {
        let setups = game.presets.iter().map(|preset| preset.words.iter().map(ToString::to_string).collect());
        for (round, words) in setups.chain((0..20).map(|seed| game.of_seed(seed))).enumerate() {
            let words: Vec<String> = words;
            let mut played = game.open(&words).expect("a valid setup");
            play_on(&mut played, &mut Rng::new(round as u64, "moves"), round % 9);
            let id = id(game.id, &played);
            let again = record(&id).unwrap_or_else(|error| panic!("{id}: {}", error.words(&plain_look())));
            assert_eq!((again.setup(), again.moves()), (played.setup(), played.moves()), "{id}");
            assert_eq!(self::id(game.id, &again), id);
            assert_eq!(Request::parse(&id).expect("a valid id").to_string(), id);
            assert_eq!(id.contains("--moves"), !played.moves().is_empty(), "{id}");
        }
    }
}

#[test]
fn an_id_has_every_field_in_schema_order_and_moves_in_the_games_notation() {
    for (typed, id) in [
        ("nim last=loses heaps=3,4", "nim heaps=3,4 last=loses"),
        ("nim --moves \"1:2  2:1\"", "nim heaps=3,4,5 last=wins --moves \"1:2 2:1\""),
        ("matches row=11011", "matches row=11011 k=2"),
        ("strip k=2 n=9 --moves 5", "strip n=9 k=2 --moves \"5\""),
        ("nimbi --moves \"1,2 2,1\"", "nimbi rows=2 cols=3 --moves \"1,1 2,1\""),
        ("both-ends numbers=1,2 --moves R2", "both-ends numbers=1,2 --moves \"L2\""),
        ("ticktacktwo", "ticktacktwo"),
        ("nim#42", "nim heaps=8,10,2,15 last=wins"),
        ("nim#42 last=loses", "nim heaps=8,10,2,15 last=loses"),
        ("matches#7 row=1110111", "matches row=1110111 k=3"),
    ] {
        let table = Request::parse(typed).expect("a question").table(Side::Both);
        let table = table.unwrap_or_else(|error| panic!("{typed}: {}", error.words(&plain_look())));
        assert_eq!(table.request().to_string(), id, "{typed}");
    }
}

#[test]
fn a_list_read_from_a_file_is_written_out() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("prices.txt");
    std::fs::write(&path, "3 7\n8 9\n").expect("the file can be written");
    let played = record(&format!("gold prices=@{}", path.display())).expect("a list");
    assert_eq!(id("gold", &played), "gold prices=7,8,9");
}

#[test]
fn a_bad_seed_is_reported_with_what_to_type() {
    for (typed, given) in [("nim#", "nim#:"), ("nim#x", "nim#x:"), ("nim#-1", "nim#-1:"), ("nim#+1", "nim#+1:")] {
        let told = record(typed).expect_err("the seed is not valid").words(&plain_look());
        assert!(told.starts_with(given) && told.contains("18446744073709551615") && told.contains("nim#42"), "{told}");
    }
    let told = record("nin#42").expect_err("there is no such game").words(&plain_look());
    assert!(told.contains("Did you mean nim?"), "{told}");
}

/// Generates a word of a setup, valid or not.
fn field() -> impl Strategy<Value = String> {
    let names: Vec<&'static str> = games::ALL.iter().flat_map(|game| game.fields).map(|field| field.name).collect();
    let value =
        prop_oneof!["[0-9]{1,3}", "[0-9]{1,2}(,[0-9]{1,2}){1,4}", "[01]{1,9}", "[1-3]-[4-9](,[1-3]-[4-9]){0,2}"];
    (prop::sample::select(names), value).prop_map(|(name, value)| format!("{name}={value}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_question_reads_back_as_it_was_written(line in "[a-z#=,:\" \\-0-9]{0,40}") {
        if let Ok(asked) = Request::parse(&line) {
            prop_assert_eq!(Request::parse(&asked.to_string()), Ok(asked));
        }
    }

    /// Any id that is accepted can be answered, drawn and written again.
    #[test]
    fn an_id_that_is_accepted_never_fails_later(
        game in prop::sample::select(games::ALL),
        seed in prop::option::of(0..1000_u64),
        fields in prop::collection::vec(field(), 0..2),
        wrong in prop::option::weighted(0.2, "[0-9,:LR/.\\-]{1,5}"),
        (moves, chance) in (0..6_usize, 0..u64::MAX),
    ) {
        let mut typed = game.id.to_owned();
        if let Some(seed) = seed {
            write!(typed, "#{seed}").expect("writing to a string succeeds");
        }
        let own = fields.iter().filter(|word| game.fields.iter().any(|field| word.starts_with(&format!("{}=", field.name))));
        own.for_each(|word| write!(typed, " {word}").expect("writing to a string succeeds"));
        let Ok(mut played) = record(&typed) else { return Ok(()) };
        play_on(&mut played, &mut Rng::new(chance, "moves"), moves);
        let mut asked = Request::of(game.id, played.setup(), &played.moves());
        if let Some(wrong) = wrong {
            asked.moves = format!("{} {wrong}", asked.moves);
        }
        let Ok(accepted) = asked.record() else { return Ok(()) };
        let id = id(game.id, &accepted);
        let again = record(&id).expect("it was accepted");
        let cancel = Cancel::never();
        prop_assert_eq!(again.answer(&cancel).expect("not cancelled"), accepted.answer(&cancel).expect("not cancelled"));
        let table = Request::parse(&id).expect("a valid id").table(Side::Both).expect("it was accepted");
        prop_assert_eq!(table.request().to_string(), id);
        picture::draw(table, Size::new(80, 24), plain_look(), Telling::default(), true);
    }
}

fn paste(arcade: &mut Arcade, text: &str) {
    assert_eq!(arcade.app.update(Msg::Paste(text.to_owned())), Effect::None);
}

#[test]
fn an_id_pasted_into_a_setup_opens_its_position() {
    let mut arcade = Arcade::plain();
    arcade.set_up("Nim");
    paste(&mut arcade, "  nim heaps=18,8,14,9,23 --moves \"2:6 1:1\"\n");
    assert!(arcade.shows("Nim  17,2,14,9,23"), "{}", arcade.screen());
    arcade.press("Esc Esc");
    assert!(arcade.shows("18,8,14,9,23") && arcade.shows("Setup"), "the form holds the setup:\n{}", arcade.screen());
}

#[test]
fn an_id_of_another_game_opens_that_game_with_its_setup_below() {
    let mut arcade = Arcade::plain();
    arcade.set_up("Nim");
    paste(&mut arcade, "euclid a=34 b=21");
    assert!(arcade.shows("Game of Euclid  34,21"), "{}", arcade.screen());
    arcade.press("Esc");
    assert!(arcade.shows("Game of Euclid › Setup"), "{}", arcade.screen());
}

#[test]
fn fields_pasted_without_a_game_belong_to_the_form() {
    let mut arcade = Arcade::plain();
    arcade.set_up("Moore's nim");
    paste(&mut arcade, "k=3 heaps=1,2,4,7");
    assert!(arcade.shows("Moore's nim  1,2,4,7") && arcade.shows("up to 3 heaps"), "{}", arcade.screen());
}

#[test]
fn the_longest_id_is_copied_whole_and_shown_shortened() {
    let numbers = vec!["-123456"; 5000].join(",");
    let mut arcade = Arcade::plain().open("both-ends", &[&format!("numbers={numbers}")], &[], Side::Both);
    let Effect::Copy(id) = arcade.press("y") else { panic!("nothing was copied") };
    assert_eq!(id, format!("both-ends numbers={numbers}"));
    assert!(arcade.shows("Sent to the clipboard") && arcade.shows("…"), "{}", arcade.screen());
    let mut other = Arcade::plain();
    other.set_up("Nim");
    paste(&mut other, &id);
    assert!(other.shows("5000"), "{}", other.screen());
}

#[test]
fn an_invalid_id_is_reported_in_the_footer_and_changes_nothing() {
    for (text, told) in [
        ("nim heaps=1,x", "“x” is not"),
        ("nim heaps=3,4 --moves \"9:1\"", "there is no heap 9"),
        ("nin heaps=3,4", "Did you mean nim?"),
        ("nim#one", "a seed must be a whole number"),
        ("nim --moves \"1:1", "A double quote is not closed."),
    ] {
        let mut arcade = Arcade::plain();
        arcade.select_game("Nim");
        arcade.press("n");
        let before = arcade.screen();
        paste(&mut arcade, text);
        assert!(arcade.shows(told), "{text}\n{}", arcade.screen());
        arcade.press("Down Up");
        assert_eq!(arcade.screen(), before, "{text}");
    }
}

#[test]
fn values_can_be_pasted_into_their_field() {
    let mut arcade = Arcade::plain();
    arcade.set_up("Nim");
    paste(&mut arcade, "1, 2, 7");
    arcade.press("Enter");
    assert!(arcade.shows("Nim  1,2,7"), "{}", arcade.screen());
}

#[test]
fn y_copies_the_id_and_prints_it_on_exit() {
    let mut arcade = Arcade::plain().open("nim", &["heaps=18,8,14,9,23"], &["2:6"], Side::Both);
    assert_eq!(arcade.app.copied(), None);
    let id = "nim heaps=18,8,14,9,23 last=wins --moves \"2:6\"";
    assert_eq!(arcade.press("y"), Effect::Copy(id.to_owned()));
    assert!(arcade.shows("Sent to the clipboard"), "{}", arcade.screen());
    arcade.press("q q");
    assert_eq!(arcade.app.copied(), Some(id));
}

#[test]
fn a_random_setup_comes_after_the_presets_and_shows_its_seed() {
    let mut arcade = Arcade::plain();
    arcade.select_game("Nim");
    arcade.press("n Up Left");
    assert!(arcade.shows("random, nim#"), "{}", arcade.screen());
    assert!(arcade.shows("Ctrl-R"), "{}", arcade.screen());
    let screen = arcade.screen();
    let seed: String = screen.split("nim#").nth(1).expect("a seed").chars().take_while(char::is_ascii_digit).collect();
    let setup = record(&format!("nim#{seed}")).expect("a seed");
    assert!(arcade.shows(&setup.setup().get("heaps").expect("heaps").to_string()), "{screen}");
    arcade.press("Right");
    assert!(arcade.shows("three, four, five"), "after the last comes the first:\n{}", arcade.screen());
    arcade.press("Ctrl-r Down");
    assert!(arcade.shows("random, nim#"), "{}", arcade.screen());
    arcade.text("1");
    assert!(arcade.shows("< none >"), "{}", arcade.screen());
}

#[test]
fn a_game_with_one_setup_offers_no_random_one() {
    let mut arcade = Arcade::plain();
    arcade.select_game("Tick-tack-two");
    arcade.press("n Up");
    let before = arcade.screen();
    arcade.press("Ctrl-r Up Left Right");
    assert!(!before.contains("Ctrl-R") && !arcade.shows("random"), "{before}");
}

#[test]
fn an_id_pasted_into_the_menu_opens_over_its_setup() {
    let mut arcade = Arcade::plain();
    arcade.app.update(Msg::Paste("nim heaps=3,4,5 --moves \"1:2\"".to_owned()));
    assert!(arcade.has_played("1:2"), "{}", arcade.screen());
    arcade.press("Esc Esc");
    assert!(arcade.shows("Nim › Setup") && arcade.shows("3,4,5"), "{}", arcade.screen());
    arcade.press("Esc");
    arcade.app.update(Msg::Paste("nim heaps=3,4,x".to_owned()));
    assert!(arcade.shows(&crate::common::known()) && arcade.shows("x"), "{}", arcade.screen());
    assert!(!arcade.shows("Nim  3"));
}

#[test]
fn a_list_is_read_from_the_file_named_in_its_field() {
    let folder = crate::common::Folder::new();
    let file = folder.path().join("my prices.txt");
    std::fs::write(&file, "4\n3 1 4 1\n").expect("it is written");
    let mut arcade = Arcade::plain();
    arcade.set_up("Gold bars");
    arcade.text(&format!("@{}", folder.path().join("none.txt").display()));
    arcade.press("Enter");
    assert!(arcade.shows("Gold bars › Setup") && arcade.shows("none.txt"), "{}", arcade.screen());
    arcade.press("Ctrl-u");
    arcade.text(&format!("@{}", file.display()));
    assert!(arcade.shows("Press Enter to read the numbers"), "{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.shows("3,1,4,1") && arcade.shows("Press Enter to start"), "{}", arcade.screen());
    // The user goes first and sees the numbers as read.
    arcade.press("Down Right Enter");
    assert!(arcade.shows("Gold bars  3,1,4,1"), "{}", arcade.screen());
}
