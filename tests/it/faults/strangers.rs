//! Something other than our file is in its place: it stays, it is reported, and the program does not wait for it.

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

/// Something that may have a file's name, how to create it, and a part of the message about it.
pub(crate) type Stranger = (&'static str, fn(&Path), &'static str);

/// All of them except devices.
const STRANGERS: [Stranger; 6] = [
    ("a folder", |path| fs::create_dir(path).expect("a folder"), "it is a folder"),
    ("a pipe", |path| assert!(creates("mkfifo", path, &[])), "it is a pipe"),
    ("a socket", |path| drop(UnixListener::bind(path).expect("a socket")), "it is a socket"),
    ("a link to a pipe", |path| linked(path, "mkfifo", &[]), "it is a pipe"),
    ("a link to nothing", |path| symlink("nothing", path).expect("a link"), "leads nowhere"),
    ("a link to itself", |path| symlink(path, path).expect("a link"), "leads back to itself"),
];

/// Arguments of `mknod` for a device that never ends.
const ENDLESS: [&str; 3] = ["c", "1", "5"];

/// Devices created by the test, and the machine's own for users who could not harm them.
const DEVICES: [Stranger; 2] = [
    ("a device", |path| assert!(creates("mknod", path, &ENDLESS)), "it is a device"),
    ("a link to a device", |path| linked(path, "mknod", &ENDLESS), "it is a device"),
];
const FOREIGN: [Stranger; 1] =
    [("a link to a device", |path| symlink("/dev/zero", path).expect("a link"), "it is a device")];

/// Returns everything that may be in a file's place, as far as this user can create it.
pub(crate) fn strangers() -> Vec<Stranger> {
    let folder = Folder::new();
    let probe = folder.path().join("probe");
    // A device may be created but not opened, as on a disk mounted without devices.
    let devices = if creates("mknod", &probe, &ENDLESS) && fs::File::open(&probe).is_ok() {
        &DEVICES[..]
    } else if geteuid().is_root() {
        println!("devices are left out: none of one's own can be made here, and root could harm the machine's");
        &[][..]
    } else {
        &FOREIGN[..]
    };
    [&STRANGERS[..], devices].concat()
}

fn creates(program: &str, path: &Path, more: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.arg(path).args(more).stderr(Stdio::null()).status().expect("the program runs").success()
}

/// Creates a link to something a program creates.
fn linked(path: &Path, program: &str, more: &[&str]) {
    let target = path.with_extension("target");
    assert!(creates(program, &target, more));
    symlink(target, path).expect("a link");
}

/// Returns an identity of what is there, without following links.
pub(crate) fn seen(path: &Path) -> (u64, u32) {
    let about = path.symlink_metadata().expect("it exists");
    (about.ino(), about.mode())
}

/// Runs a task within a time far longer than it should take.
fn in_time<T: Send + 'static>(what: &str, deed: impl FnOnce() -> T + Send + 'static) -> T {
    let (done, wait) = mpsc::channel();
    thread::spawn(move || done.send(deed()));
    wait.recv_timeout(Duration::from_secs(20)).unwrap_or_else(|_| panic!("{what} blocks"))
}

fn store(file: &Path) -> SettingsFile {
    disk::settings(Some(file.to_owned()), None).expect("an explicit path is valid")
}

#[test]
fn settings_are_read_only_from_a_file_and_anything_else_stays_and_is_reported() {
    for (what, make, said) in strangers() {
        let folder = Folder::new();
        let file = folder.path().join("config.toml");
        make(&file);
        let before = seen(&file);
        let path = file.clone();
        let (read, set, unread) = in_time(what, move || {
            let mut store = store(&path);
            let read = store.load();
            // As if the program had found nothing there when it started.
            (read, store.set_all([("theme", "dark".into())]), self::store(&path).set_all([("theme", "dark".into())]))
        });
        let ignored = read.1.expect(what).words(&plain_look());
        assert!(ignored.contains("config.toml: ") && ignored.contains(said), "{what}: {ignored}");
        assert!(matches!(set, Err(Unsaved::Foreign)), "{what}: {set:?}");
        let unsaved = unread.expect_err(what).words(&file, &plain_look());
        assert!(unsaved.contains(said), "{what}: {unsaved}");
        assert_eq!(seen(&file), before, "{what} stays");
    }
}

#[test]
fn settings_are_limited_to_64_kilobytes() {
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    fs::write(&file, "#".repeat((1 << 16) + 1)).expect("a file");
    let told = store(&file).load().1.expect("the file is too large").words(&plain_look());
    assert!(told.contains("larger than 65536 bytes"), "{told}");
    fs::write(&file, "#".repeat(1 << 16)).expect("a file");
    assert!(store(&file).load().1.is_none());
}

#[test]
fn new_settings_are_private_and_others_keep_their_mode() {
    let folder = Folder::new();
    let file = folder.path().join("zugzwang/config.toml");
    let mode = |path: &Path| fs::metadata(path).expect("it exists").permissions().mode() & 0o777;
    store(&file).set_all([("theme", "dark".into())]).expect("it is saved");
    assert_eq!((mode(&file), mode(file.parent().expect("a folder"))), (0o600, 0o700));
    fs::set_permissions(&file, fs::Permissions::from_mode(0o664)).expect("the file is valid");
    store(&file).set_all([("mouse", false.into())]).expect("it is saved");
    assert_eq!(mode(&file), 0o664);
    assert_eq!(fs::read_to_string(&file).expect("a text"), "theme = \"dark\"\nmouse = false\n");
}

#[test]
fn a_replaced_file_keeps_its_owner() {
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    fs::write(&file, "").expect("a file");
    if std::os::unix::fs::chown(&file, Some(12345), Some(54321)).is_err() {
        return println!("left out: only root may give files away");
    }
    store(&file).set_all([("theme", "dark".into())]).expect("it is saved");
    let about = fs::metadata(&file).expect("it exists");
    assert_eq!((about.uid(), about.gid()), (12345, 54321));
}

#[test]
fn anything_that_is_not_our_file_is_set_aside_and_the_game_is_saved() {
    for (what, make, said) in strangers() {
        let folder = Folder::new();
        let slot = folder.path().join("unfinished/nim.json");
        fs::create_dir(folder.path().join("unfinished")).expect("a folder");
        make(&slot);
        let before = seen(&slot);
        let storage = storage(folder.path());
        let reading = storage.clone();
        let told = match in_time(what, move || reading.unfinished("nim")) {
            Err(StorageError::SetAside(aside)) => aside,
            other => panic!("{what}: {other:?}"),
        };
        assert!(told.words(&plain_look()).contains(said), "{what}: {}", told.words(&plain_look()));
        assert_eq!(seen(&told.now), before, "{what} is unchanged");
        create_again(make, &slot);
        let before = seen(&slot);
        let aside =
            in_time(what, move || storage.add_result("nim", "perfect", Ending::Won, NOW).map(|_| storage.saves()));
        assert!(aside.expect("it is saved").troubles.is_empty());
        assert_eq!(seen(&slot), before, "{what} is not touched by the new save");
    }
}

/// Creates it again. A name beside it may be taken by now.
fn create_again(make: fn(&Path), path: &Path) {
    let _ = fs::remove_file(path.with_extension("target"));
    make(path);
}

#[test]
fn a_broken_link_to_a_folder_is_reported_before_anything_is_lost() {
    let folder = Folder::new();
    for (target, said) in
        [("nothing", "the link games leads nowhere"), ("games", "the link games leads back to itself")]
    {
        let link = folder.path().join("games");
        symlink(target, &link).expect("a link");
        let storage = storage(&link);
        for told in [
            storage.saves().troubles.pop().expect("the folder does not exist"),
            storage.unfinished("nim").expect_err("the folder does not exist"),
            storage.add_result("nim", "perfect", Ending::Won, NOW).expect_err("the folder does not exist"),
        ] {
            assert!(told.words(&plain_look()).contains(said), "{}", told.words(&plain_look()));
        }
        fs::remove_file(link).expect("it can be removed");
    }
}

#[test]
fn whatever_has_the_name_of_the_lock_two_programs_lose_no_result() {
    for (what, make, _) in strangers() {
        let folder = Folder::new();
        let lock = folder.path().join("lock");
        make(&lock);
        let before = seen(&lock);
        let path: PathBuf = folder.path().to_owned();
        in_time(what, move || {
            thread::scope(|scope| {
                for _ in 0..2 {
                    scope.spawn(|| {
                        for _ in 0..20 {
                            storage(&path).add_result("nim", "perfect", Ending::Won, NOW).expect("it is saved");
                        }
                    });
                }
            });
        });
        let won = storage(folder.path()).results("nim").expect("they can be read").against("perfect").won;
        assert_eq!((won, seen(&lock)), (40, before), "{what}");
    }
}
