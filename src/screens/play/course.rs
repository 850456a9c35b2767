//! A game at a stop of the path: opening it, and saving its result.

use zugzwang_engine::Setup;

use super::{PlayScreen, moment, screen::is_begun};
use crate::{
    keep::{
        keeper::result,
        storage::{Aid, Ended, Ending, HIGHEST, Mark, Met, SavedGame},
    },
    play::board::End,
    screens::{home::coach, prelude::*},
    teach::path::{self, Stop},
};

/// The place of a game on the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) struct Course {
    pub(in crate::screens) stop: &'static Stop,
    pub(in crate::screens) task: Task,
}

/// The kind of a game at a stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) enum Task {
    /// The setup with this index among the stop's.
    Setup(usize),
    /// A game with another setup.
    Other,
    /// An exam: nothing is revealed, and nothing can be taken back.
    Exam,
}

/// The actions that reveal something, choose players, or copy the game to where more is revealed: refused until an exam ends.
const TELLING: [Action; 8] = [
    Action::Hint,
    Action::Solve,
    Action::List,
    Action::Proof,
    Action::Review,
    Action::Save,
    Action::FirstSeat,
    Action::SecondSeat,
];
/// The actions that take moves back, as a class may. An exam refuses them even after its end, because it has counted.
const TAKING_BACK: [Action; 3] = [Action::Undo, Action::Restart, Action::Class];

impl Course {
    /// The next game at a stop after this progress; the last setup if all were won.
    pub(in crate::screens) fn next(stop: &'static Stop, mark: Mark) -> Self {
        Self { stop, task: Task::Setup(mark.setup.min(stop.setups.len().saturating_sub(1))) }
    }

    /// The name of a game, as home has it at a stop of the path.
    pub(in crate::screens) fn name_of(course: Option<Self>, game: &str, setup: &Setup, look: &Look) -> String {
        course.and_then(|course| course.name(look)).unwrap_or_else(|| words::title_of(game, setup, look))
    }

    /// The name of the stop, as home has it, in a game at one of its setups.
    fn name(self, look: &Look) -> Option<String> {
        match self.task {
            Task::Setup(_) => Some(self.stop.name(look)),
            Task::Other | Task::Exam => None,
        }
    }

    /// The place on the path of a saved game.
    pub(super) fn saved(saved: &SavedGame) -> Option<Self> {
        let (stop, setup) = saved.stop.as_ref()?;
        let stop = path::find(stop)?;
        let task = match *setup {
            _ if saved.exam => Task::Exam,
            setup if setup < stop.setups.len() => Task::Setup(setup),
            _ => Task::Other,
        };
        Some(Self { stop, task })
    }

    pub(super) fn is_exam(self) -> bool {
        self.task == Task::Exam
    }

    pub(super) const fn setup(self) -> Option<usize> {
        if let Task::Setup(setup) = self.task { Some(setup) } else { None }
    }

    /// The number from 1 of the setup after this one.
    pub(super) fn number_after(self) -> Option<usize> {
        self.setup().map(|setup| setup + 2).filter(|number| *number <= self.stop.setups.len())
    }

    /// The index of the setup as it is saved: the number of setups if it is another.
    pub(super) fn saved_setup(self) -> usize {
        self.setup().unwrap_or(self.stop.setups.len())
    }

    /// The number of moves that were made for the players.
    fn opening(self) -> usize {
        self.setup().map_or(0, |setup| self.stop.moves(setup).len())
    }

    pub(super) fn refuses(self, action: Action, over: bool) -> bool {
        self.is_exam() && (!over && TELLING.contains(&action) || TAKING_BACK.contains(&action))
    }
}

/// Maximum length of a remembered position in characters.
const LONGEST: usize = 60;

impl PlayScreen {
    /// Opens a game at a stop against Coach at this level. The user gets the winning seat.
    pub(in crate::screens) fn at(course: Course, level: u8) -> Option<Self> {
        let entry = boards::find(course.stop.game)?;
        let setup = course.setup()?;
        let mut table = entry.open(&course.stop.words(setup), &course.stop.moves(setup), Side::Winning).ok()?;
        table.seating_mut().oppose(Machine::Coach(level.min(HIGHEST)));
        Some(Self::new(table).on(course))
    }

    /// Continues a lost game after a better move was found. It counts as played with advice.
    pub(in crate::screens) fn gone_on(table: Table, course: Option<Course>) -> Self {
        let mut screen = Self::new(table);
        screen.view.help.take("card-advised-again");
        let Some(course) = course else { return screen };
        let task = if course.is_exam() { Task::Other } else { course.task };
        screen.on(Course { task, ..course })
    }

    #[must_use]
    pub(in crate::screens) fn on(mut self, course: Course) -> Self {
        self.view.course = Some(course);
        self.view.table.seating_mut().opening = course.opening();
        self.view.table.rest();
        self
    }

    /// Opens the next game at a stop: the unfinished one, or a new one.
    pub(in crate::screens) fn next_at(stop: &'static Stop, cx: &mut Cx<'_>) -> Option<Self> {
        let Some(keeper) = &mut cx.desk.keeper else { return Self::at(Course::next(stop, Mark::default()), 0) };
        let (kept, way) = (keeper.unfinished(stop.game), keeper.path());
        let kept = cx.desk.read(kept, cx.look).flatten();
        // A game at another stop, or from elsewhere, which must not be lost.
        let is_other = kept.as_ref().is_some_and(|saved| is_begun(saved) && !saved.is_at(stop));
        let resumed = kept.filter(|saved| saved.is_at(stop) && saved.own(cx.look).is_none()).and_then(Self::resumed);
        let mark = cx.desk.read(way, cx.look).unwrap_or_default().mark(stop.id);
        resumed.or_else(|| {
            let mut screen = Self::at(Course::next(stop, mark), mark.level)?;
            screen.greet(mark.level, cx.look);
            Some(if is_other { screen.apart_from(true, cx.look) } else { screen })
        })
    }

    /// Says how Coach plays at this level, and before that how many moves were made for the players.
    pub(super) fn greet(&mut self, level: u8, look: &Look) {
        let opening = self.view.table.seating().opening;
        let begun = (opening > 0).then(|| say!(look, "status-begun", count = opening));
        self.view.tell(words::joined(begun.into_iter().chain([coach(level, look)]), look));
    }

    /// Returns how a game with this end ended for the user; `None` unless the user played against a machine.
    pub(super) fn ending_of(&self, end: End) -> Option<Ending> {
        result(&self.view.table, end.winner()).map(|(_, ending)| ending)
    }

    /// Saves the result of a game that has ended: its positions, and what it counts at its stop.
    pub(super) fn note_end(&mut self, cx: &mut Cx<'_>) {
        let (Status::Over(end), false) = (self.view.table.status(), self.noted) else { return };
        let Some(ending) = self.ending_of(end).filter(|_| self.has_taken_part(end)) else { return };
        self.noted = true;
        self.counted = Some((moment(&self.view.table), self.aid()));
        let ended = match self.view.course {
            Some(course) => Some(self.ended(course, ending)),
            None => self.ended_elsewhere(ending, cx.look),
        };
        let met = self.met();
        let Some(keeper) = &mut cx.desk.keeper else { return };
        let kept = keeper.note_met(met, ending, ended.as_ref());
        cx.desk.tell_kept(kept, cx.look);
    }

    /// Whether the user has made a move or resigned: a game that ends without one says nothing about them.
    fn has_taken_part(&self, end: End) -> bool {
        let (plies, seats) = (self.view.table.plies(), self.view.table.seats());
        let first = seats.is_some_and(|[first, _]| first == Player::Person);
        matches!(end, End::Resigned(_)) || plies > usize::from(!first)
    }

    pub(super) fn ended(&self, course: Course, ending: Ending) -> Ended {
        let seats = self.view.table.seats().into_iter().flatten();
        let against_coach = seats.into_iter().any(|player| matches!(player, Player::Machine(Machine::Coach(_))));
        Ended {
            stop: course.stop.id.to_owned(),
            setup: course.setup(),
            ending,
            against_coach,
            exam: course.is_exam(),
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
        let same = stops().find_map(|stop| Some(Course { stop, task: Task::Setup(setup_of(stop)?) }));
        let course = same.or_else(|| Some(Course { stop: stops().next()?, task: Task::Other }))?;
        let ended = self.ended(course, ending);
        // Beating a player who errs does not win a setup, and only Coach's games move Coach's level.
        let is_hard = |player: &Player| matches!(player, Player::Machine(Machine::Perfect | Machine::Coach(_)));
        let setup = ended.setup.filter(|_| table.rival().is_some_and(|rival| is_hard(&rival)));
        Some(Ended { setup, against_coach: false, ..ended })
    }

    /// The help that counts at this end. What came after the end that was saved counts at another one, after moves were taken back.
    pub(super) fn aid(&self) -> Aid {
        let counted = self.counted.as_ref().filter(|(end, _)| *end == moment(&self.view.table));
        counted.map_or_else(|| self.view.help.aid(), |(_, aid)| *aid)
    }

    /// The positions that the user has left, and whether the machine let the user back in later.
    fn met(&self) -> Met {
        let table = &self.view.table;
        let (gifts, review) = (table.continuation().gifts, table.review());
        let is_user = |seat: &Seat| table.seats().is_some_and(|seats| seats[seat.index()] == Player::Person);
        let me = Seat::ALL.into_iter().find(is_user);
        let begun = self.view.course.map_or(0, Course::opening);
        let left = (begun + 1..=table.plies()).filter(|ply| Some(Seat::to_move(ply - 1)) == me);
        let left = left.map(|ply| (review.position(ply), gifts.iter().any(|gift| *gift > ply)));
        let left = left.filter(|(position, _)| position.chars().count() <= LONGEST).collect();
        Met { game: table.id().to_owned(), rules: table.rules(), left }
    }
}
