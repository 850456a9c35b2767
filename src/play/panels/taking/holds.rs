//! Why a row is won or lost, told over this very row: by its axis, or by one number for every run.

use zugzwang_engine::theory::{
    mirrored_row::MirroredRow,
    taking::{Part, Taking, WinningTake},
};

use super::{run_values, values};
use crate::{
    look::Look,
    play::panels::{Beat, Story, beat, listed, listed_values},
};

/// The proof: the last move, the mirrored moves, or the values.
pub(super) fn told(why: &Taking, look: &Look) -> Story {
    if let Some(keep) = why.keep.as_ref().filter(|keep| ends(why, keep)) {
        return Story::from(vec![beat!("holds-taking-last", cells = keep.take.to_string(), least = why.least)]);
    }
    why.mirror.map_or_else(|| summed(why, look), |mirror| mirrored(why, &mirror))
}

/// Returns whether this take leaves no run that is long enough for a move.
fn ends(why: &Taking, keep: &WinningTake) -> bool {
    let others = why.parts.iter().filter(|part| part.run != keep.part.run).map(|part| part.run.length);
    others.chain([keep.left, keep.right]).all(|length| length < why.least)
}

/// The free cells that are left when the perfect player has made a winning move, or now.
fn left(why: &Taking) -> u64 {
    let free: u64 = why.parts.iter().map(|part| part.run.length).sum();
    free.saturating_sub(why.keep.as_ref().map_or(0, |keep| keep.take.count()))
}

/// Each move is answered by its mirror image.
fn mirrored(why: &Taking, mirror: &MirroredRow) -> Story {
    let won = mirror.reply.is_some();
    let cells = mirror.reply.map(|reply| reply.to_string()).unwrap_or_default();
    let whole = mirror.sum - 1;
    let middle = if whole % 2 == 1 {
        "cell"
    } else if why.most == 1 {
        "single"
    } else {
        "pair"
    };
    let (low, high) = (mirror.sum / 2, mirror.sum - mirror.sum / 2);
    Story::from(vec![
        beat!("holds-axis-same", won = won, cells = cells, sum = mirror.sum),
        beat!("holds-axis-apart", middle = middle, low = low, high = high),
        beat!("holds-axis-free", sum = mirror.sum),
        end("holds-axis-end", won, why),
    ])
}

/// A run is worth the least number that no move in it reaches, and so plays as a heap of nim.
fn summed(why: &Taking, look: &Look) -> Story {
    let won = why.keep.is_some();
    let long_enough = why.parts.iter().copied().filter(|part| part.run.length >= why.least);
    let Some(part) = long_enough.max_by_key(|part| (part.value, part.run.length)) else { return Story::default() };
    let (count, worth) = (why.parts.len(), listed_values(run_values(why), look));
    let sum = why.keep.as_ref().map_or_else(
        || beat!("holds-taking-zero", count = count, values = worth.clone()),
        |keep| {
            let (cells, from, to) = (keep.take.to_string(), keep.part.value, keep.value);
            let (values, sum) = (worth.clone(), why.nim_sum);
            beat!("holds-taking-make", count = count, values = values, sum = sum, cells = cells, from = from, to = to)
        },
    );
    let told = [value(why, part, look), sum, beat!("holds-taking-answer"), end("holds-taking-end", won, why)];
    told.into_iter().chain(period(why)).collect()
}

/// Tells what a run is worth, and what its moves reach; where it is long, that this was worked out.
fn value(why: &Taking, part: Part, look: &Look) -> Beat {
    let length = part.run.length;
    let reached = if length > values::LONGEST {
        "none".to_owned()
    } else {
        let shorter = values::of(why.least, why.most, length.saturating_sub(1));
        listed(values::met(&shorter, why.least, why.most, length), look)
    };
    beat!("holds-taking-mex", length = length, reached = reached, value = part.value)
}

/// Moves run out, and who is without one.
fn end(id: &'static str, won: bool, why: &Taking) -> Beat {
    beat!(id, won = won, least = why.least, left = left(why))
}

/// The octal periodicity theorem with this rule's numbers.
fn period(why: &Taking) -> Option<Beat> {
    let period = why.period?;
    let code = why.code.as_deref().unwrap_or("none");
    let (length, from, to) = (period.length, period.from, period.proved_by - period.length);
    Some(
        beat!("holds-taking-period", code = code, most = why.most, length = length, from = from, to = to).in_notation(),
    )
}
