//! The stories and proofs of nim and its relatives: short sentences at the plain level, and true of every position.

use zugzwang_engine::{
    Cancel, Convention, Game, Outcome, Reason, Rng, Rules, Setup, games,
    heaps::Heaps,
    theory::{
        column_sums::{self, ColumnSums},
        gaps::Gaps,
        nim_sum::{self, NimSum},
        stairs::Stairs,
        subtraction_set::{Piles, Values},
    },
};

use super::{Wording, argument, sample, sample::numbers, story};
use crate::look::language::Language;

/// Calls `check` with a random generator until it has found enough to check, which is more than `least` times.
fn check_often(name: &str, seed: u64, least: usize, mut check: impl FnMut(&mut Rng) -> usize) {
    let mut rng = Rng::new(seed, name);
    let seen: usize = (0..80).map(|_| check(&mut rng)).sum();
    assert!(seen > least, "{seen}");
}

/// Returns a number below this one.
fn below(rng: &mut Rng, end: usize) -> u64 {
    rng.below(end) as u64
}

/// Returns heaps, at least one of them not empty: small, large and single ones, and pairs of equal ones.
fn heaps(rng: &mut Rng) -> Vec<u64> {
    let most = [1_usize, 2, 9, 40, 1_000, 1_000_000_000_000_000_000][rng.below(6)];
    let mut heaps: Vec<u64> = (0..=below(rng, 5)).map(|_| below(rng, most + 1)).collect();
    if below(rng, 3) == 0 {
        heaps.extend(heaps.clone());
    }
    if heaps.iter().all(|heap| *heap == 0) { vec![1] } else { heaps }
}

/// Returns whether a plain sentence is longer than the longest that is allowed.
fn too_long(sentence: &str, language: Language) -> bool {
    let words = sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
    let signs = sentence.chars().filter(|sign| sign.is_alphabetic() && !sign.is_ascii()).count();
    if language == Language::Chinese { signs > 60 } else { words > 26 }
}

/// Checks that every text exists, and that the plain ones have short sentences.
fn assert_told(reason: &Reason, lost: bool) {
    let view = sample::view(reason, Outcome::won(!lost));
    for language in Language::ALL {
        let told = argument(&view, &sample::look_in(language, Wording::Notation));
        assert!((1..=6).contains(&told.len()), "{reason:?}: {told:?}");
        let plain = sample::look_in(language, Wording::Plain);
        let plain = [argument(&view, &plain), story(&view, &plain)].concat();
        for text in told.iter().chain(&plain) {
            assert!(!text.contains("{$"), "a number is missing: {text}");
        }
        for sentence in plain.iter().flat_map(|text| text.split_inclusive(['.', '。'])) {
            assert!(!too_long(sentence, language), "{sentence:?} of {reason:?}");
        }
    }
}

/// Returns the first text of the plain story, or of the proof in notation, that contains this.
fn said(reason: &Reason, has: &str, wording: Wording) -> Option<String> {
    let (view, look) = (sample::view(reason, Outcome::Win), sample::worded(wording));
    let told = if wording == Wording::Plain { story(&view, &look) } else { argument(&view, &look) };
    told.into_iter().find(|text| text.contains(has))
}

#[test]
fn a_flip_of_nim_is_smaller_and_leaves_no_cross() {
    check_often("held-nim", 1, 20, |rng| {
        let rows = heaps(rng);
        let mut seen = 0;
        for last in [Convention::Normal, Convention::Misere] {
            let why = NimSum::of(&rows, last);
            let flip = why.flip;
            let reason = Reason::NimSum(why);
            assert_told(&reason, nim_sum::is_lost(&rows, last));
            let Some(text) = said(&reason, "give back", Wording::Notation) else { continue };
            let [high, gains, to, from] = numbers(&text)[1..] else { panic!("{text}") };
            assert_eq!(flip.map(|flip| (flip.from, flip.to)), Some((from, to)), "{text}");
            // The highest part is more than what lower places can give back.
            assert!(gains < high && from & high != 0 && to & high == 0 && from - high + gains >= to, "{text}");
            seen += 1;
        }
        seen
    });
}

#[test]
fn the_push_told_plainly_leaves_odd_steps_that_pair_up() {
    check_often("held-stairs", 5, 30, |rng| {
        let steps = heaps(rng);
        let (why, lost) = (Stairs::of(&steps), zugzwang_engine::theory::stairs::value(&steps) == 0);
        let flip = why.heaps.flip;
        let reason = Reason::Stairs(why);
        assert_told(&reason, lost);
        let Some(text) = said(&reason, "give back", Wording::Notation) else { return usize::from(lost) };
        let told = numbers(&text);
        assert_eq!(flip.map(|flip| vec![flip.to, flip.from, flip.from - flip.to]), Some(told[3..].to_vec()), "{text}");
        1
    });
}

#[test]
fn every_bar_of_chocolate_is_told_in_short_sentences() {
    let game =
        games::Chomp::new(&Setup::read(games::Chomp::FIELDS, &["bar=5,5,5,5,5"]).expect("a setup")).expect("a game");
    check_often("held-chomp", 6, 60, |rng| {
        let mut bar = game.start();
        let mut seen = 0;
        while game.end(&bar).is_none() {
            let answer = game.analyse(&bar, &Cancel::never()).expect("not stopped");
            assert_told(&answer.reason, answer.worth.outcome == Outcome::Loss);
            let moves: Vec<_> = game.moves(&bar).collect();
            bar = game.play(&bar, &moves[rng.below(moves.len())]).expect("it is legal");
            seen += 1;
        }
        seen
    });
}

#[test]
fn rams_that_only_advance_have_the_number_of_cells_told() {
    check_often("held-gaps", 3, 20, |rng| {
        let tracks: Vec<[u64; 3]> = (0..=below(rng, 5)).map(|_| [0; 3].map(|_| below(rng, 13))).collect();
        let of = |at: usize| tracks.iter().map(|track| track[at]).collect::<Vec<u64>>();
        let gaps = of(0);
        if gaps.iter().chain(&of(1)).sum::<u64>() == 0 {
            return 0;
        }
        let lost = nim_sum::nim_sum(gaps.iter().copied()) == 0;
        let reason = Reason::Gaps(Gaps::of(&gaps, of(1), of(2)));
        assert_told(&reason, lost);
        let cells = numbers(&said(&reason, "cells in all", Wording::Notation).expect("it ends"))[0];
        let beyond = of(if lost { 1 } else { 2 });
        assert_eq!(cells, gaps.iter().chain(&beyond).sum::<u64>());
        let Some(text) = said(&reason, "contains", Wording::Plain) else { return 0 };
        let told = numbers(&text);
        let (track, to) = (usize::try_from(told[0]).expect("few"), *told.last().expect("a gap"));
        let rest = nim_sum::nim_sum(gaps.iter().copied()) ^ gaps[track - 1];
        assert!(to == rest && to < gaps[track - 1], "{text}");
        1
    });
}

#[test]
fn the_heaps_that_moores_proof_lowers_are_few_and_leave_no_cross() {
    check_often("held-moore", 4, 10, |rng| {
        let (rows, k) = (heaps(rng), 1 + below(rng, 10));
        let mut seen = 0;
        for last in [Convention::Normal, Convention::Misere] {
            let lost = column_sums::is_lost(&rows, k, last);
            let why = ColumnSums::of(&rows, k, last);
            let (cuts, reason) = (why.cuts.clone(), Reason::ColumnSums(why));
            assert_told(&reason, lost);
            assert!(cuts.is_empty() == lost && cuts.len() as u64 <= k, "{reason:?}");
            let Some(text) = said(&reason, "Here: ", Wording::Notation) else { continue };
            let told = numbers(text.split("Here: ").nth(1).expect("the heaps"));
            let mut left = rows.clone();
            for cut in told.chunks(2) {
                left[usize::try_from(cut[0]).expect("few") - 1] = cut[1];
            }
            assert!(column_sums::is_lost(&left, k, last), "{text}");
            assert_eq!(told.len(), 2 * cuts.len(), "{text}");
            seen += 1;
        }
        seen
    });
}

#[test]
fn a_pile_goes_down_to_the_value_told() {
    check_often("held-piles", 5, 20, |rng| {
        let mut set: Vec<u64> = (0..=below(rng, 4)).map(|_| 1 + below(rng, 9)).collect();
        set.sort_unstable();
        set.dedup();
        let piles = Heaps((0..=below(rng, 5)).map(|_| below(rng, 30)).collect());
        let values = Values::of(&set, 30, &Cancel::never()).expect("nobody stops it");
        let why = Piles::of(&piles, &values, None);
        if why.piles.iter().all(|pile| pile.options.is_empty()) {
            return 0;
        }
        let (lost, winning) = (why.nim_sum == 0, why.winning().collect::<Vec<_>>());
        let reason = Reason::SubtractionPiles(why);
        assert_told(&reason, lost);
        let Some(text) = said(&reason, "a move leaves it", Wording::Notation) else { return 0 };
        // Without a lower cross, nothing is given back.
        let (high, gains, to, from, take) = match numbers(&text)[..] {
            [_, high, gains, to, from, take] => (high, gains, to, from, take),
            [high, to, from, take] => (high, high - 1, to, from, take),
            _ => panic!("{text}"),
        };
        let cut = winning.iter().find(|cut| (cut.reach.take, cut.reach.value) == (take, to)).expect("it wins");
        assert!(gains < high && to < from && from & high != 0, "{text}");
        let after = piles.after(&[cut.cut()]);
        let ends = said(&reason, "Then no size in the set fits", Wording::Notation).is_some();
        assert!(!ends || after.0.iter().all(|pile| *pile < set[0]), "{text}");
        1
    });
}
