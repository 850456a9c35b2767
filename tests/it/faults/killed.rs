//! Programs killed while saving, and two programs at once.

use std::{
    fs::{self, File},
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, SystemTime},
};

use zugzwang::terminal::disk;

use super::{MOVES, names, saving};
use crate::common::{Folder, storage};

/// Starts the program that saves, with its output piped.
fn begin(mut saving: Command) -> Child {
    saving.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the example runs")
}

/// Returns the number of the saved game, which must be valid.
fn saved_number(folder: &Path) -> u64 {
    let game = storage(folder).unfinished("nim").expect("the file is valid").expect("it exists");
    assert_eq!(game.game.moves().len() as u64, game.saved % MOVES);
    game.saved
}

#[test]
fn a_program_killed_a_hundred_times_while_saving_leaves_the_old_game_or_the_new_one() {
    let folder = Folder::new();
    for kill in 0..100 {
        let mut child = begin(saving(folder.path(), 1000 * kill, u64::MAX / 2));
        let mut said = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut numbers = String::new();
        said.read_line(&mut numbers).expect("it reports the first save");
        // A different moment each time, but the same ones in each run.
        thread::sleep(Duration::from_micros(3571 * kill % 8000));
        child.kill().expect("the program can be killed");
        child.wait().expect("the program ends");
        said.read_to_string(&mut numbers).expect("numbers");
        let last = numbers.lines().last().and_then(|number| number.parse::<u64>().ok()).expect("a number");
        let kept = saved_number(folder.path());
        // The next file may have been renamed but not reported yet.
        assert!(kept == last || kept == last + 1, "{kept} is saved after {last} was reported");
    }
    let files = names(&folder.path().join("unfinished"));
    let is_ours = |name: &&String| !name.starts_with(".atomicwrite");
    assert_eq!(files.iter().filter(is_ours).collect::<Vec<_>>(), ["nim.json"], "nothing was set aside");
}

#[test]
fn two_programs_saving_the_same_game_at_once_leave_one_valid_save() {
    let folder = Folder::new();
    let children = [0, 1000].map(|first| begin(saving(folder.path(), first, 60)));
    for child in children {
        let output = child.wait_with_output().expect("the program ends");
        let numbers = String::from_utf8(output.stdout).expect("numbers");
        assert_eq!(numbers.lines().count(), 60, "every save succeeded: {numbers}");
    }
    assert!([59, 1059].contains(&saved_number(folder.path())), "the last save of one of them");
    assert_eq!(names(&folder.path().join("unfinished")), ["nim.json"]);
}

#[test]
fn two_programs_changing_settings_at_once_lose_none() {
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    let store = |file: &Path| disk::settings(Some(file.to_owned()), None).expect("an explicit path is valid");
    thread::scope(|scope| {
        for program in 0..2 {
            let file = &file;
            scope.spawn(move || {
                for number in 0..40 {
                    let key = format!("key-{program}-{number}");
                    store(file).set_all([(key.as_str(), true.into())]).expect("it is saved");
                    // A pause between two changes, without which the other program might never get the lock.
                    thread::sleep(Duration::from_millis(1));
                }
            });
        }
    });
    assert_eq!(fs::read_to_string(&file).expect("a text").lines().count(), 80);
    assert_eq!(names(folder.path()), ["config.toml"], "no other file is left");
}

/// Creates files as killed programs leave them, some of them old, and a file of the user's.
fn create_leftovers(place: &Path) {
    const HOURS: Duration = Duration::from_secs(2 * 60 * 60);
    for (name, age) in [(".atomicwriteOld", HOURS), (".atomicwriteNew", Duration::ZERO), ("mine", HOURS)] {
        let left = place.join(name);
        fs::create_dir_all(&left).expect("a folder");
        fs::write(left.join("tmpfile.tmp"), "half a ga").expect("a file");
        let opened = File::open(&left).expect("a folder");
        opened.set_modified(SystemTime::now() - age).expect("its time can be set");
    }
}

#[test]
fn old_temporary_files_of_settings_are_removed() {
    let folder = Folder::new();
    let ours = folder.path().join("zugzwang");
    create_leftovers(&ours);
    let store = disk::settings(None, Some(folder.path().as_os_str())).expect("a valid path");
    store.set_all([("theme", "dark".into())]).expect("it is saved");
    assert_eq!(names(&ours), [".atomicwriteNew", "config.toml", "mine"]);
}

#[test]
fn in_a_folder_named_by_the_user_temporary_files_stay_because_they_may_belong_to_others() {
    let folder = Folder::new();
    create_leftovers(folder.path());
    let store = disk::settings(Some(folder.path().join("config.toml")), None).expect("an explicit path is valid");
    store.set_all([("theme", "dark".into())]).expect("it is saved");
    assert_eq!(names(folder.path()), [".atomicwriteNew", ".atomicwriteOld", "config.toml", "mine"]);
}

#[test]
fn old_temporary_files_of_saves_are_removed() {
    let folder = Folder::new();
    let place = folder.path().join("unfinished");
    create_leftovers(&place);
    let mut child = begin(saving(folder.path(), 7, 1));
    child.wait().expect("the program ends");
    assert_eq!(saved_number(folder.path()), 7);
    assert_eq!(names(&place), [".atomicwriteNew", "mine", "nim.json"]);
}
