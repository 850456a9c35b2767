//! How far a person has come on the path: marks by stop, the level of Coach, and what was met in games that were played.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use zugzwang_engine::Machine;

use super::{
    Ending,
    files::{Content, Single},
};
use crate::play::board::Degree;

/// The number of wins running that make a stop known.
pub const RUNNING: u8 = 3;
/// The highest level of Coach.
pub const HIGHEST: u8 = Machine::COACHED;
/// So many positions are remembered by one rule, and so many rules of a game.
const MOST: usize = 64;
const RULES: usize = 12;

/// The standing of a stop with a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// Nothing was played there.
    Untouched,
    /// Something was.
    Tried,
    /// A game was won without advice.
    Won,
    /// It was won three times running against the perfect player, with nothing told.
    Known,
}

/// A person's progress at one stop.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// Games that were ended.
    pub tried: u64,
    /// Games that were won without advice.
    pub won: u64,
    /// The setup that comes next, from 0: those before it were won.
    pub setup: usize,
    /// The level of Coach.
    pub level: u8,
    /// Wins running against the perfect player with nothing told.
    pub running: u8,
    /// `true` where it is known.
    pub known: bool,
}

impl Mark {
    /// Returns the standing of the stop with the person.
    pub const fn standing(self) -> Standing {
        match self {
            Self { known: true, .. } => Standing::Known,
            Self { won: 0, tried: 0, .. } => Standing::Untouched,
            Self { won: 0, .. } => Standing::Tried,
            Self { .. } => Standing::Won,
        }
    }

    fn after(mut self, game: &Ended) -> Self {
        let won = game.ending == Ending::Won;
        self.tried = self.tried.saturating_add(1);
        if game.exam {
            let passed = won && game.aid == Aid::Nothing;
            self.running = if passed { self.running.saturating_add(1) } else { 0 };
            self.known |= self.running >= RUNNING;
        }
        if game.aid != Aid::Advice {
            if game.against_coach {
                let up = self.level.saturating_add(1).min(HIGHEST);
                self.level = match game.ending {
                    Ending::Won => up,
                    Ending::Lost => self.level.saturating_sub(1),
                    Ending::Drawn => self.level,
                };
            }
            if won {
                self.won = self.won.saturating_add(1);
                // The position of a game that shows that a stop is known is drawn by lot: none of its setups is won by it.
                if !game.exam {
                    self.setup = self.setup.max(game.setup.saturating_add(1));
                }
            }
        }
        self
    }
}

/// A game at a stop that has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    /// The stop's name.
    pub stop: String,
    /// The number of its setup that was played, from 0; behind the last one where it was another.
    pub setup: usize,
    /// The end it came to.
    pub ending: Ending,
    /// `true` where the opponent was Coach.
    pub against_coach: bool,
    /// `true` where it was one of the games that make a stop known.
    pub exam: bool,
    /// The amount that was told.
    pub aid: Aid,
}

/// The help that was given in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aid {
    /// Nothing at all.
    Nothing,
    /// No more than where to look.
    Looks,
    /// More than that, or a move was taken back.
    Advice,
}

/// A position that a person has left, and how games went on from there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landing {
    /// The position, in one line.
    pub left: String,
    /// Games that the person won from there.
    pub won: u64,
    /// Games that the person lost from there.
    pub lost: u64,
    /// Games that nobody won.
    #[serde(default)]
    pub drawn: u64,
    /// Games in which a gift followed, whoever won: they prove nothing.
    #[serde(default)]
    pub given: u64,
}

impl Landing {
    /// A position that was never left.
    fn at(left: String) -> Self {
        Self { left, won: 0, lost: 0, drawn: 0, given: 0 }
    }
}

/// The positions that were met in a game that has ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Met {
    /// The game's id.
    pub game: String,
    /// The rules that a position does not show.
    pub rules: String,
    /// The positions that the person left, and whether a gift followed.
    pub left: Vec<(String, bool)>,
}

/// A person's progress along the path.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Way {
    /// The stop that was played last.
    at: Option<String>,
    marks: BTreeMap<String, Mark>,
    /// The amount that is told in each game for which one was chosen, by the game's id.
    told: BTreeMap<String, Degree>,
    /// By game and rules, the latest last.
    met: BTreeMap<String, Vec<(String, Vec<Landing>)>>,
}

impl Way {
    /// The stop that was played last.
    pub fn at(&self) -> Option<&str> {
        self.at.as_deref()
    }

    /// Returns the person's progress at a stop.
    pub fn mark(&self, stop: &str) -> Mark {
        self.marks.get(stop).copied().unwrap_or_default()
    }

    /// Returns the games for which an amount to tell was chosen, each with that amount.
    pub fn told(&self) -> impl Iterator<Item = (&str, Degree)> {
        self.told.iter().map(|(game, degree)| (game.as_str(), *degree))
    }

    /// The positions that were left in a game by these rules, the latest last.
    pub fn landings(&self, game: &str, rules: &str) -> &[Landing] {
        let known = self.met.get(game).and_then(|met| met.iter().find(|(by, _)| by == rules));
        known.map_or(&[], |(_, landings)| landings)
    }

    /// The same, and that so much is told in a game.
    #[must_use]
    pub fn telling(mut self, game: &str, degree: Degree) -> Self {
        self.told.insert(game.to_owned(), degree);
        self
    }

    /// The same, and one game more.
    #[must_use]
    pub fn with(mut self, met: Met, ending: Ending, stop: Option<&Ended>) -> Self {
        if let Some(ended) = stop {
            self.at = Some(ended.stop.clone());
            let mark = self.mark(&ended.stop).after(ended);
            self.marks.insert(ended.stop.clone(), mark);
        }
        let rules = self.met.entry(met.game).or_default();
        let mut landings = match rules.iter().position(|(by, _)| *by == met.rules) {
            Some(at) => rules.remove(at).1,
            None => Vec::new(),
        };
        for (left, given) in met.left {
            let known = landings.iter().position(|landing| landing.left == left);
            let mut landing = known.map_or_else(|| Landing::at(left), |at| landings.remove(at));
            let count = match (given, ending) {
                (true, _) => &mut landing.given,
                (_, Ending::Won) => &mut landing.won,
                (_, Ending::Lost) => &mut landing.lost,
                (_, Ending::Drawn) => &mut landing.drawn,
            };
            *count = count.saturating_add(1);
            landings.push(landing);
        }
        landings.drain(..landings.len().saturating_sub(MOST));
        rules.push((met.rules, landings));
        rules.drain(..rules.len().saturating_sub(RULES));
        self
    }

    /// A game that was to show that this stop is known was given up: no win runs on over it.
    #[must_use]
    pub fn without_run(mut self, stop: &str) -> Self {
        if let Some(mark) = self.marks.get_mut(stop) {
            mark.running = 0;
        }
        self
    }
}

impl Content for Way {}

impl Single for Way {
    const NAME: &'static str = "path";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(ending: Ending) -> Ended {
        let stop = "nim".to_owned();
        Ended { stop, setup: 0, ending, against_coach: true, exam: false, aid: Aid::Nothing }
    }

    fn after(games: &[Ended]) -> Mark {
        games.iter().fold(Mark::default(), Mark::after)
    }

    #[test]
    fn coach_follows_who_plays_without_advice() {
        let [won, lost] = [Ending::Won, Ending::Lost].map(ended);
        assert_eq!(after(&[won.clone(), won.clone(), lost.clone()]).level, 1);
        assert_eq!(after(&[lost.clone(), won.clone()]).level, 1, "it never falls below the least");
        assert_eq!(after(&vec![won.clone(); 9]).level, HIGHEST);
        let advised = Ended { aid: Aid::Advice, ..won };
        assert_eq!(after(&[advised.clone(), lost]), Mark { tried: 2, ..Mark::default() });
        assert_eq!(after(&[advised]).standing(), Standing::Tried);
    }

    #[test]
    fn three_wins_running_with_nothing_told_make_it_known() {
        let exam = Ended { exam: true, against_coach: false, ..ended(Ending::Won) };
        let lost = Ended { exam: true, against_coach: false, ..ended(Ending::Lost) };
        let told = Ended { aid: Aid::Looks, ..exam.clone() };
        assert_eq!(after(&[exam.clone(), exam.clone(), lost.clone(), exam.clone()]).standing(), Standing::Won);
        assert_eq!(after(&[exam.clone(), told, exam.clone(), exam.clone()]).running, 2);
        assert_eq!(after(&[exam.clone(), exam.clone(), exam, lost]).standing(), Standing::Known, "it stays so");
    }

    #[test]
    fn a_win_brings_on_the_next_setup_but_not_one_whose_position_was_drawn_by_lot() {
        let won = ended(Ending::Won);
        let exam = Ended { exam: true, against_coach: false, ..won.clone() };
        assert_eq!(after(&[exam]).setup, 0);
        assert_eq!(after(&[won]).setup, 1);
    }

    #[test]
    fn what_was_met_is_counted_by_rule_and_gifts_prove_nothing() {
        let met = |rules: &str, left: &[(&str, bool)]| Met {
            game: "nim".into(),
            rules: rules.into(),
            left: left.iter().map(|(left, given)| ((*left).to_owned(), *given)).collect(),
        };
        let path = Way::default()
            .with(met("last=wins", &[("2,2", false), ("3,4", true)]), Ending::Won, None)
            .with(met("last=loses", &[("2,2", false)]), Ending::Lost, None)
            .with(met("last=wins", &[("2,2", false)]), Ending::Lost, None);
        let [given, both] = path.landings("nim", "last=wins") else { panic!("two positions") };
        assert_eq!((given.left.as_str(), given.given, given.won), ("3,4", 1, 0));
        assert_eq!((both.left.as_str(), both.won, both.lost), ("2,2", 1, 1), "the latest stands last");
        assert_eq!(path.landings("nim", "last=loses").len(), 1);
        assert!(path.landings("king", "").is_empty());
    }
}
