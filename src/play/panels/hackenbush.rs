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
    Beat, Figure, Line, Look, Size, Span, Story, Theory, View, Wording, align, beat, listed, lost, nim_sum, say,
    widest, width_of, wrapped,
};
use crate::words::halves::{mixed, moves, readable};
use line::Scale;

impl Theory for Hackenbush {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-hackenbush-value", sum = mixed(self.number, look), nimber = self.nimber)
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        told::story(self, view, look)
    }

    fn holds(&self, view: &View<'_>, look: &Look) -> Story {
        proof::holds(self, view, look)
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, height }: Size) -> [Figure; 2] {
        /// Lines that stay free below the figure.
        const SPARE: usize = 2;
        let after = view.after();
        let scale = Scale::new(self, after, look, width);
        let pick = after.map(|after| picked(self, after, &scale, look, width)).unwrap_or_default();
        let left = usize::from(height).saturating_sub(pick.len() + SPARE);
        let mut figure = scale.figure(self, subject(self, after), left);
        // The green stalks in columns if they decide, and how pieces count, if these push no text out of sight.
        let is_halved = self.stalks.iter().any(|stalk| stalk.pieces.is_red_and_blue());
        let rule = is_halved.then(|| wrapped(&say!(look, "why-hackenbush-rule"), look.theme.text, width));
        for part in [greens(self, look, width), rule.unwrap_or_default()] {
            if figure.len() + part.len() < left && !part.is_empty() {
                figure.extend(std::iter::once(Line::default()).chain(part));
            }
        }
        [figure, pick]
    }
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
