//! Pictures as vector graphics: the same layers as paths.

use std::fmt::Write as _;

use ratatui::style::Color;

use super::svg::{Escaped, FONTS};
use crate::{
    look::Look,
    play::scene::{Align, Ink, Inks, Layer, Len, Mark, Path, Picture, Place, Tone},
};

/// Pixels of a unit.
const UNIT: f32 = 60.0;
/// Pixels of a column and of a row of text.
const CELL: (f32, f32) = (10.0, 20.0);
/// Pixels of a stroke.
const STROKE: f32 = 6.0;
/// Pixels around the picture.
const MARGIN: f32 = 20.0;
/// Pixels from the top of a row to the line on which letters stand.
const BASE: f32 = 15.0;

fn x(len: Len) -> f32 {
    len.units * UNIT + len.cells * CELL.0
}

fn y(len: Len) -> f32 {
    len.units * UNIT + len.cells * CELL.1
}

fn name(color: Option<Color>) -> String {
    match color {
        Some(Color::Rgb(r, g, b)) => format!("#{r:02x}{g:02x}{b:02x}"),
        _ => "currentColor".to_owned(),
    }
}

/// Returns a picture as a vector graphic in the colours of a look.
pub fn svg<C>(picture: &Picture<C>, look: &Look) -> String {
    let (w, h) = (x(picture.size.0) + 2.0 * MARGIN, y(picture.size.1) + 2.0 * MARGIN);
    let (inks, ground) = (Inks::of(look), name(look.theme.ground.bg));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" font-family=\"{FONTS}\">\n\
         <rect width=\"{w}\" height=\"{h}\" fill=\"{ground}\"/>\n<g transform=\"translate({MARGIN},{MARGIN})\">\n"
    );
    for item in &picture.items {
        for layer in item.shape.layers(item.state) {
            let fill = if layer.ink == Ink::None { ground.clone() } else { name(inks.color(layer.ink)) };
            write_path(layer, item.place, &fill, &mut svg);
        }
    }
    picture.marks.iter().for_each(|mark| write_mark(mark, look, &mut svg));
    svg + "</g>\n</svg>\n"
}

// Writing to a string does not fail.
fn write_path(layer: Layer, place: Place, fill: &str, svg: &mut String) {
    let (left, top, w, h) = (x(place.x), y(place.y), x(place.w), y(place.h));
    let inset = layer.inset * STROKE;
    let _ = match layer.path {
        Path::Rect(from, above, wide, high) => {
            let (wide, high) = (wide * w - 2.0 * inset, high * h - 2.0 * inset);
            let round = (wide.min(high) * 0.12).clamp(0.0, 8.0);
            let (x, y) = (left + from * w + inset, top + above * h + inset);
            writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"{round}\" fill=\"{fill}\"/>"
            )
        }
        Path::Oval(from, above, wide, high) => {
            let (rx, ry) = (wide * w / 2.0, high * h / 2.0);
            let (cx, cy) = (left + from * w + rx, top + above * h + ry);
            let (rx, ry) = (rx - inset, ry - inset);
            writeln!(svg, "<ellipse cx=\"{cx}\" cy=\"{cy}\" rx=\"{rx}\" ry=\"{ry}\" fill=\"{fill}\"/>")
        }
        // Only for few points.
        Path::Bits(_) => Ok(()),
        Path::Poly(points) => {
            let points: Vec<String> = points.iter().map(|(a, b)| format!("{},{}", left + a * w, top + b * h)).collect();
            let points = points.join(" ");
            writeln!(
                svg,
                "<polygon points=\"{points}\" fill=\"{fill}\" stroke=\"{fill}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>"
            )
        }
    };
}

fn write_mark(mark: &Mark, look: &Look, svg: &mut String) {
    let ink = |tone: &Tone| name(tone.style(look).fg.or(look.theme.ground.fg));
    match mark {
        Mark::Label(at, align, text, tone) => write_text((x(at.0), y(at.1)), *align, text, &ink(tone), svg),
        Mark::Sign(at, align, sign, tone) => {
            write_text((x(at.0), y(at.1)), *align, sign.symbol(look), &ink(tone), svg);
        }
        Mark::Line { points, dotted, tone } => {
            let points: Vec<String> =
                points.iter().map(|(at, down)| format!("{},{}", x(*at), y(*down) + CELL.1 / 2.0)).collect();
            let (points, ink) = (points.join(" "), ink(tone));
            let dash = if *dotted { " stroke-dasharray=\"2 7\" stroke-linecap=\"round\"" } else { "" };
            let _ = writeln!(
                svg,
                "<polyline points=\"{points}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"3\"{dash}/>"
            );
        }
        Mark::Capsule(place, text, tone) => {
            let (left, top) = (x(place.x) + CELL.0 / 2.0, y(place.y) + CELL.1 / 2.0);
            let (w, h, ink) = (x(place.w) - CELL.0, y(place.h) - CELL.1, ink(tone));
            let _ = writeln!(
                svg,
                "<rect x=\"{left}\" y=\"{top}\" width=\"{w}\" height=\"{h}\" rx=\"16\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"3\"/>"
            );
            write_text((left + w - 16.0, top - BASE - 4.0), Align::Right, text, &ink, svg);
        }
    }
}

/// Writes a text in a row that begins at a height.
fn write_text((x, y): (f32, f32), align: Align, text: &str, ink: &str, svg: &mut String) {
    let (anchor, x) = match align {
        Align::Left => ("start", x),
        Align::Middle => ("middle", x),
        Align::Right => ("end", x + CELL.0),
    };
    let (y, text) = (y + BASE, Escaped(text));
    let _ = writeln!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\" font-size=\"16\" text-anchor=\"{anchor}\">{text}</text>"
    );
}
