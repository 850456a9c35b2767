//! Lessons: each can be stepped through with one key and solved with its moves, wrong moves are answered, and progress
//! is saved.

mod again;
mod alone;
mod answers;
mod ends;
mod faults;
mod languages;
mod marks;
mod narrow;
mod panel;
mod place;
mod says;
mod tries;
mod wrong;

use std::{collections::BTreeSet, process::Command, sync::LazyLock};

use crate::common::{
    Arcade, Folder, assert_shows,
    frames::{Pictured, picture, pictures},
    storage,
    turns::Turns,
    unfinished_nim,
};
use ratatui::layout::Size;
use zugzwang::{
    app::Effect,
    keep::storage::{Given, Lessons},
    look::{Look, align::wrapped, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{boards, request::Request},
    teach::{
        lesson::{Deed, Lesson, all},
        path,
    },
};
use zugzwang_engine::{Cancel, Outcome, map::Spot};

/// Maximum number of keys a lesson takes.
const KEYS: usize = 400;
const LARGE: Size = Size::new(160, 40);
const SMALL: Size = Size::new(80, 24);

fn lesson(id: &str) -> Lesson {
    Lesson::find(id).unwrap_or_else(|| panic!("there is no lesson {id}")).unwrap_or_else(|error| panic!("{error:?}"))
}

fn given(lesson: &Lesson, size: Size) -> Arcade {
    let mut arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode);
    arcade.app.open_lessons(Some(lesson.clone()));
    arcade
}

fn keeping(id: &str, folder: &Folder) -> Arcade {
    let mut arcade = Arcade::saving_in(LARGE, ThemeName::Ansi, GlyphSet::Unicode, folder.path());
    arcade.app.open_lessons(Some(lesson(id)));
    arcade
}

fn is_done(arcade: &Arcade) -> bool {
    arcade.shows("Play it: ")
}

/// Returns whether the user is to move.
fn is_asked(arcade: &Arcade) -> bool {
    let screen = arcade.screen();
    ["Try it, or press Space", "Make a move, or press Space"].iter().any(|asked| screen.contains(asked))
}

/// Returns the index of the current step.
fn step(arcade: &Arcade) -> usize {
    step_on(&arcade.screen())
}

fn step_on(screen: &str) -> usize {
    let rest = screen.split_once("step ").expect("the heading counts steps").1;
    rest.split(' ').next().and_then(|number| number.parse::<usize>().ok()).expect("a number") - 1
}

/// Returns the position on the board.
fn position(arcade: &mut Arcade) -> Request {
    let Effect::Copy(id) = arcade.press("y") else { panic!("nothing was copied") };
    Request::parse(&id).expect("a valid id")
}

fn play(arcade: &mut Arcade, mv: &str) {
    arcade.press(":");
    arcade.text(mv);
    arcade.press("Enter");
}

/// Returns the move to be found.
fn solution(arcade: &mut Arcade, lesson: &Lesson) -> String {
    match &lesson.steps[step(arcade)].deed {
        Deed::Find { moves, .. } if !moves.is_empty() => moves[0].clone(),
        _ => position(arcade).answer().expect("an answer").suggested_move.expect("the game continues"),
    }
}

/// Presses Space until a move has to be found.
fn until_asked(arcade: &mut Arcade) {
    for _ in 0..KEYS {
        if is_asked(arcade) {
            return;
        }
        arcade.press("Space");
    }
    panic!("no move is asked for:\n{}", arcade.screen());
}

/// Marks what is safe to leave, going through the field row by row from the cursor.
fn mark(arcade: &mut Arcade, lesson: &Lesson) {
    let Deed::Mark(field) = &lesson.steps[step(arcade)].deed else { panic!("there is nothing to mark") };
    let map = lesson.game.map(&position(arcade).fields).expect("a valid setup").expect("a map");
    let plane = map.plane();
    let (columns, rows) = field.size;
    let spot = |column, row| match plane.up {
        Some(_) => Spot { x: field.from.0 + column, y: field.from.1 + row, z: 0 },
        None => Spot::on_line(field.from.0 + row * columns + column),
    };
    let farther = if plane.up.is_some() && !plane.down { "Up" } else { "Down" };
    for row in 0..rows {
        for at in 0..columns {
            let column = if row % 2 == 0 { at } else { columns - 1 - at };
            let known = map.glances(&[spot(column, row)], &Cancel::never()).expect("not cancelled")[0];
            if known.is_some_and(|known| known.outcome != Outcome::Win) {
                arcade.press("Enter");
            }
            if at + 1 < columns {
                arcade.press(if row % 2 == 0 { "Right" } else { "Left" });
            }
        }
        arcade.press(farther);
    }
    arcade.press("Space");
    assert_shows(arcade, &["You found them all."]);
}

fn solve(arcade: &mut Arcade, lesson: &Lesson) {
    for _ in 0..KEYS {
        if is_done(arcade) {
            return;
        }
        if arcade.shows("Enter: mark · Space: check") {
            mark(arcade, lesson);
            continue;
        }
        if arcade.shows("Press Space for the answer") {
            let Deed::Ask { right, .. } = lesson.steps[step(arcade)].deed else { panic!("nothing is asked") };
            arcade.press(&"Down ".repeat(right));
            arcade.press("Enter");
        } else if is_asked(arcade) {
            let mv = solution(arcade, lesson);
            play(arcade, &mv);
        } else {
            arcade.press("Space");
        }
    }
    panic!("{} does not end:\n{}", lesson.id, arcade.screen());
}

/// Every lesson with its frames, stepped through with Space alone.
static WATCHED: LazyLock<Vec<(Lesson, Vec<String>)>> = LazyLock::new(|| {
    let lessons = all().0.clone();
    lessons.into_iter().map(|lesson| (lesson.clone(), watched(&lesson))).collect()
});

/// Returns the frames of a lesson.
fn watched(lesson: &Lesson) -> Vec<String> {
    let mut arcade = given(lesson, LARGE);
    let mut frames = Vec::new();
    for _ in 0..KEYS {
        frames.push(arcade.screen());
        if is_done(&arcade) {
            return frames;
        }
        arcade.press("Space");
    }
    panic!("{} does not end", lesson.id);
}

#[test]
fn every_theory_has_a_lesson_and_all_lessons_are_valid() {
    let (lessons, faults) = all();
    assert!(faults.is_empty(), "{faults:?}");
    let places: BTreeSet<(&str, u32)> = lessons.iter().map(|lesson| (lesson.stop.id, lesson.number)).collect();
    assert_eq!(places.len(), lessons.len(), "the order is determined");
    let on_the_path = |lesson: &Lesson| path::stops().position(|stop| stop == lesson.stop);
    assert!(lessons.is_sorted_by_key(on_the_path), "the order is that of the path");
    assert_eq!(lessons[0].id, "subtraction");
    let taught: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.game.id).collect();
    let games: BTreeSet<&str> = boards::ALL.iter().map(|entry| entry.game.id).collect();
    assert_eq!(taught, games);
}

#[test]
fn every_text_of_a_lesson_exists_and_is_short() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    for lesson in all().0.clone() {
        for id in lesson.texts() {
            assert!(look.texts.has(&id), "{id} is missing");
            let lines = wrapped(&look.texts.say(&id, &[]), look.theme.text, 76).len();
            assert!(lines <= 5, "{id} takes {lines} lines");
        }
    }
}

#[test]
fn every_lesson_can_be_stepped_through_with_space_alone() {
    // In a window and on a projector in turn.
    let mut ways = Turns::of(1, ["", "P"]);
    for lesson in all().0.clone() {
        for keys in ways.round() {
            let mut arcade = given(&lesson, SMALL);
            arcade.press(keys);
            let (mut keys, mut before) = (0, String::new());
            while !arcade.shows("some answers were shown") {
                let now = arcade.screen();
                assert_ne!(now, before, "{}: a key had no effect", lesson.id);
                assert!(keys < KEYS, "{} does not end:\n{now}", lesson.id);
                before = now;
                arcade.press("Space");
                keys += 1;
            }
            let last = !arcade.shows("Space next lesson");
            arcade.press("Space");
            let leads_to = if last { "Lessons, along the path" } else { "step 1 of" };
            assert!(arcade.shows(leads_to), "{}", arcade.screen());
        }
    }
}

#[test]
fn every_lesson_is_solved_with_three_stars_by_its_own_moves() {
    for lesson in all().0.clone() {
        let mut arcade = given(&lesson, LARGE);
        solve(&mut arcade, &lesson);
        let par = lesson.par;
        assert!(
            arcade.shows("★★★") && arcade.shows(&format!("moves: {par} (needed: {par})")),
            "{}:\n{}",
            lesson.id,
            arcade.screen()
        );
    }
}

#[test]
fn backspace_goes_back_step_by_step_to_the_first() {
    let lesson = lesson("nim-flip");
    let mut arcade = given(&lesson, LARGE);
    let mut seen = Vec::new();
    while !matches!(lesson.steps[step(&arcade)].deed, Deed::Free(_)) {
        let asked = position(&mut arcade);
        // Going back to a step starts it over, without what Space revealed in it.
        if seen.last().is_none_or(|(at, _)| *at != step(&arcade)) {
            seen.push((step(&arcade), asked));
        }
        arcade.press("Space");
    }
    for (at, asked) in seen.into_iter().rev() {
        arcade.press("Backspace");
        assert_eq!((step(&arcade), position(&mut arcade)), (at, asked));
    }
    arcade.press("Backspace");
    assert!(arcade.shows("This is the first step."), "{}", arcade.screen());
}

#[test]
fn progress_is_saved_and_read_back() {
    let folder = Folder::new();
    let lesson = lesson("nim-pairs");
    let mut arcade = keeping(&lesson.id, &folder);
    solve(&mut arcade, &lesson);
    let kept = storage(folder.path()).get::<Lessons>().expect("it can be read");
    assert_eq!(kept.of("nim-pairs"), Some(Given { stars: 3, moves: lesson.par as u64 }));
    assert_eq!(kept.of("nim-columns"), None);
    let mut again = keeping("nim-columns", &folder);
    again.press("Esc");
    let done = format!("1 of {} done", all().0.len());
    assert!(again.shows(&done) && again.shows("★★★"), "{}", again.screen());
}

#[test]
fn after_its_end_a_lesson_leads_to_its_game_the_next_lesson_and_the_list() {
    let folder = Folder::new();
    let done = |id: &str| {
        let mut arcade = keeping(id, &folder);
        solve(&mut arcade, &lesson(id));
        arcade
    };
    let mut arcade = done("subtraction");
    assert_shows(&arcade, &["▸ Play it: Last coin, against Coach", "Next lesson: The king and the corner"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["Last coin", "Coach, easy (second)"]);
    arcade.press("Esc");
    // The list's cursor is on the next one not completed.
    assert_shows(&arcade, &["▸  The king and the corner"]);
    let mut arcade = done("subtraction");
    arcade.press("Down Enter");
    assert_shows(&arcade, &["Lesson  The king and the corner"]);
    let mut arcade = done("subtraction");
    arcade.press("Space");
    assert_shows(&arcade, &["Lesson  The king and the corner"]);
    let mut arcade = done("subtraction");
    arcade.press("Down Down Enter");
    assert_shows(&arcade, &["▸  The king and the corner", "1 of"]);
    let mut arcade = done(&all().0.last().expect("there are lessons").id);
    assert!(!arcade.shows("Next lesson"), "it is the last");
    arcade.press("Space");
    assert_shows(&arcade, &["2 of"]);
}

#[test]
fn a_lesson_that_was_only_shown_counts_but_earns_no_star() {
    let folder = Folder::new();
    let mut arcade = keeping("nim-pairs", &folder);
    for _ in 0..KEYS {
        if is_done(&arcade) {
            break;
        }
        arcade.press("Space");
    }
    arcade.press("Esc");
    assert!(arcade.shows("shown") && !arcade.shows("★"), "{}", arcade.screen());
    assert_eq!(
        storage(folder.path()).get::<Lessons>().expect("it can be read").of("nim-pairs").map(|given| given.stars),
        Some(0)
    );
}

#[test]
fn the_menu_opens_the_list_and_the_list_a_lesson() {
    let mut arcade = Arcade::plain();
    arcade.press("c");
    assert!(arcade.shows("Lessons, along the path"), "{}", arcade.screen());
    arcade.press("Down Enter");
    assert!(arcade.shows("Lesson  The king"), "{}", arcade.screen());
    arcade.press("Esc Esc");
    assert!(arcade.shows(&crate::common::known()), "{}", arcade.screen());
}

#[test]
fn the_game_of_a_lesson_is_not_saved_as_unfinished() {
    let folder = Folder::new();
    let mut arcade = keeping("nim-pairs", &folder);
    until_asked(&mut arcade);
    arcade.press("Space Space Esc");
    assert!(unfinished_nim(&folder).is_none());
}

#[test]
fn the_command_line_lists_the_lessons_and_rejects_an_unknown_one() {
    let run = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_zugzwang")).args(words).output().expect("the program runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let (code, told, _) = run(&["lesson", "--list"]);
    assert!(code == Some(0) && told.lines().count() == all().0.len(), "{told}");
    assert!(told.lines().next() == Some("subtraction         17 coins, up to 9"), "{told}");
    let (code, _, told) = run(&["lesson", "nim-colums"]);
    assert!(code == Some(2) && told.contains("nim-colums") && told.contains("nim-columns"), "{told}");
}

#[test]
fn a_list_with_more_lessons_than_rows_shows_which_are_visible() {
    let count = all().0.len();
    let mut arcade = Arcade::plain();
    arcade.press("c");
    assert_shows(&arcade, &[&format!("1 to 16 of {count}"), "Always one ahead", "Monkey business"]);
    arcade.press("End");
    assert_shows(&arcade, &[&format!("to {count} of {count}"), "The last word", "Deep water"]);
    arcade.resize(80, 60);
    assert!(!arcade.shows(&format!("to {count} of")), "all are visible:\n{}", arcade.screen());
}

#[test]
fn frames_of_the_lesson_on_nim() {
    for (id, stage, keys) in [
        ("nim-columns", "start", ""),
        ("nim-columns", "wrong", "Space Down Enter"),
        ("nim-columns", "try", "Space Tab Down Enter"),
        ("nim-columns", "crosses", "Space Space Space Space Space Space Space"),
        ("nim-flip", "find", "Space Space Space Space Space Space Space"),
        ("nim-small", "free", "Space Space Space Space Space Space Space Space Space Space Space"),
        (
            "nim-pairs",
            "end",
            "Space Space Space Space Space Space Space Space Space Space Space Space Space Space Space Space",
        ),
        ("nim-columns", "crosses-projector", "P Space Space Space Space Space Space Space"),
        ("king", "marks", "Space Space Space Enter Right Enter Space"),
    ] {
        pictures(Pictured::InOne, |(size, theme, glyphs), show| {
            let mut arcade = Arcade::new(size, theme, glyphs);
            arcade.app.open_lessons(Some(lesson(id)));
            arcade.press(keys);
            show(&format!("lesson-{stage}"), &arcade);
        });
    }
    let mut arcade = Arcade::plain();
    arcade.press("c");
    picture("lessons-80x24", &arcade);
}

#[test]
fn a_note_is_seen_in_the_smallest_window() {
    let mut arcade = Arcade::sized(44, 12);
    arcade.press("c t");
    assert_shows(&arcade, &["› Lessons", "Theme: "]);
}
