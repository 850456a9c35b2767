//! Worksheets: the same seed makes the same sheet, every position has its answer, and everything can be printed.

use std::{collections::BTreeSet, fs};

use crate::common::{Folder, binary::run_with_input, frames::compare, picture::read};
use ratatui::buffer::Buffer;
use zugzwang::{
    cli::sheet::{self, Sheet, SheetError, SheetGame, SheetOrder},
    look::{
        Look, align::width_of, glyphs::GlyphSet, language::Language, pieces::Pieces, theme::ThemeName, wording::Wording,
    },
    picture::{Format, svg::a4},
    play::request::Request,
};
use zugzwang_engine::{Outcome, Puzzle, Winner, games};

/// The game in which every point of a plane is a move, so that no list of moves is complete.
const WITHOUT_PUZZLES: &str = "table";

fn sheet(games: &[&str], count: usize, seed: u64) -> Sheet {
    let games = games.iter().map(|id| games::find(id).expect("a known game").into()).collect();
    Sheet::new(SheetOrder { games, count, seed, grade: None, misere: true }).expect("there are enough")
}

/// Returns a sheet with every game that has puzzles.
fn all(seed: u64) -> Sheet {
    let ids: Vec<&str> = games::ALL.iter().map(|game| game.id).filter(|id| *id != WITHOUT_PUZZLES).collect();
    sheet(&ids, ids.len(), seed)
}

fn pages(sheet: &Sheet, glyphs: GlyphSet) -> Vec<Buffer> {
    let mut look = Look::new(ThemeName::Mono, glyphs);
    look.set_pieces(Pieces::Small);
    sheet.pages(&look)
}

fn text(sheet: &Sheet) -> String {
    sheet::print(&pages(sheet, GlyphSet::Unicode), Format::Text)
}

/// Returns the text of the pages with positions, and of those with answers.
fn halves(sheet: &Sheet) -> [String; 2] {
    let text = text(sheet);
    let at = text.find("Answers to worksheet").expect("there are answers");
    [&text[..at], &text[at..]].map(|half| half.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn the_same_seed_makes_the_same_sheet() {
    assert_eq!(text(&all(42)), text(&all(42)));
    assert_ne!(text(&sheet(&[], 4, 42)), text(&sheet(&[], 4, 43)));
    compare("sheet-nim", &text(&sheet(&["nim"], 4, 42)));
    compare("sheet-three-games", &text(&sheet(&["king", "strip", "ticktacktwo"], 3, 42)));
}

#[test]
fn every_game_with_puzzles_can_be_on_a_sheet_and_takes_its_turn() {
    let sheet = all(1);
    let games: Vec<&str> = sheet.exercises.iter().map(|exercise| exercise.puzzle.game).collect();
    assert_eq!(games, sheet.asked.games.iter().map(|game| game.entry.id).collect::<Vec<_>>());
    let table = games::find(WITHOUT_PUZZLES).expect("a known game");
    let refused = Sheet::new(SheetOrder { games: vec![table.into()], count: 1, seed: 1, grade: None, misere: true });
    assert!(matches!(refused, Err(SheetError::NoPuzzle(WITHOUT_PUZZLES))), "{refused:?}");
}

#[test]
fn a_game_of_ones_own_without_puzzles_is_refused_as_one() {
    let nodes = 'a'..='t';
    let pairs = nodes.clone().flat_map(|from| nodes.clone().map(move |to| (from, to)));
    let joined: Vec<String> = pairs.filter(|(from, to)| from != to).map(|(from, to)| format!("{from}-{to}")).collect();
    for arrows in ["a-b,b-a".to_owned(), joined.join(",")] {
        let entry = games::find("graph").expect("a known game");
        let own = SheetGame { entry, rules: vec![format!("arrows={arrows}")], typed: "mine.toml".to_owned() };
        let refused = Sheet::new(SheetOrder { games: vec![own], count: 1, seed: 1, grade: None, misere: true });
        assert!(matches!(refused, Err(SheetError::NoneOwn)), "{refused:?}");
    }
}

#[test]
fn no_position_appears_twice_on_a_sheet() {
    let sheet = sheet(&["king", "program"], 30, 5);
    let mut positions: Vec<_> = sheet.exercises.iter().map(|it| (it.puzzle.game, it.position())).collect();
    positions.sort();
    assert!(positions.windows(2).all(|pair| pair[0] != pair[1]), "{positions:?}");
}

#[test]
fn every_position_has_its_answer_which_agrees_with_solve() {
    let sheet = all(7);
    let [tasks, answers] = halves(&sheet);
    for (exercise, number) in sheet.exercises.iter().zip(1..) {
        let solved = Request::parse(&exercise.id()).expect("a valid id").answer().expect("an answer");
        assert_eq!(exercise.answer, solved);
        assert!(tasks.contains(&format!(" {number}. ")), "{number} is not a position");
        let moves = format!("{number}. Winning moves: {}.", exercise.right.join(" "));
        let drawing = format!("{number}. Drawing moves: {}.", exercise.right.join(" "));
        // On a rope any cut in an interval is right; `tests/it/rope.rs` checks these.
        let cuts = format!("{number}. All winning cuts: ");
        assert!([moves, drawing, cuts].iter().any(|said| answers.contains(said)), "{number}: {answers}");
        assert_eq!(exercise.right.len(), exercise.puzzle.right, "{}", exercise.id());
        assert!(solved.best_moves.iter().all(|best| exercise.right.contains(best)), "{}", exercise.id());
    }
}

#[test]
fn where_points_decide_the_sheet_has_the_points_taken_and_every_winning_move() {
    let sheet = sheet(&["nim", "both-ends"], 2, 42);
    let [tasks, answers] = halves(&sheet);
    let both_ends = &sheet.exercises[1];
    let taken = both_ends.answer.taken.expect("points were taken");
    assert!(tasks.contains(&format!("Taken so far: First {}, Second {}", taken.first, taken.second)), "{tasks}");
    assert_eq!(tasks.matches("Taken so far").count(), 1, "{tasks}");
    // Each of these wins, six of them by less.
    assert!(answers.contains("Winning moves: L1 L2 L3 L4 L5 L6 L7. Moves with the best score: L2."), "{answers}");
    for mv in &both_ends.right {
        let after = format!("{} {mv}", both_ends.puzzle.moves.join(" "));
        let words = both_ends.puzzle.setup.to_string();
        let left = Request::parse(&format!("both-ends {words} --moves \"{after}\"")).expect("a request");
        let left = left.answer().expect("an answer");
        // The last of them ends the game.
        assert!(left.outcome == Some(Outcome::Loss) || left.winner == Some(Winner::Second), "{mv}: {left:?}");
    }
}

#[test]
fn the_command_for_the_same_sheet_includes_its_language_and_wording() {
    for language in Language::ALL {
        let mut look = Look::new(ThemeName::Mono, GlyphSet::Unicode).in_language(language);
        let command = format!("zugzwang worksheet nim --count 1 --seed 3 --lang {}", language.tag());
        for wording in [Wording::Plain, Wording::Picture, Wording::Notation] {
            look.wording = wording;
            let pages = sheet(&["nim"], 1, 3).pages(&look);
            let text = sheet::print(&pages, Format::Text).split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(text.contains(&format!("{command} --level {wording}")), "{text}");
        }
    }
}

#[test]
fn the_positions_give_nothing_away() {
    let [tasks, _] = halves(&all(3));
    for word in ["N-position", "Winning moves", "nim-sum", "For example"] {
        assert!(!tasks.contains(word), "{word}: {tasks}");
    }
}

#[test]
fn each_rule_appears_once() {
    let [tasks, _] = halves(&sheet(&["nim", "moore"], 6, 2));
    for rule in ["Nim: Take any number", "Nim, last move loses: Take any number", "Moore's nim: Like nim, but"] {
        assert_eq!(tasks.matches(rule).count(), 1, "{rule}: {tasks}");
    }
}

/// Returns the sheet of the first seed with positions of both kinds of nim.
fn both_kinds() -> Sheet {
    let last = |exercise: &sheet::Exercise| exercise.puzzle.setup.get("last").map(ToString::to_string);
    let kinds = |sheet: &Sheet| sheet.exercises.iter().map(last).collect::<BTreeSet<_>>();
    (0..100).map(|seed| sheet(&["nim"], 4, seed)).find(|sheet| kinds(sheet).len() == 2).expect("some seed has both")
}

#[test]
fn the_rule_of_every_position_is_the_one_that_applies() {
    let [tasks, _] = halves(&both_kinds());
    for rule in [
        "Nim: Take any number from one heap. Whoever takes the last object wins.",
        "Nim, last move loses: Take any number from one heap. Whoever takes the last",
    ] {
        assert_eq!(tasks.matches(rule).count(), 1, "{rule}: {tasks}");
    }
    let misere = (0..100)
        .map(|seed| sheet(&["nim"], 1, seed))
        .find(|sheet| sheet.exercises.iter().all(|exercise| exercise.position().ends_with("last=loses")));
    let [tasks, _] = halves(&misere.expect("some seed has both"));
    assert!(tasks.contains("the last object loses.") && !tasks.contains("the last object wins"), "{tasks}");
}

#[test]
fn nothing_before_the_position_is_printed() {
    for seed in 0..4 {
        let sheet = all(seed);
        let look = Look::new(ThemeName::Mono, GlyphSet::Unicode);
        for exercise in &sheet.exercises {
            let board: String = exercise.board(&look).iter().map(|line| format!("{line}\n")).collect();
            assert!(!board.contains('◂'), "{}:\n{board}", exercise.id());
            if exercise.puzzle.game == "king" {
                assert!(!board.contains('·'), "where the ram came from:\n{board}");
            }
        }
    }
}

#[test]
fn no_heap_is_empty_and_the_answer_fits_the_position_printed() {
    for game in ["nim", "moore", "coin-piles"] {
        for seed in 0..6 {
            let sheet = sheet(&[game], 4, seed);
            for exercise in &sheet.exercises {
                let position = &exercise.answer.position;
                assert!(position.split(',').all(|heap| heap != "0"), "{game} {seed}: {position}");
                let solved = Request::parse(&exercise.id()).expect("a valid id").answer().expect("an answer");
                assert_eq!((&solved.position, solved.best_moves.len()), (position, exercise.puzzle.right));
            }
        }
    }
}

#[test]
fn the_grade_is_respected_and_a_missing_grade_is_reported() {
    let asked = |game, grade| {
        Sheet::new(SheetOrder {
            games: vec![games::find(game).expect("a known game").into()],
            count: 3,
            seed: 8,
            grade: Some(grade),
            misere: true,
        })
    };
    for grade in 1..=Puzzle::HARDEST {
        let sheet = asked("nim", grade).expect("every grade occurs");
        assert!(sheet.exercises.iter().all(|exercise| exercise.puzzle.grade == grade));
    }
    let refused = asked("king", Puzzle::HARDEST);
    assert!(matches!(refused, Err(SheetError::Few { game: Some("king"), found: 0, .. })), "{refused:?}");
}

#[test]
fn no_line_is_wider_than_a_page_and_no_page_is_too_long() {
    for seed in 0..3 {
        let text = text(&all(seed));
        for page in text.split('\u{c}') {
            assert!(page.lines().count() <= usize::from(a4::SIZE.height), "{page}");
            assert!(page.lines().all(|line| width_of(line) <= 80), "{page}");
        }
    }
}

#[test]
fn a_sheet_in_ascii_is_ascii_throughout() {
    let text = sheet::print(&pages(&all(4), GlyphSet::Ascii), Format::Text);
    let other = text.lines().find(|line| !line.is_ascii());
    assert_eq!(other, None);
}

#[test]
fn a_sheet_as_a_picture_has_a4_pages_with_everything_in_the_text() {
    let sheet = all(6);
    let pages = pages(&sheet, GlyphSet::Unicode);
    let picture = read(&sheet::print(&pages, Format::Svg));
    let count = u32::try_from(pages.len()).expect("a few");
    assert!(count > 2);
    assert_eq!(picture.size, ["210mm".to_owned(), format!("{}mm", 297 * count)]);
    assert_eq!((picture.view, picture.ground.as_str()), ([0, 0, 1494, 2113 * count], "#ffffff"));
    picture.assert_inside();
    for mark in &picture.drawn {
        let top = mark.y % 2113;
        assert!(mark.x >= 107 && mark.x + mark.width <= 1387, "{:?} is in the margin", mark.text);
        assert!(top >= 107 && top + mark.height <= 2113 - 107, "{:?} is in the margin", mark.text);
    }
    let words: String = picture.texts().iter().map(|(text, ..)| *text).collect();
    // Lines, blocks and circles are shapes, not letters.
    let is_shape = |sign: char| {
        ('\u{2500}'..='\u{259f}').contains(&sign) || ('\u{2800}'..='\u{28ff}').contains(&sign) || "●○".contains(sign)
    };
    let letters = |sign: &char| !sign.is_whitespace() && !is_shape(*sign);
    assert_eq!(words, text(&sheet).chars().filter(letters).collect::<String>());
}

/// Runs the program. Returns whether it succeeded, and its output or errors.
fn run(args: &[&str]) -> (bool, String) {
    let (output, _) = run_with_input(args, String::new());
    let said = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.success(), String::from_utf8(said).expect("text"))
}

#[test]
fn the_command_line_prints_the_sheet_whatever_the_theme() {
    let asked = ["worksheet", "nim", "king", "--count", "3", "--seed", "42"];
    let said = (true, text(&sheet(&["nim", "king"], 3, 42)));
    assert_eq!(run(&asked), said);
    assert_eq!(run(&[&asked[..], &["--theme", "dark"]].concat()), said);
}

#[test]
fn each_page_goes_to_its_own_file_if_a_folder_is_given() {
    let folder = Folder::new();
    let out = folder.path().join("sheets");
    let named = out.to_str().expect("text");
    let (done, said) = run(&["worksheet", "nim", "--seed", "1", "--format", "svg", "--out", named]);
    assert!(done, "{said}");
    let files: Vec<&str> = said.lines().collect();
    assert_eq!(files.len(), pages(&sheet(&["nim"], 4, 1), GlyphSet::Unicode).len());
    for (file, number) in files.iter().zip(1..) {
        assert_eq!(*file, out.join(format!("worksheet-1-{number}.svg")).to_str().expect("text"));
        let picture = read(&fs::read_to_string(file).expect("it is written"));
        assert_eq!(picture.size, ["210mm", "297mm"]);
        picture.assert_inside();
    }
    fs::write(folder.path().join("taken"), "").expect("the file can be written");
    let taken = folder.path().join("taken");
    let (done, said) = run(&["worksheet", "nim", "--out", taken.to_str().expect("text")]);
    assert!(!done && said.contains("--out") && said.contains("taken"), "{said}");
}

#[test]
fn an_html_sheet_is_one_file_with_a_picture_and_lines_for_each_position_and_every_answer() {
    let folder = Folder::new();
    let out = folder.path().join("sheets");
    let named = out.to_str().expect("text");
    for games in [&["nim", "king", "chomp"][..], &["hackenbush", "rope", "gold"]] {
        let asked = ["--count", "6", "--seed", "3", "--format", "html", "--out", named];
        let (done, said) = run(&[&["worksheet"], games, &asked].concat());
        assert!(done && said.trim() == out.join("worksheet-3.html").to_str().expect("text"), "{said}");
        let html = fs::read_to_string(said.trim()).expect("it is written");
        let count = |part: &str| html.matches(part).count();
        assert_eq!([count("<svg"), count("class=\"move\""), count("class=\"answer\"")], [6; 3], "{html}");
        assert!(count("<ellipse") + count("<polygon") + count("rx=") > 6, "pieces are figures:\n{html}");
        // Nothing is fetched, and no page begins with what another file needs.
        assert!(!html.contains("href=") && !html.contains("src=") && !html.contains("url("), "{html}");
        assert!(html.contains("--format html --lang en --level notation"), "{html}");
    }
}

#[test]
fn an_html_sheet_has_no_position_in_which_the_last_move_loses_unless_asked_for() {
    let loses = |more: &[&str]| {
        let asked = ["worksheet", "nim", "--count", "12", "--seed", "2", "--format", "html"];
        run(&[&asked[..], more].concat()).1.matches("the last object loses.").count()
    };
    assert_eq!(loses(&[]), 0);
    assert!(loses(&["--misere"]) > 0);
}

#[test]
fn sheets_for_a_rule_and_maps_print_from_one_file_too() {
    let (done, said) = run(&["worksheet", "--discover", "subtraction", "--format", "html"]);
    assert!(done && said.matches("class=\"row\"").count() == 16 && said.matches("<tr>").count() == 16, "{said}");
    let (done, said) = run(&["worksheet", "map", "wythoff", "--format", "html"]);
    assert!(done && said.matches("class=\"page drawn\"").count() == 2, "{said}");
}

#[test]
fn another_program_gets_the_file_names_unchanged() {
    let folder = Folder::new();
    let out = folder.path().join("a\u{1b}[31mb\u{202e}c");
    let (done, said) = run(&["worksheet", "nim", "--seed", "1", "--out", out.to_str().expect("text")]);
    assert!(done && said.starts_with(out.to_str().expect("text")), "{said:?}");
    assert!(said.lines().all(|file| fs::metadata(file).is_ok_and(|about| about.is_file())), "{said:?}");
    fs::write(folder.path().join("\u{202e}x"), "").expect("the file can be written");
    let (done, said) = run(&["worksheet", "nim", "--out", folder.path().join("\u{202e}x").to_str().expect("text")]);
    assert!(!done && said.contains("/<U+202E>x: "), "{said:?}");
}

#[test]
fn games_that_cannot_be_on_a_sheet_are_named() {
    let refused: [(&[&str], &[&str]); 9] = [
        (&["nin"], &["nin", "Did you mean nim?"]),
        (&["nim", "heaps=3"], &["heaps=3"]),
        (&["table"], &["table", "no puzzles"]),
        (&["nim", "--count", "0"], &["--count 0", "1 to 50"]),
        (&["nim", "--count", "many"], &["--count many"]),
        (&["nim", "--grade", "6"], &["--grade 6", "1 to 5"]),
        (&["nim", "--seed", "-1"], &["--seed -1", "0 to 18446744073709551615"]),
        (&["nim", "--format", "pdf"], &["--format pdf", "text, ansi, svg, html"]),
        (&["king", "--grade", "5"], &["king", "no position of difficulty 5"]),
    ];
    for (words, named) in refused {
        let (done, said) = run(&[&["worksheet"], words].concat());
        assert!(!done && said.lines().count() == 1, "{words:?}: {said}");
        assert!(named.iter().all(|name| said.contains(name)), "{words:?}: {said}");
    }
}
