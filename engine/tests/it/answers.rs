//! Complete answers, with every figure of every reason: `engine/tests/answers` records them, one position per line, so
//! that a change in them is visible.
//!
//! The other tests check outcomes and moves against search, and figures against the rules; this one shows whatever else
//! has changed. `UPDATE_ANSWERS=1 cargo test -p zugzwang-engine --test it answers` rewrites the files, to be reviewed
//! line by line.

use std::{
    collections::{BTreeMap, HashSet},
    env, fs,
    path::PathBuf,
};

use serde_json::json;
use zugzwang_engine::{
    Cancel, Record, Rng,
    games::{self, Entry},
    theory::{beatty::Way, eatcake::Sign, parity},
};

/// Longer answers are left out, because nobody would review them.
const LONGEST: usize = 1_800;
/// The maximum number of rejected moves per position.
const REJECTED: usize = 16;
/// The maximum number of positions per game.
const MOST: usize = 24;
/// Texts that are not legal moves in most positions.
const TYPED: [&str; 24] = [
    "", "x", "0", "1", "3", "9", "-1", "+1", "1:0", "1:1", "1:2", "9:1", "0:1", "2:1 1:1", "1:1 2:1", "1-2", "2-1",
    "1:0=1,1", "a/1:1", "a", "31.02", "1.5", "0,0", "l9",
];

/// Values that most fields do not accept.
const GIVEN: [&str; 14] = [
    "x",
    "-1",
    "0",
    "1",
    "7",
    "1,1",
    "0,0,0",
    "1,,2",
    "9,8,7,6,5,4,3,2,1,0,11",
    "99999999999999999999",
    "31.02",
    "0.8",
    "a-",
    "a-b,b-a",
];

/// Returns positions of a game, early and late, from its presets and random setups.
fn positions(game: &'static Entry) -> Vec<Record> {
    let mut rng = Rng::new(1902, game.id);
    let presets = game.presets.iter().map(|preset| preset.words.iter().map(|word| (*word).to_owned()).collect());
    let setups: Vec<Vec<String>> = presets.chain((0..8).map(|seed| game.of_seed(seed))).collect();
    let mut found = Vec::new();
    for words in setups {
        for part in 0..3 {
            let mut record = game.open(&words).expect("the setup is valid");
            for _ in 0..rng.below(3) + 4 * part {
                let legal = record.legal(200);
                let Some(mv) = legal.get(rng.below(legal.len().max(1))) else { break };
                record.play(mv).expect("the move is legal");
            }
            found.push(record);
        }
    }
    found
}

/// Returns the answers of a game, one per line.
fn answers(game: &'static Entry) -> String {
    let answer = |record: &Record| record.answer(&Cancel::never()).expect("not stopped");
    let answers = positions(game).into_iter().map(|record| json!(answer(&record)).to_string());
    let mut lines: Vec<String> = answers.filter(|line| line.len() <= LONGEST).collect();
    lines.dedup();
    lines.truncate(MOST);
    for mut record in positions(game).into_iter().step_by(4) {
        let position = answer(&record).position;
        let mut typed = TYPED.map(ToOwned::to_owned).to_vec();
        typed.extend(record.legal(6).iter().flat_map(|mv| near(mv)));
        let mut seen = HashSet::new();
        let refused = typed.into_iter().filter_map(|text| match record.play(&text) {
            Ok(()) => {
                record.take_back();
                None
            }
            Err(error) => Some((text, format!("{:?}", error.fault))).filter(|(_, fault)| seen.insert(fault.clone())),
        });
        let refused: BTreeMap<String, String> = refused.take(REJECTED).collect();
        lines.push(json!({ "position": position, "refused": refused }).to_string());
    }
    lines.push(json!({ "refused": rejected_setups(game) }).to_string());
    lines.into_iter().map(|line| line + "\n").collect()
}

/// Returns the errors of rejected setups.
fn rejected_setups(game: &'static Entry) -> BTreeMap<String, String> {
    let given = game.fields.iter().flat_map(|field| GIVEN.map(|given| vec![format!("{}={given}", field.name)]));
    let close = game.presets.iter().flat_map(|preset| {
        (0..preset.words.len()).flat_map(|at| {
            let other = |word: String| {
                let mut words: Vec<String> = preset.words.iter().map(|word| (*word).to_owned()).collect();
                words[at] = word;
                words
            };
            near(preset.words[at]).into_iter().map(other).collect::<Vec<_>>()
        })
    });
    let refused = given.chain(close).filter_map(|words: Vec<String>| {
        let error = game.open(&words).err()?;
        Some((words.join(" "), format!("{:?}", error.fault)))
    });
    refused.take(2 * REJECTED).collect()
}

/// Returns texts that differ from this one in one digit, or are cut short.
fn near(text: &str) -> Vec<String> {
    let digits: Vec<usize> = text.char_indices().filter(|(_, sign)| sign.is_ascii_digit()).map(|(at, _)| at).collect();
    let swapped = |at: usize| ["0", "2", "7", "12"].map(|digit| format!("{}{digit}{}", &text[..at], &text[at + 1..]));
    let cut = text.char_indices().map(|(at, _)| text[..at].to_owned()).rev().take(2);
    digits.into_iter().flat_map(swapped).chain(cut).collect()
}

#[test]
fn answers_match_the_recorded_ones() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/answers");
    for game in games::ALL {
        let (file, now) = (folder.join(format!("{}.jsonl", game.id)), answers(game));
        if env::var_os("UPDATE_ANSWERS").is_some() {
            fs::create_dir_all(&folder).and_then(|()| fs::write(&file, now)).expect("the file can be written");
            continue;
        }
        let recorded = fs::read_to_string(&file).unwrap_or_default();
        for (recorded, now) in recorded.lines().zip(now.lines()) {
            assert_eq!(now, recorded, "{}", file.display());
        }
        assert_eq!(now.lines().count(), recorded.lines().count(), "{}", file.display());
    }
}

#[test]
fn named_values_are_serialized_by_name() {
    for way in Way::ALL {
        assert_eq!(json!(way), way.name());
    }
    for step in parity::Step::ALL {
        assert_eq!(json!(step), step.name());
    }
    for sign in Sign::ALL {
        assert_eq!(json!(sign), sign.name());
    }
}
