//! Explanations with pairs, piles and ways are true: the numbers in the plain sentences and in the proofs are parsed
//! and checked.

use zugzwang::{
    look::{Look, language::Language, wording::Wording},
    play::panels::{View, Who, argument},
};
use zugzwang_engine::{
    Convention, Outcome, Reason, Seat,
    theory::{
        beatty::{Beatty, is_pair},
        golden::{Golden, is_won},
        parity::Parity,
        zeckendorf::Zeckendorf,
    },
};

use crate::common::{numbers, plain_reason, turns::Turns, worded};

/// Returns the plain reason of a setup without the verdict.
fn reason(game: &str, words: &[String]) -> String {
    plain_reason(game, words, &[]).expect("the game is not over").0
}

/// Returns the text of a proof.
fn proof(reason: &Reason, won: bool, look: &Look) -> Vec<String> {
    let view = View::of(reason, Outcome::won(won), Who::Seat(Seat::First));
    argument(&view, look)
}

#[test]
fn euclid_leaves_a_lost_position_and_says_who_chooses_first() {
    let (mut left, mut forced) = (0, 0);
    for (larger, smaller) in (2..60_u64).flat_map(|larger| (1..larger).map(move |smaller| (larger, smaller))).step_by(7)
    {
        let text = reason("euclid", &[format!("a={larger}"), format!("b={smaller}")]);
        let told = numbers::<u64>(&text);
        let (last, mine) = match told[..] {
            _ if larger % smaller == 0 => continue,
            [upper, lower, other, beside, take, .., last_upper, last_lower, _, _] if text.contains("You can leave") => {
                assert_eq!((larger - take).max(smaller), upper, "{text}");
                assert!(!is_won(upper, lower) && is_won(other, beside), "{text}");
                left += 1;
                ((last_upper, last_lower), true)
            }
            // With three times the smaller pile or more, what else could be left is said to be the opponent's choice.
            [take, upper, lower, other, beside, _, last_upper, last_lower, ..]
                if text.contains("that choice is theirs") =>
            {
                assert_eq!((larger - take).max(smaller), upper, "{text}");
                assert!(!is_won(upper, lower) && is_won(other, beside), "{text}");
                left += 1;
                ((last_upper, last_lower), true)
            }
            [.., last_upper, last_lower] => {
                forced += 1;
                ((last_upper, last_lower), text.contains("you get the first choice"))
            }
            _ => panic!("{text}"),
        };
        assert!(last.0 >= 2 * last.1, "{text}");
        assert_eq!(mine, is_won(larger, smaller), "{text}");
    }
    assert!(left > 20 && forced > 20, "{left} left, {forced} forced");
}

#[test]
fn wythoff_leaves_a_pair() {
    let (mut faced, mut stood) = (0, 0);
    for (last, word) in [(Convention::Normal, "last=wins"), (Convention::Misere, "last=loses")] {
        for (row, column) in (1..30_u64).flat_map(|row| (0..30).map(move |column| (row, column))).step_by(11) {
            let text = reason("wythoff", &[format!("row={row}"), format!("col={column}"), word.to_owned()]);
            match numbers::<u64>(&text)[..] {
                _ if text.contains("corner, and you win") => {}
                [_, down, left, ..] if text.contains("they face") => {
                    assert!(is_pair(down, left, last), "{text}");
                    faced += 1;
                }
                [lower, upper, ..] => {
                    assert!(is_pair(lower, upper, last) && is_pair(row, column, last), "{text}");
                    stood += 1;
                }
                _ => panic!("{text}"),
            }
        }
    }
    assert!(faced > 20 && stood > 0, "{faced} faced, {stood} stood on");
}

#[test]
fn fibonacci_takes_the_last_parts_and_leaves_one_that_is_too_large() {
    let mut seen = 0;
    for coins in 3..400_u64 {
        let (text, why) = (reason("fibonacci", &[format!("c={coins}")]), Zeckendorf::of(coins, 2));
        let told = numbers::<u64>(&text);
        let Some(take) = why.take else {
            assert!(text.contains("you may take only 2"), "{text}");
            continue;
        };
        let &[taken, most, next] = &told[told.len() - 3..] else { panic!("{text}") };
        assert_eq!((taken, most), (take, 2 * take), "{text}");
        assert!(next > most && why.after(take).smallest == Some(next), "{text}");
        seen += 1;
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn the_king_is_left_with_two_even_distances() {
    let mut seen = 0;
    for (rows, columns) in (1..=20_u64).flat_map(|rows| (1..=20).map(move |columns| (rows, columns))).skip(1) {
        let text = reason("king", &[format!("m={rows}"), format!("n={columns}")]);
        if text.contains("that's the corner") {
            continue;
        }
        assert!(numbers::<u64>(&text)[..2].iter().all(|way| way % 2 == 0), "{text}");
        seen += 1;
    }
    assert!(seen > 300, "{seen}");
}

/// Returns reasons to check: small ones, and some with the largest numbers.
fn reasons() -> Vec<(Reason, bool)> {
    const FAR: u64 = 1_000_000_000_000_000_000;
    let mut reasons = Vec::new();
    let pairs = (0..24_u64).flat_map(|one| (0..24).map(move |other| (one, other)));
    let far = [(FAR, FAR - 1), (FAR, 1), (679_891_637_638_612_258, 420_196_140_727_489_673), (FAR, FAR / 3)];
    for (one, other) in pairs.chain(far).filter(|pair| *pair != (0, 0)) {
        let (golden, parity) = (Golden::of(one, other), Parity::of(one, other));
        if other > 0 && one > 0 {
            let won = golden.is_won();
            reasons.push((Reason::Golden(golden), won));
        }
        for last in [Convention::Normal, Convention::Misere] {
            let beatty = Beatty::of(one, other, last);
            let won = !beatty.is_lost();
            reasons.push((Reason::Beatty(beatty), won));
        }
        if one > 0 && other > 0 {
            let pile = Zeckendorf::of(one, 2 * other);
            let won = !pile.is_lost();
            reasons.push((Reason::Zeckendorf(pile), won));
        }
        if one < 24 {
            let won = !parity.is_lost();
            reasons.push((Reason::Parity(parity), won));
        }
    }
    reasons
}

#[test]
fn every_position_has_a_proof_in_every_wording_and_plain_sentences_are_short() {
    let mut long = std::collections::BTreeMap::new();
    let levels = [Wording::Plain, Wording::Picture, Wording::Notation];
    let mut ways = Turns::of(5, Language::ALL.into_iter().flat_map(|language| levels.map(|level| (language, level))));
    for (reason, won) in reasons() {
        for (language, wording) in ways.round() {
            let told = proof(&reason, won, &worded(wording, language));
            assert!((1..=5).contains(&told.len()), "{reason:?}: {told:#?}");
            let plain = wording == Wording::Plain && language != Language::Chinese;
            for sentence in told.iter().filter(|_| plain).flat_map(|text| text.split_inclusive(". ")) {
                let words = sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric));
                if words.count() > 16 || sentence.contains('Φ') {
                    // One of the sentences that differ only in their numbers.
                    let shape: String = sentence.chars().filter(|sign| !sign.is_ascii_digit()).collect();
                    long.insert(shape, sentence.to_owned());
                }
            }
        }
    }
    assert!(long.is_empty(), "{:#?}", long.values());
}

#[test]
fn the_inequality_in_euclids_proof_holds() {
    let mut seen = 0;
    for (reason, won) in reasons() {
        let Reason::Golden(why) = &reason else { continue };
        let told = proof(&reason, won, &worded(Wording::Notation, Language::English)).join(" ");
        if why.larger.is_multiple_of(why.smaller) {
            continue;
        }
        let (rest, below) = (
            u128::from(why.larger % why.smaller),
            told.contains(" < Φ exactly when") && told.contains("below Φ and lost"),
        );
        let smaller = u128::from(why.smaller);
        let (product, square) = ((smaller + rest) * rest, smaller * smaller);
        let sign = if product < square { "<" } else { ">" };
        assert!(below && told.contains(&format!("= {product} {sign} {square} =")), "{told}");
        seen += 1;
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn taking_one_coin_of_the_part_leaves_one_or_two() {
    let mut seen = 0;
    for (reason, won) in reasons() {
        let Reason::Zeckendorf(why) = &reason else { continue };
        let told = proof(&reason, won, &worded(Wording::Notation, Language::English)).join(" ");
        if let Some(part) = why.take.map_or(why.smallest, |take| why.after(take).smallest) {
            let left = Zeckendorf::of(part - 1, 2);
            assert!(left.smallest.is_some_and(|smallest| smallest <= 2), "{told}");
            assert!(told.contains(&format!("some t < {part} of it")), "{told}");
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen}");
}
