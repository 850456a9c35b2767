//! Exact numbers and intervals.

use zugzwang_engine::exact::{Exact, Interval, Unreadable, read, simplest_between};

#[test]
fn whole_numbers_decimals_and_fractions_are_parsed() {
    for (text, shown) in [
        ("10", "10"),
        ("5.25", "21/4"),
        ("103/20", "103/20"),
        ("6/1", "6"),
        ("007", "7"),
        ("0.50", "1/2"),
        ("3.0", "3"),
    ] {
        assert_eq!(read(text).expect("a number").to_string(), shown);
    }
    for text in
        ["", ".", "5.", ".5", "1/0", "1/", "/2", "-1", "+1", "1e3", "1,5", "1/2/3", "1.2.3", "1.5/2", "１", " 1"]
    {
        assert_eq!(read(text), Err(Unreadable::Form), "{text}");
    }
    let long = "9".repeat(40);
    for text in
        [long.clone(), format!("1/{long}"), format!("0.{long}"), format!("9999999999999999999.{}1", "0".repeat(35))]
    {
        assert_eq!(read(&text), Err(Unreadable::Digits), "{text}");
    }
    assert_eq!(read(&format!("2.5{}", "0".repeat(90))), read("5/2"), "trailing zeros do not count as digits");
}

#[test]
fn the_simplest_number_between_two_is_the_one_with_the_smallest_denominator() {
    let number = |above: i128, below: i128| Exact::new(above, below);
    for below in 1..=12 {
        for above in 0..=30 {
            for (low, high) in [(number(above, below), number(above + 1, below)), (number(above, below), number(31, 7))]
            {
                let between = |below: i128| {
                    (0..=70 * below).map(move |above| number(above, below)).find(|x| *x > low && *x < high)
                };
                let found = (1..=40).find_map(between);
                assert_eq!(simplest_between(low, high), found.filter(|_| low < high), "{low} {high}");
            }
        }
    }
    assert_eq!(simplest_between(number(2, 1), number(2, 1)), None);
}

#[test]
fn intervals_join_if_one_of_them_contains_the_shared_end() {
    let [one, two, three] = [1, 2, 3].map(Exact::from);
    let joined = Interval::closed(one, two).joined(Interval::open(two, three)).expect("2 belongs to the first");
    assert!(joined.contains(one) && joined.contains(two) && !joined.contains(three));
    assert_eq!(Interval::open(one, two).joined(Interval::open(two, three)), None, "2 belongs to neither");
    assert_eq!(Interval::closed(one, one).joined(Interval::closed(two, three)), None);
    assert!(Interval::closed(one, one).is_point() && Interval::closed(one, one).contains(one));
}
