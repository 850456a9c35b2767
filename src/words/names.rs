//! Names and short descriptions of fields, games, parts, machines and operators.

use zugzwang_engine::{Kind, Machine, Setup, matchbox::Teacher, theory::last_word::Operator};

use super::{listed, one_of};
use crate::{
    look::{
        Look,
        align::{self, width_of},
        own::Own,
        text::Arg,
        wording::Wording,
    },
    say,
};

/// Returns the custom game with this setup, if there is one.
pub fn own<'a>(game: &str, setup: &Setup, look: &'a Look) -> Option<&'a Own> {
    let has = |word: &String| {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        setup.get(name).is_some_and(|set| set.to_string() == value)
    };
    look.own.iter().find(|own| own.game == game && own.rules.iter().all(has))
}

/// Returns the title of a game with this setup: that of the custom game, if there is one.
pub fn title_of(game: &str, setup: &Setup, look: &Look) -> String {
    let own = own(game, setup, look).and_then(|own| own.title.in_language(look.language()));
    own.map_or_else(|| title(game, look), ToOwned::to_owned)
}

/// Returns the rule of the custom game with this setup, if it has one of its own.
pub fn own_rule(game: &str, setup: &Setup, look: &Look) -> Option<String> {
    own(game, setup, look)?.rule.in_language(look.language()).map(ToOwned::to_owned)
}

/// Returns the rule of a game with this setup, as a sentence with its numbers.
pub fn rule(game: &str, setup: &Setup, look: &Look) -> String {
    if let Some(rule) = own_rule(game, setup, look) {
        return rule;
    }
    let plain = (look.wording == Wording::Plain).then(|| format!("plain-rule-{game}"));
    let named = plain.into_iter().chain([format!("rule-{game}")]).find(|id| look.texts.has(id));
    let id = named.unwrap_or_else(|| format!("{game}-rule"));
    let arg = |value: String| match value.parse::<u64>() {
        Ok(number) => Arg::from(number),
        Err(_) => Arg::from(one_of(value.split(','), look)),
    };
    let args: Vec<(&'static str, Arg)> = setup.iter().map(|(name, value)| (name, arg(value.to_string()))).collect();
    look.say(&id, &args)
}

/// Joins sentences as the language does.
pub fn joined<S: AsRef<str>>(sentences: impl IntoIterator<Item = S>, look: &Look) -> String {
    let mut joined = String::new();
    for sentence in sentences {
        if !joined.is_empty() {
            joined.push_str(&say!(look, "sentence-separator"));
        }
        joined.push_str(sentence.as_ref());
    }
    joined
}

/// Describes briefly what may be typed for a field: `1 to 9`.
pub fn form(kind: Kind, game: &str, look: &Look) -> String {
    match kind {
        Kind::Int { min, max } => say!(look, "form-int", min = brief(min), max = brief(max)),
        Kind::List { most, min, max, distinct: false } => {
            say!(look, "form-list", min = brief(min), max = brief(max), most = most)
        }
        Kind::List { most, min, max, distinct: true } => {
            say!(look, "form-list-distinct", min = brief(min), max = brief(max), most = most)
        }
        Kind::Choice(words) => {
            say!(look, "form-choice", words = one_of(words, look))
        }
        Kind::Word { form, .. } => {
            let own = format!("{game}-form-{form}");
            if look.texts.has(&own) { say!(look, &own) } else { say!(look, "form-word", form = form) }
        }
    }
}

/// Makes typed fields such as `k=2 last=wins` readable. Where the language has words for the value of a field, they
/// follow the others in parentheses: `(last move wins)`.
pub fn said(typed: &str, look: &Look) -> String {
    let key =
        |word: &str| Some(format!("said-{}", word.split_once('=').map(|(field, value)| format!("{field}-{value}"))?));
    let in_words = |word: &&str| key(word).is_some_and(|key| look.texts.has(&key));
    let (said, typed): (Vec<&str>, Vec<&str>) = typed.split(' ').partition(in_words);
    let said: Vec<String> = said.into_iter().filter_map(key).map(|key| say!(look, &key)).collect();
    let (said, typed) = (listed(said, look), typed.join(" "));
    match (typed.as_str(), said.as_str()) {
        (_, "") => typed,
        ("", _) => said,
        _ => say!(look, "said-beside", typed = typed, said = said),
    }
}

/// Returns the name of a game: at the plain level that of its tile, otherwise its name in the literature.
pub fn title(game: &str, look: &Look) -> String {
    let tile = format!("stop-{game}");
    let is_plain = look.wording == Wording::Plain && look.texts.has(&tile);
    if is_plain { say!(look, &tile) } else { field_name(game, look) }
}

/// Returns the name of a game in the literature.
pub fn field_name(game: &str, look: &Look) -> String {
    say!(look, &format!("{game}-title"))
}

/// Returns the game's word for a part of its position, such as a heap or a track; in the plural if `many` is set.
pub fn part(game: &str, many: bool, look: &Look) -> String {
    let attribute = if many { ".many" } else { "" };
    let own = format!("{game}-part{attribute}");
    if look.texts.has(&own) { say!(look, &own) } else { say!(look, &format!("part{attribute}")) }
}

/// Describes where a move of the form `part:…` is made; in a sum, where the move has the form `a/…`, in which game.
pub fn place(game: &str, notation: &str, look: &Look) -> Option<String> {
    let component = notation.split_once('/').filter(|(name, _)| name.chars().all(char::is_alphabetic));
    let (number, _) = component.or_else(|| notation.split_once(':'))?;
    Some(say!(look, "status-hint-where", part = part(game, false, look), number = number))
}

/// A large power of ten is written as a power.
pub(super) fn brief(number: i64) -> String {
    const LARGE: i64 = 1_000_000_000;
    let exponent = number.unsigned_abs().checked_ilog10().unwrap_or(0);
    let sign = if number < 0 { "-" } else { "" };
    let is_power = number.unsigned_abs() == 10_u64.pow(exponent);
    if number.abs() >= LARGE && is_power { format!("{sign}10^{exponent}") } else { number.to_string() }
}

/// Returns the name of a machine.
pub fn machine_name(machine: Machine, look: &Look) -> String {
    match machine {
        Machine::Perfect => say!(look, "seat-perfect"),
        Machine::Skill(percent) => say!(look, "seat-skill", percent = u64::from(percent)),
        Machine::Trapper => say!(look, "seat-trapper"),
        Machine::Coach(level) => say!(look, "seat-coach", level = u64::from(level)),
        Machine::Random => say!(look, "seat-random"),
        Machine::GivesBack(count) => say!(look, "seat-gives-back", count = u64::from(count)),
        Machine::Loser => say!(look, "seat-loser"),
        Machine::Matchbox => say!(look, "seat-matchbox"),
    }
}

/// Describes in one line what a machine does.
pub fn machine_about(machine: Machine, look: &Look) -> String {
    match machine {
        Machine::Perfect => say!(look, "machine-perfect"),
        Machine::Skill(percent) => say!(look, "machine-skill", percent = u64::from(percent)),
        Machine::Trapper => say!(look, "machine-trapper"),
        Machine::Coach(level) => say!(look, "machine-coach", slips = u64::from(Machine::COACHED.saturating_sub(level))),
        Machine::Random => say!(look, "machine-random"),
        Machine::GivesBack(count) => say!(look, "machine-gives-back", count = u64::from(count)),
        Machine::Loser => say!(look, "machine-loser"),
        Machine::Matchbox => say!(look, "machine-matchbox"),
    }
}

/// Returns the name of the teacher of a matchbox machine.
pub fn teacher_name(teacher: Teacher, look: &Look) -> String {
    match teacher {
        Teacher::Machine(machine) => machine_name(machine, look),
        Teacher::Itself => say!(look, "teacher-itself"),
    }
}

const OPERATORS: [&str; 6] =
    ["program-op-1", "program-op-2", "program-op-3", "program-op-4", "program-op-5", "program-op-6"];

/// Returns an operator as a line of the program.
pub fn operator_text(operator: Operator, look: &Look) -> String {
    OPERATORS.get(operator.number() - 1).map_or_else(String::new, |key| say!(look, key))
}

/// Returns an operator in as few columns as possible.
pub fn operator_brief(operator: Operator, look: &Look) -> String {
    OPERATORS.get(operator.number() - 1).map_or_else(String::new, |key| say!(look, &format!("{key}.short")))
}

/// Returns the meaning of each number used as a move, from 1 on: the operators of a program. Empty for other games.
pub fn legend(game: &str, look: &Look) -> Vec<String> {
    let keys = (1..).map(|number| format!("{game}-op-{number}"));
    keys.take_while(|key| look.texts.has(key)).map(|key| say!(look, &key)).collect()
}

/// Returns the legend with numbers, in two columns if the width allows it.
pub fn legend_lines(game: &str, look: &Look, width: u16) -> Vec<String> {
    const GAP: usize = 3;
    let entries: Vec<String> =
        (1..).zip(legend(game, look)).map(|(number, meaning): (u64, _)| format!("{number}  {meaning}")).collect();
    let wide = entries.iter().map(|entry| width_of(entry)).max().unwrap_or(0) + GAP;
    let columns = ((usize::from(width) + GAP) / wide).clamp(1, 2);
    let rows = entries.len().div_ceil(columns);
    let row = |at: usize| {
        let row = entries.iter().skip(at).step_by(rows.max(1));
        row.map(|entry| align::left(entry, wide)).collect::<String>().trim_end().to_owned()
    };
    (0..rows).map(row).collect()
}
