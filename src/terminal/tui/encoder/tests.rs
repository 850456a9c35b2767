//! A terminal that reads the bytes must show the buffer.

use std::num::NonZeroU16;

use proptest::prelude::*;
use ratatui::{
    backend::{Backend, CrosstermBackend},
    layout::{Rect, Size},
    style::{Color, Modifier, Style},
};
use vt100::Parser;

use super::*;
use crate::{
    look::{Look, color::index_of, glyphs::GlyphSet, theme::ThemeName},
    picture,
    play::{
        board::{Side, Telling},
        boards,
    },
};

const WIDTH: u16 = 12;
const HEIGHT: u16 = 4;

/// Narrow and wide characters, and one with a combining mark. Most of a frame is blank.
const SIGNS: [&str; 12] = [" ", " ", " ", "a", "b", "█", "▟", "●", "王", "棋", "e\u{301}", "／"];

const COLORS: [Color; 7] = [
    Color::Reset,
    Color::Reset,
    Color::Blue,
    Color::LightYellow,
    Color::Indexed(141),
    Color::Rgb(16, 20, 27),
    Color::Rgb(255, 9, 100),
];

/// Without bold and dim together, which this terminal does not show.
const MODIFIERS: [Modifier; 7] = [
    Modifier::empty(),
    Modifier::empty(),
    Modifier::BOLD,
    Modifier::DIM,
    Modifier::UNDERLINED,
    Modifier::REVERSED,
    Modifier::ITALIC.union(Modifier::BOLD),
];

fn area() -> Rect {
    Rect::new(0, 0, WIDTH, HEIGHT)
}

fn cell() -> impl Strategy<Value = (&'static str, Style)> {
    let one_of = (0..SIGNS.len(), 0..COLORS.len(), 0..COLORS.len(), 0..MODIFIERS.len());
    one_of.prop_map(|(sign, fg, bg, modifier)| {
        (SIGNS[sign], Style::reset().fg(COLORS[fg]).bg(COLORS[bg]).add_modifier(MODIFIERS[modifier]))
    })
}

/// Cells that change, with their positions.
fn changes(most: usize) -> impl Strategy<Value = Vec<(u16, u16, (&'static str, Style))>> {
    prop::collection::vec((0..WIDTH, 0..HEIGHT, cell()), 0..most)
}

fn change(buf: &mut Buffer, changes: &[(u16, u16, (&'static str, Style))]) {
    for (x, y, (sign, style)) in changes {
        buf.set_string(*x, *y, sign, *style);
    }
}

fn terminal(width: u16, height: u16) -> Parser {
    let count = |cells| NonZeroU16::new(cells).expect("there are cells");
    Parser::new(count(height), count(width), 0)
}

fn color(color: Color) -> vt100::Color {
    match color {
        Color::Rgb(red, green, blue) => vt100::Color::Rgb(red, green, blue),
        other => index_of(other).map_or(vt100::Color::Default, vt100::Color::Idx),
    }
}

/// Compares everything visible of each cell with the buffer.
fn assert_shows(terminal: &Parser, buf: &Buffer) {
    for (row, cells) in (0..).zip(buf.content.chunks(usize::from(buf.area.width))) {
        for (at, sign, _) in damage::signs(cells) {
            let column = u16::try_from(at).expect("a column fits 16 bits");
            let seen = terminal.screen().cell(row, column).expect("the cell is on the screen");
            let place = (column, row);
            let shown = if seen.contents().is_empty() { " " } else { seen.contents() };
            assert_eq!(shown, sign, "{place:?}");
            let cell = &cells[at];
            assert_eq!(seen.bgcolor(), color(cell.bg), "{place:?}");
            assert_eq!(seen.underline(), cell.modifier.contains(Modifier::UNDERLINED), "{place:?}");
            assert_eq!(seen.inverse(), cell.modifier.contains(Modifier::REVERSED), "{place:?}");
            if sign != " " || seen.inverse() || seen.underline() {
                assert_eq!(seen.fgcolor(), color(cell.fg), "{place:?}");
                // This terminal shows only one of bold and dim, the latest.
                let weights = cell.modifier & (Modifier::BOLD | Modifier::DIM);
                let seen_weights = [(seen.bold(), Modifier::BOLD), (seen.dim(), Modifier::DIM)];
                let seen_weights: Modifier =
                    seen_weights.into_iter().filter(|(is_seen, _)| *is_seen).map(|(_, weight)| weight).collect();
                assert!(seen_weights == weights || weights.contains(Modifier::BOLD | Modifier::DIM), "{place:?}");
                assert_eq!(seen.italic(), cell.modifier.contains(Modifier::ITALIC), "{place:?}");
            }
        }
    }
}

fn encoded(shown: &Buffer, next: &Buffer) -> Vec<u8> {
    let mut frame = Vec::new();
    encode(shown, next, &mut frame);
    frame
}

/// The bytes that the library itself would write.
fn of_crossterm(shown: &Buffer, next: &Buffer) -> Vec<u8> {
    let mut frame = Vec::new();
    CrosstermBackend::new(&mut frame).draw(shown.diff(next).into_iter()).expect("writing to a vector works");
    frame
}

proptest! {
    #[test]
    fn a_terminal_shows_frame_after_frame(frames in prop::collection::vec(changes(40), 1..5)) {
        let mut terminal = terminal(WIDTH, HEIGHT);
        let mut shown = Buffer::empty(area());
        for changes in &frames {
            let mut next = shown.clone();
            change(&mut next, changes);
            let frame = encoded(&shown, &next);
            prop_assert_eq!(frame.is_empty(), damage::runs(&shown, &next).is_empty());
            prop_assert!(frame.is_empty() || frame.ends_with(END));
            terminal.process(&frame);
            assert_shows(&terminal, &next);
            shown = next;
        }
    }

    #[test]
    fn the_order_of_the_runs_makes_no_difference(first in changes(60), second in changes(20)) {
        let mut frames = [Buffer::empty(area()), Buffer::empty(area()), Buffer::empty(area())];
        change(&mut frames[1], &first);
        frames[2] = frames[1].clone();
        change(&mut frames[2], &second);
        for is_sorted in [false, true] {
            let mut terminal = terminal(WIDTH, HEIGHT);
            for pair in frames.windows(2) {
                let runs = damage::runs(&pair[0], &pair[1]);
                let mut encoder = Encoder::new(&pair[1]);
                if is_sorted {
                    encoder = Encoder::sorted(&pair[1], runs);
                } else {
                    for run in &runs {
                        encoder.draw(run);
                    }
                }
                terminal.process(&encoder.written);
                terminal.process(END);
                assert_shows(&terminal, &pair[1]);
            }
        }
    }

    #[test]
    fn no_frame_is_longer_than_the_library_s(mut first in changes(60), mut second in changes(20)) {
        // A wide character's other half is not always written again by the library, as it should be.
        for (.., (sign, _)) in first.iter_mut().chain(&mut second) {
            *sign = if damage::sure_width(sign) == Some(1) { sign } else { "c" };
        }
        let mut shown = Buffer::empty(area());
        change(&mut shown, &first);
        let mut next = shown.clone();
        change(&mut next, &second);
        prop_assert!(encoded(&shown, &next).len() <= of_crossterm(&shown, &next).len());
    }

    #[test]
    fn a_movement_is_as_long_as_its_cost(from in any::<[u8; 2]>(), to in any::<[u8; 2]>()) {
        let [from, to] = [from, to].map(|[x, y]| Position::new(x.into(), y.into()));
        let movement = Movement::between(Some(from), to);
        let mut written = Vec::new();
        movement.write(&mut written);
        prop_assert_eq!(written.len(), movement.cost());
    }
}

/// The bytes that turn one line into another.
fn line(before: &str, after: &str) -> String {
    let [before, after] = [before, after].map(|line| Buffer::with_lines([line]));
    String::from_utf8(encoded(&before, &after)).expect("the bytes are text")
}

#[test]
fn a_small_gap_is_written_again_and_a_large_one_is_skipped() {
    assert_eq!(line("a bcde f", "x bcde y"), "\x1b[Hx\x1b[6Cy\x1b[0m");
    assert_eq!(line("abcd", "xbcy"), "\x1b[Hxbcy\x1b[0m");
    assert_eq!(line("a", "a"), "");
}

#[test]
fn the_foreground_of_a_blank_does_not_matter() {
    let mut next = Buffer::empty(area());
    next.set_style(area(), Style::new().fg(Color::Blue).add_modifier(Modifier::BOLD));
    assert_eq!(encoded(&Buffer::empty(area()), &next), b"");
}

#[test]
fn the_position_is_set_again_behind_a_character_of_uncertain_width() {
    assert_eq!(line("    ", "王a "), "\x1b[H王a\x1b[0m");
    assert_eq!(line("    ", "♟\u{fe0f}a "), "\x1b[H♟\u{fe0f}\x1b[1;3Ha\x1b[0m");
}

#[test]
fn tiny_buffers_are_encoded() {
    for size in [Rect::ZERO, Rect::new(0, 0, 0, 3), Rect::new(0, 0, 3, 0)] {
        assert_eq!(encoded(&Buffer::empty(size), &Buffer::empty(size)), b"");
    }
    // The line has no room for the other half of this wide character.
    let (shown, mut next) = (Buffer::empty(Rect::new(0, 0, 1, 1)), Buffer::empty(Rect::new(0, 0, 1, 1)));
    next[(0, 0)].set_symbol("王");
    assert_eq!(encoded(&shown, &next), b"\x1b[H \x1b[0m");
}

#[test]
fn frames_of_games_are_shown_and_no_longer_than_the_library_s() {
    const SIZE: Size = Size::new(120, 40);
    for (entry, theme) in
        boards::ALL.iter().flat_map(|entry| [ThemeName::Dark, ThemeName::Ansi].map(|theme| (entry, theme)))
    {
        let frame = |hint| {
            let table = entry.open::<&str>(&[], &[], Side::Both).expect("the defaults are a setup");
            picture::draw(table, SIZE, Look::new(theme, GlyphSet::Unicode), Telling::default(), hint)
        };
        let frames = [Buffer::empty(Rect::from((Position::ORIGIN, SIZE))), frame(false), frame(true)];
        let mut terminal = terminal(SIZE.width, SIZE.height);
        for pair in frames.windows(2) {
            let (ours, of_crossterm) = (encoded(&pair[0], &pair[1]), of_crossterm(&pair[0], &pair[1]));
            assert!(ours.len() <= of_crossterm.len(), "{}: {} of {}", entry.game.id, ours.len(), of_crossterm.len());
            terminal.process(&ours);
            assert_shows(&terminal, &pair[1]);
        }
    }
}
