//! The gaps between rams as nim columns; going back is shown as the reversible move it is.

use ratatui::layout::Size;
use zugzwang_engine::{Outcome, theory::gaps::Gaps};

use super::{
    Course, Picture, Step, View, lost_story,
    nim_sum::{figures, odd_columns},
    staged::{Change, Row, Staged, Told},
    wrapped,
};
use crate::{look::Look, say};

pub(super) fn picture(why: &Gaps, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> Picture {
    let value = say!(look, "why-gaps-value", sum = why.heaps.nim_sum);
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let after = after!(view, Gaps);
    let (figure, mut pick) = figures(&why.heaps, after.map(|after| &after.heaps), look, width);
    if let Some(told) = after.and_then(|after| retreat(why, after, look)) {
        pick.extend(wrapped(&told, look.theme.text, width));
    }
    let story = story(why, view, look);
    let course = course(why, &story, look, width);
    Picture { value, figure, pick, story, course }
}

/// The gaps, their columns, the crosses, the gap that is flipped.
fn course(why: &Gaps, story: &[String], look: &Look, width: u16) -> Course {
    let mut said = story.iter().cloned();
    let change = why.heaps.flip.as_ref();
    let told = Told { crosses: said.next(), row: None, change: change.and_then(|_| said.next()) };
    let rows = why.heaps.rows.iter().map(|&value| Row { size: String::new(), value }).collect();
    let change = change.map(|flip| Change { row: flip.heap - 1, size: String::new(), to: flip.to });
    let staged = Staged::new(rows, change, look, width);
    let steps = staged.steps(told).into_iter().chain(said.map(Step::said)).collect();
    Course::new(staged.opening(), steps)
}

/// How a retreat is answered; `None` where the move goes forward.
fn retreat(why: &Gaps, after: &Gaps, look: &Look) -> Option<String> {
    let mut changed = why.heaps.rows.iter().zip(&after.heaps.rows).filter(|(from, to)| to > from);
    let (from, to) = changed.next()?;
    Some(say!(look, "why-gaps-retreat", by = to - from, gap = *from))
}

fn story(why: &Gaps, view: &View<'_>, look: &Look) -> Vec<String> {
    match (view.outcome, &why.heaps.flip) {
        (Outcome::Win, Some(flip)) => {
            let (from, to, track) = (flip.from, flip.to, flip.heap);
            vec![
                odd_columns(&why.heaps.crosses, look),
                say!(look, "why-gaps-flip", from = from, to = to, by = from - to, track = track),
                say!(look, "why-gaps-then"),
            ]
        }
        _ => lost_story(say!(look, "why-gaps-even"), view, look),
    }
}
