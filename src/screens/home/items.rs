//! The tiles of home in their order, and the cursor among them: today's puzzle, the stops of the path, games from the user's files, and
//! the screens beside the path.

use strum::{IntoStaticStr, VariantArray};

use crate::{
    screens::{LabScreen, LessonsScreen, PlanScreen, PuzzleScreen, ShelfScreen, pointer::Pointer, prelude::*},
    teach::path::{self, STATIONS, Stop},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "beside-")]
pub(in crate::screens) enum Beside {
    Puzzles,
    Lessons,
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

/// The cursor.
#[derive(Debug, Clone)]
pub(super) struct Items {
    all: Vec<Item>,
    pub(super) pointer: Pointer,
    last_stop: &'static Stop,
    /// The tiles in a row of the window.
    pub(super) columns: usize,
}

impl Items {
    pub(super) fn new(own: usize) -> Self {
        let (today, others) = Beside::VARIANTS.split_at(1);
        let beside = |all: &'static [Beside]| all.iter().copied().map(Item::Beside);
        let stops = path::stops().map(Item::Stop).chain((0..own).map(Item::Own));
        let all: Vec<Item> = beside(today).chain(stops).chain(beside(others)).collect();
        let pointer = Pointer::over(all.len());
        let mut items = Self { all, pointer, last_stop: &STATIONS[0].stops[0], columns: 1 };
        items.point(items.last_stop);
        items
    }

    pub(super) fn at(&self, number: usize) -> Option<Item> {
        self.all.get(number).copied()
    }

    pub(super) fn item(&self) -> Item {
        self.at(self.pointer.at()).unwrap_or(Item::Stop(self.last_stop))
    }

    /// The number of an item's group: today's puzzle, a station, games from files, or screens.
    pub(super) fn group(item: Item) -> usize {
        match item {
            Item::Beside(Beside::Puzzles) => 0,
            Item::Stop(stop) => 1 + STATIONS.iter().position(|station| station.stops.contains(stop)).unwrap_or(0),
            Item::Own(_) => STATIONS.len() + 1,
            Item::Beside(_) => STATIONS.len() + 2,
        }
    }

    pub(super) const fn last_stop(&self) -> &'static Stop {
        self.last_stop
    }

    fn put(&mut self, at: usize) {
        self.pointer.put(at);
        if let Item::Stop(stop) = self.item() {
            self.last_stop = stop;
        }
    }

    pub(super) fn point(&mut self, stop: &Stop) {
        self.point_at(|item| matches!(item, Item::Stop(other) if *other == stop));
    }

    pub(super) fn point_beside(&mut self, beside: Beside) {
        self.point_at(|item| *item == Item::Beside(beside));
    }

    fn point_at(&mut self, is_wanted: impl Fn(&Item) -> bool) {
        if let Some(at) = self.all.iter().position(is_wanted) {
            self.put(at);
        }
    }

    /// Moves the cursor along a row and on to the next, or from row to row. Returns whether the action does that.
    pub(super) fn walk(&mut self, action: Action) -> bool {
        let (at, last) = (self.pointer.at(), self.all.len() - 1);
        self.put(match action {
            // There is nothing above the first row, and nothing below the last.
            Action::Up => at.checked_sub(self.columns).unwrap_or(at),
            Action::Down if at / self.columns == last / self.columns => at,
            Action::Down => (at + self.columns).min(last),
            Action::Left => at.saturating_sub(1),
            Action::Right => at + 1,
            Action::Home | Action::PageUp => 0,
            Action::End | Action::PageDown => last,
            _ => return false,
        });
        true
    }

    /// Returns whether the item was selected already.
    pub(super) fn click(&mut self, at: usize) -> bool {
        let again = at == self.pointer.at();
        self.put(at);
        again
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_reaches_every_item_and_left_goes_back_to_the_first() {
        let mut items = Items::new(0);
        assert_eq!(items.item(), Item::Stop(&STATIONS[0].stops[0]), "the first game is selected at the start");
        items.walk(Action::Home);
        let mut seen = vec![items.item()];
        while items.item() != Item::Beside(Beside::Demo) {
            assert!(items.walk(Action::Right));
            assert!(!seen.contains(&items.item()), "{:?}", items.item());
            seen.push(items.item());
        }
        assert_eq!(seen.len(), path::stops().count() + Beside::VARIANTS.len());
        for item in seen.iter().rev().skip(1) {
            assert!(items.walk(Action::Left));
            assert_eq!(items.item(), *item);
        }
    }

    #[test]
    fn up_and_down_stay_in_the_column() {
        let mut items = Items::new(0);
        items.columns = 5;
        items.walk(Action::Down);
        assert_eq!(items.pointer.at(), 6);
        items.walk(Action::Up);
        items.walk(Action::Up);
        assert_eq!(items.pointer.at(), 1, "there is nothing above");
        items.walk(Action::End);
        let last = items.pointer.at();
        items.walk(Action::Down);
        assert_eq!(items.pointer.at(), last, "there is nothing below");
    }

    #[test]
    fn games_from_files_stand_between_the_path_and_what_is_beside_it() {
        let mut items = Items::new(2);
        items.point_beside(Beside::Lessons);
        assert!(items.walk(Action::Left) && items.item() == Item::Own(1));
        assert!(items.walk(Action::Left) && items.item() == Item::Own(0));
    }

    #[test]
    fn the_last_stop_is_remembered_while_something_beside_the_path_is_selected() {
        let mut items = Items::new(0);
        let king = path::find("king").expect("king is a stop");
        items.point(king);
        items.point_beside(Beside::Lab);
        assert_eq!(items.last_stop(), king);
    }
}
