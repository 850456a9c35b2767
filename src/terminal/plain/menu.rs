//! The list of games.

use std::io;

use super::{Command, Heard, Opened, Origin, Session};
use crate::{
    play::{
        boards, own,
        request::{AskError, Request},
    },
    say,
    terminal::disk,
    words,
};

impl Session<'_> {
    /// `None` at the end of input.
    pub(super) fn choose(&mut self) -> io::Result<Option<Opened>> {
        self.list_games()?;
        loop {
            let Some(line) = self.listen()? else { return Ok(None) };
            if line.is_empty() {
                continue;
            }
            // The name of a game takes precedence over a command.
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
        for (number, own) in (boards::ALL.len() + 1..).zip(self.look.own.iter()) {
            let title = own.title.in_language(self.look.language()).unwrap_or_default();
            self.talk.tell(&say!(self.look, "plain-game", number = number, title = title, id = own.game.as_str()))?;
        }
        self.talk.tell(&say!(self.look, "plain-choose"))
    }

    /// Opens the game that a line names by its number, id or title, or returns what is wrong with the line.
    fn chosen(&mut self, line: &str) -> Result<Opened, String> {
        let is_called = |title: &str| title.to_lowercase() == line.to_lowercase();
        let names = |game| [words::title(game, &self.look), words::field_name(game, &self.look)];
        let titled = boards::ALL.iter().find(|entry| names(entry.game.id).iter().any(|name| is_called(name)));
        let language = self.look.language();
        let own = self.look.own.iter().find(|own| own.title.in_language(language).is_some_and(is_called));
        let request = match (titled, own) {
            (Some(entry), _) => Request { game: entry.game.id.to_owned(), ..Request::default() },
            (None, Some(own)) => Request { game: own.game.clone(), fields: own.fields.clone(), ..Request::default() },
            (None, None) => self.requested(line)?,
        };
        let request = request.with_files(disk::FILES).expanded();
        let table = request.and_then(|request| request.table(self.side));
        let mut table = table.map_err(|error| error.words(&self.look))?;
        if let Some(machine) = self.opponent {
            table.seating_mut().oppose(machine);
        }
        Ok(Opened { table, from: Origin::Start })
    }

    fn requested(&self, line: &str) -> Result<Request, String> {
        let request = Request::parse(line).map_err(|error| AskError::Line(error).words(&self.look))?;
        let digits = request.game.trim_end_matches('.');
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            let game = if own::is_file(&request.game) { request.game } else { request.game.to_lowercase() };
            return Ok(Request { game, ..request });
        }
        let at = digits.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(entry) = at.and_then(|at| boards::ALL.get(at)) {
            return Ok(Request { game: entry.game.id.to_owned(), ..request });
        }
        let own = at.and_then(|at| self.look.own.get(at.checked_sub(boards::ALL.len())?));
        let Some(own) = own else {
            let given = words::shortened(digits);
            let count = boards::ALL.len() + self.look.own.len();
            return Err(say!(self.look, "plain-no-number", given = given, count = count));
        };
        let fields = own::over(&own.fields, request.fields);
        Ok(Request { game: own.game.clone(), fields, ..request })
    }
}
