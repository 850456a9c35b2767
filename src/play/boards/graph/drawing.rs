//! The graph: names in circles, layer by layer, and arrows between them.

use zugzwang_engine::{
    InOrder, Outcome,
    games::{Graph, graph::Place},
    theory::searched::Searched,
};

use crate::{
    look::visible::visible,
    play::{
        boards::prelude::*,
        scene::{Layers, Place as Spot},
    },
};

/// The most names of which every arrow is drawn. Among more only those that the token can follow are seen.
const FEW: usize = 20;

/// The columns of a name with its brackets and the sign of its outcome, which may come later.
pub(super) fn columns(name: &Place) -> u64 {
    width_of(&visible(name.name())) as u64 + 4
}

/// Draws circles and arrows; a click on a circle means a move there.
pub(super) fn picture(
    game: &Graph,
    scene: &Scene<'_, Graph>,
    layers: &[Vec<&Place>],
    places: &Layers,
) -> Picture<Place> {
    let mut picture = places.picture();
    let layers = layers.iter().enumerate();
    let spots = layers.flat_map(|(at, layer)| layer.iter().enumerate().map(move |(row, name)| (*name, at, row)));
    let spots: Vec<(&Place, Spot)> = spots.map(|(name, at, row)| (name, places.place(at, row))).collect();
    let place = |place: &Place| spots.iter().find(|(name, _)| *name == place).map(|(_, spot)| *spot);
    let arrows = game.names().iter().flat_map(|from| game.after(from).map(move |to| (from, to)));
    let arrows = arrows.filter(|(from, _)| spots.len() <= FEW || *from == scene.position);
    let mut arrows: Vec<(&Place, &Place)> = arrows.collect();
    // Those that the token can follow come last, so that they are whole.
    arrows.order_by_key(|(from, to)| (*from == scene.position, *from == scene.position && Some(*to) == scene.cursor));
    for (from, to) in arrows {
        if let (Some(start), Some(end)) = (place(from), place(to)) {
            picture.arrow(start, end, arrow_tone(from, to, scene));
        }
    }
    for (name, spot) in spots {
        put_name(game, scene, name, spot, &mut picture);
    }
    picture
}

/// Puts a name in its circle, and the token on the one where it is.
pub(super) fn put_name(game: &Graph, scene: &Scene<'_, Graph>, name: &Place, spot: Spot, picture: &mut Picture<Place>) {
    let (is_here, outcome) = (name == scene.position, filled(scene, name));
    let can = game.after(scene.position).any(|after| after == name);
    let state = match outcome {
        _ if is_here => State::Rest,
        _ if scene.cursor == Some(name) => State::Chosen,
        Some(Outcome::Loss) => State::Good,
        Some(Outcome::Win) => State::Bad,
        _ if scene.last.is_some_and(|(before, _)| before == name) => State::Moved,
        _ => State::Rest,
    };
    picture.put(Shape::Node(can), state, spot).click(can.then(|| name.clone()));
    if is_here {
        picture.put(Shape::Token, State::Rest, spot).id(Stage::piece(0, 0));
    }
    let tone = match outcome {
        Some(Outcome::Loss) => Tone::Good,
        Some(Outcome::Win) => Tone::Bad,
        _ if can || is_here => Tone::Title,
        _ => Tone::Text,
    };
    picture.caption(spot, label(scene, name, picture.unit.is_raster()), tone);
}

/// A name with the marks of the token and the cursor if no circle shows them, and the sign of its outcome.
fn label(scene: &Scene<'_, Graph>, name: &Place, is_round: bool) -> String {
    let glyphs = scene.look.glyphs();
    let [open, close] = match () {
        () if is_round => ["", ""],
        () if name == scene.position => ["[", "]"],
        () if scene.cursor == Some(name) => [">", "<"],
        () => [" ", " "],
    };
    let sign = filled(scene, name).map(|outcome| match outcome {
        Outcome::Loss => glyphs.wins,
        Outcome::Win => glyphs.loses,
        Outcome::Draw | Outcome::Unknown => glyphs.draws,
    });
    let sign = sign.map_or_else(String::new, |sign| format!(" {sign}"));
    format!("{open}{}{close}{sign}", visible(name.name()))
}

/// The outcome of a name, if it is revealed.
fn filled(scene: &Scene<'_, Graph>, name: &Place) -> Option<Outcome> {
    let Some(Reason::Searched(Searched { filled, .. })) = scene.reason else { return None };
    filled.iter().find(|known| known.position == name.name()).map(|known| known.outcome)
}

/// The tone of an arrow: those that the token can follow stand out, the one under the cursor most, and so do those to a name that is
/// known to be good to leave.
fn arrow_tone(from: &Place, to: &Place, scene: &Scene<'_, Graph>) -> Tone {
    let is_tokens = from == scene.position;
    match () {
        () if is_tokens && scene.cursor == Some(to) => Tone::Chosen,
        () if scene.last.is_some_and(|(before, last)| before == from && last == to) => Tone::Moved,
        () if filled(scene, to) == Some(Outcome::Loss) => Tone::Good,
        () if is_tokens => Tone::Text,
        () => Tone::Dim,
    }
}
