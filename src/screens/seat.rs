//! The start of an exam game: the user sees the position and chooses a seat.

use super::{
    chrome::{
        Head, above, panel,
        slots::{Slots, beside},
    },
    play::{Course, Task},
    pointer::Pointer,
    prelude::*,
};
use crate::{
    keep::{keeper::Keeper, storage::RUNNING},
    teach::path::Stop,
};

/// The choice of a seat.
#[derive(Debug)]
pub struct SeatScreen {
    stop: &'static Stop,
    words: Vec<String>,
    table: Table,
    pointer: Pointer,
    running: u8,
    note: Option<Note>,
}

impl SeatScreen {
    pub(super) fn of(stop: &'static Stop, cx: &mut Cx<'_>) -> Option<Self> {
        let way = cx.desk.keeper.as_mut().map(Keeper::path);
        let mark = way.and_then(|way| cx.desk.read(way, cx.look)).unwrap_or_default().mark(stop.id);
        let seed = cx.desk.next_seed();
        // The seeds of games differ only in their upper half.
        let words = stop.drawn(seed >> 32 ^ seed);
        let table = boards::find(stop.game)?.open(&words, &[], Side::Both).ok()?;
        Some(Self { stop, words, table, pointer: Pointer::over(Seat::ALL.len()), running: mark.running, note: None })
    }

    fn sit_down(&self) -> Next {
        let side = Seat::ALL.get(self.pointer.at()).map_or(Side::First, |seat| Side::from(*seat));
        let table = boards::find(self.stop.game).and_then(|entry| entry.open(&self.words, &[], side).ok());
        let Some(mut table) = table else { return Next::Stay };
        table.seating_mut().oppose(Machine::Perfect);
        let course = Course { stop: self.stop, task: Task::Exam };
        Next::Instead(vec![Box::new(PlayScreen::new(table).on(course))])
    }

    fn asked(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let mut lines = wrapped(&say!(look, "seat-ask"), look.theme.title, width);
        lines.push(Line::default());
        for (at, seat) in Seat::ALL.into_iter().enumerate() {
            let (pointer, style) = look.row(at == self.pointer.at());
            let words = say!(look, "seat-choice", seat = if seat == Seat::First { "first" } else { "second" });
            lines.push(Line::from(vec![pointer, Span::styled(format!(" {words}"), style)]));
        }
        lines.push(Line::default());
        let told = say!(look, "seat-exam", running = u64::from(self.running.min(RUNNING)), all = u64::from(RUNNING));
        lines.extend(wrapped(&told, look.theme.text, width));
        let note = self.note.as_ref().map(|note| wrapped(&note.text, note.style(look), width));
        lines.extend(note.into_iter().flatten());
        lines
    }
}

impl Screen for SeatScreen {
    fn context(&self, _: &Look) -> Context {
        Context::Seat
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let (name, title) = (words::title(self.stop.game, look), say!(look, "seat-title"));
        let head = Head { name: &name, game: &title, table: &self.table, right: "", spared: "", most: usize::MAX };
        let body = above(head.draw(top, buf, look), body, buf);
        let [_, board, _, asked] = Slots { beside: beside(body.width, true), ..Slots::default() }.areas(body);
        self.table.draw(board, buf, look, Shown::Alone);
        let inside = panel(&title, "", asked, buf, look);
        let lines = self.asked(look, inside.width);
        let first = wrapped(&say!(look, "seat-ask"), look.theme.title, inside.width).len() + 1;
        let rows = inside.rows().skip(first).take(Seat::ALL.len());
        let mut hits: Hits = rows.enumerate().map(|(at, place)| (place, Hit::Item(at))).collect();
        draw_lines(lines, inside, buf);
        let hints = [
            Hint::named(&[Action::Enter], say!(look, "seat-sit")),
            Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")),
            Hint::of(Action::Theme, look),
            Hint::of(Action::Help, look),
            Hint::of(Action::Back, look),
        ];
        hits.extend(footer(&hints, Context::Seat, bottom, buf, look));
        hits
    }

    fn act(&mut self, action: Action, _: &mut Cx<'_>) -> Next {
        self.note = None;
        if self.pointer.walk(action) {
            return Next::Stay;
        }
        match action {
            Action::Enter => self.sit_down(),
            Action::Back => Next::Pop,
            Action::Quit => Next::Home,
            _ => Next::Stay,
        }
    }

    fn click(&mut self, hit: Hit, _: Position, _: &mut Cx<'_>) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        if self.pointer.click(at) { self.sit_down() } else { Next::Stay }
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn about(&mut self) -> Option<About> {
        Some(About::game(self.stop.game))
    }
}
