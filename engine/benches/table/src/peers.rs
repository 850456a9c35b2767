//! The same work done by other crates, each called in its own way.

use cgt::short::{
    impartial::games::subtraction::Sub,
    partizan::{
        canonical_form::CanonicalForm, games::domineering::Domineering, partizan_game::PartizanGame,
        transposition_table::ParallelTranspositionTable,
    },
};
use ogs::{Game, NaiveSolver, RCSolver, Solver};

/// Returns the sum of the values of heaps up to `to`, computed by the faster of two solvers for each game.
pub fn octal(code: &str, to: usize) -> Box<dyn Fn() -> u64> {
    let sparse = code.starts_with("0.7") || to > 100_000;
    let game: Option<Game> = code.parse().ok();
    Box::new(move || {
        let Some(game) = game.clone() else { return 0 };
        let values = |values: &mut dyn Iterator<Item = u16>| values.take(to + 1).map(u64::from).sum();
        if sparse {
            values(&mut RCSolver::<true>::with_capacity(game, to + 1))
        } else {
            values(&mut NaiveSolver::<()>::with_capacity(game, to + 1))
        }
    })
}

/// Returns the sum of the values of piles up to `to`.
pub fn subtraction(sizes: &[usize], to: usize) -> u64 {
    let set = sizes.iter().filter_map(|size| u32::try_from(*size).ok()).collect();
    Sub::new(set).grundy_sequence().take(to + 1).map(|value| u64::from(value.value())).sum()
}

/// Rectangles of a cake: Left takes a row, Right a column.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Cakes(Vec<(u8, u8)>);

impl Cakes {
    fn whole(parts: [(u8, u8); 2]) -> Self {
        Self(parts.into_iter().filter(|(rows, cols)| *rows > 0 && *cols > 0).collect())
    }
}

impl PartizanGame for Cakes {
    fn left_moves(&self) -> Vec<Self> {
        let of = |&(rows, cols): &(u8, u8)| {
            (0..rows).map(move |before| Self::whole([(before, cols), (rows - 1 - before, cols)]))
        };
        self.0.iter().take(1).flat_map(of).collect()
    }

    fn right_moves(&self) -> Vec<Self> {
        let of = |&(rows, cols): &(u8, u8)| {
            (0..cols).map(move |before| Self::whole([(rows, before), (rows, cols - 1 - before)]))
        };
        self.0.iter().take(1).flat_map(of).collect()
    }

    fn decompositions(&self) -> Vec<Self> {
        self.0.iter().map(|part| Self(vec![*part])).collect()
    }
}

/// Counts the positive rectangles.
pub fn rectangles(side: u8) -> u64 {
    let (table, zero) = (ParallelTranspositionTable::new(), CanonicalForm::new_integer(0));
    let all = (1..=side).flat_map(|rows| (1..=side).map(move |cols| (rows, cols)));
    all.filter(|size| Cakes(vec![*size]).canonical_form(&table) > zero).count() as u64
}

/// Hashes the means and temperatures of all whole boards with up to `side` rows and columns.
pub fn domineering(side: usize) -> u64 {
    let table = ParallelTranspositionTable::new();
    let mut sum = 0_u64;
    for (rows, columns) in (1..=side).flat_map(|rows| (1..=side).map(move |columns| (rows, columns))) {
        let board = vec![".".repeat(columns); rows].join("|");
        let Ok(board) = board.parse::<Domineering>() else { return 0 };
        let form = board.canonical_form(&table);
        let pair = |number: cgt::numeric::dyadic_rational_number::DyadicRationalNumber| {
            (number.numerator(), 1_i64 << number.denominator_exponent())
        };
        sum = sum.wrapping_mul(31).wrapping_add(crate::domineering::held(pair(form.mean()), pair(form.temperature())));
    }
    sum
}
