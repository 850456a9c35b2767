//! The map of a game, whatever its type.

use super::{Glance, Opening, Plane, Spot};
use crate::{
    any::{AnyGame, AnyPosition},
    cancel::{Cancel, Stopped},
    fields::Setup,
    outcome::Outcome,
    rules::Rules,
};

/// A move that keeps the win, and where it leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The move in the game's notation.
    pub mv: String,
    /// The position that it leaves, in one line.
    pub left: String,
    /// The place of that position; `None` if it lies on another map, as heaps do that were split.
    pub spot: Option<Spot>,
}

/// The map of the positions of one setup of a game.
#[derive(Debug, Clone)]
pub struct Map {
    game: AnyGame,
    setup: Setup,
    plane: Plane,
}

/// The name of a position: the same for all positions that lie at one place of a map or differ only by a symmetry. It is one of
/// them, in one line.
pub fn name(game: &AnyGame, position: &AnyPosition) -> String {
    let laid = game.spot(position).and_then(|spot| game.at(spot));
    game.representative(laid.as_ref().unwrap_or(position)).to_string()
}

impl Map {
    /// The map on which a setup lies; `None` if the game has none. `setup` is the one that `game` was made from.
    pub fn new(game: AnyGame, setup: Setup) -> Option<Self> {
        let plane = game.plane()?;
        Some(Self { game, setup, plane })
    }

    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.game.entry().id
    }

    /// How the positions lie.
    pub const fn plane(&self) -> Plane {
        self.plane
    }

    /// The fields that hold for the whole map, as words of the form `FIELD=VALUE`.
    pub fn rules(&self) -> Vec<String> {
        let rules = self.setup.iter().filter(|(name, _)| self.game.entry().rules.contains(name));
        rules.map(|(name, value)| format!("{name}={value}")).collect()
    }

    /// The place of the setup that the map was made from; `None` if it does not lie on the map.
    pub fn start(&self) -> Option<Spot> {
        self.game.spot(&self.game.start())
    }

    /// The position at a place, in one line; `None` if there is none.
    pub fn position(&self, spot: Spot) -> Option<String> {
        self.game.at(spot).map(|position| position.to_string())
    }

    /// The [name](fn@name) of the position at a place; `None` if there is none.
    pub fn name(&self, spot: Spot) -> Option<String> {
        self.game.at(spot).map(|position| name(&self.game, &position))
    }

    /// The fields and moves of a game that reaches the position at a place, its rules first; `None` if none does.
    pub fn opening(&self, spot: Spot) -> Option<Opening> {
        let Opening { fields, moves } = self.game.opening(spot)?;
        Some(Opening { fields: self.rules().into_iter().chain(fields).collect(), moves })
    }

    /// What is known of these places; `None` for places without a position.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn glances(&self, spots: &[Spot], cancel: &Cancel) -> Result<Vec<Option<Glance>>, Stopped> {
        self.game.glances(spots, cancel)
    }

    /// The Grundy values of these places by mex over the map, for games whose theory has none; `None` if the map is not closed or
    /// the places lie too far out.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn values(&self, spots: &[Spot], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        self.game.values(spots, cancel)
    }

    /// A winning move from a place; `None` if the player to move does not win there.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn way(&self, spot: Spot, cancel: &Cancel) -> Result<Option<Way>, Stopped> {
        let Some(position) = self.game.at(spot) else { return Ok(None) };
        let known = self.game.analyse(&position, cancel)?;
        let kept = known.best.moves.first().filter(|_| known.worth.outcome == Outcome::Win);
        let after = kept.and_then(|mv| Some((mv, self.game.play(&position, mv).ok()?)));
        Ok(after.map(|(mv, after)| Way { mv: mv.to_string(), left: after.to_string(), spot: self.game.spot(&after) }))
    }

    /// The same map, extended so that it knows all places up to this one; `None` if it need not be.
    pub fn reaching(&self, spot: Spot) -> Option<Self> {
        if !self.plane.grows {
            return None;
        }
        self.game.entry().map(&self.opening(spot)?.fields).ok().flatten()
    }
}
