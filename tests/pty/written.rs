//! How much is written: what changed, once, however many keys wait.

use vt100::Screen;

use crate::{
    MENU, WORKED_EXAMPLE,
    screen::{DOWN, ENTER, F12, LEFT, Launch, UP},
    shows,
};

#[test]
fn a_key_writes_what_changed_and_no_more() {
    let mut game = Launch::arcade(&WORKED_EXAMPLE).start();
    game.wait_for("18 → 17");
    // The best of three: on a busy machine the answer comes after the frame, and is a frame of its own.
    let amount = (2..5).map(|take| game.cost(LEFT, |screen| shows(screen, &format!("18 → {}", 18 - take))));
    let amount = amount.min().expect("three of them");
    let row = (2..5).map(|heap| game.cost(DOWN, |screen| shows(screen, &format!("▸ {heap}"))));
    let row = row.min().expect("three of them");
    assert!((1..700).contains(&amount) && (1..700).contains(&row), "the panel changes, too: {amount} {row}");
}

#[test]
fn a_key_that_nothing_is_done_for_writes_nothing() {
    let on_first = |screen: &Screen| shows(screen, "▸ Coins");
    let below = |screen: &Screen| shows(screen, "▸") && !on_first(screen);
    let mut form = Launch::arcade(&[]).start();
    form.wait_for(MENU);
    form.keys(ENTER);
    form.wait_until("the form", on_first);
    let down = form.cost(DOWN, below);
    assert!((1..120).contains(&down), "the pointer alone moves: {down} bytes");
    let up = form.cost(UP, on_first);
    assert!((1..120).contains(&up), "the pointer alone moves back: {up} bytes");
    // The other key shows that this one was taken in, too.
    assert_eq!(form.cost(&[F12, DOWN].concat(), below), down);
}

#[test]
fn a_frame_is_written_once_when_the_arcade_starts_on_a_screen_that_it_has_cleared() {
    let arcade = Launch::arcade(&[]).start();
    arcade.wait_for(MENU);
    arcade.settled();
    let written = arcade.written();
    let (before, after) = written.split_once("\x1b[2J").expect("it is cleared");
    assert!(!before.contains("Games") && !after.contains("\x1b[2J"), "{written:?}");
    assert_eq!(after.matches("Games").count(), 1, "{written:?}");
    // Every frame, however little is in it, ends with the styles as they were.
    assert_eq!(written.matches("\x1b[0m").count(), 1, "{written:?}");
}

#[test]
fn five_hundred_keys_at_once_are_taken_in_before_much_is_drawn() {
    const KEYS: usize = 500;
    let mut arcade = Launch::arcade(&["play", "nim", "heaps=1000,7"]).start();
    arcade.wait_for("1000 → 999");
    let one = arcade.cost(LEFT, |screen| shows(screen, "1000 → 998"));
    let many = arcade.cost(&LEFT.repeat(KEYS), |screen| shows(screen, "1000 → 498"));
    // A frame for each key would write as much as the keys one by one; some frames are drawn while the rest is typed.
    assert!(many < one * KEYS / 4, "{many} bytes for {KEYS} keys, {one} for one");
}
