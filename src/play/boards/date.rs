//! The date game: a page of the month and the months of the year. Left and right choose another day, up and down another month.

mod page;

use zugzwang_engine::{
    games::DateGame,
    theory::calendar::{DAYS, Date, MONTHS},
};

use super::prelude::*;

/// Days and months of a large step: a week of the page and a quarter of the year.
const LARGE: (isize, isize) = (7, 3);

impl Board for DateGame {
    type Game = Self;

    /// The date to be named; on 31.12, when there is none, that date itself.
    type Cursor = Date;

    fn cursor(_: &Self, date: &Date, before: Option<&Date>) -> Date {
        let before = before.copied().filter(|before| date.leads_to(*before));
        before.or_else(|| date.later().next()).unwrap_or(*date)
    }

    fn chosen(_: &Self, date: &Date, cursor: &Date) -> Option<Date> {
        date.leads_to(*cursor).then_some(*cursor)
    }

    fn steer(_: &Self, date: &Date, cursor: &Date, step: Step) -> Date {
        let (days, months): (Vec<_>, Vec<_>) = (date.later_days().collect(), date.later_months().collect());
        let (along, large) = if cursor.month() == date.month() { (&days, LARGE.0) } else { (&months, LARGE.1) };
        let (dates, by) = match step {
            Step::Left => (&days, -1),
            Step::Right => (&days, 1),
            Step::Up => (&months, -1),
            Step::Down => (&months, 1),
            Step::Less => (along, -large),
            Step::More => (along, large),
            Step::Least => (along, isize::MIN),
            Step::Most => (along, isize::MAX),
            Step::Clear => return date.later().next().unwrap_or(*cursor),
        };
        // From a date of the other list the cursor goes to the first of this one.
        let index = dates.iter().position(|date| date == cursor).map_or(0, |at| at.saturating_add_signed(by));
        dates.get(index).or(dates.last()).copied().unwrap_or(*cursor)
    }

    fn picture(_: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Date> {
        page::picture(scene, room)
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let heads = [say!(seen.look, "figure-days"), say!(seen.look, "figure-months")];
        let left = |date: &Date| [DAYS - date.day(), MONTHS - date.month()];
        let below = landed(seen.landings().map(Date::to_string), seen.look, room.width);
        Ledger::new(heads).part("", left(seen.now()), seen.then.as_ref().map(left)).over(below, seen.look, room)
    }

    fn words(_: &Self, _: &Date, named: &Date, look: &Look) -> String {
        say!(look, "date-move", date = named.to_string())
    }

    fn recite(_: &Self, date: &Date, look: &Look) -> Vec<String> {
        let month = say!(look, "date-month", month = u64::from(date.month()));
        vec![say!(look, "recite-date", date = date.to_string(), day = u64::from(date.day()), month = month)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::game;

    /// The game from a date, and its start.
    fn started(from: &str) -> (DateGame, Date) {
        let game: DateGame = game(&[&format!("date={from}")]);
        let start = game.start();
        (game, start)
    }

    fn steered(from: &str, steps: &[Step]) -> String {
        let (game, date) = started(from);
        let first = DateGame::cursor(&game, &date, None);
        steps.iter().fold(first, |cursor, step| DateGame::steer(&game, &date, &cursor, *step)).to_string()
    }

    #[test]
    fn left_and_right_change_the_day_and_up_and_down_the_month() {
        assert_eq!(steered("10.05", &[]), "11.05");
        assert_eq!(steered("10.05", &[Step::Right, Step::Right, Step::Left]), "12.05");
        assert_eq!(steered("10.05", &[Step::Right, Step::Down]), "10.06");
        assert_eq!(steered("10.05", &[Step::Down, Step::Down, Step::Right]), "11.05");
        assert_eq!(steered("10.05", &[Step::Most, Step::Right]), "31.05");
        assert_eq!(steered("10.05", &[Step::Down, Step::More]), "10.09");
    }

    #[test]
    fn months_without_the_day_are_passed_over() {
        assert_eq!(steered("31.01", &[]), "31.03");
        assert_eq!(steered("31.01", &[Step::Down, Step::Right]), "31.05");
        assert_eq!(steered("31.10", &[Step::Down, Step::Left, Step::Up]), "31.12");
    }
}
