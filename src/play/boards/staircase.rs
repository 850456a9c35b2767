//! Staircase nim: up and down choose a step, left and right how many of its coins are pushed to the step below.

mod picture;

use zugzwang_engine::{
    games::Staircase,
    heaps::{Cut, Heaps},
};

use super::{
    prelude::*,
    steering::{above, below, nearest, stepped},
};
use crate::play::figures;

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

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Cut> {
        picture::picture(game, scene, room)
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

#[cfg(test)]
mod tests {
    use zugzwang_engine::Game;

    use super::*;
    use crate::play::boards::testing::game;

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
}
