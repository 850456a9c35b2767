//! What is seen on its way: frames between frames, and what is held before it goes on.

use std::time::Duration;

use ratatui::buffer::Buffer;

use super::App;
use crate::screens::Hit;

impl App {
    /// Draws what is to be seen now: the state, or what is on its way to it.
    pub fn present(&mut self, buf: &mut Buffer) {
        let hits = self.draw(buf);
        let place = |(place, hit)| if let Hit::Piece(piece) = hit { Some((piece, place)) } else { None };
        let places = hits.into_iter().filter_map(place).collect();
        let (held, now) = (self.top().held(), self.kept.desk.clock.now());
        self.motions.present(places, held, now, buf);
    }

    /// How long what is to be seen stays the same, where it changes by itself.
    pub fn rest(&mut self) -> Option<Duration> {
        let (held, now) = (self.top().held(), self.kept.desk.clock.now());
        self.motions.rest(held, now)
    }

    /// Goes on where what is held was shown long enough; whether it did.
    pub fn go_on(&mut self) -> bool {
        let (held, now) = (self.top().held(), self.kept.desk.clock.now());
        let over = self.motions.is_over(held, now);
        if over {
            self.on_top(|screen, cx| screen.go_on(cx.look));
            self.settle();
            self.keep_ended();
        }
        over
    }

    /// Whatever is on its way has come to its end.
    pub(super) fn finish(&mut self) {
        let held = self.top().held();
        if held.is_none() && !self.motions.is_moving() {
            return;
        }
        self.motions.finish();
        if held.is_some() {
            self.on_top(|screen, cx| screen.go_on(cx.look));
            self.settle();
            self.keep_ended();
        }
    }
}
