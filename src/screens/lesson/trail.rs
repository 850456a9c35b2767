//! The way through a lesson, beside the board: what has been found, what is asked now, and what comes.

use super::{LessonScreen, Phase};
use crate::{
    screens::{
        chrome::{draw_why, indented, pictured},
        prelude::*,
    },
    teach::lesson::{Deed, Step},
};

/// Rows of a picture of a position that was left.
const PICTURE: u16 = 6;
/// Rows of the shortest part of the trail that is worth a place below the reason.
const LEAST: usize = 3;

/// The amount that the trail tells, the least last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Detail {
    /// Positions found as pictures, and the sentences they established.
    Pictures,
    /// The same, with positions in place of pictures.
    Sentences,
    /// The latest sentence alone.
    Latest,
    /// Answers, marks and moves alone.
    Heads,
    /// The same, and nothing of what comes.
    Past,
}

impl Detail {
    const ALL: [Self; 5] = [Self::Pictures, Self::Sentences, Self::Latest, Self::Heads, Self::Past];
}

impl LessonScreen {
    /// Draws the pane beside the board: the reason as far as it is told, then the trail. Returns the number of pages.
    pub(super) fn draw_beside(&self, area: Rect, buf: &mut Buffer, look: &Look) -> usize {
        if !self.play.class.has_told(&self.play.table) {
            let inside = pane(&say!(look, "lesson-trail"), "", area, buf, look);
            let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(1), ..inside };
            draw_lines(self.untold_lines(inside.as_size(), look), inside, buf);
            return 1;
        }
        let why = |room: Size| {
            let mut lines = self.play.reason(look, room);
            let free = usize::from(room.height).saturating_sub(lines.len() + 2);
            let trail = self.trail(Size { height: u16::try_from(free).unwrap_or(0), ..room }, look);
            if trail.len() >= LEAST {
                lines.extend([Line::default(), Line::styled(say!(look, "lesson-trail"), look.theme.dim)]);
                lines.extend(trail);
            }
            lines
        };
        draw_why(&say!(look, "play-why"), why, self.play.pane.page, area, buf, look)
    }

    /// The trail, and below it the question or the remark in place of the reason.
    fn untold_lines(&self, room: Size, look: &Look) -> Vec<Line<'static>> {
        let (words, style) = self.play.class.untold_words(look);
        // What to mark is said above.
        let is_marking = matches!(self.phase, Phase::Marking(_));
        let below = if is_marking { Vec::new() } else { wrapped(&words, style, room.width) };
        let taken = u16::try_from(below.len() + 1).unwrap_or(u16::MAX);
        let mut lines = self.trail(Size { height: room.height.saturating_sub(taken), ..room }, look);
        lines.push(Line::default());
        lines.extend(below);
        lines
    }

    /// The trail with as much detail as fits; its beginning is cut if nothing else helps.
    pub(super) fn trail(&self, room: Size, look: &Look) -> Vec<Line<'static>> {
        let most = usize::from(room.height);
        let mut all = Detail::ALL.into_iter().map(|detail| self.trail_with(detail, room.width, look));
        if let Some(lines) = all.find(|lines| lines.len() <= most) {
            return lines;
        }
        let lines = self.trail_with(Detail::Past, room.width, look);
        let hidden = lines.len().saturating_sub(most);
        lines.into_iter().skip(hidden).collect()
    }

    fn trail_with(&self, detail: Detail, width: u16, look: &Look) -> Vec<Line<'static>> {
        let latest = (0..self.at).rev().find(|at| self.sentence(*at).is_some());
        let mut lines = Vec::new();
        for (at, step) in self.lesson.steps.iter().enumerate() {
            let Some([now, then]) = kind(step) else { continue };
            match at.cmp(&self.at) {
                std::cmp::Ordering::Less => {
                    lines.extend(self.found(at, step, detail, width, look));
                    let tells = detail <= Detail::Sentences || (detail == Detail::Latest && latest == Some(at));
                    let sentence = self.sentence(at).filter(|_| tells).map(|id| look.texts.say(id, &[]));
                    lines.extend(sentence.iter().flat_map(|text| under(text, width, look)));
                }
                std::cmp::Ordering::Equal if !matches!(self.phase, Phase::Done { .. }) => {
                    let text = say!(look, now);
                    lines.extend(marked(look.glyphs().pointer, &text, look.theme.title, width));
                }
                _ if detail < Detail::Past => {
                    let text = say!(look, then);
                    lines.extend(marked(look.glyphs().dot, &text, look.theme.dim, width));
                }
                _ => {}
            }
        }
        lines
    }

    /// The answer, the marks or the move that a step led to.
    fn found(&self, at: usize, step: &Step, detail: Detail, width: u16, look: &Look) -> Vec<Line<'static>> {
        let done = |text: &str| marked(look.glyphs().wins, text, look.theme.win, width);
        let inner = Size::new(width.saturating_sub(2), PICTURE);
        match &step.deed {
            Deed::Ask { choices, right } => {
                let question = step.text.as_ref().filter(|_| detail <= Detail::Sentences);
                let question = question.map(|id| under(&look.texts.say(id, &[]), width, look));
                let answer = choices.get(*right).map(|choice| done(&look.texts.say(choice, &[])));
                question.into_iter().chain(answer).flatten().collect()
            }
            Deed::Mark(_) => {
                let marks = self.marked.get(&at);
                let names = marks.filter(|_| detail != Detail::Pictures).map(|marks| marks.names(look));
                let mut lines = done(&say!(look, "lesson-found-marks", names = names.unwrap_or_default()));
                let drawn = marks.filter(|_| detail == Detail::Pictures).map(|marks| marks.lines(look));
                lines.extend(drawn.unwrap_or_default().into_iter().map(shifted));
                lines
            }
            _ => {
                let Some(table) = self.found.get(&at) else { return done(&say!(look, "lesson-found-move")) };
                let words = table.last_words(look).map(|(_, words)| words).unwrap_or_default();
                let mut lines = done(&match told::name(table.id(), &table.position(), look) {
                    Some(left) => say!(look, "lesson-found-words", words = words, left = left),
                    None => say!(look, "lesson-found-alone", words = words),
                });
                if detail == Detail::Pictures {
                    lines.extend(picture(table, inner, look).into_iter().map(shifted));
                }
                lines
            }
        }
    }

    /// The message id of the sentence that a step established; `None` while it is the text above the board.
    fn sentence(&self, at: usize) -> Option<&str> {
        let behind = at + 1;
        let step = self.lesson.steps.get(behind).filter(|_| behind < self.at)?;
        let is_told = matches!(step.deed, Deed::Say | Deed::Reveal | Deed::Aim(_));
        kind(self.lesson.steps.get(at)?)?;
        // A step that tells the same text further has not left it behind.
        let same = self.lesson.steps[behind + 1..=self.at.min(self.lesson.steps.len() - 1)].iter();
        let moved_on = same.clone().any(|step| step.text.is_some());
        step.text.as_deref().filter(|_| is_told && moved_on)
    }
}

/// The message ids of the user's part in a step, now and later; `None` if the lesson only talks.
const fn kind(step: &Step) -> Option<[&'static str; 2]> {
    match &step.deed {
        Deed::Ask { choices, .. } if !choices.is_empty() => Some(["lesson-now-answer", "lesson-then-answer"]),
        Deed::Mark(_) => Some(["lesson-now-mark", "lesson-then-mark"]),
        Deed::Find { .. } => Some(["lesson-now-move", "lesson-then-move"]),
        Deed::Free(_) => Some(["lesson-now-game", "lesson-then-game"]),
        _ => None,
    }
}

/// A small picture of the position that a move left.
fn picture(table: &Table, room: Size, look: &Look) -> Vec<Line<'static>> {
    pictured(room, look, |area, buf| drop(table.draw(area, buf, look, Shown::Alone)))
}

/// A text behind a sign.
fn marked(sign: &'static str, text: &str, style: ratatui::style::Style, width: u16) -> Vec<Line<'static>> {
    let lines = wrapped(text, style, width.saturating_sub(2)).into_iter();
    let heads = std::iter::once(Span::styled(format!("{sign} "), style)).chain(std::iter::repeat(Span::raw("  ")));
    heads.zip(lines).map(|(head, line)| Line::from([vec![head], line.spans].concat())).collect()
}

/// A text below what it belongs to.
fn under(text: &str, width: u16, look: &Look) -> Vec<Line<'static>> {
    wrapped(text, look.theme.text, width.saturating_sub(2)).into_iter().map(shifted).collect()
}

/// The line shifted right by two columns.
fn shifted(line: Line<'static>) -> Line<'static> {
    indented(indented(line))
}
