//! What lies between two frames at rest.

use std::{cmp::Ordering, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    style::Color,
};

use super::{BOARDS, Frame, Held, Places};

/// The least time from one step to the next.
const STEP: Duration = Duration::from_millis(34);
/// More pieces than a move has do not slide.
const MOST_SLID: usize = 2;
/// So many cells pieces sweep over at the most on their way: a large one is written less often.
const SWEPT: u128 = 400;
/// The time that the motion of a player's own deed takes: it is done at once.
const OWN: Duration = Duration::from_millis(130);
/// The time that the motion of an opponent's deed takes: it is to be followed with the eyes.
const OTHER: Duration = Duration::from_millis(270);

/// Pieces on their way from one frame to the next; all else of the next frame comes with the last step.
#[derive(Debug)]
pub(super) struct Tween {
    from: Buffer,
    /// The places from which pieces go, one after another.
    gone: Vec<Rect>,
    /// The places to which pieces come, one after another.
    came: Vec<Rect>,
    /// The places from which and to which pieces slide.
    slid: Vec<(Rect, Rect)>,
    /// `true` where those that stay are drawn elsewhere or at another size, or more slide than a move has, so that the next
    /// frame's places are not this one's.
    relaid: bool,
    length: Duration,
    steps: u128,
}

impl Tween {
    /// Makes the motion from a frame to the next one; `None` where no piece moves, or it is another game's frame or
    /// one of another size.
    pub(super) fn between(before: &Frame, cells: &Buffer, places: &Places, held: Option<Held>) -> Option<Self> {
        let board = |places: &Places| places.last().map(|(piece, _)| *piece).filter(|piece| *piece >= BOARDS);
        let same = board(&before.places).is_some() && board(&before.places) == board(places);
        if !same || before.cells.area != cells.area {
            return None;
        }
        let mut tween = Self {
            from: Buffer::default(),
            gone: Vec::new(),
            came: Vec::new(),
            slid: Vec::new(),
            relaid: false,
            length: if held == Some(Held::Pointed) { OTHER } else { OWN },
            steps: 1,
        };
        tween.compare(&before.places, places);
        tween.join();
        // So many only make room.
        tween.relaid |= tween.slid.len() > MOST_SLID;
        if tween.relaid {
            tween.slid.clear();
            tween.came.clear();
        }
        let pieces = tween.gone.len().max(tween.came.len());
        if pieces == 0 && tween.slid.is_empty() {
            return None;
        }
        // The last to have come is the first to go.
        tween.gone.reverse();
        tween.from = before.cells.clone();
        let most = tween.length.as_nanos() / STEP.as_nanos();
        let area: u128 = tween.slid.iter().map(|(from, _)| u128::from(from.area())).sum();
        let wanted = SWEPT.checked_div(area).map_or(pieces as u128, |steps| steps.max(2));
        tween.steps = wanted.clamp(1, most);
        Some(tween)
    }

    /// One piece that goes where one alike comes is one that slides: marks that nobody could tell apart have no numbers of their own.
    fn join(&mut self) {
        if let ([from], [to]) = (&*self.gone, &*self.came)
            && from.as_size() == to.as_size()
            && !from.intersects(*to)
        {
            self.slid.push((*from, *to));
            self.gone.clear();
            self.came.clear();
        }
    }

    /// Tells pieces that go, come and slide apart, both lists being in order.
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
                Ordering::Less => self.gone.extend(old.next().map(|(_, place)| *place)),
                Ordering::Greater => self.came.extend(new.next().map(|(_, place)| *place)),
                Ordering::Equal => {
                    let ways = old.next().zip(new.next());
                    if let Some((from, to)) =
                        ways.map(|((_, from), (_, to))| (*from, *to)).filter(|(from, to)| from != to)
                    {
                        if from.as_size() == to.as_size() && !from.intersects(to) {
                            self.slid.push((from, to));
                        } else {
                            self.relaid = true;
                        }
                    }
                }
            }
        }
    }

    /// Returns whether it is of a window of that size.
    pub(super) fn fits(&self, buf: &Buffer) -> bool {
        self.from.area == buf.area
    }

    /// Returns the time from then to the next step; `None` after the last one.
    pub(super) fn left(&self, at: Duration) -> Option<Duration> {
        let end = (self.length.as_nanos() * (self.step(at) + 1)).div_ceil(self.steps);
        (at < self.length).then(|| Duration::from_nanos(u64::try_from(end).unwrap_or(u64::MAX)).saturating_sub(at))
    }

    /// Returns the step that it is then, from 0.
    fn step(&self, at: Duration) -> u128 {
        (at.as_nanos() * self.steps / self.length.as_nanos()).min(self.steps - 1)
    }

    /// Draws what is to be seen then on the way to the frame `to`.
    pub(super) fn draw(&self, at: Duration, to: &Buffer, buf: &mut Buffer) {
        buf.content.clone_from(&self.from.content);
        let step = self.step(at) + 1;
        for pieces in [&self.gone, &self.came] {
            let done = (pieces.len() as u128 * step).div_ceil(self.steps);
            for (place, _) in pieces.iter().zip(0..done) {
                if self.relaid {
                    clear(*place, buf);
                } else {
                    copy(*place, to, buf);
                }
            }
        }
        for (from, _) in &self.slid {
            copy(*from, to, buf);
        }
        for (from, to_place) in &self.slid {
            let along = |from: u16, to: u16| {
                let way = (i64::from(to) - i64::from(from)) * i64::try_from(step).unwrap_or(0)
                    / i64::try_from(self.steps).unwrap_or(1);
                u16::try_from(i64::from(from) + way).unwrap_or(to)
            };
            let at = Position::new(along(from.x, to_place.x), along(from.y, to_place.y));
            lay(*to_place, at, to, buf);
        }
    }
}

/// Copies a place of a frame into another one. What lies behind the piece there, such as a chosen row, stays.
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

/// Leaves nothing in a place but what lies beside it.
fn clear(place: Rect, buf: &mut Buffer) {
    let place = place.intersection(buf.area);
    let beside = beside(place, buf).unwrap_or_default();
    for at in place.positions() {
        buf[at].reset();
        buf[at].bg = beside;
    }
}

/// Returns the background of the cell to the left of a place, if there is one.
fn beside(place: Rect, buf: &Buffer) -> Option<Color> {
    place.x.checked_sub(1).and_then(|x| buf.cell((x, place.y))).map(|cell| cell.bg)
}

/// Lays the signs of a piece that stands in `place` of a frame over another one, so that its corner is `at`.
fn lay(place: Rect, at: Position, from: &Buffer, to: &mut Buffer) {
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
