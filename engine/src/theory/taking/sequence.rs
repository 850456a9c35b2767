//! The values of heaps, one after the other.

use super::{Octal, Period, octal::Stretch};
use crate::watch::{Stopped, Watch};

/// The Grundy values of heaps.
///
/// No value exceeds its heap: with G(a) ≤ a and G(b) ≤ b an option is worth at most a + b < n, and the mex of values below n
/// is at most n. So 32 bits hold every value, and where any number may be taken, G(n) = n.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sequence {
    values: Vec<u32>,
    period: Option<Period>,
}

/// As many values are worked out at the least: that takes no time, and shows the short periods to small heaps, too.
const AT_LEAST: usize = 400;

/// Heaps between two looks at whether anybody still waits.
const STRIDE: usize = 64;

impl Sequence {
    /// The values up to `to`, or up to a period, which holds for all heaps.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `watch`.
    ///
    /// ```
    /// use zugzwang_engine::{Watch, theory::taking::Sequence};
    ///
    /// let kayles = Sequence::new(&"0.77".parse()?, 10, &Watch::idle())?;
    /// assert_eq!([1, 2, 3, 4].map(|n| kayles.get(n)), [1, 2, 3, 1]);
    /// assert_eq!(kayles.period().map(|period| (period.length, period.from)), Some((12, 71)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(code: &Octal, to: u64, watch: &Watch) -> Result<Self, Stopped> {
        let to = usize::try_from(to).unwrap_or(usize::MAX - 1).max(AT_LEAST);
        let nim_like = u32::try_from(code.nim_like().min(to)).unwrap_or(u32::MAX);
        let mut values: Vec<u32> = (0..=nim_like).collect();
        let mut taken: Vec<Taken> = code.stretches().into_iter().map(Taken::new).collect();
        let mut look_again = values.len().max(AT_LEAST / 16);
        while values.len() <= to {
            let n = values.len();
            if n >= look_again {
                if let Some(period) = Period::of(&values, code.most()) {
                    values.truncate(usize::try_from(period.from + period.length).unwrap_or(n));
                    return Ok(Self { values, period: Some(period) });
                }
                look_again = n + n / 8;
            }
            for taken in &mut taken {
                taken.advance(&values, to, watch)?;
            }
            let all_gone = code.digit(n) & 1 != 0;
            values.push(mex(n, all_gone, &taken));
        }
        let period = Period::of(&values, code.most());
        Ok(Self { values, period })
    }

    /// The value of a heap; of one that is beyond what was asked for, 0.
    pub fn get(&self, n: u64) -> u32 {
        let n = self.period.map_or(n, |period| period.fold(n));
        usize::try_from(n).ok().and_then(|n| self.values.get(n)).copied().unwrap_or(0)
    }

    /// Whether the value of this heap is known.
    pub fn reaches(&self, n: u64) -> bool {
        self.period.is_some() || n < self.values.len() as u64
    }

    /// The period, where it is proved.
    pub const fn period(&self) -> Option<Period> {
        self.period
    }
}

/// What taking from one stretch of digits leads to.
///
/// What is left of n after taking t has the values of everything that m = n − t can be left as, whatever n was. So each m is
/// worked out once, and a value is an option of n exactly when it was last seen in an m that the stretch reaches from n.
struct Taken {
    stretch: Stretch,
    /// For each value the largest m so far in which it was seen; 0 where it was not.
    latest: Vec<u32>,
    /// The next m to be worked out.
    next: usize,
}

impl Taken {
    const fn new(stretch: Stretch) -> Self {
        Self { stretch, latest: Vec::new(), next: 1 }
    }

    /// Works out every m that the next heap reaches.
    fn advance(&mut self, values: &[u32], to: usize, watch: &Watch) -> Result<(), Stopped> {
        let n = values.len();
        while self.next + self.stretch.least <= n {
            if self.next.is_multiple_of(STRIDE) {
                watch.step(n as u64, to as u64)?;
            }
            self.see(&values[..=self.next]);
            self.next += 1;
        }
        Ok(())
    }

    /// Notes the values of all that the last heap of these can be left as.
    fn see(&mut self, values: &[u32]) {
        let m = values.len() - 1;
        let stamp = u32::try_from(m).unwrap_or(u32::MAX);
        // The nim-sum of two values is less than the next power of two above both.
        let room = (values[m] as usize + 1).next_power_of_two();
        if self.latest.len() < room {
            self.latest.resize(room, 0);
        }
        if self.stretch.two {
            let half = m / 2;
            let (left, right) = (&values[1..=half], &values[m - half..m]);
            for (a, b) in left.iter().zip(right.iter().rev()) {
                if let Some(latest) = self.latest.get_mut((a ^ b) as usize) {
                    *latest = stamp;
                }
            }
        }
        if self.stretch.one
            && let Some(latest) = self.latest.get_mut(values[m] as usize)
        {
            *latest = stamp;
        }
    }

    /// Whether `n` has an option of this value here.
    fn has(&self, value: usize, n: usize) -> bool {
        self.latest.get(value).is_some_and(|latest| reached(*latest, self.oldest(n)))
    }

    /// The smallest m that the stretch reaches from `n`.
    fn oldest(&self, n: usize) -> u32 {
        u32::try_from(n.saturating_sub(self.stretch.most).max(1)).unwrap_or(u32::MAX)
    }
}

const fn reached(latest: u32, oldest: u32) -> bool {
    latest >= oldest
}

/// The least value that no option of `n` has.
fn mex(n: usize, all_gone: bool, taken: &[Taken]) -> u32 {
    let mut from = usize::from(all_gone);
    if let [taken] = taken {
        // By far the most codes have one stretch: whole blocks of values are passed at once.
        const BLOCK: usize = 16;
        let oldest = taken.oldest(n);
        let full = |block: &[u32]| block.iter().fold(true, |all, latest| all & reached(*latest, oldest));
        from +=
            BLOCK * taken.latest.get(from..).unwrap_or(&[]).chunks_exact(BLOCK).take_while(|block| full(block)).count();
    }
    // No value exceeds its heap.
    let free = (from..=n).find(|value| taken.iter().all(|taken| !taken.has(*value, n)));
    free.and_then(|value| u32::try_from(value).ok()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sequence(code: &str, to: u64) -> Sequence {
        Sequence::new(&code.parse().expect("a code"), to, &Watch::idle()).expect("nobody stops it")
    }

    /// By the definition alone.
    fn plain(code: &Octal, to: usize) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for n in 0..=to {
            let mut options = Vec::new();
            for taken in 1..=n {
                let (digit, left) = (code.digit(taken), n - taken);
                if left == 0 {
                    options.extend((digit & 1 != 0).then_some(0));
                    continue;
                }
                options.extend((digit & 2 != 0).then(|| values[left]));
                options.extend((1..left).filter(|_| digit & 4 != 0).map(|a| values[a] ^ values[left - a]));
            }
            values.push(
                (0..=n)
                    .filter_map(|value| u32::try_from(value).ok())
                    .find(|value| !options.contains(value))
                    .expect("a value is free"),
            );
        }
        values
    }

    fn assert_plain(code: &Octal, to: usize) {
        let told = Sequence::new(code, to as u64, &Watch::idle()).expect("nobody stops it");
        for (n, value) in (0..).zip(plain(code, to)) {
            assert_eq!(told.get(n), value, "G({n}) of {code}");
            assert!(u64::from(value) <= n);
        }
    }

    #[test]
    fn rows_have_the_values_of_the_definition() {
        for k in 1..=8 {
            assert_plain(&Octal::row(1, k), 260);
            assert_plain(&Octal::row(k, k), 260);
        }
        assert_plain(&Octal::row(1, 40), 100);
        assert_plain(&Octal::row(40, 40), 130);
    }

    #[test]
    fn any_code_has_the_values_of_the_definition() {
        for code in
            ["0.1", "0.3", "0.4", "0.6", "0.137", "0.15", "0.156", "0.3107", "0.0351", "0.51", "0.644", "0.7306"]
        {
            assert_plain(&code.parse().expect("a code"), 200);
        }
    }

    #[test]
    fn known_periods_are_proved() {
        let period = |code: &str| sequence(code, 10).period().map(|period| (period.length, period.from));
        assert_eq!(period("0.07"), Some((34, 53)), "Dawson's Kayles");
        assert_eq!(period("0.77"), Some((12, 71)), "Kayles");
        assert_eq!(period("0.137"), Some((34, 52)), "Dawson's chess");
        assert_eq!(period("0.7"), Some((2, 0)));
        assert_eq!(period("0.3"), Some((2, 0)));
        assert_eq!(period("0.156"), None, "it is too far off");
        assert_eq!(sequence("0.156", 20_000).period().map(|period| (period.length, period.from)), Some((349, 3479)));
        assert_eq!(period("0.007"), None);
    }

    #[test]
    fn a_period_answers_a_quintillion() {
        let kayles = sequence("0.77", 10);
        assert!(kayles.reaches(1_000_000_000_000_000_000));
        assert_eq!(kayles.get(1_000_000_000_000_000_000), kayles.get(71 + (1_000_000_000_000_000_000 - 71) % 12));
        assert!(!sequence("0.007", 10).reaches(1_000_000));
    }

    #[test]
    fn it_can_be_stopped() {
        let watch = Watch::idle();
        watch.stop();
        assert_eq!(Sequence::new(&Octal::row(3, 3), 100_000, &watch), Err(Stopped));
    }
}
