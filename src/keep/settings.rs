//! The user's settings.

mod error;
mod keys;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::Deserialize;

use crate::{
    keep::store::Store,
    look::{
        glyphs::GlyphSet,
        keymap::Keymap,
        language::Language,
        motion::Motion,
        pieces::Pieces,
        theme::{Colors, ThemeName},
        wording::Wording,
    },
    play::board::{Degree, Level, Telling},
};
pub use error::{Fault, Ignored, Unsaved};
pub use keys::{KeyFault, OwnKeys};

/// In bytes: enough for all settings, keys for every action and many comments. The file is read at once.
const MOST: u64 = 1 << 16;

/// The user's settings. Defaults for unset ones depend on the environment.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// Colour theme.
    pub theme: Option<ThemeName>,
    /// Set of symbols.
    pub glyphs: Option<GlyphSet>,
    /// Size in which pieces are drawn.
    pub pieces: Option<Pieces>,
    /// Amount of animation.
    pub motion: Option<Motion>,
    /// Language of the texts.
    pub language: Option<Language>,
    /// Wording of reasons.
    pub level: Option<Wording>,
    /// Whether the mouse is used.
    pub mouse: Option<bool>,
    /// Whether Coach says something now and then.
    pub chatter: Option<bool>,
    /// Amount revealed before a game ends.
    pub tell: Option<Degree>,
    /// Speed of a game between two machines, from 1 to 6.
    pub pace: Option<Level>,
    /// Keys of one's own.
    pub keys: Option<OwnKeys>,
}

/// The parts of the environment that provide defaults for settings.
#[derive(Debug, Clone, Copy, Default)]
pub struct Surroundings {
    /// Whether `NO_COLOR` is set and not empty.
    pub no_color: bool,
    /// Whether the locale or the terminal supports only ASCII.
    pub ascii: bool,
    /// Whether the locale's encoding has the letters of every language.
    pub letters: bool,
    /// Language of the locale.
    pub language: Language,
    /// Number of colours the terminal supports.
    pub colors: Colors,
    /// Default amount of animation: less over a remote connection.
    pub motion: Motion,
}

impl Surroundings {
    /// Reads environment variables through `var`.
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

/// At least one of these environment variables is set in a remote session.
const SSH: [&str; 3] = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"];

fn colors(var: impl Fn(&str) -> Option<String>) -> Colors {
    /// Terminals that support true colour but set only `TERM` in a remote session.
    const KNOWN: [&str; 7] = ["-direct", "kitty", "alacritty", "ghostty", "wezterm", "foot", "contour"];
    let term = var("TERM").unwrap_or_default();
    let said = matches!(var("COLORTERM").as_deref(), Some("truecolor" | "24bit"));
    // Inside `screen`, `COLORTERM` describes the terminal around it.
    if (said && !term.starts_with("screen")) || KNOWN.iter().any(|name| term.contains(name)) {
        Colors::True
    } else if term.contains("256color") {
        Colors::Indexed
    } else {
        Colors::Sixteen
    }
}

impl Settings {
    /// Returns these settings, with unset ones taken from `others`.
    #[must_use]
    pub fn over(self, others: Self) -> Self {
        let Self { theme, glyphs, pieces, motion, language, level, mouse, chatter, tell, pace, keys } = self;
        Self {
            theme: theme.or(others.theme),
            glyphs: glyphs.or(others.glyphs),
            pieces: pieces.or(others.pieces),
            motion: motion.or(others.motion),
            language: language.or(others.language),
            level: level.or(others.level),
            mouse: mouse.or(others.mouse),
            chatter: chatter.or(others.chatter),
            tell: tell.or(others.tell),
            pace: pace.or(others.pace),
            keys: keys.or(others.keys),
        }
    }

    /// Returns the theme to use.
    pub fn theme_in(&self, around: Surroundings) -> ThemeName {
        self.theme.unwrap_or(if around.no_color { ThemeName::Mono } else { ThemeName::Auto })
    }

    /// Returns the set of symbols to use.
    pub fn glyphs_in(&self, around: Surroundings) -> GlyphSet {
        self.glyphs.unwrap_or(if around.ascii { GlyphSet::Ascii } else { GlyphSet::Unicode })
    }

    /// Returns how much to animate.
    pub fn motion_in(&self, around: Surroundings) -> Motion {
        self.motion.unwrap_or(around.motion)
    }

    /// Returns the language to use: English if the locale cannot show the letters of another.
    pub fn language_in(&self, around: Surroundings) -> Language {
        if around.letters { self.language.unwrap_or(around.language) } else { Language::English }
    }

    /// Returns how reasons are worded during play; plainly by default.
    pub fn level(&self) -> Wording {
        self.level.unwrap_or(Wording::Plain)
    }

    /// Returns how much to reveal before a game ends; `usual` if unset.
    pub fn telling_or(&self, usual: Degree) -> Telling {
        self.tell.unwrap_or(usual).into()
    }

    /// Returns the speed of a game between two machines.
    pub fn pace(&self) -> Level {
        self.pace.unwrap_or_default()
    }

    /// Returns the keys of all actions.
    pub fn keymap(&self) -> Keymap {
        self.keys.as_ref().map(|own| own.keymap().0).unwrap_or_default()
    }

    /// Returns whether the mouse is used.
    pub fn mouse(&self) -> bool {
        self.mouse.unwrap_or(true)
    }

    /// Returns whether Coach says something now and then.
    pub fn chatter(&self) -> bool {
        self.chatter.unwrap_or(true)
    }
}

/// The settings file.
#[derive(Debug, Clone)]
pub struct SettingsFile {
    path: PathBuf,
    store: Arc<dyn Store>,
    /// Whether the file could not be parsed. Such a file must not be overwritten.
    foreign: bool,
}

impl SettingsFile {
    /// Creates a handle to this file of the store.
    pub fn new(path: PathBuf, store: Arc<dyn Store>) -> Self {
        Self { path, store, foreign: false }
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the settings; a missing file yields the defaults. Also returns anything that was ignored: some of the keys, or the whole file,
    /// which is then not written either.
    pub fn load(&mut self) -> (Settings, Option<Ignored>) {
        let ignored = |fault| Ignored { file: self.path.clone(), fault };
        match self.read() {
            Ok(settings) => {
                let faults = settings.keys.as_ref().map(|own| own.keymap().1).unwrap_or_default();
                let ignored = (!faults.is_empty()).then(|| ignored(Fault::Keys(faults)));
                (settings, ignored)
            }
            Err(fault) => {
                let ignored = ignored(fault);
                self.foreign = true;
                (Settings::default(), Some(ignored))
            }
        }
    }

    fn read(&self) -> Result<Settings, Fault> {
        match self.store.read(&self.path, MOST) {
            Ok(bytes) => parsed(&String::from_utf8(bytes).map_err(|_| Fault::NoText)?),
            Err(fault) if fault.is_missing() => Ok(Settings::default()),
            Err(fault) => Err(Fault::Unread(fault)),
        }
    }

    /// Changes these settings and leaves everything else in the file as it is, comments included. On failure the file
    /// does not change.
    ///
    /// # Errors
    /// [`Unsaved`] if the file cannot be written, or if its content could not be parsed.
    pub fn set_all<'a>(&self, settings: impl IntoIterator<Item = (&'a str, toml_edit::Value)>) -> Result<(), Unsaved> {
        if self.foreign {
            return Err(Unsaved::Foreign);
        }
        self.store.make_ready(&self.path)?;
        // Another instance may have changed a setting since. The lock lasts until the file is written.
        let _lock = self.store.lock(&self.path)?;
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
    fn a_setting_overrides_the_environment() {
        let mono = around(&[("NO_COLOR", "1"), ("LANG", "C")]);
        assert_eq!(Settings::default().theme_in(mono), ThemeName::Mono);
        assert_eq!(Settings::default().glyphs_in(mono), GlyphSet::Ascii);
        let set = Settings { theme: Some(ThemeName::Dark), glyphs: Some(GlyphSet::Unicode), ..Settings::default() };
        assert_eq!((set.theme_in(mono), set.glyphs_in(mono)), (ThemeName::Dark, GlyphSet::Unicode));
    }

    #[test]
    fn a_remote_session_reduces_motion_unless_it_is_set() {
        let (here, far) = (around(&[("SSH_TTY", "")]), around(&[("SSH_CONNECTION", "10.0.0.1 22 10.0.0.2 22")]));
        assert_eq!([here, far].map(|around| Settings::default().motion_in(around)), [Motion::Full, Motion::Reduced]);
        for motion in [Motion::Full, Motion::Off] {
            let set = Settings { motion: Some(motion), ..Settings::default() };
            assert_eq!(set.motion_in(far), motion);
        }
    }

    #[test]
    fn the_locale_decides_about_ascii_and_an_empty_no_color_is_ignored() {
        let utf8 = around(&[("LANG", "bg_BG.UTF-8"), ("NO_COLOR", "")]);
        assert!(!utf8.ascii && !utf8.no_color);
        assert!(around(&[("LANG", "en_US.utf8"), ("TERM", "linux")]).ascii);
        assert!(around(&[("LC_ALL", "C"), ("LANG", "en_US.UTF-8")]).ascii);
    }

    #[test]
    fn the_language_set_wins_over_the_locale_if_its_letters_can_be_shown() {
        let set = Settings { language: Some(Language::Chinese), ..Settings::default() };
        for (locale, found, kept) in [
            ("bg_BG.UTF-8", Language::Bulgarian, Language::Chinese),
            ("ru_RU.KOI8-R", Language::English, Language::English),
            ("C", Language::English, Language::English),
            ("C.UTF-8", Language::English, Language::Chinese),
        ] {
            let around = around(&[("LANG", locale)]);
            assert_eq!([Settings::default(), set.clone()].map(|settings| settings.language_in(around)), [found, kept]);
        }
        let console = around(&[("LANG", "ru_RU.UTF-8"), ("TERM", "linux")]);
        assert!(console.ascii, "the console has only ASCII symbols");
        assert_eq!(Settings::default().language_in(console), Language::Russian, "the console has Cyrillic letters");
    }
}
