//! Taking from both ends, against the definition.

use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Cancel, Stopped,
    theory::intervals::{Row, SHOWN, prefix_sums},
};

fn row(numbers: &[i64]) -> Row {
    Row::of(&prefix_sums(numbers), &Cancel::never()).expect("not stopped")
}

/// The definition, literally.
fn plain(numbers: &[i64]) -> Vec<Vec<i64>> {
    let prefix = prefix_sums(numbers);
    let n = numbers.len();
    let mut margins = vec![vec![0; n + 1]; n + 1];
    for length in 1..=n {
        for i in 0..=n - length {
            let j = i + length;
            let left = (i + 1..=j).map(|k| prefix[k] - prefix[i] - margins[k][j]);
            let right = (i..j).map(|k| prefix[j] - prefix[k] - margins[i][k]);
            margins[i][j] = left.chain(right).max().expect("a number is left");
        }
    }
    margins
}

#[test]
fn the_fast_recurrence_agrees_with_the_definition() {
    let mut rng = StdRng::seed_from_u64(1957);
    for n in 0..=40 {
        // Every other row fits into 32 bits.
        let most = [1_000_000, 1_000_000_000][usize::from(n % 2 == 0)];
        let numbers: Vec<i64> = (0..n).map(|_| rng.random_range(-most..=most)).collect();
        let (row, plain) = (row(&numbers), plain(&numbers));
        let n = numbers.len();
        assert_eq!(row.without_left, (0..=n).map(|k| plain[k][n]).collect::<Vec<_>>());
        assert_eq!(row.without_right, (0..=n).map(|k| plain[0][n - k]).collect::<Vec<_>>());
        let shown = n.min(SHOWN);
        for (i, cells) in row.table.iter().enumerate() {
            let expected: Vec<_> = (n + 1 - shown..=n).map(|j| (i < j).then(|| plain[i][j])).collect();
            assert_eq!(*cells, expected, "row {i} of {n}");
        }
    }
}

#[test]
fn rows_solved_by_hand() {
    assert_eq!(row(&[]).margin(), 0);
    assert_eq!(row(&[-7]).margin(), -7);
    assert_eq!(row(&[5, 5, 5]).margin(), 15);
    assert_eq!(row(&[-1, -1]).margin(), 0);
}

#[test]
fn a_long_row_can_be_stopped() {
    let cancel = Cancel::never();
    cancel.stop();
    assert_eq!(Row::of(&prefix_sums(&vec![1; 5000]), &cancel), Err(Stopped));
}
