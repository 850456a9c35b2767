//! A graph in layers from the start to the right: the arrow keys choose among the arrows that lead on from the token. If it is revealed,
//! each name shows whether it is won or lost.

mod drawing;
mod layers;
mod listed;

use zugzwang_engine::games::{Graph, graph::Place};

use super::prelude::*;
use crate::{look::visible::visible, play::scene::Layers};

/// The number of names of a large step.
const FAR: usize = 5;

impl Board for Graph {
    type Game = Self;

    /// The place to which the token would go; its own place at an end.
    type Cursor = Place;

    fn cursor(game: &Self, place: &Place, before: Option<&Place>) -> Place {
        let before = before.filter(|before| game.after(place).any(|after| after == *before));
        before.or_else(|| game.after(place).next()).unwrap_or(place).clone()
    }

    fn chosen(game: &Self, place: &Place, to: &Place) -> Option<Place> {
        game.after(place).find(|after| *after == to).cloned()
    }

    fn steer(game: &Self, place: &Place, to: &Place, step: Step) -> Place {
        let after: Vec<&Place> = layers::in_sight(game, place);
        let at = after.iter().position(|after| *after == to).unwrap_or(0);
        let last = after.len().saturating_sub(1);
        let at = match step {
            Step::Up | Step::Left => at.saturating_sub(1),
            Step::Down | Step::Right => at + 1,
            Step::Less => at.saturating_sub(FAR),
            Step::More => at + FAR,
            Step::Least | Step::Clear => 0,
            Step::Most => last,
        };
        after.get(at.min(last)).map_or_else(|| to.clone(), |to| (*to).clone())
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Place> {
        let layers = layers::of(game);
        let columns: Vec<Vec<u64>> =
            layers.iter().map(|layer| layer.iter().map(|name| drawing::columns(name)).collect()).collect();
        match Layers::new(&columns, room) {
            Some(places) => drawing::picture(game, scene, &layers, &places),
            None => listed::picture(game, scene, room),
        }
    }

    fn untold(game: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let look = seen.look;
        let ways = |place: &Place| [leads(game, place, look)];
        let below = if seen.looks {
            game.after(seen.then.as_ref().unwrap_or(seen.now()))
                .map(|after| Line::from(leads(game, after, look)))
                .collect()
        } else {
            Vec::new()
        };
        Ledger::new([""]).part("", ways(seen.now()), seen.then.as_ref().map(ways)).over(below, look, room)
    }

    fn words(_: &Self, _: &Place, to: &Place, look: &Look) -> String {
        say!(look, "graph-move", to = to.name())
    }

    fn recite(game: &Self, place: &Place, look: &Look) -> Vec<String> {
        let names: Vec<&Place> = game.after(place).collect();
        if names.is_empty() {
            return vec![say!(look, "graph-recited-end", name = place.name())];
        }
        vec![say!(look, "graph-recited", name = place.name(), names = series(names, look))]
    }
}

/// A name and where its arrows lead.
fn leads(game: &Graph, place: &Place, look: &Look) -> String {
    let after: Vec<_> = game.after(place).map(|after| visible(after.name())).collect();
    format!("{} {} {}", visible(place.name()), look.glyphs().arrow, following(&after, look))
}
