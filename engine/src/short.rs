//! Canonical forms of games where the players have different moves, by the rules alone: value, outcome class, mean and temperature.
//!
//! ```
//! use zugzwang_engine::{Cancel, MoveFault, Outcome, Rules, Seat, short::{Class, Forms}};
//!
//! /// Domineering on a strip: Left lays dominoes upright, which nowhere fit; Right lays them along.
//! struct Strip;
//!
//! impl Rules for Strip {
//!     type Position = (u32, Seat);
//!     type Move = u32;
//!
//!     fn moves(&self, (cells, mover): &(u32, Seat)) -> impl Iterator<Item = u32> {
//!         // Where a domino goes beside the edge, the rest is one strip.
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

use std::{cmp::Ordering, collections::HashMap};

use crate::{
    cancel::{Cancel, Stopped},
    outcome::Outcome,
    rules::Rules,
    theory::canonical::{Name, Thermograph, Value, Values},
};

/// Who wins a game, whoever begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Class {
    /// Whoever moves first: an N-position.
    Next,
    /// Whoever moved last: a P-position.
    Previous,
    /// Left, whoever begins.
    Left,
    /// Right, whoever begins.
    Right,
}

/// A position that has no canonical form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Formless {
    /// It can come up again.
    #[error("a position can come up again")]
    Circle,
    /// The last move does not win: the game can end in another way.
    #[error("the last move does not win")]
    Ends,
    /// More positions can come up than were asked for.
    #[error("there are more positions than were asked for")]
    TooMany,
    /// The asker withdrew the question.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// The canonical forms of the positions of a game under normal play. Left is who is to move in the position that is asked about.
#[derive(Debug)]
pub struct Forms<'a, R: Rules> {
    rules: &'a R,
    most: usize,
    values: Values,
    /// By the position and whether Left is to move in it; `None` while its options are looked at.
    known: HashMap<(R::Position, bool), Option<Value>>,
}

impl<'a, R: Rules> Forms<'a, R> {
    /// Forms of at most so many positions.
    pub fn of(rules: &'a R, most: usize) -> Self {
        Self { rules, most, values: Values::new(), known: HashMap::new() }
    }

    /// The canonical form of a position in which Left is to move. Where both players have the same moves it is a nimber.
    ///
    /// # Errors
    /// [`Formless`] where it has none, or where there are too many positions.
    pub fn value(&mut self, position: &R::Position, cancel: &Cancel) -> Result<Value, Formless> {
        self.found(position, true, cancel)
    }

    /// The form of a position in which Left is to move, or else Right, seen by Left.
    fn found(&mut self, position: &R::Position, left: bool, cancel: &Cancel) -> Result<Value, Formless> {
        let position = &self.rules.representative(position);
        let key = (position.clone(), left);
        match self.known.get(&key) {
            Some(Some(value)) => return Ok(*value),
            Some(None) => return Err(Formless::Circle),
            None if self.known.len() >= self.most => return Err(Formless::TooMany),
            None => self.known.insert(key.clone(), None),
        };
        cancel.step(self.known.len() as u64, 0)?;
        let parts = self.rules.parts(position);
        if !parts.is_empty() {
            let mut sum = Value::ZERO;
            for part in parts {
                let part = self.found(&part, left, cancel)?;
                sum = self.values.sum(sum, part, cancel)?;
            }
            self.known.insert(key, Some(sum));
            return Ok(sum);
        }
        let turned = self.rules.turned(position).unwrap_or_else(|| position.clone());
        let own = self.options(position, !left, cancel)?;
        let others = self.options(&turned, left, cancel)?;
        let (lefts, rights) = if left { (own, others) } else { (others, own) };
        let value = self.values.of(&lefts, &rights, cancel)?;
        self.known.insert(key, Some(value));
        Ok(value)
    }

    /// The forms of what the mover of a position can move to, where Left or else Right is then to move.
    fn options(&mut self, position: &R::Position, left: bool, cancel: &Cancel) -> Result<Vec<Value>, Formless> {
        match self.rules.end(position) {
            Some(Outcome::Loss) => return Ok(Vec::new()),
            Some(Outcome::Win | Outcome::Draw | Outcome::Unknown) => return Err(Formless::Ends),
            None => {}
        }
        let rules = self.rules;
        let after = rules.moves(position).filter_map(|mv| rules.play(position, &mv).ok());
        let after: Vec<R::Position> = after.collect();
        after.iter().map(|after| self.found(after, left, cancel)).collect()
    }

    /// What a form is called, as `{2|-1}`, `⇑` or `*2`.
    pub fn name(&mut self, value: Value) -> Name {
        self.values.name(value)
    }

    /// Who wins a game of this form.
    pub fn class(&self, value: Value) -> Class {
        match self.values.beside_zero(value) {
            Some(Ordering::Greater) => Class::Left,
            Some(Ordering::Less) => Class::Right,
            Some(Ordering::Equal) => Class::Previous,
            None => Class::Next,
        }
    }

    /// Its thermograph, with mean and temperature.
    pub fn thermograph(&self, value: Value) -> Thermograph {
        self.values.thermograph(value)
    }

    /// The collection in which the forms are kept: for sums, negatives and comparison.
    pub const fn values(&mut self) -> &mut Values {
        &mut self.values
    }
}
