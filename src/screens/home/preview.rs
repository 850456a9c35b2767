//! The preview of the selected item: the game's rule, its board, the user's progress, and the next step.

use zugzwang_engine::Setup;

use super::{Home, draw::title, map::Item, today::step};
use crate::{
    keep::storage::{HIGHEST, RUNNING},
    screens::{chrome::margined, play::seats_line, prelude::*},
    teach::path::Stop,
};

pub(in crate::screens) fn coach(level: u8, look: &Look) -> String {
    let level = level.min(HIGHEST);
    let slips = Machine::COACHED.saturating_sub(level);
    say!(look, "home-coach", level = u64::from(level), slips = u64::from(slips))
}

pub(super) struct Begun<'a> {
    pub(super) entry: &'static boards::Entry,
    pub(super) fields: Vec<&'a str>,
    moves: Vec<&'a str>,
}

impl Begun<'_> {
    fn rule(&self, look: &Look) -> Option<String> {
        let setup = Setup::read(self.entry.game.fields, &self.fields).ok()?;
        Some(words::rule(self.entry.game.id, &setup, look))
    }

    /// Nobody plays on the small board, so no machine moves there.
    fn open(&self) -> Option<Table> {
        self.entry.open(&self.fields, &self.moves, Side::Both).ok()
    }
}

impl Home {
    /// The selected game: as it was left if it is unfinished, or at the start of the stop's next setup.
    pub(super) fn begun<'a>(&'a self, look: &'a Look) -> Option<Begun<'a>> {
        if let Some(saved) = self.unfinished_here(look) {
            let fields = saved.game.fields.iter().map(String::as_str).collect();
            return Some(Begun { entry: boards::find(&saved.game.game)?, fields, moves: saved.game.moves() });
        }
        if let Some(own) = self.own(look) {
            let fields = own.fields.iter().map(String::as_str).collect();
            return Some(Begun { entry: boards::find(&own.game)?, fields, moves: Vec::new() });
        }
        let stop = self.chosen()?;
        let entry = boards::find(stop.game)?;
        let setup = self.way.mark(stop.id).setup;
        Some(Begun { entry, fields: stop.words(setup), moves: stop.moves(setup) })
    }

    /// The board is opened only when it is drawn.
    fn small_board(&self, look: &Look) -> Option<&Table> {
        self.preview.get_or_init(|| self.begun(look)?.open()).as_ref()
    }

    pub(super) fn enter_words(&self, look: &Look) -> String {
        match self.map.item() {
            Item::Stop(_) | Item::Own(_) => {
                let moves = self.unfinished_here(look).map_or(0, |saved| saved.game.moves().len());
                say!(look, "home-enter", moves = moves)
            }
            Item::Beside(_) => say!(look, "menu-enter"),
        }
    }

    fn title(stop: &Stop, look: &Look) -> String {
        let game = words::title(stop.game, look);
        if stop.id == stop.game {
            return game;
        }
        format!("{game} {} {}", look.glyphs().path, say!(look, &format!("stop-{}", stop.id)))
    }

    fn progress(&self, stop: &Stop, look: &Look) -> Vec<String> {
        let mark = self.way.mark(stop.id);
        let step = step(stop, mark);
        let (number, all) = (mark.setup + 1, stop.setups.len());
        let (played, running, wins) = (mark.tried, u64::from(mark.running.min(RUNNING)), u64::from(RUNNING));
        let next = |step: &str| {
            say!(look, "home-next", step = step, number = number, all = all, running = running, wins = wins)
        };
        let Some(saved) = self.unfinished(stop, look) else {
            return vec![
                say!(look, "home-played", tried = played, won = mark.won),
                next(step),
                coach(mark.level, look),
            ];
        };
        let sits = if saved.exam { say!(look, "status-exam") } else { seats_line(saved.seats, look) };
        let step = if saved.exam && !mark.known { "exam" } else { step };
        vec![say!(look, "menu-unfinished", count = saved.game.moves().len()), next(step), sits]
    }

    pub(super) fn draw_chosen(&self, area: Rect, is_wide: bool, buf: &mut Buffer, look: &Look) {
        let title = match self.map.item() {
            Item::Stop(stop) => Self::title(stop, look),
            item => title(item, look),
        };
        let inside = margined(if is_wide { pane(&title, "", area, buf, look) } else { area });
        let told = |text: &str, style| wrapped(text, style, inside.width);
        let note = self.note.as_ref().map_or_else(Vec::new, |note| told(&note.text, note.style(look)));
        let rule = self.begun(look).and_then(|begun| begun.rule(look)).unwrap_or_default();
        let Item::Stop(stop) = self.map.item() else {
            let about = match self.map.item() {
                Item::Beside(beside) => say!(look, &format!("{}.about", beside.text())),
                _ => rule,
            };
            let lines: Vec<Line<'static>> = told(&about, look.theme.text).into_iter().chain(note).collect();
            let taken = u16::try_from(lines.len() + 1).unwrap_or(u16::MAX).min(inside.height);
            draw_lines(lines, inside, buf);
            if let Some(table) = is_wide.then(|| self.small_board(look)).flatten() {
                let board = Rect { y: inside.y + taken, height: inside.height - taken, ..inside };
                table.draw(board, buf, look, Shown::Alone);
            }
            return;
        };
        let mut rule = told(&rule, look.theme.text);
        let progress = self.progress(stop, look);
        if !is_wide {
            let head = Line::styled(format!("{title}  {}  {}", look.glyphs().dot, progress[0]), look.theme.title);
            let next = progress[1..].iter().flat_map(|text| told(text, look.theme.dim));
            let lines = note.into_iter().chain([head]).chain(rule).chain(next);
            return draw_lines(lines, inside, buf);
        }
        rule.push(Line::default());
        let below: Vec<Line<'static>> = progress.iter().flat_map(|text| told(text, look.theme.text)).collect();
        let height = |lines: &[Line<'static>]| Constraint::Length(u16::try_from(lines.len()).unwrap_or(u16::MAX));
        let [text, board, stands, notes] =
            Layout::vertical([height(&rule), Constraint::Min(0), height(&below), height(&note)]).areas(inside);
        draw_lines(rule, text, buf);
        let board = Rect { height: board.height.saturating_sub(1), ..board };
        if let Some(table) = self.small_board(look) {
            table.draw(board, buf, look, Shown::Alone);
        }
        draw_lines(below, stands, buf);
        draw_lines(note, notes, buf);
    }
}
