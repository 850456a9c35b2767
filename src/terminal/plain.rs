//! The games line by line: a prompt, a line, an answer in sentences. Nothing is drawn, so that a screen reader can read all of it and
//! it works through a pipe.

mod command;
mod game;
mod keeping;
mod menu;
mod query;
mod resigning;
mod talk;
mod thinking;

use std::io::{self, BufWriter, IsTerminal};

use zugzwang_engine::Machine;

pub use command::{Command, Heard, Vocabulary};
use game::Left;
use talk::{LONGEST, Talk};
use thinking::Thinker;

use crate::{
    keep::{
        keeper::{Keeper, Origin},
        storage::SaveName,
    },
    look::Look,
    play::{board::Side, seed, table::Table},
    say,
    terminal::disk::Line,
};

struct Session<'a> {
    look: Look,
    talk: Talk<'a>,
    vocabulary: Vocabulary,
    thinker: Thinker,
    /// `None` if there is no place for saved games.
    keeper: Option<Keeper>,
    side: Side,
    /// `None` for the perfect player.
    opponent: Option<Machine>,
    /// The seed of the current game's machines.
    seed: u64,
    /// The name, used by another game, that the last `save` asked for: the same line again replaces that game.
    taken: Option<SaveName>,
}

struct Opened {
    table: Table,
    from: Origin,
}

/// Plays on standard input and output until there is no more input, or the user quits. `notes` are lines to begin with.
pub(crate) fn run(
    look: Look,
    keeper: Option<Keeper>,
    notes: &[String],
    side: Side,
    opponent: Option<Machine>,
    first: Option<Table>,
) -> io::Result<()> {
    let stdin = io::stdin();
    // A terminal shows what is typed, but nothing shows what comes from a pipe.
    let echo = !stdin.is_terminal();
    let (mut input, mut out) = (stdin.lock(), BufWriter::new(io::stdout()));
    let talk = Talk::new(&mut input, &mut out, echo);
    let (vocabulary, thinker) = (Vocabulary::of(&look), Thinker::start()?);
    let seed = seed::any();
    let mut session = Session { look, talk, vocabulary, thinker, keeper, side, opponent, seed, taken: None };
    session.talk.tell(&say!(session.look, "plain-greeting"))?;
    session.talk.tell_all(notes)?;
    session.play_games(first)?;
    session.talk.flush()
}

impl Session<'_> {
    fn play_games(&mut self, first: Option<Table>) -> io::Result<()> {
        let mut next = first.map(|table| Opened { table, from: Origin::Start });
        loop {
            let opened = match next.take() {
                Some(opened) => opened,
                None => match self.choose()? {
                    Some(opened) => opened,
                    None => return Ok(()),
                },
            };
            next = match self.play(opened)? {
                Left::Menu => None,
                Left::For(opened) => Some(*opened),
                Left::Quit => return Ok(()),
            };
        }
    }

    /// Reads the next line, passing over lines that are too long; `None` at the end of input.
    fn listen(&mut self) -> io::Result<Option<String>> {
        loop {
            match self.talk.ask()? {
                Line::Of(line) => return Ok(Some(line)),
                Line::TooLong => {
                    self.taken = None;
                    self.talk.tell(&say!(self.look, "plain-too-long", most = LONGEST))?;
                }
                Line::End => return Ok(None),
            }
        }
    }

    /// Returns the seed of the next game's machines, far from the last one.
    fn next_seed(&mut self) -> u64 {
        /// More than a game has moves.
        const APART: u64 = 1 << 32;
        self.seed = self.seed.wrapping_add(APART);
        self.seed
    }
}
