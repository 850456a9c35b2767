//! The names of a graph in layers, each as far from the start as the longest way there without circles.

use zugzwang_engine::{
    InOrder,
    games::{Graph, graph::Place},
};

/// The layers of names, each from the top down.
pub(super) fn of(game: &Graph) -> Vec<Vec<&Place>> {
    let names = game.names();
    let number = |place: &Place| names.iter().position(|name| name == place).unwrap_or(0);
    let mut search =
        Search { game, number: &number, state: vec![State::New; names.len()], order: Vec::new(), back: Vec::new() };
    search.visit(number(game.first()));
    (0..names.len()).for_each(|at| search.visit(at));
    let Search { order, back, .. } = search;
    // In this order every arrow leads forward, except those that close a circle.
    let mut depths = vec![0_usize; names.len()];
    for from in order.iter().rev() {
        for to in game.after(&names[*from]).map(number).filter(|to| !back.contains(&(*from, *to))) {
            depths[to] = depths[to].max(depths[*from] + 1);
        }
    }
    let deepest = depths.iter().copied().max().unwrap_or(0);
    let mut layers: Vec<Vec<&Place>> = vec![Vec::new(); deepest + 1];
    for at in order.iter().rev() {
        layers[depths[*at]].push(&names[*at]);
    }
    untangle(game, &mut layers);
    layers
}

/// Puts the names of each layer near those that lead to them, so that fewer arrows cross.
fn untangle(game: &Graph, layers: &mut [Vec<&Place>]) {
    for at in 1..layers.len() {
        let (before, rest) = layers.split_at_mut(at);
        let Some(layer) = rest.first_mut() else { return };
        // The average place of the names from which arrows lead here.
        let middle = |place: &Place| {
            let rows = before.iter().flat_map(|layer| {
                let count = layer.len().max(1);
                let leads = |from: &&Place| game.after(from).any(|to| to == place);
                layer
                    .iter()
                    .enumerate()
                    .filter(move |(_, from)| leads(from))
                    .map(move |(row, _)| (2 * row + 1) * 1000 / count)
            });
            let rows: Vec<usize> = rows.collect();
            rows.iter().sum::<usize>() / rows.len().max(1)
        };
        layer.order_by_key(|place| middle(place));
    }
}

/// The names to which the arrows of a name lead, from the top of the picture down.
pub(super) fn in_sight<'a>(game: &'a Graph, place: &Place) -> Vec<&'a Place> {
    let layers = of(game);
    let row = |wanted: &Place| {
        layers.iter().find_map(|layer| {
            let row = layer.iter().position(|place| *place == wanted)?;
            Some((2 * row + 1) * 1000 / layer.len().max(1))
        })
    };
    let mut after: Vec<&Place> = game.after(place).collect();
    after.order_by_key(|place| row(place));
    after
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

/// A depth-first search that records in which order names are left, and which arrows close a circle.
struct Search<'a> {
    game: &'a Graph,
    number: &'a dyn Fn(&Place) -> usize,
    state: Vec<State>,
    order: Vec<usize>,
    back: Vec<(usize, usize)>,
}

impl Search<'_> {
    fn visit(&mut self, at: usize) {
        if self.state[at] != State::New {
            return;
        }
        self.state[at] = State::Open;
        for to in self.game.after(&self.game.names()[at]).map(self.number) {
            match self.state[to] {
                State::New => self.visit(to),
                State::Open => self.back.push((at, to)),
                State::Done => {}
            }
        }
        self.state[at] = State::Done;
        self.order.push(at);
    }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Game;

    use super::*;
    use crate::play::boards::testing::game;

    fn layered(words: &[&str]) -> Vec<String> {
        let game: Graph = game(words);
        of(&game).iter().map(|layer| layer.iter().map(|place| place.name()).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn every_arrow_leads_to_a_later_layer_unless_it_closes_a_circle() {
        assert_eq!(layered(&[]), ["a", "c b", "e", "d", "f"]);
        assert_eq!(layered(&["arrows=a-b,b-c,c-a,b-d"]), ["a", "b", "d c"]);
        assert_eq!(layered(&["arrows=x-y,p-q", "start=p"]), ["x p", "y q"]);
    }

    #[test]
    fn every_preset_has_every_name_once() {
        for preset in Graph::PRESETS {
            let game: Graph = game(preset.words);
            let mut drawn: Vec<&Place> = of(&game).concat();
            drawn.sort_unstable();
            let mut names: Vec<&Place> = game.names().iter().collect();
            names.sort_unstable();
            assert_eq!(drawn, names, "{}", preset.id);
        }
    }
}
