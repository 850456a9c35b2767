//! Replaces files as a whole, and makes folders.

use std::{
    fs::{self, File, Metadata},
    io::{self, Write},
    path::{Path, PathBuf},
};

use atomicwrites::{AllowOverwrite, AtomicFile};

use super::{
    fault::fault_at,
    read::{read, regular},
};
use crate::{
    terminal::system::files,
    words::file::{Fault, Kind},
};

/// The users who may read a new file or folder. A file that replaces another keeps the permissions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    /// The program's own: only the user may read it.
    Ours,
    /// Named by the user, and readable like the user's other new files.
    Users,
}

/// Replaces a file, which has the new content afterwards or, on any failure, the old. A link stays, and the file that it leads to is
/// replaced.
pub(crate) fn replace(path: &Path, bytes: &[u8], whose: Whose) -> Result<(), Fault> {
    let (target, old) = target(path)?;
    // A private file must not be readable while it is written either.
    let options = files::new_file(old.is_some() || whose == Whose::Ours);
    let write = |file: &mut File| {
        old.iter().try_for_each(|old| files::copy_owner_and_mode(file, old))?;
        file.write_all(bytes)
    };
    match AtomicFile::new(&target, AllowOverwrite).write_with_options(write, options) {
        // The error may come from syncing the folder, which is the last step and not possible on every file system: the file is in place.
        Err(_) if read(&target, bytes.len() as u64).is_ok_and(|there| there == bytes) => Ok(()),
        Err(error) => Err(fault_at(path, error)),
        Ok(()) => Ok(()),
    }
}

/// Checks that a file can be written here, before its content is known.
pub(crate) fn has_room(path: &Path) -> Result<(), Fault> {
    let (target, _) = target(path)?;
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
    let about = fs::metadata(folder).map_err(|error| fault_at(folder, error))?;
    if about.is_dir() { Ok(()) } else { Err(io::ErrorKind::NotADirectory.into()) }
}

/// Makes a folder and its missing parents so that they survive a power cut.
pub(crate) fn make_folder(folder: &Path, whose: Whose) -> Result<(), Fault> {
    let new: Vec<&Path> = folder.ancestors().take_while(|folder| !folder.exists()).collect();
    files::create_folder(folder, whose == Whose::Ours).map_err(|error| fault_at(folder, error))?;
    for parent in new.iter().filter_map(|folder| folder.parent()) {
        // Not every file system can do this, and games are saved on those, too.
        let _ = File::open(parent).and_then(|parent| parent.sync_all());
    }
    Ok(())
}

pub(super) fn target(path: &Path) -> Result<(PathBuf, Option<Metadata>), Fault> {
    if files::names_device(path) {
        return Err(Fault::NoFile(Kind::Device));
    }
    let at = |error| fault_at(path, error);
    let about = match fs::metadata(path).map_err(at) {
        Err(fault) if fault.is_missing() => return Ok((path.to_owned(), None)),
        about => about?,
    };
    // Replacing the file that the output goes to would lose the rest of the output.
    if files::is_output(&about) {
        return Err(Fault::Output);
    }
    regular(&about)?;
    Ok((fs::canonicalize(path).map_err(at)?, Some(about)))
}
