//! A graph too large to be drawn: the token's name with those to which its arrows lead, and below it the other names.

use zugzwang_engine::games::{Graph, graph::Place};

use super::{drawing, layers};
use crate::{
    look::{align::cut, visible::visible},
    play::{boards::prelude::*, scene::Place as Spot},
};

/// Writes the names that the token can reach behind its own, and below them where the arrows of the others lead.
pub(super) fn picture(game: &Graph, scene: &Scene<'_, Graph>, room: Room) -> Picture<Place> {
    let (width, height) = room.cells();
    let names: Vec<&Place> = std::iter::once(scene.position).chain(layers::in_sight(game, scene.position)).collect();
    let at = names.iter().position(|name| scene.cursor == Some(*name)).unwrap_or(0);
    let spots = flowing(names.iter().map(|name| drawing::columns(name)), width);
    // So far down that the name under the cursor is in sight.
    let above = spots.get(at).map_or(0, |(_, row)| (row + 1).saturating_sub(height));
    let y = |row: u64| row.checked_sub(above).filter(|row| *row < height).map(|row| cells(1.0) * row);
    let mut picture = Picture::new(Unit::SIGN, (cells(1.0) * width, cells(1.0) * height));
    for (name, (column, row)) in names.iter().zip(&spots) {
        let Some(y) = y(*row) else { continue };
        let spot = Spot { x: cells(1.0) * *column, y, w: cells(1.0) * drawing::columns(name), h: cells(1.0) };
        drawing::put_name(game, scene, name, spot, &mut picture);
    }
    let others = game.names().iter().filter(|name| *name != scene.position && game.after(name).next().is_some());
    let first = spots.last().map_or(0, |(_, row)| row + 2);
    for (y, name) in (first..first + height).filter_map(y).zip(others) {
        let after: Vec<_> = game.after(name).map(|after| visible(after.name())).collect();
        let words = format!("{} {} {}", visible(name.name()), scene.look.glyphs().arrow, after.join(" "));
        let words = cut(&words, usize::try_from(width).unwrap_or(usize::MAX), scene.look.glyphs().edge);
        picture.label((cells(0.0), y), Align::Left, words, Tone::Dim);
    }
    picture
}

/// The columns and rows at which texts of so many columns begin, one after another like the words of a sentence.
fn flowing(texts: impl Iterator<Item = u64>, width: u64) -> Vec<(u64, u64)> {
    let places = texts.scan((0, 0), |(end, row), long| {
        if *end > 0 && *end + long > width {
            (*end, *row) = (0, *row + 1);
        }
        let place = (*end, *row);
        *end += long + 1;
        Some(place)
    });
    places.collect()
}
