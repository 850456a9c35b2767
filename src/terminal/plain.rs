//! The games line by line: a question, a line, an answer in sentences. Nothing is drawn, so a screen reader says all of it, and it
//! works through a pipe.

mod command;
mod game;
mod keeping;
mod menu;
mod query;
mod resigning;
mod talk;
mod thinking;

use std::io::{self, BufRead, Write};

use zugzwang_engine::Machine;

pub use command::{Command, Heard, Vocabulary};
use game::Left;
use talk::{LONGEST, Line, Talk};
use thinking::Thinker;

use crate::{
    keep::{
        keeper::{Keeper, Origin},
        storage::SaveName,
    },
    look::Look,
    play::board::{Side, Table},
    say,
};

/// The look, the keeper and the players with which an evening begins.
#[derive(Debug)]
pub struct Opening {
    /// The words and signs.
    pub look: Look,
    /// The keeper of the games, if anything can keep them.
    pub keeper: Option<Keeper>,
    /// The lines that are told at once.
    pub notes: Vec<String>,
    /// The choice of the user's seat.
    pub side: Side,
    /// The machine that plays against the user, unless it is the perfect player.
    pub opponent: Option<Machine>,
    /// Begins the chance of machines that err.
    pub seed: u64,
    /// `true` where what is read is written, too: nobody sees it in a pipe.
    pub echo: bool,
}

/// The state of an evening, all that it needs to know besides the game.
struct Session<'a> {
    look: Look,
    talk: Talk<'a>,
    vocabulary: Vocabulary,
    thinker: Thinker,
    keeper: Option<Keeper>,
    side: Side,
    opponent: Option<Machine>,
    seed: u64,
    /// The name that `save` was asked to replace by the line before: the next line says it again or it is forgotten.
    taken: Option<SaveName>,
}

/// A game that is opened, and what it goes on with.
struct Opened {
    table: Box<dyn Table>,
    from: Origin,
}

/// Plays until there is nothing more to read, or the user quits.
///
/// # Errors
/// Where what is said cannot be written, a line cannot be read, or the system refuses a thread.
pub fn run(
    opening: Opening,
    first: Option<Box<dyn Table>>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Opening { look, keeper, notes, side, opponent, seed, echo } = opening;
    let vocabulary = Vocabulary::of(&look);
    let talk = Talk::new(input, out, echo);
    let thinker = Thinker::start()?;
    let mut session = Session { look, talk, vocabulary, thinker, keeper, side, opponent, seed, taken: None };
    session.talk.tell(&say!(session.look, "plain-greeting"))?;
    session.talk.tell_all(&notes)?;
    session.evening(first)
}

impl Session<'_> {
    fn evening(&mut self, first: Option<Box<dyn Table>>) -> io::Result<()> {
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

    /// The next line that is not too long; `None` where there is nothing more to read.
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

    /// Numbers for the chance of the next game's machines, far from those of the one before.
    fn next_seed(&mut self) -> u64 {
        /// More than a game has moves.
        const APART: u64 = 1 << 32;
        self.seed = self.seed.wrapping_add(APART);
        self.seed
    }
}
