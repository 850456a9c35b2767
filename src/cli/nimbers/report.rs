//! Prints Grundy values, in words or as JSON. A long sequence is never held as one text.

use std::io::{self, Write};

use serde::{Serialize, Serializer};
use zugzwang_engine::theory::taking::{Period, Sequence};

use crate::{look::Look, say, words};

pub(super) struct Report<'a> {
    pub(super) code: String,
    pub(super) sequence: &'a Sequence,
}

#[derive(Serialize)]
struct Nimber {
    n: u64,
    value: u32,
}

#[derive(Serialize)]
struct Table<'a> {
    code: &'a str,
    from: u64,
    to: u64,
    values: Values<'a>,
    largest: Nimber,
    period: Option<Period>,
}

#[derive(Serialize)]
struct Heaps<'a> {
    code: &'a str,
    at: Vec<Nimber>,
    period: Option<Period>,
}

struct Values<'a> {
    sequence: &'a Sequence,
    from: u64,
    to: u64,
}

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.from..=self.to).map(|n| self.sequence.get(n)))
    }
}

impl Report<'_> {
    pub(super) fn table_json(&self, from: u64, to: u64, out: &mut impl Write) -> io::Result<()> {
        let (code, values) = (&self.code, Values { sequence: self.sequence, from, to });
        let table = Table { code, from, to, values, largest: self.largest(to), period: self.sequence.period() };
        serde_json::to_writer(&mut *out, &table)?;
        out.write_all(b"\n")
    }

    pub(super) fn heaps_json(&self, heaps: &[u64], out: &mut impl Write) -> io::Result<()> {
        let at = heaps.iter().map(|n| self.nimber(*n)).collect();
        serde_json::to_writer(&mut *out, &Heaps { code: &self.code, at, period: self.sequence.period() })?;
        out.write_all(b"\n")
    }

    /// Writes rows, each after its first heap, followed by the largest value and the period.
    pub(super) fn table(&self, from: u64, to: u64, columns: u64, out: &mut impl Write, look: &Look) -> io::Result<()> {
        let largest = self.largest(to);
        let columns = columns.min(to - from + 1);
        let label = to.to_string().len();
        let cell = largest.value.to_string().len().max(format!("+{}", columns - 1).len());
        writeln!(out, "{}\n", say!(look, "nimbers-title", code = self.shown(), from = from, to = to))?;
        write!(out, "{:label$} ", "")?;
        (0..columns).try_for_each(|column| write!(out, " {:>cell$}", format!("+{column}")))?;
        for n in from..=to {
            if (n - from).is_multiple_of(columns) {
                write!(out, "\n{n:>label$} ")?;
            }
            write!(out, " {:>cell$}", self.sequence.get(n))?;
        }
        let told = say!(look, "nimbers-largest", to = to, value = u64::from(largest.value), n = largest.n);
        writeln!(out, "\n\n{told}")?;
        self.period(to, out, look)
    }

    pub(super) fn heaps(&self, heaps: &[u64], to: u64, out: &mut impl Write, look: &Look) -> io::Result<()> {
        for n in heaps {
            writeln!(out, "G({n}) = {}", self.sequence.get(*n))?;
        }
        self.period(to, out, look)
    }

    /// Writes the period, or that none is proved.
    fn period(&self, to: u64, out: &mut impl Write, look: &Look) -> io::Result<()> {
        let code = self.shown();
        let told = match self.sequence.period() {
            Some(Period { length, from, proved_by }) => {
                say!(look, "why-taking-period", code = code, length = length, from = from, by = proved_by)
            }
            None => say!(look, "nimbers-unproved", code = code, to = to),
        };
        writeln!(out, "{told}")
    }

    /// The largest value up to a heap, and the first heap that has it.
    fn largest(&self, to: u64) -> Nimber {
        // Values repeat after the first period.
        let last = self.sequence.period().map_or(to, |period| to.min(period.from + period.length - 1));
        let mut largest = self.nimber(0);
        for n in 1..=last {
            if self.sequence.get(n) > largest.value {
                largest = self.nimber(n);
            }
        }
        largest
    }

    fn nimber(&self, n: u64) -> Nimber {
        Nimber { n, value: self.sequence.get(n) }
    }

    /// The code, shortened because some have a million digits.
    fn shown(&self) -> String {
        words::shortened(&self.code)
    }
}
