//! Generates what the library includes: the texts of each language with the position of each message, the lessons, and the themes
//! as Rust code. Every file in `assets/locales/<language>` and `assets/lessons` is included; without the feature `languages`, of
//! `assets/locales` only those in English. Also lets the linker separate code
//! that does not run at startup, if it can.

#[path = "build/later.rs"]
mod later;
#[path = "src/look/color/rgb.rs"]
#[allow(unreachable_pub, reason = "it is public where it belongs")]
mod rgb;
#[path = "build/themes.rs"]
mod themes;

#[path = "src/look/text/places.rs"]
mod places;

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/look/text/places.rs");
    println!("cargo::rerun-if-changed=src/look/color/rgb.rs");
    println!("cargo::rerun-if-changed=assets/themes");
    println!("cargo::rerun-if-changed=assets/locales");
    println!("cargo::rerun-if-changed=assets/lessons");
    let [root, out] = [var("CARGO_MANIFEST_DIR")?, var("OUT_DIR")?];
    if let Some(argument) = later::argument(&Path::new(&root).join("build/later.ld"), Path::new(&out))? {
        println!("cargo::rustc-link-arg-bins={argument}");
    }
    if let Some(argument) = stack() {
        println!("cargo::rustc-link-arg-bins={argument}");
    }
    let mut table = String::from("[\n");
    for folder in listed(&Path::new(&root).join("assets/locales"))?.into_iter().filter(|path| path.is_dir()) {
        let language = folder.file_name().unwrap_or_default().to_string_lossy();
        // Where the program is fetched over a network, the others come when they are asked for.
        if language != "en" && env::var_os("CARGO_FEATURE_LANGUAGES").is_none() {
            continue;
        }
        let (text, places) = language_in(&folder)?;
        let whole = Path::new(&out).join(format!("{language}.ftl"));
        fs::write(&whole, text)?;
        // Writing to a string does not fail.
        let _ = writeln!(table, "({language:?}, include_str!({:?}), &{places:?}),", whole.display().to_string());
    }
    table.push(']');
    fs::write(Path::new(&out).join("texts.rs"), table)?;
    let themes = files(&Path::new(&root).join("assets/themes"), "toml")?;
    fs::write(Path::new(&out).join("themes.rs"), themes::themes(themes.iter().map(PathBuf::as_path))?)?;
    fs::write(Path::new(&out).join("lessons.rs"), lessons(&Path::new(&root).join("assets/lessons"))?)
}

/// The argument for the linker that gives the main thread as much stack as it has on other systems. Windows gives it an eighth.
fn stack() -> Option<String> {
    const SIZE: u32 = 8 << 20;
    let variable = |name: &str| env::var(name).unwrap_or_default();
    match (variable("CARGO_CFG_TARGET_OS").as_str(), variable("CARGO_CFG_TARGET_ENV").as_str()) {
        ("windows", "msvc") => Some(format!("/STACK:{SIZE}")),
        ("windows", _) => Some(format!("-Wl,--stack,{SIZE}")),
        _ => None,
    }
}

/// The files of texts that only the command line says.
const COMMAND_LINE: [&str; 4] = ["cli", "man", "nimbers", "sheet"];

/// The texts of a language in one string, and the position of each message, unless the program is to find them.
fn language_in(folder: &Path) -> io::Result<(String, Vec<(u32, u32)>)> {
    let [terminal, languages] = ["TERMINAL", "LANGUAGES"].map(|name| env::var_os(format!("CARGO_FEATURE_{name}")));
    let mut text = String::new();
    for file in files(folder, "ftl")? {
        if terminal.is_none() && COMMAND_LINE.iter().any(|name| file.file_stem().is_some_and(|stem| stem == *name)) {
            continue;
        }
        // Comments are not said.
        let said = fs::read_to_string(file)?;
        said.lines().filter(|line| !line.starts_with('#')).for_each(|line| text.extend([line, "\n"]));
        // An empty line ends the last message of the file.
        text.push('\n');
    }
    let places = if languages.is_some() { places::places(&text) } else { Vec::new() };
    Ok((text, places))
}

/// The lessons with the names of their files.
fn lessons(folder: &Path) -> io::Result<String> {
    let mut table = String::from("[\n");
    for file in files(folder, "toml")? {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        // Writing to a string does not fail.
        let _ = writeln!(table, "({name:?}, include_str!({:?})),", file.display().to_string());
    }
    Ok(table + "]")
}

fn var(name: &str) -> io::Result<String> {
    env::var(name).map_err(io::Error::other)
}

/// The files of a folder with this extension, without those that an editor or the system leaves there.
fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let is_one = |path: &PathBuf| path.extension().is_some_and(|end| end == ending);
    Ok(listed(folder)?.into_iter().filter(is_one).collect())
}

fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    Ok(paths)
}
