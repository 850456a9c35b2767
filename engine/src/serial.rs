//! Serialization that cannot be derived.

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
        hackenbush::{Number, Stalk},
        last_word::{Operator, State},
    },
    worth::Worth,
};

/// Implements `Serialize` by the displayed text. For example, most readers would parse a JSON number as floating point,
/// so decimals are written as text.
macro_rules! as_text {
    ($($name:ty),+) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                text(self, serializer)
            }
        }
    )+};
}

as_text!(Date, Decimal, Number, Operator, Point, Stalk, State, Teacher);

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

/// Serializes a value as its displayed text.
pub(crate) fn text<S: Serializer>(shown: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(shown)
}

/// Serializes an optional number as its displayed text.
#[allow(clippy::ref_option, reason = "serde passes a reference")]
pub(crate) fn text_if<S: Serializer>(number: &Option<Exact>, serializer: S) -> Result<S::Ok, S::Error> {
    match number {
        Some(number) => text(number, serializer),
        None => serializer.serialize_none(),
    }
}

/// Serializes a worth as `outcome` and `plies`.
pub(crate) fn in_plies<S: Serializer>(worth: &Worth, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Plies {
        outcome: Outcome,
        plies: Option<u64>,
    }
    Plies { outcome: worth.outcome, plies: worth.remoteness }.serialize(serializer)
}

/// Serializes the play convention as whether it is misère.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(crate) fn is_misere<S: Serializer>(last: &Convention, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(last.is_misere())
}

/// Serializes the arguments of a message as an object.
pub(crate) fn named<S: Serializer>(args: &[(&'static str, String)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(args.len()))?;
    args.iter().try_for_each(|(name, value)| map.serialize_entry(name, value))?;
    map.end()
}
