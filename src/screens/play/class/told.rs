//! What a class sees: the board, and the reason as far as it has been told.

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    style::Style,
    text::Line,
};

use super::{
    super::{GameView, WhyPane},
    Untold,
    passing::passing,
};
use crate::{
    look::{Look, align::wrapped},
    play::{board::Shown, panels::Lecture},
    say,
    screens::{Hits, action::Action, board_hits, key_name, keymap::Context},
};

/// The rows that are left to text below a figure that can grow.
const TEXT: u16 = 8;
/// The same while nothing but the verdict is told, which takes two at the most.
const VERDICT: u16 = 2;
/// The rows of what comes next, which a lesson says elsewhere.
const NEXT: u16 = 3;

impl GameView {
    /// The board; without what is known, as long as that is kept back, is hidden, or has not been told a class whole.
    pub(in crate::screens::play) fn draw_cells(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let pieces = if self.told().is_all() && self.why != WhyPane::Hidden {
            self.table.draw(area, buf, look, Shown::Whole { steered: self.steered })
        } else {
            let steered = self.steered && !self.is_idle();
            // A step is told once the verdict is.
            let steps = self.class_told().filter(|(told, _)| *told > 1 && self.why != WhyPane::Hidden);
            let shown =
                steps.map_or(Shown::Untold { steered }, |(told, _)| Shown::Told { steps: steps_of(told), steered });
            self.table.draw(area, buf, look, shown)
        };
        board_hits(area, pieces)
    }

    /// The reason as far as a class has been told it.
    pub(in crate::screens::play) fn class_lines(
        &self,
        told: usize,
        look: &Look,
        room: Size,
    ) -> Option<Vec<Line<'static>>> {
        // A figure that can grow leaves room for the text: for the verdict alone, and for all sentences once one is told.
        let below = |text: u16| self.table.lecture(look, Size { height: room.height.saturating_sub(text), ..room });
        let alone = below(if self.is_lesson() { VERDICT } else { VERDICT + NEXT })?;
        let says = alone.sentences(steps_of(told)).next().is_some();
        let lecture = if says { below(TEXT)? } else { alone };
        let mut lines = self.opening(&lecture, told, look, room.width);
        let steps = steps_of(told);
        lines.extend(lecture.figure(steps).iter().cloned());
        if self.is_demo() {
            let taken = u16::try_from(lines.len()).unwrap_or(u16::MAX);
            let left = Size { height: room.height.saturating_sub(taken), ..room };
            lines.extend(passing(&lecture, told, look, left));
            return Some(lines);
        }
        lines.extend(sentences(&lecture, steps, look, room.width));
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

    /// The question, and after it the verdict; what a lesson has answered it does not ask.
    pub(in crate::screens::play) fn opening(
        &self,
        lecture: &Lecture,
        told: usize,
        look: &Look,
        width: u16,
    ) -> Vec<Line<'static>> {
        let asks = || say!(look, "class-ask");
        let (words, style) = match self.led().map(|led| led.untold) {
            _ if told > 0 => lecture.verdict.clone(),
            None | Some(Untold::Asked) => (asks(), look.theme.title),
            Some(Untold::Later | Untold::All) => (say!(look, "lesson-untold"), look.theme.text),
            Some(Untold::Move) => (say!(look, "lesson-untold-move"), look.theme.text),
            Some(Untold::Alone) => (say!(look, "lesson-untold-alone"), look.theme.text),
        };
        let mut lines = wrapped(&words, style, width);
        lines.extend(self.hands_told(told, look, width));
        lines
    }
}

/// Returns the number of steps of a lecture that are told when so many are told in all, the verdict among them; all stay all.
pub(in crate::screens::play) const fn steps_of(told: usize) -> usize {
    if told == usize::MAX { told } else { told.saturating_sub(1) }
}

/// Returns what was said so far, the latest set off from the rest.
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
