//! `zugzwang map`: a map of a game's positions, as text, with colours, or as a picture.

use std::{
    collections::BTreeMap,
    io::{self, BufWriter, Write},
    panic::resume_unwind,
    thread,
};

use clap::ArgMatches;
use ratatui::{buffer::Buffer, layout::Rect};
use strum::VariantNames;
use zugzwang_engine::{
    Cancel, Map, Stopped, games,
    map::{Axis, Plane, Spot},
};

use super::{CliError, Done, bad, choice, common::Common, frame, pair, print, progress, request, within};
use crate::{
    look::Look,
    picture::{self, Format},
    play::{
        chart::{self, Frame, Ground, Layers, Sheet, Zoom, letter},
        request::AskError,
    },
    say, words,
};

const MOST: u64 = 1_000_000;
/// From this number of positions, several threads are used.
const LARGE: u64 = 20_000;
const USUAL: (u64, u64) = (64, 32);
/// Bytes of a picture. A larger one is of no use on a slide.
const LARGEST: usize = 500_000;

pub(super) fn run(sub: &ArgMatches, common: &Common, words: &Look) -> Done {
    let format = choice(sub, "format", Format::VARIANTS, words)?.unwrap_or(Format::Text);
    let ground = choice(sub, "layer", Ground::VARIANTS, words)?.unwrap_or(Ground::Outcome);
    let (map, title) = map(sub, words)?;
    let plane = map.plane();
    let size = sub.get_one::<String>("size").map(|given| size(given, words)).transpose()?;
    let from = sub.get_one::<String>("from").map(|given| from(given, &plane, words)).transpose()?;
    let frame = part_shown(&map, size.unwrap_or(USUAL), from);
    let sheet = progress::watched("map-progress", words, |cancel| {
        let reaching = Sheet::reaching(&map, frame);
        solved(reaching.as_ref().unwrap_or(&map), frame, ground == Ground::Values, cancel)
    });
    let mut sheet = sheet.map_err(|stopped| bad(&AskError::from(stopped), words))?;
    if sub.get_flag("marks") {
        sheet.mark(&map, &marks(&map, common, words)?);
    }
    let is_known = match ground {
        Ground::Values => sheet.has_values(),
        Ground::Remoteness => sheet.has_remoteness(),
        Ground::Empty | Ground::Outcome => true,
    };
    if !is_known {
        let (layer, most) = (<&str>::from(ground), zugzwang_engine::map::MOST_STEPS);
        return Err(CliError::Bad(say!(words, "error-map-layer", layer = layer, game = map.id(), most = most)));
    }
    let look = frame::look(common, format, words);
    let mut out = BufWriter::new(io::stdout().lock());
    match format {
        Format::Text => write_text(&sheet, ground, &mut out)?,
        Format::Ansi => print(&ansi(&sheet, ground, &look))?,
        Format::Svg => {
            let picture = picture::chart::picture(&sheet, ground, &title, &look);
            if picture.len() > LARGEST {
                let cells = sheet.cells.len();
                return Err(CliError::Bad(say!(words, "error-map-large", positions = cells)));
            }
            out.write_all(picture.as_bytes())?;
        }
    }
    Ok(out.flush()?)
}

/// Solves a part of a map. A large part is shared between threads, unless values are wanted, which depend on one another.
fn solved(map: &Map, frame: Frame, values: bool, cancel: &Cancel) -> Result<Sheet, Stopped> {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let rows = frame.rows.div_ceil(threads).max(1);
    if values || frame.rows * frame.columns < LARGE {
        return Sheet::of(map, frame, values, cancel);
    }
    let parts = (0..frame.rows).step_by(usize::try_from(rows).unwrap_or(usize::MAX));
    let parts: Vec<Frame> = parts.map(|first| frame.part(first, rows)).collect();
    let found = thread::scope(|scope| {
        let started: Vec<_> =
            parts.into_iter().map(|part| scope.spawn(move || Sheet::of(map, part, false, cancel))).collect();
        let joined = started.into_iter().map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic)));
        joined.collect::<Result<Vec<Sheet>, Stopped>>()
    })?;
    Ok(Sheet { frame, cells: found.into_iter().flat_map(|part| part.cells).collect() })
}

/// The user's marks on this map: for the name of a position, whether it is marked as safe to leave.
fn marks(map: &Map, common: &Common, words: &Look) -> Result<BTreeMap<String, bool>, CliError> {
    let kept = common.storage().and_then(|storage| storage.beliefs());
    let kept = kept.map_err(|error| CliError::Bad(error.words(words)))?;
    let beliefs = kept.of(map.id(), &map.rules().join(" "));
    Ok(beliefs.iter().map(|belief| (belief.position.clone(), belief.safe)).collect())
}

fn map(sub: &ArgMatches, words: &Look) -> Result<(Map, String), CliError> {
    let request = request(sub, words)?;
    let entry = request.entry().map_err(|error| bad(&error, words))?;
    let setup = request.setup(entry).map_err(|error| bad(&error, words))?;
    let map = entry.map(&setup).map_err(|error| bad(&request.refused(error.into(), entry), words))?;
    let none = || CliError::Bad(say!(words, "error-map-none", game = entry.id, games = with_maps(words)));
    let map = map.ok_or_else(none)?;
    let rules = words::said(&map.rules().join(" "), words);
    let title = words::title(entry.id, words);
    Ok((map, if rules.is_empty() { title } else { format!("{title} · {rules}") }))
}

pub(super) fn with_maps(look: &Look) -> String {
    let has_map = |game: &&games::Entry| game.map(&[""; 0]).is_ok_and(|map| map.is_some());
    words::listed(games::ALL.iter().filter(has_map).map(|game| game.id), look)
}

/// Cuts the part that was asked for to the size of the map.
pub(super) fn part_shown(map: &Map, (columns, rows): (u64, u64), from: Option<Spot>) -> Frame {
    let plane = map.plane();
    let slice = map.start().map_or(0, |start| start.z);
    let least = Spot { x: plane.across.least, y: plane.up.map_or(0, |up| up.least), z: slice };
    let from = from.map_or(least, |from| Spot { z: slice, ..from });
    let left = |axis: Axis, from: u64| (axis.most - from).saturating_add(1);
    let columns = columns.min(left(plane.across, from.x));
    let rows = match plane.up {
        Some(up) => rows.min(left(up, from.y)),
        None => rows.min(left(plane.across, from.x).div_ceil(columns)),
    };
    Frame::of(&plane, from, columns, rows)
}

const fn with_marks(ground: Ground) -> Layers {
    Layers { marks: true, met: false, ground, checked: false }
}

fn write_text(sheet: &Sheet, ground: Ground, out: &mut impl Write) -> io::Result<()> {
    let layers = with_marks(ground);
    for row in sheet.rows() {
        let line: String = row.iter().map(|cell| letter(cell, layers)).collect();
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// The map with colours: half a cell for each position, or a character if there are no half blocks.
fn ansi(sheet: &Sheet, ground: Ground, look: &Look) -> String {
    let layers = with_marks(ground);
    let has_halves = Zoom::has_halves(look);
    let short = |count: u64| u16::try_from(count).unwrap_or(u16::MAX);
    let rows = if has_halves { sheet.frame.rows.div_ceil(2) } else { sheet.frame.rows };
    let mut printed = String::new();
    // One row at a time, because a buffer has at most 65,535 cells.
    let area = Rect::new(0, 0, short(sheet.frame.columns), 1);
    for row in 0..rows {
        let (first, count) = if has_halves { (2 * row, 2) } else { (row, 1) };
        let part = sheet.part(first, count);
        let mut buf = Buffer::empty(area);
        buf.set_style(area, look.theme.ground);
        if has_halves {
            chart::draw(&part, layers, Zoom::Half, None, area, &mut buf, look);
        } else {
            for (at, cell) in part.cells.iter().enumerate() {
                let sign = letter(cell, layers).to_string();
                buf.set_string(u16::try_from(at).unwrap_or(u16::MAX), 0, sign, look.theme.text);
            }
        }
        printed += &picture::print(&buf, Format::Ansi);
    }
    printed
}

fn size(given: &str, look: &Look) -> Result<(u64, u64), CliError> {
    let fits = |(columns, rows): &(u64, u64)| {
        columns.checked_mul(*rows).is_some_and(|count| count <= MOST) && u16::try_from(*columns).is_ok()
    };
    let parsed = pair(given, &[1..=MOST, 1..=MOST]).filter(fits);
    parsed.ok_or_else(|| CliError::Bad(say!(look, "error-map-size", given = words::shortened(given), most = MOST)))
}

/// Parses the corner of the part: one number on a line, two on a board.
fn from(given: &str, plane: &Plane, look: &Look) -> Result<Spot, CliError> {
    let least = plane.up.map_or(0, |up| up.least);
    let (x, y) = given.split_once(',').map_or((given, None), |(x, y)| (x, Some(y)));
    let number = |given: &str, axis: Axis| within(given, &(axis.least..=axis.most));
    let spot = match (plane.up, y) {
        (Some(up), Some(y)) => number(x, plane.across).zip(number(y, up)),
        (Some(_), None) => number(x, plane.across).map(|x| (x, least)),
        (None, None) => number(x, plane.across).map(|x| (x, 0)),
        (None, Some(_)) => None,
    };
    let spot = spot.map(|(x, y)| Spot { x, y, z: 0 });
    let bad = || {
        let axes: Vec<Axis> = std::iter::once(plane.across).chain(plane.up).collect();
        let range = |axis: &Axis| format!("{}–{}", axis.least, axis.most);
        let ranges = axes.iter().map(range).collect::<Vec<_>>().join(", ");
        CliError::Bad(say!(look, "error-map-from", given = words::shortened(given), ranges = ranges))
    };
    spot.ok_or_else(bad)
}
