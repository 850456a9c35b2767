//! Home: a tile for today's puzzle, each stop of the path, and the screens beside it.

mod items;
mod preview;
mod today;
mod view;

use items::{Item, Items};

use super::{Desk, SetupForm, daily::Daily, prelude::*};
use crate::{
    keep::{
        keeper::Keeper,
        storage::{SavedGame, Way},
    },
    look::own::Own,
    play::request::{AskError, Request},
    screens::{
        SeatScreen,
        chrome::{tiles::Grid, view::tiles_room},
        over_setup, own_game,
    },
    teach::path::{self, Stop},
};

pub(super) use items::Beside;
pub(super) use preview::coach;

/// The screen at the start.
#[derive(Debug)]
pub struct Home {
    items: Items,
    way: Way,
    note: Option<Note>,
    unfinished: Vec<SavedGame>,
    daily: Daily,
    window: Size,
}

impl Home {
    /// Creates home, with the games from the user's files.
    pub fn of(look: &Look) -> Self {
        let (items, way, daily) = (Items::new(look.own.len()), Way::default(), Daily::default());
        Self { items, way, note: None, unfinished: Vec::new(), daily, window: Size::ZERO }
    }

    fn chosen(&self) -> Option<&'static Stop> {
        match self.items.item() {
            Item::Stop(stop) => Some(stop),
            Item::Own(_) | Item::Beside(_) => None,
        }
    }

    fn own<'a>(&self, look: &'a Look) -> Option<&'a Own> {
        match self.items.item() {
            Item::Own(number) => look.own.get(number),
            Item::Stop(_) | Item::Beside(_) => None,
        }
    }

    /// Selects a stop of this game, unless one of its stops is selected already.
    pub(crate) fn choose(&mut self, game: &str) {
        if self.chosen().is_none_or(|stop| stop.game != game)
            && let Some(stop) = path::find(game).or_else(|| path::stops().find(|stop| stop.game == game))
        {
            self.items.point(stop);
        }
    }

    pub(crate) const fn take_note(&mut self) -> Option<Note> {
        self.note.take()
    }

    /// The stop that was last played or, if none was, last selected: on its way down to the last row, the cursor passes stops that nobody
    /// chose.
    fn last_played(&self) -> &'static Stop {
        self.way.at().and_then(path::find).unwrap_or_else(|| self.items.last_stop())
    }

    fn unfinished(&self, stop: &Stop, look: &Look) -> Option<&SavedGame> {
        self.unfinished.iter().find(|saved| saved.is_at(stop) && saved.own(look).is_none())
    }

    /// The unfinished game of the selected item.
    fn unfinished_here(&self, look: &Look) -> Option<&SavedGame> {
        match self.own(look) {
            Some(own) => self.unfinished.iter().find(|saved| saved.own(look) == Some(own)),
            None => self.unfinished(self.chosen()?, look),
        }
    }

    /// Opens the form of the selected game with the setup in the preview or, at a stop about a whole game, the setup last used.
    fn form(&self, Cx { look, desk }: &mut Cx<'_>) -> Next {
        if let Some((own, entry)) = self.own(look).and_then(|own| Some((own, boards::find(&own.game)?))) {
            return Next::push(SetupForm::of_own(entry, own).recalled(desk));
        }
        let (Some(begun), Some(stop)) = (self.begun(look), self.chosen()) else { return Next::Stay };
        let is_new = stop.id == stop.game && self.unfinished(stop, look).is_none();
        let form = if is_new { SetupForm::suggesting } else { SetupForm::of_words };
        Next::push(form(begun.entry, &begun.fields).recalled(desk))
    }

    /// Opens the exam of the selected stop, or its unfinished exam game.
    fn exam(&self, cx: &mut Cx<'_>) -> Next {
        let Some(stop) = self.chosen() else { return Next::Stay };
        if self.unfinished(stop, cx.look).is_some_and(|saved| saved.exam && !saved.counted) {
            return self.open(cx);
        }
        SeatScreen::of(stop, cx).map_or(Next::Stay, Next::push)
    }

    fn open(&self, cx: &mut Cx<'_>) -> Next {
        match self.items.item() {
            Item::Stop(stop) => {
                // Hints shown in an earlier game of this kind would stand in the way of the new one.
                let is_new = self.unfinished(stop, cx.look).is_none() && cx.desk.tellings.contains_key(stop.game);
                if is_new && !cx.desk.tells_as_said && today::step(stop, self.way.mark(stop.id)) != "known" {
                    cx.desk.hide_advice(stop.game, cx.look);
                }
                PlayScreen::next_at(stop, cx).map_or(Next::Stay, Next::push)
            }
            Item::Own(_) => self.own(cx.look).and_then(|own| own_game(own, cx)).map_or(Next::Stay, Next::Push),
            Item::Beside(beside) => beside.open(self.last_played(), cx),
        }
    }
}

impl Screen for Home {
    fn least(&self) -> Size {
        Size::new(40, 8)
    }

    fn context(&self, _: &Look) -> Context {
        Context::Home
    }

    fn view(&self, _: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        self.show(look, show);
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        self.note = None;
        // The program may have been left open overnight.
        if self.daily.today != cx.desk.keeper.as_ref().map(Keeper::today) {
            self.daily = Daily::read(cx);
        }
        let grid = Grid::of(self.items.pointer.rows(), tiles_room(self.window), cx.look);
        self.items.columns = grid.map_or(1, |grid| grid.columns);
        if self.items.walk(action) {
            return Next::Stay;
        }
        let beside = match action {
            Action::Enter => return self.open(cx),
            Action::New => return self.form(cx),
            Action::Exam => return self.exam(cx),
            Action::Quit => return Next::Quit,
            Action::Shelf => Beside::Shelf,
            Action::Demo => Beside::Demo,
            Action::Puzzle => Beside::Puzzles,
            Action::Lessons => Beside::Lessons,
            Action::Lab => Beside::Lab,
            _ => return Next::Stay,
        };
        // A key that is pressed at a stop means this stop.
        let stop = self.chosen().unwrap_or_else(|| self.last_played());
        self.items.point_beside(beside);
        beside.open(stop, cx)
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn paste(&mut self, text: &str, cx: &mut Cx<'_>) -> Next {
        self.note = None;
        match Request::parse(text)
            .map_err(AskError::from)
            .and_then(|asked| asked.with_files(cx.desk.files).table(Side::First))
        {
            Ok(table) => {
                self.choose(table.id());
                Next::Push(over_setup(PlayScreen::new(table), cx))
            }
            Err(error) => {
                self.note = Some(Note { text: error.words(cx.look), wrong: true });
                Next::Stay
            }
        }
    }

    fn click(&mut self, hit: Hit, _: Position, cx: &mut Cx<'_>) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        // A finger opens what it touches.
        if self.items.click(at) || cx.look.is_touched() {
            return self.open(cx);
        }
        Next::Stay
    }

    fn fit(&mut self, area: Rect) {
        self.window = area.as_size();
    }

    /// Returns what is selected: the line about today's puzzle, or the game as Enter opens it.
    fn copied(&mut self, look: &Look) -> Option<String> {
        match self.items.item() {
            Item::Beside(Beside::Puzzles) => self.daily.line(look),
            Item::Beside(_) => None,
            Item::Stop(_) | Item::Own(_) => self.begun(look).map(|begun| begun.id()),
        }
    }

    fn shown(&mut self, cx: &mut Cx<'_>) {
        self.daily = Daily::read(cx);
        let Cx { desk, look } = cx;
        let Desk { keeper: Some(keeper), .. } = desk else { return };
        let (saved, troubles) = keeper.all_unfinished();
        let way = keeper.path();
        self.unfinished = saved;
        desk.problems.extend(troubles.iter().map(|trouble| trouble.words(look)));
        if let Some(way) = desk.read(way, look) {
            desk.recall(&way);
            if let Some(at) = way.at().filter(|at| self.way.at() != Some(*at)).and_then(path::find) {
                self.items.point(at);
            }
            self.way = way;
        }
    }
}
