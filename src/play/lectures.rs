//! Lectures that were made for the frame before: the next one mostly shows the same position.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use ratatui::layout::Size;
use zugzwang_engine::Seat;

use super::Play;
use crate::{
    board::Board,
    look::{Look, Manner},
    panels::{self, Lecture, Who},
};

/// A frame asks for so many rooms at the most: how many steps there are, the figure alone, the figure over text.
const ROOMS: usize = 4;

/// The lectures of one position for a few rooms.
#[derive(Debug)]
pub(super) struct Lectures<P>(RefCell<Option<Made<P>>>);

#[derive(Debug)]
struct Made<P> {
    of: Of<P>,
    /// The newest first.
    lectures: VecDeque<(Size, Rc<Lecture>)>,
}

/// All that a lecture depends on besides its room.
#[derive(Debug, PartialEq)]
struct Of<P> {
    plies: usize,
    position: P,
    players: [Who; 2],
    manner: Manner,
}

impl<P> Lectures<P> {
    pub(super) const fn new() -> Self {
        Self(RefCell::new(None))
    }
}

impl<P: PartialEq> Lectures<P> {
    fn get(&self, of: Of<P>, room: Size, make: impl FnOnce() -> Lecture) -> Rc<Lecture> {
        let mut kept = self.0.borrow_mut();
        let made = kept.take().filter(|made| made.of == of);
        let made = kept.insert(made.unwrap_or_else(|| Made { of, lectures: VecDeque::new() }));
        if let Some((_, lecture)) = made.lectures.iter().find(|(size, _)| *size == room) {
            return Rc::clone(lecture);
        }
        let lecture = Rc::new(make());
        made.lectures.truncate(ROOMS - 1);
        made.lectures.push_front((room, Rc::clone(&lecture)));
        lecture
    }
}

impl<B: Board> Play<B> {
    /// The reason in steps, made once for a position and a room.
    pub(super) fn lecture_for(&self, look: &Look, room: Size) -> Option<Rc<Lecture>> {
        let analysis = self.questions.now()?;
        let of = Of {
            plies: self.record.moves().len(),
            position: self.record.position().clone(),
            players: [Seat::First, Seat::Second].map(|seat| self.who(seat)),
            manner: look.manner(),
        };
        Some(self.lectures.get(of, room, || panels::lecture(&self.view_of(analysis, look), look, room)))
    }
}
