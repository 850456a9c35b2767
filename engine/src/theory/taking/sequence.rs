//! The values of heaps, one after the other.

use super::{Octal, Period, split::Split, taken::Taken};
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
        let (mut split, mut split_again) = (Split::NONE, AT_LEAST);
        while values.len() <= to {
            let n = values.len();
            if n >= look_again {
                if let Some(period) = Period::of(&values, code.most()) {
                    return Ok(Self { values, period: Some(period) });
                }
                look_again = n + n / 8;
            }
            if n >= split_again {
                split_again = 2 * n;
                let new = Split::of(&values);
                if new != split {
                    split = new;
                    for taken in &mut taken {
                        taken.split(split, &values);
                    }
                }
            }
            for taken in &mut taken {
                taken.advance(&values, to, watch)?;
            }
            let all_gone = code.digit(n) & 1 != 0;
            let value = mex(all_gone, &mut taken, &values, watch)?;
            values.push(value);
        }
        let period = Period::of(&values, code.most());
        Ok(Self { values, period })
    }

    /// The value of a heap; of one that is beyond what was asked for, 0.
    pub fn get(&self, n: u64) -> u32 {
        let known = |n: u64| usize::try_from(n).ok().and_then(|n| self.values.get(n)).copied();
        known(n).or_else(|| known(self.period?.fold(n))).unwrap_or(0)
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

/// The least value that the heap after these has no option of.
fn mex(all_gone: bool, taken: &mut [Taken], values: &[u32], watch: &Watch) -> Result<u32, Stopped> {
    let n = values.len();
    let mut from = usize::from(all_gone);
    if let [taken] = taken {
        // By far the most codes have one stretch: whole blocks of values are passed at once.
        from += taken.seen_from(from, n);
    }
    // No value exceeds its heap.
    for (value, known) in (from..=n).zip(u32::try_from(from).unwrap_or(u32::MAX)..) {
        if taken.iter().any(|taken| taken.has(value, n)) {
            continue;
        }
        let mut found = false;
        for taken in taken.iter_mut() {
            found = found || taken.seek(known, values, watch)?;
        }
        if !found {
            return Ok(known);
        }
    }
    Ok(u32::try_from(n).unwrap_or(u32::MAX))
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
            let mut options = vec![false; 2 * to.next_power_of_two()];
            for taken in (1..=n).filter(|taken| code.digit(*taken) != 0) {
                let (digit, left) = (code.digit(taken), n - taken);
                options[0] |= left == 0 && digit & 1 != 0;
                if left > 0 && digit & 2 != 0 {
                    options[values[left] as usize] = true;
                }
                for a in (1..left).filter(|_| digit & 4 != 0) {
                    options[(values[a] ^ values[left - a]) as usize] = true;
                }
            }
            let mex = (0..).zip(options).find(|(_, option)| !option).map(|(value, _)| value);
            values.push(mex.expect("a value is free"));
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

    /// Far enough that values are split into rare and common ones, and split anew.
    #[test]
    fn rare_and_common_values_are_those_of_the_definition() {
        for code in ["0.007", "0.777", "0.0007", "0.6", "0.3107", "0.77777"] {
            assert_plain(&code.parse().expect("a code"), 1700);
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
