//! Progress along the path: a mark for each stop, the level of Coach, and the positions met in games.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use zugzwang_engine::Machine;

use super::{
    Ending,
    files::{Content, Single},
};
use crate::play::board::Degree;

/// Number of consecutive wins that make a stop known.
pub const RUNNING: u8 = 3;
/// Highest level of Coach.
pub const HIGHEST: u8 = Machine::COACHED;
const MOST: usize = 64;
const RULES: usize = 12;

/// The user's standing at a stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// No game was played.
    Untouched,
    /// A game was played.
    Tried,
    /// A game was won without advice.
    Won,
    /// Three games in a row were won against the perfect player, with nothing revealed.
    Known,
}

/// Progress at one stop.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// Number of finished games.
    pub tried: u64,
    /// Number of games won without advice.
    pub won: u64,
    /// Index of the next setup; the ones before it were won.
    pub setup: usize,
    /// Level of Coach.
    pub level: u8,
    /// Number of consecutive wins against the perfect player with nothing revealed.
    pub running: u8,
    /// Whether the stop is known.
    pub known: bool,
    /// The seed of the exam that is to be played next, once it was shown: looking at it and leaving draws no other one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<u64>,
}

impl Mark {
    /// Returns how well the user knows the stop.
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
            self.drawn = None;
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
                // The positions of exams are drawn at random, so a win there is no win of a setup of the stop.
                if let Some(setup) = game.setup.filter(|_| !game.exam) {
                    self.setup = self.setup.max(setup.saturating_add(1));
                }
            }
        }
        self
    }
}

/// A finished game at a stop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    /// Id of the stop.
    pub stop: String,
    /// Index of the setup; `None` if another position was played, or if winning it was too easy to count.
    pub setup: Option<usize>,
    /// The result.
    pub ending: Ending,
    /// Whether the opponent was Coach.
    pub against_coach: bool,
    /// Whether this was one of the games that make the stop known.
    pub exam: bool,
    /// The help given.
    pub aid: Aid,
}

/// The help given in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aid {
    /// No help.
    Nothing,
    /// Only hints about where to look.
    Looks,
    /// More than that, or a move was undone.
    Advice,
}

/// A position the user has left for the opponent, and how those games ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landing {
    /// The position in one line.
    pub left: String,
    /// Games the user won from there.
    pub won: u64,
    /// Games the user lost from there.
    pub lost: u64,
    /// Games drawn from there.
    #[serde(default)]
    pub drawn: u64,
    /// Games in which the machine gave something away on purpose from there on. They prove nothing.
    #[serde(default)]
    pub given: u64,
}

impl Landing {
    fn at(left: String) -> Self {
        Self { left, won: 0, lost: 0, drawn: 0, given: 0 }
    }
}

/// Positions met in a finished game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Met {
    /// Id of the game.
    pub game: String,
    /// The rules that a position does not show.
    pub rules: String,
    /// The positions the user left, and whether the machine then gave something away.
    pub left: Vec<(String, bool)>,
}

/// Progress along the path.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Way {
    /// The stop of the most recent game.
    at: Option<String>,
    marks: BTreeMap<String, Mark>,
    /// The amount to reveal, by game id, where the user chose it.
    told: BTreeMap<String, Degree>,
    /// Landings by game and rules, the latest last.
    met: BTreeMap<String, Vec<(String, Vec<Landing>)>>,
}

impl Way {
    /// Returns the stop played most recently.
    pub fn at(&self) -> Option<&str> {
        self.at.as_deref()
    }

    /// Returns the progress at a stop.
    pub fn mark(&self, stop: &str) -> Mark {
        self.marks.get(stop).copied().unwrap_or_default()
    }

    /// Returns the games for which the user chose how much to reveal.
    pub fn told(&self) -> impl Iterator<Item = (&str, Degree)> {
        self.told.iter().map(|(game, degree)| (game.as_str(), *degree))
    }

    /// Returns the positions the user left in a game with these rules, the latest last.
    pub fn landings(&self, game: &str, rules: &str) -> &[Landing] {
        let known = self.met.get(game).and_then(|met| met.iter().find(|(by, _)| by == rules));
        known.map_or(&[], |(_, landings)| landings)
    }

    /// Returns the record with this choice of how much to reveal in a game.
    #[must_use]
    pub fn telling(mut self, game: &str, degree: Degree) -> Self {
        self.told.insert(game.to_owned(), degree);
        self
    }

    /// Returns the record with one more game.
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

    /// Returns the record with this seed for the next exam at a stop, unless one was drawn already.
    #[must_use]
    pub fn drawing(mut self, stop: &str, seed: u64) -> Self {
        self.marks.entry(stop.to_owned()).or_default().drawn.get_or_insert(seed);
        self
    }

    /// Returns the record with the run of wins at this stop ended, because a game of that run was given up.
    #[must_use]
    pub fn without_run(mut self, stop: &str) -> Self {
        if let Some(mark) = self.marks.get_mut(stop) {
            (mark.running, mark.drawn) = (0, None);
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
        Ended { stop, setup: Some(0), ending, against_coach: true, exam: false, aid: Aid::Nothing }
    }

    fn after(games: &[Ended]) -> Mark {
        games.iter().fold(Mark::default(), Mark::after)
    }

    #[test]
    fn coach_moves_up_and_down_with_games_won_and_lost_without_advice() {
        let [won, lost] = [Ending::Won, Ending::Lost].map(ended);
        assert_eq!(after(&[won.clone(), won.clone(), lost.clone()]).level, 1);
        assert_eq!(after(&[lost.clone(), won.clone()]).level, 1, "the level never falls below the lowest");
        assert_eq!(after(&vec![won.clone(); 9]).level, HIGHEST);
        let advised = Ended { aid: Aid::Advice, ..won };
        assert_eq!(after(&[advised.clone(), lost]), Mark { tried: 2, ..Mark::default() });
        assert_eq!(after(&[advised]).standing(), Standing::Tried);
    }

    #[test]
    fn three_wins_in_a_row_with_nothing_revealed_make_a_stop_known() {
        let exam = Ended { exam: true, against_coach: false, ..ended(Ending::Won) };
        let lost = Ended { exam: true, against_coach: false, ..ended(Ending::Lost) };
        let told = Ended { aid: Aid::Looks, ..exam.clone() };
        assert_eq!(after(&[exam.clone(), exam.clone(), lost.clone(), exam.clone()]).standing(), Standing::Won);
        assert_eq!(after(&[exam.clone(), told, exam.clone(), exam.clone()]).running, 2);
        assert_eq!(
            after(&[exam.clone(), exam.clone(), exam, lost]).standing(),
            Standing::Known,
            "a known stop stays known"
        );
    }

    #[test]
    fn an_exam_stays_the_one_drawn_until_it_is_played_or_given_up() {
        let exam = Ended { exam: true, against_coach: false, ..ended(Ending::Lost) };
        let drawn = |way: &Way| way.mark("nim").drawn;
        let way = Way::default().drawing("nim", 7).drawing("nim", 8);
        assert_eq!(drawn(&way), Some(7));
        let other = way.clone().with(Met::default(), Ending::Won, Some(&ended(Ending::Won)));
        assert_eq!(drawn(&other), Some(7), "another game at the stop is no exam");
        assert_eq!(drawn(&way.clone().with(Met::default(), Ending::Lost, Some(&exam))), None);
        assert_eq!(drawn(&way.without_run("nim")), None);
    }

    #[test]
    fn a_win_moves_on_to_the_next_setup_unless_the_position_was_random() {
        let won = ended(Ending::Won);
        let exam = Ended { exam: true, against_coach: false, ..won.clone() };
        assert_eq!(after(&[exam]).setup, 0);
        assert_eq!(after(&[won]).setup, 1);
    }

    #[test]
    fn positions_are_counted_by_rules_and_gifts_count_apart() {
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
        assert_eq!((both.left.as_str(), both.won, both.lost), ("2,2", 1, 1), "the latest position is last");
        assert_eq!(path.landings("nim", "last=loses").len(), 1);
        assert!(path.landings("king", "").is_empty());
    }
}
