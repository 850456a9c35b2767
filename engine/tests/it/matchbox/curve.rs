//! The learning curve.

use std::sync::Arc;

use zugzwang_engine::{
    Cancel, games,
    matchbox::{Curve, Learner, Method, Notes, NotesFault},
};

/// Trains a machine with one coin, which whoever begins takes.
fn trained(games: u64) -> Learner {
    let coin = games::find("subtraction").expect("the game is listed");
    let cabinet = coin.cabinet(&["c=1", "m=1"], &Cancel::never()).expect("the setup has boxes");
    let mut learner = Learner::new(Arc::new(cabinet), Method::default(), 1);
    learner.train(games, &Cancel::never()).expect("not stopped");
    learner
}

#[test]
fn points_are_at_most_a_hundred_and_cover_every_game() {
    for games in [0, 1, 2, 99, 100, 101, 199, 200, 12_345] {
        let learner = trained(games);
        let points = learner.curve().points();
        assert!(points.len() <= Curve::MOST);
        assert_eq!(points.iter().map(|point| point.games).sum::<u64>(), games);
        let won = (0..games).filter(|game| learner.method().learner_begins(*game)).count();
        assert_eq!(points.iter().map(|point| point.won).sum::<u64>(), won as u64);
        let restored = |games: u64| {
            let notes = Notes { games, ..learner.notes() };
            Learner::from_notes(Arc::clone(learner.cabinet()), notes).map(|learner| learner.games())
        };
        assert_eq!(restored(games), Ok(games));
        assert_eq!(restored(games + 1), Err(NotesFault::Curve { games: games + 1 }));
    }
}

#[test]
fn an_unfinished_point_below_half_is_joined_to_the_last() {
    let sizes = |games| trained(games).curve().points().iter().map(|point| point.games).collect::<Vec<_>>();
    assert_eq!(sizes(3), [1, 1, 1]);
    assert_eq!(sizes(100), [2; 50], "pairs are joined");
    assert_eq!(sizes(101)[49..], [2, 1]);
    assert_eq!(sizes(801)[49..], [17], "one game of sixteen does not make a point");
}
