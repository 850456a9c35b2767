//! Matchbox machines as data, to be saved and shared.

use std::sync::Arc;

use super::{
    cabinet::Cabinet,
    curve::Curve,
    learner::{Learner, Mark},
    method::Method,
};

/// A saved matchbox machine.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Notes {
    /// The game's id.
    pub game: String,
    /// The setup, as typed.
    pub setup: String,
    /// The teaching method.
    pub method: Method,
    /// The seed of its games.
    pub seed: u64,
    /// The number of games it has played.
    pub games: u64,
    /// The learning curve.
    pub curve: Curve,
    /// Its boxes.
    pub boxes: Vec<BoxNotes>,
}

/// A saved box.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct BoxNotes {
    /// The name of its position.
    pub position: String,
    /// Its colours.
    pub beads: Vec<BeadNotes>,
}

/// A saved colour.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct BeadNotes {
    /// The move.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    /// The number of its beads.
    pub count: u32,
    /// The last change of its beads by a game; `None` if there was none.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub last: Option<Mark>,
}

/// Reasons notes do not describe a machine.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum NotesFault {
    /// They belong to another game or setup.
    #[error("they belong to {game} {setup}")]
    Foreign {
        /// The game they belong to.
        game: String,
        /// Its setup.
        setup: String,
    },
    /// A box or a move is missing or in the wrong place.
    #[error("the box {position} does not fit")]
    Boxes {
        /// The position of the first box that does not fit; empty if the number of boxes is wrong.
        position: String,
    },
    /// A colour has too many beads, or a bead setting of the method is out of range.
    #[error("too many beads")]
    Beads,
    /// The number of games is too large or does not fit the curve.
    #[error("the curve does not fit {games} games")]
    Curve {
        /// The saved number of games.
        games: u64,
    },
}

impl Learner {
    /// Returns the machine as data to save.
    pub fn notes(&self) -> Notes {
        let cabinet = &self.cabinet;
        let bead = |colour| BeadNotes {
            mv: cabinet.mv(colour).to_owned(),
            count: self.beads(colour),
            last: self.mark(colour),
        };
        let boxes = (0..cabinet.boxes()).map(|number| BoxNotes {
            position: cabinet.name(number).to_owned(),
            beads: cabinet.of_box(number).map(bead).collect(),
        });
        Notes {
            game: cabinet.game().to_owned(),
            setup: cabinet.setup().to_string(),
            method: self.method,
            seed: self.seed,
            games: self.games,
            curve: self.curve.clone(),
            boxes: boxes.collect(),
        }
    }

    /// Restores a saved machine.
    ///
    /// # Errors
    /// [`NotesFault`] if the notes belong to another setup, do not fit its boxes, or contradict themselves.
    pub fn from_notes(cabinet: Arc<Cabinet>, notes: Notes) -> Result<Self, NotesFault> {
        if notes.game != cabinet.game() || notes.setup != cabinet.setup().to_string() {
            return Err(NotesFault::Foreign { game: notes.game, setup: notes.setup });
        }
        if !notes.method.is_sound() {
            return Err(NotesFault::Beads);
        }
        if notes.games > Self::MOST_GAMES || !notes.curve.is_of(notes.games) {
            return Err(NotesFault::Curve { games: notes.games });
        }
        let mut learner = Self::new(cabinet, notes.method, notes.seed);
        learner.games = notes.games;
        learner.curve = notes.curve;
        learner.fill(notes.boxes)?;
        Ok(learner)
    }

    /// Restores the beads and marks of every box.
    fn fill(&mut self, boxes: Vec<BoxNotes>) -> Result<(), NotesFault> {
        if boxes.len() != self.cabinet.boxes() {
            return Err(NotesFault::Boxes { position: String::new() });
        }
        for (number, BoxNotes { position, beads }) in boxes.into_iter().enumerate() {
            let of_box = self.cabinet.of_box(number);
            let same = self.cabinet.name(number) == position && of_box.len() == beads.len();
            if !same || of_box.clone().zip(&beads).any(|(colour, bead)| self.cabinet.mv(colour) != bead.mv) {
                return Err(NotesFault::Boxes { position });
            }
            for (colour, bead) in of_box.zip(beads) {
                if bead.count > Self::MOST_BEADS {
                    return Err(NotesFault::Beads);
                }
                self.beads[colour] = bead.count;
                self.marks[colour] = bead.last.unwrap_or_default();
            }
        }
        Ok(())
    }
}
