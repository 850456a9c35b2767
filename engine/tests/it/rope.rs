//! Rope cutting, against search over its rules and against opponents who cut anywhere.

use std::collections::HashMap;

use crate::common::{game, nightly};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Analysis, AnyGame, AnyMove, AnyPosition, Cancel, Game, Outcome, Reason, Rules, Seat, Worth,
    exact::{Exact, Interval},
    games::{
        Rope,
        rope::{Pieces, Slice},
    },
    rated::Candidates,
    theory::kayles::Kayles,
};

mod cuts;

/// Solves ropes in which each piece is cut on a grid twice as fine as itself. It knows nothing of floors, pins and
/// nimbers.
#[derive(Default)]
struct Grid(HashMap<Vec<Exact>, bool>);

impl Grid {
    /// Returns whether the player to move wins. Cuts that make a piece too short are skipped, because they lose.
    fn wins(&mut self, pieces: &[Exact]) -> bool {
        if let Some(known) = self.0.get(pieces) {
            return *known;
        }
        let (one, mut wins) = (Exact::from(1), false);
        for (at, piece) in pieces.iter().enumerate() {
            let step = Exact::new(1, 2 * piece.denom());
            let mut left = one;
            while left <= piece - one {
                let mut after = pieces.to_vec();
                after.swap_remove(at);
                after.extend([left, piece - left]);
                after.sort_unstable();
                wins |= !self.wins(&after);
                left += step;
            }
        }
        self.0.insert(pieces.to_vec(), wins);
        wins
    }
}

#[test]
fn only_the_whole_centimetres_of_pieces_matter() {
    let mut grid = Grid::default();
    for (above, below) in [(5, 1), (6, 1), (9, 2), (11, 2), (13, 3), (14, 3), (19, 4), (23, 5), (13, 2), (20, 3)] {
        grid.wins(&[Exact::new(above, below)]);
    }
    grid.wins(&[Exact::new(7, 2), Exact::new(10, 3)]);
    assert!(grid.0.len() > 1000, "{}", grid.0.len());
    for (pieces, wins) in &grid.0 {
        let floors: Vec<u64> =
            pieces.iter().map(|piece| u64::try_from(piece.to_integer()).expect("the piece is short")).collect();
        assert_eq!(Kayles::of(&floors).sum.nim_sum != 0, *wins, "{pieces:?}");
    }
}

fn rope(length: &str) -> Rope {
    game(&format!("length={length}"))
}

/// From two to fifty centimetres, in quarters.
#[test]
fn a_single_piece_of_two_or_more_is_won_by_its_middle() {
    for quarters in 8..=200 {
        let game = rope(&format!("{quarters}/4"));
        let analysis = game.analyse(&game.start(), &Cancel::never()).expect("not stopped");
        let middle = game.read(&game.start(), &format!("{quarters}/8")).expect("the cut is valid");
        assert_eq!((analysis.worth.outcome, analysis.suggested), (Outcome::Win, Some(middle)), "{quarters}/4");
        assert_eq!(analysis.best.moves.first(), Some(&middle));
    }
}

/// Returns a random legal cut with any denominator, avoiding short pieces if a few tries find such a cut.
fn somewhere(game: &Rope, pieces: &Pieces, rng: &mut StdRng) -> Slice {
    const TRIES: usize = 20;
    let mut cut = None;
    for _ in 0..TRIES {
        let below = 10_i128.pow(rng.random_range(0..=16)) - rng.random_range(0..2_i128);
        let below = below.max(2);
        let at = Exact::new(rng.random_range(1..=pieces.length().ceil().to_integer() * below), below);
        let Ok(after) = game.play(pieces, &Slice(at)) else { continue };
        cut = Some(Slice(at));
        if game.end(&after).is_none() {
            break;
        }
    }
    cut.unwrap_or_else(|| game.moves(pieces).next().expect("there is always a cut"))
}

#[test]
fn a_won_rope_stays_won_wherever_the_opponent_cuts() {
    let mut rng = StdRng::seed_from_u64(1956);
    for round in 0..nightly(140, 700) {
        let game = rope(["10", "32.97", "103/20", "5017/1000", "19.9999999999999999", "8.5", "123.456"][round % 7]);
        let (mut pieces, mut mover, mut won) = (game.start(), Seat::First, false);
        let perfect = Seat::ALL[rng.random_range(..2_usize)];
        while game.end(&pieces).is_none() {
            let analysis = game.analyse(&pieces, &Cancel::never()).expect("not stopped");
            let cut = if mover == perfect {
                assert!(!won || analysis.worth.outcome == Outcome::Win, "{pieces}");
                won |= analysis.worth.outcome == Outcome::Win;
                analysis.suggested.expect("the game goes on")
            } else {
                somewhere(&game, &pieces, &mut rng)
            };
            let after = game.play(&pieces, &cut).expect("the cut is legal");
            assert_eq!(game.read(&pieces, &cut.to_string()), Ok(cut), "a displayed cut parses back");
            (pieces, mover) = (after, mover.other());
        }
        assert!(!won || mover == perfect, "{pieces}: the opponent made the short piece");
    }
}

fn analysed(game: &Rope, pieces: &Pieces) -> (Analysis<Slice>, Kayles) {
    let analysis = game.analyse(pieces, &Cancel::never()).expect("not stopped");
    let Reason::Kayles(why) = analysis.reason.clone() else { panic!("expected Reason::Kayles") };
    (analysis, why)
}

/// Returns the Grundy value of each number of whole units, computed from what a cut can leave of a piece.
fn values_by_rules(most: usize) -> Vec<u64> {
    let mut values: Vec<u64> = vec![0, 0];
    for n in 2..=most {
        let pairs = (1..n).flat_map(|i| (1..n).map(move |j| (i, j))).filter(|(i, j)| i + j == n || i + j + 1 == n);
        let left: Vec<u64> = pairs.map(|(i, j)| values[i] ^ values[j]).collect();
        values.push((0..=n as u64).find(|value| !left.contains(value)).expect("a value is free"));
    }
    values
}

/// Returns positions of many kinds: in halves, thirds and sixteen decimals, with mirrored and other cuts.
fn positions(count: usize) -> Vec<(Rope, Pieces)> {
    let mut rng = StdRng::seed_from_u64(77);
    let lengths = ["10", "10.5", "21/2", "7/3", "32.97", "17.0625", "19.9999999999999999", "61/7", "2", "1.5", "40.75"];
    let mut found = Vec::new();
    while found.len() < count {
        let game = rope(lengths[found.len() % lengths.len()]);
        let mut pieces = game.start();
        for _ in 0..rng.random_range(0..7) {
            let analysis = analysed(&game, &pieces).0;
            let cut = match (rng.random_range(0..4), analysis.suggested) {
                (0, Some(cut)) => cut,
                (1, _) => game.listed(&pieces).nth(rng.random_range(0..9)).unwrap_or(Slice(Exact::new(1, 3))),
                _ => somewhere(&game, &pieces, &mut rng),
            };
            match game.play(&pieces, &cut) {
                Ok(after) if game.end(&after).is_none() => pieces = after,
                _ => {}
            }
        }
        found.push((game, pieces));
    }
    found
}

/// Returns both ends of every interval, places just beside them, and many others.
fn places(pieces: &Pieces, intervals: &[Interval], rng: &mut StdRng) -> Vec<Exact> {
    let little = Exact::new(1, 1_000_000_007);
    let ends = intervals.iter().flat_map(|found| [found.from, found.to]);
    let near = ends.flat_map(|end| [end - little, end, end + little]);
    let marks = pieces.marks().iter().flat_map(|mark| (0..4).map(move |whole| mark + Exact::from(whole)));
    let any = (0..40).map(|_| {
        let below = rng.random_range(1..40_i128);
        Exact::new(rng.random_range(1..=pieces.length().ceil().to_integer() * below), below)
    });
    near.chain(marks).chain(any).collect()
}

#[test]
fn a_cut_wins_exactly_inside_the_intervals() {
    let (values, mut rng) = (values_by_rules(60), StdRng::seed_from_u64(3));
    let (mut inside, mut outside) = (0, 0);
    for (game, pieces) in positions(120) {
        let (analysis, why) = analysed(&game, &pieces);
        assert_eq!(why.intervals.is_empty(), analysis.worth.outcome == Outcome::Loss, "{pieces}");
        for cut in places(&pieces, &why.intervals, &mut rng) {
            let Ok(after) = game.play(&pieces, &Slice(cut)) else { continue };
            let floors =
                after.lengths().map(|length| usize::try_from(length.to_integer()).expect("the piece is short"));
            let is_short = after.lengths().any(|length| length < Exact::from(1));
            let wins = !is_short && floors.fold(0, |sum, floor| sum ^ values[floor]) == 0;
            let containing = why.intervals.iter().filter(|found| found.contains(cut)).count();
            assert_eq!(containing, usize::from(wins), "{cut} of {pieces}");
            let left = game.analyse(&after, &Cancel::never()).expect("not stopped").worth.outcome;
            assert_eq!(left == Outcome::Loss, wins, "{cut} of {pieces}");
            (inside, outside) = (inside + usize::from(wins), outside + usize::from(!wins));
        }
    }
    assert!(inside > 500 && outside > 500, "{inside} {outside}");
}

/// As above, with the winner determined by the rules alone.
#[test]
fn a_cut_wins_inside_the_intervals_by_search_over_the_rules_alone() {
    let (mut grid, mut seen) = (Grid::default(), 0);
    for (above, below) in [(2, 1), (5, 2), (3, 1), (4, 1), (9, 2), (14, 3), (5, 1), (16, 3), (11, 2), (6, 1)] {
        let game = rope(&format!("{above}/{below}"));
        let (_, why) = analysed(&game, &game.start());
        for part in 1..2 * above {
            let cut = Exact::new(part, 2 * below);
            let after = game.play(&game.start(), &Slice(cut)).expect("inside the rope");
            let mut lengths: Vec<Exact> = after.lengths().collect();
            lengths.sort_unstable();
            let wins = lengths[0] >= Exact::from(1) && !grid.wins(&lengths);
            assert_eq!(why.intervals.iter().any(|found| found.contains(cut)), wins, "{cut} of {above}/{below}");
            seen += usize::from(wins);
        }
    }
    assert!(seen >= 20, "{seen}");
}

#[test]
fn intervals_are_disjoint_and_maximal() {
    for (game, pieces) in positions(300) {
        let (analysis, why) = analysed(&game, &pieces);
        for found in &why.intervals {
            assert!(found.from < found.to || (found.is_point() && found.from_included && found.to_included));
        }
        for pair in why.intervals.windows(2) {
            assert!(pair[0].to <= pair[1].from && pair[0].joined(pair[1]).is_none(), "{pieces}: {pair:?}");
        }
        // Every listed cut lies in an interval. The list is complete exactly if all intervals are single points.
        let best = &analysis.best;
        assert!(best.moves.iter().all(|cut| why.intervals.iter().any(|found| found.contains(cut.0))), "{pieces}");
        let all = why.intervals.iter().all(|found| best.moves.contains(&Slice(found.from)) && found.is_point());
        assert_eq!(best.truncated, !all, "{pieces}");
    }
}

/// Returns whether every length occurs an even number of times.
fn are_paired(pieces: &Pieces) -> bool {
    pieces.lengths().all(|one| pieces.lengths().filter(|other| *other == one).count() % 2 == 0)
}

#[test]
fn paired_pieces_are_lost_for_the_player_to_move() {
    let values = values_by_rules(40);
    let mut rng = StdRng::seed_from_u64(5);
    for _ in 0..300 {
        let half: Vec<usize> = (0..rng.random_range(1..6)).map(|_| rng.random_range(1..40)).collect();
        assert_eq!(half.iter().chain(&half).fold(0, |sum, floor| sum ^ values[*floor]), 0);
    }
    let paired = positions(400).into_iter().filter(|(_, pieces)| are_paired(pieces));
    let lost = paired.map(|(game, pieces)| assert_eq!(analysed(&game, &pieces).0.worth.outcome, Outcome::Loss)).count();
    assert!(lost > 10, "{lost}");
}

/// Pieces are in quarters, so every cut that pairs them lies on the finer grid that is tried.
#[test]
fn the_perfect_player_pairs_the_pieces_if_possible() {
    let mut rng = StdRng::seed_from_u64(9);
    let (mut pairing, mut not) = (0, 0);
    for _ in 0..400 {
        let game = rope(&format!("{}/4", rng.random_range(8..60)));
        let mut pieces = game.start();
        for _ in 0..rng.random_range(0..5) {
            let cut = Slice(Exact::new(rng.random_range(1..=pieces.length().ceil().to_integer() * 4), 4));
            pieces = game.play(&pieces, &cut).ok().filter(|after| game.end(after).is_none()).unwrap_or(pieces);
        }
        let grid = (1..pieces.length().ceil().to_integer() * 16).map(|part| Slice(Exact::new(part, 16)));
        let after = grid.filter_map(|cut| Some((cut, game.play(&pieces, &cut).ok()?)));
        let pairs: Vec<Slice> =
            after.filter(|(_, after)| game.end(after).is_none() && are_paired(after)).map(|(cut, _)| cut).collect();
        let (analysis, why) = analysed(&game, &pieces);
        assert_eq!(why.mirror.is_some(), !pairs.is_empty(), "{pieces}");
        if let Some(image) = why.mirror {
            assert!(pairs.contains(&Slice(image.cut)) && analysis.suggested == Some(Slice(image.cut)), "{pieces}");
            assert!(analysis.best.moves.contains(&Slice(image.cut)), "{pieces}: the mirror cut is listed");
            let across = |cut: Exact| pieces.marks().contains(&(pieces.length() - cut)) || cut + cut == pieces.length();
            assert_eq!(across(image.cut), pairs.iter().any(|cut| across(cut.0)), "{pieces}: about the middle first");
            pairing += 1;
        } else {
            not += 1;
        }
    }
    assert!(pairing > 50 && not > 50, "{pairing} {not}");
}

/// Tries every cut of the opponent on a grid, to the end of the game, and counts the games.
fn assert_mirrored(game: &Rope, pieces: &Pieces, parts: i128, lines: &mut usize) {
    for part in 1..pieces.length().ceil().to_integer() * parts {
        let cut = Exact::new(part, parts);
        let Ok(after) = game.play(pieces, &Slice(cut)) else { continue };
        if game.end(&after).is_some() {
            // The opponent was the first to make a short piece.
            *lines += 1;
            continue;
        }
        let reply = analysed(game, &after).0.suggested.expect("the game goes on");
        assert_eq!(reply, Slice(pieces.length() - cut), "{pieces} and then {cut}");
        let left = game.play(&after, &reply).expect("the cut is legal");
        assert_eq!(game.end(&left), None, "{left}");
        assert_mirrored(game, &left, parts, lines);
    }
}

#[test]
fn after_the_middle_every_safe_cut_is_answered_by_its_mirror_image() {
    let mut lines = 0;
    for (length, parts) in [("5", 2), ("11/2", 2), ("6", 2), ("20/3", 3), ("27/4", 2), ("7", 1), ("8", 1), ("2", 4)] {
        let game = rope(length);
        let first = analysed(&game, &game.start()).0.suggested.expect("the game goes on");
        assert_eq!(first.0 + first.0, game.start().length(), "the middle");
        let pieces = game.play(&game.start(), &first).expect("the cut is legal");
        assert_mirrored(&game, &pieces, parts, &mut lines);
    }
    assert!(lines > 500, "{lines}");
}

#[test]
fn listed_cuts_represent_every_cut() {
    let mut rng = StdRng::seed_from_u64(21);
    for (game, pieces) in positions(50) {
        let analysis = analysed(&game, &pieces).0;
        let any = (AnyGame::of(game.clone()), AnyPosition::of(pieces.clone()));
        let candidates = |most| {
            let Candidates { moves, truncated } =
                Candidates::of(&any.0, &any.1, &analysis.clone().map(AnyMove::of), most);
            let moves: Vec<Slice> = moves.iter().map(|mv| *mv.downcast_ref().expect("the move is a cut")).collect();
            (moves, truncated)
        };
        let (moves, truncated) = candidates(256);
        assert!(!truncated, "{pieces}");
        let is_short = |cut: &Slice| game.play(&pieces, cut).is_ok_and(|after| game.end(&after).is_some());
        assert!(moves.is_sorted_by_key(|cut| (is_short(cut), cut.0)), "{pieces}: {moves:?}");
        for cut in places(&pieces, &[], &mut rng) {
            let Ok(after) = game.play(&pieces, &Slice(cut)) else { continue };
            let alike: Vec<_> =
                moves.iter().filter(|mv| any.0.alike(&any.1, &AnyMove::of(**mv), &AnyMove::of(Slice(cut)))).collect();
            assert_eq!(alike.len(), 1, "{cut} of {pieces}");
            let stretch = game.stretch(&pieces, &Slice(cut)).expect("a cut has a stretch");
            assert!(stretch.contains(cut) && stretch.contains(alike[0].0), "{cut} of {pieces}: {stretch:?}");
            let other = game.play(&pieces, alike[0]).expect("a listed cut is legal");
            let worth = |after| {
                let Worth { outcome, remoteness, .. } = analysed(&game, after).0.worth;
                (outcome, remoteness, game.end(after))
            };
            assert_eq!(worth(&after), worth(&other), "{cut} of {pieces}");
        }
        // If there are more cuts than fit, the best still come first.
        let (few, truncated) = candidates(2);
        assert!(truncated == (moves.len() > 2) && few.len() == moves.len().min(2));
        let best = analysis.best.moves.iter().take(2).all(|best| few.contains(best));
        assert!(best || !truncated, "{pieces}: {few:?}");
    }
}

#[test]
fn the_mirror_cut_of_the_source_is_listed() {
    let game = rope("10");
    let after = |cuts: &[&str]| {
        cuts.iter().fold(game.start(), |pieces, cut| {
            game.play(&pieces, &game.read(&pieces, cut).expect("the cut is valid")).expect("the cut is legal")
        })
    };
    let (analysis, why) = analysed(&game, &after(&["5", "2"]));
    let named: Vec<String> = analysis.best.moves.iter().map(ToString::to_string).collect();
    assert_eq!((named.join(" ").as_str(), analysis.best.truncated), ("7/2 6 8", true));
    assert_eq!(
        (why.mirror.map(|image| image.of), analysis.suggested),
        (Some(Some(Exact::from(2))), Some(Slice(Exact::from(8))))
    );
    let start = analysed(&game, &game.start()).0.best;
    assert_eq!((start.moves, start.truncated), (vec![Slice(Exact::from(5))], false), "one cut alone wins");
}
