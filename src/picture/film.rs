//! A game as it was played, frame by frame: each move is shown, made, and answered, as the arcade shows it.

use std::{cell::Cell, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};
use zugzwang_engine::Seat;

use crate::{
    app::{App, Kept, worker::Worker},
    look::{Look, motion::Motion},
    play::{board::Table, job::Clock},
    screens::Desk,
};

/// The time for which the start is seen.
const START: Duration = Duration::from_millis(1500);
/// The time for which a chosen move is seen before it is made.
const CHOSEN: Duration = Duration::from_millis(1400);
/// The time for which it is seen what a move has come to.
const MADE: Duration = Duration::from_millis(700);
/// The time for which the end is seen.
const END: Duration = Duration::from_secs(5);

thread_local! {
    /// The time now in the film.
    static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// A frame, and since when it is seen.
pub struct Shot {
    /// Since the beginning of the film.
    pub since: Duration,
    /// The frame that is seen.
    pub frame: Buffer,
}

/// A game on film.
pub struct Film {
    /// The frames that are seen, one after another.
    pub shots: Vec<Shot>,
    /// The time that all of it takes.
    pub length: Duration,
}

impl Film {
    /// Films these moves from where the table stands; a move that is not legal ends it. The seat that `other` names shows its
    /// moves as an opponent does.
    pub fn of(table: Box<dyn Table>, moves: &[String], other: Seat, size: Size, look: Look) -> Self {
        let area = Rect::from((Position::ORIGIN, size));
        let desk = Desk { clock: Clock(|| NOW.get()), ..Desk::default() };
        let kept = Kept { motion: Motion::Full, desk, ..Kept::default() };
        NOW.set(Duration::ZERO);
        let mut app = App::new(look, kept, Worker::Inline, area);
        let first = table.plies();
        app.open(table);
        let mut film = Self { shots: Vec::new(), length: Duration::ZERO };
        film.shoot(&mut app, area, START);
        for (at, mv) in moves.iter().enumerate() {
            let shown = Seat::to_move(first + at) == other;
            if !app.choose(mv, shown) {
                break;
            }
            film.take(&mut app, area);
            wait(CHOSEN);
            app.make();
            film.shoot(&mut app, area, MADE);
        }
        wait(END);
        film.length = NOW.get();
        film
    }

    /// Takes all that is seen until nothing moves any more, and what is so then for a while.
    fn shoot(&mut self, app: &mut App, area: Rect, rest: Duration) {
        loop {
            self.take(app, area);
            let left = app.rest();
            wait(left.unwrap_or(rest));
            if left.is_none() {
                return;
            }
            app.go_on();
        }
    }

    /// Takes what is seen now; what looks as before is no shot of its own.
    fn take(&mut self, app: &mut App, area: Rect) {
        let mut frame = Buffer::empty(area);
        app.present(&mut frame);
        if self.shots.last().is_none_or(|last| last.frame != frame) {
            self.shots.push(Shot { since: NOW.get(), frame });
        }
    }
}

fn wait(time: Duration) {
    NOW.set(NOW.get() + time);
}
