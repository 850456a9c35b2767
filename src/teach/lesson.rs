//! Lessons: a theory explained step by step on one position, with moves to find and a game to win at the end.
//!
//! The steps are in `assets/lessons/<id>.toml`, their texts are messages named `lesson-<id>-…`. A lesson that was read
//! is valid: every position opens, and every move in it is legal where it is made.

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
    words,
};

/// File name and content of each lesson in `assets/lessons`, gathered by the build script.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// A lesson.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The file name without its extension.
    pub id: String,
    /// The stop of the path it belongs to.
    pub stop: &'static Stop,
    /// Determines the order of the lessons of one stop.
    pub number: u32,
    /// The game it is about.
    pub game: &'static games::Entry,
    /// Number of moves the user needs without a mistake.
    pub par: usize,
    /// Maximum number of moves allowed.
    pub most: usize,
    /// The steps. There is at least one, and the first has a scene.
    pub steps: Vec<Step>,
}

/// One step. A key press leads to the next.
#[derive(Debug, Clone)]
pub struct Step {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The position to set up first; `None` to stay with the previous one.
    pub scene: Option<Scene>,
    /// The id of the text shown from here on.
    pub text: Option<String>,
    /// The action of this step.
    pub deed: Deed,
    /// The moves that stand for the answers of a question, if a touch of the board answers it.
    pub touch: Vec<Vec<String>>,
}

impl Step {
    /// Returns whether the step reveals part of the reason.
    pub const fn tells(&self) -> bool {
        matches!(self.deed, Deed::Reveal(_) | Deed::Find { beside: 1.., .. })
    }
}

/// A position and the user's seat in it.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The position.
    pub request: Request,
    /// The user's seat.
    pub seat: Seat,
}

impl Scene {
    /// Returns the user's side.
    pub fn side(&self) -> Side {
        self.seat.into()
    }
}

/// The action of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Nothing but the text.
    Say,
    /// So many further steps of the reason are revealed.
    Reveal(usize),
    /// The cursor is moved to this move.
    Aim(String),
    /// A question, with answers to choose from if there are any.
    Ask {
        /// The ids of the answers.
        choices: Vec<String>,
        /// Index of the right answer.
        right: usize,
    },
    /// The user must find a move.
    Find {
        /// The right moves. If empty, any move that keeps the value of the position is right.
        moves: Vec<String>,
        /// The id of a text for a wrong move, if there is a special one.
        wrong: Option<String>,
        /// The number of steps of the reason shown from the start.
        beside: usize,
    },
    /// The user must mark every position of a field that is safe to leave.
    Mark(Field),
    /// This move is made for the user.
    Play(String),
    /// The opponent makes this move; if `None`, that of the perfect player.
    Reply(Option<String>),
    /// The user plays on alone to the end.
    Free(Test),
}

impl Deed {
    /// Returns whether there is something to get right at once: an answer, a move or marks.
    pub const fn is_task(&self) -> bool {
        match self {
            Self::Ask { choices, .. } => !choices.is_empty(),
            Self::Find { .. } | Self::Mark(_) => true,
            Self::Say | Self::Reveal(_) | Self::Aim(_) | Self::Play(_) | Self::Reply(_) | Self::Free(_) => false,
        }
    }
}

/// A rectangle of positions on the map of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The position with the lowest coordinates.
    pub from: (u64, u64),
    /// Number of columns and rows.
    pub size: (u64, u64),
}

/// The conditions for success and failure of a game played alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Test {
    /// The result required.
    pub success: Success,
    /// The event that counts as failure.
    pub failure: Failure,
}

/// The result a game must have.
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
    /// At its end, if the result is not the one required.
    #[default]
    Lost,
    /// As soon as success can no longer be forced.
    Mistake,
}

/// Maximum number of steps of a reason in one step, and of positions possible in one.
pub const MOST: usize = 100;

/// A lesson that is not valid.
#[derive(Debug, Clone)]
pub struct LessonError {
    /// The file name without its extension.
    pub file: String,
    /// The fault.
    pub fault: Fault,
}

/// Why a lesson is not valid. Steps are numbered from 1 as in the file.
#[derive(Debug, Clone)]
pub enum Fault {
    /// The file is not TOML of the expected form.
    Form(String),
    /// There are no steps, or the last one is not a game played alone.
    End,
    /// A game played alone ends the lesson, but comes before the last step.
    Early(usize),
    /// The par is 0, or larger than the number of moves allowed.
    Par,
    /// The path has no stop of this name, or it is one of another game.
    Stop(String),
    /// A step has several actions, or neither an action nor a text.
    Deeds(usize),
    /// The right answer is not among the choices.
    Answer(usize),
    /// A position does not open, or a move is not legal in it.
    Position(usize, Box<AskError>),
    /// A move is made in a position that depends on the user's choice.
    Unsettled(usize),
    /// More than [`MOST`] steps of a reason, or possible positions.
    Much(usize),
    /// Positions to be marked are not on the map.
    Field(usize),
}

impl LessonError {
    /// Returns a message of one line.
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
    /// Parses and checks a lesson.
    ///
    /// # Errors
    /// [`LessonError`] for the first problem found.
    pub fn read(id: &str, text: &str) -> Result<Self, LessonError> {
        let refused = |fault| LessonError { file: id.to_owned(), fault };
        let lesson = file::read(id, text).map_err(refused)?;
        check::checked(lesson).map_err(refused)
    }

    /// Returns the lesson with this id; `None` if there is none.
    pub fn find(id: &str) -> Option<Result<Self, LessonError>> {
        FILES.iter().find(|(name, _)| *name == id).map(|(name, text)| Self::read(name, text))
    }

    /// Returns the lesson of this id.
    ///
    /// # Errors
    /// A sentence for the user if there is no such lesson, or if it is not valid.
    pub fn named(id: &str, look: &Look) -> Result<Self, String> {
        let found = Self::find(id).ok_or_else(|| {
            let ids: Vec<&str> = Self::ids().collect();
            let (given, nearest) = (words::shortened(id), words::nearest(id, &ids).unwrap_or("none"));
            say!(look, "error-unknown-lesson", given = given, nearest = nearest, known = ids.join(" "))
        })?;
        found.map_err(|error| error.words(look))
    }

    /// Returns the id of the first lesson of a stop; `None` if it has none.
    pub fn of_stop(stop: &Stop) -> Option<&'static str> {
        all().0.iter().find(|lesson| lesson.stop == stop).map(|lesson| lesson.id.as_str())
    }

    /// Returns the first lesson of a stop, or else of its game; `None` if neither has one.
    pub fn beside(stop: &Stop) -> Option<&'static Self> {
        let lessons = &all().0;
        let of_stop = lessons.iter().find(|lesson| lesson.stop == stop);
        of_stop.or_else(|| lessons.iter().find(|lesson| lesson.game.id == stop.game))
    }

    /// Returns the ids of all lessons.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|(id, _)| *id)
    }

    /// Returns the id of one of its texts.
    pub fn text(&self, name: &str) -> String {
        format!("lesson-{}-{name}", self.id)
    }

    /// Returns its title.
    pub fn title(&self, look: &Look) -> String {
        look.texts.say(&self.text("title"), &[])
    }

    /// Returns a sentence on what it teaches.
    pub fn goal(&self, look: &Look) -> String {
        look.texts.say(&self.text("goal"), &[])
    }

    /// Returns the ids of all its texts.
    pub fn texts(&self) -> Vec<String> {
        let mut ids = ["title", "goal", "insight"].map(|name| self.text(name)).to_vec();
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

    /// Returns whether it shows the figure of a reason, and not only who wins.
    pub fn has_figure(&self) -> bool {
        let told = self.steps.iter().map(|step| if let Deed::Reveal(count) = step.deed { count } else { 0 });
        told.sum::<usize>() > 1 || self.steps.iter().any(|step| matches!(step.deed, Deed::Find { beside: 2.., .. }))
    }

    /// Returns whether a step has something to get right.
    pub fn is_task(&self, step: usize) -> bool {
        self.steps.get(step).is_some_and(|step| step.deed.is_task())
    }

    /// Rates the lesson by the number of moves the user made: 3 stars at par, 2 for up to two more moves, otherwise 1.
    pub const fn stars(&self, moves: usize) -> u8 {
        match moves.saturating_sub(self.par) {
            0 => 3,
            1 | 2 => 2,
            _ => 1,
        }
    }
}

/// Returns the id of the text that says why this answer is wrong.
pub fn because(choice: &str) -> String {
    choice.replacen("lesson-", "because-", 1)
}

/// Returns every lesson in the order of the path, and the errors of those that are not valid.
///
/// Reading lessons plays all their moves, so they are read only once.
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
