//! What a class, a lesson and the demo show: the board, and the reason as far as it has been told.

use super::{
    class::{Class, Told},
    hints::left_of,
};
use crate::{
    look::wording::Wording,
    play::panels::{Lecture, mark},
    screens::prelude::*,
};

/// Rows left to text beside a figure that can grow.
const TEXT: u16 = 8;

impl Class {
    /// The reason as far as it has been told; `None` while it is not known.
    pub(super) fn lines(&self, told: Told, table: &Table, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        let lecture = table.lecture(look)?;
        let mut lines = self.opening(&lecture, told, table, look, room.width);
        let said = sentences(&lecture, told, look, room.width);
        // A lesson tells the whole reason at once, so nothing moves if a short one leaves its figure more.
        let text = u16::try_from(lines.len() + said.len()).ok().filter(|_| self.is_lesson()).unwrap_or(TEXT).min(TEXT);
        lines.extend(told.figure(table, look, Size { height: room.height.saturating_sub(text), ..room }));
        if self.is_demo() {
            lines.extend(passing(&lecture, told, look, left_of(&lines, room)));
            return Some(lines);
        }
        // The sentences address the player to move.
        if self.own_verdict(table, look).is_none() {
            lines.extend(said);
        }
        if self.is_lesson() || told.steps == usize::MAX {
            return Some(lines);
        }
        lines.push(Line::default());
        let all = 1 + lecture.steps();
        let key = key_name(Context::Class, Action::Reveal, look);
        let next = if told.steps < all { "next" } else { "move" };
        let next = say!(look, "class-next", key = key, next = next, told = told.steps, all = all);
        lines.extend(wrapped(&next, look.theme.dim, room.width));
        Some(lines)
    }

    /// The question, then the verdict. A lesson does not ask what it has answered.
    pub(super) fn opening(
        &self,
        lecture: &Lecture,
        told: Told,
        table: &Table,
        look: &Look,
        width: u16,
    ) -> Vec<Line<'static>> {
        let (words, style) = if told.steps > 0 {
            let said = self.own_verdict(table, look).or_else(|| self.answer(table, look));
            said.unwrap_or_else(|| lecture.verdict.clone())
        } else {
            (say!(look, "class-ask"), look.theme.title)
        };
        let mut lines = wrapped(&words, style, width);
        lines.extend(self.hands_told(told.steps, table, look, width));
        lines
    }

    /// In a lesson, while the opponent is to move: the verdict from the user's point of view, and its style. In notation, reasons
    /// address nobody.
    pub(super) fn own_verdict(&self, table: &Table, look: &Look) -> Option<(String, Style)> {
        let addresses = self.is_lesson() && look.wording != Wording::Notation;
        let mover = Who::of(table.seats(), Seat::to_move(table.plies()));
        if !addresses || table.is_over() || mover == Who::You {
            return None;
        }
        let outcome = table.worth()?.outcome.flip();
        let id = match outcome {
            Outcome::Win => "plain-verdict-win",
            Outcome::Loss => "plain-verdict-loss",
            Outcome::Draw => "plain-verdict-draw",
            Outcome::Unknown => "plain-verdict-unknown",
        };
        let (sign, style) = mark(outcome, look);
        Some((format!("{sign} {}", say!(look, id, who = Who::You)), style))
    }

    /// The answer to what a class was asked, in the words of the question, and its style. The totals of a game say more, and notation
    /// has words of its own.
    fn answer(&self, table: &Table, look: &Look) -> Option<(String, Style)> {
        let is_asked = self.is_taught() && look.wording != Wording::Notation && !table.is_over();
        let outcome = table.worth().filter(|_| is_asked && table.totals().is_none())?.outcome;
        let winner = match outcome {
            Outcome::Win => "mover",
            Outcome::Loss => "opponent",
            Outcome::Draw | Outcome::Unknown => return None,
        };
        let is_ours = matches!(Who::of(table.seats(), Seat::to_move(table.plies())), Who::You | Who::Seat(_));
        let (sign, style) = mark(if is_ours { outcome } else { outcome.flip() }, look);
        Some((format!("{sign} {}", say!(look, "class-answer", winner = winner)), style))
    }

    /// Whether any of the reason is told.
    pub(in crate::screens) fn has_told(&self, table: &Table) -> bool {
        self.told(table).is_some_and(|told| told.steps > 0)
    }
}

impl Told {
    /// The figure of the reason, once anything of that has been told.
    pub(super) fn figure(self, table: &Table, look: &Look, room: Size) -> Vec<Line<'static>> {
        if self.of_lecture() == 0 { Vec::new() } else { table.lines(Lines::Drawn, look, room) }
    }
}

/// The sentences so far, the latest highlighted.
pub(super) fn sentences(lecture: &Lecture, told: Told, look: &Look, width: u16) -> Vec<Line<'static>> {
    each(lecture, told, look, width).concat()
}

fn each(lecture: &Lecture, told: Told, look: &Look, width: u16) -> Vec<Vec<Line<'static>>> {
    let said: Vec<&str> = lecture.sentences(told.of_lecture()).collect();
    let style = |at: usize| -> Style { if at + 1 == said.len() { look.theme.title } else { look.theme.text } };
    said.iter().enumerate().map(|(at, sentence)| wrapped(sentence, style(at), width)).collect()
}

/// The sentences of the demo. Nobody turns pages, so if they do not all fit, only the latest are shown, at least one. The number of
/// steps follows if there is room. No key is named, because any key ends the demo.
fn passing(lecture: &Lecture, told: Told, look: &Look, room: Size) -> Vec<Line<'static>> {
    let (height, said) = (usize::from(room.height), each(lecture, told, look, room.width));
    let fit = align::last_fitting(&said, height, Vec::len).len().max(1);
    let mut lines = said[said.len().saturating_sub(fit)..].concat();
    if told.steps < usize::MAX && lines.len() + 2 <= height {
        lines.push(Line::default());
        let count = say!(look, "class-count", told = told.steps, all = 1 + lecture.steps());
        lines.extend(wrapped(&count, look.theme.dim, room.width));
    }
    lines
}
