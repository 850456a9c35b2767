//! The words of a method.

use zugzwang_engine::matchbox::{Blame, Empty, Openings, Teacher, Turns};

#[test]
fn displayed_words_parse_back() {
    for teacher in Teacher::OFFERED {
        assert_eq!(teacher.to_string().parse(), Ok(teacher));
    }
    assert!(Empty::ALL.iter().all(|one| one.word().parse() == Ok(*one)));
    assert!(Blame::ALL.iter().all(|one| one.word().parse() == Ok(*one)));
    assert!(Openings::ALL.iter().all(|one| one.word().parse() == Ok(*one)));
    assert!(Turns::ALL.iter().all(|one| one.word().parse() == Ok(*one)));
    assert!(["itself", "matchbox"].iter().all(|word| word.parse::<Teacher>().is_err()));
    assert!("".parse::<Empty>().is_err());
}
