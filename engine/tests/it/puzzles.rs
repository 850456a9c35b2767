//! The contract of every puzzle, for many seeds of every game.

mod day;

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use crate::common::nightly;
use zugzwang_engine::{Answer, Cancel, Day, Outcome, Puzzle, Record, Seat, Winner, games};

/// Opens the position of a puzzle from its texts alone.
fn position(puzzle: &Puzzle) -> Record {
    let words: Vec<String> = puzzle.setup.to_string().split_whitespace().map(ToOwned::to_owned).collect();
    let mut record = games::find(puzzle.game).expect("the game is listed").open(&words).expect("the setup is valid");
    puzzle.moves.iter().for_each(|mv| record.play(mv).expect("the puzzle's moves are legal"));
    record
}

fn answer(record: &Record) -> Answer {
    record.answer(&Cancel::never()).expect("not stopped")
}

/// Returns the outcome of the game for `seat`.
fn worth(answer: &Answer, seat: Seat) -> Outcome {
    match answer.winner {
        Some(Winner::Draw) => Outcome::Draw,
        Some(winner) => Outcome::won(winner.seat() == Some(seat)),
        None if answer.to_move == Some(seat) => answer.outcome.expect("the game goes on"),
        None => answer.outcome.expect("the game goes on").flip(),
    }
}

/// The number of seeds whose puzzles are checked.
fn seeds() -> u64 {
    nightly(12, 200)
}

/// The puzzles of the first [`seeds`] of every game.
static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    games::ALL.iter().flat_map(|game| (0..seeds()).filter_map(|seed| Puzzle::of(game, seed))).collect()
});

#[test]
fn some_moves_reach_the_goal_and_others_do_not() {
    for puzzle in PUZZLES.iter() {
        let mut record = position(puzzle);
        let now = answer(&record);
        let mover = now.to_move.expect("a puzzle goes on");
        let legal = record.legal(1000);
        let mut right = Vec::new();
        for mv in &legal {
            record.play(mv).expect("a listed move is legal");
            if worth(&answer(&record), mover) == puzzle.goal {
                right.push(mv.clone());
            }
            record.take_back();
        }
        assert_eq!(now.outcome, Some(puzzle.goal), "{puzzle:?}");
        assert!(matches!(puzzle.goal, Outcome::Win | Outcome::Draw), "{puzzle:?}");
        assert_eq!((legal.len(), right.len()), (puzzle.legal, puzzle.right), "{puzzle:?}");
        assert_eq!(puzzle.right_moves(), right, "{puzzle:?}");
        assert!(legal.len() >= 3 && !right.is_empty() && right.len() < legal.len(), "{puzzle:?}");
        // In a scoring game, a move may win by less than the best one.
        let exact = now.score.is_none() && !now.best_moves_truncated && puzzle.counts_moves();
        assert!(!exact || now.best_moves == right, "{puzzle:?}: {:?} {right:?}", now.best_moves);
        if puzzle.counts_moves() {
            assert!(now.best_moves.iter().all(|mv| right.contains(mv)), "{puzzle:?}");
        } else {
            // The answer may list different ones of several equivalent moves.
            assert_eq!(now.best_moves.len(), right.len(), "{puzzle:?}");
        }
    }
}

/// On a round table any point may be a move, so there is no list of right and wrong moves.
#[test]
fn every_seed_makes_a_puzzle_if_the_moves_can_be_listed() {
    let mut grades = [false; 5];
    for game in games::ALL {
        let made = PUZZLES.iter().filter(|puzzle| puzzle.game == game.id);
        assert_eq!(Puzzle::can_be_of(game), game.id != "table");
        assert_eq!(made.clone().count() as u64, if Puzzle::can_be_of(game) { seeds() } else { 0 }, "{}", game.id);
        made.for_each(|puzzle| grades[usize::from(puzzle.grade) - 1] = true);
    }
    assert_eq!(grades, [true; 5]);
}

/// A grade is one step higher for each of these numbers of wrong moves and lengths of the rest of the game.
#[test]
fn more_wrong_moves_and_a_longer_game_are_harder() {
    const WRONG: [usize; 3] = [5, 12, 30];
    const LONG: [u64; 2] = [4, 11];
    for puzzle in PUZZLES.iter() {
        let wrong = puzzle.legal - puzzle.right;
        let length = puzzle.remoteness.unwrap_or(4);
        let steps =
            WRONG.iter().filter(|step| wrong >= **step).count() + LONG.iter().filter(|step| length >= **step).count();
        // A move that ends the game is easy to see among any number.
        let most = if puzzle.remoteness == Some(1) { 2 } else { 5 };
        assert_eq!(usize::from(puzzle.grade), (1 + steps).min(most), "{puzzle:?}");
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzle() {
    for game in games::ALL {
        for seed in 0..3 {
            assert_eq!(Puzzle::of(game, seed), Puzzle::of(game, seed), "{}#{seed}", game.id);
        }
    }
}

/// The puzzles of a day: any game's and any grade's, and the easy ones of a few games.
fn of_day(day: Day) -> Vec<Puzzle> {
    const FEW: [&str; 10] =
        ["subtraction", "king", "strip", "date", "rope", "product", "coins", "nim", "northcott", "staircase"];
    let few = FEW.map(|id| games::find(id).expect("the game is listed"));
    let made = [Puzzle::daily(day), Puzzle::of_day(day, &few, 2)];
    made.map(|puzzle| puzzle.unwrap_or_else(|| panic!("{day} has no puzzle"))).to_vec()
}

#[test]
fn no_two_of_sixty_days_in_a_row_share_a_position_of_a_game() {
    let days = nightly(130, 8000);
    let mut last: HashMap<(&str, String), u64> = HashMap::new();
    let first = Day::new(2025, 10, 1).expect("a day");
    for day in (0..days).map(|number| first.after(u32::try_from(number).expect("few days"))) {
        for puzzle in of_day(day) {
            let place = (puzzle.game, answer(&position(&puzzle)).position);
            let before = last.insert(place.clone(), day.number());
            assert!(
                before.is_none_or(|before| before == day.number() || before + 60 <= day.number()),
                "{day}: {place:?}"
            );
        }
    }
    assert_eq!(of_day(first), of_day(first));
}

#[test]
fn every_day_has_its_puzzle() {
    let mut games = HashSet::new();
    for month in 1..=12 {
        for day in (1..=28).step_by(3) {
            let day = Day::new(2027, month, day).expect("the day is valid");
            let puzzle = Puzzle::daily(day).unwrap_or_else(|| panic!("{day} has no puzzle"));
            games.insert(puzzle.game);
        }
    }
    assert!(games.len() > 12, "{games:?}");
}
