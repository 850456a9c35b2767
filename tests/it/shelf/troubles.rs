//! The shelf with broken files, a folder that cannot be written, or no folder at all.

use std::{fs, path::Path};

use ratatui::layout::Size;
use zugzwang::{
    keep::storage::Ending,
    look::{glyphs::GlyphSet, theme::ThemeName},
    play::board::Side,
};

use super::{assert_shows, save_on_day, saved_game, shelf};
use crate::common::{Arcade, Folder, NOW, storage};

#[test]
fn broken_files_are_reported_and_the_rest_is_shown() {
    let folder = Folder::new();
    save_on_day(&folder, "good", "nim", &[], 0);
    storage(folder.path()).add_result("nim", "perfect", Ending::Won, NOW).expect("it is written");
    fs::write(folder.path().join("saves/bad.json"), "{").expect("a file");
    fs::write(folder.path().join("results/euclid.json"), "[]").expect("a file");
    let mut arcade = shelf(&folder);
    arcade.resize(200, 60);
    assert_shows(&arcade, &["bad.json.broken-1", "euclid.json.broken-1", "▸ good"]);
    arcade.press("Tab");
    assert_shows(&arcade, &["Nim", "Sphinx", "2023-11-14"]);
    let again = shelf(&folder);
    assert!(!again.shows("broken"), "a file set aside is reported once: {}", again.screen());
}

#[test]
fn however_many_files_are_broken_the_games_stay_visible() {
    let folder = Folder::new();
    save_on_day(&folder, "good", "nim", &[], 0);
    for number in 0..9 {
        fs::write(folder.path().join(format!("saves/bad {number}.json")), "{").expect("a file");
    }
    let mut arcade = shelf(&folder);
    arcade.resize(44, 12);
    assert_shows(&arcade, &["▸ good", "An unreadable file", "more lines in a larger window."]);
    arcade.resize(200, 60);
    let all = (0..9).all(|number| arcade.shows(&format!("bad {number}.json.broken-1")));
    assert!(all && !arcade.shows("more lines"), "{}", arcade.screen());
}

#[test]
fn a_thousand_broken_files_are_set_aside_a_few_at_a_time() {
    let folder = Folder::new();
    save_on_day(&folder, "good", "nim", &[], 0);
    for number in 0..1200 {
        fs::write(folder.path().join(format!("saves/bad {number}.json")), "{").expect("a file");
    }
    let aside = || {
        let files = fs::read_dir(folder.path().join("saves")).expect("a folder").filter_map(Result::ok);
        files.filter(|file| file.file_name().to_string_lossy().contains("broken")).count()
    };
    for visit in 1..4 {
        let _ = shelf(&folder);
        assert!((1..=16 * visit).contains(&aside()), "{} on visit {visit}", aside());
    }
}

#[test]
fn of_several_broken_files_one_is_shown_at_home_and_the_others_are_told_at_the_end() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path().join("unfinished")).expect("a folder");
    for game in ["nim", "king", "euclid"] {
        fs::write(folder.path().join(format!("unfinished/{game}.json")), "{").expect("a file");
    }
    let mut arcade = Arcade::at(&folder);
    arcade.resize(200, 60);
    assert_shows(&arcade, &["broken-1", "2 more problems: see them when you quit."]);
    let told = arcade.app.close();
    assert!(told.len() == 2 && told.iter().all(|problem| problem.contains("broken-1")), "{told:?}");
}

#[test]
fn a_broken_file_of_the_same_name_is_set_aside_and_reported() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path().join("saves")).expect("a folder");
    fs::write(folder.path().join("saves/mine.json"), "{").expect("a file");
    let mut arcade = Arcade::at(&folder).worked_example();
    arcade.resize(200, 60);
    arcade.press("b Ctrl-u m i n e Enter Enter");
    assert_shows(&arcade, &["Saved as mine", "mine.json.broken-1"]);
    assert!(saved_game(&folder, "mine").is_some());
}

#[test]
fn if_nothing_can_be_written_it_is_reported_each_time_and_play_goes_on() {
    // Nobody can create files there, not even root.
    let size = Size::new(120, 40);
    let mut arcade = Arcade::saving_in(size, ThemeName::Ansi, GlyphSet::Unicode, Path::new("/proc/zugzwang"));
    arcade.press("b");
    assert_shows(&arcade, &["No saved games yet"]);
    let mut arcade = arcade.worked_example();
    arcade.press("i Enter b");
    for _ in 0..2 {
        arcade.press("Enter");
        assert_shows(&arcade, &["nim-1 was not saved. Games are not saved:", "/proc/zugzwang", "Name: nim-1"]);
    }
    arcade.press("Esc q");
    assert_shows(&arcade, &["Not saved"]);
    arcade.press("Up i Enter");
    assert!(arcade.app.moves().is_some_and(|moves| moves.len() > 2), "{}", arcade.screen());
}

#[test]
fn a_failed_deletion_is_reported() {
    let folder = Folder::new();
    save_on_day(&folder, "old", "nim", &["1:1", "2:1"], 0);
    let mut arcade = shelf(&folder);
    arcade.press("x");
    fs::rename(folder.path().join("saves"), folder.path().join("elsewhere")).expect("the folder can be renamed");
    fs::write(folder.path().join("saves"), "no folder").expect("a file");
    arcade.press("x");
    assert_shows(
        &arcade,
        &["old could not be deleted. Games are not saved:", "there is a file where a folder should be"],
    );
}

#[test]
fn a_file_in_place_of_the_folder_is_reported_on_both_pages() {
    let folder = Folder::new();
    fs::write(folder.path().join("saves"), "no folder").expect("a file");
    let mut arcade = shelf(&folder);
    assert_shows(&arcade, &["Games are not saved:"]);
    arcade.press("Tab");
    assert_shows(&arcade, &["Games are not saved:", "No results yet."]);
    let mut arcade = Arcade::at(&folder).worked_example();
    arcade.press("b Enter");
    assert_shows(&arcade, &["nim-1 was not saved. Games are not saved:", "Name: nim-1"]);
}

#[test]
fn without_a_folder_the_screen_and_the_game_say_so() {
    let mut arcade = Arcade::plain();
    arcade.press("b");
    assert_shows(&arcade, &["There is no folder for saved games."]);
    arcade.press("Tab x Enter Down");
    assert_shows(&arcade, &["There is no folder for saved games."]);
    let mut arcade = arcade.open("nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("i Enter b");
    assert_shows(&arcade, &["There is no folder for saved"]);
    arcade.press("q");
    assert_shows(&arcade, &["Not saved."]);
}
