//! The puzzle of the day: what home says of it, the run of days, and the line to paste.

use super::*;
use zugzwang::look::language::Language;

const DAY: u64 = 86_400;
/// The line of a user who solves the puzzle of the day at the first try.
const LINE: &str = "Zugzwang 16 Nov · Nim · 🟦 · Can you find the move?";

/// Presses the key that copies, and returns what it copies.
fn copied(arcade: &mut Arcade) -> Option<String> {
    match arcade.press("y") {
        Effect::Copy(text) => Some(text),
        _ => None,
    }
}

/// Tries a wrong move until the puzzle can be tried again.
fn miss_and_return(arcade: &mut Arcade) {
    miss(arcade);
    arcade.press("u");
}

#[test]
fn home_says_how_the_puzzle_of_the_day_stands() {
    let folder = practised();
    let mut arcade = on_nim_day(&folder);
    assert_shows(&arcade, &["Today's puzzle waits.", "☆ Today "]);
    assert_eq!(copied(&mut arcade).as_deref(), Some("subtraction c=17 m=3"), "the game that is selected");
    arcade.press("Home");
    assert_eq!(copied(&mut arcade), None, "there is no line yet");
    arcade.press("z");
    miss(&mut arcade);
    arcade.press("Esc Esc");
    assert_shows(&arcade, &["Today's puzzle: try again.", "☆ Today "]);
    arcade.press("z");
    solve(&mut arcade);
    assert_shows(&arcade, &["Streak: 1 day. Press y to copy it."]);
    arcade.press("Esc");
    assert_shows(&arcade, &["Today's puzzle: solved. Streak: 1 day.", "★ Today "]);
    assert!(!arcade.shows("z puzzle"), "nothing waits any more");
    let later = |clock: fn() -> u64| at(&folder, clock);
    assert_shows(&later(|| NIM_DAY + DAY), &["Today's puzzle waits. Streak: 1 day."]);
    let after_a_day = later(|| NIM_DAY + 2 * DAY);
    assert_shows(&after_a_day, &["Today's puzzle waits."]);
    assert!(!after_a_day.shows("Streak:"), "a missed day costs a day");
}

#[test]
fn the_puzzle_of_the_day_is_one_key_away_whatever_kind_was_chosen_before() {
    let mut arcade = on_nim_day(&Folder::new());
    arcade.press("z c Down Down Enter Esc z");
    assert_shows(&arcade, &["The puzzle of the day counts once.", "Chosen: Subtraction game"]);
    arcade.press("n");
    assert_shows(&arcade, &["Puzzles  Subtraction game", "subtraction#"]);
}

#[test]
fn a_day_whose_answer_was_shown_is_not_part_of_the_run() {
    let folder = practised();
    let mut arcade = on_nim_day(&folder);
    arcade.press("z i i");
    assert!(copied(&mut arcade).is_some_and(|id| id.starts_with("nim ")), "the position is copied");
    arcade.press("Esc");
    assert_shows(&arcade, &["Today's puzzle: you saw the answer."]);
    assert!(!arcade.shows("Streak:") && copied(&mut arcade).is_none());
}

#[test]
fn the_line_to_paste_is_the_same_for_everyone_but_for_the_tries() {
    for missed in 0..3 {
        let folder = practised();
        let mut arcade = on_nim_day(&folder);
        arcade.press("z");
        (0..missed).for_each(|_| miss_and_return(&mut arcade));
        assert!(copied(&mut arcade).is_some_and(|id| id.starts_with("nim ")), "before, the position is copied");
        solve(&mut arcade);
        let line = LINE.replace('🟦', &format!("{}🟦", "🟧".repeat(missed)));
        assert_eq!(copied(&mut arcade), Some(line.clone()));
        arcade.press("Esc");
        assert_eq!(copied(&mut arcade), Some(line.clone()), "at home, too");
        let mut again = on_nim_day(&folder);
        again.press("Home");
        assert_eq!(copied(&mut again), Some(line), "and after a restart");
    }
}

#[test]
fn tries_before_and_after_leaving_are_counted_together() {
    let folder = practised();
    let mut arcade = on_nim_day(&folder);
    arcade.press("z");
    miss(&mut arcade);
    arcade.press("Esc Esc z");
    miss_and_return(&mut arcade);
    solve(&mut arcade);
    assert_eq!(copied(&mut arcade), Some(LINE.replace('🟦', "🟧🟧🟦")));
}

#[test]
fn a_line_names_the_game_and_tells_no_position_and_no_move() {
    for day in 0..20 {
        let day = Day::at(NIM_DAY).after(day);
        let puzzle = Puzzle::daily(day).expect("every day has a puzzle");
        let attempt = |fate| Attempt { grade: puzzle.grade, day: Some(day), fate, first: true, gentle: false };
        for (language, glyphs) in [(Language::English, GlyphSet::Unicode), (Language::Bulgarian, GlyphSet::Ascii)] {
            let folder = Folder::new();
            let store = storage(folder.path());
            for fate in [Fate::Missed, Fate::Solved] {
                let tried = attempt(fate);
                store.update(|puzzles: Puzzles| puzzles.with(tried)).expect("it is saved");
                store.update(|diary: Diary| diary.with(tried)).expect("it is saved");
            }
            // The clock cannot know the day, so each day is read on its own.
            let tried = store.get::<Diary>().expect("it reads").tried(day).expect("it was tried");
            let mut look = Look::new(ThemeName::Ansi, glyphs);
            look.set_language(language);
            let line = zugzwang::screens::day_line(day, tried, 3, &look).expect("every day has a puzzle");
            let tries = if glyphs == GlyphSet::Unicode { "🟧🟦" } else { "xo" };
            let title = words::title_of(puzzle.game, &puzzle.setup, &look);
            let parts = format!(" · {title} · {tries} · 3 ");
            assert!(line.replace(" - ", " · ").contains(&parts), "{line}");
            let digits: String = line.replace(&title, "").chars().filter(char::is_ascii_digit).collect();
            assert_eq!(digits, format!("{}3", day.seed() % 100), "no number but the date and the run: {line}");
            assert!(!line.contains(':') && !line.contains('#'), "{line}");
            look.address = Some("https://example.org/".into());
            let linked = zugzwang::screens::day_line(day, tried, 3, &look);
            assert_eq!(linked, Some(format!("{line} https://example.org/#puzzle")));
        }
    }
}

#[test]
fn home_says_what_became_known_since_yesterday() {
    let folder = practised();
    let store = storage(folder.path());
    let note = |stop: &str, standing| {
        store.update(|diary: Diary| diary.reaching(stop, standing, Day::at(NIM_DAY))).expect("it is saved");
    };
    note("king", Standing::Won);
    assert_shows(&large(&folder, || NIM_DAY), &["Newly won: King's walk. Next: Last coin."]);
    for stop in ["nim", "date", "rope"] {
        note(stop, Standing::Known);
    }
    assert_shows(&large(&folder, || NIM_DAY + DAY), &["Newly learned: "]);
    assert!(!large(&folder, || NIM_DAY + 2 * DAY).shows("Newly"));
}
