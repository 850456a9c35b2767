//! Folders of a disk as what is kept knows them.

use std::{
    any::Any,
    ffi::OsStr,
    fs, io,
    path::{self, Path, PathBuf},
    sync::Arc,
};

use atomicwrites::move_atomic;
use directories::ProjectDirs;

use super::{Whose, fault::fault_at, lock::Lock, make_folder, read, replace, sweep};
use crate::{
    keep::{
        settings::SettingsFile,
        storage::{Storage, StorageError},
        store::Store,
    },
    words::file::Fault,
};

/// Files on a disk.
#[derive(Debug)]
struct Disk {
    /// The folder that is locked while anything in it is changed, where it is ours; else the folder of each file is.
    folder: Option<PathBuf>,
    /// `true` where what killed programs have left may be removed: not from a folder that the user has named for one file.
    sweeps: bool,
}

/// The folder named by `--data`, else in `$XDG_DATA_HOME` on every system, else where the system keeps data.
///
/// # Errors
/// [`StorageError::NoHome`] where the user has no folder at all.
pub fn storage(named: Option<PathBuf>, xdg: Option<&OsStr>) -> Result<Storage, StorageError> {
    let of_system = || ProjectDirs::from("", "", "zugzwang").map(|dirs| dirs.data_dir().to_owned());
    let folder = named.or_else(|| of_xdg(xdg)).or_else(of_system).ok_or(StorageError::NoHome)?;
    // Folders that are new are found among those above it, so it is to be known where it is.
    let folder = path::absolute(&folder).unwrap_or(folder);
    let disk = Disk { folder: Some(folder.clone()), sweeps: true };
    Ok(Storage::new(folder, Arc::new(disk)))
}

/// The file named by `--config`, else in `$XDG_CONFIG_HOME` on every system, else where the system keeps settings.
pub fn settings(named: Option<PathBuf>, xdg: Option<&OsStr>) -> Option<SettingsFile> {
    let of_system = || ProjectDirs::from("", "", "zugzwang").map(|dirs| dirs.config_dir().to_owned());
    let sweeps = named.is_none();
    let path = named.or_else(|| Some(of_xdg(xdg).or_else(of_system)?.join("config.toml")))?;
    // Also where the file is not there yet its folder is to be known: it is locked while the settings are changed.
    let path = path::absolute(&path).unwrap_or(path);
    Some(SettingsFile::new(path, Arc::new(Disk { folder: None, sweeps })))
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
                // Its folder could not be synced, which comes last.
                Err(_) if self.is_there(&now) && !self.is_there(file) => return Ok(now),
                Err(error) => return Err(error.into()),
            }
        }
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>, Fault> {
        let entries = fs::read_dir(folder).map_err(|error| fault_at(folder, error))?;
        Ok(entries.filter_map(Result::ok).map(|entry| entry.path()).collect())
    }

    /// A link that leads nowhere is there, too.
    fn is_there(&self, file: &Path) -> bool {
        file.symlink_metadata().is_ok()
    }

    fn make_ready(&self, file: &Path) -> Result<(), Fault> {
        let Some(folder) = file.parent() else { return Ok(()) };
        make_folder(folder, Whose::Ours)?;
        if self.sweeps {
            sweep(folder);
        }
        Ok(())
    }

    fn lock(&self, file: &Path) -> Box<dyn Any> {
        if let Some(folder) = &self.folder {
            return Box::new(Lock::take(folder));
        }
        // Two links may lead to one file, and its folder is what is locked.
        let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        Box::new(file.parent().map(Lock::of))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        keep::settings::{Fault, Ignored, Settings, Unsaved},
        look::theme::ThemeName,
    };

    #[test]
    fn a_setting_is_kept_beside_what_else_the_file_holds() {
        let folder = std::env::temp_dir().join(format!("zugzwang-config-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let (file, link) = (folder.join("dotfile.toml"), folder.join("config.toml"));
        fs::write(&file, "# mine\nmouse = false\n").expect("a file");
        std::os::unix::fs::symlink(&file, &link).expect("a link");
        let mut store = settings(Some(link.clone()), None).expect("a place");
        store.set_all([("theme", "dark".into())]).expect("it can be written");
        assert_eq!(fs::read_to_string(&file).expect("a text"), "# mine\nmouse = false\ntheme = \"dark\"\n");
        assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
        let kept = Settings { theme: Some(ThemeName::Dark), mouse: Some(false), ..Settings::default() };
        assert_eq!(store.load().expect("they can be read"), kept);
        fs::write(&file, "theme = ").expect("a file");
        assert!(matches!(store.load(), Err(Ignored { fault: Fault::Form { line: 1, .. }, .. })));
        assert!(
            matches!(store.set_all([("theme", "mono".into())]), Err(Unsaved::Foreign)),
            "what could not be read is not overwritten"
        );
        fs::write(&file, [b'#', 0xff]).expect("a file");
        assert!(matches!(store.load(), Err(Ignored { fault: Fault::NoText, .. })));
        fs::remove_dir_all(&folder).expect("the folder goes");
    }

    #[test]
    fn a_named_file_wins_over_xdg_and_that_over_the_system() {
        let named = settings(Some(PathBuf::from("/a/b.toml")), Some(OsStr::new("/x"))).expect("a place");
        assert_eq!(named.path(), Path::new("/a/b.toml"));
        let xdg = settings(None, Some(OsStr::new("/x"))).expect("a place");
        assert_eq!(xdg.path(), Path::new("/x/zugzwang/config.toml"));
        let beside = settings(Some(PathBuf::from("b.toml")), None).expect("a place");
        assert_eq!(beside.path(), std::env::current_dir().expect("a folder").join("b.toml"), "its folder is known");
    }
}
