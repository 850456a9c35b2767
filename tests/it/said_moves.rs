//! The move named in a reason wins: parsed from the sentences in every game, language and wording.

use std::collections::BTreeMap;

use zugzwang::{
    look::{language::Language, wording::Wording},
    play::{
        board::{Side, Tale},
        boards::{self, Entry},
    },
};
use zugzwang_engine::{Cancel, Outcome};

use crate::common::{counts::nightly, settle, turns::Turns, worded};

/// Games whose reasons name a move by distances, gaps or middles, which are in neither its notation nor the position.
/// They have tests of their own.
const OF_THEIR_OWN: [&str; 3] = ["king", "northcott", "rope"];
/// A table with no room for a second coin: any place will do.
const ANYWHERE: [&str; 2] = ["table=1.9", "coin=1"];

/// Returns the numbers in a text as written, each with how often it occurs.
fn numbers(text: &str) -> BTreeMap<&str, usize> {
    let mut numbers = BTreeMap::new();
    for run in text.split(|sign: char| !sign.is_ascii_digit()).filter(|run| !run.is_empty()) {
        *numbers.entry(run).or_insert(0) += 1;
    }
    numbers
}

/// Returns the winning moves with the positions they leave.
fn winning(entry: &Entry, words: &[String]) -> Vec<(String, String)> {
    let mut record = entry.game.open(words).expect("a valid setup");
    let moves = record.answer(&Cancel::never()).expect("not cancelled").best_moves;
    let after = |mv: String| {
        record.play(&mv).expect("the move is legal");
        let position = record.answer(&Cancel::never()).expect("not cancelled").position;
        record.take_back();
        (mv, position)
    };
    moves.into_iter().map(after).collect()
}

/// Returns whether the text names this move: by its numbers, or by those new in the position after it.
fn names(text: &str, before: &str, (mv, after): &(String, String)) -> bool {
    let (said, stood) = (numbers(text), numbers(before));
    let moved: Vec<&str> = numbers(mv).into_keys().collect();
    let often = |number: &&str, count: &usize| *count > stood.get(*number).copied().unwrap_or(0);
    let left: Vec<&str> =
        numbers(after).iter().filter(|(number, count)| often(number, count)).map(|it| *it.0).collect();
    [moved, left].iter().any(|all| !all.is_empty() && all.iter().all(|number| said.contains_key(number)))
}

/// The languages and levels in which reasons are worded.
type Ways = Turns<(Language, Wording)>;

/// Returns the reason of a won position if it names no winning move, in the next of these ways.
fn fault(entry: &Entry, words: &[String], ways: &mut Ways) -> Option<String> {
    let mut table = entry.open::<String>(words, &[], Side::Both).expect("a valid setup");
    settle(&mut table);
    if table.worth().map(|worth| worth.outcome) != Some(Outcome::Win) {
        return None;
    }
    let (won, before) = (winning(entry, words), table.position());
    let legal = entry.game.open(words).expect("a valid setup").legal(won.len() + 1).len();
    if won.len() == legal || *words == ANYWHERE {
        // If every move wins, none has to be named.
        return None;
    }
    let fault = |(language, wording): (Language, Wording)| {
        let look = worded(wording, language);
        let told = table.tell(Tale::Reason, &look).expect("it has an answer").split_off(1).join(" ");
        let (_, suggested) = table.suggested(&look).expect("a move wins");
        let named = told.contains(&suggested) || won.iter().any(|mv| names(&told, &before, mv));
        (!named).then(|| format!("{} {words:?}, {language:?}, {wording}: {told}", entry.game.id))
    };
    ways.round().find_map(fault)
}

#[test]
fn the_reason_of_a_won_position_names_a_winning_move() {
    let levels = [Wording::Plain, Wording::Picture, Wording::Notation];
    let mut ways = Turns::of(5, Language::ALL.into_iter().flat_map(|language| levels.map(|level| (language, level))));
    let told = boards::ALL.iter().filter(|entry| !OF_THEIR_OWN.contains(&entry.game.id));
    let faults = told.filter_map(|entry| {
        let presets = entry.game.presets.iter().map(|preset| preset.words.iter().map(ToString::to_string).collect());
        let drawn = (0..nightly(2, 200)).map(|seed| entry.game.of_seed(seed));
        presets.chain(drawn).find_map(|words: Vec<String>| fault(entry, &words, &mut ways))
    });
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
