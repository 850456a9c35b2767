//! Games side by side, each on its own board. The arrow keys move the cursor within a game, and past its edge into the next. Once
//! the reason may be shown, each game has its value beside it as a row of chips, with crosses below all of them for the nim-sum; or
//! below it in strips, where all games are side by side.

mod strips;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    Placed, Reason,
    games::{
        Sum,
        sum::{Parts, Turn, name},
    },
};

use super::inset::Inset;
use crate::{
    look::{Look, align},
    play::{
        board::{Board, Hits, Scene, Seen, Stage, Step},
        figures::{
            ledger::Ledger,
            twins::{Twin, Twins},
        },
        panels::columns::Columns,
    },
    say, words,
};

/// Minimum width of the values beside the boards, in columns.
const VALUES: u16 = 14;
/// Minimum width of a board, in columns.
const BOARD: u16 = 22;
/// Minimum width for two columns of boards.
const WIDE: u16 = 70;
/// Rows of the values below boards that are side by side.
const STRIPS: u16 = 4;

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

    fn aim(_: &Self, _: &Parts, turn: &Turn) -> Turn {
        turn.clone()
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

    fn draw(_: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Turn> {
        let values = values(scene);
        let abreast = are_abreast(scene.position.0.len(), area);
        let (beside, under) = match (abreast, &values) {
            // The values have rows of their own before they are told, too, so that nothing moves then.
            (true, _) if area.height > 3 * STRIPS => (0, STRIPS),
            (true, _) | (_, None) => (0, 0),
            (_, Some(_)) if area.width < VALUES + BOARD => (0, 0),
            (_, Some(_)) => ((area.width / 3).clamp(VALUES, 2 * VALUES), 1),
        };
        let boards = Rect { width: area.width - beside, height: area.height.saturating_sub(under), ..area };
        let wants: Vec<Option<u16>> = scene.position.0.iter().map(wanted).collect();
        let places = places(&wants, abreast, boards);
        let mut hits = Hits::new();
        for (part, place) in places.iter().enumerate() {
            hits.extend(draw_part(scene, part, *place, buf));
        }
        match values {
            Some(values) if beside > 0 => {
                let column = Rect { x: boards.right(), width: beside, ..area };
                draw_values(&values, &places, column, buf, scene.look);
            }
            Some(values) if under > 0 => {
                let below = Rect { y: boards.bottom(), height: under, ..area };
                strips::draw(&values, below, buf, scene.look);
            }
            _ => {}
        }
        hits
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        if !seen.looks {
            return listed(seen, room);
        }
        let [now, then] = seen.found.map(twins);
        let Some(now) = now else { return sought(seen, room) };
        let at = seen.then.as_ref().and_then(|then| changed(seen.now(), then));
        let changed = at.map_or([0..0, 0..0], |at| [at..at + 1, at..at + 1]);
        Twins { now: &now, then: then.as_deref(), changed, ways: &[] }.lines(seen.look, room)
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

/// The games beside heaps of nim, once their values are found: they can take seconds.
fn twins(found: Option<&Reason>) -> Option<Vec<Twin>> {
    let Reason::Sum(why) = found? else { return None };
    Some(why.parts.iter().map(|part| Twin { part: part.name.to_string(), heap: part.value }).collect())
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

/// The values of the games, once they may be shown.
fn values(scene: &Scene<'_, Sum>) -> Option<Vec<u64>> {
    let Reason::Sum(why) = scene.reason? else { return None };
    (why.parts.len() == scene.position.0.len()).then(|| why.parts.iter().map(|part| part.value).collect())
}

/// The rows that a game needs with its title; `None` if any height will do.
fn wanted(part: &Placed) -> Option<u16> {
    Inset::of(part)?.rows()?.checked_add(1)
}

/// Whether all games are side by side.
fn are_abreast(parts: usize, area: Rect) -> bool {
    usize::from(area.width) >= parts * usize::from(BOARD + 2) && area.height > BOARD / 2
}

/// The area of each game: side by side, or in two columns if there are more than two and enough width, or one below the other.
fn places(wants: &[Option<u16>], abreast: bool, area: Rect) -> Vec<Rect> {
    let columns = match wants.len() {
        parts if abreast => parts.max(1),
        parts => 1 + usize::from(parts > 2 && area.width >= WIDE),
    };
    let lines: Vec<&[Option<u16>]> = wants.chunks(columns).collect();
    let heights = heights(&lines, area.height);
    let width = area.width / u16::try_from(columns).unwrap_or(u16::MAX).max(1);
    let mut y = area.y;
    let mut places = Vec::new();
    for (line, height) in lines.iter().zip(heights) {
        for x in (area.x..).step_by(width.max(1).into()).take(line.len()) {
            places.push(Rect { x, y, width: width.saturating_sub(u16::from(columns > 1)), height });
        }
        y += height;
    }
    places
}

/// The heights of the lines of games: as equal as possible, except that spare rows go to lines that need more.
fn heights(lines: &[&[Option<u16>]], height: u16) -> Vec<u16> {
    let count = u16::try_from(lines.len()).unwrap_or(u16::MAX).max(1);
    // The remainder goes to the first lines.
    let mut heights: Vec<u16> = (0..count).map(|line| height / count + u16::from(line < height % count)).collect();
    let needs: Vec<u16> = lines
        .iter()
        .zip(&heights)
        .map(|(line, own)| line.iter().map(|want| want.unwrap_or(*own)).max().unwrap_or(*own))
        .collect();
    loop {
        let spare =
            (0..heights.len()).filter(|at| heights[*at] > needs[*at]).max_by_key(|at| heights[*at] - needs[*at]);
        let short = (0..heights.len()).find(|at| heights[*at] < needs[*at]);
        let (Some(spare), Some(short)) = (spare, short) else { return heights };
        heights[spare] -= 1;
        heights[short] += 1;
    }
}

/// Draws a game: its letter and title, and below them its own board.
fn draw_part(scene: &Scene<'_, Sum>, part: usize, place: Rect, buf: &mut Buffer) -> Hits<Turn> {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let Some(placed) = scene.position.0.get(part) else { return Hits::new() };
    let cursor = scene.cursor.filter(|turn| turn.part == part);
    let last = scene.last.filter(|(_, turn)| turn.part == part);
    let (pointer, style) = if cursor.is_some() { (glyphs.pointer, theme.title) } else { (" ", theme.text) };
    let title = format!("{pointer} {}  {}", name(part), words::title(placed.game().about().id, scene.look));
    let mut head = Line::from(Span::styled(align::cut(&title, place.width.into(), glyphs.edge), style));
    if let Some((_, turn)) = last.filter(|(_, turn)| head.width() + turn.mv.len() + 3 <= usize::from(place.width)) {
        head.push_span(Span::styled(format!("  {} {}", glyphs.last, turn.mv), theme.last));
    }
    let row = Rect { height: 1.min(place.height), ..place };
    head.render(row, buf);
    let below = Rect {
        x: place.x + 2.min(place.width),
        y: place.y + row.height,
        width: place.width.saturating_sub(2),
        height: place.height - row.height,
    };
    let Some(inset) = Inset::of(placed).filter(|_| !below.is_empty()) else { return Hits::new() };
    let stage = Stage::default();
    let cursor = cursor.map(|turn| turn.mv.as_str());
    let last = last.and_then(|(before, turn)| Some((Inset::of(before.0.get(part)?)?, turn.mv.as_str())));
    let hits = inset.draw(cursor, last, (below, buf), scene.look, &stage);
    for (piece, place) in stage.into_places() {
        scene.stage.put(Stage::piece_of(part, piece), place);
    }
    let own = first(scene.position, part).map(|turn| (row, turn));
    hits.into_iter().map(|(place, mv)| (place, Turn { part, mv })).chain(own).collect()
}

/// Draws the values as rows of chips, each beside its game, and the crosses below all of them.
fn draw_values(values: &[u64], places: &[Rect], column: Rect, buf: &mut Buffer, look: &Look) {
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let stacked = places.windows(2).all(|pair| pair[0].x == pair[1].x);
    let label = if stacked { "  9" } else { "  a:9" };
    let columns = Columns::new(values, sum, label.len(), look, column.width).knowing(sum);
    for (at, (value, place)) in values.iter().zip(places).enumerate() {
        // With two columns of boards the values are listed from the top, each with its name.
        let y = if stacked { place.y } else { column.y.saturating_add(u16::try_from(2 * at).unwrap_or(u16::MAX)) };
        let row = Rect { y, height: 1, ..column }.intersection(column);
        let name = if stacked { value.to_string() } else { format!("{}:{value}", name(at)) };
        columns.row(&name, *value, false).render(row, buf);
    }
    let last = Rect { y: column.bottom().saturating_sub(1), height: 1, ..column };
    columns.marked(sum).render(last, buf);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spare_rows_go_to_games_that_need_more() {
        let heights = |wants: &[Option<u16>], height| heights(&wants.chunks(1).collect::<Vec<_>>(), height);
        assert_eq!(heights(&[Some(3), Some(5), Some(3)], 11), [3, 5, 3]);
        assert_eq!(
            heights(&[Some(3), Some(9), None], 12),
            [3, 5, 4],
            "a game without a minimum height keeps its share"
        );
        assert_eq!(heights(&[Some(3), Some(4), Some(3)], 17), [6, 6, 5], "if all fit, the heights are equal");
        assert_eq!(heights(&[Some(9), Some(9)], 7), [4, 3]);
    }
}
