//! The list of games, with a small board of the chosen one that can be stepped through.

use std::fmt;

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    text::{Line, Span},
    widgets::Widget,
};

use super::{
    Hit, Hits, Next, Screen, SetupForm,
    chrome::{Hint, Note, draw_lines, footer, heading, pane, split},
};
use crate::{
    action::Action,
    board::{Hinted, Side, Status, Table},
    boards::{self, Entry},
    keymap::Context,
    look::Look,
    panels::{width_of, wrapped},
    say,
};

/// The menu.
pub struct Menu {
    chosen: usize,
    preview: Option<Box<dyn Table>>,
    note: Option<Note>,
}

impl fmt::Debug for Menu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Menu").field("chosen", &self.chosen).finish_non_exhaustive()
    }
}

impl Default for Menu {
    fn default() -> Self {
        let mut menu = Self { chosen: 0, preview: None, note: None };
        menu.choose(0);
        menu
    }
}

impl Menu {
    pub(super) const LEAST: Size = Size::new(40, 8);

    fn entry(&self) -> &'static Entry {
        &boards::ALL[self.chosen]
    }

    fn choose(&mut self, chosen: usize) {
        self.chosen = chosen.min(boards::ALL.len() - 1);
        if let Some(old) = &mut self.preview {
            old.stop();
        }
        self.preview = self.entry().open::<&str>(&[], &[], Side::Both).ok();
    }

    pub(super) fn table(&mut self) -> Option<&mut dyn Table> {
        match &mut self.preview {
            Some(table) => Some(table.as_mut()),
            None => None,
        }
    }

    pub(super) fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        heading(&[], "", top, buf, look);
        let list_width = Constraint::Length((body.width * 2 / 5).clamp(24, 44));
        let [list, preview] = Layout::horizontal([list_width, Constraint::Min(0)]).areas(body);
        let mut hits = self.draw_list(list, buf, look);
        self.draw_preview(preview, buf, look);
        let hints = [
            Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")),
            Hint::named(&[Action::Enter], say!(look, "menu-enter")),
            Hint::named(&[Action::Left, Action::Right], say!(look, "menu-step")),
            Hint::of(Action::Theme, look),
            Hint::of(Action::Help, look),
            Hint::named(&[Action::Quit], say!(look, "menu-out")),
        ];
        hits.extend(footer(&hints, Context::Menu, bottom, buf, look));
        hits
    }

    fn draw_list(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let inside = pane(&say!(look, "menu-title"), "", area, buf, look);
        let room = usize::from(inside.height).max(1);
        let first = (self.chosen + 1).saturating_sub(room);
        let mut hits = Vec::new();
        for (place, (at, entry)) in inside.rows().zip(boards::ALL.iter().enumerate().skip(first)) {
            let chosen = at == self.chosen;
            let pointer = if chosen { look.glyphs().pointer } else { " " };
            let style = if chosen { look.theme.chosen } else { look.theme.text };
            let title = say!(look, &format!("{}-title", entry.game.id));
            let pad = usize::from(inside.width).saturating_sub(width_of(&title) + 3);
            Line::from(Span::styled(format!("{pointer} {title}{} ", " ".repeat(pad)), style)).render(place, buf);
            hits.push((place, Hit::Item(at)));
        }
        hits
    }

    fn draw_preview(&self, area: Rect, buf: &mut Buffer, look: &Look) {
        let id = self.entry().game.id;
        let inside = pane(&say!(look, &format!("{id}-title")), "", area, buf, look);
        let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(2), ..inside };
        let rule = wrapped(&say!(look, &format!("{id}-rule"), last = "wins"), look.theme.text, inside.width);
        let Some(table) = &self.preview else { return draw_lines(rule, inside, buf) };
        let verdict = table.verdict(look, inside.width);
        let last = table.last_words(look).map(|(_, words)| Line::styled(words, look.theme.last));
        let note = self.note.as_ref().map_or_else(Vec::new, |note| wrapped(&note.text, note.style(look), inside.width));
        let height = |lines: usize| Constraint::Length(u16::try_from(lines).unwrap_or(u16::MAX));
        let [text, board, reason, notes] =
            Layout::vertical([height(rule.len() + 1), Constraint::Min(0), height(3), height(note.len())]).areas(inside);
        draw_lines(rule, text, buf);
        table.draw(board, buf, look, false);
        draw_lines(last.into_iter().chain(verdict), reason, buf);
        draw_lines(note, notes, buf);
    }

    pub(super) fn act(&mut self, action: Action) -> Next {
        const PAGE: usize = 10;
        self.note = None;
        match action {
            Action::Up => self.choose(self.chosen.saturating_sub(1)),
            Action::Down => self.choose(self.chosen + 1),
            Action::PageUp => self.choose(self.chosen.saturating_sub(PAGE)),
            Action::PageDown => self.choose(self.chosen + PAGE),
            Action::Home => self.choose(0),
            Action::End => self.choose(usize::MAX),
            Action::Right => self.step(),
            Action::Left => {
                let _ = self.preview.as_mut().is_some_and(|table| table.undo());
            }
            Action::Enter => return Next::Push(Screen::Setup(SetupForm::new(self.entry()))),
            Action::Quit => return Next::Quit,
            _ => {}
        }
        Next::Stay
    }

    /// Plays the perfect player's move on the small board, and begins again after the end.
    fn step(&mut self) {
        let Some(table) = &mut self.preview else { return };
        if matches!(table.status(), Status::Over(_)) {
            self.choose(self.chosen);
        } else if table.hint() == Hinted::Shown {
            // The hint is a legal move, so it is not refused.
            let _ = table.commit();
        }
    }

    pub(super) fn click(&mut self, hit: Hit) -> Next {
        match hit {
            Hit::Item(at) if at == self.chosen => self.act(Action::Enter),
            Hit::Item(at) => {
                self.choose(at);
                Next::Stay
            }
            Hit::Action(_) | Hit::Board(_) => Next::Stay,
        }
    }
}
