//! The options that every command takes, and the settings that they change.

use std::{env, path::PathBuf};

use clap::ArgMatches;
use strum::VariantNames;

use super::{CliError, choice};
use crate::{
    keep::{
        settings::{Ignored, Settings, SettingsFile, Surroundings},
        storage::{Storage, StorageError},
    },
    look::{Look, glyphs::GlyphSet, language::Language, motion::Motion, theme::ThemeName, wording::Wording},
    play::board::Degree,
    terminal::{disk, system::environment},
};

#[derive(Debug, Default)]
pub(super) struct Common {
    /// The settings given as options, which are not saved.
    pub(super) said: Settings,
    config: Option<PathBuf>,
    data: Option<PathBuf>,
    pub(super) projector: bool,
}

pub(super) struct Loaded {
    pub(super) settings: Settings,
    pub(super) store: Option<SettingsFile>,
    pub(super) ignored: Option<Ignored>,
}

impl Loaded {
    /// Loads the settings from this file, or the usual one. Settings that cannot be read are ignored.
    pub(super) fn from(config: Option<PathBuf>) -> Self {
        let mut store = disk::settings(config, env::var_os("XDG_CONFIG_HOME").as_deref());
        let (settings, ignored) = store.as_mut().map(SettingsFile::load).unwrap_or_default();
        Self { settings, store, ignored }
    }
}

impl Common {
    pub(super) fn read(matches: &ArgMatches, look: &Look) -> Result<Self, CliError> {
        let said = Settings {
            theme: choice(matches, "theme", ThemeName::VARIANTS, look)?,
            language: choice(matches, "lang", Language::ALL.map(Language::tag), look)?,
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

    /// The options take precedence.
    pub(super) fn settings(&self) -> Loaded {
        let loaded = Loaded::from(self.config.clone());
        Loaded { settings: self.said.clone().over(loaded.settings), ..loaded }
    }

    pub(super) fn storage(&self) -> Result<Storage, StorageError> {
        disk::storage(self.data.clone(), env::var_os("XDG_DATA_HOME").as_deref())
    }

    /// Like `storage`, for a command that can wait for other programs.
    pub(super) fn patient_storage(&self) -> Result<Storage, StorageError> {
        disk::patient_storage(self.data.clone(), env::var_os("XDG_DATA_HOME").as_deref())
    }

    pub(super) fn signs(&self, mut words: Look) -> Look {
        words.set_glyphs(self.said.glyphs_in(surroundings()));
        words
    }
}

pub(super) fn surroundings() -> Surroundings {
    Surroundings::read(environment::var)
}
