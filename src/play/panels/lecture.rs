//! A reason told to a class: step by step, each with its figure and its sentence.

use super::{Figure, Line, Look, Picture, Said, Size, Style, View, mark, picture, verdict_addressed, winning_of};

/// One step: a change of the figure, a sentence, or both.
#[derive(Debug, Clone, Default)]
pub(super) struct Step {
    /// The figure from this step on; empty to leave the previous one.
    pub(super) figure: Figure,
    /// The large letters from this step on, one sign a column; empty to leave the previous ones.
    pub(super) big: Figure,
    /// The labels over the large letters in normal size, one for each sign; empty to leave the previous ones.
    pub(super) heads: Vec<String>,
    pub(super) sentence: Option<String>,
    /// `true` if the figure shows the position after the move, which contradicts the board.
    pub(super) after: bool,
}

impl Step {
    /// Makes a step that changes the figure.
    pub(super) fn drawn(figure: Figure) -> Self {
        Self { figure, ..Self::default() }
    }

    fn said(sentence: String) -> Self {
        Self { sentence: Some(sentence), ..Self::default() }
    }

    pub(super) fn large(self, big: Figure) -> Self {
        Self { big, ..self }
    }
}

/// Puts parts of a figure under one another; each item has one part more.
pub(super) fn grown(parts: impl IntoIterator<Item = Figure>) -> impl Iterator<Item = Figure> {
    parts.into_iter().scan(Vec::new(), |figure, part| {
        figure.extend(part);
        Some(figure.clone())
    })
}

/// Draws large letters in `all` rows, with empty rows for the lines to come; nothing if a line is too long.
pub(super) fn letters(lines: &[&str], all: usize, style: Style) -> Figure {
    /// A longer line would be no larger than normal text beside a board on 80 columns.
    const LONGEST: usize = 12;
    if lines.iter().any(|line| line.chars().count() > LONGEST) {
        return Vec::new();
    }
    (0..all).map(|at| Line::styled(lines.get(at).copied().unwrap_or(" ").to_owned(), style)).collect()
}

/// The way a figure grows before a class.
#[derive(Debug, Clone, Default)]
pub(super) struct Course {
    /// The large letters while the class is asked.
    opening: Figure,
    steps: Vec<Step>,
    /// `true` if the figure stays below the large letters; otherwise these replace it.
    both: bool,
}

impl Course {
    /// Makes a course in which large letters replace the figure. All figures are padded to the size of the largest, and so are
    /// all large letters, so that the picture does not jump.
    pub(super) fn new(mut opening: Figure, mut steps: Vec<Step>) -> Self {
        even(steps.iter_mut().map(|step| &mut step.figure));
        even(steps.iter_mut().map(|step| &mut step.big).chain([&mut opening]));
        Self { opening, steps, both: false }
    }

    /// Makes a course of figures without large letters.
    pub(super) fn pictures(figures: impl IntoIterator<Item = Figure>) -> Self {
        Self::new(Vec::new(), figures.into_iter().map(Step::drawn).collect())
    }

    /// Keeps the figure below the large letters.
    pub(super) fn over_figure(self) -> Self {
        Self { both: true, ..self }
    }

    /// Adds the sentences: the first of each step to its figure, every other one as a step of its own.
    fn telling(mut self, mut said: Said) -> Self {
        let mut steps = Vec::new();
        for (at, mut step) in self.steps.into_iter().enumerate() {
            let mut here = said.extract_if(.., |(step, _)| *step == at).map(|(_, sentence)| sentence);
            step.sentence = here.next().or(step.sentence);
            steps.push(step);
            steps.extend(here.map(Step::said));
        }
        steps.extend(said.into_iter().map(|(_, sentence)| Step::said(sentence)));
        self.steps = steps;
        self
    }
}

/// Pads figures to the width and the height of the largest one; empty figures stay empty.
fn even<'a>(figures: impl Iterator<Item = &'a mut Figure>) {
    let mut figures: Vec<_> = figures.filter(|figure| !figure.is_empty()).collect();
    let rows = figures.iter().map(|figure| figure.len()).max().unwrap_or(0);
    let columns = figures.iter().flat_map(|figure| figure.iter().map(Line::width)).max().unwrap_or(0);
    for figure in &mut figures {
        figure.resize(rows, Line::default());
        if let Some(first) = figure.first_mut() {
            first.push_span(" ".repeat(columns - first.width()));
        }
    }
}

/// A reason in steps.
#[derive(Debug, Clone)]
pub struct Lecture {
    /// The verdict with its sign, and its style.
    pub verdict: (String, Style),
    course: Course,
}

impl Lecture {
    /// Returns the number of steps after the verdict.
    pub const fn steps(&self) -> usize {
        self.course.steps.len()
    }

    /// Returns the columns and rows that the largest figure takes.
    pub fn extent(&self) -> (usize, usize) {
        let figures = self.course.steps.iter().map(|step| &step.figure);
        figures.fold((0, 0), |(columns, rows), figure| {
            (figure.iter().map(Line::width).max().unwrap_or(0).max(columns), rows.max(figure.len()))
        })
    }

    /// Returns the figure after this many steps.
    pub fn figure(&self, steps: usize) -> &[Line<'static>] {
        self.latest(steps, |step| &step.figure).unwrap_or_default()
    }

    /// Returns whether the figure stays below the large letters; otherwise these replace it.
    pub const fn shows_both(&self) -> bool {
        self.course.both
    }

    /// Returns the large letters after this many steps; empty if the theory has none.
    pub fn big(&self, steps: usize) -> &[Line<'static>] {
        self.latest(steps, |step| &step.big).unwrap_or(&self.course.opening)
    }

    /// Returns the labels over the large letters after this many steps, one for each sign; empty before there are any.
    pub fn heads(&self, steps: usize) -> &[String] {
        self.latest(steps, |step| &step.heads).unwrap_or_default()
    }

    /// Returns whether the large letters have labels at any step.
    pub fn is_headed(&self) -> bool {
        self.course.steps.iter().any(|step| !step.heads.is_empty())
    }

    /// Returns whether the figure after this many steps shows the position after the move.
    pub fn is_ahead(&self, steps: usize) -> bool {
        let figures = self.course.steps.iter().take(steps).rev().find(|step| !step.figure.is_empty());
        steps < usize::MAX && figures.is_some_and(|step| step.after)
    }

    fn latest<T>(&self, steps: usize, part: impl Fn(&Step) -> &Vec<T>) -> Option<&[T]> {
        // Told all at once, the lecture is about the position on the board.
        let at_once = steps == usize::MAX;
        let steps = self.course.steps.iter().take(steps).rev().filter(|step| !(at_once && step.after));
        steps.map(part).find(|part| !part.is_empty()).map(Vec::as_slice)
    }

    /// Returns the sentences of the first `steps` steps.
    pub fn sentences(&self, steps: usize) -> impl Iterator<Item = &str> {
        self.course.steps.iter().take(steps).filter_map(|step| step.sentence.as_deref())
    }
}

/// Returns the reason for a position in steps, whatever is under the cursor; figures fit the room.
pub fn lecture(view: View<'_>, look: &Look, room: Size) -> Lecture {
    let view = &View { in_class: true, ..view };
    let Picture { value, figure, story, mut course, .. } = picture(view, look, room);
    let words = verdict_addressed(view, &value, look);
    let verdict = if view.over {
        (words, look.theme.title)
    } else {
        let (sign, style) = mark(view.to_reader(view.outcome), look);
        (format!("{sign} {words}"), style)
    };
    if course.steps.is_empty() && !figure.is_empty() {
        course = Course::pictures([figure]);
    }
    let mut course = course.telling(story);
    course.steps.extend(winning_of(view, look).map(Step::said));
    Lecture { verdict, course }
}
