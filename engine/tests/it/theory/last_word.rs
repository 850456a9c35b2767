//! Programs of two bits, and where they can still end.

use zugzwang_engine::{
    Seat,
    theory::last_word::{Operator, Program, State},
};

#[test]
fn every_operator_is_a_bijection() {
    for operator in Operator::ALL {
        let mut ends = State::ALL.map(|state| operator.apply(state));
        ends.sort_unstable();
        assert_eq!(ends, State::ALL);
    }
}

#[test]
fn one_line_reaches_three_states_and_each_player_wins_in_two() {
    for start in State::ALL {
        let program = Program { a: Some(start.a), b: Some(start.b), lines: vec![None] };
        let flow = program.flow();
        assert_eq!(flow[0], [start]);
        assert_eq!(flow[1].len(), 3);
        assert!(!flow[1].contains(&State::new(!start.a, !start.b)));
    }
    for seat in Seat::ALL {
        assert_eq!(Program::empty(1).wanted(seat)[1].as_ref().map(Vec::len), Some(2));
    }
}

#[test]
fn winning_states_are_known_back_to_the_last_free_line() {
    let line = |operator| Some(operator);
    let lines = vec![None, line(Operator::TurnA), line(Operator::TurnBIfA)];
    let wanted = Program { a: Some(false), b: Some(true), lines }.wanted(Seat::First);
    assert_eq!(wanted[0], None);
    // 00 → 10 → 11 and 01 → 11 → 10; 10 → 00 and 11 → 01.
    assert_eq!(wanted[1], Some(vec![State::new(false, true), State::new(true, true)]));
    assert_eq!(wanted[3], Some(vec![State::new(false, true), State::new(true, false)]));
}
