//! Replaces several files, all or none: everything is written beside them first, then renamed.
//!
//! A disk that is full, a folder that is not writable or a limit is noticed before anything is replaced. Renaming needs no room for
//! the files themselves. If it fails all the same, the files that were renamed are put back.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::{Whose, fault::fault_at, make_folder, write::target};
use crate::{keep::store::Unreplaced, terminal::system::files, words::file::Fault};

/// The beginning of the names of the folders in which files are written. Folders that killed programs have left are found by it, like
/// those of single files.
const STAGE: &str = ".atomicwrite-together";

struct Step {
    /// As it was named, maybe by a link.
    file: PathBuf,
    /// The file that all links lead to.
    target: PathBuf,
    new: PathBuf,
    old: Option<PathBuf>,
}

/// A temporary folder for each folder with files to replace. They are removed in the end.
#[derive(Default)]
struct Stages(BTreeMap<PathBuf, PathBuf>);

impl Drop for Stages {
    fn drop(&mut self) {
        for stage in self.0.values() {
            let _ = fs::remove_dir_all(stage);
        }
    }
}

/// Replaces these files. After each, `note` gets the number of files that are written.
pub(super) fn replace_all(files: &[(PathBuf, Vec<u8>)], note: &mut dyn FnMut(usize)) -> Result<(), Unreplaced> {
    let mut stages = Stages::default();
    let mut steps = Vec::new();
    for (file, bytes) in files {
        let failed = |fault| Unreplaced { file: file.clone(), fault, whole: true };
        steps.push(stages.write(file, bytes, steps.len()).map_err(failed)?);
        note(steps.len());
    }
    stages.sync(&steps)?;
    let written = put_in_place(&steps);
    if written.as_ref().is_err_and(|failed| !failed.whole) {
        // The stages hold the files that could not be put back, so they stay.
        stages.0.clear();
    }
    for folder in stages.0.keys() {
        // Not every file system can do this, but the files are already in place.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    written
}

impl Stages {
    fn write(&mut self, file: &Path, bytes: &[u8], number: usize) -> Result<Step, Fault> {
        let at = |error| fault_at(file, error);
        if let Some(folder) = file.parent() {
            make_folder(folder, Whose::Ours)?;
        }
        let (target, old) = target(file)?;
        let stage = self.beside(&target).map_err(at)?;
        let new = stage.join(format!("new-{number}"));
        let mut written = files::new_file(true).open(&new).map_err(at)?;
        old.iter().try_for_each(|old| files::copy_owner_and_mode(&written, old)).map_err(at)?;
        written.write_all(bytes).map_err(at)?;
        let old = old.map(|_| stage.join(format!("old-{number}")));
        Ok(Step { file: file.to_owned(), target, new, old })
    }

    fn beside(&mut self, target: &Path) -> io::Result<PathBuf> {
        let folder = target.parent().unwrap_or_else(|| Path::new("."));
        if let Some(stage) = self.0.get(folder) {
            return Ok(stage.clone());
        }
        let mut number = 0_u64;
        loop {
            let stage = folder.join(format!("{STAGE}-{}-{number}", std::process::id()));
            match fs::create_dir(&stage) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
                Ok(()) => {
                    self.0.insert(folder.to_owned(), stage.clone());
                    return Ok(stage);
                }
            }
        }
    }

    /// Makes the new files survive a power cut, those of a folder together where the system can do that.
    fn sync(&self, steps: &[Step]) -> Result<(), Unreplaced> {
        for (folder, stage) in &self.0 {
            let here: Vec<&Step> = steps.iter().filter(|step| step.new.parent() == Some(stage)).collect();
            let news: Vec<&Path> = here.iter().map(|step| step.new.as_path()).collect();
            files::sync_all(stage, &news).map_err(|error| {
                let file = here.first().map_or_else(|| folder.clone(), |step| step.file.clone());
                Unreplaced { fault: fault_at(&file, error), file, whole: true }
            })?;
        }
        Ok(())
    }
}

/// Renames everything, or puts back what it has renamed.
fn put_in_place(steps: &[Step]) -> Result<(), Unreplaced> {
    for (at, step) in steps.iter().enumerate() {
        if let Err(error) = step.put() {
            // One that cannot be put back must not keep the others from it.
            let back = steps[..=at].iter().rev().filter(|step| step.put_back().is_err()).count();
            return Err(Unreplaced { file: step.file.clone(), fault: fault_at(&step.file, error), whole: back == 0 });
        }
    }
    Ok(())
}

impl Step {
    fn put(&self) -> io::Result<()> {
        if let Some(old) = &self.old {
            // A second name for the old file means that there is a file under the first name at any time.
            fs::hard_link(&self.target, old).or_else(|_| fs::rename(&self.target, old))?;
        }
        fs::rename(&self.new, &self.target)
    }

    /// Undoes [`Step::put`], even if that has failed halfway.
    fn put_back(&self) -> io::Result<()> {
        match &self.old {
            Some(old) if old.exists() => fs::rename(old, &self.target),
            Some(_) => Ok(()),
            None if self.new.exists() => Ok(()),
            None => fs::remove_file(&self.target),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("zugzwang-together-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            fs::create_dir_all(&path).expect("it can be made");
            Self(path)
        }

        fn file(&self, name: &str) -> PathBuf {
            self.0.join(name)
        }

        fn text(&self, name: &str) -> Option<String> {
            fs::read_to_string(self.file(name)).ok()
        }

        fn replace(&self, files: &[(&str, &str)]) -> Result<(), Unreplaced> {
            let files: Vec<_> = files.iter().map(|(name, text)| (self.file(name), text.as_bytes().to_vec())).collect();
            replace_all(&files, &mut |_| {})
        }

        fn stages(&self) -> usize {
            let entries = fs::read_dir(&self.0).expect("a folder").filter_map(Result::ok);
            entries.filter(|entry| entry.file_name().to_string_lossy().starts_with('.')).count()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn old_and_new_files_are_replaced_in_several_folders() {
        let folder = Folder::new("all");
        fs::write(folder.file("a"), "old").expect("it is written");
        folder.replace(&[("a", "1"), ("b", "2"), ("sub/c", "3")]).expect("they are replaced");
        assert_eq!(
            ["a", "b", "sub/c"].map(|name| folder.text(name)),
            ["1", "2", "3"].map(|text| Some(text.to_owned()))
        );
        assert_eq!(folder.stages(), 0);
    }

    #[test]
    fn nothing_is_replaced_if_one_file_cannot_be_written() {
        let folder = Folder::new("none");
        fs::write(folder.file("a"), "old").expect("it is written");
        fs::create_dir(folder.file("c")).expect("it is made");
        let failed = folder.replace(&[("a", "1"), ("b", "2"), ("c", "3")]).expect_err("c is a folder");
        assert!(failed.whole && failed.file == folder.file("c"), "{failed:?}");
        assert_eq!((folder.text("a"), folder.text("b"), folder.stages()), (Some("old".to_owned()), None, 0));
    }

    #[test]
    fn what_was_renamed_is_put_back_if_the_rest_cannot_be() {
        let folder = Folder::new("back");
        fs::write(folder.file("a"), "old").expect("it is written");
        fs::write(folder.file("c"), "last").expect("it is written");
        let mut stages = Stages::default();
        let steps: Vec<Step> = ["a", "b", "c"]
            .iter()
            .enumerate()
            .map(|(number, name)| stages.write(&folder.file(name), b"new", number).expect("it is written"))
            .collect();
        fs::remove_file(&steps[2].new).expect("it is there");
        let failed = put_in_place(&steps).expect_err("the last one is gone");
        assert!(failed.whole, "{failed:?}");
        let texts = ["a", "b", "c"].map(|name| folder.text(name));
        assert_eq!(texts, [Some("old".to_owned()), None, Some("last".to_owned())]);
    }
}
