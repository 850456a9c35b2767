//! Remarks on the rows: below each row if there is room, and at the bottom of the form.

use zugzwang_engine::SetupError;

use super::{Row, SetupForm, Value};
use crate::screens::{chrome::at_most, prelude::*};

const REMARK: usize = 6;

fn remark_lines(text: &str, style: Style, width: u16) -> Vec<Line<'static>> {
    wrapped(text, style, width.saturating_sub(u16::try_from(REMARK).unwrap_or(0)))
}

impl SetupForm {
    pub(super) fn remark(
        &self,
        row: Row,
        faults: &[Option<SetupError>],
        look: &Look,
        (width, most): (u16, usize),
    ) -> Vec<Line<'static>> {
        let Some((text, style)) = self.remark_words(row, faults, look) else { return Vec::new() };
        let lines = match most {
            // One line has room for only a part.
            1 => vec![Line::styled(text, style)],
            _ => at_most(remark_lines(&text, style, width), most, usize::from(width).saturating_sub(REMARK), look),
        };
        let indented = |mut line: Line<'static>| {
            line.spans.insert(0, Span::raw(" ".repeat(REMARK)));
            shortened(line, usize::from(width), look).style(style)
        };
        lines.into_iter().map(indented).collect()
    }

    /// Returns the lines that a row's remark needs, whatever is typed or selected; none for a row without one. Faults do not count, because they are shown in full at
    /// the bottom.
    pub(super) fn remark_height(&self, row: Row, look: &Look, width: u16) -> usize {
        let lines = |text: String| remark_lines(&text, Style::new(), width).len();
        let height = match row {
            Row::Opponent | Row::Rival => {
                Machine::OFFERED.map(|machine| lines(words::machine_about(machine, look))).into_iter().max()
            }
            Row::Field(at) if matches!(self.values[at], Value::Text(_)) => {
                [false, true].map(|names_file| lines(self.allowed(at, names_file, look))).into_iter().max()
            }
            row => self.remark_words(row, &[], look).map(|(text, _)| lines(text)),
        };
        height.unwrap_or(0)
    }

    /// Says what is allowed in a field; `names_file` if the text in it names a file.
    fn allowed(&self, at: usize, names_file: bool, look: &Look) -> String {
        let field = &self.fields()[at];
        let key = match field.or_file {
            true if names_file => "setup-file",
            true => "setup-allowed-file",
            false if self.may_stay_empty(at) => "setup-allowed-empty",
            false => "setup-allowed",
        };
        say!(look, key, form = words::form(field.kind, self.entry.game.id, look))
    }

    fn remark_words(&self, row: Row, faults: &[Option<SetupError>], look: &Look) -> Option<(String, Style)> {
        let dim = |text| Some((text, look.theme.dim));
        let at = match row {
            Row::GoOn => return dim(self.unfinished_words(look)),
            Row::Field(at) if matches!(self.values[at], Value::Text(_)) => at,
            row => return self.about(row, look).and_then(dim),
        };
        if let Some(other) = self.replaced_by(at) {
            return dim(say!(look, "setup-replaced", other = other));
        }
        if let Some(fault) = faults.get(at).and_then(Option::as_ref) {
            return Some((format!("{} {}", look.glyphs().loses, self.fault_words(fault, look)), look.theme.error));
        }
        dim(self.allowed(at, self.typed(at).starts_with('@'), look))
    }

    fn about(&self, row: Row, look: &Look) -> Option<String> {
        match row {
            Row::Rival => Some(words::machine_about(self.players.rival, look)),
            Row::Opponent => Some(words::machine_about(self.players.opponent, look)),
            _ => None,
        }
    }

    /// The fault in full, or that all is well; with advice, unless the user is `advised` already. If rows are `tight`, also the remark on
    /// the focused one.
    pub(super) fn foot(
        &self,
        faults: &[Option<SetupError>],
        look: &Look,
        (width, room): (u16, usize),
        (advised, tight): (bool, bool),
    ) -> Vec<Line<'static>> {
        let wrong = |text: String| wrapped(&format!("{} {text}", look.glyphs().loses), look.theme.error, width);
        if let Some(refused) = &self.refused {
            return wrong(refused.clone());
        }
        if self.astray {
            return wrong(say!(look, "setup-astray"));
        }
        let focused = match self.row() {
            Row::Field(at) => faults.get(at).and_then(Option::as_ref),
            _ => None,
        };
        if let Some(fault) = focused.or_else(|| faults.iter().flatten().next()) {
            let fault = self.fault_words(fault, look);
            let failed = if self.has_failed { say!(look, "setup-has-error") + " " } else { String::new() };
            return wrong(failed + &fault);
        }
        if let Some(note) = &self.note {
            return wrapped(&note.text, note.style(look), width);
        }
        self.ready(look, (width, room), (advised, tight))
    }

    fn ready(&self, look: &Look, (width, room): (u16, usize), (advised, tight): (bool, bool)) -> Vec<Line<'static>> {
        let dim = |key: &str| wrapped(&say!(look, key), look.theme.dim, width);
        match self.row() {
            Row::GoOn => return dim("setup-go-on-ready"),
            Row::Again => return dim("setup-again-ready"),
            _ if self.names_file() => return dim("setup-file"),
            _ => {}
        }
        let about = self.about(self.row(), look).filter(|_| tight);
        let mut lines = about.map_or_else(|| dim("setup-ready"), |about| wrapped(&about, look.theme.dim, width));
        let free = if advised { 0 } else { room.saturating_sub(lines.len()) };
        lines.splice(0..0, self.advice.brief(self.players.chooses(), look, width, free));
        let paste = dim("setup-paste");
        if lines.len() + paste.len() <= room {
            lines.extend(paste);
        }
        lines
    }
}
