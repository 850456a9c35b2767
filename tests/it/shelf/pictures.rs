//! Snapshots of the shelf with their styles.

use ratatui::layout::Size;
use zugzwang::{
    keep::storage::Ending,
    look::{glyphs::GlyphSet, theme::ThemeName},
    play::board::Side,
};

use super::save_on_day;
use crate::common::{
    Arcade, Folder, NOW,
    frames::{looks, picture},
    storage,
};

/// Creates three saves and the results of two games.
fn full(size: Size, theme: ThemeName, glyphs: GlyphSet) -> (Folder, Arcade) {
    let folder = Folder::new();
    save_on_day(&folder, "before the last heap", "nim", &["1:1", "2:1", "3:2"], 2);
    save_on_day(&folder, "ticktacktwo-1", "ticktacktwo", &[], 1);
    save_on_day(&folder, "gold-1", "gold", &["1"], 0);
    let storage = storage(folder.path());
    for (game, machine, ending) in [
        ("nimbi", "gives-back-2", Ending::Won),
        ("nim", "perfect", Ending::Lost),
        ("nim", "perfect", Ending::Won),
        ("nim", "perfect", Ending::Won),
    ] {
        storage.add_result(game, machine, ending, NOW).expect("it is written");
    }
    let mut arcade = Arcade::saving_in(size, theme, glyphs, folder.path());
    arcade.press("b");
    (folder, arcade)
}

#[test]
fn frames_of_the_shelf() {
    for (look, size, theme, glyphs) in looks() {
        let (_folder, mut arcade) = full(size, theme, glyphs);
        picture(&format!("shelf-saves-{look}"), &arcade);
        arcade.press("x");
        picture(&format!("shelf-forget-{look}"), &arcade);
        arcade.press("Esc Tab");
        picture(&format!("shelf-results-{look}"), &arcade);
        arcade.press("Enter");
        picture(&format!("shelf-setup-{look}"), &arcade);
        let mut arcade = arcade.open("nim", &["heaps=18,8,14,9,23"], &["2:6"], Side::Both);
        arcade.press("b");
        picture(&format!("shelf-name-{look}"), &arcade);
        let folder = Folder::new();
        let mut empty = Arcade::saving_in(size, theme, glyphs, folder.path());
        empty.press("b");
        picture(&format!("shelf-empty-{look}"), &empty);
    }
    let (_folder, mut arcade) = full(Size::new(44, 12), ThemeName::Ansi, GlyphSet::Unicode);
    picture("shelf-saves-least", &arcade);
    arcade.press("Tab");
    picture("shelf-results-least", &arcade);
}
