//! JSON where a derived form would not do.

use std::fmt::Display;

use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::SerializeMap};

use crate::{
    convention::Convention,
    decimal::Decimal,
    exact::Exact,
    fields::Setup,
    matchbox::Teacher,
    outcome::Outcome,
    theory::{
        calendar::Date,
        discs::Point,
        last_word::{Operator, State},
    },
    worth::Worth,
};

/// Types that are written as the text they are shown as: a decimal as a number of JSON would be floating point to most readers.
macro_rules! as_text {
    ($($name:ty),+) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                text(self, serializer)
            }
        }
    )+};
}

as_text!(Date, Decimal, Operator, Point, State, Teacher);

impl<'de> Deserialize<'de> for Teacher {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// Writes what is shown as a text.
pub(crate) fn text<S: Serializer>(shown: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(shown)
}

/// Writes a number that may be missing as a text.
#[allow(clippy::ref_option, reason = "serde hands it on so")]
pub(crate) fn text_if<S: Serializer>(number: &Option<Exact>, serializer: S) -> Result<S::Ok, S::Error> {
    match number {
        Some(number) => text(number, serializer),
        None => serializer.serialize_none(),
    }
}

/// Writes a worth as `outcome` and `plies`, which is what scripts read.
pub(crate) fn in_plies<S: Serializer>(worth: &Worth, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Plies {
        outcome: Outcome,
        plies: Option<u64>,
    }
    Plies { outcome: worth.outcome, plies: worth.remoteness }.serialize(serializer)
}

/// Writes whether the last move loses.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands it on so")]
pub(crate) fn is_misere<S: Serializer>(last: &Convention, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(last.is_misere())
}

/// Writes what a message is told with as an object.
pub(crate) fn named<S: Serializer>(args: &[(&'static str, String)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(args.len()))?;
    args.iter().try_for_each(|(name, value)| map.serialize_entry(name, value))?;
    map.end()
}
