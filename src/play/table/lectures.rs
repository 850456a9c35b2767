//! Caches for lectures and arguments, because most frames show the same position as the one before.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use super::prelude::*;
use crate::{look::Manner, play::panels::Lecture};

/// Maximum number of cached entries. A frame asks for a lecture and an argument in fewer manners.
const CAPACITY: usize = 2;

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
    /// The reason in the steps in which a class is told it; `None` while it is not known.
    pub fn lecture(&self, look: &Look) -> Option<Rc<Lecture>> {
        let analysis = self.study.questions.now()?;
        Some(self.study.lectures.get(self.key(look), || panels::lecture(&self.view_of(analysis, look), look)))
    }

    /// Why the theorem holds here, sentence by sentence; made once for a position. Empty while the position is not answered.
    pub(super) fn argument(&self, look: &Look) -> Rc<Vec<String>> {
        let Some(analysis) = self.study.questions.now() else { return Rc::default() };
        let key = self.key(look);
        self.study.arguments.get(key, || panels::argument(&self.view_of(analysis, look), look))
    }

    fn key(&self, look: &Look) -> Key {
        Key { players: [Seat::First, Seat::Second].map(|seat| self.who(seat)), manner: look.manner() }
    }
}
