//! README and book: the program prints the output they show and draws their pictures, and their links lead somewhere.
//!
//! `UPDATE_DOCS=1 cargo test --test it docs` updates them.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::common::sources::{files, read, root};
use zugzwang::{
    keep::settings::Settings,
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::boards,
    screens::{action::Action, help_rows, keymap::Context},
};

fn is_updated() -> bool {
    env::var_os("UPDATE_DOCS").is_some()
}

/// Returns the README and every page of the book.
fn pages() -> Vec<PathBuf> {
    let mut found = files(&root().join("docs"), ".md");
    found.push(root().join("README.md"));
    found.sort();
    found
}

/// Serializes the tests that write pages.
fn serialized() -> MutexGuard<'static, ()> {
    static PAGES: Mutex<()> = Mutex::new(());
    PAGES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Compares a file with its expected content, or writes it.
fn compare_or_update(path: &Path, wanted: &str) {
    if is_updated() {
        fs::write(path, wanted).expect("the page can be written");
    } else {
        let now = fs::read_to_string(path).unwrap_or_default();
        assert_eq!(now, wanted, "{}: UPDATE_DOCS=1 cargo test --test it docs", path.display());
    }
}

/// Runs a line of shell, with the program in the path and a home folder of its own.
fn shell(line: &str, home: &Path) -> Output {
    let program = Path::new(env!("CARGO_BIN_EXE_zugzwang")).parent().expect("a folder");
    let path = env::var("PATH").unwrap_or_default();
    let mut command = Command::new("sh");
    command.args(["-c", line]).current_dir(home).env("PATH", format!("{}:{path}", program.display()));
    command.env("LC_ALL", "C.UTF-8").env("HOME", home).env_remove("LANGUAGE");
    for folder in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
        command.env(folder, home);
    }
    command.output().expect("the shell runs")
}

/// Creates an empty home folder for a test, with the files that pages define.
fn home(name: &str) -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs").join(name);
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).expect("a folder");
    for page in pages() {
        for part in read(&page).split("<!-- file ").skip(1) {
            let (name, rest) = part.split_once(" -->\n```toml\n").expect("a file is a block of TOML");
            let (text, _) = rest.split_once("```").expect("the block ends");
            fs::write(home.join(name), text).expect("the file can be written");
        }
    }
    home
}

/// Returns the blocks of a page in one language.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    let after = page.split(fence.as_str()).skip(1);
    after.map(|rest| rest.split_once("```").expect("the block ends").0).collect()
}

/// Returns whether the output matches what the page shows, where a line of three dots stands for any lines.
fn matches_shown(shown: &str, printed: &str) -> bool {
    let shown = format!("\n{shown}");
    match shown.split_once("\n...\n") {
        None => shown[1..] == *printed,
        Some((start, end)) => printed.starts_with(start.trim_start_matches('\n')) && printed.ends_with(end),
    }
}

/// Returns a block of commands with their present output.
fn printed(block: &str, home: &Path) -> String {
    let command = |part: &str| {
        let (line, shown) = part.split_once('\n').expect("a command is one line");
        let Output { status, stdout, stderr } = shell(line, home);
        assert!(status.success(), "{line}: {}", String::from_utf8_lossy(&stderr));
        let told = String::from_utf8(stdout).expect("output is UTF-8");
        format!("$ {line}\n{}", if matches_shown(shown, &told) { shown } else { &told })
    };
    block.split("$ ").skip(1).map(command).collect()
}

#[test]
fn every_command_prints_what_is_shown() {
    let _alone = serialized();
    let home = home("console");
    for path in pages() {
        let page = read(&path);
        let mut wanted = page.clone();
        for block in blocks(&page, "console") {
            wanted = wanted.replacen(block, &printed(block, &home), 1);
        }
        compare_or_update(&path, &wanted);
    }
}

/// Returns the commands a page names without their output: whole lines of shell, and text in backticks.
fn named_commands(page: &str) -> Vec<String> {
    let lines = blocks(page, "sh").into_iter().flat_map(str::lines);
    let prose: String = page.split("```").step_by(2).collect();
    let inline: Vec<String> = prose.split('`').skip(1).step_by(2).map(|span| span.replace('\n', " ")).collect();
    let all = lines.chain(inline.iter().map(String::as_str)).filter_map(|line| line.trim().strip_prefix("zugzwang "));
    // A comment follows the command.
    let command = |line: &str| {
        [" >", " |", " # ", "  #"].iter().fold(line, |line, end| line.split(end).next().unwrap_or(line)).to_owned()
    };
    all.map(command).collect()
}

#[test]
fn every_command_named_is_valid() {
    let home = home("named");
    let mut seen = BTreeSet::new();
    for path in pages() {
        for line in named_commands(&read(&path)) {
            if seen.insert(line.clone()) {
                let Output { status, stderr, .. } = shell(&format!("zugzwang {line} --help"), &home);
                let why = String::from_utf8_lossy(&stderr);
                assert!(status.success(), "{}: zugzwang {line}: {why}", path.display());
            }
        }
    }
    assert!(seen.len() > 40, "{}", seen.len());
}

/// Returns whether a line of shell ends without a person at the keyboard.
fn ends_by_itself(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        ["mkdir", ..] | ["zugzwang", "lesson", "--list", ..] => true,
        ["zugzwang", "play" | "lesson" | "demo", ..] => false,
        ["zugzwang", ..] => true,
        _ => false,
    }
}

#[test]
fn every_line_of_shell_succeeds() {
    let home = home("shell");
    let mut run = 0;
    for path in pages() {
        let page = read(&path);
        for line in blocks(&page, "sh").into_iter().flat_map(str::lines).filter(|line| ends_by_itself(line)) {
            let Output { status, stderr, .. } = shell(line, &home);
            assert!(status.success(), "{}: {line}: {}", path.display(), String::from_utf8_lossy(&stderr));
            run += 1;
        }
    }
    assert!(run > 20, "{run}");
}

#[test]
fn every_picture_is_drawn_by_the_command_above_it() {
    let _alone = serialized();
    let home = home("pictures");
    let mut drawn = BTreeSet::new();
    for path in pages() {
        for part in read(&path).split("<!-- zugzwang ").skip(1) {
            let (line, rest) = part.split_once(" -->\n").expect("the comment is one line");
            let (_, target) = rest.split_once("](").expect("a picture follows");
            let target = target.split(')').next().expect("the picture has a file name");
            let Output { status, stdout, stderr } = shell(&format!("zugzwang {line}"), &home);
            assert!(status.success(), "{line}: {}", String::from_utf8_lossy(&stderr));
            let file = path.parent().expect("a folder").join(target);
            if is_updated() {
                fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            }
            compare_or_update(&file, &String::from_utf8(stdout).expect("the picture is text"));
            drawn.insert(file.canonicalize().expect("it exists"));
        }
    }
    for folder in ["docs/pictures", "docs/theories/pictures"] {
        for entry in fs::read_dir(root().join(folder)).expect("a folder") {
            let file = entry.expect("an entry").path().canonicalize().expect("it exists");
            assert!(drawn.contains(&file), "no command draws {}", file.display());
        }
    }
}

/// Returns the anchor of a heading.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    kept.chars()
        .filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign))
        .map(|sign| if sign == ' ' { '-' } else { sign })
        .collect()
}

fn anchors(page: &str) -> BTreeSet<String> {
    let prose: String = page.split("```").step_by(2).collect();
    prose.lines().filter(|line| line.starts_with('#')).map(|line| anchor(line.trim_start_matches('#'))).collect()
}

/// Returns the links of a page: paths and anchors.
fn links(page: &str) -> Vec<(String, String)> {
    let prose: String = page.split("```").step_by(2).collect();
    let targets = prose.split("](").skip(1).filter_map(|rest| rest.split(')').next()).map(ToOwned::to_owned);
    let own = targets.filter(|target| !target.contains("://"));
    own.map(|target| {
        target.split_once('#').map_or((target.clone(), String::new()), |(to, at)| (to.to_owned(), at.to_owned()))
    })
    .collect()
}

#[test]
fn every_link_leads_somewhere() {
    let more = ["ARCHITECTURE.md", "CONTRIBUTING.md", "engine/README.md"].map(|name| root().join(name));
    for path in pages().into_iter().chain(more) {
        for (to, at) in links(&read(&path)) {
            let file = if to.is_empty() { path.clone() } else { path.parent().expect("a folder").join(&to) };
            assert!(file.exists(), "{}: {to}", path.display());
            assert!(at.is_empty() || anchors(&read(&file)).contains(&at), "{}: {to}#{at}", path.display());
        }
    }
}

/// Reading on leads to every page, and from the README each is at most two links away.
#[test]
fn every_page_can_be_reached_from_the_front() {
    let front = root().join("README.md");
    let reached = |from: &BTreeSet<PathBuf>| -> BTreeSet<PathBuf> {
        let next = from.iter().flat_map(|path| {
            let folder = path.parent().expect("a folder").to_owned();
            links(&read(path)).into_iter().map(move |(to, _)| folder.join(to))
        });
        let pages = next.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
        pages.map(|path| path.canonicalize().expect("it exists")).collect()
    };
    let first = reached(&BTreeSet::from([front.clone()]));
    let second: BTreeSet<PathBuf> = reached(&first).union(&first).cloned().collect();
    let summary = reached(&BTreeSet::from([root().join("docs/SUMMARY.md")]));
    for page in pages().into_iter().filter(|page| *page != front && !page.ends_with("SUMMARY.md")) {
        let page = page.canonicalize().expect("it exists");
        assert!(second.contains(&page), "{} is more than two links away", page.display());
        assert!(summary.contains(&page), "SUMMARY.md does not link to {}", page.display());
    }
}

#[test]
fn the_readme_is_short_and_says_how_to_start() {
    let readme = read("README.md");
    assert!(readme.lines().count() <= 150, "{} lines", readme.lines().count());
    let first: Vec<&str> = readme.lines().take(25).collect();
    for command in ["cargo run --release", "cargo test --workspace"] {
        assert!(first.iter().any(|line| line.starts_with(command)), "{command} is on the first screen");
    }
    let games = format!("{} two-player games", boards::ALL.len());
    assert!(first.iter().any(|line| line.contains(&games)), "{games}");
}

/// Returns a table of the keys and what they do on which screens.
fn keys() -> String {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let mut order: Vec<String> = Vec::new();
    let mut found: BTreeMap<String, Vec<(String, Vec<String>)>> = BTreeMap::new();
    for context in Context::ALL.iter().copied() {
        let screen = look.say(context.text(), &[]);
        for (keys, sentence) in help_rows(context, &look) {
            for key in keys.split(' ').map(ToOwned::to_owned) {
                let does = found.entry(key.clone()).or_insert_with(|| {
                    order.push(key);
                    Vec::new()
                });
                match does.iter_mut().find(|(told, _)| *told == sentence) {
                    Some((_, screens)) => screens.push(screen.clone()),
                    None => does.push((sentence.clone(), vec![screen.clone()])),
                }
            }
        }
    }
    let others = |screens: &[String]| -> Vec<String> {
        let every = Context::ALL.iter().map(|context| look.say(context.text(), &[]));
        every.filter(|screen| !screens.contains(screen)).collect()
    };
    let place = |screens: &[String]| match others(screens) {
        without if without.is_empty() => "everywhere".to_owned(),
        without if without.len() <= screens.len() => format!("everywhere but: {}", without.join("; ")),
        _ => screens.join("; "),
    };
    let row = |key: &String| {
        let told = found[key].iter().map(|(sentence, screens)| format!("{sentence} *({})*", place(screens)));
        format!("| `{key}` | {} |\n", told.collect::<Vec<_>>().join("<br>"))
    };
    let rows: String = order.iter().map(row).collect();
    format!("\n| key | what it does, and where |\n| --- | --- |\n{rows}\n")
}

/// Returns a table of the actions by the names they have in the settings, with their keys on all screens.
fn actions() -> String {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let row = |action: &Action| {
        let mut keys: Vec<String> = Vec::new();
        for key in Context::ALL.iter().flat_map(|context| look.keymap().keys(*context, *action)) {
            let name = format!("`{}`", key.name(look.glyphs().arrows));
            if !keys.contains(&name) {
                keys.push(name);
            }
        }
        format!("| `{}` | {} | {} |\n", action.name(), keys.join(" "), look.say(action.text(), &[]))
    };
    let rows: String = Action::ALL.iter().map(row).collect();
    format!("\n| action | keys | what it does |\n| --- | --- | --- |\n{rows}\n")
}

/// Compares the part of a page between two marks with its expected content.
fn between(page: &str, begin: &str, end: &str, wanted: &str) {
    let path = root().join(page);
    let text = read(&path);
    let (before, rest) = text.split_once(begin).unwrap_or_else(|| panic!("{page} has no {begin}"));
    let (_, after) = rest.split_once(end).unwrap_or_else(|| panic!("{page} has no {end}"));
    compare_or_update(&path, &format!("{before}{begin}{wanted}{end}{after}"));
}

#[test]
fn the_settings_in_the_book_are_valid_and_complete() {
    let page = read("docs/players.md");
    let [block] = blocks(&page, "toml")[..] else { panic!("one block of settings") };
    let settings: Settings = toml::from_str(block).expect("the settings are valid");
    let all = format!("{settings:?}");
    assert!(!all.contains("None"), "{all}");
}

#[test]
fn the_book_lists_the_keys() {
    let _alone = serialized();
    between("docs/keys.md", "<!-- keys -->\n", "<!-- /keys -->", &keys());
    between("docs/keys.md", "<!-- actions -->\n", "<!-- /actions -->", &actions());
}

#[test]
fn the_book_says_what_machines_learn_from_each_teacher() {
    let _alone = serialized();
    let home = home("learn");
    for command in ["learn nim heaps=3,4,5 --compare --games 30000", "learn nim heaps=1,2,3 --compare --games 3000"] {
        let Output { stdout, .. } = shell(&format!("zugzwang {command}"), &home);
        let table = String::from_utf8(stdout).expect("output is UTF-8");
        between("docs/matchboxes.md", &format!("<!-- {command} -->\n"), "<!-- /learn -->", &format!("\n{table}\n"));
    }
}

/// The table has a row for each game, in the order of the list, and each game has a page about its theory.
#[test]
fn the_book_lists_the_games() {
    let page = read("docs/games.md");
    let (_, table) = page.split_once("| id | game | the reason |\n").expect("the page has a table of games");
    let rows = table.lines().skip(1).take_while(|line| line.starts_with("| "));
    let named: Vec<&str> = rows.filter_map(|row| row.split('`').nth(1)).collect();
    let games: Vec<&str> = boards::ALL.iter().map(|entry| entry.game.id).collect();
    assert_eq!(named, games);
    for game in games {
        assert!(root().join(format!("docs/theories/{game}.md")).exists(), "{game} has a page");
    }
}
