//! The engine's data in words: errors and field forms.

use zugzwang_engine::{Field, Kind, MoveError, MoveFault, SetupError, SetupFault};

use crate::{board::Refusal, look::Look, say};

/// What may be typed for a field, briefly: `1 to 9`.
pub fn form(kind: Kind, look: &Look) -> String {
    match kind {
        Kind::Int { min, max } => say!(look, "form-int", min = brief(min), max = brief(max)),
        Kind::List { most, min, max, distinct: false } => {
            say!(look, "form-list", min = brief(min), max = brief(max), most = most)
        }
        Kind::List { most, min, max, distinct: true } => {
            say!(look, "form-list-distinct", min = brief(min), max = brief(max), most = most)
        }
        Kind::Choice(words) => {
            let words = words.join(&format!(" {} ", say!(look, "form-or")));
            say!(look, "form-choice", words = words)
        }
    }
}

/// A number as people write it: a large power of ten as such.
fn brief(number: i64) -> String {
    const LARGE: i64 = 1_000_000_000;
    let exponent = number.unsigned_abs().checked_ilog10().unwrap_or(0);
    let sign = if number < 0 { "-" } else { "" };
    let is_power = number.unsigned_abs() == 10_u64.pow(exponent);
    if number.abs() >= LARGE && is_power { format!("{sign}10^{exponent}") } else { number.to_string() }
}

/// What is wrong with a field's value, without the field's name.
pub fn setup_fault(error: &SetupError, fields: &[Field], look: &Look) -> String {
    let own = || {
        let field = fields.iter().find(|field| field.name == error.field);
        field.map_or_else(String::new, |field| form(field.kind, look))
    };
    match &error.fault {
        SetupFault::Malformed { kind: kind @ Kind::Choice(_), entry } => {
            say!(look, "error-not-a-choice", entry = shortened(entry), form = form(*kind, look))
        }
        SetupFault::Malformed { kind, entry } => {
            say!(look, "error-malformed-entry", entry = shortened(entry), form = form(*kind, look))
        }
        SetupFault::OutOfRange { entry, min, max } => {
            say!(look, "error-range", entry = shortened(entry), min = brief(*min), max = brief(*max))
        }
        SetupFault::EmptyEntry { index } => say!(look, "error-empty-entry", index = *index, form = own()),
        SetupFault::Length { count, min, max } => {
            say!(look, "error-length", count = *count, min = *min, max = *max)
        }
        SetupFault::Repeated { entry } => say!(look, "error-repeated", entry = entry),
        SetupFault::AllZero => say!(look, "error-all-zero"),
        // These are about words; a form has fields and never meets them.
        SetupFault::NoEquals | SetupFault::UnknownField { .. } | SetupFault::Twice => String::new(),
    }
}

/// What is wrong with a setup, in one line that names the field.
pub fn setup_error(error: &SetupError, game: &str, fields: &[Field], look: &Look) -> String {
    let known = || fields.iter().map(|field| field.name).collect::<Vec<_>>().join(" ");
    let (field, given) = (&error.field, shortened(&error.given));
    match &error.fault {
        SetupFault::NoEquals => say!(look, "error-word", given = shortened(field), game = game, known = known()),
        SetupFault::UnknownField { .. } => {
            let field = shortened(field);
            say!(look, "error-unknown-field", field = field, given = given, game = game, known = known())
        }
        SetupFault::Twice => say!(look, "error-twice", field = field, given = given),
        _ => say!(look, "error-field", field = field, given = given, what = setup_fault(error, fields, look)),
    }
}

/// What is wrong with a move, without the move.
pub fn move_fault(fault: &MoveFault, game: &str, look: &Look) -> String {
    match fault {
        MoveFault::Over => say!(look, "error-move-over"),
        MoveFault::Malformed => {
            let form = say!(look, &format!("{game}-notation"));
            say!(look, "error-not-a-move", form = form)
        }
        MoveFault::NoSuchPart { part, parts } => say!(look, "error-move-part", part = part, parts = *parts),
        MoveFault::Amount { part, min, max, .. } => {
            let part = part.unwrap_or(0);
            say!(look, "error-move-amount", part = part, min = *min, max = *max)
        }
        MoveFault::TooManyParts { count, max } => say!(look, "error-move-too-many", count = *count, max = *max),
        MoveFault::PartOrder { part } => say!(look, "error-move-order", part = *part),
    }
}

/// What is wrong with a move, in one line that names it.
pub fn move_error(error: &MoveError, game: &str, look: &Look) -> String {
    let what = move_fault(&error.fault, game, look);
    say!(look, "error-move", number = error.number, given = shortened(&error.given), what = what)
}

/// Why nothing was played.
pub fn refusal(refusal: &Refusal, game: &str, look: &Look) -> String {
    match refusal {
        Refusal::Over => say!(look, "refusal-over"),
        Refusal::Thinking => say!(look, "refusal-thinking"),
        Refusal::NothingChosen => say!(look, "refusal-nothing"),
        Refusal::Illegal(error) => move_fault(&error.fault, game, look),
    }
}

/// What was given, on one line and not longer than a line.
pub fn shortened(given: &str) -> String {
    const MOST: usize = 60;
    let mut line: String = given.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if given.chars().nth(MOST).is_some() {
        line.push('…');
    }
    line
}
