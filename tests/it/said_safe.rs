//! Numbers and dates named in plain words as good to leave are lost for the opponent.

use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName, wording::Wording},
    play::{
        board::{Side, Tale},
        boards,
    },
};
use zugzwang_engine::{Outcome, theory::ladder::Ladder};

use crate::common::settle;

/// Returns the plain reason of a setup without the verdict, and its outcome.
fn reason(game: &str, words: &[&str]) -> (String, Option<Outcome>) {
    let mut look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    look.wording = Wording::Plain;
    let mut table = boards::find(game).expect("a known game").open(words, &[], Side::Both).expect("a valid setup");
    settle(&mut table);
    let told = table.tell(Tale::Reason, &look).expect("it has an answer");
    (told.iter().skip(1).cloned().collect::<Vec<_>>().join("\n"), table.known().map(|known| known.worth.outcome))
}

/// Returns the numbers between two phrases, if both are in the text.
fn between(text: &str, from: &str, to: &str) -> Vec<u64> {
    let part = text.split_once(from).and_then(|(_, rest)| rest.split_once(to)).map_or("", |(part, _)| part);
    part.split(|sign: char| !sign.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

#[test]
fn numbers_named_as_safe_to_leave_are_lost_for_the_opponent() {
    let mut seen = 0;
    for set in ["set=1,3,4", "set=1,2,3", "set=2,3", "set=1,4,9,16", "set=2,5,7"] {
        for size in 20..45 {
            let (text, _) = reason("coins", &[&format!("x={size}"), set]);
            for left in between(&text, "Good to leave: ", "\n").into_iter().filter(|left| *left > 20) {
                // “… and 7 more each time” names a step, which is smaller than this.
                let (_, outcome) = reason("coins", &[&format!("x={left}"), set]);
                assert_eq!(outcome, Some(Outcome::Loss), "{set} {left}: {text}");
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn a_list_of_the_nearest_numbers_ends_with_a_mark_if_there_are_smaller_ones() {
    let mut seen = 0;
    for set in ["set=1,4,9,16,25,36,49", "set=2,5,7,20,50", "set=12", "set=1,30", "set=3,5,60"] {
        for size in 20..160 {
            let (text, _) = reason("coins", &[&format!("x={size}"), set]);
            let Some((_, list)) = text.split_once("Good to leave: ") else { continue };
            let Some((list, _)) = list.split_once(", nearest first") else { continue };
            let smallest = between(&format!("<{list}>"), "<", ">").into_iter().min().expect("a number");
            assert_eq!(list.ends_with('…'), smallest > 0, "{size} {set}: {text}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn every_landing_named_is_lost_for_the_opponent() {
    let mut seen = 0;
    for last in ["last=wins", "last=loses"] {
        for size in 12..40 {
            let (text, _) = reason("subtraction", &[&format!("c={size}"), "m=6", last]);
            let first = text.lines().next().unwrap_or_default();
            // The rounds follow the colon.
            let landings = between(&first.replace([':', ','], "."), "leave ", ".");
            for left in landings.into_iter().filter(|left| *left > 1) {
                let (_, outcome) = reason("subtraction", &[&format!("c={left}"), "m=6", last]);
                assert_eq!(outcome, Some(Outcome::Loss), "{left} of {size}, {last}: {text}");
                seen += 1;
            }
        }
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn numbers_named_as_good_to_make_are_lost_for_the_opponent_and_can_be_made() {
    let (mut seen, mut again) = (0, 0);
    for bound in (20..400).step_by(3).chain([100, 163, 200, 1000, 5000, 1_000_000]) {
        let (text, _) = reason("product", &[&format!("c={bound}")]);
        let Some((_, rule)) = text.split_once("Good to leave: ") else { continue };
        let rule = rule.lines().next().unwrap_or_default();
        let mut named = between(&format!("<{rule}"), "<", " (");
        let more = rule.split_once("; again from ").and_then(|(_, rest)| rest.split_once(": "));
        again += usize::from(more.is_some());
        named.extend(more.map(|(_, list)| between(&format!("<{list}>"), "<", ">")).unwrap_or_default());
        assert!(!named.is_empty() && !rule.contains("then again"), "{bound}: {text}");
        for good in named {
            assert!(good > 1 && Ladder::of(good, bound).is_lost(), "{bound}: {good} in {text}");
            seen += 1;
        }
    }
    assert!(seen > 100 && again > 20, "{seen} {again}");
}
