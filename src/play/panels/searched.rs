//! Every move with what it leads to, and how that was found: positions filled backward from the ends.

use std::collections::BTreeMap;

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome,
    theory::searched::{Known, Reached, Searched},
};

use super::{Beat, Picture, Step, Story, View, beat, grown, listed, mark, room_left, width_of, wrapped};
use crate::{
    look::{
        Look,
        align::{self, cut},
        wording::Wording,
    },
    say,
};

pub(super) fn picture(why: &Searched, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = value(&why.here, look);
    if view.over {
        let misere = why.here.outcome == Outcome::Win;
        return Picture::over(value, misere, view, look);
    }
    let layers = layers(why, look, room.width);
    let told = story(why, view, layers.len(), look);
    let sentences = told.sentences(look);
    let figure = figure(why, view, look, room_left(view, &value, &sentences, 0, look, room));
    let steps: Vec<Step> = grown(layers).map(Step::drawn).collect();
    let course = told.course(Vec::new(), steps, look);
    Picture { value, figure, pick: Vec::new(), story: sentences, course }
}

/// The worth of a position in a few words.
fn value(here: &Known, look: &Look) -> String {
    let moves = here.remoteness.unwrap_or(0);
    match (here.outcome, here.grundy) {
        (Outcome::Draw | Outcome::Unknown, _) => say!(look, "why-searched-drawn"),
        (_, Some(value)) => say!(look, "why-searched-value", value = value, moves = moves),
        _ => say!(look, "why-searched-moves", moves = moves),
    }
}

/// The line over the list of moves.
const HEAD: u16 = 1;

/// The moves, the best first, each with what it leaves; the one under the cursor is always in sight.
fn figure(why: &Searched, view: &View<'_>, look: &Look, room: Size) -> Vec<Line<'static>> {
    let mut moves: Vec<&Reached> = why.moves.iter().collect();
    moves.sort_by_key(|reached| (reached.left.outcome.rank(), order(reached)));
    let picked = view.pick.as_ref().map(|pick| pick.mv.as_str());
    let at = moves.iter().position(|reached| Some(reached.mv.as_str()) == picked).unwrap_or(0);
    let shown = usize::from(room.height.saturating_sub(HEAD).max(4));
    let first = (at + 1).saturating_sub(shown);
    let wide = moves.iter().map(|reached| width_of(&reached.mv)).max().unwrap_or(1).min(20);
    let line = |reached: &&Reached| {
        let (sign, style) = mark(reached.left.outcome.flip(), look);
        let here = Some(reached.mv.as_str()) == picked;
        let pointer = if here { look.glyphs().pointer } else { " " };
        let name = align::left(&cut(&reached.mv, wide, look.glyphs().edge), wide);
        let name = Span::styled(format!("{pointer} {name}  "), if here { look.theme.title } else { look.theme.text });
        let left = format!("{sign} {}", leaves(&reached.left, look));
        let room = usize::from(room.width).saturating_sub(name.width());
        Line::from(vec![name, Span::styled(cut(&left, room, look.glyphs().edge), style)])
    };
    let head = wrapped(&say!(look, "why-searched-head"), look.theme.dim, room.width);
    head.into_iter().take(1).chain(moves.iter().skip(first).take(shown).map(line)).collect()
}

/// A soon win stands before a late one, a late loss before a soon one.
fn order(reached: &Reached) -> i64 {
    let moves = i64::try_from(reached.left.remoteness.unwrap_or(0)).unwrap_or(i64::MAX);
    if reached.left.outcome == Outcome::Loss { moves } else { -moves }
}

/// Says what a move leaves the opponent.
fn leaves(left: &Known, look: &Look) -> String {
    let moves = left.remoteness.unwrap_or(0);
    let value = left.grundy.filter(|_| look.wording == Wording::Notation);
    let value = value.map_or_else(|| "none".to_owned(), |value| value.to_string());
    let outcome = left.outcome.flip();
    say!(look, "why-searched-leaves", outcome = outcome, moves = moves, value = value)
}

/// Returns the layers in which the positions are filled: the ends, then those one move away, and so on; the drawn ones last.
fn layers(why: &Searched, look: &Look, width: u16) -> Vec<Vec<Line<'static>>> {
    let mut layers: BTreeMap<u64, Vec<&Known>> = BTreeMap::new();
    for known in &why.filled {
        layers.entry(known.remoteness.unwrap_or(u64::MAX)).or_default().push(known);
    }
    let line = |(moves, layer): (u64, Vec<&Known>)| {
        let names: Vec<&str> = layer.iter().map(|known| known.position.as_str()).collect();
        let names = names.join(&say!(look, "list-separator"));
        let outcome = layer.first().map_or(Outcome::Unknown, |known| known.outcome);
        let (sign, style) = mark(outcome, look);
        let told = match moves {
            u64::MAX => say!(look, "why-searched-layer-drawn", names = names),
            moves => say!(look, "why-searched-layer", moves = moves, names = names, outcome = outcome),
        };
        wrapped(&format!("{sign} {told}"), style, width)
    };
    layers.into_iter().map(line).collect()
}

fn story(why: &Searched, view: &View<'_>, layers: usize, look: &Look) -> Story {
    let (lost, drawn) = (why.leading_to(Outcome::Loss), why.leading_to(Outcome::Draw));
    let all = why.moves.len();
    let counts = beat!("why-searched-counts", outcome = why.here.outcome, lost = lost, drawn = drawn, all = all);
    let mut told = Story::from(vec![counts.at(layers.saturating_sub(1))]);
    let words = view.suggested.clone().unwrap_or_default();
    match why.here.outcome {
        Outcome::Win => told.extend([
            beat!("why-searched-keep", words = words),
            beat!("why-searched-then", moves = why.here.remoteness.unwrap_or(1).saturating_sub(1)),
        ]),
        Outcome::Draw | Outcome::Unknown => told.extend([beat!("why-searched-hold", words = words)]),
        Outcome::Loss => told.extend(view.hold_out()),
    }
    told.extend(mex(why, look));
    told
}

/// The Grundy value as the least that no move leaves.
fn mex(why: &Searched, look: &Look) -> Option<Beat> {
    let value = why.here.grundy.filter(|_| !why.truncated)?;
    let mut reached: Vec<u64> = why.moves.iter().filter_map(|reached| reached.left.grundy).collect();
    reached.sort_unstable();
    reached.dedup();
    let reached = listed(reached, look);
    Some(beat!("why-searched-mex", reached = reached, value = value).in_notation())
}

/// Why it holds, told over this very position: from the ends backward, and what never gets a mark.
pub(super) fn holds(why: &Searched, _: &View<'_>, _: &Look) -> Story {
    let of = |outcome| why.leading_to(outcome);
    let all = why.moves.len();
    let moves = why.here.remoteness.unwrap_or(0);
    let here = match why.here.outcome {
        Outcome::Win => beat!("holds-searched-won", lost = of(Outcome::Loss), all = all, moves = moves),
        Outcome::Loss => beat!("holds-searched-lost", all = all, moves = moves),
        Outcome::Draw | Outcome::Unknown => beat!("holds-searched-drawn", drawn = of(Outcome::Draw), all = all),
    };
    let circles = why.filled.iter().any(|known| known.remoteness.is_none()).then(|| beat!("holds-searched-circles"));
    let told = [beat!("holds-searched-ends"), beat!("holds-searched-back")];
    told.into_iter().chain(circles).chain([here]).collect()
}
