//! Pictures in signs: each thing is one sign in the middle of its place, with a mark of its state. For ASCII, and where there is
//! little room.

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    style::Style,
};

use super::{
    Frame, Item, Picture,
    canvas::Canvas,
    shapes::{Owner, Shape, State},
};
use crate::look::Look;

/// Draws the things of a picture.
pub(super) fn draw<C>(picture: &Picture<C>, frame: &Frame, buf: &mut Buffer, look: &Look) -> Canvas {
    for item in &picture.items {
        let place = frame.cells(item.place);
        if place.is_empty() {
            continue;
        }
        if let Some((symbol, style)) = ground(item, look) {
            for at in place.positions() {
                buf[at].set_symbol(symbol).set_style(style);
            }
        }
        if let Some((edge, symbol, style)) = round(item, look) {
            for at in oval(place, edge) {
                buf[at].set_symbol(symbol).set_style(style);
            }
        }
        if matches!(item.shape, Shape::Domino(_)) || item.shape == Shape::Plate && item.state != State::Gone {
            outline(place, of_state(item.state, look).map_or(look.theme.bead, |(_, style)| style), buf, look);
        }
        if let Some((sign, style)) = sign(item, look) {
            let at = (place.x + (place.width - 1) / 2, place.y + (place.height - 1) / 2);
            buf[at].set_symbol(sign).set_style(style);
        }
    }
    Canvas::new(Rect::default())
}

/// The ground in the place of a thing: a colour, or a shade.
fn ground<C>(item: &Item<C>, look: &Look) -> Option<(&'static str, Style)> {
    let theme = &look.theme;
    let dark = match item.shape {
        Shape::Square(dark) => dark,
        Shape::Node(_) if theme.is_painted() => false,
        Shape::Grass => return Some((look.glyphs().halves[1], theme.green)),
        Shape::Column(far) | Shape::Ingot(far) => return column(far, item.state, look),
        Shape::Water => return Some((look.glyphs().line, theme.dim)),
        Shape::Land => return Some(of_state(item.state, look).unwrap_or((look.glyphs().unit, theme.dim))),
        Shape::Winding => return Some((look.glyphs().line, theme.bead)),
        Shape::Gap => return Some((" ", Style::new())),
        Shape::Stretch => return of_state(item.state, look),
        Shape::Domino(_) | Shape::Plate | Shape::Slice | Shape::Choc if item.state == State::Chosen => {
            return Some((" ", theme.taken_cell));
        }
        Shape::Domino(_) if matches!(item.state, State::Rest | State::Moved) => return None,
        Shape::Domino(_) => false,
        Shape::Day(_) | Shape::Paper(_) if item.state == State::Chosen => return Some((" ", theme.chosen)),
        _ => return None,
    };
    let style = match item.state {
        State::Chosen if !theme.is_painted() => theme.chosen,
        State::Chosen => theme.taken_cell,
        State::Good => theme.win_cell,
        State::Bad => theme.loss_cell,
        State::Theirs => theme.last_cell,
        State::Moved => look.moved()[1],
        State::Rest | State::Aside | State::Gone if dark => theme.square_dark,
        State::Rest | State::Aside | State::Gone => theme.square,
    };
    let shaded = dark && !theme.is_painted() && matches!(item.state, State::Rest | State::Aside | State::Gone);
    Some(if shaded { (look.glyphs().shade, theme.dim) } else { (" ", style) })
}

/// A column of signs.
fn column(far: bool, state: State, look: &Look) -> Option<(&'static str, Style)> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let [.., full] = glyphs.halves;
    match state {
        State::Rest if far => Some((full, theme.dim)),
        State::Rest => Some((full, theme.bead)),
        _ => of_state(state, look).filter(|_| state != State::Gone),
    }
}

/// Draws the outline of a thing of two cells: brackets, or a frame.
fn outline(place: Rect, style: Style, buf: &mut Buffer, look: &Look) {
    let border = &look.glyphs().border;
    for at in place.positions() {
        let [left, right] = [at.x == place.x, at.x + 1 == place.right()];
        let [top, bottom] = [at.y == place.y, at.y + 1 == place.bottom()];
        let symbol = match () {
            () if place.width == 1 => border.vertical_left,
            () if place.height == 1 && left => "[",
            () if place.height == 1 && right => "]",
            () if top && left => border.top_left,
            () if top && right => border.top_right,
            () if bottom && left => border.bottom_left,
            () if bottom && right => border.bottom_right,
            () if top || bottom => border.horizontal_top,
            () if left || right => border.vertical_left,
            () => " ",
        };
        buf[at].set_symbol(symbol).set_style(style);
    }
}

/// The sign that fills a round thing, or only its edge.
fn round<C>(item: &Item<C>, look: &Look) -> Option<(bool, &'static str, Style)> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    match item.shape {
        Shape::Tabletop => Some((true, glyphs.rim, theme.text)),
        Shape::Disc => {
            let (symbol, style) = of_state(item.state, look).unwrap_or((glyphs.bead, theme.bead));
            Some((false, symbol, style))
        }
        Shape::Ring(true) => Some((true, glyphs.cross, of_state(item.state, look)?.1)),
        _ => None,
    }
}

/// The cells of the ellipse in a place, or those at its edge: at least the middle one.
fn oval(place: Rect, edge: bool) -> impl Iterator<Item = Position> {
    let [x, y] = [(place.x, place.width), (place.y, place.height)].map(|(from, long)| {
        let half = f32::from(long) / 2.0;
        move |at: i32| (at as f32 + 0.5 - f32::from(from)) / half - 1.0
    });
    let is_in = move |right: i32, down: i32| x(right).powi(2) + y(down).powi(2) <= 1.0;
    let middle = Position::new(place.x + (place.width - 1) / 2, place.y + (place.height - 1) / 2);
    place.positions().filter(move |at| {
        let (right, down) = (i32::from(at.x), i32::from(at.y));
        let around = [(right - 1, down), (right + 1, down), (right, down - 1), (right, down + 1)];
        let inner = edge && around.into_iter().all(|(right, down)| is_in(right, down));
        *at == middle && !edge || is_in(right, down) && !inner
    })
}

/// The sign of a state, if it has one.
fn of_state(state: State, look: &Look) -> Option<(&'static str, Style)> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    match state {
        State::Rest => None,
        State::Chosen => Some((glyphs.taken, theme.taken)),
        State::Good => Some((glyphs.wins, theme.win)),
        State::Bad => Some((glyphs.loses, theme.loss)),
        State::Theirs => Some((glyphs.theirs, theme.last)),
        State::Moved => Some((glyphs.dot, look.moved()[0])),
        State::Gone => Some((glyphs.dot, theme.dim)),
        State::Aside => Some((glyphs.theirs, theme.dim)),
    }
}

/// The sign of a thing in its state.
fn sign<C>(item: &Item<C>, look: &Look) -> Option<(&'static str, Style)> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let state = of_state(item.state, look);
    let style = state.map_or(theme.bead, |(_, style)| style);
    match item.shape {
        Shape::Coin => Some(state.unwrap_or((glyphs.bead, theme.bead))),
        Shape::Cell(_) => Some(match item.state {
            State::Rest => (glyphs.cell, theme.bead),
            State::Gone => (glyphs.cross, theme.cross),
            State::Moved => (glyphs.last, style),
            _ => state?,
        }),
        Shape::Match => Some(match item.state {
            State::Rest => (glyphs.sticks[0], theme.bead),
            State::Moved => (glyphs.last, style),
            _ => state?,
        }),
        Shape::Choc => Some(state.unwrap_or((glyphs.unit, theme.bead))).filter(|_| item.state != State::Gone),
        Shape::Square(_) => match item.state {
            State::Rest | State::Aside | State::Gone => None,
            State::Chosen => (!theme.is_painted()).then_some((glyphs.target, theme.chosen)),
            State::Moved => Some((glyphs.last, style)),
            State::Good | State::Bad | State::Theirs => state,
        },
        Shape::Block(_) | Shape::Falling(_) if item.state.is_gone() => state,
        Shape::Block(owner) => {
            Some(block(owner, if item.state == State::Rest { None } else { Some(theme.chosen) }, look))
        }
        Shape::Falling(owner) => Some(block(owner, Some(theme.taken), look)),
        Shape::Skull => Some((glyphs.skull, theme.loss)),
        Shape::Crown => Some((glyphs.king, theme.title)),
        Shape::Queen => Some((glyphs.queen, theme.title)),
        Shape::Ram(_) if item.state == State::Chosen => None,
        Shape::Ram(turned) => Some((glyphs.rams[usize::from(turned)], theme.title)),
        Shape::Star => Some((glyphs.goal, if item.state == State::Rest { theme.title } else { style })),
        // The square below says that it is chosen.
        Shape::Dot if item.state == State::Chosen && !theme.is_painted() => None,
        Shape::Dot if item.state == State::Chosen => Some((glyphs.target, style)),
        Shape::Dot if item.state == State::Theirs => Some((glyphs.theirs, style)),
        Shape::Dot => Some((glyphs.dot, style)),
        Shape::Tick => Some((glyphs.wins, theme.win)),
        Shape::Domino(_) => state.filter(|_| item.state != State::Moved),
        Shape::Plate => state,
        Shape::Slice => Some(state.unwrap_or((glyphs.unit, theme.bead))),
        Shape::Stroke(upright) => Some((if upright { glyphs.lines.down } else { glyphs.lines.across }, style)),
        Shape::Cross => Some((glyphs.cross, style)),
        Shape::Nought => Some((glyphs.nought, style)),
        Shape::Node(_)
        | Shape::Token
        | Shape::Grass
        | Shape::Column(_)
        | Shape::Ingot(_)
        | Shape::Slot
        | Shape::Day(_)
        | Shape::Paper(_)
        | Shape::Band
        | Shape::Ground
        | Shape::Card
        | Shape::Digit(..)
        | Shape::Water
        | Shape::Land
        | Shape::Tabletop
        | Shape::Disc
        | Shape::Ring(_)
        | Shape::Winding
        | Shape::Gap
        | Shape::Stretch => None,
    }
}

/// A piece of a player's, in the style of the cursor if it has one.
fn block(owner: Owner, chosen: Option<Style>, look: &Look) -> (&'static str, Style) {
    let (theme, [blue, red, green]) = (&look.theme, look.glyphs().pieces);
    let (sign, style) = match owner {
        Owner::First => (blue, theme.blue),
        Owner::Second => (red, theme.red),
        Owner::Both => (green, theme.green),
    };
    (sign, chosen.unwrap_or(style))
}
