//! The shelf, key by key: named games that are resumed, replaced and deleted, and results.

mod pictures;
mod troubles;

use crate::common::{Arcade, Folder, NOW, assert_shows, resumed, storage, tally, unfinished_nim, win};
use zugzwang::{
    app::Msg,
    keep::storage::{Ending, SaveName, SavedGame, Way},
    play::{board::Side, boards},
    screens::keymap::Context,
};

const DAY: u64 = 24 * 60 * 60;

fn shelf(folder: &Folder) -> Arcade {
    let mut arcade = Arcade::at(folder);
    arcade.press("b");
    arcade
}

fn name(name: &str) -> SaveName {
    name.parse().expect("a valid name")
}

fn saved_game(folder: &Folder, text: &str) -> Option<SavedGame> {
    storage(folder.path()).load(&name(text)).expect("it can be read")
}

fn moves_unfinished(folder: &Folder) -> Option<String> {
    Some(unfinished_nim(folder)?.game.moves)
}

/// Saves a game under a name on a certain day, without a screen.
fn save_on_day(folder: &Folder, text: &str, game: &str, moves: &[&str], days: u64) {
    let table = resumed(game, &[], moves, Side::First);
    let saved = SavedGame::of(&table, NOW + days * DAY);
    storage(folder.path()).save(&name(text), &saved).expect("it is written");
}

#[test]
fn a_finished_game_is_reviewed_and_does_not_count_again() {
    let folder = Folder::new();
    save_on_day(&folder, "mine", "subtraction", &["9", "8"], 0);
    let mut arcade = shelf(&folder);
    assert_shows(&arcade, &["▸ mine", "Enter review"]);
    assert!(!arcade.shows("Enter continue"), "{}", arcade.screen());
    arcade.press("Enter");
    assert_eq!(arcade.app.context(), Context::Review, "{}", arcade.screen());
    arcade.press("Esc Esc");
    drop(arcade);
    let path = storage(folder.path()).get::<Way>().expect("it can be read");
    assert_eq!((path.mark("subtraction").tried, path.at()), (0, None), "nobody has played");
}

#[track_caller]
#[test]
fn a_named_game_is_on_the_shelf_and_resumed_as_it_was() {
    let folder = Folder::new();
    let mut first = Arcade::at(&folder).worked_example();
    first.press("i Enter i Enter u b");
    assert_shows(&first, &["Name: nim-1", "Press Enter to save the game under this name.", "Enter save"]);
    first.press("Enter");
    assert_shows(&first, &["Saved as nim-1. Press b on the home screen to find it again."]);
    assert!(first.has_played("2:6 4:1"));
    let board = first.board();
    drop(first);

    let mut arcade = shelf(&folder);
    assert_shows(&arcade, &["Your games › Saved games", "▸ nim-1", "2023-11-14", "Nim, 2 moves, heaps=18,8,14,9,23"]);
    arcade.press("Enter");
    assert!(arcade.has_played("2:6 4:1"));
    assert_eq!(arcade.board(), board);
    assert_shows(&arcade, &["You (first)"]);
    arcade.press("Ctrl-r Ctrl-r");
    assert_shows(&arcade, &["There is no move to redo"]);
    arcade.press("n");
    arcade.press("n");
    assert_shows(&arcade, &["Continue the unfinished game", "18,8,14,9,23"]);
    arcade.press("Esc");
    assert_shows(&arcade, &["Your games › Saved games"]);
    arcade.press("Esc");
    assert_shows(&arcade, &[crate::common::known().as_str()]);
}

#[test]
fn the_first_free_name_is_suggested_and_any_other_can_be_typed() {
    let folder = Folder::new();
    save_on_day(&folder, "nim-1", "nim", &[], 0);
    save_on_day(&folder, "nim-3", "nim", &[], 0);
    let mut arcade = Arcade::at(&folder).worked_example();
    arcade.press("b");
    assert_shows(&arcade, &["Name: nim-2"]);
    arcade.press("Enter b");
    assert_shows(&arcade, &["Name: nim-4"]);
    arcade.press("Ctrl-u");
    arcade.text("  the q game ");
    arcade.press("Enter");
    assert_shows(&arcade, &["Saved as the q game."]);
    assert!(saved_game(&folder, "the q game").is_some());
    arcade.press("b Ctrl-u");
    arcade.app.update(Msg::Paste("Übung_7".to_owned()));
    arcade.press("Enter");
    assert!(saved_game(&folder, "Übung_7").is_some());
    arcade.press("b Esc");
    assert!(saved_game(&folder, "nim-4").is_none() && !arcade.shows("Name:"), "{}", arcade.screen());
}

#[test]
fn replacing_a_name_needs_confirmation() {
    let folder = Folder::new();
    save_on_day(&folder, "mine", "nim", &["1:1"], 0);
    let mut arcade = Arcade::at(&folder).worked_example();
    arcade.press("b Ctrl-u");
    arcade.text("mine");
    arcade.press("Enter");
    assert_shows(&arcade, &["mine already exists. Press Enter again to replace it"]);
    for other in ["Backspace e", "Ctrl-u m i n e", "Esc b Ctrl-u m i n e"] {
        arcade.press(other);
        arcade.press("Enter");
        assert_shows(&arcade, &["mine already exists. Press Enter again to replace it"]);
        assert_eq!(saved_game(&folder, "mine").map(|save| save.game.moves().len()), Some(1), "{other}");
    }
    arcade.press("Enter");
    assert_shows(&arcade, &["Saved as mine"]);
    assert_eq!(saved_game(&folder, "mine").map(|save| save.game.moves().len()), Some(0));
}

#[test]
fn the_question_whether_to_replace_stays_until_a_key_while_machines_play() {
    let folder = Folder::new();
    save_on_day(&folder, "mine", "nim", &[], 0);
    let mut arcade = Arcade::at(&folder).open("nim", &["heaps=3,4,5"], &[], Side::Watch);
    arcade.app.update(Msg::Tick);
    assert!(arcade.has_played("1:2"), "{}", arcade.screen());
    arcade.press("b Ctrl-u");
    arcade.text("mine");
    arcade.press("Enter");
    let asked = arcade.screen();
    assert_shows(&arcade, &["mine already exists. Press Enter again to replace it"]);
    for _ in 0..3 {
        assert!(arcade.app.pace().is_none(), "nothing is due");
        arcade.app.update(Msg::Tick);
        arcade.app.update(Msg::Answered);
        assert_eq!(arcade.screen(), asked, "no move is made behind the question");
    }
    arcade.press("Enter");
    assert_shows(&arcade, &["Saved as mine"]);
    assert_eq!(saved_game(&folder, "mine").map(|save| save.game.moves().len()), Some(1));
}

#[test]
fn an_invalid_name_says_what_to_type_instead() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).worked_example();
    arcade.press("b");
    for (typed, told) in [
        ("", "Type a name, such as my-game"),
        ("   ", "Type a name, such as my-game"),
        ("../nim", "A name can't have . in it. Use letters, digits, - _ and spaces."),
        ("a/b", "A name can't have /"),
        (&"n".repeat(41), "at most 40 characters"),
    ] {
        arcade.press("Ctrl-u");
        arcade.text(typed);
        arcade.press("Enter");
        assert_shows(&arcade, &[told, "Name:"]);
    }
    assert!(!folder.path().join("saves").exists(), "nothing is written");
}

#[test]
fn a_save_does_not_change_and_its_copy_is_the_unfinished_game() {
    let folder = Folder::new();
    Arcade::at(&folder).worked_example().press("i Enter b Enter");
    let save = saved_game(&folder, "nim-1");
    let mut arcade = shelf(&folder);
    arcade.press("Enter i Enter");
    assert_eq!(saved_game(&folder, "nim-1"), save);
    assert_eq!(moves_unfinished(&folder).map(|moves| moves.split(' ').count()), Some(4));
    win(&mut arcade);
    assert_eq!((saved_game(&folder, "nim-1"), moves_unfinished(&folder), tally(&folder).won), (save, None, 1));
}

#[test]
fn looking_at_a_save_does_not_replace_the_unfinished_game_but_playing_on_does() {
    let folder = Folder::new();
    save_on_day(&folder, "old", "nim", &["1:1", "2:1"], 0);
    Arcade::at(&folder).worked_example().press("i Enter q q");
    let unfinished = moves_unfinished(&folder);
    let mut arcade = shelf(&folder);
    arcade.press("Enter Down ( ) ) q");
    assert_eq!(moves_unfinished(&folder), unfinished);
    let mut arcade = shelf(&folder);
    arcade.press("Enter Enter");
    assert!(moves_unfinished(&folder).is_some_and(|moves| moves.starts_with("1:1 2:1 ")));
}

#[test]
fn the_end_of_a_copy_removes_the_unfinished_game_only_if_both_are_the_same() {
    for same in [true, false] {
        let folder = Folder::new();
        let mut arcade = Arcade::at(&folder).open("nim", &["heaps=1,1,1"], &[], Side::First);
        arcade.press("Enter b Enter");
        if !same {
            Arcade::at(&folder).worked_example().press("i Enter q q");
        }
        let mut arcade = shelf(&folder);
        arcade.press("Enter Enter Esc");
        assert_shows(&arcade, &["You win."]);
        assert_eq!(moves_unfinished(&folder).is_none(), same);
    }
}

#[test]
fn a_game_counted_before_it_was_saved_is_not_counted_again() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).worked_example();
    win(&mut arcade);
    arcade.press("b Enter u b Enter");
    for key in ["Enter u", "Down Enter"] {
        let mut arcade = shelf(&folder);
        arcade.press(key);
        win(&mut arcade);
        assert_eq!(tally(&folder).won, 1, "{key}");
    }
}

#[test]
fn deleting_a_game_needs_confirmation() {
    let folder = Folder::new();
    save_on_day(&folder, "one", "nim", &[], 0);
    save_on_day(&folder, "two", "euclid", &[], 1);
    let mut arcade = shelf(&folder);
    for other in ["Down", "Enter", "Esc", "t"] {
        arcade.press("x");
        assert_shows(&arcade, &["Press x again to delete two for good. Any other key cancels."]);
        arcade.press(other);
        // Another theme fills the row.
        assert!(arcade.shows("▸ two") || arcade.shows("▌ two"), "{}", arcade.screen());
        arcade.press("x");
        assert_shows(&arcade, &["Press x again"]);
        arcade.press("Esc");
    }
    arcade.press("x x");
    assert_shows(&arcade, &["two has been deleted.", "▌ one"]);
    assert!(saved_game(&folder, "two").is_none() && saved_game(&folder, "one").is_some());
    arcade.press("x x");
    assert_shows(&arcade, &["No saved games yet. Press b during a game to save it."]);
    arcade.press("x Enter Up Down End");
    assert_shows(&arcade, &["No saved games yet"]);
}

#[test]
fn the_latest_save_comes_first_and_its_position_is_drawn_beside_it() {
    let folder = Folder::new();
    for (at, text) in ["third", "first", "second"].into_iter().enumerate() {
        save_on_day(&folder, text, "nim", &["1:1", "2:1", "3:2"][..at], [3, 1, 2][at]);
    }
    let mut arcade = shelf(&folder);
    let rows = ["third", "second", "first"].map(|text| arcade.find(&format!("{text} ")).y);
    assert!(rows.is_sorted(), "{}", arcade.screen());
    assert_shows(&arcade, &["2023-11-17", "╭ third", "You (first)"]);
    arcade.press("Down");
    assert_shows(&arcade, &["╭ second", "Sphinx took 1 from heap 2."]);
    // Beside the list, and below it in a narrow window.
    assert_eq!(arcade.find("╭ second").y, arcade.find("╭ Saved games").y);
    arcade.resize(44, 20);
    assert!(arcade.find("▸ second").y < arcade.find("Sphinx took").y, "{}", arcade.screen());
}

#[test]
fn results_are_shown_by_game_and_machine_and_in_the_setup() {
    let folder = Folder::new();
    let storage = storage(folder.path());
    let endings = [Ending::Won, Ending::Won, Ending::Lost, Ending::Won, Ending::Won, Ending::Won];
    for (at, ending) in (0..).zip(endings) {
        storage.add_result("nim", "perfect", ending, NOW + at * DAY).expect("it is written");
    }
    storage.add_result("nim", "random", Ending::Drawn, NOW + 9 * DAY).expect("it is written");
    storage.add_result("euclid", "skill-75", Ending::Won, NOW + 7 * DAY).expect("it is written");
    let mut arcade = shelf(&folder);
    assert!(!arcade.shows("Random"));
    arcade.press("Tab");
    assert_shows(&arcade, &["Your games › Results", "won  lost  drawn  in a row  best   last game", "Skill 75%"]);
    assert_shows(&arcade, &["   5     1      0         3     3  2023-11-19"]);
    let rows = ["Random", "Skill 75%", "Sphinx"].map(|text| arcade.find(text).y);
    assert!(rows.is_sorted(), "{}", arcade.screen());
    arcade.press("Down Down Enter");
    arcade.resize(200, 60);
    assert_shows(&arcade, &["Nim › Setup", "won 5 of 6 against Sphinx, 3 in a row"]);
    arcade.press("Up Up Up Up Right");
    assert!(!arcade.shows("won 5"), "not beside a machine never played: {}", arcade.screen());
    arcade.press("Left");
    arcade.resize(80, 24);
    assert_shows(&arcade, &["won 5 of 6, 3 in a row"]);
    arcade.press("Esc Tab");
    assert_shows(&arcade, &["Your games › Saved games"]);
}

#[test]
fn enter_on_a_result_opens_the_form_with_the_same_machine() {
    let folder = Folder::new();
    let storage = storage(folder.path());
    // One machine is offered in the form, the other is not.
    for (machine, days) in [("skill-50", 0), ("skill-61", 1)] {
        storage.add_result("nim", machine, Ending::Won, NOW + days * DAY).expect("it is written");
    }
    let mut arcade = shelf(&folder);
    arcade.press("Tab");
    for shown in ["< Skill 61% >", "< Skill 50% >"] {
        arcade.press("Enter");
        assert_shows(&arcade, &["Nim › Setup", shown]);
        arcade.press("Esc Down");
    }
}

#[test]
fn with_no_finished_game_the_results_say_what_counts() {
    let folder = Folder::new();
    let mut arcade = shelf(&folder);
    arcade.press("Tab Enter x Down");
    assert_shows(&arcade, &["No results yet."]);
}

#[test]
fn leaving_a_game_says_whether_it_is_saved() {
    let folder = Folder::new();
    let mut mine = Arcade::at(&folder).worked_example();
    mine.press("i Enter q");
    assert_shows(&mine, &["Unfinished: 2 moves"]);
    mine.press("Enter b");
    assert_shows(&mine, &["Name: nim-", "Press Enter to save the game under this name."]);
    let mut machines = Arcade::at(&folder).open("nim", &["heaps=18,8,14,9,23"], &[], Side::Watch);
    machines.press("Enter Esc");
    assert_shows(&machines, &["Not saved. Press"]);
    machines.press("b");
    assert!(!machines.shows("Name: "), "a key not named in the question stays");
    machines.press("b Enter p Enter Esc");
    assert_shows(&machines, &["Not saved."]);
    let mut opened = Arcade::at(&folder).open("nim", &["heaps=3,4,5"], &["1:2"], Side::Second);
    opened.press("q");
    assert_shows(&opened, &["Not saved."]);
    let mut copy = shelf(&folder);
    copy.press("Enter q");
    assert_shows(&copy, &[crate::common::known().as_str()]);
}

#[test]
fn the_mouse_alone_can_open_select_ask_and_delete() {
    let folder = Folder::new();
    save_on_day(&folder, "one", "nim", &["1:1", "2:1"], 0);
    save_on_day(&folder, "two", "euclid", &[], 1);
    let mut arcade = Arcade::at(&folder);
    let click = |arcade: &mut Arcade, text: &str| {
        let at = arcade.find(text);
        arcade.click(at.x, at.y);
    };
    let kept = arcade.find("Saved");
    arcade.click(kept.x, kept.y);
    arcade.click(kept.x, kept.y);
    click(&mut arcade, "Nim, 2 moves");
    assert_shows(&arcade, &["▸ one", "╭ one"]);
    click(&mut arcade, "x delete");
    click(&mut arcade, "▸ one");
    assert_shows(&arcade, &["Your games › Saved games"]);
    click(&mut arcade, "▸ one");
    assert!(arcade.has_played("1:1 2:1"), "{}", arcade.screen());
    arcade.press("Esc Esc Home");
    click(&mut arcade, "x delete");
    click(&mut arcade, "x delete");
    assert_shows(&arcade, &["two has been deleted."]);
    click(&mut arcade, "Tab results");
    assert_shows(&arcade, &["Your games › Results"]);
}

#[test]
fn more_games_than_fit_are_scrolled() {
    let folder = Folder::new();
    for day in 0..30 {
        save_on_day(&folder, &format!("game {day:02}"), "nim", &[], day);
    }
    let mut arcade = shelf(&folder);
    arcade.resize(80, 24);
    assert_shows(&arcade, &["1 to 10 of 30", "▸ game 29"]);
    for (keys, row) in [("End", "▸ game 00"), ("Up", "▸ game 01"), ("PgUp", "▸ game 11"), ("Home PgDn", "▸ game 19")]
    {
        arcade.press(keys);
        assert_shows(&arcade, &[row]);
    }
    assert_shows(&arcade, &["2 to 11 of 30"]);
}

#[test]
fn every_game_is_drawn_on_the_shelf_at_every_size() {
    let folder = Folder::new();
    for (at, entry) in (0..).zip(boards::ALL) {
        save_on_day(&folder, entry.game.id, entry.game.id, &[], at);
    }
    for (width, height) in [(44, 12), (72, 14), (80, 24), (200, 60)] {
        let mut arcade = shelf(&folder);
        arcade.resize(width, height);
        for entry in boards::ALL.iter().rev() {
            assert_shows(&arcade, &[&format!("▸ {}", entry.game.id)]);
            arcade.press("Down");
        }
    }
}
