//! A day of the calendar, given by the caller, because this crate has no clock.

use std::{fmt, str::FromStr};

use crate::rng::hash;

/// A day of the Gregorian calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day {
    year: u16,
    month: u8,
    date: u8,
}

/// The error of a text that is not a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a day, as in 2026-02-28")]
pub struct NoDay;

impl Day {
    /// Creates a day; `None` if the calendar does not have it, or the year is after 9999.
    ///
    /// ```
    /// use zugzwang_engine::Day;
    ///
    /// assert!(Day::new(2028, 2, 29).is_some() && Day::new(2100, 2, 29).is_none());
    /// ```
    pub const fn new(year: u16, month: u8, date: u8) -> Option<Self> {
        if year <= 9999 && 1 <= date && date <= Self::length(year, month) {
            Some(Self { year, month, date })
        } else {
            None
        }
    }

    /// Returns the day of a time in seconds since 1970, of the clock that they are told by; for later times, the last day of
    /// 9999.
    ///
    /// ```
    /// use zugzwang_engine::Day;
    ///
    /// assert_eq!(Day::at(1_700_000_000).to_string(), "2023-11-14");
    /// ```
    pub fn at(seconds: u64) -> Self {
        const A_DAY: u64 = 24 * 60 * 60;
        const LAST: Day = Day { year: 9999, month: 12, date: 31 };
        let mut days = seconds / A_DAY;
        for year in 1970..=LAST.year {
            for month in 1..=12 {
                let length = u64::from(Self::length(year, month));
                if days < length {
                    let date = u8::try_from(days + 1).unwrap_or(LAST.date);
                    return Self { year, month, date };
                }
                days -= length;
            }
        }
        LAST
    }

    /// Returns the number of days in a month; 0 if there is no such month.
    const fn length(year: u16, month: u8) -> u8 {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => 0,
        }
    }

    /// Returns the number of days from the first of January of the year 0 to this day. Consecutive days have consecutive
    /// numbers.
    ///
    /// ```
    /// use zugzwang_engine::Day;
    ///
    /// let number = |text: &str| text.parse().map(Day::number);
    /// assert_eq!(number("2028-03-01"), number("2028-02-28").map(|number| number + 2));
    /// ```
    pub fn number(self) -> u64 {
        let years = u64::from(self.year);
        // Year 0 is a leap year, so each count is that of the multiples below the year.
        let leap = years.div_ceil(4) - years.div_ceil(100) + years.div_ceil(400);
        let months = (1..self.month).map(|month| u64::from(Self::length(self.year, month))).sum::<u64>();
        years * 365 + leap + months + u64::from(self.date) - 1
    }

    /// Returns the day so many days after this one; at most the last day of 9999.
    ///
    /// ```
    /// use zugzwang_engine::Day;
    ///
    /// assert_eq!(Day::new(2026, 12, 30).map(|day| day.after(3)), Day::new(2027, 1, 2));
    /// ```
    #[must_use]
    pub fn after(self, days: u32) -> Self {
        (0..days).fold(self, |day, _| day.next())
    }

    /// Returns the next day; the last day of 9999 has none and stays.
    fn next(self) -> Self {
        let Self { year, month, date } = self;
        let (tomorrow, first) = (Self::new(year, month, date + 1), Self::new(year, month + 1, 1));
        tomorrow.or(first).or_else(|| Self::new(year + 1, 1, 1)).unwrap_or(self)
    }

    /// The number of successive days among which no position belongs to two.
    pub const APART: u64 = 60;

    /// Returns whether a position of a game belongs to this day: every position belongs to one day of [`Day::APART`], so two
    /// days can be told to differ without a look at either's puzzle.
    pub(super) fn owns(self, game: &str, position: &str) -> bool {
        hash(0, format!("{game} {position}").as_bytes()) % Self::APART == self.number() % Self::APART
    }

    /// Returns the seed for this day: its digits as a number, year first.
    pub fn seed(self) -> u64 {
        u64::from(self.year) * 10_000 + u64::from(self.month) * 100 + u64::from(self.date)
    }
}

/// Parses `2026-02-28`.
impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let part = |from: usize, to: usize| text.get(from..to).filter(|part| part.bytes().all(|b| b.is_ascii_digit()));
        let dashes = text.len() == 10 && text.get(4..5) == Some("-") && text.get(7..8) == Some("-");
        let parts = part(0, 4).zip(part(5, 7)).zip(part(8, 10)).filter(|_| dashes);
        let day = parts.and_then(|((y, m), d)| Self::new(y.parse().ok()?, m.parse().ok()?, d.parse().ok()?));
        day.ok_or(NoDay)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.date)
    }
}
