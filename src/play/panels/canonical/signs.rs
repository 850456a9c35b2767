//! A short legend of the signs that occur in values.

use super::{Figure, Look, say, wrapped};
use crate::look::glyphs::GlyphSet;

/// A sign, its ASCII form, its message, and the sign for twice as much with its ASCII form.
type Lead = (char, &'static str, &'static str, Option<(char, &'static str)>);

/// The signs of small leads.
const LEADS: [Lead; 4] = [
    ('↑', "^", "why-canonical-sign-up", Some(('⇑', "^^"))),
    ('↓', "v", "why-canonical-sign-down", Some(('⇓', "vv"))),
    ('⧾', "+", "why-canonical-sign-up", None),
    ('⧿', "-", "why-canonical-sign-down", None),
];

/// Draws the legend of the signs in these values; `fuzzy` if one is compared with 0 without being more or less. `left` is the player
/// called Left: `horz` or `vert`.
pub(in crate::play::panels) fn legend(values: &[String], fuzzy: bool, left: &str, look: &Look, width: u16) -> Figure {
    let occurs = |sign: char| values.iter().any(|value| value.contains(sign));
    let mut sentences = Vec::new();
    sentences.extend(values.iter().any(|value| value == "0").then(|| say!(look, "why-canonical-sign-zero")));
    sentences.extend(has_number(values, '*', false).then(|| say!(look, "why-canonical-sign-star")));
    sentences.extend(has_number(values, '*', true).then(|| say!(look, "why-canonical-sign-stars")));
    let shown = |sign: char, ascii: &str| match look.glyph_set() {
        GlyphSet::Unicode => sign.to_string(),
        GlyphSet::Ascii => ascii.to_owned(),
    };
    for (sign, ascii, id, double) in LEADS {
        let double = double.filter(|(double, _)| occurs(*double));
        if !occurs(sign) && double.is_none() {
            continue;
        }
        let single = shown(sign, ascii);
        sentences.push(say!(look, id, left, up = &single, down = &single));
        if let Some((double, ascii)) = double {
            sentences.push(say!(look, "why-canonical-sign-double", double = shown(double, ascii), single = &single));
        }
        if has_number(values, sign, true) {
            sentences.push(say!(look, "why-canonical-sign-times", up = &single));
        }
    }
    sentences.extend(occurs('±').then(|| say!(look, "why-canonical-sign-switch", switch = shown('±', "+-"))));
    sentences.extend(occurs('|').then(|| say!(look, "why-canonical-sign-options", left)));
    sentences.extend(fuzzy.then(|| say!(look, "why-canonical-sign-fuzzy")));
    sentences.into_iter().flat_map(|sentence| wrapped(&sentence, look.theme.dim, width)).collect()
}

/// Returns whether the sign occurs with a number behind it (`numbered`) or without one.
fn has_number(values: &[String], sign: char, numbered: bool) -> bool {
    let is_numbered = |behind: &str| behind.starts_with(|next: char| next.is_ascii_digit());
    values.iter().any(|value| value.split(sign).skip(1).any(|behind| is_numbered(behind) == numbered))
}
