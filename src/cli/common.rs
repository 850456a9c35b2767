//! The options that every command takes, and what they say together with the settings and the environment.

use std::path::PathBuf;

use clap::ArgMatches;
use strum::VariantNames;

use super::{CliError, choice, store, surroundings};
use crate::{
    keep::{
        settings::{Ignored, Settings, SettingsFile, Surroundings},
        storage::{Storage, StorageError},
    },
    look::{Look, glyphs::GlyphSet, language::Language, motion::Motion, theme::ThemeName, wording::Wording},
    play::board::Degree,
    terminal::disk,
};

/// The options that every command takes, as they were typed.
#[derive(Debug, Default)]
pub(super) struct Common {
    /// The settings among them: for this once, and not kept.
    pub(super) said: Settings,
    config: Option<PathBuf>,
    data: Option<PathBuf>,
    /// `true` where all is drawn for a projector.
    pub(super) projector: bool,
}

/// Settings as options, file and environment give them.
pub(super) struct Given {
    /// For this once: what was typed is not kept.
    pub(super) settings: Settings,
    pub(super) store: Option<SettingsFile>,
    pub(super) ignored: Option<Ignored>,
    pub(super) around: Surroundings,
}

impl Common {
    /// # Errors
    /// [`CliError::Bad`] for a value that is not allowed.
    pub(super) fn read(matches: &ArgMatches, look: &Look) -> Result<Self, CliError> {
        let said = Settings {
            theme: choice(matches, "theme", ThemeName::VARIANTS, look)?,
            language: choice(matches, "lang", &Language::ALL.map(Language::tag), look)?,
            level: choice(matches, "level", <Wording as VariantNames>::VARIANTS, look)?,
            motion: choice(matches, "motion", Motion::VARIANTS, look)?,
            tell: choice(matches, "tell", Degree::VARIANTS, look)?,
            glyphs: matches.get_flag("ascii").then_some(GlyphSet::Ascii),
            mouse: matches.get_flag("no-mouse").then_some(false),
            ..Settings::default()
        };
        let path = |name: &str| matches.get_one::<PathBuf>(name).cloned();
        Ok(Self { said, config: path("config"), data: path("data"), projector: matches.get_flag("projector") })
    }

    /// The settings with what was typed over them.
    pub(super) fn settings(&self) -> Given {
        let mut store = store(self.config.clone());
        let loaded = store.as_mut().map_or_else(|| Ok(Settings::default()), SettingsFile::load);
        let (kept, ignored) = match loaded {
            Ok(kept) => (kept, None),
            Err(ignored) => (Settings::default(), Some(ignored)),
        };
        Given { settings: self.said.over(kept), store, ignored, around: surroundings() }
    }

    /// Finds the place where games are kept, or says why there is none.
    pub(super) fn storage(&self) -> Result<Storage, StorageError> {
        disk::storage(self.data.clone(), std::env::var_os("XDG_DATA_HOME").as_deref())
    }

    /// The words with the signs that were typed or the locale asks for.
    pub(super) fn signs(&self, mut words: Look) -> Look {
        words.set_glyphs(self.said.glyphs_in(surroundings()));
        words
    }
}
