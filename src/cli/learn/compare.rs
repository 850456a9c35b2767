//! A table of what machines learn from different teachers.

use std::{fmt::Write as _, sync::Arc};

use zugzwang_engine::{
    Cancel, Machine, Stopped,
    matchbox::{Accuracy, Cabinet, Learner, Method, Teacher},
};

use super::{SEED, options::Options, told::percent};
use crate::{cli::progress, look::Look, say};

/// The teachers that are compared.
const TEACHERS: [Teacher; 3] = [Teacher::Machine(Machine::Perfect), Teacher::Machine(Machine::Random), Teacher::Itself];
/// So many seeds in a row, the first being the one that was given.
const SEEDS: u64 = 10;
/// Games between two words about how far it is.
const STRETCH: u64 = 100_000;

/// The accuracy after more and more games with each teacher, in percent, as Markdown.
pub(super) fn table(cabinet: &Arc<Cabinet>, options: &Options, look: &Look) -> Result<String, Stopped> {
    let marks = marks(options.games);
    let columns = progress::watched(
        |passed| progress::games(passed, look),
        |cancel| {
            let column = |(number, teacher)| column(cabinet, options, teacher, &marks, &Total { number, cancel });
            (0..).zip(TEACHERS).map(column).collect::<Result<Vec<_>, _>>()
        },
    )?;
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

/// 100, 300, 1000, 3000 and so on, and the number itself at last.
fn marks(games: u64) -> Vec<u64> {
    let round = (0..).map(|exponent| 100 * 10_u64.pow(exponent)).flat_map(|ten| [ten, 3 * ten]);
    round.take_while(|mark| *mark < games).chain([games]).collect()
}

/// The progress of the whole comparison, with the number of its present teacher, from 0.
struct Total<'a> {
    number: u64,
    cancel: &'a Cancel,
}

impl Total<'_> {
    fn step(&self, seed: u64, played: u64, games: u64) -> Result<(), Stopped> {
        self.cancel.step((self.number * SEEDS + seed) * games + played, TEACHERS.len() as u64 * SEEDS * games)
    }
}

/// The accuracies at the marks, all seeds together.
fn column(
    cabinet: &Arc<Cabinet>,
    options: &Options,
    teacher: Teacher,
    marks: &[u64],
    total: &Total<'_>,
) -> Result<Vec<Accuracy>, Stopped> {
    let method = Method { teacher, ..options.method(Method::default()) };
    let mut sums = vec![Accuracy { right: 0, won: 0 }; marks.len()];
    for nth in 0..SEEDS {
        let seed = options.seed.unwrap_or(SEED).wrapping_add(nth);
        let mut learner = Learner::new(Arc::clone(cabinet), method, seed);
        for (sum, mark) in sums.iter_mut().zip(marks) {
            while learner.games() < *mark {
                learner.train((*mark - learner.games()).min(STRETCH), &Cancel::never())?;
                total.step(nth, learner.games(), options.games)?;
            }
            let Accuracy { right, won } = learner.accuracy();
            *sum = Accuracy { right: sum.right + right, won: sum.won + won };
        }
    }
    Ok(sums)
}

/// In percent; a dash where no position is won.
fn share(Accuracy { right, won }: Accuracy) -> String {
    if won == 0 { "-".to_owned() } else { percent(right as u64, won as u64) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_go_up_to_the_number_itself() {
        assert_eq!(marks(50), [50]);
        assert_eq!(marks(100), [100]);
        assert_eq!(marks(3000), [100, 300, 1000, 3000]);
        assert_eq!(marks(5000), [100, 300, 1000, 3000, 5000]);
        assert_eq!(marks(Learner::MOST_GAMES).last(), Some(&Learner::MOST_GAMES));
    }
}
