//! Staircase nim: up and down choose a step, left and right how many of its coins are pushed to the step below.

mod picture;

use zugzwang_engine::{games::Staircase, heaps::Cut};

use super::{
    heap::{HeapBoard, Heaped},
    heaps::Tied,
    prelude::*,
};
use crate::play::figures;

impl Heaped for Staircase {
    const RISES: bool = true;

    fn tied(_: &Reason) -> Option<Tied> {
        None
    }

    fn picture(&self, scene: &Scene<'_, HeapBoard<Self>>, room: Room) -> Picture<Cut> {
        picture::picture(self, scene, room)
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        figures::stairs::lines(seen, room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::game;

    #[test]
    fn up_and_down_choose_a_step_with_coins_left_and_right_an_amount() {
        let stairs: Staircase = game(&["steps=2,0,5"]);
        let at = |heap, take| Cut { heap, take };
        let steered = |cut, steps: &[Step]| {
            steps.iter().fold(cut, |cut, step| HeapBoard::<Staircase>::steer(&stairs, &stairs.start(), &cut, *step))
        };
        assert_eq!(steered(at(1, 2), &[Step::Up]), at(3, 2));
        assert_eq!(steered(at(3, 4), &[Step::Down]), at(1, 2));
        assert_eq!(steered(at(3, 2), &[Step::Left, Step::Left, Step::Right]), at(3, 3));
        assert_eq!(steered(at(3, 2), &[Step::Up]), at(3, 2));
    }
}
