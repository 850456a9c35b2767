//! Stalks as steps on a number line that add up; green stalks beside them as nimbers.

mod line;
mod proof;
mod told;

use zugzwang_engine::{
    Convention,
    theory::{
        hackenbush::{Hackenbush, Number},
        nim_sum::NimSum,
    },
};

use super::{
    Beat, Figure, Line, Look, Picture, Size, Span, Story, View, Wording, align, beat, listed, lost, nim_sum, room_left,
    said, say, widest, width_of, wrapped,
};
use crate::words::halves::{mixed, moves, readable};
use line::Scale;
pub(super) use proof::holds;

pub(super) fn picture(why: &Hackenbush, view: &View<'_>, look: &Look, room: Size) -> Picture {
    /// Lines that stay free below the figure.
    const SPARE: usize = 2;
    let value = say!(look, "why-hackenbush-value", sum = mixed(why.number, look), nimber = why.nimber);
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let after = after!(view, Hackenbush);
    let story = said(&told::story(why, view, look), look);
    let scale = Scale::new(why, after, look, room.width);
    let pick = after.map(|after| picked(why, after, &scale, look, room.width)).unwrap_or_default();
    let left = room_left(view, &value, &story, pick.len() + SPARE, look, room).height;
    let subject = subject(why, after);
    let mut figure = scale.figure(why, subject, usize::from(left));
    // The green stalks in columns if they decide, and how pieces count, if these push no text out of sight.
    let is_halved = why.stalks.iter().any(|stalk| stalk.pieces.is_red_and_blue());
    let rule = is_halved.then(|| wrapped(&say!(look, "why-hackenbush-rule"), look.theme.text, room.width));
    for part in [greens(why, look, room.width), rule.unwrap_or_default()] {
        if figure.len() + part.len() < usize::from(left) && !part.is_empty() {
            figure.extend(std::iter::once(Line::default()).chain(part));
        }
    }
    Picture { value, figure, pick, story }
}

/// The green stalks in columns like heaps of nim, if they decide and there are several.
fn greens(why: &Hackenbush, look: &Look, width: u16) -> Figure {
    let heaps = told::green(why);
    if why.number != Number::ZERO || heaps.len() < 2 {
        return Figure::new();
    }
    let [columns, _] = nim_sum::figures(&NimSum::of(&heaps, Convention::Normal), None, look, Size { width, height: 0 });
    let head = Line::styled(say!(look, "why-hackenbush-heaps"), look.theme.dim);
    std::iter::once(head).chain(columns).collect()
}

/// The index of the stalk that the sentences are about: the one under the cursor, or else that of the winning cut, or the first
/// that has both colours.
fn subject(why: &Hackenbush, after: Option<&Hackenbush>) -> Option<usize> {
    let changed = after.and_then(|after| why.stalks.iter().zip(&after.stalks).position(|(now, then)| now != then));
    let keep = why.keep.as_ref().map(|keep| keep.cut.stalk.saturating_sub(1));
    changed
        .or(keep)
        .or_else(|| mixed_stalk(why))
        .or_else(|| why.stalks.iter().position(|stalk| !stalk.pieces.0.is_empty()))
}

/// The index of the first stalk that has both colours.
fn mixed_stalk(why: &Hackenbush) -> Option<usize> {
    why.stalks.iter().position(|stalk| stalk.pieces.is_red_and_blue())
}

/// The sum that the cut under the cursor would leave, on the same scale, and what it gives away.
fn picked(why: &Hackenbush, after: &Hackenbush, scale: &Scale<'_>, look: &Look, width: u16) -> Figure {
    let gives = why.mover.lead(why.number - after.number);
    let is_exact = look.wording == Wording::Notation;
    let number = |number| if is_exact { mixed(number, look) } else { readable(number, look) };
    let told = |kind: &str| {
        let [before, then] = [why.number, after.number].map(number);
        say!(look, "why-hackenbush-gives", kind = kind, gives = moves(gives, look), before, then)
    };
    let mut text = told(if gives == Number::ZERO { "none" } else { "some" });
    // The sums are drawn, so a narrow panel does not repeat them.
    if width_of(&text) > usize::from(width) && gives != Number::ZERO {
        text = told("brief");
    }
    let mut lines: Figure = scale.sum(after, &say!(look, "why-time-then"), look.theme.taken).into_iter().collect();
    lines.extend(wrapped(&text, look.theme.text, width));
    if is_exact && why.nimber != after.nimber {
        let text = say!(look, "why-hackenbush-greens", before = why.nimber, then = after.nimber);
        lines.extend(wrapped(&text, look.theme.text, width));
    }
    lines
}

#[cfg(test)]
mod tests;
