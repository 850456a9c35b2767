//! Settings that can be changed while the program runs, and are saved.

use std::{sync::mpsc::channel, time::Duration};

use toml_edit::Value;

use super::{App, Effect};
use crate::{
    look::{glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::job::Job,
    say,
};

impl App {
    pub(super) fn next_theme(&mut self) {
        let mut name = self.look.theme_name().next();
        // A page has no terminal whose colours could be used.
        if self.look.address.is_some() && name == ThemeName::Ansi {
            name = name.next();
        }
        self.look.set_theme(name);
        self.change("theme", name.to_string(), say!(self.look, "status-theme", name = name.to_string()));
    }

    pub(super) fn switch_projector(&mut self) {
        let on = !self.look.is_projected();
        self.look.set_projector(on);
        self.note(say!(self.look, "status-projector", on = on), false);
    }

    pub(super) fn next_language(&mut self) {
        if self.kept.english_alone {
            self.look.set_language(Language::English);
            return self.note(say!(self.look, "status-no-letters"), true);
        }
        // Whoever watches the demo reads on the screen what the key does.
        if self.demo.is_none() && !std::mem::replace(&mut self.asks_language, true) {
            return self.note(say!(self.look, "status-language-ask"), false);
        }
        self.speak(self.look.language().next());
    }

    /// Changes the language to one that the user has chosen by its name.
    pub fn speak(&mut self, language: Language) {
        self.look.set_language(language);
        self.change("language", language.tag(), say!(self.look, "status-language"));
    }

    pub(super) fn next_wording(&mut self) {
        self.look.wording = self.look.wording.next();
        let name = self.look.wording.to_string();
        self.change("level", name.as_str(), say!(self.look, "status-wording", level = name.as_str()));
    }

    pub(super) fn switch_glyphs(&mut self) {
        let set = if self.look.glyph_set() == GlyphSet::Ascii { GlyphSet::Unicode } else { GlyphSet::Ascii };
        self.look.set_glyphs(set);
        self.change("glyphs", set.to_string(), say!(self.look, "status-glyphs", name = set.to_string()));
    }

    pub(super) fn switch_mouse(&mut self) -> Effect {
        let on = !self.kept.mouse;
        self.kept.mouse = on;
        self.change("mouse", on, say!(self.look, if on { "status-mouse-on" } else { "status-mouse-off" }));
        Effect::Mouse(on)
    }

    pub(super) fn keep_pace(&mut self) {
        let level = self.top().table().map(|table| table.seating().clock.level);
        let Some(level) = level.filter(|level| *level != self.kept.desk.pace) else { return };
        self.kept.desk.pace = level;
        self.kept.desk.set("pace", i64::from(level.number()));
    }

    fn change(&mut self, key: &'static str, value: impl Into<Value>, done: String) {
        self.kept.desk.set(key, value);
        self.note(done, false);
    }

    /// Writes changed settings on the disk's thread: a disk may be slow, and a key that changes a setting may be held down. Settings that
    /// change meanwhile are written next time. Waits up to `patience` for each write.
    pub(super) fn keep_settings(&mut self, patience: Duration) {
        if !self.kept.disk.settle(patience) {
            return;
        }
        self.hear_of_settings();
        let unkept = std::mem::take(&mut self.kept.desk.unkept);
        let Some(store) = self.kept.store.clone().filter(|_| !unkept.is_empty()) else { return };
        let (tell, told) = channel();
        self.writing = Some(told);
        self.kept.disk.submit(Job::of(move || {
            // Nobody may be left to receive the result.
            let _ = tell.send(store.set_all(unkept));
        }));
        if self.kept.disk.settle(patience) {
            self.hear_of_settings();
        }
    }

    fn hear_of_settings(&mut self) {
        let written = self.writing.take().and_then(|written| written.try_recv().ok());
        if let (Some(Err(error)), Some(store)) = (written, &self.kept.store) {
            self.kept.desk.problems.push(error.words(store.path(), &self.look));
        }
    }
}
