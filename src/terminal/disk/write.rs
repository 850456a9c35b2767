//! Files that are replaced as a whole, and the folders they lie in.

use std::{
    fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions},
    io::{self, Write},
    os::{
        fd::AsFd,
        unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt, fchown},
    },
    path::{Path, PathBuf},
};

use atomicwrites::{AllowOverwrite, AtomicFile};

use super::{
    fault::fault_at,
    read::{read, regular},
};
use crate::words::file::Fault;

/// The party that decides who may look into what is new. What is there already is as open or closed afterwards as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    /// The program keeps it for its user: nobody else may.
    Ours,
    /// The user named it: whoever may look into other new files of the user's.
    Users,
}

/// Puts these bytes in the place of a file. They are there afterwards or, on any failure, what was there before. A link stays a
/// link, and what it leads to is replaced.
///
/// # Errors
/// [`Fault`] where something else than a file has the name, or the system refuses.
pub(crate) fn replace(path: &Path, bytes: &[u8], whose: Whose) -> Result<(), Fault> {
    let (target, old) = target(path)?;
    let mut options = OpenOptions::new();
    // What was closed is not open while it is written either.
    let mode = if old.is_some() || whose == Whose::Ours { 0o600 } else { 0o666 };
    options.write(true).create_new(true).mode(mode);
    let write = |file: &mut File| {
        old.iter().try_for_each(|old| resemble(file, old))?;
        file.write_all(bytes)
    };
    match AtomicFile::new(&target, AllowOverwrite).write_with_options(write, options) {
        // The folder is synced last, and not every file system can do that: the file is in its place all the same.
        Err(_) if read(&target, bytes.len() as u64).is_ok_and(|there| there == bytes) => Ok(()),
        Err(error) => Err(fault_at(path, error)),
        Ok(()) => Ok(()),
    }
}

/// Checks that a file may lie there, before what is to be in it is known.
///
/// # Errors
/// [`Fault`] where something else does, or there is no folder for it.
pub(crate) fn has_room(path: &Path) -> Result<(), Fault> {
    let (target, _) = target(path)?;
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
    let about = fs::metadata(folder).map_err(|error| fault_at(folder, error))?;
    if about.is_dir() { Ok(()) } else { Err(io::ErrorKind::NotADirectory.into()) }
}

/// Makes a folder, and those above it that are missing. They outlast a power cut, too.
///
/// # Errors
/// [`Fault`] where the system refuses.
pub(crate) fn make_folder(folder: &Path, whose: Whose) -> Result<(), Fault> {
    let new: Vec<&Path> = folder.ancestors().take_while(|folder| !folder.exists()).collect();
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    if whose == Whose::Ours {
        builder.mode(0o700);
    }
    builder.create(folder).map_err(|error| fault_at(folder, error))?;
    for parent in new.iter().filter_map(|folder| folder.parent()) {
        // Not every file system can do that, and a game is worth keeping on those, too.
        let _ = File::open(parent).and_then(|parent| parent.sync_all());
    }
    Ok(())
}

/// Finds the place of the file itself, behind all links, and what is known of it if it is there.
fn target(path: &Path) -> Result<(PathBuf, Option<Metadata>), Fault> {
    let at = |error| fault_at(path, error);
    let about = match fs::metadata(path).map_err(at) {
        Err(fault) if fault.is_missing() => return Ok((path.to_owned(), None)),
        about => about?,
    };
    if is_output(&about) {
        return Err(Fault::Output);
    }
    regular(&about)?;
    Ok((fs::canonicalize(path).map_err(at)?, Some(about)))
}

/// Returns whether what this program says goes there: replaced, it would take the rest along.
fn is_output(about: &Metadata) -> bool {
    let (out, err) = (io::stdout(), io::stderr());
    [out.as_fd(), err.as_fd()].iter().any(|stream| {
        let stream = stream.try_clone_to_owned().map(File::from).and_then(|stream| stream.metadata());
        stream.is_ok_and(|stream| (stream.dev(), stream.ino()) == (about.dev(), about.ino()))
    })
}

/// Gives a new file the owner and the mode of the one whose place it takes.
fn resemble(file: &File, old: &Metadata) -> io::Result<()> {
    let new = file.metadata()?;
    let mut mode = old.mode() & 0o777;
    let is_given = |owner| fchown(file, owner, Some(old.gid())).is_ok();
    // Few may give a file to another user, and not to every group either.
    if (new.uid(), new.gid()) != (old.uid(), old.gid()) && !is_given(Some(old.uid())) && !is_given(None) {
        // The group that it has now gets no more than everybody has.
        mode &= !0o070 | (mode & 0o007) << 3;
    }
    // Where there are no modes the file is as closed as it was made.
    let _ = file.set_permissions(Permissions::from_mode(mode));
    Ok(())
}
