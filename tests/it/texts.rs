//! Messages: every one used exists, and every one that exists is used.

use std::collections::BTreeSet;

use crate::common::sources::{files, read, root};
use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::boards,
    screens::{action::Action, keymap::Context},
    teach::path,
};
use zugzwang_engine::Kind;

/// Returns every message id of the English texts, and every attribute as `id.attribute`.
fn ids() -> [BTreeSet<String>; 2] {
    let sources = files(&root().join("assets/locales/en"), ".ftl");
    let all: Vec<String> = sources.iter().map(read).collect();
    let [mut ids, mut attributes] = [BTreeSet::new(), BTreeSet::new()];
    let mut id = "";
    for name in all.iter().flat_map(|text| text.lines()).filter_map(|line| Some(line.split_once(" =")?.0)) {
        if name.starts_with(|c: char| c.is_ascii_lowercase()) {
            id = name;
            ids.insert(id.to_owned());
        } else if let Some(attribute) = name.strip_prefix("    .") {
            attributes.insert(format!("{id}.{attribute}"));
        }
    }
    [ids, attributes]
}

/// Returns every message that another refers to.
fn spoken() -> BTreeSet<String> {
    let sources = files(&root().join("assets/locales/en"), ".ftl");
    let all: Vec<String> = sources.iter().map(read).collect();
    let placed = all.iter().flat_map(|text| text.split("{ ").skip(1)).filter_map(|rest| rest.split_once(" }"));
    placed.map(|(name, _)| name.to_owned()).filter(|name| !name.contains([' ', '$'])).collect()
}

/// Returns the text of every source file.
fn sources() -> Vec<String> {
    files(&root().join("src"), ".rs").iter().map(read).collect()
}

/// Returns every quoted text in the program's source.
fn quoted() -> BTreeSet<String> {
    sources().iter().flat_map(|source| source.split('"')).map(ToOwned::to_owned).collect()
}

/// Returns the actions shown in a footer or on the line of a map's layers under their own short name.
fn in_footers() -> BTreeSet<String> {
    let named = |text: &str| -> Vec<String> {
        let names = text.split("Action::").skip(1);
        names.filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next()).map(ToOwned::to_owned).collect()
    };
    let mut actions = BTreeSet::new();
    for source in sources() {
        for (at, call) in source.match_indices("Hint::of(") {
            let given = &source[at..][..source[at..].find(", look)").unwrap_or(call.len())];
            let mapped = source[..at].rsplit([';', '{']).next().filter(|before| before.contains("].map(|"));
            actions.extend(named(given).into_iter().chain(named(mapped.unwrap_or_default())));
        }
        let short = source.split(".short\", Action::").skip(1);
        actions.extend(short.filter_map(|rest| rest.split('.').next()).map(ToOwned::to_owned));
        let layers = source.split("LAYERS: [(Action, &str)").nth(1).and_then(|rest| rest.split(';').nth(1));
        actions.extend(named(layers.unwrap_or_default()));
    }
    actions
}

/// Returns whether the attribute of a message is used through a computed id.
fn is_composed(id: &str, attribute: &str, footers: &BTreeSet<String>) -> bool {
    let begins = |with: &[&str]| with.iter().any(|with| id.starts_with(with));
    match attribute {
        "short" if id.starts_with("action-") => {
            Action::ALL.iter().any(|action| action.text() == id && footers.contains(&format!("{action:?}")))
        }
        "short" => begins(&["card-", "lesson-back-", "lesson-cue-", "program-op-"]),
        "past" => id.contains("-move") || id.starts_with("ticktacktwo-"),
        "about" => begins(&["beside-", "lab-row-", "plan-", "stop-"]),
        // The sentences of a case after its first.
        "move" | "then" | "so" => begins(&["told-", "picture-told-"]),
        "two" | "three" | "four" => begins(&["coach-says-"]),
        "promise" => begins(&["station-"]),
        "from" => ["place-start", "place-after"].contains(&id),
        "known" => ["play-proof", "status-hint", "why-advice"].contains(&id),
        "in" => ["worth-win", "worth-loss"].contains(&id),
        "wins" | "loses" => id == "field-last",
        "blue" | "red" => id == "hackenbush-field-begins",
        "vert" | "horz" => id == "domineering-field-begins",
        "many" => {
            id == "part"
                || boards::ALL.iter().any(|game| id == format!("{}-part", game.game.id) && counts_parts(game.game.id))
        }
        _ => false,
    }
}

/// Returns the source of a game's module.
fn module(game: &str) -> Vec<String> {
    let module = root().join("engine/src/games").join(game.replace('-', "_"));
    let mut sources = vec![module.with_extension("rs")];
    if module.is_dir() {
        sources.extend(files(&module, ".rs"));
    }
    sources.iter().map(read).collect()
}

/// Returns whether a game can report that a move is about too many parts.
fn counts_parts(game: &str) -> bool {
    module(game).iter().any(|source| source.contains("TooManyParts"))
}

/// Returns the ids computed from a game.
fn composed() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in boards::ALL {
        let id = entry.game.id;
        let own = ["title", "rule", "notation", "axis-x", "figure"].map(|part| format!("{id}-{part}"));
        ids.extend(own);
        ids.extend(["about", "smaller", "look"].map(|part| format!("{part}-{id}")));
        ids.extend(entry.game.presets.iter().map(|preset| format!("{id}-preset-{}", preset.id)));
        let fields = entry.game.fields.iter().filter(|field| field.name != "last");
        ids.extend(fields.map(|field| format!("{id}-field-{}", field.name)));
        for field in entry.game.fields {
            if let Kind::Word { form, .. } = field.kind {
                ids.insert(format!("{id}-form-{form}"));
            }
        }
        ids.extend(rules(id));
        let map = entry.game.map(&[""; 0]).expect("the defaults are a valid setup");
        let plane = map.map(|map| map.plane());
        let axes = plane.into_iter().flat_map(|plane| [Some(plane.across), plane.up, plane.slice]);
        ids.extend(axes.flatten().map(|axis| format!("axis-{}", axis.name)));
    }
    ids.extend(zugzwang::teach::lesson::all().0.iter().flat_map(zugzwang::teach::lesson::Lesson::texts));
    ids.extend(zugzwang::play::board::Side::ALL.map(|side| format!("side-{side}")));
    ids.extend(Action::ALL.iter().map(|action| action.text().to_owned()));
    ids.extend(Context::ALL.iter().map(|context| context.text().to_owned()));
    ids.extend(path::STATIONS.iter().map(|station| format!("station-{}", station.id)));
    ids.extend(path::stops().flat_map(|stop| ["stop", "trick"].map(|part| format!("{part}-{}", stop.id))));
    ids.extend(["lessons", "puzzles", "lab", "plan", "shelf", "demo"].map(|beside| format!("beside-{beside}")));
    ids.extend(["pairs", "teams", "ask", "lesson", "sheets"].map(|part| format!("plan-{part}")));
    let rows =
        ["game", "setup", "teacher", "games", "speed", "openings", "turns", "start", "win", "draw", "loss", "blame"];
    ids.extend(rows.into_iter().chain(["empty", "seed", "begin"]).map(|row| format!("lab-row-{row}")));
    ids.extend(of_the_page());
    ids.insert("field-last".to_owned());
    ids.extend(["wins", "loses"].map(|last| format!("said-last-{last}")));
    ids
}

/// Returns the ids that the page in a browser uses.
fn of_the_page() -> Vec<String> {
    let folder = root().join("web");
    let sources = files(&folder.join("src"), ".rs").into_iter().chain(files(&folder.join("page"), ".js"));
    let sources: Vec<String> = sources.chain([folder.join("page/index.html")]).map(|file| read(&file)).collect();
    let quoted = sources.iter().flat_map(|source| source.split(['"', '\'']));
    quoted.filter(|text| text.starts_with("web-")).map(ToOwned::to_owned).collect()
}

/// Returns the ids of the rules a game reports as broken: literal keys in its module.
fn rules(game: &str) -> Vec<String> {
    let sources = module(game);
    let keys = sources.iter().flat_map(|source| source.split("Rule { key: \"").skip(1));
    keys.filter_map(|rest| rest.split('"').next()).map(|key| format!("{game}-{key}")).collect()
}

/// Returns the ids a game may have: its word for parts, the name of a second axis, and the heading of a legend.
fn optional() -> BTreeSet<String> {
    let own = |entry: &boards::Entry| {
        let said = std::iter::once(format!("coach-says-{}", entry.game.id));
        let parts = ["part", "axis-y", "legend", "move", "till", "coins-left", "hidden", "sizes"]
            .map(|part| format!("{}-{part}", entry.game.id));
        said.chain(parts)
    };
    // If a setup has numbers, its rule contains them.
    let ruled = boards::ALL.iter().map(|entry| format!("rule-{}", entry.game.id));
    // The value of a choice may have words.
    let choices = boards::ALL.iter().flat_map(|entry| entry.game.fields).flat_map(|field| match field.kind {
        Kind::Choice(words) => words.iter().map(|word| format!("said-{}-{word}", field.name)).collect(),
        _ => Vec::new(),
    });
    boards::ALL.iter().flat_map(own).chain(ruled).chain(choices).chain(["part".to_owned()]).collect()
}

#[test]
fn every_text_is_used_and_every_text_used_exists() {
    let ([ids, attributes], quoted, composed, optional) = (ids(), quoted(), composed(), optional());
    let spoken = spoken();
    for id in &composed {
        assert!(ids.contains(id), "the text {id} is missing");
    }
    for id in &ids {
        // Other wordings of a beat of a reason have their own messages.
        let told = ["plain-", "picture-"].iter().find_map(|level| id.strip_prefix(level)).unwrap_or(id);
        let said = [&composed, &optional, &quoted, &spoken].iter().any(|says| says.contains(id))
            || quoted.contains(told)
            || (told.starts_with("rule-") && optional.contains(told));
        assert!(said, "{id} is not used");
    }
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let sources = sources();
    let said = sources.iter().flat_map(|source| source.split("say!(").skip(1));
    let keys = said.filter_map(|call| call.split('"').nth(1).filter(|_| call.find('"') < call.find(')')));
    for key in keys.filter(|key| !key.contains(['{', ' ']) && key.contains('-')) {
        assert!(look.texts.has(key), "{key} is used but does not exist");
    }
    let footers = in_footers();
    for key in &attributes {
        let (id, attribute) = key.split_once('.').expect("an attribute");
        let said = [&quoted, &spoken].iter().any(|says| says.contains(key)) || is_composed(id, attribute, &footers);
        assert!(said, "{key} is not used");
    }
}

#[test]
fn a_part_of_a_position_has_a_plural_where_parts_are_counted() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let counting: Vec<&str> = boards::ALL.iter().map(|entry| entry.game.id).filter(|id| counts_parts(id)).collect();
    assert_eq!(counting, ["moore"]);
    for id in ["part".to_owned()].into_iter().chain(counting.iter().map(|game| format!("{game}-part"))) {
        assert!(look.texts.has(&id) && look.texts.has(&format!("{id}.many")), "{id}");
    }
}

#[test]
fn every_action_and_every_context_has_its_texts() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let footers = in_footers();
    for action in Action::ALL.iter().copied() {
        assert!(look.texts.has(action.text()), "{action:?}");
        let shown = footers.contains(&format!("{action:?}"));
        assert!(look.texts.has(&format!("{}.short", action.text())) || !shown, "{action:?}");
    }
    for context in Context::ALL.iter().copied() {
        assert!(look.texts.has(context.text()), "{context:?}");
    }
}
