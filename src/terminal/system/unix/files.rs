//! Kinds, modes and owners of files.

use std::{
    fs::{DirBuilder, File, Metadata, OpenOptions, Permissions},
    io::{self, Write},
    os::{
        fd::AsFd,
        unix::{
            ffi::OsStrExt,
            fs::{DirBuilderExt, FileTypeExt, MetadataExt, OpenOptionsExt, PermissionsExt, fchown},
        },
    },
    path::Path,
};

use rustix::{fs::OFlags, io::Errno};

use crate::words::file::Kind;

/// The kind of thing at a path, or `None` for a regular file.
pub(crate) fn kind_of(about: &Metadata) -> Option<Kind> {
    let kind = about.file_type();
    if kind.is_file() {
        None
    } else if kind.is_dir() {
        Some(Kind::Folder)
    } else if kind.is_fifo() {
        Some(Kind::Pipe)
    } else if kind.is_socket() {
        Some(Kind::Socket)
    } else {
        Some(Kind::Device)
    }
}

pub(crate) fn is_loop(error: &io::Error) -> bool {
    error.raw_os_error() == Some(Errno::LOOP.raw_os_error())
}

/// Returns whether the name of a path belongs to a device in whatever folder it is. Unix has no such names.
pub(crate) const fn names_device(_: &Path) -> bool {
    false
}

/// Opens the file to lock while files in a folder are changed: the folder itself.
pub(crate) fn lockable(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

/// Opens a file without waiting for the other end of a pipe. If `create` is set, it is opened for writing, too, and a missing one is
/// created so that only the user may read it.
pub(crate) fn open(path: &Path, create: bool) -> io::Result<File> {
    let flags = (OFlags::NONBLOCK | OFlags::NOCTTY).bits().cast_signed();
    let mut options = OpenOptions::new();
    options.read(true).write(create).create(create).truncate(false).mode(0o600).custom_flags(flags);
    options.open(path)
}

/// Options to create a file that only the user may read if `private` is set, and that is like the user's other new files otherwise.
pub(crate) fn new_file(private: bool) -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true).mode(if private { 0o600 } else { 0o666 });
    options
}

/// Makes these files in one folder survive a power cut.
pub(crate) fn sync_all(folder: &Path, files: &[&Path]) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    if rustix::fs::syncfs(File::open(folder)?).is_ok() {
        return Ok(());
    }
    let _ = folder;
    files.iter().try_for_each(|file| File::open(file)?.sync_all())
}

/// Creates a folder and its missing parents, accessible to the user only if `private` is set.
pub(crate) fn create_folder(folder: &Path, private: bool) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    if private {
        builder.mode(0o700);
    }
    builder.create(folder)
}

pub(crate) fn is_output(about: &Metadata) -> bool {
    let (out, err) = (io::stdout(), io::stderr());
    [out.as_fd(), err.as_fd()].iter().any(|stream| {
        let stream = stream.try_clone_to_owned().map(File::from).and_then(|stream| stream.metadata());
        stream.is_ok_and(|stream| (stream.dev(), stream.ino()) == (about.dev(), about.ino()))
    })
}

/// Gives a new file the owner and the mode of the file it replaces.
pub(crate) fn copy_owner_and_mode(file: &File, old: &Metadata) -> io::Result<()> {
    let new = file.metadata()?;
    let mut mode = old.mode() & 0o777;
    let is_given = |owner| fchown(file, owner, Some(old.gid())).is_ok();
    // Most users may not give a file to another user, and only to some groups.
    if (new.uid(), new.gid()) != (old.uid(), old.gid()) && !is_given(Some(old.uid())) && !is_given(None) {
        // Those in the wrong group, which the file keeps, must get no more access than everybody.
        mode &= !0o070 | (mode & 0o007) << 3;
    }
    // A file system without modes refuses, and the file keeps the mode that it was created with.
    let _ = file.set_permissions(Permissions::from_mode(mode));
    Ok(())
}

/// Writes a path byte by byte, so that another program can open it.
pub(crate) fn write_path(out: &mut impl Write, path: &Path) -> io::Result<()> {
    out.write_all(path.as_os_str().as_bytes())
}
