//! The system refuses: no space, no permission, no folder.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Command, Output},
};

use ratatui::layout::Size;
use zugzwang::{
    keep::storage::StorageError,
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    terminal::disk,
};

use super::{MOVES, names, saving};
use crate::common::{Arcade, Folder, assert_shows, storage};

/// Returns output and errors of a program whose files may have at most this many blocks.
fn run_with_room(blocks: u32, program: &Command) -> [String; 2] {
    // Without the trap the system would kill the program for a block too many.
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", &script]).arg(program.get_program()).args(program.get_args());
    let Output { stdout, stderr, .. } = shell.output().expect("the program runs");
    [stdout, stderr].map(|text| String::from_utf8(text).expect("text"))
}

#[test]
fn an_existing_file_stays_when_there_is_no_space() {
    let folder = Folder::new();
    let [kept, same, other] = [(1, 7), (0, 7), (0, 8)].map(|(blocks, number)| {
        let [kept, _] = run_with_room(blocks, &saving(folder.path(), number, 1));
        kept
    });
    assert_eq!([kept, same, other], ["7\n", "7\n", ""]);
}

#[test]
fn a_disk_that_fills_up_during_a_game_keeps_the_last_save_that_fitted() {
    let folder = Folder::new();
    // A file may have one block, which games outgrow as they get longer.
    let [numbers, told] = run_with_room(1, &saving(folder.path(), 0, MOVES));
    let (last, most) = (numbers.lines().count(), usize::try_from(MOVES).expect("a small number"));
    assert!((1..most).contains(&last) && numbers.lines().last() == Some(&(last - 1).to_string()), "{numbers}");
    assert_eq!(told.lines().count(), most - last, "every failed save is reported: {told}");
    assert!(told.lines().all(|line| line.contains("nim.json") && line.contains("--data")), "{told}");
    let kept = storage(folder.path()).unfinished("nim").expect("the file is valid").expect("it exists");
    assert_eq!(kept.saved, last as u64 - 1);
    assert_eq!(names(&folder.path().join("unfinished")), ["nim.json"], "no temporary file is left");
}

/// A folder with some permissions removed until this is dropped.
struct Locked<'a>(&'a Path);

impl<'a> Locked<'a> {
    fn new(folder: &'a Path) -> Self {
        Self::with(folder, 0o500)
    }

    fn with(folder: &'a Path, rights: u32) -> Self {
        fs::set_permissions(folder, fs::Permissions::from_mode(rights)).expect("the file is valid");
        Self(folder)
    }
}

impl Drop for Locked<'_> {
    fn drop(&mut self) {
        let _ = fs::set_permissions(self.0, fs::Permissions::from_mode(0o700));
    }
}

/// Returns whether the user can write to any folder, as root can. Nothing is refused then.
fn may_do_everything() -> bool {
    let folder = Folder::new();
    let _locked = Locked::new(folder.path());
    let everything = fs::write(folder.path().join("probe"), "").is_ok();
    if everything {
        println!("left out: nothing is refused to whoever may do everything");
    }
    everything
}

#[test]
fn in_a_read_only_folder_the_previous_game_stays_and_the_error_is_reported() {
    let folder = Folder::new();
    Arcade::at(&folder).worked_example().press("i Enter");
    let (slot, file) = (folder.path().join("unfinished"), folder.path().join("unfinished/nim.json"));
    let before = fs::read(&file).expect("a known game");
    let _locked = Locked::new(&slot);
    let mut arcade = Arcade::at(&folder).worked_example();
    arcade.press("i Enter i Enter");
    let kept = fs::read(&file).expect("a known game") != before;
    assert_eq!(kept, may_do_everything(), "{}", arcade.screen());
    assert_eq!(kept, !arcade.shows("Games are not saved"), "{}", arcade.screen());
    assert_eq!(names(&slot), ["nim.json"]);
}

#[test]
fn in_a_folder_that_cannot_be_listed_an_unfinished_game_is_still_found() {
    let folder = Folder::new();
    Arcade::at(&folder).worked_example().press("i Enter");
    let slot = folder.path().join("unfinished");
    let _locked = Locked::with(&slot, 0o300);
    let mut arcade = Arcade::at(&folder).worked_example();
    arcade.press("q");
    assert!(arcade.shows("Unfinished: 2 moves"), "{}", arcade.screen());
    // Prints that this part was skipped.
    may_do_everything();
}

#[test]
fn in_a_read_only_folder_settings_stay_and_the_error_is_reported() {
    const BEFORE: &str = "mouse = false\n";
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    fs::write(&file, BEFORE).expect("a file");
    let _locked = Locked::new(folder.path());
    let mut arcade = Arcade::with_settings(disk::settings(Some(file.clone()), None), Size::new(200, 60));
    arcade.press("t");
    let kept = fs::read_to_string(&file).expect("a text") != BEFORE;
    assert_eq!(kept, may_do_everything(), "{}", arcade.screen());
    assert_eq!(kept, !arcade.shows("The settings could not be saved to"), "{}", arcade.screen());
    assert_eq!(names(folder.path()), ["config.toml"]);
}

#[test]
fn a_save_of_a_later_version_is_set_aside_unchanged_and_reported_with_its_version() {
    const LATER: &str = "{\"version\": 9, \"content\": \"what nobody knows yet\"}";
    let folder = Folder::new();
    fs::create_dir_all(folder.path().join("unfinished")).expect("a folder");
    fs::write(folder.path().join("unfinished/nim.json"), LATER).expect("a file");
    let arcade = Arcade::saving_in(Size::new(200, 60), ThemeName::Ansi, GlyphSet::Unicode, folder.path());
    assert_shows(&arcade, &["nim.json.broken-1", "version 9 belongs"]);
    let aside = folder.path().join("unfinished/nim.json.broken-1");
    assert_eq!(fs::read_to_string(aside).expect("it exists"), LATER);
}

#[test]
fn settings_of_a_later_version_are_reported_and_never_written() {
    const LATER: &str = "theme = \"dark\"\ncolour-depth = 24\n";
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    fs::write(&file, LATER).expect("a file");
    let mut store = disk::settings(Some(file.clone()), None).expect("an explicit path is valid");
    let ignored = store.load().1.expect("the setting is unknown");
    let words = ignored.words(&Look::new(ThemeName::Ansi, GlyphSet::Unicode));
    assert!(words.contains("config.toml: line 2: ") && words.contains("colour-depth"), "{words}");
    let mut arcade = Arcade::with_settings(Some(store), Size::new(200, 60));
    arcade.press("t");
    assert_shows(&arcade, &["The settings could not be saved to", "holds something that this program"]);
    assert_eq!(fs::read_to_string(&file).expect("a text"), LATER);
}

#[test]
fn a_file_that_cannot_be_renamed_is_not_overwritten() {
    let folder = Folder::new();
    let slot = folder.path().join("unfinished");
    fs::create_dir_all(&slot).expect("a folder");
    fs::write(slot.join("nim.json"), "{").expect("a file");
    let _locked = Locked::new(&slot);
    match storage(folder.path()).unfinished("nim") {
        Err(StorageError::Stuck { .. }) => assert_eq!(fs::read_to_string(slot.join("nim.json")).expect("a text"), "{"),
        Err(StorageError::SetAside(aside)) if may_do_everything() => {
            assert_eq!(fs::read_to_string(aside.now).expect("a text"), "{");
        }
        other => panic!("{other:?}"),
    }
}
