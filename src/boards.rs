//! The list of boards, in the order of the engine's list. A new game is one module and one line here.

use zugzwang_engine::{OpenError, Setup, games};

use crate::{
    board::{Board, Side, Table},
    play::Play,
};

pub mod bars;
pub mod beads;
pub mod cells;
pub mod corner;
pub mod digits;
pub mod factors;
pub mod heaps;
pub mod listed;
pub mod row_cells;
pub mod runs;
pub mod sizes;
pub mod squares;

macro_rules! boards {
    ($($module:ident::$game:ident),+ $(,)?) => {
        $(mod $module;)+

        /// Every game that can be played on the screen.
        pub const ALL: &[Entry] = &[
            $(Entry {
                game: games::Entry::of::<games::$game>(),
                open: open::<games::$game>,
            }),+
        ];
    };
}

boards! {
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
}

/// A game begun on the screen.
pub type Opened = Result<Box<dyn Table>, OpenError>;

/// A game that can be played on the screen.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// What the engine knows of it.
    pub game: games::Entry,
    open: fn(Setup, &[&str], Side) -> Opened,
}

impl Entry {
    /// Begins a game after these moves.
    ///
    /// # Errors
    /// [`OpenError`] for the first thing that is wrong with the words or the moves.
    pub fn open<W: AsRef<str>>(&self, words: &[W], moves: &[&str], side: Side) -> Opened {
        (self.open)(Setup::read(self.game.fields, words)?, moves, side)
    }
}

fn open<B: Board>(setup: Setup, moves: &[&str], side: Side) -> Opened {
    Ok(Box::new(Play::<B>::new(setup, moves, side)?))
}

/// The game of that name.
pub fn find(id: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.game.id == id)
}
