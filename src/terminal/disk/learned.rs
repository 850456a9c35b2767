//! Matchbox machines in files that the user names.

use std::path::Path;

use zugzwang_engine::matchbox::{Learner, Notes};

use super::{Whose, has_room as room_for, read as read_bytes, replace};
use crate::keep::learned::{Fault, LearnedError, MOST, bytes, notes};

/// Reads a machine.
///
/// # Errors
/// [`LearnedError`] if the file cannot be read or holds no machine.
pub fn read(file: &Path) -> Result<Notes, LearnedError> {
    read_bytes(file, MOST).map_err(Fault::from).and_then(|bytes| notes(&bytes)).map_err(of(file))
}

/// Checks that a machine can be written here, before it is trained.
///
/// # Errors
/// [`LearnedError`] if something else has the name, or there is no such folder.
pub fn has_room(file: &Path) -> Result<(), LearnedError> {
    room_for(file).map_err(Fault::from).map_err(of(file))
}

/// Writes a machine. The file holds it afterwards or, on any failure, its old content.
///
/// # Errors
/// [`LearnedError`] if the system refuses, or the machine is too large.
pub fn write(file: &Path, learner: &Learner) -> Result<(), LearnedError> {
    let written = bytes(learner).and_then(|bytes| Ok(replace(file, &bytes, Whose::Users)?));
    written.map_err(of(file))
}

fn of(file: &Path) -> impl FnOnce(Fault) -> LearnedError {
    |fault| LearnedError { file: file.to_owned(), fault }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Cancel, games, matchbox::Method};

    use super::*;
    use crate::look::{Look, glyphs::GlyphSet, theme::ThemeName};

    #[test]
    fn a_folder_is_neither_read_nor_replaced() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let folder = std::env::temp_dir();
        let refused = |file: &Path| read(file).expect_err("the path is refused").fault.words(&look);
        assert_eq!(refused(&folder), "it is a folder, not a file");
        let nim = games::find("nim").expect("nim is a game");
        let cabinet = nim.cabinet(&["heaps=1,2"], &Cancel::never()).expect("nim has boxes");
        let learner = Learner::new(cabinet.into(), Method::default(), 7);
        assert!(write(&folder, &learner).is_err());
        assert!(folder.is_dir());
    }
}
