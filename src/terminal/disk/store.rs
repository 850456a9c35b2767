//! The folders in which the program keeps its files.

use std::{
    any::Any,
    ffi::OsStr,
    fs, io,
    path::{self, Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use atomicwrites::move_atomic;
use directories::ProjectDirs;

use super::{Whose, fault::fault_at, lock::Lock, make_folder, read, replace, together};
use crate::{
    keep::{
        settings::SettingsFile,
        storage::{Storage, StorageError},
        store::{Store, Unreplaced},
    },
    words::file::Fault,
};

#[derive(Debug)]
struct Disk {
    /// The program's own folder, which is locked while a file in it is changed; `None` if the folder of each file is locked.
    folder: Option<PathBuf>,
    /// `true` to remove what killed programs have left. Not in a folder where the user has named a single file.
    sweeps: bool,
    patience: Duration,
}

/// While a user waits for the screen.
const SHORT: Duration = Duration::from_secs(2);
/// For a command that has nothing else to do.
const LONG: Duration = Duration::from_secs(30);

/// The storage in the folder named by `--data`, or else in `$XDG_DATA_HOME`, or else where the system keeps data.
///
/// # Errors
/// [`StorageError::NoHome`] if the user has no such folder.
pub fn storage(named: Option<PathBuf>, xdg: Option<&OsStr>) -> Result<Storage, StorageError> {
    storage_with(SHORT, named, xdg)
}

/// The same storage for a command without a screen: it waits longer for other programs.
///
/// # Errors
/// [`StorageError::NoHome`] if the user has no such folder.
pub fn patient_storage(named: Option<PathBuf>, xdg: Option<&OsStr>) -> Result<Storage, StorageError> {
    storage_with(LONG, named, xdg)
}

fn storage_with(patience: Duration, named: Option<PathBuf>, xdg: Option<&OsStr>) -> Result<Storage, StorageError> {
    let of_system = || ProjectDirs::from("", "", "zugzwang").map(|dirs| dirs.data_dir().to_owned());
    let folder = named.or_else(|| of_xdg(xdg)).or_else(of_system).ok_or(StorageError::NoHome)?;
    // Missing parents are found only from an absolute path.
    let folder = path::absolute(&folder).unwrap_or(folder);
    let disk = Disk { folder: Some(folder.clone()), sweeps: true, patience };
    Ok(Storage::new(folder, Arc::new(disk)))
}

/// The settings in the file named by `--config`, or else in `$XDG_CONFIG_HOME`, or else where the system keeps settings.
pub fn settings(named: Option<PathBuf>, xdg: Option<&OsStr>) -> Option<SettingsFile> {
    let of_system = || ProjectDirs::from("", "", "zugzwang").map(|dirs| dirs.config_dir().to_owned());
    let sweeps = named.is_none();
    let path = named.or_else(|| Some(of_xdg(xdg).or_else(of_system)?.join("config.toml")))?;
    // The folder is locked while the settings are changed, even if there is no file yet.
    let path = path::absolute(&path).unwrap_or(path);
    Some(SettingsFile::new(path, Arc::new(Disk { folder: None, sweeps, patience: SHORT })))
}

fn of_xdg(xdg: Option<&OsStr>) -> Option<PathBuf> {
    xdg.map(Path::new).filter(|path| path.is_absolute()).map(|path| path.join("zugzwang"))
}

impl Store for Disk {
    fn read(&self, file: &Path, most: u64) -> Result<Vec<u8>, Fault> {
        read(file, most)
    }

    fn replace(&self, file: &Path, bytes: &[u8]) -> Result<(), Fault> {
        replace(file, bytes, Whose::Ours)
    }

    fn replace_all(&self, files: &[(PathBuf, Vec<u8>)], note: &mut dyn FnMut(usize)) -> Result<(), Unreplaced> {
        together::replace_all(files, note)
    }

    fn remove(&self, file: &Path) -> Result<(), Fault> {
        match fs::remove_file(file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        }
    }

    fn set_aside(&self, file: &Path) -> Result<PathBuf, Fault> {
        let mut number = 1_u64;
        loop {
            let mut name = file.file_name().unwrap_or_default().to_owned();
            name.push(format!(".broken-{number}"));
            let now = file.with_file_name(name);
            match move_atomic(file, &now) {
                Ok(()) => return Ok(now),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                // Only the last step failed, syncing the folder.
                Err(_) if self.is_there(&now) && !self.is_there(file) => return Ok(now),
                Err(error) => return Err(error.into()),
            }
        }
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>, Fault> {
        let entries = fs::read_dir(folder).map_err(|error| fault_at(folder, error))?;
        Ok(entries.filter_map(Result::ok).map(|entry| entry.path()).collect())
    }

    /// Returns whether there is a file, or a broken link.
    fn is_there(&self, file: &Path) -> bool {
        file.symlink_metadata().is_ok()
    }

    fn make_ready(&self, file: &Path) -> Result<(), Fault> {
        let Some(folder) = file.parent() else { return Ok(()) };
        make_folder(folder, Whose::Ours)?;
        if self.sweeps {
            remove_litter(folder);
        }
        Ok(())
    }

    fn lock(&self, file: &Path) -> Result<Box<dyn Any>, Fault> {
        if let Some(folder) = &self.folder {
            return Ok(Box::new(Lock::take(folder, self.patience)?));
        }
        // Two links may lead to one file, so the folder of the file itself is locked.
        let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        Ok(Box::new(file.parent().map(|folder| Lock::of(folder, self.patience)).transpose()?))
    }
}

/// Removes the temporary folders of programs that were killed while they wrote. One that cannot be removed does no harm.
fn remove_litter(folder: &Path) {
    /// The beginning of the names of the folders in which `atomicwrites` writes a file before it replaces the old one.
    const BEGINNING: &[u8] = b".atomicwrite";
    /// Longer than writing any file takes.
    const LONG: Duration = Duration::from_secs(60 * 60);
    let is_litter = |entry: &fs::DirEntry| {
        let is_temporary = entry.file_name().as_encoded_bytes().starts_with(BEGINNING);
        let about = || entry.metadata().ok().filter(fs::Metadata::is_dir);
        is_temporary && about().and_then(|about| about.modified().ok()?.elapsed().ok()).is_some_and(|age| age > LONG)
    };
    let Ok(entries) = fs::read_dir(folder) else { return };
    for litter in entries.filter_map(Result::ok).filter(is_litter) {
        let _ = fs::remove_dir_all(litter.path());
    }
}
