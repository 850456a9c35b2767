//! The messages of a language, taken apart: what each says and which cases it has.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser,
};
use zugzwang::look::language::Language;

/// What a message, or an attribute of one, holds.
#[derive(Debug, Default)]
pub(crate) struct Message {
    /// The arguments that are named in it.
    pub(crate) arguments: BTreeSet<String>,
    /// Those that are shown.
    shown: BTreeSet<String>,
    /// The messages that stand in it.
    pub(crate) messages: BTreeSet<String>,
    /// The words that it has a case for, of each argument.
    pub(crate) cases: BTreeMap<String, BTreeSet<String>>,
    /// The plural forms that it has, of each argument.
    pub(crate) plurals: BTreeMap<String, BTreeSet<String>>,
    /// The arguments for which the case `one` does not show the number.
    pub(crate) bare_ones: BTreeSet<String>,
    /// The text between what is put into it.
    pub(crate) words: String,
    /// The same in every case that it has, each after the other.
    pub(crate) all_words: String,
    /// Whether something is put into the text.
    pub(crate) is_composed: bool,
}

impl Message {
    /// The arguments that every translation must name: those that are shown, and those that words are chosen by.
    pub(crate) fn needed(&self) -> BTreeSet<String> {
        self.shown.iter().chain(self.cases.keys()).cloned().collect()
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    self.words.push_str(value);
                    self.all_words.push_str(value);
                }
                PatternElement::Placeable { expression } => {
                    self.is_composed = true;
                    self.expression(expression);
                }
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => {
                if let Some(argument) = argument(inline) {
                    self.arguments.insert(argument.clone());
                    self.shown.insert(argument);
                }
                if let InlineExpression::MessageReference { id, attribute } = inline {
                    let part = attribute.as_ref().map(|part| format!(".{}", part.name)).unwrap_or_default();
                    self.messages.insert(format!("{}{part}", id.name));
                }
            }
            Expression::Select { selector, variants } => {
                let argument = argument(selector).expect("a text chooses by an argument");
                self.arguments.insert(argument.clone());
                self.select(&argument, variants);
            }
        }
    }

    fn select(&mut self, argument: &str, variants: &[Variant<&str>]) {
        const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
        let names = variants.iter().filter_map(|variant| match variant.key {
            VariantKey::Identifier { name } => Some(name),
            VariantKey::NumberLiteral { .. } => None,
        });
        let names: BTreeSet<String> = names.map(ToOwned::to_owned).collect();
        let plural = names.iter().all(|name| FORMS.contains(&name.as_str()));
        let of = if plural { &mut self.plurals } else { &mut self.cases };
        of.entry(argument.to_owned()).or_default().extend(names);
        for variant in variants {
            let mut inner = Self::default();
            inner.read(&variant.value);
            let is_one = plural && matches!(variant.key, VariantKey::Identifier { name: "one" });
            if is_one && !inner.arguments.contains(argument) {
                self.bare_ones.insert(argument.to_owned());
            }
            self.take(inner);
        }
    }

    fn take(&mut self, inner: Self) {
        self.all_words.push_str(&inner.all_words);
        self.arguments.extend(inner.arguments);
        self.shown.extend(inner.shown);
        self.messages.extend(inner.messages);
        self.bare_ones.extend(inner.bare_ones);
        for (all, more) in [(&mut self.cases, inner.cases), (&mut self.plurals, inner.plurals)] {
            for (argument, names) in more {
                all.entry(argument).or_default().extend(names);
            }
        }
    }
}

fn argument(inline: &InlineExpression<&str>) -> Option<String> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        _ => None,
    }
}

/// Every message of a language and every attribute of one, by key: `setup-go-on`, `setup-go-on.short`.
pub(crate) fn all(language: Language) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    let resource = parser::parse(language.texts().0).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let own = message.value.iter().map(|value| (id.to_owned(), value));
        let attributes = message.attributes.iter().map(|part| (format!("{id}.{}", part.id.name), &part.value));
        for (key, pattern) in own.chain(attributes) {
            let mut read = Message::default();
            read.read(pattern);
            found.insert(key, read);
        }
    }
    found
}
