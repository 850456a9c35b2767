//! Cuts: what each leaves, which win, and how to hold out.

use super::{Color, Number, Piece, Stalk, number, steps};

/// A cut through a piece of a stalk; both count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cut {
    /// The stalk.
    pub stalk: usize,
    /// The piece, counted from the ground.
    pub piece: usize,
}

/// A cut with what it leaves of the sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Left {
    /// The cut.
    pub cut: Cut,
    /// The sum of the numbers after it.
    pub number: Number,
    /// The nim-sum of the green stalks after it.
    pub nimber: u64,
}

/// Returns the sum of the numbers and the nim-sum of the green stalks.
pub fn sum(stalks: &[Stalk]) -> (Number, u64) {
    let numbers = stalks.iter().map(|stalk| number(&stalk.0)).sum();
    (numbers, stalks.iter().fold(0, |sum, stalk| sum ^ stalk.nimber()))
}

/// Returns whether the player to move wins a sum.
pub fn is_won(number: Number, nimber: u64, mover: Color) -> bool {
    match mover.lead(number).signum() {
        0 => nimber != 0,
        sign => sign > 0,
    }
}

/// Returns every cut of a player, by stalk and then by piece, with what it leaves.
pub fn cuts(stalks: &[Stalk], mover: Color) -> Vec<Left> {
    let (all, nimbers) = sum(stalks);
    let mut cuts = Vec::new();
    for (at, stalk) in stalks.iter().enumerate() {
        let rest = all - number(&stalk.0);
        let mut below = Number::ZERO;
        for (height, (piece, step)) in stalk.0.iter().zip(steps(&stalk.0)).enumerate() {
            if mover.cuts(*piece) {
                let green = if *piece == Piece::Green { stalk.nimber() ^ height as u64 } else { 0 };
                let cut = Cut { stalk: at + 1, piece: height + 1 };
                cuts.push(Left { cut, number: rest + below, nimber: nimbers ^ green });
            }
            below = below + step;
        }
    }
    cuts
}

/// Returns the winning cuts of a player, in order.
pub fn winning(stalks: &[Stalk], mover: Color) -> impl Iterator<Item = Left> {
    cuts(stalks, mover).into_iter().filter(move |left| !is_won(left.number, left.nimber, mover.other()))
}

/// Returns the perfect player's cut in a won position: the first of those that give up least of the number.
pub fn suggested(stalks: &[Stalk], mover: Color) -> Option<Left> {
    // Of equal leads, `max_by_key` would return the last.
    winning(stalks, mover).min_by_key(|left| -mover.lead(left.number))
}

/// Returns the cut to play in a lost position. It gives up least of the number, which leaves the most moves; of several
/// such cuts it is the one with the fewest winning replies, and of these the one that leaves the most pieces.
pub fn hold_out(stalks: &[Stalk], mover: Color) -> Option<Left> {
    let cuts = cuts(stalks, mover);
    let kept = cuts.iter().map(|left| mover.lead(left.number)).max()?;
    cuts.into_iter().filter(|left| mover.lead(left.number) == kept).min_by_key(|left| {
        let Cut { stalk, piece } = left.cut;
        let mut after = stalks.to_vec();
        let mut fallen = 0;
        if let Some(cut) = after.get_mut(stalk - 1) {
            fallen = cut.0.len() + 1 - piece;
            *cut = cut.below(piece);
        }
        (winning(&after, mover.other()).count(), fallen)
    })
}
