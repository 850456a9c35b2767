//! The diary: on which days the puzzle of the day was solved, and on which day each stop was first won and known.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use zugzwang_engine::Day;

use super::{
    Attempt, Fate, Standing,
    files::{Content, Single},
    puzzles::text,
};

/// A day, saved as its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
struct Date(#[serde(with = "text")] Day);

/// The last puzzle of a day that was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tried {
    #[serde(with = "text")]
    day: Day,
    /// Its grade, from 1.
    pub grade: u8,
    /// Whether it was the easy one, for users who have solved few.
    pub gentle: bool,
    /// The number of wrong tries.
    pub missed: u64,
    /// The result.
    pub fate: Fate,
}

/// The record of what happened on which day.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Diary {
    /// The days whose puzzle was solved, the earliest first.
    #[serde(deserialize_with = "in_order")]
    solved: Vec<Date>,
    tried: Option<Tried>,
    /// The day on which each stop was first won, by its id.
    won: BTreeMap<String, Date>,
    /// The day on which each stop became known, by its id.
    known: BTreeMap<String, Date>,
}

impl Diary {
    /// Returns what was tried of the puzzle of this day; `None` if nothing.
    pub fn tried(&self, day: Day) -> Option<Tried> {
        self.tried.filter(|tried| tried.day == day)
    }

    /// Returns whether the puzzle of this day was solved.
    pub fn has_solved(&self, day: Day) -> bool {
        self.solved.binary_search(&Date(day)).is_ok()
    }

    /// Returns the run of days at the end of `today`, or before it if its puzzle is not solved. See [`run`].
    pub fn run(&self, today: Day) -> u64 {
        run(self.solved.iter().map(|date| date.0), today)
    }

    /// Returns the diary with one more attempt at the puzzle of a day. After a right move or the answer, that day's puzzle
    /// is done.
    #[must_use]
    pub fn with(mut self, attempt: Attempt) -> Self {
        let Attempt { grade, day: Some(day), fate, gentle, .. } = attempt else { return self };
        let new = Tried { day, grade, gentle, missed: 0, fate };
        let tried = self.tried(day).unwrap_or(new);
        if tried != new && tried.fate != Fate::Missed {
            return self;
        }
        let missed = tried.missed.saturating_add(u64::from(fate == Fate::Missed));
        self.tried = Some(Tried { missed, fate, ..tried });
        let place = self.solved.binary_search(&Date(day));
        if let (Fate::Solved, Err(at)) = (fate, place) {
            self.solved.insert(at, Date(day));
        }
        self
    }

    /// Returns the diary with the day on which a stop was first won or known.
    #[must_use]
    pub fn reaching(mut self, stop: &str, standing: Standing, today: Day) -> Self {
        let days = if standing == Standing::Known { &mut self.known } else { &mut self.won };
        days.entry(stop.to_owned()).or_insert(Date(today));
        self
    }

    /// Returns whether a stop became known today or yesterday, or, if `standing` is [`Standing::Won`], was first won then.
    pub fn is_new(&self, stop: &str, standing: Standing, today: Day) -> bool {
        let days = if standing == Standing::Known { &self.known } else { &self.won };
        days.get(stop).is_some_and(|day| day.0.number() + 1 >= today.number())
    }
}

/// Reads days. Someone may have put two diaries together by hand.
fn in_order<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Date>, D::Error> {
    let mut days = Vec::<Date>::deserialize(deserializer)?;
    days.sort_unstable();
    days.dedup();
    Ok(days)
}

impl Content for Diary {}

impl Single for Diary {
    const NAME: &'static str = "diary";
}

/// Returns the run of days: each day whose puzzle is solved adds one, and each missed day since takes one away, but never
/// below 0. `today` is not missed before it is over. `solved` are the days, the earliest first; later ones than `today`
/// do not count.
pub fn run(solved: impl IntoIterator<Item = Day>, today: Day) -> u64 {
    let missed = |since: Option<u64>, till: u64| since.map_or(0, |since| till.saturating_sub(since + 1));
    let mut last = None;
    let mut run: u64 = 0;
    for day in solved.into_iter().map(Day::number).filter(|day| *day <= today.number()) {
        if last.is_none_or(|last| last < day) {
            run = run.saturating_sub(missed(last, day)) + 1;
            last = Some(day);
        }
    }
    run.saturating_sub(missed(last, today.number()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "2027-12-29";

    fn day(number: u32) -> Day {
        FIRST.parse::<Day>().expect("a day").after(number)
    }

    fn at(number: u32, fate: Fate) -> Attempt {
        Attempt { grade: 3, day: Some(day(number)), fate, first: true, gentle: false }
    }

    /// Every history of ten days, compared with a count day by day.
    #[test]
    fn a_solved_day_adds_one_to_the_run_and_a_missed_one_takes_one_away() {
        for history in 0_u32..1 << 10 {
            let is_solved = |number: u32| history >> number & 1 == 1;
            let mut counted: u64 = 0;
            for today in 0..10 {
                let solved = (0..10).filter(|number| is_solved(*number)).map(day);
                let open = run(solved.clone(), day(today));
                counted = if is_solved(today) { counted + 1 } else { counted };
                assert_eq!(open, counted, "{history:b} on day {today}");
                counted = if is_solved(today) { counted } else { counted.saturating_sub(1) };
            }
        }
    }

    #[test]
    fn the_run_survives_missed_days_and_a_clock_set_back() {
        let solved = |numbers: &[u32], today| run(numbers.iter().map(|number| day(*number)), day(today));
        assert_eq!(solved(&[], 5), 0);
        assert_eq!([5, 6, 7, 8, 9, 40].map(|today| solved(&[1, 2, 3, 4, 5], today)), [5, 5, 4, 3, 2, 0]);
        assert_eq!(solved(&[1, 2, 3, 5], 5), 3, "a missed day costs a day");
        assert_eq!(solved(&[1, 2, 3], 2), 2, "a day that is still to come does not count");
    }

    #[test]
    fn wrong_tries_are_counted_until_the_puzzle_is_solved_and_the_day_counts_once() {
        let diary = [Fate::Missed, Fate::Missed, Fate::Solved, Fate::Missed, Fate::Solved]
            .into_iter()
            .fold(Diary::default(), |diary, fate| diary.with(at(0, fate)));
        let tried = diary.tried(day(0)).expect("it was tried");
        assert_eq!((tried.missed, tried.fate, tried.grade), (2, Fate::Solved, 3));
        assert_eq!((diary.run(day(0)), diary.tried(day(1))), (1, None));
        let shown = Diary::default().with(at(0, Fate::Shown)).with(at(0, Fate::Solved));
        assert_eq!((shown.run(day(0)), shown.tried(day(0)).map(|tried| tried.fate)), (0, Some(Fate::Shown)));
    }

    #[test]
    fn a_stop_is_new_for_two_days() {
        let diary = Diary::default().reaching("nim", Standing::Known, day(3)).reaching("nim", Standing::Known, day(9));
        let known = |today| diary.is_new("nim", Standing::Known, day(today));
        assert_eq!([3, 4, 5].map(known), [true, true, false]);
        assert!(!diary.is_new("nim", Standing::Won, day(3)) && !diary.is_new("king", Standing::Known, day(3)));
    }

    #[test]
    fn days_in_any_order_make_the_same_run() {
        let days: Vec<String> = [3, 1, 2, 1, 0].map(|number| day(number).to_string()).into();
        let text = serde_json::json!({ "solved": days }).to_string();
        let diary: Diary = serde_json::from_str(&text).expect("it reads back");
        assert_eq!((diary.run(day(3)), diary.with(at(4, Fate::Solved)).run(day(4))), (4, 5));
    }

    #[test]
    fn an_older_or_shorter_file_still_reads() {
        let diary = Diary::default().with(at(0, Fate::Missed)).with(at(0, Fate::Solved));
        let text = serde_json::to_string(&diary).expect("it can be written");
        assert!(text.contains(FIRST), "{text}");
        assert_eq!(serde_json::from_str::<Diary>(&text).expect("it reads back"), diary);
        assert_eq!(serde_json::from_str::<Diary>("{}").expect("everything is optional"), Diary::default());
    }
}
