//! The list of games with the board each is played on, in the order of the engine's list. A new game is one line here. If it has
//! its own board, or details for a shared one, these are in a module of its name.

use zugzwang_engine::{OpenError, games};

use crate::play::{
    board::{AnyBoard, Board, Erased, Side},
    request::{AskError, Request},
    table::Table,
};
use factor::FactorBoard;
use heap::HeapBoard;
use pile::PileBoard;

pub mod corner;
pub mod factor;
pub mod floor;
pub mod heap;
pub mod heaps;
pub mod inset;
pub mod listed;
pub mod pile;
mod prelude;
pub mod row_cells;
pub mod sizes;
pub mod steering;
#[cfg(test)]
mod testing;
pub mod twins;

macro_rules! boards {
    ($($(mod $module:ident:)? $board:ty),+ $(,)?) => {
        $($(mod $module;)?)+

        /// All games that can be played on the screen.
        pub static ALL: &[Entry] = &[$(Entry::of::<$board>()),+];
    };
}

boards! {
    mod subtraction: PileBoard<games::Subtraction>,
    mod euclid: games::Euclid,
    mod nim: HeapBoard<games::Nim>,
    mod moore: games::Moore,
    mod coins: PileBoard<games::Coins>,
    mod coin_piles: HeapBoard<games::CoinPiles>,
    mod fibonacci: PileBoard<games::Fibonacci>,
    mod gold: games::Gold,
    mod both_ends: games::BothEnds,
    mod king: games::King,
    mod date: games::DateGame,
    mod product: FactorBoard<games::Product>,
    mod coprime_product: FactorBoard<games::CoprimeProduct>,
    mod program: games::Program,
    mod ticktacktwo: games::TickTackTwo,
    mod northcott: games::Northcott,
    mod nimbi: games::Nimbi,
    mod matches: games::Matches,
    mod strip: games::Strip,
    mod rope: games::Rope,
    mod table: games::Table,
    mod wythoff: games::Wythoff,
    mod octal: games::Octal,
    mod sum: games::Sum,
    mod graph: games::Graph,
    mod chomp: games::Chomp,
    mod hackenbush: games::Hackenbush,
    mod staircase: HeapBoard<games::Staircase>,
    mod domineering: games::Domineering,
}

/// The result of opening a game on the screen.
pub type Opened = Result<Table, OpenError>;

/// A game that can be played on the screen.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// The game as the engine lists it.
    pub game: &'static games::Entry,
    /// Its board.
    pub board: &'static dyn AnyBoard,
}

impl Entry {
    #[expect(clippy::panic, reason = "evaluated at compile time, where a panic is a compile error")]
    const fn of<B: Board>() -> Self {
        let Some(game) = games::listed::<B::Game>() else { panic!("the engine does not list the game") };
        Self { game, board: &Erased::<B>::BOARD }
    }

    /// Opens a game with this setup, after these moves.
    ///
    /// # Errors
    /// [`OpenError`] for the first error in the words of the setup or the moves.
    pub fn open<W: AsRef<str>>(&self, words: &[W], moves: &[&str], side: Side) -> Opened {
        let mut record = self.game.open(words)?;
        moves.iter().try_for_each(|mv| record.play(mv))?;
        Ok(Table::of(self.board, record, side))
    }
}

/// Finds the game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.game.id == id)
}

impl Request {
    /// Opens the position in question on the screen.
    ///
    /// # Errors
    /// [`AskError`] for the first error found.
    pub fn table(&self, side: Side) -> Result<Table, AskError> {
        let game = self.entry()?;
        // A test checks that both lists have the same games.
        let entry = find(game.id).ok_or_else(|| AskError::UnknownGame(self.game.clone()))?;
        entry.open(&self.setup(game)?, &self.moves(), side).map_err(|error| self.refused(error, game))
    }
}
