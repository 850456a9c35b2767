//! The moves left to an edge or to the year's end, as bars: now and then, and what was left so far.

use zugzwang_engine::{
    Game,
    games::{Chomp, DateGame, Wythoff, chomp, wythoff::Square},
    theory::calendar::{DAYS, Date, MONTHS},
};

use super::{
    Figure, Line, Seen, Size,
    bars::{Bar, Bars, landed},
    bites, say,
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
