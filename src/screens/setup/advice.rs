//! Advice: who should go first in the game being set up, and why.

use crate::{
    play::{
        ahead::{Ahead, AheadAsked},
        boards::Entry,
    },
    screens::prelude::*,
};

const LEAST: u16 = 6;

#[derive(Debug, Default)]
pub(super) struct Advice {
    words: Vec<String>,
    pub(super) table: Option<Table>,
    ahead: Option<AheadAsked>,
    pub(super) telling: Telling,
}

impl Advice {
    pub(super) fn ask(&mut self, entry: &Entry, words: Vec<String>) {
        if self.table.is_some() && self.words == words {
            return;
        }
        self.stop();
        // Nobody plays, so the solver looks at no move.
        self.table = entry.open(&words, &[], Side::Watch).ok();
        self.ahead = self.table.as_ref().map(Table::ahead);
        self.words = words;
    }

    pub(super) fn stop(&mut self) {
        if let Some(table) = &mut self.table {
            table.stop();
        }
        if let Some(ahead) = &mut self.ahead {
            ahead.stop();
        }
    }

    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        let mut jobs = self.table.as_mut().map(Table::take_jobs).unwrap_or_default();
        jobs.extend(self.ahead.as_mut().and_then(AheadAsked::take_job));
        jobs
    }

    pub(super) fn collect(&mut self) -> bool {
        let asked = self.ahead.as_mut().is_some_and(AheadAsked::collect);
        self.table.as_mut().is_some_and(Table::collect) || asked
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.table.as_ref().is_some_and(Table::is_thinking) || self.ahead.as_ref().is_some_and(AheadAsked::is_open)
    }

    /// Says who should go first or, if `you` choose, what to do.
    fn who(&self, you: bool, look: &Look) -> Option<String> {
        let key = match (self.ahead.as_ref()?.answer()?, self.table.as_ref()?.worth()?.outcome) {
            (Ahead::Side(side), _) if you => return Some(say!(look, "advice-side", side = side)),
            (Ahead::Side(side), _) => return Some(say!(look, "advice-side-them", side = side)),
            (Ahead::First, _) if you => "advice-win",
            (Ahead::First, _) => "advice-win-them",
            (Ahead::Second, _) if you => "advice-loss",
            (Ahead::Second, _) => "advice-loss-them",
            (Ahead::Neither, Outcome::Unknown) => "advice-unknown",
            (Ahead::Neither, _) => "advice-draw",
        };
        Some(say!(look, key))
    }

    /// Says who should go first, with the verdict if that fits in `most` lines.
    pub(super) fn brief(&self, you: bool, look: &Look, width: u16, most: usize) -> Vec<Line<'static>> {
        let Some(table) = self.table.as_ref().filter(|_| self.telling.outcome) else { return Vec::new() };
        let mut lines = self.who(you, look).map_or_else(Vec::new, |who| wrapped(&who, look.theme.title, width));
        let verdict = table.lines(Lines::Verdict, look, Size::new(width, u16::MAX));
        if lines.len() + verdict.len() <= most {
            lines.extend(verdict);
        }
        if lines.len() <= most { lines } else { Vec::new() }
    }

    pub(super) fn draw(&self, you: bool, area: Rect, buf: &mut Buffer, look: &Look) {
        let inside = text_pane(&say!(look, "advice-title"), "", area, buf, look);
        let Some(table) = &self.table else { return };
        if !self.telling.outcome {
            return draw_lines(wrapped(&say!(look, "advice-neutral"), look.theme.dim, inside.width), inside, buf);
        }
        let mut lines = self.who(you, look).map_or_else(Vec::new, |who| wrapped(&who, look.theme.title, inside.width));
        lines.push(Line::default());
        let taken = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let room = Size::new(inside.width, inside.height.saturating_sub(taken));
        lines.extend(table.lines(if self.telling.advice { Lines::Why } else { Lines::Verdict }, look, room));
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let [told, board] = Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).spacing(1).areas(inside);
        draw_lines(lines, told, buf);
        if board.height >= LEAST {
            let shown =
                if self.telling.advice { Shown::Whole { steered: false } } else { Shown::Untold { steered: false } };
            table.draw(board, buf, look, shown);
        }
    }
}
