//! The animation between two frames at rest.

use std::{cmp::Ordering, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    style::Color,
};

use super::{BOARDS, FALLING, Frame, Held, Places};

const STEP: Duration = Duration::from_millis(34);
/// The most pieces that slide, unless they fall. No move moves more.
const MOST_SLIDING: usize = 2;
/// The most cells that sliding pieces redraw. A large piece takes fewer steps.
const SWEPT: u128 = 400;
/// For the user's own move: short enough to feel immediate.
const OWN: Duration = Duration::from_millis(130);
/// For an opponent's move: long enough for the eye to follow.
const OTHER: Duration = Duration::from_millis(270);
/// For confetti: with what is shown before it, a feast begins in less than 1.2 seconds.
const FEAST: Duration = Duration::from_millis(850);
/// Confetti is drawn in so many steps, however much there is.
const FEAST_STEPS: u128 = 16;

/// Pieces on their way from one frame to the next. All other changes appear with the last step.
#[derive(Debug)]
pub(super) struct Tween {
    from: Buffer,
    leaving: Vec<Rect>,
    arriving: Vec<Rect>,
    sliding: Vec<(Rect, Rect)>,
    /// The number of falling pieces among those that slide.
    falling: usize,
    /// Whether the other pieces changed place or size, so that places in the two frames do not match.
    relaid: bool,
    began: Duration,
    length: Duration,
    steps: u128,
}

impl Tween {
    /// Returns the animation from one frame to the next; `None` if no piece moves, or if the frames differ in game or size.
    pub(super) fn between(
        before: &Frame,
        cells: &Buffer,
        places: &Places,
        held: Option<Held>,
        now: Duration,
    ) -> Option<Self> {
        let board = |places: &Places| places.last().map(|(piece, _)| *piece).filter(|piece| *piece >= BOARDS);
        let same = board(&before.places).is_some() && board(&before.places) == board(places);
        if !same || before.cells.area != cells.area {
            return None;
        }
        let mut tween = Self {
            from: Buffer::default(),
            leaving: Vec::new(),
            arriving: Vec::new(),
            sliding: Vec::new(),
            falling: 0,
            relaid: false,
            began: now,
            length: match held {
                Some(Held::Pointed) => OTHER,
                Some(Held::Feast) => FEAST,
                Some(Held::Ended) | None => OWN,
            },
            steps: 1,
        };
        tween.compare(&before.places, places);
        tween.pair_up();
        // When so many slide, pieces only made room.
        tween.relaid |= tween.sliding.len() - tween.falling > MOST_SLIDING;
        if tween.relaid {
            tween.sliding.clear();
            tween.arriving.clear();
        }
        let pieces = tween.leaving.len().max(tween.arriving.len());
        if pieces == 0 && tween.sliding.is_empty() {
            return None;
        }
        // The piece that came last disappears first.
        tween.leaving.reverse();
        tween.from = before.cells.clone();
        let most = tween.length.as_nanos() / STEP.as_nanos();
        let area: u128 = tween.sliding.iter().map(|(from, _)| u128::from(from.area())).sum();
        let wanted = match held {
            Some(Held::Feast) => FEAST_STEPS,
            _ => SWEPT.checked_div(area).map_or(pieces as u128, |steps| steps.max(2)),
        };
        tween.steps = wanted.clamp(1, most);
        Some(tween)
    }

    /// A piece that disappears and one of the same size that appears become one that slides, because identical marks have no numbers of
    /// their own.
    fn pair_up(&mut self) {
        if let ([from], [to]) = (&*self.leaving, &*self.arriving)
            && from.as_size() == to.as_size()
            && !from.intersects(*to)
        {
            self.sliding.push((*from, *to));
            self.leaving.clear();
            self.arriving.clear();
        }
    }

    /// Finds the pieces that disappear, appear and slide. Both lists are sorted.
    fn compare(&mut self, before: &Places, after: &Places) {
        let (mut old, mut new) = (before.iter().peekable(), after.iter().peekable());
        loop {
            let order = match (old.peek(), new.peek()) {
                (Some(old), Some(new)) => old.0.cmp(&new.0),
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (None, None) => return,
            };
            match order {
                Ordering::Less => self.leaving.extend(old.next().map(|(_, place)| *place)),
                Ordering::Greater => self.arriving.extend(new.next().map(|(_, place)| *place)),
                Ordering::Equal => {
                    let ways = old.next().zip(new.next());
                    if let Some((falls, from, to)) = ways
                        .map(|((piece, from), (_, to))| (piece & FALLING != 0, *from, *to))
                        .filter(|(_, from, to)| from != to)
                    {
                        if falls {
                            self.falling += 1;
                            self.sliding.push((from, to));
                        } else if from.as_size() == to.as_size() && !from.intersects(to) {
                            self.sliding.push((from, to));
                        } else {
                            self.relaid = true;
                        }
                    }
                }
            }
        }
    }

    pub(super) fn fits(&self, buf: &Buffer) -> bool {
        self.from.area == buf.area
    }

    /// Returns the time until the next step; `None` after the last one.
    pub(super) fn left(&self, now: Duration) -> Option<Duration> {
        let at = now.saturating_sub(self.began);
        let end = (self.length.as_nanos() * (self.step(at) + 1)).div_ceil(self.steps);
        (at < self.length).then(|| Duration::from_nanos(u64::try_from(end).unwrap_or(u64::MAX)).saturating_sub(at))
    }

    fn step(&self, at: Duration) -> u128 {
        (at.as_nanos() * self.steps / self.length.as_nanos()).min(self.steps - 1)
    }

    pub(super) fn draw(&self, now: Duration, to: &Buffer, buf: &mut Buffer) {
        buf.content.clone_from(&self.from.content);
        let step = self.step(now.saturating_sub(self.began)) + 1;
        for pieces in [&self.leaving, &self.arriving] {
            let done = (pieces.len() as u128 * step).div_ceil(self.steps);
            for (place, _) in pieces.iter().zip(0..done) {
                if self.relaid {
                    clear(*place, buf);
                } else {
                    copy(*place, to, buf);
                }
            }
        }
        for (from, _) in &self.sliding {
            copy(*from, to, buf);
        }
        for (from, to_place) in &self.sliding {
            let along = |from: u16, to: u16| {
                let way = (i64::from(to) - i64::from(from)) * i64::try_from(step).unwrap_or(0)
                    / i64::try_from(self.steps).unwrap_or(1);
                u16::try_from(i64::from(from) + way).unwrap_or(to)
            };
            let at = Position::new(along(from.x, to_place.x), along(from.y, to_place.y));
            draw_piece(*to_place, at, to, buf);
        }
    }
}

/// Copies an area, but keeps the background behind a piece, such as that of a selected row.
fn copy(place: Rect, from: &Buffer, to: &mut Buffer) {
    let place = place.intersection(to.area);
    let beside = beside(place, to);
    for at in place.positions() {
        let behind = to[at].bg;
        to[at] = from[at].clone();
        if Some(behind) == beside {
            to[at].bg = behind;
        }
    }
}

/// Clears an area to the background beside it.
fn clear(place: Rect, buf: &mut Buffer) {
    let place = place.intersection(buf.area);
    let beside = beside(place, buf).unwrap_or_default();
    for at in place.positions() {
        buf[at].reset();
        buf[at].bg = beside;
    }
}

/// Returns the background of the cell to the left of an area, if there is one.
fn beside(place: Rect, buf: &Buffer) -> Option<Color> {
    place.x.checked_sub(1).and_then(|x| buf.cell((x, place.y))).map(|cell| cell.bg)
}

/// Draws the characters of the piece in `place` of one frame over another, with its corner at `at`.
fn draw_piece(place: Rect, at: Position, from: &Buffer, to: &mut Buffer) {
    for cell in place.intersection(from.area).positions() {
        let sign = &from[cell];
        let over = Position::new(at.x + (cell.x - place.x), at.y + (cell.y - place.y));
        if sign.symbol() != " " && to.area.contains(over) {
            let below = &mut to[over];
            below.set_symbol(sign.symbol());
            (below.fg, below.modifier) = (sign.fg, sign.modifier);
        }
    }
}
