//! How much is written to the terminal: only what changed, once, however many keys are waiting.

use std::{mem, thread, time::Duration};

use vt100::Screen;
use zugzwang::play::boards;

use crate::{
    HOME, WORKED_EXAMPLE,
    screen::{DOWN, ENTER, F12, LEFT, Launch, RIGHT, Terminal, UP},
    shows,
};

/// Maximum bytes for a cursor key in a window of 120 by 40 in all colours.
const KEY: usize = 700;
/// Maximum bytes for a move and its reply, including the animation.
const MOVES: usize = 16_000;

/// A game and the bytes for a key in it.
type Limit = (&'static str, usize);

/// Every game and the bytes for a key in it. Games in which a key fills a whole row or turns many pieces have limits of
/// their own.
const GAMES: [Limit; 29] = [
    ("nim", 3600),
    ("moore", 2900),
    ("matches", 1800),
    ("coin-piles", 3600),
    ("subtraction", KEY),
    ("coins", 1300),
    ("product", 950),
    ("coprime-product", 1000),
    ("date", KEY),
    ("fibonacci", 900),
    ("euclid", 2100),
    ("wythoff", 1300),
    ("king", 900),
    ("northcott", 1400),
    ("strip", 900),
    ("both-ends", 2100),
    ("gold", 1900),
    ("nimbi", 5800),
    ("program", 950),
    ("table", KEY),
    ("rope", 1300),
    ("ticktacktwo", 1500),
    ("octal", 2900),
    ("sum", 1200),
    ("graph", 1000),
    ("hackenbush", 2400),
    ("chomp", 3000),
    ("staircase", 3600),
    ("domineering", 3300),
];

const HALF: usize = GAMES.len() / 2;

/// Returns the number of bytes each has written once none has written for a while.
fn counts(arcades: &[Terminal]) -> Vec<usize> {
    const LOOKS: usize = 50;
    let look = || arcades.iter().map(Terminal::count).collect();
    let mut before: Vec<usize> = look();
    for _ in 0..LOOKS {
        thread::sleep(Duration::from_millis(400));
        let now = look();
        if now == before {
            break;
        }
        before = now;
    }
    before
}

/// Returns the number of bytes keys cost in each, and updates the numbers of bytes written.
fn costs(arcades: &mut [Terminal], written: &mut Vec<usize>, keys: &str) -> Vec<usize> {
    for arcade in &mut *arcades {
        arcade.keys(keys);
    }
    let before = mem::replace(written, counts(arcades));
    written.iter().zip(before).map(|(after, before)| after - before).collect()
}

/// Checks that no key costs more than its limit in these games, and neither do two moves.
fn cost_little(games: &[Limit]) {
    // On a busy machine an answer comes after the frame and causes one of its own. Such a game is measured again, without the others.
    let too_dear = games.chunks(8).flat_map(too_dear).flat_map(|(limit, ..)| self::too_dear(&[limit]));
    let too_dear: Vec<_> = too_dear.collect();
    assert!(too_dear.is_empty(), "game and its limit, a key, two moves: {too_dear:?}");
}

/// Returns the games in which a key or two moves cost too much, with these costs.
fn too_dear(games: &[Limit]) -> Vec<(Limit, usize, usize)> {
    let start = |(game, _): Limit| {
        let launch = Launch::arcade(&["--theme", "dark", "play", game]).size(120, 40);
        launch.env("COLORTERM", "truecolor").start()
    };
    let mut arcades: Vec<Terminal> = games.iter().copied().map(start).collect();
    for arcade in &arcades {
        arcade.wait_for("w why");
    }
    let mut written = counts(&arcades);
    let mut dearest = vec![0; games.len()];
    for key in [DOWN, LEFT, RIGHT, UP, LEFT] {
        for (dearest, cost) in dearest.iter_mut().zip(costs(&mut arcades, &mut written, key)) {
            *dearest = cost.max(*dearest);
        }
    }
    let moves = costs(&mut arcades, &mut written, ENTER);
    let costs = games.iter().copied().zip(dearest).zip(moves).map(|((limit, key), moves)| (limit, key, moves));
    costs.filter(|((_, most), key, moves)| key > most || *moves > MOVES).collect()
}

#[test]
fn a_cursor_key_and_two_moves_cost_little_in_half_of_the_games() {
    cost_little(&GAMES[..HALF]);
}

#[test]
fn a_cursor_key_and_two_moves_cost_little_in_the_other_half() {
    cost_little(&GAMES[HALF..]);
}

#[test]
fn every_game_has_a_limit() {
    let is_limited = |id| GAMES.iter().any(|(game, _)| *game == id);
    assert!(boards::ALL.iter().all(|entry| is_limited(entry.game.id)));
}

#[test]
fn a_key_writes_only_what_changed() {
    let mut game = Launch::arcade(&WORKED_EXAMPLE).start();
    game.wait_for("18 → 17");
    // The best of three: on a busy machine the answer comes after the frame and causes one of its own.
    let amount = (2..5).map(|take| game.cost(RIGHT, |screen| shows(screen, &format!("18 → {}", 18 - take))));
    let amount = amount.min().expect("three of them");
    let row = (2..5).map(|heap| game.cost(DOWN, |screen| shows(screen, &format!("▸ {heap}"))));
    let row = row.min().expect("three of them");
    assert!((1..700).contains(&amount) && (1..700).contains(&row), "the panel changes, too: {amount} {row}");
}

#[test]
fn a_key_without_an_effect_writes_nothing() {
    let on_first = |screen: &Screen| shows(screen, "▸ Coins");
    let below = |screen: &Screen| shows(screen, "▸") && !on_first(screen);
    let mut form = Launch::arcade(&[]).start();
    form.wait_for(HOME);
    form.keys("n");
    form.wait_until("the form", on_first);
    let down = form.cost(DOWN, below);
    assert!((1..120).contains(&down), "only the cursor moves: {down} bytes");
    let up = form.cost(UP, on_first);
    assert!((1..120).contains(&up), "only the cursor moves back: {up} bytes");
    // The other key shows that this one was handled, too.
    assert_eq!(form.cost(&[F12, DOWN].concat(), below), down);
}

#[test]
fn at_startup_the_screen_is_cleared_and_one_frame_is_written() {
    let arcade = Launch::arcade(&[]).start();
    arcade.wait_for(HOME);
    arcade.settled();
    let written = arcade.written();
    let (before, after) = written.split_once("\x1b[2J").expect("the screen is cleared");
    assert!(!before.contains("Last coin") && !after.contains("\x1b[2J"), "{written:?}");
    assert_eq!(after.matches("known").count(), 1, "{written:?}");
    // Every frame, however small, ends by resetting the styles.
    assert_eq!(written.matches("\x1b[0m").count(), 1, "{written:?}");
}

#[test]
fn five_hundred_keys_at_once_are_handled_before_much_is_drawn() {
    const KEYS: usize = 500;
    let mut arcade = Launch::arcade(&["play", "nim", "heaps=1000,7"]).start();
    arcade.wait_for("1000 → 999");
    let one = arcade.cost(RIGHT, |screen| shows(screen, "1000 → 998"));
    let many = arcade.cost(&RIGHT.repeat(KEYS), |screen| shows(screen, "1000 → 498"));
    // A frame for each key would write as much as the keys one by one. Some frames are drawn while the rest is typed.
    assert!(many < one * KEYS / 4, "{many} bytes for {KEYS} keys, {one} for one");
}
