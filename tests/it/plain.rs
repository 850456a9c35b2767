//! Line mode, through the real program and a pipe.

mod evening;
mod keeping;
mod resigned;
mod vocabulary;

use std::process::Stdio;

use crate::common::{Folder, binary, frames::compare, storage};
use evening::{Said, output, output_at};
use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    say,
    terminal::disk,
};
use zugzwang_engine::games;

/// Returns the output for these lines in a game of nim 3,4,5.
fn nim(lines: &str) -> String {
    let Said { out, error, code } = output(&["nim"], lines);
    assert_eq!((code, error.as_str()), (Some(0), ""), "{out}");
    out
}

fn assert_in_order(out: &str, texts: &[&str]) {
    let mut rest = out;
    for text in texts {
        let at = rest.find(text).unwrap_or_else(|| panic!("{text:?} is missing or not in order:\n{out}"));
        rest = &rest[at + text.len()..];
    }
}

#[test]
fn a_game_opens_with_its_rule_players_position_and_a_question() {
    assert_in_order(
        &nim(""),
        &[
            "Game: Nim\n",
            "Whoever takes the last object wins.\n",
            "last move wins\n",
            "To move, type heap:take, as in 2:6.\n",
            "First: You.\nSecond: Sphinx.\n",
            "heap 1: 3\nheap 2: 4\nheap 3: 5\nYour turn.\n> \n",
        ],
    );
}

#[test]
fn moves_are_printed_in_notation_and_in_words_and_so_are_replies() {
    let out = nim("1:2\n");
    assert_in_order(&out, &["> 1:2\nYou took 2 from heap 1 (1:2).\nSphinx took 1 from heap 1 (1:1).\n", "heap 1: 0\n"]);
}

#[test]
fn why_prints_the_reason_that_solve_prints() {
    let solved = binary::run_with_input(&["solve", "nim", "heaps=18,8,14,9,23"], String::new()).0.stdout;
    let solved = String::from_utf8(solved).expect("text");
    let reason: Vec<&str> = solved.lines().skip(1).take_while(|line| !line.starts_with("Winning")).skip(1).collect();
    assert!(reason.len() >= 3, "{solved}");
    let out = output(&["nim", "heaps=18,8,14,9,23"], "why\n").out;
    assert_in_order(&out, &["> why\nYou can win: N-position, nim-sum 10\n", &reason.join("\n")]);
}

#[test]
fn hints_come_one_step_at_a_time() {
    let out = nim("i\ni\ni\ni\ni\ni\n1:2\nhint\nhint\n");
    assert_in_order(
        &out,
        &[
            "> i\nTry two heaps first",
            "> i\nYou can win",
            "> i\n",
            "heap 1.\n> i\n",
            "> i\nBest play: 1:2, take 2 from heap 1.\n> i\n",
            "any reply makes some column odd.\n> 1:2\n",
            "> hint\nTry two heaps of 1",
            "> hint\nYou can win",
        ],
    );
    let of_a_sum = output(&["sum"], "hint\nhint\nhint\n").out;
    assert_in_order(&of_a_sum, &["> hint\n", "> hint\n", "> hint\n", "Look at game a.\n"]);
}

#[test]
fn hints_in_a_lost_position_give_its_idea_and_the_move_that_lasts_longest() {
    for (words, id, defence) in [
        (&["nim", "heaps=3,3"][..], "idea-nim-equal-lost", "status-hint.lost"),
        (&["strip", "row=10111110010100", "k=3"], "idea-values-lost", "status-hint.lost"),
    ] {
        for language in Language::ALL {
            let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
            let args = [words, &["--you", "both", "--lang", language.tag()]].concat();
            let out = output(&args, "i\ni\ni\ni\ni\n").out;
            assert_in_order(&out, &[&say!(look, id), &say!(look, defence)]);
        }
    }
}

#[test]
fn moves_are_listed_with_their_worth_the_best_first() {
    let out = nim("moves\nbest\n");
    assert_in_order(
        &out,
        &["1 wins, 11 lose, of all 12 moves.\n1:2: wins in at most 11 moves\n", "3:5: loses", "> best\n1 wins"],
    );
    let long = output(&["nim", "heaps=18,8,14"], "moves\nmoves all\n").out;
    assert_in_order(&long, &["20 more. Type moves all to list them.\n", "> moves all\n", "of all 40 moves"]);
    assert_eq!(long.matches("more. Type moves all").count(), 1, "{long}");
}

#[test]
fn moves_can_be_undone_and_redone() {
    let out = nim("u\nredo\n1:2\nu\nredo\n");
    assert_in_order(
        &out,
        &[
            "> u\nYou have no move to undo.\n> redo\nThere is no move to redo.\n",
            "Sphinx took 1 from heap 1 (1:1).\n",
            "> u\nUndone: 2 moves.\nheap 1: 3\n",
            "> redo\nYou took 2 from heap 1 (1:2).\nSphinx took 1 from heap 1 (1:1).\n",
        ],
    );
}

#[test]
fn rules_position_and_help_can_be_repeated() {
    let out = nim("rules\nposition\nhelp\n?\n");
    assert_in_order(
        &out,
        &["> rules\nGame: Nim\n", "> position\nheap 1: 3\n", "> help\nTo move", "why, w: who wins", "> ?\nTo move"],
    );
}

#[test]
fn a_new_game_has_the_same_setup_or_another() {
    let out = nim("1:2\nnew\nnew heaps=7,7\nnew heaps=x\nposition\n");
    assert_in_order(
        &out,
        &[
            "> new\nThe game is saved",
            "Game: Nim\n",
            "heap 1: 3\nheap 2: 4\n",
            "> new heaps=7,7\n",
            "heap 1: 7\nheap 2: 7\nYour turn.\n",
            "> new heaps=x\nheaps=x: ",
            "> position\nheap 1: 7\n",
        ],
    );
}

#[test]
fn an_invalid_line_says_what_to_type_and_loses_nothing() {
    let out = nim("1:9\n9:1\n1\ntake two\nr\n\n\u{1b}[2J\nposition\n");
    assert_in_order(
        &out,
        &[
            "“1:9” was not played: you can't take that many from heap 1; allowed: 1 to 3\n",
            "“9:1” was not played: there is no heap 9; allowed: 1 to 3\n",
            "“1” was not played: ",
            "say which heap, as in 1:1",
            "“take two” is neither a move nor a command.",
            "“r” could mean redo, resign, rules or resume. Type more of it.\n",
            "> position\nheap 1: 3\nheap 2: 4\nheap 3: 5\nYour turn.\n",
        ],
    );
    assert!(!out.contains('\u{1b}'), "{out}");
}

#[test]
fn the_end_says_who_won_and_why_and_what_to_do_next() {
    let out = output(&["nim", "heaps=1"], "1:1\n1:1\nundo\n1:1\nquit\n").out;
    assert_in_order(
        &out,
        &[
            "The game is over: you won.\n",
            "The game is over. Type new for another game, undo to undo your last move, menu for the list of games, or quit.\n",
            "> 1:1\nThe game is over. Type new for another game",
            "> undo\nUndone: 1 move.\nheap 1: 1\n",
        ],
    );
    assert!(!out.contains("is saved"), "a finished game is not resumed:\n{out}");
}

#[test]
fn points_are_printed_during_the_game_and_at_its_end() {
    let out = output(&["gold"], "1\n").out;
    assert_in_order(&out, &["Taken: you 0, Sphinx 0\n", "> 1\nYou took 1 bar.\n", "Taken: you 1, Sphinx "]);
    let out = output(&["both-ends"], "L6\n").out;
    assert_in_order(&out, &["The game is over: you won 11 to 0.\n", "Final: you 11, Sphinx 0\n"]);
}

#[test]
fn without_an_argument_a_game_is_chosen_by_number_or_name() {
    let count = games::ALL.len();
    let last = games::ALL.last().expect("there are games").id;
    let out =
        output(&[], "x\n99\nwhy\nnim heaps=2,b\n\n3\nmenu\nNIM heaps=1,2\nmenu\nGame of Euclid\nmenu\nquit\n").out;
    assert_in_order(
        &out,
        &[
            "3. Nim: nim\n",
            &format!("\n{count}. "),
            &format!(": {last}\nChoose a game"),
            "> x\nThere is no game called x.",
            &format!("> 99\nThere is no game 99; allowed: 1 to {count}"),
            "> why\nNo game is open",
            "> nim heaps=2,b\nheaps=2,b: ",
            "> 3\nGame: Nim\n",
            "> menu\n1. ",
            "> NIM heaps=1,2\nGame: Nim\n",
            "> Game of Euclid\nGame: Game of Euclid\n",
            "> quit\n",
        ],
    );
}

#[test]
fn the_user_sits_where_asked() {
    assert_in_order(
        &output(&["nim", "--you", "second"], "").out,
        &["First: Sphinx.\nSecond: You.\nSphinx took 2 from heap 1 (1:2).\n", "Your turn."],
    );
    let chosen = output(&["nim", "--you", "choose"], "").out;
    assert_in_order(
        &chosen,
        &[
            "First: Sphinx.",
            "The program goes first, because whoever goes first can win.\nSphinx took 2 from heap 1 (1:2).\n",
        ],
    );
    let lost = output(&["nim", "heaps=1,1", "--you", "choose"], "").out;
    assert_in_order(&lost, &["First: You.", "You go first. Whoever goes first loses here"]);
    let winning = output(&["nim", "heaps=1,1", "--you", "winning"], "").out;
    assert_in_order(&winning, &["Second: You."]);
    let both = output(&["nim", "--you", "both"], "1:2\n").out;
    assert_in_order(
        &both,
        &[
            "First: a person.\nSecond: a person.\n",
            "First's turn.\n> 1:2\nFirst took 2 from heap 1 (1:2).\n",
            "Second's turn.",
        ],
    );
}

#[test]
fn two_machines_make_a_move_for_each_empty_line() {
    let out = output(&["nim", "heaps=1,2", "--you", "watch"], "1:1\n\n\n\n").out;
    assert_in_order(
        &out,
        &[
            "First moves next. Press Enter to see the move.\n> 1:1\nTwo machines are playing",
            "> \nFirst took 1 from heap 2 (2:1).\n",
            "Second moves next",
            "> \nSecond took 1 from heap 1 (1:1).\n",
            "> \nFirst took 1 from heap 2 (2:1).\n",
            "The game is over: First won.",
        ],
    );
}

#[test]
fn every_machine_plays_under_its_one_name() {
    for (machine, named) in [
        ("perfect", "Sphinx"),
        ("coach-0", "Coach"),
        ("coach-6", "Coach"),
        ("trapper", "Trapper"),
        ("skill-50", "The machine"),
        ("random", "The machine"),
        ("gives-back-1", "The machine"),
        ("loser", "The machine"),
        ("matchbox", "The machine"),
    ] {
        let out = output(&["nim", "--opponent", machine, "--you", "second"], "why\nresign\n").out;
        assert!(out.lines().any(|line| line.starts_with(&format!("{named} took "))), "{machine}:\n{out}");
        let resigned = format!("You resigned: {} wins.", named.replace("The", "the"));
        assert!(out.contains("Your turn.") && out.contains(&resigned), "{machine}:\n{out}");
        let mut others = ["Sphinx", "Coach", "Trapper", "machine"].into_iter().filter(|other| !named.ends_with(other));
        assert!(others.all(|other| !out.contains(other)), "{machine}:\n{out}");
    }
}

#[test]
fn a_matchbox_machine_says_once_that_it_was_not_trained() {
    const UNTAUGHT: &str = "The matchboxes have learned nothing about this setup";
    let folder = Folder::new();
    let against = ["nim", "heaps=1,2", "--opponent", "matchbox"];
    let untaught = output_at(&folder, &against, "2:1\nundo\n").out;
    assert_eq!(untaught.matches(UNTAUGHT).count(), 1, "{untaught}");

    let file = folder.path().join("learned.json");
    let named = file.to_str().expect("text");
    let learn = ["learn", "nim", "heaps=1,2", "--games", "100", "--seed", "1", "--save", named];
    assert!(binary::run_with_input(&learn, String::new()).0.status.success());
    storage(folder.path()).keep_machine(disk::learned::read(&file).expect("it can be read")).expect("it is saved");
    let known = output_at(&folder, &against, "").out;
    assert!(known.contains("Matchboxes") && !known.contains(UNTAUGHT), "{known}");
    let other = output_at(&folder, &["nim", "--opponent", "matchbox"], "").out;
    assert!(other.contains(UNTAUGHT), "of another setup it knows nothing: {other}");
    assert!(!output_at(&folder, &["nim"], "").out.contains(UNTAUGHT), "it is not seated");
}

#[test]
fn invalid_arguments_are_reported_as_bad_input() {
    for (words, names) in [
        (&["nin"][..], "Did you mean nim?"),
        (&["nim", "heaps=x"], "heaps=x"),
        (&["nim", "--you", "third"], "--you"),
        (&["nim", "--moves", "9:9"], "9:9"),
        (&["--moves", "1:1"], "GAME"),
    ] {
        let Said { out, error, code } = output(words, "");
        assert!(code == Some(2) && error.contains(names) && out.is_empty(), "{words:?}: {error}");
    }
}

#[test]
fn the_arcade_without_a_terminal_names_line_mode() {
    let output = binary::program().args(["play", "moore"]).stdin(Stdio::null()).output().expect("the program runs");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(2) && told.contains("zugzwang play --plain moore"), "{told}");
}

#[test]
fn a_reader_that_closes_the_pipe_ends_the_program_quietly() {
    let mut child = binary::start(&["play", "--plain", "nim"]);
    drop(child.stdout.take());
    drop(child.stdin.take());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn whole_evenings() {
    for (name, words, lines) in [
        ("nim", &["nim"][..], "why\nhint\n1:2\nmoves\n2:1\nundo\n2:1\nwhy\n3:4\n3:1\nquit\n"),
        ("northcott", &["northcott", "cells=5", "rams=1-4,2-3"], "why\nmoves\n1:3\n1:4\nposition\n2:3\n2:4\nwhy\n"),
        ("gold", &["gold", "--you", "choose"], "why\nmoves\n2\nwhy\n1\n"),
    ] {
        let folder = Folder::new();
        compare(&format!("plain-{name}"), &output_at(&folder, words, lines).out);
    }
}

#[test]
fn after_the_last_hint_there_is_no_other() {
    for (lang, told) in [
        ("en", "There are no more hints"),
        ("ru", "Других подсказок нет"),
        ("bg", "Други подсказки няма"),
        ("zh", "提示到此为止"),
    ] {
        let out = output(&["nim", "--lang", lang], "i\ni\ni\ni\ni\ni\ni\nq\n").out;
        assert_eq!(out.matches(told).count(), 1, "{lang}: {out}");
    }
}
