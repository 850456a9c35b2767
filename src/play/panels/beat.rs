//! What is told of a reason: one story, beat by beat, from which every way of telling it is made.

use super::{Course, Step};
use crate::look::{Look, text::Arg, wording::Wording};

/// One thing that is told: a message with this position's numbers, and how far the figure is drawn when it is said.
///
/// The same beat is said at each level of language by a message of its own: `plain-ID`, `picture-ID` and `ID`. A level that has
/// no message for it passes it over; a picture without words of its own is said plainly.
#[derive(Debug, Clone)]
pub(super) struct Beat {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
    /// The step of the figure at which it is said, from 0; behind the last one where that is no step.
    stage: usize,
    /// `true` where it is said in the theory's own words alone.
    notation: bool,
}

/// A beat of this message: `beat!("why-nim-row", heap = 2)`.
macro_rules! beat {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::play::panels::beat::Beat::new(
            $id,
            vec![$((stringify!($name), $crate::look::text::Arg::from($value))),*],
        )
    };
}
pub(super) use beat;

impl Beat {
    /// A beat that is said when the figure is whole.
    pub(super) const fn new(id: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { id, args, stage: usize::MAX, notation: false }
    }

    /// The same, said at this step of the figure.
    pub(super) fn at(self, stage: usize) -> Self {
        Self { stage, ..self }
    }

    /// The same with one more number.
    pub(super) fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The same, said in the theory's own words alone.
    pub(super) fn in_notation(self) -> Self {
        Self { notation: true, ..self }
    }

    fn said(&self, id: &str, look: &Look) -> Option<String> {
        look.texts.has(id).then(|| look.say(id, &self.args))
    }

    fn words(&self, level: Wording, look: &Look) -> Option<String> {
        let plain = || self.said(&format!("plain-{}", self.id), look);
        match level {
            Wording::Plain | Wording::Picture if self.notation => None,
            Wording::Plain => plain(),
            Wording::Picture => self.said(&format!("picture-{}", self.id), look).or_else(plain),
            Wording::Notation => self.said(self.id, look),
        }
    }
}

/// The beats that are told of a reason, in the order in which they are told.
#[derive(Debug, Clone, Default)]
pub(super) struct Story(Vec<Beat>);

impl From<Vec<Beat>> for Story {
    fn from(beats: Vec<Beat>) -> Self {
        Self(beats)
    }
}

impl FromIterator<Beat> for Story {
    fn from_iter<I: IntoIterator<Item = Beat>>(beats: I) -> Self {
        Self(beats.into_iter().collect())
    }
}

impl Extend<Beat> for Story {
    fn extend<I: IntoIterator<Item = Beat>>(&mut self, beats: I) {
        self.0.extend(beats);
    }
}

impl Story {
    /// Returns what is said at the look's level, or in notation where that says nothing, each with its step.
    fn said(&self, look: &Look) -> Vec<(usize, String)> {
        let at = |level| -> Vec<(usize, String)> {
            self.0.iter().filter_map(|beat| Some((beat.stage, beat.words(level, look)?))).collect()
        };
        let said = at(look.wording);
        if said.is_empty() { at(Wording::Notation) } else { said }
    }

    /// The sentences.
    pub(super) fn sentences(&self, look: &Look) -> Vec<String> {
        self.said(look).into_iter().map(|(_, sentence)| sentence).collect()
    }

    /// The steps in which a class is told it: each step of the figure with what is said there, and what is left one by one.
    pub(super) fn told(&self, stages: Vec<Step>, look: &Look) -> Vec<Step> {
        let mut said = self.said(look);
        let mut steps = Vec::new();
        for (stage, step) in stages.into_iter().enumerate() {
            let mut here = said.extract_if(.., |(at, _)| *at == stage).map(|(_, sentence)| sentence);
            steps.push(match here.next() {
                Some(sentence) => step.saying(Some(sentence)),
                None => step,
            });
            steps.extend(here.map(Step::said));
        }
        steps.extend(said.into_iter().map(|(_, sentence)| Step::said(sentence)));
        steps
    }

    /// The course in which large letters, from these on, take the place of the figure.
    pub(super) fn course(&self, opening: Vec<ratatui::text::Line<'static>>, stages: Vec<Step>, look: &Look) -> Course {
        Course::new(opening, self.told(stages, look))
    }
}
