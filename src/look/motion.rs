//! What moves on the screen, and how: the only place that knows.
//!
//! Whoever draws tells with every frame which piece stands where, and draws the frame as it is when all has come to rest. What
//! lies between two frames is found here by comparing them, so a frame at rest is the same whether anything moved before it or not.

mod tween;

use std::time::Duration;

use ratatui::{buffer::Buffer, layout::Rect};
use serde::Deserialize;
use strum::{Display, EnumString, VariantNames};

use tween::Tween;

/// The part of what happens that is shown as it happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, Display, EnumString, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Motion {
    /// All of it.
    Full,
    /// An opponent shows its move before it makes it; nothing else is seen moving.
    Reduced,
    /// Nothing.
    #[default]
    Off,
}

/// Pieces and their places, each by a number that stays its own as long as the piece is there.
pub type Places = Vec<(u64, Rect)>;

/// Numbers from here on stand for a whole board, by what game it is: it never moves, and pieces of another one are not the same.
pub const BOARDS: u64 = 1 << 63;

/// The move or the end that is shown for a while before the game goes on by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// The opponent's move, before it is made.
    Pointed,
    /// The end of a game, before it is told.
    Ended,
}

impl Held {
    /// Returns the time for which it is shown.
    const fn time(self) -> Duration {
        match self {
            Self::Pointed => Duration::from_millis(400),
            Self::Ended => Duration::from_millis(200),
        }
    }
}

/// Shows one frame after another, and what lies between.
#[derive(Debug, Default)]
pub struct Motions {
    motion: Motion,
    /// The frame that was shown last, at rest.
    before: Frame,
    /// The move or the end that was held while it was shown, if any.
    held: Option<Held>,
    run: Option<Run>,
    /// The moment since which the frame that is held is at rest.
    since: Option<Duration>,
}

/// A frame at rest.
#[derive(Debug, Default)]
struct Frame {
    cells: Buffer,
    /// The places of its pieces, by number.
    places: Places,
}

/// The way from one frame to the next, and the time at which it began.
#[derive(Debug)]
struct Run {
    tween: Tween,
    since: Duration,
}

impl Motions {
    /// Shows so much.
    pub fn new(motion: Motion) -> Self {
        Self { motion, ..Self::default() }
    }

    /// Returns whether anything is held before it goes on.
    pub const fn holds(&self) -> bool {
        !matches!(self.motion, Motion::Off)
    }

    /// Turns the frame in `buf`, with its pieces in these places, into what is to be seen of it `now`.
    pub fn present(&mut self, mut places: Places, held: Option<Held>, now: Duration, buf: &mut Buffer) {
        if self.motion != Motion::Full {
            return;
        }
        if places.is_empty() && self.run.is_none() {
            // Nothing moves from here to another frame.
            (self.before, self.held) = (Frame::default(), held);
            return;
        }
        places.sort_unstable_by_key(|(piece, _)| *piece);
        if let Some(tween) = Tween::between(&self.before, buf, &places, self.held) {
            self.run = Some(Run { tween, since: now });
        }
        self.before.cells.area = buf.area;
        self.before.cells.content.clone_from(&buf.content);
        (self.before.places, self.held) = (places, held);
        self.run = self.run.take().filter(|run| run.left(now).is_some() && run.tween.fits(buf));
        if let Some(run) = &self.run {
            run.tween.draw(now.saturating_sub(run.since), &self.before.cells, buf);
        }
    }

    /// Returns how long what is to be seen stays the same; `None` where it does not change by itself.
    pub fn rest(&mut self, held: Option<Held>, now: Duration) -> Option<Duration> {
        if let Some(run) = &self.run {
            // What nobody could be shown in time is over.
            return Some(run.left(now).unwrap_or_default());
        }
        let Some(held) = held.filter(|_| self.holds()) else {
            self.since = None;
            return None;
        };
        let since = *self.since.get_or_insert(now);
        Some((since + held.time()).saturating_sub(now))
    }

    /// Returns whether what is held was shown long enough; then the next is.
    pub fn is_over(&mut self, held: Option<Held>, now: Duration) -> bool {
        self.run = self.run.take().filter(|run| run.left(now).is_some());
        let over = self.run.is_none() && self.rest(held, now) == Some(Duration::ZERO);
        if over {
            self.since = None;
        }
        over
    }

    /// Shows the next frame at rest, whatever is on its way.
    pub fn finish(&mut self) {
        (self.run, self.since) = (None, None);
        self.before.places.clear();
    }

    /// Returns whether anything is on its way.
    pub const fn is_moving(&self) -> bool {
        self.run.is_some()
    }
}

impl Run {
    /// Returns the time until its next step; `None` where it has come to its end.
    fn left(&self, now: Duration) -> Option<Duration> {
        self.tween.left(now.saturating_sub(self.since))
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

    /// What is seen of a frame at a time, where it is shown after another one.
    fn seen(motions: &mut Motions, text: &str, places: Places, at: u64) -> String {
        let mut buf = Buffer::with_lines([text]);
        motions.present(places, None, Duration::from_millis(at), &mut buf);
        buf.content.iter().map(Cell::symbol).collect()
    }

    #[test]
    fn pieces_go_from_the_last_one_on_and_the_rest_of_the_frame_follows() {
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
    fn a_piece_slides_over_what_lies_on_its_way() {
        let mut motions = Motions::new(Motion::Full);
        seen(&mut motions, "K.........  ", vec![piece(1, 0), BOARD], 0);
        assert_eq!(seen(&mut motions, ".........K  ", vec![piece(1, 9), BOARD], 0), "...K......  ");
        assert_eq!(seen(&mut motions, ".........K  ", vec![piece(1, 9), BOARD], 50), "......K...  ");
        assert_eq!(seen(&mut motions, ".........K  ", vec![piece(1, 9), BOARD], 130), ".........K  ");
    }

    #[test]
    fn another_game_is_there_at_once_and_so_is_all_where_nothing_is_to_move() {
        let other = (BOARDS | 1, BOARD.1);
        for (motion, board) in [(Motion::Full, other), (Motion::Reduced, BOARD), (Motion::Off, BOARD)] {
            let mut motions = Motions::new(motion);
            seen(&mut motions, "o o         ", vec![piece(1, 0), piece(2, 2), BOARD], 0);
            assert_eq!(seen(&mut motions, "o           ", vec![piece(1, 0), board], 0), "o           ");
            assert_eq!(motions.rest(None, Duration::ZERO), None, "{motion}");
        }
    }

    #[test]
    fn what_is_held_goes_on_by_itself_but_where_nothing_moves() {
        for (motion, held) in [(Motion::Full, true), (Motion::Reduced, true), (Motion::Off, false)] {
            let mut motions = Motions::new(motion);
            let begun = motions.rest(Some(Held::Pointed), Duration::ZERO);
            assert_eq!(begun, held.then(|| Held::Pointed.time()), "{motion}");
            assert!(!motions.is_over(Some(Held::Pointed), Duration::from_millis(100)));
            assert_eq!(motions.is_over(Some(Held::Pointed), Held::Pointed.time()), held, "{motion}");
        }
    }
}
