//! The proof that a rope is won or lost, told for this rope: by equal pieces, or by one number for every piece.

use std::collections::BTreeSet;

use zugzwang_engine::theory::kayles::{self, Kayles, Piece, Split, nimber, pins};

use super::ways;
use crate::play::panels::{Beat, Look, Story, all_of, beat, listed_values};

/// Tells the proof: the last cut, the copied cuts, or the values.
pub(super) fn proof(why: &Kayles, look: &Look) -> Story {
    let left = places_left(why);
    if why.pieces.iter().all(|piece| piece.pins == 0) {
        return vec![beat!("holds-rope-none")];
    }
    if left == 0 {
        return vec![beat!("holds-rope-last")];
    }
    if why.paired || why.mirror.is_some() { pairs(why, left) } else { values(why, left, look) }
}

/// Returns the number of places between whole units after the perfect player's winning cut, or now if there is none.
pub(super) fn places_left(why: &Kayles) -> u64 {
    let Some(split) = &why.split else { return why.pieces.iter().map(|piece| piece.pins).sum() };
    let others = why.pieces.iter().zip(1..).filter(|(_, piece)| *piece != split.piece);
    others.map(|(piece, _)| piece.pins).sum::<u64>() + pins(split.floors.0) + pins(split.floors.1)
}

/// Tells that every cut is copied on the equal piece.
fn pairs(why: &Kayles, left: u64) -> Story {
    let won = why.mirror.is_some();
    vec![beat!("holds-rope-twins", won), beat!("holds-rope-copy"), end(won, left)]
}

/// Tells that a piece is worth the least number that no cut of it reaches, and so plays like a heap of nim.
fn values(why: &Kayles, left: u64, look: &Look) -> Story {
    let won = why.split.is_some();
    // In a rope that can be cut safely some piece is worth more than 0.
    let Some(piece) = why.pieces.iter().copied().max_by_key(|piece| (piece.nimber, piece.floor)) else {
        return Story::default();
    };
    let sum = match &why.split {
        Some(split) => made(why, split, look),
        None => beat!("holds-rope-zero", count = why.pieces.len(), values = listed_values(piece_values(why), look)),
    };
    let beats = [
        beat!("holds-rope-floor", whole = piece.floor, less = piece.floor - 1),
        mex(piece, look),
        sum,
        beat!("holds-rope-answer"),
        end(won, left),
    ];
    beats.into_iter().chain(period(why)).collect()
}

/// Tells which cut makes the nim-sum 0.
fn made(why: &Kayles, &Split { piece, nimbers: (first, second), .. }: &Split, look: &Look) -> Beat {
    let from = piece.checked_sub(1).and_then(|at| why.pieces.get(at)).map_or(0, |piece| piece.nimber);
    let (count, values, sum) = (why.pieces.len(), listed_values(piece_values(why), look), why.sum.nim_sum);
    beat!("holds-rope-make", count, values, sum, piece, from, first, second, to = first ^ second)
}

/// Tells what a piece is worth, with a cut to each smaller value.
fn mex(piece: Piece, look: &Look) -> Beat {
    let (whole, value, reached) = (piece.floor, piece.nimber, reached(piece));
    let cut = |value| piece.cuts().find(|(i, j)| nimber(pins(*i)) ^ nimber(pins(*j)) == value);
    let left = (0..value).filter_map(|value| cut(value).map(|(i, j)| (format!("{i}+{j}"), value)));
    let (ways, count) = (ways(left, look), reached.len());
    beat!("holds-rope-mex", whole, reached = all_of(reached, look), value, ways, count)
}

fn piece_values(why: &Kayles) -> Vec<u64> {
    why.pieces.iter().map(|piece| piece.nimber).collect()
}

/// Returns the values that cuts of a piece reach.
pub(super) fn reached(piece: Piece) -> BTreeSet<u64> {
    piece.cuts().map(|(i, j)| nimber(pins(i)) ^ nimber(pins(j))).collect()
}

/// Tells that safe cuts run out, and for whom.
fn end(won: bool, left: u64) -> Beat {
    beat!("holds-rope-end", won, left)
}

/// Tells the period of the values, if a piece is long enough to need it.
fn period(why: &Kayles) -> Option<Beat> {
    let period = kayles::period()?;
    let (length, from, by) = (period.length, period.from, period.proved_by);
    let needed = why.pieces.iter().any(|piece| piece.pins >= from);
    needed.then(|| beat!("holds-rope-period", length, from, to = by - length).in_notation())
}
