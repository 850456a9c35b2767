//! The days of a year as a board: a move names a later day of the same month or the same day of a later month.
//!
//! Months are rows and days are columns, so a move goes along its row or its column. Backward induction from 31.12
//! finds the kernel of the moves (J. von Neumann and O. Morgenstern, *Theory of Games and Economic Behavior*, 1944): no
//! move joins two of its dates, and every other date has a move into it. The kernel has one P-date in each month, no
//! two on the same day. These dates are called the ladder.
//!
//! In normal play the ladder is the diagonal that ends at 31.12, day − month = 19, as in nim with two equal heaps (C.
//! L. Bouton, 1901; for dates A. Bogomolny, *Date Game*, cut-the-knot.org), because all of these days exist. In misère
//! play 31.12 is not in the ladder, and the short months matter: the last rungs are 30.12, 29.11 and 31.10, and the
//! other nine are the same as in normal play.

use std::{cmp::Reverse, fmt, str::FromStr};

use crate::convention::Convention;
use crate::outcome::Outcome;

/// The number of months in a year.
pub const MONTHS: u8 = 12;
/// The number of days in the longest month.
pub const DAYS: u8 = 31;

/// Returns the number of days of a month in a year with 28 days in February; 0 if there is no such month.
pub const fn days_in(month: u8) -> u8 {
    match month {
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=MONTHS => DAYS,
        _ => 0,
    }
}

/// An existing day of the year. Dates are ordered chronologically and written `DD.MM`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    month: u8,
    day: u8,
}

/// The error of parsing a text that is not a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoDate {
    /// The text is not two digits, a dot and two digits.
    #[error("a date is two digits, a dot and two digits")]
    Form,
    /// There is no such day.
    #[error("there is no such day")]
    Day {
        /// The month that was given.
        month: u8,
        /// The number of its days; 0 if there is no such month.
        days: u8,
    },
}

impl Date {
    /// The date that ends the game.
    pub const END: Self = Self { month: MONTHS, day: DAYS };

    /// Creates a date; `None` if there is no such day.
    pub const fn new(day: u8, month: u8) -> Option<Self> {
        if day >= 1 && day <= days_in(month) { Some(Self { month, day }) } else { None }
    }

    /// Returns the day of the month, counted from 1.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// Returns the month, counted from 1.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// Returns the day minus the month. Every move changes it, because it changes one of the two.
    pub const fn difference(self) -> i64 {
        self.day as i64 - self.month as i64
    }

    /// Returns every date of the year, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=MONTHS).flat_map(|month| (1..=days_in(month)).map(move |day| Self { month, day }))
    }

    /// Returns the later days of the same month.
    pub fn later_days(self) -> impl DoubleEndedIterator<Item = Self> {
        (self.day + 1..=days_in(self.month)).map(move |day| Self { day, ..self })
    }

    /// Returns the same day of the later months that have it.
    pub fn later_months(self) -> impl DoubleEndedIterator<Item = Self> {
        (self.month + 1..=MONTHS).filter_map(move |month| Self::new(self.day, month))
    }

    /// Returns the dates a move may name, in chronological order.
    pub fn later(self) -> impl DoubleEndedIterator<Item = Self> {
        self.later_days().chain(self.later_months())
    }

    /// Returns whether a move may name `other`.
    pub const fn leads_to(self, other: Self) -> bool {
        (self.month == other.month && self.day < other.day) || (self.day == other.day && self.month < other.month)
    }

    /// Returns the index of the date in a table in which every month has 31 days.
    const fn index(self) -> usize {
        (self.month as usize - 1) * DAYS as usize + self.day as usize - 1
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}.{:02}", self.day, self.month)
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Self, NoDate> {
        let &[d, e, b'.', m, n] = text.as_bytes() else { return Err(NoDate::Form) };
        if ![d, e, m, n].iter().all(u8::is_ascii_digit) {
            return Err(NoDate::Form);
        }
        let number = |tens: u8, ones: u8| (tens - b'0') * 10 + (ones - b'0');
        let (day, month) = (number(d, e), number(m, n));
        Self::new(day, month).ok_or(NoDate::Day { month, days: days_in(month) })
    }
}

/// The solution of a date, by backward induction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fate {
    /// The outcome for the player who must name the next date.
    pub outcome: Outcome,
    /// Plies to the end if the winner hurries and the loser delays.
    pub remoteness: u64,
}

/// The solutions of all dates of a year.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Year {
    fates: Vec<Fate>,
    last: Convention,
}

impl Year {
    /// Solves all dates by backward induction from 31.12. Every move leads to a later date, whose solution is already
    /// known.
    pub fn solve(last: Convention) -> Self {
        let end = Fate { outcome: last.stuck(), remoteness: 0 };
        let mut year = Self { fates: vec![end; usize::from(MONTHS) * usize::from(DAYS)], last };
        for date in Date::all().rev().filter(|date| *date != Date::END) {
            year.fates[date.index()] = year.look_ahead(date);
        }
        year
    }

    fn look_ahead(&self, date: Date) -> Fate {
        let after = |outcome| {
            let fates = date.later().map(|later| self.fate(later));
            fates.filter(move |fate| fate.outcome == outcome).map(|fate| fate.remoteness)
        };
        let (outcome, left) = match after(Outcome::Loss).min() {
            Some(soonest) => (Outcome::Win, soonest),
            // Only 31.12 has no later date to name, and it is not looked up here.
            None => (Outcome::Loss, after(Outcome::Win).max().unwrap_or(0)),
        };
        Fate { outcome, remoteness: left + 1 }
    }

    /// Returns the solution of a date.
    pub fn fate(&self, date: Date) -> Fate {
        self.fates[date.index()]
    }

    /// Returns whether the player who must name the next date loses.
    pub fn is_lost(&self, date: Date) -> bool {
        self.fate(date).outcome == Outcome::Loss
    }

    /// Returns the P-dates, in chronological order.
    pub fn ladder(&self) -> Vec<Date> {
        Date::all().filter(|date| self.is_lost(*date)).collect()
    }

    /// Returns the winning moves, in chronological order.
    pub fn winning(&self, date: Date) -> impl Iterator<Item = Date> {
        date.later().filter(|later| self.is_lost(*later))
    }

    /// Returns the perfect player's move: the soonest win, else the longest game and, of several such moves, the one
    /// with the most losing replies.
    pub fn suggested(&self, date: Date) -> Option<Date> {
        let soonest = self.winning(date).min_by_key(|later| self.fate(*later).remoteness);
        let wrong = |later: Date| later.later().filter(|reply| !self.is_lost(*reply)).count();
        let longest = || date.later().min_by_key(|later| Reverse((self.fate(*later).remoteness, wrong(*later))));
        soonest.or_else(longest)
    }

    /// Explains a date.
    pub fn why(&self, date: Date) -> Calendar {
        Calendar {
            date,
            difference: date.difference(),
            p_dates: self.ladder(),
            winning: self.winning(date).collect(),
            last: self.last,
        }
    }
}

/// The explanation of a date.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Calendar {
    /// The present date.
    pub date: Date,
    /// The day minus the month.
    pub difference: i64,
    /// Every P-date of the year, in chronological order.
    pub p_dates: Vec<Date>,
    /// The P-dates a move may name.
    pub winning: Vec<Date>,
    /// The play convention: whether naming 31.12 wins or loses.
    pub last: Convention,
}

impl Calendar {
    /// Returns whether the player who must name the next date loses.
    pub fn is_lost(&self) -> bool {
        self.p_dates.contains(&self.date)
    }
}
