//! A graph too large to be drawn: the token's name with those to which its arrows lead, and below it the other names.

use zugzwang_engine::games::{Graph, graph::Place};

use super::{drawing, layers};
use crate::{
    look::{align::cut, visible::visible},
    play::{boards::prelude::*, scene::Flow},
};

/// Writes the names that the token can reach behind its own, and below them where the arrows of the others lead.
pub(super) fn picture(game: &Graph, scene: &Scene<'_, Graph>, room: Room) -> Picture<Place> {
    let arrow = scene.look.glyphs().arrow;
    let names: Vec<&Place> = std::iter::once(scene.position).chain(layers::in_sight(game, scene.position)).collect();
    let at = names.iter().position(|name| scene.cursor == Some(*name)).unwrap_or(0);
    let flow = Flow::new(names.iter().map(|name| drawing::columns(name)), at, room);
    let mut picture = flow.picture();
    for (at, name) in names.into_iter().enumerate() {
        if let Some(place) = flow.place(at) {
            drawing::put_name(game, scene, name, place, &mut picture);
        }
    }
    let others = game.names().iter().filter(|name| *name != scene.position && game.after(name).next().is_some());
    for (place, name) in flow.below().zip(others) {
        let after: Vec<_> = game.after(name).map(|after| visible(after.name())).collect();
        let words = format!("{} {arrow} {}", visible(name.name()), after.join(" "));
        let words = cut(&words, flow.width(), scene.look.glyphs().edge);
        picture.label((place.x, place.y), Align::Left, words, Tone::Dim);
    }
    picture
}
