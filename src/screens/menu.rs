//! The list of games, with a small board of the chosen one that can be stepped through.

mod banner;

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Position, Rect, Size},
    text::{Line, Span},
    widgets::Widget,
};

use super::{
    Hit, Hits, Next, Screen, SetupForm, ShelfScreen,
    chrome::{Hint, Note, draw_lines, footer, heading, pane, split},
    pointer::Pointer,
};
use crate::{
    keep::storage::SavedGame,
    look::{
        Look,
        align::{self, width_of, wrapped},
    },
    play::{
        board::{Back, Hinted, Lines, Shown, Side, Status, Table},
        boards::{self, Entry},
        request::{AskError, Request},
    },
    say,
    screens::{
        Cx, LabScreen, LessonsScreen, PlayScreen, PuzzleOrder, PuzzleScreen, action::Action, keymap::Context,
        over_setup,
    },
    words,
};

/// The menu.
#[derive(Debug)]
pub struct Menu {
    pointer: Pointer,
    preview: Option<Box<dyn Table>>,
    note: Option<Note>,
    /// The games that can be gone on with.
    unfinished: Vec<SavedGame>,
}

impl Default for Menu {
    fn default() -> Self {
        let pointer = Pointer::over(boards::ALL.len());
        let mut menu = Self { pointer, preview: None, note: None, unfinished: Vec::new() };
        menu.show();
        menu
    }
}

impl Menu {
    pub(super) const LEAST: Size = Size::new(40, 8);

    fn entry(&self) -> &'static Entry {
        &boards::ALL[self.pointer.at()]
    }

    /// Puts the chosen game on the small board, from its start or as it was left.
    fn show(&mut self) {
        if let Some(old) = &mut self.preview {
            old.stop();
        }
        // Nobody but the keys plays on the small board, so that its machine does not go on by itself.
        let saved = self.unfinished.iter().find(|saved| saved.game.game == self.entry().game.id);
        let kept = saved.and_then(|saved| self.entry().open(&saved.game.fields, &saved.game.moves(), Side::Both).ok());
        self.preview = kept.or_else(|| self.entry().open::<&str>(&[], &[], Side::Both).ok());
    }

    /// Chooses this game.
    pub fn choose(&mut self, game: &str) {
        if let Some(at) = boards::ALL.iter().position(|entry| entry.game.id == game) {
            self.pointer.put(at);
            self.show();
        }
    }

    /// Marks these games as unfinished, and no others.
    pub fn mark(&mut self, games: &[SavedGame]) {
        self.unfinished = games.to_vec();
        self.show();
    }

    /// That a game is unfinished, in words.
    fn unfinished(&self, id: &str, look: &Look) -> Option<String> {
        let saved = self.unfinished.iter().find(|saved| saved.game.game == id)?;
        Some(say!(look, "menu-unfinished", count = saved.game.moves().len()))
    }

    /// What was to be told here, to be told elsewhere.
    pub fn take_note(&mut self) -> Option<Note> {
        self.note.take()
    }

    fn draw_list(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let room = usize::from(area.height.saturating_sub(2));
        // Where the list goes on above or below, it says so.
        let inside = pane(&say!(look, "menu-title"), &self.pointer.range(room, look), area, buf, look);
        let first = self.pointer.sight(room).start;
        let mut hits = Vec::new();
        let more = look.glyphs().more.to_owned();
        let spread = usize::from(room >= 2 * boards::ALL.len()) + 1;
        let places = inside.rows().skip(spread - 1).step_by(spread);
        for (place, (at, entry)) in places.zip(boards::ALL.iter().enumerate().skip(first)) {
            let chosen = at == self.pointer.at();
            let (pointer, style) = look.row(chosen);
            let title = words::title(entry.game.id, look);
            let room = usize::from(inside.width).saturating_sub(width_of(&title) + 3);
            // In full beside the small board, too.
            let words = self.unfinished(entry.game.id, look).into_iter();
            let mut words = words.flat_map(|full| [full, say!(look, "menu-unfinished.short"), more.clone()]);
            let mark = words.find(|words| width_of(words) < room).unwrap_or_default();
            let mark = align::right(&mark, room);
            let title = align::cut(&title, usize::from(inside.width).saturating_sub(3), look.glyphs().more);
            let words = Span::styled(format!(" {title}{mark} "), style);
            Line::from(vec![pointer, words]).style(look.fill(chosen)).render(place, buf);
            let height = u16::try_from(spread).unwrap_or(1);
            let y = place.y.saturating_sub(height - 1);
            hits.push((Rect { y, height, ..place }, Hit::Item(at)));
        }
        hits
    }

    fn draw_preview(&self, area: Rect, buf: &mut Buffer, look: &Look) {
        let id = self.entry().game.id;
        let inside = pane(&words::title(id, look), "", area, buf, look);
        let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(2), ..inside };
        let last = self.preview.as_ref().and_then(|table| table.setup().get("last").map(ToString::to_string));
        let last = last.unwrap_or_default();
        let mut rule = wrapped(&say!(look, &format!("{id}-rule"), last = last), look.theme.text, inside.width);
        rule.extend(self.unfinished(id, look).map(|words| Line::styled(words, look.theme.title)));
        let Some(table) = &self.preview else { return draw_lines(rule, inside, buf) };
        let verdict = table.lines(Lines::Verdict, look, Size::new(inside.width, u16::MAX));
        let last = table.last_words(look).map(|(_, words)| Line::styled(words, look.theme.last));
        let note = self.note.as_ref().map_or_else(Vec::new, |note| wrapped(&note.text, note.style(look), inside.width));
        let height = |lines: usize| Constraint::Length(u16::try_from(lines).unwrap_or(u16::MAX));
        let [text, board, reason, notes] =
            Layout::vertical([height(rule.len() + 1), Constraint::Min(0), height(3), height(note.len())]).areas(inside);
        draw_lines(rule, text, buf);
        table.draw(board, buf, look, Shown::Whole { steered: false });
        draw_lines(last.into_iter().chain(verdict), reason, buf);
        draw_lines(note, notes, buf);
    }

    /// Plays the perfect player's move on the small board, and begins again after the end.
    fn step(&mut self) {
        let Some(table) = &mut self.preview else { return };
        if matches!(table.status(), Status::Over(_)) {
            self.show();
        } else if table.hint() == Hinted::Shown {
            // The hint is a legal move, so it is not refused.
            let _ = table.commit();
        }
    }
}

impl Screen for Menu {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, _: &Look) -> Context {
        Context::Menu
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        heading(&[], "", top, buf, look);
        let body = banner::draw(body, boards::ALL.len(), buf, look);
        let list_width = Constraint::Length((body.width * 2 / 5).clamp(24, 44));
        let [list, preview] = Layout::horizontal([list_width, Constraint::Min(0)]).areas(body);
        let mut hits = self.draw_list(list, buf, look);
        self.draw_preview(preview, buf, look);
        let hints = [
            Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")),
            Hint::named(&[Action::Enter], say!(look, "menu-enter")),
            Hint::of(Action::Puzzle, look),
            Hint::of(Action::Lessons, look),
            Hint::of(Action::Lab, look),
            Hint::of(Action::Shelf, look),
            Hint::named(&[Action::Left, Action::Right], say!(look, "menu-step")),
            Hint::of(Action::Demo, look),
            Hint::of(Action::Theme, look),
            Hint::of(Action::Help, look),
            Hint::named(&[Action::Quit], say!(look, "menu-out")),
        ];
        hits.extend(footer(&hints, Context::Menu, bottom, buf, look));
        hits
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        self.note = None;
        if self.pointer.walk(action) {
            self.show();
            return Next::Stay;
        }
        match action {
            Action::Right => self.step(),
            Action::Left => {
                let _ = self.preview.as_mut().is_some_and(|table| table.back(Back::Turn));
            }
            Action::Enter => return Next::push(SetupForm::new(self.entry())),
            Action::Shelf => return Next::push(ShelfScreen::default()),
            Action::Demo => return Next::Demo,
            Action::Puzzle => {
                return Next::push(PuzzleScreen::begin(PuzzleOrder { wanted: cx.desk.wanted, first: None }, cx));
            }
            Action::Lessons => return Next::push(LessonsScreen::new(cx.look)),
            Action::Lab => return Next::push(LabScreen::of(self.entry().game.id, cx)),
            Action::Quit => return Next::Quit,
            _ => {}
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn paste(&mut self, text: &str, cx: &mut Cx<'_>) -> Next {
        // What was wrong with the text before it has been read.
        self.note = None;
        match Request::parse(text)
            .map_err(AskError::from)
            .and_then(|asked| asked.with_files(cx.desk.files).table(Side::First))
        {
            Ok(table) => {
                self.choose(table.id());
                Next::Push(over_setup(PlayScreen::new(table), cx.desk))
            }
            Err(error) => {
                self.note = Some(Note { text: error.words(cx.look), wrong: true });
                Next::Stay
            }
        }
    }

    fn click(&mut self, hit: Hit, _: Position, cx: &mut Cx<'_>) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        if self.pointer.click(at) {
            return self.act(Action::Enter, cx);
        }
        self.show();
        Next::Stay
    }

    fn table(&mut self) -> Option<&mut dyn Table> {
        match &mut self.preview {
            Some(table) => Some(table.as_mut()),
            None => None,
        }
    }

    fn uncovered(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        let Some(keeper) = &mut desk.keeper else { return };
        let (saved, troubles) = keeper.all_unfinished();
        self.mark(&saved);
        desk.untold.extend(troubles.iter().map(|trouble| trouble.words(look)));
    }

    fn choose(&mut self, game: &str) {
        Self::choose(self, game);
    }

    fn take_note(&mut self) -> Option<Note> {
        Self::take_note(self)
    }
}
