//! A step in which positions are marked before anything is told of them, and judged at once.

use std::collections::BTreeMap;

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};
use zugzwang_engine::{Cancel, Map, map::Spot};

use super::{LessonScreen, Phase};
use crate::{
    look::Look,
    play::{
        board::Step,
        chart::{self, Cell, Frame, Ground, Layers, Sheet, Zoom},
    },
    say,
    screens::{
        Hit, Hits,
        action::Action,
        chrome::{numbered, pane},
    },
    teach::lesson::{Deed, Field},
};

/// The stage that the marking has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Judged {
    /// Nothing was judged since the last mark.
    Not,
    /// So many marks are wrong or missing.
    Wrong(usize),
    /// All are right.
    Right,
    /// It was shown which are right.
    Shown,
}

/// The positions to be marked.
#[derive(Debug)]
pub(super) struct Marking {
    map: Map,
    sheet: Sheet,
    cursor: Spot,
    marks: BTreeMap<Spot, bool>,
}

impl Marking {
    /// The positions of this field on the map of a game.
    fn of(map: Map, field: &Field) -> Option<Self> {
        let plane = map.plane();
        let z = map.start().map_or(0, |start| start.z);
        let from = Spot { x: field.from.0, y: if plane.up.is_some() { field.from.1 } else { 0 }, z };
        let frame = Frame::of(&plane, from, field.size.0, field.size.1);
        let map = Sheet::reaching(&map, frame).unwrap_or(map);
        let sheet = Sheet::of(&map, frame, false, &Cancel::never()).ok()?;
        Some(Self { map, sheet, cursor: from, marks: BTreeMap::new() })
    }

    /// The marks that are wrong or missing.
    fn wrong(&self) -> usize {
        let wrong = |(cell, spot): (&Cell, Spot)| {
            cell.is_safe().is_some_and(|safe| safe != self.marks.get(&spot).copied().unwrap_or(false))
        };
        self.sheet.cells.iter().zip(self.sheet.frame.spots()).filter(|pair| wrong(*pair)).count()
    }

    fn turn(&mut self, spot: Spot) {
        if self.sheet.at(spot).is_some_and(|cell| cell.known.is_some()) && self.marks.remove(&spot).is_none() {
            self.marks.insert(spot, true);
        }
        self.enter();
    }

    fn enter(&mut self) {
        let spots: Vec<Spot> = self.sheet.frame.spots().collect();
        for (cell, spot) in self.sheet.cells.iter_mut().zip(spots) {
            cell.mark = self.marks.get(&spot).copied();
        }
    }

    fn walk(&mut self, step: Step) {
        let frame = self.sheet.frame;
        let Some((column, row)) = frame.cell(self.cursor) else { return };
        let (column, row) = match step {
            Step::Left => (column.saturating_sub(1), row),
            Step::Right => ((column + 1).min(frame.columns - 1), row),
            Step::Up => (column, row.saturating_sub(1)),
            Step::Down => (column, (row + 1).min(frame.rows - 1)),
            _ => return,
        };
        let there = frame.spot(column, row);
        if self.map.plane().has(there) {
            self.cursor = there;
        }
    }

    /// The largest size that has room.
    fn zoom(&self, room: Size) -> Zoom {
        let frame = self.sheet.frame;
        let fits = |zoom: &&Zoom| {
            let fits = zoom.fits(room);
            u64::from(fits.width) >= frame.columns && u64::from(fits.height) >= frame.rows
        };
        Zoom::ALL.iter().rev().find(fits).copied().unwrap_or(Zoom::Half)
    }
}

impl LessonScreen {
    /// Begins to mark where the step asks for that.
    pub(super) fn begin_marking(&mut self) {
        let field = match self.step().map(|step| &step.deed) {
            Some(Deed::Mark(field)) => field.clone(),
            _ => {
                self.marking = None;
                return;
            }
        };
        let words = self.play.setup_words();
        let words: Vec<&str> = words.split_whitespace().collect();
        let map = self.lesson.game.map(&words).ok().flatten();
        self.marking = map.and_then(|map| Marking::of(map, &field));
    }

    /// Does what a key comes to while positions are marked; returns whether it was one that counts there.
    pub(super) fn act_on_marks(&mut self, action: Action) -> bool {
        let (Phase::Marking(judged), Some(marking)) = (self.phase, &mut self.marking) else { return false };
        let open = matches!(judged, Judged::Not | Judged::Wrong(_));
        match action {
            Action::Enter | Action::Believe if open => {
                marking.turn(marking.cursor);
                self.set_phase(Phase::Marking(Judged::Not));
                true
            }
            action => match action.step() {
                Some(step) => {
                    marking.walk(step);
                    true
                }
                None => false,
            },
        }
    }

    /// A click marks a position.
    pub(super) fn click_mark(&mut self, hit: Hit, at: Position) {
        let (Hit::Board(area), Phase::Marking(Judged::Not | Judged::Wrong(_)), Some(marking)) =
            (hit, self.phase, &mut self.marking)
        else {
            return;
        };
        let zoom = marking.zoom(area.as_size()).halves();
        let (column, row) = (u64::from((at.x - area.x) / zoom.width), u64::from((at.y - area.y) * 2 / zoom.height));
        marking.cursor = marking.sheet.frame.spot(column, row);
        marking.turn(marking.cursor);
        self.set_phase(Phase::Marking(Judged::Not));
    }

    /// Does what Space does: the marks are judged, then shown, then the lesson goes on.
    pub(super) fn go_on_marking(&mut self, judged: Judged) {
        let Some(wrong) = self.marking.as_ref().map(Marking::wrong) else { return self.enter(self.at + 1) };
        match judged {
            Judged::Not if wrong == 0 => self.set_phase(Phase::Marking(Judged::Right)),
            // Who marks nothing wants to see them.
            Judged::Not if !self.marking.as_ref().is_some_and(|marking| marking.marks.values().any(|safe| *safe)) => {
                self.shown = true;
                self.set_phase(Phase::Marking(Judged::Shown));
            }
            Judged::Not => {
                // A guess counts as a move, as far as moves are left.
                self.moves = (self.moves + 1).min(self.lesson.most);
                self.set_phase(Phase::Marking(Judged::Wrong(wrong)));
            }
            Judged::Wrong(_) => {
                self.shown = true;
                self.set_phase(Phase::Marking(Judged::Shown));
            }
            Judged::Right | Judged::Shown => self.enter(self.at + 1),
        }
    }

    /// Returns what is said of the marks.
    pub(super) fn marks_said(&self, judged: Judged, look: &Look) -> String {
        match judged {
            Judged::Not => look.texts.say(&self.text, &[]),
            Judged::Wrong(count) => say!(look, "lesson-marks-wrong", count = count),
            Judged::Right => say!(look, "lesson-marks-right"),
            Judged::Shown => say!(look, "lesson-marks-shown"),
        }
    }

    /// Draws the positions to be marked in the place of the game; where a click means what.
    pub(super) fn draw_marks(&self, judged: Judged, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let Some(marking) = &self.marking else { return Vec::new() };
        let inside = pane(&say!(look, "map-title"), "", area, buf, look);
        let room = Size::new(inside.width.saturating_sub(7), inside.height.saturating_sub(1));
        let zoom = marking.zoom(room);
        let (frame, cell) = (marking.sheet.frame, zoom.halves());
        let short = |count: u64| u16::try_from(count).unwrap_or(u16::MAX);
        let (wide, high) = (short(frame.columns) * cell.width, (short(frame.rows) * cell.height).div_ceil(2));
        let left = inside.x + 6 + inside.width.saturating_sub(wide + 6) / 2;
        let top = inside.y + inside.height.saturating_sub(high + 1) / 2;
        let cells = Rect { x: left, y: top, width: wide, height: high }.intersection(inside);
        let ground = if judged == Judged::Shown { Ground::Outcome } else { Ground::Empty };
        let checked = matches!(judged, Judged::Wrong(_));
        let layers = Layers { marks: true, met: false, ground, checked };
        let cursor = matches!(judged, Judged::Not | Judged::Wrong(_)).then_some(marking.cursor);
        chart::draw(&marking.sheet, layers, zoom, cursor, cells, buf, look);
        numbered(&frame, zoom, Some(marking.cursor), cells, buf, look);
        vec![(cells, Hit::Board(cells))]
    }
}
