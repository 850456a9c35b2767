//! Resigning in line mode: the move that decided the game is named at once.

use zugzwang::keep::storage::Tally;

use super::{
    assert_in_order,
    evening::{output, output_at},
};
use crate::common::{Folder, tally, unfinished_nim};

#[test]
fn resigning_says_what_decided_the_game_and_what_was_right() {
    let out = output(&["nim"], "1:1\nresign\n1:1\nresign\nundo\nquit\n").out;
    assert_in_order(
        &out,
        &[
            "> resign\nYou resigned: Sphinx wins.\nMove 1 of 2. You took 1 from heap 1 (1:1).\n",
            "This decided the game: a win became a loss.\n",
            "Best play: 1:2, take 2 from heap 1.\n",
            "The game is over. Type new for another game, undo to undo your last move, menu for the list of games, or quit.\n",
            "> 1:1\nThe game is over. Type new for another",
            "> resign\nThe game is over. Type new for another",
            "> undo\nThe resignation is undone.\nheap 1: 1\nheap 2: 4\nheap 3: 5\nYour turn.\n",
        ],
    );
}

#[test]
fn a_game_lost_from_the_start_or_not_lost_is_described_as_such() {
    assert_in_order(&output(&["nim", "heaps=4,4"], "1:1\nresign\n").out, &["You were losing from the start"]);
    assert_in_order(&output(&["nim"], "1:2\nresign\n").out, &["You resigned here, though it was still a win."]);
    let gold = output(&["gold"], "1\nresign\n").out;
    assert!(gold.contains("You resigned") && !gold.contains("Final:"), "{gold}");
}

#[test]
fn after_resigning_nobody_advises_and_no_move_is_made() {
    let out = output(&["subtraction", "c=16", "m=3"], "1\nresign\nwhy\nhint\nmoves\nproof\n2\n").out;
    let (_, after) = out.split_once("> resign\n").expect("it was resigned");
    for advice in ["You lose", "Best defence", "Take ", "P-position", "In the pile"] {
        assert!(!after.contains(advice), "{advice}: {after}");
    }
}

#[test]
fn of_two_people_the_one_to_move_resigns_and_machines_never_do() {
    assert_in_order(
        &output(&["nim", "--you", "both"], "1:1\nresign\n").out,
        &["> resign\nSecond resigned: First wins.\n"],
    );
    assert_in_order(
        &output(&["nim", "--you", "watch"], "resign\n").out,
        &["> resign\nTwo machines are playing. Press Enter"],
    );
}

#[test]
fn cuts_are_never_printed_as_a_fraction_alone() {
    let out = output(&["rope", "length=10"], "7/3\nresign\nquit\n").out;
    assert_in_order(&out, &["You resigned", "You cut at 7/3≈2.33.\n", "Best play: 5, cut at 5"]);
}

#[test]
fn it_counts_once_and_the_saved_game_is_removed() {
    let folder = Folder::new();
    let lines = "1:1\nresign\nundo\nresign\nquit\n";
    let out = output_at(&folder, &["nim"], lines).out;
    assert!(!out.contains("The game is saved"), "{out}");
    assert_eq!((tally(&folder).won, tally(&folder).lost), (0, 1));
    assert_eq!(unfinished_nim(&folder), None);
    let untouched = Folder::new();
    output_at(&untouched, &["nim"], "resign\n");
    assert_eq!(tally(&untouched), Tally::default(), "nobody has moved yet");
}

#[test]
fn it_is_translated() {
    for (language, resign, told, decided) in [
        ("ru", "сдаюсь", "Вы сдались: выиграл Сфинкс.", "Этот ход решил игру: был выигрыш, теперь проигрыш."),
        ("bg", "предавам", "Вие се предадохте: печели Сфинксът.", "Това реши играта: беше спечелена, сега е загубена."),
        ("zh", "认输", "您已认输：斯芬克斯获胜。", "此步定局：本可获胜，现在必败。"),
    ] {
        let out = output(&["nim", "--lang", language], &format!("1:1\n{resign}\n")).out;
        assert_in_order(&out, &[told, decided]);
    }
}
