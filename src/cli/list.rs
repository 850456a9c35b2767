//! `zugzwang list`: the games, their fields, ranges and defaults.

use std::{fmt::Write as _, io};

use serde::Serialize;
use zugzwang_engine::{Field, Kind, Setup, Unless, games};

use super::{Done, print};
use crate::{look::Look, say, words};

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: String,
    rule: String,
    fields: Vec<ListedField>,
}

#[derive(Serialize)]
struct ListedField {
    name: &'static str,
    #[serde(flatten)]
    kind: ListedKind,
    /// `None` if a missing field has no value.
    default: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    instead_of: Option<&'static str>,
    /// `true` if the value may be given as `@FILE`.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    or_file: bool,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum ListedKind {
    Int { min: i64, max: i64 },
    List { min: i64, max: i64, most: usize, distinct: bool },
    Choice { values: &'static [&'static str] },
    Word { form: String },
}

pub(super) fn run(json: bool, look: &Look) -> Done {
    let text = if json {
        // Programs read it, so it is the same in every language.
        let english = look.english();
        let games: Vec<Listed> = games::ALL.iter().map(|game| listed(game, &english)).collect();
        let text = serde_json::to_string_pretty(&games).map_err(io::Error::from)?;
        format!("{text}\n")
    } else {
        games::ALL.iter().map(|game| in_words(game, look)).collect()
    };
    print(&text)
}

fn listed(game: &games::Entry, look: &Look) -> Listed {
    let kind = |kind| match kind {
        Kind::Int { min, max } => ListedKind::Int { min, max },
        Kind::List { most, min, max, distinct } => ListedKind::List { min, max, most, distinct },
        Kind::Choice(values) => ListedKind::Choice { values },
        Kind::Word { .. } => ListedKind::Word { form: words::form(kind, game.id, look) },
    };
    let field = |field: &Field| ListedField {
        name: field.name,
        kind: kind(field.kind),
        default: default(game, field),
        instead_of: field.instead_of,
        or_file: field.or_file,
    };
    Listed {
        id: game.id,
        title: words::field_name(game.id, look),
        rule: say!(look, &format!("{}-rule", game.id), last = "wins"),
        fields: game.fields.iter().map(field).collect(),
    }
}

fn default(game: &games::Entry, field: &Field) -> Option<String> {
    Setup::read::<&str>(game.fields, &[]).ok()?.get(field.name).map(ToString::to_string)
}

fn unless_given(game: &games::Entry, field: &Field, look: &Look) -> String {
    let absent = match (default(game, field), field.default) {
        (Some(value), Unless::Of(_)) => say!(look, "cli-field-default-of", value = value),
        (Some(value), _) => say!(look, "cli-field-default", value = value),
        (None, _) => say!(look, "cli-field-absent"),
    };
    match field.instead_of {
        Some(with) => [say!(look, "cli-field-instead", with = with), absent].join(&say!(look, "clause-separator")),
        None => absent,
    }
}

fn in_words(game: &games::Entry, look: &Look) -> String {
    let title = words::field_name(game.id, look);
    let rule = say!(look, &format!("{}-rule", game.id), last = "wins");
    let mut text = format!("{}\n    {rule}\n", say!(look, "cli-list-game", id = game.id, title = title));
    for field in game.fields {
        // Writing to a string does not fail.
        let _ = writeln!(text, "    {}={}", field.name, self::field(game, field, look));
    }
    text.push('\n');
    text
}

pub(super) fn field(game: &games::Entry, field: &Field, look: &Look) -> String {
    let form = words::form(field.kind, game.id, look);
    let file = field.or_file.then(|| say!(look, "cli-field-file"));
    let form = [form].into_iter().chain(file).collect::<Vec<_>>().join(&say!(look, "clause-separator"));
    say!(look, "cli-field-told", form = form, unless = unless_given(game, field, look))
}
