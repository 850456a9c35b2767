//! `zugzwang export` and `zugzwang import`: everything that is kept, as one file.

use std::path::Path;

use clap::ArgMatches;

use super::{CliError, Done, common::Common, print};
use crate::{
    keep::{bundle::Bundle, storage::Storage},
    look::Look,
    say,
    terminal::disk,
};

/// The largest file that is imported, in bytes: more than ever comes together.
const LARGEST: u64 = 1 << 26;

pub(super) fn export(common: &Common, look: &Look) -> Done {
    print(&storage(common, look)?.bundle().to_json())
}

pub(super) fn import(sub: &ArgMatches, common: &Common, look: &Look) -> Done {
    let file = sub.get_one::<String>("file").map_or("", String::as_str);
    let refused = |what: String| CliError::Bad(say!(look, "error-bundle", file = file, what = what));
    let bytes = disk::read(Path::new(file), LARGEST).map_err(|fault| refused(fault.words(look)))?;
    let text = String::from_utf8(bytes).unwrap_or_default();
    let storage = storage(common, look)?;
    let unpacked = Bundle::parse(&text).and_then(|bundle| storage.unpack(&bundle).map(|()| bundle.count()));
    let count = unpacked.map_err(|error| refused(error.words(look)))?;
    print(&(say!(look, "cli-imported", count = count) + "\n"))
}

fn storage(common: &Common, look: &Look) -> Result<Storage, CliError> {
    common.storage().map_err(|error| CliError::Bad(error.words(look)))
}
