//! Makes text from users, files and other programs fit to be shown: short, on one line, without invisible characters.

use crate::look::visible::{shown, visible};

/// Shortens input for display on one line.
pub fn shortened(given: &str) -> String {
    cut(given.chars(), 60)
}

/// Returns the name most similar to the input, if any is similar enough.
pub fn nearest<'a>(given: &str, names: &[&'a str]) -> Option<&'a str> {
    const ALIKE: f64 = 0.7;
    // It would take seconds to compare a megabyte.
    let small = shortened(given).to_lowercase();
    let likeness = |name: &&str| strsim::jaro_winkler(name, &small);
    let nearest = names.iter().copied().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    nearest.filter(|name| likeness(name) >= ALIKE)
}

/// Shortens another parser's message, which may quote a whole text, to 240 characters on one line. `…` replaces the
/// rest.
pub(crate) fn reason(said: &str) -> String {
    // The message may have several lines.
    cut(said.chars().map(|sign| if sign == '\n' { ' ' } else { sign }), 240)
}

/// Returns at most `most` characters, with invisible ones replaced by their code points.
fn cut(given: impl Iterator<Item = char>, most: usize) -> String {
    let (mut line, mut room) = (String::new(), most);
    for sign in given {
        let shown = shown(sign);
        let Some(left) = room.checked_sub(shown.chars().count()) else {
            line.push('…');
            break;
        };
        line.push_str(&shown);
        room = left;
    }
    visible(&line).into_owned()
}
