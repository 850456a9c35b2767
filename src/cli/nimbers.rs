//! `zugzwang nimbers`: the Grundy values of a taking-and-breaking game from its octal code, and their period if it is proved.

mod code;
mod report;

use std::io::{self, BufWriter, Write};

use clap::ArgMatches;
use zugzwang_engine::theory::taking::Sequence;

use self::{code::Code, report::Report};
use super::{CliError, Done, bad, number, progress, within};
use crate::{look::Look, play::request::AskError, say, words};

/// The largest heap whose value is computed. Each value takes some bytes, and time that grows with the heap.
pub(super) const MOST: u64 = 10_000_000;
/// The largest heap whose value may follow from a proved period.
const FARTHEST: u64 = 1_000_000_000_000_000_000;
pub(super) const USUAL: u64 = 99;
/// The heap up to which a period is sought by default, if the heap asked for is too large to be computed.
const SEARCHED: u64 = 100_000;
pub(super) const USUAL_COLUMNS: u64 = 10;
const MOST_COLUMNS: u64 = 1000;

enum Query {
    /// All heaps from one to another.
    Table { from: u64, to: u64, columns: u64 },
    /// These heaps. Values are computed up to `to`.
    At { heaps: Vec<u64>, to: u64 },
}

pub(super) fn run(sub: &ArgMatches, look: &Look) -> Done {
    let given = sub.get_one::<String>("code").map_or("", String::as_str);
    let code = code::read(given, look)?;
    let wanted = Query::read(sub, look)?;
    let sequence = progress::watched("nimbers-progress", look, |cancel| Sequence::new(&code, wanted.to(), cancel));
    let sequence = sequence.map_err(|stopped| bad(&AskError::from(stopped), look))?;
    wanted.reached(&code, &sequence, look)?;
    let report = Report { code: code.to_string(), sequence: &sequence };
    let mut out = BufWriter::new(io::stdout().lock());
    match (wanted, sub.get_flag("json")) {
        (Query::Table { from, to, .. }, true) => report.table_json(from, to, &mut out)?,
        (Query::Table { from, to, columns }, false) => report.table(from, to, columns, &mut out, look)?,
        (Query::At { heaps, .. }, true) => report.heaps_json(&heaps, &mut out)?,
        (Query::At { heaps, to }, false) => report.heaps(&heaps, to, &mut out, look)?,
    }
    Ok(out.flush()?)
}

impl Query {
    fn read(sub: &ArgMatches, look: &Look) -> Result<Self, CliError> {
        let to = sub.get_one::<String>("to").map(|given| to(given, look)).transpose()?;
        if let Some(given) = sub.get_one::<String>("at") {
            let heaps = heaps(given, look)?;
            let largest = heaps.iter().copied().max().unwrap_or(0);
            let usual = if largest > MOST { SEARCHED } else { largest };
            return Ok(Self::At { heaps, to: to.unwrap_or(usual) });
        }
        let from = number(sub, "from", &(0..=to.unwrap_or(MOST)), look)?.unwrap_or(0);
        let to = to.unwrap_or_else(|| MOST.min(from + USUAL));
        let columns = number(sub, "columns", &(1..=MOST_COLUMNS), look)?.unwrap_or(USUAL_COLUMNS);
        Ok(Self::Table { from, to, columns })
    }

    /// The largest heap whose value is computed.
    const fn to(&self) -> u64 {
        match self {
            Self::Table { to, .. } | Self::At { to, .. } => *to,
        }
    }

    /// Checks that the values of all heaps are known, either computed or from a period.
    fn reached(&self, code: &Code, sequence: &Sequence, look: &Look) -> Done {
        let Self::At { heaps, to } = self else { return Ok(()) };
        let Some(beyond) = heaps.iter().copied().filter(|n| !sequence.reaches(*n)).max() else { return Ok(()) };
        let (way, next) = match beyond {
            ..=MOST => ("reach", beyond),
            _ if *to < MOST => ("search", MOST.min(10 * to.max(&SEARCHED))),
            _ => ("none", MOST),
        };
        let code = words::shortened(&code.to_string());
        let line =
            say!(look, "error-nimbers-far", n = beyond, code = code, to = *to, way = way, next = next, most = MOST);
        Err(CliError::Bad(line))
    }
}

fn to(given: &str, look: &Look) -> Result<u64, CliError> {
    let refused = || {
        let given = words::shortened(given);
        CliError::Bad(say!(look, "error-nimbers-to", given = given, most = MOST))
    };
    within(given, &(0..=MOST)).ok_or_else(refused)
}

fn heaps(given: &str, look: &Look) -> Result<Vec<u64>, CliError> {
    let heap = |text: &str| within(text.trim(), &(0..=FARTHEST));
    let refused = || CliError::Bad(say!(look, "error-nimbers-at", given = words::shortened(given)));
    given.split(',').map(heap).collect::<Option<_>>().ok_or_else(refused)
}
