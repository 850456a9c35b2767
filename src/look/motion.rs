//! Animation. No other module knows which pieces move, and in what way.
//!
//! Other code only draws frames at rest, and says where each piece stands. The frames between two of them are found here by
//! comparing them. So a frame at rest is the same whether or not anything moved before.

mod tween;

use std::time::Duration;

use ratatui::{buffer::Buffer, layout::Rect};
use serde::Deserialize;
use strum::{Display, EnumString, VariantNames};

use tween::Tween;

/// The amount of animation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, Display, EnumString, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Motion {
    /// Everything.
    Full,
    /// Only a pause: an opponent shows its move before making it.
    Reduced,
    /// Nothing.
    #[default]
    Off,
}

/// Pieces and their places. A piece keeps its number as long as it exists.
pub type Places = Vec<(u64, Rect)>;

/// Numbers from here on stand for a whole board and say which game it is. A board never moves, and pieces of different
/// boards are unrelated.
pub const BOARDS: u64 = 1 << 63;

/// The bit in the number of a piece that falls when it changes place. All falling pieces are followed, however many there are, and a
/// piece may be of another size when it has fallen.
pub const FALLING: u64 = 1 << 62;

/// Something shown for a while before the game continues on its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// The opponent's move, before it is made.
    Pointed,
    /// The end of a game, before the result is shown.
    Ended,
    /// Confetti before it falls, and while it does.
    Feast,
}

impl Held {
    const fn time(self) -> Duration {
        match self {
            Self::Pointed => Duration::from_millis(400),
            Self::Ended => Duration::from_millis(200),
            Self::Feast => Duration::from_millis(34),
        }
    }
}

/// Shows one frame after another, with the animation between them.
#[derive(Debug, Default)]
pub struct Motions {
    motion: Motion,
    before: Frame,
    /// The move or end that was being held when that frame was shown.
    held: Option<Held>,
    tween: Option<Tween>,
    /// The time at which the frame being held came to rest.
    since: Option<Duration>,
}

#[derive(Debug, Default)]
struct Frame {
    cells: Buffer,
    /// Sorted by number.
    places: Places,
}

impl Motions {
    /// Creates an animator.
    pub fn new(motion: Motion) -> Self {
        Self { motion, ..Self::default() }
    }

    /// Returns whether anything is shown for a while before the game continues.
    pub const fn holds(&self) -> bool {
        !matches!(self.motion, Motion::Off)
    }

    /// Replaces the frame at rest in `buf`, whose pieces stand in `places`, with what is visible at the time `now`.
    pub fn present(&mut self, mut places: Places, held: Option<Held>, now: Duration, buf: &mut Buffer) {
        if self.motion != Motion::Full {
            return;
        }
        if places.is_empty() && self.tween.is_none() {
            // There is nothing to animate between the two frames.
            (self.before, self.held) = (Frame::default(), held);
            return;
        }
        places.sort_unstable_by_key(|(piece, _)| *piece);
        self.tween = Tween::between(&self.before, buf, &places, self.held, now).or_else(|| self.tween.take());
        self.before.cells.area = buf.area;
        self.before.cells.content.clone_from(&buf.content);
        (self.before.places, self.held) = (places, held);
        self.tween = self.tween.take().filter(|tween| tween.left(now).is_some() && tween.fits(buf));
        if let Some(tween) = &self.tween {
            tween.draw(now, &self.before.cells, buf);
        }
    }

    /// Returns how long the screen stays as it is; `None` if it does not change on its own.
    pub fn rest(&mut self, held: Option<Held>, now: Duration) -> Option<Duration> {
        if let Some(tween) = &self.tween {
            // An animation that was not shown in time is over.
            return Some(tween.left(now).unwrap_or_default());
        }
        let Some(held) = held.filter(|_| self.holds()) else {
            self.since = None;
            return None;
        };
        let since = *self.since.get_or_insert(now);
        Some((since + held.time()).saturating_sub(now))
    }

    /// Returns whether what is held has been shown long enough for the game to continue.
    pub fn is_over(&mut self, held: Option<Held>, now: Duration) -> bool {
        self.tween = self.tween.take().filter(|tween| tween.left(now).is_some());
        let over = self.tween.is_none() && self.rest(held, now) == Some(Duration::ZERO);
        if over {
            self.since = None;
        }
        over
    }

    /// Skips to the frame at rest.
    pub fn finish(&mut self) {
        (self.tween, self.since) = (None, None);
        self.before.places.clear();
    }

    /// Returns whether an animation is running.
    pub const fn is_moving(&self) -> bool {
        self.tween.is_some()
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Cell;

    use super::*;

    const BOARD: (u64, Rect) = (BOARDS, Rect::new(0, 0, 12, 1));

    fn piece(number: u64, x: u16) -> (u64, Rect) {
        (number, Rect::new(x, 0, 1, 1))
    }

    /// Shows a frame and returns what is visible of it at this time.
    fn seen(motions: &mut Motions, text: &str, places: Places, at: u64) -> String {
        let mut buf = Buffer::with_lines([text]);
        motions.present(places, None, Duration::from_millis(at), &mut buf);
        buf.content.iter().map(Cell::symbol).collect()
    }

    #[test]
    fn pieces_disappear_from_the_last_one_and_the_rest_of_the_frame_follows() {
        let mut motions = Motions::new(Motion::Full);
        let before = vec![piece(1, 0), piece(2, 2), piece(3, 4), BOARD];
        let after = || vec![piece(1, 0), BOARD];
        assert_eq!(seen(&mut motions, "o a a      3", before, 0), "o a a      3");
        let mut frames = Vec::new();
        let mut at = 0;
        loop {
            frames.push(seen(&mut motions, "o . .      1", after(), at));
            let Some(rest) = motions.rest(None, Duration::from_millis(at)) else { break };
            at += u64::try_from(rest.as_millis()).unwrap_or(0);
        }
        assert_eq!(frames, ["o a .      3", "o . .      3", "o . .      1"]);
        assert!(at <= 130);
    }

    #[test]
    fn pieces_that_fall_together_are_all_followed() {
        let mut motions = Motions::new(Motion::Full);
        let falling = |at: u16, x: u16| (FALLING | u64::from(at), Rect::new(x, 0, 1, 1));
        let before = (0..4).map(|at| falling(at, at)).chain([BOARD]).collect();
        seen(&mut motions, "abcd        ", before, 0);
        let after = (0..4).map(|at| falling(at, at + 6)).chain([BOARD]).collect();
        assert_eq!(seen(&mut motions, "....  abcd  ", after, 0), "..abcd      ");
    }

    #[test]
    fn a_piece_slides_over_what_is_in_its_way() {
        let mut motions = Motions::new(Motion::Full);
        seen(&mut motions, "K.........  ", vec![piece(1, 0), BOARD], 0);
        assert_eq!(seen(&mut motions, ".........K  ", vec![piece(1, 9), BOARD], 0), "...K......  ");
        assert_eq!(seen(&mut motions, ".........K  ", vec![piece(1, 9), BOARD], 50), "......K...  ");
        assert_eq!(seen(&mut motions, ".........K  ", vec![piece(1, 9), BOARD], 130), ".........K  ");
    }

    #[test]
    fn nothing_is_animated_for_another_game_or_without_full_motion() {
        let other = (BOARDS | 1, BOARD.1);
        for (motion, board) in [(Motion::Full, other), (Motion::Reduced, BOARD), (Motion::Off, BOARD)] {
            let mut motions = Motions::new(motion);
            seen(&mut motions, "o o         ", vec![piece(1, 0), piece(2, 2), BOARD], 0);
            assert_eq!(seen(&mut motions, "o           ", vec![piece(1, 0), board], 0), "o           ");
            assert_eq!(motions.rest(None, Duration::ZERO), None, "{motion}");
        }
    }

    #[test]
    fn what_is_held_ends_on_its_own_unless_motion_is_off() {
        for (motion, held) in [(Motion::Full, true), (Motion::Reduced, true), (Motion::Off, false)] {
            let mut motions = Motions::new(motion);
            let begun = motions.rest(Some(Held::Pointed), Duration::ZERO);
            assert_eq!(begun, held.then(|| Held::Pointed.time()), "{motion}");
            assert!(!motions.is_over(Some(Held::Pointed), Duration::from_millis(100)));
            assert_eq!(motions.is_over(Some(Held::Pointed), Held::Pointed.time()), held, "{motion}");
        }
    }
}
