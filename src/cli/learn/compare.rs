//! A table that compares what machines learn from different teachers.

use std::{fmt::Write as _, sync::Arc};

use zugzwang_engine::{
    Cancel, Machine, Stopped,
    matchbox::{Accuracy, Cabinet, Learner, Method, Teacher},
};

use super::report::percent;
use crate::{cli::progress, look::Look, say};

const TEACHERS: [Teacher; 3] = [Teacher::Machine(Machine::Perfect), Teacher::Machine(Machine::Random), Teacher::Itself];
/// Consecutive seeds, the first of which is the given one.
const SEEDS: u64 = 10;
const STRETCH: u64 = 100_000;

/// The accuracy in percent after more and more games with each teacher, in Markdown.
pub(super) fn table(
    cabinet: &Arc<Cabinet>,
    method: Method,
    games: u64,
    seed: u64,
    look: &Look,
) -> Result<String, Stopped> {
    let marks = marks(games);
    let columns = progress::watched("learn-progress", look, |cancel| {
        let column = |(number, teacher)| {
            column(cabinet, Method { teacher, ..method }, seed, &marks, &Total { number, games, cancel })
        };
        (0..).zip(TEACHERS).map(column).collect::<Result<Vec<_>, _>>()
    })?;
    let mut table = format!("| {} |", say!(look, "learn-table-games"));
    // Writing to a string does not fail.
    for teacher in TEACHERS {
        let _ = write!(table, " {teacher} |");
    }
    let _ = writeln!(table, "\n|{}", " ---: |".repeat(TEACHERS.len() + 1));
    for (row, games) in marks.iter().enumerate() {
        let _ = write!(table, "| {games} |");
        for accuracy in columns.iter().filter_map(|column| column.get(row)) {
            let _ = write!(table, " {} |", share(*accuracy));
        }
        table.push('\n');
    }
    Ok(table)
}

/// 100, 300, 1000, 3000 and so on, up to the number of games.
fn marks(games: u64) -> Vec<u64> {
    let round = (0..).map(|exponent| 100 * 10_u64.pow(exponent)).flat_map(|ten| [ten, 3 * ten]);
    round.take_while(|mark| *mark < games).chain([games]).collect()
}

struct Total<'a> {
    number: u64,
    games: u64,
    cancel: &'a Cancel,
}

impl Total<'_> {
    fn step(&self, nth: u64, played: u64) -> Result<(), Stopped> {
        let done = (self.number * SEEDS + nth) * self.games + played;
        self.cancel.step(done, TEACHERS.len() as u64 * SEEDS * self.games)
    }
}

fn column(
    cabinet: &Arc<Cabinet>,
    method: Method,
    seed: u64,
    marks: &[u64],
    total: &Total<'_>,
) -> Result<Vec<Accuracy>, Stopped> {
    let mut sums = vec![Accuracy { right: 0, won: 0 }; marks.len()];
    for nth in 0..SEEDS {
        let mut learner = Learner::new(Arc::clone(cabinet), method, seed.wrapping_add(nth));
        for (sum, mark) in sums.iter_mut().zip(marks) {
            while learner.games() < *mark {
                learner.train((*mark - learner.games()).min(STRETCH), &Cancel::never())?;
                total.step(nth, learner.games())?;
            }
            let Accuracy { right, won } = learner.accuracy();
            *sum = Accuracy { right: sum.right + right, won: sum.won + won };
        }
    }
    Ok(sums)
}

/// An accuracy in percent, or a dash if no position is won.
fn share(Accuracy { right, won }: Accuracy) -> String {
    if won == 0 { "-".to_owned() } else { percent(right as u64, won as u64) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_row_is_the_number_of_games() {
        assert_eq!(marks(50), [50]);
        assert_eq!(marks(100), [100]);
        assert_eq!(marks(3000), [100, 300, 1000, 3000]);
        assert_eq!(marks(5000), [100, 300, 1000, 3000, 5000]);
        assert_eq!(marks(Learner::MOST_GAMES).last(), Some(&Learner::MOST_GAMES));
    }
}
