//! What is seen on its way: frames between frames, and what is held before it goes on.

use std::time::Duration;

use ratatui::buffer::Buffer;

use super::{App, Msg};
use crate::{
    look::motion::Held,
    screens::{Hit, Wait, action::Action},
};

/// Two machines that move faster are not followed with the eyes.
const FOLLOWED: Duration = Duration::from_millis(500);

impl App {
    /// Returns what is shown for a while before the screen on top goes on.
    fn held(&mut self) -> Option<Held> {
        if let Some(Wait::Seen(held)) = self.top().wait() { Some(held) } else { None }
    }

    /// Draws what is to be seen now: the state, or what is on its way to it.
    pub fn present(&mut self, buf: &mut Buffer) {
        let hits = self.draw(buf);
        let place = |(place, hit)| if let Hit::Piece(piece) = hit { Some((piece, place)) } else { None };
        let places = hits.into_iter().filter_map(place).collect();
        let (held, now) = (self.held(), self.kept.desk.clock.now());
        // What changes faster than it could be followed is there at once.
        if self.pace().is_some_and(|pace| pace < FOLLOWED) {
            self.motions.finish();
        }
        self.motions.present(places, held, now, buf);
    }

    /// Returns how long what is to be seen stays the same; `None` where it does not change by itself.
    pub fn rest(&mut self) -> Option<Duration> {
        let (held, now) = (self.held(), self.kept.desk.clock.now());
        self.motions.rest(held, now)
    }

    /// Goes on where what is held was shown long enough; whether it did.
    pub fn go_on(&mut self) -> bool {
        let (held, now) = (self.held(), self.kept.desk.clock.now());
        let over = self.motions.is_over(held, now);
        if over {
            self.on_top(|screen, cx| screen.go_on(cx.look));
            self.settle();
        }
        over
    }

    /// Puts the cursor of the game on top on a move in its notation, or lets whoever is to move show it as an opponent does;
    /// whether there is such a move.
    pub fn choose(&mut self, mv: &str, shown: bool) -> bool {
        let chosen =
            self.top().table().is_some_and(|table| if shown { table.show(mv).is_ok() } else { table.aim(mv).is_ok() });
        self.settle();
        chosen
    }

    /// Makes the move that was chosen so.
    pub fn make(&mut self) {
        if self.held().is_some() {
            self.on_top(|screen, cx| screen.go_on(cx.look));
        } else {
            self.on_top(|screen, cx| screen.act(Action::Enter, cx));
        }
        self.settle();
    }

    /// Returns whether this is an Enter that was pressed before and is held.
    pub(super) fn is_held(&mut self, msg: &Msg) -> bool {
        if !matches!(msg, Msg::Key(key) if self.action(*key) == Some(Action::Enter)) {
            return false;
        }
        let clock = self.kept.desk.clock;
        let before = self.entered.replace(clock.now());
        before.is_some_and(|before| clock.since(before) < self.kept.held)
    }

    /// Whatever is on its way has come to its end; what was held last until then.
    pub(super) fn finish(&mut self) -> Option<Held> {
        if self.motions.is_moving() || self.held().is_some() {
            self.motions.finish();
        }
        let mut last = None;
        // An opponent's move may be the end.
        while let Some(held) = self.held() {
            last = Some(held);
            self.on_top(|screen, cx| screen.go_on(cx.look));
            self.settle();
        }
        last
    }
}
