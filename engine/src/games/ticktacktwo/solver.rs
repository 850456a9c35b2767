//! Solves tick-tack-two: the slides by retrograde analysis, the placements by looking ahead to them.

use std::{
    collections::HashMap,
    sync::{Arc, OnceLock},
};

use super::{Board, CELLS, PLACED};
use crate::{outcome::Seat, theory::retrograde::Graph, worth::Worth};

/// The solved board, computed on first use.
#[derive(Debug, Default)]
pub struct Solver {
    slides: OnceLock<Slides>,
}

/// Every position with all signs on the board, assuming no position has occurred before.
#[derive(Debug)]
struct Slides {
    boards: Vec<Board>,
    numbers: HashMap<Board, u32>,
    graph: Graph,
    fresh: Vec<Worth>,
    placings: HashMap<Board, Worth>,
}

impl Solver {
    /// Returns what each move from `board` is worth to the player making it, in the game's order, given that the
    /// positions `before` have occurred.
    pub(super) fn after(&self, before: &Arc<Vec<Board>>, board: Board) -> Vec<Worth> {
        let slides = self.slides.get_or_init(Slides::new);
        let mut been: Vec<u32> = before.iter().chain([&board]).filter_map(|earlier| slides.number(earlier)).collect();
        been.sort_unstable();
        // Before the first slide, nothing can repeat.
        let aged = (!been.is_empty()).then(|| slides.solve(|number| been.binary_search(&number).is_ok()));
        let values = aged.as_deref().unwrap_or(&slides.fresh);
        board.moves().map(|step| slides.value(&board.after(step), values).before()).collect()
    }
}

impl Slides {
    fn new() -> Self {
        let boards: Vec<Board> = full_boards();
        let numbers: HashMap<Board, u32> = boards.iter().copied().zip(0..).collect();
        let after = |board: &Board| match ended(board) {
            Some(_) => Vec::new(),
            None => board.moves().filter_map(|step| numbers.get(&board.after(step)).copied()).collect(),
        };
        let graph = Graph::new(boards.iter().map(after).collect());
        let mut slides = Self { boards, numbers, graph, fresh: Vec::new(), placings: HashMap::new() };
        slides.fresh = slides.solve(|_| false);
        slides.place(Board::EMPTY);
        slides
    }

    fn number(&self, board: &Board) -> Option<u32> {
        self.numbers.get(board).copied()
    }

    /// Returns the value of every position, where positions that have `been` before count as draws.
    fn solve(&self, been: impl Fn(u32) -> bool) -> Vec<Worth> {
        self.graph.solve(|number| {
            let lost = self.boards.get(number as usize).and_then(ended);
            lost.or_else(|| been(number).then_some(Worth::DRAW))
        })
    }

    fn value(&self, board: &Board, values: &[Worth]) -> Worth {
        let slid = self.number(board).and_then(|number| values.get(number as usize));
        slid.or_else(|| self.placings.get(board)).copied().unwrap_or(Worth::DRAW)
    }

    /// Returns the value of a position in which signs are still being placed, solving all that follow it.
    fn place(&mut self, board: Board) -> Worth {
        if let Some(number) = self.number(&board) {
            return self.fresh.get(number as usize).copied().unwrap_or(Worth::DRAW);
        }
        if let Some(value) = self.placings.get(&board) {
            return *value;
        }
        let value = ended(&board).unwrap_or_else(|| {
            Worth::best(board.moves().map(|step| self.place(board.after(step)).before())).unwrap_or(Worth::DRAW)
        });
        self.placings.insert(board, value);
        value
    }
}

/// Returns a loss for the player to move if the opponent has three in a line.
fn ended(board: &Board) -> Option<Worth> {
    board.line(board.mover.other()).map(|_| Worth::LOST)
}

/// Returns every board with three signs of each player, with either player to move.
fn full_boards() -> Vec<Board> {
    let mut boards = Vec::new();
    let mut signs = [None; CELLS];
    fill(&mut signs, 0, [PLACED / 2; 2], &mut boards);
    boards
}

/// Fills the cells from `cell` on with the signs each player has `left`.
fn fill(signs: &mut [Option<Seat>; CELLS], cell: usize, left: [usize; 2], boards: &mut Vec<Board>) {
    if cell == CELLS {
        if left == [0, 0] {
            boards.extend(Seat::ALL.map(|mover| Board { signs: *signs, mover }));
        }
        return;
    }
    signs[cell] = None;
    fill(signs, cell + 1, left, boards);
    for seat in Seat::ALL {
        if left[seat.index()] > 0 {
            let mut left = left;
            left[seat.index()] -= 1;
            signs[cell] = Some(seat);
            fill(signs, cell + 1, left, boards);
        }
    }
    signs[cell] = None;
}
