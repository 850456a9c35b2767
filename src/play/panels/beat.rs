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
    args: Vec<(&'static str, Arg)>,
    /// Whether it tells the move, so that the board shows that from now on.
    moves: bool,
    /// `true` if only the notation level tells the beat.
    notation: bool,
}

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

impl Beat {
    /// Makes a beat that is told at every level.
    pub(super) const fn new(id: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { id, args, moves: false, notation: false }
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
        Self { notation: true, ..self }
    }

    /// Returns the sentence at a level, if the level has one.
    pub(super) fn words(&self, level: Wording, look: &Look) -> Option<String> {
        let message = |id: &str| look.texts.has(id).then(|| look.say(id, &self.args));
        let plain = || message(&format!("plain-{}", self.id));
        match level {
            Wording::Plain | Wording::Picture if self.notation => None,
            Wording::Plain => plain(),
            Wording::Picture => message(&format!("picture-{}", self.id)).or_else(plain),
            Wording::Notation => message(self.id),
        }
    }
}

/// The beats of a reason in the order in which they are told.
pub(super) type Story = Vec<Beat>;

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
