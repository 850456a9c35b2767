//! What stands in the reason's place while it is not told: what can be seen, and the next step of help.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};

use super::{GameView, WhyPane, hints::Hints};
use crate::{
    look::{Look, align::wrapped},
    play::board::{Lines, Status},
    say,
    screens::{action::Action, key_name, keymap::Context},
};

impl GameView {
    /// Whether there is something to wonder about beside the board, in the place of the reason.
    pub(super) fn wonders(&self) -> bool {
        self.class.is_none() && !self.told().is_all() && self.why != WhyPane::Hidden && !self.is_narrow()
    }

    /// The figure in the room that is left above the help that was asked for and the next step of it.
    pub(super) fn wonder(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut below = self.helped_lines(look, room.width);
        below.extend(self.ladder(look, room.width));
        let taken = u16::try_from(below.len()).unwrap_or(u16::MAX).saturating_add(1);
        let left = Size { height: room.height.saturating_sub(taken), ..room };
        let mut lines = if self.told().shows_figure() {
            let looks = self.given() >= Hints::Place;
            self.table.lines(Lines::Figure { looks }, look, left)
        } else {
            Vec::new()
        };
        // The help stands at the foot, so that it does not move while the figure lives.
        lines.resize(lines.len().max(usize::from(left.height)), Line::default());
        lines.push(Line::default());
        lines.extend(below);
        lines
    }

    /// What was asked for.
    fn helped_lines(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let help = self.help(look);
        if help.is_empty() { Vec::new() } else { wrapped(&help, look.theme.title, width) }
    }

    /// The next step of help, by its name.
    fn ladder(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        if !matches!(self.table.status(), Status::Turn(_)) || self.given() == Hints::Reason {
            return vec![Line::default()];
        }
        let key = key_name(Context::Play, Action::Hint, look);
        let step = say!(look, self.given().next().text());
        let told = wrapped(&say!(look, "ladder", step = step), look.theme.dim, width.saturating_sub(4));
        let heads = std::iter::once(Span::styled(format!(" {key} "), look.theme.key))
            .chain(std::iter::repeat(Span::raw("   ")));
        heads.zip(told).map(|(head, line)| Line::from([vec![head, Span::raw(" ")], line.spans].concat())).collect()
    }
}
