//! Everything that is kept as one file: exported with what is left out named, and imported as a whole or not at all.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    thread,
    time::Duration,
};

use crate::common::{
    Folder, NOW,
    binary::{program, run_with_input},
    storage,
};
use zugzwang::{
    keep::storage::{Ending, Way},
    play::{
        board::{Degree, Side},
        boards,
    },
};

/// The program with its data in this folder.
fn at(folder: &Folder, args: &[&str]) -> Command {
    let mut command = program();
    command.arg("--data").arg(folder.path()).args(args);
    command
}

/// Runs it. Returns its exit code, output and errors.
fn run(folder: &Folder, args: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } = at(folder, args).stdin(Stdio::null()).output().expect("it runs");
    let [out, err] = [stdout, stderr].map(|text| String::from_utf8(text).expect("text"));
    assert!(!err.contains("panicked"), "{err}");
    (status.code().expect("it was not killed"), out, err)
}

fn export(folder: &Folder) -> String {
    let (code, out, err) = run(folder, &["export"]);
    assert_eq!((code, err.as_str()), (0, ""));
    out
}

/// Imports a text from a file. Returns the exit code, output and errors.
fn import(folder: &Folder, text: impl AsRef<[u8]>) -> (i32, String, String) {
    let outside = Folder::new();
    let file = outside.path().join("bundle.json");
    fs::write(&file, text).expect("it is written");
    run(folder, &["import", file.to_str().expect("a path")])
}

/// A folder with one file of most kinds, and this many games won.
fn lived_in(won: u64) -> Folder {
    let folder = Folder::new();
    let storage = storage(folder.path());
    for _ in 0..won {
        storage.add_result("nim", "perfect", Ending::Won, NOW).expect("it is saved");
    }
    storage.update(|way: Way| way.telling("nim", Degree::Nothing)).expect("it is saved");
    let table = boards::find("nim").expect("a game").open::<&str>(&[], &["1:1"], Side::First).expect("it opens");
    let game = zugzwang::keep::storage::SavedGame::of(&table, NOW);
    storage.save(&"lunch".parse().expect("a name"), &game).expect("it is saved");
    storage.keep_unfinished(&game).expect("it is saved");
    fs::create_dir(folder.path().join("games")).expect("a folder");
    let frogs = "game = \"coins\"\ntitle = \"Frogs\"\nsetup = \"x=21 set=2,3\"\n";
    fs::write(folder.path().join("games/frogs.toml"), frogs).expect("it is written");
    folder
}

fn bundle(files: &[(&str, &str)]) -> String {
    let files: serde_json::Map<_, _> = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).into())).collect();
    serde_json::json!({ "zugzwang": 1, "files": files }).to_string()
}

/// Results against so many machines, which take some 100 bytes each.
fn results(machines: u32) -> String {
    let tally = serde_json::json!({"won": 1, "lost": 0, "drawn": 0, "streak": 1, "best": 1, "last": NOW});
    let against: serde_json::Map<_, _> =
        (0..machines).map(|number| (format!("machine {number}"), tally.clone())).collect();
    serde_json::json!({ "version": 1, "content": { "against": against } }).to_string()
}

const EMPTY: &str = r#"{"version":1,"content":{}}"#;

#[test]
fn what_is_exported_is_imported_elsewhere_and_exported_again() {
    let (here, there) = (lived_in(3), Folder::new());
    let all = export(&here);
    for name in ["path", "unfinished/nim", "saves/lunch", "results/nim", "games/frogs"] {
        assert!(all.contains(&format!("\"{name}.")), "{name} is not in {all}");
    }
    let (code, out, err) = import(&there, &all);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out, "5 files were loaded.\n", "nothing was replaced");
    assert_eq!(export(&there), all);
    let before = there.digest();
    assert_eq!(import(&there, &all).1, "5 files were loaded.\n");
    assert_eq!(there.digest(), before, "what is there already replaces nothing");
}

#[test]
fn what_is_replaced_is_kept_in_a_file_that_is_imported_like_any_other() {
    let (mine, other) = (lived_in(5), lived_in(1));
    let before = export(&mine);
    let (code, out, _) = import(&mine, export(&other));
    let kept = mine.path().join("replaced/1.json");
    assert!(code == 0 && out.contains(kept.to_str().expect("a path")), "{out}");
    assert_eq!(storage(mine.path()).results("nim").expect("they are read").against("perfect").won, 1);
    let (code, out, _) = run(&mine, &["import", kept.to_str().expect("a path")]);
    assert!(code == 0 && out.contains("2.json"), "taking it back can be taken back, too: {out}");
    assert_eq!(export(&mine), before);
}

#[test]
fn a_bundle_with_anything_wrong_changes_nothing_and_what_is_wrong_is_named() {
    let folder = lived_in(2);
    let before = folder.digest();
    let large = format!("{EMPTY}{}", " ".repeat(4 << 20));
    let own = format!("# {}\n", "x".repeat(1 << 16));
    let refused: &[(&str, &str)] = &[
        ("path.json", "garbage"),
        ("path.json", ""),
        ("path.json", &large),
        ("diary.json", "[]"),
        ("diary.json", "{\"version\":1,\"content\":{\"solved\":[\"2027-13-01\"]}}"),
        ("results/subtraction.json", r#"{"version":99,"content":{}}"#),
        ("results/chess.json", EMPTY),
        ("notes.json", EMPTY),
        ("config.toml", "theme = \"dark\""),
        ("../path.json", EMPTY),
        ("/tmp/path.json", EMPTY),
        ("saves/../path.json", EMPTY),
        ("saves/a.json", EMPTY),
        ("saves/a\u{1b}[31m.json", EMPTY),
        ("saves/a\nb.json", EMPTY),
        ("games/a\u{202e}b.toml", "game = \"coins\""),
        ("games/chess.toml", "game = \"chess\"\ntitle = \"x\"\nsetup = \"\""),
        ("games/long.toml", &own),
        ("machines/nim.json", "{\"version\":1,\"content\":{\"game\":\"king\"}}"),
        ("unfinished/nim.json", "{}"),
    ];
    for (name, text) in refused {
        let (code, out, err) = import(&folder, bundle(&[("marks.json", EMPTY), (name, text)]));
        assert_eq!((code, out.as_str()), (2, ""), "{name}: {err}");
        let shown: String = name.chars().take_while(char::is_ascii_graphic).collect();
        assert!(err.contains(&shown) && err.contains("Nothing was loaded."), "{name}: {err}");
        assert!(err.lines().count() == 1 && err.trim_end().chars().all(|sign| !sign.is_control()), "{name}: {err:?}");
        assert_eq!(folder.digest(), before, "{name}");
    }
    for text in [
        "",
        "garbage",
        "{}",
        r#"{"zugzwang":0,"files":{}}"#,
        r#"{"zugzwang":2,"files":{}}"#,
        r#"{"zugzwang":1,"files":{"marks.json":"{\"version\":1,\"content\":{}}","marks.json":"{\"version\":1,\"content\":{}}"}}"#,
    ] {
        let (code, _, err) = import(&folder, text);
        assert_eq!((code, folder.digest()), (2, before), "{text}: {err}");
    }
    let several = bundle(&refused[..1].iter().chain(&refused[4..8]).copied().collect::<Vec<_>>());
    let (_, _, err) = import(&folder, several);
    assert!(["path.json", "diary.json", "2 more files"].iter().all(|named| err.contains(named)), "{err}");
}

#[test]
fn on_a_disk_without_room_nothing_changes() {
    let folder = lived_in(2);
    // Files are written in the order of their names, and the last is too large.
    let text =
        bundle(&[("path.json", EMPTY), ("results/nim.json", &results(1)), ("results/wythoff.json", &results(2000))]);
    let outside = Folder::new();
    let file = outside.path().join("bundle.json");
    fs::write(&file, text).expect("it is written");
    let before = folder.digest();
    // Without the trap the system would kill the program for a block too many.
    let script = "trap '' XFSZ; ulimit -f 64; exec \"$0\" \"$@\"";
    let program = at(&folder, &["import", file.to_str().expect("a path")]);
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", script]).arg(program.get_program()).args(program.get_args());
    for (name, value) in program.get_envs() {
        shell.env(name, value.expect("it is set"));
    }
    let output = shell.output().expect("it runs");
    let err = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{err}");
    assert!(err.contains("wythoff.json") && err.contains("Nothing was loaded."), "{err}");
    assert_eq!(folder.digest(), before, "{err}");
}

/// A small file system of its own, until this is dropped.
struct Small<'a>(&'a Path);

impl<'a> Small<'a> {
    /// Returns `None` for users who may not mount one.
    fn mount(folder: &'a Path, size: &str) -> Option<Self> {
        let options = format!("size={size}");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &options, "zugzwang-test"]).arg(folder).stderr(Stdio::null());
        let mounted = mount.status().is_ok_and(|status| status.success());
        if !mounted {
            println!("left out: only root mounts a small disk");
        }
        mounted.then(|| Self(folder))
    }
}

impl Drop for Small<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0).status();
    }
}

#[test]
fn on_a_small_disk_a_bundle_is_loaded_whole_or_not_at_all() {
    let long =
        bundle(&[("path.json", EMPTY), ("results/nim.json", &results(1)), ("results/wythoff.json", &results(300))]);
    let mine = lived_in(4);
    let mut codes = Vec::new();
    for size in ["48k", "56k", "64k", "96k", "256k"] {
        let folder = Folder::new();
        let Some(_small) = Small::mount(folder.path(), size) else { return };
        let filled = import(&folder, export(&mine));
        assert_eq!(filled.0, 0, "{size}: {filled:?}");
        let before = export(&folder);
        let (code, _, err) = import(&folder, &long);
        let after = export(&folder);
        match code {
            0 => assert!(after.contains("wythoff"), "{size}: {after}"),
            _ => assert!(after == before && err.contains("no space left"), "{size}: {err}"),
        }
        codes.push(code);
    }
    assert!(codes.contains(&0) && codes.contains(&2), "{codes:?}");
}

#[test]
fn what_is_left_out_is_named_and_the_rest_is_exported() {
    let folder = lived_in(1);
    let all = export(&folder);
    let place = |name: &str| folder.path().join(name);
    fs::write(place("path.json"), "garbage").expect("it is written");
    fs::write(place("notes.json"), "{}").expect("it is written");
    fs::create_dir(place("diary.json")).expect("a folder");
    fs::write(place("marks.json"), vec![b' '; (4 << 20) + 1]).expect("it is written");
    fs::write(place("saves/what?.json"), "{}").expect("it is written");
    let made = Command::new("mkfifo").arg(place("lessons.json")).status().expect("it runs");
    assert!(made.success());
    std::os::unix::fs::symlink("nowhere", place("puzzles.json")).expect("a link");
    let (code, out, err) = run(&folder, &["export"]);
    assert_eq!(code, 1, "{err}");
    assert!(err.starts_with("zugzwang: 7 files or folders are left out.\n") && err.contains("4 more files"), "{err}");
    assert!(!out.contains("path.json") && out.contains("saves/lunch.json") && all.contains("path.json"), "{out}");
    assert_eq!(import(&Folder::new(), out).0, 0, "whatever is exported can be imported");
    // What the program itself puts there is no file of the user's.
    for name in ["path.json", "notes.json", "marks.json", "saves/what?.json", "lessons.json", "puzzles.json"] {
        fs::remove_file(place(name)).expect("it is removed");
    }
    fs::remove_dir(place("diary.json")).expect("it is removed");
    fs::write(place("path.json.broken-1"), "garbage").expect("it is written");
    assert!(!export(&folder).contains("broken"));
    // A folder that cannot be listed is not an empty one.
    fs::remove_dir_all(place("games")).expect("it is removed");
    fs::write(place("games"), "").expect("it is written");
    let (code, _, err) = run(&folder, &["export"]);
    assert!(code == 1 && err.contains("games/"), "{err}");
}

#[test]
fn a_bundle_may_come_from_a_pipe_or_an_editor() {
    let here = lived_in(2);
    let all = export(&here);
    let piped = Folder::new();
    let data = piped.path().to_str().expect("a path");
    let (output, _) = run_with_input(&["--data", data, "import", "-"], all.clone());
    assert!(output.status.success(), "{output:?}");
    assert_eq!(export(&piped), all);
    let marked = Folder::new();
    assert_eq!(import(&marked, format!("\u{feff}{all}")).0, 0);
    let wide = Folder::new();
    let bytes: Vec<u8> = std::iter::once(0xfeff).chain(all.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    assert_eq!(import(&wide, bytes).0, 0);
    let from_fifo = Folder::new();
    let fifo = from_fifo.path().join("fifo");
    assert!(Command::new("mkfifo").arg(&fifo).status().expect("it runs").success());
    let (file, text) = (fifo.clone(), all.clone());
    let writer = thread::spawn(move || fs::write(file, text));
    let (code, _, err) = run(&from_fifo, &["import", fifo.to_str().expect("a path")]);
    assert_eq!(code, 0, "{err}");
    writer.join().expect("no panic").expect("it is written");
    let (code, _, err) = run(&Folder::new(), &["import", "/dev/null"]);
    assert!(code == 2 && err.contains("not a file that Zugzwang has saved"), "{err}");
}

#[test]
fn an_import_replaces_what_links_lead_to() {
    let (folder, elsewhere) = (lived_in(3), Folder::new());
    let moved: PathBuf = elsewhere.path().join("path.json");
    fs::rename(folder.path().join("path.json"), &moved).expect("it is moved");
    std::os::unix::fs::symlink(&moved, folder.path().join("path.json")).expect("a link");
    assert_eq!(import(&folder, bundle(&[("path.json", EMPTY)])).0, 0);
    assert!(folder.path().join("path.json").is_symlink());
    assert_eq!(fs::read_to_string(moved).expect("it is there"), EMPTY);
}

#[test]
fn what_nobody_can_read_is_renamed_when_it_is_replaced() {
    let folder = lived_in(1);
    fs::write(folder.path().join("path.json"), "garbage").expect("it is written");
    let (code, out, _) = import(&folder, bundle(&[("path.json", EMPTY)]));
    assert_eq!((code, out.as_str()), (0, "1 file was loaded.\n"));
    assert_eq!(fs::read_to_string(folder.path().join("path.json.broken-1")).expect("it is there"), "garbage");
}

#[test]
fn programs_that_win_side_by_side_while_another_holds_the_lock_all_count() {
    const COUNT: u64 = 20;
    let folder = Folder::new();
    let lock = fs::File::create(folder.path().join("lock")).expect("it is made");
    lock.lock().expect("nobody has it");
    let words = ["play", "--plain", "subtraction", "c=3", "m=3", "--you", "first", "--opponent", "perfect"];
    let playing: Vec<_> = (0..COUNT)
        .map(|_| {
            let mut play = at(&folder, &words);
            play.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
            let mut play = play.spawn().expect("it runs");
            std::io::Write::write_all(&mut play.stdin.take().expect("a pipe"), b"3\nquit\n").expect("it reads");
            play
        })
        .collect();
    thread::sleep(Duration::from_secs(4));
    drop(lock);
    for play in playing {
        let output = play.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{output:?}");
    }
    let results = storage(folder.path()).results("subtraction").expect("they are read");
    assert_eq!(results.against("perfect").won, COUNT);
}
