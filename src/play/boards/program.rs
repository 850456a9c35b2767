//! The program-writing game: a listing, and the operators with their numbers. Up and down choose a free line, left and right the
//! operator.

use std::ops::RangeInclusive;

use zugzwang_engine::{
    games::{
        Program,
        program::{Sheet, Write},
    },
    theory::last_word::Operator,
};

use super::prelude::*;
use crate::words::{operator_brief, operator_text};

impl Board for Program {
    type Game = Self;

    type Cursor = Write;

    fn cursor(_: &Self, sheet: &Sheet, before: Option<&Write>) -> Write {
        if sheet.is_picking() {
            return Write::Pick(false);
        }
        let (wanted, operator) = match before {
            Some(Write::Fill { line, operator }) => (*line, *operator),
            _ => (1, Operator::TurnA),
        };
        Write::Fill { line: nearest(wanted, sheet.0.lines.len(), is_free(sheet)), operator }
    }

    fn chosen(_: &Self, sheet: &Sheet, mv: &Write) -> Option<Write> {
        may_be_made(sheet, *mv).then_some(*mv)
    }

    fn steer(_: &Self, sheet: &Sheet, mv: &Write, step: Step) -> Write {
        let Write::Fill { line, operator } = *mv else {
            return match step {
                Step::Left | Step::Up | Step::Least | Step::Clear => Write::Pick(false),
                Step::Right | Step::Down | Step::Most => Write::Pick(true),
                Step::Less | Step::More => *mv,
            };
        };
        let count = sheet.0.lines.len();
        let line = match step {
            Step::Up => above(line, is_free(sheet)),
            Step::Down => below(line, count, is_free(sheet)),
            Step::Less | Step::Least => nearest(1, count, is_free(sheet)),
            Step::More | Step::Most => nearest(count, count, is_free(sheet)),
            Step::Left | Step::Right | Step::Clear => line,
        };
        let at = operator.number() - 1;
        let operator = match step {
            Step::Left => at.checked_sub(1).and_then(|at| Operator::ALL.get(at)),
            Step::Right => Operator::ALL.get(at + 1),
            Step::Clear => Operator::ALL.first(),
            _ => None,
        }
        .copied()
        .unwrap_or(operator);
        Write::Fill { line, operator }
    }

    fn picture(_: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Write> {
        let count = scene.position.0.lines.len() as u64;
        let layout = Layout::new(count, room, scene.look);
        let mut picture = Picture::new(room.cell(), layout.size());
        let here = match scene.cursor.copied().or(scene.last.map(|(_, mv)| *mv)) {
            Some(Write::Fill { line, .. }) => line as u64,
            _ => 1,
        };
        // Scrolls just as far as the cursor's line and the one after it need to be visible.
        let first = (here + 1).min(count).saturating_sub(layout.seen) + 1;
        let seen = first..=(first + layout.seen - 1).min(count);
        put_heading(scene, &layout, &seen, &mut picture);
        for line in seen.clone() {
            let is_cut = (line == first && first > 1) || (line == *seen.end() && line < count);
            put_line(scene, line, is_cut, &layout, layout.line(line - first), &mut picture);
        }
        put_cards(scene, &layout, &mut picture);
        picture
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        // The values before the first line and after each.
        let values = |sheet: &Sheet| -> Vec<[String; 1]> {
            let flow = sheet.0.flow();
            flow.iter().map(|states| [states.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")]).collect()
        };
        let (now, then) = (values(seen.now()), seen.then.as_ref().map(values));
        let ledger = now.into_iter().enumerate().fold(Ledger::new([""]), |ledger, (line, values)| {
            let is_written = |then: &&Sheet| line > 0 && then.0.lines.get(line - 1) != seen.now().0.lines.get(line - 1);
            let after = then
                .as_ref()
                .and_then(|then| then.get(line))
                .filter(|after| **after != values || seen.then.as_ref().is_some_and(|then| is_written(&then)));
            let name = if line == 0 { "AB".to_owned() } else { line.to_string() };
            ledger.part(name, values, after.cloned())
        });
        ledger.lines(seen.look, room)
    }

    fn words(_: &Self, sheet: &Sheet, mv: &Write, look: &Look) -> String {
        match mv {
            Write::Pick(bit) => {
                let name = if sheet.0.a.is_none() { "A" } else { "B" };
                say!(look, "program-move-pick", name = name, value = u64::from(*bit))
            }
            Write::Fill { line, operator } => {
                say!(look, "program-move", line = *line, operator = operator_text(*operator, look))
            }
        }
    }

    fn recite(_: &Self, sheet: &Sheet, look: &Look) -> Vec<String> {
        let bit = |(name, picked): (&str, Option<bool>)| match picked {
            Some(bit) => say!(look, "program-move-pick", name = name, value = u64::from(bit)),
            None => say!(look, "recite-unpicked", name = name),
        };
        let listing = &sheet.0;
        let free = say!(look, "recite-free");
        let lines =
            listing.lines.iter().map(|line| line.map_or(free.clone(), |operator| operator_text(operator, look)));
        let bits = [("A", listing.a), ("B", listing.b)].map(bit);
        bits.into_iter().chain(parts(Self::ID, lines, look)).collect()
    }
}

/// Columns before the operator of a line: the cursor, the line's number, and a gap; and those behind it for a mark.
const NUMBERED: u64 = 7;
const MARK: u64 = 2;
/// Columns of a card apart from its operator: its number, gaps and edges.
const EDGES: u64 = 7;
/// Cards of operators.
const CARDS: u64 = 6;
/// The most rows from one line to the next, and from one card to the next.
const WIDEST: [u64; 2] = [2, 6];

/// The listing on the left and the cards on the right; the cards below if they do not fit beside it, and none if not there either.
struct Layout {
    /// Whether operators are written in as few columns as possible.
    brief: bool,
    /// Lines that are visible, rows from one to the next, and columns of a line.
    seen: u64,
    pitch: u64,
    wide: u64,
    /// The upper left corner of the cards; `None` without cards.
    cards: Option<(u64, u64)>,
    /// Cards beside one another, rows from one to the next, and columns of a card.
    across: u64,
    tall: u64,
    card: u64,
    rows: u64,
}

impl Layout {
    fn new(lines: u64, room: Room, look: &Look) -> Self {
        let (width, height) = room.cells();
        let free = height.saturating_sub(1).max(1);
        let text = |brief| {
            let texts = Operator::ALL.map(|operator| width_of(&text_of(operator, brief, look)) as u64);
            texts.into_iter().max().unwrap_or(0)
        };
        let pitch = (free / lines.max(1)).clamp(1, WIDEST[0]);
        let beside = [(false, 2), (false, 1), (true, 2), (true, 1)].into_iter().find_map(|(brief, across)| {
            let (wide, card) = (NUMBERED + text(brief) + MARK, text(brief) + EDGES);
            let gap = if brief { 1 } else { 3 };
            let used = wide + gap + across * (card + 1) - 1;
            (used <= width && free >= CARDS / across).then(|| {
                let tall = (free / (CARDS / across)).min(WIDEST[1]);
                let seen = lines.min(free / pitch);
                let rows = 1 + (seen * pitch).max(CARDS / across * tall);
                Self { brief, seen, pitch, wide, cards: Some((wide + gap, 1)), across, tall, card, rows }
            })
        });
        beside.unwrap_or_else(|| {
            let wide = (NUMBERED + text(false) + MARK).min(width.max(1));
            let card = (text(false) + EDGES).min(width.max(1));
            let below = free > lines + CARDS;
            let seen = lines.min(free);
            let rows = if below { lines + CARDS + 2 } else { 1 + seen };
            let cards = below.then_some((0, lines + 2));
            Self { brief: false, seen, pitch: 1, wide, cards, across: 1, tall: 1, card, rows }
        })
    }

    fn size(&self) -> Point {
        let cards = self.cards.map_or(0, |(x, _)| x + self.across * (self.card + 1) - 1);
        (cells(1.0) * cards.max(self.wide), cells(1.0) * self.rows)
    }

    /// The place of a line, counted from the first visible one.
    fn line(&self, at: u64) -> Place {
        let y = cells(1.0) * (1 + at * self.pitch);
        Place { y, w: cells(1.0) * self.wide, h: cells(1.0), ..Place::default() }
    }

    /// The place of a card, if there are any.
    fn card(&self, at: u64) -> Option<Place> {
        let (x, y) = self.cards?;
        let (down, right) = (at / self.across, at % self.across);
        let (x, y) = (cells(1.0) * (x + right * (self.card + 1)), cells(1.0) * (y + down * self.tall));
        // A row between cards, if there is room for it.
        let high = if self.tall > 1 { self.tall - 1 } else { 1 };
        Some(Place { x, y, w: cells(1.0) * self.card, h: cells(1.0) * high })
    }
}

/// The text of an operator, in full or in as few columns as possible.
fn text_of(operator: Operator, brief: bool, look: &Look) -> String {
    if brief { operator_brief(operator, look) } else { operator_text(operator, look) }
}

/// Whether a move is legal.
fn may_be_made(sheet: &Sheet, mv: Write) -> bool {
    match mv {
        Write::Pick(_) => sheet.is_picking(),
        Write::Fill { line, .. } => is_free(sheet)(line),
    }
}

/// Returns a test for whether a line, counted from 1, can be filled.
fn is_free(sheet: &Sheet) -> impl Fn(usize) -> bool {
    |line| !sheet.is_picking() && line.checked_sub(1).and_then(|at| sheet.0.lines.get(at)) == Some(&None)
}

/// The move that a click on a line means, if the line can be filled.
fn fill(scene: &Scene<'_, Program>, line: usize) -> Option<Write> {
    let operator = match scene.cursor {
        Some(Write::Fill { operator, .. }) => *operator,
        _ => Operator::TurnA,
    };
    is_free(scene.position)(line).then_some(Write::Fill { line, operator })
}

/// The last move, as far as it fits, if its line is not among the visible ones.
fn last_out_of_sight(scene: &Scene<'_, Program>, seen: &RangeInclusive<u64>) -> Option<String> {
    let Some((_, Write::Fill { line, operator })) = scene.last else { return None };
    let is_seen = seen.contains(&(*line as u64));
    (!is_seen).then(|| format!("{} {line}  {}", scene.look.glyphs().last, text_of(*operator, true, scene.look)))
}

/// Writes A and B with their values, and the last move if it is not in the lines `seen`.
fn put_heading(scene: &Scene<'_, Program>, layout: &Layout, seen: &RangeInclusive<u64>, picture: &mut Picture<Write>) {
    let listing = &scene.position.0;
    // Whether A was picked last, if anything was.
    let last = scene.last.filter(|(_, mv)| matches!(mv, Write::Pick(_))).map(|(before, _)| before.0.a.is_none());
    let bit = |name: &str, value: Option<bool>, is_last: bool| {
        let mark = if is_last { format!(" {}", scene.look.glyphs().last) } else { String::new() };
        let value = value.map_or("?".to_owned(), |bit| u8::from(bit).to_string());
        let equals = if layout.brief { "=" } else { " = " };
        let tone = if is_last { Tone::Moved } else { Tone::Title };
        (Some(format!("{name}{equals}{value}{mark}")), tone)
    };
    let (a, b) = (bit("A", listing.a, last == Some(true)), bit("B", listing.b, last == Some(false)));
    let behind = wide(if layout.brief { "A=" } else { "A = " });
    let second = a.0.as_ref().map_or(Len::default(), |text| wide(text) + cells(2.0));
    for (value, x, group) in [(listing.a, Len::default(), 0), (listing.b, second, usize::MAX)] {
        let place = Place { x: x + behind, w: cells(1.0), h: cells(1.0), ..Place::default() };
        if let Some(bit) = value {
            picture.put(Shape::Slot, State::Rest, place).id(Stage::piece(group, u64::from(bit)));
        }
    }
    let values = second + b.0.as_deref().map_or(Len::default(), wide) + cells(2.0);
    picture.heading(0, [a, b, (last_out_of_sight(scene, seen), Tone::Moved)]);
    // Where there are no cards, the values are picked here.
    let Some(Write::Pick(chosen)) = scene.cursor.filter(|_| layout.cards.is_none()) else { return };
    for (at, bit) in [false, true].into_iter().enumerate() {
        let text = if bit == *chosen { format!("[{}]", u8::from(bit)) } else { format!(" {} ", u8::from(bit)) };
        let place = Place { x: values + cells(3.0) * at as u64, w: cells(3.0), h: cells(1.0), ..Place::default() };
        picture.put(Shape::Slot, State::Rest, place).click(Some(Write::Pick(bit)));
        picture.caption(place, text, if bit == *chosen { Tone::Chosen } else { Tone::Text });
    }
}

/// Puts a line of the listing: the cursor's, the one written last, and the others in two alternating shades.
fn put_line(
    scene: &Scene<'_, Program>,
    line: u64,
    is_cut: bool,
    layout: &Layout,
    place: Place,
    picture: &mut Picture<Write>,
) {
    let number = usize::try_from(line).unwrap_or(usize::MAX);
    let cursor = match scene.cursor {
        Some(Write::Fill { line: at, operator }) if *at == number => Some(*operator),
        _ => None,
    };
    let is_last = matches!(scene.last, Some((_, Write::Fill { line: at, .. })) if *at == number);
    let (state, tone) = match (cursor, is_last) {
        (Some(_), _) => (State::Chosen, Tone::Chosen),
        (_, true) => (State::Moved, Tone::Moved),
        _ => (State::Rest, Tone::Text),
    };
    // Shades would be noise behind letters where there are no colours.
    let dark = line.is_multiple_of(2) && scene.look.theme.is_painted();
    picture.put(Shape::Square(dark), state, place).click(fill(scene, number));
    let y = picture.unit.middle_row(place.middle().1);
    if cursor.is_some() || is_cut {
        let sign = if cursor.is_some() { Sign::Here } else { Sign::More };
        picture.sign((place.x, y), Align::Left, sign, tone);
    }
    picture.label((cells(3.0), y), Align::Right, line, if cursor.is_some() { tone } else { Tone::Dim });
    let written = scene.position.0.lines.get(number - 1).copied().flatten();
    let text = match written.or(cursor) {
        Some(operator) => text_of(operator, layout.brief, scene.look),
        None => scene.look.glyphs().dot.repeat(6),
    };
    let at = cells(1.0) * (NUMBERED - 1);
    if let Some(operator) = written {
        let id = Stage::piece(number, operator.number() as u64);
        let piece = Place { x: at, y, w: wide(&text), h: cells(1.0) };
        picture.put(Shape::Slot, State::Rest, piece).id(id);
    }
    let tone = if written.or(cursor).is_none() { Tone::Dim } else { tone };
    if is_last {
        picture.sign((at + wide(&text) + cells(1.0), y), Align::Left, Sign::Last, tone);
    }
    picture.label((at, y), Align::Left, text, tone);
}

/// Puts the operators as cards, or the two values while one is picked; a click on an operator chooses it for the cursor's line.
fn put_cards(scene: &Scene<'_, Program>, layout: &Layout, picture: &mut Picture<Write>) {
    let card = |mv: Write, text: String, at: u64, picture: &mut Picture<Write>| {
        let Some(place) = layout.card(at) else { return };
        let (state, tone) =
            if scene.cursor == Some(&mv) { (State::Chosen, Tone::Chosen) } else { (State::Rest, Tone::Text) };
        let shape = if picture.unit.is_raster() { Shape::Card } else { Shape::Slot };
        let click = may_be_made(scene.position, mv).then_some(mv);
        picture.put(shape, state, place).click(click);
        let bit = match mv {
            Write::Pick(bit) => Some(u64::from(bit)),
            Write::Fill { .. } => None,
        };
        if bit.is_some_and(|bit| picture.number(place, bit, true, state)) {
            return;
        }
        let y = picture.unit.middle_row(place.middle().1);
        picture.label((place.x + cells(2.0), y), Align::Left, text, tone);
        // A filled card one row high is told by a sign from the others.
        if state == State::Chosen && layout.tall <= 2 {
            picture.sign((place.x, y), Align::Left, Sign::Here, tone);
        }
    };
    if scene.position.is_picking() {
        for (at, bit) in [false, true].into_iter().enumerate() {
            card(Write::Pick(bit), u8::from(bit).to_string(), at as u64, picture);
        }
        return;
    }
    let line = match scene.cursor {
        Some(Write::Fill { line, .. }) => *line,
        _ => (1..=scene.position.0.lines.len()).find(|line| is_free(scene.position)(*line)).unwrap_or(1),
    };
    for (at, operator) in (0..).zip(Operator::ALL) {
        let text = format!("{}  {}", operator.number(), text_of(operator, layout.brief, scene.look));
        card(Write::Fill { line, operator }, text, at, picture);
    }
}
