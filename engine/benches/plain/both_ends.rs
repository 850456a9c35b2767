//! Taking from either end, row by row: from each first number on all ends, with running best cuts.

/// The margin by which the mover gets more of the numbers than the opponent.
pub fn margin(numbers: &[i64]) -> i64 {
    let count = numbers.len();
    let mut prefix = vec![0_i64; count + 1];
    for (at, number) in numbers.iter().enumerate() {
        prefix[at + 1] = prefix[at] + number;
    }
    // For each end: the margin from the last start on, and the best that is left by taking from the left.
    let mut margins = vec![0_i64; count + 1];
    let mut lefts = vec![i64::MIN; count + 1];
    for from in (0..count).rev() {
        // The margin from here on to here is 0: nothing is left.
        let mut right = -prefix[from];
        for to in from + 1..=count {
            let before = if to == from + 1 { 0 } else { margins[to] };
            lefts[to] = lefts[to].max(prefix[from + 1] - before);
            let margin = (lefts[to] - prefix[from]).max(prefix[to] + right);
            margins[to] = margin;
            right = right.max(-prefix[to] - margin);
        }
    }
    margins[count]
}
