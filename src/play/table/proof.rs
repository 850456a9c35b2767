//! The proof of the verdict for this position: why the theorem holds, the positions below if there are only a few, and each move
//! with the reply that answers it.
//!
//! In a lost position every move is answered. In a won one the winning move is made first, and then every reply is answered. The
//! board shows the move of the current row as made and its answer under the cursor, until the user moves the cursor.

mod lines;

use lines::Rows;
use zugzwang_engine::{
    Reason,
    exchange::{Exchange, Reply},
    unfolded::{Filled, unfolded},
};

use super::{
    prelude::*,
    values::{List, Values},
};
use crate::{
    play::board::{AnyCursor, ProofStep},
    words::numbers::clear,
};

/// Maximum number of positions to fill in from the end.
const MOST_FILLED: usize = 20;

/// The proof and what the board shows of it.
#[derive(Debug)]
pub(super) struct Proving {
    answers: Values<Exchange>,
    /// The position whose moves are answered, with the winning move that leads to it from the game's position, if any.
    of: Option<(AnyPosition, Option<AnyMove>)>,
    /// The current step.
    step: ProofStep,
    /// The positions below, the ends first; `None` until they are looked for.
    filled: Option<Vec<Filled>>,
    /// The row that the cursor was last placed for, after which the user may move it.
    aimed: Option<usize>,
    /// The cursor to restore afterwards.
    left: Option<AnyCursor>,
    /// Whether the board shows that row.
    on_board: bool,
}

/// The position after a move of the proof, with the answer to it.
pub(super) struct Walked {
    before: AnyPosition,
    mv: AnyMove,
    after: AnyPosition,
    /// On the answer, if there is one.
    cursor: Option<AnyCursor>,
}

impl Walked {
    /// The position that the board shows.
    pub(super) const fn position(&self) -> &AnyPosition {
        &self.after
    }

    /// A scene with the move as the last one and the cursor on the answer.
    pub(super) fn scene<'a>(&'a self, game: &'a AnyGame, look: &'a Look) -> AnyScene<'a> {
        let last = Some((&self.before, &self.mv));
        let at = At { game, position: &self.after };
        AnyScene { at, cursor: self.cursor.as_ref(), last, reason: None, told: true, look }
    }
}

impl Proving {
    pub(super) fn new() -> Self {
        let step = ProofStep::default();
        Self { answers: Values::new(), of: None, step, filled: None, aimed: None, left: None, on_board: false }
    }

    pub(super) fn forget(&mut self) {
        self.answers.forget();
        (self.of, self.filled, self.aimed, self.left, self.on_board) = (None, None, None, None, false);
    }

    /// Lets the board show the game again and leaves the cursor where it is. Returns whether the board showed the proof.
    pub(super) fn leave_board(&mut self) -> bool {
        self.left = None;
        std::mem::replace(&mut self.on_board, false)
    }

    /// The current row, if the current step is one.
    const fn row(&self) -> Option<usize> {
        if let ProofStep::Row(row) = self.step { Some(row) } else { None }
    }

    /// The positions below, the ends first; empty if there are too many.
    pub(super) fn filled(&self) -> &[Filled] {
        self.filled.as_deref().unwrap_or_default()
    }

    /// Says which of the rows the board shows.
    pub(super) fn place(&self, look: &Look) -> String {
        let total = self.answers.list.as_ref().map_or(0, |list| list.progress().1);
        say!(look, "proof-shown", row = self.row().unwrap_or(0) + 1, total = total)
    }

    pub(super) fn collect(&mut self) -> bool {
        self.answers.collect()
    }

    /// The number of known rows, and whether these are all.
    pub(super) fn rows(&self) -> (usize, bool) {
        let (known, total) = self.answers.list.as_ref().map_or((0, 1), List::progress);
        (known, known == total)
    }

    /// Counts the known moves that end the game, as a selector for messages: `none`, `some` or `all`.
    fn ends(&self) -> &'static str {
        let known = self.answers.list.as_ref().map_or(&[][..], |list| &list.known);
        match known.iter().filter(|row| row.reply.is_none()).count() {
            0 => "none",
            ending if ending == known.len() => "all",
            _ => "some",
        }
    }
}

impl Table {
    pub(super) fn show_proof(&mut self, step: Option<ProofStep>) {
        self.study.proof.answers.wanted = step.is_some();
        let Some(step) = step else {
            return self.leave_row();
        };
        self.study.proof.step = step;
        if self.study.proof.row().is_none() {
            self.leave_row();
        }
        if self.study.proof.filled.is_none() {
            // In a scoring game the outcome does not say all about a position.
            let is_unscored = self.game().totals(self.now()).is_none();
            let filled = is_unscored.then(|| unfolded(self.game(), self.now(), MOST_FILLED)).flatten();
            self.study.proof.filled = Some(filled.unwrap_or_default());
        }
        self.prove();
        self.aim_at_row();
    }

    /// Lets the board show the game again, with the cursor where it was.
    fn leave_row(&mut self) {
        let proof = &mut self.study.proof;
        (proof.aimed, proof.on_board) = (None, false);
        if let Some(cursor) = proof.left.take().filter(|_| self.is_open()) {
            self.point(cursor);
        }
    }

    /// Asks about the next moves of the proof.
    pub(super) fn prove(&mut self) {
        if !self.study.proof.answers.wanted || self.history.record.winner().is_some() {
            return;
        }
        let Some(analysis) = self.study.questions.now() else { return };
        let game = self.history.record.game();
        if self.study.proof.of.is_none() {
            let won = analysis.suggested.clone().filter(|_| analysis.worth.outcome == Outcome::Win);
            let after = won.and_then(|mv| Some((game.play(self.now(), &mv).ok()?, Some(mv))));
            self.study.proof.of = Some(after.unwrap_or_else(|| (self.now().clone(), None)));
        }
        let Some((position, _)) = &self.study.proof.of else { return };
        let job: Option<Job> = self.study.proof.answers.ask_all(game, position);
        self.study.jobs.extend(job);
    }

    /// Shows the current row on the board, and moves the cursor to its first move in the game's position.
    pub(super) fn aim_at_row(&mut self) {
        let Some(row) = self.study.proof.row() else { return };
        if !self.study.proof.answers.wanted || self.study.proof.aimed == Some(row) {
            return;
        }
        if self.study.proof.aimed.is_none() {
            self.study.proof.left = Some(self.pointer.cursor.clone());
        }
        let Some((_, first)) = &self.study.proof.of else { return };
        let list = self.study.proof.answers.list.as_ref();
        let exchange = list.and_then(|list| list.known.get(row));
        let first = first.as_ref().filter(|_| exchange.is_some() || self.is_proved_by_end());
        let Some(mv) = first.or(exchange.map(|exchange| &exchange.mv)).cloned() else { return };
        (self.study.proof.aimed, self.study.proof.on_board) = (Some(row), exchange.is_some());
        if self.is_open() {
            self.point(self.board.aim(self.at(), &mv));
        }
    }

    /// The position of the proof that the board shows in place of the game's, if any.
    pub(super) fn walked(&self) -> Option<Walked> {
        let row = self
            .study
            .proof
            .answers
            .list
            .as_ref()?
            .known
            .get(self.study.proof.row()?)
            .filter(|_| self.study.proof.on_board)?;
        let (before, _) = self.study.proof.of.as_ref()?;
        let after = self.game().play(before, &row.mv).ok()?;
        let cursor = row.reply.as_ref().map(|reply| self.board.aim(self.with(&after), &reply.mv));
        Some(Walked { before: before.clone(), mv: row.mv.clone(), after, cursor })
    }

    /// The heading and the current row in words. It is for a projector, so it leaves out the other rows.
    pub(super) fn told_row(&self, look: &Look, width: u16) -> Option<Vec<Line<'static>>> {
        let row = match self.study.proof.step {
            ProofStep::Argument(at) => return self.argument_lines(at, look, Size { width, height: 0 }),
            ProofStep::Filled(at) => return self.filled_lines(at, look, Size { width, height: 4 }),
            ProofStep::Row(row) => row,
        };
        let list = self.study.proof.answers.list.as_ref()?;
        let (position, first) = self.study.proof.of.as_ref()?;
        let mut lines = self.proof_heading(first.as_ref(), look, width);
        if let Some(row) = list.known.get(row) {
            lines.extend(self.row_words(position, first.is_some(), row, look, width));
        }
        Some(lines)
    }

    /// The heading, the current row in words, and the list of rows around it.
    pub(super) fn proof_lines(&self, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        match self.study.proof.step {
            ProofStep::Argument(at) => self.argument_lines(at, look, room),
            ProofStep::Filled(at) => self.filled_lines(at, look, room),
            ProofStep::Row(row) => self.row_lines(row, look, room),
        }
    }

    fn row_lines(&self, chosen: usize, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        let list = self.study.proof.answers.list.as_ref()?;
        let (position, first) = self.study.proof.of.as_ref()?;
        let mut lines = self.proof_heading(first.as_ref(), look, room.width);
        if let Some(row) = list.known.get(chosen) {
            lines.push(Line::default());
            lines.extend(self.row_words(position, first.is_some(), row, look, room.width));
        }
        if self.is_proved_by_end() {
            return Some(lines);
        }
        let clear = |mv: &AnyMove| clear(&mv.to_string(), look);
        let rows = Rows {
            known: list.known.iter().map(|row| clear(&row.mv)).collect(),
            reply: &|at| list.known.get(at)?.reply.as_ref().map(|reply| clear(&reply.mv)),
            total: list.progress().1,
            truncated: list.truncated,
            listing: self.game().about().listing,
        };
        lines.extend(rows.lines(chosen, look, Size { height: lines::left(&lines, room), ..room }));
        Some(lines)
    }

    fn proof_heading(&self, first: Option<&AnyMove>, look: &Look, width: u16) -> Vec<Line<'static>> {
        let outcome = self.study.questions.now().map_or(Outcome::Unknown, |analysis| analysis.worth.outcome);
        let ends = if self.is_proved_by_end() { "now" } else { self.study.proof.ends() };
        lines::heading(first.map(|mv| self.words(mv, look)), outcome, ends, look, width)
    }

    /// Whether the winning move ends the game, so that there is nothing left to answer.
    fn is_proved_by_end(&self) -> bool {
        self.study
            .proof
            .of
            .as_ref()
            .is_some_and(|(position, first)| first.is_some() && self.game().end(position).is_some())
    }

    /// A move and its reply in words, with the value of what each leaves.
    fn row_words(
        &self,
        position: &AnyPosition,
        replied: bool,
        row: &Exchange,
        look: &Look,
        width: u16,
    ) -> Vec<Line<'static>> {
        let game = self.game();
        // After the winning move the opponent is to move.
        let seat = if replied { self.mover().other() } else { self.mover() };
        let words = self.board.words(self.with(position), &row.mv, look);
        let value = self.value(&row.leaves, row.outcome.flip(), seat.other(), row.reply.is_none(), look);
        let after = game.play(position, &row.mv).ok();
        let reply = after.zip(row.reply.as_ref()).map(|(after, Reply { mv, outcome, leaves })| {
            let over = game.play(&after, mv).is_ok_and(|then| game.end(&then).is_some());
            (self.board.words(self.with(&after), mv, look), self.value(leaves, *outcome, seat, over, look))
        });
        lines::row((words, value), reply, if replied { "other" } else { "own" }, look, width)
    }

    /// The value of a position in a few words, for the player in `seat`, who is to move.
    fn value(&self, reason: &Reason, outcome: Outcome, seat: Seat, over: bool, look: &Look) -> String {
        let view = View { over, ..View::of(reason, outcome, self.who(seat)) };
        panels::value(&view, look)
    }
}
