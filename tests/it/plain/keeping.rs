//! A game left in line mode is found by the arcade, and the other way round.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    os::unix::process::ExitStatusExt,
};

use rustix::process::{Pid, Signal, kill_process};
use zugzwang::{
    keep::keeper::{Keeper, Origin},
    play::{board::Side, request::Request},
};

use super::{assert_in_order, evening::output_at};
use crate::common::{Folder, binary, storage, unfinished_nim};

/// Returns the moves of the unfinished game of nim.
fn saved_moves(folder: &Folder) -> Option<String> {
    Some(unfinished_nim(folder)?.game.moves)
}

#[test]
fn the_end_of_input_ends_the_program_and_saves_the_game_for_the_arcade() {
    let folder = Folder::new();
    let said = output_at(&folder, &["nim"], "1:2");
    assert_eq!(said.code, Some(0));
    assert_in_order(&said.out, &["The game is saved", "nim heaps=3,4,5 last=wins --moves \"1:2 1:1\"\n"]);
    let saved = unfinished_nim(&folder).expect("it is saved");
    assert_eq!(saved.game.moves, "1:2 1:1");
    assert!(saved.open().is_ok());
}

#[test]
fn a_game_saved_by_the_arcade_is_resumed() {
    let folder = Folder::new();
    let request = Request { game: "nim".to_owned(), ..Request::default() };
    let mut table = request.table(Side::First).expect("a known game");
    let mut keeper = Keeper::new(storage(folder.path()), || 0);
    keeper.open(&table, Origin::Start);
    table.type_move("2:3").expect("the move is legal");
    keeper.keep(&table).expect("it is saved");

    let out = output_at(&folder, &[], "nim\nresume\nundo\n").out;
    assert_in_order(
        &out,
        &[
            "3. Nim: nim (unfinished, 1 move)\n",
            "You have an unfinished game (nim heaps=3,4,5 last=wins, 1 move). Type resume to go on with it;",
            "> resume\nGame: Nim\n",
            "Your game goes on after 1 move.\n",
            "Sphinx took 3 from heap 3 (3:3).\n",
            "> undo\nUndone: 2 moves.\n",
        ],
    );
}

#[test]
fn looking_at_a_game_leaves_the_saved_one_alone_and_the_first_move_replaces_it() {
    let folder = Folder::new();
    output_at(&folder, &["nim"], "1:2\n");
    output_at(&folder, &["nim", "heaps=9,9"], "why\nquit\n");
    assert_eq!(saved_moves(&folder).as_deref(), Some("1:2 1:1"));
    output_at(&folder, &["nim", "heaps=9,9"], "1:3\n");
    assert_eq!(saved_moves(&folder).as_deref(), Some("1:3 2:3"));
}

#[test]
fn a_named_game_is_saved_and_not_replaced_without_asking() {
    let folder = Folder::new();
    let out = output_at(&folder, &["nim"], "1:2\nsave monday\nsave monday\nsave monday\nsave a/b\nsave\n").out;
    assert_in_order(
        &out,
        &[
            "> save monday\nSaved as monday. Type resume monday to go on with a copy of it.\n",
            "> save monday\nThere is already a game called monday.",
            "> save monday\nSaved as monday",
            "> save a/b\nA name can't have /",
            "> save\nSaved as nim-1",
        ],
    );
    let out = output_at(&folder, &[], "resume monday\nquit\n").out;
    assert_in_order(&out, &["> resume monday\nGame: Nim\n", "goes on after 2 moves", "heap 1: 0\n"]);
    let out = output_at(&folder, &["king"], "resume\nresume tuesday\n").out;
    assert_in_order(&out, &["> resume\nThere is no such saved game", "> resume tuesday\nThere is no such saved game"]);
}

#[test]
fn only_the_very_next_line_can_confirm_replacing_a_name() {
    let folder = Folder::new();
    output_at(&folder, &["nim"], "1:2\nsave x\n");
    let twice = [
        "save x\nposition\nsave x\n",
        "save x\n\nsave x\n",
        "save x\nsave y\nsave x\n",
        &format!("save x\n{}\nsave x\n", "1".repeat(2 << 20)),
        "save x\nmenu\nmoore\n1:2\nsave x\n",
    ];
    for lines in twice {
        let out = output_at(&folder, &["nim", "heaps=9,9"], lines).out;
        assert_eq!(out.matches("There is already a game called x.").count(), 2, "{out}");
        assert!(!out.contains("Saved as x"), "{out}");
    }
    let saved =
        storage(folder.path()).load(&"x".parse().expect("a valid name")).expect("it can be read").expect("it is saved");
    assert_eq!(saved.game.moves, "1:2 1:1");
}

#[test]
fn a_broken_named_game_is_reported_with_its_new_path() {
    let folder = Folder::new();
    output_at(&folder, &["nim"], "1:2\nsave x\n");
    fs::write(folder.path().join("saves/x.json"), "{").expect("it is written");
    // Other names and the results do not matter here.
    fs::write(folder.path().join("saves/y.json"), "{").expect("it is written");
    let out = output_at(&folder, &["king"], "resume x\nresume x\nresume a/b\n").out;
    assert_in_order(
        &out,
        &[
            "> resume x\n",
            "x.json.broken-1",
            "> resume x\nThere is no such saved game",
            "> resume a/b\nA name can't have /",
        ],
    );
    assert!(!out.contains("y.json") && folder.path().join("saves/y.json").exists(), "{out}");
}

#[test]
fn a_broken_machine_is_reported_with_its_new_path() {
    let folder = Folder::new();
    let machines = folder.path().join("machines");
    fs::create_dir_all(&machines).expect("the folder can be created");
    fs::write(machines.join("nim.json"), "{").expect("it is written");
    let out = output_at(&folder, &["nim", "--opponent", "matchbox"], "1:2\n").out;
    assert_in_order(&out, &["nim.json.broken-1", "The matchboxes have learned nothing", "Matchboxes"]);
}

#[test]
fn a_finished_game_is_counted_and_not_saved() {
    let folder = Folder::new();
    output_at(&folder, &["nim", "heaps=1"], "1:1\nquit\n");
    assert_eq!(saved_moves(&folder), None);
    let results = storage(folder.path()).results("nim").expect("they can be read");
    assert!(results.last().is_some(), "the game counts as in the arcade");
}

#[test]
fn a_signal_ends_the_program_and_saves_the_game() {
    let folder = Folder::new();
    let data = folder.path().to_string_lossy().into_owned();
    let mut child = binary::start(&["play", "--plain", "--data", &data, "nim"]);
    let mut input = child.stdin.take().expect("input is a pipe");
    input.write_all(b"1:2\n").expect("it reads input");
    let out = BufReader::new(child.stdout.take().expect("output is a pipe"));
    let mut turns = out.lines().map_while(Result::ok).filter(|line| line.contains("Your turn."));
    // The pipe stays open: the program ends by itself if it is closed.
    assert_eq!(turns.by_ref().take(2).count(), 2, "it asks for a second move");
    // Ctrl-C does the same, but a program started in the background ignores it.
    kill_process(Pid::from_child(&child), Signal::TERM).expect("it receives signals");
    let status = child.wait().expect("the program ends");
    assert_eq!(status.signal(), Some(Signal::TERM.as_raw()));
    assert_eq!(saved_moves(&folder).as_deref(), Some("1:2 1:1"));
}
