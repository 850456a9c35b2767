//! What is told of why nim's theorem and those of its relatives hold: short where it is plain, and true of every position.

use zugzwang_engine::{
    Cancel, Convention, Outcome, Reason, Rng, Seat,
    heaps::Heaps,
    theory::{
        column_sums::{self, ColumnSums},
        gaps::Gaps,
        nim_sum::{self, NimSum},
        subtraction_set::{Piles, Values},
    },
};

use super::{View, Who, argument, story};
use crate::look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName, wording::Wording};

const POSITIONS: u64 = 80;

fn look(language: Language, wording: Wording) -> Look {
    let mut look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
    look.wording = wording;
    look
}

/// A position that goes on.
fn view(reason: &Reason, lost: bool) -> View<'_> {
    let (outcome, mover) = (Outcome::won(!lost), Who::Seat(Seat::First));
    let (winner, score, suggested, pick) = (None, None, None, None);
    View { reason, outcome, over: false, begun: true, winner, score, mover, suggested, pick }
}

/// A number below this one.
fn below(rng: &mut Rng, end: usize) -> u64 {
    rng.below(end) as u64
}

/// Heaps of which one at least is not empty: small ones, large ones and ones alone, and pairs of equal ones.
fn heaps(rng: &mut Rng) -> Vec<u64> {
    let most = [1_usize, 2, 9, 40, 1_000, 1_000_000_000_000_000_000][rng.below(6)];
    let mut heaps: Vec<u64> = (0..=below(rng, 5)).map(|_| below(rng, most + 1)).collect();
    if below(rng, 3) == 0 {
        heaps.extend(heaps.clone());
    }
    if heaps.iter().all(|heap| *heap == 0) { vec![1] } else { heaps }
}

/// The whole numbers of a text.
fn numbers(text: &str) -> Vec<u64> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|run| run.parse().ok()).collect()
}

/// A plain sentence that is longer than it may be, or a place where a text is lacking.
fn too_long(sentence: &str, language: Language) -> bool {
    let words = sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
    let signs = sentence.chars().filter(|sign| sign.is_alphabetic() && !sign.is_ascii()).count();
    if language == Language::Chinese { signs > 40 } else { words > 16 }
}

/// Every way of telling is there; what is told plainly is told in short sentences.
fn assert_told(reason: &Reason, lost: bool) {
    for language in Language::ALL {
        let view = view(reason, lost);
        let told = argument(&view, &look(language, Wording::Notation));
        assert!((1..=6).contains(&told.len()), "{reason:?}: {told:?}");
        assert!(!told.iter().any(|text| text.contains("{$")), "a number is lacking: {told:?}");
        let plain = look(language, Wording::Plain);
        for text in argument(&view, &plain).into_iter().chain(story(&view, &plain)) {
            assert!(!text.contains("{$"), "a number is lacking: {text}");
            for sentence in text.split_inclusive(['.', '。']) {
                assert!(!too_long(sentence, language), "{sentence:?} of {reason:?}");
            }
        }
    }
}

/// The first text at this level that has this in it.
fn said(reason: &Reason, has: &str, wording: Wording) -> Option<String> {
    let (view, look) = (view(reason, false), look(Language::English, wording));
    let told = if wording == Wording::Plain { story(&view, &look) } else { argument(&view, &look) };
    told.into_iter().find(|text| text.contains(has))
}

#[test]
fn a_flip_of_nim_is_smaller_and_leaves_no_cross() {
    let (mut rng, mut seen) = (Rng::new(1, "held-nim"), 0);
    for _ in 0..POSITIONS {
        let rows = heaps(&mut rng);
        for last in [Convention::Normal, Convention::Misere] {
            let why = NimSum::of(&rows, last);
            let flip = why.flip;
            let reason = Reason::NimSum(why);
            assert_told(&reason, nim_sum::is_lost(&rows, last));
            let Some(text) = said(&reason, "give back", Wording::Notation) else { continue };
            let [high, gains, to, from] = numbers(&text)[1..] else { panic!("{text}") };
            assert_eq!(flip.map(|flip| (flip.from, flip.to)), Some((from, to)), "{text}");
            // What goes is more than what lower places can give back.
            assert!(gains < high && from & high != 0 && to & high == 0 && from - high + gains >= to, "{text}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn the_heap_that_is_named_plainly_becomes_what_the_sum_says() {
    let (mut rng, mut seen) = (Rng::new(2, "held-nim"), 0);
    for _ in 0..POSITIONS {
        let mut rows = heaps(&mut rng);
        let reason = Reason::NimSum(NimSum::of(&rows, Convention::Normal));
        let Some(text) = said(&reason, "contains", Wording::Plain) else { continue };
        let told = numbers(&text);
        let (heap, to) = (usize::try_from(told[0]).expect("few"), *told.last().expect("a size"));
        assert!(rows[heap - 1] > to && rows[heap - 1] & told[1] != 0, "{text}");
        rows[heap - 1] = to;
        assert_eq!(nim_sum::nim_sum(rows.iter().copied()), 0, "{text}");
        if let Some((terms, _)) = text.split_once(" = ").filter(|_| text.contains('−') || text.contains('+')) {
            let mut terms = terms.split("make it ").nth(1).expect("a sum").split(' ');
            let mut sum = numbers(terms.next().expect("what it was"))[0];
            while let (Some(sign), Some(term)) = (terms.next(), terms.next()) {
                let term = numbers(term)[0];
                sum = if sign == "+" { sum + term } else { sum - term };
            }
            assert_eq!(sum, to, "{text}");
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn rams_that_only_go_forward_have_as_many_cells_as_is_said() {
    let (mut rng, mut seen) = (Rng::new(3, "held-gaps"), 0);
    for _ in 0..POSITIONS {
        let tracks: Vec<[u64; 3]> = (0..=below(&mut rng, 5)).map(|_| [0; 3].map(|_| below(&mut rng, 13))).collect();
        let of = |at: usize| tracks.iter().map(|track| track[at]).collect::<Vec<u64>>();
        let gaps = of(0);
        if gaps.iter().chain(&of(1)).sum::<u64>() == 0 {
            continue;
        }
        let lost = nim_sum::nim_sum(gaps.iter().copied()) == 0;
        let reason = Reason::Gaps(Gaps::of(&gaps, of(1), of(2)));
        assert_told(&reason, lost);
        let cells = numbers(&said(&reason, "cells at most", Wording::Notation).expect("it ends"))[0];
        let beyond = of(if lost { 1 } else { 2 });
        assert_eq!(cells, gaps.iter().chain(&beyond).sum::<u64>());
        if let Some(text) = said(&reason, "contains", Wording::Plain) {
            let told = numbers(&text);
            let (track, to) = (usize::try_from(told[0]).expect("few"), *told.last().expect("a gap"));
            let rest = nim_sum::nim_sum(gaps.iter().copied()) ^ gaps[track - 1];
            assert!(to == rest && to < gaps[track - 1], "{text}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn the_heaps_that_moores_proof_lowers_are_few_and_leave_no_cross() {
    let (mut rng, mut seen) = (Rng::new(4, "held-moore"), 0);
    for _ in 0..POSITIONS {
        let (rows, k) = (heaps(&mut rng), 1 + below(&mut rng, 10));
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
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn a_pile_goes_down_to_the_value_that_is_said() {
    let (mut rng, mut seen) = (Rng::new(5, "held-piles"), 0);
    for _ in 0..POSITIONS {
        let mut set: Vec<u64> = (0..=below(&mut rng, 4)).map(|_| 1 + below(&mut rng, 9)).collect();
        set.sort_unstable();
        set.dedup();
        let piles = Heaps((0..=below(&mut rng, 5)).map(|_| below(&mut rng, 30)).collect());
        let values = Values::of(&set, 30, &Cancel::never()).expect("nobody stops it");
        let why = Piles::of(&piles, &values, None);
        if why.piles.iter().all(|pile| pile.options.is_empty()) {
            continue;
        }
        let (lost, winning) = (why.nim_sum == 0, why.winning().collect::<Vec<_>>());
        let least = set[0];
        let reason = Reason::SubtractionPiles(why);
        assert_told(&reason, lost);
        let Some(text) = said(&reason, "a move leaves it", Wording::Notation) else { continue };
        let [high, gains, to, from, take] = numbers(&text)[1..] else { panic!("{text}") };
        let cut = winning.iter().find(|cut| (cut.reach.take, cut.reach.value) == (take, to));
        let cut = cut.expect("it wins");
        assert!(gains < high && to < from && from & high != 0, "{text}");
        let after = piles.after(&[cut.cut()]);
        let ends = said(&reason, "No size of the set fits then", Wording::Notation).is_some();
        assert!(!ends || after.0.iter().all(|pile| *pile < least), "{text}");
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}
