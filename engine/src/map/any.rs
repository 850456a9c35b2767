//! The map of a game that is known by name only.

use std::fmt::{self, Debug};

use super::{Glance, Opening, Plane, Spot, values};
use crate::{
    cancel::{Cancel, Stopped},
    fields::{Setup, SetupError},
    game::Game,
};

/// A move that keeps the win, and where it leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The move in the game's notation.
    pub mv: String,
    /// The position that it leaves, in one line.
    pub left: String,
    /// The place of that position; `None` where it lies on another map, as heaps do that were split.
    pub spot: Option<Spot>,
}

/// The map of a game, whatever game it is.
pub trait AnyMap: Debug + Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;

    /// Returns how its positions lie.
    fn plane(&self) -> Plane;

    /// The fields that hold for the whole map, as words of the form `FIELD=VALUE`.
    fn rules(&self) -> Vec<String>;

    /// Returns the place of the setup that the map was made from; `None` where it does not lie on the map.
    fn start(&self) -> Option<Spot>;

    /// The position at a place, in one line; `None` where there is none.
    fn position(&self, spot: Spot) -> Option<String>;

    /// The name, as [`fn@name`] has it, of the position at a place; `None` where there is none.
    fn name(&self, spot: Spot) -> Option<String>;

    /// The words of a game that comes to the position at a place, its rules first, and the moves; `None` where none does.
    fn opening(&self, spot: Spot) -> Option<Opening>;

    /// Finds what is known of these places; `None` for those without a position.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    fn glances(&self, spots: &[Spot], cancel: &Cancel) -> Result<Vec<Option<Glance>>, Stopped>;

    /// The Grundy values of these places where the theory has none, by mex over the map; `None` where the map is not closed or the
    /// places lie too far out.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    fn values(&self, spots: &[Spot], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped>;

    /// A move from a place that keeps the best result, where the mover wins; `None` where the mover does not.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    fn way(&self, spot: Spot, cancel: &Cancel) -> Result<Option<Way>, Stopped>;

    /// The same map, so that it knows all places up to this one.
    fn reaching(&self, spot: Spot) -> Option<Box<dyn AnyMap>>;
}

/// The map of one kind of game.
pub struct Map<G> {
    game: G,
    setup: Setup,
}

impl<G: Game> Debug for Map<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Map").field("game", &G::ID).field("setup", &self.setup).finish_non_exhaustive()
    }
}

/// Returns the name of a position wherever it is met: of those that lie at one place of a map, or that a symmetry makes the
/// same, one, in one line.
pub fn name<G: Game>(game: &G, position: &G::Position) -> String {
    let laid = game.map().and_then(|map| map.at(map.spot(position)?));
    game.representative(laid.as_ref().unwrap_or(position)).to_string()
}

impl<G: Game> Map<G> {
    /// The map on which a setup lies; `None` where the game has none.
    ///
    /// # Errors
    /// [`SetupError`] where the fields do not fit together.
    pub fn new(setup: Setup) -> Result<Option<Self>, SetupError> {
        let game = G::new(&setup)?;
        Ok(if game.map().is_some() { Some(Self { game, setup }) } else { None })
    }

    fn laid<T>(&self, found: impl FnOnce(&dyn super::Mapped<G::Position>) -> Option<T>) -> Option<T> {
        self.game.map().and_then(found)
    }
}

impl<G: Game> AnyMap for Map<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn plane(&self) -> Plane {
        // Without a map there is no such value.
        self.laid(|map| Some(map.plane())).unwrap_or(Plane::line(super::Axis::new("", 0, 0)))
    }

    fn rules(&self) -> Vec<String> {
        let rules = self.setup.iter().filter(|(name, _)| G::RULES.contains(name));
        rules.map(|(name, value)| format!("{name}={value}")).collect()
    }

    fn start(&self) -> Option<Spot> {
        self.laid(|map| map.spot(&self.game.start()))
    }

    fn position(&self, spot: Spot) -> Option<String> {
        self.laid(|map| map.at(spot)).map(|position| position.to_string())
    }

    fn name(&self, spot: Spot) -> Option<String> {
        self.laid(|map| map.at(spot)).map(|position| name(&self.game, &position))
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        let Opening { fields, moves } = self.laid(|map| map.opening(spot))?;
        Some(Opening { fields: self.rules().into_iter().chain(fields).collect(), moves })
    }

    fn glances(&self, spots: &[Spot], cancel: &Cancel) -> Result<Vec<Option<Glance>>, Stopped> {
        self.game.map().map_or_else(|| Ok(Vec::new()), |map| map.glances(spots, cancel))
    }

    fn values(&self, spots: &[Spot], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        values::of(&self.game, spots, cancel)
    }

    fn way(&self, spot: Spot, cancel: &Cancel) -> Result<Option<Way>, Stopped> {
        let Some(position) = self.laid(|map| map.at(spot)) else { return Ok(None) };
        let known = self.game.analyse(&position, cancel)?;
        let kept = known.best.moves.first().filter(|_| known.worth.outcome == crate::Outcome::Win);
        let after = kept.and_then(|mv| Some((mv, self.game.play(&position, mv).ok()?)));
        Ok(after.map(|(mv, after)| Way {
            mv: mv.to_string(),
            left: after.to_string(),
            spot: self.laid(|map| map.spot(&after)),
        }))
    }

    fn reaching(&self, spot: Spot) -> Option<Box<dyn AnyMap>> {
        if !self.plane().grows {
            return None;
        }
        let setup = Setup::read(G::FIELDS, &self.opening(spot)?.fields).ok()?;
        Some(Box::new(Self { game: G::new(&setup).ok()?, setup }))
    }
}
