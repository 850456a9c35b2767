//! Counting puzzles and saving the counts.

use std::fs;

use super::*;

#[test]
fn the_menu_opens_the_puzzle_of_the_day_until_it_is_solved() {
    let folder = practised();
    let mut arcade = on_nim_day(&folder);
    let item = arcade.find("☆ Today");
    arcade.click(item.x, item.y);
    arcade.click(item.x, item.y);
    assert_shows(&arcade, &["Puzzles  Nim", "  8,5,1", "2025-11-16", "counts once", "Find a move that wins."]);
    arcade.press("n");
    assert!(!arcade.shows("2025-11-16") && arcade.shows("--seed"), "{}", arcade.screen());
    arcade.press("Esc z");
    assert_shows(&arcade, &["2025-11-16"]);
    solve(&mut arcade);
    assert_shows(&arcade, &["1 of 14 moves was right.", "Difficulty 5 of 5.", "1 in a row, best 1", "nim-sum"]);
    arcade.press("Esc z");
    assert_shows(&arcade, &["--seed", "1 in a row, best 1"]);
    let mut tomorrow = at(&folder, || NIM_DAY + 86_400);
    tomorrow.press("z");
    assert_shows(&tomorrow, &["2025-11-17", "1 in a row, best 1"]);
}

#[test]
fn the_puzzle_of_the_day_has_one_first_try_even_if_resumed() {
    let folder = practised();
    let mut arcade = on_nim_day(&folder);
    arcade.press("z");
    miss(&mut arcade);
    arcade.press("Esc z");
    assert_shows(&arcade, &["2025-11-16"]);
    solve(&mut arcade);
    assert_eq!(streak(&folder), [0, 0, 11]);
    assert_eq!(saved_puzzles(&folder).fate(Day::at(NIM_DAY)), Some(Fate::Solved));
}

#[test]
fn showing_the_answer_ends_the_puzzle_of_the_day() {
    let folder = practised();
    let mut arcade = on_nim_day(&folder);
    arcade.press("z i i");
    assert_shows(&arcade, &["This is the answer", "1 of 14 moves was right."]);
    arcade.press("Enter");
    assert!(!arcade.shows("2025-11-16"));
    arcade.press("Esc z");
    assert!(!arcade.shows("2025-11-16"), "{}", arcade.screen());
    assert_eq!(streak(&folder), [0, 0, 10]);
}

#[test]
fn puzzles_solved_at_the_first_try_make_a_streak_and_a_wrong_try_ends_it() {
    let folder = Folder::new();
    let mut arcade = nim(on_nim_day(&folder));
    solve(&mut arcade);
    arcade.press("Enter");
    solve(&mut arcade);
    assert_eq!(streak(&folder), [2, 2, 2]);
    arcade.press("n n Enter");
    arcade.press("n");
    miss(&mut arcade);
    assert_shows(&arcade, &["0 in a row, best 2"]);
    while !arcade.shows("Enter try again") {
        arcade.press("Enter");
    }
    arcade.press("Enter");
    solve(&mut arcade);
    assert_eq!(streak(&folder), [0, 2, 3], "solved, but not at the first try");
    arcade.press("n");
    solve(&mut arcade);
    let mut again = nim(on_nim_day(&folder));
    assert_shows(&again, &["1 in a row, best 2", "1 in a row, best 2.", "Solved: 4."]);
    again.press("i i");
    assert_eq!(streak(&folder), [0, 2, 4]);
}

#[test]
fn leaving_a_puzzle_untried_does_not_end_the_streak() {
    let folder = Folder::new();
    let mut arcade = nim(on_nim_day(&folder));
    solve(&mut arcade);
    for keys in ["n Down Left", "n n", "n Esc z", "n q", "z n ? Esc"] {
        arcade.press(keys);
    }
    assert_shows(&arcade, &["1 in a row, best 1"]);
    assert_eq!(streak(&folder), [1, 1, 1]);
}

#[test]
fn solved_puzzles_are_counted_by_grade() {
    let folder = Folder::new();
    let mut arcade = nim(on_nim_day(&folder));
    let grade = usize::from(puzzle(&arcade).grade);
    solve(&mut arcade);
    let mut counts = [0; 5];
    counts[grade - 1] = 1;
    assert_eq!(saved_puzzles(&folder).solved(), &counts);
    let told = counts.map(|count| count.to_string()).join(" ");
    arcade.press(".");
    assert_shows(&arcade, &[&format!("Solved: 1. From easy to hard: {told}.")]);
}

#[test]
fn a_puzzle_opened_by_its_seed_or_of_another_day_is_not_counted() {
    for first in [Source::Given(42), Source::Day("2025-11-10".parse().expect("a day"))] {
        let folder = Folder::new();
        let mut arcade = on_nim_day(&folder);
        arcade.app.open_puzzles(PuzzleOrder { first: Some(first), ..PuzzleOrder::default() });
        assert_shows(&arcade, &["Not counted"]);
        arcade.press("i i");
        assert_eq!(saved_puzzles(&folder), Puzzles::default());
        arcade.press("n");
        assert!(!arcade.shows("Not counted"), "{}", arcade.screen());
    }
}

#[test]
fn an_unreadable_file_is_set_aside_and_reported() {
    let folder = Folder::new();
    fs::write(folder.path().join("puzzles.json"), "{\"version\": 7}").expect("a file");
    let mut arcade = on_nim_day(&folder);
    arcade.resize(120, 40);
    assert_shows(&arcade, &["puzzles.json.broken-1"]);
    arcade.press("z");
    assert_shows(&arcade, &["0 in a row, best 0"]);
    arcade.press("i i");
    let text = fs::read_to_string(folder.path().join("puzzles.json")).expect("a text");
    assert!(text.starts_with("{\n  \"version\": 1,") && text.contains("\"day\": \"2025-11-16\""), "{text}");
    let aside = fs::read_to_string(folder.path().join("puzzles.json.broken-1")).expect("it is saved");
    assert_eq!(aside, "{\"version\": 7}");
}

#[test]
fn if_nothing_can_be_saved_the_streak_is_still_shown() {
    let mut arcade = nim(with(None, SIZE, ThemeName::Ansi, GlyphSet::Unicode));
    solve(&mut arcade);
    assert_shows(&arcade, &["1 in a row, best 1"]);
    arcade.press("Esc z");
    assert!(!arcade.shows("counts once"), "without a folder there is no puzzle of the day");
    let folder = Folder::new();
    fs::write(folder.path().join("data"), "no folder").expect("a file");
    let keeper = Keeper::new(storage(&folder.path().join("data")), || NIM_DAY);
    let mut arcade = nim(with(Some(keeper), SIZE, ThemeName::Ansi, GlyphSet::Unicode));
    solve(&mut arcade);
    assert_shows(&arcade, &["1 in a row, best 1"]);
}
