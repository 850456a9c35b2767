//! What else may lie where a file of ours is to be: it stays as it is, is told, and nobody waits for it.

use std::{
    fs,
    os::unix::{
        fs::{MetadataExt, PermissionsExt, symlink},
        net::UnixListener,
    },
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use rustix::process::geteuid;
use zugzwang::{
    keep::{
        settings::{SettingsFile, Unsaved},
        storage::{Ending, StorageError},
    },
    terminal::disk,
};

use crate::common::{Folder, NOW, plain_look, storage};

/// What may have the name of a file, what makes it there, and what is said of it.
pub(crate) type Stranger = (&'static str, fn(&Path), &'static str);

/// All of them but devices.
const STRANGERS: [Stranger; 6] = [
    ("a folder", |path| fs::create_dir(path).expect("a folder"), "it is a folder"),
    ("a pipe", |path| assert!(made("mkfifo", path, &[])), "it is a pipe"),
    ("a socket", |path| drop(UnixListener::bind(path).expect("a socket")), "it is a socket"),
    ("a link to a pipe", |path| linked(path, "mkfifo", &[]), "it is a pipe"),
    ("a link to nothing", |path| symlink("nothing", path).expect("a link"), "leads nowhere"),
    ("a link to itself", |path| symlink(path, path).expect("a link"), "leads in a circle"),
];

/// What makes a device of one's own, which has no end.
const ENDLESS: [&str; 3] = ["c", "1", "5"];

/// Devices of one's own, and those of the machine only for those who could not harm them.
const DEVICES: [Stranger; 2] = [
    ("a device", |path| assert!(made("mknod", path, &ENDLESS)), "it is a device"),
    ("a link to a device", |path| linked(path, "mknod", &ENDLESS), "it is a device"),
];
const FOREIGN: [Stranger; 1] =
    [("a link to a device", |path| symlink("/dev/zero", path).expect("a link"), "it is a device")];

/// All that may lie there, as far as whoever tests may make it.
pub(crate) fn strangers() -> Vec<Stranger> {
    let folder = Folder::new();
    let probe = folder.path().join("probe");
    // One that can be made may still be closed, as on a disk without devices.
    let devices = if made("mknod", &probe, &ENDLESS) && fs::File::open(&probe).is_ok() {
        &DEVICES[..]
    } else if geteuid().is_root() {
        println!("devices are left out: none of one's own can be made here, and root could harm the machine's");
        &[][..]
    } else {
        &FOREIGN[..]
    };
    [&STRANGERS[..], devices].concat()
}

fn made(program: &str, path: &Path, more: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.arg(path).args(more).stderr(Stdio::null()).status().expect("it runs").success()
}

/// A link to what a program makes.
fn linked(path: &Path, program: &str, more: &[&str]) {
    let target = path.with_extension("target");
    assert!(made(program, &target, more));
    symlink(target, path).expect("a link");
}

/// What lies there, so that it is known again: links are not followed.
pub(crate) fn seen(path: &Path) -> (u64, u32) {
    let about = path.symlink_metadata().expect("it is there");
    (about.ino(), about.mode())
}

/// What is done within a time that is far longer than it takes.
fn soon<T: Send + 'static>(what: &str, deed: impl FnOnce() -> T + Send + 'static) -> T {
    let (done, wait) = mpsc::channel();
    thread::spawn(move || done.send(deed()));
    wait.recv_timeout(Duration::from_secs(20)).unwrap_or_else(|_| panic!("{what} is waited for"))
}

fn store(file: &Path) -> SettingsFile {
    disk::settings(Some(file.to_owned()), None).expect("a named file is a place")
}

#[test]
fn settings_are_read_from_a_file_alone_and_what_else_lies_there_stays_and_is_told() {
    for (what, make, said) in strangers() {
        let folder = Folder::new();
        let file = folder.path().join("config.toml");
        make(&file);
        let before = seen(&file);
        let path = file.clone();
        let (read, set, unread) = soon(what, move || {
            let mut store = store(&path);
            let read = store.load();
            // As by a program that has found nothing there when it began.
            (read, store.set_all([("theme", "dark".into())]), self::store(&path).set_all([("theme", "dark".into())]))
        });
        let ignored = read.expect_err(what).words(&plain_look());
        assert!(ignored.contains("config.toml: ") && ignored.contains(said), "{what}: {ignored}");
        assert!(matches!(set, Err(Unsaved::Foreign)), "{what}: {set:?}");
        let unsaved = unread.expect_err(what).words(&file, &plain_look());
        assert!(unsaved.contains(said), "{what}: {unsaved}");
        assert_eq!(seen(&file), before, "{what} stays");
    }
}

#[test]
fn settings_are_no_larger_than_a_megabyte() {
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    fs::write(&file, "#".repeat((1 << 20) + 1)).expect("a file");
    let told = store(&file).load().expect_err("it is too large").words(&plain_look());
    assert!(told.contains("larger than 1048576 bytes"), "{told}");
    fs::write(&file, "#".repeat(1 << 20)).expect("a file");
    assert!(store(&file).load().is_ok());
}

#[test]
fn settings_that_are_new_are_their_owners_alone_and_others_stay_as_open_as_they_were() {
    let folder = Folder::new();
    let file = folder.path().join("zugzwang/config.toml");
    let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    store(&file).set_all([("theme", "dark".into())]).expect("it is kept");
    assert_eq!((mode(&file), mode(file.parent().expect("a folder"))), (0o600, 0o700));
    fs::set_permissions(&file, fs::Permissions::from_mode(0o664)).expect("it is ours");
    store(&file).set_all([("mouse", false.into())]).expect("it is kept");
    assert_eq!(mode(&file), 0o664);
    assert_eq!(fs::read_to_string(&file).expect("a text"), "theme = \"dark\"\nmouse = false\n");
}

#[test]
fn what_replaces_a_file_has_its_owner() {
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    fs::write(&file, "").expect("a file");
    if std::os::unix::fs::chown(&file, Some(12345), Some(54321)).is_err() {
        return println!("left out: only root may give files away");
    }
    store(&file).set_all([("theme", "dark".into())]).expect("it is kept");
    let about = fs::metadata(&file).expect("it is there");
    assert_eq!((about.uid(), about.gid()), (12345, 54321));
}

#[test]
fn what_is_no_file_of_ours_is_set_aside_whatever_it_is_and_the_game_is_kept() {
    for (what, make, said) in strangers() {
        let folder = Folder::new();
        let slot = folder.path().join("unfinished/nim.json");
        fs::create_dir(folder.path().join("unfinished")).expect("a folder");
        make(&slot);
        let before = seen(&slot);
        let storage = storage(folder.path());
        let reading = storage.clone();
        let told = match soon(what, move || reading.unfinished("nim")) {
            Err(StorageError::SetAside(aside)) => aside,
            other => panic!("{what}: {other:?}"),
        };
        assert!(told.words(&plain_look()).contains(said), "{what}: {}", told.words(&plain_look()));
        assert_eq!(seen(&told.now), before, "{what} is what it was");
        make_again(make, &slot);
        let before = seen(&slot);
        let aside = soon(what, move || storage.add_result("nim", "perfect", Ending::Won, NOW).map(|_| storage.saves()));
        assert!(aside.expect("it is counted").troubles.is_empty());
        assert_eq!(seen(&slot), before, "{what} is not touched by what is kept beside it");
    }
}

/// Makes it once more, where a name beside it may be taken by now.
fn make_again(make: fn(&Path), path: &Path) {
    let _ = fs::remove_file(path.with_extension("target"));
    make(path);
}

#[test]
fn a_folder_behind_a_link_that_leads_to_nothing_is_told_before_anything_is_lost() {
    let folder = Folder::new();
    for (target, said) in [("nothing", "the link games leads nowhere"), ("games", "the link games leads in a circle")] {
        let link = folder.path().join("games");
        symlink(target, &link).expect("a link");
        let storage = storage(&link);
        for told in [
            storage.saves().troubles.pop().expect("there is no folder"),
            storage.unfinished("nim").expect_err("there is no folder"),
            storage.add_result("nim", "perfect", Ending::Won, NOW).expect_err("there is no folder"),
        ] {
            assert!(told.words(&plain_look()).contains(said), "{}", told.words(&plain_look()));
        }
        fs::remove_file(link).expect("it goes");
    }
}

#[test]
fn whatever_is_called_lock_two_programs_lose_no_result() {
    for (what, make, _) in strangers() {
        let folder = Folder::new();
        let lock = folder.path().join("lock");
        make(&lock);
        let before = seen(&lock);
        let path: PathBuf = folder.path().to_owned();
        soon(what, move || {
            thread::scope(|scope| {
                for _ in 0..2 {
                    scope.spawn(|| {
                        for _ in 0..20 {
                            storage(&path).add_result("nim", "perfect", Ending::Won, NOW).expect("it is counted");
                        }
                    });
                }
            });
        });
        let won = storage(folder.path()).results("nim").expect("they are read").against("perfect").won;
        assert_eq!((won, seen(&lock)), (40, before), "{what}");
    }
}
