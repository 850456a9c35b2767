//! The engine's data in words: errors, field forms, machines and operators.

use zugzwang_engine::{
    Field, Kind, Machine, MoveError, MoveFault, Outcome, SetupError, SetupFault, games,
    matchbox::{Cabinet, CabinetError, Learner, NotesFault, Teacher},
    theory::last_word::Operator,
};

use crate::{
    align,
    board::{Refusal, Table},
    look::Look,
    numbers::clear,
    panels::width_of,
    request::{FileError, FileFault},
    say,
    text::Arg,
    visible::visible,
};

/// What may be typed for a field, briefly: `1 to 9`.
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
            let words = words.join(&format!(" {} ", say!(look, "form-or")));
            say!(look, "form-choice", words = words)
        }
        Kind::Word { form, .. } => {
            let own = format!("{game}-form-{form}");
            if look.texts.has(&own) { say!(look, &own) } else { say!(look, "form-word", form = form) }
        }
    }
}

/// Fields as typed, `k=2 last=wins`, for people to read: where a language has words for what a field is set to, `(last move
/// wins)` behind the others.
pub fn said(typed: &str, look: &Look) -> String {
    let key =
        |word: &str| Some(format!("said-{}", word.split_once('=').map(|(field, value)| format!("{field}-{value}"))?));
    let in_words = |word: &&str| key(word).is_some_and(|key| look.texts.has(&key));
    let (said, typed): (Vec<&str>, Vec<&str>) = typed.split(' ').partition(in_words);
    let said: Vec<String> = said.into_iter().filter_map(key).map(|key| say!(look, &key)).collect();
    let (said, typed) = (said.join(&say!(look, "list-separator")), typed.join(" "));
    match (typed.as_str(), said.as_str()) {
        (_, "") => typed,
        ("", _) => said,
        _ => say!(look, "said-beside", typed = typed, said = said),
    }
}

/// The game's name for people.
pub fn title(game: &str, look: &Look) -> String {
    say!(look, &format!("{game}-title"))
}

/// What the game calls a part of its position, a heap or a track; `many` of them.
pub fn part(game: &str, many: bool, look: &Look) -> String {
    let attribute = if many { ".many" } else { "" };
    let own = format!("{game}-part{attribute}");
    if look.texts.has(&own) { say!(look, &own) } else { say!(look, &format!("part{attribute}")) }
}

/// Where a move of the form `part:…` is played.
pub fn place(game: &str, notation: &str, look: &Look) -> Option<String> {
    let (number, _) = notation.split_once(':')?;
    Some(say!(look, "status-hint-where", part = part(game, false, look), number = number))
}

/// The id of a text about the perfect player; where theory does not say who wins here, nobody is known to be one, and its other
/// form says so.
pub fn best_known(id: &str, table: &dyn Table) -> String {
    let silent = table.worth().is_some_and(|worth| worth.outcome == Outcome::Unknown);
    if silent { format!("{id}.known") } else { id.to_owned() }
}

/// A rule of the game that was broken.
fn rule(game: &str, key: &str, args: &[(&'static str, String)], look: &Look) -> String {
    // A number goes as a number, so that the text can choose its words by it.
    let arg = |text: &String| match text.parse::<u64>() {
        Ok(number) if number.to_string() == *text => Arg::from(number),
        _ => Arg::from(shortened(&clear(text, look))),
    };
    let args: Vec<_> = args.iter().map(|(name, text)| (*name, arg(text))).collect();
    look.say(&format!("{game}-{key}"), &args)
}

/// A number as people write it: a large power of ten as such.
fn brief(number: i64) -> String {
    const LARGE: i64 = 1_000_000_000;
    let exponent = number.unsigned_abs().checked_ilog10().unwrap_or(0);
    let sign = if number < 0 { "-" } else { "" };
    let is_power = number.unsigned_abs() == 10_u64.pow(exponent);
    if number.abs() >= LARGE && is_power { format!("{sign}10^{exponent}") } else { number.to_string() }
}

/// A machine's name.
pub fn machine_name(machine: Machine, look: &Look) -> String {
    match machine {
        Machine::Perfect => say!(look, "seat-perfect"),
        Machine::Skill(percent) => say!(look, "seat-skill", percent = u64::from(percent)),
        Machine::Random => say!(look, "seat-random"),
        Machine::GivesBack(count) => say!(look, "seat-gives-back", count = u64::from(count)),
        Machine::Loser => say!(look, "seat-loser"),
        Machine::Matchbox => say!(look, "seat-matchbox"),
    }
}

/// What a machine does, in one line.
pub fn machine_about(machine: Machine, look: &Look) -> String {
    match machine {
        Machine::Perfect => say!(look, "machine-perfect"),
        Machine::Skill(percent) => say!(look, "machine-skill", percent = u64::from(percent)),
        Machine::Random => say!(look, "machine-random"),
        Machine::GivesBack(count) => say!(look, "machine-gives-back", count = u64::from(count)),
        Machine::Loser => say!(look, "machine-loser"),
        Machine::Matchbox => say!(look, "machine-matchbox"),
    }
}

/// The name of who teaches a machine of boxes.
pub fn teacher_name(teacher: Teacher, look: &Look) -> String {
    match teacher {
        Teacher::Machine(machine) => machine_name(machine, look),
        Teacher::Itself => say!(look, "teacher-itself"),
    }
}

/// Why a setup has no boxes.
pub fn cabinet_error(error: &CabinetError, game: &games::Entry, look: &Look) -> String {
    match error {
        CabinetError::Setup(error) => setup_error(error, game.id, game.fields, look),
        CabinetError::Boxes => say!(look, "boxes-too-many", most = Cabinet::MOST_BOXES),
        CabinetError::Colours => say!(look, "boxes-too-many-moves", most = Cabinet::MOST_COLOURS),
        CabinetError::Unlisted => say!(look, "boxes-unlisted"),
        CabinetError::Unknown(position) => say!(look, "boxes-unknown", position = shortened(position)),
        CabinetError::Over => say!(look, "boxes-over"),
        CabinetError::Stopped(_) => say!(look, "error-stopped"),
    }
}

/// Why no machine could be made of what was kept.
pub fn notes_fault(fault: &NotesFault, look: &Look) -> String {
    match fault {
        NotesFault::Foreign { game, setup } => {
            say!(look, "notes-foreign", game = shortened(game), setup = shortened(&said(setup, look)))
        }
        NotesFault::Boxes { position } => say!(look, "notes-boxes", position = shortened(position)),
        NotesFault::Beads => say!(look, "notes-beads", most = u64::from(Learner::MOST_BEADS)),
        NotesFault::Curve { games } => say!(look, "notes-curve", games = *games),
    }
}

/// The texts of the operators, in the order of their numbers.
const OPERATORS: [&str; 6] =
    ["program-op-1", "program-op-2", "program-op-3", "program-op-4", "program-op-5", "program-op-6"];

/// An operator as a line of the program.
pub fn operator_text(operator: Operator, look: &Look) -> String {
    OPERATORS.get(operator.number() - 1).map_or_else(String::new, |key| say!(look, key))
}

/// The same, in the fewest columns that say it.
pub fn operator_brief(operator: Operator, look: &Look) -> String {
    OPERATORS.get(operator.number() - 1).map_or_else(String::new, |key| say!(look, &format!("{key}.short")))
}

/// What the numbers of a game's moves stand for, from 1 on, where they stand for something: the operators of a program.
pub fn legend(game: &str, look: &Look) -> Vec<String> {
    let keys = (1..).map(|number| format!("{game}-op-{number}"));
    keys.take_while(|key| look.texts.has(key)).map(|key| say!(look, &key)).collect()
}

/// The same numbered, in as many columns as the width has room for.
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

/// What is wrong with a field's value, without the field's name.
pub fn setup_fault(error: &SetupError, game: &str, fields: &[Field], look: &Look) -> String {
    let own = || {
        let field = fields.iter().find(|field| field.name == error.field);
        field.map_or_else(String::new, |field| form(field.kind, game, look))
    };
    match &error.fault {
        SetupFault::Malformed { kind: kind @ Kind::Choice(_), entry } => {
            say!(look, "error-not-a-choice", entry = shortened(entry), form = form(*kind, game, look))
        }
        SetupFault::Malformed { kind: kind @ Kind::Word { .. }, entry } => {
            say!(look, "error-malformed-word", entry = shortened(entry), form = form(*kind, game, look))
        }
        SetupFault::Malformed { kind, entry } => {
            say!(look, "error-malformed-entry", entry = shortened(entry), form = form(*kind, game, look))
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
        SetupFault::Conflict { with } => say!(look, "error-conflict", with = *with),
        SetupFault::Rule { key, args } => rule(game, key, args, look),
        // These are about words; a form has fields and never meets them.
        SetupFault::NoEquals | SetupFault::UnknownField { .. } | SetupFault::Twice => String::new(),
    }
}

/// What is wrong with a setup, in one line that names the field.
pub fn setup_error(error: &SetupError, game: &str, fields: &[Field], look: &Look) -> String {
    let names = || fields.iter().map(|field| field.name).collect::<Vec<_>>().join(" ");
    let known = || if fields.is_empty() { "none".to_owned() } else { names() };
    let (field, given) = (&error.field, shortened(&error.given));
    match &error.fault {
        SetupFault::NoEquals => say!(look, "error-word", given = shortened(field), game = game, known = known()),
        SetupFault::UnknownField { .. } => {
            let field = shortened(field);
            say!(look, "error-unknown-field", field = field, given = given, game = game, known = known())
        }
        SetupFault::Twice => say!(look, "error-twice", field = field, given = given),
        _ => say!(look, "error-field", field = field, given = given, what = setup_fault(error, game, fields, look)),
    }
}

/// What is wrong with a file that was to give a field, in one line that names both.
pub fn file_error(FileError { field, file, fault }: &FileError, look: &Look) -> String {
    let what = file_fault(fault, look);
    say!(look, "error-list", field = *field, file = shortened(file), what = what)
}

/// What is wrong with a file that was to hold a list, without its name.
pub fn file_fault(fault: &FileFault, look: &Look) -> String {
    match fault {
        FileFault::Unread(fault) => fault.words(look),
        FileFault::NotText => say!(look, "error-list-not-text"),
        FileFault::NoCount(given) => {
            let given = if given.is_empty() { "nothing".to_owned() } else { shortened(given) };
            say!(look, "error-list-no-count", given = given)
        }
        FileFault::Comma(entry) => say!(look, "error-list-comma", entry = shortened(entry)),
        FileFault::Count { said, held } => say!(look, "error-list-count", said = shortened(said), held = *held),
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
        MoveFault::NoSuchPart { part: number, parts } => {
            say!(look, "error-move-part", noun = part(game, false, look), part = number, parts = *parts)
        }
        MoveFault::Amount { part: number, min, max, .. } => {
            let (noun, number) = (part(game, false, look), number.unwrap_or(0));
            say!(look, "error-move-amount", noun = noun, part = number, min = *min, max = *max)
        }
        MoveFault::TooManyParts { count, max } => {
            say!(look, "error-move-too-many", count = *count, nouns = part(game, true, look), max = *max)
        }
        MoveFault::PartOrder { part: number } => {
            say!(look, "error-move-order", noun = part(game, false, look), part = *number)
        }
        MoveFault::Rule { key, args } => rule(game, key, args, look),
    }
}

/// What is wrong with a move, in one line that names it.
pub fn move_error(error: &MoveError, game: &str, look: &Look) -> String {
    let what = move_fault(&error.fault, game, look);
    say!(look, "error-move", number = error.number, given = shortened(&error.given), what = what)
}

/// Why nothing was played, in a sentence of its own.
pub fn refusal(refusal: &Refusal, game: &str, look: &Look) -> String {
    let words = refused(refusal, game, look);
    let mut signs = words.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

/// The same within a sentence.
pub fn refused(refusal: &Refusal, game: &str, look: &Look) -> String {
    match refusal {
        Refusal::Over => say!(look, "game-over"),
        Refusal::Thinking => say!(look, "refusal-thinking"),
        Refusal::NothingChosen => say!(look, "refusal-nothing"),
        Refusal::Illegal(error) => move_fault(&error.fault, game, look),
    }
}

/// What was given, on one line and not longer than a line.
pub fn shortened(given: &str) -> String {
    cut(given.chars(), 60)
}

/// What others have said of a text, which they may name whole: no longer than a few lines of it.
pub(crate) fn reason(said: &str) -> String {
    // They say it on several lines.
    cut(said.chars().map(|sign| if sign == '\n' { ' ' } else { sign }), 240)
}

/// As many signs as there may be, those that cannot be seen as their numbers.
fn cut(given: impl Iterator<Item = char>, most: usize) -> String {
    let (mut line, mut room) = (String::new(), most);
    for sign in given {
        let mut bytes = [0; 4];
        let shown = visible(sign.encode_utf8(&mut bytes));
        let Some(left) = room.checked_sub(shown.chars().count()) else {
            line.push('…');
            break;
        };
        line.push_str(&shown);
        room = left;
    }
    line
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::{glyphs::GlyphSet, theme::ThemeName};

    fn look() -> Look {
        Look::new(ThemeName::Ansi, GlyphSet::Unicode)
    }

    #[test]
    fn a_move_fault_calls_the_parts_as_the_game_does() {
        let (none, many) =
            (MoveFault::NoSuchPart { part: "9".to_owned(), parts: 3 }, MoveFault::TooManyParts { count: 3, max: 2 });
        assert_eq!(move_fault(&none, "nim", &look()), "there is no heap 9; allowed: 1 to 3");
        assert_eq!(move_fault(&none, "subtraction", &look()), "there is no part 9; allowed: 1 to 3");
        assert_eq!(move_fault(&many, "moore", &look()), "3 heaps are lowered; allowed: 1 to 2");
        assert_eq!(move_fault(&many, "subtraction", &look()), "3 parts are lowered; allowed: 1 to 2");
    }

    #[test]
    fn a_rule_is_worded_by_the_game_with_numbers_as_numbers() {
        let coins = |coins: &str| {
            let args = vec![("coins", coins.to_owned())];
            (SetupFault::Rule { key: "till", args: args.clone() }, MoveFault::Rule { key: "till", args })
        };
        for (given, said) in [("1", "1 coin"), ("2", "2 coins"), ("01", "01 coins")] {
            let (setup, mv) = coins(given);
            let error = SetupError::new("c", "1", setup);
            assert_eq!(setup_fault(&error, "subtraction", &[], &look()), said);
            assert_eq!(move_fault(&mv, "subtraction", &look()), said);
        }
    }

    #[test]
    fn fields_that_exclude_each_other_are_both_named() {
        let error = SetupError::new("row", "110", SetupFault::Conflict { with: "n" });
        let said = setup_error(&error, "nim", &[], &look());
        assert_eq!(said, "row=110: not together with n; give one of them");
    }

    #[test]
    fn a_word_of_a_form_without_a_text_is_called_by_the_form() {
        let field = Field::word("date", "date", |_| false, "");
        let error = field.read("31.13").expect_err("it is refused");
        assert_eq!(setup_fault(&error, "nim", &[field], &look()), "“31.13” is not of the form; allowed: date");
    }
}
