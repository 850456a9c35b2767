//! The winning cuts: all of them as intervals, one for each pair of whole units, and the mirror image, which is
//! preferred.

use num_traits::{CheckedAdd, CheckedSub};

use super::{
    Pieces,
    cuts::{cut_into, divisions, floor, halves, into, is_kept, middle_of},
};
use crate::{
    InOrder,
    exact::{Exact, Interval},
    theory::kayles::{Image, Kayles},
};

/// Returns every place where a cut wins, from left to right, in as few intervals as possible.
pub(super) fn intervals(pieces: &Pieces, why: &Kayles) -> Vec<Interval> {
    let mut found: Vec<Interval> = Vec::new();
    for (at, ends) in pieces.pieces().enumerate() {
        let units = why.pieces.get(at).map_or(0, |piece| piece.floor);
        for cuts in divisions(units).filter(|floors| why.wins(at, *floors)).map(|floors| into(ends, floors)) {
            match found.last_mut().and_then(|last| Some((last.joined(cuts)?, last))) {
                Some((joined, last)) => *last = joined,
                None => found.push(cuts),
            }
        }
    }
    found
}

/// Returns the winning cuts, one for each pair of whole units. Of each piece it lists the middle first if that wins,
/// then the others from the left. If a mirror image is among several equivalent cuts, it is the one listed.
pub(super) fn listed<'a>(
    pieces: &'a Pieces,
    why: &'a Kayles,
    images: &'a [Image],
) -> impl Iterator<Item = (usize, Exact)> + 'a {
    pieces.pieces().enumerate().flat_map(move |(at, ends)| {
        let halves = why.pieces.get(at).copied().and_then(halves);
        let is_half = move |pair: &(u64, u64)| Some(*pair) == halves;
        let middle = why.winning(at).filter(move |pair| is_half(pair));
        let others = why.winning(at).filter(move |pair| !is_half(pair));
        let image = images.iter().find(|image| image.piece == at + 1).map(|image| image.cut);
        let named = move |pair| {
            let image = image.filter(|cut| pair_of(ends, *cut) == pair);
            Some((at, image.or_else(|| cut_into(ends, pair))?))
        };
        middle.chain(others).filter_map(named)
    })
}

/// Returns the whole units that a cut leaves, the smaller number first.
fn pair_of((from, to): (Exact, Exact), cut: Exact) -> (u64, u64) {
    let (left, right) = (floor(cut - from), floor(to - cut));
    (left.min(right), left.max(right))
}

/// Returns the cuts after which every length occurs an even number of times. Mirror images about the middle of the
/// rope, the original strategy, come first, then those about the middle between the cut piece and its twin.
///
/// A cut removes one length and adds two. So the lengths that now occur an odd number of times are either one length,
/// which must be halved, or one length and the two it must be cut into.
pub(super) fn images(pieces: &Pieces) -> Vec<Image> {
    let Some(((left, right), whole)) = odd_ones(pieces) else { return Vec::new() };
    let mut found: Vec<(bool, bool, Image)> = Vec::new();
    let splits = if left == right { vec![(left, right)] } else { vec![(left, right), (right, left)] };
    for (left, right) in splits {
        // The mirror image of what the opponent's cut of the twin left.
        let twin = pieces.marks().windows(3).find_map(|ends| match ends {
            [from, mark, to] if mark - from == right && to - mark == left => Some(*mark),
            _ => None,
        });
        for (at, (from, to)) in pieces.pieces().enumerate().filter(|(_, (from, to))| to - from == whole) {
            let cut = if left == right { middle_of((from, to)) } else { from.checked_add(&left) };
            let Some(cut) = cut.filter(|cut| is_kept(*cut, (from, to))) else { continue };
            let across = pieces.length().checked_sub(&cut);
            let across = across.filter(|across| *across == cut || pieces.marks().binary_search(across).is_ok());
            let of = across.map_or(twin, |across| Some(across).filter(|across| *across != cut));
            found.push((across.is_none(), of.is_none(), Image { piece: at + 1, cut, of }));
        }
    }
    // The sort is stable: of equal cuts, the leftmost comes first.
    found.order_by_key(|(across, of, image)| (*across, *of, image.cut));
    found.into_iter().map(|(_, _, image)| image).collect()
}

/// Returns the two lengths into which one piece must be cut so that all lengths are paired, and the length of that
/// piece. Returns `None` if there is no such cut or one of the two is shorter than 1 cm.
fn odd_ones(pieces: &Pieces) -> Option<((Exact, Exact), Exact)> {
    let mut lengths: Vec<Exact> = pieces.lengths().collect();
    lengths.sort_unstable();
    let odd = lengths.chunk_by(Exact::eq).filter(|same| same.len() % 2 == 1).filter_map(|same| same.first().copied());
    let odd: Vec<Exact> = odd.take(4).collect();
    let parts = match odd.as_slice() {
        [whole] => ((whole / Exact::from(2), whole / Exact::from(2)), *whole),
        [left, right, whole] if left.checked_add(right) == Some(*whole) => ((*left, *right), *whole),
        _ => return None,
    };
    (parts.0.0 >= Exact::from(1)).then_some(parts)
}
