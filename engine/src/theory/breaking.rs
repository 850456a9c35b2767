//! Heaps of a taking-and-breaking game: every move of a code, the values of the heaps, and their nim-sum.
//!
//! Heaps are independent, so the value of a position is the nim-sum of its heaps' values (R. Sprague 1935, P. M. Grundy 1939). A
//! move wins if it gives its heap the value that makes this sum 0. The values, and their period if one is proved, come from
//! [`taking`](super::taking).

use super::{
    nim_sum::{crosses, nim_sum},
    taking::{Code, Period, Sequence},
};
use crate::lengths::choose;

/// The heaps left of one after taking some of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rest {
    /// Nothing is left.
    Nothing,
    /// One heap is left.
    One(u64),
    /// Two heaps are left, the smaller one first.
    Two(u64, u64),
}

impl Rest {
    /// Returns the heaps that are left.
    pub fn heaps(self) -> impl Iterator<Item = u64> {
        let (first, second) = match self {
            Self::Nothing => (None, None),
            Self::One(heap) => (Some(heap), None),
            Self::Two(small, large) => (Some(small), Some(large)),
        };
        first.into_iter().chain(second)
    }

    /// Returns the nim-sum of the values of the heaps that are left.
    pub fn value(self, values: &Sequence) -> u64 {
        nim_sum(self.heaps().map(|heap| u64::from(values.get(heap))))
    }
}

/// A move in one heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take {
    /// The number of objects taken, or 0 if the heap is only broken.
    pub taken: u64,
    /// The heaps left: none, one or two.
    pub rest: Rest,
}

/// The moves of a code.
///
/// ```
/// use zugzwang_engine::theory::{breaking::{Moves, Rest}, taking::Code};
///
/// let dawson: Code = "0.137".parse()?;
/// let left: Vec<(u64, Rest)> = Moves::of(&dawson).from(5).map(|take| (take.taken, take.rest)).collect();
/// assert_eq!(left, [(2, Rest::One(3)), (3, Rest::One(2)), (3, Rest::Two(1, 1))]);
/// # Ok::<(), zugzwang_engine::theory::taking::CodeError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Moves {
    /// The digits by the number taken, or `None` for Grundy's game.
    digits: Option<Vec<u8>>,
}

/// The ways in which a digit allows a heap to be left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowed {
    /// Nothing may be left.
    pub nothing: bool,
    /// One heap may be left.
    pub one: bool,
    /// Two heaps may be left.
    pub two: bool,
}

impl Moves {
    /// Creates the moves of this code.
    pub fn of(code: &Code) -> Self {
        let digits = match code {
            Code::Octal(octal) => Some((0..=octal.most()).map(|taken| octal.digit(taken)).collect()),
            Code::Grundy => None,
        };
        Self { digits }
    }

    /// Returns what the code allows to leave of a heap after taking `taken` objects.
    pub fn allowed(&self, taken: u64) -> Allowed {
        let Some(digits) = &self.digits else {
            return Allowed { nothing: false, one: false, two: taken == 0 };
        };
        let digit = usize::try_from(taken).ok().and_then(|taken| digits.get(taken)).copied().unwrap_or(0);
        // Digit 0 is 0 or 4, because leaving the heap as it is would not be a move.
        let has = |bit: u8| digit & bit != 0;
        Allowed { nothing: has(1), one: has(2), two: has(4) }
    }

    /// Returns whether the two parts of a broken heap may be equal: under every octal code, but not in Grundy's game.
    pub const fn halves(&self) -> bool {
        self.digits.is_some()
    }

    /// Returns the most that can be taken at once.
    pub fn most(&self) -> u64 {
        self.digits.as_ref().map_or(0, |digits| digits.len() as u64 - 1)
    }

    /// Returns whether a heap can be broken in two.
    pub fn splits(&self) -> bool {
        self.least(|allowed| allowed.two).is_some()
    }

    /// Returns the least number that may be taken if this is allowed.
    fn least(&self, of: impl Fn(Allowed) -> bool) -> Option<u64> {
        (0..=self.most()).find(|taken| of(self.allowed(*taken)))
    }

    /// Returns a lower bound on the number of positions that these heaps can become.
    pub(crate) fn reaches(&self, heaps: &[u64]) -> u64 {
        // No heap is emptied, so that each position comes from one choice of sizes.
        let least = self.least(|allowed| allowed.one).unwrap_or(u64::MAX);
        let shrunk = heaps.iter().fold(1, |all: u64, heap| all.saturating_mul((heap / least).max(1)));
        heaps.iter().map(|heap| self.breaks(*heap)).fold(shrunk, u64::max)
    }

    /// Returns a lower bound on the number of positions that a heap can become by breaking off parts of all sizes, one by
    /// one.
    fn breaks(&self, heap: u64) -> u64 {
        /// The maximum number of breaks considered.
        const MOST: u64 = 40;
        let Some(taken) = self.least(|allowed| allowed.two) else { return 1 };
        // In Grundy's game some breaks are not allowed, but far fewer than are left out here, by counting as if one object
        // were taken.
        let taken = taken.max(u64::from(!self.halves()));
        // As the smaller of two parts is written first, up to 2^n orders of the parts give the same position.
        let broken = |count: u64| choose(heap.saturating_sub(count * taken + 1), count) >> count;
        (1..=MOST).map(broken).max().unwrap_or(1)
    }

    /// Returns the numbers that may be taken from a heap of this size.
    pub fn takes(&self, heap: u64) -> impl Iterator<Item = u64> {
        (0..=self.most().min(heap)).filter(move |taken| self.rests(heap, *taken).next().is_some())
    }

    /// Returns whether a heap of this size has a move.
    pub fn has_move(&self, heap: u64) -> bool {
        self.takes(heap).next().is_some()
    }

    /// Returns whether a heap of this size allows this move.
    pub fn allows(&self, heap: u64, take: Take) -> bool {
        let (allowed, rest) = (self.allowed(take.taken), heap.checked_sub(take.taken));
        rest.is_some_and(|rest| match take.rest {
            Rest::Nothing => rest == 0 && allowed.nothing,
            Rest::One(left) => left == rest && rest > 0 && allowed.one,
            Rest::Two(small, large) => {
                let adds_up = small.checked_add(large) == Some(rest) && (1..=large).contains(&small);
                adds_up && allowed.two && (self.halves() || small < large)
            }
        })
    }

    /// Returns the moves of a heap, ordered by the number taken, then whole before broken, then by the smaller part.
    pub fn from(&self, heap: u64) -> impl Iterator<Item = Take> {
        (0..=self.most().min(heap)).flat_map(move |taken| self.rests(heap, taken).map(move |rest| Take { taken, rest }))
    }

    /// Returns the move after this one in the order of the heap's moves.
    pub fn next(&self, heap: u64, take: Take) -> Option<Take> {
        let (_, rest, most) = self.span(heap, take.taken);
        let small = if let Rest::Two(small, _) = take.rest { small + 1 } else { 1 };
        if small <= most {
            return Some(Take { rest: Rest::Two(small, rest - small), ..take });
        }
        let taken = self.takes(heap).find(|taken| *taken > take.taken)?;
        self.rests(heap, taken).next().map(|rest| Take { taken, rest })
    }

    /// Returns the move before this one in the order of the heap's moves.
    pub fn before(&self, heap: u64, take: Take) -> Option<Take> {
        let (whole, rest, _) = self.span(heap, take.taken);
        let back = |small| Take { rest: Rest::Two(small, rest - small), ..take };
        match (take.rest, whole) {
            (Rest::Two(small, _), _) if small > 1 => Some(back(small - 1)),
            (Rest::Two(..), Some(whole)) => Some(Take { rest: whole, ..take }),
            _ => {
                self.takes(heap).take_while(|taken| *taken < take.taken).last().and_then(|taken| self.last(heap, taken))
            }
        }
    }

    /// Returns the last move of a heap that takes `taken` objects.
    pub fn last(&self, heap: u64, taken: u64) -> Option<Take> {
        let (whole, rest, most) = self.span(heap, taken);
        let broken = (most > 0).then(|| Rest::Two(most, rest - most));
        broken.or(whole).map(|rest| Take { taken, rest })
    }

    /// Describes what may be left after taking `taken` objects, at most the whole heap. Returns the rest as a whole if allowed, its
    /// size, and the largest smaller part of two.
    fn span(&self, heap: u64, taken: u64) -> (Option<Rest>, u64, u64) {
        let (allowed, rest) = (self.allowed(taken), heap.saturating_sub(taken));
        let whole = match rest {
            0 => allowed.nothing.then_some(Rest::Nothing),
            rest => allowed.one.then_some(Rest::One(rest)),
        };
        (whole, rest, if allowed.two { largest_smaller(rest, self.halves()) } else { 0 })
    }

    /// Returns what may be left after taking `taken` objects, at most the whole heap.
    fn rests(&self, heap: u64, taken: u64) -> impl Iterator<Item = Rest> {
        let (whole, rest, most) = self.span(heap, taken);
        whole.into_iter().chain((1..=most).map(move |small| Rest::Two(small, rest - small)))
    }

    /// Returns the moves that give a heap this value, in order. Where values repeat, the search ends after a period without the value,
    /// so a heap of 10^18 takes no longer than a heap of a few periods.
    pub fn to_value<'a>(&'a self, heap: u64, value: u64, values: &'a Sequence) -> impl Iterator<Item = Take> + 'a {
        (0..=self.most().min(heap)).flat_map(move |taken| {
            let (whole, rest, most) = self.span(heap, taken);
            let whole = whole.filter(|rest| rest.value(values) == value);
            let broken = Breaks { rest, most, value, values, next: 1, met: 0 };
            whole.into_iter().chain(broken).map(move |rest| Take { taken, rest })
        })
    }
}

/// Returns the largest smaller part that a heap can be broken into.
const fn largest_smaller(rest: u64, halves: bool) -> u64 {
    if halves { rest / 2 } else { rest.saturating_sub(1) / 2 }
}

/// The ways to break a heap so that the parts have this value.
struct Breaks<'a> {
    rest: u64,
    most: u64,
    value: u64,
    values: &'a Sequence,
    next: u64,
    /// The last smaller part that gave the value.
    met: u64,
}

impl Iterator for Breaks<'_> {
    type Item = Rest;

    fn next(&mut self) -> Option<Rest> {
        while self.next <= self.most {
            // Both parts are where the values repeat, so after a whole period without the value it cannot follow.
            let period = self.values.period().filter(|period| self.next >= period.from + period.length);
            if period.is_some_and(|period| self.met + period.length < self.next) {
                return None;
            }
            let small = self.next;
            self.next += 1;
            let rest = Rest::Two(small, self.rest - small);
            if rest.value(self.values) == self.value {
                self.met = small;
                return Some(rest);
            }
        }
        None
    }
}

/// A heap and its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Heap {
    /// The number of objects in it.
    pub size: u64,
    /// Its Grundy value.
    pub value: u64,
}

/// A winning move: it changes one heap so that the nim-sum becomes 0.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Kept {
    /// The number of the heap, from 1.
    pub heap: usize,
    /// The number of objects taken, or 0 if the heap is only broken.
    pub taken: u64,
    /// The heaps left of it.
    pub left: Vec<u64>,
    /// The nim-sum of their values.
    pub value: u64,
}

/// The figures of some heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Breaking {
    /// The code of the rule.
    pub code: String,
    /// The heaps and their values.
    pub heaps: Vec<Heap>,
    /// The nim-sum of the values.
    pub nim_sum: u64,
    /// The weights of the columns with an odd number of ones, highest first.
    pub crosses: Vec<u64>,
    /// The perfect player's move, if the player to move wins.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<Kept>,
    /// The heap whose value is explained in full: the one that `keep` changes, else the one with the largest value. `None` if every
    /// heap is too large for that.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub told: Option<Told>,
    /// The period of the values, if one is proved.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub period: Option<Period>,
}

/// A heap with the values that its moves reach. Its own value is the least that none of them reaches.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Told {
    /// The number of the heap, from 1.
    pub heap: usize,
    /// The distinct values that its moves reach, ascending.
    pub reached: Vec<u64>,
    /// A move to each of the smallest values below its own, ascending.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub ways: Vec<Kept>,
}

impl Told {
    /// The most values for which a move is named.
    const WAYS: usize = 5;
}

impl Breaking {
    /// The largest heap whose value is explained by all its moves.
    pub const TOLD: u64 = 1000;

    /// Returns the figures of heaps under a code. `keep` is the perfect player's winning move, if there is one, with the number of its
    /// heap.
    pub fn of(code: &Code, sizes: &[u64], values: &Sequence, keep: Option<(usize, Take)>) -> Self {
        let heap = |size: &u64| Heap { size: *size, value: u64::from(values.get(*size)) };
        let heaps: Vec<Heap> = sizes.iter().map(heap).collect();
        let nim_sum = nim_sum(heaps.iter().map(|heap| heap.value));
        let moves = Moves::of(code);
        let kept = |(heap, Take { taken, rest }): (usize, Take)| {
            let (left, value) = (rest.heaps().collect(), rest.value(values));
            Kept { heap, taken, left, value }
        };
        let told = keep.map(|(heap, _)| heap).or_else(|| {
            let open = (1..).zip(&heaps).filter(|(_, heap)| moves.has_move(heap.size));
            open.max_by_key(|(at, heap)| (heap.value, std::cmp::Reverse(*at))).map(|(at, _)| at)
        });
        let told = told.and_then(|heap| {
            let size = sizes.get(heap.checked_sub(1)?).filter(|size| **size <= Self::TOLD)?;
            let mut reached: Vec<u64> = moves.from(*size).map(|take| take.rest.value(values)).collect();
            reached.sort_unstable();
            reached.dedup();
            let below = (0..u64::from(values.get(*size))).take(Told::WAYS);
            let way = |value| moves.to_value(*size, value, values).next().map(|take| kept((heap, take)));
            let ways = below.filter_map(way).collect();
            Some(Told { heap, reached, ways })
        });
        let (keep, crosses) = (keep.map(kept), crosses(nim_sum));
        Self { code: code.to_string(), heaps, nim_sum, crosses, keep, told, period: values.period() }
    }
}
