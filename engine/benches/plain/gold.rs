//! Bars of gold by backward induction over a full table: a row for each bar, a column for each last take.

/// What the first player gets who may take one or two of the bars first.
pub fn score(bars: &[i64]) -> i64 {
    let count = bars.len();
    let width = count + 1;
    let mut table = vec![0_i64; (count + 1) * width];
    let mut left = 0;
    for at in (0..count).rev() {
        left += bars[at];
        let mut least = i64::MAX;
        for last in 1..=count.max(1) {
            for take in [2 * last - 1, 2 * last] {
                if at + take <= count {
                    least = least.min(table[(at + take) * width + take.min(count)]);
                }
            }
            table[at * width + last] = left - least;
        }
    }
    table[1]
}
