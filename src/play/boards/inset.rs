//! The board of one game in a sum, drawn and steered next to the others. Its cursor is stored as the move it stands for.

use zugzwang_engine::{AnyMove, Placed};

use super::prelude::*;
use crate::play::board::{AnyBoard, AnyCursor, AnyScene, At};

/// One game of a sum and its board.
#[derive(Debug, Clone, Copy)]
pub struct Inset<'a> {
    board: &'static dyn AnyBoard,
    placed: &'a Placed,
}

impl<'a> Inset<'a> {
    /// The board of a game; `None` if it has none.
    pub fn of(placed: &'a Placed) -> Option<Self> {
        let entry = super::find(placed.game().about().id)?;
        Some(Self { board: entry.board, placed })
    }

    fn at(self) -> At<'a> {
        At { game: self.placed.game(), position: self.placed.position() }
    }

    /// The legal move that a text stands for, if any.
    fn read(self, text: &str) -> Option<AnyMove> {
        let At { game, position } = self.at();
        let mv = game.read(position, text).ok()?;
        game.play(position, &mv).is_ok().then_some(mv)
    }

    /// The move of a cursor, if it is one of the sum.
    fn chosen(self, cursor: &AnyCursor) -> Option<String> {
        let mv = self.board.chosen(self.at(), cursor)?.to_string();
        self.placed.after(&mv).is_ok().then_some(mv)
    }

    /// The picture of the position, with the cursor on a move of this game and the last move if it was made in it. A click selects a
    /// move.
    pub fn picture(
        self,
        cursor: Option<&str>,
        last: Option<(Self, &str)>,
        room: Room,
        look: &Look,
    ) -> Option<Picture<String>> {
        let cursor = cursor.and_then(|mv| Some(self.board.aim(self.at(), &self.read(mv)?)));
        let last = last.and_then(|(before, mv)| Some((before.placed.position(), before.read(mv)?)));
        let scene = AnyScene {
            at: self.at(),
            cursor: cursor.as_ref(),
            last: last.as_ref().map(|(before, mv)| (*before, mv)),
            reason: None,
            told: false,
            look,
        };
        Some(self.board.picture(scene, room)?.mapped(&|cursor| self.chosen(&cursor), &|id| id))
    }

    /// The move on which the cursor begins.
    pub fn first(self) -> Option<String> {
        let cursor = self.board.cursor(self.at(), None);
        self.chosen(&cursor).or_else(|| self.placed.moves().next().map(|mv| mv.to_string()))
    }

    /// The move one step from this one; `None` if the cursor stays.
    pub fn steer(self, mv: &str, step: Step) -> Option<String> {
        /// The maximum number of cursors in a row that stand for no move of the sum.
        const OVER: usize = 64;
        let mut cursor = self.board.aim(self.at(), &self.read(mv)?);
        for _ in 0..OVER {
            let next = self.board.steer(self.at(), &cursor, step);
            if next == cursor {
                return None;
            }
            cursor = next;
            if let Some(found) = self.chosen(&cursor) {
                return (found != mv).then_some(found);
            }
        }
        None
    }

    /// A move in words.
    pub fn words(self, mv: &str, look: &Look) -> String {
        self.read(mv).map_or_else(|| mv.to_owned(), |mv| self.board.words(self.at(), &mv, look))
    }
}
