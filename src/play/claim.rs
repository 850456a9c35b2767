//! A rule that a person states about the positions that are safe to leave, and the smallest position that refutes it.

use std::collections::BTreeMap;

use zugzwang_engine::{
    Cancel, Map, Stopped,
    map::{Ends, Plane, Spot},
};

/// On a line so many numbers are tried, on a board so many a side.
const ON_LINE: u64 = 200;
const ON_BOARD: u64 = 24;
/// The largest number in a rule.
const MOST: u64 = 60;

/// A rule by which certain positions are held for safe to leave, and all others not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// Those that are marked as safe, as far out as anything is marked.
    Marks,
    /// The numbers marked as safe among the first, so many, and the same again after each so many.
    Repeats(u64),
    /// Numbers that leave this rest when they are divided by that.
    Rest {
        /// By what they are divided.
        by: u64,
        /// The rest that is left.
        rest: u64,
    },
    /// 3, 5, 8, 13 and so on, each the sum of the two before.
    Sums,
    /// Both numbers are even.
    BothEven,
    /// Both numbers are the same.
    Equal,
    /// They differ by so much.
    Difference(u64),
    /// Their sum leaves this rest when it is divided by that.
    SumRest {
        /// By what it is divided.
        by: u64,
        /// The rest that is left.
        rest: u64,
    },
}

/// The result of testing a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tested {
    /// It fails first at this place, which is safe to leave or is not.
    Fails {
        /// The place.
        at: Spot,
        /// `true` where it is safe to leave.
        safe: bool,
    },
    /// It holds for so many positions, as far as they were tried.
    Holds {
        /// The number of positions.
        positions: usize,
        /// The last one.
        until: Spot,
    },
    /// Nothing is marked that could be a rule.
    Nothing,
}

impl Claim {
    /// The rules that fit a map; numbers of a line are laid in rows of this length.
    pub fn offered(plane: &Plane, row: u64) -> Vec<Self> {
        let rest = Self::Rest { by: 4, rest: 0 };
        match plane.up {
            // Where games end at one side, or points are taken, no rule is as short.
            _ if matches!(plane.ends, Ends::Across | Ends::Equal) => vec![Self::Marks],
            None => vec![rest, Self::Repeats(row.clamp(2, MOST)), Self::Sums, Self::Marks],
            Some(up) if up.name == "taken" => vec![Self::Sums, rest, Self::Marks],
            Some(_) => {
                let sum = Self::SumRest { by: 3, rest: 0 };
                vec![Self::BothEven, Self::Equal, Self::Difference(1), sum, Self::Marks]
            }
        }
    }

    /// The same rule with its number, or its rest, one larger or smaller.
    #[must_use]
    pub fn changed(self, more: bool, of_rest: bool) -> Self {
        let step = |number: u64, least: u64, most: u64| {
            if more { number + 1 } else { number.saturating_sub(1) }.clamp(least, most)
        };
        let divided = |by: u64, rest: u64| {
            let by = if of_rest { by } else { step(by, 2, MOST) };
            (by, if of_rest { step(rest, 0, by - 1) } else { rest.min(by - 1) })
        };
        match self {
            Self::Rest { by, rest } => {
                let (by, rest) = divided(by, rest);
                Self::Rest { by, rest }
            }
            Self::SumRest { by, rest } => {
                let (by, rest) = divided(by, rest);
                Self::SumRest { by, rest }
            }
            Self::Difference(by) => Self::Difference(step(by, 0, MOST)),
            Self::Repeats(by) => Self::Repeats(step(by, 2, MOST)),
            other => other,
        }
    }

    /// The id of its sentence.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Marks => "claim-marks",
            Self::Repeats(_) => "claim-repeats",
            Self::Rest { .. } => "claim-rest",
            Self::Sums => "claim-sums",
            Self::BothEven => "claim-both-even",
            Self::Equal => "claim-equal",
            Self::Difference(_) => "claim-difference",
            Self::SumRest { .. } => "claim-sum-rest",
        }
    }

    /// Its number, and the rest; 0 where it has none.
    pub const fn numbers(self) -> (u64, u64) {
        match self {
            Self::Rest { by, rest } | Self::SumRest { by, rest } => (by, rest),
            Self::Difference(by) | Self::Repeats(by) => (by, 0),
            Self::Marks | Self::Sums | Self::BothEven | Self::Equal => (0, 0),
        }
    }

    /// Returns whether the rule holds a place for safe. On a board it is about how far it lies from where games end; marks are
    /// looked up.
    fn holds(self, plane: &Plane, spot: Spot) -> bool {
        let (across, along) = plane.away(spot);
        match self {
            Self::Marks | Self::Repeats(_) => false,
            Self::Rest { by, rest } => spot.x % by == rest,
            Self::Sums => is_sum(spot.x),
            Self::BothEven => across.is_multiple_of(2) && along.is_multiple_of(2),
            Self::Equal => across == along,
            Self::Difference(by) => across.abs_diff(along) == by,
            Self::SumRest { by, rest } => (across + along) % by == rest,
        }
    }

    /// The places whose marks may be part of a rule.
    pub fn marked(plane: &Plane, slice: u64) -> Vec<Spot> {
        let across = plane.across.least..=plane.across.most.min(plane.across.least + ON_LINE);
        let along = plane.up.map_or(0..=0, |up| up.least..=up.most.min(up.least + ON_BOARD));
        let along: Vec<u64> = along.collect();
        across.flat_map(|x| along.iter().map(move |y| Spot { x, y: *y, z: slice }).collect::<Vec<_>>()).collect()
    }

    /// The places that it is tried on, those nearest to the end first.
    fn places(self, plane: &Plane, slice: u64, marks: &BTreeMap<Spot, bool>) -> Vec<Spot> {
        let far = |of: fn(&Spot) -> u64| marks.keys().map(of).max().unwrap_or(0);
        let line = matches!(plane.up, Some(up) if up.name == "taken") && self != Self::Marks;
        let (least, most) = (plane.across.least, plane.across.most);
        let Some(up) = plane.up.filter(|_| !line) else {
            // A game begins with the least limit: about that the rule is.
            let y = plane.up.map_or(0, |up| up.least);
            let until = if self == Self::Marks { far(|spot| spot.x) } else { least + ON_LINE };
            return (least..=until.min(most)).map(|x| Spot { x, y, z: slice }).collect();
        };
        let (columns, rows) = match self {
            Self::Marks => (least..=far(|spot| spot.x).min(most), up.least..=far(|spot| spot.y).min(up.most)),
            _ => (least..=most.min(least + ON_BOARD), up.least..=up.most.min(up.least + ON_BOARD)),
        };
        let mut places: Vec<Spot> = rows.flat_map(|y| columns.clone().map(move |x| Spot { x, y, z: slice })).collect();
        places.sort_by_key(|spot| {
            let (across, along) = plane.away(*spot);
            (across + along, across)
        });
        places
    }

    /// Tries the rule on the positions nearest to the end, on this slice of the map.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    pub fn test(self, map: &Map, slice: u64, marks: &BTreeMap<Spot, bool>, cancel: &Cancel) -> Result<Tested, Stopped> {
        let plane = map.plane();
        if matches!(self, Self::Marks | Self::Repeats(_)) && !marks.values().any(|safe| *safe) {
            return Ok(Tested::Nothing);
        }
        let places = self.places(&plane, slice, marks);
        let reaching = places.iter().max().and_then(|far| map.reaching(*far));
        let map = reaching.as_ref().unwrap_or(map);
        let known = map.glances(&places, cancel)?;
        let is_marked = |spot: Spot| marks.get(&spot).copied().unwrap_or(false);
        let least = plane.across.least;
        let said = |spot: Spot| match self {
            Self::Marks => is_marked(spot),
            Self::Repeats(by) => is_marked(Spot { x: least + (spot.x - least) % by, ..spot }),
            rule => rule.holds(&plane, spot),
        };
        let tried = places.iter().zip(known).filter_map(|(spot, known)| Some((*spot, known?.outcome.is_safe()?)));
        let positions: Vec<(Spot, bool)> = tried.collect();
        let failed = positions.iter().find(|(spot, safe)| said(*spot) != *safe);
        Ok(match (failed, positions.last()) {
            (Some((at, safe)), _) => Tested::Fails { at: *at, safe: *safe },
            (None, Some((until, _))) => Tested::Holds { positions: positions.len(), until: *until },
            (None, None) => Tested::Nothing,
        })
    }
}

/// Returns whether a number is one of 3, 5, 8, 13 and so on, or 0.
fn is_sum(number: u64) -> bool {
    let sums = std::iter::successors(Some((3_u64, 5_u64)), |(one, next)| Some((*next, one.checked_add(*next)?)));
    number == 0 || sums.map(|(sum, _)| sum).take_while(|sum| *sum <= number).any(|sum| sum == number)
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::games;

    use super::*;

    fn tested(game: &str, words: &[&str], claim: Claim) -> Tested {
        let map = games::find(game).expect("listed").map(words).expect("a setup").expect("a map");
        claim.test(&map, 0, &BTreeMap::new(), &Cancel::never()).expect("nobody stops it")
    }

    #[test]
    fn what_the_theory_says_holds_and_anything_else_fails() {
        let holds = |tested: Tested| matches!(tested, Tested::Holds { .. });
        let rest = |by, rest| Claim::Rest { by, rest };
        assert!(holds(tested("subtraction", &["m=3"], rest(4, 0))));
        assert!(holds(tested("subtraction", &["m=3", "last=loses"], rest(4, 1))));
        assert!(holds(tested("king", &["m=8", "n=8"], Claim::BothEven)));
        assert!(holds(tested("date", &[], Claim::Equal)));
        assert!(holds(tested("nim", &["heaps=1,1"], Claim::Equal)));
        // 11 is 8 and 3: its smaller part is more than may be taken.
        assert_eq!(tested("fibonacci", &[], Claim::Sums), Tested::Fails { at: Spot { x: 11, y: 1, z: 0 }, safe: true });
        let first = Tested::Fails { at: Spot::on_line(3), safe: false };
        assert_eq!(tested("subtraction", &["m=3"], rest(3, 0)), first);
        assert_eq!(tested("wythoff", &[], Claim::Equal), Tested::Fails { at: Spot { x: 1, y: 1, z: 0 }, safe: false });
        assert!(matches!(tested("wythoff", &[], Claim::Difference(0)), Tested::Fails { .. }));
    }

    #[test]
    fn what_is_marked_in_the_first_row_may_repeat() {
        let map = games::find("coins").expect("listed").map(&["x=15", "set=1,3,4"]).expect("a setup").expect("a map");
        let marks = BTreeMap::from([(Spot::on_line(0), true), (Spot::on_line(2), true), (Spot::on_line(3), false)]);
        let test = |by| Claim::Repeats(by).test(&map, 0, &marks, &Cancel::never()).expect("nobody stops it");
        assert_eq!(test(7), Tested::Holds { positions: 201, until: Spot::on_line(200) });
        assert_eq!(test(5), Tested::Fails { at: Spot::on_line(5), safe: false });
    }

    #[test]
    fn marks_are_a_rule_as_far_as_they_go() {
        let map = games::find("coins").expect("listed").map(&["x=15", "set=1,3,4"]).expect("a setup").expect("a map");
        let test = |marks: &[(u64, bool)]| {
            let marks = marks.iter().map(|(x, safe)| (Spot::on_line(*x), *safe)).collect();
            Claim::Marks.test(&map, 0, &marks, &Cancel::never()).expect("nobody stops it")
        };
        assert_eq!(test(&[(1, false)]), Tested::Nothing);
        let found = [(0, true), (2, true), (7, true), (9, true)];
        assert_eq!(test(&found), Tested::Holds { positions: 10, until: Spot::on_line(9) });
        assert_eq!(test(&[(0, true), (9, true)]), Tested::Fails { at: Spot::on_line(2), safe: true });
        assert_eq!(test(&[(0, true), (2, true), (4, true)]), Tested::Fails { at: Spot::on_line(4), safe: false });
    }
}
