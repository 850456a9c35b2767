//! A thick rope, twisted from strands and cut into pieces with gaps between them.

use std::ops::Range;

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier, Style},
};
use zugzwang_engine::{
    exact::Exact,
    games::{Rope, rope::middle_of},
};

use super::{MARGIN, Scale, evenly, knife, listed, marks, stage_cuts};
use crate::{
    look::{Look, align::width_of, color::between},
    play::{
        board::Scene,
        boards::paint::{are_large, middle_row, short},
    },
    words::numbers::number,
};

/// Rows apart from the rope: the knife, what it would leave, the lengths, the ruler's two rows, a blank row and the marks.
const OTHERS: u16 = 7;
/// Rows of the thinnest rope and of the thickest.
const THICK: [u16; 2] = [2, 10];
/// The narrowest room for a thick rope.
const NARROWEST: u16 = 16;
/// The darkness of a strand along its way around the rope, out of [`DARKEST`]; the first is the furrow between two strands.
const STRAND: [u16; 7] = [9, 3, 1, 0, 1, 3, 5];
/// The greatest darkness of a rope.
const DARKEST: u16 = 14;

/// Draws the whole picture in the middle of the scale's area. Returns whether there is room for it.
pub(super) fn draw(scene: &Scene<'_, Rope>, scale: &Scale, buf: &mut Buffer) -> bool {
    let (look, area) = (scene.look, scale.area);
    let [least, most] = THICK;
    if !are_large(look) || area.width < NARROWEST || area.height < OTHERS + least {
        return false;
    }
    let list = listed(scene, area.width);
    let listed = short(list.len()).min(area.height - OTHERS - least);
    let thick = (area.height.saturating_sub(OTHERS) / 4).clamp(least, most).min(area.height - OTHERS - listed);
    let top = area.y + (area.height - OTHERS - listed - thick) / 2;
    let rows = |from: u16, height: u16| Rect { y: top + from, height, ..area };
    knife(scene, scale, rows(0, 1), buf);
    leaves(scene, scale, rows(1, 1), buf);
    rope(scene, scale, rows(2, thick), buf);
    lengths(scene, scale, rows(2 + thick, 1), buf);
    ruler(scene, scale, rows(3 + thick, 2), buf);
    marks(scene, scale, rows(6 + thick, 1), buf);
    for (line, row) in list.iter().zip(rows(OTHERS + thick, listed).rows()) {
        buf.set_line(row.x, row.y, line, row.width);
    }
    true
}

/// The columns of a piece, without the gaps at its ends.
fn columns((from, to): (Exact, Exact), scale: &Scale) -> Range<u16> {
    let left = scale.column(from);
    let right = scale.column(to);
    left + u16::from(left > 0)..right + u16::from(right == scale.last)
}

fn rope(scene: &Scene<'_, Rope>, scale: &Scale, place: Rect, buf: &mut Buffer) {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let around = scene.cursor.and_then(|knife| scene.position.around(knife.at));
    for (at, piece) in scene.position.pieces().enumerate() {
        let is_chosen = scene.cursor.is_none() || around.is_some_and(|(chosen, _)| chosen == at);
        twist(columns(piece, scale), is_chosen, place, buf, scene.look);
    }
    let middle = middle_row(place);
    // The middle is revealed with the reason.
    if let Some(at) = around.filter(|_| scene.reason.is_some()).and_then(|(_, ends)| middle_of(ends)) {
        let ink = if theme.is_painted() {
            Style { fg: theme.ground.bg, bg: theme.bead.fg, ..theme.title }
        } else {
            theme.title
        };
        scale.write(glyphs.goal, ink, scale.column(at), middle, buf);
    }
    stage_cuts(scene, scale, place);
    // The background hides what was painted below.
    let over = |style: Style| Style { bg: theme.pane.bg, ..style };
    let cleft = |sign: &str, style: Style, at: Exact, buf: &mut Buffer| {
        place.rows().for_each(|row| scale.write(sign, over(style), scale.column(at), row, buf));
    };
    if let Some((_, cut)) = scene.last {
        cleft(glyphs.sticks[0], theme.last, cut.0, buf);
    }
    if let Some(knife) = scene.cursor {
        cleft(glyphs.sticks[1], theme.taken, knife.at, buf);
        scale.write(glyphs.cross, over(theme.taken), scale.column(knife.at), middle, buf);
    }
}

/// Draws a piece: in half rows with rounded corners where there are shades, or else in rows with furrows.
fn twist(columns: Range<u16>, is_chosen: bool, place: Rect, buf: &mut Buffer, look: &Look) {
    let theme = &look.theme;
    let last = columns.end.saturating_sub(1);
    for (row, y) in place.rows().zip(0_u16..) {
        for column in columns.clone() {
            let Some(cell) = buf.cell_mut((row.x.saturating_add(column), row.y)) else { continue };
            if !theme.is_painted() {
                let style = if is_chosen { theme.bead } else { theme.shade };
                cell.set_symbol(if (column + y) % 4 == 0 { "▞" } else { "█" }).set_style(style);
                continue;
            }
            let [upper, lower] = [2 * y, 2 * y + 1].map(|half| {
                let is_corner = column == columns.start || column == last;
                let is_edge = half == 0 || half + 1 == 2 * place.height;
                if is_corner && is_edge && columns.len() > 1 {
                    None
                } else {
                    shade(column, half, 2 * place.height, is_chosen, look)
                }
            });
            match (upper, lower) {
                (Some(upper), Some(lower)) => cell.set_symbol("▀").set_style(Style::new().fg(upper).bg(lower)),
                (Some(upper), None) => cell.set_symbol("▀").set_style(Style::new().fg(upper)),
                (None, Some(lower)) => cell.set_symbol("▄").set_style(Style::new().fg(lower)),
                (None, None) => cell,
            };
        }
    }
}

/// The colour of a point of a rope that is `thick` points high.
fn shade(column: u16, half: u16, thick: u16, is_chosen: bool, look: &Look) -> Option<Color> {
    let theme = &look.theme;
    let along = usize::from(column + thick - half) % STRAND.len();
    // The light falls from above, so the lower edge is dark.
    let round = [2, 0, 0, 1, 2, 4][usize::from(half * 6 / thick.max(1)).min(5)];
    let dark = STRAND[along] + round + if is_chosen { 0 } else { 4 };
    let deep = between(theme.shade.fg, theme.ground.bg, 1, 2);
    between(theme.bead.fg, deep, dark.min(DARKEST), DARKEST)
}

/// Draws the lengths that the knife would leave on either side.
fn leaves(scene: &Scene<'_, Rope>, scale: &Scale, row: Rect, buf: &mut Buffer) {
    let Some(knife) = scene.cursor else { return };
    let Some((_, (from, to))) = scene.position.around(knife.at) else { return };
    for piece in [(from, knife.at), (knife.at, to)] {
        measure(piece, ["╭", "╮"], scene.look.theme.taken, scale, row, buf, scene.look);
    }
}

/// Draws the length of each piece below it, if it fits.
fn lengths(scene: &Scene<'_, Rope>, scale: &Scale, row: Rect, buf: &mut Buffer) {
    let theme = &scene.look.theme;
    let short = scene.position.short();
    for (from, to) in scene.position.pieces() {
        let style = if Some(to - from) == short { theme.loss } else { theme.title };
        measure((from, to), ["╰", "╯"], style, scale, row, buf, scene.look);
    }
    if let Some((_, cut)) = scene.last {
        scale.write(scene.look.glyphs().last, theme.last, scale.column(cut.0), row, buf);
    }
}

/// Draws a length in the middle of a line as long as it; the number alone if there is no room for the line.
fn measure(
    piece: (Exact, Exact),
    ends: [&str; 2],
    style: Style,
    scale: &Scale,
    row: Rect,
    buf: &mut Buffer,
    look: &Look,
) {
    /// Columns of the line's ends, and of the gaps beside the number.
    const ENDS: usize = 6;
    let columns = columns(piece, scale);
    let text = number(piece.1 - piece.0, look);
    let wide = short(width_of(&text));
    if columns.len() >= usize::from(wide) + ENDS {
        let line = Style { add_modifier: Modifier::empty(), ..style };
        for column in columns.clone().skip(1).take(columns.len() - 2) {
            scale.write(look.glyphs().line, line, column, row, buf);
        }
        scale.write(ends[0], line, columns.start, row, buf);
        scale.write(ends[1], line, columns.end - 1, row, buf);
        let middle = columns.start + (columns.end - columns.start) / 2;
        scale.write(&format!(" {text} "), style, middle, row, buf);
    } else if columns.len() >= usize::from(wide) {
        scale.write(&text, style, columns.start + (columns.end - columns.start) / 2, row, buf);
    }
}

/// Draws a filled ruler with a tick at each number that fits.
fn ruler(scene: &Scene<'_, Rope>, scale: &Scale, place: Rect, buf: &mut Buffer) {
    let look = scene.look;
    let filled =
        Rect { x: place.x.saturating_sub(MARGIN), width: (scale.last + 1).saturating_add(2 * MARGIN), ..place };
    buf.set_style(filled.intersection(buf.area), look.theme.square);
    let [ticks, numbers] = [0, 1].map(|down| Rect { y: place.y + down, height: 1, ..place });
    for (column, text) in evenly(scale, look) {
        scale.write(look.glyphs().sticks[0], look.theme.dim, column, ticks, buf);
        scale.write(&text, look.theme.dim, column, numbers, buf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_gap_between_two_pieces_and_none_at_the_ends() {
        let scale = Scale { length: Exact::from(10), area: Rect::new(0, 0, 21, 12), last: 20 };
        let columns = |from: i128, to: i128| columns((Exact::from(from), Exact::from(to)), &scale);
        assert_eq!([columns(0, 4), columns(4, 10)], [0..8, 9..21]);
        assert_eq!(columns(0, 10).len(), 21);
    }
}
