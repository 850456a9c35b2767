//! `zugzwang frame`: one frame of the play screen, or a game as a moving picture.

use std::io::{self, IsTerminal, Write};

use clap::ArgMatches;
use ratatui::layout::Size;
use rustix::termios::tcgetwinsize;
use strum::VariantNames;
use zugzwang_engine::Seat;

use super::{CliError, Done, choice, common::Common, request, side, table, within};
use crate::{
    keep::settings::Surroundings,
    look::{Look, theme::ThemeName},
    picture::{self, Film, Format, svg},
    play::{
        board::{Degree, Side},
        request::Request,
    },
    say, words,
};

/// The most columns and rows of a frame.
const WIDEST: u16 = 500;
const HIGHEST: u16 = 200;

pub(super) fn run(sub: &ArgMatches, common: &Common, words: &Look) -> Done {
    let format = choice(sub, "format", Format::VARIANTS, words)?;
    let is_picture = format == Some(Format::Svg) || sub.get_flag("animate");
    let size = sub.get_one::<String>("size").map_or_else(|| Ok(usual(is_picture)), |given| size(given, words))?;
    let side = side(sub, words)?.unwrap_or(Side::Both);
    let request = request(sub, words)?;
    if sub.get_flag("animate") {
        if format.is_some_and(|format| format != Format::Svg) {
            return Err(CliError::Bad(say!(words, "error-animate-format")));
        }
        let look = look(common, Format::Svg, words);
        return Ok(io::stdout().write_all(film(&request, side, size, look, words)?.as_bytes())?);
    }
    let format = format.unwrap_or(Format::Text);
    let table = table(&request, side, words)?;
    let telling = common.said.telling_or(Degree::All);
    let drawn = picture::draw(table, size, look(common, format, words), telling, sub.get_flag("hint"));
    Ok(io::stdout().write_all(picture::print(&drawn, format).as_bytes())?)
}

/// Returns the look of the frame: nothing around it counts but the flags.
pub(super) fn look(common: &Common, format: Format, words: &Look) -> Look {
    let mut settings = common.said;
    // Escape codes are for a terminal of which nothing is known; a picture has all colours.
    if format != Format::Svg {
        settings.theme = settings.theme.or(Some(ThemeName::Ansi));
    }
    let around = Surroundings::default();
    let mut look = Look::new(settings.theme_in(around), settings.glyphs_in(around)).in_language(words.language());
    look.set_projector(common.projector);
    look.wording = settings.level();
    look.own = words.own.clone();
    look
}

/// The game from its start, with every move that was given.
fn film(request: &Request, side: Side, size: Size, look: Look, words: &Look) -> Result<String, CliError> {
    // A move that is not legal is told as for a frame.
    let played = table(request, Side::Both, words)?;
    let moves = played.moves();
    if moves.is_empty() {
        return Err(CliError::Bad(say!(words, "error-animate-moves")));
    }
    let mut start = table(&Request { moves: String::new(), ..request.clone() }, Side::Both, words)?;
    if matches!(side, Side::First | Side::Second) {
        start.seating_mut().tell_as(side);
    }
    let other = if side == Side::Second { Seat::First } else { Seat::Second };
    let title = format!("{}: {}", words::title_of(start.id(), start.setup(), &look), start.position());
    Ok(svg::moving(&Film::of(start, &moves, other, size, look), &title))
}

/// Returns the size of a frame for which none was asked: the same everywhere, but of text in a terminal that of its window, without
/// the line for the next command.
fn usual(is_picture: bool) -> Size {
    const USUAL: Size = Size::new(120, 40);
    let out = io::stdout();
    let window = if is_picture || !out.is_terminal() { None } else { tcgetwinsize(&out).ok() };
    let window = window.filter(|window| window.ws_col > 0 && window.ws_row > 1);
    window.map_or(USUAL, |window| Size::new(window.ws_col.min(WIDEST), (window.ws_row - 1).min(HIGHEST)))
}

fn size(given: &str, look: &Look) -> Result<Size, CliError> {
    let parsed = given
        .split_once('x')
        .and_then(|(width, height)| Some(Size::new(within(width, &(1..=WIDEST))?, within(height, &(1..=HIGHEST))?)));
    parsed.ok_or_else(|| CliError::Bad(say!(look, "error-size", given = words::shortened(given))))
}
