//! Animation between two frames at rest, with a clock set by hand.

use std::{cell::Cell, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};
use zugzwang::{
    app::{App, Kept, Msg, worker::Worker},
    look::{Look, glyphs::GlyphSet, motion::Motion, theme::ThemeName},
    play::{
        board::{Side, Status},
        boards,
        job::Clock,
    },
    screens::{Desk, PuzzleKind, PuzzleOrder, Source},
    terminal::disk::FILES,
};
use zugzwang_engine::{Rng, games};

use crate::common::{Arcade, counts::nightly};

thread_local! {
    static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// Maximum time until an opponent has moved.
const REPLY: Duration = Duration::from_millis(800);
/// Minimum time between frames: at most 30 a second.
const STEP: Duration = Duration::from_millis(33);

fn advance_clock(time: Duration) {
    NOW.set(NOW.get() + time);
}

/// Opens a game in an arcade with this amount of animation.
fn arcade(motion: Motion, game: &str) -> Arcade {
    let area = Rect::from((Position::ORIGIN, Size::new(100, 30)));
    let kept = Kept { motion, desk: Desk::new(None, FILES, Clock(|| NOW.get())), ..Kept::default() };
    let mut app = App::new(Look::new(ThemeName::Dark, GlyphSet::Unicode), kept, Worker::Inline, area);
    let entry = boards::find(game).expect("a known game");
    app.open(entry.open::<&str>(&[], &[], Side::First).expect("the defaults are a valid setup"));
    Arcade::of(app, area)
}

/// Returns the current frame.
fn frame(arcade: &mut Arcade) -> Buffer {
    let mut buf = Buffer::empty(arcade.area);
    arcade.app.present(&mut buf);
    buf
}

/// Returns all frames until nothing changes by itself, and the time that takes.
fn frames(arcade: &mut Arcade) -> (Vec<Buffer>, Duration) {
    let began = NOW.get();
    let mut seen = vec![frame(arcade)];
    while let Some(rest) = arcade.app.rest() {
        assert!(rest >= STEP || rest.is_zero(), "a frame is shown for {rest:?}");
        advance_clock(rest);
        arcade.app.go_on();
        seen.push(frame(arcade));
        assert!(seen.len() < 100, "it never comes to rest: {:?}, {}", arcade.app.status(), arcade.screen());
    }
    (seen, NOW.get().saturating_sub(began))
}

/// Keys that play like the perfect player, undo and redo.
const KEYS: [&str; 8] = ["i", "Enter", "u", "i", "Enter", "u", "U", "j"];

#[test]
fn at_rest_every_frame_equals_the_one_without_motion() {
    for entry in boards::ALL {
        let [mut still, mut full, mut reduced] =
            [Motion::Off, Motion::Full, Motion::Reduced].map(|motion| arcade(motion, entry.game.id));
        for key in KEYS {
            for arcade in [&mut still, &mut full, &mut reduced] {
                arcade.press(key);
            }
            let wanted = still.buffer();
            assert_eq!(frame(&mut still), wanted, "{}: nothing moves with motion off", entry.game.id);
            for moving in [&mut full, &mut reduced] {
                let (seen, time) = frames(moving);
                assert!(time <= REPLY, "{}: {key} takes {time:?}", entry.game.id);
                assert_eq!(seen.last(), Some(&wanted), "{} after {key}", entry.game.id);
                assert!(moving.app.rest().is_none());
            }
        }
    }
}

#[test]
fn every_key_counts_whatever_is_being_animated() {
    for entry in boards::ALL {
        let [mut still, mut full] = [Motion::Off, Motion::Full].map(|motion| arcade(motion, entry.game.id));
        for (key, wait) in KEYS.iter().zip([0, 40, 90, 140, 300, 500, 650, 700]) {
            still.press(key);
            full.press(key);
            frame(&mut full);
            advance_clock(Duration::from_millis(wait));
            full.app.go_on();
            frame(&mut full);
        }
        let (seen, _) = frames(&mut full);
        assert_eq!(seen.last(), Some(&still.buffer()), "{}", entry.game.id);
    }
}

#[test]
fn holding_enter_does_not_run_past_the_end_of_a_game() {
    const HELD: Duration = Duration::from_millis(300);
    let area = Rect::from((Position::ORIGIN, Size::new(100, 30)));
    let kept = Kept { held: HELD, desk: Desk::new(None, FILES, Clock(|| NOW.get())), ..Kept::default() };
    let app = App::new(Look::new(ThemeName::Dark, GlyphSet::Unicode), kept, Worker::Inline, area);
    let mut arcade = Arcade::of(app, area).open("nim", &["heaps=3"], &[], Side::First);
    arcade.press("i");
    for _ in 0..20 {
        advance_clock(STEP);
        arcade.press("Enter");
        assert!(arcade.shows("Next: "), "the end stays:\n{}", arcade.screen());
    }
    advance_clock(HELD);
    arcade.press("Enter");
    assert!(!arcade.shows("Next: ") && matches!(arcade.app.status(), Some(Status::Turn(_))), "{}", arcade.screen());
}

#[test]
fn an_opponent_shows_its_move_before_making_it() {
    for motion in [Motion::Full, Motion::Reduced] {
        let mut arcade = arcade(motion, "nim");
        arcade.press("i Enter");
        assert!(matches!(arcade.app.status(), Some(Status::Pointed(_))), "{motion}");
        let (seen, _) = frames(&mut arcade);
        assert!(matches!(arcade.app.status(), Some(Status::Turn(_))), "{motion}");
        assert!(seen.len() > 1, "{motion}");
    }
    let mut arcade = arcade(Motion::Off, "nim");
    arcade.press("i Enter");
    assert!(matches!(arcade.app.status(), Some(Status::Turn(_))), "at once");
}

#[test]
fn something_moves_in_every_game() {
    for entry in boards::ALL {
        let mut arcade = arcade(Motion::Full, entry.game.id);
        arcade.press("i");
        frames(&mut arcade);
        arcade.press("Enter");
        assert!(frames(&mut arcade).0.len() > 2, "{}", entry.game.id);
    }
}

#[test]
fn fast_games_between_machines_are_not_animated() {
    for (pace, moving) in [(3, true), (6, false)] {
        let area = Rect::new(0, 0, 100, 30);
        let kept = Kept { motion: Motion::Full, desk: Desk::new(None, FILES, Clock(|| NOW.get())), ..Kept::default() };
        let app = App::new(Look::new(ThemeName::Dark, GlyphSet::Unicode), kept, Worker::Inline, area);
        let mut arcade = Arcade::of(app, area).open("nim", &["heaps=9,9,9"], &[], Side::Watch);
        for _ in 3..pace {
            arcade.press("+");
        }
        frames(&mut arcade);
        arcade.app.update(Msg::Tick);
        assert_eq!(frames(&mut arcade).0.len() > 1, moving, "pace {pace}");
    }
}

#[test]
fn keys_during_an_animation_have_the_same_effect_as_keys_at_rest() {
    const ANY: [&str; 22] = [
        "Enter", "Enter", "Enter", "i", "i", "Up", "Down", "Left", "Right", "u", "U", "R", "w", "Tab", "e", "Space",
        "1", "2", "p", "v", "Esc", ".",
    ];
    let mut draw = Rng::new(21, "moving");
    for entry in boards::ALL.iter().cycle().take(nightly(1, 2) * boards::ALL.len()) {
        let [mut still, mut full] = [Motion::Off, Motion::Full].map(|motion| arcade(motion, entry.game.id));
        let mut pressed = Vec::new();
        for _ in 0..nightly(20, 40) {
            let key = ANY[draw.below(ANY.len())];
            // A card reacts to keys only once it can be read.
            if matches!(full.app.status(), Some(Status::Over(_) | Status::Pointed(_))) {
                while let Some(rest) = full.app.rest() {
                    advance_clock(rest);
                    full.app.go_on();
                    frame(&mut full);
                }
            }
            pressed.push(key);
            still.press(key);
            full.press(key);
            frame(&mut full);
            advance_clock(Duration::from_millis(draw.below(600) as u64));
            full.app.go_on();
            frame(&mut full);
        }
        // The last wait ended somewhere between two frames.
        full.app.rest().into_iter().for_each(advance_clock);
        full.app.go_on();
        let (seen, _) = frames(&mut full);
        let same = seen.last() == Some(&still.buffer());
        assert!(same, "{}: {}\n{}{}", entry.game.id, pressed.join(" "), still.screen(), full.screen());
    }
}

#[test]
fn on_every_screen_an_animation_ends_in_the_frame_without_motion() {
    const ANY: [&str; 34] = [
        "Enter", "Enter", "Enter", "Enter", "i", "i", "Up", "Down", "Left", "Right", "u", "U", "w", "Tab", "e",
        "Space", "v", "Esc", ".", ",", "a", "z", "l", "b", "n", "c", "R", "s", "x", "o", "h", "r", "t", "y",
    ];
    let mut draw = Rng::new(22, "moving");
    for _ in 0..nightly(8, 30) {
        let [mut still, mut full] = [Motion::Off, Motion::Full].map(|motion| arcade(motion, "nim"));
        for arcade in [&mut still, &mut full] {
            arcade.press("q");
        }
        let mut pressed = Vec::new();
        for _ in 0..60 {
            let key = ANY[draw.below(ANY.len())];
            pressed.push(key);
            still.press(key);
            full.press(key);
            let (seen, _) = frames(&mut full);
            let same = seen.last() == Some(&still.buffer());
            assert!(same, "{}\n{}{}", pressed.join(" "), still.screen(), full.screen());
        }
    }
}

#[test]
fn a_solved_puzzle_is_celebrated_word_by_word_and_says_the_same_without_motion() {
    let solved = |motion| {
        let mut arcade = arcade(motion, "nim");
        let wanted = PuzzleKind { game: games::find("nim"), ..PuzzleKind::default() };
        arcade.app.open_puzzles(PuzzleOrder { wanted, first: Some(Source::From(42)) });
        frames(&mut arcade);
        arcade.press(": 1 : 3 Enter");
        let (seen, took) = frames(&mut arcade);
        (seen, took, frame(&mut arcade))
    };
    let (still, none, rest) = solved(Motion::Off);
    assert!(still.len() == 1 && none.is_zero());
    let (moving, took, last) = solved(Motion::Full);
    assert!(moving.len() > 2 && took <= Duration::from_millis(400), "{took:?}");
    assert_eq!(last, rest);
}
