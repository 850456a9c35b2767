//! How much is written: what changed, once, however many keys wait.

use std::{thread, time::Duration};

use crate::{
    MENU, WORKED_EXAMPLE,
    screen::{DOWN, ENTER, LEFT, Launch, Terminal},
};

/// Presses a key and counts what is written until something shows, and for as long after it as an answer may take.
fn written(arcade: &mut Terminal, key: &str, shown: &str) -> usize {
    let before = arcade.count();
    arcade.keys(key);
    arcade.wait_for(shown);
    settled(arcade) - before
}

/// The bytes written once nothing more is.
fn settled(arcade: &Terminal) -> usize {
    let mut before = arcade.count();
    loop {
        thread::sleep(Duration::from_millis(200));
        let now = arcade.count();
        if now == before {
            return now;
        }
        before = now;
    }
}

#[test]
fn a_key_writes_what_changed_and_no_more() {
    let mut game = Launch::arcade(&WORKED_EXAMPLE).start();
    game.wait_for("18 → 17");
    settled(&game);
    for after in ["18 → 16", "18 → 15", "18 → 14"] {
        let count = written(&mut game, LEFT, after);
        assert!(count < 700, "the panel changes, too: {count} bytes");
    }
    let before = settled(&game);
    // A key that nothing is done for.
    game.keys("\x1b[24~");
    assert_eq!(settled(&game), before, "nothing changed");

    let mut form = Launch::arcade(&[]).start();
    form.wait_for(MENU);
    form.keys(ENTER);
    form.wait_for("Setup");
    let before = settled(&form);
    form.keys(DOWN);
    let count = settled(&form) - before;
    assert!((1..120).contains(&count), "the pointer alone moves: {count} bytes");
}

#[test]
fn a_frame_is_written_once_when_the_arcade_starts() {
    let arcade = Launch::arcade(&[]).start();
    arcade.wait_for(MENU);
    settled(&arcade);
    let written = arcade.written();
    assert_eq!(written.matches("Games").count(), 1, "{written:?}");
    // Every frame, however little is in it, ends with the styles as they were.
    assert_eq!(written.matches("\x1b[0m").count(), 1, "{written:?}");
}

#[test]
fn five_hundred_keys_at_once_are_taken_in_before_much_is_drawn() {
    const KEYS: usize = 500;
    let mut arcade = Launch::arcade(&["play", "nim", "heaps=1000,7"]).start();
    arcade.wait_for("1000 → 999");
    let one = written(&mut arcade, LEFT, "1000 → 998");
    let many = written(&mut arcade, &LEFT.repeat(KEYS), "1000 → 498");
    // A frame for each key would write as much as the keys one by one; some frames are drawn while the rest is typed.
    assert!(many < one * KEYS / 4, "{many} bytes for {KEYS} keys, {one} for one");
}
