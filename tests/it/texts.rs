//! Words: every one that is said exists, none is left over, and the README names the keys there are.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Mutex,
};

use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::boards,
    screens::{action::Action, help_rows, keymap::Context},
    teach::path,
};
use zugzwang_engine::Kind;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every message id of the English texts.
fn ids() -> BTreeSet<String> {
    let sources = files(&root().join("assets/locales/en"), ".ftl");
    let all: Vec<String> = sources.iter().map(|path| read(path)).collect();
    let lines = all.iter().flat_map(|text| text.lines());
    let id = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
    lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(id).collect()
}

/// Every text in quotes in the program's own source.
fn quoted() -> BTreeSet<String> {
    let sources: Vec<String> = files(&root().join("src"), ".rs").iter().map(|path| read(path)).collect();
    sources.iter().flat_map(|source| source.split('"')).map(ToOwned::to_owned).collect()
}

/// The ids that are put together from a game's parts.
fn composed() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in boards::ALL {
        let id = entry.game.id;
        let own = ["title", "rule", "notation", "axis-x"].map(|part| format!("{id}-{part}"));
        ids.extend(own);
        ids.extend(["about", "smaller", "look", "idea"].map(|part| format!("{part}-{id}")));
        ids.extend(entry.game.presets.iter().map(|preset| format!("{id}-preset-{}", preset.id)));
        let fields = entry.game.fields.iter().filter(|field| field.name != "last");
        ids.extend(fields.map(|field| format!("{id}-field-{}", field.name)));
        for field in entry.game.fields {
            if let Kind::Word { form, .. } = field.kind {
                ids.insert(format!("{id}-form-{form}"));
            }
        }
        ids.extend(rules(id));
        let map = entry.game.map(&[""; 0]).expect("the defaults are a setup");
        let plane = map.map(|map| map.plane());
        let axes = plane.into_iter().flat_map(|plane| [Some(plane.across), plane.up, plane.slice]);
        ids.extend(axes.flatten().map(|axis| format!("axis-{}", axis.name)));
    }
    ids.extend(zugzwang::teach::lesson::all().0.iter().flat_map(zugzwang::teach::lesson::Lesson::texts));
    ids.extend(zugzwang::play::board::Side::ALL.map(|side| format!("side-{side}")));
    ids.extend(Action::ALL.iter().map(|action| action.text().to_owned()));
    ids.extend(Context::ALL.iter().map(|context| context.text().to_owned()));
    ids.extend(path::STATIONS.iter().map(|station| format!("station-{}", station.id)));
    ids.extend(path::stops().map(|stop| format!("stop-{}", stop.id)));
    ids.extend(["lessons", "puzzles", "lab", "plan", "shelf", "demo"].map(|beside| format!("beside-{beside}")));
    ids.extend(["pairs", "teams", "ask", "lesson", "sheets"].map(|part| format!("plan-{part}")));
    ids.insert("field-last".to_owned());
    ids.extend(["wins", "loses"].map(|last| format!("said-last-{last}")));
    ids
}

/// The texts of the rules that a game says were broken: named by literal keys in its module.
fn rules(game: &str) -> Vec<String> {
    let module = root().join("engine/src/games").join(game.replace('-', "_"));
    let mut sources = vec![module.with_extension("rs")];
    if module.is_dir() {
        sources.extend(files(&module, ".rs"));
    }
    let sources: Vec<String> = sources.iter().map(|path| read(path)).collect();
    let keys = sources.iter().flat_map(|source| source.split("Rule { key: \"").skip(1));
    keys.filter_map(|rest| rest.split('"').next()).map(|key| format!("{game}-{key}")).collect()
}

/// The ids that a game may have: its own word for its parts, the name of a second axis, and what stands above a list of what its
/// moves' numbers mean.
fn optional() -> BTreeSet<String> {
    let own = |entry: &boards::Entry| {
        ["part", "axis-y", "legend", "move", "till", "hidden", "sizes"].map(|part| format!("{}-{part}", entry.game.id))
    };
    // Where a setup has numbers, its rule is told with them.
    let ruled = boards::ALL.iter().map(|entry| format!("rule-{}", entry.game.id));
    boards::ALL.iter().flat_map(own).chain(ruled).chain(["part".to_owned()]).collect()
}

#[test]
fn every_text_is_said_somewhere_and_every_text_said_exists() {
    let (ids, quoted, composed, optional) = (ids(), quoted(), composed(), optional());
    for id in &composed {
        assert!(ids.contains(id), "the text {id} is missing");
    }
    for id in &ids {
        // A beat of a reason is said at other levels of language by messages of their own.
        let told = ["plain-", "picture-"].iter().find_map(|level| id.strip_prefix(level)).unwrap_or(id);
        let said = composed.contains(id) || optional.contains(id) || quoted.contains(id) || quoted.contains(told);
        assert!(said, "nobody says {id}");
    }
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let sources: Vec<String> = files(&root().join("src"), ".rs").iter().map(|path| read(path)).collect();
    let said = sources.iter().flat_map(|source| source.split("say!(").skip(1));
    let keys = said.filter_map(|call| call.split('"').nth(1).filter(|_| call.find('"') < call.find(')')));
    for key in keys.filter(|key| !key.contains(['{', ' ']) && key.contains('-')) {
        assert!(look.texts.has(key), "{key} is said but is no text");
    }
    for id in optional.iter().filter(|id| id.ends_with("part") && look.texts.has(id)) {
        assert!(look.texts.has(&format!("{id}.many")), "{id} has no word for many");
    }
}

#[test]
fn every_action_and_every_context_has_its_words() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    for action in Action::ALL.iter().copied() {
        assert!(look.texts.has(action.text()), "{action:?}");
        assert!(look.texts.has(&format!("{}.short", action.text())), "{action:?}");
    }
    for context in Context::ALL.iter().copied() {
        assert!(look.texts.has(context.text()), "{context:?}");
    }
}

/// The README's table of keys.
fn key_table() -> String {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let context = |context: Context| {
        let row = |(keys, sentence): (String, String)| format!("| `{keys}` | {sentence} |\n");
        let rows: String = help_rows(context, &look).into_iter().map(row).collect();
        format!("\n**{}**\n\n| keys | what they do |\n| --- | --- |\n{rows}", look.say(context.text(), &[]))
    };
    Context::ALL.iter().copied().map(context).collect::<String>() + "\n"
}

/// What the command prints.
fn printed(args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zugzwang"));
    command.env("LC_ALL", "C.UTF-8").env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"));
    let output = command.args(args).output().expect("the binary runs");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("output is text")
}

/// Holds what stands between two marks of the README against what should; with `UPDATE_README`, writes it there.
fn between(begin: &str, end: &str, wanted: &str) {
    // Tests of this file run side by side, and two of them write the same one.
    static README: Mutex<()> = Mutex::new(());
    let _alone = README.lock();
    let path = root().join("README.md");
    let readme = read(&path);
    let (before, rest) = readme.split_once(begin).unwrap_or_else(|| panic!("the README has no {begin}"));
    let (now, after) = rest.split_once(end).unwrap_or_else(|| panic!("the README has no {end}"));
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(&path, format!("{before}{begin}{wanted}{end}{after}")).expect("the README can be written");
    } else {
        assert_eq!(now, wanted, "UPDATE_README=1 cargo test --test it texts writes it anew");
    }
}

#[test]
fn the_readme_names_the_keys_there_are() {
    between("<!-- keys -->\n", "<!-- /keys -->", &key_table());
}

#[test]
fn the_readme_tells_what_machines_learn_from_which_teacher() {
    for command in ["learn nim heaps=3,4,5 --compare --games 30000", "learn nim heaps=1,2,3 --compare --games 3000"] {
        let table = printed(&command.split(' ').collect::<Vec<_>>());
        between(&format!("<!-- {command} -->\n"), "<!-- /learn -->", &format!("\n{table}\n"));
        let readme = read(&root().join("README.md"));
        assert!(readme.contains(&format!("`zugzwang {command}`")), "the command that repeats it is named");
    }
    let shown = format!("$ zugzwang learn nim heaps=3,4,5\n{}```", printed(&["learn", "nim", "heaps=3,4,5"]));
    assert!(read(&root().join("README.md")).contains(&shown), "{shown}");
}

/// The README's table of games: a row each, in the order of the list.
#[test]
fn the_readme_names_the_games_there_are() {
    let readme = read(&root().join("README.md"));
    let (_, table) = readme.split_once("| id | game | the reason |\n").expect("there is a table of games");
    let rows = table.lines().skip(1).take_while(|line| line.starts_with("| `"));
    let named: Vec<&str> = rows.filter_map(|row| row.split('`').nth(1)).collect();
    let games: Vec<&str> = boards::ALL.iter().map(|entry| entry.game.id).collect();
    assert_eq!(named, games);
}
