//! Keys within texts: `{ KEY("undo") }` is the key that undoes a move, `{ KEY("faster", at: "lab") }` the one in a context.
//!
//! All texts of a language share their parsed messages, whatever their keys are. So the function leaves a mark, and the mark is then
//! replaced with the name of the key.

use fluent_bundle::{FluentArgs, FluentValue};

use crate::look::{action::Action, keymap::Context};

/// Characters around a mark. Texts do not use them, and arguments show them as code points.
pub(super) const MARK: [char; 2] = ['\u{1}', '\u{2}'];

pub(super) fn mark<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let (Some(FluentValue::String(action)), place) = (positional.first(), named.get("at")) else {
        return FluentValue::Error;
    };
    let place = if let Some(FluentValue::String(place)) = place { place.as_ref() } else { "" };
    let [begins, ends] = MARK;
    FluentValue::String(format!("{begins}{action} {place}{ends}").into())
}

pub(super) fn filled(text: String, name: impl Fn(Option<Context>, Action) -> String) -> String {
    let [begins, ends] = MARK;
    let Some((before, mut rest)) = text.split_once(begins) else { return text };
    let mut whole = before.to_owned();
    while let Some((mark, after)) = rest.split_once(ends) {
        let (action, place) = mark.split_once(' ').unwrap_or((mark, ""));
        whole.extend(Action::named(action).map(|action| name(Context::named(place), action)));
        let (between, next) = after.split_once(begins).unwrap_or((after, ""));
        whole.push_str(between);
        rest = next;
    }
    whole
}
