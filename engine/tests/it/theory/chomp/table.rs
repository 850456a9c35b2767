//! All bars within a rectangle.

use zugzwang_engine::{Cancel, theory::chomp::table::Table};

#[test]
fn known_bars_are_won_and_lost() {
    let table = Table::of(3, 8, &Cancel::never()).expect("not stopped");
    for lost in [&[1_u64][..], &[2, 1], &[5, 4], &[3, 1, 1], &[3, 2], &[2, 2, 1], &[5, 3, 2], &[4, 2, 2]] {
        assert!(table.is_lost(lost), "{lost:?}");
    }
    assert!(!table.is_lost(&[4, 4, 4]));
    assert_eq!(table.winning(&[4, 4, 4]).map(|bite| bite.to_string()).collect::<Vec<_>>(), ["2:3"]);
    assert_eq!(table.plies(&[9]), None);
}

#[test]
fn tables_have_a_limit() {
    assert_eq!(Table::size(10, 10), Some(184_756));
    assert_eq!([Table::size(10, 11), Table::size(3, 105), Table::size(3, u64::MAX)], [None; 3]);
    assert!(Table::size(3, 104).is_some());
}
