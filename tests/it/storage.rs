//! Saved files: whole or missing, and never lost silently.

use std::{
    ffi::OsStr,
    fs::{self, File},
    io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    thread,
};

use crate::common::{Folder, NOW, settle, storage};
use zugzwang::{
    keep::storage::{Ending, Fault, MOST, NameError, SaveName, SavedGame, Storage, StorageError, Tally, Unreadable},
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::{
        board::{Back, Hinted, Side},
        boards,
        table::Table,
    },
    terminal::disk,
    words::file,
};

fn table(game: &str, words: &[&str], moves: &[&str], side: Side) -> Table {
    let mut table = boards::find(game).expect("a known game").open(words, moves, side).expect("a valid position");
    settle(&mut table);
    table
}

fn saved(game: &str, words: &[&str], moves: &[&str]) -> SavedGame {
    SavedGame::of(&table(game, words, moves, Side::Both), NOW)
}

fn nim(moves: &[&str]) -> SavedGame {
    saved("nim", &["heaps=18,8,14,9,23"], moves)
}

fn name(name: &str) -> SaveName {
    name.parse().expect("a valid name")
}

fn nim_slot(folder: &Folder) -> PathBuf {
    folder.path().join("unfinished/nim.json")
}

/// Reads the unfinished game of nim. Returns why its file was set aside, and its new path.
fn set_aside(storage: &Storage) -> (Fault, PathBuf) {
    match storage.unfinished("nim") {
        Err(StorageError::SetAside(aside)) => (aside.fault, aside.now),
        other => panic!("it was not set aside: {other:?}"),
    }
}

fn words(error: &StorageError) -> String {
    error.words(&Look::new(ThemeName::Ansi, GlyphSet::Unicode))
}

#[test]
fn every_game_comes_back_with_its_moves_seats_and_undone_moves() {
    let folder = Folder::new();
    let storage = storage(folder.path());
    for entry in boards::ALL {
        for side in Side::ALL {
            let id = entry.game.id;
            let mut table = table(id, &[], &[], side);
            for _ in 0..3 {
                let _ = table.hint() == Hinted::Shown && table.commit().is_ok();
                settle(&mut table);
            }
            let _ = table.back(Back::Turn);
            settle(&mut table);
            let kept = SavedGame::of(&table, NOW);
            storage.keep_unfinished(&kept).expect("it is saved");
            let back = storage.unfinished(id).expect("it can be read").expect("it exists");
            assert_eq!(back, kept, "{id} {side:?}");
            let mut again = back.open().expect("it opens");
            settle(&mut again);
            assert_eq!(SavedGame::of(&again, NOW), kept, "{id} {side:?}");
            loop {
                let [one, other] = [table.back(Back::Again), again.back(Back::Again)];
                assert_eq!((one, table.position()), (other, again.position()), "{id} {side:?}");
                if !one {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_games_place_on_the_path_is_saved_with_its_purpose() {
    let folder = Folder::new();
    let storage = storage(folder.path());
    for (exam, advised) in [(false, false), (true, false), (false, true)] {
        let kept = SavedGame { stop: Some(("nim".into(), 1)), exam, advised, ..nim(&["2:6"]) };
        storage.keep_unfinished(&kept).expect("it is saved");
        assert_eq!(storage.unfinished("nim").expect("it can be read"), Some(kept));
    }
}

#[test]
fn a_gift_stays_a_gift_when_undone_saved_and_redone() {
    let folder = Folder::new();
    let storage = storage(folder.path());
    let played = SavedGame { gifts: vec![1, 3, 4], ..nim(&["1:1", "1:1", "2:1", "2:1", "3:1"]) };
    let mut table = played.open().expect("it opens");
    for left in (0..5).rev() {
        assert!(table.back(Back::Turn));
        assert_eq!(table.continuation().gifts, [1, 3, 4], "{left} moves are left");
        storage.keep_unfinished(&SavedGame::of(&table, NOW)).expect("it is saved");
        let back = storage.unfinished("nim").expect("it can be read").expect("it exists");
        let mut again = back.open().expect("it opens");
        assert_eq!((again.plies(), again.continuation().gifts), (left, vec![1, 3, 4]));
        while again.back(Back::Again) {}
        assert_eq!((again.plies(), again.continuation().gifts), (5, vec![1, 3, 4]));
    }
    // A move other than the undone one is not a gift.
    assert_eq!((table.back(Back::Again), table.back(Back::Again), table.type_move("5:1")), (true, true, Ok(())));
    assert_eq!(table.continuation().gifts, [1]);
}

#[test]
fn a_file_is_json_with_its_version_first_and_an_id_for_solve() {
    let folder = Folder::new();
    storage(folder.path()).keep_unfinished(&nim(&["2:6"])).expect("it is saved");
    let text = fs::read_to_string(nim_slot(&folder)).expect("a text");
    assert!(text.starts_with("{\n  \"version\": 1,"), "{text}");
    assert!(text.contains(r#""id": "nim heaps=18,8,14,9,23 last=wins --moves \"2:6\"""#), "{text}");
}

#[test]
fn new_folders_are_private() {
    let folder = Folder::new();
    let data = folder.path().join("share/zugzwang");
    storage(&data).keep_unfinished(&nim(&[])).expect("it is saved");
    for made in ["share", "share/zugzwang", "share/zugzwang/unfinished"] {
        let mode = fs::metadata(folder.path().join(made)).expect("it exists").permissions().mode();
        assert_eq!(mode & 0o777, 0o700, "{made}");
    }
}

#[test]
fn new_files_are_private_and_others_keep_their_mode() {
    let folder = Folder::new();
    let mode = |path: &Path| fs::metadata(path).expect("it exists").permissions().mode() & 0o777;
    let set =
        |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("the file is valid");
    set(folder.path(), 0o755);
    let storage = storage(folder.path());
    storage.keep_unfinished(&nim(&[])).expect("it is saved");
    assert_eq!([&nim_slot(&folder), &folder.path().join("lock")].map(|file| mode(file)), [0o600; 2]);
    assert_eq!(mode(folder.path()), 0o755, "the folder existed already");
    set(&nim_slot(&folder), 0o640);
    storage.keep_unfinished(&nim(&["2:6"])).expect("it is saved");
    assert_eq!(mode(&nim_slot(&folder)), 0o640);
}

#[test]
fn a_link_stays_a_link_and_its_target_is_written() {
    let folder = Folder::new();
    let [link, middle, file] = ["unfinished/nim.json", "middle", "elsewhere.json"].map(|name| folder.path().join(name));
    let storage = storage(folder.path());
    storage.keep_unfinished(&nim(&[])).expect("it is saved");
    fs::rename(&link, &file).expect("the file can be moved");
    std::os::unix::fs::symlink("elsewhere.json", &middle).expect("a link");
    std::os::unix::fs::symlink("../middle", &link).expect("a link");
    storage.keep_unfinished(&nim(&["2:6"])).expect("it is saved");
    assert_eq!(storage.unfinished("nim").expect("it can be read"), Some(nim(&["2:6"])));
    assert!([&link, &middle].iter().all(|link| link.symlink_metadata().expect("it exists").is_symlink()));
    assert!(fs::read_to_string(&file).expect("a text").contains("2:6"));
}

#[test]
fn a_file_cut_short_anywhere_is_set_aside_unchanged_or_is_still_valid() {
    let folder = Folder::new();
    let (storage, game) = (storage(folder.path()), nim(&["2:6", "1:1"]));
    storage.keep_unfinished(&game).expect("it is saved");
    let whole = fs::read(nim_slot(&folder)).expect("valid bytes");
    for length in 0..whole.len() {
        fs::write(nim_slot(&folder), &whole[..length]).expect("the file can be cut");
        match storage.unfinished("nim") {
            Ok(Some(read)) => assert_eq!((read, length), (game.clone(), whole.len() - 1), "but for the line's end"),
            Err(StorageError::SetAside(aside)) => {
                assert!(
                    matches!(aside.fault, Fault::Unreadable(Unreadable::Form { .. })),
                    "{length}: {:?}",
                    aside.fault
                );
                assert_eq!(fs::read(&aside.now).expect("valid bytes"), whole[..length]);
                assert!(!nim_slot(&folder).exists());
                fs::remove_file(aside.now).expect("it can be removed");
            }
            other => panic!("{length}: {other:?}"),
        }
    }
}

#[test]
fn a_file_that_is_not_ours_is_set_aside_with_a_reason_under_a_free_name() {
    let folder = Folder::new();
    let storage = storage(folder.path());
    storage.keep_unfinished(&nim(&["2:6"])).expect("it is saved");
    let good = fs::read_to_string(nim_slot(&folder)).expect("a text");
    let changed = |from: &str, to: &str| good.replace(from, to).into_bytes();
    let cases: [(Vec<u8>, &str); 12] = [
        (Vec::new(), "line 1, column 0"),
        (vec![0; 300], "line 1, column 1"),
        (b"\xff\xfe".to_vec(), "line 1"),
        (changed("\"version\": 1", "\"version\": 2"), "its version 2"),
        (changed("\"version\": 1", "\"version\": 0"), "its version 0"),
        (changed("\"saved\"", "\"mood\": 1, \"saved\""), "is not in this program's format"),
        (changed("person", "nobody"), "is not in this program's format"),
        (changed("2:6", "2:9"), "move 1 “2:9”"),
        (changed("2:6", "2:6 2:6"), "move 2 “2:6”"),
        (changed("18,8", "-1,8"), "heaps=-1"),
        (changed("heaps=18,8,14,9,23", "heaps=@/etc/hostname"), "heaps=@/etc/hostname"),
        (changed("nim heaps=18,8,14,9,23 last=wins", "euclid a=9 b=4"), "a game of euclid"),
    ];
    let count = cases.len();
    for (at, (bytes, what)) in cases.into_iter().enumerate() {
        fs::write(nim_slot(&folder), &bytes).expect("it is written");
        let error = storage.unfinished("nim").expect_err("it is rejected");
        let (told, now) = (words(&error), format!("nim.json.broken-{}", at + 1));
        assert!(told.contains(what) && told.contains("unfinished/nim.json") && told.contains(&now), "{told}");
        assert_eq!(fs::read(folder.path().join("unfinished").join(now)).expect("valid bytes"), bytes);
        assert!(matches!(storage.unfinished("nim"), Ok(None)));
    }
    assert_eq!(fs::read_dir(folder.path().join("unfinished")).expect("a folder").count(), count);
}

#[test]
fn a_file_that_is_too_large_or_not_a_file_is_not_read() {
    let folder = Folder::new();
    let storage = storage(folder.path());
    fs::create_dir_all(nim_slot(&folder)).expect("a folder");
    assert!(matches!(set_aside(&storage).0, Fault::Unread(file::Fault::NoFile(file::Kind::Folder))));
    std::os::unix::fs::symlink("/dev/zero", nim_slot(&folder)).expect("a link");
    assert!(matches!(set_aside(&storage).0, Fault::Unread(file::Fault::NoFile(file::Kind::Device))));
    File::create(nim_slot(&folder)).and_then(|file| file.set_len(MOST + 1)).expect("a file");
    let (fault, now) = set_aside(&storage);
    assert!(matches!(fault, Fault::Unread(file::Fault::TooLarge(MOST))));
    assert_eq!(fs::metadata(now).expect("it exists").len(), MOST + 1);
}

#[test]
fn the_next_game_does_not_overwrite_a_broken_file_either() {
    let folder = Folder::new();
    let storage = storage(folder.path());
    fs::create_dir_all(folder.path().join("unfinished")).expect("a folder");
    fs::write(nim_slot(&folder), "{\"version\": 7}").expect("a file");
    let aside = storage.keep_unfinished(&nim(&["2:6"])).expect("it is saved").expect("something was in the way");
    assert!(matches!(aside.fault, Fault::Unreadable(Unreadable::Version(7))));
    assert_eq!(fs::read_to_string(aside.now).expect("a text"), "{\"version\": 7}");
    assert_eq!(storage.unfinished("nim").expect("it can be read"), Some(nim(&["2:6"])));
}

#[test]
fn of_two_programs_writing_at_once_one_wins_and_the_file_is_valid() {
    let folder = Folder::new();
    let games = [nim(&[]), nim(&["2:6", "1:1", "1:1", "3:1"])];
    thread::scope(|scope| {
        for game in &games {
            scope.spawn(|| {
                let storage = storage(folder.path());
                for _ in 0..40 {
                    assert!(storage.keep_unfinished(game).expect("it is saved").is_none(), "nothing is broken");
                    let read = storage.unfinished("nim").expect("the file is valid").expect("it exists");
                    assert!(games.contains(&read));
                }
            });
        }
    });
    let left: Vec<_> = fs::read_dir(folder.path().join("unfinished")).expect("a folder").collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

#[test]
fn only_the_finished_game_is_removed() {
    let folder = Folder::new();
    let storage = storage(folder.path());
    storage.keep_unfinished(&nim(&["2:6"])).expect("it is saved");
    storage.clear_unfinished(&nim(&[])).expect("no error");
    assert_eq!(storage.unfinished("nim").expect("it can be read"), Some(nim(&["2:6"])));
    storage.clear_unfinished(&nim(&["2:6"])).expect("no error");
    assert_eq!(storage.unfinished("nim").expect("it can be read"), None);
}

#[test]
fn results_are_counted_by_machine_with_the_streak_and_the_best() {
    use Ending::{Drawn, Lost, Won};

    let folder = Folder::new();
    let storage = storage(folder.path());
    for (when, ending) in (NOW..).zip([Won, Won, Lost, Won, Drawn, Won]) {
        storage.add_result("nim", "perfect", ending, when).expect("it is saved");
    }
    storage.add_result("nim", "random", Won, NOW + 9).expect("it is saved");
    let results = storage.results("nim").expect("they can be read");
    let tally = Tally { won: 4, lost: 1, drawn: 1, streak: 1, best: 2, last: NOW + 5 };
    assert_eq!(results.against("perfect"), tally);
    assert_eq!(
        results.machines().map(|(name, tally)| (name, tally.won)).collect::<Vec<_>>(),
        [("perfect", 4), ("random", 1)]
    );
    assert_eq!((results.last(), storage.results("euclid").expect("there are none").last()), (Some(NOW + 9), None));
}

#[test]
fn no_result_is_lost_when_two_programs_count_at_once() {
    let folder = Folder::new();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                for _ in 0..20 {
                    storage(folder.path()).add_result("nim", "perfect", Ending::Won, NOW).expect("it is saved");
                }
            });
        }
    });
    assert_eq!(storage(folder.path()).results("nim").expect("they can be read").against("perfect").best, 40);
}

#[test]
fn named_saves_are_listed_by_time_and_can_be_removed() {
    let folder = Folder::new();
    let storage = storage(folder.path());
    assert!(storage.saves().games.is_empty());
    for (saved, title) in [(3, "third_one"), (9, "The latest-1"), (3, "Второй")] {
        storage.save(&name(title), &SavedGame { saved, ..nim(&["2:6"]) }).expect("it is saved");
    }
    fs::write(folder.path().join("saves/half.json"), "{").expect("a file");
    fs::write(folder.path().join("saves/notes.txt"), "mine").expect("a file");
    let saves = storage.saves();
    let listed: Vec<&str> = saves.games.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(listed, ["The latest-1", "third_one", "Второй"]);
    assert!(
        matches!(&saves.troubles[..], [StorageError::SetAside(aside)] if aside.now.ends_with("half.json.broken-1"))
    );
    storage.forget(&name("third_one")).expect("it can be removed");
    assert_eq!(storage.load(&name("third_one")).expect("it can be read"), None);
    assert_eq!(storage.saves().games.len(), 2);
}

#[test]
fn a_name_has_letters_digits_and_three_symbols() {
    let wrong = [
        ("", NameError::Empty),
        (&"x".repeat(41), NameError::TooLong),
        (" x", NameError::Blank),
        ("x ", NameError::Blank),
        ("../x", NameError::Sign('.')),
        ("a/b", NameError::Sign('/')),
        ("a\0b", NameError::Sign('\0')),
    ];
    for (given, error) in wrong {
        assert_eq!(given.parse::<SaveName>(), Err(error), "{given:?}");
    }
    assert!("x".repeat(40).parse::<SaveName>().is_ok());
}

#[test]
fn a_failed_write_says_where_and_why() {
    let folder = Folder::new();
    let file = folder.path().join("a file");
    fs::write(&file, "mine").expect("a file");
    let error = storage(&file).keep_unfinished(&nim(&[])).expect_err("a file is not a folder");
    assert!(words(&error).contains("there is a file where a folder should be"), "{}", words(&error));
    assert!(storage(&file).unfinished("nim").is_err());
    assert_eq!(fs::read_to_string(&file).expect("a text"), "mine");
    let kinds = [
        (io::ErrorKind::StorageFull, "no space left"),
        (io::ErrorKind::ReadOnlyFilesystem, "nothing can be written"),
        (io::ErrorKind::PermissionDenied, "have permission"),
    ];
    for (kind, reason) in kinds {
        let told = words(&StorageError::Refused { file: file.clone(), error: kind.into() });
        assert!(told.contains(reason) && told.contains("a file"), "{told}");
    }
}

#[test]
fn an_explicit_folder_wins_over_xdg_and_xdg_over_the_system() {
    let locate = |named: Option<&str>, xdg: Option<&str>| {
        disk::storage(named.map(PathBuf::from), xdg.map(OsStr::new)).expect("a valid path").folder().to_owned()
    };
    assert_eq!(locate(Some("/a/b"), Some("/x")), Path::new("/a/b"));
    assert_eq!(locate(Some("b"), None), std::env::current_dir().expect("a folder").join("b"), "wherever we go later");
    assert_eq!(locate(None, Some("/x")), Path::new("/x/zugzwang"));
    assert_ne!(locate(None, Some("x")), Path::new("x/zugzwang"), "a relative path is ignored");
}
