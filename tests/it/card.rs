//! The card at the end of a game: what it says, what its keys do, and that any other key closes it.

use ratatui::layout::Size;
use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{
        board::{Side, Status},
        boards, told,
    },
    words,
};

use crate::common::{Arcade, assert_shows, frames::picture, play_to_the_end, win};

/// A part of the footer while a card is open.
const OPEN: &str = "Esc board";

fn plain(arcade: Arcade, game: &str, words: &[&str], moves: &[&str], side: Side) -> Arcade {
    arcade.open(game, words, moves, side)
}

/// Returns a game of nim that the user won without a mistake. In ASCII the large letters are plain words.
fn won() -> Arcade {
    let arcade = Arcade::new(Size::new(80, 24), ThemeName::Ansi, GlyphSet::Ascii);
    let mut arcade = plain(arcade, "nim", &["heaps=1,2"], &[], Side::First);
    win(&mut arcade);
    arcade
}

/// Plays a game of nim that the user gives away with the first move and loses.
fn lost(arcade: Arcade) -> Arcade {
    let mut arcade = plain(arcade, "nim", &["heaps=3,4,5"], &[], Side::First);
    play_to_the_end(&mut arcade);
    arcade.press("Enter");
    arcade
}

#[test]
fn the_card_of_a_won_game_shows_the_last_position_and_enter_starts_the_next_game() {
    let mut arcade = won();
    let told = ["+ You win", "You left 1,1. After that, nobody could stop you.", "no mistakes", "Hints: 2"];
    assert_shows(&arcade, &told);
    assert_shows(&arcade, &["Enter  Next: ", "Enter next game", OPEN]);
    let screen = arcade.screen();
    let next = screen
        .split("Next: a game from ")
        .nth(1)
        .and_then(|rest| rest.split_whitespace().next())
        .expect("the key is named");
    arcade.press("Enter");
    assert!(matches!(arcade.app.status(), Some(Status::Turn(_))), "{}", arcade.screen());
    assert!(arcade.has_played(""));
    assert_shows(&arcade, &[next, "You (first)"]);
    arcade.press("Esc");
    assert!(arcade.app.status().is_none(), "only the setup is below it:\n{}", arcade.screen());
}

#[test]
fn the_card_of_a_lost_game_names_the_mistake_and_enter_asks_why() {
    let mut arcade = lost(Arcade::plain());
    assert_shows(
        &arcade,
        &[
            "You could have won from 3,4,5, but your 1st move (take",
            "6. ·    1 mistake",
            "Why?",
            "after the opponent's last move",
        ],
    );
    arcade.press("Enter");
    assert_shows(&arcade, &["Why?  Nim", "This was your 1st move. Before it,", "Enter see the reply"]);
    arcade.press("Esc");
    assert_shows(&arcade, &["Sphinx took 1 from heap 3. Sphinx", "wins. Press n"]);
    assert!(!arcade.shows(OPEN));
}

#[test]
fn of_two_slips_the_card_names_the_one_that_lost_and_says_that_why_begins_with_the_other() {
    // Only 8 and 4 coins are good to leave: First gives the win away with 7, gets it back with 6, and loses it for good with 5.
    let mut arcade = Arcade::plain().resume("subtraction", &["c=9", "m=3"], &["2", "1"], Side::First);
    arcade.press("f");
    arcade.play("1");
    while matches!(arcade.app.status(), Some(Status::Turn(_))) {
        let mv = arcade.answer().suggested_move.expect("the game continues");
        arcade.play(&mv);
    }
    let told = ["You could have won with 6 coins left, but your 2nd move", "Your 1st move was a slip too, but"];
    assert_shows(&arcade, &told);
    assert_shows(
        &arcade,
        &["you were let back in. Why? starts there.", "after the opponent's last move", "2 mistakes"],
    );
    arcade.press("Enter");
    assert_shows(&arcade, &["This was your 1st move."]);
}

#[test]
fn the_card_of_a_game_lost_from_the_start_says_who_should_go_first() {
    let mut arcade = plain(Arcade::plain(), "nim", &["heaps=1,1"], &[], Side::First);
    arcade.press("Enter");
    assert_shows(&arcade, &["From 1,1, whoever goes first loses", "You   1. ·"]);
    assert_shows(&arcade, &["Next: the same game, sides swapped"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["You (second)"]);
}

#[test]
fn a_game_lost_to_the_side_that_wins_anyway_names_that_side() {
    for (words, position) in [(["stalks=r,r,b", "begins=blue"], "r,r,b"), (["stalks=rb", "begins=blue"], "the start")] {
        let mut arcade = plain(Arcade::sized(120, 40), "hackenbush", &words, &[], Side::First);
        play_to_the_end(&mut arcade);
        arcade.press("Enter");
        assert_shows(&arcade, &[&format!("Red can win from {position}, whoever goes first. Next time, play Red.")]);
    }
    // Level gardens are lost by whoever goes first.
    let mut arcade = plain(Arcade::sized(120, 40), "hackenbush", &["stalks=b,r"], &[], Side::First);
    play_to_the_end(&mut arcade);
    arcade.press("Enter");
    assert_shows(&arcade, &["From b,r, whoever goes first loses to perfect play. Next time,"]);
}

#[test]
fn a_draw_and_a_game_of_two_people_lead_to_a_review() {
    let mut arcade = plain(Arcade::sized(120, 40), "both-ends", &["numbers=0"], &[], Side::Both);
    arcade.press("Enter");
    assert_shows(
        &arcade,
        &["neither player can force a win", "First    1. ✓", "no mistakes", "Final: First 0, Second 0"],
    );
    arcade.press("Enter");
    assert_shows(&arcade, &["Who was winning"]);
    let ascii = Arcade::new(Size::new(80, 24), ThemeName::Mono, GlyphSet::Ascii);
    let mut arcade = plain(ascii, "nim", &["heaps=2"], &[], Side::Both);
    arcade.press("i Enter");
    assert_shows(&arcade, &["First wins", "First could win from 2, and never gave the win", "See what decided it"]);
}

#[test]
fn of_two_machines_the_winner_is_named() {
    let mut arcade = Arcade::new(Size::new(80, 24), ThemeName::Mono, GlyphSet::Ascii);
    arcade = plain(arcade, "nim", &["heaps=2"], &[], Side::Watch);
    arcade.press(")");
    for _ in 0..20 {
        arcade.handle(zugzwang::app::Msg::Tick);
    }
    assert!(matches!(arcade.app.status(), Some(Status::Over(_))), "{}", arcade.screen());
    assert_shows(&arcade, &["Sphinx wins", OPEN]);
}

#[test]
fn a_resignation_says_whether_it_was_necessary() {
    let mut arcade = plain(Arcade::plain(), "nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("i Enter x x");
    assert_shows(&arcade, &["You resigned in a winning position.", "You resigned: Sphinx wins.", "Next: "]);
    arcade.press("u");
    assert!(!arcade.shows(OPEN));
    assert!(matches!(arcade.app.status(), Some(Status::Turn(_))));
}

#[test]
fn a_game_without_moves_says_that_nobody_moved() {
    let mut arcade = plain(Arcade::sized(120, 40), "matches", &["n=1", "k=2"], &[], Side::First);
    assert_shows(&arcade, &["First has no move, so First loses at once.", "First has no move, so Second wins"]);
    assert!(!arcade.shows(OPEN), "the game continues here");
    arcade.press("Left");
    assert!(!arcade.shows(OPEN));
    arcade.press("Enter");
    assert_shows(&arcade, &[OPEN, "First has no move", "Next: "]);
}

#[test]
fn escape_shows_the_board_and_enter_opens_the_card_again() {
    let mut arcade = won();
    arcade.press("Esc");
    assert!(!arcade.shows(OPEN));
    assert_shows(&arcade, &["You took 1 from heap 2. You win."]);
    arcade.press("Enter");
    assert_shows(&arcade, &[OPEN]);
    arcade.press("Esc Esc");
    assert!(arcade.app.status().is_none());
}

#[test]
fn any_other_key_closes_the_card_and_takes_effect() {
    let gone = |keys: &str| {
        let mut arcade = won();
        arcade.press(keys);
        assert!(!arcade.shows(OPEN), "{keys}");
        arcade
    };
    assert!(matches!(gone("u").app.status(), Some(Status::Turn(_))));
    assert!(gone("N").app.status().is_none());
    assert!(matches!(gone("n").app.status(), Some(Status::Turn(_))));
    assert_shows(&gone("v"), &["Who was winning"]);
    assert_shows(&gone("?"), &["Help"]);
    assert_shows(&gone("q"), &[crate::common::known().as_str()]);
    gone("w");
    gone("Left");
}

#[test]
fn keys_for_the_look_and_for_help_leave_the_card_open() {
    for keys in ["t", "g", "m", "L", "W", "? Esc", "/ Esc", "y"] {
        let mut arcade = lost(Arcade::plain());
        let look = |arcade: &Arcade| zugzwang::say!(arcade.app.look(), "card-close");
        arcade.press(keys);
        assert!(arcade.shows(&look(&arcade)), "{keys}\n{}", arcade.screen());
    }
}

#[test]
fn its_keys_can_be_clicked_and_a_click_outside_closes_it() {
    let mut arcade = won();
    let at = arcade.find("v review");
    arcade.click(at.x, at.y);
    assert_shows(&arcade, &["Who was winning"]);
    let mut arcade = won();
    let at = arcade.find("You left");
    arcade.click(at.x, at.y);
    assert_shows(&arcade, &[OPEN]);
    arcade.click(0, 1);
    assert!(!arcade.shows(OPEN));
}

#[test]
fn a_game_already_over_when_opened_has_no_card() {
    let arcade = plain(Arcade::plain(), "nim", &["heaps=1"], &["1:1"], Side::First);
    assert!(!arcade.shows(OPEN));
}

#[test]
fn in_the_smallest_window_the_card_fills_it_and_explains_the_loss_all_the_same() {
    let mut arcade = lost(Arcade::sized(44, 12));
    assert_shows(&arcade, &["You could have won from 3,4,5, but", "1 mistake", "Why?", "n rematch", OPEN]);
    arcade.press("Enter");
    assert_shows(&arcade, &["Enter see the reply"]);
}

#[test]
fn it_fits_and_names_its_keys_in_every_language_and_look() {
    for language in Language::ALL.iter().copied() {
        for (width, height) in [(44, 12), (80, 24), (200, 60)] {
            let arcade = Arcade::in_language(language, Size::new(width, height), GlyphSet::Unicode);
            let arcade = lost(arcade);
            let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
            let close = zugzwang::say!(look, "card-close");
            assert_shows(&arcade, &[&format!("Esc {close}"), "Enter", "3,4,5"]);
        }
    }
}

#[test]
fn a_card_is_drawn_at_every_size_without_a_fault() {
    let mut arcade = lost(Arcade::plain());
    for (width, height) in [(0, 0), (1, 1), (44, 12), (45, 13), (60, 17), (72, 18), (120, 30), (300, 90)] {
        arcade.resize(width, height);
        arcade.screen();
    }
}

#[test]
fn repeating_the_last_hint_does_not_count_as_another() {
    let counted = |more: &str| {
        let mut arcade = plain(Arcade::plain(), "nim", &["heaps=1,2"], &[], Side::First);
        arcade.press("f i i i i i i");
        arcade.press(more);
        assert_shows(&arcade, &["nim-sum"]);
        play_to_the_end(&mut arcade);
        arcade.press("Enter");
        let screen = arcade.screen();
        let count = screen.split("Hints: ").nth(1).and_then(|rest| rest.split_whitespace().next());
        count.map_or_else(|| panic!("{screen}"), ToOwned::to_owned)
    };
    assert_eq!(counted("i i i"), counted(""));
}

#[test]
fn a_position_without_a_name_is_identified_by_the_move_that_led_to_it() {
    let mut arcade = plain(Arcade::sized(120, 40), "ticktacktwo", &[], &["5", "1"], Side::First);
    arcade.press("x x");
    assert!(!arcade.shows(". . .") && !arcade.shows("....."), "{}", arcade.screen());
    let mut arcade = plain(Arcade::plain(), "ticktacktwo", &[], &[], Side::First);
    arcade.press(": 8 Enter x x");
    assert_shows(&arcade, &["You could have won from the start, but your 1st move"]);
    assert_shows(&arcade, &["Mark that position as bad to leave"]);
    let mut arcade = plain(Arcade::sized(120, 40), "ticktacktwo", &[], &["1"], Side::Second);
    arcade.press("Up d");
    assert_shows(&arcade, &["Marked: the position after Second's 1st move is good to leave."]);
    let mut arcade = plain(Arcade::sized(120, 40), "program", &[], &[], Side::Second);
    arcade.press("x x");
    assert_shows(&arcade, &["Next: a game from lines="]);
}

#[test]
fn a_game_without_setups_is_offered_again_in_the_other_seat() {
    let mut arcade = plain(Arcade::sized(120, 40), "ticktacktwo", &[], &[], Side::First);
    win(&mut arcade);
    assert_shows(&arcade, &["Next: the same game, sides swapped"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["You (second)"]);
}

#[test]
fn a_resignation_is_mentioned_once_when_there_is_nothing_else_to_say() {
    let mut arcade = plain(Arcade::plain(), "nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("x x");
    let screen = arcade.screen();
    assert_eq!(screen.matches("You resigned: Sphinx wins.").count(), 1, "{screen}");
}

/// Games whose cards say different things: of a game won, of points, and of a game lost from the start.
const PICTURED: [&str; 3] = ["nim", "gold", "program"];

#[test]
fn the_card_of_every_game_has_its_title_what_decided_it_and_what_comes_next_uncut() {
    for id in boards::ALL.iter().map(|entry| entry.game.id) {
        let mut arcade = plain(Arcade::plain(), id, &[], &[], Side::First);
        let title = words::title(id, arcade.app.look());
        let mut hints = 0;
        while matches!(arcade.app.status(), Some(Status::Turn(_))) {
            arcade.press("i Enter");
            hints += 1;
        }
        assert_shows(&arcade, &[&format!(" {title} "), &format!("Hints: {hints}"), "no mistakes", "Enter  Next: "]);
        assert_shows(&arcade, &["n rematch  N setup  v review  u undo  q home", OPEN]);
        let screen = arcade.screen();
        let is_cut = |line: &str| !line.contains("Next: ") && line.trim_end_matches(['│', ' ']).ends_with('…');
        assert!(!screen.lines().skip(1).any(is_cut), "{screen}");
        assert_eq!(arcade.shows("Final: "), ["gold", "both-ends"].contains(&id), "{screen}");
        if PICTURED.contains(&id) {
            picture(&format!("{id}-card"), &arcade);
        }
    }
}

/// Loses a game in plain words: with a move that gives the win away if there is one, then by resigning. Returns its positions and moves.
fn lost_in_plain_words(arcade: &mut Arcade, id: &str) -> (Vec<String>, Vec<String>) {
    let answer = arcade.answer();
    let mut record = boards::find(id).expect("a game").game.open::<&str>(&[]).expect("the defaults are a setup");
    let legal: Vec<String> = record.legal(200).iter().map(ToString::to_string).collect();
    let slip = legal.iter().find(|mv| !answer.best_moves.contains(mv)).or(legal.first()).expect("a move");
    arcade.play(slip);
    let moves = arcade.app.moves().unwrap_or_default();
    arcade.press("x x");
    let mut positions = vec![record.position().to_string()];
    for mv in &moves {
        record.play(mv).expect("a legal move");
        positions.push(record.position().to_string());
    }
    (positions, moves)
}

#[test]
fn in_plain_words_no_screen_after_a_game_shows_a_code() {
    for (id, fields) in boards::ALL.iter().map(|entry| (entry.game.id, entry.game.fields)) {
        let mut arcade = plain(Arcade::plain(), id, &[], &[], Side::First);
        arcade.press("W");
        let (positions, moves) = lost_in_plain_words(&mut arcade, id);
        let look = arcade.app.look().clone();
        // A coin on the table is where its move put it.
        let is_code = |text: &&String| text.len() > 3 && told::name(id, text, &look).is_none() && !moves.contains(text);
        let codes: Vec<&String> = positions.iter().filter(is_code).collect();
        let why: &[&str] = if arcade.shows("Why?") { &["Enter", "Enter", "Enter", "i", "Esc", "Enter"] } else { &[] };
        for keys in [""].iter().chain(why).chain(&["v", "Left", "Right"]) {
            arcade.press(keys);
            let screen = arcade.screen();
            for code in &codes {
                assert!(!screen.contains(code.as_str()), "{id}: {code} after {keys}\n{screen}");
            }
            let played = screen.split("Played").nth(1).unwrap_or_default();
            for code in moves.iter().filter(|mv| mv.contains([':', '/'])) {
                assert!(!played.contains(code.as_str()), "{id}: {code} after {keys}\n{screen}");
            }
            let is_move = |word: &str| {
                word.split_once(':').is_some_and(|(part, what)| part.parse::<u8>().is_ok() && !what.is_empty())
            };
            let is_why = arcade.shows("Why?  ");
            assert!(!is_why || !screen.split_whitespace().any(is_move), "{id}: a move after {keys}\n{screen}");
            for field in fields {
                assert!(!screen.contains(&format!("{}=", field.name)), "{id}: a field after {keys}\n{screen}");
            }
        }
    }
}
