//! Custom games from files: a file can be given wherever a game is named, and the game goes by its own name.

use std::fs;

use ratatui::layout::Size;
use zugzwang::{
    look::{
        Look,
        align::width_of,
        glyphs::GlyphSet,
        own::{Own, Said, Titled},
        theme::ThemeName,
        visible::is_hidden,
    },
    screens::{PuzzleKind, PuzzleOrder, Source},
};
use zugzwang_engine::{Puzzle, games};

use crate::common::{
    Arcade, Folder, assert_shows,
    binary::{self, run_with_input},
};

const FROGS: &str = r#"game = "coins"
title = { en = "Frogs", ru = "Лягушки" }
rule = "A frog hops over 1, 3 or 4 stones; who cannot hop loses."
setup = "x=15 set=1,3,4"
"#;

/// Runs the program with these arguments, where `FILE` stands for the file. Also returns whether it succeeded.
fn run(text: &str, words: &str, input: &str) -> (bool, String) {
    let folder = Folder::new();
    let file = folder.path().join("frogs.toml");
    fs::write(&file, text).expect("it is written");
    let words: Vec<String> =
        words.split(' ').map(|word| word.replace("FILE", file.to_str().expect("a path"))).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (output, _) = run_with_input(&words, input.replace("FILE", file.to_str().expect("a path")));
    let said = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.success(), String::from_utf8(said).expect("text"))
}

fn output(words: &str) -> String {
    let (done, said) = run(FROGS, words, "");
    assert!(done, "{words}: {said}");
    said
}

#[test]
fn every_command_takes_a_file_in_place_of_a_game() {
    assert!(output("solve FILE --json").contains(r#""game":"coins","setup":{"x":15,"set":[1,3,4]}"#));
    assert!(
        output("solve FILE x=9 --json").contains(r#""setup":{"x":9,"set":[1,3,4]}"#),
        "an argument wins over the file"
    );
    assert!(output("solve FILE#7 --json").contains(r#""set":[1,3,4]}"#), "a seed draws with its rules");
    assert!(output("solve FILE --moves 1 --json").contains(r#""position":"14""#));
    let frame = output("frame FILE --size 80x24");
    assert!(frame.contains("Frogs") && frame.contains("hops over"), "{frame}");
    assert!(output("frame FILE --size 80x24 --lang ru").contains("Лягушки"));
    let puzzle = output("puzzle FILE --seed 3");
    assert!(puzzle.starts_with("coins x=") && puzzle.contains("set=1,3,4"), "{puzzle}");
    let sheet = output("worksheet FILE --count 2 --seed 3");
    assert!(sheet.contains("Frogs: A frog hops") && sheet.contains("1. Frogs:"), "{sheet}");
    assert!(output("learn FILE --games 50 --teacher perfect --seed 1").contains("50 games"));
    let (done, said) = run(FROGS, "play --plain FILE", "quit\n");
    assert!(done && said.contains("Game: Frogs\nA frog hops"), "{said}");
    let (done, said) = run(FROGS, "solve --from - --json", "FILE --moves 1\n");
    assert!(done && said.contains(r#""position":"14""#), "{said}");
}

#[test]
fn an_invalid_file_is_rejected_with_the_line() {
    for (from, to, line) in [
        ("game = \"coins\"", "game = \"nim\"", "line 1: “nim” is not a game whose rules a file can set"),
        ("setup = \"x=15 set=1,3,4\"", "setup = \"x=15 set=1,1\"", "line 4: set=1,1"),
        ("rule =", "wording =", "line 3: "),
        ("{ en", "{ tlh", "line 2: "),
    ] {
        let (done, said) = run(&FROGS.replacen(from, to, 1), "solve FILE", "");
        assert!(!done && said.contains(line) && said.trim_end().lines().count() == 1, "{to}: {said}");
    }
    let (done, said) = run(FROGS, "solve nothing.toml", "");
    assert!(!done && said.contains("nothing.toml"), "{said}");
}

/// Whether a frame shows only what everybody sees, in rows of the right width.
fn assert_seen(frame: &str) {
    assert!(frame.chars().all(|sign| sign == '\n' || !is_hidden(sign)), "{frame:?}");
    for line in frame.lines() {
        assert!(width_of(line) <= 80, "{line}");
        let marks = line.chars().filter(|sign| ('\u{300}'..='\u{36f}').contains(sign)).count();
        assert!(marks <= 20, "{marks} marks in a line");
    }
}

#[test]
fn titles_and_rules_show_nothing_that_cannot_be_seen() {
    let many = "\u{301}".repeat(8_000);
    for title in [
        "a\\u202eb",
        "a\\u2066b\\u2069",
        "a\\u2028b\\u2029",
        "a\\u200bb\\u200d\\u2060",
        "a\\u001b[31mb",
        "a\\nb\\r\\tc",
        "\\uFEFFa\\u00ad",
        "a\\u3164b\\u115f",
        "\\u0301",
        &format!("e{many}"),
        &format!("{many}e"),
        "ｶﾞｷﾞｸﾞﾊﾟﾊﾞ",
    ] {
        let rule = format!("rule = \"{title} hops, {title} stands.\"");
        let text = FROGS.replace("{ en = \"Frogs\", ru = \"Лягушки\" }", &format!("\"{title}\""));
        let text = text.lines().map(|line| if line.starts_with("rule") { rule.as_str() } else { line });
        let text = text.collect::<Vec<_>>().join("\n");
        for words in ["frame FILE --size 80x24", "worksheet FILE --count 1 --seed 1", "solve FILE", "play --plain FILE"]
        {
            let (done, said) = run(&text, words, "quit\n");
            assert!(done, "{title:.40}, {words}: {said}");
            // A sheet has pages.
            let is_hidden = |sign| is_hidden(sign) && !matches!(sign, '\n' | '\u{c}');
            assert!(!said.contains(is_hidden), "{title:.40}, {words}: {said:.400?}");
            if words.starts_with("frame") {
                assert_seen(&said);
                assert!(!title.contains('ｶ') || said.contains("ガギグパバ hops"), "{said}");
            }
        }
    }
}

#[test]
fn names_on_a_graph_show_nothing_that_cannot_be_seen() {
    for name in ["ｶﾞ", "a\u{3164}", "\u{ffa0}", "e\u{345}\u{345}\u{345}\u{345}\u{345}\u{345}\u{345}", "中", "한"]
    {
        let arrows = format!("arrows={name}-b,b-c,c-d");
        let frame = binary::stdout(&["frame", "graph", &arrows, &format!("start={name}"), "--size", "80x24"]);
        assert_seen(&frame);
    }
    for name in ["a\u{202e}b", "a\u{200b}", "a\nb", "\u{301}"] {
        let line = binary::complaint(&["frame", "graph", &format!("arrows={name}-b,b-c")]);
        assert_seen(&line[..line.len().min(60)]);
    }
}

fn frogs() -> Own {
    let said = |text: &str| Said([(String::new(), text.to_owned())].into());
    Own {
        game: "coins".to_owned(),
        fields: vec!["x=15".to_owned(), "set=1,3,4".to_owned()],
        rules: vec!["set=1,3,4".to_owned()],
        title: said("Frogs"),
        rule: said("A frog hops over 1, 3 or 4 stones."),
        presets: vec![Titled { title: said("A long pond"), fields: vec!["x=60".to_owned(), "set=1,3,4".to_owned()] }],
    }
}

#[test]
fn its_puzzles_can_be_solved_in_the_arcade() {
    let mut look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    look.own = [frogs()].into();
    let mut arcade = Arcade::for_new_user(look, Size::new(120, 40), &Folder::new());
    let wanted = PuzzleKind { game: games::find("coins"), own: Some(frogs()), ..PuzzleKind::default() };
    arcade.app.open_puzzles(PuzzleOrder { wanted, first: Some(Source::Given(7)) });
    let coins = games::find("coins").expect("coins is a known game");
    let puzzle = Puzzle::under(coins, &frogs().rules, 7).expect("it has puzzles");
    assert_shows(
        &arcade,
        &["Puzzles  Frogs", "A frog hops over 1, 3 or 4 stones.", &format!("{} legal moves", puzzle.legal), "seed 7"],
    );
    // The next one has the same rules.
    arcade.press("n");
    assert_shows(&arcade, &["Puzzles  Frogs", "A frog hops over 1, 3 or 4 stones."]);
}

#[test]
fn a_custom_game_is_found_by_its_name_and_called_by_it() {
    let mut look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    look.own = [frogs()].into();
    let mut arcade = Arcade::for_new_user(look, Size::new(120, 40), &Folder::new());
    // They have tiles between the path and the screens beside it.
    assert!(arcade.shows("Frogs"), "{}", arcade.screen());
    arcade.press("End Left Left Left Left Left");
    assert!(arcade.shows("Your own"), "{}", arcade.screen());
    assert!(arcade.shows("A frog hops over 1, 3 or 4 stones."), "{}", arcade.screen());
    arcade.press("Enter");
    assert_shows(&arcade, &["Frogs", "Coach, easy", "no move chosen yet"]);
    arcade.press("M");
    assert_shows(&arcade, &["Zugzwang › Frogs › Map"]);
    arcade.press("Esc n");
    assert_shows(&arcade, &["Zugzwang › Frogs › Setup", "< Coach, easy >"]);
    arcade.press("Esc");
    assert!(arcade.shows(&crate::common::known()), "{}", arcade.screen());
    arcade.press("/");
    arcade.text("frog");
    assert!(arcade.shows("your own"), "{}", arcade.screen());
    arcade.press("Enter");
    assert_shows(&arcade, &["Frogs", "A frog hops", "Coach, easy"]);
    // Its setups are offered in the form, and random ones keep its rule.
    arcade.press("n Up Right");
    assert!(arcade.shows("A frog hops"), "{}", arcade.screen());
    assert!(arcade.shows("A long pond") && arcade.shows("60"), "{}", arcade.screen());
    arcade.press("Right");
    assert!(arcade.shows("random") && arcade.shows("1,3,4"), "{}", arcade.screen());
}

#[test]
fn a_custom_game_is_resumed_where_it_is_listed_and_not_at_the_stop_of_its_kind() {
    let folder = Folder::new();
    let begun = || {
        let mut look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        look.own = [frogs()].into();
        let mut arcade = Arcade::for_new_user(look, Size::new(120, 40), &folder);
        arcade.press("End Left Left Left Left Left");
        arcade
    };
    let mut arcade = begun();
    arcade.press("Enter");
    arcade.play("1");
    let moves = arcade.answer().moves;
    arcade.press("q");
    let mut arcade = begun();
    assert_shows(&arcade, &["continue after move 2"]);
    arcade.press("Enter");
    assert_eq!(arcade.answer().moves, moves);
    arcade.press("q");
    let mut arcade = begun();
    arcade.press("/");
    arcade.text("frog");
    arcade.press("Enter");
    assert_eq!(arcade.answer().moves, moves, "nor does finding it start another");
    arcade.press("q");
    let mut arcade = begun();
    arcade.select_stop("coins");
    assert_shows(&arcade, &["▸Odd change", "Not played yet"]);
}

#[test]
fn graphs_sums_and_octal_codes_can_be_custom_games() {
    for setup in [
        ("graph", "arrows=home-park,park-shop,home-shop,shop-sea"),
        ("sum", "a=nim:heaps=2,3 b=king:m=3:n=3"),
        ("octal", "code=0.77 heaps=9"),
    ] {
        let text = format!("game = \"{}\"\ntitle = \"Our own\"\nsetup = \"{}\"\n", setup.0, setup.1);
        let (done, said) = run(&text, "frame FILE --size 100x30", "");
        assert!(done && said.contains("Our own"), "{said}");
    }
}
