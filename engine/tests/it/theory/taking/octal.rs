//! Octal codes, as they are written.

use zugzwang_engine::{
    Cancel,
    theory::taking::{CodeError, Octal, Sequence},
};

#[test]
fn codes_are_parsed_and_written() {
    for code in ["0.7", "0.07", "0.137", "0.", "0.0001", "4.", "4.3", "4.007"] {
        assert_eq!(code.parse::<Octal>().map(|octal| octal.to_string()).as_deref(), Ok(code));
    }
    assert_eq!("0.700".parse::<Octal>().map(|octal| octal.to_string()).as_deref(), Ok("0.7"));
    for wrong in ["", "7", "0,7", "0.8", "1.7", "44.7", ".7", "0.7a", "0.7.7"] {
        assert_eq!(wrong.parse::<Octal>(), Err(CodeError), "{wrong}");
    }
}

#[test]
fn rows_have_codes() {
    assert_eq!(
        [(1, 3), (2, 2), (3, 3)].map(|(least, most)| Octal::row(least, most).to_string()),
        ["0.777", "0.07", "0.007"]
    );
}

#[test]
fn any_number_may_be_taken_from_small_heaps() {
    let first = |code: &str| {
        let values = Sequence::new(&code.parse().expect("a code"), 4, &Cancel::never()).expect("it is not stopped");
        [1, 2, 3, 4].map(|heap| values.get(heap))
    };
    assert_eq!(first("0.77303")[..3], [1, 2, 3]);
    assert_eq!(first("4.333"), [1, 2, 4, 3], "Lasker's nim gives 3 the value 4");
}
