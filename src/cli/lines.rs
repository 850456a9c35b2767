//! What commands read line by line, and what is said of a line.

use std::{
    io::{self, BufReader, Read},
    path::Path,
};

use super::CliError;
use crate::{
    look::Look,
    say,
    terminal::disk::{self, Line},
    words::file::Fault,
};

/// A file, or where it is called `-`, standard input: what is read of it line by line.
pub(super) struct Lines<'a> {
    file: &'a str,
    source: BufReader<Box<dyn Read>>,
    /// The number of the line that was read last.
    number: u64,
    longest: u64,
    look: &'a Look,
}

impl<'a> Lines<'a> {
    /// Opens it; lines are to have so many bytes at most.
    pub(super) fn open(file: &'a str, longest: u64, look: &'a Look) -> Result<Self, CliError> {
        let source: Box<dyn Read> = match file {
            "-" => Box::new(io::stdin()),
            _ => Box::new(disk::stream(Path::new(file)).map_err(|fault| failed(file, &fault.words(look), look))?),
        };
        Ok(Self { file, source: BufReader::new(source), number: 0, longest, look })
    }

    /// The next line.
    pub(super) fn next(&mut self) -> Result<Line, CliError> {
        self.number += 1;
        disk::line(&mut self.source, self.longest).map_err(|error| self.lost(error))
    }

    /// Passes over what is left of a line that is too long; whether it ends.
    pub(super) fn skip(&mut self) -> Result<bool, CliError> {
        disk::skip(&mut self.source).map_err(|error| self.lost(error))
    }

    /// Returns whether another line is there already.
    pub(super) fn has_more(&self) -> bool {
        self.source.buffer().contains(&b'\n')
    }

    /// The number of the line that was read last.
    pub(super) const fn number(&self) -> u64 {
        self.number
    }

    /// The text of a line, or what is wrong with it.
    pub(super) fn text<'l>(&self, line: &'l Line, look: &Look) -> Result<&'l str, String> {
        let Line::Of(line) = line else { return Err(say!(look, "error-line-too-long", most = self.longest)) };
        str::from_utf8(line).map_err(|_| say!(look, "error-line-not-text"))
    }

    /// Names the fault in the line that was read last, behind its number.
    pub(super) fn at(&self, what: &str, look: &Look) -> String {
        say!(look, "error-line", line = self.number, what = what)
    }

    /// That the file is refused for the line that was read last.
    pub(super) fn refused(&self, what: &str) -> CliError {
        self.failed(&self.at(what, self.look))
    }

    /// That the file is refused.
    pub(super) fn failed(&self, reason: &str) -> CliError {
        failed(self.file, reason, self.look)
    }

    fn lost(&self, error: io::Error) -> CliError {
        self.refused(&Fault::from(error).words(self.look))
    }
}

fn failed(file: &str, reason: &str, look: &Look) -> CliError {
    CliError::Bad(say!(look, "error-file", file = file, reason = reason))
}
