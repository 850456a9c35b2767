//! Places in a frame where a click does something.

use ratatui::{buffer::Buffer, layout::Rect};
use serde::Serialize;
use zugzwang::screens::{Hit, Hits};

/// A key in the footer.
#[derive(Debug, Serialize)]
pub(crate) struct Chip {
    /// What it does, without its key.
    label: String,
    /// A cell of it.
    x: u16,
    y: u16,
}

/// The keys in the footer, with the text of their cells.
pub(crate) fn chips(hits: &Hits, frame: &Buffer) -> Vec<Chip> {
    let bottom = frame.area.height.saturating_sub(1);
    let foot = hits.iter().filter(|(place, hit)| place.y == bottom && matches!(hit, Hit::Action(_)));
    let chip = |(place, _): &(Rect, Hit)| {
        let text: String = place.columns().filter_map(|at| Some(frame.cell(at.as_position())?.symbol())).collect();
        // The page always has buttons for the arrows.
        let is_arrow = text.trim().starts_with(['←', '↑', '→', '↓']);
        (!is_arrow).then(|| Chip { label: label(text.trim()), x: place.x, y: place.y })
    };
    foot.filter_map(chip).collect()
}

/// The text behind the name of a key; all of it if there is nothing behind.
fn label(text: &str) -> String {
    text.split_once(' ').map_or(text, |(_, label)| label.trim()).to_owned()
}

/// The places where a click does something besides moving a cursor on the board.
pub(crate) fn clickable(hits: &Hits) -> Vec<[u16; 4]> {
    let does = |hit: &Hit| matches!(hit, Hit::Action(_) | Hit::Item(_));
    let places = hits.iter().filter(|(_, hit)| does(hit)).map(|(place, _)| place);
    places.map(|place| corners(*place)).collect()
}

/// A place as the page takes it: column, row, width and height.
pub(crate) const fn corners(place: Rect) -> [u16; 4] {
    [place.x, place.y, place.width, place.height]
}
