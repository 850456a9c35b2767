//! Messages about invalid setups, moves and machines.

use zugzwang_engine::{
    Field, Kind, MoveError, MoveFault, SetupError, SetupFault, games,
    matchbox::{Cabinet, CabinetError, NotesFault},
};

use crate::{
    look::{Look, text::Arg},
    say,
    words::numbers::clear,
};

use super::{form, names::brief, part, shortened};

fn rule(game: &str, key: &str, args: &[(&'static str, String)], look: &Look) -> String {
    // A text can choose the plural form only for a number.
    let arg = |text: &String| match text.parse::<u64>() {
        Ok(number) if number.to_string() == *text => Arg::from(number),
        _ => Arg::from(shortened(&clear(text, look))),
    };
    let args: Vec<_> = args.iter().map(|(name, text)| (*name, arg(text))).collect();
    look.say(&format!("{game}-{key}"), &args)
}

/// Describes why a setup has no boxes.
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

/// Describes why saved notes do not make a machine, without the file name.
pub fn notes_fault(fault: &NotesFault, look: &Look) -> String {
    match fault {
        NotesFault::Foreign { game, setup } => {
            say!(look, "learned-foreign", game = shortened(game), setup = shortened(setup))
        }
        NotesFault::Boxes { position } if position.is_empty() => say!(look, "learned-boxes-count"),
        NotesFault::Boxes { position } => say!(look, "learned-boxes", position = shortened(position)),
        NotesFault::Beads => say!(look, "learned-beads"),
        NotesFault::Curve { games } => say!(look, "learned-curve", games = *games),
    }
}

/// Describes what is wrong with the value of a field, without the field's name.
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
        SetupFault::InPart { game, error } => in_part(error, game, look),
        // A form always has the right fields, so these occur only in typed words.
        SetupFault::NoEquals | SetupFault::UnknownField { .. } | SetupFault::Twice => String::new(),
    }
}

/// Describes what is wrong with a setup, in one line that names the field.
pub fn setup_error(error: &SetupError, game: &str, fields: &[Field], look: &Look) -> String {
    let names = || fields.iter().map(|field| field.name).collect::<Vec<_>>().join(" ");
    let known = || if fields.is_empty() { "none".to_owned() } else { names() };
    let (field, given) = (&error.field, shortened(&error.given));
    match &error.fault {
        SetupFault::NoEquals => {
            let example =
                games::find(game).and_then(|game| game.presets.iter().find_map(|preset| preset.words.first()));
            let example = *example.unwrap_or(&"none");
            say!(look, "error-word", given = shortened(field), game = game, known = known(), example = example)
        }
        SetupFault::UnknownField { .. } => {
            let field = shortened(field);
            say!(look, "error-unknown-field", field = field, given = given, game = game, known = known())
        }
        SetupFault::Twice => say!(look, "error-twice", field = field, given = given),
        SetupFault::InPart { game, error } => {
            say!(look, "error-in-part", part = field, what = in_part(error, game, look))
        }
        _ => say!(look, "error-field", field = field, given = given, what = setup_fault(error, game, fields, look)),
    }
}

fn in_part(error: &SetupError, game: &str, look: &Look) -> String {
    setup_error(error, game, games::find(game).map_or(&[], |game| game.fields), look)
}

/// Describes what is wrong with a move, without the move.
pub fn move_fault(fault: &MoveFault, game: &str, look: &Look) -> String {
    match fault {
        MoveFault::Over => say!(look, "error-move-over"),
        MoveFault::Malformed => {
            let form = say!(look, &format!("{game}-notation"));
            say!(look, "error-not-a-move", form = form)
        }
        // A number that does not fit a `usize` was typed.
        MoveFault::NoSuchPart { part: number, parts } if number.parse() == Ok(usize::MAX) => {
            say!(look, "error-move-part-large", noun = part(game, false, look), parts = *parts)
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
        MoveFault::Loses => say!(look, "error-move-loses"),
        MoveFault::InPart { part, game, fault } => {
            let what = match fault.as_ref() {
                MoveFault::Over => say!(look, "error-part-over"),
                fault => move_fault(fault, game, look),
            };
            say!(look, "error-in-part", part = part, what = what)
        }
    }
}

/// Describes what is wrong with a move, in one line that names it.
pub fn move_error(error: &MoveError, game: &str, look: &Look) -> String {
    let what = move_fault(&error.fault, game, look);
    say!(look, "error-move", number = error.number, given = shortened(&error.given), what = what)
}
#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    fn look() -> Look {
        Look::new(ThemeName::Ansi, GlyphSet::Unicode)
    }

    #[test]
    fn a_move_fault_uses_the_games_name_for_parts() {
        let (none, many) =
            (MoveFault::NoSuchPart { part: "9".to_owned(), parts: 3 }, MoveFault::TooManyParts { count: 3, max: 2 });
        assert_eq!(move_fault(&none, "nim", &look()), "there is no heap 9; allowed: 1 to 3");
        assert_eq!(move_fault(&none, "subtraction", &look()), "there is no part 9; allowed: 1 to 3");
        assert_eq!(move_fault(&many, "moore", &look()), "this move lowers 3 heaps; allowed: 1 to 2");
        assert_eq!(move_fault(&many, "subtraction", &look()), "this move lowers 3 parts; allowed: 1 to 2");
    }

    #[test]
    fn the_text_of_a_broken_rule_gets_numbers_as_numbers() {
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
    fn both_conflicting_fields_are_named() {
        let error = SetupError::new("row", "110", SetupFault::Conflict { with: "n" });
        let said = setup_error(&error, "nim", &[], &look());
        assert_eq!(said, "row=110: cannot be used together with n; give one of them");
    }

    #[test]
    fn a_form_without_a_text_is_named_by_its_id() {
        let field = Field::word("date", "date", |_| false, "");
        let error = field.read("31.13").expect_err("the date is not valid");
        assert_eq!(setup_fault(&error, "nim", &[field], &look()), "“31.13” is not in the right form; allowed: date");
    }
}
