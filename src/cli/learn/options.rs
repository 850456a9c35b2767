//! What stands on the command line about a training.

use std::str::FromStr;

use clap::ArgMatches;
use zugzwang_engine::matchbox::{Blame, Empty, Learner, Method, Openings, Teacher, Turns};

use crate::{
    cli::{CliError, choice, number, puzzle},
    look::Look,
    say,
};

/// The number of games played unless it is said.
const GAMES: u64 = 10_000;

/// The options for training a machine; what is not said stays as it was.
pub(super) struct Options {
    pub(super) games: u64,
    pub(super) seed: Option<u64>,
    teacher: Option<Teacher>,
    start: Option<u32>,
    win: Option<u32>,
    draw: Option<u32>,
    loss: Option<u32>,
    empty: Option<Empty>,
    blame: Option<Blame>,
    openings: Option<Openings>,
    turns: Option<Turns>,
}

impl Options {
    /// Reads them.
    pub(super) fn read(sub: &ArgMatches, look: &Look) -> Result<Self, CliError> {
        let beads = |name, least| number(sub, name, &(least..=Method::MOST), look);
        let seed = sub.get_one::<String>("seed").map(|given| puzzle::option_seed(given, look)).transpose()?;
        let teachers = say!(look, "cli-learn-teachers");
        Ok(Self {
            games: number(sub, "games", &(1..=Learner::MOST_GAMES), look)?.unwrap_or(GAMES),
            seed,
            teacher: choice(sub, "teacher", &[&teachers], look)?,
            start: beads("start", 1)?,
            win: beads("win", 0)?,
            draw: beads("draw", 0)?,
            loss: beads("loss", 0)?,
            empty: word(sub, "empty", Empty::ALL, look)?,
            blame: word(sub, "blame", Blame::ALL, look)?,
            openings: word(sub, "openings", Openings::ALL, look)?,
            turns: word(sub, "turns", Turns::ALL, look)?,
        })
    }

    /// The method with what was said in it.
    pub(super) fn method(&self, method: Method) -> Method {
        Method {
            teacher: self.teacher.unwrap_or(method.teacher),
            start: self.start.unwrap_or(method.start),
            win: self.win.unwrap_or(method.win),
            draw: self.draw.unwrap_or(method.draw),
            loss: self.loss.unwrap_or(method.loss),
            empty: self.empty.unwrap_or(method.empty),
            blame: self.blame.unwrap_or(method.blame),
            openings: self.openings.unwrap_or(method.openings),
            turns: self.turns.unwrap_or(method.turns),
        }
    }
}

fn word<T: FromStr + ToString>(
    sub: &ArgMatches,
    option: &str,
    allowed: &[T],
    look: &Look,
) -> Result<Option<T>, CliError> {
    let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
    choice(sub, option, &allowed.iter().map(String::as_str).collect::<Vec<_>>(), look)
}
