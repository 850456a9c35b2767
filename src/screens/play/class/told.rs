//! What a class, a lesson and the demo show: the board, and the reason as far as it has been told.

use super::{super::GameView, Untold};
use crate::{
    look::wording::Wording,
    play::panels::{Lecture, mark},
    screens::{board_hits, prelude::*},
};

/// Rows left to text beside a figure that can grow.
const TEXT: u16 = 8;

impl GameView {
    /// Draws the board, without the analysis while that is hidden or has not been told completely.
    pub(in crate::screens::play) fn draw_cells(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        board_hits(area, self.table.draw(area, buf, look, self.shown()))
    }

    /// The part of the board that is shown.
    pub(in crate::screens::play) fn shown(&self) -> Shown {
        if self.revealed().is_all() {
            return Shown::Whole { steered: self.steered };
        }
        let steered = self.steered && !self.is_idle();
        // The first step is the verdict.
        let has_begun = self.class_told().is_some_and(|(told, _)| told > 1);
        if has_begun { Shown::Whole { steered } } else { Shown::Untold { steered } }
    }

    /// The reason as far as it has been told; `None` while it is not known.
    pub(in crate::screens::play) fn class_lines(
        &self,
        told: usize,
        look: &Look,
        room: Size,
    ) -> Option<Vec<Line<'static>>> {
        let (lecture, steps) = (self.table.lecture(look)?, steps_of(told));
        let mut lines = self.opening(&lecture, told, look, room.width);
        let said = sentences(&lecture, steps, look, room.width);
        // A lesson tells the whole reason at once, so nothing moves if a short one leaves its figure more.
        let text = u16::try_from(lines.len() + said.len()).ok().filter(|_| self.is_lesson()).unwrap_or(TEXT).min(TEXT);
        lines.extend(self.drawn(steps, look, Size { height: room.height.saturating_sub(text), ..room }));
        if self.is_demo() {
            let taken = u16::try_from(lines.len()).unwrap_or(u16::MAX);
            let left = Size { height: room.height.saturating_sub(taken), ..room };
            lines.extend(passing(&lecture, told, look, left));
            return Some(lines);
        }
        // The sentences address the player to move.
        if self.own_verdict(look).is_none() {
            lines.extend(said);
        }
        if self.is_lesson() || told == usize::MAX {
            return Some(lines);
        }
        lines.push(Line::default());
        let all = 1 + lecture.steps();
        let key = key_name(Context::Class, Action::Reveal, look);
        let next = if told < all { "next" } else { "move" };
        let next = say!(look, "class-next", key = key, next = next, told = told, all = all);
        lines.extend(wrapped(&next, look.theme.dim, room.width));
        Some(lines)
    }

    /// The figure of the reason, once anything of that has been told.
    pub(in crate::screens::play) fn drawn(&self, steps: usize, look: &Look, room: Size) -> Vec<Line<'static>> {
        if steps == 0 { Vec::new() } else { self.table.lines(Lines::Drawn, look, room) }
    }

    /// The question, then the verdict. A lesson does not ask what it has answered.
    pub(in crate::screens::play) fn opening(
        &self,
        lecture: &Lecture,
        told: usize,
        look: &Look,
        width: u16,
    ) -> Vec<Line<'static>> {
        let (words, style) = if told > 0 {
            self.own_verdict(look).unwrap_or_else(|| lecture.verdict.clone())
        } else {
            self.untold_words(look)
        };
        let mut lines = wrapped(&words, style, width);
        lines.extend(self.hands_told(told, look, width));
        lines
    }
}

impl GameView {
    /// In a lesson, while the opponent is to move: the verdict from the user's point of view, and its style. In notation, reasons
    /// address nobody.
    pub(in crate::screens::play) fn own_verdict(&self, look: &Look) -> Option<(String, Style)> {
        let addresses = self.is_lesson() && look.wording != Wording::Notation;
        if !addresses || self.table.is_over() || self.who(Seat::to_move(self.table.plies())) == Who::You {
            return None;
        }
        let outcome = self.table.worth()?.outcome.flip();
        let id = match outcome {
            Outcome::Win => "plain-verdict-win",
            Outcome::Loss => "plain-verdict-loss",
            Outcome::Draw => "plain-verdict-draw",
            Outcome::Unknown => "plain-verdict-unknown",
        };
        let (sign, style) = mark(outcome, look);
        Some((format!("{sign} {}", say!(look, id, who = Who::You)), style))
    }

    /// In a lesson: whether any of the reason is told.
    pub(in crate::screens) fn has_told(&self) -> bool {
        self.class_told().is_some_and(|(told, _)| told > 0)
    }

    /// The question, or in a lesson a remark, in place of the reason, while nothing of it is told.
    pub(in crate::screens) fn untold_words(&self, look: &Look) -> (String, Style) {
        match self.led().map(|led| led.untold) {
            None => (say!(look, "class-ask"), look.theme.title),
            Some(Untold::Asked) => (say!(look, "lesson-ask"), look.theme.title),
            Some(Untold::Later | Untold::All) => (say!(look, "lesson-untold"), look.theme.text),
            Some(Untold::Move) => (say!(look, "lesson-untold-move"), look.theme.text),
            Some(Untold::Alone) => (say!(look, "lesson-untold-alone"), look.theme.text),
        }
    }
}

/// The number of steps of the lecture, without the verdict; `usize::MAX` stays.
pub(in crate::screens::play) const fn steps_of(told: usize) -> usize {
    if told == usize::MAX { told } else { told.saturating_sub(1) }
}

/// The sentences so far, the latest highlighted.
pub(in crate::screens::play) fn sentences(
    lecture: &Lecture,
    steps: usize,
    look: &Look,
    width: u16,
) -> Vec<Line<'static>> {
    let said: Vec<&str> = lecture.sentences(steps).collect();
    let style = |at: usize| -> Style { if at + 1 == said.len() { look.theme.title } else { look.theme.text } };
    said.iter().enumerate().flat_map(|(at, sentence)| wrapped(sentence, style(at), width)).collect()
}

/// The sentences of the demo. Nobody turns pages, so if they do not all fit, only the latest are shown. The number of steps follows if
/// there is room. No key is named, because any key ends the demo.
fn passing(lecture: &Lecture, told: usize, look: &Look, room: Size) -> Vec<Line<'static>> {
    let height = usize::from(room.height);
    let said = sentences(lecture, steps_of(told), look, room.width);
    let mut lines = if said.len() > height { latest(lecture, steps_of(told), look, room) } else { said };
    if told < usize::MAX && lines.len() + 2 <= height {
        lines.push(Line::default());
        let count = say!(look, "class-count", told = told, all = 1 + lecture.steps());
        lines.extend(wrapped(&count, look.theme.dim, room.width));
    }
    lines
}

/// The latest sentences, as many whole ones as fit, at least one.
fn latest(lecture: &Lecture, steps: usize, look: &Look, room: Size) -> Vec<Line<'static>> {
    let said: Vec<&str> = lecture.sentences(steps).collect();
    let mut lines = Vec::new();
    for (behind, sentence) in said.iter().rev().enumerate() {
        let style = if behind == 0 { look.theme.title } else { look.theme.text };
        let mut all = wrapped(sentence, style, room.width);
        if behind > 0 && all.len() + lines.len() > usize::from(room.height) {
            break;
        }
        all.append(&mut lines);
        lines = all;
    }
    lines
}
