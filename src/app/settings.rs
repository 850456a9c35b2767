//! What can be changed while the program runs, and stays changed in the settings.

use super::{App, Effect};
use crate::{action::Action, glyphs::GlyphSet, language::Language, say};

impl App {
    pub(super) fn next_theme(&mut self) {
        let name = self.look.theme_name().next();
        self.look.set_theme(name);
        self.keep("theme", name.name(), say!(self.look, "status-theme", name = name.name()));
    }

    pub(super) fn switch_projector(&mut self) {
        let on = !self.look.is_projected();
        self.look.set_projector(on);
        self.note(say!(self.look, "status-projector", on = if on { "yes" } else { "no" }), false);
    }

    pub(super) fn next_language(&mut self) {
        if self.kept.english_alone {
            self.look.set_language(Language::English);
            return self.note(say!(self.look, "status-no-letters"), true);
        }
        let language = self.look.language().next();
        self.look.set_language(language);
        self.keep("language", language.tag(), say!(self.look, "status-language"));
    }

    pub(super) fn other_glyphs(&mut self) {
        let set = if self.look.glyph_set() == GlyphSet::Ascii { GlyphSet::Unicode } else { GlyphSet::Ascii };
        self.look.set_glyphs(set);
        self.keep("glyphs", set.name(), say!(self.look, "status-glyphs", name = set.name()));
    }

    pub(super) fn other_mouse(&mut self) -> Effect {
        let on = !self.kept.mouse;
        self.kept.mouse = on;
        self.keep("mouse", on, say!(self.look, if on { "status-mouse-on" } else { "status-mouse-off" }));
        Effect::Mouse(on)
    }

    /// Keeps how fast the machines on top play now.
    pub(super) fn keep_pace(&mut self) {
        let level = self.top().table().map(|table| table.level());
        let Some(level) = level.filter(|level| *level != self.kept.pace) else { return };
        self.kept.pace = level;
        if let Some(unsaved) = self.store("pace", i64::from(level.number())) {
            self.note(unsaved, true);
        }
    }

    /// Tells what was kept back, or keeps back what was told.
    pub(super) fn tell(&mut self, action: Action) {
        let telling = &mut self.kept.telling;
        let (told, key) = match action {
            Action::Outcome => (&mut telling.outcome, "outcome"),
            _ => (&mut telling.advice, "advice"),
        };
        *told = !*told;
        let (on, telling) = (*told, *telling);
        self.top().tell(telling);
        let word = if on { "yes" } else { "no" };
        let done = match action {
            Action::Outcome => say!(self.look, "status-outcome", told = word),
            _ => say!(self.look, "status-advice", told = word),
        };
        self.keep(key, on, done);
    }

    /// Keeps a setting and says what it is now, or why it could not be kept.
    fn keep(&mut self, key: &str, value: impl Into<toml_edit::Value>, done: String) {
        match self.store(key, value) {
            None => self.note(done, false),
            Some(unsaved) => self.note(unsaved, true),
        }
    }

    /// Keeps a setting; why it could not be kept, in words.
    pub(super) fn store(&self, key: &str, value: impl Into<toml_edit::Value>) -> Option<String> {
        let store = self.kept.store.as_ref()?;
        let error = store.set(key, value).err()?;
        Some(error.words(store.path(), &self.look))
    }
}
