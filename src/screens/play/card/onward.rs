//! What comes after a game of the path.

use super::Card;
use crate::{
    keep::storage::{Aid, Ending, RUNNING},
    look::Look,
    play::{
        board::{End, Landing, Side},
        boards, told,
    },
    say,
    screens::{Cx, LessonScreen, MapScreen, Next, PlayScreen, Screen, SeatScreen, play::Course},
    teach::{
        lesson::Lesson,
        path::{self, Stop},
    },
    words,
};

/// What comes next on the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Onward {
    /// The same setup again, with less help.
    Again(&'static Stop),
    /// The next setup of the stop, with its number from 1.
    Setup(&'static Stop, usize),
    /// The exam of the stop.
    Exam(&'static Stop),
    /// The next stop.
    Stop(&'static Stop),
}

impl Onward {
    pub(super) fn words(self, look: &Look) -> String {
        let (step, stop, number) = match self {
            Self::Again(stop) => ("again", stop, 0),
            Self::Setup(stop, number) => ("setup", stop, number),
            Self::Exam(stop) => ("exam", stop, 0),
            Self::Stop(stop) => ("stop", stop, 0),
        };
        let name = say!(look, &format!("stop-{}", stop.id));
        let position = number.checked_sub(1).and_then(|setup| start(stop, setup)).unwrap_or_default();
        let fields = number.checked_sub(1).map_or_else(Vec::new, |setup| stop.words(setup));
        let position = called(&position, &fields, look);
        let all = stop.setups.len();
        say!(look, "card-onward", step = step, name = name, number = number, all = all, position = position)
    }
}

/// Names a start: by its position, or if that is a drawing by the fields of its setup.
pub(super) fn called(position: &str, fields: &[impl AsRef<str>], look: &Look) -> String {
    let fields: Vec<&str> = fields.iter().map(AsRef::as_ref).collect();
    if told::is_name(position) { told::place(position, 0, true, look) } else { words::said(&fields.join(" "), look) }
}

/// The first position of a setup of a stop.
fn start(stop: &Stop, setup: usize) -> Option<String> {
    let table = boards::find(stop.game)?.open(&stop.words(setup), &stop.moves(setup), Side::Both).ok()?;
    Some(table.position())
}

/// The user's wins in exams at a stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ExamStanding {
    stop: &'static Stop,
    /// The run of wins, including this game.
    running: u8,
}

impl ExamStanding {
    const fn is_passed(self) -> bool {
        self.running >= RUNNING
    }

    /// Says how long the run is, or that the stop is passed.
    pub(super) fn words(self, look: &Look) -> String {
        let name = say!(look, &format!("stop-{}", self.stop.id));
        let (running, all) = (u64::from(self.running), u64::from(RUNNING));
        say!(look, "card-exam", passed = self.is_passed(), name = name, running = running, all = all)
    }
}

/// Another way to continue from a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Besides {
    /// The lesson of the stop, by its id.
    Lesson(&'static str),
    /// The map of positions, with the user's marks.
    Chart,
    /// Marks this position as not safe to leave.
    Mark(Landing),
    /// The map of the path.
    Map,
}

impl Besides {
    pub(super) fn words(&self, look: &Look) -> String {
        match self {
            Self::Chart => say!(look, "card-marks"),
            Self::Mark(landing) => {
                // The card has described the position already, in more words than fit in this line.
                let name = || told::asked_place(&landing.position, &landing.from, look);
                let position = if told::is_name(&landing.position) { name() } else { say!(look, "place-that") };
                say!(look, "card-mark", position = position)
            }
            Self::Lesson(id) => {
                let title = look.texts.say(&format!("lesson-{id}-title"), &[]);
                say!(look, "card-lesson", title = title)
            }
            Self::Map => say!(look, "card-map"),
        }
    }
}

impl PlayScreen {
    /// The other ways to continue.
    pub(super) fn besides(&self) -> Vec<Besides> {
        let wants_map = self.course.is_some() || !self.view.marks.is_empty();
        let chart = (wants_map && MapScreen::is_there(self.view.table.as_ref())).then_some(Besides::Chart);
        let lesson = self.course.and_then(|course| Lesson::of_stop(course.stop)).map(Besides::Lesson);
        let map = self.course.map(|_| Besides::Map);
        lesson.into_iter().chain(chart).chain(map).collect()
    }

    /// Continues in the selected other way.
    pub(super) fn go_besides(&mut self, mut card: Card, cx: &mut Cx<'_>) -> Option<Next> {
        self.settled(cx);
        match card.besides.get(card.chosen - 1)? {
            Besides::Map => Some(Next::Home),
            Besides::Chart => Some(self.open_map(cx)),
            Besides::Mark(landing) => {
                self.view.marks.set(&landing.name, &landing.from, Some(false));
                self.note_belief(landing, Some(false), cx);
                card.mark(&self.view.marks);
                self.card = Some(card);
                Some(Next::Stay)
            }
            Besides::Lesson(id) => {
                let lesson = Lesson::find(id)?.ok()?;
                Some(Next::Instead(vec![Box::new(LessonScreen::new(lesson, cx.look)?)]))
            }
        }
    }

    /// What comes next on the path after a game that ended so.
    pub(super) fn onward(&self, end: End) -> Option<Onward> {
        let Course { stop, setup, exam } = self.course?;
        let ending = self.ending_of(end)?;
        let next = || path::after(stop).map(Onward::Stop);
        if exam {
            let is_known = self.exam_standing(end).map_or(ending == Ending::Won, ExamStanding::is_passed);
            return if is_known { next() } else { Some(Onward::Exam(stop)) };
        }
        match ending {
            Ending::Won if self.aid() == Aid::Advice => Some(Onward::Again(stop)),
            Ending::Won if setup + 1 < stop.setups.len() => Some(Onward::Setup(stop, setup + 2)),
            Ending::Won if !self.mark.is_some_and(|mark| mark.known) => Some(Onward::Exam(stop)),
            Ending::Won => next(),
            Ending::Lost | Ending::Drawn => Some(Onward::Again(stop)),
        }
    }

    /// The run of wins after an exam that ended so; `None` if the stop is passed already, or nothing is saved.
    pub(super) fn exam_standing(&self, end: End) -> Option<ExamStanding> {
        let course = self.course.filter(|course| course.exam)?;
        let mark = self.mark.filter(|mark| !mark.known)?;
        let ended = self.ended(course, self.ending_of(end)?);
        let passed = ended.ending == Ending::Won && ended.aid == Aid::Nothing;
        let running = if passed { mark.running.saturating_add(1) } else { 0 };
        Some(ExamStanding { stop: course.stop, running })
    }

    /// Continues along the path, after saving the result of this game.
    pub(super) fn go_onward(&mut self, onward: Onward, cx: &mut Cx<'_>) -> Option<Next> {
        self.settled(cx);
        let screen: Box<dyn Screen> = match onward {
            Onward::Again(stop) | Onward::Setup(stop, _) | Onward::Stop(stop) => {
                Box::new(PlayScreen::next_at(stop, cx)?)
            }
            Onward::Exam(stop) => Box::new(SeatScreen::of(stop, cx)?),
        };
        Some(Next::Instead(vec![screen]))
    }
}
