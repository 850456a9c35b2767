//! A reason told to a class: step by step, each with its figure and its sentence.

use ratatui::{layout::Size, style::Style, text::Line};

use super::{Picture, View, mark, picture, verdict_words};
use crate::look::Look;

/// One step: what is drawn from then on, and what is said.
#[derive(Debug, Clone, Default)]
pub struct Step {
    /// The figure from this step on, in the place of the one before; empty where that stays.
    pub figure: Vec<Line<'static>>,
    /// The same for large letters, a sign a column.
    pub big: Vec<Line<'static>>,
    /// What is said.
    pub sentence: Option<String>,
}

impl Step {
    /// A step that changes the figure.
    pub(super) const fn drawn(figure: Vec<Line<'static>>, big: Vec<Line<'static>>, sentence: Option<String>) -> Self {
        Self { figure, big, sentence }
    }

    /// A step that only says something.
    pub(super) const fn said(sentence: String) -> Self {
        Self { figure: Vec::new(), big: Vec::new(), sentence: Some(sentence) }
    }
}

/// How a figure grows before a class.
#[derive(Debug, Clone, Default)]
pub struct Course {
    /// What stands there in large letters while the class is asked.
    pub opening: Vec<Line<'static>>,
    /// The steps after the verdict.
    pub steps: Vec<Step>,
}

/// A reason in steps.
#[derive(Debug, Clone)]
pub struct Lecture {
    /// The verdict with its sign, and how it is drawn.
    pub verdict: (String, Style),
    course: Course,
}

impl Lecture {
    /// How many steps there are after the verdict.
    pub const fn steps(&self) -> usize {
        self.course.steps.len()
    }

    /// The figure after so many steps.
    pub fn figure(&self, told: usize) -> &[Line<'static>] {
        self.latest(told, |step| &step.figure).unwrap_or_default()
    }

    /// The figure in large letters after so many steps; empty where the theory has none.
    pub fn big(&self, told: usize) -> &[Line<'static>] {
        self.latest(told, |step| &step.big).unwrap_or(&self.course.opening)
    }

    fn latest(&self, told: usize, lines: impl Fn(&Step) -> &Vec<Line<'static>>) -> Option<&[Line<'static>]> {
        let told = self.course.steps.get(..told.min(self.steps()))?;
        told.iter().rev().map(lines).find(|lines| !lines.is_empty()).map(Vec::as_slice)
    }

    /// What was said in the first so many steps.
    pub fn sentences(&self, told: usize) -> impl Iterator<Item = &str> {
        self.course.steps.iter().take(told).filter_map(|step| step.sentence.as_deref())
    }
}

/// The reason of a position in steps, whatever stands under the cursor; figures are at most as wide and high as the room.
pub fn lecture(view: &View<'_>, look: &Look, room: Size) -> Lecture {
    let Picture { value, figure, story, course, .. } = picture(view, look, room);
    let words = verdict_words(view, &value, look);
    let verdict = if view.over {
        (words, look.theme.title)
    } else {
        let (sign, style) = mark(view.outcome, look);
        (format!("{sign} {words}"), style)
    };
    let plain = || Course { opening: Vec::new(), steps: plain_steps(figure, story) };
    Lecture { verdict, course: if course.steps.is_empty() { plain() } else { course } }
}

/// The whole figure, then sentence by sentence: for theories whose figure does not grow.
fn plain_steps(figure: Vec<Line<'static>>, story: Vec<String>) -> Vec<Step> {
    let figure = (!figure.is_empty()).then(|| Step::drawn(figure, Vec::new(), None));
    figure.into_iter().chain(story.into_iter().map(Step::said)).collect()
}
