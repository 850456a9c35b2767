//! The map of positions: marks, layers, filling it backwards, and rules the user states.

use std::collections::BTreeSet;

use ratatui::layout::Size;
use zugzwang::{
    app::Effect,
    keep::storage::Way,
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{
        board::{Side, Status},
        request::Request,
    },
    screens::keymap::Context,
};
use zugzwang_engine::{Outcome, games};

use crate::common::{Arcade, Folder, assert_shows, frames::picture, storage, turns::Turns};

/// Opens the map of a game from a game in which only the figure is shown.
fn map(mut arcade: Arcade, game: &str, words: &[&str]) -> Arcade {
    arcade = arcade.open(game, words, &[], Side::First);
    arcade.press("f M");
    assert_eq!(arcade.app.context(), Context::Map, "{}", arcade.screen());
    arcade
}

fn coins(folder: &Folder) -> Arcade {
    map(Arcade::at(folder), "coins", &["x=15", "set=1,3,4"])
}

/// Starts an arcade as a new user finds it: only the figure is shown.
fn begun(folder: &Folder) -> Arcade {
    Arcade::for_new_user(Look::new(ThemeName::Ansi, GlyphSet::Unicode), Size::new(120, 40), folder)
}

/// Returns the position under the cursor.
fn here(arcade: &mut Arcade) -> Option<Request> {
    match arcade.press("y") {
        Effect::Copy(id) => Request::parse(&id).ok(),
        _ => None,
    }
}

#[test]
fn a_mark_made_in_a_game_is_seen_on_the_map_and_in_the_next_game() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).open("coins", &["x=15", "set=1,3,4"], &[], Side::First);
    arcade.press("f Left d");
    assert_shows(&arcade, &["✓ marked good to leave", "Marked: 14 is good to leave."]);
    arcade.press("d");
    assert_shows(&arcade, &["✗ marked bad to leave"]);
    arcade.press("M");
    assert_shows(&arcade, &["coins: 14"]);
    let beliefs = storage(folder.path()).beliefs().expect("it can be read");
    let [belief] = beliefs.of("coins", "set=1,3,4") else { panic!("one mark: {beliefs:?}") };
    assert_eq!((belief.position.as_str(), belief.safe), ("14", false));
    // Another game with the same rules starts with the mark; one with other rules does not.
    let mut next = Arcade::at(&folder).open("coins", &["x=18", "set=1,3,4"], &["4"], Side::Both);
    next.press("f");
    assert_shows(&next, &["14 is marked bad to leave."]);
    let mut other = Arcade::at(&folder).open("coins", &["x=14", "set=1,3,5"], &[], Side::Both);
    other.press("f");
    assert!(!other.shows("is marked"), "{}", other.screen());
}

#[test]
fn marks_are_judged_on_request_and_a_wrong_one_is_refuted() {
    let folder = Folder::new();
    let mut arcade = coins(&folder);
    arcade.press("Home d Right Right d Right d");
    assert_shows(&arcade, &["✓ You marked it good to leave."]);
    assert!(!arcade.shows("right"), "nothing is told before it is requested:\n{}", arcade.screen());
    arcade.press("e");
    assert_shows(&arcade, &["2 of 3 marks right.", "3 is bad to leave. Reply: take"]);
}

#[test]
fn the_verdict_on_marks_disappears_when_another_is_made_in_the_game_above_the_map() {
    let folder = Folder::new();
    let mut arcade = coins(&folder);
    arcade.press("Home d Right Right d Right d e");
    assert_shows(&arcade, &["2 of 3 marks right."]);
    arcade.press("Home Right Right Right Right Right Right Enter Esc Esc");
    assert_shows(&arcade, &["2 of 3 marks right."]);
    arcade.press("Enter Right d Esc Esc");
    assert!(!arcade.shows("marks right"), "{}", arcade.screen());
}

#[test]
fn marks_and_truth_can_be_overlaid() {
    let folder = Folder::new();
    let mut arcade = coins(&folder);
    arcade.press("Home Right d 3");
    assert_shows(&arcade, &["✓!", "Your mark says otherwise.", "Bad to leave. Reply: take 1."]);
    arcade.press("1");
    assert!(!arcade.shows("✓!"), "the marks are hidden:\n{}", arcade.screen());
}

#[test]
fn the_map_can_be_filled_from_the_end_step_by_step() {
    let folder = Folder::new();
    let mut arcade = coins(&folder);
    arcade.press("Space");
    assert_shows(&arcade, &["The end: nobody can move here."]);
    arcade.press("Space");
    assert_shows(&arcade, &["3 positions have a move to a", "The first is coins: 1."]);
    arcade.press("Space");
    assert_shows(&arcade, &["coins: 2", "Good to leave: no move from"]);
    let later = arcade.screen();
    arcade.press("Backspace Space");
    assert_eq!(arcade.screen(), later, "back and forth");
    for _ in 0..200 {
        arcade.press("Space");
    }
    assert_shows(&arcade, &["Everything in", "sight is filled."]);
}

#[test]
fn a_rule_is_refuted_by_its_smallest_counterexample_or_holds() {
    let folder = Folder::new();
    let mut arcade = map(Arcade::at(&folder), "subtraction", &["c=17", "m=3"]);
    arcade.press("Tab");
    assert_eq!(arcade.app.context(), Context::Rule);
    assert_shows(&arcade, &["▸ what I marked as good", "multiples of 2"]);
    assert!(!arcade.shows("multiples of 4"), "the user states the rule:\n{}", arcade.screen());
    arcade.press("Enter");
    assert!(!arcade.shows("No counterexample"), "{}", arcade.screen());
    arcade.press("Down Right Right Enter");
    assert_shows(&arcade, &["multiples of 4", "No counterexample"]);
    arcade.press("Right Enter");
    assert_shows(&arcade, &["multiples of 5", "A counterexample (coins: 4):"]);
    arcade.press("Left Left Enter");
    assert_shows(&arcade, &["multiples of 3", "A counterexample (coins: 3):"]);
    arcade.press(". Enter");
    assert_shows(&arcade, &["1 more than a multiple of 3", "A counterexample (coins: 0):"]);
    arcade.press("Esc");
    assert_eq!(arcade.app.context(), Context::Map);
}

#[test]
fn enter_plays_the_position_as_if_it_had_been_left() {
    let folder = Folder::new();
    let mut arcade = coins(&folder);
    arcade.press("Home Right Right Right Right Right Right Enter");
    assert_eq!(arcade.app.context(), Context::Play);
    // The answer to six coins is to take four.
    assert_shows(&arcade, &["Sphinx took 4."]);
    assert_eq!(arcade.app.status().map(|status| matches!(status, Status::Over(_))), Some(false));
}

#[test]
fn every_visible_cell_agrees_with_solve() {
    let folder = Folder::new();
    for (game, words) in
        [("coins", &["x=15", "set=1,3,4"] as &[&str]), ("king", &[]), ("nim", &["heaps=3,4,5"]), ("date", &[])]
    {
        let mut arcade = map(Arcade::at(&folder), game, words);
        arcade.press("3 Home");
        let mut told = BTreeSet::new();
        for step in 0..40 {
            let further = if matches!(game, "king" | "nim") { "Up" } else { "Down" };
            arcade.press(if step % 3 == 2 { further } else { "Right" });
            if let Some(request) = here(&mut arcade) {
                let safe = request.answer().expect("a valid position").outcome == Some(Outcome::Loss);
                let over = arcade.shows("The game is over here");
                assert!(over || arcade.shows("Bad to leave.") != safe, "{request}:\n{}", arcade.screen());
                told.insert(safe);
            }
        }
        assert!(told.len() == 2 || game == "date", "{game}");
    }
}

#[test]
fn nothing_is_told_in_a_game_that_should_make_a_stop_known() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder);
    arcade.press("e Enter M");
    assert_eq!(arcade.app.context(), Context::Map, "{}", arcade.screen());
    let before = arcade.buffer();
    for key in ["3", "4", "5", "e", "Space", "Tab"] {
        arcade.press(key);
        assert!(!arcade.shows("Good to leave:") && !arcade.shows("Bad to leave."), "{key}:\n{}", arcade.screen());
        assert_eq!(arcade.app.context(), Context::Map);
    }
    arcade.press("1 1");
    assert_eq!(arcade.buffer(), before, "nothing has changed");
}

#[test]
fn what_the_map_tells_counts_as_advice() {
    for (keys, advised) in [("M d Esc", false), ("M 3 Esc", false), ("M 3 3 Esc", true)] {
        let folder = Folder::new();
        let mut arcade = begun(&folder);
        arcade.press("Enter");
        arcade.press(keys);
        while let Some(Status::Turn(_)) = arcade.app.status() {
            let mv = arcade.answer().suggested_move.expect("the game continues");
            arcade.play(&mv);
        }
        let won = storage(folder.path()).get::<Way>().expect("it can be read").mark("subtraction").won;
        assert_eq!(won == 0, advised, "{keys}:\n{}", arcade.screen());
    }
}

#[test]
fn after_a_loss_the_decisive_position_can_be_marked() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).open("coins", &["x=15", "set=1,3,4"], &[], Side::First);
    arcade.press("f");
    for _ in 0..20 {
        if !matches!(arcade.app.status(), Some(Status::Turn(_))) {
            break;
        }
        arcade.play("3");
        arcade.play("1");
    }
    assert_shows(&arcade, &["Why? See where it went wrong", "Mark 12 as bad to leave"]);
    arcade.press("Down Enter");
    let beliefs = storage(folder.path()).beliefs().expect("it can be read");
    assert_eq!(beliefs.of("coins", "set=1,3,4").len(), 1);
    assert_shows(&arcade, &["1 of 1 marks right."]);
}

#[test]
fn marking_a_position_does_not_change_the_card() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).open("coins", &["x=15", "set=1,3,4"], &[], Side::First);
    arcade.press("f Left d");
    for _ in 0..20 {
        if !matches!(arcade.app.status(), Some(Status::Turn(_))) {
            break;
        }
        arcade.play("3");
        arcade.play("1");
    }
    arcade.press("Down Down Enter");
    assert_shows(&arcade, &["2 of 2 marks right.", "Enter  The map and my marks"]);
    assert!(!arcade.shows("Mark 12"), "{}", arcade.screen());
}

#[test]
fn games_without_a_map_say_so_and_their_positions_can_be_marked() {
    for game in games::ALL {
        let has = game.map(&[""; 0]).expect("a valid setup").is_some();
        let mut arcade = Arcade::plain().open(game.id, &[], &[], Side::First);
        arcade.press("M");
        assert_eq!(arcade.app.context() == Context::Map, has, "{}", game.id);
        assert!(has || arcade.shows("This game has no map."), "{}", arcade.screen());
    }
}

#[test]
fn the_map_fits_in_every_language_size_and_look() {
    let sizes = [(60, 20), (80, 24), (120, 40), (200, 60)].into_iter();
    let looks = sizes.flat_map(|size| [GlyphSet::Unicode, GlyphSet::Ascii].map(|glyphs| (size, glyphs)));
    let mut looks = Turns::of(3, looks);
    for language in Language::ALL {
        for (game, words) in [("coins", &["x=15", "set=1,3,4"] as &[&str]), ("nim", &["heaps=3,4,5"]), ("date", &[])] {
            for ((width, height), glyphs) in looks.round() {
                let arcade = Arcade::in_language(language, Size::new(width, height), glyphs);
                let mut arcade = map(arcade, game, words);
                for keys in ["d", "3", "Space Space", "e", "Tab Enter"] {
                    arcade.press(keys);
                    assert!(!arcade.screen().contains("??"), "{}", arcade.screen());
                }
            }
        }
    }
}

#[test]
fn frames_of_maps() {
    let folder = Folder::new();
    let mut arcade = coins(&folder);
    arcade.press("Home d Right d d 3");
    picture("map/coins-marks", &arcade);
    let mut arcade = map(Arcade::plain(), "king", &[]);
    arcade.press("Space Space Space");
    picture("map/king-filled", &arcade);
    let mut arcade = map(Arcade::plain(), "nim", &["heaps=3,4,5"]);
    arcade.press("4");
    picture("map/nim-values", &arcade);
    let mut arcade = Arcade::new(Size::new(80, 24), ThemeName::Mono, GlyphSet::Ascii);
    arcade = map(arcade, "wythoff", &[]);
    arcade.press("3 -");
    picture("map/wythoff-ascii", &arcade);
}

#[test]
fn the_end_of_a_misere_game_and_of_one_for_points_is_described_correctly() {
    for (game, words, told) in [
        ("subtraction", &["c=9", "m=3", "last=loses"] as &[&str], "has lost, so it is bad to leave."),
        ("wythoff", &["last=loses"], "has lost, so it is bad to leave."),
        ("gold", &["prices=1,2,4,8"], "nothing is left to take."),
        ("date", &["last=wins"], "has won, so it is good to leave."),
    ] {
        let mut arcade = map(Arcade::sized(200, 60), game, words);
        arcade.press("Space");
        let screen = arcade.screen().replace("│", " ").split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(screen.contains(told), "{game}:\n{}", arcade.screen());
    }
}

#[test]
fn marks_of_the_first_row_make_a_rule_once_the_wheel_has_the_right_length() {
    let folder = Folder::new();
    let mut arcade = coins(&folder);
    arcade.press("Home d Right Right d , , ,");
    assert_shows(&arcade, &["7 in each row."]);
    arcade.press("Tab Down Down Enter");
    assert_shows(&arcade, &["my marks below 7, repeated", "No counterexample"]);
    arcade.press("Right Enter");
    assert_shows(&arcade, &["my marks below 8", "A counterexample (coins: 7):"]);
}

#[test]
fn positions_marked_and_met_in_a_game_above_the_map_are_seen_on_it() {
    let folder = Folder::new();
    let mut arcade = coins(&folder);
    arcade.press("Home Right Right Right Right Right Right Enter Right d Esc Esc");
    assert_eq!(arcade.app.context(), Context::Map, "{}", arcade.screen());
    let beliefs = storage(folder.path()).beliefs().expect("it can be read");
    let [belief] = beliefs.of("coins", "set=1,3,4") else { panic!("one mark: {beliefs:?}") };
    let right = "Right ".repeat(belief.position.parse().expect("a number of coins"));
    arcade.press(&format!("Home {right}"));
    assert_shows(&arcade, &["✓ You marked it good to leave."]);
    arcade.press("d");
    assert_shows(&arcade, &["✗ You marked it"]);
}

#[test]
fn a_drawn_game_from_a_position_is_counted() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).open("both-ends", &["numbers=1,1"], &[], Side::First);
    arcade.press("Enter");
    assert!(matches!(arcade.app.status(), Some(Status::Over(_))), "{}", arcade.screen());
    arcade.press("Esc M Home Right");
    assert_shows(&arcade, &["Your games from here: 0 won, 0", "lost, 1 drawn."]);
}

#[test]
fn the_map_opens_on_the_position_itself_and_not_on_its_image() {
    let mut arcade = Arcade::sized(120, 40).open("wythoff", &["row=7", "col=10"], &[], Side::First);
    arcade.press("Left Left Left");
    assert_shows(&arcade, &["left by 4 to 7,6"]);
    arcade.press("M");
    assert_shows(&arcade, &["column: 6, row: 7"]);
}
