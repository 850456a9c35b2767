//! Games side by side, each on its own board. The arrow keys move the cursor within a game, and past its edge into the next. Once
//! the reason may be shown, the values lie beside the games or below them as heaps.

use ratatui::layout::Rect;
use zugzwang_engine::{
    Placed,
    games::{
        Sum,
        sum::{Parts, Turn, name},
    },
    theory::sum::Sum as Why,
};

use super::{inset::Inset, prelude::*};
use crate::{
    look::{align, wording::Wording},
    play::figures::ways::{heaps, twins},
    words,
};

/// Columns of the values beside the boards, rows below boards that are side by side, and the fewest rows that they leave.
const VALUES: u16 = 24;
const BELOW: u16 = 2;
const LEFT: u16 = 9;
/// Minimum width of a board, in columns.
const BOARD: u16 = 22;
/// Minimum width for two columns of boards.
const WIDE: u16 = 70;

/// The cursor on the first move of a game.
fn first(parts: &Parts, part: usize) -> Option<Turn> {
    let mv = Inset::of(parts.0.get(part)?)?.first()?;
    Some(Turn { part, mv })
}

impl Board for Sum {
    type Game = Self;

    /// The selected move; an empty one if the game is over.
    type Cursor = Turn;

    fn cursor(_: &Self, parts: &Parts, before: Option<&Turn>) -> Turn {
        let wanted = before.map_or(0, |turn| turn.part);
        let still_legal = before.filter(|turn| parts.0.get(turn.part).is_some_and(|part| part.after(&turn.mv).is_ok()));
        let found = || (wanted..parts.0.len()).chain(0..wanted).find_map(|part| first(parts, part));
        still_legal.cloned().or_else(found).unwrap_or(Turn { part: 0, mv: String::new() })
    }

    fn chosen(_: &Self, parts: &Parts, turn: &Turn) -> Option<Turn> {
        parts.0.get(turn.part)?.after(&turn.mv).is_ok().then(|| turn.clone())
    }

    fn steer(_: &Self, parts: &Parts, turn: &Turn, step: Step) -> Turn {
        let within = parts.0.get(turn.part).and_then(|part| Inset::of(part)?.steer(&turn.mv, step));
        if let Some(mv) = within {
            return Turn { mv, ..*turn };
        }
        // At the edge of a board the cursor moves on to the next game.
        let beyond = match step {
            Step::Up => (0..turn.part).rev().find_map(|part| first(parts, part)),
            Step::Down => (turn.part + 1..parts.0.len()).find_map(|part| first(parts, part)),
            _ => None,
        };
        beyond.unwrap_or_else(|| turn.clone())
    }

    fn picture(_: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Turn> {
        let layout = Layout::of(scene.position.0.len(), room);
        let mut picture = Picture::filling(room);
        for (part, place) in layout.places.iter().enumerate() {
            put_part(scene, part, *place, &mut picture);
        }
        if layout.is_abreast {
            for place in layout.places.iter().skip(1) {
                let at = (along(place.x - 2), along(place.height / 2));
                picture.label(at, Align::Left, "+".to_owned(), Tone::Dim);
            }
        }
        if let (Some(Reason::Sum(why)), Some(place)) = (scene.reason, layout.values) {
            put_values(why, place, scene.look, &mut picture);
        }
        picture
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        if !seen.looks {
            return listed(seen, room);
        }
        let [now, then] =
            seen.found.map(|found| if let Some(Reason::Sum(why)) = found { Some(&why.parts) } else { None });
        let Some(now) = now else { return sought(seen, room) };
        let table = now.iter().enumerate().fold(twins(seen.look), |table, (at, part)| {
            let then = then.and_then(|then| then.get(at)).filter(|then| then.value != part.value);
            table.part(part.name.to_string(), heaps(&[part.value]), then.map(|then| heaps(&[then.value])))
        });
        table.lines(seen.look, room)
    }

    fn words(_: &Self, parts: &Parts, turn: &Turn, look: &Look) -> String {
        let words = parts.0.get(turn.part).and_then(|part| Some(Inset::of(part)?.words(&turn.mv, look)));
        let words = words.unwrap_or_else(|| turn.mv.clone());
        say!(look, "sum-move", part = name(turn.part).to_string(), words = words)
    }

    fn recite(_: &Self, parts: &Parts, look: &Look) -> Vec<String> {
        let sentence = |(at, part): (usize, &Placed)| {
            let (title, position) = (words::title(part.game().about().id, look), part.to_string());
            say!(look, "sum-recited", part = name(at).to_string(), title = title, position = position)
        };
        parts.0.iter().enumerate().map(sentence).collect()
    }
}

/// The games without their values, which are being worked out.
fn sought(seen: &Seen<'_, Sum>, room: Size) -> Vec<Line<'static>> {
    let mut lines = listed(seen, Size { height: room.height.saturating_sub(2), ..room });
    lines.extend([Line::default(), Line::styled(say!(seen.look, "review-thinking"), seen.look.theme.dim)]);
    lines
}

/// The index of the game that differs.
fn changed(now: &Parts, then: &Parts) -> Option<usize> {
    now.0.iter().zip(&then.0).position(|(now, then)| now != then)
}

/// The positions of the games as lines that reveal no theory, with what the move under the cursor would change.
fn listed(seen: &Seen<'_, Sum>, room: Size) -> Vec<Line<'static>> {
    let at = seen.then.as_ref().and_then(|then| changed(seen.now(), then));
    let ledger = seen.now().0.iter().enumerate().fold(Ledger::new([""]), |ledger, (part, position)| {
        let then = seen.then.as_ref().filter(|_| at == Some(part)).and_then(|then| then.0.get(part));
        ledger.part(name(part).to_string(), [position], then.map(|then| [then]))
    });
    ledger.lines(seen.look, room)
}

/// The places of the games and of their values. The values have room before they are told, too, so that nothing moves then.
struct Layout {
    places: Vec<Rect>,
    is_abreast: bool,
    values: Option<Rect>,
}

impl Layout {
    fn of(parts: usize, room: Room) -> Self {
        let (width, height) = room.cells();
        let side = |length: u64| u16::try_from(length).unwrap_or(u16::MAX);
        let area = Rect::new(0, 0, side(width), side(height));
        let is_abreast = usize::from(area.width) >= parts * usize::from(BOARD + 2) && area.height > BOARD / 2;
        let rows = short(parts) + BELOW;
        let [beside, below] = match is_abreast {
            true if area.height >= rows + LEFT => [0, rows.max(area.height / 3)],
            false if area.width >= VALUES + BOARD => [VALUES, 0],
            _ => [0, 0],
        };
        let boards = Rect { width: area.width - beside, height: area.height - below, ..area };
        let values = if is_abreast {
            Rect { y: boards.height, height: below, ..area }
        } else {
            Rect { x: boards.width, width: beside, ..area }
        };
        let values = Some(values).filter(|place| !place.is_empty());
        Self { places: places(parts, is_abreast, boards), is_abreast, values }
    }
}

/// Puts the values as heaps, each named like its game.
fn put_values(why: &Why, place: Rect, look: &Look, picture: &mut Picture<Turn>) {
    let values: Vec<u64> = why.parts.iter().map(|part| part.value).collect();
    let rows: Vec<Row> = values.iter().map(|value| Row::new(*value, None, None)).collect();
    let heaps = HeapsPicture::<Turn> {
        order: Order::Powers,
        told: Some(&Tied { by: 2, crosses: why.nim_sum, changed: Vec::new(), values, ends: None }),
        name: &|part| name(part).to_string(),
        ..HeapsPicture::new(&rows, &|_, _| None, look)
    };
    let mut heaps = heaps.picture(Room::of(place, look));
    heaps.items.iter_mut().for_each(|item| item.id = None);
    let place = Place { x: along(place.x), y: along(place.y), w: along(place.width), h: along(place.height) };
    picture.insets.push((place, heaps));
}

/// The area of each game: side by side, or in two columns if there are more than two and enough width, or one below the other.
fn places(parts: usize, abreast: bool, area: Rect) -> Vec<Rect> {
    let columns = if abreast { parts.max(1) } else { 1 + usize::from(parts > 2 && area.width >= WIDE) };
    let (wide, high) = (short(columns), short(parts.div_ceil(columns).max(1)));
    let (width, height) = (area.width / wide, area.height / high);
    let place = |part: usize| {
        let (down, across) = (short(part / columns), short(part % columns));
        // The remainder goes to the first lines.
        let rest = area.height % high;
        let y = area.y + down * height + down.min(rest);
        let gap = if abreast { 3 } else { u16::from(columns > 1) };
        let width = width.saturating_sub(gap);
        Rect { x: area.x + across * (width + gap), y, width, height: height + u16::from(down < rest) }
    };
    (0..parts).map(place).collect()
}

/// The length of so many columns or rows.
fn along(cells: u16) -> Len {
    self::cells(cells.into())
}

fn short(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// Puts a game: its letter and title, and below them its own board.
fn put_part(scene: &Scene<'_, Sum>, part: usize, place: Rect, picture: &mut Picture<Turn>) {
    let (Some(placed), look) = (scene.position.0.get(part), scene.look) else { return };
    let cursor = scene.cursor.filter(|turn| turn.part == part);
    let last = scene.last.filter(|(_, turn)| turn.part == part);
    let glyphs = look.glyphs();
    let tone = if cursor.is_some() { Tone::Title } else { Tone::Text };
    let pointer = if cursor.is_some() { glyphs.pointer } else { " " };
    let title = format!("{pointer} {}  {}", name(part), words::title(placed.game().about().id, look));
    let title = align::cut(&title, place.width.into(), glyphs.edge);
    let at = (along(place.x), along(place.y));
    let turn = last.map(|(_, turn)| match look.wording {
        Wording::Plain => glyphs.last.to_owned(),
        _ => format!("{} {}", glyphs.last, turn.mv),
    });
    let end = width_of(&title) + 2;
    picture.label(at, Align::Left, title, tone);
    if let Some(turn) = turn.filter(|turn| end + width_of(turn) <= usize::from(place.width)) {
        picture.label((at.0 + along(short(end)), at.1), Align::Left, turn, Tone::Moved);
    }
    let row = Place { x: at.0, y: at.1, w: along(place.width), h: along(1.min(place.height)) };
    picture.put(Shape::Slot, State::Rest, row).click(first(scene.position, part));
    let below = Rect::new(0, 0, place.width.saturating_sub(2), place.height.saturating_sub(1));
    let Some(inset) = Inset::of(placed).filter(|_| !below.is_empty()) else { return };
    let last = last.and_then(|(before, turn)| Some((Inset::of(before.0.get(part)?)?, turn.mv.as_str())));
    let room = Room::of(below, look);
    let Some(drawn) = inset.picture(cursor.map(|turn| turn.mv.as_str()), last, room, look) else { return };
    let drawn = drawn.mapped(&|mv| Some(Turn { part, mv }), &|piece| Stage::piece_of(part, piece));
    let place = Place { x: at.0 + cells(2.0), y: at.1 + cells(1.0), w: along(below.width), h: along(below.height) };
    picture.insets.push((place, drawn));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spare_rows_go_to_the_first_games() {
        let heights = |parts: usize, height: u16| -> Vec<u16> {
            places(parts, false, Rect::new(0, 0, 30, height)).iter().map(|place| place.height).collect()
        };
        assert_eq!(heights(3, 11), [4, 4, 3]);
        assert_eq!(heights(2, 7), [4, 3]);
    }
}
