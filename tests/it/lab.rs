//! The laboratory, key by key: a machine loses, learns and wins, and shows why.

mod kept;

use std::time::Duration;

use crate::common::{
    Arcade, Folder, assert_shows,
    frames::{Pictured, pictures},
};
use ratatui::layout::Size;
use zugzwang::{
    app::Msg,
    look::{glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{board::Side, boards},
};

const SIZE: Size = Size::new(80, 24);

fn keeping(folder: &Folder) -> Arcade {
    Arcade::saving_in(SIZE, ThemeName::Ansi, GlyphSet::Unicode, folder.path())
}

/// Opens the laboratory of nim 3,4,5 with a thousand games at a time, and has it tell right moves.
fn lab(mut arcade: Arcade) -> Arcade {
    arcade.select_game("Nim");
    arcade.press("a");
    if arcade.shows(" 0 games") {
        arcade.press("c Down Down Down Right Down Right Right Enter Home");
    }
    if !arcade.shows("right move in") {
        arcade.press("f");
    }
    arcade
}

fn plain() -> Arcade {
    lab(Arcade::plain())
}

/// Returns in how many won positions the machine is right, and the number of won positions.
fn right(arcade: &Arcade) -> (usize, usize) {
    let screen = arcade.screen();
    let rest = screen.split("right move in ").nth(1).unwrap_or_else(|| panic!("{screen}"));
    let mut numbers = rest.split(' ').filter_map(|word| word.parse().ok());
    (numbers.next().expect("a number"), numbers.next().expect("a number"))
}

/// Sets a field of the form: moves down this many rows and right this many values.
fn set(arcade: &mut Arcade, row: usize, right: usize) {
    arcade.press("c");
    arcade.press(&"Down ".repeat(row));
    arcade.press(&"Right ".repeat(right));
    arcade.press("Enter");
}

#[test]
fn right_moves_are_hidden_before_and_after_training_until_the_user_asks() {
    let mut arcade = Arcade::plain();
    arcade.select_game("Nim");
    arcade.press("a");
    assert_shows(&arcade, &["A box is a position", "0 games", "Press f to see them", "f right moves"]);
    let tells = |arcade: &Arcade| {
        ["✓", "✗", "right move in 2 of", "would win", "nim-sum"].iter().any(|sign| arcade.shows(sign))
    };
    assert!(!tells(&arcade), "{}", arcade.screen());
    arcade.press(".");
    assert!(!tells(&arcade) && arcade.shows("Box 3,4,5"), "the next wrong box would tell:\n{}", arcade.screen());
    arcade.press("f");
    assert_shows(&arcade, &["right move in", "✗ ● loses", "would win"]);
    arcade.press("f");
    assert!(!tells(&arcade), "{}", arcade.screen());
    arcade.press("Space");
    assert_shows(&arcade, &["100 games", "f right moves"]);
    assert!(!tells(&arcade), "training asks nothing:\n{}", arcade.screen());
    arcade.press("f");
    assert_shows(&arcade, &["right move in", "would"]);
}

#[test]
fn a_machine_learns_and_the_screen_says_so() {
    let mut arcade = plain();
    let (before, won) = right(&arcade);
    assert!(before < won / 4, "{}", arcade.screen());
    for _ in 0..5 {
        arcade.press("Space");
    }
    assert_eq!(right(&arcade), (won, won), "{}", arcade.screen());
    assert!(arcade.shows("5000 games"), "{}", arcade.screen());
    arcade.press(".");
    assert!(arcade.shows("right in every won position"), "{}", arcade.screen());
}

#[test]
fn the_box_shows_what_the_machine_thinks_and_what_is_right() {
    let mut arcade = plain();
    assert!(arcade.shows("Box 3,4,5") && arcade.shows("nim-sum 2"), "{}", arcade.screen());
    assert!(arcade.shows("only 1:2 would"), "the winning move is named:\n{}", arcade.screen());
    arcade.press("Right Right");
    assert!(arcade.shows("Box 1,4,5") && arcade.shows("Whatever it draws here"), "{}", arcade.screen());
    arcade.press("Left Left Space Space Space");
    assert!(arcade.shows("It likes 1:2 best, and that wins"), "{}", arcade.screen());
    assert!(arcade.shows("Game "), "what a game did last:\n{}", arcade.screen());
    arcade.press("Right Right");
    assert!(arcade.shows("Box 1,4,5") && arcade.shows("every move here loses"), "{}", arcade.screen());
}

#[test]
fn the_cursor_moves_over_the_boxes_in_every_direction_and_never_leaves_them() {
    let mut arcade = plain();
    for (keys, number) in [
        ("Left", 1),
        ("Up", 1),
        ("Right", 2),
        ("Down", 6),
        ("Up", 2),
        ("End", 47),
        ("Right", 47),
        ("Down", 47),
        ("Home", 1),
    ] {
        arcade.press(keys);
        assert!(arcade.shows(&format!(" {number} of 47 ")), "{keys}:\n{}", arcade.screen());
    }
    arcade.press("PgDn");
    let place = arcade.find("0,2,2");
    arcade.click(place.x, place.y);
    assert!(arcade.shows("Box 0,2,2"), "{}", arcade.screen());
}

#[test]
fn wrong_boxes_can_be_visited_in_turn() {
    let mut arcade = plain();
    arcade.press("Space");
    let (right, won) = right(&arcade);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..won - right {
        arcade.press(".");
        assert!(arcade.shows("would"), "{}", arcade.screen());
        seen.insert(arcade.screen().split("Box ").nth(1).and_then(|rest| rest.split(' ').next()).map(str::to_owned));
    }
    assert_eq!(seen.len(), won - right, "each is visited once");
}

#[test]
fn a_game_is_watched_bead_by_bead_and_learned_from() {
    let mut arcade = plain();
    arcade.press("Enter");
    assert!(arcade.shows("Game 1 ") && arcade.shows("No bead has been drawn yet"), "{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.shows("The training partner moves next") || arcade.shows("The machine has"), "{}", arcade.screen());
    for _ in 0..40 {
        if arcade.shows("Beads: ") {
            break;
        }
        arcade.press("Enter");
    }
    assert!(arcade.shows("Beads: ") && arcade.shows("goes from"), "{}", arcade.screen());
    assert!(arcade.shows("The machine has"), "{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.shows("Game 2 "), "{}", arcade.screen());
    arcade.press("Enter Esc");
    assert!(arcade.shows("cut short") && arcade.shows("1 games") | arcade.shows("one game"), "{}", arcade.screen());
}

#[test]
fn a_watched_game_goes_on_by_itself_at_its_pace() {
    let mut arcade = plain();
    arcade.press("Enter p");
    assert!(arcade.app.pace().is_some());
    arcade.press("+");
    let fast = arcade.app.pace().expect("it goes on");
    for _ in 0..60 {
        arcade.app.update(Msg::Tick);
    }
    assert!(!arcade.shows("Game 1 "), "{}", arcade.screen());
    arcade.press("-");
    assert!(arcade.app.pace().expect("it goes on") > fast);
    arcade.press("p");
    assert!(arcade.app.pace().is_none());
}

#[test]
fn a_slow_training_can_be_watched_paused_continued_and_stopped() {
    let mut arcade = Arcade::plain();
    arcade.select_game("Nim");
    arcade.press("a Space");
    assert!(arcade.shows("1 of 100 games") && arcade.shows("10 a second"), "{}", arcade.screen());
    for _ in 0..9 {
        arcade.app.update(Msg::Tick);
    }
    assert!(arcade.shows("10 of 100 games") && arcade.shows("9 s left"), "{}", arcade.screen());
    arcade.press("-");
    assert_eq!(arcade.app.pace(), Some(Duration::from_secs(1)));
    arcade.press("Space");
    assert!(arcade.shows("Paused after 10 of 100") && arcade.app.pace().is_none(), "{}", arcade.screen());
    arcade.press("Space");
    assert!(arcade.shows("11 of 100 games"), "it goes on where it was:\n{}", arcade.screen());
    arcade.press("Esc");
    assert!(arcade.shows("Stopped") && arcade.shows("11 games") && arcade.app.pace().is_none(), "{}", arcade.screen());
    arcade.press("Space");
    assert!(arcade.shows("1 of 100 games"), "a new one:\n{}", arcade.screen());
    arcade.press("+ + +");
    arcade.app.update(Msg::Tick);
    assert!(arcade.shows("111 games"), "the rest at full speed:\n{}", arcade.screen());
}

#[test]
fn the_training_is_chosen_in_a_form() {
    let mut arcade = plain();
    arcade.press("Space");
    set(&mut arcade, 2, 3);
    assert!(arcade.shows("Trained against Random") && arcade.shows("The same machine"), "{}", arcade.screen());
    set(&mut arcade, 7, 1);
    assert!(arcade.shows("Throw away the machine"), "without a folder this is all there is:\n{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.shows(" 0 games") && arcade.shows("1:1 5"), "other beads make a new machine");
    arcade.press("c Down Ctrl-u");
    arcade.text("heaps=1,2");
    arcade.press("Enter");
    assert!(arcade.shows("4 boxes") && arcade.shows("Box 1,2"), "{}", arcade.screen());
}

#[test]
fn errors_in_the_form_say_what_to_type() {
    let mut arcade = plain();
    arcade.press("c Down Ctrl-u");
    arcade.text("heaps=1,x");
    arcade.press("Enter");
    assert!(arcade.shows("heaps") && arcade.shows("Setup"), "{}", arcade.screen());
    arcade.press("Ctrl-u");
    arcade.text("heaps=1000000");
    arcade.press("Enter");
    assert!(arcade.shows("More than 20000 positions"), "{}", arcade.screen());
    arcade.press("c");
    arcade.press(&"Down ".repeat(13));
    arcade.text("x");
    arcade.press("Enter");
    assert!(arcade.shows("is not a number"), "{}", arcade.screen());
}

#[test]
fn a_pasted_id_sets_game_and_setup_and_a_pasted_field_goes_where_it_is_typed() {
    let mut arcade = plain();
    let paste = |arcade: &mut Arcade, text: &str| arcade.handle(Msg::Paste(text.to_owned()));
    arcade.press("c");
    paste(&mut arcade, r#"matches n=5 k=2 --moves "1""#);
    assert!(arcade.shows("n=5 k=2") && !arcade.shows("--moves"), "{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.shows("n=5 k=2") && !arcade.shows("FIELD=VALUE"), "{}", arcade.screen());
    arcade.press("c");
    paste(&mut arcade, "table");
    assert!(arcade.shows("has no boxes"), "{}", arcade.screen());
    paste(&mut arcade, "nim heaps=x");
    arcade.press("Down Ctrl-u");
    paste(&mut arcade, "heaps=1,2");
    assert!(arcade.shows("heaps=1,2"), "{}", arcade.screen());
}

#[test]
fn throwing_a_machine_away_needs_confirmation() {
    let mut arcade = plain();
    arcade.press("Space n");
    assert!(arcade.shows("Throw away"), "{}", arcade.screen());
    arcade.press("Right n");
    assert!(arcade.shows("Throw away"), "another key withdraws the question");
    arcade.press("n");
    assert!(arcade.shows("filled as at the start") && arcade.shows("0 games"), "{}", arcade.screen());
}

#[test]
fn another_setup_throws_a_machine_away_only_after_confirmation() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    arcade.press("Space c Down Ctrl-u");
    arcade.text("heaps=3,4,5 last=wins");
    arcade.press("Enter");
    assert!(arcade.shows("1000 games"), "the same setup, typed differently:\n{}", arcade.screen());
    arcade.press("c Down Ctrl-u");
    arcade.text("heaps=1,2");
    arcade.press("Enter");
    assert!(arcade.shows("Throw away the machine"), "{}", arcade.screen());
    arcade.press("Up Enter");
    assert!(arcade.shows("Throw away the machine"), "another key withdraws the question:\n{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.shows("Box 1,2") && arcade.shows("0 games"), "{}", arcade.screen());
}

#[test]
fn a_click_on_another_row_withdraws_the_question_like_a_key() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    arcade.press("Space c Down Ctrl-u");
    arcade.text("heaps=1,2");
    arcade.press("Enter");
    assert_shows(&arcade, &["Throw away the machine"]);
    let teacher = arcade.find("Training partner  ");
    arcade.click(teacher.x, teacher.y);
    assert!(!arcade.shows("Throw away the machine"), "{}", arcade.screen());
    arcade.press("Enter");
    assert_shows(&arcade, &["Throw away the machine"]);
}

#[test]
fn training_goes_on_while_confirmation_is_pending() {
    let folder = Folder::new();
    let mut arcade = keeping(&folder);
    arcade.select_game("Nim");
    arcade.press("a Space");
    assert!(arcade.shows("1 of 100 games"), "{}", arcade.screen());
    arcade.press("c Down Ctrl-u");
    arcade.text("heaps=1,2");
    arcade.press("Enter");
    assert!(arcade.shows("Throw away the machine"), "{}", arcade.screen());
    arcade.press("Esc");
    assert!(arcade.shows("1 of 100 games"), "nothing was stopped:\n{}", arcade.screen());
    arcade.app.update(Msg::Tick);
    assert!(arcade.shows("2 of 100 games"), "{}", arcade.screen());
    arcade.press("c Down Ctrl-u");
    arcade.text("heaps=1,2");
    arcade.press("Enter Enter");
    assert!(arcade.shows("Box 1,2") && arcade.shows("0 games"), "{}", arcade.screen());
}

#[test]
fn an_untrained_machine_plays_any_move() {
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::Both);
    arcade.press(&") ".repeat(9));
    arcade.press("i Enter");
    assert!(arcade.app.moves().is_some_and(|moves| moves.len() > 1), "it has moved:\n{}", arcade.screen());
}

#[test]
fn every_suitable_game_has_a_laboratory_and_the_others_lead_to_nim() {
    for entry in boards::ALL {
        let mut arcade = Arcade::plain();
        arcade.select_game(&zugzwang::words::title(entry.game.id, arcade.app.look()));
        arcade.press("a");
        let has = arcade.shows("Box ") || arcade.shows("More than");
        assert!(has && arcade.shows("Matchboxes"), "{}:\n{}", entry.game.id, arcade.screen());
        let nim = arcade.shows("Matchboxes › Nim ");
        assert_eq!(nim, ["nim", "ticktacktwo", "table"].contains(&entry.game.id), "{}", entry.game.id);
        arcade.press("Esc");
        assert!(arcade.shows(&crate::common::known()), "{}", entry.game.id);
    }
}

#[test]
fn frames_of_the_laboratory() {
    let stages =
        [("lab", ""), ("lab-trained", "Space ."), ("lab-watched", &"Enter ".repeat(12)), ("lab-form", "c Down Down")];
    pictures(Pictured::InOne, |(size, theme, glyphs), show| {
        for (name, keys) in stages {
            let mut arcade = lab(Arcade::new(size, theme, glyphs));
            arcade.press(keys);
            show(name, &arcade);
        }
    });
}

#[test]
fn it_fits_in_every_language() {
    for language in Language::ALL {
        for glyphs in GlyphSet::ALL {
            let mut arcade = Arcade::in_language(language, SIZE, glyphs);
            arcade.select_stop("nim");
            arcade.press("a");
            assert!(arcade.shows("3,4,5"), "{language:?}:\n{}", arcade.screen());
            arcade.press("+ + Space");
            assert!(arcade.shows("100"), "{language:?}:\n{}", arcade.screen());
            arcade.press("c");
            for _ in 0..15 {
                assert!(arcade.shows("Enter"), "{language:?}:\n{}", arcade.screen());
                arcade.press("Down");
            }
        }
    }
}

#[test]
fn a_training_ends_with_its_result() {
    let mut arcade = Arcade::plain();
    arcade.press("a Space");
    let mut looks = 0;
    while arcade.app.pace().is_some() {
        arcade.app.update(Msg::Tick);
        looks += 1;
        assert!(looks < 1000, "it ends:\n{}", arcade.screen());
    }
    let shown = arcade.screen();
    let told: Vec<&str> = shown.split_whitespace().collect();
    let told = told.join(" ");
    assert!(told.contains("100 games: it won") && told.contains("the first 10,"), "{}", arcade.screen());
}

#[test]
fn the_changes_of_a_watched_game_are_shown_beside_the_beads() {
    let mut arcade = Arcade::sized(100, 34);
    arcade.press("a Enter");
    for _ in 0..20 {
        arcade.press("Enter");
        if arcade.shows("Beads:") {
            break;
        }
    }
    let shown = arcade.screen();
    let changes = |sign: &str| shown.matches(sign).count();
    assert!(changes(" -4") + changes(" +1") >= 1 && shown.contains('◂'), "{shown}");
}

#[test]
fn what_was_learned_from_a_watched_game_is_said_in_one_sentence() {
    let mut arcade = Arcade::sized(120, 40);
    let learned = |arcade: &Arcade| [" in, ", " out, ", "filled again."].iter().any(|part| arcade.shows(part));
    arcade.press("a Enter");
    while !arcade.shows("Beads:") {
        assert!(!learned(&arcade), "it is not learned yet:\n{}", arcade.screen());
        arcade.press("Enter");
    }
    assert!(learned(&arcade), "{}", arcade.screen());
    arcade.press("Enter");
    assert!(!learned(&arcade), "the next game has taught nothing yet:\n{}", arcade.screen());
}
