//! `zugzwang export` and `zugzwang import`: everything that is kept, as one file.

use std::{
    io::{self, Read},
    path::Path,
};

use clap::ArgMatches;

use super::{CliError, Done, common::Common, print, progress};
use crate::{
    keep::{
        bundle::{Bundle, LARGEST, Taken},
        storage::Storage,
    },
    look::Look,
    say,
    terminal::{complain, disk},
    words::{file::Fault, shortened},
};

/// Prints everything. Data that cannot be printed is named, and the exit code says that something is missing.
pub(super) fn export(common: &Common, look: &Look) -> Done {
    let gathered = storage(common, look)?.gather();
    print(&gathered.bundle.to_json())?;
    if gathered.left_out.is_empty() {
        return Ok(());
    }
    complain(&say!(look, "cli-left-out", count = gathered.left_out.len()));
    gathered.words(look).iter().for_each(|line| complain(line));
    Err(CliError::Reported)
}

pub(super) fn import(sub: &ArgMatches, common: &Common, look: &Look) -> Done {
    let file = sub.get_one::<String>("file").map_or("", String::as_str);
    let refused = |what: String| CliError::Bad(say!(look, "error-bundle", file = shortened(file), what = what));
    let bytes = bytes(file).map_err(|fault| refused(fault.words(look)))?;
    let storage = storage(common, look)?;
    let taken = progress::watched("cli-importing", look, |cancel| {
        // Reading and writing take about as long. Nobody can stop them, so the answer of `step` does not matter.
        let note = |done: usize, total: usize| {
            let _ = cancel.step(done as u64, total as u64);
        };
        let bundle = Bundle::read(&bytes, |done, total| note(done, 2 * total))?;
        let total = bundle.count();
        storage.take(&bundle, true, |done, _| note(total + done, 2 * total))
    });
    let Taken { count, kept, .. } = taken.map_err(|error| refused(error.words(look)))?;
    print(&(say!(look, "cli-imported", count = count) + "\n"))?;
    match kept {
        Some(kept) => print(&(say!(look, "cli-import-kept", file = kept.as_path()) + "\n")),
        None => Ok(()),
    }
}

/// Reads a file, a pipe, or standard input for `-`.
fn bytes(file: &str) -> Result<Vec<u8>, Fault> {
    let source: Box<dyn Read> =
        if file == "-" { Box::new(io::stdin()) } else { Box::new(disk::stream(Path::new(file))?) };
    let mut bytes = Vec::new();
    source.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST { Err(Fault::TooLarge(LARGEST)) } else { Ok(bytes) }
}

fn storage(common: &Common, look: &Look) -> Result<Storage, CliError> {
    common.patient_storage().map_err(|error| CliError::Bad(error.words(look)))
}
