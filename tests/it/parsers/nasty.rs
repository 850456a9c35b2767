//! Unlikely texts: arbitrary ones, and valid ones with a few errors.

use proptest::{collection::vec, prelude::*, sample::Index};

/// What is inserted into a valid text.
const SIGNS: [&str; 44] = [
    "\0",
    "\u{7f}",
    "\u{feff}",
    "\u{202e}",
    "\u{301}",
    "\u{200d}",
    "９",
    "٣",
    "½",
    "中",
    "é",
    "-",
    "--",
    "+",
    ",",
    ",,",
    ".",
    "/",
    "/0",
    "=",
    "@",
    "#",
    "#18446744073709551616",
    "\"",
    "'",
    "\\",
    ":",
    ";",
    " ",
    "\t",
    "\n",
    "\r\n",
    "{",
    "}",
    "[",
    "]",
    "null",
    "1e999",
    "-0",
    "0x10",
    "1000000000000000000",
    "18446744073709551615",
    "170141183460469231731687303715884105728",
    "-9223372036854775808",
];

/// One error.
#[derive(Debug, Clone)]
enum Wrong {
    /// Some characters are missing.
    Drop(Index, Index),
    /// Some characters are repeated.
    Again(Index, Index, usize),
    /// Two characters are swapped.
    Swap(Index, Index),
    /// Something else is inserted.
    Put(Index, &'static str),
    /// A number is this long.
    Long(Index, usize),
    /// The text ends there.
    Cut(Index),
}

fn wrong() -> impl Strategy<Value = Wrong> {
    let sign = (0..SIGNS.len()).prop_map(|at| SIGNS[at]);
    // Few are long. They test the cost, for which once is enough.
    let times = prop_oneof![9 => 1_usize..5, 1 => Just(20_000)];
    let length = prop_oneof![9 => 1_usize..45, 1 => Just(100_000)];
    prop_oneof![
        (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Wrong::Drop(from, to)),
        (any::<Index>(), any::<Index>(), times).prop_map(|(from, to, times)| Wrong::Again(from, to, times)),
        (any::<Index>(), any::<Index>()).prop_map(|(one, other)| Wrong::Swap(one, other)),
        (any::<Index>(), sign).prop_map(|(at, sign)| Wrong::Put(at, sign)),
        (any::<Index>(), length).prop_map(|(at, length)| Wrong::Long(at, length)),
        any::<Index>().prop_map(Wrong::Cut),
    ]
}

/// A few neighbouring characters.
const FEW: usize = 12;

fn done(text: &str, wrong: &Wrong) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    let count = signs.len();
    let part = |from: &Index, to: &Index| {
        let from = from.index(count + 1);
        from..(from + to.index(FEW)).min(count)
    };
    match wrong {
        Wrong::Drop(from, to) => drop(signs.drain(part(from, to))),
        Wrong::Again(from, to, times) => {
            let part = part(from, to);
            let again: Vec<char> = signs[part.clone()].iter().copied().cycle().take(part.len() * times).collect();
            signs.splice(part.end..part.end, again);
        }
        Wrong::Swap(one, other) if count > 0 => signs.swap(one.index(count), other.index(count)),
        Wrong::Swap(..) => {}
        Wrong::Put(at, sign) => {
            let at = at.index(count + 1);
            signs.splice(at..at, sign.chars());
        }
        Wrong::Long(at, length) => {
            let at = at.index(count + 1);
            let digit = signs[at..].iter().position(char::is_ascii_digit).map_or(at, |ahead| at + ahead);
            signs.splice(digit..digit, std::iter::repeat_n('9', *length));
        }
        Wrong::Cut(at) => signs.truncate(at.index(count + 1)),
    }
    signs.into_iter().collect()
}

/// Generates one of these texts with up to three errors.
pub fn near(texts: Vec<String>) -> impl Strategy<Value = String> {
    (any::<Index>(), vec(wrong(), 0..4))
        .prop_map(move |(at, wrongs)| wrongs.iter().fold(at.get(&texts).clone(), |text, wrong| done(&text, wrong)))
}

/// Generates any text, or sometimes one of these.
pub fn any_text(texts: Vec<String>) -> impl Strategy<Value = String> {
    prop_oneof![6 => near(texts), 1 => "\\PC{0,40}", 1 => vec(any::<char>(), 0..60).prop_map(String::from_iter)]
}

/// Generates any bytes: of a text, of one that is not UTF-8, or arbitrary ones.
pub fn any_bytes(texts: Vec<String>) -> impl Strategy<Value = Vec<u8>> {
    let broken = (near(texts.clone()), any::<Index>(), any::<u8>()).prop_map(|(text, at, byte)| {
        let mut bytes = text.into_bytes();
        let at = at.index(bytes.len() + 1);
        bytes.insert(at, byte);
        bytes
    });
    prop_oneof![6 => near(texts).prop_map(String::into_bytes), 1 => broken, 1 => vec(any::<u8>(), 0..200)]
}
