//! An app whose frames are drawn again only if it may have changed.

use std::{
    cell::RefCell,
    ops::{Deref, DerefMut},
};

use ratatui::layout::Rect;
use zugzwang::app::App;

pub struct Watched {
    app: App,
    /// The last frame as text, and its area, if nothing has borrowed the app mutably since.
    seen: RefCell<Option<(Rect, String)>>,
}

impl Watched {
    /// Returns the last frame if it is still what the app shows in this area, or draws it.
    pub fn screen(&self, area: Rect, draw: impl FnOnce() -> String) -> String {
        if let Some((at, screen)) = &*self.seen.borrow()
            && *at == area
        {
            return screen.clone();
        }
        let screen = draw();
        self.seen.replace(Some((area, screen.clone())));
        screen
    }
}

impl From<App> for Watched {
    fn from(app: App) -> Self {
        Self { app, seen: RefCell::default() }
    }
}

impl Deref for Watched {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}

impl DerefMut for Watched {
    fn deref_mut(&mut self) -> &mut App {
        self.seen.take();
        &mut self.app
    }
}
