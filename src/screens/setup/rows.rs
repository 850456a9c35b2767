//! The rows of the form, and their values.

use zugzwang_engine::Kind;

use super::{SetupForm, Value};
use crate::{
    play::board::Degree,
    screens::{Desk, pointer::turned, prelude::*},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Row {
    GoOn,
    Preset,
    Field(usize),
    Side,
    Rival,
    Opponent,
    Telling,
    Start,
    Again,
}

impl Row {
    pub(super) const fn is_button(self) -> bool {
        matches!(self, Self::Start | Self::GoOn | Self::Again)
    }
}

/// From most to least.
const TOLD: [Degree; 3] = [Degree::All, Degree::Figure, Degree::Nothing];

impl SetupForm {
    pub(super) fn rows(&self) -> Vec<Row> {
        let side = self.players.side;
        let first = self.unfinished.iter().map(|_| Row::GoOn).chain([Row::Preset]);
        let fields = (0..self.fields().len()).map(Row::Field);
        let rival = (side == Side::Watch).then_some(Row::Rival);
        let opponent = (side != Side::Both).then_some(Row::Opponent);
        let again = self.reviewable.then_some(Row::Again);
        let players = [Row::Side].into_iter().chain(rival).chain(opponent);
        first.chain(fields).chain(players).chain([Row::Telling, Row::Start]).chain(again).collect()
    }

    pub(super) fn row(&self) -> Row {
        self.rows().get(self.focus).copied().unwrap_or(Row::Start)
    }

    pub(super) fn is_choice(&self) -> bool {
        match self.row() {
            Row::Field(at) => matches!(self.values[at], Value::Choice(_)),
            row => !row.is_button(),
        }
    }

    /// Saves how much is revealed, if that was changed here. This is for a game that starts, not for a form that is left.
    pub(super) fn keep_telling(&self, desk: &mut Desk, look: &Look) {
        let (chosen, now) = (self.advice.telling, desk.telling_of(self.entry.game.id));
        if let Some(degree) = TOLD.into_iter().find(|told| chosen != now && Telling::from(*told) == chosen) {
            desk.set_telling(degree, look);
        }
    }

    /// In a text, moves the caret.
    pub(super) fn change(&mut self, on: bool) {
        let step = |now: usize, count: usize| (now + if on { 1 } else { count - 1 }) % count;
        match self.row() {
            Row::Preset => {
                let count = self.choices();
                let next = self.preset.map_or(if on { 0 } else { count - 1 }, |now| step(now, count));
                if next < self.presets().len() { self.fill(next) } else { self.draw_setup() }
            }
            Row::Side => self.players.side = turned(&Side::ALL, self.players.side, on),
            Row::Rival => self.players.rival = turned(&Machine::OFFERED, self.players.rival, on),
            Row::Opponent => self.players.opponent = turned(&Machine::OFFERED, self.players.opponent, on),
            Row::Telling => {
                let now = TOLD.iter().position(|told| Telling::from(*told) == self.advice.telling);
                // A combination set by keys in a game counts as one between the last and the first.
                let next = now.map_or(if on { 0 } else { TOLD.len() - 1 }, |now| step(now, TOLD.len()));
                self.advice.telling = TOLD[next].into();
            }
            Row::Field(at) => match (&mut self.values[at], self.entry.game.fields[at].kind) {
                (Value::Choice(now), Kind::Choice(words)) => {
                    *now = step(*now, words.len());
                    self.edited();
                }
                (Value::Text(text), _) => text.step(on),
                (Value::Choice(_), _) => {}
            },
            Row::Start | Row::GoOn | Row::Again => {}
        }
    }
}
