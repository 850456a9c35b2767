//! After a loss: the mistake is refuted, a better move has to be found, and the game goes on from there.

use ratatui::layout::Size;
use zugzwang::{
    app::Msg,
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::board::{Side, Status},
    say,
    screens::{
        action::Action,
        keymap::{Context, Keymap},
    },
};

use crate::common::{Arcade, Folder, assert_shows, unfinished_nim, win};

/// Loses nim 3,4,5, which only 1:2 wins, with 1:1 as the first move.
fn lost(mut arcade: Arcade) -> Arcade {
    arcade = arcade.open("nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("f");
    arcade.play("1:1");
    for _ in 0..40 {
        let Some(Status::Turn(_)) = arcade.app.status() else { break };
        let mv = arcade.answer().suggested_move.expect("the game continues");
        arcade.play(&mv);
    }
    arcade
}

#[test]
fn enter_after_a_loss_refutes_the_mistake_and_plays_on_from_there() {
    let mut arcade = lost(Arcade::plain());
    assert_shows(&arcade, &["Enter", "Why?"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["Why?  Nim", "You took 1 from heap 1.", "could have won"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["This reply beats it."]);
    arcade.press("Enter");
    assert_shows(&arcade, &["Find a move your opponent can't", "Tries left: 3.", "no move chosen yet"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["No move is chosen yet."]);
    arcade.play("1:2");
    assert_shows(&arcade, &["Enter play on from there", "Here is the reason"]);
    assert_shows(&arcade, &["You found it. A win from here won't count; a new game can."]);
    assert!(!arcade.shows("w: see it by itself"), "no key does here\n{}", arcade.screen());
    arcade.press("Enter");
    assert_eq!(arcade.app.context(), Context::Play);
    assert!(matches!(arcade.app.status(), Some(Status::Turn(_))), "{}", arcade.screen());
    assert!(arcade.has_played("1:2"), "{}", arcade.screen());
}

#[test]
fn a_click_on_the_board_answers_the_note_before_it() {
    let mut arcade = lost(Arcade::plain());
    arcade.press("Enter Enter Enter Enter");
    assert_shows(&arcade, &["No move is chosen yet."]);
    let board = arcade.board().expect("there is one");
    arcade.click(board.x, board.bottom() - 1);
    assert!(!arcade.shows("No move is chosen yet."), "{}", arcade.screen());
}

#[test]
fn a_player_has_one_colour_whichever_move_was_made_last() {
    let mut arcade = lost(Arcade::plain());
    arcade.press("Enter");
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let sign = |arcade: &Arcade| arcade.buffer()[arcade.find(look.glyphs().last)].fg;
    assert_ne!(look.theme.taken.fg, look.theme.last.fg);
    assert_eq!(Some(sign(&arcade)), look.theme.taken.fg, "your own move\n{}", arcade.screen());
    arcade.press("Enter");
    assert_eq!(Some(sign(&arcade)), look.theme.last.fg, "the opponent's reply\n{}", arcade.screen());
    // While an opponent points at a move, yours keeps its colour.
    let moved = |look: &Look| look.moved()[0];
    assert_eq!(moved(&look.of_opponent().of_reader()), look.theme.taken);
    assert_eq!(moved(&look.of_reader().of_opponent()), look.theme.taken);
    assert_eq!(moved(&look.of_opponent()), look.theme.last);
}

#[test]
fn players_who_play_on_from_there_keep_when_they_sat_down() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).open("nim", &["heaps=3,4,5,6"], &[], Side::Both);
    arcade.press("f");
    arcade.play("1:1");
    arcade.press(")");
    for _ in 0..40 {
        let Some(Status::Turn(_)) = arcade.app.status() else { break };
        let answer = arcade.answer();
        let mv = answer.suggested_move.expect("the game continues");
        arcade.play(&mv);
    }
    let seated = || unfinished_nim(&folder).map(|saved| saved.seated);
    arcade.press("Enter Enter Enter i Enter");
    assert_eq!(arcade.app.context(), Context::Play, "{}", arcade.screen());
    arcade.app.keep();
    assert_eq!(seated(), Some([0, 1]), "{}", arcade.screen());
}

#[test]
fn while_the_mistake_is_refuted_only_keys_with_an_effect_are_named() {
    let mut arcade = lost(Arcade::plain());
    arcade.press("Enter");
    assert_eq!(arcade.app.context(), Context::Refuting);
    for action in
        [Action::Up, Action::Home, Action::Next, Action::Type, Action::Undo, Action::Why, Action::Answer, Action::Clear]
    {
        assert_eq!(Keymap::default().first(Some(Context::Refuting), action), None, "{action:?}");
    }
    arcade.press("Enter");
    assert_eq!(arcade.app.context(), Context::Refuting);
    arcade.press("Enter");
    assert_eq!(arcade.app.context(), Context::Trial);
}

#[test]
fn no_frame_before_the_third_try_reveals_the_move() {
    let mut arcade = lost(Arcade::plain());
    let hidden = |arcade: &Arcade| {
        for told in ["take 2 from heap 1", "took 2 from heap 1", "✓", "N-position", "P-position", "nim-sum"] {
            assert!(!arcade.shows(told), "{told}\n{}", arcade.screen());
        }
    };
    arcade.press("Enter");
    hidden(&arcade);
    arcade.press("Enter");
    hidden(&arcade);
    arcade.press("Enter");
    hidden(&arcade);
    for (tries, mv) in [(2, "2:1"), (1, "3:1")] {
        arcade.play(mv);
        assert_shows(&arcade, &["loses"]);
        arcade.press("Enter");
        assert_shows(&arcade, &["Sphinx took ", "This reply beats it.", "Enter try another"]);
        arcade.press("Enter");
        assert_shows(&arcade, &[&format!("Tries left: {tries}.")]);
        hidden(&arcade);
    }
    arcade.play("2:2");
    arcade.press("Enter Enter");
    assert_shows(&arcade, &["take 2 from heap 1", "Enter play on from there"]);
    assert!(!arcade.shows("without help"), "the answer was shown\n{}", arcade.screen());
}

#[test]
fn it_fits_in_every_language_size_and_look() {
    for language in Language::ALL {
        for (width, height) in [(60, 20), (80, 24), (120, 40), (200, 60)] {
            for (theme, glyphs) in [(ThemeName::Dark, GlyphSet::Unicode), (ThemeName::Mono, GlyphSet::Ascii)] {
                let arcade = Arcade::in_language(language, Size::new(width, height), glyphs);
                let mut arcade = lost(arcade);
                let look = Look::new(theme, glyphs).in_language(language);
                for step in ["", "Enter", "Enter"] {
                    arcade.press("Enter");
                    let screen = arcade.screen();
                    assert!(screen.contains(&say!(look, "why-title")), "{language:?} {step}\n{screen}");
                    assert!(screen.contains("Esc"), "{language:?}\n{screen}");
                }
            }
        }
    }
}

#[test]
fn escape_goes_back_to_the_lost_board() {
    let mut arcade = lost(Arcade::plain());
    arcade.press("Enter Enter Esc");
    assert!(matches!(arcade.app.status(), Some(Status::Over(_))), "{}", arcade.screen());
    assert_shows(&arcade, &["Nim  0,0,0"]);
}

#[test]
fn a_user_who_lost_without_a_mistake_is_not_asked_why() {
    let mut arcade = Arcade::plain().open("nim", &["heaps=2,2"], &[], Side::First);
    for _ in 0..10 {
        let Some(Status::Turn(_)) = arcade.app.status() else { break };
        let mv = arcade.answer().suggested_move.expect("the game continues");
        arcade.play(&mv);
    }
    assert!(!arcade.shows("Why?"), "{}", arcade.screen());
    assert_shows(&arcade, &["From 2,2, whoever goes first loses"]);
}

#[test]
fn a_move_can_be_pasted_and_the_keys_for_typing_are_named() {
    let mut arcade = lost(Arcade::plain());
    arcade.press("Enter Enter Enter :");
    assert_eq!(arcade.app.context(), Context::Typing);
    assert!(!arcade.shows("t theme"), "{}", arcade.screen());
    arcade.press("Esc");
    arcade.handle(Msg::Paste("1:2\n".to_owned()));
    assert_eq!(arcade.app.context(), Context::Typing);
    arcade.press("Enter");
    assert_shows(&arcade, &["Enter play on from there"]);
}

#[test]
fn a_win_that_was_given_back_for_a_moment_is_explained_too() {
    // Taking 1 of the first heap gives the win away, and taking 1 of the second one gives it back.
    let mut arcade = Arcade::plain().resume("nim", &["heaps=3,4,5"], &["1:1", "2:1"], Side::First);
    win(&mut arcade);
    assert_shows(&arcade, &["You win", "Why? See the move that gave the win away"]);
    arcade.press("Down Enter");
    assert_shows(&arcade, &["This was your 1st move. Before it, you could have won.", "Enter see the reply"]);
    arcade.press("Enter Enter");
    arcade.play("1:2");
    arcade.press("Enter");
    assert!(matches!(arcade.app.status(), Some(Status::Turn(_))), "{}", arcade.screen());
    win(&mut arcade);
    assert_shows(&arcade, &["You win"]);
}

#[test]
fn in_plain_words_the_board_stays_where_it_is_through_all_steps() {
    for (width, height) in [(44, 12), (80, 24), (120, 40)] {
        let mut arcade = lost(Arcade::sized(width, height));
        arcade.press("W Enter");
        let place = arcade.board();
        assert!(place.is_some_and(|place| place.height * 2 >= height), "{place:?} of {height}");
        for (keys, told) in
            [("Enter", "This reply beats it."), ("Enter", "Find a move"), ("i", "The answer: take 2 from")]
        {
            arcade.press(keys);
            assert_eq!(arcade.board(), place, "{told}");
            assert_shows(&arcade, &[told]);
        }
        assert!(!arcade.shows(" 1 of "), "no panel:\n{}", arcade.screen());
    }
}

#[test]
fn more_pages_of_the_reason_are_offered() {
    let mut arcade = lost(Arcade::sized(60, 20));
    arcade.press("Enter Enter Enter");
    arcade.play("1:2");
    assert_shows(&arcade, &["1 of 3", ". page"]);
    arcade.press(".");
    assert_shows(&arcade, &["2 of 3"]);
}

#[test]
fn a_mistake_that_ended_the_game_is_refuted_at_once() {
    // Whoever takes the last coin loses: taking one of the two would have won.
    let words = ["c=2", "m=2", "last=loses"];
    let mut arcade = Arcade::plain().open("subtraction", &words, &[], Side::First);
    arcade.press("f");
    arcade.play("2");
    assert!(matches!(arcade.app.status(), Some(Status::Over(_))), "{}", arcade.screen());
    arcade.press("Enter");
    assert_shows(&arcade, &["Why?", &format!("Enter {}", say!(arcade.app.look(), "why-better"))]);
    assert!(!arcade.shows(&say!(arcade.app.look(), "why-reply")), "{}", arcade.screen());
    arcade.press("Enter");
    assert_shows(&arcade, &["Tries left: 3."]);
}
