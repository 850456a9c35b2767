//! A room uses only the rooms below it, and only the highest use the system.

use std::{collections::BTreeSet, fs, path::PathBuf};

use crate::common::sources::{files as files_below, read, root, without_tests};

/// The rooms from lowest to highest, the reverse of the table in `src/lib.rs`.
const FLOORS: [&str; 10] = ["look", "words", "play", "teach", "keep", "screens", "app", "picture", "terminal", "cli"];

/// Crates and modules that a browser lacks. Rooms from `picture` on may use them.
const SYSTEM: [&str; 11] = [
    "clap",
    "crossterm",
    "crossterm_winapi",
    "directories",
    "rustix",
    "signal_hook",
    "sys_locale",
    "tokio",
    "atomicwrites",
    "std::os",
    "std::net",
];

fn sources() -> PathBuf {
    root().join("src")
}

/// Returns every file of a room with its code, without comments and tests.
fn files(room: &str) -> Vec<(PathBuf, String)> {
    let front = sources().join(room).with_extension("rs");
    let all = [front].into_iter().chain(files_below(&sources().join(room), ".rs"));
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("text");
        let is_code = |line: &&str| !line.trim_start().starts_with("//");
        let code = without_tests(&text).lines().filter(is_code).collect::<Vec<_>>().join("\n");
        (path, code)
    };
    all.filter(|path| !path.ends_with("tests.rs")).map(read).collect()
}

/// Returns the rooms named after `crate::`, also within groups.
fn named(code: &str) -> BTreeSet<String> {
    let mut rooms = BTreeSet::new();
    for rest in code.split("crate::").skip(1) {
        let first = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
        let Some(group) = rest.strip_prefix('{') else {
            rooms.insert(first(rest));
            continue;
        };
        let (mut depth, mut part) = (0_u32, String::new());
        for sign in group.chars() {
            match sign {
                '}' if depth == 0 => break,
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    rooms.insert(first(part.trim_start()));
                    part.clear();
                }
                _ => {}
            }
            part.push(if sign == ',' && depth == 0 { ' ' } else { sign });
        }
        rooms.insert(first(part.trim_start()));
    }
    // After the last comma of a group there is nothing.
    rooms.remove("");
    rooms
}

#[test]
fn names_after_crate_are_found_in_groups_too() {
    let code = "use crate::{\n    look::{Look, align},\n    say, words,\n};\nlet x = crate::play::seed::any();";
    assert_eq!(Vec::from_iter(named(code)), ["look", "play", "say", "words"]);
}

#[test]
fn every_room_has_a_floor_and_a_front_page() {
    let library = fs::read_to_string(sources().join("lib.rs")).expect("text");
    let rooms: BTreeSet<&str> =
        library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    assert_eq!(rooms, BTreeSet::from(FLOORS));
    for room in rooms {
        let page = fs::read_to_string(sources().join(room).with_extension("rs")).expect("text");
        assert!(page.starts_with("//! "), "{room} has no front page text");
        assert!(library.contains(&format!("| [`{room}`] |")), "{room} is not in the table in src/lib.rs");
    }
}

#[test]
fn a_room_uses_only_those_below_it() {
    for (floor, room) in FLOORS.iter().enumerate() {
        for (path, code) in files(room) {
            for other in named(&code) {
                let known = FLOORS.iter().position(|room| *room == other);
                assert!(known.is_none_or(|known| known <= floor), "{} uses {other}, which is above it", path.display());
            }
        }
    }
}

#[test]
fn rooms_shared_with_a_browser_do_not_use_the_system() {
    let shared = FLOORS.iter().take_while(|room| **room != "picture");
    for (path, code) in shared.flat_map(|room| files(room)) {
        for name in SYSTEM {
            let uses = [format!("use {name}"), format!("{name}::")].iter().any(|used| code.contains(used));
            assert!(!uses, "{} uses {name}", path.display());
        }
    }
}

#[test]
fn only_the_boundary_asks_which_system_it_is() {
    let boundary = sources().join("terminal/system");
    for (path, code) in FLOORS.iter().flat_map(|room| files(room)) {
        let asks = ["cfg(unix)", "cfg(windows)", "target_os", "target_family", "std::os::"];
        let asks = asks.iter().find(|question| code.contains(**question));
        let may = path.starts_with(&boundary) || path == boundary.with_extension("rs");
        assert!(may || asks.is_none(), "{}: {asks:?}", path.display());
    }
}

/// Returns the path in a mangled name: `7screens4home` is `["screens", "home"]`.
fn demangled(mut name: &str) -> Vec<&str> {
    let mut path = Vec::new();
    loop {
        let digits = name.len() - name.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let Ok(length) = name[..digits].parse::<usize>() else { return path };
        path.push(&name[digits..digits + length]);
        name = &name[digits + length..];
    }
}

#[test]
fn every_function_placed_apart_by_the_linker_script_exists() {
    let script = read("build/later.ld");
    let patterns = || script.split_whitespace().filter(|word| word.contains(".text."));
    let mangled: Vec<_> = patterns().filter_map(|word| Some(demangled(word.split_once("8zugzwang")?.1))).collect();
    assert!(mangled.len() > 20, "{mangled:?}");
    for path in mangled {
        let room = sources().join(path.join("/"));
        let (function, parent) = path.split_last().expect("a valid name");
        let parent = sources().join(parent.join("/")).with_extension("rs");
        let is_function = fs::read_to_string(parent).is_ok_and(|text| text.contains(&format!("fn {function}(")));
        assert!(room.with_extension("rs").is_file() || is_function, "{path:?}");
    }
    let spelled: Vec<_> = patterns().filter_map(|word| word.split_once("zugzwang..")).map(|(_, path)| path).collect();
    assert!(spelled.len() > 5, "{spelled:?}");
    for path in spelled {
        let path = path.trim_end_matches([')', '*']);
        let (room, begins) = path.split_once("..").unwrap_or(("", path));
        let files = fs::read_dir(sources().join(room)).expect("a room");
        let mut names = files.map(|entry| entry.expect("an entry").file_name().into_string().expect("text"));
        assert!(names.any(|name| name.starts_with(begins)), "{path}");
    }
}
