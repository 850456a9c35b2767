//! The list of games, in the order they are offered.
//!
//! A new game is one module and one line here. Add it at the end, so that the numbers of the other games do not change.

use std::ops::Deref;

use crate::{
    any::{About, AnyGame},
    cancel::Cancel,
    fields::{Setup, SetupError},
    game::{Game, Listing},
    map::Map,
    matchbox::{Cabinet, CabinetError},
    placed::{Placed, Unplaced},
    record::Record,
    rng::Rng,
};

macro_rules! games {
    ($($module:ident::$game:ident),+ $(,)?) => {
        $(pub mod $module; pub use $module::$game;)+

        /// Every game. This is a static because a constant would be built again wherever it is used.
        pub static ALL: &[Entry] = &[$(Entry::of::<$game>()),+];
    };
}

games! {
    subtraction::Subtraction,
    euclid::Euclid,
    nim::Nim,
    moore::Moore,
    coins::Coins,
    coin_piles::CoinPiles,
    fibonacci::Fibonacci,
    gold::Gold,
    both_ends::BothEnds,
    king::King,
    date::DateGame,
    product::Product,
    coprime_product::CoprimeProduct,
    program::Program,
    ticktacktwo::TickTackTwo,
    northcott::Northcott,
    nimbi::Nimbi,
    matches::Matches,
    strip::Strip,
    rope::Rope,
    table::Table,
    wythoff::Wythoff,
    octal::Octal,
    sum::Sum,
    graph::Graph,
    chomp::Chomp,
    hackenbush::Hackenbush,
    staircase::Staircase,
    domineering::Domineering,
}

/// A listed game: what is known about it without a setup, and how to open one.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// The facts about it that need no setup; also the fields of the entry itself, by dereference.
    pub about: About,
    random: fn(&mut Rng) -> Vec<String>,
}

impl Deref for Entry {
    type Target = About;

    fn deref(&self) -> &About {
        &self.about
    }
}

impl Entry {
    /// Returns the entry of a game.
    pub const fn of<G: Game>() -> Self {
        Self { about: About::of::<G>(), random: G::random }
    }

    /// Creates the game of a setup given in words of the form `FIELD=VALUE`.
    ///
    /// # Errors
    /// [`SetupError`] if a word is wrong, for the first such word.
    pub fn game<W: AsRef<str>>(&self, words: &[W]) -> Result<AnyGame, SetupError> {
        Ok(self.made(words)?.0)
    }

    fn made<W: AsRef<str>>(&self, words: &[W]) -> Result<(AnyGame, Setup), SetupError> {
        let setup = Setup::read(self.fields, words)?;
        Ok((self.make(&setup)?, setup))
    }

    /// Opens a record of a setup, given as for [`Entry::game`].
    ///
    /// # Errors
    /// [`SetupError`] if a word is wrong, for the first such word.
    pub fn open<W: AsRef<str>>(&self, words: &[W]) -> Result<Record, SetupError> {
        self.made(words).map(|(game, setup)| Record::new(game, setup))
    }

    /// Returns whether some setups may have matchboxes: the moves can be listed, and setups differ in size.
    pub const fn may_have_boxes(&self) -> bool {
        !matches!(self.about.listing, Listing::Sample) && !self.about.fields.is_empty()
    }

    /// Returns the matchboxes of a setup, given as for [`Entry::game`].
    ///
    /// # Errors
    /// [`CabinetError`] if the setup is wrong, has no move or too many positions, or if `cancel` was stopped.
    pub fn cabinet<W: AsRef<str>>(&self, words: &[W], cancel: &Cancel) -> Result<Cabinet, CabinetError> {
        let (game, setup) = self.made(words)?;
        Cabinet::of(game, setup, cancel)
    }

    /// Returns the map on which a setup lies, given as for [`Entry::game`]; `None` if the game has none.
    ///
    /// # Errors
    /// [`SetupError`] if a word is wrong, for the first such word.
    pub fn map<W: AsRef<str>>(&self, words: &[W]) -> Result<Option<Map>, SetupError> {
        self.made(words).map(|(game, setup)| Map::new(game, setup))
    }

    /// Returns the start of a setup, given as for [`Entry::game`], as one game of a sum.
    ///
    /// # Errors
    /// [`Unplaced`] if a word is wrong, or the game has no Grundy value.
    pub fn place<W: AsRef<str>>(&self, words: &[W]) -> Result<Placed, Unplaced> {
        let (game, setup) = self.made(words)?;
        Placed::new(game, &setup)
    }

    /// Returns the words of the setup made from a seed, the same every time and on every machine.
    pub fn of_seed(&self, seed: u64) -> Vec<String> {
        self.drawn(&mut Rng::new(seed, self.id))
    }

    /// Returns the words of a random setup.
    pub fn drawn(&self, draw: &mut Rng) -> Vec<String> {
        (self.random)(draw)
    }
}

/// Returns the entry of a game's type; `None` if the game is not listed.
pub const fn listed<G: Game>() -> Option<&'static Entry> {
    let mut at = 0;
    while at < ALL.len() {
        if is_same(ALL[at].about.id.as_bytes(), G::ID.as_bytes()) {
            return Some(&ALL[at]);
        }
        at += 1;
    }
    None
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// Returns the game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.id == id)
}
