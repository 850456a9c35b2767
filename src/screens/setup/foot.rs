//! What is said of the rows: under each where there is room, and at the foot of the form.

use ratatui::text::Line;
use zugzwang_engine::SetupError;

use super::{Row, SetupForm, Value};
use crate::{
    look::{Look, align::wrapped},
    say,
    screens::chrome::shortened,
    words,
};

/// The columns before what is said of a field.
const REMARK: usize = 6;

impl SetupForm {
    /// Under a field: what is wrong with it, or what is allowed; under the game that is kept: which it is; under a machine:
    /// what it does.
    pub(super) fn remark(&self, row: Row, faults: &[Option<SetupError>], look: &Look, width: u16) -> Line<'static> {
        let said = |text: String, style| {
            shortened(Line::styled(format!("{}{text}", " ".repeat(REMARK)), style), usize::from(width), look)
        };
        let at = match row {
            Row::GoOn => return said(self.kept(look), look.theme.dim),
            Row::Field(at) if matches!(self.values[at], Value::Text(_)) => at,
            row => return self.about(row, look).map_or_else(Line::default, |about| said(about, look.theme.dim)),
        };
        if let Some(other) = self.replaced_by(at) {
            return said(say!(look, "setup-replaced", other = other), look.theme.dim);
        }
        if let Some(fault) = faults.get(at).and_then(Option::as_ref) {
            let fault = self.fault_words(fault, look);
            return said(format!("{} {fault}", look.glyphs().loses), look.theme.error);
        }
        let form = words::form(self.fields()[at].kind, self.entry.game.id, look);
        let key = match self.fields()[at].or_file {
            true if self.typed(at).starts_with('@') => "setup-file",
            true => "setup-allowed-file",
            false if self.may_stay_empty(at) => "setup-allowed-empty",
            false => "setup-allowed",
        };
        said(say!(look, key, form = form), look.theme.dim)
    }

    /// What the machine of this row does.
    fn about(&self, row: Row, look: &Look) -> Option<String> {
        match row {
            Row::Rival => Some(words::machine_about(self.players.rival, look)),
            Row::Opponent => Some(words::machine_about(self.players.opponent, look)),
            _ => None,
        }
    }

    /// The last lines: what is wrong, in full, or that all is well; where rows are `tight`, what would stand under the one
    /// with the focus.
    pub(super) fn foot(
        &self,
        faults: &[Option<SetupError>],
        look: &Look,
        (width, room): (u16, usize),
        tight: bool,
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
            let note = self.note.as_ref().map_or_else(String::new, |note| format!("{note} "));
            return wrong(format!("{note}{fault}"));
        }
        if let Some(note) = &self.told {
            return wrapped(&note.text, note.style(look), width);
        }
        self.ready(look, width, room, tight)
    }

    /// What the next key comes to, where nothing is wrong.
    fn ready(&self, look: &Look, width: u16, room: usize, tight: bool) -> Vec<Line<'static>> {
        let dim = |key: &str| wrapped(&say!(look, key), look.theme.dim, width);
        match self.row() {
            Row::GoOn => return dim("setup-go-on-ready"),
            Row::Again => return dim("setup-again-ready"),
            _ if self.names_file() => return dim("setup-file"),
            _ => {}
        }
        let about = self.about(self.row(), look).filter(|_| tight);
        let mut lines = about.map_or_else(|| dim("setup-ready"), |about| wrapped(&about, look.theme.dim, width));
        let free = room.saturating_sub(lines.len());
        lines.splice(0..0, self.advice.brief(self.players.chooses(), look, width, free));
        let paste = dim("setup-paste");
        if lines.len() + paste.len() <= room {
            lines.extend(paste);
        }
        lines
    }
}
