//! King to the corner: a chessboard on which the arrows move the cursor among the squares that the king can reach.

use zugzwang_engine::{
    games::{King, king::Square},
    theory::parity::Step,
};

use super::{corner::Corner, prelude::*};
use crate::play::board;

impl Board for King {
    type Game = Self;

    /// The step to the square under the cursor.
    type Cursor = Step;

    fn cursor(game: &Self, king: &Square, before: Option<&Step>) -> Step {
        let mut steps = game.moves(king);
        let first = steps.next().unwrap_or(Step::Right);
        before.copied().filter(|step| *step == first || steps.any(|other| other == *step)).unwrap_or(first)
    }

    fn chosen(game: &Self, king: &Square, step: &Step) -> Option<Step> {
        game.moves(king).find(|other| other == step)
    }

    /// The cursor goes from square to square. From beside the king towards his square it goes past him. From the diagonal an arrow that
    /// leads no further chooses the step that way.
    fn steer(game: &Self, king: &Square, step: &Step, towards: board::Step) -> Step {
        let (row, column) = step.reach();
        let wanted = match towards {
            board::Step::Up if *step == Step::Both => Some(Step::Up),
            board::Step::Right if *step == Step::Both => Some(Step::Right),
            board::Step::Up => Step::of(1, column),
            board::Step::Right => Step::of(row, 1),
            board::Step::Left => Some(Step::Up),
            board::Step::More | board::Step::Most => Some(Step::Both),
            board::Step::Down | board::Step::Less | board::Step::Least | board::Step::Clear => Some(Step::Right),
        };
        wanted.and_then(|wanted| Self::chosen(game, king, &wanted)).unwrap_or(*step)
    }

    /// An arrow goes where it points and nowhere else.
    fn wake(game: &Self, king: &Square, step: &Step, towards: board::Step) -> Step {
        let wanted = match towards {
            board::Step::Up => Step::Up,
            board::Step::Right => Step::Right,
            _ => return *step,
        };
        Self::chosen(game, king, &wanted).unwrap_or(*step)
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Step> {
        let (king, goal) = (*scene.position, game.goal());
        let is_known = scene.reason.is_some_and(|reason| matches!(reason, Reason::Parity(_)));
        let after = |step| (king.after(step).row, king.after(step).col);
        let corner = Corner {
            rows: Side { first: 1, last: goal.row, at: king.row, goal: goal.row },
            columns: Side { first: 1, last: goal.col, at: king.col, goal: goal.col },
            piece: Shape::Crown,
            hop: is_known.then_some(2),
            before: scene.last.map(|(before, _)| (before.row, before.col)),
            chosen: scene.cursor.map(|step| after(*step)),
            reach: &|square| game.moves(&king).find(|step| after(*step) == square),
            lost: &|(row, col)| is_known && game.parity(Square { row, col }).is_lost(),
            answered: &|_| false,
        };
        corner.picture(room)
    }

    fn remark(game: &Self, king: &Square, _: &Step, look: &Look) -> Option<String> {
        let why = game.parity(*king);
        match (why.up, why.right) {
            (0, 0) => None,
            (0, _) => Some(say!(look, "king-only-right")),
            (_, 0) => Some(say!(look, "king-only-up")),
            _ => None,
        }
    }

    /// The rows of the squares, and one for the numbers of the columns.
    fn untold(game: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let [right, up, _] = seen.look.glyphs().steps;
        let goal = game.goal();
        let ways = |king: &Square| [goal.col.saturating_sub(king.col), goal.row.saturating_sub(king.row)];
        Ledger::new([right, up]).part("", ways(seen.now()), seen.then.as_ref().map(ways)).lines(seen.look, room)
    }

    fn words(_: &Self, king: &Square, step: &Step, look: &Look) -> String {
        let to = king.after(*step);
        say!(look, "king-move", step = step.name(), row = to.row, column = to.col)
    }

    /// A digit and an arrow: the digit alone does not show where he goes.
    fn called(_: &Self, step: &Step, look: &Look) -> String {
        let [right, up, both] = look.glyphs().steps;
        let sign = match step {
            Step::Right => right,
            Step::Up => up,
            Step::Both => both,
        };
        format!("{step} {sign}")
    }

    fn recite(game: &Self, king: &Square, look: &Look) -> Vec<String> {
        let goal = game.goal();
        vec![say!(look, "recite-king", row = king.row, column = king.col, m = goal.row, n = goal.col)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::game;

    #[test]
    fn every_arrow_leads_to_the_square_on_its_side() {
        use board::Step::{Down, Left, More, Right, Up};
        let (game, start) = (game::<King>(&[]), Square { row: 1, col: 1 });
        for (from, towards, to) in [
            (Step::Right, Up, Step::Both),
            (Step::Right, Left, Step::Up),
            (Step::Right, Right, Step::Right),
            (Step::Both, Right, Step::Right),
            (Step::Both, Up, Step::Up),
            (Step::Both, Left, Step::Up),
            (Step::Both, Down, Step::Right),
            (Step::Up, Right, Step::Both),
            (Step::Up, Down, Step::Right),
            (Step::Up, More, Step::Both),
        ] {
            assert_eq!(King::steer(&game, &start, &from, towards), to, "{from:?} {towards:?}");
        }
    }

    #[test]
    fn in_the_last_row_the_cursor_stands_for_the_only_step() {
        let (game, start) = (game::<King>(&["m=1"]), Square { row: 1, col: 1 });
        assert_eq!(King::cursor(&game, &start, Some(&Step::Both)), Step::Right);
        assert_eq!(King::steer(&game, &start, &Step::Right, board::Step::Up), Step::Right);
        assert_eq!(King::chosen(&game, &start, &Step::Up), None);
    }
}
