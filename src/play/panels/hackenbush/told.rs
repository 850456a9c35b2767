//! The story of a garden: who is ahead and by how much, the cut that keeps it, and what the opponent can then not do.

use zugzwang_engine::theory::hackenbush::{Hackenbush, Number, StalkFigure, Winning};

use super::{Beat, Look, Story, View, beat, listed, lost, mixed, moves, nim_sum, say};
use crate::words::halves::added;

/// Every beat names the players by colour in `who`, the player to move, because the reader may be either of them or neither.
pub(super) fn story(why: &Hackenbush, view: &View<'_>, look: &Look) -> Story {
    let who = why.mover.name();
    told(why, view, look).into_iter().map(|beat| split(beat.with("who", who), why, look)).collect()
}

/// Adds to a beat what the green stalks are when the loser moves, and the parts they are split into.
pub(super) fn split(beat: Beat, why: &Hackenbush, look: &Look) -> Beat {
    beat.with("few", few(why)).with("colored", has_color(why)).with("parts", parts(why, look))
}

fn told(why: &Hackenbush, view: &View<'_>, look: &Look) -> Story {
    let (lead, nimber) = (why.lead(), why.nimber);
    let sum = summed(why, look);
    let greens = green(why);
    match &why.keep {
        Some(keep) if lead == Number::ZERO => {
            // The largest part that cannot be paired up.
            let high = nimber.checked_ilog2().map_or(0, |bit| 1_u64 << bit);
            let decide = beat!("why-hackenbush-greens-decide", sum, nimber, high, greens = listed(greens, look));
            vec![decide, beat!("why-hackenbush-pair", words = view.best_move()), then(keep, why)]
        }
        Some(keep) => vec![
            beat!("why-hackenbush-ahead", sum, lead = moves(lead, look), sign = sign(why)),
            kept(keep, why, view, look),
            then(keep, why),
        ],
        None if lead == Number::ZERO => lost(beat!("why-hackenbush-level", sum, green = has_green(why)), view),
        None => {
            let behind = moves(-lead, look);
            lost(beat!("why-hackenbush-behind", sum, behind, sign = sign(why)), view)
        }
    }
}

/// Tells the perfect player's cut, what it gives away and what is left.
fn kept(keep: &Winning, why: &Hackenbush, view: &View<'_>, look: &Look) -> Beat {
    let left = why.mover.lead(keep.number);
    let kind = match (keep.gives == Number::ZERO, left == Number::ZERO) {
        (true, _) => "free",
        (_, true) => "level",
        _ => "ahead",
    };
    let gives = moves(keep.gives, look);
    beat!("why-hackenbush-keep", words = view.best_move(), kind, gives, number = mixed(keep.number, look))
}

/// Tells what the opponent can do after the cut.
fn then(keep: &Winning, why: &Hackenbush) -> Beat {
    let level = why.mover.lead(keep.number) == Number::ZERO;
    // A cut at the ground of the only green stalk leaves no green.
    let cut = |at: usize| keep.cut.stalk == at && keep.cut.piece == 1;
    let green = (1..).zip(&why.stalks).any(|(at, stalk)| stalk.nimber > 0 && !cut(at));
    let kind = match (keep.replies, level) {
        (0, _) => "stuck",
        (_, true) if green && why.number == Number::ZERO => return beat!("why-hackenbush-then-green"),
        (_, true) => "level",
        _ => "ahead",
    };
    beat!("why-hackenbush-then", kind, green)
}

/// Returns the word by which texts select whose side of 0 the sum is on.
fn sign(why: &Hackenbush) -> &'static str {
    match why.number.signum() {
        0 => "zero",
        1 => "blue",
        _ => "red",
    }
}

/// Returns `yes` if a green piece stands, by which the texts select.
pub(super) fn has_green(why: &Hackenbush) -> &'static str {
    if green(why).is_empty() { "no" } else { "yes" }
}

/// Returns the sizes of the green stalks.
pub(super) fn green(why: &Hackenbush) -> Vec<u64> {
    why.stalks.iter().map(|stalk| stalk.nimber).filter(|nimber| *nimber > 0).collect()
}

/// Returns the word by which texts select how many green stalks the loser faces, after the winning cut if there is one: none, two
/// of the same size, or more, which have to be split into parts.
fn few(why: &Hackenbush) -> &'static str {
    let cut = why.keep.as_ref().map(|keep| keep.cut);
    let is_left = |(at, stalk): &(usize, &StalkFigure)| {
        stalk.nimber > 0 && cut.is_none_or(|cut| cut.stalk != *at || cut.piece > 1)
    };
    match (1..).zip(&why.stalks).filter(is_left).count() {
        0 => "none",
        2 => "pair",
        _ => "many",
    }
}

/// Returns `yes` if a red or blue piece stands, by which the texts select.
fn has_color(why: &Hackenbush) -> &'static str {
    if why.stalks.iter().any(|stalk| stalk.nimber == 0 && !stalk.pieces.0.is_empty()) { "yes" } else { "no" }
}

/// Returns the parts that the green stalks are split into, the largest first; only the smallest if a plain sentence has no room for
/// all.
fn parts(why: &Hackenbush, look: &Look) -> String {
    const MOST: u64 = 8;
    let greens = green(why);
    let is_few = greens.iter().all(|nimber| *nimber < MOST);
    if is_few { nim_sum::parts(&greens, look) } else { say!(look, "plain-hackenbush-parts") }
}

/// Returns the values of the stalks with their sum, `½ + ½ − 1 = 0`; only the sum if they are too many or too fine to be read.
fn summed(why: &Hackenbush, look: &Look) -> String {
    /// The most stalks that a plain sentence adds up.
    const MOST: usize = 4;
    /// The finest value that it names: an eighth.
    const FINEST: u32 = 3;
    let stands = |stalk: &&StalkFigure| stalk.nimber == 0 && !stalk.pieces.0.is_empty();
    let numbers: Vec<Number> = why.stalks.iter().filter(stands).map(|stalk| stalk.number).collect();
    let is_fine = numbers.iter().any(|number| number.parts().2 > FINEST);
    let sum = mixed(why.number, look);
    if numbers.len() < 2 || numbers.len() > MOST || is_fine {
        sum
    } else {
        format!("{} = {sum}", added(&numbers, look))
    }
}
