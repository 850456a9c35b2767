//! The Grundy values of heaps, in order of size.

use super::{Code, Period, heaps::Heaps, lanes::Lane, split::Split, taken::Taken};
use crate::cancel::{Cancel, Stopped};

/// The Grundy values of heaps.
///
/// No value exceeds its heap where each move takes: with G(a) ≤ a and G(b) ≤ b an option is worth at most a + b < n, and the mex
/// of values below n is at most n. So where any number may be taken, G(n) = n.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sequence {
    values: Values,
    period: Option<Period>,
}

/// The values, stored in as few bits as they need.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Values {
    Narrow(Vec<u16>),
    Wide(Vec<u32>),
}

impl Values {
    fn get(&self, n: u64) -> Option<u32> {
        let n = usize::try_from(n).ok()?;
        match self {
            Self::Narrow(values) => values.get(n).copied().map(u32::from),
            Self::Wide(values) => values.get(n).copied(),
        }
    }
}

/// The fewest values worked out. They take no time, and show short periods even when only small heaps are asked for.
const AT_LEAST: usize = 400;

impl Sequence {
    /// Computes the values up to `to`, or up to a proved period, which gives the values of all heaps.
    ///
    /// # Errors
    /// Returns [`Stopped`] if `cancel` is stopped.
    ///
    /// ```
    /// use zugzwang_engine::{Cancel, theory::taking::Sequence};
    ///
    /// let kayles = Sequence::new(&"0.77".parse()?, 10, &Cancel::never())?;
    /// assert_eq!([1, 2, 3, 4].map(|n| kayles.get(n)), [1, 2, 3, 1]);
    /// assert_eq!(kayles.period().map(|period| (period.length, period.from)), Some((12, 71)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(code: &Code, to: u64, cancel: &Cancel) -> Result<Self, Stopped> {
        Self::within(code, to, u64::MAX, cancel)
    }

    /// Does the same, but stops after the work `most`, then with fewer values. Work is counted in pairs of heaps noted, so it is the
    /// same on every machine.
    ///
    /// # Errors
    /// Returns [`Stopped`] if `cancel` is stopped.
    pub(crate) fn within(code: &Code, to: u64, most: u64, cancel: &Cancel) -> Result<Self, Stopped> {
        let to = usize::try_from(to).unwrap_or(usize::MAX - 1).max(AT_LEAST);
        let mut growing = Growing { most, ..Growing::new(code, to) };
        let nim_like = 0..=u32::try_from(code.nim_like().min(to)).unwrap_or(u32::MAX);
        // While every value fits in 16 bits, twice as many are compared at once.
        let narrow: Option<Vec<u16>> = nim_like.clone().map(|value| value.try_into().ok()).collect();
        let mut wide = if let Some(values) = narrow {
            let mut heaps = Heaps::of(values);
            if growing.grow(&mut heaps, cancel)? {
                return Ok(Self { values: Values::Narrow(heaps.into_values()), period: growing.period });
            }
            Heaps::widened(heaps)
        } else {
            Heaps::of(nim_like.collect())
        };
        growing.grow(&mut wide, cancel)?;
        Ok(Self { values: Values::Wide(wide.into_values()), period: growing.period })
    }

    /// Returns the value of a heap, or 0 for a heap whose value is not known.
    pub fn get(&self, n: u64) -> u32 {
        self.values.get(n).or_else(|| self.values.get(self.period?.fold(n))).unwrap_or(0)
    }

    /// Returns whether the value of this heap is known.
    pub fn reaches(&self, n: u64) -> bool {
        self.period.is_some() || self.values.get(n).is_some()
    }

    /// The period, where it is proved.
    pub const fn period(&self) -> Option<Period> {
        self.period
    }
}

/// A sequence that is being computed.
struct Growing<'a> {
    code: &'a Code,
    to: usize,
    taken: Vec<Taken>,
    period: Option<Period>,
    look_again: usize,
    split_again: usize,
    /// The values are split where at most one in this number is rare.
    worth: i64,
    /// The work after which the computation is given up.
    most: u64,
    /// The number of times that a group was asked whether a heap has an option of some value.
    asked: u64,
}

impl<'a> Growing<'a> {
    fn new(code: &'a Code, to: usize) -> Self {
        let taken = code.groups().into_iter().map(Taken::new).collect();
        Self {
            code,
            to,
            taken,
            period: None,
            look_again: AT_LEAST / 16,
            split_again: AT_LEAST,
            worth: Split::WORTH,
            most: u64::MAX,
            asked: 0,
        }
    }

    /// Computes values until there are enough of them or a period is proved. Returns whether all of them fit in `L`.
    fn grow<L: Lane>(&mut self, heaps: &mut Heaps<L>, cancel: &Cancel) -> Result<bool, Stopped> {
        let mut fits = true;
        while fits && heaps.len() <= self.to && !self.is_periodic(heaps) && self.work() < self.most {
            self.split(heaps);
            for taken in &mut self.taken {
                taken.advance(heaps, self.to, cancel)?;
            }
            let all_gone = self.code.takes_all(heaps.len());
            let (value, asked) = mex(all_gone, &mut self.taken, heaps, cancel)?;
            self.asked += asked;
            fits = heaps.push(value).is_some();
        }
        if self.period.is_none() {
            self.period = self.code.most_taken().and_then(|most| Period::of(heaps.values(), most));
        }
        Ok(fits)
    }

    /// Returns the work done so far.
    fn work(&self) -> u64 {
        self.taken.iter().map(Taken::work).sum::<u64>() + self.asked
    }

    /// Looks for a period from time to time, because that takes as long as a few values. Returns whether one is known.
    fn is_periodic<L: Lane>(&mut self, heaps: &Heaps<L>) -> bool {
        let n = heaps.len();
        if n >= self.look_again {
            self.look_again = n + n / 8;
            self.period = self.code.most_taken().and_then(|most| Period::of(heaps.values(), most));
        }
        self.period.is_some()
    }

    /// Looks for a better split from time to time, and gives up a split that does not pay.
    fn split<L: Lane>(&mut self, heaps: &mut Heaps<L>) {
        let n = heaps.len();
        if heaps.is_split() && self.taken.iter().any(Taken::regrets_split) {
            heaps.join();
            self.worth *= 2;
        }
        if n >= self.split_again {
            self.split_again = n + n / 4;
            if heaps.split(self.worth) {
                for taken in &mut self.taken {
                    taken.split_anew();
                }
            }
        }
    }
}

/// Returns the least value that the next heap has no option of, and the number of times that a group was asked about a value.
fn mex<L: Lane>(all_gone: bool, taken: &mut [Taken], heaps: &Heaps<L>, cancel: &Cancel) -> Result<(u32, u64), Stopped> {
    let n = heaps.len();
    let mut value = usize::from(all_gone);
    let mut asked = 0;
    loop {
        if let [taken] = taken {
            // With one group, which most codes have, whole blocks of values are skipped at once.
            value = taken.first_unseen(value, n);
        }
        asked += taken.len() as u64;
        if !taken.iter().any(|taken| taken.has(value, heaps)) {
            // No value that was seen needs more than 32 bits.
            let sought = u32::try_from(value).unwrap_or(u32::MAX);
            let mut found = false;
            for taken in taken.iter_mut() {
                found = found || taken.seek(sought, heaps, cancel)?;
            }
            if !found {
                return Ok((sought, asked));
            }
        }
        value += 1;
    }
}
