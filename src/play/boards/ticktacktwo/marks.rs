//! Crosses and noughts as large as their cell, in half blocks.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use zugzwang_engine::Seat;

/// The smallest side of a mark, in columns.
const LEAST: u16 = 4;

/// Draws a player's mark in the middle of a cell: the first's is a cross, the second's a nought; `false` where it has no room.
pub(super) fn draw(seat: Seat, style: Style, place: Rect, buf: &mut Buffer) -> bool {
    let side = place.width.min(2 * place.height) / 4 * 4;
    if side < LEAST {
        return false;
    }
    let drawn = Rect {
        x: place.x + (place.width - side) / 2,
        y: place.y + (place.height - side / 2) / 2,
        width: side,
        height: side / 2,
    };
    // Two pixels stand in a cell, one above the other, and each is a square.
    let inked = |x: u16, y: u16| match seat {
        Seat::First => cross(x, y, side),
        Seat::Second => nought(x, y, side),
    };
    for (row, y) in drawn.rows().zip((0..).step_by(2)) {
        for (at, x) in row.columns().zip(0..) {
            let sign = match (inked(x, y), inked(x, y + 1)) {
                (true, true) => "█",
                (true, false) => "▀",
                (false, true) => "▄",
                (false, false) => continue,
            };
            buf.set_stringn(at.x, at.y, sign, 1, style);
        }
    }
    true
}

/// Returns the thickness of the lines of a mark with this side.
const fn thick(side: u16) -> u16 {
    side / 6 + 1
}

fn cross(x: u16, y: u16, side: u16) -> bool {
    x.abs_diff(y) < thick(side) || (x + y).abs_diff(side - 1) < thick(side)
}

fn nought(x: u16, y: u16, side: u16) -> bool {
    // Distances from the middle, doubled so that they are whole.
    let far = |at: u16| u32::from((2 * at + 1).abs_diff(side)).pow(2);
    let distance = far(x) + far(y);
    let outer = u32::from(side).pow(2);
    let inner = u32::from(side.saturating_sub(2 * thick(side))).pow(2);
    distance <= outer && distance > inner
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(seat: Seat, width: u16, height: u16) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let mut buf = Buffer::empty(area);
        draw(seat, Style::new(), area, &mut buf);
        area.rows().map(|row| row.columns().map(|at| buf[(at.x, at.y)].symbol()).collect()).collect()
    }

    #[test]
    fn marks_are_symmetric_and_told_apart() {
        for (width, height) in [(4, 2), (8, 4), (12, 6), (20, 10)] {
            let [cross, nought] = Seat::ALL.map(|seat| drawn(seat, width, height));
            assert_ne!(cross, nought);
            for mark in [cross, nought] {
                for row in &mark {
                    assert_eq!(row.chars().rev().collect::<String>(), *row, "{mark:#?}");
                }
                assert!(mark.concat().contains(['█', '▀', '▄']), "{mark:#?}");
            }
        }
        assert_eq!(drawn(Seat::First, 3, 1), ["   "], "there is no room");
    }
}
