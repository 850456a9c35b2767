//! A game move by move, frame by frame: each move is shown, made and answered as in the arcade.

use std::{cell::Cell, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};
use zugzwang_engine::Seat;

use crate::{
    app::{App, Kept, worker::Worker},
    look::{
        Look,
        motion::Motion,
        sketch::{Sketch, Sketched},
    },
    play::{job::Clock, table::Table},
    screens::Desk,
};

// The times for which a frame is shown.
const START: Duration = Duration::from_millis(1500);
const CHOSEN: Duration = Duration::from_millis(1400);
const MADE: Duration = Duration::from_millis(700);
const END: Duration = Duration::from_secs(5);

thread_local! {
    /// The time since the beginning of the film.
    static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// A frame, and when it appears.
pub struct Shot {
    /// The time since the beginning of the film.
    pub since: Duration,
    /// The frame.
    pub frame: Buffer,
    /// The figures in place of its blocks.
    pub figures: Vec<Sketched>,
}

/// A game as a film.
pub struct Film {
    /// The frames in order.
    pub shots: Vec<Shot>,
    /// The length of the film.
    pub length: Duration,
}

impl Film {
    /// Films these moves, up to the first illegal one, from the table's position. The moves of the seat `other` are shown like an
    /// opponent's. Nothing moves between two frames, because figures are at rest.
    pub fn of(table: Table, moves: &[String], other: Seat, size: Size, mut look: Look) -> Self {
        let area = Rect::from((Position::ORIGIN, size));
        let desk = Desk { clock: Clock(|| NOW.get()), ..Desk::default() };
        let kept = Kept { motion: Motion::Reduced, desk, ..Kept::default() };
        look.sketch = Some(Sketch::default());
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

    /// Adds frames until nothing moves any more, then rests.
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

    /// Adds the current frame, unless it equals the last one.
    fn take(&mut self, app: &mut App, area: Rect) {
        // These are of boards that were drawn only to find their places.
        app.look().take_figures();
        let mut frame = Buffer::empty(area);
        app.present(&mut frame);
        let figures = app.look().take_figures();
        if self.shots.last().is_none_or(|last| last.frame != frame || last.figures != figures) {
            self.shots.push(Shot { since: NOW.get(), frame, figures });
        }
    }
}

fn wait(time: Duration) {
    NOW.set(NOW.get() + time);
}
