//! The moves left to an edge or to the year's end, as bars: now and then, and what was left so far.

use zugzwang_engine::{
    Game,
    games::{Chomp, DateGame, Nim, Northcott, Wythoff, chomp, northcott::Rams, wythoff::Square},
    heaps::Heaps,
    theory::calendar::{DAYS, Date, MONTHS},
};

use super::{
    Figure, Line, Seen, Size,
    bars::{Bar, Bars, landed},
    bites,
    columns::Rows,
    say,
};

/// Draws bars now and then, and below them what was left so far if there is room for it.
fn with_landings<G: Game>(
    seen: &Seen<'_, G>,
    room: Size,
    bars: impl Fn(&G::Position) -> Vec<Bar>,
    name: impl Fn(&G::Position) -> String,
) -> Figure {
    let label = say!(seen.look, "figure-landed");
    let landed = landed(&label, seen.landings().map(name), seen.look, room.width);
    let height = room.height.saturating_sub(2 * u16::from(landed.is_some()));
    let then = seen.then.as_ref().map(&bars);
    let lines = Bars { now: &bars(seen.now()), then: then.as_deref() }.lines(seen.look, Size { height, ..room });
    lines.into_iter().chain(landed.into_iter().flat_map(|landed| [Line::default(), landed])).collect()
}

/// Draws the days to the 31st, and the months to December.
pub fn date(seen: &Seen<'_, DateGame>, room: Size) -> Figure {
    let bars = |date: &Date| {
        let [days, months] = [DAYS - date.day(), MONTHS - date.month()].map(u64::from);
        vec![Bar::new(say!(seen.look, "figure-days"), days), Bar::new(say!(seen.look, "figure-months"), months)]
    };
    with_landings(seen, room, bars, Date::to_string)
}

/// Draws heaps so few that they can be compared directly.
pub fn heaps(seen: &Seen<'_, Nim>, room: Size) -> Figure {
    let bars = |heaps: &Heaps| heaps.0.iter().zip(1..).map(|(size, at)| Bar::new(at.to_string(), *size)).collect();
    let name = |heaps: &Heaps| heaps.0.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    with_landings(seen, room, bars, name)
}

/// Draws the queen's distances to both edges, and the squares she was left on with their mirror images.
pub fn queen(seen: &Seen<'_, Wythoff>, room: Size) -> Figure {
    let [_, down, left, _] = seen.look.glyphs().arrows;
    let bars = |queen: &Square| vec![Bar::new(left, queen.column), Bar::new(down, queen.row)];
    let name = |queen: &Square| format!("{},{} ({},{})", queen.row, queen.column, queen.column, queen.row);
    with_landings(seen, room, bars, name)
}

/// Draws a bar of chocolate with its squares counted or, if it is too long, its rows alone; and the bars that were left.
pub fn bar(seen: &Seen<'_, Chomp>, room: Size) -> Figure {
    let landed =
        landed(&say!(seen.look, "figure-landed"), seen.landings().map(chomp::Bar::to_string), seen.look, room.width);
    let height = room.height.saturating_sub(2 * u16::from(landed.is_some()));
    let counted = bites::lines(seen.now(), seen.then.as_ref(), seen.look, Size { height, ..room });
    if counted.is_empty() {
        // A row that is gone still has its line, so that the rows now and then can be compared.
        let rows = seen.now().0.len();
        let bars = |bar: &chomp::Bar| (1..=rows).rev().map(|row| Bar::new(row.to_string(), bar.row(row))).collect();
        return with_landings(seen, room, bars, chomp::Bar::to_string);
    }
    counted.into_iter().chain(landed.into_iter().flat_map(|landed| [Line::default(), landed])).collect()
}

/// Draws the gaps between the rams; as a hint, their powers of two in columns.
pub fn gaps(seen: &Seen<'_, Northcott>, room: Size) -> Figure {
    let gaps = |rams: &Rams| rams.tracks.iter().map(|track| track.gap()).collect::<Vec<u64>>();
    let (now, then) = (gaps(seen.now()), seen.then.as_ref().map(gaps));
    if seen.looks {
        return Rows { now: &now, then: then.as_deref(), modulus: 2, changed: 1 }.lines(seen.look, room);
    }
    let bars =
        |gaps: &Vec<u64>| gaps.iter().zip(1..).map(|(gap, at)| Bar::new(at.to_string(), *gap)).collect::<Vec<Bar>>();
    let (now, then) = (bars(&now), then.as_ref().map(bars));
    Bars { now: &now, then: then.as_deref() }.lines(seen.look, room)
}
