//! The factors that may follow each factor.

use zugzwang_engine::{
    Rules,
    games::{CoprimeProduct, coprime_product::Place},
};

use super::{Figure, Line, Seen, Size, airy, say};

/// Lists the factors that each factor permits after it; those of the last factor and of the cursor's are highlighted.
pub fn permitted(game: &CoprimeProduct, seen: &Seen<'_, CoprimeProduct>, room: Size) -> Figure {
    let (look, now) = (seen.look, seen.now());
    let row = |last: u64| {
        let place = Place { product: 1, last };
        let permitted = game.moves(&place).map(|factor| factor.0.to_string()).collect::<Vec<_>>().join(" ");
        let (style, pointer) = match last {
            _ if seen.then.is_some_and(|then| then.last == last) => (look.theme.taken, look.glyphs().pointer),
            _ if last == now.last => (look.theme.title, look.glyphs().last),
            _ => (look.theme.dim, " "),
        };
        Line::styled(format!("{pointer} {last} {} {permitted}", look.glyphs().arrow), style)
    };
    let range = game.range();
    let mut lines: Figure = (2..=9).map(row).collect();
    lines.push(Line::default());
    let target = say!(look, "figure-range", low = range.low, high = range.high);
    let products = seen.then.map_or_else(
        || now.product.to_string(),
        |then| format!("{} {} {}", now.product, look.glyphs().arrow, then.product),
    );
    lines.extend([products, target].map(|told| Line::styled(told, look.theme.text)));
    airy(lines, room.height)
}
