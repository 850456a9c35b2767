//! Plain wording keeps to its rules: for every game, its presets and random positions, in every language.

use zugzwang::{
    look::{language::Language, wording::Wording},
    play::{
        board::{Side, Status, Step, Tale},
        boards::{self, Entry},
        table::Table,
    },
    teach::path,
};
use zugzwang_engine::Rng;

use crate::common::{counts::nightly, settle, turns::Turns, worded};

/// Maximum number of words in a sentence; in Chinese of characters, where a number counts as one.
const WORDS: usize = 16;
const SIGNS: usize = 40;
/// The same of the one sentence of a reason that may be long.
const LONG_WORDS: usize = 26;
const LONG_SIGNS: usize = 60;
/// Maximum number of sentences after the verdict.
const SENTENCES: usize = 3;

/// Terms of theories, in lower case, and parts of them. Plain text has none.
const fn terms(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "n-position",
            "p-position",
            "nim-sum",
            "grundy",
            "nimber",
            " mod ",
            "modulo",
            "remainder",
            "misère",
            "parity",
            "zeckendorf",
            "golden",
            "mex",
            "remoteness",
            "symmetr",
            "theory",
            "rung",
            "octal",
            "canonical",
            "fraction",
            "binary",
            "retrograde",
            "partizan",
        ],
        Language::Russian => &[
            "ним-сумм",
            "гранди",
            "по модулю",
            "остаток от",
            "мизер",
            "чётность",
            "цекендорф",
            "золот",
            "mex",
            "симметр",
            "теори",
            "двоичн",
        ],
        Language::Bulgarian => &[
            "ним-сум",
            "грънди",
            "по модул",
            "остатък от",
            "мизер",
            "четност",
            "цекендорф",
            "златн",
            "mex",
            "теори",
            "двоичн",
        ],
        Language::Chinese => {
            &["尼姆和", "格兰迪", "余数", "奇偶性", "黄金", "mex", "理论", "二进制", "必胜态", "必败态"]
        }
    }
}

/// Symbols that only theories use.
const THEIR_SIGNS: [&str; 7] = ["Φ", "≡", "(A)", "(C)", "⇓", "²", "≠"];

/// Splits a text into sentences. The point in a number or a date does not end one.
fn sentences(text: &str) -> Vec<String> {
    let mut sentences = vec![String::new()];
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        if let Some(sentence) = sentences.last_mut() {
            sentence.push(sign);
        }
        let stops = matches!(sign, '.' | '!' | '?') && signs.peek().is_none_or(|next| *next == ' ');
        if stops || matches!(sign, '。' | '！' | '？') {
            sentences.push(String::new());
        }
    }
    sentences.into_iter().map(|sentence| sentence.trim().to_owned()).filter(|sentence| !sentence.is_empty()).collect()
}

/// Words that carry the reader over into the second half of a long sentence.
const CARRYING: [(Language, &[&str]); 4] = [
    (Language::English, &["because", "but", "so that"]),
    (Language::Russian, &["потому что", "но", "чтобы", "так что", "зато"]),
    (Language::Bulgarian, &["защото", "но", "за да", "така че"]),
    (Language::Chinese, &["因为", "但", "而", "所以", "直到"]),
];

/// Whether a sentence has at most as many words; in Chinese, signs.
fn has_at_most([words, signs]: [usize; 2], sentence: &str, language: Language) -> bool {
    if language == Language::Chinese {
        let written = sentence.chars().filter(|sign| sign.is_alphabetic() && !sign.is_ascii()).count();
        let numbers = sentence.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|run| !run.is_empty()).count();
        return written + numbers <= signs;
    }
    sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count() <= words
}

fn is_short(sentence: &str, language: Language) -> bool {
    has_at_most([WORDS, SIGNS], sentence, language)
}

/// Whether a sentence is longer than the others may be, and yet can be followed.
fn is_carried(sentence: &str, language: Language) -> bool {
    let carrying = CARRYING.iter().filter(|(of, _)| *of == language).flat_map(|(_, words)| *words);
    has_at_most([LONG_WORDS, LONG_SIGNS], sentence, language)
        && carrying.into_iter().any(|word| sentence.contains(word))
}

/// Returns a sentence that is too long. One in a text may be longer, if it can be followed.
fn too_long(said: &[String], language: Language) -> Option<&String> {
    let mut long = said.iter().filter(|sentence| !is_short(sentence, language));
    let first = long.next()?;
    if is_carried(first, language) { long.next() } else { Some(first) }
}

/// Opens a setup and makes some random moves.
fn played(entry: &Entry, words: &[String], rng: &mut Rng) -> Table {
    let mut table = entry.open::<String>(words, &[], Side::Both).expect("a valid setup");
    settle(&mut table);
    for _ in 0..rng.below(8) {
        if rng.below(2) == 0 {
            table.reply();
        } else {
            table.steer(Step::More);
            table.steer(Step::Right);
            // If that makes no move, the next one is tried.
            let _ = table.commit();
        }
        settle(&mut table);
    }
    table
}

fn positions(entry: &Entry) -> impl Iterator<Item = Table> {
    let owned = |words: &[&str]| words.iter().map(ToString::to_string).collect();
    let presets = entry.game.presets.iter().map(move |preset| owned(preset.words));
    let stops = path::stops().filter(|stop| stop.game == entry.game.id);
    let met = stops.flat_map(move |stop| (0..stop.setups.len()).map(move |setup| owned(&stop.words(setup))));
    let drawn = (0..nightly(2, 200)).map(|seed| entry.game.of_seed(seed));
    presets.chain(met).chain(drawn).zip(0..).flat_map(move |(words, seed): (Vec<String>, u64)| {
        let mut rng = Rng::new(seed, "plainly");
        let start = entry.open::<String>(&words, &[], Side::Both).map(|mut table| {
            settle(&mut table);
            table
        });
        [start.expect("a valid setup"), played(entry, &words, &mut rng)]
    })
}

/// Returns a term or symbol of a theory in a text, if any.
fn term(told: &[String], language: Language) -> Option<String> {
    let small = told.join("\n").to_lowercase();
    let term = terms(language).iter().find(|term| small.contains(**term)).copied();
    term.or(THEIR_SIGNS.into_iter().find(|sign| told.iter().any(|text| text.contains(sign)))).map(ToOwned::to_owned)
}

/// Returns a fault in the plain explanation of a position, if any.
fn fault(table: &Table, language: Language) -> Option<String> {
    let told = table.tell(Tale::Reason, &worded(Wording::Plain, language)).expect("it has an answer");
    let said: Vec<String> = told.iter().skip(1).flat_map(|text| sentences(text)).collect();
    let over = matches!(table.status(), Status::Over(_));
    let what = if over {
        None
    } else if said.is_empty() {
        Some("nothing is said".to_owned())
    } else if said.len() > SENTENCES {
        Some(format!("{} sentences", said.len()))
    } else if let Some(long) = too_long(&said, language) {
        Some(format!("too long: {long}"))
    } else {
        term(&told, language)
    };
    what.map(|what| format!("{}, {language:?}, {what}: {told:#?}", table.request()))
}

/// Returns a fault in the plain proof, if any.
fn proof_fault(table: &Table, language: Language) -> Option<String> {
    let told = table.tell(Tale::Argument, &worded(Wording::Plain, language)).expect("it has an answer");
    let over = matches!(table.status(), Status::Over(_));
    let said: Vec<String> = told.iter().flat_map(|text| sentences(text)).collect();
    let long = || too_long(&said, language).map(|long| format!("too long: {long}"));
    let what = match told.is_empty() {
        true if !over => Some("nothing is said".to_owned()),
        false if over => Some("the game is over".to_owned()),
        _ => long().or_else(|| term(&told, language)),
    };
    what.map(|what| format!("{}, {language:?}, {what}: {told:#?}", table.request()))
}

/// Checks every position in one language, and in all of them in turn; at night each in all.
fn assert_without(fault: impl Fn(&Table, Language) -> Option<String>) {
    let mut languages = Turns::of(1, Language::ALL);
    let faults = boards::ALL.iter().filter_map(|entry| {
        positions(entry).find_map(|table| languages.round().find_map(|language| fault(&table, language)))
    });
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_position_has_a_proof_in_plain_words() {
    assert_without(proof_fault);
}

#[test]
fn plain_text_is_brief_and_has_no_terms() {
    assert_without(fault);
}
