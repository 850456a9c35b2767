//! One game, from its opening until the user leaves it.

use std::io;

use zugzwang_engine::{Score, Seat};

use super::{Command, Heard, Opened, Origin, Session};
use crate::{
    keep::keeper::is_begun,
    look::Look,
    play::{
        board::{Back, Player, Refusal, Status, Tale},
        panels::Who,
        request::Request,
        table::Table,
        told,
    },
    say,
    terminal::disk,
    words,
};

pub(super) enum Left {
    Menu,
    For(Box<Opened>),
    Quit,
}

pub(super) struct Playing {
    pub(super) table: Table,
    /// The number of moves that had been made when it was opened.
    pub(super) opened: usize,
    pub(super) described: usize,
    pub(super) hints: usize,
    /// `true` if the position must be described before the next line is read.
    pub(super) changed: bool,
}

impl Session<'_> {
    pub(super) fn play(&mut self, opened: Opened) -> io::Result<Left> {
        let mut playing = self.open_game(opened)?;
        loop {
            self.settle(&mut playing)?;
            self.keep(&playing.table)?;
            if playing.changed {
                self.tell_moves(&mut playing)?;
                self.tell_position(&mut playing)?;
                playing.changed = false;
            }
            let left = match self.listen()? {
                Some(line) => self.hear(&mut playing, &line)?,
                None => Some(Left::Quit),
            };
            if let Some(left) = left {
                self.leave_game(&mut playing)?;
                return Ok(left);
            }
        }
    }

    fn open_game(&mut self, Opened { mut table, from }: Opened) -> io::Result<Playing> {
        let seed = self.next_seed();
        table.seating_mut().seed = seed;
        let resumed = !matches!(from, Origin::Start);
        let was_exam = matches!(&from, Origin::Unfinished(saved) if saved.exam);
        if let Some(keeper) = &mut self.keeper {
            keeper.open(&table, from);
        }
        let opened = table.plies();
        let mut playing = Playing { table, opened, described: opened, hints: 0, changed: true };
        self.tell_rules(&playing.table)?;
        if resumed {
            self.talk.tell(&say!(self.look, "plain-resumed", count = opened))?;
            if was_exam {
                self.talk.tell(&say!(self.look, "plain-exam"))?;
            }
        } else {
            self.offer_unfinished(playing.table.id())?;
        }
        self.settle(&mut playing)?;
        self.tell_seats(&playing.table)?;
        if !resumed {
            self.tell_who_begins(&playing)?;
        }
        Ok(playing)
    }

    /// If the program was to choose who goes first, says what it chose and why.
    fn tell_who_begins(&mut self, playing: &Playing) -> io::Result<()> {
        let table = &playing.table;
        let Some((outcome, [first, _])) = table.seating().chosen_by().zip(table.seats()) else { return Ok(()) };
        self.talk.tell(&match first {
            Player::Machine(_) => say!(self.look, "plain-began", outcome = outcome),
            Player::Person => say!(self.look, "status-chose-second", outcome = outcome),
        })
    }

    fn tell_seats(&mut self, table: &Table) -> io::Result<()> {
        let Some(seats) = table.seats() else { return Ok(()) };
        let alone = seats.contains(&Player::Person) && seats != [Player::Person; 2];
        for seat in Seat::ALL {
            let name = match seats[seat.index()] {
                Player::Person if alone => say!(self.look, "seat-person"),
                Player::Person => say!(self.look, "status-person"),
                Player::Machine(machine) => words::machine_name(machine, &self.look),
            };
            let seat = if seat == Seat::First { "first" } else { "second" };
            self.talk.tell(&say!(self.look, "status-seat", seat = seat, name = name))?;
        }
        Ok(())
    }

    /// Does what a line asks for. Returns how the game was left, if it was.
    fn hear(&mut self, playing: &mut Playing, line: &str) -> io::Result<Option<Left>> {
        // In a game whose moves are names, a legal move takes precedence over a command.
        let heard = if playing.table.has_move(line) { Heard::Other } else { self.vocabulary.hear(line) };
        if !matches!(heard, Heard::Command(Command::Save, _)) {
            self.taken = None;
        }
        match heard {
            Heard::Command(command, rest) => self.obey(playing, command, rest),
            Heard::Unclear(commands) => self.unclear(line, &commands).map(|()| None),
            Heard::Other if line.is_empty() => self.step(playing).map(|()| None),
            Heard::Other => self.type_move(playing, line).map(|()| None),
        }
    }

    pub(super) fn unclear(&mut self, given: &str, commands: &[String]) -> io::Result<()> {
        let commands = words::one_of(commands, &self.look);
        self.talk.tell(&say!(self.look, "plain-unclear", given = words::shortened(given), commands = commands))
    }

    /// Handles an empty line, which lets two machines make a move and means nothing in other games.
    fn step(&mut self, playing: &mut Playing) -> io::Result<()> {
        if !matches!(playing.table.status(), Status::Watched(_)) {
            return Ok(());
        }
        let plies = playing.table.plies();
        playing.table.seating_mut().clock.tick();
        self.settle_until(playing, |table| table.plies() > plies)?;
        playing.changed = true;
        Ok(())
    }

    fn type_move(&mut self, playing: &mut Playing, line: &str) -> io::Result<()> {
        let table = &mut playing.table;
        let told = match table.type_move(line) {
            Ok(()) => {
                playing.changed = true;
                self.tell_moves(playing)?;
                // The game is saved before the machine thinks, in case the program is ended meanwhile.
                return self.keep(&playing.table);
            }
            Err(Refusal::Over) => game_over(table, &self.look),
            Err(Refusal::Thinking) if table.paced().is_some() => say!(self.look, "plain-machines"),
            Err(Refusal::Illegal(_))
                if line.starts_with(char::is_alphabetic) && !line.contains(|c: char| c.is_ascii_digit()) =>
            {
                let form = say!(self.look, &format!("{}-notation", table.id()));
                say!(self.look, "plain-unknown", given = words::shortened(line), form = form)
            }
            Err(refusal) => {
                let what = refusal.words(table.id(), &self.look);
                say!(self.look, "plain-refused", given = words::shortened(line), what = what)
            }
        };
        self.talk.tell(&told)
    }

    /// Describes the new moves: who made them, and how they are written.
    fn tell_moves(&mut self, playing: &mut Playing) -> io::Result<()> {
        let table = &playing.table;
        if table.plies() <= playing.described {
            playing.described = table.plies();
            return Ok(());
        }
        self.talk.tell_all(&told::moves_since(table, playing.described, &self.look))?;
        playing.described = table.plies();
        playing.hints = 0;
        Ok(())
    }

    /// Describes the position and says whose turn it is, or how the game has ended.
    pub(super) fn tell_position(&mut self, playing: &mut Playing) -> io::Result<()> {
        playing.described = playing.table.plies();
        playing.hints = 0;
        if matches!(playing.table.status(), Status::Over(_)) {
            return self.tell_end(playing);
        }
        let table = &playing.table;
        self.talk.tell_all(&table.tell(Tale::Position, &self.look).unwrap_or_default())?;
        if let Some(totals) = table.totals() {
            let told = self.points("totals-taken", table, totals.taken);
            self.talk.tell(&told)?;
        }
        let turn = told::turn(table, &self.look);
        self.talk.tell(&turn)
    }

    fn points(&self, key: &str, table: &Table, score: Score) -> String {
        let look = &self.look;
        let of = |seat: Seat| say!(look, "totals-of", who = Who::of(table.seats(), seat), points = score.of(seat));
        say!(look, key, first = of(Seat::First), second = of(Seat::Second))
    }

    fn tell_end(&mut self, playing: &mut Playing) -> io::Result<()> {
        self.settle_until(playing, Table::is_settled)?;
        let table = &playing.table;
        let mut lines = table.tell(Tale::Reason, &self.look).unwrap_or_default();
        let resigned = table.status().resigned();
        let points = if resigned.is_some() { "totals-taken" } else { "totals-final" };
        lines.extend(table.totals().map(|totals| self.points(points, table, totals.taken)));
        if let Some(seat) = resigned {
            let winner = Who::of(table.seats(), seat.other());
            lines.insert(0, say!(self.look, "status-resigned", who = winner));
            if table.rival().is_some() && !is_begun(table, 0) {
                lines.insert(1, say!(self.look, "status-resigned-uncounted"));
            }
            lines.extend(self.decided(table, seat)?);
        }
        lines.extend(told::gifts(table, &self.look));
        lines.push(game_over(table, &self.look));
        self.talk.tell_all(&lines)
    }

    fn obey(&mut self, playing: &mut Playing, command: Command, rest: &str) -> io::Result<Option<Left>> {
        match command {
            Command::Why => self.explain(playing, Tale::Reason)?,
            Command::Hint => self.hint(playing)?,
            Command::Proof => self.proof(playing)?,
            Command::Moves => self.list(playing, !rest.is_empty())?,
            Command::Undo => self.undo(playing)?,
            Command::Redo => self.redo(playing)?,
            Command::Resign => self.resign(playing)?,
            Command::Position => playing.changed = true,
            Command::Rules => self.tell_rules(&playing.table)?,
            Command::New => return self.begin_again(&playing.table, rest),
            Command::Resume => {
                return Ok(self.kept_game(Some(playing.table.id()), rest)?.map(|opened| Left::For(Box::new(opened))));
            }
            Command::Save => self.save(&playing.table, rest)?,
            Command::Help => self.help(Some(playing.table.id()))?,
            Command::Menu => return Ok(Some(Left::Menu)),
            Command::Quit => return Ok(Some(Left::Quit)),
        }
        Ok(None)
    }

    fn undo(&mut self, playing: &mut Playing) -> io::Result<()> {
        let (plies, resigned) = (playing.table.plies(), playing.table.status().resigned());
        if !playing.table.back(Back::Turn) {
            return self.talk.tell(&say!(self.look, "status-nothing-to-undo"));
        }
        playing.changed = true;
        playing.described = playing.table.plies();
        if resigned.is_some() {
            return self.talk.tell(&say!(self.look, "plain-unresigned"));
        }
        self.talk.tell(&say!(self.look, "plain-undone", count = plies - playing.described))
    }

    fn redo(&mut self, playing: &mut Playing) -> io::Result<()> {
        if !playing.table.back(Back::Again) {
            return self.talk.tell(&say!(self.look, "status-nothing-to-redo"));
        }
        playing.changed = true;
        Ok(())
    }

    /// Opens another game of this kind, with these fields, or the same ones if none are given.
    fn begin_again(&mut self, table: &Table, fields: &str) -> io::Result<Option<Left>> {
        let mut request = Request::of(table.id(), table.setup(), &[]);
        if !fields.is_empty() {
            request.fields = fields.split_whitespace().map(ToOwned::to_owned).collect();
        }
        match request.with_files(disk::FILES).table(table.seating().side()) {
            Ok(mut next) => {
                let seats = table.seats().into_iter().flatten();
                let mut machines = seats.filter_map(|player| match player {
                    Player::Machine(machine) => Some(machine),
                    Player::Person => None,
                });
                // Of two machines, the one in the second seat is the opponent.
                if let Some(machine) = machines.next_back().or(self.opponent) {
                    next.seating_mut().oppose(machine);
                }
                Ok(Some(Left::For(Box::new(Opened { table: next, from: Origin::Start }))))
            }
            Err(error) => self.talk.tell(&error.words(&self.look)).map(|()| None),
        }
    }
}

pub(super) fn game_over(table: &Table, look: &Look) -> String {
    say!(look, "plain-over", undo = table.can_undo())
}
