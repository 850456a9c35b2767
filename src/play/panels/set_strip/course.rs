//! A pile before a class: the strip, the P-positions, the moves with the values they leave, the mex, and the move.

use std::collections::BTreeSet;

use zugzwang_engine::theory::subtraction_set::Strip;

use super::{LISTED, Window, class, listed, marked, option};
use crate::play::panels::{Beat, Course, Figure, Line, Look, Span, Step, beat, letters, say};

/// The step at which the move is drawn.
pub(super) const MOVE: usize = 4;

/// The part of the strip drawn so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Sizes,
    Classes,
    Moves,
    Move,
}

/// Returns the course: the sizes, which of them are P, what the moves leave, the least value that is missing, the move.
pub(super) fn course(why: &Strip, look: &Look, width: usize) -> Course {
    let strip = |stage| Step::drawn(strip(why, stage, look, width));
    let large = |lines: &[&str]| letters(lines, 3, look.theme.text);
    let values: BTreeSet<u64> = why.pile.options.iter().map(|reach| reach.value).collect();
    let words = values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let (size, least) = (why.pile.size.to_string(), say!(look, "why-set-mex-large", value = why.pile.value));
    // Only a class hears where the value comes from.
    let sentence = mex(why, &values, look).words(look.wording, look);
    let mut steps = vec![
        strip(Stage::Sizes),
        strip(Stage::Classes),
        strip(Stage::Moves).large(large(&[&words])),
        Step { sentence, big: large(&[&words, &least]), ..Step::default() },
    ];
    if let Some(keep) = why.keep {
        let taken = format!("{size}-{}={}", keep.take, keep.left);
        steps.push(strip(Stage::Move).large(large(&[&words, &least, &taken])));
    }
    Course::new(large(&[&size]), steps).over_figure()
}

/// Tells the values the moves leave, and the least one that is missing.
fn mex(why: &Strip, values: &BTreeSet<u64>, look: &Look) -> Beat {
    let (value, count) = (why.pile.value, values.len());
    if count > LISTED {
        return beat!("why-set-mex-many", count, value);
    }
    beat!("why-set-mex", values = listed(values, look), count, value)
}

/// Draws where the moves lead, the line of sizes, the values there, and the sizes' numbers.
fn strip(why: &Strip, stage: Stage, look: &Look, width: usize) -> Figure {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let window = Window::new(why, None, width);
    let option = |position: u64| option(why, position).filter(|_| stage >= Stage::Moves);
    let landing = why.keep.map(|keep| keep.left).filter(|_| stage == Stage::Move);
    let above = window.row(why, |position, _| match option(position) {
        _ if position == why.pile.size => Span::styled(glyphs.here, theme.chosen),
        _ if landing == Some(position) => Span::styled(glyphs.taken, theme.taken),
        Some(reach) => marked(reach, look),
        None => Span::raw(" "),
    });
    let line = window.row(why, |position, value| match stage {
        _ if position == why.pile.size => Span::styled(glyphs.dot, theme.chosen),
        Stage::Sizes => Span::styled(glyphs.dot, theme.text),
        _ => class(value, look),
    });
    // A value of two digits has no place in its column.
    let values = window.row(why, |position, _| match option(position) {
        Some(reach) if reach.value < 10 => Span::styled(reach.value.to_string(), theme.text),
        Some(_) => Span::styled("+", theme.text),
        None => Span::raw(" "),
    });
    vec![above, line, values, Line::styled(window.labels(why), theme.dim)]
}
