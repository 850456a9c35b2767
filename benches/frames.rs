//! The cost of a frame, from the state to the bytes: every game with its hint and list, the menu, the laboratory and the projector
//! mode, compared with a plain board of 20 by 20 styled characters and a pane: `cargo bench --bench frames`.
#![allow(missing_docs, clippy::expect_used, clippy::panic, reason = "a bench ends by panicking")]

#[path = "../tests/common/mod.rs"]
mod common;

use std::io;

use common::Arcade;
use divan::Bencher;
use ratatui::{
    Terminal, TerminalOptions, Viewport,
    backend::{Backend, CrosstermBackend},
    buffer::Buffer,
    layout::{Constraint, Layout, Position, Rect, Size},
    style::{Color, Style, Stylize},
    text::{Line, Span},
    widgets::{Block, Paragraph, Widget, Wrap},
};
use zugzwang::{
    app::{App, Kept, worker::Worker},
    look::{Look, glyphs::GlyphSet, motion::Motion, theme::ThemeName},
    play::{board::Side, boards},
};

const SIZES: [Size; 2] = [Size::new(80, 24), Size::new(200, 60)];

fn main() {
    divan::main();
}

fn arcade(size: Size) -> Arcade {
    Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode)
}

/// Draws and writes the changed cells.
fn measure(bencher: Bencher<'_, '_>, arcade: &Arcade) {
    let mut backend = CrosstermBackend::new(io::sink());
    let [mut shown, mut next] = [Buffer::empty(arcade.area), Buffer::empty(arcade.area)];
    bencher.bench_local(|| {
        next.reset();
        arcade.app.draw(&mut next);
        backend.draw(shown.diff(&next).into_iter()).expect("a sink takes all");
        std::mem::swap(&mut shown, &mut next);
    });
}

/// The plain version.
#[divan::bench(args = SIZES)]
fn bare(bencher: Bencher<'_, '_>, size: Size) {
    let area = Rect::from((Position::ORIGIN, size));
    let options = TerminalOptions { viewport: Viewport::Fixed(area) };
    let backend = CrosstermBackend::new(io::sink());
    let mut terminal = Terminal::with_options(backend, options).expect("a sink takes all");
    bencher.bench_local(|| {
        terminal.draw(|frame| board(frame.area(), frame.buffer_mut())).expect("a sink takes all");
    });
}

fn board(area: Rect, buf: &mut Buffer) {
    let [left, right] = Layout::horizontal([Constraint::Length(42), Constraint::Fill(1)]).areas(area);
    let sign = |row: usize, column: usize| {
        let color = if (row + column).is_multiple_of(2) { Color::Blue } else { Color::Yellow };
        Span::styled("● ", Style::new().fg(color))
    };
    let lines: Vec<Line<'_>> = (0..20).map(|row| (0..20).map(|column| sign(row, column)).collect()).collect();
    Paragraph::new(lines).render(left, buf);
    let text = "the position is won: take six from the second heap ".repeat(6);
    let panel = Block::bordered().title("Why".bold());
    Paragraph::new(text).wrap(Wrap { trim: true }).block(panel).render(right, buf);
}

/// The games and window sizes.
fn games() -> impl Iterator<Item = (&'static str, u16, u16)> {
    SIZES.into_iter().flat_map(|size| boards::ALL.iter().map(move |entry| (entry.game.id, size.width, size.height)))
}

fn opened((game, width, height): (&str, u16, u16)) -> Arcade {
    let widest: &[&str] = match game {
        "nim" | "moore" => &["heaps=18,8,14,9,23,60,31,47,5,12"],
        "king" => &["m=20", "n=20"],
        "northcott" => &["tracks=10", "cells=40"],
        "hackenbush" => &["stalks=bbrbr,rrbrb,brrb,rbbbr,gg,rbrr,bbbr,rr,br,ggggg"],
        _ => &[],
    };
    arcade(Size::new(width, height)).open(game, widest, &[], Side::First)
}

/// Nim with full motion, while a piece moves and at rest: the same frame, and the overlay.
#[divan::bench(args = [Motion::Off, Motion::Full])]
fn in_motion(bencher: Bencher<'_, '_>, motion: Motion) {
    let area = Rect::from((Position::ORIGIN, SIZES[1]));
    let kept = Kept { motion, ..Kept::default() };
    let app = App::new(Look::new(ThemeName::Dark, GlyphSet::Unicode), kept, Worker::Inline, area);
    let mut arcade = Arcade::of(app, area).open("nim", &["heaps=18,8,14,9,23"], &[], Side::Both);
    let mut buf = Buffer::empty(area);
    arcade.press("i");
    arcade.app.present(&mut buf);
    arcade.press("Enter");
    // The clock stands still, so the piece moves for ever.
    bencher.bench_local(|| {
        buf.reset();
        arcade.app.present(&mut buf);
    });
}

#[divan::bench(args = games())]
fn hint_and_list(bencher: Bencher<'_, '_>, game: (&str, u16, u16)) {
    let mut arcade = opened(game);
    arcade.press("i Tab");
    measure(bencher, &arcade);
}

#[divan::bench(args = games())]
fn projector(bencher: Bencher<'_, '_>, game: (&str, u16, u16)) {
    let mut arcade = opened(game);
    arcade.press("P");
    measure(bencher, &arcade);
}

#[divan::bench(args = SIZES)]
fn menu(bencher: Bencher<'_, '_>, size: Size) {
    measure(bencher, &arcade(size));
}

#[divan::bench(args = SIZES)]
fn laboratory(bencher: Bencher<'_, '_>, size: Size) {
    let mut arcade = arcade(size);
    arcade.select_game("Nim");
    arcade.press("a");
    measure(bencher, &arcade);
}
