//! Parses the code of a game, or suggests what to type instead.

pub(super) use zugzwang_engine::theory::taking::Code;

use crate::{cli::CliError, look::Look, say, words};

/// Games that the user may name instead, with an example and its code.
const NAMES: [(&str, &str, &str); 9] = [
    ("kayles", "kayles", "0.77"),
    ("dawsons-kayles", "dawsons-kayles", "0.07"),
    ("dawsons-chess", "dawsons-chess", "0.137"),
    ("treblecross", "treblecross", "0.007"),
    ("officers", "officers", "0.6"),
    ("strip", "strip k=3", "0.777"),
    ("matches", "matches k=3", "0.007"),
    ("subtraction", "subtraction m=3", "0.333"),
    ("coins", "coins set=1,3,4", "0.3033"),
];

pub(super) fn read(given: &str, look: &Look) -> Result<Code, CliError> {
    given.parse().map_err(|_| CliError::Bad(refused(given, look)))
}

fn refused(given: &str, look: &Look) -> String {
    let shown = words::shortened(given);
    if let Some((_, example, code)) = NAMES.iter().find(|(name, ..)| given.eq_ignore_ascii_case(name)) {
        return say!(look, "error-nimbers-name", given = shown, example = *example, code = *code);
    }
    let like = like(given).map_or_else(|| "none".to_owned(), |code| words::shortened(&code.to_string()));
    say!(look, "error-nimbers-code", given = shown, like = like)
}

/// The code that was probably meant, if the point is a comma or a raised dot, or the first 0 or both are missing.
fn like(given: &str) -> Option<Code> {
    let plain = given.trim().to_lowercase().replace([',', '·'], ".");
    let says_something = plain.contains(|sign: char| sign != '0' && sign != '.');
    let typed = [plain.clone(), format!("0{plain}"), format!("0.{plain}")];
    typed.iter().filter(|_| says_something).find_map(|code| code.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_a_code() {
        for (name, example, code) in NAMES {
            assert_eq!(code.parse::<Code>().map(|read| read.to_string()).as_deref(), Ok(code), "{name}");
            assert!(example.starts_with(name) && name.parse::<Code>().is_err());
        }
    }

    #[test]
    fn a_mistyped_code_is_recognized() {
        let like = |given| like(given).map(|code| code.to_string());
        for given in ["0,77", "77", ".77", "·77", " 0.77 ", "0·77"] {
            assert_eq!(like(given).as_deref(), Some("0.77"), "{given}");
        }
        for given in ["", "0", ".", "0.8", "9", "nim", "0.7.7"] {
            assert_eq!(like(given), None, "{given}");
        }
    }
}
