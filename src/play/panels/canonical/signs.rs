//! What the signs in a value stand for: a short legend of those that occur.

use ratatui::text::Line;

use super::{Look, say, wrapped};
use crate::look::glyphs::GlyphSet;

/// A sign, its ASCII form, its message, and the sign that is it twice with its ASCII form.
type Lead = (char, &'static str, &'static str, Option<(char, &'static str)>);

/// Signs that stand for a small lead.
const LEADS: [Lead; 4] = [
    ('↑', "^", "why-canonical-sign-up", Some(('⇑', "^^"))),
    ('↓', "v", "why-canonical-sign-down", Some(('⇓', "vv"))),
    ('⧾', "+", "why-canonical-sign-up", None),
    ('⧿', "-", "why-canonical-sign-down", None),
];

/// The legend of the signs in these values; `fuzzy` where one is said to be beside 0 without being more or less.
pub(super) fn legend(values: &[String], fuzzy: bool, look: &Look, width: u16) -> Vec<Line<'static>> {
    let occurs = |sign: char| values.iter().any(|value| value.contains(sign));
    let mut told = Vec::new();
    if values.iter().any(|value| value == "0") {
        told.push(say!(look, "why-canonical-sign-zero"));
    }
    if has_number(values, '*', false) {
        told.push(say!(look, "why-canonical-sign-star"));
    }
    if has_number(values, '*', true) {
        told.push(say!(look, "why-canonical-sign-stars"));
    }
    for (sign, ascii, id, double) in LEADS {
        let shown = |sign: char, ascii: &str| match look.glyph_set() {
            GlyphSet::Unicode => sign.to_string(),
            GlyphSet::Ascii => ascii.to_owned(),
        };
        let double = double.filter(|(double, _)| occurs(*double));
        if !occurs(sign) && double.is_none() {
            continue;
        }
        let single = shown(sign, ascii);
        told.push(say!(look, id, up = &single, down = &single));
        if let Some((double, ascii)) = double {
            told.push(say!(look, "why-canonical-sign-double", double = shown(double, ascii), single = &single));
        }
        if has_number(values, sign, true) {
            told.push(say!(look, "why-canonical-sign-times", up = &single));
        }
    }
    if occurs('±') {
        let switch = if look.glyph_set() == GlyphSet::Ascii { "+-" } else { "±" };
        told.push(say!(look, "why-canonical-sign-switch", switch = switch));
    }
    if occurs('|') {
        told.push(say!(look, "why-canonical-sign-options"));
    }
    if fuzzy {
        told.push(say!(look, "why-canonical-sign-fuzzy"));
    }
    told.into_iter().flat_map(|sentence| wrapped(&sentence, look.theme.dim, width)).collect()
}

/// Returns whether this sign stands somewhere with a number behind it, where `numbered`, or else somewhere without one.
fn has_number(values: &[String], sign: char, numbered: bool) -> bool {
    let is_numbered = |behind: &str| behind.starts_with(|next: char| next.is_ascii_digit());
    values.iter().any(|value| value.split(sign).skip(1).any(|behind| is_numbered(behind) == numbered))
}
