//! What the demonstration says of a reason: nobody turns its pages.

use ratatui::{layout::Size, text::Line};

use super::{sentences, steps_of};
use crate::{
    look::{Look, align::wrapped},
    play::panels::Lecture,
    say,
};

/// What is said to who passes by: nobody turns a page, so of more than there is room for the latest; and how much that is of
/// all, where that has room. No key is named, for it would end the demonstration.
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

/// What was said last, as many whole sentences as there is room for, and one at the least.
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
