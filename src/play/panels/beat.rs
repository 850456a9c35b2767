//! The story of a reason, beat by beat. Every text about a reason is made from it.

use super::{Look, Wording};
use crate::look::text::Arg;

/// One statement: a message with this position's numbers.
///
/// Each level of language has a message of its own: `plain-ID`, `picture-ID` and `ID`. A level without a message skips the beat;
/// the picture level falls back to the plain message.
#[derive(Debug, Clone)]
pub(super) struct Beat {
    id: &'static str,
    /// The attribute of the message; empty for its value.
    part: &'static str,
    args: Vec<(&'static str, Arg)>,
    /// Whether it tells the move, so that the board shows that from now on.
    moves: bool,
    told_at: Told,
}

/// The levels of language that tell a beat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Told {
    Everywhere,
    Notation,
    /// Plain and picture, in one message without a prefix.
    Case,
}

/// The sentences of a case in the order in which they are told: attributes of its message, after its value. `.move` tells the move.
const PARTS: [&str; 4] = ["", ".move", ".then", ".so"];

/// Makes a beat of a message: `beat!("why-nim-row", heap = 2)`, or `heap` alone for the variable of that name.
macro_rules! beat {
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
    ($id:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::play::panels::beat::Beat::new(
            $id,
            vec![$((stringify!($name), $crate::look::text::Arg::from(beat!(@value $name $($value)?)))),*],
        )
    };
}
pub(super) use beat;

/// Makes the beats of a case of a theory at the plain level: `case!("told-nim-won-pairs", heap = 2)`.
macro_rules! case {
    ($id:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::play::panels::beat::case_of(
            $id,
            &[$((stringify!($name), $crate::look::text::Arg::from(beat!(@value $name $($value)?)))),*],
        )
    };
}
pub(super) use case;

/// Returns a beat for each sentence that the message of a case may have.
pub(super) fn case_of(id: &'static str, args: &[(&'static str, Arg)]) -> Story {
    let beat = |part| Beat { part, moves: part == ".move", told_at: Told::Case, ..Beat::new(id, args.to_vec()) };
    PARTS.map(beat).to_vec()
}

impl Beat {
    /// Makes a beat that is told at every level.
    pub(super) const fn new(id: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { id, part: "", args, moves: false, told_at: Told::Everywhere }
    }

    /// Says that the beat tells the move.
    pub(super) fn moved(self) -> Self {
        Self { moves: true, ..self }
    }

    pub(super) fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Restricts the beat to the notation level.
    pub(super) fn in_notation(self) -> Self {
        Self { told_at: Told::Notation, ..self }
    }

    /// Returns the sentence at a level, if the level has one.
    pub(super) fn words(&self, level: Wording, look: &Look) -> Option<String> {
        let message = |prefix: &str| {
            let id = format!("{prefix}{}{}", self.id, self.part);
            look.texts.has(&id).then(|| look.say(&id, &self.args))
        };
        let plain = || message(if self.told_at == Told::Case { "" } else { "plain-" });
        match (level, self.told_at) {
            (Wording::Plain | Wording::Picture, Told::Notation) | (Wording::Notation, Told::Case) => None,
            (Wording::Picture, Told::Everywhere) => message("picture-").or_else(plain),
            (Wording::Plain | Wording::Picture, _) => plain(),
            (Wording::Notation, _) => message(""),
        }
    }
}

/// The beats of a reason in the order in which they are told.
pub(super) type Story = Vec<Beat>;

/// Marks the first sentence of a case as the one that tells the move.
pub(super) fn moved(mut case: Story) -> Story {
    if let Some(first) = case.first_mut() {
        first.moves = true;
    }
    case
}

/// Whether a beat of the story has words about the figure.
pub(super) fn points_at_figure(story: &[Beat], look: &Look) -> bool {
    story.iter().any(|beat| look.texts.has(&format!("picture-{}", beat.id)))
}

/// Returns the sentences of a story, each with whether it tells the move: at the look's level, or in notation if that has none.
pub(super) fn said(story: &[Beat], look: &Look) -> Vec<(bool, String)> {
    let at =
        |level| -> Vec<_> { story.iter().filter_map(|beat| Some((beat.moves, beat.words(level, look)?))).collect() };
    let said = at(look.wording);
    if said.is_empty() { at(Wording::Notation) } else { said }
}

/// Returns the sentences of a story alone.
pub(super) fn sentences(story: &[Beat], look: &Look) -> Vec<String> {
    said(story, look).into_iter().map(|(_, sentence)| sentence).collect()
}
