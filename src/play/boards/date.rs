//! The date game on the screen: the month's page and the months of the year; left and right choose another day, up and down
//! another month.

mod page;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
};
use zugzwang_engine::{games::DateGame, theory::calendar::Date};

use crate::{
    look::Look,
    play::{
        board::{Board, Hits, Scene, Seen, Step},
        figures,
    },
    say,
};

/// Days a large step goes: a week of the page.
const WEEK: usize = 7;
/// Months a large step goes: a quarter of the year.
const QUARTER: usize = 3;

impl Board for DateGame {
    type Game = Self;

    /// The date to be named; on 31.12, where there is none, that date itself.
    type Cursor = Date;

    fn cursor(_: &Self, date: &Date, before: Option<&Date>) -> Date {
        let kept = before.copied().filter(|before| date.leads_to(*before));
        kept.or_else(|| date.later().next()).unwrap_or(*date)
    }

    fn aim(_: &Self, _: &Date, named: &Date) -> Date {
        *named
    }

    fn chosen(_: &Self, date: &Date, cursor: &Date) -> Option<Date> {
        date.leads_to(*cursor).then_some(*cursor)
    }

    fn steer(_: &Self, date: &Date, cursor: &Date, step: Step) -> Date {
        let (days, months): (Vec<_>, Vec<_>) = (date.later_days().collect(), date.later_months().collect());
        let (along, large) = if cursor.month() == date.month() { (&days, WEEK) } else { (&months, QUARTER) };
        let to = match step {
            Step::Left => go(&days, *cursor, |at| at.saturating_sub(1)),
            Step::Right => go(&days, *cursor, |at| at + 1),
            Step::Up => go(&months, *cursor, |at| at.saturating_sub(1)),
            Step::Down => go(&months, *cursor, |at| at + 1),
            Step::Less => go(along, *cursor, |at| at.saturating_sub(large)),
            Step::More => go(along, *cursor, |at| at + large),
            Step::Least => along.first().copied(),
            Step::Most => along.last().copied(),
            Step::Clear => date.later().next(),
        };
        to.unwrap_or(*cursor)
    }

    fn draw(_: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Date> {
        page::draw(scene, area, buf)
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        figures::ways_left::date(seen, room)
    }

    fn words(_: &Self, _: &Date, named: &Date, look: &Look) -> String {
        say!(look, "date-move", date = named.to_string())
    }

    fn recite(_: &Self, date: &Date, look: &Look) -> Vec<String> {
        let month = say!(look, "date-month", month = u64::from(date.month()));
        vec![say!(look, "recite-date", date = date.to_string(), day = u64::from(date.day()), month = month)]
    }
}

/// Goes on among the dates from where the cursor is, no further than the last; from elsewhere to the first of them.
fn go(dates: &[Date], cursor: Date, on: impl Fn(usize) -> usize) -> Option<Date> {
    let at = dates.iter().position(|date| *date == cursor).map_or(0, on);
    dates.get(at.min(dates.len().saturating_sub(1))).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};
    use zugzwang_engine::{Game, Setup};

    fn game(from: &str) -> DateGame {
        let setup = Setup::read(DateGame::FIELDS, &[format!("date={from}")]).expect("a date");
        DateGame::new(&setup).expect("a start")
    }

    fn steered(from: &str, steps: &[Step]) -> String {
        let game = game(from);
        let date = game.start();
        let cursor = steps
            .iter()
            .fold(DateGame::cursor(&game, &date, None), |cursor, step| DateGame::steer(&game, &date, &cursor, *step));
        cursor.to_string()
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

    #[test]
    fn every_area_is_drawn_and_every_click_in_it_is_a_move() {
        for (from, set) in [("01.01", GlyphSet::Unicode), ("30.11", GlyphSet::Ascii), ("31.10", GlyphSet::Unicode)] {
            let (game, look) = (game(from), Look::new(ThemeName::Mono, set));
            let date = game.start();
            let cursor = DateGame::cursor(&game, &date, None);
            let scene = Scene {
                position: &date,
                cursor: Some(&cursor),
                last: None,
                reason: None,
                stepwise: None,
                look: &look,
                stage: &crate::play::board::Stage::default(),
            };
            for (width, height) in (0..110).flat_map(|width| (0..50).map(move |height| (width, height))) {
                let area = Rect::new(3, 2, width, height);
                let hits = DateGame::draw(&game, &scene, area, &mut Buffer::empty(area));
                for (place, named) in hits {
                    assert!(date.leads_to(named) && area.union(place) == area, "{named} at {place:?} in {area:?}");
                }
            }
        }
    }

    #[test]
    fn a_page_has_a_place_for_every_move() {
        let (game, look) = (game("01.01"), Look::new(ThemeName::Ansi, GlyphSet::Unicode));
        let date = game.start();
        let scene = Scene {
            position: &date,
            cursor: None,
            last: None,
            reason: None,
            stepwise: None,
            look: &look,
            stage: &crate::play::board::Stage::default(),
        };
        let area = Rect::new(0, 0, 34, 6);
        let named: Vec<Date> =
            DateGame::draw(&game, &scene, area, &mut Buffer::empty(area)).into_iter().map(|(_, to)| to).collect();
        assert_eq!(named, date.later().collect::<Vec<_>>());
    }
}
