//! A game at a stop of the path: how it is begun, and what is noted of it when it has ended.

use zugzwang_engine::{Machine, Seat};

use super::{PlayScreen, hints::Hints};
use crate::{
    keep::{
        keeper::result,
        storage::{Aid, Ended, Ending, HIGHEST, Mark, Met, SavedGame},
    },
    play::{
        board::{End, Player, Side, Status, Table},
        boards,
    },
    screens::{Cx, Note, home::coach},
    teach::path::{self, Stop},
};

/// The place on the path that a game is played at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) struct Course {
    /// The stop.
    pub(in crate::screens) stop: &'static Stop,
    /// The number of the setup among the stop's, from 0; behind the last one where it is another.
    pub(in crate::screens) setup: usize,
    /// `true` where it is one of the games that make the stop known: nothing is told, and nothing is taken back.
    pub(in crate::screens) exam: bool,
}

impl Course {
    /// The game that comes next at a stop for who has come so far: of setups that were all won the last one.
    pub(in crate::screens) fn next(stop: &'static Stop, mark: Mark) -> Self {
        Self { stop, setup: mark.setup.min(stop.setups.len().saturating_sub(1)), exam: false }
    }
}

/// The longest position that is remembered, in signs.
const LONGEST: usize = 60;

impl PlayScreen {
    /// The game at this stop, against Coach at this level; the person sits where it can be won.
    pub(in crate::screens) fn at(course: Course, level: u8) -> Option<Self> {
        let entry = boards::find(course.stop.game)?;
        let mut table =
            entry.open(&course.stop.words(course.setup), &course.stop.moves(course.setup), Side::Winning).ok()?;
        table.seating_mut().oppose(Machine::Coach(level.min(HIGHEST)));
        Some(Self::new(table).on(course))
    }

    /// A game that is gone on with from a move that was looked for: it is won with advice, if it is.
    pub(in crate::screens) fn gone_on(table: Box<dyn Table>, course: Option<Course>) -> Self {
        let mut screen = Self::new(table);
        screen.view.aid.advised = true;
        match course {
            Some(course) => screen.on(Course { exam: false, ..course }),
            None => screen,
        }
    }

    /// The same game at a place of the path.
    #[must_use]
    pub(in crate::screens) fn on(mut self, course: Course) -> Self {
        self.course = Some(course);
        (self.view.aid.exam, self.view.aid.path) = (course.exam, true);
        if !course.exam {
            self.view.table.seating_mut().opening = course.stop.moves(course.setup).len();
        }
        self.view.table.rest();
        self
    }

    /// The game that comes next at a stop: the one that was left there, or a new one.
    pub(in crate::screens) fn next_at(stop: &'static Stop, cx: &mut Cx<'_>) -> Option<Self> {
        let Some(keeper) = &mut cx.desk.keeper else { return Self::at(Course::next(stop, Mark::default()), 0) };
        let (kept, way) = (keeper.unfinished(stop.game), keeper.path());
        let kept = cx.desk.read(kept, cx.look).flatten();
        let resumed = kept.filter(|saved| saved.is_at(stop) && saved.own(cx.look).is_none()).and_then(Self::resumed);
        let mark = cx.desk.read(way, cx.look).unwrap_or_default().mark(stop.id);
        resumed.or_else(|| {
            let mut screen = Self::at(Course::next(stop, mark), mark.level)?;
            screen.view.note(Note { text: coach(mark.level, cx.look), wrong: false });
            Some(screen)
        })
    }

    /// The course of a game that was kept at a stop.
    pub(super) fn course_of(saved: &SavedGame) -> Option<Course> {
        let (stop, setup) = saved.stop.as_ref()?;
        Some(Course { stop: path::find(stop)?, setup: *setup, exam: saved.exam })
    }

    /// Returns how a game that ended so ended for the person; `None` unless one played against a machine.
    pub(super) fn ending_of(&self, end: End) -> Option<Ending> {
        result(self.view.table.as_ref(), end.winner()).map(|(_, ending)| ending)
    }

    /// Notes the game once it has ended: what was met in it, and what it was at its stop.
    pub(super) fn note_end(&mut self, cx: &mut Cx<'_>) {
        let (Status::Over(end), false) = (self.view.table.status(), self.noted) else { return };
        let Some(ending) = self.ending_of(end) else { return };
        self.noted = true;
        self.counted = Some(self.aid());
        let ended = self.course.map(|course| self.ended(course, ending));
        let met = self.met();
        let Some(keeper) = &mut cx.desk.keeper else { return };
        let kept = keeper.note_met(met, ending, ended.as_ref());
        cx.desk.tell_kept(kept, cx.look);
    }

    pub(super) fn ended(&self, course: Course, ending: Ending) -> Ended {
        let seats = self.view.table.seats().into_iter().flatten();
        let against_coach = seats.into_iter().any(|player| matches!(player, Player::Machine(Machine::Coach(_))));
        Ended {
            stop: course.stop.id.to_owned(),
            setup: course.setup,
            ending,
            against_coach,
            exam: course.exam,
            aid: self.aid(),
        }
    }

    /// Returns the help there was, as it counts.
    pub(super) fn aid(&self) -> Aid {
        let now = || match self.view.aid.climbed {
            _ if self.view.is_advised() => Aid::Advice,
            Hints::None => Aid::Nothing,
            _ => Aid::Looks,
        };
        self.counted.unwrap_or_else(now)
    }

    /// The positions that the person has left, and whether a gift followed.
    fn met(&self) -> Met {
        let table = self.view.table.as_ref();
        let (gifts, review) = (table.continuation().gifts, table.review());
        let me =
            table.seats().and_then(|seats| Seat::ALL.into_iter().find(|seat| seats[seat.index()] == Player::Person));
        let begun = self.course.filter(|course| !course.exam).map_or(0, |course| course.stop.moves(course.setup).len());
        let left = (begun + 1..=table.plies()).filter(|ply| Some(Seat::to_move(ply - 1)) == me);
        let left = left.map(|ply| (review.position(ply), gifts.iter().any(|gift| *gift > ply)));
        let left = left.filter(|(position, _)| position.chars().count() <= LONGEST).collect();
        Met { game: table.id().to_owned(), rules: table.rules(), left }
    }
}
