//! The machines of boxes, as they have learned.

use zugzwang_engine::matchbox::Notes;

use super::{Fault, files::Content};
use crate::keep::learned;

impl Content for Notes {
    /// A machine of twenty thousand boxes has its place.
    const MOST: u64 = learned::MOST;
    const LINES: bool = false;

    /// Checks that it is of this game. Whether its boxes are those of its setup is found out where they are made: that can take
    /// long.
    fn check(&self, game: Option<&str>) -> Result<(), Fault> {
        match game {
            Some(game) if game != self.game => Err(Fault::OtherGame(self.game.clone())),
            _ => Ok(()),
        }
    }
}
