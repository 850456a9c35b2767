//! Dates, and the ladder of the game of dates.

use zugzwang_engine::{
    Convention,
    theory::calendar::{Date, NoDate, Year},
};

fn date(text: &str) -> Date {
    text.parse().expect("a date")
}

fn ladder(last: Convention) -> String {
    Year::solve(last).ladder().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_year_has_365_days_in_order() {
    let all: Vec<Date> = Date::all().collect();
    assert_eq!(all.len(), 365);
    assert!(all.is_sorted());
    assert_eq!((all.first(), all.last()), (Some(&date("01.01")), Some(&Date::END)));
}

#[test]
fn leads_to_agrees_with_the_listed_dates() {
    for from in Date::all() {
        let later: Vec<Date> = from.later().collect();
        assert!(Date::all().all(|to| from.leads_to(to) == later.contains(&to)), "{from}");
    }
}

#[test]
fn dates_parse_back_and_anything_else_is_rejected() {
    assert!(Date::all().all(|day| day.to_string().parse() == Ok(day)));
    for wrong in ["", "1.1", "01.1", "1.01", "01-01", "0101.", "01.01.", "+1.01", "０１.01", "01.01 "] {
        assert_eq!(wrong.parse::<Date>(), Err(NoDate::Form), "{wrong:?}");
    }
    for (wrong, month, days) in
        [("31.06", 6, 30), ("29.02", 2, 28), ("00.01", 1, 31), ("01.00", 0, 0), ("01.13", 13, 0)]
    {
        assert_eq!(wrong.parse::<Date>(), Err(NoDate::Day { month, days }));
    }
}

#[test]
fn the_ladder_of_normal_play_is_the_diagonal() {
    let all = "20.01 21.02 22.03 23.04 24.05 25.06 26.07 27.08 28.09 29.10 30.11 31.12";
    assert_eq!(ladder(Convention::Normal), all);
    let year = Year::solve(Convention::Normal);
    assert!(Date::all().all(|day| year.is_lost(day) == (day.difference() == Date::END.difference())));
}

#[test]
fn misere_play_changes_only_the_last_three_rungs() {
    let all = "20.01 21.02 22.03 23.04 24.05 25.06 26.07 27.08 28.09 31.10 29.11 30.12";
    assert_eq!(ladder(Convention::Misere), all);
}

#[test]
fn rungs_are_a_kernel_of_the_moves() {
    for last in [Convention::Normal, Convention::Misere] {
        let year = Year::solve(last);
        let ladder = year.ladder();
        for (at, rung) in ladder.iter().enumerate() {
            assert_eq!(usize::from(rung.month()), at + 1, "one in each month");
            assert!(ladder.iter().all(|other| other == rung || other.day() != rung.day()));
        }
        let goes_on = Date::all().filter(|day| !year.is_lost(*day) && *day != Date::END);
        for day in goes_on {
            assert!(ladder.iter().any(|rung| day.leads_to(*rung)), "{day}");
        }
    }
}

#[test]
fn the_perfect_player_hurries_when_winning_and_delays_when_losing() {
    let normal = Year::solve(Convention::Normal);
    assert_eq!(normal.suggested(date("01.01")), Some(date("20.01")));
    assert_eq!(normal.suggested(Date::END), None);
    let held_out = normal.suggested(date("20.01")).expect("the game goes on");
    assert_eq!(normal.fate(held_out).remoteness + 1, normal.fate(date("20.01")).remoteness);
    let misere = Year::solve(Convention::Misere);
    assert_eq!(misere.winning(date("29.10")).collect::<Vec<_>>(), [date("31.10"), date("29.11")]);
    assert_eq!(misere.suggested(date("29.10")), Some(date("31.10")));
}
