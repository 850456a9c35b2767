//! Columns of numbers on a logarithmic scale, in integer arithmetic.

/// Fractional bits of a logarithm.
const FINE: u32 = 20;
/// Fractional bits of the number between 1 and 2 that is squared.
const POINT: u32 = 63;

/// The column of a number on a scale from 1 in column 0 to `high` in column `last`.
pub fn column(number: u64, high: u128, last: usize) -> usize {
    let (along, whole) = (log2(number.into()), log2(high.max(2)));
    // Rounds to the nearest column.
    usize::try_from((2 * last as u128 * along + whole) / (2 * whole)).map_or(last, |at| at.min(last))
}

/// The binary logarithm in units of 2^-20, rounded down. Squaring doubles the logarithm, so each squaring yields one more bit.
fn log2(number: u128) -> u128 {
    let whole = number.max(1).ilog2();
    let mut rest = if whole > POINT { number >> (whole - POINT) } else { number.max(1) << (POINT - whole) };
    let mut log = u128::from(whole);
    for _ in 0..FINE {
        rest = (rest * rest) >> POINT;
        let bit = rest >> (POINT + 1);
        log = (log << 1) | bit;
        rest >>= bit;
    }
    log
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_factors_are_equally_far_apart() {
        let columns: Vec<usize> = (0..=6).map(|power| column(10_u64.pow(power), 1_000_000, 60)).collect();
        assert_eq!(columns, [0, 10, 20, 30, 40, 50, 60]);
        assert_eq!([0, 1, 2, 3, 4, 1000].map(|number| column(number, 4, 100)), [0, 0, 50, 79, 100, 100]);
        assert_eq!([1, u64::MAX].map(|number| column(number, u128::from(u64::MAX) * 9, 80)), [0, 76]);
    }

    #[test]
    fn the_logarithm_of_a_product_is_the_sum_of_the_logarithms() {
        for (one, other) in [(1, 1), (3, 5), (7, 1_000_003), (u128::from(u64::MAX), 9), (1 << 40, 1 << 50)] {
            let (sum, product) = (log2(one) + log2(other), log2(one * other));
            assert!(sum <= product && product <= sum + 1, "{one} {other}: {sum} {product}");
        }
        assert_eq!(log2(1 << 99), 99 << FINE);
        assert_eq!(log2(3), 1_661_953, "1.58496 times 2^20");
    }
}
