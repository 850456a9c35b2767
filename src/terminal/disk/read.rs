//! Reads files, without waiting to open one and up to a maximum size.

use std::{
    fs::{self, File},
    io::Read,
    path::Path,
};

use super::fault::fault_at;
use crate::{
    terminal::system::files::{self, kind_of},
    words::file::{Fault, Kind},
};

pub(crate) fn read(path: &Path, most: u64) -> Result<Vec<u8>, Fault> {
    let file = open(path, false)?;
    let at = |error| fault_at(path, error);
    if file.metadata().map_err(at)?.len() > most {
        return Err(Fault::TooLarge(most));
    }
    let mut bytes = Vec::new();
    // Some files report no length, and some grow meanwhile.
    file.take(most + 1).read_to_end(&mut bytes).map_err(at)?;
    if bytes.len() as u64 > most { Err(Fault::TooLarge(most)) } else { Ok(bytes) }
}

/// Opens a file, pipe or device of any length to be read line by line. Waits for the other end of a pipe.
pub(crate) fn stream(path: &Path) -> Result<File, Fault> {
    let at = |error| fault_at(path, error);
    match kind_of(&fs::metadata(path).map_err(at)?) {
        Some(kind @ (Kind::Folder | Kind::Socket)) => Err(Fault::NoFile(kind)),
        _ => File::open(path).map_err(at),
    }
}

/// Opens a regular file, also for writing if `create` is set, which creates a missing one.
pub(super) fn open(path: &Path, create: bool) -> Result<File, Fault> {
    if files::names_device(path) {
        return Err(Fault::NoFile(Kind::Device));
    }
    let at = |error| fault_at(path, error);
    // The kind is checked before, because opening some devices has an effect …
    match fs::metadata(path) {
        Ok(about) => regular(&about)?,
        Err(error) => match at(error) {
            fault if fault.is_missing() && create => {}
            fault => return Err(fault),
        },
    }
    let file = files::open(path, create).map_err(at)?;
    // … and again afterwards, because something else may have taken the name meanwhile.
    regular(&file.metadata().map_err(at)?)?;
    Ok(file)
}

pub(super) fn regular(about: &fs::Metadata) -> Result<(), Fault> {
    kind_of(about).map_or(Ok(()), |kind| Err(Fault::NoFile(kind)))
}
