//! Reasons and proofs of heaps, rows and boards at their edges: nothing left, one, all equal, all values 0, the winning last move.

use zugzwang::{
    look::{language::Language, wording::Wording},
    play::{
        board::{Side, Tale},
        boards::{self, Entry},
    },
};
use zugzwang_engine::{Cancel, Outcome, Record};

use crate::common::{settle, sources::root, worded};

/// Setups at the edges of each theory, with the moves played from them.
const EDGES: &[(&str, &[&str], &str)] = &[
    ("nim", &["heaps=1"], ""),
    ("nim", &["heaps=5"], ""),
    ("nim", &["heaps=1,1,1"], ""),
    ("nim", &["heaps=1", "last=loses"], ""),
    ("nim", &["heaps=1,1", "last=loses"], ""),
    ("nim", &["heaps=5,1", "last=loses"], ""),
    ("nim", &["heaps=3,1,1", "last=loses"], ""),
    ("nim", &["heaps=1000000000000000000"], ""),
    ("northcott", &["rams=2-3", "cells=5"], ""),
    ("northcott", &["rams=2-3,3-4", "cells=6"], ""),
    ("northcott", &["rams=1-3", "cells=3"], ""),
    ("northcott", &["rams=1-3", "cells=4"], ""),
    ("northcott", &["rams=1-3,1-3", "cells=5"], ""),
    ("northcott", &["rams=1-3,1-3,1-3", "cells=3"], ""),
    ("coin-piles", &["piles=3,3", "set=1,2"], ""),
    ("coin-piles", &["piles=0,1", "set=1"], ""),
    ("coin-piles", &["piles=1,1", "set=1"], ""),
    ("coin-piles", &["piles=1,1,1", "set=1,2"], ""),
    ("coin-piles", &["piles=1,5", "set=2"], ""),
    ("coin-piles", &["piles=5,8,11", "set=1,3,4"], ""),
    ("strip", &["n=1", "k=1"], ""),
    ("strip", &["n=2", "k=1"], ""),
    ("strip", &["n=2", "k=2"], ""),
    ("strip", &["n=3", "k=3"], ""),
    ("strip", &["row=1011", "k=2"], ""),
    ("strip", &["row=11011111", "k=3"], ""),
    ("matches", &["n=9", "k=2"], ""),
    ("matches", &["n=2", "k=2"], ""),
    ("matches", &["n=8", "k=2"], ""),
    ("matches", &["n=5", "k=2"], "3"),
    ("matches", &["row=110011", "k=2"], ""),
    ("matches", &["row=1111011110", "k=2"], ""),
    ("octal", &["code=0.6", "heaps=20"], ""),
    ("octal", &["code=0.137", "heaps=1"], ""),
    ("octal", &["code=0.137", "heaps=1,1"], ""),
    ("octal", &["code=0.137", "heaps=5,7"], ""),
    ("octal", &["code=grundy", "heaps=4"], ""),
    ("octal", &["code=0.77", "heaps=1000000000000000000"], ""),
    ("sum", &["a=nim:heaps=3,3", "b=king:m=3:n=3"], ""),
    ("sum", &["a=nim:heaps=1", "b=subtraction:c=6:m=5"], ""),
    ("sum", &["a=nim:heaps=2", "b=nim:heaps=2"], "a/1:2"),
    ("rope", &["length=3"], "1"),
    ("rope", &["length=4"], "2"),
    ("rope", &["length=7"], "2.5"),
    ("rope", &["length=6"], "2.5 4"),
    ("graph", &["arrows=a-b"], ""),
    ("graph", &["arrows=a-b", "last=loses"], ""),
    ("graph", &["arrows=a-b,b-a"], ""),
    ("graph", &["arrows=a-b,a-c"], ""),
    ("staircase", &["steps=10"], ""),
    ("staircase", &["steps=1"], ""),
    ("staircase", &["steps=0,3"], ""),
    ("staircase", &["steps=1,0,1"], ""),
    ("staircase", &["steps=0,0,1"], ""),
    ("staircase", &["steps=1,0,1,0,1"], ""),
    ("chomp", &["bar=1,1"], ""),
    ("chomp", &["bar=2,1"], ""),
    ("chomp", &["bar=7,7"], ""),
    ("chomp", &["bar=2,2,2"], ""),
    ("chomp", &["bar=4,4,4"], ""),
    ("hackenbush", &["stalks=b"], ""),
    ("hackenbush", &["stalks=g"], ""),
    ("hackenbush", &["stalks=ggg,gg"], ""),
    ("hackenbush", &["stalks=b,r"], ""),
    ("hackenbush", &["stalks=brb,bb,r"], ""),
    ("hackenbush", &["stalks=rb", "begins=red"], ""),
    ("moore", &["heaps=1"], ""),
    ("moore", &["heaps=1,1,1"], ""),
    ("moore", &["heaps=1,1,1,1", "last=loses"], ""),
    ("moore", &["heaps=3,3,3,1", "last=loses"], ""),
    ("moore", &["heaps=5,5", "k=1"], ""),
    ("nimbi", &["rows=1", "cols=1"], ""),
    ("nimbi", &["rows=2", "cols=2"], ""),
    ("nimbi", &["rows=2", "cols=3"], ""),
    ("domineering", &["rows=2", "cols=1"], ""),
    ("domineering", &["rows=2", "cols=2"], ""),
    ("domineering", &["rows=4", "cols=6"], "3,2 2,2 3,5 1,2"),
    ("domineering", &["rows=2", "cols=4"], "1,2 1,3"),
    ("program", &["lines=1"], "0 1"),
    ("program", &["lines=1"], "0"),
    ("ticktacktwo", &[], ""),
    ("ticktacktwo", &[], "5 1"),
];

/// Things that are counted, in English.
const THINGS: [&str; 18] = [
    "heaps", "cells", "moves", "coins", "squares", "bites", "gaps", "values", "ones", "places", "pieces", "columns",
    "dominoes", "runs", "matches", "games", "stalks", "digits",
];

fn record((game, words, moves): (&str, &[&str], &str)) -> Record {
    let mut record = boards::find(game).expect("a known game").game.open(words).expect("a valid setup");
    for mv in moves.split_whitespace() {
        record.play(mv).expect("a legal move");
    }
    record
}

/// Returns the reason and the proof at a level, in a language.
fn told(entry: &Entry, words: &[&str], moves: &str, wording: Wording, language: Language) -> [Vec<String>; 2] {
    let moves: Vec<&str> = moves.split_whitespace().collect();
    let mut table = entry.open(words, &moves, Side::Both).expect("a valid setup");
    settle(&mut table);
    let look = worded(wording, language);
    [Tale::Reason, Tale::Argument].map(|tale| table.tell(tale, &look).expect("it has an answer"))
}

/// Returns the sentences of the reason and the proof in English.
fn english((game, words, moves): (&str, &[&str], &str), wording: Wording) -> Vec<String> {
    told(boards::find(game).expect("a known game"), words, moves, wording, Language::English).concat()
}

/// Returns the whole numbers of a text.
fn numbers(text: &str) -> Vec<u64> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|run| run.parse().ok()).collect()
}

/// Returns what is wrong with a sentence by itself: one thing in the plural, a range from a number to itself, a part that cannot be.
fn fault(text: &str) -> Option<&'static str> {
    let words: Vec<&str> = text.split(|sign: char| !sign.is_alphanumeric() && sign != '-').collect();
    let pairs = || words.windows(2);
    if pairs().any(|pair| pair[0] == "1" && THINGS.contains(&pair[1])) {
        return Some("one thing in the plural");
    }
    let is_interval = text.contains("included");
    if !is_interval
        && words
            .windows(4)
            .any(|run| run[0] == "from" && run[2] == "to" && run[1] == run[3] && !numbers(run[1]).is_empty())
    {
        return Some("a range of one");
    }
    let impossible =
        ["at most 0", "All 1 ", "each of the 1 ", "of your 1 ", "Of 1 ", "smaller value, but never leave 0"];
    impossible.iter().any(|part| text.contains(part)).then_some("a part that cannot be")
}

#[test]
fn every_edge_is_told_at_every_level_in_every_language_without_empty_words() {
    for &(game, words, moves) in EDGES {
        let entry = boards::find(game).expect("a known game");
        for language in Language::ALL {
            for wording in [Wording::Plain, Wording::Picture, Wording::Notation] {
                let [reason, proof] = told(entry, words, moves, wording, language);
                let over = record((game, words, moves)).answer(&Cancel::never()).expect("not stopped").over;
                assert!(reason.len() > 1 && (over || !proof.is_empty()), "{game} {words:?} {wording}: {reason:?}");
                for text in reason.iter().chain(&proof) {
                    assert!(!text.contains("{$") && !text.contains("{ $"), "{game} {words:?} {language:?}: {text}");
                    assert!(!text.contains("  ") && !text.contains(" ."), "{game} {words:?} {language:?}: {text}");
                    let fault = (language == Language::English).then(|| fault(text)).flatten();
                    assert_eq!(fault, None, "{game} {words:?} {moves} {wording}: {text}");
                    let joined = (language == Language::Chinese).then(|| touching(text)).flatten();
                    assert_eq!(joined, None, "{game} {words:?} {moves} {wording}: {text}");
                }
            }
        }
    }
}

/// Returns a number that stands beside a Chinese character without a space, with that character.
fn touching(text: &str) -> Option<String> {
    let signs: Vec<char> = text.chars().collect();
    let is_number = |sign: char| sign.is_ascii_digit() || "½¼¾".contains(sign);
    let is_own = |sign: char| ('\u{4e00}'..='\u{9fff}').contains(&sign);
    let pair = signs
        .windows(2)
        .find(|pair| (is_number(pair[0]) && is_own(pair[1])) || (is_own(pair[0]) && is_number(pair[1])));
    pair.map(|pair| pair.iter().collect())
}

#[test]
fn where_nothing_can_make_a_cross_no_move_is_said_to_make_one() {
    let nothing: [(&str, &[&str], &str); 4] = [
        ("northcott", &["rams=2-3", "cells=5"], "why-gaps-even"),
        ("northcott", &["rams=2-3,3-4", "cells=6"], "why-gaps-even"),
        ("northcott", &["rams=2-3", "cells=4"], "why-gaps-even"),
        ("staircase", &["steps=0,3"], "why-stairs-even"),
    ];
    for (game, words, id) in nothing {
        for language in Language::ALL {
            for wording in [Wording::Picture, Wording::Notation] {
                let look = worded(wording, language);
                let id = if wording == Wording::Picture { format!("picture-{id}") } else { id.to_owned() };
                let [reason, _] = told(boards::find(game).expect("a known game"), words, "", wording, language);
                let crosses = zugzwang::say!(look, &id, few = "many");
                assert!(!reason.contains(&crosses), "{game} {words:?} {language:?} {wording}: {reason:?}");
            }
        }
    }
}

#[test]
fn where_all_values_are_0_no_pair_is_broken_and_nothing_is_split() {
    let zero: [(&str, &[&str], &str); 6] = [
        ("coin-piles", &["piles=3,3", "set=1,2"], ""),
        ("octal", &["code=0.6", "heaps=20"], ""),
        ("octal", &["code=grundy", "heaps=4"], ""),
        ("matches", &["n=9", "k=2"], ""),
        ("sum", &["a=nim:heaps=3,3", "b=king:m=3:n=3"], ""),
        ("northcott", &["rams=2-3", "cells=5"], ""),
    ];
    for edge in zero {
        let reason = english(edge, Wording::Plain).join(" ");
        let told = &reason[..reason.find("To last longest").unwrap_or(reason.len())];
        assert!(!told.contains("breaks a pair") && !told.contains("Split"), "{edge:?}: {told}");
        assert!(told.contains('0'), "{edge:?}: {told}");
    }
}

#[test]
fn after_the_winning_last_move_nobody_is_answered() {
    let mut seen = 0;
    for &edge in EDGES {
        let mut record = record(edge);
        let answer = record.answer(&Cancel::never()).expect("not stopped");
        let Some(mv) = answer.suggested_move.filter(|_| answer.outcome == Some(Outcome::Win)) else { continue };
        record.play(&mv).expect("the suggested move is legal");
        if !record.answer(&Cancel::never()).expect("not stopped").over {
            continue;
        }
        seen += 1;
        for wording in [Wording::Plain, Wording::Picture, Wording::Notation] {
            let told = english(edge, wording).join(" ");
            for part in ["any reply", "any move changes", "Any move they make", "Whatever they cross", "you can answer"]
            {
                assert!(!told.contains(part), "{edge:?} {wording}: {told}");
            }
        }
    }
    assert!(seen > 15, "{seen}");
}

/// Returns the pairs of what is left and its value: `2+3 (value 1)`.
fn ways(text: &str) -> Vec<(String, u64)> {
    let parts = text.split(" (value ").collect::<Vec<_>>();
    let pair = |at: usize| {
        let left = parts.get(at)?.split_whitespace().last()?.to_owned();
        Some((left, numbers(parts.get(at + 1)?).first().copied()?))
    };
    (0..parts.len().saturating_sub(1)).filter_map(pair).collect()
}

#[test]
fn a_move_named_for_a_value_leaves_that_value() {
    let grundy = |game: &str, words: &[String]| {
        let record = boards::find(game).expect("a known game").game.open(words).expect("a valid setup");
        let answer = record.answer(&Cancel::never()).expect("not stopped");
        answer.grundy.unwrap_or(0)
    };
    let mut seen = 0;
    for heap in 2..40 {
        for (code, sizes) in [("0.137", 1), ("0.77", 1), ("grundy", 1), ("0.6", 1)] {
            let words = [format!("code={code}"), format!("heaps={}", heap * sizes)];
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let value = grundy("octal", &words.iter().map(ToString::to_string).collect::<Vec<_>>());
            for text in english(("octal", &words, ""), Wording::Plain) {
                for (left, told) in ways(&text) {
                    let rest = [words[0].to_owned(), format!("heaps={}", left.replace('+', ","))];
                    assert!(told < value && grundy("octal", &rest) == told, "{words:?}: {text}");
                    seen += 1;
                }
            }
        }
        let words = [format!("piles={heap}"), "set=1,3,4".to_owned()];
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        for text in english(("coin-piles", &words, ""), Wording::Plain) {
            for (left, told) in ways(&text) {
                let rest = [format!("piles={left}"), words[1].to_owned()];
                assert_eq!(grundy("coin-piles", &rest), told, "{words:?}: {text}");
                seen += 1;
            }
        }
        for game in ["strip", "matches"] {
            let words = [format!("row={}0", "1".repeat(heap)), "k=2".to_owned()];
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            for text in english((game, &words, ""), Wording::Plain) {
                for (left, told) in ways(&text) {
                    let row = numbers(&left)
                        .iter()
                        .map(|run| "1".repeat(usize::try_from(*run).expect("a short run")))
                        .collect::<Vec<_>>()
                        .join("0");
                    let rest = [format!("row=0{row}"), words[1].to_owned()];
                    assert_eq!(grundy(game, &rest), told, "{words:?}: {text}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn the_line_of_ticktacktwo_is_played_to_the_end() {
    let mut seen = 0;
    for moves in ["", "5", "5 1", "5 2", "1 2", "2 1 4", "5 1 6 4"] {
        let edge = ("ticktacktwo", &[] as &[&str], moves);
        let mut record = record(edge);
        let answer = record.answer(&Cancel::never()).expect("not stopped");
        let Some(plies) = answer.remoteness else { continue };
        let text = english(edge, Wording::Notation);
        let line = text.iter().find(|text| text.contains(": three in a row")).cloned().unwrap_or_default();
        let cells = |word: &str| word.chars().all(|sign| sign.is_ascii_digit() || sign == '-') && !word.is_empty();
        let line: Vec<&str> = line.split([' ', ',', ':']).filter(|word| cells(word)).collect();
        record.play(&answer.suggested_move.expect("the game goes on")).expect("it is legal");
        for mv in &line {
            record.play(mv).expect("the line is legal");
        }
        assert!(record.answer(&Cancel::never()).expect("not stopped").over, "{moves}: {text:?}");
        assert_eq!(line.len() as u64 + 1, plies, "{moves}: {text:?}");
        seen += 1;
    }
    assert!(seen >= 3, "{seen}");
}

/// Returns the notation of a domino told in words: `cover row 1, columns 2 and 3`.
fn domino(words: &str) -> String {
    let [line, across, ..] = numbers(words)[..] else { panic!("{words}") };
    if words.contains("column ") { format!("{across},{line}") } else { format!("{line},{across}") }
}

#[test]
fn each_answer_of_domineering_wins_and_a_clear_lead_is_clear() {
    let (mut answers, mut clear) = (0, 0);
    let entry = boards::find("domineering").expect("a known game");
    for seed in 0..60 {
        let words = entry.game.of_seed(seed);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let mut played = String::new();
        for step in 0..5 {
            let edge = ("domineering", &words[..], played.as_str());
            let mut record = record(edge);
            let answer = record.answer(&Cancel::never()).expect("not stopped");
            let Some(suggested) = answer.suggested_move else { break };
            let told = english(edge, Wording::Notation);
            clear += usize::from(told.iter().any(|text| text.contains("cannot catch up")));
            if answer.outcome == Some(Outcome::Win) {
                record.play(&suggested).expect("it is legal");
            }
            for text in told.iter().filter(|text| text.starts_with("Move: ")) {
                let (mv, reply) = text.split_once("Answer: ").expect("an answer");
                record.play(&domino(mv)).expect("a legal move");
                record.play(&domino(reply)).expect("a legal reply");
                let after = record.answer(&Cancel::never()).expect("not stopped");
                assert!(after.over || after.outcome == Some(Outcome::Loss), "{words:?} {played}: {text}");
                record.take_back();
                record.take_back();
                answers += 1;
            }
            let legal = self::record(edge).legal(20);
            let Some(next) = legal.get((step * 7 + usize::try_from(seed).unwrap_or(0)) % legal.len().max(1)) else {
                break;
            };
            played = format!("{played} {next}");
        }
    }
    assert!(answers > 100 && clear > 5, "{answers} {clear}");
}

#[test]
fn the_example_of_moore_is_lost_for_whoever_took_the_heap() {
    let mut seen = 0;
    for (heaps, k) in [("1,1,1", 2), ("3,3,3", 2), ("5,5", 1), ("1,2,3", 1), ("4,4,4,4", 3), ("1,2,3,3,2,1,0", 2)] {
        for last in ["last=wins", "last=loses"] {
            let words = [format!("heaps={heaps}"), format!("k={k}"), last.to_owned()];
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let told = english(("moore", &words, ""), Wording::Notation);
            let Some(text) = told.iter().find(|text| text.contains("for example")) else { continue };
            let [size, heap, ref cuts @ ..] = numbers(text)[..] else { panic!("{text}") };
            let mut record = record(("moore", &words, ""));
            let position: Vec<u64> = numbers(heaps);
            record.play(&format!("{heap}:{size}")).expect("a legal move");
            let cut = |cut: &[u64]| {
                format!("{}:{}", cut[0], position[usize::try_from(cut[0]).expect("a few heaps") - 1] - cut[1])
            };
            record.play(&cuts.chunks(2).map(cut).collect::<Vec<_>>().join(",")).expect("a legal answer");
            let after = record.answer(&Cancel::never()).expect("not stopped");
            assert!(after.over || after.outcome == Some(Outcome::Loss), "{words:?}: {text}");
            seen += 1;
        }
    }
    assert!(seen > 4, "{seen}");
}

#[test]
fn the_tree_of_a_small_game_in_the_documentation_is_true() {
    let page = std::fs::read_to_string(root().join("docs/theories/graph.md")).expect("the page of graph");
    let tree = page.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a tree");
    let lines: Vec<(usize, &str, &str)> = tree
        .lines()
        .map(|line| {
            let depth = line.chars().take_while(|sign| !sign.is_ascii_digit()).count() / 3;
            let (position, label) =
                line.trim_start_matches(['│', '├', '└', '─', ' ']).split_once(' ').expect("a label");
            (depth, position, label)
        })
        .collect();
    for (at, (depth, position, label)) in lines.iter().enumerate() {
        let below = lines[at + 1..].iter().take_while(|(deeper, ..)| deeper > depth);
        let mut children: Vec<&str> = below.filter(|(deeper, ..)| *deeper == depth + 1).map(|line| line.1).collect();
        let mut record = boards::find("nim").expect("nim").game.open(&["heaps=1,2"]).expect("a valid setup");
        let heaps = numbers(position);
        for (heap, from) in [(1, 1), (2, 2)] {
            let take = from - heaps[heap - 1];
            if take > 0 {
                record.play(&format!("{heap}:{take}")).expect("a legal move");
            }
        }
        let answer = record.answer(&Cancel::never()).expect("not stopped");
        let won = !answer.over && answer.outcome == Some(Outcome::Win);
        assert_eq!(*label, if won { "won" } else { "lost" }, "{position}");
        let mut after: Vec<String> = Vec::new();
        for mv in record.legal(20) {
            record.play(&mv).expect("a legal move");
            after.push(record.answer(&Cancel::never()).expect("not stopped").position);
            record.take_back();
        }
        children.sort_unstable();
        after.sort_unstable();
        assert_eq!(children, after, "{position}");
    }
    assert_eq!(lines.len(), 12);
}
