//! King to the corner on the screen: a chessboard; the arrows move the cursor among the squares the king can reach.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    Game, Reason,
    games::{King, king::Square},
    theory::parity::Step,
};

use super::squares::{Grid, Side};
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
        let (king, goal, look) = (*scene.position, self.goal(), scene.look);
        let side = |count: u64, at: u64| Side { count, at };
        let grid = Grid::new(side(goal.row, king.row), side(goal.col, king.col), area);
        grid.draw_names(buf, look);
        let drawing = Drawing { game: self, scene };
        for (place, row, col) in grid.cells() {
            drawing.square(Square { row, col }, place, buf);
        }
        let place = |step: Step| grid.place(king.row + step.reach().0, king.col + step.reach().1);
        self.moves(&king).filter_map(|step| Some((place(step)?, step))).collect()
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

/// A sign and its style.
type Sign = (&'static str, Style);

/// What there is to draw, and on which board.
struct Drawing<'a> {
    game: &'a King,
    scene: &'a Scene<'a, King>,
}

impl Drawing<'_> {
    fn square(&self, square: Square, place: Rect, buf: &mut Buffer) {
        let (theme, glyphs) = (&self.scene.look.theme, self.scene.look.glyphs());
        let chosen = self.scene.cursor.is_some_and(|step| self.scene.position.after(*step) == square);
        let why = self.game.parity(square);
        // As on a chessboard; the corner and so every P-square is a light one, where signs are read best.
        if chosen {
            buf.set_style(place, theme.chosen);
        } else if !(why.up + why.right).is_multiple_of(2) {
            for cell in place.intersection(buf.area).positions() {
                buf[cell].set_symbol(glyphs.shade).set_style(theme.dim);
            }
        }
        // The two signs stand in the middle two columns of the middle row.
        let middle = Rect {
            x: place.x.saturating_add(place.width.saturating_sub(1) / 2),
            y: place.y.saturating_add(place.height.saturating_sub(1) / 2),
            width: place.width.min(2),
            height: place.height.min(1),
        };
        let signs = [self.piece(square), self.mark(square)];
        let spans = signs
            .into_iter()
            .flatten()
            .map(|(sign, style)| Span::styled(sign, if chosen { theme.chosen } else { style }));
        spans.collect::<Line<'_>>().render(middle, buf);
    }

    /// What stands on a square: the king, or what the last move or the next has to do with it.
    fn piece(&self, square: Square) -> Option<Sign> {
        let (theme, glyphs, king) = (&self.scene.look.theme, self.scene.look.glyphs(), *self.scene.position);
        if square == king {
            return Some((glyphs.king, theme.title));
        }
        if self.scene.last.is_some_and(|(before, _)| *before == square) {
            return Some((glyphs.dot, theme.last));
        }
        let step = self.game.moves(&king).find(|step| king.after(*step) == square)?;
        let cursor = self.scene.cursor?;
        Some(if *cursor == step { (glyphs.target, theme.chosen) } else { (glyphs.dot, theme.bead) })
    }

    /// What a square is, whoever stands there: the corner, or a P-square once the solver has said why they matter.
    fn mark(&self, square: Square) -> Option<Sign> {
        let (theme, glyphs) = (&self.scene.look.theme, self.scene.look.glyphs());
        if square == self.game.goal() {
            return Some((glyphs.goal, theme.title));
        }
        let known = self.scene.analysis.is_some_and(|analysis| matches!(analysis.reason, Reason::Parity(_)));
        let ahead = square.row >= self.scene.position.row && square.col >= self.scene.position.col;
        (known && self.game.parity(square).is_lost())
            .then_some((glyphs.lost, if ahead { theme.loss } else { theme.dim }))
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
