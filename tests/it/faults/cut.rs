//! Files cut short at every byte.

use std::{fs, path::Path, sync::Arc};

use zugzwang::{
    keep::{
        learned,
        settings::Fault,
        storage::{Attempt, Ending, Fate, Given, Lessons, Puzzles, Storage, StorageError},
    },
    terminal::disk,
};
use zugzwang_engine::{
    Cancel, games,
    matchbox::{Learner, Method},
};

use crate::common::{Folder, NOW, storage};

/// A file, a function that writes it, and one that reads it and formats the content.
type Kind = (&'static str, fn(&Storage), fn(&Storage) -> Result<String, StorageError>);

/// Every kind of file except games, which have a test of their own.
const KINDS: [Kind; 4] = [
    (
        "results/nim.json",
        |storage| {
            storage.add_result("nim", "perfect", Ending::Won, NOW).expect("it is saved");
        },
        |storage| storage.results("nim").map(|results| format!("{results:?}")),
    ),
    (
        "puzzles.json",
        |storage| {
            let attempt = Attempt { grade: 2, day: None, fate: Fate::Solved, first: true, gentle: false };
            storage.update(|puzzles: Puzzles| puzzles.with(attempt)).expect("it is saved");
        },
        |storage| storage.get::<Puzzles>().map(|puzzles| format!("{puzzles:?}")),
    ),
    (
        "lessons.json",
        |storage| {
            storage.update(|lessons: Lessons| lessons.with("nim", Given { stars: 3, moves: 5 })).expect("it is saved");
        },
        |storage| storage.get::<Lessons>().map(|lessons| format!("{lessons:?}")),
    ),
    (
        "machines/nim.json",
        |storage| {
            storage.keep_machine(machine().notes()).expect("it is saved");
        },
        |storage| storage.machine("nim").map(|machine| format!("{machine:?}")),
    ),
];

/// Returns a machine with very few boxes.
fn machine() -> Learner {
    let game = games::find("nim").expect("a known game");
    let cabinet = game.cabinet(&["heaps=1,1"], &Cancel::never()).expect("the setup has boxes");
    let mut learner = Learner::new(Arc::new(cabinet), Method::default(), 1);
    learner.train(3, &Cancel::never()).expect("not cancelled");
    learner
}

#[test]
fn a_file_cut_short_anywhere_is_set_aside_unchanged_or_is_still_valid() {
    for (name, write, read) in KINDS {
        let folder = Folder::new();
        let storage = storage(folder.path());
        write(&storage);
        let file = folder.path().join(name);
        let (whole, before) = (fs::read(&file).expect("valid bytes"), read(&storage).expect("it can be read"));
        for length in 0..whole.len() {
            fs::write(&file, &whole[..length]).expect("the file can be cut");
            match read(&storage) {
                Ok(read) => assert_eq!((&read, length), (&before, whole.len() - 1), "{name}: but for the line's end"),
                Err(StorageError::SetAside(aside)) => {
                    assert_eq!(fs::read(&aside.now).expect("valid bytes"), whole[..length], "{name}: {length}");
                    fs::remove_file(aside.now).expect("it can be removed");
                }
                other => panic!("{name}: {length}: {other:?}"),
            }
        }
    }
}

#[test]
fn a_machine_from_elsewhere_that_is_cut_short_is_rejected_and_stays() {
    let whole = learned::bytes(&machine()).expect("the machine is small enough");
    for length in 0..whole.len() - 1 {
        assert!(learned::notes(&whole[..length]).is_err(), "{length}");
    }
    assert_eq!(learned::notes(&whole).expect("the file is valid"), machine().notes());
}

#[test]
fn settings_cut_short_anywhere_are_read_or_rejected_with_a_line_and_never_overwritten() {
    const WHOLE: &str = "# mine\ntheme = \"dark\"\nmouse = false\nlanguage = \"bg\"\npace = 3\n";
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    let mut refused = 0;
    for length in 0..WHOLE.len() {
        fs::write(&file, &WHOLE[..length]).expect("the file can be cut");
        if is_read(&file) {
            assert!(fs::read_to_string(&file).expect("a text").contains(WHOLE[..length].trim_end()), "{length}");
        } else {
            refused += 1;
            assert_eq!(fs::read_to_string(&file).expect("a text"), WHOLE[..length], "{length}");
        }
    }
    assert!(refused > WHOLE.len() / 2, "most cuts are within a line");
}

/// Returns whether the settings can be read. Tries to change one in any case.
fn is_read(file: &Path) -> bool {
    let mut store = disk::settings(Some(file.to_owned()), None).expect("an explicit path is valid");
    let read = store.load();
    let set = store.set_all([("mouse", false.into())]);
    match read.1 {
        None => set.expect("settings that were read can be changed"),
        Some(ignored) => assert!(matches!(ignored.fault, Fault::Form { .. }) && set.is_err(), "{ignored:?}"),
    }
    store.load().1.is_none()
}
