use zugzwang_engine::{Convention, Reason, theory::calendar};

use super::{super::sample, *};

#[test]
fn days_and_months_left_decide_every_date() {
    let year = calendar::Year::solve(Convention::Normal);
    for date in Date::all().filter(|date| *date != Date::END) {
        let [days, months] = to_go(date);
        assert_eq!(year.is_lost(date), days == months, "{date}");
        let [left, equal] = year.winning(date).next().map_or([days, months], to_go);
        assert!(left == equal && (year.is_lost(date) || left == days.min(months)), "{date}: the smaller stays");
    }
}

#[test]
fn where_the_end_loses_a_safe_date_lies_ahead_of_every_other() {
    let year = calendar::Year::solve(Convention::Misere);
    let ladder = year.ladder();
    assert!(ladder.iter().all(|rung| ladder.iter().all(|other| !rung.leads_to(*other))));
    let others = Date::all().filter(|date| *date != Date::END && !ladder.contains(date));
    assert!(others.into_iter().all(|date| ladder.iter().any(|rung| date.leads_to(*rung))));
}

#[test]
fn every_date_has_a_proof() {
    for year in [Convention::Normal, Convention::Misere].map(calendar::Year::solve) {
        for date in Date::all().filter(|date| *date != Date::END) {
            let told = sample::proofs(&Reason::Calendar(year.why(date)));
            assert!(told.iter().all(|told| !told.is_empty()), "{date}");
        }
    }
}
