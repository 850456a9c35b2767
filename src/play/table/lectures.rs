//! What was worded for the frame before: the next one mostly shows the same position.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use ratatui::layout::Size;
use zugzwang_engine::Seat;

use super::Table;
use crate::{
    look::{Look, Manner},
    play::panels::{self, Lecture, Who},
};

/// So much is kept at the most. A frame asks for a lecture in so many rooms: how many steps there are, the figure alone, the figure
/// over text; and for an argument in fewer manners.
const KEPT: usize = 4;

/// The lectures of the position now by their rooms, or its arguments: the newest first.
#[derive(Debug)]
pub(super) struct Worded<T>(RefCell<VecDeque<(Of, Rc<T>)>>);

impl<T> Default for Worded<T> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

/// All that the words depend on besides the position.
#[derive(Debug, PartialEq)]
struct Of {
    room: Size,
    players: [Who; 2],
    manner: Manner,
}

impl<T> Worded<T> {
    /// The position is another.
    pub(super) fn forget(&mut self) {
        self.0.get_mut().clear();
    }

    fn get(&self, of: Of, make: impl FnOnce() -> T) -> Rc<T> {
        let mut made = self.0.borrow_mut();
        if let Some((_, known)) = made.iter().find(|(known, _)| *known == of) {
            return Rc::clone(known);
        }
        let new = Rc::new(make());
        made.truncate(KEPT - 1);
        made.push_front((of, Rc::clone(&new)));
        new
    }
}

impl Table {
    /// The reason in steps, made once for a position and a room.
    pub(super) fn lecture_for(&self, look: &Look, room: Size) -> Option<Rc<Lecture>> {
        let analysis = self.study.questions.now()?;
        Some(
            self.study
                .lectures
                .get(self.worded_of(room, look), || panels::lecture(&self.view_of(analysis, look), look, room)),
        )
    }

    /// Why the theorem holds here, sentence by sentence, worded once for a position; none before that is known.
    pub(super) fn argument(&self, look: &Look) -> Rc<Vec<String>> {
        let Some(analysis) = self.study.questions.now() else { return Rc::default() };
        let of = self.worded_of(Size::ZERO, look);
        self.study.arguments.get(of, || panels::argument(&self.view_of(analysis, look), look))
    }

    fn worded_of(&self, room: Size, look: &Look) -> Of {
        Of { room, players: [Seat::First, Seat::Second].map(|seat| self.who(seat)), manner: look.manner() }
    }
}
