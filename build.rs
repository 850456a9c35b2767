//! Gathers the texts of every language and the lessons: a file in `assets/locales/<language>` or `assets/lessons` is there by
//! lying there.

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=assets/locales");
    println!("cargo::rerun-if-changed=assets/lessons");
    let [root, out] = [var("CARGO_MANIFEST_DIR")?, var("OUT_DIR")?];
    let mut table = String::from("[\n");
    for folder in listed(&Path::new(&root).join("assets/locales"))?.into_iter().filter(|path| path.is_dir()) {
        let files = listed(&folder)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "ftl"));
        let sources: String = files.map(|file| format!("include_str!({:?}), ", file.display().to_string())).collect();
        let language = folder.file_name().unwrap_or_default().to_string_lossy();
        // Writing to a string does not fail.
        let _ = writeln!(table, "({language:?}, &[{sources}]),");
    }
    table.push(']');
    fs::write(Path::new(&out).join("texts.rs"), table)?;
    fs::write(Path::new(&out).join("lessons.rs"), lessons(&Path::new(&root).join("assets/lessons"))?)
}

/// The lessons, each by the name of its file.
fn lessons(folder: &Path) -> io::Result<String> {
    let mut table = String::from("[\n");
    for file in listed(folder)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "toml")) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        // Writing to a string does not fail.
        let _ = writeln!(table, "({name:?}, include_str!({:?})),", file.display().to_string());
    }
    Ok(table + "]")
}

fn var(name: &str) -> io::Result<String> {
    env::var(name).map_err(io::Error::other)
}

fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    Ok(paths)
}
