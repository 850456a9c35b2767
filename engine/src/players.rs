//! Machine opponents, and how they choose their moves.

mod tempting;

use std::{
    fmt::{self, Write},
    str::FromStr,
};

use rand::{
    Rng, RngExt,
    seq::{IteratorRandom, SliceRandom},
};

use crate::{
    analysis::Analysis,
    any::{AnyGame, AnyMove, AnyPosition},
    cancel::{Cancel, Stopped},
    digits::are_digits,
    outcome::{Outcome, Seat},
    rng::hash,
};

/// A machine opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Machine {
    /// Always plays the perfect player's move.
    Perfect,
    /// Plays the perfect player's move this percentage of the time, and otherwise a random move.
    Skill(u8),
    /// Plays random moves.
    Random,
    /// Plays perfectly, and if it cannot win, makes the move that is hardest to answer.
    Trapper,
    /// A teacher that lets the learner win. With this level, from 0 to [`Machine::COACHED`], it gives the win away on
    /// average on `COACHED - level` of `COACHED` moves, each time with one of the moves that are easiest to answer.
    Coach(u8),
    /// Plays perfectly, except for up to this many moves per game with which it worsens its result on purpose.
    GivesBack(u8),
    /// Tries to lose.
    Loser,
    /// Draws beads from matchboxes ([`crate::matchbox`]). Without any boxes, plays random moves.
    Matchbox,
}

/// The error of a text that does not name a machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such machine")]
pub struct NoSuchMachine;

impl Machine {
    /// The machines to offer, in this order: the strongest first, and those made for teaching last.
    pub const OFFERED: [Self; 13] = [
        Self::Perfect,
        Self::GivesBack(1),
        Self::GivesBack(2),
        Self::Skill(90),
        Self::Skill(75),
        Self::Skill(50),
        Self::Random,
        Self::Loser,
        Self::Matchbox,
        Self::Trapper,
        Self::Coach(4),
        Self::Coach(2),
        Self::Coach(0),
    ];

    /// The highest level of a coach, at which it gives nothing away.
    pub const COACHED: u8 = 6;

    /// Returns the machine offered after this one; `None` after the last, or if this one is not offered.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        let at = Self::OFFERED.iter().position(|machine| *machine == self)?;
        Self::OFFERED.get(at + 1).copied()
    }

    /// The lowest level at which a coach sets traps when it cannot win.
    const TRAPS: u8 = 3;
}

/// Writes the name as typed: `perfect`, `trapper`, `coach-3`, `skill-75`, `random`, `gives-back-2`, `loser`,
/// `matchbox`.
impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Perfect => f.write_str("perfect"),
            Self::Skill(percent) => write!(f, "skill-{percent}"),
            Self::Trapper => f.write_str("trapper"),
            Self::Coach(level) => write!(f, "coach-{level}"),
            Self::Random => f.write_str("random"),
            Self::GivesBack(count) => write!(f, "gives-back-{count}"),
            Self::Loser => f.write_str("loser"),
            Self::Matchbox => f.write_str("matchbox"),
        }
    }
}

impl FromStr for Machine {
    type Err = NoSuchMachine;

    fn from_str(text: &str) -> Result<Self, NoSuchMachine> {
        let number = |digits: &str, most: u8| {
            let plain = are_digits(digits);
            digits.parse().ok().filter(|number| plain && *number <= most).ok_or(NoSuchMachine)
        };
        match text {
            "perfect" => Ok(Self::Perfect),
            "trapper" => Ok(Self::Trapper),
            "coach" => Ok(Self::Coach(0)),
            "random" => Ok(Self::Random),
            "loser" => Ok(Self::Loser),
            "matchbox" => Ok(Self::Matchbox),
            _ => match (text.strip_prefix("skill-"), text.strip_prefix("gives-back-"), text.strip_prefix("coach-")) {
                (Some(percent), ..) => number(percent, 100).map(Self::Skill),
                (_, Some(count), _) => number(count, 9).map(Self::GivesBack),
                (.., Some(level)) => number(level, Self::COACHED).map(Self::Coach),
                _ => Err(NoSuchMachine),
            },
        }
    }
}

/// The choice of a machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: AnyMove,
    /// Whether the move worsens the machine's result on purpose.
    pub gift: bool,
}

/// The maximum number of legal moves that machines consider when they do not play perfectly.
const CONSIDERED: usize = 4096;
/// The maximum number of moves tried in search of one that worsens the result.
const TRIED: usize = 64;

/// Chooses the move of `machine`, which has given `gifts` gifts so far in this game. Returns `None` if the game is
/// over.
///
/// # Errors
/// [`Stopped`] if `cancel` was stopped.
pub fn choose(
    machine: Machine,
    game: &AnyGame,
    position: &AnyPosition,
    gifts: u32,
    rng: &mut impl Rng,
    cancel: &Cancel,
) -> Result<Option<Choice>, Stopped> {
    let analysis = game.analyse(position, cancel)?;
    let Some(suggested) = analysis.suggested.clone() else { return Ok(None) };
    let any = |rng: &mut _| game.moves(position).take(CONSIDERED).choose(rng).unwrap_or_else(|| suggested.clone());
    let gift = match machine {
        Machine::Skill(percent) if rng.random_range(0..100) >= percent => return Ok(Some(plain(any(rng)))),
        Machine::Random | Machine::Matchbox => return Ok(Some(plain(any(rng)))),
        Machine::GivesBack(count) if gifts < u32::from(count) && rng.random() => {
            worse(game, position, &analysis, rng, cancel)?
        }
        Machine::Loser => worse(game, position, &analysis, rng, cancel)?,
        Machine::Coach(level) if slips(level, position, rng) => {
            tempting::slips(game, position, &analysis, cancel)?.into_iter().choose(rng)
        }
        _ => None,
    };
    let alike = match machine {
        _ if gift.is_some() => None,
        Machine::Trapper => tempting::traps(game, position, &analysis, cancel)?.into_iter().next(),
        Machine::Coach(Machine::TRAPS..) => tempting::traps(game, position, &analysis, cancel)?.into_iter().choose(rng),
        Machine::Coach(_) => tempting::harmless(game, position, &analysis, cancel)?.into_iter().choose(rng),
        _ => None,
    };
    if let Some(mv) = alike {
        return Ok(Some(plain(mv)));
    }
    Ok(Some(match gift {
        Some(mv) => Choice { mv, gift: true },
        None if machine == Machine::Loser && analysis.worth.outcome == Outcome::Loss => plain(any(rng)),
        None if analysis.worth.outcome == Outcome::Loss => {
            let longest = game.lasting(position, &analysis, cancel)?.and_then(|lasting| lasting.mv);
            plain(longest.unwrap_or(suggested))
        }
        None => plain(suggested),
    }))
}

/// Returns whether a coach of this level slips now. It depends on the position and a number drawn from `rng`.
fn slips(level: u8, position: &impl fmt::Display, rng: &mut impl Rng) -> bool {
    let mut hasher = Fnv(rng.random());
    // Writing to the hasher cannot fail.
    let _ = write!(hasher, "{position}");
    hasher.0 % u64::from(Machine::COACHED) < u64::from(Machine::COACHED.saturating_sub(level))
}

/// A hash of a text (FNV-1a), the same on every platform.
struct Fnv(u64);

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = hash(self.0, text.as_bytes());
        Ok(())
    }
}

const fn plain(mv: AnyMove) -> Choice {
    Choice { mv, gift: false }
}

/// Returns a move that worsens the result; `None` if none is found among those tried.
fn worse(
    game: &AnyGame,
    position: &AnyPosition,
    analysis: &Analysis<AnyMove>,
    rng: &mut impl Rng,
    cancel: &Cancel,
) -> Result<Option<AnyMove>, Stopped> {
    let mut moves = game.moves(position).take(CONSIDERED).sample(rng, TRIED);
    moves.shuffle(rng);
    for (tried, mv) in (0..).zip(moves) {
        cancel.step(tried, 0)?;
        let after = game.analyse_after(position, &mv, cancel)?;
        if after.is_some_and(|(_, after)| is_worse(&after, analysis)) {
            return Ok(Some(mv));
        }
    }
    Ok(None)
}

/// Returns whether a move worsened the result of the player who made it.
fn is_worse<M>(after: &Analysis<M>, before: &Analysis<M>) -> bool {
    if let (Some(after), Some(before)) = (after.worth.score, before.worth.score) {
        // No move gains more than best play, so if the margin changed, the player who moved lost points.
        return after.margin(Seat::First) != before.margin(Seat::First);
    }
    after.worth.outcome.flip().rank() < before.worth.outcome.rank()
}
