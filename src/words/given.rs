//! What was given by people, files or other programs, fit to be shown: short, on one line, nothing in it unseen.

use crate::look::visible::visible;

/// Shortens what was given, to one line and not longer than a line.
pub fn shortened(given: &str) -> String {
    cut(given.chars(), 60)
}

/// Returns the name that is most like what was given, if one is.
pub fn nearest<'a>(given: &str, names: &[&'a str]) -> Option<&'a str> {
    const ALIKE: f64 = 0.7;
    // A megabyte is like nothing, and comparing it would take seconds.
    let small = shortened(given).to_lowercase();
    let likeness = |name: &&str| strsim::jaro_winkler(name, &small);
    let nearest = names.iter().copied().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    nearest.filter(|name| likeness(name) >= ALIKE)
}

/// Shortens what others have said of a text, which they may name whole, to one line of at most 240 signs; `…` stands for the
/// rest.
pub(crate) fn reason(said: &str) -> String {
    // They say it on several lines.
    cut(said.chars().map(|sign| if sign == '\n' { ' ' } else { sign }), 240)
}

/// As many signs as there may be, those that cannot be seen as their numbers.
fn cut(given: impl Iterator<Item = char>, most: usize) -> String {
    let (mut line, mut room) = (String::new(), most);
    for sign in given {
        let mut bytes = [0; 4];
        let shown = visible(sign.encode_utf8(&mut bytes));
        let Some(left) = room.checked_sub(shown.chars().count()) else {
            line.push('…');
            break;
        };
        line.push_str(&shown);
        room = left;
    }
    line
}
