//! Answers as they are, every figure of every reason: what a change does to them is seen in `engine/tests/answers`, one line a position.
//!
//! The other tests hold verdicts and moves against search, and figures against the rules; this one shows what else has changed.
//! `UPDATE_ANSWERS=1 cargo test -p zugzwang-engine --test it answers` writes the files anew, to be read line by line.

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

/// Longer answers are left out: nobody would read them.
const LONGEST: usize = 1_800;
/// So many of what a position refuses.
const REFUSED: usize = 16;
/// So many positions of a game.
const MOST: usize = 24;
/// What is no move of most games, or not one now.
const TYPED: [&str; 24] = [
    "", "x", "0", "1", "3", "9", "-1", "+1", "1:0", "1:1", "1:2", "9:1", "0:1", "2:1 1:1", "1:1 2:1", "1-2", "2-1",
    "1:0=1,1", "a/1:1", "a", "31.02", "1.5", "0,0", "l9",
];

/// What most fields do not hold.
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

/// Positions of a game: of its presets and of random setups, at the beginning and on the way.
fn positions(game: &'static Entry) -> Vec<Record> {
    let mut rng = Rng::new(1902, game.id);
    let presets = game.presets.iter().map(|preset| preset.words.iter().map(|word| (*word).to_owned()).collect());
    let setups: Vec<Vec<String>> = presets.chain((0..8).map(|seed| game.of_seed(seed))).collect();
    let mut found = Vec::new();
    for words in setups {
        for part in 0..3 {
            let mut record = game.open(&words).expect("a setup");
            for _ in 0..rng.below(3) + 4 * part {
                let legal = record.legal(200);
                let Some(mv) = legal.get(rng.below(legal.len().max(1))) else { break };
                record.play(mv).expect("it is legal");
            }
            found.push(record);
        }
    }
    found
}

/// The answers of a game, a line each.
fn answers(game: &'static Entry) -> String {
    let answer = |record: &Record| record.answer(&Cancel::never()).expect("nobody stops it");
    let told = positions(game).into_iter().map(|record| json!(answer(&record)).to_string());
    let mut lines: Vec<String> = told.filter(|line| line.len() <= LONGEST).collect();
    lines.dedup();
    lines.truncate(MOST);
    for mut record in positions(game).into_iter().step_by(4) {
        let position = answer(&record).position;
        let mut typed = TYPED.map(ToOwned::to_owned).to_vec();
        typed.extend(record.legal(6).iter().flat_map(|mv| near(mv)));
        let mut told = HashSet::new();
        let refused = typed.into_iter().filter_map(|text| match record.play(&text) {
            Ok(()) => {
                record.take_back();
                None
            }
            Err(error) => Some((text, format!("{:?}", error.fault))).filter(|(_, fault)| told.insert(fault.clone())),
        });
        let refused: BTreeMap<String, String> = refused.take(REFUSED).collect();
        lines.push(json!({ "position": position, "refused": refused }).to_string());
    }
    lines.push(json!({ "refused": refused_setups(game) }).to_string());
    lines.into_iter().map(|line| line + "\n").collect()
}

/// What is said of setups that are none.
fn refused_setups(game: &'static Entry) -> BTreeMap<String, String> {
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
    refused.take(2 * REFUSED).collect()
}

/// Texts that differ from this one in one digit, or end sooner.
fn near(text: &str) -> Vec<String> {
    let digits: Vec<usize> = text.char_indices().filter(|(_, sign)| sign.is_ascii_digit()).map(|(at, _)| at).collect();
    let swapped = |at: usize| ["0", "2", "7", "12"].map(|digit| format!("{}{digit}{}", &text[..at], &text[at + 1..]));
    let cut = text.char_indices().map(|(at, _)| text[..at].to_owned()).rev().take(2);
    digits.into_iter().flat_map(swapped).chain(cut).collect()
}

#[test]
fn no_figure_changes_unseen() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/answers");
    for game in games::ALL {
        let (file, now) = (folder.join(format!("{}.jsonl", game.id)), answers(game));
        if env::var_os("UPDATE_ANSWERS").is_some() {
            fs::create_dir_all(&folder).and_then(|()| fs::write(&file, now)).expect("it is written");
            continue;
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        for (kept, now) in kept.lines().zip(now.lines()) {
            assert_eq!(now, kept, "{}", file.display());
        }
        assert_eq!(now.lines().count(), kept.lines().count(), "{}", file.display());
    }
}

#[test]
fn what_has_a_name_is_written_by_it() {
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
