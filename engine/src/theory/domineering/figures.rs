//! The explanation of a board.

use super::{Cell, Cells, RegionValues, Side, Solver};
use crate::{
    cancel::{Cancel, Stopped},
    exact::Exact,
    theory::{canonical::Name, eatcake::Sign},
};

/// The largest region whose value is computed.
const VALUED: u32 = 20;
/// The most cells whose sum is formed if there are several regions.
const SUMMED: u32 = 20;

/// The explanation of a board. Means, leads and signs are from Vert's point of view.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Domineering {
    /// The player to move.
    pub mover: Side,
    /// The regions in which a domino fits, by their first cells.
    pub regions: Vec<Region>,
    /// The whole board, as far as its value is known.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub all: Standing,
    /// The perfect player's winning move; `None` in a lost position.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<Kept>,
    /// The number of moves that the losing player has: now, or after the winning move.
    pub moves: usize,
    /// The first of these moves, each with an answer that wins.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub answers: Vec<[Cell; 2]>,
    /// The number of the hottest region, from 1, and whether the player to move can win by a move in it. `None` if no region is
    /// hot, or not all have values.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub hottest_region: Option<(usize, bool)>,
}

/// A region of free cells.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Region {
    /// Its cells, row by row.
    pub cells: Vec<Cell>,
    /// The number of dominoes that Vert and Horz could lay in it if the opponent laid none.
    pub dominoes: [u32; 2],
    /// Its value; `None` if it is too large.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub value: Option<RegionValue>,
}

/// The value of a region.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RegionValue {
    /// Its canonical form.
    pub value: Name,
    /// The moves by which Vert is ahead in it on average.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::text"))]
    pub mean: Exact,
    /// Its temperature: the moves that the next move in it is worth. At 0, a move is only worth the turn; below, a
    /// move costs something.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::text"))]
    pub temperature: Exact,
}

impl RegionValue {
    /// Returns whether the value is a number, so that a move costs whoever makes it something.
    pub fn is_number(&self) -> bool {
        self.temperature < Exact::from(0)
    }

    /// Returns whether both players want to move here first.
    pub fn is_hot(&self) -> bool {
        self.temperature > Exact::from(0)
    }
}

/// The sum of all regions.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Standing {
    /// The comparison with 0: who wins.
    pub sign: Sign,
    /// The sum in canonical form, if it is short enough to be formed.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub sum: Option<Name>,
    /// The moves by which Vert is ahead on average; `None` if a region is too large.
    #[cfg_attr(
        feature = "serde",
        serde(skip_serializing_if = "Option::is_none", serialize_with = "crate::serial::text_if")
    )]
    pub ahead: Option<Exact>,
    /// The temperature of the hottest region; `None` if a region is too large, or there is none.
    #[cfg_attr(
        feature = "serde",
        serde(skip_serializing_if = "Option::is_none", serialize_with = "crate::serial::text_if")
    )]
    pub hottest: Option<Exact>,
}

/// A winning move and what it leaves.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Kept {
    /// The upper or left cell of the domino.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: Cell,
    /// The region it is laid in, counted from 1.
    pub region: usize,
    /// The position that it leaves.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub leaves: Standing,
}

/// The most moves of the losing player that are answered.
const ANSWERED: usize = 3;

/// The most boards kept between two questions: some megabytes. All of 6×6 needs four fifths of them.
const BOARDS: usize = 1 << 18;
/// The most canonical forms kept between two questions.
const FORMS: usize = 1 << 16;

/// Explains boards, and keeps what was found out for the next question.
#[derive(Debug, Default)]
pub struct Explainer {
    /// The winner, and how soon the game is over.
    pub solver: Solver,
    /// The values of regions.
    pub values: RegionValues,
}

impl Explainer {
    /// Forgets what was found out, if it is so much that it takes up too much memory.
    pub(crate) fn make_room(&mut self) {
        self.solver.forget_beyond(BOARDS);
        self.values.forget_beyond(FORMS);
    }

    /// Explains a board. `keep` is the perfect player's move in a won position.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn explain(
        &mut self,
        free: Cells,
        mover: Side,
        keep: Option<Cell>,
        cancel: &Cancel,
    ) -> Result<Domineering, Stopped> {
        let mut regions = Vec::new();
        for cells in parts(free) {
            let value = self.worth(cells, cancel)?;
            let dominoes = Side::ALL.map(|side| cells.most(side));
            regions.push(Region { cells: cells.iter().collect(), dominoes, value });
        }
        let all = self.standing(free, cancel)?;
        let (left, loser) = match keep {
            Some(mv) => (free.without(mv, mover), mover.other()),
            None => (free, mover),
        };
        let keep = match keep {
            Some(mv) => {
                let at = parts(free).position(|region| region.has(mv)).map_or(0, |at| at + 1);
                Some(Kept { mv, region: at, leaves: self.standing(left, cancel)? })
            }
            None => None,
        };
        let moves = left.starts(loser).count() as usize;
        let answers = self.answers(left, loser, cancel)?;
        let hottest_region = self.hottest(free, mover, &regions, cancel)?;
        Ok(Domineering { mover, regions, all, keep, moves, answers, hottest_region })
    }

    /// Returns the first moves of a player who loses, each with an answer that wins.
    fn answers(&mut self, free: Cells, loser: Side, cancel: &Cancel) -> Result<Vec<[Cell; 2]>, Stopped> {
        let mut answers = Vec::new();
        for mv in free.starts(loser).iter().take(ANSWERED) {
            let left = free.without(mv, loser);
            for reply in left.starts(loser.other()).iter() {
                if !self.solver.wins(left.without(reply, loser.other()), loser, cancel)? {
                    answers.push([mv, reply]);
                    break;
                }
            }
        }
        Ok(answers)
    }

    /// Returns the number of the hottest region and whether a move of this player in it wins.
    fn hottest(
        &mut self,
        free: Cells,
        mover: Side,
        regions: &[Region],
        cancel: &Cancel,
    ) -> Result<Option<(usize, bool)>, Stopped> {
        let heats: Option<Vec<Exact>> = regions.iter().map(|part| Some(part.value.as_ref()?.temperature)).collect();
        let heats = heats.unwrap_or_default();
        let Some(hottest) = heats.iter().max().filter(|heat| **heat > Exact::from(0)) else { return Ok(None) };
        let at = heats.iter().position(|heat| heat == hottest).unwrap_or(0);
        let Some(cells) = parts(free).nth(at) else { return Ok(None) };
        for mv in cells.starts(mover).iter() {
            if !self.solver.wins(free.without(mv, mover), mover.other(), cancel)? {
                return Ok(Some((at + 1, true)));
            }
        }
        Ok(Some((at + 1, false)))
    }

    fn worth(&mut self, region: Cells, cancel: &Cancel) -> Result<Option<RegionValue>, Stopped> {
        if region.count() > VALUED {
            return Ok(None);
        }
        let value = self.values.sum(region, cancel)?;
        let graph = self.values.thermograph(value);
        Ok(Some(RegionValue { value: self.values.name(value), mean: graph.mean, temperature: graph.temperature }))
    }

    fn standing(&mut self, free: Cells, cancel: &Cancel) -> Result<Standing, Stopped> {
        let vert = self.solver.wins(free, Side::Vert, cancel)?;
        let horz = self.solver.wins(free, Side::Horz, cancel)?;
        let sign = match (vert, horz) {
            (true, true) => Sign::Fuzzy,
            (true, false) => Sign::Positive,
            (false, true) => Sign::Negative,
            (false, false) => Sign::Zero,
        };
        let (mut worths, mut counts) = (Vec::new(), Vec::new());
        for region in parts(free) {
            counts.push(region.count());
            worths.push(self.worth(region, cancel)?);
        }
        let worths: Option<Vec<RegionValue>> = worths.into_iter().collect();
        let ahead = worths.as_ref().map(|all| all.iter().map(|worth| worth.mean).sum());
        let hottest = worths.as_ref().and_then(|all| all.iter().map(|worth| worth.temperature).max());
        let is_short = worths.is_some() && (counts.len() < 2 || counts.iter().sum::<u32>() <= SUMMED);
        let sum = if is_short { Some(self.values.sum(free, cancel)?) } else { None };
        Ok(Standing { sign, sum: sum.map(|sum| self.values.name(sum)), ahead, hottest })
    }
}

/// Returns the regions in which a domino fits.
fn parts(free: Cells) -> impl Iterator<Item = Cells> {
    free.coverable(Side::Vert).or(free.coverable(Side::Horz)).regions()
}
