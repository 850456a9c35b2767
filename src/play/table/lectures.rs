//! Lectures that were made for the frame before: the next one mostly shows the same position.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use ratatui::layout::Size;
use zugzwang_engine::Seat;

use super::Play;
use crate::{
    look::{Look, Manner},
    play::{
        board::Board,
        panels::{self, Lecture, Who},
    },
};

/// A frame asks for so many rooms at the most: how many steps there are, the figure alone, the figure over text.
const ROOMS: usize = 4;

/// The lectures of the position now, the newest first.
#[derive(Debug, Default)]
pub(super) struct Lectures(RefCell<VecDeque<(Of, Rc<Lecture>)>>);

/// All that a lecture depends on besides the position.
#[derive(Debug, PartialEq)]
struct Of {
    room: Size,
    players: [Who; 2],
    manner: Manner,
}

impl Lectures {
    /// The position is another.
    pub(super) fn forget(&mut self) {
        self.0.get_mut().clear();
    }

    fn get(&self, of: Of, make: impl FnOnce() -> Lecture) -> Rc<Lecture> {
        let mut made = self.0.borrow_mut();
        if let Some((_, lecture)) = made.iter().find(|(known, _)| *known == of) {
            return Rc::clone(lecture);
        }
        let lecture = Rc::new(make());
        made.truncate(ROOMS - 1);
        made.push_front((of, Rc::clone(&lecture)));
        lecture
    }
}

impl<B: Board> Play<B> {
    /// The reason in steps, made once for a position and a room.
    pub(super) fn lecture_for(&self, look: &Look, room: Size) -> Option<Rc<Lecture>> {
        let analysis = self.study.questions.now()?;
        let players = [Seat::First, Seat::Second].map(|seat| self.who(seat));
        let of = Of { room, players, manner: look.manner() };
        Some(self.study.lectures.get(of, || panels::lecture(&self.view_of(analysis, look), look, room)))
    }
}
