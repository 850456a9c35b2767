//! Tick-tack-two: the start, slides and repetitions.

use zugzwang_engine::{
    Analysis, Cancel, Game, Outcome, Reason, Rules, Seat, Worth,
    games::ticktacktwo::{Board, CELLS, Grid, Step, TickTackTwo},
};

fn played(moves: &str) -> (TickTackTwo, Grid) {
    let game = TickTackTwo::default();
    let mut grid = game.start();
    for mv in moves.split_whitespace() {
        grid = game.play(&grid, &mv.parse().expect("a move")).expect("a legal move");
    }
    (game, grid)
}

fn analysis(moves: &str) -> Analysis<Step> {
    let (game, grid) = played(moves);
    game.analyse(&grid, &Cancel::never()).expect("not stopped")
}

#[test]
fn only_the_middle_wins_and_takes_at_most_five_moves() {
    let start = analysis("");
    assert_eq!((start.worth.outcome, start.worth.remoteness), (Outcome::Win, Some(9)));
    assert_eq!(start.best.moves, [Step::Place(5)]);
}

#[test]
fn every_position_with_all_signs_placed_has_a_slide() {
    let (game, mut grid) = played("");
    for code in 0..3_usize.pow(9) {
        let sign = |cell: usize| match code / 3_usize.pow(u32::try_from(cell).expect("small")) % 3 {
            0 => None,
            1 => Some(Seat::First),
            _ => Some(Seat::Second),
        };
        let signs: [_; CELLS] = std::array::from_fn(sign);
        let three = |seat| signs.iter().filter(|sign| **sign == Some(seat)).count() == 3;
        if Seat::ALL.into_iter().all(three) {
            for mover in Seat::ALL {
                grid.board = Board { signs, mover };
                let ended = Seat::ALL.into_iter().any(|seat| grid.board.line(seat).is_some());
                assert!(ended || game.moves(&grid).next().is_some(), "{signs:?}");
            }
        }
    }
}

#[test]
fn a_repeated_position_with_the_same_mover_is_a_draw() {
    let moves = "1 2 3 4 8 9 8-7 9-6 7-8 6-9";
    let (game, grid) = played(moves);
    assert_eq!(game.end(&grid), Some(Outcome::Draw));
    let Reason::Retrograde(now) = analysis(moves).reason else { panic!("expected Reason::Retrograde") };
    assert_eq!(now.repeats, Some(6));
    let before = analysis("1 2 3 4 8 9 8-7 9-6 7-8");
    let Reason::Retrograde(why) = before.reason else { panic!("expected Reason::Retrograde") };
    let again = why.lines.iter().find(|line| line.mv == "6-9").expect("it is legal");
    assert_eq!((again.worth, again.repeats), (Worth::DRAW, Some(6)));
}
