use clap::{Arg, builder::PossibleValue};
use strum::VariantNames;
use zugzwang_engine::{
    Field, Kind, Machine, Setup,
    games::{self, Entry},
    matchbox::{Blame, Empty, Openings, Teacher, Turns},
};

use super::{Candidate, Offer};
use crate::{
    cli::worksheet::Form,
    look::{Look, language::Language, motion::Motion, theme::ThemeName, wording::Wording},
    picture::Format,
    play::{
        board::{Degree, Side},
        chart::Ground,
    },
    say,
    teach::{lesson, path},
    words::{self, machine_name, teacher_name},
};

/// The values of `arg`, of which `last` has been typed so far, after the positional arguments `given`. They depend on the name of the value
/// in help and, if that is a general one, on the option. Numbers, moves and codes are not offered.
pub(super) fn values(arg: &Arg, last: &str, given: &[&str], look: &Look) -> Offer {
    let allowed = arg.get_possible_values();
    let form = arg.get_value_names().and_then(|names| names.first()).map_or("", |name| name.as_str());
    Offer::Words(match (form, arg.get_id().as_str()) {
        _ if !allowed.is_empty() => plain(allowed.iter().map(PossibleValue::get_name)),
        ("FILE", _) => return Offer::File,
        ("FOLDER", _) => return Offer::Folder,
        ("GAME", _) => games(look),
        ("FIELD=VALUE", _) => given.first().map_or_else(Vec::new, |game| fields(game, last, &given[1..], look)),
        ("ID", _) => lessons(look),
        ("STOP", _) => path::stops().map(|stop| Candidate::new(stop.id, stop.name(look))).collect(),
        ("NAME", _) => plain(ThemeName::VARIANTS),
        ("HOW", "level") => plain(<Wording as VariantNames>::VARIANTS),
        ("HOW", "tell") => plain(Degree::VARIANTS),
        ("HOW", "motion") => plain(Motion::VARIANTS),
        ("LANG", _) => plain(Language::ALL.map(Language::tag)),
        ("SIDE", _) => plain(Side::VARIANTS),
        ("LAYER", _) => plain(Ground::VARIANTS),
        ("FORM", _) => plain(Format::VARIANTS),
        ("PAPER", _) => plain(Form::VARIANTS),
        ("MACHINE", "opponent") => named(Machine::OFFERED, |machine| machine_name(machine, look)),
        ("MACHINE", "teacher") => named(Teacher::OFFERED, |teacher| teacher_name(teacher, look)),
        ("WORD", "empty") => plain(Empty::ALL),
        ("WORD", "blame") => plain(Blame::ALL),
        ("WORD", "openings") => plain(Openings::ALL),
        ("WORD", "turns") => plain(Turns::ALL),
        _ => Vec::new(),
    })
}

fn plain<T: ToString>(words: impl IntoIterator<Item = T>) -> Vec<Candidate> {
    words.into_iter().map(|word| Candidate::new(word.to_string(), "")).collect()
}

fn named<T: Copy + ToString>(words: impl IntoIterator<Item = T>, name: impl Fn(T) -> String) -> Vec<Candidate> {
    words.into_iter().map(|word| Candidate::new(word.to_string(), name(word))).collect()
}

fn games(look: &Look) -> Vec<Candidate> {
    games::ALL.iter().map(|game| Candidate::new(game.id, words::field_name(game.id, look))).collect()
}

fn lessons(look: &Look) -> Vec<Candidate> {
    lesson::all().0.iter().map(|lesson| Candidate::new(lesson.id.as_str(), lesson.title(look))).collect()
}

/// The fields of the game that are not set yet, or the values of an unfinished one.
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

fn settings(game: &Entry, field: &Field, look: &Look) -> Vec<Candidate> {
    let word = |value: &str| format!("{}={value}", field.name);
    if let Kind::Choice(words) = field.kind {
        return plain(words.iter().map(|value| word(value)));
    }
    let usual = Setup::read::<&str>(game.fields, &[]).ok();
    let usual = usual.as_ref().and_then(|setup| setup.get(field.name));
    let mut settings = plain(usual.map(|value| word(&value.to_string())));
    for preset in game.presets {
        let about = say!(look, &format!("{}-preset-{}", game.id, preset.id));
        let own = preset.words.iter().filter(|word| word.split_once('=').is_some_and(|(name, _)| name == field.name));
        for word in own {
            match settings.iter_mut().find(|setting| setting.word == **word) {
                Some(setting) if setting.about.is_empty() => setting.about.clone_from(&about),
                Some(_) => {}
                None => settings.push(Candidate::new(*word, about.clone())),
            }
        }
    }
    settings
}
