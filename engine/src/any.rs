//! A game whose type is known only at run time, with its positions and moves.
//!
//! Code that uses [`AnyGame`] is compiled once, not once for each type of game: records, matchboxes, sums, maps,
//! puzzles, the machine opponents, and everything an arcade puts around a board.
//!
//! ```
//! use zugzwang_engine::{AnyGame, Cancel, Game, Outcome, Rules, Setup, games::Nim, heaps::Heaps};
//!
//! let nim = AnyGame::of(Nim::new(&Setup::read(Nim::FIELDS, &["heaps=3,4,5"])?)?);
//! let start = nim.start();
//! let take = nim.read(&start, "1:2")?;
//! let left = nim.play(&start, &take)?;
//! assert_eq!((left.to_string(), nim.analyse(&left, &Cancel::never())?.worth.outcome), ("1,4,5".into(), Outcome::Loss));
//! assert_eq!(left.downcast_ref(), Some(&Heaps(vec![1, 4, 5])));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod value;

use std::{
    any::Any,
    fmt::{self, Debug, Display},
    ops::Deref,
    sync::Arc,
};

pub use value::{AnyMove, AnyPosition};

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    error::MoveFault,
    exact::Interval,
    fields::{Field, Preset, Setup, SetupError},
    game::{Game, Listing},
    map::{Glance, Opening, Plane, Spot, values},
    outcome::Outcome,
    rules::Rules,
    score::Score,
};

/// The facts about a game that need no setup.
#[derive(Debug, Clone, Copy)]
pub struct About {
    /// See [`Game::ID`].
    pub id: &'static str,
    /// See [`Game::FIELDS`].
    pub fields: &'static [Field],
    /// See [`Game::RULES`].
    pub rules: &'static [&'static str],
    /// See [`Game::PRESETS`].
    pub presets: &'static [Preset],
    /// See [`Game::IMPARTIAL`].
    pub impartial: bool,
    /// See [`Game::CALLED_DRAWN`].
    pub called_drawn: bool,
    /// See [`Game::CUSTOM`].
    pub custom: bool,
    /// See [`Game::LISTING`].
    pub listing: Listing,
    make: fn(&Setup) -> Result<AnyGame, SetupError>,
}

impl About {
    /// Collects the facts about the games of this type.
    pub const fn of<G: Game>() -> Self {
        Self {
            id: G::ID,
            fields: G::FIELDS,
            rules: G::RULES,
            presets: G::PRESETS,
            impartial: G::IMPARTIAL,
            called_drawn: G::CALLED_DRAWN,
            custom: G::CUSTOM,
            listing: G::LISTING,
            make: |setup| G::new(setup).map(AnyGame::of),
        }
    }

    /// See [`Game::new`].
    ///
    /// # Errors
    /// [`SetupError`] if the fields do not fit together.
    pub fn make(&self, setup: &Setup) -> Result<AnyGame, SetupError> {
        (self.make)(setup)
    }
}

/// A game of any type. Its methods are those of [`Erased`] and [`Rules`].
#[derive(Clone)]
pub struct AnyGame(Arc<dyn Erased>);

impl AnyGame {
    /// Hides the type of a game.
    pub fn of<G: Game>(game: G) -> Self {
        Self(Arc::new(game))
    }

    /// Returns the game in its own type; `None` if it has another one.
    pub fn downcast_ref<G: Game>(&self) -> Option<&G> {
        let game: &dyn Any = self.0.as_ref();
        game.downcast_ref()
    }

    /// Returns whether two legal moves are equal or belong to the same [stretch](Game::stretch).
    pub fn alike(&self, position: &AnyPosition, one: &AnyMove, other: &AnyMove) -> bool {
        let stretch = |mv| self.stretch(position, mv);
        one == other || (self.about().listing == Listing::Stretches && stretch(one) == stretch(other))
    }

    /// Returns the position a move leads to, and its analysis; `None` if the move is not legal.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn analyse_after(
        &self,
        position: &AnyPosition,
        mv: &AnyMove,
        cancel: &Cancel,
    ) -> Result<Option<(AnyPosition, Analysis<AnyMove>)>, Stopped> {
        let Ok(after) = self.play(position, mv) else { return Ok(None) };
        let analysis = self.analyse(&after, cancel)?;
        Ok(Some((after, analysis)))
    }
}

impl Debug for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("AnyGame").field(&self.about().id).finish()
    }
}

impl Deref for AnyGame {
    type Target = dyn Erased;

    fn deref(&self) -> &Self::Target {
        self.0.as_ref()
    }
}

impl Rules for AnyGame {
    type Position = AnyPosition;
    type Move = AnyMove;

    fn moves<'a>(&'a self, position: &'a AnyPosition) -> impl Iterator<Item = AnyMove> {
        self.0.moves(position)
    }

    fn play(&self, position: &AnyPosition, mv: &AnyMove) -> Result<AnyPosition, MoveFault> {
        self.0.play(position, mv)
    }

    fn end(&self, position: &AnyPosition) -> Option<Outcome> {
        self.0.end(position)
    }

    fn turned(&self, position: &AnyPosition) -> Option<AnyPosition> {
        self.0.turned(position)
    }

    fn parts(&self, position: &AnyPosition) -> Vec<AnyPosition> {
        self.0.parts(position)
    }

    fn representative(&self, position: &AnyPosition) -> AnyPosition {
        self.0.representative(position)
    }
}

/// The methods of [`Game`] and of its map, without the game's own types, for [`AnyGame`].
///
/// A position of another game has no moves and cannot be analysed, and a move of another game is not legal.
pub trait Erased: Any + Send + Sync {
    /// Returns what is known about the game without a setup.
    fn about(&self) -> &'static About;

    /// See [`Rules::moves`].
    fn moves<'a>(&'a self, position: &'a AnyPosition) -> Box<dyn Iterator<Item = AnyMove> + 'a>;

    /// See [`Rules::play`].
    ///
    /// # Errors
    /// [`MoveFault`] if the move is not legal.
    fn play(&self, position: &AnyPosition, mv: &AnyMove) -> Result<AnyPosition, MoveFault>;

    /// See [`Rules::end`].
    fn end(&self, position: &AnyPosition) -> Option<Outcome>;

    /// See [`Rules::turned`].
    fn turned(&self, position: &AnyPosition) -> Option<AnyPosition>;

    /// See [`Rules::parts`].
    fn parts(&self, position: &AnyPosition) -> Vec<AnyPosition>;

    /// See [`Rules::representative`].
    fn representative(&self, position: &AnyPosition) -> AnyPosition;

    /// See [`Game::start`].
    fn start(&self) -> AnyPosition;

    /// See [`Game::listed`].
    fn listed<'a>(&'a self, position: &'a AnyPosition) -> Box<dyn Iterator<Item = AnyMove> + 'a>;

    /// See [`Game::stretch`].
    fn stretch(&self, position: &AnyPosition, mv: &AnyMove) -> Option<Interval>;

    /// See [`Game::read`].
    ///
    /// # Errors
    /// [`MoveFault`] if the text is not a move of this game.
    fn read(&self, position: &AnyPosition, text: &str) -> Result<AnyMove, MoveFault>;

    /// See [`Game::totals`].
    fn totals(&self, position: &AnyPosition) -> Option<Score>;

    /// See [`Game::analyse`].
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn analyse(&self, position: &AnyPosition, cancel: &Cancel) -> Result<Analysis<AnyMove>, Stopped>;

    /// See [`Game::lengths`].
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn lengths(&self, positions: &[AnyPosition], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped>;

    /// See [`Game::reaches`].
    fn reaches(&self, position: &AnyPosition) -> u64;

    /// See [`Game::has_grundy`].
    fn has_grundy(&self) -> bool;

    /// See [`Game::grundy`].
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn grundy(&self, position: &AnyPosition, cancel: &Cancel) -> Result<Option<u64>, Stopped>;

    /// See [`Game::moves_to`].
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn moves_to(&self, position: &AnyPosition, value: u64, cancel: &Cancel) -> Result<Best<AnyMove>, Stopped>;

    /// Returns the layout of the game's map; `None` if it has no map.
    fn plane(&self) -> Option<Plane>;

    /// Returns the position at a place of the map, if there is one.
    fn at(&self, spot: Spot) -> Option<AnyPosition>;

    /// Returns the place of a position on the map, if it has one.
    fn spot(&self, position: &AnyPosition) -> Option<Spot>;

    /// See [`Mapped::opening`](crate::map::Mapped::opening).
    fn opening(&self, spot: Spot) -> Option<Opening>;

    /// See [`Mapped::glances`](crate::map::Mapped::glances); empty if the game has no map.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn glances(&self, spots: &[Spot], cancel: &Cancel) -> Result<Vec<Option<Glance>>, Stopped>;

    /// Returns the Grundy values of places by mex over the map; `None` if the map is not closed or the places lie too
    /// far out.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn values(&self, spots: &[Spot], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped>;
}

impl<G: Game> Erased for G {
    fn about(&self) -> &'static About {
        const { &About::of::<G>() }
    }

    fn moves<'a>(&'a self, position: &'a AnyPosition) -> Box<dyn Iterator<Item = AnyMove> + 'a> {
        hidden(position.downcast_ref().map(|position| Rules::moves(self, position)))
    }

    fn play(&self, position: &AnyPosition, mv: &AnyMove) -> Result<AnyPosition, MoveFault> {
        let (Some(position), Some(mv)) = (position.downcast_ref(), mv.downcast_ref()) else {
            return Err(MoveFault::Malformed);
        };
        Rules::play(self, position, mv).map(AnyPosition::of)
    }

    fn end(&self, position: &AnyPosition) -> Option<Outcome> {
        Rules::end(self, position.downcast_ref()?)
    }

    fn turned(&self, position: &AnyPosition) -> Option<AnyPosition> {
        Rules::turned(self, position.downcast_ref()?).map(AnyPosition::of)
    }

    fn parts(&self, position: &AnyPosition) -> Vec<AnyPosition> {
        let parts = position.downcast_ref().map(|position| Rules::parts(self, position));
        parts.into_iter().flatten().map(AnyPosition::of).collect()
    }

    fn representative(&self, position: &AnyPosition) -> AnyPosition {
        let found = position.downcast_ref().map(|position| AnyPosition::of(Rules::representative(self, position)));
        found.unwrap_or_else(|| position.clone())
    }

    fn start(&self) -> AnyPosition {
        AnyPosition::of(Game::start(self))
    }

    fn listed<'a>(&'a self, position: &'a AnyPosition) -> Box<dyn Iterator<Item = AnyMove> + 'a> {
        hidden(position.downcast_ref().map(|position| Game::listed(self, position)))
    }

    fn stretch(&self, position: &AnyPosition, mv: &AnyMove) -> Option<Interval> {
        Game::stretch(self, position.downcast_ref()?, mv.downcast_ref()?)
    }

    fn read(&self, position: &AnyPosition, text: &str) -> Result<AnyMove, MoveFault> {
        Game::read(self, position.downcast_ref().ok_or(MoveFault::Malformed)?, text).map(AnyMove::of)
    }

    fn totals(&self, position: &AnyPosition) -> Option<Score> {
        Game::totals(self, position.downcast_ref()?)
    }

    fn analyse(&self, position: &AnyPosition, cancel: &Cancel) -> Result<Analysis<AnyMove>, Stopped> {
        Ok(Game::analyse(self, position.downcast_ref().ok_or(Stopped)?, cancel)?.map(AnyMove::of))
    }

    fn lengths(&self, positions: &[AnyPosition], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        let positions: Option<Vec<_>> = positions.iter().map(|position| position.downcast_ref().cloned()).collect();
        positions.map_or(Ok(None), |positions| Game::lengths(self, &positions, cancel))
    }

    fn reaches(&self, position: &AnyPosition) -> u64 {
        position.downcast_ref().map_or(1, |position| Game::reaches(self, position))
    }

    fn has_grundy(&self) -> bool {
        Game::has_grundy(self)
    }

    fn grundy(&self, position: &AnyPosition, cancel: &Cancel) -> Result<Option<u64>, Stopped> {
        position.downcast_ref().map_or(Ok(None), |position| Game::grundy(self, position, cancel))
    }

    fn moves_to(&self, position: &AnyPosition, value: u64, cancel: &Cancel) -> Result<Best<AnyMove>, Stopped> {
        let Some(position) = position.downcast_ref() else { return Ok(Best::none()) };
        Ok(Game::moves_to(self, position, value, cancel)?.map(AnyMove::of))
    }

    fn plane(&self) -> Option<Plane> {
        Some(self.map()?.plane())
    }

    fn at(&self, spot: Spot) -> Option<AnyPosition> {
        self.map()?.at(spot).map(AnyPosition::of)
    }

    fn spot(&self, position: &AnyPosition) -> Option<Spot> {
        self.map()?.spot(position.downcast_ref()?)
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        self.map()?.opening(spot)
    }

    fn glances(&self, spots: &[Spot], cancel: &Cancel) -> Result<Vec<Option<Glance>>, Stopped> {
        self.map().map_or_else(|| Ok(Vec::new()), |map| map.glances(spots, cancel))
    }

    fn values(&self, spots: &[Spot], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        values::of(self, spots, cancel)
    }
}

/// Hides the type of the moves; `None`, for a position of another game, gives no moves.
fn hidden<'a, M>(moves: Option<impl Iterator<Item = M> + 'a>) -> Box<dyn Iterator<Item = AnyMove> + 'a>
where
    M: Debug + Display + Eq + Send + Sync + 'static,
{
    Box::new(moves.into_iter().flatten().map(AnyMove::of))
}
