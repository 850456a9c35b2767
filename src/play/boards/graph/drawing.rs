//! The graph: names in layers and arrows as lines between them; if these do not fit, each name with those to which its arrows lead.

use std::collections::BTreeSet;

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    Outcome, Reason,
    games::{Graph, graph::Place},
    theory::searched::Searched,
};

use super::layers;
use crate::{
    look::{align::cut, glyphs::BRAILLE_DOTS, visible::visible},
    play::{
        board::{Hits, Scene, Stage},
        boards::paint::short,
    },
};

/// The fewest columns between two layers, so that an arrow is visible.
const BETWEEN: u16 = 2;

/// Draws the graph; a click on a name means a move there.
pub(super) fn draw(game: &Graph, scene: &Scene<'_, Graph>, area: Rect, buf: &mut Buffer) -> Hits<Place> {
    let layers = layers::of(game);
    let Some(spots) = spots(&layers, area, scene) else { return listed(game, scene, area, buf) };
    let place = |place: &Place| spots.iter().find(|(name, _)| *name == place).map(|(_, spot)| *spot);
    // Names lie over arrows. Those that the token can follow come last, so that they are whole.
    let mut arrows: Vec<(&Place, &Place)> =
        game.names().iter().flat_map(|from| game.after(from).map(move |to| (from, to))).collect();
    arrows.sort_by_key(|(from, to)| (*from == scene.position, *from == scene.position && Some(*to) == scene.cursor));
    for (from, to) in arrows {
        if let (Some(start), Some(end)) = (place(from), place(to)) {
            line(start, end, arrow_style(from, to, scene), area, buf, scene);
        }
    }
    for (name, spot) in &spots {
        label(name, scene).render(*spot, buf);
        if *name == scene.position {
            scene.stage.put(Stage::piece(0, 0), *spot);
        }
    }
    let can = |name: &Place| game.after(scene.position).any(|after| after == name);
    spots.iter().filter(|(name, _)| can(name)).map(|(name, spot)| (*spot, (*name).clone())).collect()
}

/// The outcome of a name, if it is revealed: to a class, layer by layer from the ends.
fn filled(scene: &Scene<'_, Graph>, name: &Place) -> Option<Outcome> {
    let (reason, steps) = match (scene.reason, scene.stepwise) {
        (Some(reason), _) => (reason, usize::MAX),
        (None, stepwise) => stepwise?,
    };
    let Reason::Searched(Searched { filled, .. }) = reason else { return None };
    let known = filled.iter().find(|known| known.position == name.name())?;
    // One step reveals all names from which the end is equally many moves away.
    let before = filled.iter().take_while(|other| other.remoteness != known.remoteness);
    let layers = before.map(|other| other.remoteness).collect::<BTreeSet<_>>().len();
    (layers < steps).then_some(known.outcome)
}

/// A name with the marks of the token and the cursor, and the sign of its outcome.
fn label(name: &Place, scene: &Scene<'_, Graph>) -> Line<'static> {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let here = name == scene.position;
    let target = !here && scene.cursor == Some(name);
    // Without backgrounds the token and the cursor have their own signs.
    let (style, [open, close]) = match (here, target) {
        (true, _) => (theme.chosen, ["[", "]"]),
        (_, true) if !theme.is_painted() => (theme.taken_chip, [">", "<"]),
        (_, true) => (theme.taken_chip, [" ", " "]),
        _ => (theme.title.patch(theme.square), [" ", " "]),
    };
    let sign = filled(scene, name).map(|outcome| match outcome {
        Outcome::Loss => Span::styled(glyphs.lost, theme.win_chip),
        Outcome::Win => Span::styled(glyphs.won, theme.loss_chip),
        Outcome::Draw | Outcome::Unknown => Span::styled(glyphs.draws, theme.draw),
    });
    let name = Span::styled(format!("{open}{}{close}", visible(name.name())), style);
    sign.into_iter().chain([name]).collect()
}

/// The names with their places; `None` if they do not fit.
fn spots<'a>(layers: &[Vec<&'a Place>], area: Rect, scene: &Scene<'_, Graph>) -> Option<Vec<(&'a Place, Rect)>> {
    let wide = |place: &Place| short(label(place, scene).width());
    let widths: Vec<u16> =
        layers.iter().map(|layer| layer.iter().map(|place| wide(place)).max().unwrap_or(0)).collect();
    let gaps = u16::try_from(layers.len()).ok()?.saturating_sub(1);
    let least = widths.iter().fold(0, |sum: u16, width| sum.saturating_add(*width));
    let free = area.width.checked_sub(least)?;
    let gap = free.checked_div(gaps).unwrap_or(0);
    let most = layers.iter().map(Vec::len).max().unwrap_or(1);
    if (gaps > 0 && gap < BETWEEN) || usize::from(area.height) < most {
        return None;
    }
    let gap = gap.min(8 * BETWEEN);
    let used = least + gap * gaps;
    let mut x = area.x + (area.width.saturating_sub(used)) / 2;
    let mut spots = Vec::new();
    for (layer, width) in layers.iter().zip(&widths) {
        let count = u32::from(short(layer.len()).max(1));
        for (row, place) in (0_u32..).zip(layer) {
            // Each in the middle of an equal part of the height.
            let part = (2 * row + 1) * u32::from(area.height) / (2 * count);
            let y = area.y + u16::try_from(part).unwrap_or(0).min(area.height.saturating_sub(1));
            spots.push((*place, Rect { x: x + (width - wide(place)) / 2, y, width: wide(place), height: 1 }));
        }
        x = x.saturating_add(width + gap);
    }
    apart(&mut spots, area);
    Some(spots)
}

/// Moves every second name that is alone in its layer a little, so that arrows past it are visible.
fn apart(spots: &mut [(&Place, Rect)], area: Rect) {
    let alone: Vec<usize> =
        (0..spots.len()).filter(|at| spots.iter().filter(|(_, spot)| spot.x == spots[*at].1.x).count() == 1).collect();
    let shift = area.height / 4;
    for (turn, at) in alone.into_iter().enumerate() {
        let spot = &mut spots[at].1;
        let y = if turn % 2 == 1 { spot.y.saturating_add(shift) } else { spot.y.saturating_sub(shift) };
        spot.y = if turn == 0 { spot.y } else { y.clamp(area.y, area.bottom().saturating_sub(1)) };
    }
}

/// The style of an arrow: those that the token can follow stand out, the one under the cursor most.
fn arrow_style(from: &Place, to: &Place, scene: &Scene<'_, Graph>) -> Style {
    let theme = &scene.look.theme;
    match from == scene.position {
        true if scene.cursor == Some(to) => theme.taken,
        true => theme.text,
        false if scene.last.is_some_and(|(before, last)| before == from && last == to) => theme.last,
        false => theme.dim,
    }
}

/// Draws a line from one name to another in dots, with a head before the second.
fn line(start: Rect, end: Rect, style: Style, area: Rect, buf: &mut Buffer, scene: &Scene<'_, Graph>) {
    let glyphs = scene.look.glyphs();
    let forward = end.x >= start.right();
    let (from, to) =
        if forward { (start.right(), end.x.saturating_sub(1)) } else { (start.x.saturating_sub(1), end.right()) };
    // If one name stands above the other, the line leaves and arrives beside them.
    let (y0, y1) = (dots(start.y), dots(end.y));
    let (x0, x1) = (i32::from(from) * 2, i32::from(to) * 2 + 1);
    let steps = (x1 - x0).abs().max((y1 - y0).abs()).max(1);
    for step in 0..=steps {
        let (x, y) = (x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps);
        let spot = (u16::try_from(x / 2).unwrap_or(0), u16::try_from(y / 4).unwrap_or(0));
        if !area.contains(spot.into()) {
            continue;
        }
        let Some(cell) = buf.cell_mut(spot) else { continue };
        if glyphs.braille {
            let bit = BRAILLE_DOTS[usize::try_from(y % 4 * 2 + x % 2).unwrap_or(0)];
            let now = cell.symbol().chars().next().map_or(0, u32::from);
            let dots = if (0x2800..0x2900).contains(&now) { now - 0x2800 } else { 0 };
            let sign = char::from_u32(0x2800 + (dots | bit)).unwrap_or(' ');
            cell.set_char(sign).set_style(style);
        } else {
            cell.set_symbol(".").set_style(style);
        }
    }
    // In the set without arrow signs the arrow keys are words.
    let heads = if glyphs.braille { [glyphs.arrows[3], glyphs.arrows[2]] } else { [">", "<"] };
    let head = heads[usize::from(!forward)];
    if let Some(cell) = buf.cell_mut((to, end.y)).filter(|_| area.contains((to, end.y).into())) {
        cell.set_symbol(head).set_style(style);
    }
}

fn dots(row: u16) -> i32 {
    i32::from(row) * 4 + 2
}

/// Writes each name with those to which its arrows lead, the token's first.
fn listed(game: &Graph, scene: &Scene<'_, Graph>, area: Rect, buf: &mut Buffer) -> Hits<Place> {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let after: Vec<&Place> = layers::in_sight(game, scene.position);
    let room = usize::from(area.width);
    let mut rows = area.rows();
    let mut hits = Hits::new();
    if let Some(row) = rows.next() {
        let mut line = label(scene.position, scene);
        line.push_span(Span::styled(format!(" {}", glyphs.arrow), theme.text));
        for name in after {
            let label = label(name, scene);
            let x = row.x.saturating_add(short(line.width())).saturating_add(1);
            hits.push((Rect { x, width: short(label.width()), ..row }.intersection(area), name.clone()));
            line.push_span(Span::raw(" "));
            line.extend(label);
        }
        line.render(row, buf);
    }
    rows.next();
    let others = game.names().iter().filter(|name| *name != scene.position && game.after(name).next().is_some());
    for (row, name) in rows.zip(others) {
        let names: Vec<&str> = game.after(name).map(Place::name).collect();
        let mut line = label(name, scene);
        let tail = format!(" {} {}", glyphs.arrow, names.join(" "));
        line.push_span(Span::styled(cut(&tail, room.saturating_sub(line.width()), glyphs.edge), theme.dim));
        line.render(row, buf);
    }
    hits
}
