//! The ways to continue after a game.

use super::{
    Card,
    coming::{Coming, words_of},
};
use crate::{
    keep::storage::{Aid, Ending, RUNNING},
    look::wording::Wording,
    play::{
        board::{End, Landing},
        review::Mistake,
    },
    screens::{
        LessonScreen, MapScreen, SeatScreen,
        prelude::*,
        why::{Lost, WhyScreen},
    },
    teach::{
        lesson::Lesson,
        path::{self, Stop},
    },
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Way {
    /// The next game of the same kind.
    Next,
    /// The same setup of the path again, with less help.
    Again(&'static Stop),
    /// The next setup of the stop, with its number from 1.
    Setup(&'static Stop, usize),
    Exam(&'static Stop),
    Stop(&'static Stop),
    /// The screen that refutes the mistake by which the user lost.
    Why(Mistake),
    /// The same, while that mistake is not known yet.
    Wait,
    /// The screen that refutes a slip in a game that the user did not lose.
    Slip(Mistake),
    /// The review, at what decided the game.
    Review,
    /// A new game, which the user chooses.
    New,
    /// The lesson of the stop, by its id.
    Lesson(&'static str),
    /// The map of positions, with the user's marks.
    Chart,
    /// Marks this position as not safe to leave.
    Mark(Landing),
    Map,
}

impl Way {
    pub(super) fn words(&self, coming: Option<&Coming>, look: &Look) -> String {
        let onward = |step: &str, stop: &Stop, number: usize| {
            let name = stop.name(look);
            let setup = number.checked_sub(1);
            let position = setup.and_then(|setup| called(stop.game, &start(stop, setup)?, &stop.words(setup), look));
            let step = if setup.is_some() && position.is_none() { "setup-alone" } else { step };
            let (all, position) = (stop.setups.len(), position.unwrap_or_default());
            say!(look, "card-onward", step = step, name = name, number = number, all = all, position = position)
        };
        match self {
            Self::Next => match coming.and_then(|coming| Some((coming, coming.position.as_ref()?))) {
                Some((coming, position)) => match called(coming.game(), position, &coming.words, look) {
                    Some(position) => say!(look, "card-next", position = position),
                    None => say!(look, "card-next-other"),
                },
                None => say!(look, "card-seats"),
            },
            Self::Again(stop) => onward("again", stop, 0),
            Self::Setup(stop, number) => onward("setup", stop, *number),
            Self::Exam(stop) => onward("exam", stop, 0),
            Self::Stop(stop) => onward("stop", stop, 0),
            Self::Why(_) | Self::Wait => say!(look, "card-why"),
            Self::Slip(_) => say!(look, "card-why-slip"),
            Self::Review => say!(look, "card-review"),
            Self::New => say!(look, "card-new"),
            Self::Lesson(id) => {
                let title = look.texts.say(&format!("lesson-{id}-title"), &[]);
                say!(look, "card-lesson", title = title)
            }
            Self::Chart => say!(look, "card-marks"),
            Self::Mark(landing) => {
                // The card has described the position already, in more words than fit in this line.
                let position = told::asked_name(&landing.position, &landing.from, look);
                say!(look, "card-mark", position = position.unwrap_or_else(|| say!(look, "place-that")))
            }
            Self::Map => say!(look, "card-map"),
        }
    }

    pub(super) fn short(&self, look: &Look) -> String {
        match self {
            Self::Next => say!(look, "card-next.short"),
            Self::Why(_) | Self::Wait | Self::Slip(_) => say!(look, "card-why.short"),
            Self::Review => say!(look, "card-review.short"),
            Self::New => say!(look, "card-new.short"),
            _ => say!(look, "card-onward.short"),
        }
    }
}

/// Names a start: by its position, or if that is a drawing by the fields of its setup, which are no plain words.
fn called(game: &str, position: &str, fields: &[impl AsRef<str>], look: &Look) -> Option<String> {
    let of_fields = || {
        let fields: Vec<&str> = fields.iter().map(AsRef::as_ref).collect();
        (look.wording != Wording::Plain).then(|| words::said(&fields.join(" "), look))
    };
    told::name(game, position, look).or_else(of_fields)
}

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
    pub(super) const fn is_passed(self) -> bool {
        self.running >= RUNNING
    }

    /// Says how long the run is, or that the stop is passed.
    pub(super) fn words(self, look: &Look) -> String {
        let name = self.stop.name(look);
        let (running, all) = (u64::from(self.running), u64::from(RUNNING));
        say!(look, "card-exam", passed = self.is_passed(), name = name, running = running, all = all)
    }
}

impl PlayScreen {
    pub(super) fn besides(&self) -> Vec<Way> {
        let wants_map = self.view.course.is_some() || !self.view.past.marks.is_empty();
        let chart = (wants_map && MapScreen::is_there(&self.view.table)).then_some(Way::Chart);
        let lesson = self.view.course.and_then(|course| Lesson::of_stop(course.stop)).map(Way::Lesson);
        let map = self.view.course.map(|_| Way::Map);
        lesson.into_iter().chain(chart).chain(map).collect()
    }

    pub(super) fn go(&mut self, way: Way, mut card: Card, cx: &mut Cx<'_>) -> Option<Next> {
        // What reads the user's progress or marks needs them saved.
        if !matches!(way, Way::Next | Way::Why(_) | Way::Slip(_) | Way::Wait | Way::Review | Way::New) {
            self.settled(cx);
        }
        let screen: Box<dyn Screen> = match way {
            Way::Next => Box::new(card.coming()?.open()?),
            Way::Again(stop) => {
                // It is to be won without advice.
                cx.desk.hide_advice(stop.game, cx.look);
                Box::new(Self::next_at(stop, cx)?)
            }
            Way::Setup(stop, _) | Way::Stop(stop) => Box::new(Self::next_at(stop, cx)?),
            Way::Exam(stop) => Box::new(SeatScreen::of(stop, cx)?),
            Way::Lesson(id) => Box::new(LessonScreen::new(Lesson::find(id)?.ok()?, cx.look)?),
            Way::Why(mistake) | Way::Slip(mistake) => {
                let review = card.review.take()?;
                let table = &self.view.table;
                let (side, seated) = (table.seating().side(), table.seating().seated());
                let lost =
                    Lost { fields: words_of(table), side, seats: table.seats(), seated, course: self.view.course };
                return Some(Next::push(WhyScreen::new(review, mistake, lost)));
            }
            Way::Review => return Some(card.look_again(self.view.course)),
            Way::Chart => return Some(self.open_map(cx)),
            Way::Map => return Some(Next::Home),
            Way::New => {
                self.view.table.stop();
                return Some(Next::Pop);
            }
            Way::Mark(landing) => {
                self.view.past.marks.set(&landing.name, &landing.from, Some(false));
                self.note_belief(&landing, Some(false), cx);
                card.mark(&self.view.past.marks);
                self.card = Some(card);
                return Some(Next::Stay);
            }
            Way::Wait => {
                self.card = Some(card);
                return Some(Next::Stay);
            }
        };
        Some(Next::Instead(vec![screen]))
    }

    /// Returns what comes next on the path after a game that ended so.
    pub(super) fn onward(&self, end: End) -> Option<Way> {
        let course = self.view.course?;
        let (stop, ending) = (course.stop, self.ending_of(end)?);
        let next = || path::after(stop).map(Way::Stop);
        if course.is_exam() {
            let is_known = self.exam_standing(end).map_or(ending == Ending::Won, ExamStanding::is_passed);
            return if is_known { next() } else { Some(Way::Exam(stop)) };
        }
        match ending {
            Ending::Won if self.aid() == Aid::Advice => Some(Way::Again(stop)),
            Ending::Won => match course.number_after() {
                Some(number) => Some(Way::Setup(stop, number)),
                None if !self.mark.is_some_and(|mark| mark.known) => Some(Way::Exam(stop)),
                None => next(),
            },
            Ending::Lost | Ending::Drawn => Some(Way::Again(stop)),
        }
    }

    /// The run of wins after an exam that ended so; `None` if the stop is passed already, or nothing is saved.
    pub(super) fn exam_standing(&self, end: End) -> Option<ExamStanding> {
        let course = self.view.course.filter(|course| course.is_exam())?;
        let mark = self.mark.filter(|mark| !mark.known)?;
        let ended = self.ended(course, self.ending_of(end)?);
        let passed = ended.ending == Ending::Won && ended.aid == Aid::Nothing;
        let running = if passed { mark.running.saturating_add(1) } else { 0 };
        Some(ExamStanding { stop: course.stop, running })
    }
}
