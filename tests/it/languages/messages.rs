//! Parses the messages of a language: the text of each and its cases.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser,
};
use zugzwang::look::language::Language;

/// The content of a message or of one of its attributes.
#[derive(Debug, Default, Clone)]
pub(crate) struct Message {
    /// The arguments named in it.
    pub(crate) arguments: BTreeSet<String>,
    /// The arguments shown.
    shown: BTreeSet<String>,
    /// The messages it refers to.
    pub(crate) messages: BTreeSet<String>,
    /// The keys it names, each with its arguments to the function `KEY`.
    pub(crate) keys: BTreeSet<Vec<String>>,
    /// The words it has a case for, by argument.
    pub(crate) cases: BTreeMap<String, BTreeSet<String>>,
    /// The plural forms it has, by argument.
    pub(crate) plurals: BTreeMap<String, BTreeSet<String>>,
    /// The arguments for which the case `one` does not show the number.
    pub(crate) bare_ones: BTreeSet<String>,
    /// The text between its arguments.
    pub(crate) words: String,
    /// The text of every case, one after the other.
    pub(crate) all_words: String,
    /// The words beside its arguments whose form the argument does not select, each with the argument before it.
    pub(crate) beside: BTreeSet<(String, String)>,
    /// The words whose form a number before them selects.
    pub(crate) counted: BTreeSet<String>,
    /// Whether anything is inserted into the text.
    pub(crate) is_composed: bool,
}

impl Message {
    /// Returns the arguments that every translation must name: those shown, and those that select words.
    pub(crate) fn needed(&self) -> BTreeSet<String> {
        self.shown.iter().chain(self.cases.keys()).cloned().collect()
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for pair in pattern.elements.windows(2) {
            self.beside.extend(beside(pair));
        }
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
                self.keys.extend(key(inline));
                if let InlineExpression::MessageReference { id, attribute } = inline {
                    let part = attribute.as_ref().map(|part| format!(".{}", part.name)).unwrap_or_default();
                    self.messages.insert(format!("{}{part}", id.name));
                }
            }
            Expression::Select { selector, variants } => {
                let argument = argument(selector).expect("a text selects by an argument");
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
        let mut forms: Vec<BTreeSet<String>> = Vec::new();
        for variant in variants {
            let mut inner = Self::default();
            inner.read(&variant.value);
            if plural {
                let (own, others) = inner.beside.into_iter().partition(|(before, _)| before == argument);
                inner.beside = others;
                let own: BTreeSet<(String, String)> = own;
                forms.push(own.into_iter().map(|(_, word)| word).collect());
            }
            let is_one = plural && matches!(variant.key, VariantKey::Identifier { name: "one" });
            if is_one && !inner.arguments.contains(argument) {
                self.bare_ones.insert(argument.to_owned());
            }
            self.take(inner);
        }
        forms.retain(|words| !words.is_empty());
        let in_all = |word: &&String| forms.iter().all(|words| words.contains(*word));
        let counted: Vec<String> = forms.iter().flatten().filter(|word| !in_all(word)).cloned().collect();
        self.counted.extend(counted);
    }

    fn take(&mut self, inner: Self) {
        self.all_words.push_str(&inner.all_words);
        self.arguments.extend(inner.arguments);
        self.shown.extend(inner.shown);
        self.messages.extend(inner.messages);
        self.keys.extend(inner.keys);
        self.bare_ones.extend(inner.bare_ones);
        self.beside.extend(inner.beside);
        self.counted.extend(inner.counted);
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
        // `NUMBER($number, type: "ordinal")`
        InlineExpression::FunctionReference { arguments, .. } => arguments.positional.first().and_then(argument),
        _ => None,
    }
}

/// Returns an argument and the word right behind it.
fn beside(pair: &[PatternElement<&str>]) -> Option<(String, String)> {
    let [PatternElement::Placeable { expression: Expression::Inline(inline) }, PatternElement::TextElement { value }] =
        pair
    else {
        return None;
    };
    let text = value.strip_prefix([' ', '\u{a0}'])?;
    let word: String = text.chars().take_while(|letter| letter.is_alphabetic()).collect();
    Some((argument(inline)?, word.to_lowercase())).filter(|(_, word)| !word.is_empty())
}

/// Returns the action named in `KEY("new", at: "play")`, and the context if there is one.
fn key(inline: &InlineExpression<&str>) -> Option<Vec<String>> {
    let InlineExpression::FunctionReference { id, arguments } = inline else { return None };
    let named = arguments.named.iter().map(|argument| &argument.value);
    let literals = arguments.positional.iter().chain(named).map(|argument| match argument {
        InlineExpression::StringLiteral { value } => (*value).to_owned(),
        other => panic!("{other:?}"),
    });
    (id.name == "KEY").then(|| literals.collect())
}

/// Returns every message of a language and every attribute, by key: `setup-go-on`, `setup-go-on.short`.
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
    // A message that stands in another gets its arguments.
    let alone = found.clone();
    for message in found.values_mut() {
        for inner in message.messages.clone().iter().filter_map(|key| alone.get(key)) {
            message.arguments.extend(inner.arguments.iter().cloned());
        }
    }
    found
}
