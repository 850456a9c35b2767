//! Wythoff's pairs, by his own construction, and exactly.

use zugzwang_engine::{
    Convention,
    theory::beatty::{Beatty, Pair},
};

const QUINTILLION: u64 = 1_000_000_000_000_000_000;

#[test]
fn the_first_pairs_are_wythoffs() {
    let pairs = (0..=6).map(|k| Pair::of_difference(k, Convention::Normal)).map(|pair| (pair.lower, pair.upper));
    assert!(pairs.eq([(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15)]));
}

/// Each pair starts with the smallest number not in any earlier pair, and its difference is the next: Wythoff's own
/// construction.
#[test]
fn each_pair_starts_with_the_smallest_unused_number() {
    for last in [Convention::Normal, Convention::Misere] {
        let mut of_numbers = vec![None; 4000];
        for k in 0..1000 {
            let pair = Pair::of_difference(k, last);
            for number in [pair.lower, pair.upper] {
                let before = of_numbers[usize::try_from(number).expect("a small number")].replace(pair);
                assert!(before.is_none_or(|before| before == pair), "{number} is in {before:?} and {pair:?}");
            }
            let least = of_numbers.iter().position(Option::is_none).expect("some number is unused");
            let next = Pair::of_difference(k + 1, last).lower;
            assert!(k < 2 || next == least as u64, "after {k}: {next}, not {least}");
        }
        for (number, pair) in (0..1500).zip(&of_numbers) {
            assert_eq!(Some(Pair::of_number(number, last)), *pair, "{number}");
        }
    }
}

/// Fibonacci numbers are the hardest cases: for k = F(n), kΦ lies just above F(n + 1) if n is odd, and just below
/// it if n is even.
#[test]
fn multiples_of_phi_are_rounded_down_exactly() {
    let (mut k, mut next) = (1_u64, 1_u64);
    for n in 1..=86_u64 {
        assert_eq!(
            Pair::of_difference(k, Convention::Normal).lower,
            if n.is_multiple_of(2) { next - 1 } else { next },
            "F({n}) = {k}"
        );
        (k, next) = (next, k + next);
    }
    assert!(k <= QUINTILLION && next > QUINTILLION / 2, "{k}");
    for number in [QUINTILLION, QUINTILLION - 1, 618_033_988_749_894_848, 381_966_011_250_105_151] {
        let pair = Pair::of_number(number, Convention::Normal);
        assert!(pair.lower == number || pair.upper == number, "{number}: {pair:?}");
    }
}

#[test]
fn the_game_is_over_at_the_corner() {
    for last in [Convention::Normal, Convention::Misere] {
        let over = Beatty::of(0, 0, last);
        assert_eq!((over.is_lost(), over.winning().count(), over.remoteness()), (!last.is_misere(), 0, 0));
        assert_eq!(over.hold_out(), None);
    }
}
