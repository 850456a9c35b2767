//! The rope's own argument: a cut in the middle, and then each cut's mirror image while the pieces can be paired.

use zugzwang_engine::{
    exact::{Exact, middle},
    theory::kayles::{Image, Kayles},
};

use super::{DRAWN, PINS, TABLE, is_plain};
use crate::{
    play::panels::{Beat, Figure, Line, Look, Span, Story, beat, say, width_of, wrapped},
    words::numbers::number,
};

/// The widest the rope is drawn.
const WIDEST: u16 = 45;

/// Tells which cut to copy, and why that answers every cut; `end` if no safe cut is left after it.
pub(super) fn story(why: &Kayles, image: &Image, end: bool, look: &Look) -> Story {
    let cut = number(image.cut, look);
    let found = match (why.pieces.len(), image.of) {
        (1, _) => beat!("why-rope-middle", cut),
        (_, Some(of)) => beat!("why-rope-image", of = number(of, look), cut),
        _ => beat!("why-rope-pair", piece = image.piece, cut),
    };
    vec![found.at(DRAWN), beat!("why-rope-mirror", end).at(DRAWN), unpaired(why)]
}

/// Tells what counts once the mirror ends; a class hears it with the pins of one piece or the table of several.
pub(super) fn unpaired(why: &Kayles) -> Beat {
    beat!("why-rope-unpaired").at(if why.pieces.len() == 1 { PINS } else { TABLE })
}

/// Draws a cut and its mirror image with the places of both, or the middle that is to be cut, or the two equal pieces it left.
pub(super) fn drawn(why: &Kayles, look: &Look, width: u16) -> Figure {
    let glyphs = look.glyphs();
    let (sign, places) = match (why.pieces.as_slice(), &why.mirror) {
        ([_], Some(image)) => (glyphs.goal, [None, Some(image.cut), None]),
        (_, Some(Image { cut, of: Some(of), .. })) => {
            (glyphs.tick, [Some(*cut.min(of)), middle(*cut, *of), Some(*cut.max(of))])
        }
        ([piece, _], None) if why.paired && piece.pins > 0 => (glyphs.tick, [None; 3]),
        _ => return Vec::new(),
    };
    let half = usize::from(width.min(WIDEST).saturating_sub(5) / 2);
    let (before, after) = (half / 3, half.saturating_sub(half / 3 + 1));
    let columns = [before + 2, half + 2, 2 * half + 2 - before];
    let labels = labels(columns.into_iter().zip(places), usize::from(width), look);
    let mut lines: Figure = std::iter::once(rope(sign, before, after, look)).chain(labels).collect();
    if is_plain(look) {
        let key = if why.pieces.len() == 1 { "why-rope-signs-middle" } else { "why-rope-signs-pair" };
        let signs = say!(look, key, middle = glyphs.goal, cross = glyphs.cross);
        lines.extend(wrapped(&signs, look.theme.dim, width));
    }
    lines
}

/// Draws the rope with a sign in its middle and a cross on either side of it.
fn rope(sign: &'static str, before: usize, after: usize, look: &Look) -> Line<'static> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let rope = |count: usize| Span::styled(glyphs.line.repeat(count), theme.text);
    let [end, cut] =
        [(glyphs.tick, theme.title), (glyphs.cross, theme.cross)].map(|(sign, style)| Span::styled(sign, style));
    let side = [end, rope(before), cut, rope(after)];
    let mut line = std::iter::once(Span::raw(" ")).chain(side.iter().cloned()).collect::<Line<'_>>();
    line.push_span(Span::styled(sign, theme.bead));
    line.extend(side.into_iter().rev());
    line
}

/// Writes the places under their signs; `None` if not all of them fit.
fn labels(places: impl Iterator<Item = (usize, Option<Exact>)>, width: usize, look: &Look) -> Option<Line<'static>> {
    let mut line = String::new();
    for (column, place) in places.filter_map(|(column, place)| Some((column, place?))) {
        let text = number(place, look);
        let free = column.checked_sub(width_of(&text) / 2 + width_of(&line)).filter(|free| *free > 0)?;
        line.push_str(&" ".repeat(free));
        line.push_str(&text);
    }
    (!line.is_empty() && width_of(&line) <= width).then(|| Line::styled(line, look.theme.title))
}
