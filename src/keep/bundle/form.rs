//! The form in which a bundle may be written.

use std::{borrow::Cow, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};

/// Names and contents in the order in which they are written. A name may be there twice.
pub(super) struct Pairs(pub(super) Vec<(String, String)>);

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Each;
        impl<'de> Visitor<'de> for Each {
            type Value = Pairs;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("files by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(Each)
    }
}

/// Returns the text of a file. Editors begin a text with a byte order mark, and some shells write 16 bits for each character.
pub(super) fn text(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let wide = |rest: &[u8], read: fn([u8; 2]) -> u16| {
        let (pairs, left) = rest.as_chunks::<2>();
        let units: Vec<u16> = pairs.iter().map(|pair| read(*pair)).collect();
        String::from_utf16(&units).ok().filter(|_| left.is_empty()).map(Cow::Owned)
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] | rest => std::str::from_utf8(rest).ok().map(Cow::Borrowed),
    }
}
