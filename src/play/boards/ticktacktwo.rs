//! Tick-tack-two: nine cells. The arrows walk over them, and Enter places a sign, or lifts and slides it.

mod marks;

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Flex, Layout, Rect, Size},
    symbols::{border, merge::MergeStrategy},
    text::{Line, Span},
    widgets::{Block, Borders, Widget},
};
use zugzwang_engine::{
    Rules, Seat,
    games::{
        TickTackTwo,
        ticktacktwo::{Board as Signs, CELLS, Grid, SIDE, Step as Mv},
    },
};

use super::{
    paint::{are_large, middle, place_in, rest, short, write, write_centered},
    steering::{distance, walked},
};
use crate::{
    look::{Look, glyphs::GlyphSet},
    play::{
        board::{Board, Hits, Scene, Seen, Stage, Step, series},
        figures::pairs::Pairs,
    },
    say,
};

/// The cursor, on a cell or holding a sign; cells count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// On a cell.
    At(usize),
    /// Holding the sign of `from` over `to`; the same cell until a target is chosen.
    Lifted {
        /// The cell where the sign stands.
        from: usize,
        /// The cell where it would go.
        to: usize,
    },
}

impl Board for TickTackTwo {
    type Game = Self;

    type Cursor = Hand;

    fn cursor(game: &Self, grid: &Grid, before: Option<&Hand>) -> Hand {
        let cell = match before {
            Some(Hand::At(cell) | Hand::Lifted { to: cell, .. }) => *cell,
            None => CELLS / 2 + 1,
        };
        let far = |other: &usize| distance(place(*other), place(cell));
        // The nearest cell where a move begins, or the same cell if there is none.
        let usable = |cell: &usize| game.moves(grid).any(|mv| origin(mv) == *cell);
        Hand::At((1..=CELLS).filter(usable).min_by_key(far).unwrap_or(cell))
    }

    fn aim(_: &Self, _: &Grid, mv: &Mv) -> Hand {
        match *mv {
            Mv::Place(cell) => Hand::At(cell),
            Mv::Slide { from, to } => Hand::Lifted { from, to },
        }
    }

    fn chosen(game: &Self, grid: &Grid, hand: &Hand) -> Option<Mv> {
        let mv = match *hand {
            Hand::At(cell) => Mv::Place(cell),
            Hand::Lifted { from, to } => Mv::Slide { from, to },
        };
        game.moves(grid).find(|legal| *legal == mv)
    }

    fn steer(game: &Self, grid: &Grid, hand: &Hand, step: Step) -> Hand {
        match *hand {
            Hand::At(cell) => Hand::At(walked(1..=CELLS, cell, step, place).unwrap_or(cell)),
            Hand::Lifted { from, .. } if matches!(step, Step::Clear | Step::Least) => Hand::At(from),
            Hand::Lifted { from, to } => {
                let aimed = walked(1..=CELLS, from, step, place).map(|to| Hand::Lifted { from, to });
                // If it cannot go there, the sign stays over the target chosen before.
                aimed.filter(|hand| Self::chosen(game, grid, hand).is_some()).unwrap_or(Hand::Lifted { from, to })
            }
        }
    }

    fn confirm(game: &Self, grid: &Grid, hand: &Hand) -> Option<Hand> {
        // Pressing Enter again puts a lifted sign down.
        let cell = match *hand {
            Hand::At(cell) => cell,
            Hand::Lifted { from, .. } => return Some(Hand::At(from)),
        };
        let slides = game.moves(grid).any(|mv| matches!(mv, Mv::Slide { from, .. } if from == cell));
        slides.then_some(Hand::Lifted { from: cell, to: cell })
    }

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Hand> {
        // A cell is twice as wide as high, so that it looks square. If borders do not fit, it is a single line.
        let bordered = area.height >= 7;
        let height = if bordered { (area.height - 1) / 3 } else { 1 }.min(area.width / 6).max(1);
        let width = (2 * height).min(area.width.saturating_sub(1) / 3).max(6);
        let side = |size: u16| Constraint::Length(3 * size + 1);
        let [board] = Layout::vertical([side(height)]).flex(Flex::Center).areas(area);
        let [board] = Layout::horizontal([side(width)]).flex(Flex::Center).areas(board);
        let mut hits = Hits::new();
        for cell in 1..=CELLS {
            let (row, column) = place(cell);
            let offset = |count: usize, size: u16| short(count).saturating_mul(size);
            // Neighbours share a border.
            let at = place_in(board, (offset(column, width), offset(row, height)), (width + 1, height + 1));
            draw_cell(scene, cell, at, bordered, buf);
            hits.push((at, clicked(game, scene, cell)));
        }
        hits
    }

    fn remark(game: &Self, grid: &Grid, hand: &Hand, look: &Look) -> Option<String> {
        match *hand {
            Hand::Lifted { from, to } if from == to => Some(say!(look, "ticktacktwo-lifted", cell = from)),
            Hand::At(cell) if !grid.board.is_placing() => {
                let own = grid.board.signs[cell - 1] == Some(grid.board.mover);
                let key = match (own, Self::confirm(game, grid, hand).is_some()) {
                    (true, true) => "ticktacktwo-lift",
                    (true, false) => "ticktacktwo-stuck",
                    (false, _) => "ticktacktwo-choose",
                };
                Some(say!(look, key, cell = cell))
            }
            _ => None,
        }
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let (now, before) = (seen.now(), &seen.trail[..seen.trail.len() - 1]);
        let stood = |board: &Signs, trail: &[Grid]| {
            trail.iter().position(|grid| grid.board == *board).map(|at| at + seen.skipped)
        };
        let then = seen.then.as_ref().map(|then| &then.board);
        let stood = [stood(&now.board, before), then.and_then(|then| stood(then, &seen.trail))];
        Pairs { now: &now.board.signs, then: then.map(|then| &then.signs), stood }.lines(seen.look, room)
    }

    fn words(_: &Self, grid: &Grid, mv: &Mv, look: &Look) -> String {
        let sign = sign(grid.board.mover, look);
        match *mv {
            Mv::Place(cell) => say!(look, "ticktacktwo-place", sign = sign, cell = cell),
            Mv::Slide { from, to } => say!(look, "ticktacktwo-slide", sign = sign, from = from, to = to),
        }
    }

    fn recite(_: &Self, grid: &Grid, look: &Look) -> Vec<String> {
        let board = &grid.board;
        let cells = |of: Option<Seat>| {
            let held = (1..).zip(board.signs).filter(|(_, sign)| *sign == of).map(|(cell, _): (usize, _)| cell);
            series(held, look)
        };
        let signs = Seat::ALL.into_iter().filter(|seat| board.signs.contains(&Some(*seat)));
        let signs = signs.map(|seat| say!(look, "recite-signs", sign = sign(seat, look), cells = cells(Some(seat))));
        signs.chain([say!(look, "recite-free-cells", cells = cells(None))]).collect()
    }
}

fn sign(seat: Seat, look: &Look) -> &'static str {
    match seat {
        Seat::First => look.glyphs().cross,
        Seat::Second => look.glyphs().nought,
    }
}

/// The cell where a move begins.
const fn origin(mv: Mv) -> usize {
    match mv {
        Mv::Place(cell) | Mv::Slide { from: cell, .. } => cell,
    }
}

/// A cell's row and column, from 0.
const fn place(cell: usize) -> (usize, usize) {
    let at = cell.saturating_sub(1);
    (at / SIDE, at % SIDE)
}

/// The cursor that a click on a cell means.
fn clicked(game: &TickTackTwo, scene: &Scene<'_, TickTackTwo>, cell: usize) -> Hand {
    if let Some(Hand::Lifted { from, .. }) = scene.cursor {
        let slid = Hand::Lifted { from: *from, to: cell };
        if TickTackTwo::chosen(game, scene.position, &slid).is_some() {
            return slid;
        }
    }
    TickTackTwo::confirm(game, scene.position, &Hand::At(cell)).unwrap_or(Hand::At(cell))
}

/// Draws a cell as a tile with a large mark. The number shows in signs what the colours show.
fn draw_tile(scene: &Scene<'_, TickTackTwo>, cell: usize, area: Rect, buf: &mut Buffer) {
    let (theme, glyphs, board) = (&scene.look.theme, scene.look.glyphs(), &scene.position.board);
    // Without backgrounds the borders stay, and the tile lies within them.
    let border = u16::from(!theme.is_painted());
    let (width, height) = (area.width.saturating_sub(2), area.height.saturating_sub(2));
    let tile = Rect { x: area.x + border, y: area.y + border, width, height };
    let State { here, lifted, aimed, moved, left, wins } = State::of(scene, cell);
    let stands = board.signs[cell - 1];
    let mover = (here && board.is_placing() || aimed).then_some(board.mover);
    let (row, column) = place(cell);
    let ground = match (here || aimed, wins) {
        (true, _) => theme.taken_cell,
        (_, true) => theme.win_cell,
        _ if moved || left => theme.last_cell,
        _ if (row + column) % 2 == 0 => theme.square,
        _ => theme.square_dark,
    };
    buf.set_style(tile, ground);
    let style = match (stands, wins, moved) {
        (None, ..) => theme.taken,
        _ if lifted => theme.taken,
        (_, true, _) => theme.win,
        (_, _, true) => theme.last,
        _ => theme.bead,
    };
    let inside = rest(tile, 0, 1);
    match stands.or(mover) {
        Some(seat) => marks::draw(seat, style, inside, buf),
        None if left => middle(glyphs.cell, theme.last, inside, buf),
        None => middle(glyphs.dot, theme.dim, inside, buf),
    }
    stage_sign(scene, cell, inside);
    let name = match (here, lifted, aimed, wins) {
        (_, true, ..) => format!("({cell})"),
        (true, ..) => format!("[{cell}]"),
        (.., true, _) => format!("{} {cell}", glyphs.target),
        (.., true) => format!("*{cell}*"),
        _ => cell.to_string(),
    };
    let named = if here || aimed { theme.taken } else { theme.dim };
    let mut name = Line::from(Span::styled(name, named));
    name.extend(moved.then(|| Span::styled(format!(" {}", glyphs.last), theme.last)));
    name.render(Rect { height: 1, ..rest(tile, 1, 0) }, buf);
}

/// The state of a cell, as far as it is shown.
#[expect(clippy::struct_excessive_bools, reason = "each is visible, and several at once")]
struct State {
    /// The cursor is on it.
    here: bool,
    /// The cursor holds its sign.
    lifted: bool,
    /// The cursor holds another sign over it.
    aimed: bool,
    /// The last move ended there.
    moved: bool,
    /// The last move began there.
    left: bool,
    /// It is one of three in a row.
    wins: bool,
}

impl State {
    fn of(scene: &Scene<'_, TickTackTwo>, cell: usize) -> Self {
        let cursor = scene.cursor.copied();
        let here = matches!(cursor, Some(Hand::At(at) | Hand::Lifted { from: at, .. }) if at == cell);
        let aimed = matches!(cursor, Some(Hand::Lifted { from, to }) if to == cell && from != to);
        let moved = scene.last.is_some_and(|(_, mv)| match mv {
            Mv::Place(at) | Mv::Slide { to: at, .. } => *at == cell,
        });
        let left = matches!(scene.last, Some((_, Mv::Slide { from, .. })) if *from == cell);
        let line = Seat::ALL.into_iter().find_map(|seat| scene.position.board.line(seat));
        let wins = line.is_some_and(|line| line.contains(&(cell - 1)));
        let lifted = here && matches!(cursor, Some(Hand::Lifted { .. }));
        Self { here, lifted, aimed, moved, left, wins }
    }
}

/// Corners that merge with those of the neighbours, as round ones do not.
const fn corners(look: &Look) -> border::Set<'static> {
    match look.glyph_set() {
        GlyphSet::Unicode => border::PLAIN,
        GlyphSet::Ascii => look.glyphs().border,
    }
}

fn draw_cell(scene: &Scene<'_, TickTackTwo>, cell: usize, area: Rect, bordered: bool, buf: &mut Buffer) {
    let (theme, glyphs, board) = (&scene.look.theme, scene.look.glyphs(), &scene.position.board);
    let stands = board.signs[cell - 1];
    let State { here, lifted, aimed, moved, left, wins } = State::of(scene, cell);
    let style = match (here, wins, moved) {
        (true, _, _) => theme.chosen,
        (_, true, _) => theme.win,
        (_, _, true) => theme.last,
        _ => theme.bead,
    };
    let (text, style) = match stands {
        Some(seat) if lifted => (format!("({})", sign(seat, scene.look)), theme.taken),
        Some(seat) if here => (format!("[{}]", sign(seat, scene.look)), style),
        Some(seat) if wins => (format!("*{}*", sign(seat, scene.look)), style),
        Some(seat) => (sign(seat, scene.look).to_owned(), style),
        None if aimed => (format!("{} {}", glyphs.target, sign(board.mover, scene.look)), theme.taken),
        None if here && board.is_placing() => (format!("[{}]", sign(board.mover, scene.look)), theme.taken),
        None if here => ("[ ]".to_owned(), style),
        None if left => (glyphs.cell.to_owned(), theme.last),
        None => (glyphs.dot.to_owned(), theme.dim),
    };
    let borders = Block::new()
        .borders(Borders::ALL)
        .border_set(corners(scene.look))
        .border_style(theme.border)
        .merge_borders(MergeStrategy::Exact);
    let inside = if bordered { borders.inner(area) } else { Rect { height: 1, ..area }.intersection(area) };
    let tiled = bordered && are_large(scene.look) && area.height >= 5 && area.width >= 9;
    // Without backgrounds tiles have borders.
    if bordered && !(tiled && theme.is_painted()) {
        borders.render(area, buf);
    }
    if tiled {
        return draw_tile(scene, cell, area, buf);
    }
    Line::styled(cell.to_string(), theme.dim).render(inside, buf);
    // Below the cell's number, if there is a line for it.
    let down = (inside.height.saturating_sub(1) / 2).max(u16::from(inside.height > 1));
    let middle = Rect { y: inside.y.saturating_add(down), height: 1, ..inside };
    let middle = middle.intersection(inside);
    write_centered(text, style, middle, buf);
    // Behind the sign and what may stand on either side of it.
    let column = |from: u16| middle.x.saturating_add((middle.width.saturating_sub(1) / 2).saturating_add(from));
    stage_sign(scene, cell, Rect { x: column(0), width: 1, ..middle }.intersection(middle));
    if moved {
        let behind = Rect { x: column(2), width: 1, ..middle }.intersection(middle);
        write(glyphs.last, theme.last, behind, buf);
    }
}

/// Puts the sign of a cell on the stage, if there is one.
fn stage_sign(scene: &Scene<'_, TickTackTwo>, cell: usize, place: Rect) {
    if let Some(seat) = scene.position.board.signs[cell - 1] {
        scene.stage.put(Stage::piece(seat.index(), cell as u64), place);
    }
}
