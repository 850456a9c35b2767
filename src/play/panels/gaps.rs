//! The gaps between rams as nim columns; a retreat is shown as the reversible move it is.

use zugzwang_engine::theory::{gaps::Gaps, nim_sum::Flip};

use super::{
    Beat, Look, Outcome, Picture, Size, Story, View, beat, lost,
    nim_sum::{figures, flip_beat, parts, staged, unpaired},
    said, say, wrapped,
};

pub(super) fn picture(why: &Gaps, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> Picture {
    let value = say!(look, "why-gaps-value", sum = why.heaps.nim_sum);
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let after = after!(view, Gaps);
    let room = Size { width, height: 0 };
    let [figure, mut pick] = figures(&why.heaps, after.map(|after| &after.heaps), look, room);
    if let Some(text) = after.and_then(|after| retreat(why, after, look)) {
        pick.extend(wrapped(&text, look.theme.text, width));
    }
    let staged = staged(&why.heaps, look, width);
    let story = said(&story(why, view, staged.sums(), look), look);
    Picture { value, figure, pick, story, course: view.course(|| staged.course()) }
}

/// Proves the theorem for this position: nim's proof for the gaps, and why a retreat changes nothing.
pub(super) fn holds(why: &Gaps, _view: &View<'_>, _look: &Look) -> Story {
    let lost = why.heaps.flip.is_none();
    let mut beats = match &why.heaps.flip {
        Some(flip) => advance(why, flip),
        None if why.heaps.rows.iter().all(|gap| *gap == 0) => vec![beat!("holds-gaps-closed", lost)],
        None => vec![beat!("holds-gaps-even"), beat!("holds-gaps-answer")],
    };
    beats.extend([beat!("holds-gaps-back", lost), beat!("holds-gaps-end", lost, cells = why.ahead())]);
    beats
}

/// Tells the winning advance and what it leaves.
fn advance(why: &Gaps, flip: &Flip) -> Vec<Beat> {
    let high = why.heaps.crosses.first().copied().unwrap_or(0);
    let &Flip { heap: track, from, to } = flip;
    let mut others = why.heaps.rows.iter().zip(1..).filter(|(_, at)| *at != track);
    let closed = to == 0 && others.all(|(gap, _)| *gap == 0);
    let then = if closed { beat!("holds-gaps-closed", lost = false) } else { beat!("holds-gaps-then") };
    vec![
        beat!("holds-gaps-high", high, track, from),
        beat!("holds-gaps-smaller", high, from, to, by = from - to, gains = high.saturating_sub(1)),
        then,
    ]
}

/// Says how a retreat is answered; `None` if the move goes forward.
fn retreat(why: &Gaps, after: &Gaps, look: &Look) -> Option<String> {
    let (from, to) = why.heaps.rows.iter().zip(&after.heaps.rows).find(|(from, to)| to > from)?;
    Some(say!(look, "why-gaps-retreat", by = to - from, gap = *from))
}

fn story(why: &Gaps, view: &View<'_>, [crosses, change]: [usize; 2], look: &Look) -> Story {
    match (view.outcome, &why.heaps.flip) {
        (Outcome::Win, Some(flip)) => {
            let advance = flip_beat("why-gaps-flip", flip, &why.heaps.crosses, true).with("track", flip.heap);
            vec![
                unpaired(&why.heaps.rows, &why.heaps.crosses, "gap", "many", look).at(crosses),
                advance.with("by", flip.from - flip.to).at(change),
                beat!("why-gaps-then"),
            ]
        }
        _ => lost(beat!("why-gaps-even", parts = parts(&why.heaps.rows, look)).at(crosses), view),
    }
}
