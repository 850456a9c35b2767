//! The map as it is walked: rows of stops, and a row of what stands beside the path.

use strum::{IntoStaticStr, VariantArray};

use crate::{
    screens::{Cx, LabScreen, LessonsScreen, Next, PlanScreen, PuzzleOrder, PuzzleScreen, ShelfScreen, action::Action},
    teach::path::{STATIONS, Stop},
};

/// What stands beside the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "beside-")]
pub(in crate::screens) enum Beside {
    /// The lessons.
    Lessons,
    /// The puzzles.
    Puzzles,
    /// The machine of matchboxes.
    Lab,
    /// The plan of an hour with a class.
    Plan,
    /// The games that are kept under a name, and the results.
    Shelf,
    /// The arcade plays and explains by itself.
    Demo,
}

impl Beside {
    /// The id of its name.
    pub(in crate::screens) fn text(self) -> &'static str {
        self.into()
    }

    /// Opens it; `stop` is the one that was looked at last.
    pub(in crate::screens) fn open(self, stop: &'static Stop, cx: &mut Cx<'_>) -> Next {
        match self {
            Self::Lessons => Next::push(LessonsScreen::new(cx.look)),
            Self::Puzzles => {
                let order = PuzzleOrder { wanted: cx.desk.wanted, first: None };
                Next::push(PuzzleScreen::begin(order, cx))
            }
            Self::Lab => Next::push(LabScreen::of(stop.game, cx)),
            Self::Plan => Next::push(PlanScreen::of(stop)),
            Self::Shelf => Next::push(ShelfScreen::default()),
            Self::Demo => Next::Demo,
        }
    }
}

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    /// A stop of the path.
    Stop(&'static Stop),
    /// Something beside it.
    Beside(Beside),
}

/// The place of the pointer: the row, and the item in it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Map {
    row: usize,
    column: usize,
    /// The row of the stop that was chosen last.
    left: (usize, usize),
}

/// The items of a row: of a station, or behind the last of them what stands beside the path.
pub(super) fn items(row: usize) -> Vec<Item> {
    STATIONS.get(row).map_or_else(
        || Beside::VARIANTS.iter().map(|beside| Item::Beside(*beside)).collect(),
        |station| station.stops.iter().map(Item::Stop).collect(),
    )
}

/// The number of the last row.
const LAST: usize = STATIONS.len();

impl Map {
    /// What is chosen.
    pub(super) fn item(&self) -> Item {
        let items = items(self.row);
        items.get(self.column).copied().unwrap_or(Item::Stop(&STATIONS[0].stops[0]))
    }

    /// Whether this row is the chosen one.
    pub(super) const fn is_in(&self, row: usize) -> bool {
        self.row == row
    }

    /// The stop that was chosen last.
    pub(super) fn last_stop(&self) -> &'static Stop {
        match (self.item(), items(self.left.0).get(self.left.1).copied()) {
            (Item::Stop(stop), _) | (_, Some(Item::Stop(stop))) => stop,
            _ => &STATIONS[0].stops[0],
        }
    }

    fn put(&mut self, row: usize, column: usize) {
        self.row = row.min(LAST);
        self.column = column.min(items(self.row).len().saturating_sub(1));
        if self.row < LAST {
            self.left = (self.row, self.column);
        }
    }

    /// Chooses this stop.
    pub(super) fn point(&mut self, stop: &Stop) {
        let places =
            (0..LAST).flat_map(|row| items(row).into_iter().enumerate().map(move |(at, item)| (row, at, item)));
        let place = places.into_iter().find(|(.., item)| matches!(item, Item::Stop(other) if *other == stop));
        if let Some((row, column, _)) = place {
            self.put(row, column);
        }
    }

    /// Chooses what stands beside the path.
    pub(super) fn point_beside(&mut self, beside: Beside) {
        self.put(LAST, Beside::VARIANTS.iter().position(|other| *other == beside).unwrap_or(0));
    }

    /// Walks along a row and on to the next one, or from row to row; whether that is what the action asks for.
    pub(super) fn walk(&mut self, action: Action) -> bool {
        let (row, column) = match action {
            Action::Up => (self.row.saturating_sub(1), self.column),
            Action::Down => (self.row + 1, self.column),
            Action::Left if self.column > 0 => (self.row, self.column - 1),
            Action::Left if self.row > 0 => (self.row - 1, usize::MAX),
            Action::Right if self.column + 1 < items(self.row).len() => (self.row, self.column + 1),
            Action::Right if self.row < LAST => (self.row + 1, 0),
            Action::Right => (self.row, self.column),
            Action::Left | Action::PageUp | Action::Home => (0, 0),
            Action::PageDown | Action::End => (LAST, 0),
            _ => return false,
        };
        self.put(row, column);
        true
    }

    /// Chooses the item of this number, counted row by row; whether it was chosen already, so that it is opened.
    pub(super) fn click(&mut self, number: usize) -> bool {
        let places = (0..=LAST).flat_map(|row| (0..items(row).len()).map(move |column| (row, column)));
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
    fn to_the_right_every_item_is_reached_and_to_the_left_the_first_again() {
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
    fn what_stands_beside_the_path_remembers_the_stop() {
        let mut map = Map::default();
        let king = path::find("king").expect("a stop");
        map.point(king);
        map.point_beside(Beside::Lab);
        assert_eq!(map.last_stop(), king);
    }
}
