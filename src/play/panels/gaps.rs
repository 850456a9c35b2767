//! The gaps between rams as nim columns; going back is shown as the reversible move it is.

use ratatui::layout::Size;
use zugzwang_engine::{
    Outcome,
    theory::{gaps::Gaps, nim_sum::Flip},
};

use super::{
    Beat, Picture, Story, View, beat, lost,
    nim_sum::{figures, flip_beat, parts, unpaired},
    staged::{Change, Row, Stage, Staged},
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
    let staged = staged(why, look, width);
    let story = story(why, view, &staged, look);
    let course = story.course(staged.opening(), staged.steps(), look);
    Picture { value, figure, pick, story: story.sentences(look), course }
}

/// Why the theorem holds, told over this very position: nim's proof on the gaps, and why going back changes nothing.
pub(super) fn holds(why: &Gaps, _view: &View<'_>, _look: &Look) -> Story {
    let lost = why.heaps.flip.is_none();
    let mut told = match &why.heaps.flip {
        Some(flip) => advance(why, flip),
        None if why.heaps.rows.iter().all(|gap| *gap == 0) => vec![beat!("holds-gaps-closed", lost = lost)],
        None => vec![beat!("holds-gaps-even"), beat!("holds-gaps-answer")],
    };
    told.extend([beat!("holds-gaps-back", lost = lost), beat!("holds-gaps-end", lost = lost, cells = why.ahead())]);
    Story::from(told)
}

/// The winning advance, and what it leaves.
fn advance(why: &Gaps, flip: &Flip) -> Vec<Beat> {
    let high = why.heaps.crosses.first().copied().unwrap_or(0);
    let &Flip { heap: track, from, to } = flip;
    let others = why.heaps.rows.iter().zip(1..).filter(|(_, at)| *at != track);
    let closed = to == 0 && others.into_iter().all(|(gap, _)| *gap == 0);
    let then = if closed { beat!("holds-gaps-closed", lost = false) } else { beat!("holds-gaps-then") };
    vec![
        beat!("holds-gaps-high", high = high, track = track, from = from),
        beat!("holds-gaps-smaller", high = high, from = from, to = to, by = from - to, gains = high.saturating_sub(1)),
        then,
    ]
}

/// The gaps, their columns, the crosses, the gap that is flipped.
fn staged<'a>(why: &Gaps, look: &'a Look, width: u16) -> Staged<'a> {
    let rows = why.heaps.rows.iter().map(|&value| Row { size: String::new(), value }).collect();
    let flip = why.heaps.flip.as_ref();
    let change = flip.map(|flip| Change { row: flip.heap - 1, size: String::new(), to: flip.to });
    Staged::new(rows, change, look, width)
}

/// Says how a retreat is answered; `None` where the move goes forward.
fn retreat(why: &Gaps, after: &Gaps, look: &Look) -> Option<String> {
    let mut changed = why.heaps.rows.iter().zip(&after.heaps.rows).filter(|(from, to)| to > from);
    let (from, to) = changed.next()?;
    Some(say!(look, "why-gaps-retreat", by = to - from, gap = *from))
}

fn story(why: &Gaps, view: &View<'_>, staged: &Staged<'_>, look: &Look) -> Story {
    let [crosses, change] = [Stage::Crosses, Stage::Change].map(|stage| staged.step_of(stage));
    match (view.outcome, &why.heaps.flip) {
        (Outcome::Win, Some(flip)) => {
            let advance = flip_beat("why-gaps-flip", flip, &why.heaps.crosses, true).with("track", flip.heap);
            Story::from(vec![
                unpaired(&why.heaps.rows, &why.heaps.crosses, "gap", look).with("few", "many").at(crosses),
                advance.with("by", flip.from - flip.to).at(change),
                beat!("why-gaps-then"),
            ])
        }
        _ => lost(beat!("why-gaps-even", parts = parts(&why.heaps.rows, look)).at(crosses), view),
    }
}
