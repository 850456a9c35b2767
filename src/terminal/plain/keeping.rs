//! Saves games, in the same place as the arcade, and opens saved ones.

use std::io;

use super::{Opened, Origin, Session, game::Playing};
use crate::{
    keep::{
        keeper::is_begun,
        storage::{SaveName, SavedGame, StorageError, Written},
    },
    play::{board::Status, request::Request, table::Table},
    say, words,
};

impl Session<'_> {
    /// Lets the machines move until it is the user's turn, or two machines wait.
    pub(super) fn settle(&mut self, playing: &mut Playing) -> io::Result<()> {
        self.settle_until(playing, |table| !matches!(table.status(), Status::Thinking(..)))
    }

    /// Waits until `done`, or until nothing is left to compute.
    pub(super) fn settle_until(&mut self, playing: &mut Playing, done: impl Fn(&Table) -> bool) -> io::Result<()> {
        // The user can read the output meanwhile.
        self.talk.flush()?;
        self.thinker.until(&mut playing.table, &self.look, &done);
        // A matchbox machine cannot move without its boxes.
        if self.lend(&mut playing.table)? {
            self.thinker.until(&mut playing.table, &self.look, &done);
        }
        Ok(())
    }

    /// Gives a matchbox machine at this table its boxes, once. Returns whether it was waiting for them.
    fn lend(&mut self, table: &mut Table) -> io::Result<bool> {
        if !table.wants_boxes() {
            return Ok(false);
        }
        let notes = match self.keeper.as_mut().map_or(Ok(None), |keeper| keeper.machine(table.id())) {
            Ok(notes) => notes,
            Err(trouble) => self.tell_trouble(&trouble).map(|()| None)?,
        };
        let setup = table.setup().to_string();
        let learned = notes.filter(|notes| notes.setup == setup);
        if learned.is_none() {
            self.talk.tell(&say!(self.look, "plain-untaught"))?;
        }
        table.lend(learned.map(|notes| notes.boxes).unwrap_or_default().into());
        Ok(true)
    }

    pub(super) fn keep(&mut self, table: &Table) -> io::Result<()> {
        let kept = self.keeper.as_mut().map_or(Ok(None), |keeper| keeper.keep(table));
        self.tell_kept(kept)
    }

    fn tell_kept(&mut self, kept: Written) -> io::Result<()> {
        match kept {
            Ok(aside) => aside.map_or(Ok(()), |aside| self.talk.tell(&aside.words(&self.look))),
            Err(error) => self.tell_trouble(&error),
        }
    }

    fn tell_trouble(&mut self, trouble: &StorageError) -> io::Result<()> {
        self.talk.tell(&trouble.words(&self.look))
    }

    /// Saves the game that the user leaves and, if it is not over, says how to continue it.
    pub(super) fn leave_game(&mut self, playing: &mut Playing) -> io::Result<()> {
        let table = &mut playing.table;
        table.stop();
        let kept = self.keeper.as_mut().map_or(Ok(None), |keeper| keeper.keep(table));
        let safe = self.keeper.as_ref().is_some_and(|keeper| keeper.is_safe(table));
        let left = self.keeper.as_mut().map_or(Ok(None), |keeper| keeper.leave(table));
        self.tell_kept(kept)?;
        self.tell_kept(left)?;
        let table = &playing.table;
        if matches!(table.status(), Status::Over(_)) || !(safe || is_begun(table, playing.opened)) {
            return Ok(());
        }
        self.talk.tell(&say!(self.look, "plain-left", kept = safe))?;
        self.talk.tell(&table.request().to_string())
    }

    pub(super) fn offer_unfinished(&mut self, game: &str) -> io::Result<()> {
        let found = self.keeper.as_mut().map_or(Ok(None), |keeper| keeper.unfinished(game));
        match found {
            Ok(None) => Ok(()),
            Ok(Some(saved)) => {
                let count = saved.game.moves().len();
                // A game may have no fields.
                let setup = Request { moves: String::new(), ..saved.game }.to_string();
                let told = say!(self.look, "setup-go-on-with", fields = words::shortened(&setup), count = count);
                self.talk.tell(&say!(self.look, "plain-unfinished", game = told))
            }
            Err(trouble) => self.tell_trouble(&trouble),
        }
    }

    /// Opens the game saved under a name, or the unfinished one of this kind if no name is given.
    pub(super) fn kept_game(&mut self, game: Option<&str>, name: &str) -> io::Result<Option<Opened>> {
        let Some(keeper) = &mut self.keeper else {
            return self.talk.tell(&say!(self.look, "shelf-no-place")).map(|()| None);
        };
        let found = match game {
            _ if !name.is_empty() => match name.parse::<SaveName>() {
                Ok(name) => keeper.named(&name),
                Err(error) => return self.talk.tell(&error.words(&self.look)).map(|()| None),
            },
            Some(game) => keeper.unfinished(game),
            None => Ok(None),
        };
        let found = match found {
            Ok(found) => found,
            Err(trouble) => return self.tell_trouble(&trouble).map(|()| None),
        };
        // The game could be opened when it was read, so this does not fail.
        match found.and_then(|saved| Some((saved.open().ok()?, saved))) {
            Some((table, saved)) => Ok(Some(Opened { table, from: origin(saved, name) })),
            None => self.talk.tell(&say!(self.look, "plain-nothing-kept")).map(|()| None),
        }
    }

    /// Saves the game under a name, or a free one if none is given. To replace another game, the user repeats the line.
    pub(super) fn save(&mut self, table: &Table, name: &str) -> io::Result<()> {
        let taken = self.taken.take();
        let Some(keeper) = &mut self.keeper else {
            return self.talk.tell(&say!(self.look, "shelf-no-place"));
        };
        let name = if name.is_empty() { keeper.free_name(table.id()) } else { name.to_owned() };
        let name = match name.parse::<SaveName>() {
            Ok(name) => name,
            Err(error) => return self.talk.tell(&error.words(&self.look)),
        };
        if keeper.is_taken(&name) && taken.as_ref() != Some(&name) {
            self.talk.tell(&say!(self.look, "plain-name-taken", name = name.as_str()))?;
            self.taken = Some(name);
            return Ok(());
        }
        let told = match keeper.save(&name, table) {
            Ok(aside) => {
                self.tell_kept(Ok(aside))?;
                say!(self.look, "plain-saved", name = name.as_str())
            }
            Err(error) => say!(self.look, "name-not-kept", name = name.as_str(), what = error.words(&self.look)),
        };
        self.talk.tell(&told)
    }
}

fn origin(saved: SavedGame, name: &str) -> Origin {
    if name.is_empty() { Origin::Unfinished(saved) } else { Origin::Named(saved) }
}
