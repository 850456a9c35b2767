//! The list of games.

use std::io;

use super::{Command, Heard, Opened, Origin, Session};
use crate::{
    play::{
        boards,
        request::{AskError, Request},
    },
    say,
    terminal::disk,
    words,
};

impl Session<'_> {
    /// Lets a game be chosen; `None` where the talk is over.
    pub(super) fn choose(&mut self) -> io::Result<Option<Opened>> {
        self.list_games()?;
        loop {
            let Some(line) = self.listen()? else { return Ok(None) };
            if line.is_empty() {
                continue;
            }
            // The name of a game comes before a command that begins so.
            let refused = match self.chosen(&line) {
                Ok(opened) => return Ok(Some(opened)),
                Err(refused) => refused,
            };
            match self.vocabulary.hear(&line) {
                Heard::Command(Command::Quit, _) => return Ok(None),
                Heard::Command(Command::Help, _) => self.help(None)?,
                Heard::Command(Command::Menu, _) => self.list_games()?,
                Heard::Command(Command::Resume, name) if !name.is_empty() => {
                    if let Some(opened) = self.kept_game(None, name)? {
                        return Ok(Some(opened));
                    }
                }
                Heard::Command(..) => self.talk.tell(&say!(self.look, "plain-no-game"))?,
                Heard::Unclear(commands) => self.unclear(&line, &commands)?,
                Heard::Other => self.talk.tell(&refused)?,
            }
        }
    }

    fn list_games(&mut self) -> io::Result<()> {
        let (unfinished, troubles) =
            self.keeper.as_mut().map(crate::keep::keeper::Keeper::all_unfinished).unwrap_or_default();
        for trouble in troubles {
            self.talk.tell(&trouble.words(&self.look))?;
        }
        for (number, entry) in (1_usize..).zip(boards::ALL) {
            let (look, id) = (&self.look, entry.game.id);
            let title = words::title(id, look);
            let kept = unfinished.iter().find(|saved| saved.game.game == id);
            let kept = kept.map(|saved| say!(look, "menu-unfinished", count = saved.game.moves().len()));
            let told = match kept {
                Some(kept) => say!(look, "plain-game.kept", number = number, title = title, id = id, kept = kept),
                None => say!(look, "plain-game", number = number, title = title, id = id),
            };
            self.talk.tell(&told)?;
        }
        self.talk.tell(&say!(self.look, "plain-choose"))
    }

    /// The game that a line names, by its number, its id or its title; what is wrong with it in words where it names none.
    fn chosen(&mut self, line: &str) -> Result<Opened, String> {
        let titled = boards::ALL
            .iter()
            .find(|entry| words::title(entry.game.id, &self.look).to_lowercase() == line.to_lowercase());
        let request = match titled {
            Some(entry) => Request { game: entry.game.id.to_owned(), ..Request::default() },
            None => self.requested(line)?,
        };
        let mut table = request.with_files(disk::FILES).table(self.side).map_err(|error| error.words(&self.look))?;
        if let Some(machine) = self.opponent {
            table.seating_mut().oppose(machine);
        }
        Ok(Opened { table, from: Origin::Start })
    }

    fn requested(&self, line: &str) -> Result<Request, String> {
        let request = Request::parse(line).map_err(|error| AskError::Line(error).words(&self.look))?;
        let digits = request.game.trim_end_matches('.');
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Ok(Request { game: request.game.to_lowercase(), ..request });
        }
        let entry = digits.parse::<usize>().ok().and_then(|number| boards::ALL.get(number.checked_sub(1)?));
        let Some(entry) = entry else {
            let given = words::shortened(digits);
            return Err(say!(self.look, "plain-no-number", given = given, count = boards::ALL.len()));
        };
        Ok(Request { game: entry.game.id.to_owned(), ..request })
    }
}
