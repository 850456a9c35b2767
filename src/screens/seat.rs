//! The start of an exam game: the user sees the position and chooses a seat.

use super::{
    chrome::{
        Head,
        list::{Column, List, Row},
        view::{Beside, Body, Top, ways},
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
        let seed = cx.desk.next_seed();
        let kept = cx.desk.keeper.as_mut().map(|keeper| keeper.note_drawn(stop.id, seed));
        if let Some(kept) = kept {
            cx.desk.tell_kept(kept, cx.look);
        }
        let way = cx.desk.keeper.as_mut().map(Keeper::path);
        let mark = way.and_then(|way| cx.desk.read(way, cx.look)).unwrap_or_default().mark(stop.id);
        let seed = mark.drawn.unwrap_or(seed);
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
}

impl Screen for SeatScreen {
    fn context(&self, _: &Look) -> Context {
        Context::Seat
    }

    fn view(&self, window: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let (name, title) = (words::title_of(self.stop.game, self.table.setup(), look), say!(look, "seat-title"));
        let row = |at: usize| {
            let seat = if Seat::ALL.get(at) == Some(&Seat::First) { "first" } else { "second" };
            Row::of([say!(look, "seat-choice", seat = seat)])
        };
        let running = u64::from(self.running.min(RUNNING));
        let told = say!(look, "seat-exam", running = running, all = u64::from(RUNNING));
        let text = |width: u16| wrapped(&told, look.theme.text, width);
        let beside = Beside { title: title.clone(), share: 60, text: &text, board: Some((&self.table, Shown::Alone)) };
        let ways = |_| {
            let own = [
                Hint::named(&[Action::Enter], say!(look, "seat-sit")),
                Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")),
            ];
            ways(own, look)
        };
        show(&View {
            top: Top::Game(Head {
                name: &name,
                game: &title,
                table: &self.table,
                right: "",
                spared: "",
                marked: "",
                most: usize::MAX,
            }),
            body: Body::List {
                above: wrapped(&say!(look, "seat-ask"), look.theme.title, window.width.saturating_sub(2)),
                list: List::new(title.clone(), self.pointer, &[Column::Wide], &row),
                beside: Some(beside),
                notes: Vec::new(),
            },
            note: self.note.as_ref(),
            context: Context::Seat,
            ways: &ways,
        });
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

    fn click(&mut self, hit: Hit, _: Position, cx: &mut Cx<'_>) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        if self.pointer.click(at) || cx.look.is_touched() { self.sit_down() } else { Next::Stay }
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn about(&mut self) -> Option<About> {
        Some(About::game(self.stop.game))
    }
}
