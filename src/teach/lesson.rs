//! Lessons: a theory told over one position, step by step, with moves to be found and a game to be won at the end.
//!
//! A lesson is data, `assets/lessons/<id>.toml`, and its words are texts, `lesson-<id>-…`. What is read here is sound: every
//! position opens, and every move that is named is legal where it stands.

mod check;
mod file;

use std::sync::LazyLock;

use zugzwang_engine::{Seat, games};

use crate::{
    look::Look,
    play::{
        board::Side,
        request::{AskError, Request},
    },
    say,
    teach::path::{self, Stop},
};

/// The lessons as they lie in `assets/lessons`, by the file's name; the build script lists them.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// A lesson.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The file's name without its ending.
    pub id: String,
    /// The stop of the path that it belongs to.
    pub stop: &'static Stop,
    /// Those of one stop are given in the order of their numbers.
    pub number: u32,
    /// The game it is about.
    pub game: &'static games::Entry,
    /// The number of moves of one's own that it takes without an error.
    pub par: usize,
    /// The number of moves that are allowed.
    pub most: usize,
    /// The steps; there is at least one, and the first has a scene.
    pub steps: Vec<Step>,
}

/// One step: a press of a key leads to the next.
#[derive(Debug, Clone)]
pub struct Step {
    /// Its number in the file, from 1; several steps of the reason told in a row have the same.
    pub number: usize,
    /// The position that is set up first; without one that of the step before stays.
    pub scene: Option<Scene>,
    /// The id of what is said from here on.
    pub text: Option<String>,
    /// The deed of the step.
    pub deed: Deed,
}

impl Step {
    /// Returns whether it tells something of the reason.
    pub const fn tells(&self) -> bool {
        matches!(self.deed, Deed::Reveal | Deed::Find { beside: 1.., .. })
    }
}

/// A position, and who the user is in it.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The position.
    pub request: Request,
    /// The user's seat.
    pub seat: Seat,
}

impl Scene {
    /// Returns the side that the user plays.
    pub fn side(&self) -> Side {
        self.seat.into()
    }
}

/// The deed of a step: what happens in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Only something is said.
    Say,
    /// The next step of the reason is told.
    Reveal,
    /// The cursor is put on this move.
    Aim(String),
    /// A question, perhaps with answers to choose from.
    Ask {
        /// The ids of the answers.
        choices: Vec<String>,
        /// The right one of them, from 0.
        right: usize,
    },
    /// The user looks for a move.
    Find {
        /// The right ones; where there are none, any that keeps what the position is worth is right.
        moves: Vec<String>,
        /// The id of what is said to a wrong one, where it has words of its own.
        wrong: Option<String>,
        /// The number of steps of the reason that stand beside it from the beginning.
        beside: usize,
    },
    /// Every position of a field is to be marked that is safe to leave.
    Mark(Field),
    /// This move is played for the user.
    Play(String),
    /// The opponent plays this move, or the perfect player's.
    Reply(Option<String>),
    /// The user plays on alone, to the end.
    Free(Test),
}

/// Positions side by side on the map of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The place where both numbers are least.
    pub from: (u64, u64),
    /// Columns and rows.
    pub size: (u64, u64),
}

/// The end at which a game that is played alone has succeeded, and that at which it has failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Test {
    /// The end that it has to have.
    pub success: Success,
    /// The failure that ends it before.
    pub failure: Failure,
}

/// The end that a game has to have.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Success {
    /// The user has won.
    #[default]
    Won,
    /// The user has not lost.
    Held,
}

/// The event by which a game has failed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Failure {
    /// At its end, if that is no success.
    #[default]
    Lost,
    /// As soon as success cannot be forced any more.
    Mistake,
}

/// The most steps of a reason that one step tells, and positions that may be on the board in one.
pub const MOST: usize = 100;

/// A lesson that cannot be given.
#[derive(Debug, Clone)]
pub struct LessonError {
    /// The file's name without its ending.
    pub file: String,
    /// The fault of the lesson.
    pub fault: Fault,
}

/// A fault of a lesson. Steps go by their number in the file, from 1.
#[derive(Debug, Clone)]
pub enum Fault {
    /// It is no TOML of this form.
    Form(String),
    /// It has no steps, or the last is no game that is played alone.
    End,
    /// A game that is played alone stands before the last step: it goes on to its end, so nothing can follow it.
    Early(usize),
    /// The par is no number of moves, or more than are allowed.
    Par,
    /// The stop of that name is none of the path's, or one of another game.
    Stop(String),
    /// A step has several deeds, or none and nothing to say.
    Deeds(usize),
    /// The right answer is none of the choices.
    Answer(usize),
    /// A position does not open, or a move is not legal in it.
    Position(usize, Box<AskError>),
    /// A move is named where it depends on what the user has found which position stands there.
    Unsettled(usize),
    /// More than [`MOST`] steps of a reason, or of positions that may be on the board.
    Much(usize),
    /// Positions are to be marked that lie on no map.
    Field(usize),
}

impl LessonError {
    /// In one line of words.
    pub fn words(&self, look: &Look) -> String {
        let what = match &self.fault {
            Fault::Form(reason) => say!(look, "lesson-fault-form", reason = reason),
            Fault::End => say!(look, "lesson-fault-end"),
            Fault::Early(step) => say!(look, "lesson-fault-early", step = *step),
            Fault::Par => say!(look, "lesson-fault-par"),
            Fault::Stop(stop) => say!(look, "lesson-fault-stop", stop = stop.as_str()),
            Fault::Deeds(step) => say!(look, "lesson-fault-deeds", step = *step),
            Fault::Answer(step) => say!(look, "lesson-fault-answer", step = *step),
            Fault::Position(step, error) => {
                say!(look, "lesson-fault-position", step = *step, what = error.words(look))
            }
            Fault::Unsettled(step) => say!(look, "lesson-fault-unsettled", step = *step),
            Fault::Field(step) => say!(look, "lesson-fault-field", step = *step, most = MOST),
            Fault::Much(step) => say!(look, "lesson-fault-much", step = *step, most = MOST),
        };
        say!(look, "lesson-fault", file = format!("{}.toml", self.file), what = what)
    }
}

impl Lesson {
    /// Reads a lesson and looks whether it can be given.
    ///
    /// # Errors
    /// [`LessonError`] for the first thing that is wrong.
    pub fn read(id: &str, text: &str) -> Result<Self, LessonError> {
        let refused = |fault| LessonError { file: id.to_owned(), fault };
        let lesson = file::read(id, text).map_err(refused)?;
        check::checked(lesson).map_err(refused)
    }

    /// The lesson of this id; `None` where there is none.
    pub fn find(id: &str) -> Option<Result<Self, LessonError>> {
        FILES.iter().find(|(name, _)| *name == id).map(|(name, text)| Self::read(name, text))
    }

    /// The id of the first lesson of a stop; `None` where it has none.
    pub fn of_stop(stop: &Stop) -> Option<&'static str> {
        all().0.iter().find(|lesson| lesson.stop == stop).map(|lesson| lesson.id.as_str())
    }

    /// The first lesson of a stop, or else of its game; `None` where neither has one.
    pub fn beside(stop: &Stop) -> Option<&'static Self> {
        let lessons = &all().0;
        let of_stop = lessons.iter().find(|lesson| lesson.stop == stop);
        of_stop.or_else(|| lessons.iter().find(|lesson| lesson.game.id == stop.game))
    }

    /// The ids of all lessons, as the files lie.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|(id, _)| *id)
    }

    /// The id of one of its texts.
    pub fn text(&self, name: &str) -> String {
        format!("lesson-{}-{name}", self.id)
    }

    /// Its title.
    pub fn title(&self, look: &Look) -> String {
        look.texts.say(&self.text("title"), &[])
    }

    /// Says what it is for.
    pub fn goal(&self, look: &Look) -> String {
        look.texts.say(&self.text("goal"), &[])
    }

    /// The ids of all its texts.
    pub fn texts(&self) -> Vec<String> {
        let mut ids = vec![self.text("title"), self.text("goal")];
        for step in &self.steps {
            ids.extend(step.text.clone());
            match &step.deed {
                Deed::Ask { choices, right } => {
                    ids.extend(choices.iter().cloned());
                    let wrong = choices.iter().enumerate().filter(|(at, _)| at != right);
                    ids.extend(wrong.map(|(_, choice)| because(choice)));
                }
                Deed::Find { wrong, .. } => ids.extend(wrong.clone()),
                _ => {}
            }
        }
        ids
    }

    /// Rates a lesson done with so many moves of one's own, from 1 to 3: three at par, two with at most two more.
    pub const fn stars(&self, moves: usize) -> u8 {
        match moves.saturating_sub(self.par) {
            0 => 3,
            1 | 2 => 2,
            _ => 1,
        }
    }
}

/// The id of why an answer, named by its own id, is wrong.
pub fn because(choice: &str) -> String {
    choice.replacen("lesson-", "because-", 1)
}

/// Every lesson in the order of the path, and what is wrong with those that cannot be given.
///
/// To read them is to play all their moves, so they are read once.
pub fn all() -> &'static (Vec<Lesson>, Vec<LessonError>) {
    static ALL: LazyLock<(Vec<Lesson>, Vec<LessonError>)> = LazyLock::new(read_all);
    &ALL
}

fn read_all() -> (Vec<Lesson>, Vec<LessonError>) {
    let (mut lessons, mut faults) = (Vec::new(), Vec::new());
    for (id, text) in FILES {
        match Lesson::read(id, text) {
            Ok(lesson) => lessons.push(lesson),
            Err(error) => faults.push(error),
        }
    }
    let place = |lesson: &Lesson| path::stops().position(|stop| stop == lesson.stop);
    lessons.sort_by_cached_key(|lesson| (place(lesson), lesson.number, lesson.id.clone()));
    (lessons, faults)
}
