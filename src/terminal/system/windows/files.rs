//! Kinds and names of files. A file's folder decides who may read it, and a user's own folders let nobody else in.

use std::{
    env,
    ffi::OsStr,
    fs::{self, File, Metadata, OpenOptions},
    io::{self, Write},
    path::Path,
};

use crate::words::file::Kind;

/// The system's number for a link that leads back to itself, which has no name in Rust.
const CANNOT_RESOLVE: i32 = 1921;

/// The kind of thing at a path, or `None` for a regular file.
pub(crate) fn kind_of(about: &Metadata) -> Option<Kind> {
    if about.is_file() {
        None
    } else if about.is_dir() {
        Some(Kind::Folder)
    } else {
        Some(Kind::Device)
    }
}

pub(crate) fn is_loop(error: &io::Error) -> bool {
    error.raw_os_error() == Some(CANNOT_RESOLVE)
}

/// Returns whether the name of a path belongs to a device, in whatever folder it is and whatever its extension: what is written to
/// `nul.json` is lost.
pub(crate) fn names_device(path: &Path) -> bool {
    const NAMES: [&str; 4] = ["con", "prn", "aux", "nul"];
    const NUMBERED: [&str; 2] = ["com", "lpt"];
    let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
    let stem = name.split('.').next().unwrap_or(name).trim_end().to_ascii_lowercase();
    let is_numbered = |name: &str| {
        let number = stem.strip_prefix(name).unwrap_or_default();
        number.len() == 1 && ("1"..="9").contains(&number)
    };
    NAMES.contains(&stem.as_str()) || NUMBERED.into_iter().any(is_numbered)
}

/// Opens the file to lock while files in a folder are changed. A folder cannot be locked here, and the program should add no file to one
/// that may be the user's. So there is one lock for all folders, beside the user's other temporary files.
pub(crate) fn lockable(_: &Path) -> io::Result<File> {
    open(&env::temp_dir().join("zugzwang.lock"), true)
}

/// Opens a file: for reading, or if `create` is set for reading and writing, creating a missing file.
pub(crate) fn open(path: &Path, create: bool) -> io::Result<File> {
    OpenOptions::new().read(true).write(create).create(create).truncate(false).open(path)
}

/// Options to create a file. Its folder decides who may read it.
pub(crate) fn new_file(_: bool) -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    options
}

/// Makes these files in one folder survive a power cut.
pub(crate) fn sync_all(_: &Path, files: &[&Path]) -> io::Result<()> {
    files.iter().try_for_each(|file| OpenOptions::new().write(true).open(file)?.sync_all())
}

/// Creates a folder and its missing parents. They are accessible to those who may use the folder around them.
pub(crate) fn create_folder(folder: &Path, _: bool) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// Returns whether standard output or standard error is this file. The system itself refuses to replace such a file.
pub(crate) const fn is_output(_: &Metadata) -> bool {
    false
}

/// Does nothing: a new file belongs to the user, with the rights that its folder gives.
#[expect(clippy::unnecessary_wraps, reason = "it may fail on other systems")]
pub(crate) const fn copy_owner_and_mode(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

/// Writes a path as text. Half a surrogate, which a name may have, becomes a question mark.
pub(crate) fn write_path(out: &mut impl Write, path: &Path) -> io::Result<()> {
    write!(out, "{}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_of_devices_are_known_with_any_extension() {
        for name in ["nul", "NUL.json", r"C:\saves\con.json", "com1.tar.gz", "Lpt9", "aux .json"] {
            assert!(names_device(Path::new(name)), "{name}");
        }
        for name in ["null.json", "com.json", "com0.json", "com10.json", "console", "the con.json", r"nul\nim.json"] {
            assert!(!names_device(Path::new(name)), "{name}");
        }
    }
}
