//! Rules, theory and explanations of solved two-player games.
//!
//! The crate has no terminal, no file access, no clock and no prose. It answers with data, and the caller puts the
//! answer into words. A position is always a *setup* and the *moves played* from it.
//!
//! # A tour
//!
//! Ask about a game by name, as a script would:
//!
//! ```
//! use zugzwang_engine::{Cancel, games};
//!
//! let nim = games::find("nim").expect("nim is in the list");
//! let mut record = nim.open(&["heaps=18,8,14,9,23"])?;
//! let answer = record.answer(&Cancel::never())?;
//! assert_eq!(answer.best_moves, ["2:6", "3:10", "4:6"]);
//!
//! record.play("2:6")?;
//! let answer = record.answer(&Cancel::never())?;
//! assert!(answer.best_moves.is_empty(), "every column is even: a P-position");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An answer says why, as data: a [`Reason`] names the theory and holds the figures of the position, from which a
//! caller can draw a picture or write an explanation.
//!
//! ```
//! use zugzwang_engine::{Reason, Cancel, games};
//!
//! let record = games::find("nim").expect("nim is in the list").open(&["heaps=18,8,14,9,23"])?;
//! let Reason::NimSum(why) = record.answer(&Cancel::never())?.explanation else { panic!("nim has another theory") };
//! assert_eq!(why.nim_sum, 10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game of your own only needs its [`Rules`]. [`Search`](search::Search) then answers for it, with the outcome,
//! remoteness, Grundy value, best moves and reason.
//!
//! ```
//! use zugzwang_engine::{Cancel, MoveFault, Outcome, Rules, search::Search};
//!
//! /// A staircase: each move goes one or two steps down, and whoever cannot move loses.
//! struct Stair;
//!
//! impl Rules for Stair {
//!     type Position = u32;
//!     type Move = u32;
//!
//!     fn moves(&self, step: &u32) -> impl Iterator<Item = u32> {
//!         1..=2.min(*step)
//!     }
//!
//!     fn play(&self, step: &u32, down: &u32) -> Result<u32, MoveFault> {
//!         step.checked_sub(*down).ok_or(MoveFault::Malformed)
//!     }
//!
//!     fn end(&self, step: &u32) -> Option<Outcome> {
//!         (*step == 0).then_some(Outcome::Loss)
//!     }
//! }
//!
//! let search = Search::of(&Stair, &10, 1000, &Cancel::never())?;
//! let ten = search.analyse(&10).expect("the search started there");
//! assert_eq!((ten.worth.outcome, ten.grundy, ten.best.moves), (Outcome::Win, Some(1), vec![1]));
//! # Ok::<(), zugzwang_engine::solve::Unsolved>(())
//! ```
//!
//! Different games played side by side are one game, and each of them counts as a heap of nim:
//!
//! ```
//! use zugzwang_engine::{Cancel, games};
//!
//! let sum = games::find("sum").expect("the game is listed");
//! let record = sum.open(&["a=king:m=4:n=5", "b=matches:n=9:k=2", "c=nim:heaps=1000000000000000000"])?;
//! assert_eq!(record.answer(&Cancel::never())?.best_moves, ["c/1:999999999999999997"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! You can also work with one game's own types:
//!
//! ```
//! use zugzwang_engine::{Cancel, Game, Outcome, Setup, games::Subtraction};
//!
//! let subtraction = Subtraction::new(&Setup::read(Subtraction::FIELDS, &["c=17", "m=9"])?)?;
//! let analysis = subtraction.analyse(&subtraction.start(), &Cancel::never())?;
//! assert_eq!(analysis.worth.outcome, Outcome::Win);
//! assert_eq!(analysis.suggested.map(|take| take.to_string()), Some("7".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Theories are plain functions and need no game:
//!
//! ```
//! use zugzwang_engine::theory::nim_sum::{crosses, nim_sum};
//!
//! let heaps = [18, 8, 14, 9, 23];
//! assert_eq!(nim_sum(heaps), 10);
//! assert_eq!(crosses(10), [8, 2]);
//! ```
//!
//! Everything random follows from a seed and is the same on every machine: random setups ([`games::Entry::of_seed`]),
//! positions with a move to find ([`puzzles`]), and machines that learn a game from nothing but its legal moves
//! ([`matchbox`]).
//!
//! ```
//! use zugzwang_engine::{Puzzle, games};
//!
//! let nim = games::find("nim").expect("nim is in the list");
//! assert_eq!(nim.of_seed(42), nim.of_seed(42));
//! let puzzle = Puzzle::of(nim, 42).expect("nim has puzzles");
//! assert_eq!(puzzle.right_moves().len(), puzzle.right);
//! ```
//!
//! # Features
//!
//! - `serde` (on by default): serializes answers, reasons and setups; what a matchbox machine has learned can also be
//!   deserialized.
//! - `simd` (on by default): computes long sequences and rows with the widest vectors of the processor. The answers do
//!   not depend on it.
//!
//! # Threads, caches and new games
//!
//! Long questions can be stopped through a [`Cancel`], and they may be asked from any thread. A game caches the tables
//! it has computed for the next question; two questions about the same game of nimbi or domineering are answered one
//! after the other.
//! The values of the last octal code with large heaps are cached for the whole process.
//!
//! A new game in the list is a type that implements [`Rules`] and [`Game`], and one line in [`games`].

pub mod analysis;
pub mod answer;
pub mod any;
pub mod best;
pub mod cancel;
pub mod convention;
pub mod decimal;
pub mod digits;
pub mod error;
pub mod exact;
pub mod exchange;
pub mod fields;
pub mod game;
pub mod games;
pub mod heaps;
pub mod lasting;
pub mod lengths;
pub mod map;
pub mod matchbox;
mod neighbours;
pub mod order;
pub mod outcome;
pub mod placed;
pub mod players;
pub mod puzzles;
pub mod rated;
pub mod reason;
pub mod record;
pub mod rng;
pub mod row;
pub mod rules;
pub mod score;
pub mod search;
#[cfg(feature = "serde")]
mod serial;
pub mod short;
mod simd;
pub mod solve;
pub mod theory;
pub mod unfolded;
pub mod worth;

pub use analysis::Analysis;
pub use answer::Answer;
pub use any::{AnyGame, AnyMove, AnyPosition};
pub use best::Best;
pub use cancel::{Cancel, Stopped};
pub use convention::Convention;
pub use error::{MoveError, MoveFault};
pub use fields::{Field, FieldValue, Kind, OpenError, Preset, Setup, SetupError, SetupFault, Unless};
pub use game::{Game, Listing};
pub use map::Map;
pub use order::InOrder;
pub use outcome::{Outcome, Seat, Winner};
pub use placed::Placed;
pub use players::Machine;
pub use puzzles::{Day, Puzzle};
pub use reason::Reason;
pub use record::Record;
pub use rng::Rng;
pub use rules::Rules;
pub use score::Score;
pub use worth::Worth;
