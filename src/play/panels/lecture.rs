//! A reason told to a class: step by step, each with its figure and its sentence.

use ratatui::{layout::Size, style::Style, text::Line};

use super::{Picture, View, mark, picture, verdict_addressed, winning_of};
use crate::look::Look;

/// One step: what is drawn from then on, and what is said.
#[derive(Debug, Clone, Default)]
pub struct Step {
    /// The figure from this step on, in the place of the one before; empty where that stays.
    pub figure: Vec<Line<'static>>,
    /// The same for large letters, a sign a column.
    pub big: Vec<Line<'static>>,
    /// The names over the large letters, in plain ones, one for each sign; empty where they need none, or those before stay.
    pub heads: Vec<String>,
    /// The sentence that is said.
    pub sentence: Option<String>,
    /// `true` where the figure is that of the position after the move: beside the board as it is, it would contradict what is
    /// said.
    pub after: bool,
}

impl Step {
    /// A step that changes the figure.
    pub(super) const fn drawn(figure: Vec<Line<'static>>) -> Self {
        Self { figure, big: Vec::new(), heads: Vec::new(), sentence: None, after: false }
    }

    /// A step that only says something.
    pub(super) const fn said(sentence: String) -> Self {
        Self { figure: Vec::new(), big: Vec::new(), heads: Vec::new(), sentence: Some(sentence), after: false }
    }

    /// The same with large letters.
    pub(super) fn large(self, big: Vec<Line<'static>>) -> Self {
        Self { big, ..self }
    }

    /// The same with a name over each sign of the large letters.
    pub(super) fn headed(self, heads: Vec<String>) -> Self {
        Self { heads, ..self }
    }

    /// The figure is that of the position after the move.
    pub(super) const fn ahead(mut self) -> Self {
        self.after = true;
        self
    }

    /// The same with what is said, if anything is.
    pub(super) fn saying(self, sentence: Option<String>) -> Self {
        Self { sentence, ..self }
    }
}

/// Parts of a figure one under another, each seen from its own step on.
pub(super) fn grown(parts: impl IntoIterator<Item = Vec<Line<'static>>>) -> impl Iterator<Item = Vec<Line<'static>>> {
    parts.into_iter().scan(Vec::new(), |figure, part| {
        figure.extend(part);
        Some(figure.clone())
    })
}

/// Large letters, as many lines as `all`: what is to come leaves its line free.
pub(super) fn letters(lines: &[&str], all: usize, style: Style) -> Vec<Line<'static>> {
    /// A longer line would not be larger than plain text beside a board on 80 columns.
    const LONGEST: usize = 12;
    if lines.iter().any(|line| line.chars().count() > LONGEST) {
        return Vec::new();
    }
    (0..all).map(|at| Line::styled(lines.get(at).copied().unwrap_or(" ").to_owned(), style)).collect()
}

/// The course in which a figure grows before a class.
#[derive(Debug, Clone, Default)]
pub struct Course {
    /// The lines that stand there in large letters while the class is asked.
    pub opening: Vec<Line<'static>>,
    /// The steps after the verdict.
    pub steps: Vec<Step>,
    /// `true` where the figure stands under the large letters; else they take its place.
    pub both: bool,
}

impl Course {
    /// A course in which large letters take the place of the figure. All its figures are as large as the largest, and so are
    /// all its letters, so that the picture does not jump.
    pub(super) fn new(mut opening: Vec<Line<'static>>, mut steps: Vec<Step>) -> Self {
        even(steps.iter_mut().map(|step| &mut step.figure));
        even(steps.iter_mut().map(|step| &mut step.big).chain([&mut opening]));
        Self { opening, steps, both: false }
    }

    /// A course of figures alone.
    pub(super) fn pictures(steps: Vec<Step>) -> Self {
        Self::new(Vec::new(), steps)
    }

    /// The same with the figure under the large letters.
    pub(super) fn over_figure(self) -> Self {
        Self { both: true, ..self }
    }
}

/// Makes pictures as wide and as high as the largest of them; where there is none, none comes to be.
fn even<'a>(pictures: impl Iterator<Item = &'a mut Vec<Line<'static>>>) {
    let mut pictures: Vec<_> = pictures.filter(|picture| !picture.is_empty()).collect();
    let rows = pictures.iter().map(|picture| picture.len()).max().unwrap_or(0);
    let columns = pictures.iter().flat_map(|picture| picture.iter().map(Line::width)).max().unwrap_or(0);
    for picture in &mut pictures {
        picture.resize(rows, Line::default());
        if let Some(first) = picture.first_mut() {
            first.push_span(" ".repeat(columns - first.width()));
        }
    }
}

/// A reason in steps.
#[derive(Debug, Clone)]
pub struct Lecture {
    /// The verdict with its sign, and how it is drawn.
    pub verdict: (String, Style),
    course: Course,
}

impl Lecture {
    /// Returns the number of steps after the verdict.
    pub const fn steps(&self) -> usize {
        self.course.steps.len()
    }

    /// The columns and rows of all figures.
    pub fn extent(&self) -> (usize, usize) {
        let figures = self.course.steps.iter().map(|step| &step.figure);
        figures.fold((0, 0), |(columns, rows), figure| {
            (figure.iter().map(Line::width).max().unwrap_or(0).max(columns), rows.max(figure.len()))
        })
    }

    /// The figure after so many steps.
    pub fn figure(&self, told: usize) -> &[Line<'static>] {
        self.latest(told, |step| &step.figure).unwrap_or_default()
    }

    /// Returns whether the figure stands under the large letters; else they take its place.
    pub const fn shows_both(&self) -> bool {
        self.course.both
    }

    /// The figure in large letters after so many steps; empty where the theory has none.
    pub fn big(&self, told: usize) -> &[Line<'static>] {
        self.latest(told, |step| &step.big).unwrap_or(&self.course.opening)
    }

    /// Returns the names over the large letters after so many steps, one for each sign; empty before they need any.
    pub fn heads(&self, told: usize) -> &[String] {
        self.latest(told, |step| &step.heads).unwrap_or_default()
    }

    /// Returns whether names stand over the large letters at any step.
    pub fn is_headed(&self) -> bool {
        self.course.steps.iter().any(|step| !step.heads.is_empty())
    }

    /// Returns whether the figure after so many steps is that of the position after the move.
    pub fn is_ahead(&self, told: usize) -> bool {
        let figures = self.course.steps.iter().take(told).rev().find(|step| !step.figure.is_empty());
        told < usize::MAX && figures.is_some_and(|step| step.after)
    }

    fn latest<T>(&self, told: usize, part: impl Fn(&Step) -> &Vec<T>) -> Option<&[T]> {
        // Told at once, it is told of the position that is on the board.
        let at_once = told == usize::MAX;
        let told = self.course.steps.get(..told.min(self.steps()))?;
        told.iter()
            .rev()
            .filter(|step| !(at_once && step.after))
            .map(part)
            .find(|part| !part.is_empty())
            .map(Vec::as_slice)
    }

    /// Returns the sentences that were said in the first so many steps.
    pub fn sentences(&self, told: usize) -> impl Iterator<Item = &str> {
        self.course.steps.iter().take(told).filter_map(|step| step.sentence.as_deref())
    }
}

/// The reason of a position in steps, whatever stands under the cursor; figures are at most as wide and high as the room.
pub fn lecture(view: &View<'_>, look: &Look, room: Size) -> Lecture {
    let Picture { value, figure, story, course, .. } = picture(view, look, room);
    let words = verdict_addressed(view, &value, look);
    let verdict = if view.over {
        (words, look.theme.title)
    } else {
        let (sign, style) = mark(view.outcome, look);
        (format!("{sign} {words}"), style)
    };
    let plain = || Course::pictures(plain_steps(figure, story));
    let mut course = if course.steps.is_empty() { plain() } else { course };
    course.steps.extend(winning_of(view, look).map(Step::said));
    Lecture { verdict, course }
}

/// The whole figure, then sentence by sentence: for the end of a game, where nothing is asked any more.
fn plain_steps(figure: Vec<Line<'static>>, story: Vec<String>) -> Vec<Step> {
    let figure = (!figure.is_empty()).then(|| Step::drawn(figure));
    figure.into_iter().chain(story.into_iter().map(Step::said)).collect()
}
