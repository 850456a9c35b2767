//! The text beside a map.

use zugzwang_engine::map::{Axis, Spot};

use super::{MapScreen, backward::Filled, onward::Onward};
use crate::{
    keep::storage::Landing,
    play::{
        chart::{Ground, Known},
        claim::Tested,
        job::Broken,
        judged::Judged,
        told::asked_place,
    },
    screens::prelude::*,
};

/// The most columns of a position in a sentence.
const POSITION: usize = 28;

/// In the order of their keys.
pub(super) const LAYERS: [(Action, &str); 5] = [
    (Action::LayerMarks, "map-layer-marks"),
    (Action::LayerMet, "map-layer-met"),
    (Action::LayerOutcome, "map-layer-outcome"),
    (Action::LayerValues, "map-layer-values"),
    (Action::LayerRemoteness, "map-layer-remoteness"),
];

impl MapScreen {
    pub(super) fn place(&self, spot: Spot, look: &Look) -> String {
        let plane = self.map.plane();
        let third = plane.slice.filter(|_| spot.z > 0).map(|axis| (axis, spot.z));
        let along = plane.up.map(|axis| (axis, spot.y));
        let named = |(axis, number): (Axis, u64)| {
            say!(look, "map-place", axis = say!(look, &format!("axis-{}", axis.name)), number = number.to_string())
        };
        words::listed([(plane.across, spot.x)].into_iter().chain(along).chain(third).map(named), look)
    }

    fn worth(&self, spot: Spot, known: Known, look: &Look) -> String {
        if known.glance.margin.is_some() {
            let margin = known.glance.margin.unwrap_or(0);
            let sign = match margin {
                1.. => "more",
                0 => "same",
                ..0 => "less",
            };
            return say!(look, "map-margin", sign = sign, points = margin.unsigned_abs());
        }
        let safe = known.glance.outcome.is_safe();
        if safe != Some(false) {
            let ends = known.glance.remoteness == Some(0) || self.map.opening(spot).is_none();
            let outcome = match safe {
                None => "unknown",
                Some(_) if ends => "end",
                Some(_) => "safe",
            };
            return say!(look, "map-worth", outcome = outcome, words = "", left = "");
        }
        let Some(onward) = self.onward_from(spot).filter(|onward| !onward.is_waiting()) else {
            return say!(look, "review-thinking");
        };
        match onward.words(look) {
            Ok(Some((words, left))) => {
                let left = align::cut(&clear(left, look), POSITION, look.glyphs().more);
                say!(look, "map-worth", outcome = "won", words = words, left = left)
            }
            Ok(None) => say!(look, "map-worth", outcome = "end-won", words = "", left = ""),
            Err(Broken) => say!(look, "why-failed"),
        }
    }

    pub(super) fn about(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let (spot, theme) = (self.cursor(), &look.theme);
        let mut lines = wrapped(&self.place(spot, look), theme.title, width);
        let Some(cell) = self.sheet.as_ref().and_then(|sheet| sheet.at(spot)) else { return lines };
        let mut tell = |text: String, style| lines.extend(wrapped(&text, style, width));
        let Some(known) = cell.known else {
            tell(say!(look, "map-nothing"), theme.dim);
            return lines;
        };
        let key = key_name(Context::Map, Action::Believe, look);
        match cell.mark {
            Some(safe) => {
                let sign = if safe { look.glyphs().wins } else { look.glyphs().loses };
                tell(
                    format!("{sign} {}", say!(look, "map-marked", safe = safe)),
                    if safe { theme.win } else { theme.loss },
                );
            }
            None => tell(say!(look, "map-unmarked", key = key), theme.dim),
        }
        if let Some(landing) = self.map.position(spot).and_then(|position| self.met.get(&position)) {
            let Landing { won, lost, drawn, given, .. } = *landing;
            tell(say!(look, "map-met", won = won, lost = lost, drawn = drawn, given = given), theme.text);
        }
        if self.layers.ground == Ground::Empty || cell.is_later() {
            return lines;
        }
        let style = if cell.is_safe() == Some(true) { theme.win } else { theme.text };
        tell(self.worth(spot, known, look), style);
        if let Some(value) =
            known.value.filter(|_| self.layers.ground == Ground::Values && known.glance.margin.is_none())
        {
            tell(say!(look, "map-value", value = value), theme.text);
        }
        if let Some(moves) = known.glance.remoteness.filter(|_| self.layers.ground == Ground::Remoteness) {
            tell(say!(look, "map-moves", moves = moves), theme.text);
        }
        if cell.differs() {
            tell(say!(look, "map-differs"), theme.error);
        }
        lines
    }

    /// The names are `short` if the layers are side by side.
    pub(super) fn layers(&self, short: bool, look: &Look) -> Vec<(Action, Line<'static>)> {
        let is_on = |action: Action| match action {
            Action::LayerMarks => self.layers.marks,
            Action::LayerMet => self.layers.met,
            action => ground_of(action) == Some(self.layers.ground),
        };
        let line = |(action, text): (Action, &str)| {
            let key = key_name(Context::Map, action, look);
            let on = is_on(action);
            let sign = look.glyphs().tries[usize::from(on)];
            let style = if on { look.theme.title } else { look.theme.dim };
            let spans = vec![
                Span::styled(key, look.theme.key),
                Span::styled(format!(" {sign} "), style),
                Span::styled(
                    if short { say!(look, &format!("{}.short", action.text())) + " " } else { say!(look, text) },
                    style,
                ),
            ];
            (action, Line::from(spans))
        };
        LAYERS.into_iter().map(line).collect()
    }

    pub(super) fn verdict(&self, look: &Look, width: u16, most: usize) -> Vec<Line<'static>> {
        let Some(judging) = &self.judging else { return Vec::new() };
        let Some(judged) = judging.judged() else {
            let told = if judging.is_waiting() { "review-thinking" } else { "why-failed" };
            return wrapped(&say!(look, told), look.theme.dim, width);
        };
        sentences(judged, look, most)
            .into_iter()
            .flat_map(|(text, wrong)| wrapped(&text, if wrong { look.theme.text } else { look.theme.title }, width))
            .collect()
    }

    pub(super) fn filled(&self, filled: Filled, look: &Look) -> String {
        let place = |spot: Option<Spot>| spot.map_or_else(String::new, |spot| self.place(spot, look));
        let mut told = Vec::new();
        match filled {
            Filled { is_first: true, safe, .. } => {
                let safe = if filled.has_points {
                    "points"
                } else if safe > 0 {
                    "yes"
                } else {
                    "no"
                };
                told.push(say!(look, "map-fill-end", safe = safe));
            }
            Filled { has_points: true, safe, unsafe_, .. } => {
                told.push(say!(look, "map-fill-points", count = safe + unsafe_));
            }
            Filled { safe, unsafe_, first, .. } => {
                if safe > 0 {
                    told.push(say!(look, "map-fill-safe", count = safe, place = place(first.0)));
                }
                if unsafe_ > 0 {
                    told.push(say!(look, "map-fill-won", count = unsafe_, place = place(first.1)));
                }
            }
        }
        if filled.is_last {
            told.push(say!(look, "map-fill-done"));
        }
        words::joined(told, look)
    }

    pub(super) fn tested(&self, tested: &Tested, look: &Look) -> String {
        match tested {
            Tested::Nothing => {
                let key = key_name(Context::Map, Action::Believe, look);
                say!(look, "claim-nothing", key = key)
            }
            Tested::Holds { positions, until } => {
                say!(look, "claim-holds", positions = *positions, place = self.place(*until, look))
            }
            Tested::Fails { at, safe: true } => say!(look, "claim-fails-safe", place = self.place(*at, look)),
            Tested::Fails { at, safe: false } => {
                let onward = self.onward_from(*at);
                if onward.is_some_and(Onward::is_waiting) {
                    return say!(look, "review-thinking");
                }
                let told = onward.and_then(|onward| onward.words(look).ok().flatten());
                let words = told.map_or_else(|| "none".to_owned(), |(words, _)| words);
                say!(look, "claim-fails", place = self.place(*at, look), words = words)
            }
        }
    }
}

/// At most `most` sentences are about wrong marks, which are those with `true`.
pub(in crate::screens) fn sentences(judged: &[Judged], look: &Look, most: usize) -> Vec<(String, bool)> {
    let known = judged.iter().filter(|judged| judged.is_right().is_some()).count();
    let right = judged.iter().filter(|judged| judged.is_right() == Some(true)).count();
    let wrong = judged.iter().filter(|judged| judged.is_right() == Some(false));
    let told = |judged: &Judged| {
        let position = asked_place(&judged.marked.position, &judged.marked.from, look);
        match judged.reply_words(look) {
            Some(words) => say!(look, "marks-refuted", position = position, words = words),
            None => say!(look, "marks-safe", position = position),
        }
    };
    let sum = (say!(look, "marks-right", right = right, all = known), false);
    std::iter::once(sum).chain(wrong.take(most).map(|judged| (told(judged), true))).collect()
}

pub(super) const fn ground_of(action: Action) -> Option<Ground> {
    match action {
        Action::LayerOutcome => Some(Ground::Outcome),
        Action::LayerValues => Some(Ground::Values),
        Action::LayerRemoteness => Some(Ground::Remoteness),
        _ => None,
    }
}
