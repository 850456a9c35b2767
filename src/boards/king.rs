//! King to the corner on the screen: a chessboard; the arrows move the cursor among the squares the king can reach.

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang_engine::{
    Game, Reason,
    games::{King, king::Square},
    theory::parity::Step,
};

use super::{corner::Corner, squares::Side};
use crate::{
    board::{self, Board, Hits, Recited, Scene},
    look::Look,
    say,
};

impl Board for King {
    /// The square the king would go to.
    type Cursor = Step;

    fn cursor(&self, king: &Square, before: Option<&Step>) -> Step {
        let mut steps = self.moves(king);
        let first = steps.next().unwrap_or(Step::Right);
        before.copied().filter(|step| *step == first || steps.any(|other| other == *step)).unwrap_or(first)
    }

    fn aim(&self, _: &Square, step: &Step) -> Step {
        *step
    }

    fn chosen(&self, king: &Square, step: &Step) -> Option<Step> {
        self.moves(king).find(|other| other == step)
    }

    /// The cursor goes from square to square; from the square beside the king onto his own it goes past him instead.
    fn steer(&self, king: &Square, step: &Step, towards: board::Step) -> Step {
        let (row, column) = step.reach();
        let wanted = match towards {
            board::Step::Up => Step::of(1, column),
            board::Step::Right => Step::of(row, 1),
            board::Step::Left => Some(Step::Up),
            board::Step::More | board::Step::Most => Some(Step::Both),
            board::Step::Down | board::Step::Less | board::Step::Least | board::Step::Clear => Some(Step::Right),
        };
        wanted.and_then(|wanted| self.chosen(king, &wanted)).unwrap_or(*step)
    }

    fn draw(&self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Step> {
        let (king, goal) = (*scene.position, self.goal());
        let known = scene.analysis.is_some_and(|analysis| matches!(analysis.reason, Reason::Parity(_)));
        let after = |step| (king.after(step).row, king.after(step).col);
        let corner = Corner {
            rows: Side { first: 1, last: goal.row, at: king.row, goal: goal.row },
            columns: Side { first: 1, last: goal.col, at: king.col, goal: goal.col },
            piece: scene.look.glyphs().king,
            before: scene.last.map(|(before, _)| (before.row, before.col)),
            chosen: scene.cursor.map(|step| after(*step)),
            reach: &|square| self.moves(&king).find(|step| after(*step) == square),
            lost: &|(row, col)| known && self.parity(Square { row, col }).is_lost(),
            look: scene.look,
        };
        corner.draw(area, buf)
    }

    fn remark(&self, king: &Square, _: &Step, look: &Look) -> Option<String> {
        let why = self.parity(*king);
        match (why.up, why.right) {
            (0, 0) => None,
            (0, _) => Some(say!(look, "king-only-right")),
            (_, 0) => Some(say!(look, "king-only-up")),
            _ => None,
        }
    }

    fn words(&self, king: &Square, step: &Step, look: &Look) -> String {
        let to = king.after(*step);
        say!(look, "king-move", step = step.name(), row = to.row, column = to.col)
    }
}

impl Recited for King {
    fn recite(&self, king: &Square, look: &Look) -> Vec<String> {
        let goal = self.goal();
        vec![say!(look, "recite-king", row = king.row, column = king.col, m = goal.row, n = goal.col)]
    }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Setup;

    use super::*;

    fn king(words: &[&str]) -> King {
        King::new(&Setup::read(King::FIELDS, words).expect("the setup is in range")).expect("there is a move")
    }

    #[test]
    fn every_arrow_leads_to_the_square_on_its_side() {
        use board::Step::{Down, Left, More, Right, Up};
        let (game, start) = (king(&[]), Square { row: 1, col: 1 });
        for (from, towards, to) in [
            (Step::Right, Up, Step::Both),
            (Step::Right, Left, Step::Up),
            (Step::Right, Right, Step::Right),
            (Step::Both, Left, Step::Up),
            (Step::Both, Down, Step::Right),
            (Step::Up, Right, Step::Both),
            (Step::Up, Down, Step::Right),
            (Step::Up, More, Step::Both),
        ] {
            assert_eq!(game.steer(&start, &from, towards), to, "{from:?} {towards:?}");
        }
    }

    #[test]
    fn in_the_last_row_the_cursor_stands_for_the_only_step() {
        let (game, start) = (king(&["m=1"]), Square { row: 1, col: 1 });
        assert_eq!(game.cursor(&start, Some(&Step::Both)), Step::Right);
        assert_eq!(game.steer(&start, &Step::Right, board::Step::Up), Step::Right);
        assert_eq!(game.chosen(&start, &Step::Up), None);
    }
}
