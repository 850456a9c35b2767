//! Files that commands read line by line, with errors that name the line.

use std::{
    io::{self, BufReader, Read},
    path::Path,
};

use super::CliError;
use crate::{
    look::Look,
    say,
    terminal::disk::{self, Line},
    words::{file::Fault, shortened},
};

pub(super) struct Lines<'a> {
    file: &'a str,
    source: BufReader<Box<dyn Read>>,
    /// The number of the last line read, from 1.
    number: u64,
    longest: u64,
    look: &'a Look,
}

impl<'a> Lines<'a> {
    pub(super) fn open(file: &'a str, longest: u64, look: &'a Look) -> Result<Self, CliError> {
        let source: Box<dyn Read> = match file {
            "-" => Box::new(io::stdin()),
            _ => Box::new(disk::stream(Path::new(file)).map_err(|fault| failed(file, &fault.words(look), look))?),
        };
        Ok(Self { file, source: BufReader::new(source), number: 0, longest, look })
    }

    pub(super) fn next(&mut self) -> Result<Line, CliError> {
        self.number += 1;
        disk::line(&mut self.source, self.longest).map_err(|error| self.lost(error))
    }

    /// Skips the rest of a line that is too long. Returns whether the line ends at all.
    pub(super) fn skip(&mut self) -> Result<bool, CliError> {
        disk::skip(&mut self.source).map_err(|error| self.lost(error))
    }

    pub(super) fn has_more(&self) -> bool {
        self.source.buffer().contains(&b'\n')
    }

    pub(super) const fn number(&self) -> u64 {
        self.number
    }

    /// Only typed lines may be quoted in errors: a file's may be secret.
    pub(super) fn may_be_quoted(&self) -> bool {
        self.file == "-"
    }

    pub(super) fn text<'l>(&self, line: &'l Line, look: &Look) -> Result<&'l str, String> {
        let Line::Of(line) = line else { return Err(say!(look, "error-line-too-long", most = self.longest)) };
        str::from_utf8(line).map_err(|_| say!(look, "error-line-not-text"))
    }

    pub(super) fn at(&self, what: &str, look: &Look) -> String {
        say!(look, "error-line", line = self.number, what = what)
    }

    pub(super) fn refused(&self, what: &str) -> CliError {
        self.failed(&self.at(what, self.look))
    }

    pub(super) fn failed(&self, reason: &str) -> CliError {
        failed(self.file, reason, self.look)
    }

    fn lost(&self, error: io::Error) -> CliError {
        self.refused(&Fault::from(error).words(self.look))
    }
}

fn failed(file: &str, reason: &str, look: &Look) -> CliError {
    CliError::Bad(say!(look, "error-file", file = shortened(file), reason = reason))
}
