//! The program for Windows under Wine, compared with this one. `.ci/cross` builds it and names it in `WINDOWS_PROGRAM`; without that
//! these tests say so and pass.

use std::{
    env, fs,
    io::Write,
    path::Path,
    process::{Child, Command, Output, Stdio},
};

use crate::common::{Folder, binary::program};

/// Returns the program under Wine, in English; `None` if there is none to test.
fn windows() -> Option<Command> {
    let Some(file) = env::var_os("WINDOWS_PROGRAM") else {
        println!("WINDOWS_PROGRAM is not set, so the program for Windows was not tested: .ci/cross does that.");
        return None;
    };
    let mut command = Command::new("wine");
    // The data folder of Wine's own user is nobody's.
    command.arg(file).env("LC_ALL", "C.UTF-8").env("WINEDEBUG", "-all");
    command.env_remove("XDG_CONFIG_HOME").env_remove("XDG_DATA_HOME");
    Some(command)
}

/// Starts a program with this input.
fn started(mut program: Command, input: &str) -> Child {
    let program = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().expect("the program starts");
    // It may end before it has read everything.
    let _ = child.stdin.take().expect("input is a pipe").write_all(input.as_bytes());
    child
}

fn ended(child: Child) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    let [stdout, stderr] = [stdout, stderr].map(|bytes| String::from_utf8(bytes).expect("output is UTF-8"));
    (status.code(), stdout, stderr)
}

/// A path as Windows sees it under Wine.
fn seen(path: &Path) -> String {
    format!("Z:{}", path.display()).replace('/', "\\")
}

/// Plays line by line in a folder, with lines that end as on Windows. Returns what was said.
fn played(windows: Command, folder: &Path, lines: &[&str]) -> String {
    let mut windows = windows;
    windows.args(["play", "nim", "heaps=1,2", "--plain", "--opponent", "perfect", "--data", &seen(folder)]);
    let (code, said, complaint) = ended(started(windows, &(lines.join("\r\n") + "\r\n")));
    assert_eq!((code, complaint.as_str()), (Some(0), ""), "{said}");
    said
}

#[test]
fn commands_answer_as_on_unix() {
    let commands = [
        "--version",
        "nim",
        "list",
        "list --json --lang zh",
        "solve nim heaps=3,4,5",
        "solve nim heaps=1,,2",
        "solve #5",
        "solve ticktacktwo --json",
        "puzzle nim#7 --lang ru",
        "lesson --list --lang bg",
        "nimbers 0.77 --to 20",
        "map wythoff --size 40x20",
        "frame nim heaps=3,4,5 --size 80x24",
        "frame wythoff --size 80x24 --format ansi --theme dark --tell all",
        "frame gold --size 80x24 --format svg",
        "frame nim heaps=3,4,5 --projector --ascii --theme mono --format ansi",
        "worksheet nim --seed 3",
        "completions bash",
        "complete play nim heaps=",
        "man",
        "play nim",
    ];
    for command in commands {
        let Some(mut windows) = windows() else { return };
        let mut unix = program();
        for program in [&mut windows, &mut unix] {
            program.args(command.split(' '));
        }
        let [theirs, ours] = [windows, unix].map(|program| ended(started(program, "")));
        assert_eq!(theirs, ours, "{command}");
    }
}

#[test]
fn help_has_the_same_words_as_on_unix() {
    // The width of Wine's console has nothing to do with ours.
    let words = |program: Command| {
        let (code, said, complaint) = ended(started(program, ""));
        (code, said.split_whitespace().map(ToOwned::to_owned).collect::<Vec<_>>(), complaint)
    };
    for command in [&["--help"][..], &["play", "--help"], &["frame", "--help", "--lang", "ru"]] {
        let Some(mut windows) = windows() else { return };
        let mut unix = program();
        windows.args(command);
        unix.args(command);
        assert_eq!(words(windows), words(unix), "{command:?}");
    }
}

#[test]
fn files_with_any_name_may_have_the_marks_of_windows() {
    let folder = Folder::new();
    let file = folder.path().join("Größe und Übung.txt");
    fs::write(&file, "\u{feff}nim heaps=3,4,5\r\nwythoff row=1 col=2\r\n").expect("the file can be written");
    let settings = folder.path().join("meine Einstellungen.toml");
    fs::write(&settings, "# mine\r\nlanguage = \"ru\"\r\n").expect("the file can be written");
    let Some(mut windows) = windows() else { return };
    windows.args(["solve", "--json", "--from", &seen(&file), "--config", &seen(&settings)]);
    let (code, said, complaint) = ended(started(windows, ""));
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
    let moves: Vec<bool> = said.lines().map(|line| line.contains(r#""outcome":"#)).collect();
    assert_eq!(moves, [true, true], "{said}");
}

#[test]
fn games_are_saved_whatever_is_in_the_way() {
    let folder = Folder::new();
    let data = folder.path().join("daten ü");
    let Some(program) = windows() else { return };
    let said = played(program, &data, &["2:1", "save größe 1", "save nul", "quit"]);
    assert!(said.contains("Saved as größe 1.") && said.contains("it is a device, not a file"), "{said}");
    assert!(data.join("saves/größe 1.json").is_file() && !data.join("saves/nul.json").exists());
    let unfinished = data.join("unfinished/nim.json");
    fs::write(&unfinished, "not a game").expect("the file can be written");
    let Some(program) = windows() else { return };
    let said = played(program, &data, &["2:1", "quit"]);
    assert!(said.contains("An unreadable file was renamed to"), "{said}");
    let aside = fs::read_to_string(data.join("unfinished/nim.json.broken-1")).expect("the file is there");
    assert_eq!(aside, "not a game");
    assert!(unfinished.is_file());
    let litter = fs::read_dir(&data).expect("a folder").flatten();
    let litter = litter.filter(|entry| entry.file_name().as_encoded_bytes().starts_with(b".atomicwrite"));
    assert_eq!(litter.count(), 0);
}

#[test]
fn programs_at_once_count_every_result() {
    const GAMES: usize = 4;
    let folder = Folder::new();
    let mut running = Vec::new();
    for _ in 0..GAMES {
        let Some(mut windows) = windows() else { return };
        windows.args(["play", "nim", "heaps=1", "--plain", "--data", &seen(folder.path())]);
        running.push(started(windows, "1:1\r\nquit\r\n"));
    }
    for child in running {
        let (code, said, _) = ended(child);
        assert_eq!(code, Some(0), "{said}");
    }
    let results = fs::read_to_string(folder.path().join("results/nim.json")).expect("the results are there");
    assert!(results.contains(&format!("\"won\": {GAMES},")), "{results}");
}
