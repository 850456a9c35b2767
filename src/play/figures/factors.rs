//! How far factors reach: what ×2 and ×9 make of a number, and which factor permits which.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{
    Game,
    games::{CoprimeProduct, Product, coprime_product::Place},
};

use super::{columns::rule, fitting::airy};
use crate::{
    look::{Look, align::right},
    play::{board::Seen, panels::times::times},
    say,
};

/// A number with what the least and the greatest factor make of it.
fn reached(word: &str, number: u64, wide: usize, is_changed: bool, look: &Look) -> Line<'static> {
    let style = if is_changed { look.theme.taken } else { look.theme.title };
    let times = look.glyphs().cross;
    let makes = |factor: u64| right(&number.saturating_mul(factor).to_string(), wide);
    Line::from(vec![
        Span::styled(word.to_owned(), look.theme.dim),
        Span::styled(right(&number.to_string(), wide), style),
        Span::styled(format!("  {times}2 {}  {times}9 {}", makes(2), makes(9)), look.theme.text),
    ])
}

/// How far ×2 and ×9 reach towards the target, now and then, and what was left so far.
pub fn target(game: &Product, seen: &Seen<'_, Product>, room: Size) -> Vec<Line<'static>> {
    let look = seen.look;
    let (now, then) = (seen.now().0, seen.then.as_ref().map(|total| total.0));
    let wide = now.max(then.unwrap_or(0)).saturating_mul(9).to_string().len();
    let words = times(look);
    let mut lines = vec![reached(&words[0], now, wide, false, look)];
    lines
        .extend(then.into_iter().flat_map(|then| [rule(room.width, look), reached(&words[1], then, wide, true, look)]));
    lines.push(Line::default());
    lines.push(Line::styled(say!(look, "figure-target", bound = game.bound()), look.theme.text));
    let label = say!(look, "figure-landed");
    lines.extend(super::bars::landed(&label, seen.landings().map(|total| total.0.to_string()), look, room.width));
    airy(lines, room.height)
}

/// Which factors each factor permits after it; those of the last factor, and of the cursor's, stand out.
pub fn permitted(game: &CoprimeProduct, seen: &Seen<'_, CoprimeProduct>, room: Size) -> Vec<Line<'static>> {
    let (look, now) = (seen.look, seen.now());
    let row = |last: u64| {
        let place = Place { product: 1, last };
        let permitted = game.moves(&place).map(|factor| factor.0.to_string()).collect::<Vec<_>>().join(" ");
        let is_then = seen.then.is_some_and(|then| then.last == last);
        let style = match last {
            _ if is_then => look.theme.taken,
            _ if last == now.last => look.theme.title,
            _ => look.theme.dim,
        };
        let pointer = match last {
            _ if is_then => look.glyphs().pointer,
            _ if last == now.last => look.glyphs().last,
            _ => " ",
        };
        Line::styled(format!("{pointer} {last} {} {permitted}", look.glyphs().arrow), style)
    };
    let range = game.range();
    let mut lines: Vec<Line<'static>> = (2..=9).map(row).collect();
    lines.push(Line::default());
    let target = say!(look, "figure-range", low = range.low, high = range.high);
    let products = seen.then.map_or_else(
        || now.product.to_string(),
        |then| format!("{} {} {}", now.product, look.glyphs().arrow, then.product),
    );
    lines.extend([products, target].map(|told| Line::styled(told, look.theme.text)));
    airy(lines, room.height)
}
