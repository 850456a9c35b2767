//! Sequences in which each term follows from those a few fixed distances before it, computed in blocks.
//!
//! A term is settled from the words at these distances, joined. All distances of at least a block's length reach behind the
//! block, so its terms are joined with them side by side; then the block's halves follow, one after the other, with the shorter
//! distances. Only distances below [`SERIAL`] are taken term by term.

use crate::cancel::{Cancel, Stopped};

/// Terms computed side by side at the most.
const BLOCK: usize = 1024;
/// Terms computed one after the other at the most.
const SERIAL: usize = 8;
/// Terms between two looks at `cancel`.
const LOOK: usize = 65_536;
/// So many terms have room at once, as many as the games' piles need; more take it as they come.
const ROOM: usize = 10_000_000 + BLOCK;

/// A fact about a term, in a form that can be joined.
///
/// The default stands for no term, and joining it changes nothing; a word that settles to it did not fit.
pub(super) trait Word: Copy + Default + PartialEq {
    /// The term as it is kept.
    type Term: Copy;

    /// The word of a term.
    fn of(term: Self::Term) -> Self;

    /// The term of a word.
    fn term(self) -> Self::Term;

    /// Joins two words to the one they come to together.
    #[must_use]
    fn join(self, other: Self) -> Self;

    /// The word of the term that follows from the joined words.
    #[must_use]
    fn settle(self) -> Self;
}

/// Extends `terms` to at least `until`; whether every term fits its word. Where not, the terms before it are there.
///
/// `roomy` says that every term fits, even one whose word is the default. `distances` ascend.
pub(super) fn extend<W: Word>(
    terms: &mut Vec<W::Term>,
    distances: &[usize],
    until: usize,
    roomy: bool,
    cancel: &Cancel,
) -> Result<bool, Stopped> {
    let farthest = distances.last().copied().unwrap_or(0);
    // The words of the last terms only: old ones give way when the end is reached.
    let run = farthest.max(4 * BLOCK).next_multiple_of(BLOCK);
    let mut words = vec![W::default(); farthest + run];
    let known = terms.len().min(farthest);
    for (word, term) in words[farthest - known..].iter_mut().zip(&terms[terms.len() - known..]) {
        *word = W::of(*term);
    }
    // No more than is needed: terms that grow by doubling take up to twice the room.
    let needed = until.saturating_add(BLOCK).saturating_sub(terms.len());
    terms.reserve_exact(needed.min(ROOM));
    let mut at = farthest;
    while terms.len() < until {
        if terms.len().is_multiple_of(LOOK) {
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

/// Settles the words from `at` on; `joined` holds what is already joined for each.
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

/// Joins the words at these distances, all of which lie before the block; four at a time spare loads and stores.
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
