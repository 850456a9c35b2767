//! Reads input of any length line by line, holding one line at a time.

use std::io::{self, BufRead, Read};

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<T = Vec<u8>> {
    Of(T),
    /// The rest of the line comes next, unless it is skipped.
    TooLong,
    End,
}

/// Maximum number of bytes skipped of a line, because a device may have no end.
pub(crate) const MOST_SKIPPED: u64 = 1 << 30;

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

/// Skips the rest of a line. Returns whether the line ends at all.
pub(crate) fn skip(source: &mut impl BufRead) -> io::Result<bool> {
    Ok((source.by_ref().take(MOST_SKIPPED).skip_until(b'\n')? as u64) < MOST_SKIPPED)
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn lines_up_to_the_maximum_length_are_read_and_longer_ones_skipped() {
        let mut source = &b"123\n12345\n\n1234\n12"[..];
        let mut next = || line(&mut source, 4).expect("reading works");
        let of = |text: &str| Line::Of(text.as_bytes().to_owned());
        assert_eq!([next(), next()], [of("123"), Line::TooLong]);
        assert!(skip(&mut source).expect("reading works"));
        let mut next = || line(&mut source, 4).expect("reading works");
        assert_eq!([next(), next(), next(), next()], [of(""), of("1234"), of("12"), Line::End]);
    }

    #[test]
    fn a_line_without_an_end_is_not_read_for_ever() {
        assert_eq!(line(&mut Endless, 1000).expect("reading works"), Line::TooLong);
        assert!(!skip(&mut Endless).expect("reading works"));
    }
}
