//! What has changed is gathered while keys pour in, and kept when none waits; nothing depends on when that is.

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

use super::moves_kept;
use crate::common::{Arcade, Folder, keys::key, storage, tally, win};

/// Keys that come so fast that nothing is kept between them.
fn pour(arcade: &mut Arcade, keys: &str) -> Effect {
    let pressed = keys.split(' ').map(|name| arcade.app.update(Msg::Key(key(name))));
    pressed.last().unwrap_or(Effect::None)
}

#[test]
fn of_a_setting_that_changes_and_changes_the_last_value_is_kept_and_nothing_before() {
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    let mut store = disk::settings(Some(file.clone()), None).expect("a place");
    let mut arcade = Arcade::storing(Some(store.clone()), Size::new(80, 24));
    pour(&mut arcade, "t t g t m m m");
    assert!(!file.exists(), "nothing is kept while keys pour in");
    assert!(!arcade.app.keep(), "there is nothing to tell");
    let look = arcade.app.look();
    let last = Settings {
        theme: Some(look.theme_name()),
        glyphs: Some(look.glyph_set()),
        mouse: Some(false),
        ..Settings::default()
    };
    assert_eq!(store.load().expect("they are read"), last);
    assert!(look.theme_name() != ThemeName::Ansi, "three themes further is another");
    fs::remove_file(&file).expect("it is there");
    arcade.app.keep();
    assert!(!file.exists(), "what is kept is not kept again");
    pour(&mut arcade, "t");
    assert_eq!(arcade.app.close(), [""; 0], "all is kept");
    assert_eq!(store.load().expect("they are read").theme, Some(arcade.app.look().theme_name()));
}

#[test]
fn a_setting_that_cannot_be_kept_is_told_once_when_it_is_tried() {
    let folder = Folder::new();
    let store = disk::settings(Some(folder.path().join("file/config.toml")), None);
    fs::write(folder.path().join("file"), "no folder").expect("a file");
    let mut arcade = Arcade::storing(store, Size::new(200, 60));
    pour(&mut arcade, "t t t");
    assert!(!arcade.shows("could not be saved"));
    assert!(arcade.app.keep() && arcade.shows("The settings could not be saved to"), "{}", arcade.screen());
    assert!(!arcade.app.keep());
}

#[test]
fn a_disk_that_is_slow_keeps_no_key_waiting_and_gets_the_last_value_next() {
    let folder = Folder::new();
    let mut store = disk::settings(Some(folder.path().join("config.toml")), None).expect("a place");
    let (jobs, inbox) = channel::<Job>();
    let (outbox, done) = channel();
    let kept = Kept { store: Some(store.clone()), disk: Worker::Thread { jobs, done, open: 0 }, ..Kept::default() };
    let area = Rect::new(0, 0, 80, 24);
    let app = App::new(Look::new(ThemeName::Ansi, GlyphSet::Unicode), kept, Worker::Inline, area);
    let mut arcade = Arcade { app, area };
    // Each key finds the disk at work on the first.
    let themes = [(); 4].map(|()| {
        arcade.press("t");
        arcade.app.look().theme_name()
    });
    let mut written = || {
        let job = inbox.try_recv().expect("there is something to write");
        assert!(inbox.try_recv().is_err(), "one is written at a time");
        job.0();
        outbox.send(()).expect("the arcade listens");
        store.load().expect("it is read").theme
    };
    assert_eq!(written(), Some(themes[0]));
    arcade.app.keep();
    assert_eq!(written(), Some(themes[3]));
    arcade.app.keep();
    assert!(inbox.try_recv().is_err(), "nothing is left");
}

#[test]
fn of_a_game_the_newest_state_is_kept_and_the_first_move_takes_the_place() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).worked();
    pour(&mut arcade, "i Enter i Enter i Enter u");
    assert_eq!(moves_kept(&folder), None, "nothing is kept while keys pour in");
    arcade.app.keep();
    assert_eq!(moves_kept(&folder), Some(4));
    pour(&mut arcade, "i Enter");
    assert_eq!(arcade.app.close(), [""; 0], "all is kept");
    assert_eq!(moves_kept(&folder), Some(6));
}

#[test]
fn a_game_is_kept_before_it_is_left_without_a_question_and_before_it_is_looked_for() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).worked();
    pour(&mut arcade, "i Enter q");
    assert!(arcade.shows("unfinished, 2 moves"), "what is kept is left without a question:\n{}", arcade.screen());
    assert_eq!(moves_kept(&folder), Some(2));
    pour(&mut arcade, "Enter i Enter q");
    assert!(arcade.shows("unfinished, 4 moves"), "{}", arcade.screen());
    assert_eq!(moves_kept(&folder), Some(4));
}

#[test]
fn a_game_that_has_ended_is_counted_though_its_end_is_taken_back_at_once() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).open("nim", &["heaps=1,1,1"], &[], zugzwang::play::board::Side::First);
    pour(&mut arcade, "Enter Enter u");
    assert_eq!(tally(&folder), Tally { won: 1, streak: 1, best: 1, ..tally(&folder) });
    arcade.app.keep();
    assert_eq!(moves_kept(&folder), Some(2), "what is taken back is unfinished");
    pour(&mut arcade, "Ctrl-r u Ctrl-r");
    arcade.app.keep();
    assert_eq!((moves_kept(&folder), tally(&folder).won), (None, 1), "and is not counted again");
}

#[test]
fn a_game_gets_its_name_with_all_that_was_just_done() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).worked();
    pour(&mut arcade, "i Enter b Enter");
    let name = "nim-1".parse().expect("a name");
    let named = storage(folder.path()).load(&name).expect("it is read").expect("it is there");
    assert_eq!((named.game.moves().len(), moves_kept(&folder)), (2, Some(2)));
    // Both are the same game, so its end is the end of what is unfinished.
    win(&mut arcade);
    assert_eq!(moves_kept(&folder), None);
}

#[test]
fn puzzles_are_counted_though_they_are_left_at_once() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder);
    arcade.press("z");
    pour(&mut arcade, "i q");
    let puzzles = storage(folder.path()).get::<Puzzles>().expect("they are read");
    assert_eq!(puzzles.streak(), 0);
    assert!(folder.path().join("puzzles.json").exists(), "{}", arcade.screen());
}
