//! How long a game lasts that is a sum of independent parts, by search over its rules.
//!
//! Values say who wins a sum, but not how soon: the length of a sum does not follow from its parts. So positions are
//! searched as sets of [parts](crate::Rules::parts), each part's moves being found once. If the values are known, a won
//! position is searched only along its winning moves.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
    rc::Rc,
};

use crate::{
    cancel::{Cancel, Stopped},
    game::Game,
    solve::Unsolved,
    theory::hackenbush::Number,
};

/// The number of positions from which on a search may give up.
pub(crate) const MOST: usize = 200_000;

/// The limits of a search.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// The maximum number of positions searched. Those that differ only in the order of their parts count as one.
    positions: usize,
    /// A search is not begun if at least so many more positions [can be reached](Game::reaches).
    reached: u64,
}

impl Limits {
    /// The limits of games whose parts stay whole.
    pub(crate) const WHOLE: Self = Self { positions: MOST, reached: MOST as u64 };
    /// The limits of games whose parts fall apart. Many of their positions differ only in the order of the parts.
    pub(crate) const SPLIT: Self = Self { positions: MOST / 5, ..Self::WHOLE };
    /// The limits of rows, whose order is only in the drawing.
    pub(crate) const ROW: Self = Self { reached: 1 << 27, ..Self::SPLIT };
}

/// The maximum number of moves examined.
const MOVES: usize = 50 * MOST;
/// The number of positions between two checks of `cancel`.
const POSITIONS_PER_CHECK: usize = 1 << 8;

/// Worth of a position in a sum, by theory: the mover's lead and a nimber. If the lead is 0, the nimber
/// decides.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value {
    /// The mover's lead, negative if the opponent leads.
    pub lead: Number,
    /// The Grundy value of the rest.
    pub nimber: u64,
}

impl Value {
    fn is_won(self) -> bool {
        self.lead.signum() > 0 || self.lead == Number::ZERO && self.nimber != 0
    }

    fn plus(self, other: Self) -> Self {
        Self { lead: self.lead + other.lead, nimber: self.nimber ^ other.nimber }
    }

    /// Returns the value to the other player.
    fn turned(self) -> Self {
        Self { lead: -self.lead, ..self }
    }
}

/// A position as the numbers of its parts, ascending. A part in which nobody can move is left out.
type Set = Box<[u32]>;

/// A part of a position.
struct Part<P> {
    position: P,
    /// Its value, if known.
    value: Option<Value>,
    /// The number of the same part with the other player to move, once needed.
    turned: Option<u32>,
    /// Positions that the moves leave, once needed.
    left: Option<Rc<[Left]>>,
}

/// The parts that a move leaves of a part.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Left {
    parts: Vec<u32>,
    value: Option<Value>,
}

/// A search of one game.
struct Search<'a, G: Game> {
    game: &'a G,
    cancel: &'a Cancel,
    /// The numbers of the parts met; `None` for one in which nobody can move.
    numbers: HashMap<G::Position, Option<u32>>,
    parts: Vec<Part<G::Position>>,
    /// The plies to the end. A lost position lasts an even number of them, a won one an odd number.
    known: HashMap<Set, u32, BuildHasherDefault<Mixer>>,
    examined: usize,
    most: usize,
}

/// Returns how many plies each of these positions lasts if the winner hurries and the loser delays; `None` if that is
/// beyond the limits. Whoever cannot move must lose, and the game must end.
///
/// # Errors
/// [`Stopped`] if `cancel` was stopped.
pub(crate) fn lengths<G: Game>(
    game: &G,
    positions: &[G::Position],
    limits: Limits,
    cancel: &Cancel,
) -> Result<Option<Vec<u64>>, Stopped> {
    if positions.iter().any(|position| game.reaches(position) > limits.reached) {
        return Ok(None);
    }
    let mut search = Search {
        game,
        cancel,
        numbers: HashMap::new(),
        parts: Vec::new(),
        known: HashMap::default(),
        examined: 0,
        most: limits.positions,
    };
    let found: Result<Vec<u64>, Unsolved> = positions.iter().map(|position| search.length(position)).collect();
    match found {
        Ok(lengths) => Ok(Some(lengths)),
        Err(Unsolved::TooMany) => Ok(None),
        Err(Unsolved::Stopped(stopped)) => Err(stopped),
    }
}

impl<G: Game> Search<'_, G> {
    fn length(&mut self, position: &G::Position) -> Result<u64, Unsolved> {
        let mut open = vec![self.parts_of(position)?.into_boxed_slice()];
        let mut length = 0;
        while let Some(set) = open.pop() {
            if let Some(known) = self.known.get(&set) {
                length = *known;
                continue;
            }
            let at = open.len();
            open.push(Set::default());
            match self.expand(&set, &mut open)? {
                Some(found) => {
                    length = found;
                    open.truncate(at);
                    self.known.insert(set, found);
                    self.check()?;
                }
                // It is expanded again once the others are known.
                None => {
                    if let Some(place) = open.get_mut(at) {
                        *place = set;
                    }
                }
            }
        }
        Ok(length.into())
    }

    fn check(&self) -> Result<(), Unsolved> {
        if self.known.len() > self.most {
            return Err(Unsolved::TooMany);
        }
        if self.known.len().is_multiple_of(POSITIONS_PER_CHECK) {
            self.cancel.step(self.known.len() as u64, self.most as u64)?;
        }
        Ok(())
    }

    /// Counts a move as examined.
    fn examine(&mut self) -> Result<(), Unsolved> {
        self.examined += 1;
        if self.examined.is_multiple_of(1 << 12) {
            self.cancel.step(self.known.len() as u64, self.most as u64)?;
        }
        if self.examined > MOVES { Err(Unsolved::TooMany) } else { Ok(()) }
    }

    /// Returns the length of a position; `None` if it depends on others, which are then opened.
    fn expand(&mut self, set: &[u32], open: &mut Vec<Set>) -> Result<Option<u32>, Unsolved> {
        let opened = open.len();
        let value = self.value(set);
        let (mut soonest, mut longest, mut next) = (None, None, Vec::new());
        for (place, number) in set.iter().enumerate() {
            // Equal parts have equal moves.
            if place > 0 && set.get(place - 1) == Some(number) {
                continue;
            }
            let beside = self.beside(set, place)?;
            let part = self.parts.get(*number as usize).and_then(|part| part.value);
            for left in self.left(*number)?.iter() {
                if let (Some(all), Some(part), Some(left)) = (value, part, left.value)
                    && all.is_won()
                    && all.turned().plus(part).plus(left).is_won()
                {
                    continue;
                }
                self.examine()?;
                next.clear();
                next.extend(beside.iter().chain(&left.parts));
                next.sort_unstable();
                match self.known.get(next.as_slice()) {
                    Some(length) if length.is_multiple_of(2) => {
                        soonest = Some(soonest.map_or(*length, |least: u32| least.min(*length)));
                    }
                    Some(length) => longest = longest.max(Some(*length)),
                    None => open.push(next.as_slice().into()),
                }
            }
        }
        let is_known = open.len() == opened;
        Ok(is_known.then(|| soonest.or(longest).map_or(0, |length| length + 1)))
    }

    fn value(&self, set: &[u32]) -> Option<Value> {
        let mut values = set.iter().map(|number| self.parts.get(*number as usize)?.value);
        values.try_fold(Value::default(), |all, value| value.map(|value| all.plus(value)))
    }

    /// Returns the parts beside the one at this place, with the other player to move.
    fn beside(&mut self, set: &[u32], place: usize) -> Result<Vec<u32>, Unsolved> {
        let beside = set.iter().enumerate().filter(|(at, _)| *at != place);
        beside.map(|(_, number)| self.turned(*number)).collect()
    }

    fn turned(&mut self, number: u32) -> Result<u32, Unsolved> {
        let Some(part) = self.parts.get(number as usize) else { return Ok(number) };
        if let Some(turned) = part.turned {
            return Ok(turned);
        }
        let turned = match self.game.turned(&part.position) {
            Some(position) => self.number(position)?.unwrap_or(number),
            None => number,
        };
        if let Some(part) = self.parts.get_mut(number as usize) {
            part.turned = Some(turned);
        }
        Ok(turned)
    }

    /// Returns what the moves in a part leave of it.
    fn left(&mut self, number: u32) -> Result<Rc<[Left]>, Unsolved> {
        let Some(part) = self.parts.get(number as usize) else { return Ok(Rc::default()) };
        if let Some(left) = &part.left {
            return Ok(Rc::clone(left));
        }
        let (game, position) = (self.game, part.position.clone());
        let mut all = Vec::new();
        for mv in game.moves(&position) {
            self.examine()?;
            let Ok(after) = game.play(&position, &mv) else { continue };
            let parts = self.parts_of(&after)?;
            let value = self.value(&parts);
            all.push(Left { parts, value });
        }
        all.sort_unstable();
        all.dedup();
        let left: Rc<[Left]> = all.into();
        if let Some(part) = self.parts.get_mut(number as usize) {
            part.left = Some(Rc::clone(&left));
        }
        Ok(left)
    }

    /// Returns the numbers of the parts of a position, ascending.
    fn parts_of(&mut self, position: &G::Position) -> Result<Vec<u32>, Unsolved> {
        let mut parts = self.game.parts(position);
        if parts.is_empty() {
            parts.push(position.clone());
        }
        let mut numbers = Vec::with_capacity(parts.len());
        for part in parts {
            numbers.extend(self.number(part)?);
        }
        numbers.sort_unstable();
        Ok(numbers)
    }

    /// Returns the number of a part; `None` if nobody can move in it.
    fn number(&mut self, part: G::Position) -> Result<Option<u32>, Unsolved> {
        let part = self.game.representative(&part);
        if let Some(number) = self.numbers.get(&part) {
            return Ok(*number);
        }
        let is_idle = |part: &G::Position| self.game.moves(part).next().is_none();
        let idle = is_idle(&part) && self.game.turned(&part).is_none_or(|turned| is_idle(&turned));
        let number = if idle { None } else { Some(u32::try_from(self.parts.len()).map_err(|_| Unsolved::TooMany)?) };
        if !idle {
            let value = self.game.value(&part, self.cancel)?;
            self.parts.push(Part { position: part.clone(), value, turned: None, left: None });
        }
        self.numbers.insert(part, number);
        Ok(number)
    }
}

/// Returns in how many ways `few` of `all` things can be chosen, or [`u64::MAX`] if that is too many to count.
pub(crate) fn choose(all: u64, few: u64) -> u64 {
    let mut ways = 1_u64;
    for at in 0..few {
        match ways.checked_mul(all.saturating_sub(at)) {
            Some(product) => ways = product / (at + 1),
            None => return u64::MAX,
        }
    }
    ways
}

/// A quick hash of numbers, as the search looks up millions of short lists.
#[derive(Default)]
struct Mixer(u64);

impl Mixer {
    const fn mix(&mut self, word: u64) {
        /// The golden ratio in 64 bits, made odd.
        const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
        self.0 = (self.0.rotate_left(26) ^ word).wrapping_mul(SPREAD);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            for (to, from) in word.iter_mut().zip(chunk) {
                *to = *from;
            }
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(word.into());
    }

    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    fn finish(&self) -> u64 {
        // The table takes its place from the low bits, and multiplying mixes the high ones best.
        self.0 ^ self.0 >> 32
    }
}
