//! The program-writing game on the screen: a listing, and the operators with their numbers; up and down choose a free line, left
//! and right the operator.

use std::ops::RangeInclusive;

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout as Split, Rect, Size},
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    Game,
    games::{
        Program,
        program::{Sheet, Write},
    },
    theory::last_word::{Operator, State},
};

use super::heaps::{above, below, nearest};
use crate::{
    look::{Look, align::width_of},
    play::{
        board::{Board, Hits, Scene, Seen, Stage, Step, parts},
        figures::states,
    },
    say,
    words::{operator_brief, operator_text},
};

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

    fn aim(_: &Self, _: &Sheet, mv: &Write) -> Write {
        *mv
    }

    fn chosen(_: &Self, sheet: &Sheet, mv: &Write) -> Option<Write> {
        let fits = match mv {
            Write::Pick(_) => sheet.is_picking(),
            Write::Fill { line, .. } => is_free(sheet)(*line),
        };
        fits.then_some(*mv)
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

    fn draw(_: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Write> {
        let count = scene.position.0.lines.len();
        let layout = Layout::of(area, count, scene.look);
        let pitch = usize::from(layout.pitch);
        let room = usize::from(layout.listing.height.div_ceil(layout.pitch)).max(1);
        let last = scene.last.map(|(_, mv)| *mv);
        let here = match scene.cursor.copied().or(last) {
            Some(Write::Fill { line, .. }) => line,
            _ => 1,
        };
        // Scrolls just so far that the cursor's line and the one after it are in sight.
        let first = (here + 1).min(count).saturating_sub(room);
        let mut hits = picks(scene, &layout, first + 1..=first + room, buf);
        for (place, line) in layout.listing.rows().step_by(pitch).zip(first + 1..=count) {
            // Lines that are out of sight are told of beside the first and the last that are not.
            let cut = (line == first + 1 && first > 0) || (line == first + room && line < count);
            let filled = Rect { width: layout.filled.min(place.width), height: layout.pitch.min(2), ..place };
            fill_row(scene, line, filled.intersection(layout.listing), buf);
            row(scene, line, cut, layout.brief).render(place, buf);
            stage(scene, line, layout.brief, place);
            if let Some(mv) = fill(scene, line) {
                hits.push((place, mv));
            }
        }
        hits.extend(legend(scene, &layout, buf));
        hits
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let then = seen.then.as_ref().map(listing);
        states::lines(&listing(seen.now()), then.as_ref(), seen.look, room)
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

/// A program as its figure takes it.
fn listing(sheet: &Sheet) -> states::Listing {
    let set = |states: Vec<State>| State::ALL.map(|state| states.contains(&state));
    states::Listing {
        lines: sheet.0.lines.iter().map(|line| line.map(Operator::number)).collect(),
        flow: sheet.0.flow().into_iter().map(set).collect(),
    }
}

/// The columns before the operator of a line: the cursor, the line's number, and a gap.
const NUMBERED: usize = 5;
/// The columns between an operator and the mark of the last one written: as it is told, and where it is told briefly.
const MARK: [usize; 2] = [2, 1];
/// The rows of the operators' list, one each.
const LEGEND: u16 = 6;
/// Rows from one line to the next at the most.
const WIDEST: u16 = 3;

/// The places of all that is drawn.
struct Layout {
    /// A and B.
    head: Rect,
    listing: Rect,
    /// The operators with their numbers; empty where there is no room.
    legend: Rect,
    /// `true` where operators are told in as few columns as can be.
    brief: bool,
    /// Rows from one line to the next.
    pitch: u16,
    /// The columns of a line that are filled where lines are.
    filled: u16,
}

impl Layout {
    /// The listing with the operators' list beside it, or below, or beside it with both told briefly; else alone.
    fn of(area: Rect, lines: usize, look: &Look) -> Self {
        let lines = u16::try_from(lines).unwrap_or(u16::MAX);
        let indented = |head: Rect| Rect { x: head.x.saturating_add(1), ..head }.intersection(area);
        let beside = |brief| Self::beside(area, lines, brief, look);
        let below = || {
            let rows = [1, lines, 1, LEGEND];
            let [head, listing, _, legend] = Split::vertical(rows.map(Constraint::Length)).areas(area);
            // Its numbers stand under those of the lines.
            let legend = Rect { x: legend.x.saturating_add(2), ..legend }.intersection(area);
            let whole = Self { head: indented(head), listing, legend, brief: false, pitch: 1, filled: listing.width };
            (area.height >= rows.iter().sum()).then_some(whole)
        };
        beside(false).or_else(below).or_else(|| beside(true)).unwrap_or_else(|| {
            let [head, listing] = Split::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
            Self { head: indented(head), listing, legend: Rect::ZERO, brief: false, pitch: 1, filled: listing.width }
        })
    }

    /// The listing on the left, A and B above the operators on the right; `None` where both do not fit.
    fn beside(area: Rect, lines: u16, brief: bool, look: &Look) -> Option<Self> {
        let wide = Operator::ALL.map(|operator| width_of(&text_of(operator, brief, look))).into_iter().max()?;
        let short = |columns: usize| u16::try_from(columns).unwrap_or(u16::MAX);
        // Before an operator that may be written stands a sign, and behind the last one written another.
        let listing = short(NUMBERED + wide + 1 + MARK[usize::from(brief)]);
        let gap = if brief { 1 } else { 2 };
        let legend = short(1 + wide) + gap;
        // Where the window is low, nothing parts A and B from the operators.
        let least = if brief { 1 + LEGEND } else { 2 + LEGEND };
        if area.width < listing + gap + legend || area.height < least {
            return None;
        }
        // In the middle of its room, with air between the lines where all have it.
        let pitch = (area.height / lines.max(LEGEND + 2)).clamp(1, WIDEST);
        let blank = u16::from(area.height > 1 + LEGEND) * pitch;
        let used = [listing + 2 * gap + legend, (lines * pitch).max(1 + blank + LEGEND * pitch)];
        let [free, above] = [area.width.saturating_sub(used[0]) / 2, area.height.saturating_sub(used[1]) / 2];
        let area = Rect { x: area.x + free, y: area.y + above, width: area.width - free, height: area.height - above };
        let filled = listing;
        let between = if free > gap { 2 * gap } else { gap };
        let [listing, right] =
            Split::horizontal([Constraint::Length(listing + between), Constraint::Min(0)]).areas(area);
        let rows = [1, blank, LEGEND * pitch].map(Constraint::Length);
        let [head, _, operators] = Split::vertical(rows).areas(right);
        Some(Self { head, listing, legend: operators, brief, pitch, filled })
    }
}

/// An operator as a line of the program, or in as few columns as can be.
fn text_of(operator: Operator, brief: bool, look: &Look) -> String {
    if brief { operator_brief(operator, look) } else { operator_text(operator, look) }
}

/// Returns a test that tells whether a line, counted from 1, can be filled.
fn is_free(sheet: &Sheet) -> impl Fn(usize) -> bool {
    |line| !sheet.is_picking() && line.checked_sub(1).and_then(|at| sheet.0.lines.get(at)) == Some(&None)
}

/// Returns the filling that a click on a line means, if it can be filled.
fn fill(scene: &Scene<'_, Program>, line: usize) -> Option<Write> {
    let operator = match scene.cursor {
        Some(Write::Fill { operator, .. }) => *operator,
        _ => Operator::TurnA,
    };
    is_free(scene.position)(line).then_some(Write::Fill { line, operator })
}

/// Tells of the operator of a line, if one is written there.
fn stage(scene: &Scene<'_, Program>, line: usize, brief: bool, place: Rect) {
    if let Some(operator) = scene.position.0.lines.get(line - 1).copied().flatten() {
        let width = u16::try_from(width_of(&text_of(operator, brief, scene.look))).unwrap_or(u16::MAX);
        let x = place.x.saturating_add(u16::try_from(NUMBERED).unwrap_or(u16::MAX));
        let text = Rect { x, width, ..place }.intersection(place);
        scene.stage.put(Stage::piece(line, operator.number() as u64), text);
    }
}

/// The last move where its line is out of sight, as far as it fits.
fn unseen(scene: &Scene<'_, Program>, seen: &RangeInclusive<usize>, room: usize) -> String {
    let Some((_, Write::Fill { line, operator })) = scene.last.filter(|_| room > 0) else { return String::new() };
    if seen.contains(line) {
        return String::new();
    }
    let mark = format!("{} {line}", scene.look.glyphs().last);
    let told = [false, true].map(|brief| format!("{mark}  {}", text_of(*operator, brief, scene.look)));
    told.into_iter().chain([mark]).find(|text| width_of(text) <= room).unwrap_or_default()
}

/// A and B with their values; what is being picked offers both. Behind them the last move where it is not in the lines `seen`.
fn picks(scene: &Scene<'_, Program>, layout: &Layout, seen: RangeInclusive<usize>, buf: &mut Buffer) -> Hits<Write> {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let (sheet, place) = (scene.position, layout.head);
    let [equals, gap] = if layout.brief { ["=", "  "] } else { [" = ", "    "] };
    let mut hits = Hits::new();
    let mut x = place.x;
    let mut put = |text: &str, style: Style| {
        let line = Line::styled(text.to_owned(), style);
        let width = u16::try_from(line.width()).unwrap_or(0);
        let at = Rect { x, width, ..place }.intersection(place);
        line.render(at, buf);
        x = x.saturating_add(width);
        at
    };
    // What was picked last.
    let last = scene.last.filter(|(_, mv)| matches!(mv, Write::Pick(_))).map(|(before, _)| before.0.a.is_none());
    for (name, value, is_next, is_last, group) in [
        ("A", sheet.0.a, sheet.0.a.is_none(), last == Some(true), 0),
        ("B", sheet.0.b, sheet.0.a.is_some() && sheet.0.b.is_none(), last == Some(false), usize::MAX),
    ] {
        put(&format!("{name}{equals}"), theme.title);
        match value {
            Some(bit) => {
                let at = put(&u8::from(bit).to_string(), if is_last { theme.last } else { theme.title });
                scene.stage.put(Stage::piece(group, u64::from(bit)), at);
            }
            None if is_next => {
                for bit in [false, true] {
                    let chosen = scene.cursor == Some(&Write::Pick(bit));
                    let text = if chosen { format!("[{}]", u8::from(bit)) } else { format!(" {} ", u8::from(bit)) };
                    hits.push((put(&text, if chosen { theme.chosen } else { theme.text }), Write::Pick(bit)));
                }
            }
            None => {
                put(glyphs.dot, theme.dim);
            }
        }
        put(&if is_last { format!(" {}", glyphs.last) } else { String::new() }, theme.last);
        put(gap, theme.text);
    }
    let told = unseen(scene, &seen, usize::from(place.right().saturating_sub(put("", theme.text).x)));
    put(&told, theme.last);
    hits
}

/// The operators with their numbers; a click on one chooses it for the cursor's line.
fn legend(scene: &Scene<'_, Program>, layout: &Layout, buf: &mut Buffer) -> Hits<Write> {
    let theme = &scene.look.theme;
    let mut hits = Hits::new();
    for (place, operator) in layout.legend.rows().step_by(usize::from(layout.pitch)).zip(Operator::ALL) {
        let cursor = scene.cursor.copied();
        let chosen = matches!(cursor, Some(Write::Fill { operator: chosen, .. }) if chosen == operator);
        let style = if chosen { theme.title } else { theme.dim };
        let text = text_of(operator, layout.brief, scene.look);
        let gap = if layout.brief { " " } else { "  " };
        let number = if chosen { theme.taken_chip } else { theme.chip(style) };
        let number = Span::styled(operator.number().to_string(), number);
        Line::from(vec![number, Span::styled(format!("{gap}{text}"), style)]).render(place, buf);
        if let Some(Write::Fill { line, .. }) = cursor {
            hits.push((place, Write::Fill { line, operator }));
        }
    }
    hits
}

/// Fills a line of the listing: the cursor's, the one written last, and the others in two shades.
fn fill_row(scene: &Scene<'_, Program>, line: usize, place: Rect, buf: &mut Buffer) {
    let theme = &scene.look.theme;
    let is_at = |mv: &Write| matches!(mv, Write::Fill { line: at, .. } if *at == line);
    let ground = match (scene.cursor.is_some_and(is_at), scene.last.is_some_and(|(_, mv)| is_at(mv))) {
        (true, _) => theme.taken_cell,
        (_, true) => theme.last_cell,
        _ if line.is_multiple_of(2) => theme.square_dark,
        _ => theme.square,
    };
    buf.set_style(place, ground);
}

fn row(scene: &Scene<'_, Program>, line: usize, cut: bool, brief: bool) -> Line<'static> {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let cursor = match scene.cursor {
        Some(Write::Fill { line: at, operator }) if *at == line => Some(*operator),
        _ => None,
    };
    let is_last = matches!(scene.last, Some((_, Write::Fill { line: at, .. })) if *at == line);
    let pointer = match (cursor, cut) {
        (Some(_), _) => glyphs.pointer,
        (None, true) => glyphs.edge,
        (None, false) => " ",
    };
    let number = Span::styled(format!("{pointer}{line:>2}  "), if cursor.is_some() { theme.title } else { theme.dim });
    let written = scene.position.0.lines.get(line - 1).copied().flatten();
    let text = match (written, cursor) {
        (Some(operator), _) => {
            let style = if is_last { theme.last } else { theme.text };
            let gap = if brief { MARK[1] } else { MARK[0] };
            let mark = if is_last { format!("{}{}", " ".repeat(gap), glyphs.last) } else { String::new() };
            Span::styled(format!("{}{mark}", text_of(operator, brief, scene.look)), style)
        }
        (None, Some(operator)) => {
            Span::styled(format!("{} {}", glyphs.taken, text_of(operator, brief, scene.look)), theme.taken)
        }
        (None, None) => Span::styled(glyphs.dot.repeat(8), theme.dim),
    };
    Line::from(vec![number, text])
}
