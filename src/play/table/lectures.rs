//! Caches for lectures and arguments, because most frames show the same position as the one before.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use ratatui::layout::Size;
use zugzwang_engine::Seat;

use super::Table;
use crate::{
    look::{Look, Manner},
    play::panels::{self, Lecture, Who},
};

/// Maximum number of cached entries. A frame asks for a lecture in fewer rooms than this: to count the steps, for the figure alone
/// and for the figure above text. It asks for an argument in fewer manners, too.
const CAPACITY: usize = 4;

/// The cached lectures or arguments of the current position, the newest first.
#[derive(Debug)]
pub(super) struct Worded<T>(RefCell<VecDeque<(Key, Rc<T>)>>);

impl<T> Default for Worded<T> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

/// Everything the words depend on besides the position.
#[derive(Debug, PartialEq)]
struct Key {
    room: Size,
    players: [Who; 2],
    manner: Manner,
}

impl<T> Worded<T> {
    /// Clears the cache, because the position has changed.
    pub(super) fn forget(&mut self) {
        self.0.get_mut().clear();
    }

    fn get(&self, key: Key, make: impl FnOnce() -> T) -> Rc<T> {
        let mut entries = self.0.borrow_mut();
        if let Some((_, known)) = entries.iter().find(|(known, _)| *known == key) {
            return Rc::clone(known);
        }
        let new = Rc::new(make());
        entries.truncate(CAPACITY - 1);
        entries.push_front((key, Rc::clone(&new)));
        new
    }
}

impl Table {
    /// The reason in the steps in which a class is told it, with figures that fit the room; `None` while it is not known.
    pub fn lecture(&self, look: &Look, room: Size) -> Option<Rc<Lecture>> {
        let analysis = self.study.questions.now()?;
        Some(
            self.study.lectures.get(self.key(room, look), || panels::lecture(self.view_of(analysis, look), look, room)),
        )
    }

    /// Why the theorem holds here, sentence by sentence; made once for a position. Empty while the position is not answered.
    pub(super) fn argument(&self, look: &Look) -> Rc<Vec<String>> {
        let Some(analysis) = self.study.questions.now() else { return Rc::default() };
        let key = self.key(Size::ZERO, look);
        self.study.arguments.get(key, || panels::argument(&self.view_of(analysis, look), look))
    }

    fn key(&self, room: Size, look: &Look) -> Key {
        Key { room, players: [Seat::First, Seat::Second].map(|seat| self.who(seat)), manner: look.manner() }
    }
}
