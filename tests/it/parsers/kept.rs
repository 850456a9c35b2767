//! Content of files: saves and everything else that is persisted, settings, themes, lessons, machines.

use std::{fs, sync::LazyLock};

use proptest::prelude::*;
use zugzwang::{
    keep::{
        learned,
        settings::Fault,
        storage::{
            Again, Attempt, Diary, Ending, Fate, Given, Lessons, Puzzles, SaveName, SavedGame, Storage, StorageError,
        },
    },
    play::{board::Side, request::Request, review::Slip},
    teach::lesson::Lesson,
    terminal::disk,
};
use zugzwang_engine::{
    Day,
    games::{self, Entry},
};

use super::{
    nasty,
    typed::{assert_said, id, in_time},
};
use crate::common::{Arcade, Folder, NOW, counts::nightly, plain_look, sources::root, storage};

/// Returns files as the program writes them: path and content.
fn written() -> &'static [(String, String)] {
    static WRITTEN: LazyLock<Vec<(String, String)>> = LazyLock::new(write_all);
    &WRITTEN
}

fn write_all() -> Vec<(String, String)> {
    let folder = Folder::new();
    let storage = storage(folder.path());
    for game in ["nim", "table", "rope", "date"].map(|id| games::find(id).expect("a known game")) {
        let saved = saved(game);
        let name: SaveName = game.id.parse().expect("a valid name");
        storage.keep_unfinished(&saved).and_then(|_| storage.save(&name, &saved)).expect("it is written");
    }
    storage.add_result("nim", "perfect", Ending::Won, NOW).expect("it is written");
    let attempt = Attempt { grade: 2, day: Some(Day::at(NOW)), fate: Fate::Solved, first: true, gentle: false };
    storage.update(|puzzles: Puzzles| puzzles.with(attempt)).expect("it is written");
    storage.update(|lessons: Lessons| lessons.with("nim", Given { stars: 3, moves: 4 })).expect("it is written");
    storage.update(|diary: Diary| diary.with(attempt)).expect("it is written");
    let slip = Slip { id: id(games::find("nim").expect("a known game"), 3), place: "nim".into() };
    storage.update(|again: Again| again.with(vec![slip], Day::at(NOW - 2 * 86_400))).expect("it is written");
    let saves = ["unfinished/nim", "unfinished/table", "saves/rope", "saves/date", "results/nim"];
    let places = [&saves[..], &["puzzles", "lessons", "diary", "again"]].concat();
    let text = |place: &str| fs::read_to_string(folder.path().join(place).with_extension("json"));
    places.into_iter().map(|place| (format!("{place}.json"), text(place).expect("the file exists"))).collect()
}

fn saved(game: &Entry) -> SavedGame {
    let request = Request::parse(&id(game, 3)).expect("a valid id");
    SavedGame::of(&request.table(Side::First).expect("it opens"), NOW)
}

/// Reads everything saved and returns the errors.
fn read_all(storage: &Storage) -> Vec<StorageError> {
    let saves = storage.saves();
    let mut troubles = saves.troubles;
    let mut games: Vec<SavedGame> = saves.games.into_iter().map(|(_, game)| game).collect();
    for game in games::ALL {
        match storage.unfinished(game.id) {
            Ok(found) => games.extend(found),
            Err(trouble) => troubles.push(trouble),
        }
        troubles.extend(storage.results(game.id).err());
    }
    troubles.extend(storage.get::<Puzzles>().err());
    troubles.extend(storage.get::<Lessons>().err());
    troubles.extend(storage.get::<Diary>().err());
    troubles.extend(storage.get::<Again>().err());
    for game in games {
        let table = game.open().unwrap_or_else(|error| panic!("{game:?}: {}", error.words(&plain_look())));
        assert_eq!(SavedGame { counted: game.counted, ..SavedGame::of(&table, game.saved) }.redo, game.redo);
    }
    troubles
}

fn assert_all_said(troubles: &[StorageError]) {
    for trouble in troubles {
        assert_said(&trouble.words(&plain_look()));
    }
}

/// Opens the arcade on these files: shelf, setup and lessons.
fn shown(folder: &Folder) {
    let mut arcade = Arcade::at(folder);
    arcade.press("b Down Tab Down Esc c Esc z Esc Home Down Down Enter Esc Esc");
    assert!(arcade.shows(&crate::common::known()), "{}", arcade.screen());
}

proptest! {
    #![proptest_config(super::cases(192))]

    #[test]
    fn a_saved_file_is_resumed_or_set_aside_with_a_named_error(
        at in any::<prop::sample::Index>(),
        bytes in nasty::any_bytes(vec![String::new()]),
        near in nasty::near(written().iter().map(|(_, text)| text.clone()).collect()),
    ) {
        let (place, _) = at.get(written());
        for bytes in [bytes, near.into_bytes()] {
            let folder = Folder::new();
            let file = folder.path().join(place);
            fs::create_dir_all(file.parent().expect("the file is in a folder")).expect("the folder can be created");
            fs::write(&file, &bytes).expect("it is written");
            let troubles = in_time(place, || read_all(&storage(folder.path())));
            assert_all_said(&troubles);
            let stays = fs::read(&file).is_ok_and(|now| now == bytes);
            assert!(stays == troubles.is_empty(), "{place} stays exactly if it was read: {troubles:?}");
            shown(&folder);
        }
    }

    #[test]
    fn settings_are_read_or_left_alone_with_a_named_error(bytes in nasty::any_bytes(settings())) {
        let folder = Folder::new();
        let file = folder.path().join("config.toml");
        fs::write(&file, &bytes).expect("it is written");
        let mut store = disk::settings(Some(file.clone()), None).expect("an explicit path is valid");
        match in_time("settings", || store.load()) {
            (_, None) => store.set_all([("theme", "dark".into())]).expect("settings that were read can be changed"),
            (_, Some(ignored)) if matches!(ignored.fault, Fault::Keys(_)) => {
                assert_said(&ignored.words(&plain_look()));
                store.set_all([("theme", "dark".into())]).expect("everything but some keys was read");
            }
            (_, Some(ignored)) => {
                assert_said(&ignored.words(&plain_look()));
                assert!(store.set_all([("theme", "dark".into())]).is_err());
                assert_eq!(fs::read(&file).expect("it exists"), bytes, "it stays as it was");
            }
        }
    }

    #[test]
    fn a_lesson_is_valid_or_has_a_named_fault(text in nasty::any_text(files("assets/lessons"))) {
        match in_time(&text, || Lesson::read("a", &text)) {
            Ok(lesson) => assert!(!lesson.steps.is_empty() && lesson.par > 0),
            Err(error) => assert_said(&error.words(&plain_look())),
        }
    }
}

/// Returns settings as people write them.
fn settings() -> Vec<String> {
    let whole =
        "# mine\ntheme = \"dark\"\nglyphs = \"ascii\"\nlanguage = \"bg\"\nmouse = false\ntell = \"all\"\npace = 3\n";
    vec![whole.to_owned(), String::new(), "pace = 6\n".to_owned()]
}

/// Returns the content of the files in this folder of the project.
fn files(folder: &str) -> Vec<String> {
    let folder = root().join(folder);
    let entries = fs::read_dir(folder).expect("the folder exists");
    entries.map(|entry| fs::read_to_string(entry.expect("it can be read").path()).expect("the file is text")).collect()
}

/// Writes a file with this content as the unfinished game of nim.
fn unfinished(content: &str) -> (Folder, Vec<StorageError>) {
    let folder = Folder::new();
    fs::create_dir_all(folder.path().join("unfinished")).expect("the folder can be created");
    fs::write(folder.path().join("unfinished/nim.json"), content).expect("it is written");
    let troubles = in_time(content, || read_all(&storage(folder.path())));
    (folder, troubles)
}

/// Returns a save of nim with these values in its fields.
fn form(id: &str, redo: &str, gifts: &str, saved: &str) -> String {
    let id = id.replace('"', "\\\"");
    format!(
        "{{\"version\":1,\"content\":{{\"id\":\"{id}\",\"redo\":\"{redo}\",\"gifts\":[{gifts}],\"side\":\"first\",\
         \"seats\":[\"person\",\"perfect\"],\"counted\":false,\"saved\":{saved}}}}}"
    )
}

#[test]
fn what_would_take_forever_is_rejected_at_once() {
    let nim = "nim heaps=3,4,5 last=wins --moves \"1:1\"";
    let many = nightly(100_000, 1_000_000);
    let deep = "[".repeat(many);
    let long = "9".repeat(many);
    for content in [
        deep.clone(),
        format!("{{\"version\":{deep}"),
        format!("{{\"version\":{long},\"content\":0}}"),
        format!("{{\"version\":1,\"content\":{}", "{\"id\":".repeat(many)),
        form(nim, "", &long, "0"),
        form(nim, "", "", &long),
        form(&format!("nim heaps={long}"), "", "", "0"),
        form(&format!("nim heaps={}1", "1,".repeat(many)), "", "", "0"),
        form(&format!("nim heaps=3,4,5 --moves \"{}\"", "1:1 ".repeat(many)), "", "", "0"),
        form(nim, &"2:1 ".repeat(many), "", "0"),
        form(nim, &format!("2:{long}"), "", "0"),
        "\u{feff}".to_owned(),
        "x".repeat(5 << 20),
    ] {
        let (_, troubles) = unfinished(&content);
        assert!(!troubles.is_empty(), "{content:.100} is rejected");
        assert_all_said(&troubles);
    }
}

#[test]
fn the_largest_numbers_a_file_can_hold_do_no_harm() {
    let most = u64::MAX;
    let many = (0..500_000).map(|number| number.to_string()).collect::<Vec<_>>().join(",");
    let nim = "nim heaps=3,4,5 last=wins --moves \"1:1\"";
    for content in
        [form(nim, "2:1", &format!("{most},1000000000000000000,0"), &most.to_string()), form(nim, "2:1", &many, "0")]
    {
        let (folder, troubles) = unfinished(&content);
        assert!(troubles.is_empty(), "{troubles:?}");
        shown(&folder);
        let mut arcade = Arcade::at(&folder);
        arcade.select_game("Nim");
        arcade.press("n g Enter Ctrl-r v Esc Esc Esc");
    }
    let folder = Folder::new();
    let tally = format!(
        "{{\"won\":{most},\"lost\":{most},\"drawn\":{most},\"streak\":{most},\"best\":{most},\"last\":{most}}}"
    );
    for (place, content) in [
        ("results/nim", format!("{{\"against\":{{\"perfect\":{tally},\"random\":{tally}}}}}")),
        (
            "puzzles",
            format!(
                "{{\"streak\":{most},\"best\":{most},\"solved\":[{most},{most},{most},{most},{most}],\"daily\":null}}"
            ),
        ),
        (
            "lessons",
            format!("{{\"nim\":{{\"stars\":255,\"moves\":{most}}},\"nim-sum\":{{\"stars\":255,\"moves\":{most}}}}}"),
        ),
    ] {
        let file = folder.path().join(place).with_extension("json");
        fs::create_dir_all(file.parent().expect("the file is in a folder")).expect("the folder can be created");
        fs::write(&file, format!("{{\"version\":1,\"content\":{content}}}")).expect("it is written");
    }
    let troubles = read_all(&storage(folder.path()));
    assert!(troubles.is_empty(), "{troubles:?}");
    shown(&folder);
}

#[test]
fn a_game_of_very_many_moves_is_resumed_like_any_other() {
    let moves = "1 ".repeat(nightly(20_000, 1_000_000));
    let id = format!("subtraction c=1000000000000000000 m=3 last=wins --moves \"{moves}\"");
    let folder = Folder::new();
    fs::create_dir_all(folder.path().join("unfinished")).expect("the folder can be created");
    fs::write(folder.path().join("unfinished/subtraction.json"), form(&id, "", "", "0")).expect("it is written");
    let troubles = in_time("a long game", || read_all(&storage(folder.path())));
    assert!(troubles.is_empty(), "{:.200?}", troubles[0].words(&plain_look()));
    let mut arcade = in_time("the menu", || Arcade::at(&folder));
    for keys in
        ["Home", "Enter", "Enter", "w", "1", "Left", "Enter", "y", "u", "Ctrl-r", "Tab", "c", "c", "v", "End", "Left"]
    {
        in_time(keys, || {
            arcade.press(keys);
            arcade.screen()
        });
    }
}

#[test]
fn a_lesson_that_asks_for_too_much_is_rejected_before_it_is_built() {
    let head = "number = 1\nposition = \"nim heaps=9,9,9\"\npar = 2\nmost = 9\n";
    let end = "[[step]]\nfree = \"alone\"\n";
    let find = "[[step]]\nfind = \"a\"\nmoves = [\"1:1\", \"2:1\", \"3:1\"]\n";
    for (steps, step) in [
        ("[[step]]\nreveal = 1000000000000000000\n".to_owned(), "1"),
        (find.repeat(7), "5"),
        (format!("[[step]]\nfind = \"a\"\nmoves = [{}]\n", "\"1:1\",".repeat(100_000)), "1"),
    ] {
        let error = in_time("a lesson", || Lesson::read("a", &format!("{head}{steps}{end}")))
            .expect_err("the lesson is too large");
        let said = error.words(&plain_look());
        assert!(said.contains(&format!("step {step} is too long:")), "{said}");
    }
}

#[test]
fn a_deeply_nested_setting_or_lesson_is_rejected() {
    for text in ["a=".to_owned() + &"[".repeat(100_000), "a.".repeat(100_000) + "a=1", "a={b=".repeat(50_000)] {
        let folder = Folder::new();
        let file = folder.path().join("config.toml");
        fs::write(&file, &text).expect("it is written");
        let mut store = disk::settings(Some(file), None).expect("an explicit path is valid");
        assert_said(&in_time("settings", || store.load()).1.expect("it is not valid").words(&plain_look()));
        assert_said(
            &in_time("a lesson", || Lesson::read("a", &text)).expect_err("it is not valid").words(&plain_look()),
        );
    }
}

proptest! {
    #![proptest_config(super::cases(96))]

    #[test]
    fn a_machine_is_trained_further_or_has_a_named_fault(bytes in nasty::any_bytes(vec![machine()])) {
        let read = in_time("a machine", || {
            learned::notes(&bytes).and_then(|notes| learned::machine(notes, &zugzwang_engine::Cancel::never()))
        });
        match read {
            Ok(mut learner) => learner.train(10, &zugzwang_engine::Cancel::never()).expect("not cancelled"),
            Err(fault) => assert_said(&fault.words(&plain_look())),
        }
    }
}

/// Returns a machine that has learned a little.
fn machine() -> String {
    use zugzwang_engine::{
        Cancel,
        matchbox::{Learner, Method},
    };
    let nim = games::find("nim").expect("a known game");
    let cabinet = nim.cabinet(&["heaps=1,2,3"], &Cancel::never()).expect("the machine is small");
    let mut learner = Learner::new(cabinet.into(), Method::default(), 1);
    learner.train(20, &Cancel::never()).expect("not cancelled");
    String::from_utf8(learned::bytes(&learner).expect("the machine is small")).expect("JSON is UTF-8")
}
