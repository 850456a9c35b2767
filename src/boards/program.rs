//! The program-writing game on the screen: a listing; up and down choose a free line, left and right the operator.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
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
    theory::last_word::Operator,
};

use crate::{
    board::{Board, Hits, Recited, Scene, Step, parts},
    look::Look,
    say,
    words::operator_text,
};

impl Board for Program {
    type Cursor = Write;

    fn cursor(&self, sheet: &Sheet, before: Option<&Write>) -> Write {
        if sheet.is_picking() {
            return Write::Pick(false);
        }
        let (wanted, operator) = match before {
            Some(Write::Fill { line, operator }) => (*line, *operator),
            _ => (1, Operator::TurnA),
        };
        let free = free(sheet);
        let line = free.iter().find(|line| **line >= wanted).or_else(|| free.last()).copied().unwrap_or(1);
        Write::Fill { line, operator }
    }

    fn aim(&self, _: &Sheet, mv: &Write) -> Write {
        *mv
    }

    fn chosen(&self, sheet: &Sheet, mv: &Write) -> Option<Write> {
        let fits = match mv {
            Write::Pick(_) => sheet.is_picking(),
            Write::Fill { line, .. } => !sheet.is_picking() && free(sheet).contains(line),
        };
        fits.then_some(*mv)
    }

    fn steer(&self, sheet: &Sheet, mv: &Write, step: Step) -> Write {
        let Write::Fill { line, operator } = *mv else {
            return match step {
                Step::Left | Step::Up | Step::Least | Step::Clear => Write::Pick(false),
                Step::Right | Step::Down | Step::Most => Write::Pick(true),
                Step::Less | Step::More => *mv,
            };
        };
        let free = free(sheet);
        let line = match step {
            Step::Up => free.iter().rev().find(|other| **other < line),
            Step::Down => free.iter().find(|other| **other > line),
            Step::Less | Step::Least => free.first(),
            Step::More | Step::Most => free.last(),
            Step::Left | Step::Right | Step::Clear => None,
        }
        .copied()
        .unwrap_or(line);
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

    fn draw(&self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Write> {
        let [head, listing] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
        let mut hits = picks(scene, head, buf);
        let count = scene.position.0.lines.len();
        let room = usize::from(listing.height).max(1);
        let last = scene.last.map(|(_, mv)| *mv);
        let here = match scene.cursor.copied().or(last) {
            Some(Write::Fill { line, .. }) => line,
            _ => 1,
        };
        // Scrolls just so far that the cursor's line and the one after it are in sight.
        let first = (here + 1).min(count).saturating_sub(room);
        for (place, line) in listing.rows().zip(first + 1..=count) {
            // Lines that are out of sight are told of beside the first and the last that are not.
            let cut = (line == first + 1 && first > 0) || (line == first + room && line < count);
            row(scene, line, cut).render(place, buf);
            if let Some(mv) = fill(scene, line) {
                hits.push((place, mv));
            }
        }
        hits
    }

    fn words(&self, sheet: &Sheet, mv: &Write, look: &Look) -> String {
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
}

impl Recited for Program {
    fn recite(&self, sheet: &Sheet, look: &Look) -> Vec<String> {
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

/// The free lines, from 1.
fn free(sheet: &Sheet) -> Vec<usize> {
    sheet.0.lines.iter().zip(1..).filter(|(line, _)| line.is_none()).map(|(_, at)| at).collect()
}

/// What a click on a line means.
fn fill(scene: &Scene<'_, Program>, line: usize) -> Option<Write> {
    let operator = match scene.cursor {
        Some(Write::Fill { operator, .. }) => *operator,
        _ => Operator::TurnA,
    };
    let is_free = !scene.position.is_picking() && scene.position.0.lines.get(line - 1) == Some(&None);
    is_free.then_some(Write::Fill { line, operator })
}

/// A and B with their values; what is being picked offers both.
fn picks(scene: &Scene<'_, Program>, place: Rect, buf: &mut Buffer) -> Hits<Write> {
    let (theme, sheet) = (&scene.look.theme, scene.position);
    let mut hits = Hits::new();
    let mut x = place.x.saturating_add(1);
    let mut put = |text: &str, style: Style| {
        let line = Line::styled(text.to_owned(), style);
        let width = u16::try_from(line.width()).unwrap_or(0);
        let at = Rect { x, width, ..place }.intersection(place);
        line.render(at, buf);
        x = x.saturating_add(width);
        at
    };
    for (name, value, is_next) in
        [("A", sheet.0.a, sheet.0.a.is_none()), ("B", sheet.0.b, sheet.0.a.is_some() && sheet.0.b.is_none())]
    {
        put(&format!("{name} = "), theme.title);
        match value {
            Some(bit) => {
                put(&u8::from(bit).to_string(), theme.title);
            }
            None if is_next => {
                for bit in [false, true] {
                    let chosen = scene.cursor == Some(&Write::Pick(bit));
                    let text = if chosen { format!("[{}]", u8::from(bit)) } else { format!(" {} ", u8::from(bit)) };
                    hits.push((put(&text, if chosen { theme.chosen } else { theme.text }), Write::Pick(bit)));
                }
            }
            None => {
                put(scene.look.glyphs().dot, theme.dim);
            }
        }
        put("    ", theme.text);
    }
    hits
}

fn row(scene: &Scene<'_, Program>, line: usize, cut: bool) -> Line<'static> {
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
            let mark = if is_last { format!("  {}", glyphs.last) } else { String::new() };
            Span::styled(format!("{}{mark}", operator_text(operator, scene.look)), style)
        }
        (None, Some(operator)) => {
            Span::styled(format!("{} {}", glyphs.taken, operator_text(operator, scene.look)), theme.taken)
        }
        (None, None) => Span::styled(glyphs.dot.repeat(8), theme.dim),
    };
    Line::from(vec![number, text])
}
