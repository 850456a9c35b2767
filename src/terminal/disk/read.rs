//! Files that are read: opened without waiting, and no more of them than there may be.

use std::{
    fs::{self, File},
    io::Read,
    path::Path,
};

use rustix::{
    fs::{Mode, OFlags},
    io::retry_on_intr,
};

use super::fault::{fault_at, kind_of};
use crate::words::file::{Fault, Kind};

/// Reads the whole of a file, of at most so many bytes.
///
/// # Errors
/// [`Fault`], also where nothing has that name.
pub(crate) fn read(path: &Path, most: u64) -> Result<Vec<u8>, Fault> {
    let file = open(path, OFlags::RDONLY)?;
    let at = |error| fault_at(path, error);
    if file.metadata().map_err(at)?.len() > most {
        return Err(Fault::TooLarge(most));
    }
    let mut bytes = Vec::new();
    // Some files have no length before they are read, and some grow meanwhile.
    file.take(most + 1).read_to_end(&mut bytes).map_err(at)?;
    if bytes.len() as u64 > most { Err(Fault::TooLarge(most)) } else { Ok(bytes) }
}

/// Opens what is read line by line, however long it is: a file, a pipe or a device. A pipe is waited for.
///
/// # Errors
/// [`Fault`] where there are no lines to be read, or the system refuses.
pub(crate) fn stream(path: &Path) -> Result<File, Fault> {
    let at = |error| fault_at(path, error);
    match kind_of(&fs::metadata(path).map_err(at)?) {
        Some(kind @ (Kind::Folder | Kind::Socket)) => Err(Fault::NoFile(kind)),
        _ => File::open(path).map_err(at),
    }
}

/// A file to be locked, made where there is none.
///
/// # Errors
/// [`Fault`] where something else has its name, or the system refuses.
pub(crate) fn lock(path: &Path) -> Result<File, Fault> {
    open(path, OFlags::RDWR | OFlags::CREATE)
}

/// Opens a regular file, and waits for nobody.
fn open(path: &Path, how: OFlags) -> Result<File, Fault> {
    // It is looked at before, for there are devices that begin something when they are opened …
    match fs::metadata(path) {
        Ok(about) => regular(&about)?,
        Err(error) => match fault_at(path, error) {
            fault if fault.is_missing() && how.contains(OFlags::CREATE) => {}
            fault => return Err(fault),
        },
    }
    let flags = how | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    let opened = retry_on_intr(|| rustix::fs::open(path, flags, Mode::RUSR | Mode::WUSR));
    let file = File::from(opened.map_err(|error| fault_at(path, error))?);
    // … and afterwards, for something else may have got its name.
    regular(&file.metadata().map_err(|error| fault_at(path, error))?)?;
    Ok(file)
}

/// That this is a regular file.
pub(super) fn regular(about: &fs::Metadata) -> Result<(), Fault> {
    kind_of(about).map_or(Ok(()), |kind| Err(Fault::NoFile(kind)))
}
