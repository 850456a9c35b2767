//! The selected game: its rule, the user's progress, and the next step.

use zugzwang_engine::Setup;

use super::{Home, items::Item, today::step};
use crate::{
    keep::storage::{HIGHEST, RUNNING},
    play::request::Request,
    screens::{play::seats_line, prelude::*},
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
    /// The id of the position.
    pub(super) fn id(&self) -> String {
        let fields = self.fields.iter().map(|field| (*field).to_owned()).collect();
        let game = self.entry.game.id.to_owned();
        Request { game, fields, moves: self.moves.join(" "), ..Request::default() }.to_string()
    }

    fn rule(&self, look: &Look) -> Option<String> {
        let setup = Setup::read(self.entry.game.fields, &self.fields).ok()?;
        Some(words::rule(self.entry.game.id, &setup, look))
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

    /// The rule of the selected game.
    pub(super) fn rule(&self, look: &Look) -> String {
        self.begun(look).and_then(|begun| begun.rule(look)).unwrap_or_default()
    }

    pub(super) fn enter_words(&self, look: &Look) -> String {
        match self.items.item() {
            Item::Stop(_) | Item::Own(_) => {
                let moves = self.unfinished_here(look).map_or(0, |saved| saved.game.moves().len());
                say!(look, "home-enter", moves = moves)
            }
            Item::Beside(_) => say!(look, "menu-enter"),
        }
    }

    pub(super) fn progress(&self, stop: &Stop, look: &Look) -> Vec<String> {
        let mark = self.way.mark(stop.id);
        let step = step(stop, mark);
        let (number, all) = (mark.setup + 1, stop.setups.len());
        let (played, running, wins) = (mark.tried, u64::from(mark.running.min(RUNNING)), u64::from(RUNNING));
        let next = |step: &str| {
            say!(look, "home-next", step = step, number = number, all = all, running = running, wins = wins)
        };
        let Some(saved) = self.unfinished(stop, look) else {
            let played = say!(look, "home-played", tried = played, won = mark.won);
            return vec![words::joined(&[played, next(step)], look), coach(mark.level, look)];
        };
        let sits = if saved.exam { say!(look, "status-exam") } else { seats_line(saved.seats, None, look) };
        let step = if saved.exam && !mark.known { "exam" } else { step };
        let begun = say!(look, "home-unfinished", count = saved.game.moves().len());
        vec![words::joined(&[begun, sits], look), next(step)]
    }
}
