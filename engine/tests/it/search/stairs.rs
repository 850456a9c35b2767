//! Coins on a staircase, compared with search.

use super::check;
use zugzwang_engine::games::{Staircase, Sum};

#[test]
fn a_staircase_is_nim_on_its_odd_steps() {
    // All arrangements of these coins and of fewer are reached from the highest step.
    for steps in
        ["0,9", "0,0,7", "0,0,0,6", "0,0,0,0,5", "0,0,0,0,0,4", "3,0,5,0", "2,3,1,4", "0,1,0,1,0,1,0,1,0,1", "40"]
    {
        check::<Staircase>(&format!("steps={steps}"));
    }
}

#[test]
fn a_staircase_and_a_bar_of_chocolate_are_parts_of_a_sum() {
    for words in ["a=staircase:steps=1,2,2 b=nim:heaps=3", "a=chomp:bar=3,2,1 b=staircase:steps=2,1"] {
        check::<Sum>(words);
    }
}
