//! Why a rope is won or lost, told over this very rope: by equal pieces, or by one number for every piece.

use std::collections::BTreeSet;

use zugzwang_engine::theory::kayles::{self, Kayles, Piece, Split, nimber, pins};

use crate::{
    look::Look,
    play::panels::{Beat, Story, beat, listed, listed_values},
};

/// The proof: the last cut, the copied cuts, or the values.
pub(super) fn told(why: &Kayles, look: &Look) -> Story {
    let left = places_left(why);
    if why.pieces.iter().all(|piece| piece.pins == 0) {
        return Story::from(vec![beat!("holds-rope-none")]);
    }
    if left == 0 {
        return Story::from(vec![beat!("holds-rope-last")]);
    }
    if why.paired || why.mirror.is_some() { pairs(why, left) } else { values(why, left, look) }
}

/// The places between whole units that are left when the perfect player has made a winning cut, or now.
pub(super) fn places_left(why: &Kayles) -> u64 {
    let Some(split) = &why.split else { return why.pieces.iter().map(|piece| piece.pins).sum() };
    let others = why.pieces.iter().zip(1..).filter(|(_, piece)| *piece != split.piece);
    others.map(|(piece, _)| piece.pins).sum::<u64>() + pins(split.floors.0) + pins(split.floors.1)
}

/// Every cut is copied on the equal piece.
fn pairs(why: &Kayles, left: u64) -> Story {
    let won = why.mirror.is_some();
    let copied = [beat!("holds-rope-twins", won = won), beat!("holds-rope-copy")];
    copied.into_iter().chain([end(won, left)]).collect()
}

/// A piece is worth the least number that no cut of it reaches, and so plays as a heap of nim.
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
    let told = [
        beat!("holds-rope-floor", whole = piece.floor, less = piece.floor - 1),
        beat!("holds-rope-mex", whole = piece.floor, reached = listed(reached(piece), look), value = piece.nimber),
        sum,
        beat!("holds-rope-answer"),
        end(won, left),
    ];
    told.into_iter().chain(period(why)).collect()
}

/// The cut that makes the nim-sum 0.
fn made(why: &Kayles, split: &Split, look: &Look) -> Beat {
    let from = split.piece.checked_sub(1).and_then(|at| why.pieces.get(at)).map_or(0, |piece| piece.nimber);
    let (first, second) = split.nimbers;
    let values = listed_values(piece_values(why), look);
    beat!(
        "holds-rope-make",
        count = why.pieces.len(),
        values = values,
        sum = why.sum.nim_sum,
        piece = split.piece,
        from = from,
        first = first,
        second = second,
        to = first ^ second
    )
}

/// The values of the pieces.
fn piece_values(why: &Kayles) -> Vec<u64> {
    why.pieces.iter().map(|piece| piece.nimber).collect()
}

/// The values that cuts of a piece reach.
pub(super) fn reached(piece: Piece) -> BTreeSet<u64> {
    piece.cuts().map(|(i, j)| nimber(pins(i)) ^ nimber(pins(j))).collect()
}

/// Safe cuts run out, and who is without one.
fn end(won: bool, left: u64) -> Beat {
    beat!("holds-rope-end", won = won, left = left)
}

/// The period of the values, where a piece is long enough to need it.
fn period(why: &Kayles) -> Option<Beat> {
    let period = kayles::period()?;
    let (length, from, by) = (period.length, period.from, period.proved_by);
    let needed = why.pieces.iter().any(|piece| piece.pins >= from);
    needed.then(|| beat!("holds-rope-period", length = length, from = from, to = by - length).in_notation())
}
