//! Sequences in which each term depends on the terms at a few fixed distances before it, computed in blocks.
//!
//! A term is computed from the joined words at these distances. Distances of at least the block's length reach behind
//! the block, so their words are joined for all its terms side by side; then the two halves of the block are computed,
//! one after the other, with the shorter distances. Only distances below [`SERIAL`] are handled term by term.

use crate::cancel::{Cancel, Stopped};

/// The number of terms computed side by side.
const BLOCK: usize = 1024;
/// The maximum number of terms computed one after the other.
const SERIAL: usize = 8;
/// The number of terms between two checks of `cancel`.
const TERMS_PER_CHECK: usize = 65_536;
/// The maximum number of terms allocated at once, enough for the largest piles of the games.
const ROOM: usize = 10_000_000 + BLOCK;

/// A fact about a term, in a form that can be joined.
///
/// The default stands for no term, and joining it changes nothing. A word that settles to the default has overflowed.
pub(super) trait Word: Copy + Default + PartialEq {
    /// The term as it is stored.
    type Term: Copy;

    /// Converts a term to its word.
    fn of(term: Self::Term) -> Self;

    /// Converts a word to its term.
    fn term(self) -> Self::Term;

    /// Joins two words.
    #[must_use]
    fn join(self, other: Self) -> Self;

    /// Returns the word of the term that follows from the joined words.
    #[must_use]
    fn settle(self) -> Self;
}

/// Extends `terms` to at least `until`. Returns `false` if a term overflowed its word; the terms before it are kept.
///
/// `roomy` says that no term can overflow, so that even a word equal to the default is valid. `distances` must be
/// ascending.
pub(super) fn extend<W: Word>(
    terms: &mut Vec<W::Term>,
    distances: &[usize],
    until: usize,
    roomy: bool,
    cancel: &Cancel,
) -> Result<bool, Stopped> {
    let farthest = distances.last().copied().unwrap_or(0);
    // Only the words of the last terms are buffered; they are moved to the front when the buffer is full.
    let run = farthest.max(4 * BLOCK).next_multiple_of(BLOCK);
    let mut words = vec![W::default(); farthest + run];
    let known = terms.len().min(farthest);
    for (word, term) in words[farthest - known..].iter_mut().zip(&terms[terms.len() - known..]) {
        *word = W::of(*term);
    }
    // Allocate exactly what is needed: doubling would take up to twice the memory.
    let needed = until.saturating_add(BLOCK).saturating_sub(terms.len());
    terms.reserve_exact(needed.min(ROOM));
    let mut at = farthest;
    while terms.len() < until {
        if terms.len().is_multiple_of(TERMS_PER_CHECK) {
            cancel.step(terms.len() as u64, until as u64)?;
        }
        if at == words.len() {
            words.copy_within(run.., 0);
            at = farthest;
        }
        block(&mut words, at, &mut [W::default(); BLOCK], distances);
        let new = &words[at..at + BLOCK];
        if !roomy && new.contains(&W::default()) {
            return Ok(false);
        }
        terms.extend(new.iter().map(|word| word.term()));
        at += BLOCK;
    }
    Ok(true)
}

/// Computes the words from `at` on. `joined` holds what is already joined for each.
fn block<W: Word>(words: &mut [W], at: usize, joined: &mut [W], distances: &[usize]) {
    let length = joined.len();
    let (near, far) = distances.split_at(distances.partition_point(|&distance| distance < length));
    join(words, at, joined, far);
    if near.is_empty() {
        for (word, joined) in words[at..].iter_mut().zip(joined) {
            *word = joined.settle();
        }
    } else if length <= SERIAL {
        for (at, joined) in (at..).zip(joined) {
            let all = near.iter().fold(*joined, |all, distance| all.join(words[at - distance]));
            words[at] = all.settle();
        }
    } else {
        let (first, second) = joined.split_at_mut(length / 2);
        block(words, at, first, near);
        block(words, at + length / 2, second, near);
    }
}

/// Joins the words at these distances, all of which lie before the block. Four at a time save loads and stores.
fn join<W: Word>(words: &[W], at: usize, joined: &mut [W], distances: &[usize]) {
    let length = joined.len();
    let source = |distance: usize| words[at - distance..][..length].iter();
    let mut fours = distances.chunks_exact(4);
    for four in &mut fours {
        let pairs = source(four[0]).zip(source(four[1])).zip(source(four[2]).zip(source(four[3])));
        for (joined, ((a, b), (c, d))) in joined.iter_mut().zip(pairs) {
            *joined = joined.join(a.join(*b).join(c.join(*d)));
        }
    }
    for distance in fours.remainder() {
        for (joined, word) in joined.iter_mut().zip(source(*distance)) {
            *joined = joined.join(*word);
        }
    }
}
