//! A game at a stop of the path: opening it, and saving its result.

use zugzwang_engine::Setup;

use super::{PlayScreen, hints::Hints};
use crate::{
    keep::{
        keeper::result,
        storage::{Aid, Ended, Ending, HIGHEST, Mark, Met, SavedGame},
    },
    play::board::{End, Rest},
    screens::{home::coach, prelude::*},
    teach::path::{self, Stop},
};

/// The place of a game on the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) struct Course {
    pub(in crate::screens) stop: &'static Stop,
    /// The index of the setup among the stop's; the number of setups if it is another.
    pub(in crate::screens) setup: usize,
    /// Whether the game is an exam: nothing is revealed, and nothing can be taken back.
    pub(in crate::screens) exam: bool,
}

impl Course {
    /// The next game at a stop after this progress; the last setup if all were won.
    pub(in crate::screens) fn next(stop: &'static Stop, mark: Mark) -> Self {
        Self { stop, setup: mark.setup.min(stop.setups.len().saturating_sub(1)), exam: false }
    }
}

/// Maximum length of a remembered position in characters.
const LONGEST: usize = 60;

impl PlayScreen {
    /// Opens a game at a stop against Coach at this level. The user gets the winning seat.
    pub(in crate::screens) fn at(course: Course, level: u8) -> Option<Self> {
        let entry = boards::find(course.stop.game)?;
        let mut table =
            entry.open(&course.stop.words(course.setup), &course.stop.moves(course.setup), Side::Winning).ok()?;
        table.seating_mut().oppose(Machine::Coach(level.min(HIGHEST)));
        Some(Self::new(table).on(course))
    }

    /// Continues a lost game after a better move was found. It counts as played with advice.
    pub(in crate::screens) fn gone_on(table: Table, course: Option<Course>) -> Self {
        let mut screen = Self::new(table);
        screen.view.help.advised = true;
        match course {
            Some(course) => screen.on(Course { exam: false, ..course }),
            None => screen,
        }
    }

    /// Places the game on the path.
    #[must_use]
    pub(in crate::screens) fn on(mut self, course: Course) -> Self {
        self.view.course = Some(course);
        if !course.exam {
            self.view.table.seating_mut().opening = course.stop.moves(course.setup).len();
        }
        self.view.table.rest(Rest::Offers);
        self
    }

    /// Opens the next game at a stop: the unfinished one, or a new one.
    pub(in crate::screens) fn next_at(stop: &'static Stop, cx: &mut Cx<'_>) -> Option<Self> {
        let Some(keeper) = &mut cx.desk.keeper else { return Self::at(Course::next(stop, Mark::default()), 0) };
        let (kept, way) = (keeper.unfinished(stop.game), keeper.path());
        let kept = cx.desk.read(kept, cx.look).flatten();
        let resumed = kept.filter(|saved| saved.is_at(stop) && saved.own(cx.look).is_none()).and_then(Self::resumed);
        let mark = cx.desk.read(way, cx.look).unwrap_or_default().mark(stop.id);
        resumed.or_else(|| {
            let mut screen = Self::at(Course::next(stop, mark), mark.level)?;
            screen.view.tell(coach(mark.level, cx.look));
            Some(screen)
        })
    }

    /// The place on the path of a saved game.
    pub(super) fn course_of(saved: &SavedGame) -> Option<Course> {
        let (stop, setup) = saved.stop.as_ref()?;
        Some(Course { stop: path::find(stop)?, setup: *setup, exam: saved.exam })
    }

    /// Returns how a game with this end ended for the user; `None` unless the user played against a machine.
    pub(super) fn ending_of(&self, end: End) -> Option<Ending> {
        result(&self.view.table, end.winner()).map(|(_, ending)| ending)
    }

    /// Saves the result of a game that has ended: its positions, and what it counts at its stop.
    pub(super) fn note_end(&mut self, cx: &mut Cx<'_>) {
        let (Status::Over(end), false) = (self.view.table.status(), self.noted) else { return };
        let Some(ending) = self.ending_of(end) else { return };
        self.noted = true;
        self.counted = Some(self.aid());
        let ended = match self.view.course {
            Some(course) => Some(self.ended(course, ending)),
            None => self.ended_elsewhere(ending, cx.look),
        };
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
            setup: (course.setup < course.stop.setups.len()).then_some(course.setup),
            ending,
            against_coach,
            exam: course.exam,
            aid: self.aid(),
        }
    }

    /// Returns how a game that was not opened at a stop counts at a stop of its kind; `None` for the user's own games.
    fn ended_elsewhere(&self, ending: Ending, look: &Look) -> Option<Ended> {
        let table = &self.view.table;
        if words::own(table.id(), table.setup(), look).is_some() {
            return None;
        }
        let moves = table.moves();
        let fields = boards::find(table.id())?.game.fields;
        let setup_of = |stop: &Stop| {
            let is_setup = |at: &usize| {
                let (setup, opening) = (Setup::read(fields, &stop.words(*at)), stop.moves(*at));
                setup.is_ok_and(|setup| setup == *table.setup()) && opening.iter().eq(moves.iter().take(opening.len()))
            };
            (0..stop.setups.len()).find(is_setup)
        };
        let stops = || path::stops().filter(|stop| stop.game == table.id());
        let same = stops().find_map(|stop| Some((stop, setup_of(stop)?)));
        let (stop, setup) = same.or_else(|| Some((stops().next()?, usize::MAX)))?;
        let ended = self.ended(Course { stop, setup, exam: false }, ending);
        // Beating a player who errs does not win a setup, and only Coach's games move Coach's level.
        let is_hard = |player: &Player| matches!(player, Player::Machine(Machine::Perfect | Machine::Coach(_)));
        let setup = ended.setup.filter(|_| table.rival().is_some_and(|rival| is_hard(&rival)));
        Some(Ended { setup, against_coach: false, ..ended })
    }

    /// The help that counts.
    pub(super) fn aid(&self) -> Aid {
        let now = || match self.view.help.climbed {
            _ if self.view.help.is_advised() => Aid::Advice,
            Hints::None => Aid::Nothing,
            _ => Aid::Looks,
        };
        self.counted.unwrap_or_else(now)
    }

    /// The positions that the user has left, and whether the machine let the user back in later.
    fn met(&self) -> Met {
        let table = &self.view.table;
        let (gifts, review) = (table.continuation().gifts, table.review());
        let is_user = |seat: &Seat| table.seats().is_some_and(|seats| seats[seat.index()] == Player::Person);
        let me = Seat::ALL.into_iter().find(is_user);
        let begun =
            self.view.course.filter(|course| !course.exam).map_or(0, |course| course.stop.moves(course.setup).len());
        let left = (begun + 1..=table.plies()).filter(|ply| Some(Seat::to_move(ply - 1)) == me);
        let left = left.map(|ply| (review.position(ply), gifts.iter().any(|gift| *gift > ply)));
        let left = left.filter(|(position, _)| position.chars().count() <= LONGEST).collect();
        Met { game: table.id().to_owned(), rules: table.rules(), left }
    }
}
