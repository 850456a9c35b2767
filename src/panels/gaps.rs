//! The gaps between rams as nim columns; going back is shown as the reversible move it is.

use zugzwang_engine::{Outcome, theory::gaps::Gaps};

use super::{
    Course, Picture, View, lost_story,
    nim_sum::{figures, odd_columns},
    wrapped,
};
use crate::{look::Look, say};

pub(super) fn picture(why: &Gaps, view: &View<'_>, look: &Look, width: u16) -> Picture {
    let value = say!(look, "why-gaps-value", sum = why.heaps.nim_sum);
    if view.over {
        return Picture::over(value, false, look);
    }
    let after = after!(view, Gaps);
    let (figure, mut pick) = figures(&why.heaps, after.map(|after| &after.heaps), look, width);
    if let Some(told) = after.and_then(|after| retreat(why, after, look)) {
        pick.extend(wrapped(&told, look.theme.text, width));
    }
    Picture { value, figure, pick, story: story(why, view, look), course: Course::default() }
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
