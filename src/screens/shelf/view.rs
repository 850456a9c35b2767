//! How the shelf is laid out and drawn.

mod table;

use super::{Contents, Page, ShelfScreen};
use crate::{
    keep::{
        keeper::Zone,
        storage::{SaveName, SavedGame},
    },
    look::visible::visible,
    screens::{play::seats_line, prelude::*},
};

/// From this width on, the position is beside the list.
const WIDE: u16 = 72;
/// Most columns of the list.
const WIDEST: u16 = 70;

impl ShelfScreen {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        heading(&[say!(look, "shelf-title"), page_name(self.page, look)], "", top, buf, look);
        let foot = self.foot(body, look);
        let height = u16::try_from(foot.len()).unwrap_or(u16::MAX);
        let [body, told] = Layout::vertical([Constraint::Min(0), Constraint::Length(height)]).areas(body);
        draw_lines(foot, told, buf);
        let mut hits = match (&self.contents, self.page) {
            (Some(contents), Page::Saves) if !contents.saves.is_empty() => {
                self.draw_saves(&contents.saves, body, buf, look)
            }
            (Some(contents), Page::Results) if !contents.tallies.is_empty() => {
                table::draw(&contents.tallies, self.zone, self.pointer(), body, buf, look)
            }
            (contents, _) => self.draw_empty(contents.is_some(), body, buf, look),
        };
        hits.extend(footer(&self.hints(look), Context::Shelf, bottom, buf, look));
        hits
    }

    /// Draws a hint on what to do while there is nothing.
    fn draw_empty(&self, has_place: bool, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let text = match self.page {
            _ if !has_place => say!(look, "shelf-no-place"),
            Page::Saves => say!(look, "shelf-no-saves", key = key_name(Context::Play, Action::Save, look)),
            Page::Results => say!(look, "shelf-no-results"),
        };
        let inside = text_pane(&page_name(self.page, look), "", area, buf, look);
        draw_lines(wrapped(&text, look.theme.text, inside.width), inside, buf);
        Vec::new()
    }

    fn draw_saves(&self, saves: &[(SaveName, SavedGame)], area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        const LINES: u16 = 2;
        let width = if area.width < WIDE { area.width } else { (area.width / 2).min(WIDEST) };
        let [list, preview] = Layout::horizontal([Constraint::Length(width), Constraint::Min(0)]).areas(area);
        let (pointer, room) = (self.pointer(), usize::from(list.height.saturating_sub(2) / LINES));
        let inside = pane(&say!(look, "shelf-saves"), &pointer.range(room, look), list, buf, look);
        let sight = pointer.sight(room);
        let mut hits = Vec::new();
        for (number, (at, save)) in saves.iter().enumerate().skip(sight.start).take(sight.len()).enumerate() {
            let y = inside.y.saturating_add(u16::try_from(number).unwrap_or(u16::MAX).saturating_mul(LINES));
            let place = Rect { y, height: LINES, ..inside }.intersection(inside);
            draw_lines(save_lines(save, self.zone, at == pointer.at(), inside.width, look), place, buf);
            hits.push((place, Hit::Item(at)));
        }
        if let (Some((name, _)), Some(table)) = (self.save(), &self.preview) {
            draw_preview(name, table, preview, buf, look);
        }
        hits
    }

    /// The note, and what could not be read, in at most a third of the screen.
    fn foot(&self, area: Rect, look: &Look) -> Vec<Line<'static>> {
        let width = area.width.saturating_sub(2);
        let told = |text: &str, style: Style| {
            let lines = wrapped(text, style, width);
            lines.into_iter().map(move |line| Line::styled(format!(" {line}"), style))
        };
        let mut lines: Vec<Line<'static>> =
            self.note.iter().flat_map(|note| told(&note.text, note.style(look))).collect();
        let troubles = self.contents.iter().flat_map(|contents: &Contents| &contents.troubles);
        lines.extend(troubles.flat_map(|trouble| told(&trouble.words(look), look.theme.error)));
        let room = usize::from(area.height / 3).max(1);
        if lines.len() > room {
            let more = say!(look, "shelf-more-troubles", count = lines.len() + 1 - room);
            lines.truncate(room - 1);
            lines.extend(told(&more, look.theme.error).take(1));
        }
        lines
    }

    fn hints(&self, look: &Look) -> Vec<Hint> {
        let other_page = match self.page {
            Page::Saves => say!(look, "shelf-results.short"),
            Page::Results => say!(look, "shelf-saves.short"),
        };
        let mut hints = Vec::new();
        if self.pointer().rows() > 0 {
            let enter = if self.page == Page::Saves { "shelf-go-on" } else { "shelf-play-again" };
            hints.push(Hint::named(&[Action::Enter], say!(look, enter)));
        }
        hints.push(Hint::named(&[Action::Next], other_page));
        if self.save().is_some() {
            hints.push(Hint::of(Action::Forget, look));
        }
        if self.pointer().rows() > 1 {
            hints.push(Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")));
        }
        hints.extend([Action::Theme, Action::Help, Action::Back].map(|action| Hint::of(action, look)));
        hints
    }
}

fn page_name(page: Page, look: &Look) -> String {
    match page {
        Page::Saves => say!(look, "shelf-saves"),
        Page::Results => say!(look, "shelf-results"),
    }
}

/// A game in two lines: its name and day, then the game and its setup.
fn save_lines(
    (name, save): &(SaveName, SavedGame),
    zone: Zone,
    chosen: bool,
    width: u16,
    look: &Look,
) -> [Line<'static>; 2] {
    let (pointer, style) = look.row(chosen);
    let day = zone.day(save.saved).to_string();
    let room = usize::from(width).saturating_sub(width_of(&day) + 4);
    let name = cell(&visible(name.as_str()), room, false, look);
    let title = words::title(&save.game.game, look);
    let fields = if save.game.fields.is_empty() { "none".to_owned() } else { save.game.fields.join(" ") };
    let moves = save.game.moves().len();
    let what = |fields: String| say!(look, "shelf-save", title = &title, fields = fields, count = moves);
    // In words if they fit, or else as typed.
    let said = what(words::said(&fields, look));
    let what = if width_of(&said) + 2 > usize::from(width) { what(fields) } else { said };
    let what = Line::styled(format!("  {what}"), look.theme.dim);
    let named = Line::from(vec![pointer, Span::styled(format!(" {name} {day} "), style)]);
    [named, shortened(what, usize::from(width), look)].map(|line| line.style(look.fill(chosen)))
}

/// A text cut or padded to this many columns, aligned left or `right`.
fn cell(text: &str, width: usize, right: bool, look: &Look) -> String {
    let text = shortened(Line::raw(text.to_owned()), width, look).to_string();
    if right { align::right(&text, width) } else { align::left(&text, width) }
}

/// Draws the position of a game, who plays, and the last move.
fn draw_preview(name: &SaveName, table: &Table, area: Rect, buf: &mut Buffer, look: &Look) {
    if area.is_empty() {
        return;
    }
    let inside = text_pane(&visible(name.as_str()), &words::said(&table.rules(), look), area, buf, look);
    let moved = told::last_moved(table, look);
    let told = [Some(seats_line(table.seats(), look)), moved].into_iter().flatten();
    let lines: Vec<Line<'static>> = told.flat_map(|text| wrapped(&text, look.theme.text, inside.width)).collect();
    let height = Constraint::Length(u16::try_from(lines.len()).unwrap_or(u16::MAX));
    let [board, told] = Layout::vertical([Constraint::Min(0), height]).spacing(1).areas(inside);
    table.draw(board, buf, look, Shown::Whole { steered: false });
    draw_lines(lines, told, buf);
}
