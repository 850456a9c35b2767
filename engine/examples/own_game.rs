//! A custom game: Chomp. Players take turns biting a chocolate bar: each bite takes a square and every square above it
//! and to its right. The corner square is poisoned, and whoever must take it loses.

use std::{error::Error, fmt};

use zugzwang_engine::{Cancel, MoveFault, Outcome, Reason, Rules, search::Search};

/// The number of squares left in each row, bottom row first. No row is longer than the one below it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Bar(Vec<usize>);

/// A square by its row and column, counted from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Bite(usize, usize);

impl fmt::Display for Bar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|row| write!(f, "{row}"))
    }
}

impl fmt::Display for Bite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0 + 1, self.1 + 1)
    }
}

struct Chomp;

impl Rules for Chomp {
    type Position = Bar;
    type Move = Bite;

    fn moves(&self, bar: &Bar) -> impl Iterator<Item = Bite> {
        let squares = bar.0.iter().enumerate().flat_map(|(row, long)| (0..*long).map(move |column| Bite(row, column)));
        squares.filter(|bite| *bite != Bite(0, 0))
    }

    fn play(&self, bar: &Bar, Bite(row, column): &Bite) -> Result<Bar, MoveFault> {
        let cut = |(at, long): (usize, &usize)| if at < *row { *long } else { *column.min(long) };
        Ok(Bar(bar.0.iter().enumerate().map(cut).collect()))
    }

    /// The player left with only the poisoned square has lost.
    fn end(&self, bar: &Bar) -> Option<Outcome> {
        (bar.0.iter().sum::<usize>() == 1).then_some(Outcome::Loss)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let bar = Bar(vec![4, 4, 4]);
    let search = Search::of(&Chomp, &bar, 10_000, &Cancel::never())?;
    let answer = search.analyse(&bar).ok_or("the search began there")?;
    let best: Vec<String> = answer.best.moves.iter().map(ToString::to_string).collect();
    println!("{bar}: {:?} in {:?} moves, by {}", answer.worth.outcome, answer.worth.remoteness, best.join(" "));
    println!("Grundy value {:?}, of {} positions", answer.grundy, search.solved().count());
    let Reason::Searched(why) = answer.reason else { return Err("it was searched".into()) };
    for reached in why.moves {
        println!("  {} leaves {}: {:?}", reached.mv, reached.left.position, reached.left.outcome);
    }
    Ok(())
}
