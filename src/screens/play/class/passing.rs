//! The demonstration: how it goes on for who passes by, and what it says of a reason, for nobody turns its pages.

use ratatui::{layout::Size, text::Line};

use super::{super::GameView, Class, NOMINAL, Teller, comes_ahead, sentences, steps_of};
use crate::{
    look::{Look, align::wrapped},
    play::{board::Table, panels::Lecture},
    say,
};

/// The number of steps in which a reason is told to who passes by.
const PASSING: usize = 3;

impl GameView {
    /// The screen of a game that is played and explained by itself.
    pub(crate) fn explaining(table: Box<dyn Table>) -> Self {
        let class = Some(Class { auto: true, told: 1, teller: Teller::Demo, ..Class::default() });
        Self { class, ..Self::new(table) }
    }

    /// One step on for who passes by: after a first glance a move, then a reason in a few steps, then the next move.
    pub(super) fn pass(&mut self, look: &Look) {
        let Some(steps) = self.class_steps(look) else { return };
        let told = self.class_told().map_or(0, |(told, _)| told);
        if self.table.plies() == 0 || told >= steps {
            self.play_told(look);
        } else {
            let now = told + (steps - 1).div_ceil(PASSING).max(1);
            self.set_told(now.min(steps), now >= steps);
            if self.table.lecture(look, NOMINAL).is_some_and(|lecture| comes_ahead(&lecture, told, now.min(steps))) {
                self.table.point_out();
            }
        }
    }

    /// Returns whether it is played and explained by itself.
    pub(in crate::screens::play) fn is_demo(&self) -> bool {
        self.class.as_ref().is_some_and(|class| class.teller == Teller::Demo)
    }
}

/// Returns what is said to who passes by: nobody turns a page, so of more than there is room for the latest; and how much that
/// is of all, where that has room. No key is named, for it would end the demonstration.
pub(super) fn passing(lecture: &Lecture, told: usize, look: &Look, room: Size) -> Vec<Line<'static>> {
    let height = usize::from(room.height);
    let said = sentences(lecture, steps_of(told), look, room.width);
    let mut lines = if said.len() > height { latest(lecture, steps_of(told), look, room) } else { said };
    let all = 1 + lecture.steps();
    if told < usize::MAX && lines.len() + 2 <= height {
        lines.push(Line::default());
        lines.extend(wrapped(&say!(look, "class-count", told = told, all = all), look.theme.dim, room.width));
    }
    lines
}

/// Returns what was said last, as many whole sentences as there is room for, and one at the least.
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
