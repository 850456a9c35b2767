//! Every game looks as it does in a terminal.

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang::{
    app::{App, First, Start, worker::Worker},
    keep::settings::Surroundings,
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    picture::{self, Format},
    play::{board::Side, boards, files::Files, job::Clock},
};

use crate::opened;

/// The frame of a game in a terminal of 120 by 40.
fn in_terminal(entry: &boards::Entry) -> String {
    let area = Rect::new(0, 0, 120, 40);
    let start = Start { around: Surroundings { letters: true, ..Surroundings::default() }, ..Start::default() };
    let mut look = Look::new(ThemeName::Auto, GlyphSet::Unicode);
    start.dress(&mut look);
    let table = entry.open::<&str>(&[], &[], Side::First).expect("the defaults of a game");
    let first = First::Game(Box::new(table));
    let kept = start.kept(&first, None, None, (Files::default(), Clock::default()));
    let mut app = App::new(look, kept, Worker::Inline, area);
    app.show(first);
    let mut frame = Buffer::empty(area);
    app.draw(&mut frame);
    picture::print(&frame, Format::Text)
}

#[test]
fn every_game_is_drawn_as_in_a_terminal() {
    let Some((browser, server)) = opened("") else { return };
    for entry in boards::ALL {
        browser.open(&server.url(&format!("{} tell=all", entry.game.id)));
        let expected = in_terminal(entry);
        browser.wait("the frame of the terminal", || browser.screen().trim_end() == expected.trim_end());
    }
    browser.assert_faultless();
}
