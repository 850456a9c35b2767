//! The page in a real browser: played with keys and fingers, interrupted, cut off from its network and its storage.
//!
//! These tests need `web/dist`, which `web/build` writes, and Chromium with its driver. Without them they say so and pass.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod driver;
mod frames;
mod hands;
mod kept;
mod links;
mod long;
mod server;
mod sizes;
mod start;
mod touch;

use driver::Browser;
use server::Server;
use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    say,
};

/// A browser and the server of its page; `None` if there is no browser, or no page.
pub fn opened(link: &str) -> Option<(Browser, Server)> {
    if !server::is_built() || !driver::is_there() {
        return None;
    }
    let (browser, server) = (Browser::start(), Server::start());
    browser.open(&server.url(link));
    Some((browser, server))
}

/// The beginning of what home says in a language.
pub fn solved(language: Language) -> String {
    let look = Look::new(ThemeName::Dark, GlyphSet::Unicode).in_language(language);
    say!(look, "home-solved").chars().take(8).collect()
}

/// Plays the perfect player's moves until the game is over.
fn win(browser: &Browser, hint: impl Fn(), play: impl Fn()) {
    for _ in 0..40 {
        if browser.heard().to_lowercase().contains("you won") {
            return;
        }
        hint();
        play();
        // A key within the opponent's move only ends its motion.
        std::thread::sleep(std::time::Duration::from_millis(900));
    }
    panic!("the game does not end:\n{}", browser.screen());
}
