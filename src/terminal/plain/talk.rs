//! What is said and what is read, a line at a time.

use std::io::{self, BufRead, Write};

use crate::{look::visible::visible, terminal::disk};

/// The longest line that is read, in bytes: the longest list there is fits.
pub(super) const LONGEST: u64 = 1 << 20;

/// The outcome of reading a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Line {
    /// A line, without blanks at its ends.
    Of(String),
    /// One that was not taken in.
    TooLong,
    /// There is nothing more to read.
    End,
}

/// Both ends of a talk.
pub(super) struct Talk<'a> {
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    echo: bool,
}

impl<'a> Talk<'a> {
    pub(super) fn new(input: &'a mut dyn BufRead, out: &'a mut dyn Write, echo: bool) -> Self {
        Self { input, out, echo }
    }

    /// Says a line: one line, without an escape code, whatever was typed.
    pub(super) fn tell(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", visible(line))
    }

    /// Says lines.
    pub(super) fn tell_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.tell(line))
    }

    /// Asks for a line; all that was said is written first.
    pub(super) fn ask(&mut self) -> io::Result<Line> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let line = self.read()?;
        match &line {
            Line::Of(text) if self.echo => writeln!(self.out, "{}", visible(text))?,
            Line::TooLong if self.echo => writeln!(self.out)?,
            // What comes next, from whatever program, begins a line.
            Line::End => writeln!(self.out)?,
            Line::Of(_) | Line::TooLong => {}
        }
        Ok(line)
    }

    /// Writes what was said.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn read(&mut self) -> io::Result<Line> {
        Ok(match disk::line(&mut self.input, LONGEST)? {
            disk::Line::Of(bytes) => Line::Of(String::from_utf8_lossy(&bytes).trim().to_owned()),
            disk::Line::TooLong if disk::skip(&mut self.input)? => Line::TooLong,
            // What has no end has no next line either.
            disk::Line::TooLong | disk::Line::End => Line::End,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_passed_over_and_the_next_one_is_read() {
        let text = format!("{}\n 1:2 \r\n\u{1b}[31m", "x".repeat(3 << 20));
        let (mut input, mut out) = (text.as_bytes(), Vec::new());
        let mut talk = Talk::new(&mut input, &mut out, true);
        let lines: Vec<Line> = (0..4).map(|_| talk.ask().expect("it is read")).collect();
        let of = |text: &str| Line::Of(text.to_owned());
        assert_eq!(lines, [Line::TooLong, of("1:2"), of("\u{1b}[31m"), Line::End]);
        assert_eq!(String::from_utf8(out).expect("text"), "> \n> 1:2\n> <U+001B>[31m\n> \n");
    }
}
