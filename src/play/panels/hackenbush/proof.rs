//! Why the theorem holds for a garden: every sum counts in its finest step, and there is always a cut that gives away just that.

use zugzwang_engine::theory::hackenbush::{Hackenbush, Number, Piece, steps};

use super::{
    Beat, Look, Story, View, beat, listed, mixed, moves,
    told::{green, has_green, split},
};

/// Every beat names the players by colour in `who`, the winner.
pub(super) fn holds(why: &Hackenbush, view: &View<'_>, look: &Look) -> Story {
    let winner = if why.keep.is_some() { why.mover } else { why.mover.other() };
    proof(why, view, look).into_iter().map(|beat| split(beat.with("who", winner.name()), why, look)).collect()
}

fn proof(why: &Hackenbush, view: &View<'_>, look: &Look) -> Story {
    let (won, lead, green) = (why.keep.is_some(), why.lead(), has_green(why));
    let level = lead == Number::ZERO;
    if why.keep.as_ref().is_some_and(|keep| keep.replies == 0) {
        return vec![beat!("holds-hackenbush-last", words = view.best_move())];
    }
    if why.stalks.iter().all(|stalk| stalk.nimber > 0 || stalk.pieces.0.is_empty()) {
        return greens(why, look);
    }
    let mut beats = vec![beat!("holds-hackenbush-costs")];
    beats.extend(
        why.stalks.iter().any(|stalk| stalk.pieces.is_red_and_blue()).then(|| beat!("holds-hackenbush-halves")),
    );
    beats.extend(example(why, look));
    if let Some((step, stalk)) = finest(why) {
        let (finest, one) = (mixed(step, look), if step == Number::ONE { "yes" } else { "no" });
        let (lead, cost) = (moves(if won { lead } else { -lead }, look), moves(step, look));
        beats.push(beat!("holds-hackenbush-finest", finest, cost, one, stalk, lead, level));
    }
    beats.extend((green == "yes").then(|| {
        let greens = listed(self::green(why), look);
        beat!("holds-hackenbush-green", level, greens, nimber = why.nimber)
    }));
    beats.push(beat!("holds-hackenbush-end"));
    beats
}

/// Tells why nim decides if only green stalks are left.
fn greens(why: &Hackenbush, look: &Look) -> Story {
    let won = why.keep.is_some();
    vec![
        beat!("holds-hackenbush-nim", nimber = why.nimber, greens = listed(green(why), look)),
        beat!("holds-hackenbush-nim-end", won),
    ]
}

/// Tells between which two numbers the value of a stalk lies: the shortest one of both colours, or else the first. `None` if its
/// value is too fine to be read.
fn example(why: &Hackenbush, look: &Look) -> Option<Beat> {
    /// The finest value that is told: a 64th.
    const FINEST: u32 = 6;
    let colored = || why.stalks.iter().enumerate().filter(|(_, stalk)| stalk.nimber == 0 && !stalk.pieces.0.is_empty());
    let of_both = colored().filter(|(_, stalk)| stalk.number.parts().1 > 0);
    let (at, stalk) = of_both.min_by_key(|(_, stalk)| stalk.pieces.0.len()).or_else(|| colored().next())?;
    if stalk.number.parts().2 > FINEST {
        return None;
    }
    let (pieces, value) = (&stalk.pieces.0, mixed(stalk.number, look));
    let (mut below, mut low, mut high) = (Number::ZERO, None, None);
    for (piece, step) in pieces.iter().zip(steps(pieces)) {
        match piece {
            Piece::Blue => low = low.max(Some(below)),
            _ => high = Some(high.map_or(below, |high: Number| high.min(below))),
        }
        below = below + step;
    }
    let kind = match (low, high) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "blue",
        _ => "red",
    };
    let [low, high] = [low, high].map(|end| mixed(end.unwrap_or_default(), look));
    Some(beat!("holds-hackenbush-between", kind, stalk = at + 1, value, low, high, count = pieces.len()))
}

/// Returns the size of the finest step of any piece, and the number of the stalk that it is in.
fn finest(why: &Hackenbush) -> Option<(Number, usize)> {
    let last = |pieces: &[Piece]| steps(pieces).last().map(Number::abs);
    let stalks = (1..).zip(&why.stalks).filter(|(_, stalk)| stalk.nimber == 0);
    stalks.filter_map(|(at, stalk)| Some((last(&stalk.pieces.0)?, at))).min_by_key(|(step, _)| *step)
}
