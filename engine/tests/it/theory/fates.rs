//! The fates of factors.

use zugzwang_engine::theory::fates::{Fate, FateTable, Range};

#[test]
fn every_factor_has_its_fate() {
    let table = FateTable::new(Range { low: 40, high: 50 });
    let fates = table.fates((8, 2));
    let of_factors: Vec<Fate> = fates.factors.iter().map(|branch| branch.fate).collect();
    assert_eq!(of_factors[0], Fate::Shares(2));
    assert_eq!(of_factors[3], Fate::Lands, "8 × 5 = 40");
    assert_eq!(of_factors[5], Fate::Exceeds, "8 × 7 = 56");
}

#[test]
fn a_range_at_a_million_is_solved() {
    let table = FateTable::new(Range { low: 1_000_000, high: 1_000_000 });
    assert!(table.get((1, 1)).is_some());
}
