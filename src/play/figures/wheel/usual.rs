//! The length of the rows before the user has chosen one.

use crate::play::board::Wheel;

/// The lengths to begin with, the most legible first.
const LENGTHS: [u64; 8] = [7, 8, 6, 9, 5, 11, 10, 4];
/// The greatest length.
const MOST: u64 = 30;
/// The numbers that are looked through, and the first of them.
const NUMBERS: u64 = 120;
const FROM: usize = 32;

/// Returns the rows for a game that begins with this number, where `left` returns what a move can leave from one. To begin with,
/// they never have a length at which the numbers that are good to leave lie in columns: finding that one is left to the user.
pub fn usual<I: Iterator<Item = u64>>(start: u64, left: impl Fn(u64) -> I) -> Wheel {
    let mut good: Vec<bool> = Vec::new();
    for number in 0..NUMBERS {
        let leads_to_good =
            left(number).any(|left| usize::try_from(left).is_ok_and(|left| good.get(left) == Some(&true)));
        good.push(!leads_to_good);
    }
    let numbers = || good.iter().skip(FROM);
    let repeats = |length: u64| {
        let further = good.iter().skip(FROM + usize::try_from(length).unwrap_or(FROM));
        numbers().zip(further).all(|(one, other)| one == other) && numbers().any(|good| *good)
    };
    let most = MOST.min(start.saturating_add(1)).max(Wheel::LEAST);
    let usual = LENGTHS.into_iter().find(|length| *length <= most && !repeats(*length));
    Wheel { usual: usual.unwrap_or(most), most }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_length_is_no_answer() {
        for most in 1..40_u64 {
            let wheel = usual(100, |till: u64| till.saturating_sub(most)..till);
            assert!(!wheel.usual.is_multiple_of(most + 1), "{most}: {wheel:?}");
        }
        let set = [1, 3, 4];
        let wheel = usual(100, |till| set.into_iter().filter_map(move |size| till.checked_sub(size)));
        assert_eq!(wheel, Wheel { usual: 8, most: 30 }, "seven is the period of 1, 3, 4");
    }
}
