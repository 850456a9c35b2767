//! Canonical forms of games in which the players have different moves, from the rules alone: value, outcome class, mean
//! and temperature.
//!
//! ```
//! use zugzwang_engine::{Cancel, MoveFault, Outcome, Rules, Seat, short::{Class, Forms}};
//!
//! /// Domineering on a strip one cell high: Left's upright dominoes never fit, and Right's lie along the strip.
//! struct Strip;
//!
//! impl Rules for Strip {
//!     type Position = (u32, Seat);
//!     type Move = u32;
//!
//!     fn moves(&self, (cells, mover): &(u32, Seat)) -> impl Iterator<Item = u32> {
//!         // A domino is always placed at the end, so the rest is one strip.
//!         (0..u32::from(*mover == Seat::Second && *cells >= 2)).map(|_| 2)
//!     }
//!
//!     fn play(&self, (cells, mover): &(u32, Seat), taken: &u32) -> Result<(u32, Seat), MoveFault> {
//!         Ok((cells.checked_sub(*taken).ok_or(MoveFault::Malformed)?, mover.other()))
//!     }
//!
//!     fn end(&self, position: &(u32, Seat)) -> Option<Outcome> {
//!         self.moves(position).next().is_none().then_some(Outcome::Loss)
//!     }
//!
//!     fn turned(&self, (cells, mover): &(u32, Seat)) -> Option<(u32, Seat)> {
//!         Some((*cells, mover.other()))
//!     }
//! }
//!
//! let mut forms = Forms::of(&Strip, 1000);
//! let value = forms.value(&(6, Seat::First), &Cancel::never())?;
//! assert_eq!(forms.name(value).to_string(), "-3");
//! assert_eq!(forms.class(value), Class::Right);
//! # Ok::<(), zugzwang_engine::short::Formless>(())
//! ```

use std::{
    cmp::Ordering,
    collections::{HashMap, HashSet},
};

use crate::{
    cancel::{Cancel, Stopped},
    outcome::Outcome,
    rules::Rules,
    theory::canonical::{Name, Thermograph, Value, Values},
};

/// The outcome class of a game, N, P, L or R: who wins it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Class {
    /// The player who moves first wins: an N-position.
    Next,
    /// The player who moves second wins: a P-position.
    Previous,
    /// Left wins, whoever moves first.
    Left,
    /// Right wins, whoever moves first.
    Right,
}

/// The reason a position has no canonical form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Formless {
    /// A position can be repeated.
    #[error("a position can come up again")]
    Circle,
    /// The game can end in another way than by a loss for a player who cannot move.
    #[error("the last move does not win")]
    Ends,
    /// More positions can be reached than allowed.
    #[error("there are more positions than allowed")]
    TooMany,
    /// The computation was cancelled.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// The canonical forms of the positions of a game under normal play. Left is the player to move in the position asked
/// about.
#[derive(Debug)]
pub struct Forms<'a, R: Rules> {
    rules: &'a R,
    most: usize,
    values: Values,
    /// The forms by position and whether Left is to move in it; `None` while the options of a position are being
    /// computed.
    known: HashMap<Key<R>, Option<Value>>,
}

/// A position, and whether Left is to move in it.
type Key<R> = (<R as Rules>::Position, bool);

/// A position whose options are being computed, one after another.
struct Open<R: Rules> {
    key: Key<R>,
    below: Below<Key<R>>,
    /// The number of finished positions in `below`.
    done: usize,
}

/// The positions from which the form of a position is computed.
enum Below<K> {
    /// The independent positions whose sum it is.
    Parts(Vec<K>),
    /// The options of the player to move, followed by those of the opponent, and the number of the former.
    Options(Vec<K>, usize),
}

impl<K> Below<K> {
    const fn all(&self) -> &Vec<K> {
        match self {
            Self::Parts(all) | Self::Options(all, _) => all,
        }
    }
}

impl<'a, R: Rules> Forms<'a, R> {
    /// Creates an empty collection for at most `most` positions.
    pub fn of(rules: &'a R, most: usize) -> Self {
        Self { rules, most, values: Values::new(), known: HashMap::new() }
    }

    /// Returns the canonical form of a position in which Left is to move. If both players have the same moves, it is a
    /// nimber.
    ///
    /// # Errors
    /// [`Formless`] if the position has no form, or if there are too many positions.
    pub fn value(&mut self, position: &R::Position, cancel: &Cancel) -> Result<Value, Formless> {
        let form = self.form((self.rules.representative(position), true), cancel);
        if form.is_err() {
            // Otherwise a position whose computation was given up would look repeated.
            self.known.retain(|_, value| value.is_some());
        }
        form
    }

    /// Returns the form of a position, from Left's point of view. It uses an explicit stack, because a game may be
    /// longer than the call stack is deep.
    fn form(&mut self, key: Key<R>, cancel: &Cancel) -> Result<Value, Formless> {
        if let Some(Some(value)) = self.known.get(&key) {
            return Ok(*value);
        }
        let mut stack = vec![self.open(key, cancel)?];
        let mut value = Value::ZERO;
        while let Some(top) = stack.last_mut() {
            if let Some(next) = top.below.all().get(top.done) {
                match self.known.get(next) {
                    Some(Some(_)) => top.done += 1,
                    Some(None) => return Err(Formless::Circle),
                    None => {
                        let next = next.clone();
                        stack.push(self.open(next, cancel)?);
                    }
                }
            } else if let Some(Open { key, below, .. }) = stack.pop() {
                value = self.combine(&key, &below, cancel)?;
                self.known.insert(key, Some(value));
            }
        }
        Ok(value)
    }

    /// Opens a position about which nothing is known.
    fn open(&mut self, key: Key<R>, cancel: &Cancel) -> Result<Open<R>, Formless> {
        if self.known.len() >= self.most {
            return Err(Formless::TooMany);
        }
        self.known.insert(key.clone(), None);
        cancel.step(self.known.len() as u64, 0)?;
        let below = self.below(&key, cancel)?;
        Ok(Open { key, below, done: 0 })
    }

    /// Returns the positions from which the form of a position is computed.
    fn below(&self, (position, left): &Key<R>, cancel: &Cancel) -> Result<Below<Key<R>>, Formless> {
        let parts = self.rules.parts(position);
        if !parts.is_empty() {
            let parts = parts.iter().map(|part| (self.rules.representative(part), *left));
            return Ok(Below::Parts(parts.collect()));
        }
        let turned = self.rules.turned(position);
        let mut all = self.options(position, !left, cancel)?;
        let own = all.len();
        all.extend(self.options(turned.as_ref().unwrap_or(position), *left, cancel)?);
        Ok(Below::Options(all, own))
    }

    /// Returns the positions the player to move can move to. `left` is whether Left moves next.
    fn options(&self, position: &R::Position, left: bool, cancel: &Cancel) -> Result<Vec<Key<R>>, Formless> {
        match self.rules.end(position) {
            Some(Outcome::Loss) => return Ok(Vec::new()),
            Some(Outcome::Win | Outcome::Draw | Outcome::Unknown) => return Err(Formless::Ends),
            None => {}
        }
        let (mut after, mut room) = (Vec::new(), self.most);
        for mv in self.rules.moves(position) {
            let Ok(next) = self.rules.play(position, &mv) else { continue };
            after.push((self.rules.representative(&next), left));
            if after.len() > room {
                cancel.step(self.known.len() as u64, 0)?;
                let mut met = HashSet::new();
                after.retain(|next| met.insert(next.clone()));
                if after.len() > self.most {
                    return Err(Formless::TooMany);
                }
                room = self.most.max(2 * after.len());
            }
        }
        Ok(after)
    }

    /// Returns the form of a position whose parts or options all have known forms.
    fn combine(&mut self, (_, left): &Key<R>, below: &Below<Key<R>>, cancel: &Cancel) -> Result<Value, Formless> {
        let forms = |keys: &[Key<R>]| -> Vec<Value> {
            keys.iter().filter_map(|key| self.known.get(key).copied().flatten()).collect()
        };
        match below {
            Below::Parts(parts) => {
                let mut sum = Value::ZERO;
                for part in forms(parts) {
                    sum = self.values.sum(sum, part, cancel)?;
                }
                Ok(sum)
            }
            Below::Options(all, own) => {
                let (own, others) = all.split_at_checked(*own).unwrap_or((all, &[]));
                let (own, others) = (forms(own), forms(others));
                let (lefts, rights) = if *left { (own, others) } else { (others, own) };
                Ok(self.values.of(&lefts, &rights, cancel)?)
            }
        }
    }

    /// Returns the name of a form, such as `{2|-1}`, `⇑` or `*2`.
    pub fn name(&mut self, value: Value) -> Name {
        self.values.name(value)
    }

    /// Returns the outcome class of a form: who wins it.
    pub fn class(&self, value: Value) -> Class {
        match self.values.beside_zero(value) {
            Some(Ordering::Greater) => Class::Left,
            Some(Ordering::Less) => Class::Right,
            Some(Ordering::Equal) => Class::Previous,
            None => Class::Next,
        }
    }

    /// Returns the thermograph of a form, with its mean and temperature.
    pub fn thermograph(&self, value: Value) -> Thermograph {
        self.values.thermograph(value)
    }

    /// Returns the collection that stores the forms, to add, negate and compare them.
    pub const fn values(&mut self) -> &mut Values {
        &mut self.values
    }
}
