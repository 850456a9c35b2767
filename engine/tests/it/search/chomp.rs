//! Bars of chocolate, compared with search.

use super::check;
use zugzwang_engine::games::Chomp;

#[test]
fn a_bar_of_two_rows_is_lost_if_the_lower_one_is_longer_by_one() {
    check::<Chomp>("bar=24,24");
    check::<Chomp>("bar=40");
}

#[test]
fn all_bars_within_a_rectangle_are_filled_in_from_the_poisoned_square() {
    for bar in ["7,7,7", "5,5,5,5", "4,4,4,4,4", "3,3,3,3,3,3", "2,2,2,2,2,2,2,2", "1,1,1,1,1,1,1,1,1,1", "9,7,4,1"] {
        check::<Chomp>(&format!("bar={bar}"));
    }
}
