//! Texts about a rope: cuts are any points of it, so lists have intervals and nothing is counted as if they were
//! complete; the mirror strategy comes first; and no number can be mistaken for another.

use crate::common::{Arcade, assert_shows, binary::run_with_input};
use ratatui::layout::Size;
use serde_json::{Value, json};
use zugzwang::{
    cli::sheet::{self, Sheet, SheetOrder},
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{board::Side, boards, request::Request, told},
    say,
    words::numbers::{clear, interval},
};
use zugzwang_engine::{Puzzle, Reason, exact::read, games};

/// Ropes with cuts of which many, few, one or none win.
const ROPES: [(&str, &str); 9] = [
    ("10", ""),
    ("10", "5"),
    ("10", "5 2"),
    ("10", "3"),
    ("10.5", "5.25 1.75"),
    ("21/2", "10/3"),
    ("40.75", "7.3 22"),
    ("5017/1000", "973/750"),
    ("7/4", ""),
];

fn look(language: Language) -> Look {
    Look::new(ThemeName::Mono, GlyphSet::Unicode).in_language(language)
}

fn opened(length: &str, cuts: &[&str], width: u16, height: u16) -> Arcade {
    Arcade::sized(width, height).open("rope", &[&format!("length={length}")], cuts, Side::Both)
}

fn program(args: &[&str], lines: &str) -> String {
    let output = run_with_input(args, lines.to_owned()).0;
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn json(cuts: &str) -> Value {
    serde_json::from_str(&program(&["solve", "rope", "length=10", "--moves", cuts, "--json"], "")).expect("JSON")
}

#[test]
fn scripts_get_every_winning_cut_as_intervals() {
    let answer = json("5 2");
    assert_eq!(answer["best_moves"], json!(["7/2", "6", "8"]));
    assert_eq!((&answer["best_moves_truncated"], &answer["suggested_move"]), (&json!(true), &json!("8")));
    let told =
        |from: &str, to: &str, ends: bool| json!({"from": from, "to": to, "from_included": ends, "to_included": ends});
    let points = ["6", "7", "8", "9"].map(|at| told(at, at, true));
    let all: Vec<Value> = std::iter::once(told("3", "4", false)).chain(points).collect();
    assert_eq!(answer["explanation"]["intervals"], Value::Array(all));
    assert_eq!(answer["explanation"]["mirror"], json!({"piece": 3, "cut": "8", "of": "2"}));
    let start = json("");
    assert_eq!((&start["best_moves"], &start["best_moves_truncated"]), (&json!(["5"]), &json!(false)));
    assert_eq!(start["explanation"]["intervals"], json!([told("5", "5", true)]));
    assert_eq!(json("5")["explanation"]["intervals"], json!([]));
    assert_eq!(json("5")["explanation"]["mirror"], Value::Null);
}

/// Checks that no text counts cuts, whatever their number.
fn assert_uncounted(text: &str, look: &Look, here: &str) {
    let said = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for count in 2_u64..300 {
        for key in ["moves-all", "moves-first", "proof-many", "cli-solve-best-more"] {
            let false_words = say!(look, key, count = count, moves = "");
            assert!(!said.contains(false_words.trim()), "{here}: {false_words:?} in\n{text}");
        }
    }
}

#[test]
fn an_answer_in_words_has_all_winning_cuts_in_every_language() {
    for language in Language::ALL {
        let look = look(language);
        for (length, cuts) in ROPES {
            let asked = format!("rope length={length} --moves \"{cuts}\"");
            let answer = Request::parse(&asked).expect("a valid id").answer().expect("an answer");
            let Reason::Kayles(why) = &answer.explanation else { panic!("{asked} is answered differently") };
            let best = told::best_moves(&answer, &look).expect("the game continues");
            for found in &why.intervals {
                assert!(best.contains(&interval(found, &look)), "{asked}: {best}");
            }
            let text = [told::story(&answer, &look).join("\n"), best].join("\n");
            assert!(!text.contains(&answer.best_moves.join(" ")) || answer.best_moves.len() < 2, "{text}");
            assert_uncounted(&text, &look, &asked);
        }
    }
    let text = program(&["solve", "rope", "length=10", "--moves", "5 2"], "");
    assert!(text.contains("All winning cuts: from 3 to 4 (ends not included), 6, 7, 8, 9\n"), "{text}");
}

#[test]
fn the_list_of_moves_has_a_row_for_each_interval_and_says_so() {
    for language in Language::ALL {
        let look = look(language);
        for (length, cuts) in ROPES {
            let cuts: Vec<&str> = cuts.split_whitespace().collect();
            let mut arcade = Arcade::in_language(language, Size::new(120, 60), GlyphSet::Unicode);
            arcade = arcade.open("rope", &[&format!("length={length}")], &cuts, Side::Both);
            arcade.press("Tab");
            assert_uncounted(&arcade.screen(), &look, length);
            arcade.press("Tab e");
            assert_uncounted(&arcade.screen(), &look, length);
        }
    }
    let mut arcade = opened("10", &["5", "2"], 120, 60);
    arcade.press("Tab");
    assert_shows(&arcade, &["5 win", "of 17 stretches, x is the cut", "3 < x < 4", "  9 ", "0 < x < 1", "9 < x < 10"]);
    let mut arcade = Arcade::sized(120, 60).open("rope", &["length=7/4"], &[], Side::Both);
    arcade.press("Tab");
    assert_shows(&arcade, &["of 1 stretch, x is the cut"]);
    // Both ends of each are visible beside a board of 80 columns.
    let mut arcade = opened("10.5", &["10/3"], 80, 24);
    arcade.press("Tab");
    let is_cut = |line: &str| line.contains(" x ") && line.chars().skip(40).any(|sign| sign == '…');
    assert!(!arcade.screen().lines().any(is_cut), "{}", arcade.screen());
    assert_shows(&arcade, &["16/3≈5.33 ≤ x ≤ 5.5"]);
    // Every cut in an interval belongs to its row.
    for (keys, row) in [("", "▸ 3  "), ("Down Right", "▸ 3 < x < 4"), ("Down Down Right", "▸ 3 < x < 4")] {
        let mut arcade = opened("10", &["5", "2"], 120, 60);
        arcade.press(&format!("Tab Home Right {keys}"));
        assert_shows(&arcade, &[row]);
    }
}

#[test]
fn the_proof_takes_a_cut_from_each_interval_and_says_so() {
    let mut arcade = opened("10", &["5"], 120, 60);
    arcade.open_proof();
    assert_shows(&arcade, &["18 of 18 stretches, one cut in each:", "1.5  › 8.5", "9.5  › ends the game"]);
    assert!(!arcade.shows("moves:"), "{}", arcade.screen());
}

#[test]
fn line_mode_prints_the_intervals_in_words() {
    let folder = crate::common::Folder::new();
    let data = folder.path().to_string_lossy().into_owned();
    let args = ["play", "--plain", "--level", "notation", "--data", &data, "rope", "length=10", "--you", "both"];
    let out = program(&args, "5\n2\nwhy\nmoves\nquit\n");
    for said in [
        "First cut at 5.\npiece 1: 5 cm, from 0 to 5\npiece 2: 5 cm, from 5 to 10\n",
        "The cut at 2 has no twin: cut at 8, its mirror image.",
        "All winning cuts: from 3 to 4 (ends not included), 6, 7, 8, 9",
        "5 win, 12 lose, of 17 stretches of the rope.",
        "from 3 to 4 (ends not included): wins",
    ] {
        assert!(out.contains(said), "{said:?} is missing in\n{out}");
    }
    assert_uncounted(&out, &look(Language::English), "plain");
}

#[test]
fn a_puzzle_does_not_count_cuts() {
    let rope = games::find("rope").expect("a known game");
    for language in Language::ALL {
        let look = look(language);
        let Puzzle { legal, right, grade, goal, .. } = Puzzle::of(rope, 7).expect("rope has puzzles");
        let told = program(&["puzzle", "rope", "--seed", "7", "--lang", language.tag()], "");
        let words = |counted: &str| {
            let [grade, hardest] = [grade, Puzzle::HARDEST].map(u64::from);
            say!(
                look,
                "cli-puzzle-told",
                grade = grade,
                hardest = hardest,
                goal = goal,
                counted = counted,
                legal = legal,
                right = right
            )
        };
        assert!(told.contains(&format!("{}\n\n", words("no"))) && !told.contains(&words("yes")), "{told}");
    }
}

#[test]
fn a_worksheet_has_every_right_cut() {
    let rope = games::find("rope").expect("a known game");
    let sheet = Sheet::new(SheetOrder { games: vec![rope.into()], count: 12, seed: 42, grade: None, misere: true })
        .expect("rope has puzzles");
    for language in Language::ALL {
        let look = look(language);
        let text = sheet::print(&sheet.pages(&look), zugzwang::picture::Format::Text);
        // In Chinese lines are broken anywhere.
        let joined = |text: &str| text.split_whitespace().collect::<String>();
        let text = joined(&text);
        for exercise in &sheet.exercises {
            let Reason::Kayles(why) = &exercise.answer.explanation else { panic!("told differently") };
            let all: Vec<String> = why.intervals.iter().map(|found| interval(found, &look)).collect();
            let all = all.join(&say!(look, "list-separator"));
            assert!(
                text.contains(&joined(&say!(look, "why-rope-winning", cuts = &all, more = 0_u64))),
                "{all}\n{text}"
            );
        }
    }
}

#[test]
fn the_mirror_strategy_is_told_before_whole_centimetres() {
    let mut arcade = opened("10", &["5", "2"], 160, 40);
    assert_shows(&arcade, &["The cut at 2 has no twin: cut at 8, its mirror image."]);
    arcade.press("c Space Space");
    assert_shows(&arcade, &["The cut at 2 has no twin: cut at 8, its mirror image."]);
    arcade.press("Space");
    assert!(arcade.says("Then mirror") && !arcade.says("whole cm count"), "{}", arcade.screen());
    arcade.press("Space");
    assert_shows(&arcade, &["Where a piece has no twin, whole cm count"]);
    // If no cut makes pairs, the columns decide.
    let mut arcade = opened("10", &["3"], 160, 40);
    assert_shows(&arcade, &["Only column 1 is odd.", "Kayles", "All winning cuts: from 5 to 6"]);
    assert!(!arcade.shows("mirror"), "{}", arcade.screen());
    arcade.press("c Space Space");
    assert_shows(&arcade, &["Kayles"]);
}

#[test]
fn a_cut_is_never_shown_as_two_numbers() {
    let arcade = opened("10", &["31/4", "3"], 120, 40);
    assert_shows(&arcade, &["Rope cutting  3,4.75,2.25"]);
    assert!(!arcade.shows("31/4") && !arcade.shows("19/4"), "{}", arcade.screen());
    let arcade = opened("13", &["31/3", "3"], 120, 40);
    assert_shows(&arcade, &["22/3≈7.33"]);
    let mut arcade = opened("11", &["31/4", "2", "1/3"], 120, 40);
    arcade.press("v Right Right");
    assert_shows(&arcade, &["Review  Rope cutting  2,5.75,3.25", "1. 7.75", "1/3≈0.33"]);
    assert!(!arcade.shows("31/4"), "{}", arcade.screen());
    let told = program(&["solve", "rope", "length=10", "--moves", "31/4"], "");
    assert!(told.starts_with("rope 7.75,2.25: Second to move\n") && !told.contains("31/4"), "{told}");
    let folder = crate::common::Folder::new();
    let data = folder.path().to_string_lossy().into_owned();
    let out = program(&["play", "--plain", "--data", &data, "rope", "length=10", "--you", "both"], "31/4\nquit\n");
    let said = "First cut at 7.75.\npiece 1: 7.75 cm, from 0 to 7.75\npiece 2: 2.25 cm, from 7.75 to 10\n";
    assert!(out.contains(said), "{out}");
}

/// Every fraction on a screen is followed by its value.
#[test]
fn no_fraction_is_shown_without_its_value() {
    for (length, cuts) in ROPES {
        let cuts: Vec<&str> = cuts.split_whitespace().collect();
        for keys in ["", "Tab", "e", "w", "P"] {
            let mut arcade = opened(length, &cuts, 200, 60);
            arcade.press(keys);
            for word in arcade.screen().split(|c: char| !(c.is_ascii_digit() || c == '/' || c == '≈' || c == '.')) {
                let fraction = word.split('≈').next().unwrap_or(word);
                let is_alone = fraction.contains('/') && read(fraction).is_ok() && !word.contains('≈');
                assert!(!is_alone, "{word} of {length} {cuts:?} {keys}:\n{}", arcade.screen());
            }
        }
    }
    let entry = boards::find("rope").expect("a known game");
    let table = entry.open(&["length=10"], &["31/4"], Side::Both).expect("the move is legal");
    assert_eq!(clear(&table.position(), &look(Language::English)), "7.75,2.25");
}
