//! The values that an option or an argument may have.

use clap::Arg;
use zugzwang_engine::{
    Field, Kind, Machine, Setup,
    games::{self, Entry},
    matchbox::{Blame, Empty, Openings, Teacher, Turns},
};

use super::{Candidate, Offer};
use crate::{
    board::Side,
    frame::Format,
    language::Language,
    lesson,
    look::Look,
    say,
    theme::ThemeName,
    words::{machine_name, teacher_name},
};

/// The values of `arg`, of which `last` is typed so far, behind the words `given`.
pub(super) fn values(arg: &Arg, last: &str, given: &[&str], look: &Look) -> Offer {
    let id = arg.get_id().as_str();
    let form = arg.get_value_names().and_then(|names| names.first()).map(AsRef::as_ref);
    Offer::Words(match (id, form) {
        (_, Some("FILE")) => return Offer::File,
        (_, Some("FOLDER")) => return Offer::Folder,
        ("theme", _) => plain(ThemeName::ALL.map(ThemeName::name)),
        ("lang", _) => plain(Language::ALL.map(Language::tag)),
        ("you", _) => plain(Side::ALL.map(Side::name)),
        ("format", _) => plain(Format::ALL.map(Format::name)),
        ("opponent", _) => named(Machine::OFFERED, |machine| machine_name(machine, look)),
        ("teacher", _) => named(Teacher::OFFERED, |teacher| teacher_name(teacher, look)),
        ("empty", _) => plain(Empty::ALL),
        ("blame", _) => plain(Blame::ALL),
        ("openings", _) => plain(Openings::ALL),
        ("turns", _) => plain(Turns::ALL),
        ("id", _) => lessons(look),
        ("fields", _) => given.first().map_or_else(Vec::new, |game| fields(game, last, &given[1..], look)),
        _ if arg.get_possible_values().is_empty() => games(form, look),
        _ => plain(arg.get_possible_values().iter().map(clap::builder::PossibleValue::get_name)),
    })
}

fn plain<T: ToString>(words: impl IntoIterator<Item = T>) -> Vec<Candidate> {
    words.into_iter().map(|word| Candidate::new(word.to_string(), "")).collect()
}

fn named<T: Copy + ToString>(words: impl IntoIterator<Item = T>, name: impl Fn(T) -> String) -> Vec<Candidate> {
    words.into_iter().map(|word| Candidate::new(word.to_string(), name(word))).collect()
}

fn games(form: Option<&str>, look: &Look) -> Vec<Candidate> {
    if form != Some("GAME") {
        return Vec::new();
    }
    games::ALL.iter().map(|game| Candidate::new(game.id, say!(look, &format!("{}-title", game.id)))).collect()
}

fn lessons(look: &Look) -> Vec<Candidate> {
    lesson::all().0.iter().map(|lesson| Candidate::new(lesson.id.as_str(), lesson.title(look))).collect()
}

/// The fields that are left of the game, or the values of the one that is begun.
fn fields(game: &str, last: &str, given: &[&str], look: &Look) -> Vec<Candidate> {
    let id = game.split_once('#').map_or(game, |(id, _)| id);
    let Some(game) = games::find(id) else { return Vec::new() };
    if let Some((name, _)) = last.split_once('=') {
        let field = game.fields.iter().find(|field| field.name == name);
        return field.map_or_else(Vec::new, |field| settings(game, field, look));
    }
    let set = |name: &str| given.iter().any(|word| word.split_once('=').is_some_and(|(set, _)| set == name));
    let replaced = |name: &str| game.fields.iter().any(|field| field.instead_of == Some(name) && set(field.name));
    let taken = |field: &Field| set(field.name) || field.instead_of.is_some_and(set) || replaced(field.name);
    let left = game.fields.iter().filter(|field| !taken(field));
    left.map(|field| Candidate::new(format!("{}=", field.name), label(game, field, look))).collect()
}

fn label(game: &Entry, field: &Field, look: &Look) -> String {
    let own = format!("{}-field-{}", game.id, field.name);
    say!(look, if field.name == "last" { "field-last" } else { &own })
}

/// Values worth offering: the words of a choice, else the default and those of the presets.
fn settings(game: &Entry, field: &Field, look: &Look) -> Vec<Candidate> {
    let word = |value: &str| format!("{}={value}", field.name);
    if let Kind::Choice(words) = field.kind {
        return words.iter().map(|value| Candidate::new(word(value), "")).collect();
    }
    let usual = Setup::read::<&str>(game.fields, &[]).ok();
    let usual = usual.as_ref().and_then(|setup| setup.get(field.name));
    let mut settings: Vec<Candidate> =
        usual.map(|value| Candidate::new(word(&value.to_string()), "")).into_iter().collect();
    for preset in game.presets {
        let told = say!(look, &format!("{}-preset-{}", game.id, preset.id));
        let own = preset.words.iter().filter(|word| word.split_once('=').is_some_and(|(name, _)| name == field.name));
        for word in own {
            match settings.iter_mut().find(|setting| setting.word == **word) {
                Some(setting) if setting.told.is_empty() => setting.told.clone_from(&told),
                Some(_) => {}
                None => settings.push(Candidate::new(*word, told.clone())),
            }
        }
    }
    settings
}
