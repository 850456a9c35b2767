//! Motion: frames between frames, and pauses before something goes on by itself.

use std::time::Duration;

use ratatui::{buffer::Buffer, layout::Rect};

use super::App;
use crate::{
    look::motion::Held,
    screens::{Hit, Hits, Wait, action::Action},
};

/// Nobody can follow machines that move faster than this, so they are shown without motion.
const FOLLOWED: Duration = Duration::from_millis(500);

impl App {
    /// Returns what the screen on top shows for a while before it goes on.
    pub(super) fn held(&mut self) -> Option<Held> {
        if let Some(Wait::Seen(held)) = self.top().wait() { Some(held) } else { None }
    }

    /// Draws the frame for now: the state, or a frame of the motion towards it. Returns what a click means in each place.
    pub fn present(&mut self, buf: &mut Buffer) -> Hits {
        let hits = self.draw(buf);
        let place =
            |(place, hit): &(Rect, Hit)| if let Hit::Piece(piece) = hit { Some((*piece, *place)) } else { None };
        let places = hits.iter().filter_map(place).collect();
        let (held, now) = (self.held(), self.kept.desk.clock.now());
        if self.pace().is_some_and(|pace| pace < FOLLOWED) {
            self.motions.finish();
        }
        self.motions.present(places, held, now, buf);
        hits
    }

    /// Returns how long the current frame stays; `None` if it does not change by itself.
    pub fn rest(&mut self) -> Option<Duration> {
        let (held, now) = (self.held(), self.kept.desk.clock.now());
        self.motions.rest(held, now)
    }

    /// Goes on if something has been shown long enough. Returns whether it did.
    pub fn go_on(&mut self) -> bool {
        let (held, now) = (self.held(), self.kept.desk.clock.now());
        let over = self.motions.is_over(held, now);
        if over {
            self.on_top(|screen, cx| screen.go_on(cx.look));
            self.settle();
        }
        over
    }

    /// Puts the cursor of the game on top on a move in its notation or, if `shown`, announces the move as an opponent does.
    /// Returns whether there is such a move.
    pub fn choose(&mut self, mv: &str, shown: bool) -> bool {
        let chosen =
            self.top().table().is_some_and(|table| if shown { table.show(mv).is_ok() } else { table.aim(mv).is_ok() });
        self.settle();
        chosen
    }

    /// Plays the move chosen with [`App::choose`].
    pub fn make(&mut self) {
        if self.held().is_some() {
            self.on_top(|screen, cx| screen.go_on(cx.look));
        } else {
            self.on_top(|screen, cx| screen.act(Action::Enter, cx));
        }
        self.settle();
    }

    /// Returns whether an Enter pressed now is the same key, held down since the last time.
    pub(super) fn is_held_down(&mut self) -> bool {
        let clock = self.kept.desk.clock;
        let before = self.entered.replace(clock.now());
        before.is_some_and(|before| clock.since(before) < self.kept.held)
    }

    /// Finishes all motion and pauses. Returns the last thing that was being shown.
    pub(super) fn finish(&mut self) -> Option<Held> {
        if self.motions.is_moving() || self.held().is_some() {
            self.motions.finish();
        }
        let mut last = None;
        // The opponent's move may end the game, and the end is shown, too.
        while let Some(held) = self.held() {
            last = Some(held);
            self.on_top(|screen, cx| screen.go_on(cx.look));
            self.settle();
        }
        last
    }
}
