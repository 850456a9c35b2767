//! The program-writing game: a listing, and the operators with their numbers. Up and down choose a free line, left and right the
//! operator.

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

use super::{
    paint::{from_middle, pointer, short},
    steering::{above, below, nearest},
};
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
        // Scrolls just as far as the cursor's line and the one after it need to be visible.
        let first = (here + 1).min(count).saturating_sub(room);
        let mut hits = picks(scene, &layout, first + 1..=first + room, buf);
        for (place, line) in layout.listing.rows().step_by(pitch).zip(first + 1..=count) {
            // The first and the last visible line show whether there are others beyond them.
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

/// A program as the figure needs it.
fn listing(sheet: &Sheet) -> states::Listing {
    let set = |states: Vec<State>| State::ALL.map(|state| states.contains(&state));
    states::Listing {
        lines: sheet.0.lines.iter().map(|line| line.map(Operator::number)).collect(),
        flow: sheet.0.flow().into_iter().map(set).collect(),
    }
}

/// Columns before the operator of a line: the cursor, the line's number, and a gap.
const NUMBERED: u16 = 5;
/// Columns between an operator and the mark of the last one written, in full and in brief.
const MARK: [u16; 2] = [2, 1];
/// Rows of the list of operators, one each.
const LEGEND: u16 = 6;
/// The most rows from one line to the next.
const WIDEST: u16 = 3;

struct Layout {
    /// A and B.
    head: Rect,
    listing: Rect,
    /// The operators with their numbers; empty if there is no room.
    legend: Rect,
    /// Whether operators are written in as few columns as possible.
    brief: bool,
    /// Rows from one line to the next.
    pitch: u16,
    /// Columns of a line that have a background.
    filled: u16,
}

impl Layout {
    /// The listing with the list of operators beside it, or below it, or beside it with both in brief; or else alone.
    fn of(area: Rect, lines: usize, look: &Look) -> Self {
        let lines = short(lines);
        let indented = |head: Rect| Rect { x: head.x.saturating_add(1), ..head }.intersection(area);
        let beside = |brief| Self::beside(area, lines, brief, look);
        let below = || {
            let rows = [1, lines, 1, LEGEND];
            let [head, listing, _, legend] = Split::vertical(rows.map(Constraint::Length)).areas(area);
            // Its numbers stand below those of the lines.
            let legend = Rect { x: legend.x.saturating_add(2), ..legend }.intersection(area);
            let whole = Self { head: indented(head), listing, legend, brief: false, pitch: 1, filled: listing.width };
            (area.height >= rows.iter().sum()).then_some(whole)
        };
        beside(false).or_else(below).or_else(|| beside(true)).unwrap_or_else(|| {
            let [head, listing] = Split::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
            Self { head: indented(head), listing, legend: Rect::ZERO, brief: false, pitch: 1, filled: listing.width }
        })
    }

    /// The listing on the left, A and B above the operators on the right; `None` if they do not fit.
    fn beside(area: Rect, lines: u16, brief: bool, look: &Look) -> Option<Self> {
        let wide = Operator::ALL.map(|operator| width_of(&text_of(operator, brief, look))).into_iter().max()?;
        let wide = short(wide);
        // A sign stands before an operator that may be written, and another behind the last one written.
        let listing = NUMBERED + wide + 1 + MARK[usize::from(brief)];
        let gap = if brief { 1 } else { 2 };
        let legend = 1 + wide + gap;
        // In a low window there is no space between A and B and the operators.
        let least = if brief { 1 + LEGEND } else { 2 + LEGEND };
        if area.width < listing + gap + legend || area.height < least {
            return None;
        }
        // In the middle of its room, with air between the lines if all fit with it.
        let pitch = (area.height / lines.max(LEGEND + 2)).clamp(1, WIDEST);
        let blank = u16::from(area.height > 1 + LEGEND) * pitch;
        let used = listing + 2 * gap + legend;
        let between = if area.width.saturating_sub(used) / 2 > gap { 2 * gap } else { gap };
        let area = from_middle(area, used, (lines * pitch).max(1 + blank + LEGEND * pitch));
        let filled = listing;
        let [listing, right] =
            Split::horizontal([Constraint::Length(listing + between), Constraint::Min(0)]).areas(area);
        let rows = [1, blank, LEGEND * pitch].map(Constraint::Length);
        let [head, _, operators] = Split::vertical(rows).areas(right);
        Some(Self { head, listing, legend: operators, brief, pitch, filled })
    }
}

/// The text of an operator, in full or in as few columns as possible.
fn text_of(operator: Operator, brief: bool, look: &Look) -> String {
    if brief { operator_brief(operator, look) } else { operator_text(operator, look) }
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

/// Puts the operator of a line on the stage, if one is written there.
fn stage(scene: &Scene<'_, Program>, line: usize, brief: bool, place: Rect) {
    if let Some(operator) = scene.position.0.lines.get(line - 1).copied().flatten() {
        let width = short(width_of(&text_of(operator, brief, scene.look)));
        let text = Rect { x: place.x.saturating_add(NUMBERED), width, ..place }.intersection(place);
        scene.stage.put(Stage::piece(line, operator.number() as u64), text);
    }
}

/// The last move, as far as it fits, if its line is not among the visible ones.
fn last_out_of_sight(scene: &Scene<'_, Program>, seen: &RangeInclusive<usize>, room: usize) -> String {
    let Some((_, Write::Fill { line, operator })) = scene.last.filter(|_| room > 0) else { return String::new() };
    if seen.contains(line) {
        return String::new();
    }
    let mark = format!("{} {line}", scene.look.glyphs().last);
    let texts = [false, true].map(|brief| format!("{mark}  {}", text_of(*operator, brief, scene.look)));
    texts.into_iter().chain([mark]).find(|text| width_of(text) <= room).unwrap_or_default()
}

/// Draws A and B with their values, or both values for the one being picked; behind them the last move if it is not in the lines
/// `seen`.
fn picks(scene: &Scene<'_, Program>, layout: &Layout, seen: RangeInclusive<usize>, buf: &mut Buffer) -> Hits<Write> {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let (sheet, place) = (scene.position, layout.head);
    let [equals, gap] = if layout.brief { ["=", "  "] } else { [" = ", "    "] };
    let mut hits = Hits::new();
    let mut x = place.x;
    let mut write = |text: &str, style: Style| {
        let line = Line::styled(text.to_owned(), style);
        let width = u16::try_from(line.width()).unwrap_or(0);
        let at = Rect { x, width, ..place }.intersection(place);
        line.render(at, buf);
        x = x.saturating_add(width);
        at
    };
    // Whether A was picked last, if anything was.
    let last = scene.last.filter(|(_, mv)| matches!(mv, Write::Pick(_))).map(|(before, _)| before.0.a.is_none());
    for (name, value, is_next, is_last, group) in [
        ("A", sheet.0.a, sheet.0.a.is_none(), last == Some(true), 0),
        ("B", sheet.0.b, sheet.0.a.is_some() && sheet.0.b.is_none(), last == Some(false), usize::MAX),
    ] {
        write(&format!("{name}{equals}"), theme.title);
        match value {
            Some(bit) => {
                let at = write(&u8::from(bit).to_string(), if is_last { theme.last } else { theme.title });
                scene.stage.put(Stage::piece(group, u64::from(bit)), at);
            }
            None if is_next => {
                for bit in [false, true] {
                    let chosen = scene.cursor == Some(&Write::Pick(bit));
                    let text = if chosen { format!("[{}]", u8::from(bit)) } else { format!(" {} ", u8::from(bit)) };
                    hits.push((write(&text, if chosen { theme.chosen } else { theme.text }), Write::Pick(bit)));
                }
            }
            None => {
                write(glyphs.dot, theme.dim);
            }
        }
        write(&if is_last { format!(" {}", glyphs.last) } else { String::new() }, theme.last);
        write(gap, theme.text);
    }
    let room = usize::from(place.right().saturating_sub(write("", theme.text).x));
    write(&last_out_of_sight(scene, &seen, room), theme.last);
    hits
}

/// Draws the operators with their numbers; a click on one chooses it for the cursor's line.
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
        Line::from_iter([number, Span::styled(format!("{gap}{text}"), style)]).render(place, buf);
        if let Some(Write::Fill { line, .. }) = cursor {
            hits.push((place, Write::Fill { line, operator }));
        }
    }
    hits
}

/// Fills a line of the listing: the cursor's, the one written last, and the others in two alternating shades.
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
    let (pointer, _) = pointer(cursor.is_some(), cut, scene.look);
    let number = Span::styled(format!("{pointer}{line:>2}  "), if cursor.is_some() { theme.title } else { theme.dim });
    let written = scene.position.0.lines.get(line - 1).copied().flatten();
    let text = match (written, cursor) {
        (Some(operator), _) => {
            let style = if is_last { theme.last } else { theme.text };
            let gap = usize::from(MARK[usize::from(brief)]);
            let mark = if is_last { format!("{}{}", " ".repeat(gap), glyphs.last) } else { String::new() };
            Span::styled(format!("{}{mark}", text_of(operator, brief, scene.look)), style)
        }
        (None, Some(operator)) => {
            Span::styled(format!("{} {}", glyphs.taken, text_of(operator, brief, scene.look)), theme.taken)
        }
        (None, None) => Span::styled(glyphs.dot.repeat(8), theme.dim),
    };
    Line::from_iter([number, text])
}
