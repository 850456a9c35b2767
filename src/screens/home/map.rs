//! The map of home and its cursor: rows of stops, and a row of screens beside the path.

use strum::{IntoStaticStr, VariantArray};

use crate::{
    screens::{LabScreen, LessonsScreen, PlanScreen, PuzzleScreen, ShelfScreen, prelude::*},
    teach::path::{STATIONS, Stop},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "beside-")]
pub(in crate::screens) enum Beside {
    Lessons,
    Puzzles,
    Lab,
    Plan,
    Shelf,
    Demo,
}

impl Beside {
    pub(in crate::screens) fn text(self) -> &'static str {
        self.into()
    }

    pub(in crate::screens) fn open(self, stop: &'static Stop, cx: &mut Cx<'_>) -> Next {
        match self {
            Self::Lessons => Next::push(LessonsScreen::new(cx.look)),
            Self::Puzzles => Next::push(PuzzleScreen::of_today(cx)),
            Self::Lab => Next::push(LabScreen::of(stop.game, cx)),
            Self::Plan => Next::push(PlanScreen::of(stop)),
            Self::Shelf => Next::push(ShelfScreen::default()),
            Self::Demo => Next::Demo,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    Stop(&'static Stop),
    Own(usize),
    Beside(Beside),
}

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Map {
    pub(super) row: usize,
    column: usize,
    last_stop: (usize, usize),
    own: usize,
}

const AFTER_STATIONS: usize = STATIONS.len();

impl Map {
    pub(super) fn new(own: usize) -> Self {
        Self { own, ..Self::default() }
    }

    /// The stops of a station; then, if there are any, games from the user's files; then the screens beside the path.
    pub(super) fn items(&self, row: usize) -> Vec<Item> {
        if let Some(station) = STATIONS.get(row) {
            return station.stops.iter().map(Item::Stop).collect();
        }
        if row < self.last() {
            return (0..self.own).map(Item::Own).collect();
        }
        Beside::VARIANTS.iter().map(|beside| Item::Beside(*beside)).collect()
    }

    const fn last(&self) -> usize {
        if self.own > 0 { AFTER_STATIONS + 1 } else { AFTER_STATIONS }
    }

    pub(super) const fn rows(&self) -> usize {
        self.last() + 1
    }

    pub(super) const fn is_own(&self, row: usize) -> bool {
        row >= AFTER_STATIONS && row < self.last()
    }

    pub(super) fn item(&self) -> Item {
        self.items(self.row).get(self.column).copied().unwrap_or(Item::Stop(&STATIONS[0].stops[0]))
    }

    pub(super) fn last_stop(&self) -> &'static Stop {
        match (self.item(), self.items(self.last_stop.0).get(self.last_stop.1).copied()) {
            (Item::Stop(stop), _) | (_, Some(Item::Stop(stop))) => stop,
            _ => &STATIONS[0].stops[0],
        }
    }

    fn put(&mut self, row: usize, column: usize) {
        self.row = row.min(self.last());
        self.column = column.min(self.items(self.row).len().saturating_sub(1));
        if self.row < AFTER_STATIONS {
            self.last_stop = (self.row, self.column);
        }
    }

    pub(super) fn point(&mut self, stop: &Stop) {
        let places = (0..AFTER_STATIONS)
            .flat_map(|row| self.items(row).into_iter().enumerate().map(move |(at, item)| (row, at, item)));
        let place = places.into_iter().find(|(.., item)| matches!(item, Item::Stop(other) if *other == stop));
        if let Some((row, column, _)) = place {
            self.put(row, column);
        }
    }

    pub(super) fn point_beside(&mut self, beside: Beside) {
        self.put(self.last(), Beside::VARIANTS.iter().position(|other| *other == beside).unwrap_or(0));
    }

    /// Moves the cursor along a row and on to the next, or from row to row. Returns whether the action does that.
    pub(super) fn walk(&mut self, action: Action) -> bool {
        let (row, column) = match action {
            Action::Up => (self.row.saturating_sub(1), self.column),
            Action::Down => (self.row + 1, self.column),
            Action::Left if self.column > 0 => (self.row, self.column - 1),
            Action::Left if self.row > 0 => (self.row - 1, usize::MAX),
            Action::Right if self.column + 1 < self.items(self.row).len() => (self.row, self.column + 1),
            Action::Right if self.row < self.last() => (self.row + 1, 0),
            Action::Right => (self.row, self.column),
            Action::Left | Action::PageUp | Action::Home => (0, 0),
            Action::PageDown | Action::End => (self.last(), 0),
            _ => return false,
        };
        self.put(row, column);
        true
    }

    /// Counts the items row by row. Returns whether the item was selected already.
    pub(super) fn click(&mut self, number: usize) -> bool {
        let places = (0..=self.last()).flat_map(|row| (0..self.items(row).len()).map(move |column| (row, column)));
        let Some((row, column)) = places.into_iter().nth(number) else { return false };
        let again = (row, column) == (self.row, self.column);
        self.put(row, column);
        again
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::path;

    #[test]
    fn right_reaches_every_item_and_left_goes_back_to_the_first() {
        let mut map = Map::default();
        let mut seen = vec![map.item()];
        while map.item() != Item::Beside(Beside::Demo) {
            assert!(map.walk(Action::Right));
            assert!(!seen.contains(&map.item()), "{:?}", map.item());
            seen.push(map.item());
        }
        assert_eq!(seen.len(), path::stops().count() + Beside::VARIANTS.len());
        for item in seen.iter().rev().skip(1) {
            assert!(map.walk(Action::Left));
            assert_eq!(map.item(), *item);
        }
    }

    #[test]
    fn games_from_files_have_a_row_between_the_path_and_what_is_beside_it() {
        let mut map = Map::new(2);
        map.walk(Action::End);
        assert_eq!(map.item(), Item::Beside(Beside::Lessons));
        assert!(map.walk(Action::Up));
        assert_eq!(map.item(), Item::Own(0));
        assert!(map.walk(Action::Right) && map.item() == Item::Own(1));
        assert!(map.walk(Action::Right) && map.item() == Item::Beside(Beside::Lessons));
    }

    #[test]
    fn the_last_stop_is_remembered_while_something_beside_the_path_is_selected() {
        let mut map = Map::default();
        let king = path::find("king").expect("king is a stop");
        map.point(king);
        map.point_beside(Beside::Lab);
        assert_eq!(map.last_stop(), king);
    }
}
