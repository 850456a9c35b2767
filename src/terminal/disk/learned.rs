//! A machine of matchboxes in a file that the user names.

use std::path::Path;

use zugzwang_engine::matchbox::{Learner, Notes};

use super::{Whose, has_room as room_for, read as read_bytes, replace};
use crate::keep::learned::{Fault, LearnedError, MOST, bytes, notes};

/// Reads a file.
///
/// # Errors
/// [`LearnedError`] where the system refuses, or the file is not of our form.
pub fn read(file: &Path) -> Result<Notes, LearnedError> {
    read_bytes(file, MOST).map_err(Fault::from).and_then(|bytes| notes(&bytes)).map_err(of(file))
}

/// Checks whether a file may lie there, before what is to be in it is known.
///
/// # Errors
/// [`LearnedError`] where something else does, or there is no folder for it.
pub fn has_room(file: &Path) -> Result<(), LearnedError> {
    room_for(file).map_err(Fault::from).map_err(of(file))
}

/// Writes a file. The machine is in it afterwards or, on any failure, what was there before.
///
/// # Errors
/// [`LearnedError`] where the system refuses, or the machine is too large.
pub fn write(file: &Path, learner: &Learner) -> Result<(), LearnedError> {
    let written = bytes(learner).and_then(|bytes| Ok(replace(file, &bytes, Whose::Users)?));
    written.map_err(of(file))
}

/// A fault of this file.
fn of(file: &Path) -> impl FnOnce(Fault) -> LearnedError {
    |fault| LearnedError { file: file.to_owned(), fault }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Cancel, games, matchbox::Method};

    use super::*;
    use crate::look::{Look, glyphs::GlyphSet, theme::ThemeName};

    #[test]
    fn what_is_no_file_is_told_and_a_folder_is_not_replaced() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let folder = std::env::temp_dir();
        let refused = |file: &Path| read(file).expect_err("it is refused").fault.words(&look);
        assert_eq!(refused(&folder), "it is a folder, no file");
        assert_eq!(refused(Path::new("/dev/null")), "it is a device, no file");
        let nim = games::find("nim").expect("a game");
        let cabinet = nim.cabinet(&["heaps=1,2"], &Cancel::never()).expect("it has boxes");
        let learner = Learner::new(cabinet.into(), Method::default(), 7);
        assert!(write(&folder, &learner).is_err());
        assert!(folder.is_dir());
    }
}
