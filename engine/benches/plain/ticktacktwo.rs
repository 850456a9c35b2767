//! Tick-tack-two by the book: the value of every position is found anew from those of its moves until none changes.

use std::collections::HashMap;

/// Whose sign, 1 or 2, stands in each cell, and whose turn it is.
pub(crate) type Board = ([u8; 9], u8);

/// What a position is worth to its mover, and in how many moves; both 0 where it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Worth {
    /// 1 for a win, −1 for a loss.
    pub(crate) sign: i8,
    /// Moves to the end.
    pub(crate) moves: u64,
}

const DRAWN: Worth = Worth { sign: 0, moves: 0 };
const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

fn has_line(signs: &[u8; 9], of: u8) -> bool {
    LINES.iter().any(|line| line.iter().all(|&cell| signs[cell] == of))
}

/// The positions that the moves of one lead to.
pub(crate) fn after((signs, mover): Board) -> Vec<Board> {
    let mut boards = Vec::new();
    let placing = signs.iter().filter(|sign| **sign > 0).count() < 6;
    for to in (0..9).filter(|&to| signs[to] == 0) {
        if placing {
            let mut placed = signs;
            placed[to] = mover;
            boards.push((placed, 3 - mover));
            continue;
        }
        for from in (0..9)
            .filter(|&from| signs[from] == mover && (from / 3).abs_diff(to / 3) + (from % 3).abs_diff(to % 3) == 1)
        {
            let mut slid = signs;
            slid.swap(from, to);
            boards.push((slid, 3 - mover));
        }
    }
    boards
}

/// The value of every position that can come up.
pub(crate) fn solve() -> HashMap<Board, Worth> {
    let mut values: HashMap<Board, Worth> = HashMap::new();
    let mut open = vec![([0; 9], 1)];
    while let Some(board) = open.pop() {
        if values.insert(board, DRAWN).is_none() && !has_line(&board.0, 3 - board.1) {
            open.extend(after(board).into_iter().filter(|board| !values.contains_key(board)));
        }
    }
    let boards: Vec<Board> = values.keys().copied().collect();
    loop {
        let mut changed = Vec::new();
        for &board in &boards {
            let found = worth(board, &values);
            if values[&board] != found {
                changed.push((board, found));
            }
        }
        if changed.is_empty() {
            return values;
        }
        values.extend(changed);
    }
}

fn worth(board: Board, values: &HashMap<Board, Worth>) -> Worth {
    if has_line(&board.0, 3 - board.1) {
        return Worth { sign: -1, moves: 0 };
    }
    let after = after(board).into_iter().map(|board| values[&board]);
    let best = after.map(|left| Worth { sign: -left.sign, moves: left.moves + u64::from(left.sign != 0) });
    // The winner hurries, the loser delays.
    let rank = |worth: &Worth| (worth.sign, i64::from(-worth.sign) * worth.moves.cast_signed());
    best.max_by_key(rank).unwrap_or(DRAWN)
}
