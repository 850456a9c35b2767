//! Known values, and values compared with their definition.

use zugzwang_engine::theory::hackenbush::{
    Color, Hackenbush, Number, Piece, Stalk, cuts, number, number_of, suggested, sum,
};

fn stalk(text: &str) -> Stalk {
    text.parse().expect("a stalk")
}

fn value(text: &str) -> String {
    number(&stalk(text).0).to_string()
}

/// Returns every red-blue stalk of this many pieces.
fn red_blue(length: u32) -> impl Iterator<Item = Stalk> {
    (0..1_u32 << length).map(move |bits| {
        Stalk((0..length).map(|at| if bits >> at & 1 == 1 { Piece::Blue } else { Piece::Red }).collect())
    })
}

/// Values from *Winning Ways*, chapter 2.
#[test]
fn known_stalks_have_their_values() {
    for (text, known) in
        [("b", "1"), ("rr", "-2"), ("br", "1/2"), ("brr", "1/4"), ("brb", "3/4"), ("bbr", "3/2"), ("rbbr", "-3/8")]
    {
        assert_eq!(value(text), known, "{text}");
    }
}

#[test]
fn the_longest_stalks_are_exact() {
    let finest = format!("b{}", "r".repeat(59));
    assert_eq!(value(&finest), "1/576460752303423488");
    assert_eq!(value(&"r".repeat(60)), "-60");
    let ten: Vec<Stalk> = vec![stalk(&finest); 10];
    assert_eq!(sum(&ten).0.to_string(), "5/288230376151711744");
    let most = vec![stalk(&"b".repeat(60)); 10];
    assert_eq!(sum(&most).0.to_string(), "600");
}

/// The value of a game whose options are numbers is the simplest number between them.
#[test]
fn a_value_lies_between_those_of_the_cuts_and_is_the_simplest_there() {
    for stalk in (1..=10).flat_map(red_blue) {
        let own = number(&stalk.0);
        let options = |color| cuts(std::slice::from_ref(&stalk), color).into_iter().map(|left| left.number);
        let (low, high) = (options(Color::Blue).max(), options(Color::Red).min());
        assert!(low.is_none_or(|low| low < own) && high.is_none_or(|high| own < high), "{stalk}");
        let (whole, rest, exponent) = own.parts();
        // A simpler number has a smaller denominator or, among whole numbers, a smaller magnitude.
        let nearer = if rest > 0 { Number::new(1, exponent) } else { (whole > 0).then_some(Number::ONE) };
        for simpler in nearer.into_iter().flat_map(|by| [own - by, own + by]) {
            let is_simpler = rest > 0 || simpler.abs() < own.abs();
            let is_inside = low.is_none_or(|low| low < simpler) && high.is_none_or(|high| simpler < high);
            assert!(!(is_simpler && is_inside), "{stalk}: {simpler}");
        }
    }
}

#[test]
fn every_stalk_is_the_only_one_with_its_value() {
    for stalk in (0..=10).flat_map(red_blue) {
        assert_eq!(number_of(number(&stalk.0)), stalk.0, "{stalk}");
    }
}

#[test]
fn a_number_is_taken_apart_and_put_on_a_scale() {
    let of = |text: &str| number(&stalk(text).0);
    assert_eq!(of("bbrrb").parts(), (1, 3, 3));
    assert_eq!(of("rrb").parts(), (1, 1, 1));
    assert_eq!((of("bbr").columns(8), of("rrb").columns(8), of("rbb").columns(2)), (12, -12, -1));
    assert_eq!([of("brb"), of("bb"), of("brr")].map(|number| number.count_of(of("br").half())), [3, 8, 1].map(Some));
    assert_eq!(of("brrr").count_of(of("br").half()), None);
}

#[test]
fn the_winning_cut_says_how_many_replies_it_leaves() {
    for (garden, replies) in
        [(&["bb", "r"][..], 1), (&["br"], 0), (&["bbrr", "r"], 1), (&["gg", "g"], 2), (&["brb", "br", "r"], 3)]
    {
        let stalks: Vec<Stalk> = garden.iter().map(|text| stalk(text)).collect();
        let why = Hackenbush::of(&stalks, Color::Blue, suggested(&stalks, Color::Blue));
        assert_eq!(why.keep.map(|keep| keep.replies), Some(replies), "{garden:?}");
    }
}
