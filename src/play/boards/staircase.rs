//! Staircase nim: up and down choose a step, left and right how many of its coins are pushed to the step below.

mod flight;
mod list;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
};
use zugzwang_engine::{
    Reason, Rules,
    games::Staircase,
    heaps::{Cut, Heaps},
};

use super::steering::{above, below, nearest, stepped};
use crate::{
    look::Look,
    play::{
        board::{Board, Hits, Scene, Seen, Step, parts},
        figures,
    },
    say,
};

impl Board for Staircase {
    type Game = Self;

    /// The move itself.
    type Cursor = Cut;

    fn cursor(_: &Self, steps: &Heaps, before: Option<&Cut>) -> Cut {
        let wanted = before.map_or(1, |cut| cut.heap);
        Cut { heap: nearest(wanted, steps.0.len(), |step| steps.size(step) > 0), take: 1 }
    }

    fn aim(_: &Self, _: &Heaps, cut: &Cut) -> Cut {
        *cut
    }

    fn chosen(game: &Self, steps: &Heaps, cut: &Cut) -> Option<Cut> {
        game.play(steps, cut).is_ok().then_some(*cut)
    }

    /// Steps count from the bottom, so the next one up has the next number.
    fn steer(_: &Self, steps: &Heaps, cut: &Cut, step: Step) -> Cut {
        let has_coins = |step| steps.size(step) > 0;
        let heap = match step {
            Step::Up => below(cut.heap, steps.0.len(), has_coins),
            Step::Down => above(cut.heap, has_coins),
            _ => return Cut { take: stepped(cut.take, (1, steps.size(cut.heap).max(1)), step), ..*cut },
        };
        Cut { heap, take: cut.take.clamp(1, steps.size(heap).max(1)) }
    }

    fn draw(_: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Cut> {
        let treads = treads(scene);
        match flight::Flight::new(&treads, area, scene.look) {
            Some(flight) => flight.draw(&treads, scene, buf),
            None => list::draw(&treads, scene, area, buf),
        }
    }

    fn rows(_: &Self, steps: &Heaps) -> Option<u16> {
        u16::try_from(steps.0.len()).ok()
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        figures::stairs::lines(seen, room)
    }

    fn words(_: &Self, _: &Heaps, cut: &Cut, look: &Look) -> String {
        say!(look, "staircase-move", count = cut.take, step = cut.heap)
    }

    fn recite(_: &Self, steps: &Heaps, look: &Look) -> Vec<String> {
        parts(<Self as zugzwang_engine::Game>::ID, &steps.0, look)
    }
}

/// A step as it is drawn.
#[derive(Debug, Clone, Copy)]
struct Tread {
    /// Its number, counted from the bottom.
    step: usize,
    /// The coins on it.
    coins: u64,
    /// The coins that the move under the cursor would leave on it; more than now on the step below.
    then: u64,
    /// Whether the cursor is on it.
    chosen: bool,
    /// The coins that the last move brought, which lie on top.
    came: u64,
    /// The coins that the last move took away.
    gone: u64,
    /// Whether it is known not to count.
    aside: bool,
}

impl Tread {
    /// The coins that stay where they are.
    const fn stay(&self) -> u64 {
        if self.then < self.coins { self.then } else { self.coins }
    }
}

/// The steps from the bottom up.
fn treads(scene: &Scene<'_, Staircase>) -> Vec<Tread> {
    let knows = matches!(scene.reason, Some(Reason::Stairs(_)));
    let last = scene.last.map(|(_, cut)| *cut);
    let of = |cut: Option<Cut>, step: usize| cut.filter(|cut| cut.heap == step).map_or(0, |cut| cut.take);
    let cursor = scene.cursor.copied();
    let tread = |(step, &coins): (usize, &u64)| Tread {
        step,
        coins,
        then: coins.saturating_add(of(cursor, step + 1)).saturating_sub(of(cursor, step)),
        chosen: cursor.is_some_and(|cut| cut.heap == step),
        came: of(last, step + 1),
        gone: of(last, step),
        aside: knows && step % 2 == 0,
    };
    (1..).zip(&scene.position.0).map(tread).collect()
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Game;

    use super::*;
    use crate::play::boards::testing::{areas, ascii, check_clicks, dark, game};

    #[test]
    fn up_and_down_choose_a_step_with_coins_left_and_right_an_amount() {
        let stairs: Staircase = game(&["steps=2,0,5"]);
        let at = |heap, take| Cut { heap, take };
        let steered = |cut, steps: &[Step]| {
            steps.iter().fold(cut, |cut, step| Staircase::steer(&stairs, &stairs.start(), &cut, *step))
        };
        assert_eq!(steered(at(1, 2), &[Step::Up]), at(3, 2));
        assert_eq!(steered(at(3, 4), &[Step::Down]), at(1, 2));
        assert_eq!(steered(at(3, 2), &[Step::Left, Step::Left, Step::Right]), at(3, 3));
        assert_eq!(steered(at(3, 2), &[Step::Up]), at(3, 2));
    }

    #[test]
    fn every_click_is_a_move_in_every_size() {
        for words in ["steps=2,3,1,4", "steps=0,30,0,7,0,0,0,0,0,12", "steps=1000000000000000000,0,3"] {
            let stairs: Staircase = game(&[words]);
            for look in [dark(), ascii()] {
                let sizes = areas([0, 7, 20, 36, 60, 110, 190], [0, 1, 3, 8, 14, 30, 56]);
                check_clicks::<Staircase>(&stairs, &stairs.start(), &look, sizes);
            }
        }
    }
}
