//! Taking from both ends: the row in lines, and a cut that the arrows move, with what it takes in brackets.

mod chart;

use zugzwang_engine::games::{
    BothEnds,
    both_ends::{End, Rest, Take},
};

use super::prelude::*;
use crate::play::figures::{
    sums::Sums,
    tallies::{Tallies, Tally},
};

const FIRST: Take = Take { end: End::Left, count: 1 };

impl Board for BothEnds {
    type Game = Self;

    type Cursor = Take;

    fn cursor(_: &Self, rest: &Rest, before: Option<&Take>) -> Take {
        slid(before.map_or(1, slide), rest)
    }

    fn chosen(_: &Self, rest: &Rest, take: &Take) -> Option<Take> {
        (1..=rest.numbers().len()).contains(&take.count).then_some(*take)
    }

    fn steer(_: &Self, rest: &Rest, take: &Take, step: Step) -> Take {
        let at = slide(take);
        let far = i64::try_from(large_step(rest.numbers().len() as u64)).unwrap_or(1);
        match step {
            // There is nothing to choose between one from the left and one from the right.
            Step::Right if at == -1 => FIRST,
            Step::Left if at == 1 => slid(-1, rest),
            Step::Right => slid(at + 1, rest),
            Step::Left => slid(at - 1, rest),
            Step::Up | Step::Down => slid(-at, rest),
            Step::More => slid(at + far * at.signum(), rest),
            Step::Less => Take { count: take.count.saturating_sub(usize::try_from(far).unwrap_or(1)).max(1), ..*take },
            Step::Least | Step::Clear => FIRST,
            Step::Most => slid(i64::MAX, rest),
        }
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Take> {
        chart::picture(game, scene, room)
    }

    /// The figure while nothing is revealed: what each player has taken; with a hint where to look, the sums from the left end.
    fn untold(game: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        /// Lines of the sums, and a blank one above them.
        const SUMS: u16 = 4;
        let tally = |rest: &Rest| {
            let taken = game.totals(rest).unwrap_or_default();
            Tally { taken, left: rest.sum(), limit: None }
        };
        let tallies = Tallies::of(seen, tally);
        if !seen.looks || room.height <= 2 * SUMS {
            return tallies.over(Vec::new(), seen.look, room);
        }
        let ends = |rest: &Rest| rest.from()..=rest.from() + rest.numbers().len();
        let now = ends(seen.now());
        let sums: Vec<String> = sums(&game.start()).into_iter().map(|sum| sum.to_string()).collect();
        let shown = sums.get(now.clone()).unwrap_or(&[]);
        let from = *now.start();
        let kept = seen.then.as_ref().map(ends).map(|kept| kept.start() - from..=kept.end() - from);
        let at = kept.as_ref().map_or(0, |kept| if *kept.start() > 0 { *kept.start() } else { *kept.end() });
        let label = say!(seen.look, "figure-sums");
        let sums = Sums { label: &label, numbers: shown, kept, at };
        tallies.over(sums.lines(seen.look, room.width, usize::from(SUMS) - 1), seen.look, room)
    }

    fn words(game: &Self, rest: &Rest, take: &Take, look: &Look) -> String {
        let worth = game.play(rest, take).map_or(0, |after| rest.sum() - after.sum());
        let end = match take.end {
            _ if take.count == rest.numbers().len() => "all",
            End::Left => "left",
            End::Right => "right",
        };
        say!(look, "both-ends-move", count = take.count, end = end, worth = worth)
    }

    fn recite(_: &Self, rest: &Rest, look: &Look) -> Vec<String> {
        let count = say!(look, "both-ends-rest", count = rest.numbers().len(), sum = rest.sum());
        if rest.numbers().is_empty() {
            return vec![count];
        }
        vec![say!(look, "recite-numbers", numbers = series(rest.numbers(), look), count = count)]
    }
}

/// The cut on one scale: what is taken from the left is above 0, what is taken from the right below.
fn slide(take: &Take) -> i64 {
    let count = i64::try_from(take.count).unwrap_or(i64::MAX);
    match take.end {
        End::Left => count,
        End::Right => -count,
    }
}

/// The nearest cut of this row to a place on that scale; all of it is taken from the left.
fn slid(at: i64, rest: &Rest) -> Take {
    let all = rest.numbers().len().max(1);
    let count = usize::try_from(at.unsigned_abs()).unwrap_or(all).clamp(1, all);
    let end = if at < 0 && (1..all).contains(&count) { End::Right } else { End::Left };
    let one_short = at < 0 && count == all && all > 1;
    if one_short { Take { end: End::Right, count: all - 1 } } else { Take { end, count } }
}

/// Whether a move takes the number at this place.
fn takes(rest: &Rest, take: Take, at: usize) -> bool {
    match take.end {
        End::Left => at < take.count,
        End::Right => at + take.count >= rest.numbers().len(),
    }
}

/// The move that a click on the number at this place means: up to it, from the nearer end.
fn click(rest: &Rest, at: usize) -> Take {
    let count = rest.numbers().len();
    let left = Take { end: End::Left, count: at + 1 };
    let right = Take { end: End::Right, count: count.saturating_sub(at) };
    if left.count <= right.count || right.count == count { left } else { right }
}

/// The sums of the row from its left end to each cut.
fn sums(start: &Rest) -> Vec<i64> {
    let numbers = start.numbers().iter();
    std::iter::once(0)
        .chain(numbers.scan(0, |sum, number| {
            *sum += number;
            Some(*sum)
        }))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::game;

    #[test]
    fn the_cut_slides_from_one_end_to_the_other_and_offers_every_move_once() {
        let game: BothEnds = game(&["numbers=1,2,3,4"]);
        let rest = game.start();
        let mut take = BothEnds::steer(&game, &rest, &FIRST, Step::Most);
        let mut met = vec![take.to_string()];
        loop {
            let next = BothEnds::steer(&game, &rest, &take, Step::Left);
            if next == take {
                break;
            }
            met.push(next.to_string());
            take = next;
        }
        assert_eq!(met, ["L4", "L3", "L2", "L1", "R1", "R2", "R3"]);
        assert_eq!(BothEnds::steer(&game, &rest, &take, Step::Up).to_string(), "L3");
        assert_eq!(BothEnds::steer(&game, &rest, &take, Step::Right).to_string(), "R2");
    }

    #[test]
    fn one_number_can_be_taken_in_one_way_only() {
        let game: BothEnds = game(&["numbers=-2"]);
        let rest = game.start();
        for step in [Step::Left, Step::Right, Step::Up, Step::More, Step::Less, Step::Most] {
            assert_eq!(BothEnds::steer(&game, &rest, &FIRST, step), FIRST);
        }
    }
}
