//! The top row of a screen with a game, and its rule above the board if that row has no room for it.

use super::{rule, titled};
use crate::{look::wording::Wording, screens::prelude::*};

#[derive(Clone, Copy)]
pub(in crate::screens) struct Head<'a> {
    pub(in crate::screens) name: &'a str,
    /// Empty if its name is that of the screen.
    pub(in crate::screens) game: &'a str,
    pub(in crate::screens) table: &'a Table,
    pub(in crate::screens) right: &'a str,
    /// The right side keeps room for this text, so that the rule stays in its place whatever stands there.
    pub(in crate::screens) spared: &'a str,
    /// The part of the text on the right that is marked: the player to move. It may be empty.
    pub(in crate::screens) marked: &'a str,
    pub(in crate::screens) most: usize,
}

impl Head<'_> {
    /// Draws the rule after the names, if there is room. Otherwise returns it, to stand above the board.
    pub(in crate::screens) fn draw(&self, top: Rect, buf: &mut Buffer, look: &Look) -> Vec<Line<'static>> {
        let text = words::rule(self.table.id(), self.table.setup(), look);
        let parts = [self.name, self.game, &text].into_iter().filter(|part| !part.is_empty());
        let taken = parts.map(|part| width_of(part) + 2).sum::<usize>() + width_of(self.spared) + 2;
        let fits = taken < top.width.into();
        let mut rule = rule(self.table, look, top.width.saturating_sub(2));
        if fits || rule.len() > self.most {
            rule.clear();
        }
        let position = clear(&self.table.position(), look);
        let behind = match look.wording {
            // The beginning of a rule says too little.
            Wording::Plain if fits => vec![text],
            Wording::Plain => Vec::new(),
            _ if fits => vec![text, position],
            _ if !rule.is_empty() => vec![position],
            _ => vec![words::said(&self.table.rules(), look), position],
        };
        let parts = std::iter::once(self.game.to_owned()).chain(behind);
        let behind = parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ");
        titled([self.name, &behind], [self.right, self.marked], top, buf, look);
        rule.into_iter().map(|line| line.patch_style(look.theme.dim)).collect()
    }
}

/// Returns the rest of the body.
pub(in crate::screens) fn above(lines: Vec<Line<'static>>, body: Rect, buf: &mut Buffer) -> Rect {
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(body.height);
    super::draw_lines(lines.into_iter().map(super::indented), Rect { height, ..body }, buf);
    Rect { y: body.y + height, height: body.height - height, ..body }
}
