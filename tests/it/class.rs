//! Teaching a class: the class is asked first, told step by step, and shown each step on the board.

mod cursor;

use std::rc::Rc;

use crate::common::{
    Arcade, assert_shows,
    frames::{Pictured, picture, pictures, text},
    settle,
    turns::Turns,
};
use ratatui::style::Style;
use zugzwang::{
    app::Msg,
    look::{Look, align::wrapped, glyphs::GlyphSet, theme::ThemeName},
    play::{
        board::{Side, Status},
        boards,
        panels::Lecture,
        table::Table,
    },
};

/// Opens the worked example in front of a class that is asked.
fn asked(width: u16, height: u16) -> Arcade {
    let mut arcade = Arcade::sized(width, height).worked_example();
    arcade.press("c");
    arcade
}

#[test]
fn a_class_is_asked_and_then_told_step_by_step() {
    let mut arcade = asked(120, 40);
    let steps = [
        ("Who can win here", "You can win"),
        ("You can win", "Odd columns"),
        ("Odd columns: 8, 2.", "Heap 2 has"),
        ("Heap 2 has a 1 in the highest crossed column.", "Flip"),
        ("leave 2 of 8, take 6.", "Then every column"),
        ("Then every column is even", "◂ -1"),
        ("◂ -1", "nim-sum"),
    ];
    for (shown, hidden) in steps {
        assert!(arcade.says(shown) && !arcade.says(hidden), "{shown} / {hidden}\n{}", arcade.screen());
        arcade.press("Space");
    }
}

#[test]
fn a_step_back_hides_what_was_told_and_before_the_first_one_is_the_move() {
    let mut arcade = asked(120, 40);
    arcade.press("Space Space Backspace");
    assert!(arcade.shows("You can win") && !arcade.shows("Odd columns"), "{}", arcade.screen());
    arcade.press("Backspace");
    assert!(arcade.shows("Who can win here"));
    arcade.press("Space Space Space Space Space Space");
    assert!(arcade.has_played("2:6"), "{}", arcade.screen());
    arcade.press("Backspace");
    // The last step disappears with the move and puts the cursor back on it, so no other move can be made by mistake.
    assert!(arcade.has_played("") && !arcade.shows("Then every column"), "{}", arcade.screen());
    arcade.press("Space");
    assert!(arcade.shows("Then every column") && arcade.shows("take 6"), "{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.has_played("2:6"), "{}", arcade.screen());
}

#[test]
fn nothing_is_said_about_the_cursor_before_the_last_step() {
    for entry in boards::ALL {
        let mut arcade = Arcade::sized(120, 40).open(entry.game.id, &[], &[], Side::First);
        arcade.press("c");
        for leak in ["wins in", "loses in", "✓", "✗", "gives away", "Secured"] {
            assert!(!arcade.shows(leak), "{} {leak}:\n{}", entry.game.id, arcade.screen());
        }
    }
}

#[test]
fn every_game_can_be_explained_to_its_end_with_space_alone() {
    // In a window and on a projector in turn.
    let mut ways = Turns::of(1, ["c", "P c"]);
    for entry in boards::ALL {
        for keys in ways.round() {
            let mut arcade = Arcade::sized(80, 24).open(entry.game.id, &[], &[], Side::First);
            arcade.press(keys);
            // None of these games is longer, and no reason has more steps.
            for _ in 0..2000 {
                if !matches!(arcade.app.status(), Some(Status::Turn(_)))
                    || arcade.app.moves().is_some_and(|moves| moves.len() > 78)
                {
                    break;
                }
                arcade.press("Space");
            }
            let over = matches!(arcade.app.status(), Some(Status::Over(_)));
            assert!(
                over || arcade.app.moves().is_some_and(|moves| moves.len() > 78),
                "{}:\n{}",
                entry.game.id,
                arcade.screen()
            );
        }
    }
}

#[test]
fn the_projector_stays_on_until_it_is_turned_off() {
    let mut arcade = asked(80, 24);
    arcade.press("Space Up");
    let before = arcade.screen();
    arcade.press("P");
    assert!(!arcade.shows("╭"), "no frames are drawn:\n{}", arcade.screen());
    assert!(arcade.shows("Projector: on"));
    arcade.press("P Up");
    assert_eq!(arcade.screen(), before);
}

#[test]
fn at_the_last_step_the_next_one_is_called_the_move() {
    let mut arcade = asked(120, 40);
    while !arcade.shows("(5 of 5 shown)") {
        assert!(arcade.shows("Space: the next step") && arcade.shows("Space next step"), "{}", arcade.screen());
        arcade.press("Space");
    }
    assert!(arcade.shows("Space: play the move (5 of 5 shown)"), "{}", arcade.screen());
    assert!(arcade.shows("Space play it") && !arcade.shows("Space next step"), "{}", arcade.screen());
}

#[test]
fn the_projector_shows_how_much_has_been_told() {
    let mut arcade = asked(80, 24);
    arcade.press("P");
    for told in 0..=5 {
        assert!(arcade.shows(&format!("{told} of 5 shown")), "{}", arcade.screen());
        arcade.press("Space");
    }
    assert!(arcade.shows("0 of "), "the next position starts at its beginning\n{}", arcade.screen());
}

#[test]
fn space_on_a_projector_never_makes_a_move_before_everything_is_told() {
    let mut arcade = Arcade::sized(80, 24).worked_example();
    arcade.press("P Up");
    assert!(arcade.shows("Space class") && !arcade.shows("Who can win here"), "{}", arcade.screen());
    let before = arcade.app.status();
    arcade.press("Space");
    assert!(arcade.shows("Who can win here") && arcade.shows("Space next step"), "{}", arcade.screen());
    arcade.press("Space Space Space Space Space");
    assert!(arcade.shows("5 of 5 shown") && arcade.app.status() == before, "{}", arcade.screen());
    // Without a projector it does nothing.
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("Space");
    assert!(arcade.has_played(""), "{}", arcade.screen());
}

#[test]
fn at_the_end_space_is_not_offered() {
    for keys in ["c", "P c"] {
        let mut arcade = Arcade::sized(120, 40).open("nim", &["heaps=1"], &[], Side::Both);
        arcade.press(keys);
        while !matches!(arcade.app.status(), Some(Status::Over(_))) {
            assert!(arcade.shows("Space next step") || arcade.shows("Space play it"), "{}", arcade.screen());
            arcade.press("Space");
        }
        assert!(arcade.shows("Backspace ") && !arcade.shows("Space next step"), "{}", arcade.screen());
        assert!(!arcade.shows("Space play it"), "{}", arcade.screen());
    }
}

#[test]
fn a_class_that_is_asked_sees_the_question_even_if_the_panel_was_closed() {
    for keys in ["w c", "P w Space"] {
        let mut arcade = Arcade::sized(120, 40).worked_example();
        arcade.press(keys);
        assert!(arcade.shows("Who can win here"), "{keys}\n{}", arcade.screen());
    }
    let mut arcade = asked(120, 40);
    arcade.press("w");
    assert!(arcade.shows("Who can win here"), "{}", arcade.screen());
    arcade.press("Space");
    assert!(arcade.shows("You can win"), "what is told is visible:\n{}", arcade.screen());
}

#[test]
fn backspace_on_a_projector_unselects_as_elsewhere() {
    let mut arcade = Arcade::sized(80, 24).open("moore", &[], &[], Side::First);
    arcade.press("Right P Up");
    let before = arcade.screen();
    arcade.press("Right Backspace");
    assert!(!arcade.shows("You have no move to undo") && arcade.screen() != before, "{}", arcade.screen());
}

#[test]
fn the_proof_after_a_step_back_is_refused_with_a_reason() {
    let mut arcade = asked(120, 40);
    arcade.press("Space Space Space Space Space e");
    assert!(arcade.shows("Proof"), "{}", arcade.screen());
    arcade.press("Backspace");
    assert!(!arcade.shows("Proof"), "{}", arcade.screen());
    arcade.press("e");
    assert!(arcade.shows("The proof opens after the last step: 4 of 5"), "{}", arcade.screen());
    arcade.press("Space");
    assert!(!arcade.shows("Proof"), "nobody asked for it\n{}", arcade.screen());
}

#[test]
fn frames_in_front_of_a_class() {
    for (name, keys) in [
        ("asked", ""),
        ("crosses", "Space Space"),
        ("flip", "Space Space Space Space"),
        ("projected-asked", "P"),
        ("projected-crosses", "P Space Space"),
        ("projected-move", "P Space Space Space Space Space"),
        ("projected-all", "P c"),
    ] {
        pictures(Pictured::InOne, |(size, theme, glyphs), show| {
            let mut arcade = Arcade::new(size, theme, glyphs).worked_example();
            arcade.press("c");
            arcade.press(keys);
            show(&format!("class-{name}"), &arcade);
        });
    }
}

#[test]
fn the_explanation_goes_on_by_itself_when_asked_to() {
    let mut arcade = asked(120, 40);
    assert!(arcade.app.pace().is_none());
    arcade.press("p");
    assert!(arcade.shows("The steps now run by themselves") && arcade.app.pace().is_some(), "{}", arcade.screen());
    for _ in 0..6 {
        arcade.app.update(Msg::Tick);
    }
    assert!(arcade.has_played("2:6 4:1") && arcade.shows("Who can win here"), "{}", arcade.screen());
    let slow = arcade.app.pace();
    arcade.press("+");
    assert!(arcade.app.pace() < slow);
    arcade.press("p");
    assert!(arcade.app.pace().is_none());
}

/// A reason, and the text about the move found unless the cursor is on it already.
struct Told {
    lecture: Rc<Lecture>,
    best: Option<String>,
}

/// Returns the explanations of a game's first three positions.
fn lectures(id: &str) -> Vec<Told> {
    let look = Look::new(ThemeName::HighContrast, GlyphSet::Unicode);
    let mut table = boards::find(id).expect("a known game").open::<&str>(&[], &[], Side::Both).expect("a valid setup");
    let mut told = Vec::new();
    while told.len() < 3 && matches!(table.status(), Status::Turn(_)) {
        settle(&mut table);
        let lecture = table.lecture(&look).expect("the solver has answered");
        let words = |table: &Table| table.choice(&look).map(|choice| choice.words);
        let before = words(&table);
        table.hint();
        told.push(Told { lecture, best: words(&table).filter(|best| Some(best) != before.as_ref()) });
        table.commit().expect("the move found is legal");
    }
    told
}

/// Returns the same as shown on the screen step by step. After each step the screen is checked.
fn told_step_by_step(id: &str, check: impl Fn(&Arcade, &Told, usize)) {
    let mut arcade = Arcade::sized(80, 24).open(id, &[], &[], Side::Both);
    arcade.press("P c");
    for reason in lectures(id) {
        for told in 0..=reason.lecture.steps() + 1 {
            check(&arcade, &reason, told);
            arcade.press("Space");
        }
    }
}

/// Returns the first line of a text as shown on a projector of 80 columns, with a margin and room for the mark of a further page.
fn first_line(text: &str) -> String {
    wrapped(text, Style::new(), 76).first().map(ToString::to_string).unwrap_or_default()
}

/// Returns what a class is told for a verdict that says who can win: an answer in the words of the question.
fn answered(verdict: &str) -> String {
    match verdict.split_once(' ') {
        Some(("✓", words)) if words.contains(" can win.") => "✓ The player to move can win.".to_owned(),
        Some(("✗", words)) if words.contains(" can win.") => "✗ The opponent can win.".to_owned(),
        _ => verdict.to_owned(),
    }
}

#[test]
fn every_sentence_appears_at_its_step_and_not_before() {
    for entry in boards::ALL {
        told_step_by_step(entry.game.id, |arcade, Told { lecture, best }, told| {
            let verdict = first_line(&answered(&lecture.verdict.0));
            assert_eq!(arcade.shows(&verdict), told > 0, "{verdict}\n{}", arcade.screen());
            let now: Vec<&str> = lecture.sentences(told.saturating_sub(1)).collect();
            if let Some(last) = now.last() {
                assert!(arcade.shows(&first_line(last)), "{last}\n{}", arcade.screen());
            }
            for sentence in lecture.sentences(usize::MAX).filter(|sentence| !now.contains(sentence)) {
                assert!(!arcade.shows(&first_line(sentence)), "{sentence}\n{}", arcade.screen());
            }
            // The move must not be named before a sentence names it, the figure shows the position after it, or
            // everything has been told, when the cursor is on it.
            let Some(best) = best.as_ref().filter(|_| told <= lecture.steps()) else { return };
            let ahead = lecture.is_ahead(told.saturating_sub(1));
            let named = ahead || now.iter().any(|sentence| sentence.contains(best));
            // The most that may be taken is a limit, not a move.
            let shown = arcade.screen().replace(&format!("may {best}"), "");
            assert!(named || !shown.contains(best.as_str()), "{best}\n{shown}");
        });
    }
}

#[test]
fn the_board_stands_still_before_a_class_however_much_is_told() {
    for entry in boards::ALL {
        let mut arcade = Arcade::sized(80, 24).open(entry.game.id, &[], &[], Side::Both);
        arcade.press("P");
        let before = arcade.board().expect("there is a board");
        arcade.press("c");
        for told in 0..8 {
            assert_eq!(arcade.board(), Some(before), "{} {told}:\n{}", entry.game.id, arcade.screen());
            if !arcade.has_played("") {
                break;
            }
            arcade.press("Space");
        }
    }
}

#[test]
fn marks_on_the_board_wait_for_the_reason() {
    for (id, mark) in [("king", " ✓ "), ("wythoff", "░✓"), ("strip", "╭╌"), ("rope", "◆")] {
        let mut arcade = Arcade::sized(80, 24).open(id, &[], &[], Side::First);
        assert!(arcade.shows(mark), "{id}\n{}", arcade.screen());
        arcade.press("P c");
        assert!(!arcade.shows(mark), "{id}\n{}", arcade.screen());
    }
}

#[test]
fn frames_of_every_theory_on_a_projector() {
    /// Positions that show more than the first ones of their games.
    const CHOSEN: [(&str, &[&str]); 2] = [("coin-piles", &["piles=5,8,12"]), ("matches", &["n=10"])];
    for id in boards::ALL.iter().map(|entry| entry.game.id) {
        let words = CHOSEN.iter().find(|(game, _)| *game == id).map_or(&[][..], |(_, words)| words);
        let mut arcade = Arcade::sized(80, 24).open(id, words, &[], Side::First);
        arcade.press("P c Space Space");
        text(&format!("projector-{id}-step"), &arcade);
        arcade.press("c");
        picture(&format!("projector-{id}-all"), &arcade);
    }
}

#[test]
fn a_class_is_not_told_who_goes_first_because_of_who_wins() {
    let mut arcade = Arcade::sized(120, 40).open("nim", &["heaps=1,2,3"], &[], Side::Choose);
    let leaked = |arcade: &Arcade| arcade.shows("Whoever goes first");
    assert!(leaked(&arcade), "{}", arcade.screen());
    arcade.press("c Up");
    assert!(!leaked(&arcade), "{}", arcade.screen());
    arcade.press("c o");
    arcade.press("Up");
    assert!(!leaked(&arcade), "{}", arcade.screen());
}

#[test]
fn hands_are_counted_before_the_answer_compared_and_summed_up() {
    let mut arcade = Arcade::sized(120, 40).open("nim", &["heaps=1,2"], &[], Side::Both);
    arcade.press("c");
    assert_shows(&arcade, &["Counted the hands? Press : and type two", "numbers: "]);
    arcade.play("12 9");
    assert!(arcade.has_played(""));
    assert_shows(&arcade, &["Hands up: 12 for the player to move, 9 for the"]);
    arcade.press("Space");
    assert_shows(&arcade, &["12 of 21 hands were right."]);
    arcade.press("Backspace");
    arcade.play("20 1");
    arcade.press("Space");
    assert_shows(&arcade, &["20 of 21 hands were right."]);
    arcade.play("2:1");
    arcade.play("10 11");
    arcade.press("Space");
    assert_shows(&arcade, &["11 of 21 hands were right."]);
    arcade.play("1:1");
    arcade.play("2:1");
    assert_shows(&arcade, &["In all, 31 of 42 hands were right."]);
}

#[test]
fn two_numbers_are_not_hands_where_nobody_is_asked() {
    let mut arcade = Arcade::sized(120, 40).open("nim", &["heaps=1,2"], &[], Side::Both);
    arcade.play("12 9");
    assert!(!arcade.shows("Hands") && !arcade.shows(" hands "), "{}", arcade.screen());
}
