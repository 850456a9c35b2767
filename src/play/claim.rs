//! The user's rules about which positions are safe to leave, and the search for the smallest counterexample.

use std::collections::BTreeMap;

use zugzwang_engine::{
    Cancel, InOrder, Map, Stopped,
    map::{Ends, Plane, Spot},
};

/// Numbers tried on a line beyond the least one.
const ON_LINE: u64 = 200;
/// Columns and rows tried on a board beyond the least ones.
const ON_BOARD: u64 = 24;
/// The largest number in a rule.
const MOST: u64 = 60;

/// A rule that says which positions are safe to leave; all others are not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// Those marked as safe, up to the farthest mark.
    Marks,
    /// The marks on this many first numbers, repeated with that period.
    Repeats(u64),
    /// The numbers with this remainder.
    Rest {
        /// The divisor.
        by: u64,
        /// The remainder.
        rest: u64,
    },
    /// 3, 5, 8, 13 and so on: each number is the sum of the two before.
    Sums,
    /// Both numbers are even.
    BothEven,
    /// Both numbers are the same.
    Equal,
    /// The two numbers differ by this.
    Difference(u64),
    /// The sum of the two numbers has this remainder.
    SumRest {
        /// The divisor.
        by: u64,
        /// The remainder.
        rest: u64,
    },
}

/// The result of testing a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tested {
    /// It fails, first at this position.
    Fails {
        /// The position.
        at: Spot,
        /// Whether it is in fact safe to leave.
        safe: bool,
    },
    /// It holds for all positions tried.
    Holds {
        /// The number of positions tried.
        positions: usize,
        /// The last position tried.
        until: Spot,
    },
    /// There is nothing to test, because nothing is marked as safe or no position is known.
    Nothing,
}

impl Claim {
    /// The rules offered for a map. The first, with which the user begins, is what they marked, and numbers begin with their least: so the
    /// offer tells nobody the rule. `row` is the length of the rows in which the numbers of a line are shown.
    pub fn offered(plane: &Plane, row: u64) -> Vec<Self> {
        let rest = Self::Rest { by: 2, rest: 0 };
        let rules = match plane.up {
            // No such short rule fits if games end at one side or players take points.
            _ if matches!(plane.ends, Ends::Across | Ends::Equal) => vec![],
            None => vec![rest, Self::Repeats(row.clamp(2, MOST)), Self::Sums],
            Some(up) if up.name == "taken" => vec![Self::Sums, rest],
            Some(_) => vec![Self::BothEven, Self::Equal, Self::Difference(1), Self::SumRest { by: 2, rest: 0 }],
        };
        std::iter::once(Self::Marks).chain(rules).collect()
    }

    /// The rule with its number, or with `of_rest` its remainder, one larger or smaller.
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

    /// The message id of its sentence.
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

    /// Its number and its remainder; 0 for the ones it lacks.
    pub const fn numbers(self) -> (u64, u64) {
        match self {
            Self::Rest { by, rest } | Self::SumRest { by, rest } => (by, rest),
            Self::Difference(by) | Self::Repeats(by) => (by, 0),
            Self::Marks | Self::Sums | Self::BothEven | Self::Equal => (0, 0),
        }
    }

    /// Whether the rule calls a position safe. On a board, rules are about the distances to where games end. `false` for rules
    /// about marks, which are looked up instead.
    fn calls_safe(self, plane: &Plane, spot: Spot) -> bool {
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

    /// The positions whose marks can be part of a rule.
    pub fn marked(plane: &Plane, slice: u64) -> Vec<Spot> {
        let across = plane.across.least..=plane.across.most.min(plane.across.least + ON_LINE);
        let along = plane.up.map_or(0..=0, |up| up.least..=up.most.min(up.least + ON_BOARD));
        let along: Vec<u64> = along.collect();
        across.flat_map(|x| along.iter().map(move |y| Spot { x, y: *y, z: slice }).collect::<Vec<_>>()).collect()
    }

    /// The positions to test, those nearest to the end first.
    fn places(self, plane: &Plane, slice: u64, marks: &BTreeMap<Spot, bool>) -> Vec<Spot> {
        let far = |of: fn(&Spot) -> u64| marks.keys().map(of).max().unwrap_or(0);
        let line = matches!(plane.up, Some(up) if up.name == "taken") && self != Self::Marks;
        let (least, most) = (plane.across.least, plane.across.most);
        let Some(up) = plane.up.filter(|_| !line) else {
            // The rule is about the least limit, with which a game begins.
            let y = plane.up.map_or(0, |up| up.least);
            let until = if self == Self::Marks { far(|spot| spot.x) } else { least + ON_LINE };
            return (least..=until.min(most)).map(|x| Spot { x, y, z: slice }).collect();
        };
        let (columns, rows) = match self {
            Self::Marks => (least..=far(|spot| spot.x).min(most), up.least..=far(|spot| spot.y).min(up.most)),
            _ => (least..=most.min(least + ON_BOARD), up.least..=up.most.min(up.least + ON_BOARD)),
        };
        let mut places: Vec<Spot> = rows.flat_map(|y| columns.clone().map(move |x| Spot { x, y, z: slice })).collect();
        places.order_by_key(|spot| {
            let (across, along) = plane.away(*spot);
            (across + along, across)
        });
        places
    }

    /// Tests the rule on the positions nearest to the end, on this slice of the map.
    ///
    /// # Errors
    /// [`Stopped`] if it was stopped through `cancel`.
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
        let claimed = |spot: Spot| match self {
            Self::Marks => is_marked(spot),
            Self::Repeats(by) => is_marked(Spot { x: least + (spot.x - least) % by, ..spot }),
            rule => rule.calls_safe(&plane, spot),
        };
        let tried = places.iter().zip(known).filter_map(|(spot, known)| Some((*spot, known?.outcome.is_safe()?)));
        let positions: Vec<(Spot, bool)> = tried.collect();
        let failed = positions.iter().find(|(spot, safe)| claimed(*spot) != *safe);
        Ok(match (failed, positions.last()) {
            (Some((at, safe)), _) => Tested::Fails { at: *at, safe: *safe },
            (None, Some((until, _))) => Tested::Holds { positions: positions.len(), until: *until },
            (None, None) => Tested::Nothing,
        })
    }
}

/// Whether a number is 0 or one of 3, 5, 8, 13 and so on.
fn is_sum(number: u64) -> bool {
    let sums = std::iter::successors(Some((3_u64, 5_u64)), |(one, next)| Some((*next, one.checked_add(*next)?)));
    number == 0 || sums.map(|(sum, _)| sum).take_while(|sum| *sum <= number).any(|sum| sum == number)
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::games;

    use super::*;

    fn tested(game: &str, words: &[&str], claim: Claim) -> Tested {
        let map = games::find(game)
            .expect("the game is listed")
            .map(words)
            .expect("the setup is valid")
            .expect("the game has a map");
        claim.test(&map, 0, &BTreeMap::new(), &Cancel::never()).expect("not stopped")
    }

    #[test]
    fn rules_from_theory_hold_and_others_fail() {
        let holds = |tested: Tested| matches!(tested, Tested::Holds { .. });
        let rest = |by, rest| Claim::Rest { by, rest };
        assert!(holds(tested("subtraction", &["m=3"], rest(4, 0))));
        assert!(holds(tested("subtraction", &["m=3", "last=loses"], rest(4, 1))));
        assert!(holds(tested("king", &["m=8", "n=8"], Claim::BothEven)));
        assert!(holds(tested("date", &[], Claim::Equal)));
        assert!(holds(tested("nim", &["heaps=1,1"], Claim::Equal)));
        // 11 is 8 + 3 in Zeckendorf form, and the smaller part is more than the limit.
        assert_eq!(tested("fibonacci", &[], Claim::Sums), Tested::Fails { at: Spot { x: 11, y: 1, z: 0 }, safe: true });
        let first = Tested::Fails { at: Spot::on_line(3), safe: false };
        assert_eq!(tested("subtraction", &["m=3"], rest(3, 0)), first);
        assert_eq!(tested("wythoff", &[], Claim::Equal), Tested::Fails { at: Spot { x: 1, y: 1, z: 0 }, safe: false });
        assert!(matches!(tested("wythoff", &[], Claim::Difference(0)), Tested::Fails { .. }));
    }

    #[test]
    fn the_marks_of_the_first_row_are_repeated() {
        let map = games::find("coins")
            .expect("coins is listed")
            .map(&["x=15", "set=1,3,4"])
            .expect("the setup is valid")
            .expect("coins has a map");
        let marks = BTreeMap::from([(Spot::on_line(0), true), (Spot::on_line(2), true), (Spot::on_line(3), false)]);
        let test = |by| Claim::Repeats(by).test(&map, 0, &marks, &Cancel::never()).expect("not stopped");
        assert_eq!(test(7), Tested::Holds { positions: 201, until: Spot::on_line(200) });
        assert_eq!(test(5), Tested::Fails { at: Spot::on_line(5), safe: false });
    }

    #[test]
    fn marks_are_tested_up_to_the_farthest_one() {
        let map = games::find("coins")
            .expect("coins is listed")
            .map(&["x=15", "set=1,3,4"])
            .expect("the setup is valid")
            .expect("coins has a map");
        let test = |marks: &[(u64, bool)]| {
            let marks = marks.iter().map(|(x, safe)| (Spot::on_line(*x), *safe)).collect();
            Claim::Marks.test(&map, 0, &marks, &Cancel::never()).expect("not stopped")
        };
        assert_eq!(test(&[(1, false)]), Tested::Nothing);
        let found = [(0, true), (2, true), (7, true), (9, true)];
        assert_eq!(test(&found), Tested::Holds { positions: 10, until: Spot::on_line(9) });
        assert_eq!(test(&[(0, true), (9, true)]), Tested::Fails { at: Spot::on_line(2), safe: true });
        assert_eq!(test(&[(0, true), (2, true), (4, true)]), Tested::Fails { at: Spot::on_line(4), safe: false });
    }
}
