//! Figures as paths over the cells of a frame.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};

use crate::look::{
    color::{Paper, Rgb},
    shapes::CELL,
    sketch::{Outline, Sketched},
};

/// The radius of round corners in units, and the largest part of the shorter side that it may take.
const ROUND: (f32, f32) = (10.0, 0.12);

/// The font size of a digit that is as high as its place, and of one that is no wider, in heights and widths of that place.
const HIGH: f32 = 1.38;
const WIDE: f32 = 2.1;

/// Each area is drawn on its background. If the pieces are `named`, the figures of each are a group with its number.
#[expect(clippy::cast_precision_loss, reason = "the units of a frame are small numbers")]
pub(super) fn drawn(figures: &[Sketched], buf: &Buffer, paper: Paper, corner: (u32, u32), named: bool) -> String {
    let mut svg = String::new();
    let (cell, corner) = ((CELL.0 as f32, CELL.1 as f32), (corner.0 as f32, corner.1 as f32));
    let point = |(x, y): (f32, f32)| (corner.0 + x * cell.0, corner.1 + y * cell.1);
    for Sketched { area, figures, .. } in figures {
        let under = buf.cell((area.x.saturating_sub(1), area.y)).or(buf.content.first());
        // A board that fills its room has nothing beside it.
        let ground =
            under.filter(|_| !(named && area.x == 0)).and_then(|cell| paper.colors(cell).1).unwrap_or(paper.ground);
        let [x, y, w, h] = [area.x, area.y, area.width, area.height].map(f32::from);
        write_outline(&Outline::Rect([x, y, w, h]), ground, &point, &mut svg);
        let mut piece = None;
        for figure in figures {
            if named && figure.piece != piece {
                svg += if piece.is_some() { "</g>" } else { "" };
                piece = figure.piece;
                // Writing to a string does not fail.
                let _ = piece.map(|piece| write!(svg, "<g data-piece=\"{piece}\">"));
            }
            let mut painted = Cell::EMPTY;
            painted.fg = figure.color.unwrap_or_default();
            let color = figure.color.map_or(ground, |_| paper.colors(&painted).0);
            write_outline(&figure.outline, color, &point, &mut svg);
        }
        svg += if piece.is_some() { "</g>" } else { "" };
    }
    svg
}

/// Writing to a string does not fail.
fn write_outline(outline: &Outline, color: Rgb, point: &impl Fn((f32, f32)) -> (f32, f32), svg: &mut String) {
    let size = |[x, y, w, h]: [f32; 4]| {
        let ((left, top), (right, bottom)) = (point((x, y)), point((x + w, y + h)));
        (left, top, right - left, bottom - top)
    };
    let _ = match outline {
        Outline::Rect(place) => {
            let (x, y, w, h) = size(*place);
            writeln!(svg, "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" fill=\"{color}\"/>")
        }
        Outline::Card(place) => {
            let (x, y, w, h) = size(*place);
            let round = ROUND.0.min(ROUND.1 * w.min(h));
            writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" rx=\"{round:.1}\" fill=\"{color}\"/>"
            )
        }
        Outline::Digit(digit, place) => {
            let (x, y, w, h) = size(*place);
            let (x, y, high) = (x + w / 2.0, y + h, (h * HIGH).min(w * WIDE));
            let y = y - (h - high / HIGH) / 2.0;
            writeln!(
                svg,
                "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{high:.1}\" font-weight=\"650\" text-anchor=\"middle\" \
                 fill=\"{color}\">{digit}</text>"
            )
        }
        Outline::Oval(place) => {
            let (x, y, w, h) = size(*place);
            let (rx, ry) = (w / 2.0, h / 2.0);
            let (x, y) = (x + rx, y + ry);
            writeln!(svg, "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{rx:.1}\" ry=\"{ry:.1}\" fill=\"{color}\"/>")
        }
        Outline::Polygon(points) => {
            let points: Vec<String> =
                points.iter().map(|at| point(*at)).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
            writeln!(
                svg,
                "<polygon points=\"{}\" fill=\"{color}\" stroke=\"{color}\" stroke-linejoin=\"round\"/>",
                points.join(" ")
            )
        }
    };
}
