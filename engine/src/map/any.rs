//! The map of a game of any type.

use super::{Glance, Opening, Plane, Spot};
use crate::{
    any::{AnyGame, AnyPosition},
    cancel::{Cancel, Stopped},
    fields::Setup,
    outcome::Outcome,
    rules::Rules,
};

/// A winning move, and where it leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The move in the game's notation.
    pub mv: String,
    /// The position after it, in one line.
    pub left: String,
    /// The place of that position; `None` if it does not lie on this map, for example because a heap was split.
    pub spot: Option<Spot>,
}

/// The map of the positions of one setup of a game.
#[derive(Debug, Clone)]
pub struct Map {
    game: AnyGame,
    setup: Setup,
    plane: Plane,
}

/// Returns the name of a position, in one line. All positions at the same place of a map, and all that are equal by
/// symmetry, have the same name: that of one of them.
pub fn name(game: &AnyGame, position: &AnyPosition) -> String {
    let laid = game.spot(position).and_then(|spot| game.at(spot));
    game.representative(laid.as_ref().unwrap_or(position)).to_string()
}

impl Map {
    /// Creates the map on which a setup lies; `None` if the game has none. `setup` is the one that `game` was made
    /// from.
    pub fn new(game: AnyGame, setup: Setup) -> Option<Self> {
        let plane = game.plane()?;
        Some(Self { game, setup, plane })
    }

    /// Returns the game's id.
    pub fn id(&self) -> &'static str {
        self.game.about().id
    }

    /// Returns the layout of the map.
    pub const fn plane(&self) -> Plane {
        self.plane
    }

    /// Returns the fields that apply to the whole map, as words of the form `FIELD=VALUE`.
    pub fn rules(&self) -> Vec<String> {
        let rules = self.setup.iter().filter(|(name, _)| self.game.about().rules.contains(name));
        rules.map(|(name, value)| format!("{name}={value}")).collect()
    }

    /// Returns the place of the setup that the map was made from; `None` if it does not lie on the map.
    pub fn start(&self) -> Option<Spot> {
        self.game.spot(&self.game.start())
    }

    /// Returns the position at a place, in one line; `None` if there is none.
    pub fn position(&self, spot: Spot) -> Option<String> {
        self.game.at(spot).map(|position| position.to_string())
    }

    /// Returns the [name](fn@name) of the position at a place; `None` if there is none.
    pub fn name(&self, spot: Spot) -> Option<String> {
        self.game.at(spot).map(|position| name(&self.game, &position))
    }

    /// Returns the fields, rules first, and moves with which a game reaches the position at a place; `None` if none
    /// does.
    pub fn opening(&self, spot: Spot) -> Option<Opening> {
        let Opening { fields, moves } = self.game.opening(spot)?;
        Some(Opening { fields: self.rules().into_iter().chain(fields).collect(), moves })
    }

    /// Returns the worth of each of these places; `None` for places without a position.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn glances(&self, spots: &[Spot], cancel: &Cancel) -> Result<Vec<Option<Glance>>, Stopped> {
        self.game.glances(spots, cancel)
    }

    /// Returns the Grundy values of these places, computed by mex over the map, for games whose theory has none; `None`
    /// if the map is not [closed](Plane::closed) or the places lie too far out.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn values(&self, spots: &[Spot], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        self.game.values(spots, cancel)
    }

    /// Returns a winning move from a place; `None` if the player to move does not win there.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn way(&self, spot: Spot, cancel: &Cancel) -> Result<Option<Way>, Stopped> {
        let Some(position) = self.game.at(spot) else { return Ok(None) };
        let known = self.game.analyse(&position, cancel)?;
        let winning = known.best.moves.first().filter(|_| known.worth.outcome == Outcome::Win);
        let after = winning.and_then(|mv| Some((mv, self.game.play(&position, mv).ok()?)));
        Ok(after.map(|(mv, after)| Way { mv: mv.to_string(), left: after.to_string(), spot: self.game.spot(&after) }))
    }

    /// Returns the map extended so that it knows all places up to this one; `None` if it knows every place already or
    /// cannot be extended that far.
    pub fn reaching(&self, spot: Spot) -> Option<Self> {
        if !self.plane.grows {
            return None;
        }
        let about = self.game.about();
        let setup = Setup::read(about.fields, &self.opening(spot)?.fields).ok()?;
        Self::new(about.make(&setup).ok()?, setup)
    }
}
