//! Matchbox machines, which learn to play a game from nothing but its legal moves.
//!
//! There is a box for each position, and in it a colour of beads for each move. The machine draws a bead from the box
//! of the position and plays its move. After the game, beads of the colours it played are added if it won, or removed
//! if it lost. That is how MENACE learned noughts and crosses (D. Michie, *Trial and error*, 1961; *Experiments on the
//! mechanization of game-learning*, 1963). The boxes for hexapawn are punished for their last move alone (M. Gardner,
//! *Scientific American*, March 1962).
//!
//! Positions that are equal by symmetry share a box ([`Rules::representative`](crate::Rules::representative)), and
//! moves that lead to such positions share a colour.
//!
//! ```
//! use zugzwang_engine::{Cancel, games, matchbox::{Learner, Method}};
//!
//! let nim = games::find("nim").expect("nim is in the list");
//! let cabinet = nim.cabinet(&["heaps=1,2,3"], &Cancel::never())?;
//! let mut learner = Learner::new(cabinet.into(), Method::default(), 1);
//! let before = learner.accuracy();
//! learner.train(2_000, &Cancel::never())?;
//! assert!(before.right < before.won && learner.accuracy().right == before.won);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bout;
mod cabinet;
mod curve;
mod drawer;
mod learner;
mod method;
mod notes;
mod opinion;
mod reach;

pub use bout::{Bout, By, Ending, Ply};
pub use cabinet::{Cabinet, Verdict};
pub use curve::{Curve, Point};
pub use drawer::Drawer;
pub use learner::{Change, Learner, Mark};
pub use method::{Blame, Empty, Method, NoSuchWord, Openings, Teacher, Turns};
pub use notes::{BeadNotes, BoxNotes, Notes, NotesFault};
pub use opinion::Accuracy;
pub use reach::{CabinetError, Lead};
