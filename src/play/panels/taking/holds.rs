//! The proof that a row is won or lost, told for this row: by its axis, or by one number for every run.

use zugzwang_engine::theory::{
    mirrored_row::MirroredRow,
    taking::{Part, Taking, WinningTake},
};

use super::{pieces, run_values, values, ways};
use crate::play::panels::{Beat, Look, Story, all_of, beat, listed_values, nim_sum::few_of};

/// Tells the proof: the last move, the mirrored moves, or the values.
pub(super) fn proof(why: &Taking, look: &Look) -> Story {
    if let Some(keep) = why.keep.as_ref().filter(|keep| ends(why, keep)) {
        return Story::from(vec![beat!("holds-taking-last", cells = keep.take.to_string(), least = why.least)]);
    }
    why.mirror.map_or_else(|| summed(why, look), |mirror| mirrored(why, &mirror))
}

/// Returns whether this take leaves no run that is long enough for a move.
pub(super) fn ends(why: &Taking, keep: &WinningTake) -> bool {
    let others = why.parts.iter().filter(|part| part.run != keep.part.run).map(|part| part.run.length);
    others.chain([keep.left, keep.right]).all(|length| length < why.least)
}

/// Returns the number of cells that are free after the perfect player's winning move, or now if there is none.
fn left(why: &Taking) -> u64 {
    let free: u64 = why.parts.iter().map(|part| part.run.length).sum();
    free.saturating_sub(why.keep.as_ref().map_or(0, |keep| keep.take.count()))
}

/// Tells how each move is answered by its mirror image.
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
        beat!("holds-axis-same", won, cells, sum = mirror.sum),
        beat!("holds-axis-apart", middle, low, high),
        beat!("holds-axis-free", sum = mirror.sum),
        end("holds-axis-end", won, why),
    ])
}

/// Tells that a run is worth the least number that no move in it reaches, and so plays like a heap of nim.
fn summed(why: &Taking, look: &Look) -> Story {
    let won = why.keep.is_some();
    let long_enough = why.parts.iter().copied().filter(|part| part.run.length >= why.least);
    let Some(part) = long_enough.max_by_key(|part| (part.value, part.run.length)) else { return Story::default() };
    let (count, values) = (why.parts.len(), listed_values(run_values(why), look));
    let sum = match &why.keep {
        Some(keep) => {
            let (cells, from, to) = (keep.take.to_string(), keep.part.value, keep.value);
            beat!("holds-taking-make", count, values, sum = why.nim_sum, cells, from, to)
        }
        None => beat!("holds-taking-zero", count, values, few = few_of(&run_values(why))),
    };
    let beats = [value(why, part, look), sum, beat!("holds-taking-answer"), end("holds-taking-end", won, why)];
    beats.into_iter().chain(period(why)).collect()
}

/// Tells what a run is worth and what its moves reach; of a long run only that its value was computed.
fn value(why: &Taking, part: Part, look: &Look) -> Beat {
    let (length, value) = (part.run.length, part.value);
    if length > values::LONGEST {
        return beat!("holds-taking-mex", length, reached = "none", value, ways = "", count = 0_u64);
    }
    let shorter = values::of(why.least, why.most, length.saturating_sub(1));
    let reached = values::met(&shorter, why.least, why.most, length);
    let left = (0..value).filter_map(|value| {
        let (left, right) = values::to(&shorter, why.least, why.most, length, value)?;
        Some((pieces([left, right].into_iter().filter(|length| *length > 0)), value))
    });
    let (ways, count) = (ways(left, look), reached.len());
    beat!("holds-taking-mex", length, reached = all_of(reached, look), value, ways, count)
}

/// Tells that moves run out, and for whom.
fn end(id: &'static str, won: bool, why: &Taking) -> Beat {
    beat!(id, won, least = why.least, left = left(why))
}

/// Tells the octal periodicity theorem with this rule's numbers.
fn period(why: &Taking) -> Option<Beat> {
    let period = why.period?;
    let code = why.code.as_deref().unwrap_or("none");
    let (length, from, to) = (period.length, period.from, period.proved_by - period.length);
    Some(beat!("holds-taking-period", code, most = why.most, length, from, to).in_notation())
}
