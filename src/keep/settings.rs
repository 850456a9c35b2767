//! The user's settings, in the user's own folder.

mod error;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::Deserialize;

use crate::{
    keep::store::Store,
    look::{
        glyphs::GlyphSet,
        language::Language,
        motion::Motion,
        pieces::Pieces,
        theme::{Colors, ThemeName},
        wording::Wording,
    },
    play::board::{Degree, Level, Telling},
};
pub use error::{Fault, Ignored, Unsaved};

/// The most bytes of a file of settings: all that there are, with a book of comments.
const MOST: u64 = 1 << 20;

/// The settings of the user; what is not set is found out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// The theme.
    pub theme: Option<ThemeName>,
    /// The signs.
    pub glyphs: Option<GlyphSet>,
    /// The size in which pieces are drawn.
    pub pieces: Option<Pieces>,
    /// The part of what happens that is shown as it happens.
    pub motion: Option<Motion>,
    /// The language.
    pub language: Option<Language>,
    /// The manner in which reasons are said.
    pub level: Option<Wording>,
    /// `true` where the mouse is used.
    pub mouse: Option<bool>,
    /// The amount that is told before the end of a game.
    pub tell: Option<Degree>,
    /// The speed at which two machines play, from 1 to 6.
    pub pace: Option<Level>,
}

/// The environment as far as the program heeds it, where settings are silent.
#[derive(Debug, Clone, Copy, Default)]
pub struct Surroundings {
    /// `NO_COLOR` is set and not empty.
    pub no_color: bool,
    /// The locale or the terminal has ASCII only.
    pub ascii: bool,
    /// The locale has letters of all languages.
    pub letters: bool,
    /// The language of the locale.
    pub language: Language,
    /// The number of colours that the terminal has.
    pub colors: Colors,
    /// The part of what happens that is shown as it happens: not every frame where a line to another machine has to take it.
    pub motion: Motion,
}

impl Surroundings {
    /// Reads the environment through `var`.
    pub fn read(var: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| var(name).filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).unwrap_or_default();
        let locale = locale.to_ascii_uppercase();
        let utf8 = locale.contains("UTF-8") || locale.contains("UTF8");
        let plain_terminal = matches!(set("TERM").as_deref(), Some("linux" | "dumb"));
        Self {
            no_color: set("NO_COLOR").is_some(),
            ascii: !utf8 || plain_terminal,
            letters: utf8,
            language: Language::read(&var),
            colors: colors(set),
            motion: if SSH.iter().any(|name| set(name).is_some()) { Motion::Reduced } else { Motion::Full },
        }
    }
}

/// The variables of the environment of which one is set where the terminal is on another machine.
const SSH: [&str; 3] = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"];

/// Returns the number of colours that the terminal says it has.
fn colors(var: impl Fn(&str) -> Option<String>) -> Colors {
    /// Terminals that say nothing else over a line to another machine.
    const KNOWN: [&str; 7] = ["-direct", "kitty", "alacritty", "ghostty", "wezterm", "foot", "contour"];
    let term = var("TERM").unwrap_or_default();
    let said = matches!(var("COLORTERM").as_deref(), Some("truecolor" | "24bit"));
    // Within `screen` it is what the terminal around it says.
    if (said && !term.starts_with("screen")) || KNOWN.iter().any(|name| term.contains(name)) {
        Colors::True
    } else if term.contains("256color") {
        Colors::Indexed
    } else {
        Colors::Sixteen
    }
}

impl Settings {
    /// Returns these settings, with those of `others` where these are not set.
    #[must_use]
    pub fn over(self, others: Self) -> Self {
        let Self { theme, glyphs, pieces, motion, language, level, mouse, tell, pace } = self;
        Self {
            theme: theme.or(others.theme),
            glyphs: glyphs.or(others.glyphs),
            pieces: pieces.or(others.pieces),
            motion: motion.or(others.motion),
            language: language.or(others.language),
            level: level.or(others.level),
            mouse: mouse.or(others.mouse),
            tell: tell.or(others.tell),
            pace: pace.or(others.pace),
        }
    }

    /// The theme to use.
    pub fn theme_in(&self, around: Surroundings) -> ThemeName {
        self.theme.unwrap_or(if around.no_color { ThemeName::Mono } else { ThemeName::Auto })
    }

    /// The signs to use.
    pub fn glyphs_in(&self, around: Surroundings) -> GlyphSet {
        self.glyphs.unwrap_or(if around.ascii { GlyphSet::Ascii } else { GlyphSet::Unicode })
    }

    /// Returns the part of what happens that is shown as it happens.
    pub fn motion_in(&self, around: Surroundings) -> Motion {
        self.motion.unwrap_or(around.motion)
    }

    /// The language to speak: English where the locale has no letters of another.
    pub fn language_in(&self, around: Surroundings) -> Language {
        if around.letters { self.language.unwrap_or(around.language) } else { Language::English }
    }

    /// Returns the manner in which reasons are said where people play; plainly where none was set.
    pub fn level(&self) -> Wording {
        self.level.unwrap_or(Wording::Plain)
    }

    /// Returns the choice of what is told before the end of a game; `usual` where that was never set.
    pub fn telling_or(&self, usual: Degree) -> Telling {
        self.tell.unwrap_or(usual).into()
    }

    /// Returns the speed at which two machines play.
    pub fn pace(&self) -> Level {
        self.pace.unwrap_or_default()
    }

    /// Returns whether the mouse is used.
    pub fn mouse(&self) -> bool {
        self.mouse.unwrap_or(true)
    }
}

/// The file that settings are kept in.
#[derive(Debug, Clone)]
pub struct SettingsFile {
    path: PathBuf,
    store: Arc<dyn Store>,
    /// The file holds something we could not read, and must not be overwritten.
    foreign: bool,
}

impl SettingsFile {
    /// The settings in this file of the store.
    pub fn new(path: PathBuf, store: Arc<dyn Store>) -> Self {
        Self { path, store, foreign: false }
    }

    /// The file's path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the settings; a file that is not there has none.
    ///
    /// # Errors
    /// [`Ignored`] for a file that cannot be read; it will not be written either.
    pub fn load(&mut self) -> Result<Settings, Ignored> {
        let read = match self.store.read(&self.path, MOST) {
            Ok(bytes) => String::from_utf8(bytes).map_err(|_| Fault::NoText),
            Err(fault) if fault.is_missing() => return Ok(Settings::default()),
            Err(fault) => Err(Fault::Unread(fault)),
        };
        read.and_then(|text| parsed(&text)).map_err(|fault| {
            self.foreign = true;
            Ignored { file: self.path.clone(), fault }
        })
    }

    /// Keeps settings: the file has them all afterwards or, on any failure, is as it was before. Everything else in it stays,
    /// comments too.
    ///
    /// # Errors
    /// Where the file cannot be written, or holds something that could not be read.
    pub fn set_all<'a>(&self, settings: impl IntoIterator<Item = (&'a str, toml_edit::Value)>) -> Result<(), Unsaved> {
        if self.foreign {
            return Err(Unsaved::Foreign);
        }
        self.store.make_ready(&self.path)?;
        // Read again, for another program of ours may have set something meanwhile; none does until it is written.
        let _lock = self.store.lock(&self.path);
        let text = match self.store.read(&self.path, MOST) {
            Err(fault) if fault.is_missing() => String::new(),
            bytes => String::from_utf8(bytes?).map_err(|_| Unsaved::Foreign)?,
        };
        let mut document: toml_edit::DocumentMut = text.parse().map_err(|_| Unsaved::Foreign)?;
        for (key, value) in settings {
            document[key] = toml_edit::value(value);
        }
        Ok(self.store.replace(&self.path, document.to_string().as_bytes())?)
    }
}

fn parsed(text: &str) -> Result<Settings, Fault> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = text.get(..start).map_or(1, |before| before.matches('\n').count() + 1);
        Fault::Form { line, what: error.message().lines().next().unwrap_or_default().to_owned() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(vars: &[(&str, &str)]) -> Surroundings {
        Surroundings::read(|name| vars.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn what_is_set_wins_over_what_is_found() {
        let mono = around(&[("NO_COLOR", "1"), ("LANG", "C")]);
        assert_eq!(Settings::default().theme_in(mono), ThemeName::Mono);
        assert_eq!(Settings::default().glyphs_in(mono), GlyphSet::Ascii);
        let set = Settings { theme: Some(ThemeName::Dark), glyphs: Some(GlyphSet::Unicode), ..Settings::default() };
        assert_eq!((set.theme_in(mono), set.glyphs_in(mono)), (ThemeName::Dark, GlyphSet::Unicode));
    }

    #[test]
    fn over_a_line_to_another_machine_less_is_shown_as_it_happens_unless_it_is_set() {
        let (here, far) = (around(&[("SSH_TTY", "")]), around(&[("SSH_CONNECTION", "10.0.0.1 22 10.0.0.2 22")]));
        assert_eq!([here, far].map(|around| Settings::default().motion_in(around)), [Motion::Full, Motion::Reduced]);
        for motion in [Motion::Full, Motion::Off] {
            let set = Settings { motion: Some(motion), ..Settings::default() };
            assert_eq!(set.motion_in(far), motion);
        }
    }

    #[test]
    fn the_locale_decides_about_signs_and_an_empty_no_color_means_nothing() {
        let utf8 = around(&[("LANG", "bg_BG.UTF-8"), ("NO_COLOR", "")]);
        assert!(!utf8.ascii && !utf8.no_color);
        assert!(around(&[("LANG", "en_US.utf8"), ("TERM", "linux")]).ascii);
        assert!(around(&[("LC_ALL", "C"), ("LANG", "en_US.UTF-8")]).ascii);
    }

    #[test]
    fn the_language_is_the_one_set_else_that_of_the_locale_where_its_letters_can_be_shown() {
        let set = Settings { language: Some(Language::Chinese), ..Settings::default() };
        for (locale, found, kept) in [
            ("bg_BG.UTF-8", Language::Bulgarian, Language::Chinese),
            ("ru_RU.KOI8-R", Language::English, Language::English),
            ("C", Language::English, Language::English),
            ("C.UTF-8", Language::English, Language::Chinese),
        ] {
            let around = around(&[("LANG", locale)]);
            assert_eq!([Settings::default(), set].map(|settings| settings.language_in(around)), [found, kept]);
        }
        let console = around(&[("LANG", "ru_RU.UTF-8"), ("TERM", "linux")]);
        assert!(console.ascii, "few signs");
        assert_eq!(Settings::default().language_in(console), Language::Russian, "but letters");
    }
}
