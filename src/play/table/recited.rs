//! A game as it is told where nothing is drawn.

use zugzwang_engine::Outcome;

use super::Play;
use crate::{
    look::Look,
    play::{
        board::{Board, Told},
        panels::{self, MoveList, View},
    },
};

impl<B: Board> Told for Play<B> {
    fn recite(&self, look: &Look) -> Vec<String> {
        B::recite(self.game(), self.record.position(), look)
    }

    fn story(&self, look: &Look) -> Option<Vec<String>> {
        let view = View { pick: None, ..self.view(look)? };
        Some(panels::story(&view, look).into_iter().chain(panels::winning_of(&view, look)).collect())
    }

    fn chosen_by(&self) -> Option<Outcome> {
        self.chosen_by
    }

    fn valued(&self) -> Option<MoveList> {
        let list = self.values.list.as_ref()?;
        Some(self.moves_in(list, 0..list.known.len(), None))
    }
}
