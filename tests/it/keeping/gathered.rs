//! Changes are gathered while keys pour in and saved when no key is waiting. Nothing depends on the timing.

use std::{fs, sync::mpsc::channel};

use ratatui::layout::{Rect, Size};
use zugzwang::{
    app::{App, Effect, Kept, Msg, worker::Worker},
    keep::{
        settings::Settings,
        storage::{Puzzles, Tally},
    },
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::job::Job,
    terminal::disk,
};

use super::saved_moves;
use crate::common::{Arcade, Folder, keys::key, storage, tally, win};

/// Presses keys so fast that nothing is saved between them.
fn press_fast(arcade: &mut Arcade, keys: &str) -> Effect {
    let pressed = keys.split(' ').map(|name| arcade.app.update(Msg::Key(key(name))));
    pressed.last().unwrap_or(Effect::None)
}

#[test]
fn only_the_last_value_of_a_setting_that_changes_repeatedly_is_saved() {
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    let mut store = disk::settings(Some(file.clone()), None).expect("a valid path");
    let mut arcade = Arcade::with_settings(Some(store.clone()), Size::new(80, 24));
    press_fast(&mut arcade, "t t g t m m m");
    assert!(!file.exists(), "nothing is saved while keys pour in");
    assert!(!arcade.app.keep(), "there is nothing to report");
    let look = arcade.app.look();
    let last = Settings {
        theme: Some(look.theme_name()),
        glyphs: Some(look.glyph_set()),
        mouse: Some(false),
        ..Settings::default()
    };
    assert_eq!(store.load().0, last);
    assert!(look.theme_name() != ThemeName::Ansi, "three themes later is another");
    fs::remove_file(&file).expect("it exists");
    arcade.app.keep();
    assert!(!file.exists(), "a saved value is not saved again");
    press_fast(&mut arcade, "t");
    assert_eq!(arcade.app.close(), [""; 0], "everything is saved");
    assert_eq!(store.load().0.theme, Some(arcade.app.look().theme_name()));
}

#[test]
fn a_setting_that_cannot_be_saved_is_reported_once_when_tried() {
    let folder = Folder::new();
    let store = disk::settings(Some(folder.path().join("file/config.toml")), None);
    fs::write(folder.path().join("file"), "no folder").expect("a file");
    let mut arcade = Arcade::with_settings(store, Size::new(200, 60));
    press_fast(&mut arcade, "t t t");
    assert!(!arcade.shows("could not be saved"));
    assert!(arcade.app.keep() && arcade.shows("The settings could not be saved to"), "{}", arcade.screen());
    assert!(!arcade.app.keep());
}

#[test]
fn a_slow_disk_does_not_block_keys_and_gets_the_last_value_next() {
    let folder = Folder::new();
    let mut store = disk::settings(Some(folder.path().join("config.toml")), None).expect("a valid path");
    let (jobs, inbox) = channel::<Job>();
    let (outbox, done) = channel();
    let kept = Kept { store: Some(store.clone()), disk: Worker::Thread { jobs, done, open: 0 }, ..Kept::default() };
    let area = Rect::new(0, 0, 80, 24);
    let app = App::new(Look::new(ThemeName::Ansi, GlyphSet::Unicode), kept, Worker::Inline, area);
    let mut arcade = Arcade::of(app, area);
    // With each key the disk is still writing the first value.
    let themes = [(); 4].map(|()| {
        arcade.press("t");
        arcade.app.look().theme_name()
    });
    let mut written = || {
        let job = inbox.try_recv().expect("there is something to write");
        assert!(inbox.try_recv().is_err(), "one write at a time");
        job.run();
        outbox.send(()).expect("the arcade responds");
        store.load().0.theme
    };
    assert_eq!(written(), Some(themes[0]));
    arcade.app.keep();
    assert_eq!(written(), Some(themes[3]));
    arcade.app.keep();
    assert!(inbox.try_recv().is_err(), "nothing is left to write");
}

#[test]
fn only_the_latest_state_of_a_game_is_saved_and_the_first_move_replaces_the_previous_game() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).worked_example();
    press_fast(&mut arcade, "i Enter i Enter i Enter u");
    assert_eq!(saved_moves(&folder), None, "nothing is saved while keys pour in");
    arcade.app.keep();
    assert_eq!(saved_moves(&folder), Some(4));
    press_fast(&mut arcade, "i Enter");
    assert_eq!(arcade.app.close(), [""; 0], "everything is saved");
    assert_eq!(saved_moves(&folder), Some(6));
}

#[test]
fn a_game_is_saved_before_it_is_left_and_before_it_is_looked_up() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).worked_example();
    press_fast(&mut arcade, "i Enter q");
    assert!(arcade.shows("Unfinished: 2 moves"), "a saved game is left without a question:\n{}", arcade.screen());
    assert_eq!(saved_moves(&folder), Some(2));
    press_fast(&mut arcade, "Enter i Enter q");
    assert!(arcade.shows("Unfinished: 4 moves"), "{}", arcade.screen());
    assert_eq!(saved_moves(&folder), Some(4));
}

#[test]
fn a_finished_game_is_counted_even_if_its_end_is_undone_at_once() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).open("nim", &["heaps=1,1,1"], &[], zugzwang::play::board::Side::First);
    press_fast(&mut arcade, "Enter Enter u");
    assert_eq!(tally(&folder), Tally { won: 1, streak: 1, best: 1, ..tally(&folder) });
    arcade.app.keep();
    assert_eq!(saved_moves(&folder), Some(2), "undoing the end makes it unfinished");
    press_fast(&mut arcade, "Ctrl-r u Ctrl-r");
    arcade.app.keep();
    assert_eq!((saved_moves(&folder), tally(&folder).won), (None, 1), "and is not counted again");
}

#[test]
fn a_named_game_is_saved_with_the_latest_changes() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).worked_example();
    press_fast(&mut arcade, "i Enter b Enter");
    let name = "nim-1".parse().expect("a valid name");
    let named = storage(folder.path()).load(&name).expect("it can be read").expect("it exists");
    assert_eq!((named.game.moves().len(), saved_moves(&folder)), (2, Some(2)));
    // Both files hold the same game, so its end removes the unfinished one.
    win(&mut arcade);
    assert_eq!(saved_moves(&folder), None);
}

#[test]
fn puzzles_are_counted_even_if_they_are_left_at_once() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder);
    arcade.press("z");
    press_fast(&mut arcade, "i i q");
    let puzzles = storage(folder.path()).get::<Puzzles>().expect("they can be read");
    assert_eq!(puzzles.streak(), 0);
    assert!(folder.path().join("puzzles.json").exists(), "{}", arcade.screen());
}
