//! What is known of a game: asked of the solver, collected, and put into lines.

use zugzwang_engine::Worth;

use super::prelude::*;
use crate::{
    play::{
        board::{Knowledge, Lines, Proof, Sought, Tale, Totals},
        clues::Clues,
        panels::MoveList,
    },
    words::terms::Term,
};

impl Table {
    /// Returns what is known of the current position, once it is answered.
    pub fn known(&self) -> Option<Knowledge> {
        let analysis = self.study.questions.now()?;
        Some(Knowledge { worth: analysis.worth, terms: Term::of(&analysis.reason) })
    }

    /// The worth of the current position to the player to move, once known.
    pub fn worth(&self) -> Option<Worth> {
        self.known().map(|known| known.worth)
    }

    /// The hints in words for the current position, once it is answered.
    pub fn clues(&self) -> Option<Clues<'_>> {
        let analysis = self.study.questions.now()?;
        Some(Clues { game: self.game(), setup: self.setup(), position: self.now(), analysis })
    }

    /// The points taken and still to be secured, in a scoring game.
    pub fn totals(&self) -> Option<Totals> {
        // While the proof is shown, the board shows another position than the game's.
        let taken = match self.walked() {
            Some(walked) => return self.game().totals(walked.position()).map(|taken| Totals { taken, secured: None }),
            None => self.game().totals(self.now())?,
        };
        Some(Totals { taken, secured: self.study.questions.now().and_then(|analysis| analysis.worth.score) })
    }

    /// Lines of this kind that fit the room; empty if there is nothing to read.
    pub fn lines(&self, lines: Lines, look: &Look, room: Size) -> Vec<Line<'static>> {
        let viewed = |view: View<'_>| match lines {
            Lines::Why => panels::why(&view, look, room),
            Lines::Drawn => panels::figure(&View { pick: None, ..view }, look, room),
            _ => panels::verdict(&view, look, room.width),
        };
        match lines {
            // Nothing can be done in the position any more, so nothing is said of what to do.
            Lines::Why | Lines::Verdict | Lines::Drawn if self.status().resigned().is_some() => {
                align::wrapped(&say!(look, "game-over"), look.theme.text, room.width)
            }
            Lines::Why | Lines::Verdict | Lines::Drawn => {
                self.view(look).map_or_else(|| self.waiting(look, room.width), viewed)
            }
            Lines::List => self.list(look, room).unwrap_or_default(),
            Lines::Proof => self.proof_lines(look, room).unwrap_or_default(),
            Lines::Figure { looks } => self.board.untold(self.game(), self.seen(looks, look), room),
            Lines::ProofRow => self.told_row(look, room.width).unwrap_or_default(),
        }
    }

    /// A tale in sentences; `None` while the position is not answered, and no reason once a player has resigned.
    pub fn tell(&self, tale: Tale, look: &Look) -> Option<Vec<String>> {
        match tale {
            Tale::Position => Some(self.board.recite(self.at(), look)),
            Tale::Argument => self.study.questions.now().map(|_| self.argument(look).to_vec()),
            Tale::Reason if self.status().resigned().is_some() => None,
            Tale::Reason => {
                let view = View { pick: None, ..self.view(look)? };
                Some(panels::story(&view, look).into_iter().chain(panels::winning_of(&view, look)).collect())
            }
        }
    }

    /// All moves with their worth, the best first; `None` while none are known.
    pub fn values(&self) -> Option<MoveList> {
        let list = self.study.values.list.as_ref()?;
        Some(self.moves_in(list, 0..list.known.len(), None))
    }

    /// Returns how much of the proof is known.
    pub fn proof(&self, look: &Look) -> Proof {
        let (rows, complete) = self.study.proof.rows();
        let filled = self.study.proof.filled().len();
        let shown = self.walked().map(|_| self.study.proof.place(look));
        Proof { argument: self.argument(look).len(), filled, rows, complete, shown }
    }

    /// From now on finds this out, besides the reason, and nothing else.
    pub fn seek(&mut self, sought: Sought) {
        self.study.values.wanted = sought == Sought::List;
        self.value_moves();
        self.show_proof(if let Sought::Proof { step } = sought { Some(step) } else { None });
    }

    /// Hides what is known of the position and of the move under the cursor, until a hint is asked for.
    pub fn veil(&mut self) {
        self.study.veiled = true;
    }

    /// Shows what [`Table::veil`] hides.
    pub fn unveil(&mut self) {
        self.study.veiled = false;
    }

    /// Whether the solver is still working on the current position.
    pub fn is_thinking(&self) -> bool {
        let questions = &self.study.questions;
        questions.now().is_none() && !questions.failed() && !questions.stopped()
    }

    /// The units of work done in the search for the length of the game, and their total, 0 while unknown; `None` if it is not being
    /// searched.
    pub fn measuring(&self) -> Option<(u64, u64)> {
        self.study.questions.measuring()
    }

    /// Stops the search for the length of the game. A machine that waits for it moves without it.
    pub fn stop_measuring(&mut self) {
        self.study.questions.stop_measuring();
        self.let_machine_move();
    }

    /// Whether everything that is going to be known of the current position is known.
    pub fn is_settled(&self) -> bool {
        !self.is_thinking() && self.measuring().is_none()
    }

    /// The questions that have come up since the last call.
    pub fn take_jobs(&mut self) -> Vec<Job> {
        self.study.take_jobs()
    }

    /// Collects finished answers, and lets a machine move if it is its turn. Returns whether anything changed.
    pub fn collect(&mut self) -> bool {
        let answered = self.study.questions.collect();
        if self.study.questions.take_lengthened() {
            self.study.lectures.forget();
            self.study.arguments.forget();
        }
        let moved = self.let_machine_move();
        let found = self.study.values.collect() | self.study.proof.collect();
        self.value_moves();
        self.prove();
        self.aim_at_row();
        answered || moved || found
    }

    /// Stops the solver's work on this game, until the position changes or a hint is asked for.
    pub fn stop(&mut self) {
        self.study.stop();
    }
}
