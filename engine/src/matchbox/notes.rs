//! A machine written down, to be kept and passed on.

use std::sync::Arc;

use super::{
    cabinet::Cabinet,
    curve::Curve,
    learner::{Learner, Mark},
    method::Method,
};

/// A machine of matchboxes as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Notes {
    /// The game's name.
    pub game: String,
    /// The setup as typed.
    pub setup: String,
    /// The method by which it is taught.
    pub method: Method,
    /// The seed of its games.
    pub seed: u64,
    /// The number of games it has played.
    pub games: u64,
    /// The games it has won, a stretch at a time.
    pub curve: Curve,
    /// Its boxes.
    pub boxes: Vec<BoxNotes>,
}

/// A box as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct BoxNotes {
    /// The position.
    pub position: String,
    /// Its moves.
    pub beads: Vec<BeadNotes>,
}

/// A colour as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct BeadNotes {
    /// The move.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    /// The number of its beads.
    pub count: u32,
    /// The last game that changed it, where one did.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub last: Option<Mark>,
}

/// Notes that no machine can be made of.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum NotesFault {
    /// They are of another game or setup.
    #[error("they are of {game} {setup}")]
    Foreign {
        /// The game they are of.
        game: String,
        /// Its setup.
        setup: String,
    },
    /// A box or a move is not where it should be.
    #[error("the box {position} does not fit")]
    Boxes {
        /// The position of the first box that does not fit; empty where one is missing.
        position: String,
    },
    /// More beads of a colour, or of a setting, than a machine can have.
    #[error("too many beads")]
    Beads,
    /// The number of games and the curve do not go together.
    #[error("the curve is not of {games} games")]
    Curve {
        /// The number of games there were, as noted.
        games: u64,
    },
}

impl Learner {
    /// The machine written down.
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

    /// The machine that was written down.
    ///
    /// # Errors
    /// [`NotesFault`] where the notes are of another setup or do not fit its boxes.
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
