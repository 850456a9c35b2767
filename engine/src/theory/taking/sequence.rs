//! The values of heaps, one after the other.

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

/// The values, in as many bits as they need.
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

/// As many values are worked out at the least: that takes no time, and shows the short periods to small heaps, too.
const AT_LEAST: usize = 400;

impl Sequence {
    /// The values up to `to`, or up to a period, which holds for all heaps.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
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

    /// The same with so much work at the most, and then fewer values. It is counted in pairs of heaps that are noted, and is the same
    /// on every machine.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    pub(crate) fn within(code: &Code, to: u64, most: u64, cancel: &Cancel) -> Result<Self, Stopped> {
        let to = usize::try_from(to).unwrap_or(usize::MAX - 1).max(AT_LEAST);
        let mut growing = Growing { most, ..Growing::new(code, to, Split::WORTH) };
        let nim_like = 0..=u32::try_from(code.nim_like().min(to)).unwrap_or(u32::MAX);
        // As long as every value fits in half the bits, twice as many are compared at once.
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

    /// The value of a heap; of one that is beyond what was asked for, 0.
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

/// A sequence in the making.
struct Growing<'a> {
    code: &'a Code,
    to: usize,
    taken: Vec<Taken>,
    period: Option<Period>,
    look_again: usize,
    split_again: usize,
    /// Values are taken apart where at most one in so many is rare.
    worth: i64,
    /// The work after which it is given up.
    most: u64,
    /// The number of times that a stretch was asked whether a heap has a value.
    asked: u64,
}

impl<'a> Growing<'a> {
    fn new(code: &'a Code, to: usize, worth: i64) -> Self {
        let taken = code.groups().into_iter().map(Taken::new).collect();
        Self {
            code,
            to,
            taken,
            period: None,
            look_again: AT_LEAST / 16,
            split_again: AT_LEAST,
            worth,
            most: u64::MAX,
            asked: 0,
        }
    }

    /// Goes on until the heaps are enough or have a period; whether all their values fit.
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

    /// Looks for a period now and then: that takes as long as a few values.
    fn is_periodic<L: Lane>(&mut self, heaps: &Heaps<L>) -> bool {
        let n = heaps.len();
        if n >= self.look_again {
            self.look_again = n + n / 8;
            self.period = self.code.most_taken().and_then(|most| Period::of(heaps.values(), most));
        }
        self.period.is_some()
    }

    /// Looks for a better way to take the values apart now and then, and gives up one that does not pay.
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

/// The least value that the next heap has no option of, and how often a stretch was asked whether it has one.
fn mex<L: Lane>(all_gone: bool, taken: &mut [Taken], heaps: &Heaps<L>, cancel: &Cancel) -> Result<(u32, u64), Stopped> {
    let n = heaps.len();
    let mut value = usize::from(all_gone);
    let mut asked = 0;
    loop {
        if let [taken] = taken {
            // By far the most codes have one stretch: whole blocks of values are passed at once.
            value = taken.first_unseen(value, n);
        }
        asked += taken.len() as u64;
        if !taken.iter().any(|taken| taken.has(value, heaps)) {
            // A value that no 32 bits hold is none that was seen.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theory::taking::Octal;

    fn sequence(code: &str, to: u64) -> Sequence {
        Sequence::new(&code.parse().expect("a code"), to, &Cancel::never()).expect("nobody stops it")
    }

    /// By the definition alone.
    fn plain(code: &Code, to: usize) -> Vec<u32> {
        let digit = |taken| match code {
            Code::Octal(octal) => octal.digit(taken),
            Code::Grundy => 4 * u8::from(taken == 0),
        };
        let equal_halves = *code != Code::Grundy;
        let mut values: Vec<u32> = Vec::new();
        for n in 0..=to {
            let mut options = vec![false; 4 * (to + 1).next_power_of_two()];
            for taken in (0..=n).filter(|taken| n > 0 && digit(*taken) != 0) {
                let (digit, left) = (digit(taken), n - taken);
                options[0] |= left == 0 && digit & 1 != 0;
                if left > 0 && digit & 2 != 0 {
                    options[values[left] as usize] = true;
                }
                for a in (1..left).filter(|a| digit & 4 != 0 && (equal_halves || 2 * a != left)) {
                    options[(values[a] ^ values[left - a]) as usize] = true;
                }
            }
            let mex = (0..).zip(options).find(|(_, option)| !option).map(|(value, _)| value);
            values.push(mex.expect("a value is free"));
        }
        values
    }

    fn assert_plain(code: &Code, to: usize) {
        let told = Sequence::new(code, to as u64, &Cancel::never()).expect("nobody stops it");
        for (n, value) in (0..).zip(plain(code, to)) {
            assert_eq!(told.get(n), value, "G({n}) of {code}");
        }
    }

    #[test]
    fn rows_have_the_values_of_the_definition() {
        for k in 1..=8 {
            assert_plain(&Octal::row(1, k).into(), 260);
            assert_plain(&Octal::row(k, k).into(), 260);
        }
        assert_plain(&Octal::row(1, 40).into(), 100);
        assert_plain(&Octal::row(40, 40).into(), 130);
    }

    #[test]
    fn any_code_has_the_values_of_the_definition() {
        for code in [
            "0.", "0.1", "0.3", "0.4", "0.6", "0.137", "0.15", "0.156", "0.3107", "0.0351", "0.51", "0.644", "0.7306",
            "4.", "4.4", "4.3", "4.7", "4.333", "4.06", "4.4004", "grundy",
        ] {
            assert_plain(&code.parse().expect("a code"), 200);
        }
    }

    /// Values are right whatever is taken for rare: here they are taken apart although many are, and time and again.
    #[test]
    fn rare_and_common_values_are_those_of_the_definition() {
        const WORTH: i64 = 2;
        for code in ["0.007", "0.777", "0.6", "0.3107", "0.4004", "4.067", "4.4477", "grundy"] {
            let code = code.parse().expect("a code");
            let mut heaps = Heaps::<u16>::of(vec![0]);
            let fits = Growing::new(&code, 1300, WORTH).grow(&mut heaps, &Cancel::never());
            assert_eq!(fits, Ok(true), "{code}");
            assert!(heaps.is_split(), "{code}");
            let told: Vec<u32> = heaps.values().iter().copied().map(u32::from).collect();
            assert_eq!(told, plain(&code, 1300)[..told.len()], "{code}");
        }
    }

    /// Where nearly every m serves many heaps, a bad split is given up for noting all pairs, and a better one is taken later.
    #[test]
    fn a_split_that_does_not_pay_is_given_up() {
        for most in [10, 21, 35] {
            let code = Octal::row(1, most).into();
            let mut heaps = Heaps::<u16>::of(vec![0]);
            let mut growing = Growing::new(&code, 1300, 1);
            assert_eq!(growing.grow(&mut heaps, &Cancel::never()), Ok(true));
            assert!(growing.worth > 1, "no split of 1 to {most} was given up");
            let told: Vec<u32> = heaps.values().iter().copied().map(u32::from).collect();
            assert_eq!(told, plain(&code, 1300)[..told.len()], "1 to {most} are taken");
        }
    }

    /// Codes whose values are taken apart early, as they are for those who ask.
    #[test]
    fn sparse_codes_have_the_values_of_the_definition() {
        for code in ["0.77777", "0.77777777", "4.247", "4.067", "4.4477"] {
            assert_plain(&code.parse().expect("a code"), 1700);
        }
    }

    /// Any smaller heap can be left, or two whose nim-sum is so small, and no two make more: G(n) = n, in more than 16 bits from
    /// the middle on.
    #[test]
    fn values_may_be_wider_than_sixteen_bits() {
        let most = (1 << 16) - 20;
        let code = Octal::row(1, most).into();
        let told = Sequence::new(&code, most as u64 + 40, &Cancel::never()).expect("nobody stops it");
        assert!((0..=most as u64 + 40).all(|n| u64::from(told.get(n)) == n));
    }

    proptest::proptest! {
        #[test]
        fn random_codes_have_the_values_of_the_definition(first in 0..2_u8, digits in "[0-7]{0,6}") {
            assert_plain(&format!("{}.{digits}", 4 * first).parse().expect("a code"), 150);
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
    fn a_sequence_ends_where_the_work_does() {
        let code = "0.40404040404040404040404040404".parse().expect("a code");
        let within = |most| Sequence::within(&code, 5000, most, &Cancel::never()).expect("nobody stops it");
        let (short, whole) = (within(1_000_000), within(u64::MAX));
        assert!(short.reaches(400) && !short.reaches(5000) && whole.reaches(5000));
        assert!((0..=400).all(|n| short.get(n) == whole.get(n)));
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
        let cancel = Cancel::never();
        cancel.stop();
        assert_eq!(Sequence::new(&Octal::row(3, 3).into(), 100_000, &cancel), Err(Stopped));
    }
}
