//! The list of games, in the order they are offered. A new game is one module and one line here, the last: numbers of games stay.

use std::sync::Arc;

use crate::{
    cancel::Cancel,
    fields::{Field, Preset, Setup, SetupError},
    game::{Game, Listing},
    map::{AnyMap, Map},
    matchbox::{Cabinet, CabinetError},
    position::{AnyPosition, Placed, Unplaced},
    record::{AnyRecord, Record},
    rng::Rng,
};

macro_rules! games {
    ($($module:ident::$game:ident),+ $(,)?) => {
        $(pub mod $module; pub use $module::$game;)+

        /// Every game. What belongs to a game is built here once: a constant would build it wherever it is read.
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
}

/// The map on which a setup lies, where there is one.
type MapOf = fn(Setup) -> Result<Option<Box<dyn AnyMap>>, SetupError>;

/// A game known by name.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// The name scripts know the game by.
    pub id: &'static str,
    /// The fields of a setup.
    pub fields: &'static [Field],
    /// The fields that hold for the whole game and that a position does not show.
    pub rules: &'static [&'static str],
    /// Setups worth offering by name.
    pub presets: &'static [Preset],
    /// The part of the legal moves that the list of moves gives.
    pub listing: Listing,
    random: fn(&mut Rng) -> Vec<String>,
    start: fn(Setup) -> Result<Box<dyn AnyRecord>, SetupError>,
    cabinet: fn(Setup, &Cancel) -> Result<Cabinet, CabinetError>,
    map: MapOf,
    place: fn(&Setup) -> Result<Arc<dyn AnyPosition>, Unplaced>,
}

impl Entry {
    /// Makes the entry of a game: what is known of it by its name, from the game itself.
    pub const fn of<G: Game>() -> Self {
        Self {
            id: G::ID,
            fields: G::FIELDS,
            rules: G::RULES,
            presets: G::PRESETS,
            listing: G::LISTING,
            random: G::random,
            start: |setup| Ok(Box::new(Record::<G>::new(setup)?)),
            cabinet: Cabinet::of::<G>,
            map: |setup| Ok(Map::<G>::new(setup)?.map(|map| Box::new(map) as Box<dyn AnyMap>)),
            place: |setup| Ok(Arc::new(Placed::<G>::new(setup)?)),
        }
    }

    /// Begins a game from words of the form `FIELD=VALUE`.
    ///
    /// # Errors
    /// [`SetupError`] for the first thing that is wrong with them.
    pub fn open<W: AsRef<str>>(&self, words: &[W]) -> Result<Box<dyn AnyRecord>, SetupError> {
        (self.start)(Setup::read(self.fields, words)?)
    }

    /// Returns whether some setup may have matchboxes: its moves can be listed, and there are setups of different sizes.
    pub const fn may_have_boxes(&self) -> bool {
        !matches!(self.listing, Listing::Sample) && !self.fields.is_empty()
    }

    /// The matchboxes of a setup, given as for [`Entry::open`].
    ///
    /// # Errors
    /// [`CabinetError`] where the setup is wrong, has no move or does not fit, and when the asker stopped it.
    pub fn cabinet<W: AsRef<str>>(&self, words: &[W], cancel: &Cancel) -> Result<Cabinet, CabinetError> {
        (self.cabinet)(Setup::read(self.fields, words)?, cancel)
    }

    /// The map on which a setup lies, given as for [`Entry::open`]; `None` where the game has none.
    ///
    /// # Errors
    /// [`SetupError`] for the first thing that is wrong with the words.
    pub fn map<W: AsRef<str>>(&self, words: &[W]) -> Result<Option<Box<dyn AnyMap>>, SetupError> {
        (self.map)(Setup::read(self.fields, words)?)
    }

    /// The position that a setup describes, given as for [`Entry::open`], to be one game of a sum.
    ///
    /// # Errors
    /// [`Unplaced`] where the words are wrong, or the game has no Grundy value.
    pub fn place<W: AsRef<str>>(&self, words: &[W]) -> Result<Arc<dyn AnyPosition>, Unplaced> {
        (self.place)(&Setup::read(self.fields, words)?)
    }

    /// The words of the setup that a seed makes: the same every time and on every machine.
    pub fn of_seed(&self, seed: u64) -> Vec<String> {
        self.drawn(&mut Rng::new(seed, self.id))
    }

    /// The words of a setup drawn at random.
    pub fn drawn(&self, draw: &mut Rng) -> Vec<String> {
        (self.random)(draw)
    }
}

/// The game as it is listed, if it is: also in a constant.
pub const fn listed<G: Game>() -> Option<&'static Entry> {
    let mut at = 0;
    while at < ALL.len() {
        if is_same(ALL[at].id.as_bytes(), G::ID.as_bytes()) {
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

/// The game of that name.
pub fn find(id: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.id == id)
}
