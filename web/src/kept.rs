//! Files in the browser's storage. A copy of each is in memory, so reads never leave the module, and users can play even if the
//! browser stores nothing.

use std::{
    any::Any,
    collections::BTreeMap,
    io::ErrorKind,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use zugzwang::{
    keep::store::{Store, Unreplaced},
    words::file::Fault,
};

use crate::system;

/// The files by their paths.
static FILES: Mutex<BTreeMap<PathBuf, Vec<u8>>> = Mutex::new(BTreeMap::new());

fn files() -> MutexGuard<'static, BTreeMap<PathBuf, Vec<u8>>> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Updates the copy in memory of a file that the page has read, or removes it.
pub(crate) fn note(name: &str, bytes: Option<Vec<u8>>) {
    match bytes {
        Some(bytes) => files().insert(name.into(), bytes),
        None => files().remove(Path::new(name)),
    };
}

/// Reads a file of at most `most` bytes.
pub(crate) fn read(file: &Path, most: u64) -> Result<Vec<u8>, Fault> {
    let files = files();
    let bytes = files.get(file).ok_or(ErrorKind::NotFound)?;
    if bytes.len() as u64 > most { Err(Fault::TooLarge(most)) } else { Ok(bytes.clone()) }
}

/// Returns the names of the files in a folder.
pub(crate) fn names(folder: &Path) -> Vec<PathBuf> {
    files().keys().filter(|path| path.parent() == Some(folder)).cloned().collect()
}

/// Replaces or removes a file in memory and in the browser's storage.
fn write(file: &Path, bytes: Option<&[u8]>) -> Result<(), Fault> {
    let name = file.to_str().ok_or(ErrorKind::InvalidInput)?;
    note(name, bytes.map(<[u8]>::to_vec));
    Ok(system::keep(name, bytes)?)
}

/// The browser's storage.
#[derive(Debug)]
pub(crate) struct Browser;

impl Store for Browser {
    fn read(&self, file: &Path, most: u64) -> Result<Vec<u8>, Fault> {
        read(file, most)
    }

    fn replace(&self, file: &Path, bytes: &[u8]) -> Result<(), Fault> {
        write(file, Some(bytes))
    }

    fn replace_all(&self, files: &[(PathBuf, Vec<u8>)], note: &mut dyn FnMut(usize)) -> Result<(), Unreplaced> {
        let old: Vec<(&PathBuf, Option<Vec<u8>>)> =
            files.iter().map(|(file, _)| (file, read(file, u64::MAX).ok())).collect();
        for (done, (file, bytes)) in files.iter().enumerate() {
            if let Err(fault) = write(file, Some(bytes)) {
                // Everything new goes first, so that there is room for the old again.
                let _ = files[..=done].iter().map(|(file, _)| write(file, None)).filter(Result::is_err).count();
                let lost = old[..=done].iter().filter(|(file, bytes)| write(file, bytes.as_deref()).is_err()).count();
                return Err(Unreplaced { file: file.clone(), fault, whole: lost == 0 });
            }
            note(done + 1);
        }
        Ok(())
    }

    fn remove(&self, file: &Path) -> Result<(), Fault> {
        if self.is_there(file) { write(file, None) } else { Ok(()) }
    }

    fn set_aside(&self, file: &Path) -> Result<PathBuf, Fault> {
        let bytes = read(file, u64::MAX)?;
        let name = file.to_str().ok_or(ErrorKind::InvalidInput)?;
        let mut names = (1_u32..).map(|number| PathBuf::from(format!("{name}.broken-{number}")));
        let aside = names.find(|name| !self.is_there(name)).ok_or(ErrorKind::StorageFull)?;
        write(&aside, Some(&bytes))?;
        write(file, None)?;
        Ok(aside)
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>, Fault> {
        Ok(names(folder))
    }

    fn is_there(&self, file: &Path) -> bool {
        files().contains_key(file)
    }

    fn make_ready(&self, _: &Path) -> Result<(), Fault> {
        Ok(())
    }

    fn lock(&self, _: &Path) -> Result<Box<dyn Any>, Fault> {
        // The page reads changes from other windows before each event, and events do not overlap.
        Ok(Box::new(()))
    }
}
