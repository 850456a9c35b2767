//! No text is cut: neither at the usual size of a terminal nor in a small one does a sentence, a name or a heading end in an ellipsis
//! that no text has.

use ratatui::layout::Size;
use zugzwang::{
    look::{language::Language, wording::Wording},
    teach::{lesson, path},
};

use crate::common::{Arcade, Folder, worded};

/// Signs before an ellipsis that stands in a text, or for what is left out of a list of numbers.
const LEFT_OUT: &str = " ,、0123456789·=+";

/// The lines of a frame that were cut.
fn cut(screen: &str) -> Vec<String> {
    // The Chinese ellipsis is a sign of two.
    let screen = screen.replace("……", "");
    let is_cut = |line: &&str| {
        let mut parts: Vec<&str> = line.split('…').collect();
        parts.pop();
        parts.iter().any(|before| before.chars().next_back().is_some_and(|sign| !LEFT_OUT.contains(sign)))
            || line.trim_end().ends_with(" …")
                && line.trim_end().trim_end_matches(" …").ends_with(['.', '?', '!', '。', '？'])
    };
    screen.lines().filter(is_cut).map(|line| line.trim().to_owned()).collect()
}

/// An arcade as a newcomer finds it, and what was cut in its frames so far.
struct Tour {
    arcade: Arcade,
    found: Vec<String>,
    begun: String,
}

impl Tour {
    fn go(&mut self, keys: &str) -> &mut Self {
        self.arcade.press(keys);
        let screen = self.arcade.screen();
        let context = self.arcade.app.context();
        self.found.extend(cut(&screen).into_iter().map(|line| format!("{} {context:?}: {line}", self.begun)));
        self
    }

    fn home(&mut self) {
        self.go("Home");
        for _ in 0..path::stops().count() + 6 {
            self.go("Right");
        }
    }

    fn stops(&mut self) {
        for stop in path::stops() {
            self.arcade.select_stop(stop.id);
            self.go("Enter").go("Right").go("i").go("i").go("i").go("i").go("M");
            self.arcade.press("Esc");
            self.go("?");
            self.arcade.press("Esc q");
            self.arcade.select_stop(stop.id);
            self.go("n");
            self.arcade.press("Esc");
            self.go("e");
            self.arcade.press("Esc Esc");
            self.arcade.app.go_back_to(0);
        }
    }

    fn lessons(&mut self) {
        self.go("c").go("Home");
        for lesson in &lesson::all().0 {
            self.go("Enter");
            for _ in 0..lesson.steps.len() {
                self.go("Space");
            }
            self.arcade.app.go_back_to(1);
            self.go("Down");
        }
        self.arcade.app.go_back_to(0);
    }

    fn beside(&mut self) {
        self.go("z").go("c");
        self.arcade.app.go_back_to(0);
        self.go("b").go("Tab");
        self.arcade.app.go_back_to(0);
        self.go("a").go("Space");
        self.arcade.app.go_back_to(0);
        self.go("/");
        self.arcade.app.go_back_to(0);
        self.arcade.press("End Left Left");
        self.go("Enter");
        self.arcade.press(&"Left ".repeat(path::stops().count()));
        for _ in path::stops() {
            self.go("Right");
        }
        self.arcade.app.go_back_to(0);
    }
}

fn found(language: Language, size: Size) -> Vec<String> {
    let folder = Folder::new();
    let arcade = Arcade::for_new_user(worded(Wording::Plain, language), size, &folder);
    let mut tour =
        Tour { arcade, found: Vec::new(), begun: format!("{}x{} {}", size.width, size.height, language.tag()) };
    tour.home();
    tour.beside();
    tour.stops();
    tour.lessons();
    tour.found.dedup();
    tour.found
}

#[test]
fn nothing_is_cut_at_the_usual_size() {
    let found: Vec<String> =
        Language::ALL.into_iter().flat_map(|language| found(language, Size::new(80, 24))).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nothing_is_cut_in_a_small_window() {
    // The board comes before the end of a long sentence about it, and a form before the whole name of a setup.
    let is_long = |line: &String| (line.contains("Play: ") && !line.contains("You (")) || line.contains("Preset <");
    let found = found(Language::English, Size::new(44, 12));
    let found: Vec<String> = found
        .into_iter()
        .filter(|line| !is_long(line) && (!line.contains("Lesson: ") || line.contains("step ")))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
