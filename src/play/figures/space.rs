//! The room left on a table: where the middle of another coin could lie, now and as the cursor's coin would leave it.

use zugzwang_engine::{
    Cancel,
    games::{
        Table,
        table::{Laid, Obstacle},
    },
    theory::discs::Point,
};

use super::{Figure, Line, Look, Seen, Size, Span, Style, say, times};
use crate::look::align::wrapped;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum There {
    /// A coin's middle could lie there.
    Room,
    /// A coin is in the way.
    Coin,
    /// The table's edge is in the way.
    Edge,
}

/// Draws the map, and says how many of its places have room.
pub fn left(game: &Table, seen: &Seen<'_, Table>, room: Size) -> Figure {
    /// The most columns of the map; a column is half as wide as a line is high.
    const COLUMNS: u16 = 48;
    let look = seen.look;
    let height = room.height.saturating_sub(2).min(COLUMNS.min(room.width) / 2).max(1);
    let columns = (2 * height).min(room.width);
    let size = Size::new(columns, height);
    let [now, then] = [Some(seen.now()), seen.then.as_ref()].map(|laid| laid.map(|laid| map(game, laid, size)));
    let words = times(look);
    let count = |map: &Option<Vec<Vec<There>>>| {
        map.as_ref().map(|map| map.iter().flatten().filter(|there| **there == There::Room).count())
    };
    let counted = [count(&now), count(&then)].into_iter().zip(&words);
    let told = counted.filter_map(|(count, word)| Some(format!("{word}{}", count?))).collect::<Vec<_>>().join("   ");
    let head = exactly(game, seen).unwrap_or_else(|| format!("{}  {told}", say!(look, "figure-room")));
    let mut head = wrapped(&head, look.theme.dim, room.width);
    if head.len() < 2 {
        head.push(Line::default());
    }
    let before = now.unwrap_or_default();
    let after = then.unwrap_or_else(|| before.clone());
    let rows = before.iter().zip(&after).map(|(before, after)| {
        before.iter().zip(after).map(|(before, after)| sign(*before, *after, look)).collect::<Line<'static>>()
    });
    head.into_iter().chain(rows).collect()
}

/// Says how many more coins fit, now and after the cursor's coin, if the number is proved.
fn exactly(game: &Table, seen: &Seen<'_, Table>) -> Option<String> {
    /// Beside more coins, a proof takes too long for a frame.
    const COINS: usize = 60;
    let laid = seen.now();
    if laid.len() > COINS {
        return None;
    }
    let left = game.exactly_left(laid, &Cancel::never()).ok()??;
    // Wherever one of them is placed, one fewer fits.
    let then = seen.then.as_ref().map(|_| left.saturating_sub(1));
    let counted = [Some(left), then].into_iter().zip(times(seen.look));
    let told = counted.filter_map(|(count, word)| Some(format!("{word}{}", count?))).collect::<Vec<_>>().join("   ");
    Some(format!("{}  {told}", say!(seen.look, "figure-coins-left")))
}

fn sign(before: There, after: There, look: &Look) -> Span<'static> {
    let (sign, style): (&str, Style) = match (before, after) {
        (There::Edge, _) => (" ", Style::new()),
        (There::Coin, _) => (look.glyphs().dot, look.theme.dim),
        // The cursor's coin would take this room.
        (There::Room, There::Coin) => (look.glyphs().taken, look.theme.taken),
        (There::Room, _) => (look.glyphs().shade, look.theme.text),
    };
    Span::styled(sign, style)
}

fn map(game: &Table, laid: &Laid, size: Size) -> Vec<Vec<There>> {
    let radius = game.plate().table.units();
    // The middle of a cell, from one end of the table to the other.
    let at = |cell: u16, cells: u16| {
        let (cell, cells) = (i128::from(cell), i128::from(cells));
        i64::try_from(i128::from(radius) * (2 * cell + 1 - cells) / cells).unwrap_or(0)
    };
    let there = |column: u16, row: u16| {
        let place = Point::of_units(at(column, size.width), -at(row, size.height));
        match game.obstacle(laid, place) {
            None => There::Room,
            Some(Obstacle::Coin(..)) => There::Coin,
            Some(Obstacle::Edge) => There::Edge,
        }
    };
    (0..size.height).map(|row| (0..size.width).map(|column| there(column, row)).collect()).collect()
}
