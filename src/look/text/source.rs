//! The messages of one language. Each is parsed when it is first used, because only about a tenth of them are used at startup.

use std::{
    borrow::Cow,
    cell::{OnceCell, RefCell},
    rc::Rc,
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use super::{
    arg, keyed,
    places::{Place, id as id_at, message},
    split_key,
};
use crate::look::language::Language;

pub(super) struct Source {
    language: Language,
    text: Cow<'static, str>,
    /// Sorted by message id.
    places: Cow<'static, [Place]>,
    bundle: RefCell<FluentBundle<FluentResource>>,
}

thread_local! {
    /// The languages used so far, shared because parsing costs more than formatting.
    static SOURCES: [OnceCell<Rc<Source>>; Language::ALL.len()] = const { [const { OnceCell::new() }; Language::ALL.len()] };
}

impl Source {
    /// Returns the messages of a language: none while its texts are missing. They are shared within a thread.
    pub(super) fn of(language: Language) -> Rc<Self> {
        let read = || {
            let (text, places) = language.texts();
            Rc::new(Self::at(language, text.into(), places.into()))
        };
        // Texts may still be supplied, so they are looked for again next time.
        if !language.is_there() {
            return read();
        }
        SOURCES.with(|sources| sources.get(language as usize).map_or_else(read, |one| Rc::clone(one.get_or_init(read))))
    }

    #[cfg(test)]
    pub(super) fn new(language: Language, texts: &[&str]) -> Self {
        let text = texts.join("\n");
        let places = super::places::places(&text);
        Self::at(language, text.into(), places.into())
    }

    fn at(language: Language, text: Cow<'static, str>, places: Cow<'static, [Place]>) -> Self {
        let tag = language.tag().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        // The isolation marks around arguments would show on the screen.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(arg::displayed));
        // Ordinals need NUMBER. This cannot fail: no function was added before.
        let _ = bundle.add_builtins();
        let _ = bundle.add_function("KEY", keyed::mark);
        let _ = bundle.add_function("SAME", arg::same);
        Self { language, text, places, bundle: RefCell::new(bundle) }
    }

    pub(super) const fn language(&self) -> Language {
        self.language
    }

    /// Formats a message or its attribute; `None` if the message, or one that it refers to, is missing: the formatter would show the id of
    /// the missing one.
    pub(super) fn say(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        self.parse(id, &mut Vec::new())?;
        let bundle = self.bundle.borrow();
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    pub(super) fn has(&self, id: &str, attribute: Option<&str>) -> bool {
        self.parse_reference(id, attribute, &mut Vec::new())
    }

    /// Parses a message and those that it refers to, unless they are parsed already; `None` if one is missing. The messages `within` refer
    /// to this one.
    fn parse<'a>(&'a self, id: &'a str, within: &mut Vec<&'a str>) -> Option<()> {
        if self.bundle.borrow().has_message(id) {
            return Some(());
        }
        let at = self.places.binary_search_by_key(&id, |place| id_at(&self.text, *place)).ok()?;
        let source = message(&self.text, self.places[at]);
        within.push(id);
        let whole = references(source).all(|(other, attribute)| self.parse_reference(other, attribute, within));
        within.pop();
        if !whole {
            return None;
        }
        // A malformed line is skipped. A test ensures that there is none.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(good, _)| good);
        // This cannot fail: the message is not in the bundle yet.
        let _ = self.bundle.borrow_mut().add_resource(resource);
        Some(())
    }

    /// Parses a message that another one refers to. Returns whether it has a value or, if an attribute is named, that attribute.
    fn parse_reference<'a>(&'a self, id: &'a str, attribute: Option<&str>, within: &mut Vec<&'a str>) -> bool {
        // A message that refers to itself is being parsed already.
        if within.contains(&id) {
            return true;
        }
        let read = self.parse(id, within);
        let bundle = self.bundle.borrow();
        read.and_then(|()| bundle.get_message(id)).is_some_and(|message| match attribute {
            Some(name) => message.get_attribute(name).is_some(),
            None => message.value().is_some(),
        })
    }
}

/// Returns the messages that a message refers to, with their attributes: `{ nim-part }` and `{ nim-part.many }`, but
/// not `{ $count }` or `{ "text" }`.
fn references(message: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    let within = message.split('{').skip(1).filter_map(|rest| rest.trim_start().split([' ', '}', '\n']).next());
    let within = within.filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase()));
    within.map(split_key)
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::{Entry, Message};

    use super::{super::places::places, *};

    fn messages(text: &str) -> Vec<(&str, &str)> {
        places(text).into_iter().map(|place| (id_at(text, place), message(text, place))).collect()
    }

    #[test]
    fn a_text_is_split_into_its_messages() {
        const TEXT: &str = concat!(
            "# What it is.\na-first = One\n    .short = 1\n\n# More.\n",
            "third = { $count ->\n    [one] x\n\n   *[other] { a-first }\n  }\nsecond = 2"
        );
        let found = messages(TEXT);
        assert_eq!(found.iter().map(|(id, _)| *id).collect::<Vec<_>>(), ["a-first", "second", "third"]);
        assert_eq!(found[0].1.trim_end(), "a-first = One\n    .short = 1");
        assert_eq!(found[1].1, "second = 2");
        assert!(found[2].1.ends_with("  }\n"), "{}", found[2].1);
        assert_eq!(references(found[2].1).collect::<Vec<_>>(), [("a-first", None)]);
        assert_eq!(references("x = {a.short}, { $count }, {\"y\"}").collect::<Vec<_>>(), [("a", Some("short"))]);
    }

    #[test]
    fn every_message_the_parser_finds_is_found_and_parses_the_same_alone() {
        for language in Language::ALL {
            let (text, known) = language.texts();
            assert_eq!(known, places(text), "the build script finds the same");
            let whole = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(good, _)| good);
            let entries: Vec<&Entry<&str>> =
                whole.entries().filter(|entry| matches!(entry, Entry::Message(_))).collect();
            let mut at_once: Vec<_> = entries.iter().map(|entry| (name(entry), *entry)).collect();
            at_once.sort_by_key(|(id, _)| *id);
            let alone: Vec<FluentResource> = messages(text).into_iter().map(|(_, message)| parsed(message)).collect();
            let one_by_one: Vec<_> = alone.iter().flat_map(FluentResource::entries).collect();
            let one_by_one: Vec<_> =
                one_by_one.into_iter().filter(|entry| matches!(entry, Entry::Message(_))).collect();
            assert!(at_once.len() > 500, "{language:?}");
            assert_eq!(at_once.len(), one_by_one.len());
            for ((id, whole), alone) in at_once.iter().zip(one_by_one) {
                assert_eq!(without_comment(whole), without_comment(alone), "{language:?}: {id:?}");
            }
        }
    }

    fn parsed(text: &str) -> FluentResource {
        FluentResource::try_new(text.to_owned()).unwrap_or_else(|(good, _)| good)
    }

    fn name<'a>(entry: &Entry<&'a str>) -> Option<&'a str> {
        if let Entry::Message(message) = entry { Some(message.id.name) } else { None }
    }

    /// Returns a message without the comment above it.
    fn without_comment<'a>(entry: &Entry<&'a str>) -> Option<Message<&'a str>> {
        if let Entry::Message(message) = entry { Some(Message { comment: None, ..message.clone() }) } else { None }
    }
}
