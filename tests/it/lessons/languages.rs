//! The lesson on nim in every language, stepped through with Space alone.

use zugzwang::look::{glyphs::GlyphSet, language::Language};

use super::{SMALL, lesson};
use crate::common::{Arcade, frames::compare};

#[test]
fn the_lesson_on_nim_works_with_space_alone_in_every_language() {
    for language in Language::ALL {
        let mut arcade = Arcade::in_language(language, SMALL, GlyphSet::Unicode);
        arcade.app.open_lessons(Some(lesson("nim-flip")));
        let mut frames = vec![arcade.screen()];
        // The last step leads to the next lesson.
        let next = lesson("northcott").goal(arcade.app.look());
        let next: String = next.chars().take(12).collect();
        while frames.len() < 100 {
            arcade.press("Space");
            let screen = arcade.screen();
            if screen.contains(&next) {
                break;
            }
            frames.push(screen);
        }
        assert!((12..100).contains(&frames.len()), "{language:?}: {}", frames.len());
        compare(&format!("lesson-nim-{}", language.tag()), &frames.join("\n"));
    }
}
