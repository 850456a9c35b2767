//! `InOrder` sorts as the standard library does.

use zugzwang_engine::{InOrder, Rng};

#[test]
fn lists_of_every_length_are_sorted_and_equal_items_keep_their_order() {
    let mut rng = Rng::new(7, "order");
    for length in 0..70_usize {
        // Few keys, so that many are equal; the index tells equal ones apart.
        let items: Vec<(usize, usize)> = (0..length).map(|index| (rng.below(1 + length / 3), index)).collect();
        let [mut sorted, mut expected] = [items.clone(), items];
        sorted.order_by_key(|(key, _)| std::cmp::Reverse(*key));
        expected.sort_by_key(|(key, _)| std::cmp::Reverse(*key));
        assert_eq!(sorted, expected);
        sorted.order_by(|one, other| one.0.cmp(&other.0));
        expected.sort_by_key(|(key, _)| *key);
        assert_eq!(sorted, expected);
    }
}
