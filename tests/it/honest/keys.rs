//! Keys do what the screen says they do.

use ratatui::layout::Size;
use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language},
    play::board::Side,
    say,
    teach::lesson::all,
};

use super::{flat, look};
use crate::common::Arcade;

fn small(language: Language) -> Arcade {
    Arcade::in_language(language, Size::new(80, 24), GlyphSet::Unicode)
}

#[test]
fn a_class_is_told_which_key_opens_the_list_of_moves() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("c Tab");
    let screen = flat(&arcade.screen());
    assert!(!screen.contains("o to see") && screen.contains("Press Space for the next one."), "{screen}");
}

#[test]
fn a_key_of_the_settings_is_named_where_it_turns_something_on() {
    for (keys, named, silent) in [("o", "o to see", "a to see"), ("a", "a to see", "o to see")] {
        let mut arcade = Arcade::sized(120, 40).worked_example();
        arcade.press(keys);
        arcade.press("Tab");
        let screen = flat(&arcade.screen());
        assert!(screen.contains(named) && !screen.contains(silent), "{screen}");
    }
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("o a Tab");
    let screen = flat(&arcade.screen());
    assert!(screen.contains("o to see who is winning, a to see"), "{screen}");
    assert!(screen.contains("what to play, i for hints."), "{screen}");
}

/// Returns the names of the two axes of the rope in footers.
fn axes(look: &Look) -> [String; 2] {
    [format!("↑↓ {}", say!(look, "rope-axis-y")), format!("←→ {}", say!(look, "rope-axis-x"))]
}

#[test]
fn the_footer_names_the_keys_a_step_of_a_lesson_needs() {
    let lesson = all().0.clone().into_iter().find(|lesson| lesson.id == "rope-mirror").expect("a lesson");
    for language in Language::ALL {
        let look = look(language);
        let mut arcade = small(language);
        arcade.app.open_lessons(Some(lesson.clone()));
        arcade.press("Space");
        let answer = say!(look, "action-answer.short");
        // The arrows that lie as the answers do: in a row, or below one another.
        let asked = |arrows: &str| format!(" {arrows} {}  Enter {answer}  Space ", say!(look, "menu-open"));
        let footer = arcade.footer();
        assert!(["←→", "↑↓"].iter().any(|arrows| footer.starts_with(&asked(arrows))), "{footer}");
        arcade.press("Space Space Space");
        let found = arcade.footer();
        assert!(axes(&look).iter().all(|axis| found.contains(axis)) && found.contains("Backspace"), "{found}");
    }
}

#[test]
fn a_class_is_told_how_to_move_the_knife() {
    for language in Language::ALL {
        let mut arcade = small(language).open("rope", &[], &[], Side::First);
        arcade.press("c");
        let found = arcade.footer();
        assert!(axes(&look(language)).iter().all(|axis| found.contains(axis)), "{found}");
    }
}

#[test]
fn the_list_of_moves_replaces_the_proof() {
    for keys in ["e", "Tab e"] {
        let mut arcade = Arcade::sized(120, 40).worked_example();
        arcade.press(keys);
        assert!(arcade.footer().contains("Tab moves"), "{}", arcade.footer());
        arcade.press("Tab");
        assert!(arcade.shows("Moves, best first") && !arcade.shows("Proof:"), "{}", arcade.screen());
        assert!(arcade.footer().contains("Tab reason"), "{}", arcade.footer());
    }
}

#[test]
fn hidden_features_are_not_offered() {
    for keys in ["o a", "o a i Enter", "c"] {
        let mut arcade = Arcade::sized(200, 60).worked_example();
        assert!(arcade.footer().contains("e proof") && arcade.footer().contains("w why"), "{}", arcade.footer());
        arcade.press(keys);
        let found = arcade.footer();
        assert!(!found.contains("e proof") && !found.contains("Tab moves"), "{keys}: {found}");
        let silent = ["w why", "v review"].iter().all(|hint| !found.contains(hint));
        assert!(keys == "c" || silent, "{keys}: {found}");
    }
}

#[test]
fn home_names_the_shelf_in_every_language() {
    for language in Language::ALL {
        let mut arcade = small(language);
        arcade.press("End");
        let shelf = say!(look(language), "beside-shelf");
        assert!(arcade.shows(&shelf), "{}", arcade.screen());
    }
}
