//! Staircase nim: up and down choose a step, left and right how many of its coins are pushed to the step below.

mod picture;

use zugzwang_engine::{games::Staircase, heaps::Cut};

use super::{
    heap::{HeapBoard, Heaped},
    prelude::*,
};
use crate::play::figures::columns::Rows;

impl Heaped for Staircase {
    const RISES: bool = true;

    fn tied(_: &Reason) -> Option<Tied> {
        None
    }

    fn picture(&self, scene: &Scene<'_, HeapBoard<Self>>, room: Room) -> Picture<Cut> {
        picture::picture(self, scene, room)
    }

    /// The coins on each step, the highest on top; as a hint, the steps that count in columns of powers of two.
    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let (now, then) = (&seen.now().0, seen.then.as_ref().map(|then| &then.0));
        if seen.looks {
            let counting = |steps: &Vec<u64>| steps.iter().copied().step_by(2).collect::<Vec<u64>>();
            let (now, then) = (counting(now), then.map(counting));
            return Rows { now: &now, then: then.as_deref(), modulus: 2, changed: 1 }.lines(seen.look, room);
        }
        let steps = (1..=now.len()).rev().zip(now.iter().rev().zip(then.unwrap_or(now).iter().rev()));
        let ledger = Ledger::new([say!(seen.look, "why-stairs-head")]);
        let ledger = steps.fold(ledger, |ledger, (step, (now, then))| {
            ledger.part(say!(seen.look, "why-stairs-step", step), [now], (now != then).then_some([then]))
        });
        ledger.lines(seen.look, room)
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
        assert_eq!(steered(at(3, 2), &[Step::Right, Step::Right, Step::Left]), at(3, 3));
        assert_eq!(steered(at(3, 2), &[Step::Up]), at(3, 2));
    }
}
