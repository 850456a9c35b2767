//! A pile before a class: the strip, the P-positions, the moves with the values they leave, the mex, and the move.

use std::collections::BTreeSet;

use ratatui::text::{Line, Span};
use zugzwang_engine::{Outcome, theory::subtraction_set::Strip};

use super::{LISTED, Window, class, listed, mark};
use crate::{
    look::Look,
    play::panels::{Beat, Course, Step, Story, beat, letters},
    say,
};

/// The steps at which the least value that is missing is told, and the move.
const LEAST: usize = 3;
pub(super) const KEPT: usize = 4;

/// The extent to which the strip has been drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Sizes,
    Classes,
    Moves,
    Kept,
}

/// The sizes, which of them are P, what the moves leave, the least value that is missing, the move.
pub(super) fn course(why: &Strip, story: &Story, look: &Look, width: usize) -> Course {
    let strip = |stage| Step::drawn(strip(why, stage, look, width));
    let large = |lines: &[&str]| letters(lines, 3, look.theme.text);
    let values: BTreeSet<u64> = why.pile.options.iter().map(|reach| reach.value).collect();
    let words: Vec<String> = values.iter().map(ToString::to_string).collect();
    let (size, words, least) =
        (why.pile.size.to_string(), words.join(" "), say!(look, "why-set-mex-large", value = why.pile.value));
    let mut steps = vec![
        strip(Stage::Sizes),
        strip(Stage::Classes),
        strip(Stage::Moves).large(large(&[&words])),
        Step::drawn(Vec::new()).large(large(&[&words, &least])),
    ];
    if let Some(keep) = why.keep {
        let taken = format!("{size}-{}={}", keep.take, keep.left);
        steps.push(strip(Stage::Kept).large(large(&[&words, &least, &taken])));
    }
    // A class is also told where the value comes from, which the panel leaves out.
    let mut story = story.clone();
    story.extend([mex(why, &values, look).at(LEAST)]);
    story.course(large(&[&size]), steps, look).over_figure()
}

/// The values the moves leave, and the least one that is missing.
fn mex(why: &Strip, values: &BTreeSet<u64>, look: &Look) -> Beat {
    let value = why.pile.value;
    if values.len() > LISTED {
        return beat!("why-set-mex-many", count = values.len(), value = value);
    }
    beat!("why-set-mex", values = listed(values.iter().copied(), look), count = values.len(), value = value)
}

/// Returns the lines of the strip: where the moves lead, the line of sizes, the values there, and the sizes' numbers.
fn strip(why: &Strip, stage: Stage, look: &Look, width: usize) -> Vec<Line<'static>> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let window = Window::new(why, None, width);
    let row = |sign: &dyn Fn(u64, u64) -> Span<'static>| {
        let cells = window.positions(why).map(|(position, value)| sign(position, value));
        Line::from(cells.map(|cell| window.cell(&cell.content, cell.style)).collect::<Vec<_>>())
    };
    let option = |position: u64| {
        let reach = why.pile.options.iter().find(|reach| reach.left == position);
        reach.filter(|_| stage >= Stage::Moves)
    };
    let kept = why.keep.map(|keep| keep.left).filter(|_| stage == Stage::Kept);
    let above = row(&|position, _| match option(position) {
        _ if position == why.pile.size => Span::styled(glyphs.here, theme.chosen),
        _ if kept == Some(position) => Span::styled(glyphs.taken, theme.taken),
        Some(reach) => {
            let (sign, style) = mark(Outcome::won(reach.value == 0), look);
            Span::styled(sign, style)
        }
        None => Span::raw(" "),
    });
    let line = row(&|position, value| {
        let (sign, style) = match value {
            _ if stage == Stage::Sizes || position == why.pile.size => (glyphs.dot, theme.text),
            _ => class(value, look),
        };
        Span::styled(sign, if position == why.pile.size { theme.chosen } else { style })
    });
    // A value of two digits has no place in its column.
    let values = row(&|position, _| match option(position) {
        Some(reach) if reach.value < 10 => Span::styled(reach.value.to_string(), theme.text),
        Some(_) => Span::styled("+", theme.text),
        None => Span::raw(" "),
    });
    vec![above, line, values, Line::styled(window.labels(why, width), theme.dim)]
}
