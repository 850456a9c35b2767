//! Checks what is stated about the packages: their files, the minimum Rust version, licences and dependencies.

use std::{
    collections::{BTreeMap, BTreeSet},
    process::Command,
    sync::LazyLock,
};

use serde_json::Value;

use crate::common::sources::{read, root};

fn parsed(file: &str) -> toml::Table {
    read(file).parse().unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Returns cargo with the locked versions and without network.
fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(root()).args(args).args(["--locked", "--offline"]);
    command
}

/// Returns the output of cargo, or its errors.
fn tried(args: &[&str]) -> Result<String, String> {
    let output = command(args).output().expect("cargo runs");
    let [said, complaint] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    if output.status.success() { Ok(said) } else { Err(complaint) }
}

fn cargo(args: &[&str]) -> String {
    tried(args).unwrap_or_else(|complaint| panic!("{args:?}: {complaint}"))
}

/// Returns the files of a package.
fn packed(package: &str) -> BTreeSet<String> {
    cargo(&["package", "--list", "--allow-dirty", "-p", package]).lines().map(ToOwned::to_owned).collect()
}

fn assert_packed(package: &str, needed: &[&str], rooms: &[&str]) {
    // Cargo adds these itself.
    const OWN: [&str; 4] = [".cargo_vcs_info.json", "Cargo.lock", "Cargo.toml", "Cargo.toml.orig"];
    let files = packed(package);
    let missing: Vec<_> = needed.iter().filter(|file| !files.contains(**file)).collect();
    assert!(missing.is_empty(), "{package} lacks {missing:?}");
    let strange: Vec<_> = files
        .iter()
        .filter(|file| !OWN.contains(&file.as_str()) && !needed.contains(&file.as_str()))
        .filter(|file| !rooms.iter().any(|room| file.starts_with(room)))
        .collect();
    assert!(strange.is_empty(), "{package} has {strange:?}");
}

#[test]
fn the_program_is_packed_with_everything_it_includes_and_without_tests() {
    let needed = ["build.rs", "assets/nim.svg", "ARCHITECTURE.md", "CHANGELOG.md", "README.md"];
    let licences = ["LICENSE-APACHE", "LICENSE-MIT"];
    let rooms = [
        "src/",
        "build/",
        "docs/decisions/",
        "assets/completions/",
        "assets/lessons/",
        "assets/locales/",
        "assets/themes/",
    ];
    assert_packed("zugzwang", &[&needed[..], &licences[..]].concat(), &rooms);
    let files = packed("zugzwang");
    let of_each_room = [
        "assets/completions/_zugzwang",
        "assets/lessons/nim-columns.toml",
        "assets/locales/zh/man.ftl",
        "assets/themes/dark.toml",
        "build/later.ld",
        "build/later.rs",
        "build/themes.rs",
    ];
    for file in of_each_room {
        assert!(files.contains(file), "{file}");
    }
}

#[test]
fn the_engine_is_packed_with_its_tests_and_without_the_tables_of_its_peers() {
    let needed = [
        "README.md",
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "benches/matchbox.rs",
        "tests/it/contract.rs",
        "examples/own_game.rs",
    ];
    assert_packed("zugzwang-engine", &needed, &["src/", "tests/", "benches/", "examples/"]);
    let peers: Vec<_> =
        packed("zugzwang-engine").into_iter().filter(|file| file.starts_with("benches/table")).collect();
    assert!(peers.is_empty(), "{peers:?}");
}

/// Cargo's output for each system.
struct Told {
    texts: Vec<String>,
    /// Whether the crates of all systems in `deny.toml` are available. A build fetches those of its own system, and no
    /// test fetches any.
    whole: bool,
}

/// Asks cargo about this system, and about those in `deny.toml` whose crates are available.
fn of_systems(args: &[&str], flag: &str) -> Told {
    let about = command(&["--version", "--verbose"]).output().expect("cargo runs").stdout;
    let about = String::from_utf8(about).expect("text");
    let ours = about.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo prints its host");
    let deny = parsed("deny.toml");
    let all = deny["graph"]["targets"].as_array().expect("a list").iter().map(|name| name.as_str().expect("text"));
    let mut told = Told { texts: vec![cargo(&[args, &[flag, ours]].concat())], whole: true };
    for system in all.filter(|system| *system != ours) {
        match tried(&[args, &[flag, system]].concat()) {
            Ok(text) => told.texts.push(text),
            Err(why) => {
                assert!(why.contains("--offline"), "{system}: {why}");
                told.whole = false;
            }
        }
    }
    told
}

/// The metadata of all packages.
static PACKAGES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let told = of_systems(&["metadata", "--format-version", "1"], "--filter-platform");
    let packages = told.texts.iter().flat_map(|text| {
        let metadata: Value = serde_json::from_str(text).expect("JSON");
        metadata["packages"].as_array().expect("a list").clone()
    });
    packages.collect()
});

#[test]
fn both_packages_have_complete_metadata() {
    for name in ["zugzwang", "zugzwang-engine"] {
        let package = PACKAGES.iter().find(|package| package["name"] == name).expect("it exists");
        for key in ["description", "license", "readme", "rust_version"] {
            assert!(package[key].is_string(), "{name} has no {key}");
        }
        for key in ["keywords", "categories"] {
            let words = package[key].as_array().expect("a list");
            assert!((1..=5).contains(&words.len()), "{name} has {} {key}", words.len());
        }
    }
}

/// Parses a Rust version into two numbers.
fn version(text: &str) -> (u32, u32) {
    let mut parts = text.split('.').map(|part| part.parse().expect("a number"));
    (parts.next().expect("a version number"), parts.next().unwrap_or(0))
}

#[test]
fn the_minimum_rust_version_is_stated_once_and_no_dependency_needs_a_newer_one() {
    let manifest = parsed("Cargo.toml");
    let stated = manifest["workspace"]["package"]["rust-version"].as_str().expect("the version is stated");
    assert!(read("README.md").contains(&format!("Rust {stated} or newer")), "the README states another version");
    assert!(
        read("engine/README.md").contains(&format!("Rust {stated} or newer")),
        "the engine's README states another version"
    );
    assert!(!parsed("clippy.toml").contains_key("msrv"), "a second place would override the first");
    let lint = manifest["workspace"]["lints"]["clippy"]["incompatible_msrv"].as_str();
    assert_eq!(lint, Some("deny"), "clippy checks the sources against it");
    for package in PACKAGES.iter() {
        let needed = package["rust_version"].as_str().map(version);
        assert!(needed <= Some(version(stated)), "{} needs Rust {needed:?}", package["name"]);
    }
}

/// Name, version and licence of a crate.
type Crate = (String, String, String);

/// The dependencies of the program and its tests on the systems in `deny.toml`, and whether the list is complete.
static TREE: LazyLock<(BTreeSet<Crate>, bool)> = LazyLock::new(|| {
    let args = ["tree", "--workspace", "--edges", "normal,build,dev", "--prefix", "none", "--format", "{p}|{l}"];
    let Told { texts, whole } = of_systems(&args, "--target");
    let lines = texts.iter().flat_map(|text| text.lines()).filter(|line| !line.is_empty());
    let parsed = lines.map(|line| {
        let (package, licence) = line.trim_end_matches(" (*)").split_once('|').expect("two parts");
        let mut words = package.split(' ');
        let [name, version] = [(); 2].map(|()| words.next().expect("a word").to_owned());
        (name, version, licence.to_owned())
    });
    (parsed.filter(|(name, ..)| !name.starts_with("zugzwang")).collect(), whole)
});

/// Checks that exactly what needs an exception has one. If not all systems could be examined, more may have one.
fn assert_excused(need: &BTreeSet<String>, excused: &BTreeSet<String>, whole: bool) {
    assert!(need.is_subset(excused), "{need:?} need an exception, and these have one: {excused:?}");
    assert!(!whole || need == excused, "{excused:?} have an exception, and these need one: {need:?}");
}

/// Returns the names in a list of `deny.toml`.
fn named(list: &toml::Value) -> Vec<String> {
    let entries = list.as_array().expect("a list").iter();
    entries.map(|entry| entry["crate"].as_str().expect("a valid name").to_owned()).collect()
}

#[test]
fn exactly_the_crates_in_two_versions_have_an_exception() {
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (crates, whole) = &*TREE;
    for (name, version, _) in crates {
        let known = versions.entry(name.clone()).or_default();
        if !known.contains(version) {
            known.push(version.clone());
        }
    }
    let deny = parsed("deny.toml");
    let skip = &deny["bans"]["skip"];
    assert!(skip.as_array().expect("a list").iter().all(|entry| entry["reason"].is_str()), "each has a reason");
    let excused: BTreeSet<String> =
        named(skip).iter().map(|name| name.split('@').next().unwrap_or(name).to_owned()).collect();
    let twice: BTreeSet<String> = versions.into_iter().filter(|(_, all)| all.len() > 1).map(|(name, _)| name).collect();
    assert_excused(&twice, &excused, *whole);
}

#[test]
fn every_licence_is_allowed_or_has_an_exception() {
    let deny = parsed("deny.toml");
    let allowed: Vec<&str> =
        deny["licenses"]["allow"].as_array().expect("a list").iter().filter_map(toml::Value::as_str).collect();
    let excused: BTreeSet<String> = named(&deny["licenses"]["exceptions"]).into_iter().collect();
    let mut used = BTreeSet::new();
    let (crates, whole) = &*TREE;
    for (name, _, licence) in crates {
        let plain = licence.replace('/', " OR ").replace(['(', ')'], "");
        // One of several alternatives suffices; of those joined by AND all are needed.
        let one = |licence: &str| allowed.contains(&licence.trim());
        let fine = plain.split(" AND ").all(|part| part.split(" OR ").any(one));
        if !fine {
            used.insert(name.clone());
        }
    }
    assert_excused(&used, &excused, *whole);
}

/// The lines of a script that do something.
fn commands(script: &str) -> String {
    read(script).lines().filter(|line| !line.trim_start().starts_with('#')).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_rules_for_dependencies_are_checked_at_night_and_before_a_release_and_the_page_by_every_machine() {
    let (night, release, run) =
        (commands(".ci/nightly"), commands(".github/workflows/release.yml"), commands(".ci/run"));
    for rules in ["bans licenses sources", "advisories"] {
        assert!(night.contains(&format!("cargo deny --workspace check {rules}\n")), "{night}");
    }
    let (before, publish) = release.split_once("\n  publish:\n").expect("the release publishes");
    let job = before.split("\n  dependencies:\n").nth(1).expect("a job of that name");
    assert!(job.contains("cargo deny --workspace check\n"), "{job}");
    assert!(publish.lines().any(|line| line == "    needs: [program, web, dependencies]"), "{publish}");
    let unset = run.find("unset RUSTC_WORKSPACE_WRAPPER RUSTFLAGS").expect("the page is built as everyone builds it");
    let asked = run.find("\"${CI:-}\" = true ]; then\n    .ci/page").expect("a machine checks the page");
    assert!(unset < asked, "{run}");
}
