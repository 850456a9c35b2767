//! Actions, and changes of the stack of screens.

use super::{App, Effect};
use crate::{
    say,
    screens::{Find, Help, Next, action::Action, key::Key, keymap::Context},
    words,
};

impl App {
    /// Says on which screen a key does something that does nothing here.
    pub(super) fn say_where(&mut self, key: Key) {
        let look = &self.look;
        let name = key.name(look.glyphs().arrows);
        let text = match look.keymap().elsewhere(key, look.language()) {
            Some((context, action)) => {
                let short = format!("{}.short", action.text());
                let about = look.texts.say(if look.texts.has(&short) { &short } else { action.text() }, &[]);
                let what = about.split([':', '：', ';', '；', '(', '（']).next().unwrap_or_default().trim().to_owned();
                say!(look, "key-elsewhere", key = name, place = say!(look, context.text()), what = what)
            }
            None => say!(look, "key-nowhere", key = name),
        };
        self.note(text, false);
    }

    /// Performs an action: on the screen on top, unless it concerns the whole program.
    pub(super) fn act(&mut self, action: Action) -> Effect {
        // The screen does not get these actions, but they withdraw its question all the same.
        let of_the_program = [
            Action::Theme,
            Action::Projector,
            Action::Glyphs,
            Action::Wording,
            Action::Mouse,
            Action::Language,
            Action::Help,
            Action::Find,
            Action::Copy,
            Action::Suspend,
        ];
        if of_the_program.contains(&action) {
            self.top().withdraw();
        }
        match action {
            Action::QuitNow => return Effect::Quit,
            Action::Suspend => return Effect::Suspend,
            Action::Theme => self.next_theme(),
            Action::Projector => self.switch_projector(),
            Action::Glyphs => self.switch_glyphs(),
            Action::Wording => self.next_wording(),
            Action::Mouse => return self.switch_mouse(),
            Action::Language => self.next_language(),
            Action::Copy => return self.copy(),
            Action::Help if self.context() != Context::Help => {
                let context = self.context();
                let terms = self.top().table().and_then(|table| table.known()).map_or(&[][..], |known| known.terms);
                let about = self.top().about();
                self.push(Box::new(Help::new(context, about, terms)));
            }
            Action::Find => {
                let find = Find::new(self.context(), &self.look);
                self.push(Box::new(find));
            }
            _ => {
                // The game is saved first, because the screen asks before leaving only if something would be lost.
                if matches!(action, Action::Back | Action::New | Action::Form | Action::Quit) {
                    self.keep_top();
                }
                let next = self.on_top(|screen, cx| screen.act(action, cx));
                if matches!(action, Action::Faster | Action::Slower) {
                    self.keep_pace();
                }
                return self.go(next);
            }
        }
        Effect::None
    }

    pub(super) fn go(&mut self, next: Next) -> Effect {
        let open = self.stack.above.len();
        match next {
            Next::Stay => {}
            Next::Push(screens) => self.push_all(screens),
            Next::Demo => self.begin_demo(),
            Next::Pop => self.back_to(open.saturating_sub(1)),
            Next::Below(action) => {
                self.back_to(open.saturating_sub(1));
                return self.act(action);
            }
            Next::Instead(screens) => {
                self.back_to(open.saturating_sub(1));
                self.push_all(screens);
            }
            Next::InsteadOfBoth(screens) => {
                self.back_to(open.saturating_sub(2));
                self.push_all(screens);
            }
            Next::Home => self.back_to(0),
            Next::Anew(screens) => {
                self.back_to(0);
                self.push_all(screens);
            }
            Next::Quit => return Effect::Quit,
        }
        Effect::None
    }

    /// Sends what the screen on top offers to the clipboard, and remembers it for the exit. Not every terminal copies, and none says if
    /// it did, so the text is also shown, and can be copied by hand.
    fn copy(&mut self) -> Effect {
        let Some(id) = self.on_top(|screen, cx| screen.copied(cx.look)) else { return Effect::None };
        self.copied = Some(id.clone());
        self.say_copied("sent");
        Effect::Copy(id)
    }

    /// Says that the last text was copied.
    pub fn has_copied(&mut self) {
        self.say_copied("done");
    }

    fn say_copied(&mut self, state: &str) {
        /// The longest text that fits beside the message about it in 80 columns.
        const WHOLE: usize = 40;
        let Some(id) = &self.copied else { return };
        // In a page, nothing is printed at the end.
        let whole = id.chars().count() <= WHOLE || self.look.address.is_some();
        let said = say!(self.look, "status-copied", id = words::shortened(id), state = state, whole = whole);
        self.note(said, false);
    }
}
