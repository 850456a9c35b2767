//! The messages of one language, each read when it is first said: a start that says a hundred of a thousand reads a hundred.

use std::{
    cell::{OnceCell, RefCell},
    collections::HashMap,
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use super::arg;
use crate::language::Language;

/// The messages of one language.
pub(super) struct Source {
    language: Language,
    texts: &'static [&'static str],
    /// Where each message stands in the texts, by id; looked up when the first is said.
    places: OnceCell<HashMap<&'static str, &'static str>>,
    /// Those that were said.
    bundle: RefCell<FluentBundle<FluentResource>>,
}

impl Source {
    pub(super) fn of(language: Language) -> Self {
        Self::new(language, language.texts())
    }

    /// The messages of these texts.
    pub(super) fn new(language: Language, texts: &'static [&'static str]) -> Self {
        let tag = language.tag().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        // The marks that isolate arguments would land on the screen.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(arg::shown));
        Self { language, texts, places: OnceCell::new(), bundle: RefCell::new(bundle) }
    }

    pub(super) const fn language(&self) -> Language {
        self.language
    }

    /// The message, or its attribute; `None` where the language has none, or lacks one that it speaks of: said in part it would
    /// name what is missing instead of saying it.
    pub(super) fn say(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        self.need(id, &mut Vec::new())?;
        let bundle = self.bundle.borrow();
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    /// Reads a message after those it speaks of, where that was not done; `None` where there is no such message, or one of those
    /// is not there. `within` are the messages that speak of it.
    fn need<'a>(&self, id: &'a str, within: &mut Vec<&'a str>) -> Option<()> {
        if self.bundle.borrow().has_message(id) {
            return Some(());
        }
        let places = self.places.get_or_init(|| self.texts.iter().flat_map(|text| messages(text)).collect());
        let source = *places.get(id)?;
        within.push(id);
        let whole = spoken_of(source).all(|(other, attribute)| self.has_read(other, attribute, within));
        within.pop();
        if !whole {
            return None;
        }
        // A faulty line is left out, and a test sees to it that there is none.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(good, _)| good);
        // It is not there yet, so it is taken.
        let _ = self.bundle.borrow_mut().add_resource(resource);
        Some(())
    }

    /// Reads a message that is spoken of; whether it has what is said of it: its value, or an attribute.
    fn has_read<'a>(&self, id: &'a str, attribute: Option<&str>, within: &mut Vec<&'a str>) -> bool {
        // One that speaks of itself in the end is being read already.
        if within.contains(&id) {
            return true;
        }
        let read = self.need(id, within);
        let bundle = self.bundle.borrow();
        read.and_then(|()| bundle.get_message(id)).is_some_and(|message| match attribute {
            Some(name) => message.get_attribute(name).is_some(),
            None => message.value().is_some(),
        })
    }
}

/// The messages of a file, each with its id: one begins where a line begins with a letter.
fn messages(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let starts = move |at: &usize| text[*at..].starts_with(|c: char| c.is_ascii_lowercase());
    let lines = move || std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
    // What is set in, closes a brace or is empty goes on with the message before.
    let ends = lines().skip(1).filter(move |at| !text[*at..].starts_with([' ', '}', '\n'])).chain([text.len()]);
    let mut ends = ends.peekable();
    lines().filter(starts).filter_map(move |start| {
        while ends.next_if(|end| *end <= start).is_some() {}
        let message = &text[start..*ends.peek()?];
        let (id, _) = message.split_once(" =")?;
        Some((id, message))
    })
}

/// The messages that stand within a message, and the attribute that is meant: `{ nim-part }` and `{ nim-part.many }`, but neither
/// `{ $count }` nor `{ "text" }`.
fn spoken_of(message: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    let within = message.split('{').skip(1).filter_map(|rest| rest.trim_start().split([' ', '}', '\n']).next());
    let within = within.filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase()));
    within.map(|id| id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_falls_into_its_messages() {
        const TEXT: &str = concat!(
            "# What it is.\na-first = One\n    .short = 1\n\n# More.\n",
            "second = { $count ->\n    [one] x\n\n   *[other] { a-first }\n  }\nthird = 3"
        );
        let found: Vec<_> = messages(TEXT).collect();
        assert_eq!(found.iter().map(|(id, _)| *id).collect::<Vec<_>>(), ["a-first", "second", "third"]);
        assert_eq!(found[0].1.trim_end(), "a-first = One\n    .short = 1");
        assert!(found[1].1.ends_with("  }\n"), "{}", found[1].1);
        assert_eq!(found[2].1, "third = 3");
        assert_eq!(spoken_of(found[1].1).collect::<Vec<_>>(), [("a-first", None)]);
        assert_eq!(spoken_of("x = {a.short}, { $count }, {\"y\"}").collect::<Vec<_>>(), [("a", Some("short"))]);
    }

    #[test]
    fn every_message_is_found_that_the_parser_finds() {
        for text in Language::ALL.iter().flat_map(|language| language.texts()) {
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(good, _)| good);
            let parsed: Vec<&str> = resource
                .entries()
                .filter_map(|entry| match entry {
                    fluent_syntax::ast::Entry::Message(message) => Some(message.id.name),
                    _ => None,
                })
                .collect();
            assert_eq!(messages(text).map(|(id, _)| id).collect::<Vec<_>>(), parsed);
        }
    }
}
