//! Today's puzzle, positions that wait, the news since yesterday and the next step.

use super::Home;
use crate::{
    keep::storage::{Fate, Mark, Puzzles, RUNNING, Standing},
    screens::prelude::*,
    teach::path::{self, Stop},
};

/// The number of stops named as new.
const NAMED: usize = 3;

/// Returns the next step at a stop, by its word in the messages.
pub(super) fn step(stop: &Stop, mark: Mark) -> &'static str {
    match mark.standing() {
        Standing::Untouched | Standing::Tried => "win",
        Standing::Known => "known",
        // An exam that was started goes on.
        Standing::Won if mark.running > 0 => "exam",
        Standing::Won if mark.setup < stop.setups.len() => "setup",
        Standing::Won => "exam",
    }
}

impl Home {
    /// The user has neither played a game of the path nor tried a puzzle.
    pub(super) fn is_new_here(&self) -> bool {
        self.way.at().is_none() && self.daily.puzzles == Puzzles::default()
    }

    /// `None` if there is no puzzle of the day; also returns whether it is solved.
    pub(super) fn day_sign(&self, look: &Look) -> Option<(&'static str, bool)> {
        self.daily.today?;
        let [earned, open] = look.glyphs().stars;
        let is_solved = self.daily.fate() == Some(Fate::Solved);
        Some((if is_solved { earned } else { open }, is_solved))
    }

    /// The state of today's puzzle, the days in a row, and what waits.
    pub(super) fn today(&self, look: &Look) -> Vec<String> {
        if self.daily.today.is_none() {
            return Vec::new();
        }
        let state = match self.daily.fate() {
            None => "new",
            Some(Fate::Missed) => "missed",
            Some(Fate::Shown) => "shown",
            Some(Fate::Solved) => "solved",
        };
        let (run, waiting) = (self.daily.run, self.daily.waiting);
        let run = (run > 0).then(|| say!(look, "home-run", run = run));
        let positions = (waiting > 0).then(|| say!(look, "home-waiting", count = waiting));
        [say!(look, "home-day", state = state)].into_iter().chain(run).chain(positions).collect()
    }

    /// News since yesterday, and the next thing to reach.
    pub(super) fn news(&self, look: &Look) -> Vec<String> {
        self.newly_reached(look).into_iter().chain([self.next_goal(look)]).collect()
    }

    /// The stops that became known since yesterday or, if none did, were first won.
    fn newly_reached(&self, look: &Look) -> Option<String> {
        let today = self.daily.today?;
        let names = |standing| {
            let new = path::stops().filter(|stop| self.daily.diary.is_new(stop.id, standing, today));
            new.map(|stop| stop.name(look)).collect::<Vec<_>>()
        };
        let (known, won) = (names(Standing::Known), names(Standing::Won));
        let (kind, names) = if known.is_empty() { ("won", won) } else { ("known", known) };
        let (named, more) = names.split_at(names.len().min(NAMED));
        let list = words::listed(named, look);
        (!names.is_empty()).then(|| say!(look, "home-since", kind = kind, names = list, more = more.len()))
    }

    /// The next thing to reach: at the stop last played, or at the first stop after it that is not known.
    fn next_goal(&self, look: &Look) -> String {
        let at = self.way.at().and_then(path::find);
        let from = path::stops().position(|stop| at.is_none_or(|at| at.id == stop.id)).unwrap_or(0);
        let in_order = path::stops().skip(from).chain(path::stops().take(from));
        let mut marked = in_order.map(|stop| (stop, self.way.mark(stop.id)));
        let Some((stop, mark)) = marked.find(|(_, mark)| mark.standing() != Standing::Known) else {
            return say!(look, "home-all-known");
        };
        let name = stop.name(look);
        let (number, all) = (mark.setup + 1, stop.setups.len());
        let (running, wins) = (u64::from(mark.running.min(RUNNING)), u64::from(RUNNING));
        say!(
            look,
            "home-coming",
            step = step(stop, mark),
            name = name,
            number = number,
            all = all,
            running = running,
            wins = wins,
        )
    }
}
