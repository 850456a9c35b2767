//! What is read line by line, however long it is: never more than a line of it is held.

use std::io::{self, BufRead, Read};

/// A line as it was read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// It, without its end.
    Of(Vec<u8>),
    /// One that is longer than was asked for. The rest of it comes next, unless it is skipped.
    TooLong,
    /// There is nothing more.
    End,
}

/// The most that is skipped of a line: a device has no end.
pub(crate) const MOST_SKIPPED: u64 = 1 << 30;

/// The next line, of at most so many bytes.
pub(crate) fn line(source: &mut impl BufRead, longest: u64) -> io::Result<Line> {
    let mut line = Vec::new();
    if source.by_ref().take(longest + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(Line::End);
    }
    if line.ends_with(b"\n") {
        line.pop();
    }
    Ok(if line.len() as u64 > longest { Line::TooLong } else { Line::Of(line) })
}

/// Passes over what is left of a line; whether it ends.
pub(crate) fn skip(source: &mut impl BufRead) -> io::Result<bool> {
    Ok((source.by_ref().take(MOST_SKIPPED).skip_until(b'\n')? as u64) < MOST_SKIPPED)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line without an end.
    struct Endless;

    impl Read for Endless {
        fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
            bytes.fill(b'1');
            Ok(bytes.len())
        }
    }

    impl BufRead for Endless {
        fn fill_buf(&mut self) -> io::Result<&[u8]> {
            Ok(&[b'1'; 1 << 13])
        }

        fn consume(&mut self, _: usize) {}
    }

    #[test]
    fn lines_of_the_length_that_is_asked_for_are_read_and_longer_ones_are_skipped() {
        let mut source = &b"123\n12345\n\n1234\n12"[..];
        let mut next = || line(&mut source, 4).expect("it is read");
        let of = |text: &str| Line::Of(text.as_bytes().to_owned());
        assert_eq!([next(), next()], [of("123"), Line::TooLong]);
        assert!(skip(&mut source).expect("it is read"));
        let mut next = || line(&mut source, 4).expect("it is read");
        assert_eq!([next(), next(), next(), next()], [of(""), of("1234"), of("12"), Line::End]);
    }

    #[test]
    fn a_line_without_an_end_is_not_followed_for_ever() {
        assert_eq!(line(&mut Endless, 1000).expect("it is read"), Line::TooLong);
        assert!(!skip(&mut Endless).expect("it is read"));
    }
}
