//! A step in which the user marks positions before their reason is told.

use zugzwang_engine::{Cancel, Map, map::Spot};

use super::{LessonScreen, Phase};
use crate::{
    play::{
        board::Step,
        chart::{self, Cell, Frame, Ground, Layers, Sheet, Zoom},
    },
    screens::{chrome::numbered, prelude::*, step},
    teach::lesson::{Deed, Field},
};

/// The state of the marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Judged {
    /// Not judged since the last mark.
    Not,
    /// So many marks are wrong or missing, and whether it is shown which.
    Wrong { count: usize, shown: bool },
    /// All marks are right.
    Right,
    /// The right marks were shown.
    Shown,
}

/// The positions to mark; the marks are in the cells of the sheet.
#[derive(Debug)]
pub(super) struct Marking {
    map: Map,
    sheet: Sheet,
    cursor: Spot,
    /// Whether wrong marks were counted before; then the next check shows them.
    checked: bool,
}

impl Marking {
    /// Creates the positions of a field on the map of a game, without marks.
    fn of(map: Map, field: &Field) -> Option<Self> {
        let plane = map.plane();
        let z = map.start().map_or(0, |start| start.z);
        let from = Spot { x: field.from.0, y: if plane.up.is_some() { field.from.1 } else { 0 }, z };
        let frame = Frame::of(&plane, from, field.size.0, field.size.1);
        let map = Sheet::reaching(&map, frame).unwrap_or(map);
        let sheet = Sheet::of(&map, frame, false, &Cancel::never()).ok()?;
        Some(Self { map, sheet, cursor: from, checked: false })
    }

    /// The number of marks that are wrong or missing.
    fn wrong(&self) -> usize {
        let is_wrong = |cell: &&Cell| cell.is_safe().is_some_and(|safe| safe != cell.mark.is_some());
        self.sheet.cells.iter().filter(is_wrong).count()
    }

    /// Sets or removes the mark of the position under the cursor.
    fn turn(&mut self) {
        let mut cells = self.sheet.cells.iter_mut().zip(self.sheet.frame.spots());
        let here = cells.find(|(cell, spot)| *spot == self.cursor && cell.known.is_some());
        if let Some((cell, _)) = here {
            cell.mark = if cell.mark.is_some() { None } else { Some(true) };
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

    /// The largest zoom that fits with the numbers of rows and columns, and where its cells are.
    fn place(&self, inside: Rect) -> (Zoom, Rect) {
        let room = Size::new(inside.width.saturating_sub(7), inside.height.saturating_sub(1));
        let (zoom, frame) = (self.zoom(room), self.sheet.frame);
        let cell = zoom.halves();
        let short = |count: u64| u16::try_from(count).unwrap_or(u16::MAX);
        let wide = short(frame.columns).saturating_mul(cell.width);
        let high = short(frame.rows).saturating_mul(cell.height).div_ceil(2);
        let left = inside.x + 6 + inside.width.saturating_sub(wide.saturating_add(6)) / 2;
        let top = inside.y + inside.height.saturating_sub(high.saturating_add(1)) / 2;
        (zoom, Rect { x: left, y: top, width: wide, height: high }.intersection(inside))
    }

    /// The position at a place, or the nearest one if a finger has missed them all by little.
    fn at(&self, inside: Rect, at: Position) -> Option<Spot> {
        /// In columns; a row is as high as two.
        const NEAR: u16 = 3;
        let (zoom, cells) = self.place(inside);
        let (frame, cell) = (self.sheet.frame, zoom.halves());
        let wide = Rect { x: cells.x.saturating_sub(NEAR), width: cells.width.saturating_add(2 * NEAR), ..cells };
        let near = Rect { y: cells.y.saturating_sub(1), height: cells.height.saturating_add(2), ..wide };
        if cells.is_empty() || !near.contains(at) {
            return None;
        }
        let (x, y) = (at.x.saturating_sub(cells.x), at.y.saturating_sub(cells.y));
        let column = u64::from(x / cell.width).min(frame.columns.saturating_sub(1));
        let row = u64::from(y.saturating_mul(2) / cell.height).min(frame.rows.saturating_sub(1));
        Some(frame.spot(column, row))
    }

    /// The largest zoom that fits the room.
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
    /// Begins the marking, if the step asks for that.
    pub(super) fn begin_marking(&mut self) {
        self.marking = self.marking_at(self.at);
    }

    /// The positions to mark in a step, without marks; `None` if there are none.
    fn marking_at(&self, at: usize) -> Option<Marking> {
        let Deed::Mark(field) = &self.lesson.steps.get(at)?.deed else { return None };
        let scene = self.lesson.steps[..=at].iter().rev().find_map(|step| step.scene.as_ref())?;
        let words = scene.request.table(scene.side()).ok()?.setup().to_string();
        let words: Vec<&str> = words.split_whitespace().collect();
        Marking::of(self.lesson.game.map(&words).ok().flatten()?, field)
    }

    /// Performs an action while the user marks positions. Returns whether the action means anything there.
    pub(super) fn act_on_marks(&mut self, action: Action) -> bool {
        let (Phase::Marking(judged), Some(marking)) = (self.phase, &mut self.marking) else { return false };
        let open = matches!(judged, Judged::Not | Judged::Wrong { .. });
        if open && matches!(action, Action::Enter | Action::Believe) {
            marking.turn();
            self.set_phase(Phase::Marking(Judged::Not));
            return true;
        }
        let step = step(action);
        if let Some(step) = step {
            marking.walk(step);
        }
        step.is_some()
    }

    /// Marks the position that was clicked.
    pub(super) fn click_mark(&mut self, hit: Hit, at: Position) {
        let (Hit::Board(area), Phase::Marking(Judged::Not | Judged::Wrong { .. }), Some(marking)) =
            (hit, self.phase, &mut self.marking)
        else {
            return;
        };
        let Some(spot) = marking.at(area, at).filter(|spot| marking.map.plane().has(*spot)) else { return };
        marking.cursor = spot;
        marking.turn();
        self.set_phase(Phase::Marking(Judged::Not));
    }

    /// Handles Space: counts the marks that are wrong, shows which, then shows the right ones, then continues the lesson.
    pub(super) fn go_on_marking(&mut self, judged: Judged) {
        let Some(marking) = self.marking.as_mut() else { return self.enter(self.at + 1) };
        let (wrong, is_marked) = (marking.wrong(), marking.sheet.cells.iter().any(|cell| cell.mark.is_some()));
        match judged {
            Judged::Not if wrong == 0 => self.set_phase(Phase::Marking(Judged::Right)),
            Judged::Not if is_marked => {
                self.missed.insert(self.at);
                let shown = std::mem::replace(&mut marking.checked, true);
                self.set_phase(Phase::Marking(Judged::Wrong { count: wrong, shown }));
            }
            Judged::Wrong { count, shown: false } => {
                self.set_phase(Phase::Marking(Judged::Wrong { count, shown: true }));
            }
            // A user who has marked nothing wants to see the marks.
            Judged::Not | Judged::Wrong { .. } => {
                self.shown = true;
                self.missed.insert(self.at);
                self.set_phase(Phase::Marking(Judged::Shown));
            }
            Judged::Right | Judged::Shown => self.enter(self.at + 1),
        }
    }

    /// The verdict on the marks, once there is one.
    pub(super) fn marks_said(judged: Judged, look: &Look) -> Option<String> {
        match judged {
            Judged::Not => None,
            Judged::Wrong { count, shown } => Some(say!(look, "lesson-marks-wrong", count = count, shown = shown)),
            Judged::Right => Some(say!(look, "lesson-marks-right")),
            Judged::Shown => Some(say!(look, "lesson-marks-shown")),
        }
    }

    /// Draws the positions to mark in place of the game. Returns the click areas.
    pub(super) fn draw_marks(&self, judged: Judged, inside: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let Some(marking) = &self.marking else { return Vec::new() };
        let (zoom, cells) = marking.place(inside);
        let frame = marking.sheet.frame;
        let ground = if judged == Judged::Shown { Ground::Outcome } else { Ground::Empty };
        let checked = matches!(judged, Judged::Wrong { shown: true, .. });
        let layers = Layers { marks: true, met: false, ground, checked };
        let cursor = matches!(judged, Judged::Not | Judged::Wrong { .. }).then_some(marking.cursor);
        chart::draw(&marking.sheet, layers, zoom, cursor, cells, buf, look);
        numbered(&frame, zoom, Some(marking.cursor), cells, buf, look);
        vec![(inside, Hit::Board(inside))]
    }
}
