//! Crosses and noughts as large as their cell, in half blocks.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use zugzwang_engine::Seat;

use crate::{look::pixels::halves, play::boards::paint::centered};

/// The smallest side of a mark, in columns.
const LEAST: u16 = 4;

/// Draws a player's mark in the middle of a cell, if there is room: a cross for the first player, a nought for the second.
pub(super) fn draw(seat: Seat, style: Style, place: Rect, buf: &mut Buffer) {
    let side = place.width.min(2 * place.height) / 4 * 4;
    if side < LEAST {
        return;
    }
    let is_lit = match seat {
        Seat::First => cross,
        Seat::Second => nought,
    };
    halves(|x, y| is_lit(x, y, side), style, centered(place, side, side / 2), buf);
}

/// The thickness of the lines of a mark.
const fn thick(side: u16) -> u16 {
    side / 6 + 1
}

fn cross(x: u16, y: u16, side: u16) -> bool {
    x.abs_diff(y) < thick(side) || (x + y).abs_diff(side - 1) < thick(side)
}

fn nought(x: u16, y: u16, side: u16) -> bool {
    // Distances from the middle are doubled so that they are whole numbers.
    let far = |at: u16| u32::from((2 * at + 1).abs_diff(side)).pow(2);
    let distance = far(x) + far(y);
    let outer = u32::from(side).pow(2);
    let inner = u32::from(side.saturating_sub(2 * thick(side))).pow(2);
    distance <= outer && distance > inner
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::rows;

    fn drawn(seat: Seat, width: u16, height: u16) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let mut buf = Buffer::empty(area);
        draw(seat, Style::new(), area, &mut buf);
        rows(&buf)
    }

    #[test]
    fn marks_are_symmetric_and_differ() {
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
