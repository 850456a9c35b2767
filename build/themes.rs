//! Translates the themes to Rust. A file in `assets/themes` names a style for each meaning in words: `win = "bold #56b4e9"`. The
//! lines after `[indexed]` apply to terminals with 256 colours. Of TOML, only such lines and comments are parsed. The compiler
//! reports missing and unknown meanings.

use std::{collections::BTreeMap, fmt::Write as _, fs, io, path::Path};

use crate::rgb::Rgb;

/// The words of the styles by meaning.
type Styles = BTreeMap<String, String>;

/// The code of all themes, each with 24-bit colours and with 256 colours.
pub(super) fn themes<'a>(files: impl Iterator<Item = &'a Path>) -> io::Result<String> {
    let mut code = String::new();
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().to_uppercase().replace('-', "_");
        let text = fs::read_to_string(file).map_err(|error| faulty(file, &error.to_string()))?;
        let [full, other] = read(&text).map_err(|what| faulty(file, &what))?;
        let indexed = full.iter().chain(&other).map(|(meaning, words)| (meaning.clone(), words.clone())).collect();
        let themes = [(&full, false), (&indexed, true)].map(|(styles, indexed)| theme(styles, indexed));
        let [full, indexed] =
            themes.map(|theme| theme.map_err(|words| faulty(file, &format!("{words:?} is no style"))));
        // Writing to a string does not fail.
        let _ = writeln!(code, "pub(super) const {name}: [Theme; 2] = [{}, {}];", full?, indexed?);
    }
    Ok(code)
}

fn faulty(file: &Path, what: &str) -> io::Error {
    io::Error::other(format!("{}: {what}", file.display()))
}

/// Parses the styles, and those that differ with 256 colours. `Err` describes the first faulty line.
fn read(text: &str) -> Result<[Styles; 2], String> {
    let (mut styles, mut part) = ([Styles::new(), Styles::new()], 0);
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line == "[indexed]" {
            part = 1;
            continue;
        }
        let (meaning, words) = named(line).ok_or_else(|| format!(r#"{line:?} is not like `win = "bold #56b4e9"`"#))?;
        if styles[part].insert(meaning.replace('-', "_"), words.to_owned()).is_some() {
            return Err(format!("{meaning:?} is named twice"));
        }
    }
    Ok(styles)
}

fn named(line: &str) -> Option<(&str, &str)> {
    let (meaning, words) = line.split_once(" = ")?;
    Some((meaning, words.strip_prefix('"')?.strip_suffix('"')?))
}

fn theme(styles: &Styles, indexed: bool) -> Result<String, &str> {
    let mut code = String::from("Theme {");
    for (meaning, words) in styles {
        let style = style(words, indexed).ok_or(words.as_str())?;
        let _ = write!(code, "{meaning}: {style},");
    }
    Ok(code + "}")
}

fn style(words: &str, indexed: bool) -> Option<String> {
    let (mut front, mut back, mut modifiers) = (None, None, String::from("Modifier::empty()"));
    let mut words = words.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "plain" => (),
            "bold" | "dim" | "underlined" | "reversed" => {
                let _ = write!(modifiers, ".union(Modifier::{})", word.to_uppercase());
            }
            "on" => back = Some(color(words.next()?, indexed)?),
            word => front = Some(color(word, indexed)?),
        }
    }
    let [front, back] =
        [front, back].map(|color| color.map_or_else(|| "None".to_owned(), |color| format!("Some({color})")));
    Some(format!("style({front}, {back}, {modifiers})"))
}

fn color(word: &str, indexed: bool) -> Option<String> {
    if let Some(digits) = word.strip_prefix('#') {
        if digits.len() != 6 || !digits.chars().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        return Some(if indexed {
            format!("Color::Indexed({})", Rgb(red, green, blue).nearest())
        } else {
            format!("Color::Rgb({red}, {green}, {blue})")
        });
    }
    if let Ok(index) = word.parse::<u8>() {
        return Some(format!("Color::Indexed({index})"));
    }
    // The named colours that themes use.
    let name = match word {
        "lightblue" => "LightBlue",
        "lightgreen" => "LightGreen",
        "lightred" => "LightRed",
        "yellow" => "Yellow",
        "cyan" => "Cyan",
        "magenta" => "Magenta",
        _ => return None,
    };
    Some(format!("Color::{name}"))
}
