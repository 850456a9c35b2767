//! Takes a bundle: all of its files or none. The files that they replace are kept.

use std::path::PathBuf;

use super::{Bundle, BundleError, Gathered};
use crate::keep::{
    storage::{Storage, known::reader},
    store::Unreplaced,
};

/// The folder of replaced files. Each file in it is a bundle.
const REPLACED: &str = "replaced";

/// The result of taking a bundle.
#[derive(Debug, Default)]
pub struct Taken {
    /// The number of files in the bundle.
    pub count: usize,
    /// The files that were replaced, as they were before.
    pub replaced: Bundle,
    /// The file that keeps them.
    pub kept: Option<PathBuf>,
}

#[derive(Default)]
struct Plan {
    new: Vec<(PathBuf, Vec<u8>)>,
    old: Gathered,
    /// Files that nothing can read. They are renamed, as such files always are.
    unreadable: Vec<PathBuf>,
}

impl Storage {
    /// Writes the files of a bundle to the folder: all, or none on any error. All other files stay. If `keeps` is set, the files that are
    /// replaced are kept as a bundle in a file. `note` gets the number of files that are written, and of all.
    ///
    /// # Errors
    /// [`BundleError`] for the first file that cannot be written.
    pub fn take(&self, bundle: &Bundle, keeps: bool, mut note: impl FnMut(usize, usize)) -> Result<Taken, BundleError> {
        let first = self.folder().join(REPLACED);
        let unwritten = |file: &PathBuf| {
            let file = file.clone();
            |fault| BundleError::Unwritten(file, fault)
        };
        self.store().make_ready(&first).map_err(unwritten(&first))?;
        let _lock = self.store().lock(&first).map_err(unwritten(&first))?;
        let Plan { new, old, unreadable } = self.plan(bundle)?;
        let kept = if keeps && old.bundle.count() > 0 { Some(self.keep_replaced(&old.bundle)?) } else { None };
        let written = unreadable.iter().try_for_each(|file| match self.store().set_aside(file) {
            Ok(_) => Ok(()),
            Err(fault) => Err(Unreplaced { file: file.clone(), fault, whole: true }),
        });
        let total = new.len();
        let written = written.and_then(|()| self.store().replace_all(&new, &mut |done| note(done, total)));
        if let Err(Unreplaced { file, fault, whole }) = written {
            if !whole {
                return Err(BundleError::Half(file, fault, kept));
            }
            // Every file is as it was, so the copy is of no use.
            if let Some(kept) = kept {
                let _ = self.store().remove(&kept);
            }
            return Err(BundleError::Unwritten(file, fault));
        }
        Ok(Taken { count: bundle.count(), replaced: old.bundle, kept })
    }

    fn plan(&self, bundle: &Bundle) -> Result<Plan, BundleError> {
        let mut plan = Plan::default();
        for (name, text) in &bundle.files {
            let Some((_, reader)) = reader(name) else { continue };
            let path = self.folder().join(name);
            match self.store().read(&path, reader.most) {
                Ok(bytes) if bytes == text.as_bytes() => continue,
                Ok(bytes) => match String::from_utf8(bytes) {
                    Ok(old) if reader.check(old.as_bytes()).is_ok() => plan.old.add(name.clone(), old),
                    _ => plan.unreadable.push(path.clone()),
                },
                Err(fault) if fault.is_missing() => {}
                Err(fault) if fault.is_of(&path) => plan.unreadable.push(path.clone()),
                Err(fault) => return Err(BundleError::Unwritten(path, fault)),
            }
            plan.new.push((path, text.as_bytes().to_vec()));
        }
        // All replaced files must fit into one bundle that can be taken back.
        if plan.old.left_out.is_empty() { Ok(plan) } else { Err(BundleError::Files(plan.old.left_out)) }
    }

    fn keep_replaced(&self, old: &Bundle) -> Result<PathBuf, BundleError> {
        let folder = self.folder().join(REPLACED);
        let mut files = (1_u64..).map(|number| folder.join(format!("{number}.json")));
        // There are always more numbers.
        let file = files.find(|file| !self.store().is_there(file)).unwrap_or_default();
        let written =
            self.store().make_ready(&file).and_then(|()| self.store().replace(&file, old.to_json().as_bytes()));
        match written {
            Ok(()) => Ok(file),
            Err(fault) => Err(BundleError::Unkept(file, fault)),
        }
    }
}
