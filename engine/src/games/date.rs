//! # Date game
//!
//! A move names a later date: either a larger day in the same month or the same day in a later month. The day must
//! exist in a year with 28 days in February. Whoever names 31.12 wins; with `last=loses`, loses.

use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    convention::Convention,
    error::MoveFault,
    fields::{Field, LAST, Preset, Setup, SetupError, SetupFault, word},
    game::Game,
    map::{Axis, Ends, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::calendar::{Date, NoDate, Year},
    worth::Worth,
};

/// The rules, with the starting date of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DateGame {
    start: Date,
    year: Year,
}

/// The field with the starting date.
const DATE: Field = Field::word("date", "date", has_form, "01.01");

/// Returns whether a text has the form of a date; the day need not exist.
fn has_form(text: &str) -> bool {
    text.parse::<Date>() != Err(NoDate::Form)
}

/// Returns the arguments of the message about a day that does not exist: the month as given and its number of days.
fn month_and_days(text: &str, days: u8) -> Vec<(&'static str, String)> {
    let month = text.split_once('.').map_or("", |(_, month)| month);
    vec![("month", month.to_owned()), ("days", days.to_string())]
}

/// Returns the starting date of a setup.
fn start_of(setup: &Setup) -> Result<Date, SetupError> {
    let word = setup.word(DATE.name);
    let malformed = || SetupFault::Malformed { kind: DATE.kind, entry: word.to_owned() };
    match word.parse() {
        Ok(Date::END) => Err(setup.error(DATE.name, SetupFault::Rule { key: "ended", args: Vec::new() })),
        Ok(date) => Ok(date),
        Err(NoDate::Day { days, .. }) => {
            let args = month_and_days(word, days);
            Err(setup.error(DATE.name, SetupFault::Rule { key: "no-such-day", args }))
        }
        Err(NoDate::Form) => Err(setup.error(DATE.name, malformed())),
    }
}

/// Returns the arguments of the message that says which dates may be named from a date.
fn allowed(from: Date) -> Vec<(&'static str, String)> {
    let named = |date: Option<Date>| date.map_or_else(String::new, |date| date.to_string());
    vec![
        ("from", from.to_string()),
        ("days", from.later_days().count().to_string()),
        ("first", named(from.later_days().next())),
        ("day", named(from.later_days().next_back())),
        ("months", from.later_months().count().to_string()),
        ("month", named(from.later_months().next_back())),
    ]
}

impl Rules for DateGame {
    type Position = Date;
    type Move = Date;

    fn moves(&self, date: &Date) -> impl Iterator<Item = Date> {
        date.later()
    }

    fn play(&self, date: &Date, named: &Date) -> Result<Date, MoveFault> {
        if date.leads_to(*named) {
            Ok(*named)
        } else {
            Err(MoveFault::Rule { key: "unreachable", args: allowed(*date) })
        }
    }

    fn end(&self, date: &Date) -> Option<Outcome> {
        (*date == Date::END).then(|| self.year.fate(*date).outcome)
    }
}

impl Game for DateGame {
    const ID: &'static str = "date";
    const FIELDS: &'static [Field] = &[DATE, LAST];
    const RULES: &'static [&'static str] = &["last"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "new-year", words: &["date=01.01"] },
        Preset { id: "misere", words: &["date=01.01", "last=loses"] },
        Preset { id: "rung", words: &["date=28.09"] },
        Preset { id: "february", words: &["date=28.02"] },
        Preset { id: "turn", words: &["date=29.10", "last=loses"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        let (day, month) = (draw.between(1, 28), draw.between(1, 10));
        vec![word("date", format!("{day:02}.{month:02}")), draw.last()]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { start: start_of(setup)?, year: Year::solve(Convention::of(setup)) })
    }

    fn start(&self) -> Date {
        self.start
    }

    fn read(&self, _: &Date, text: &str) -> Result<Date, MoveFault> {
        text.parse().map_err(|fault| match fault {
            NoDate::Form => MoveFault::Malformed,
            NoDate::Day { days, .. } => MoveFault::Rule { key: "no-such-day", args: month_and_days(text, days) },
        })
    }

    fn map(&self) -> Option<&dyn Mapped<Date>> {
        Some(self)
    }

    fn analyse(&self, date: &Date, _: &Cancel) -> Result<Analysis<Date>, Stopped> {
        let fate = self.year.fate(*date);
        Ok(Analysis {
            worth: Worth { remoteness: Some(fate.remoteness), ..Worth::of(fate.outcome) },
            best: self.year.winning(*date).collect(),
            suggested: self.year.suggested(*date),
            grundy: None,
            reason: Reason::Calendar(self.year.why(*date)),
        })
    }
}

impl Mapped<Date> for DateGame {
    fn plane(&self) -> Plane {
        Plane { down: true, ends: Ends::Most, ..Plane::board(Axis::new("day", 1, 31), Axis::new("month", 1, 12)) }
    }

    fn at(&self, spot: Spot) -> Option<Date> {
        Date::new(u8::try_from(spot.x).ok()?, u8::try_from(spot.y).ok()?).filter(|_| spot.z == 0)
    }

    fn spot(&self, date: &Date) -> Option<Spot> {
        Some(Spot { x: date.day().into(), y: date.month().into(), z: 0 })
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        let date = self.at(spot)?;
        if date == Date::END {
            let before = Date::new(date.day() - 1, date.month())?;
            return Some(Opening { fields: vec![word("date", before)], moves: vec![date.to_string()] });
        }
        Some(Opening::of([word("date", date)]))
    }

    fn glance(&self, date: &Date, _: &Cancel) -> Result<Glance, Stopped> {
        let fate = self.year.fate(*date);
        Ok(Glance { remoteness: Some(fate.remoteness), ..Glance::won(fate.outcome == Outcome::Win) })
    }
}
