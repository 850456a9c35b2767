//! Input and output, a line at a time.

use std::io::{self, BufRead, Write};

use crate::{
    look::visible::visible,
    terminal::disk::{self, Line},
};

/// In bytes. The longest valid list fits.
pub(super) const LONGEST: u64 = 1 << 20;

pub(super) struct Talk<'a> {
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    echo: bool,
}

impl<'a> Talk<'a> {
    pub(super) fn new(input: &'a mut dyn BufRead, out: &'a mut dyn Write, echo: bool) -> Self {
        Self { input, out, echo }
    }

    /// Writes a line without control characters.
    pub(super) fn tell(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", visible(line))
    }

    pub(super) fn tell_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.tell(line))
    }

    /// Prompts for a line and reads it, without white space at its ends, after all output has been written.
    pub(super) fn ask(&mut self) -> io::Result<Line<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let line = self.read()?;
        match &line {
            Line::Of(text) if self.echo => writeln!(self.out, "{}", visible(text))?,
            Line::TooLong if self.echo => writeln!(self.out)?,
            // Another program that writes to the terminal next starts on a new line.
            Line::End => writeln!(self.out)?,
            Line::Of(_) | Line::TooLong => {}
        }
        Ok(line)
    }

    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn read(&mut self) -> io::Result<Line<String>> {
        Ok(match disk::line(&mut self.input, LONGEST)? {
            Line::Of(bytes) => Line::Of(String::from_utf8_lossy(&bytes).trim().to_owned()),
            Line::TooLong if disk::skip(&mut self.input)? => Line::TooLong,
            // Without an end to the line, there is no next one.
            Line::TooLong | Line::End => Line::End,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_skipped() {
        let text = format!("{}\n 1:2 \r\n\u{1b}[31m", "x".repeat(3 << 20));
        let (mut input, mut out) = (text.as_bytes(), Vec::new());
        let mut talk = Talk::new(&mut input, &mut out, true);
        let lines: Vec<Line<String>> = (0..4).map(|_| talk.ask().expect("reading works")).collect();
        let of = |text: &str| Line::Of(text.to_owned());
        assert_eq!(lines, [Line::TooLong, of("1:2"), of("\u{1b}[31m"), Line::End]);
        assert_eq!(String::from_utf8(out).expect("the output is text"), "> \n> 1:2\n> <U+001B>[31m\n> \n");
    }
}
