//! What is known of a game, for whoever looks: asked of the solver, collected, and put into lines.

use std::rc::Rc;

use ratatui::{layout::Size, text::Line};

use super::Play;
use crate::{
    look::Look,
    play::{
        board::{Insight, Knowledge, Lines, Proof, Sought, Tale, Totals},
        job::Job,
        panels::{self, Lecture, MoveList, View},
    },
    words::terms::Term,
};

impl Insight for Play {
    fn known(&self) -> Option<Knowledge> {
        let analysis = self.study.questions.now()?;
        Some(Knowledge { worth: analysis.worth, terms: Term::of(&analysis.reason) })
    }

    fn totals(&self) -> Option<Totals> {
        // While the proof is walked the board shows another position than the game's.
        let taken = match self.walked() {
            Some(walked) => return self.game().totals(walked.position()).map(|taken| Totals { taken, secured: None }),
            None => self.game().totals(self.position())?,
        };
        Some(Totals { taken, secured: self.study.questions.now().and_then(|analysis| analysis.worth.score) })
    }

    fn lines(&self, lines: Lines, look: &Look, room: Size) -> Vec<Line<'static>> {
        let viewed = |view: View<'_>| match lines {
            Lines::Why => panels::why(&view, look, room),
            _ => panels::verdict(&view, look, room.width),
        };
        match lines {
            Lines::Why | Lines::Verdict => self.view(look).map_or_else(|| self.waiting(look, room.width), viewed),
            Lines::List => self.list(look, room).unwrap_or_default(),
            Lines::Proof => self.proof_lines(look, room).unwrap_or_default(),
            Lines::Figure { looks } => self.board.untold(self.game(), self.seen(looks, look), room),
            Lines::ProofRow => self.told_row(look, room.width).unwrap_or_default(),
        }
    }

    fn tell(&self, tale: Tale, look: &Look) -> Option<Vec<String>> {
        if tale == Tale::Position {
            return Some(self.board.recite(self.at(), look));
        }
        if tale == Tale::Argument {
            return self.study.questions.now().map(|_| self.argument(look).to_vec());
        }
        let view = View { pick: None, ..self.view(look)? };
        Some(panels::story(&view, look).into_iter().chain(panels::winning_of(&view, look)).collect())
    }

    fn lecture(&self, look: &Look, room: Size) -> Option<Rc<Lecture>> {
        self.lecture_for(look, room)
    }

    fn values(&self) -> Option<MoveList> {
        let list = self.study.values.list.as_ref()?;
        Some(self.moves_in(list, 0..list.known.len(), None))
    }

    fn proof(&self, look: &Look) -> Proof {
        let (rows, complete) = self.study.proof.rows();
        let filled = self.study.proof.filled().len();
        let shown = self.walked().map(|_| self.study.proof.place(look));
        Proof { argument: self.argument(look).len(), filled, rows, complete, shown }
    }

    fn seek(&mut self, sought: Sought) {
        self.study.values.wanted = sought == Sought::List;
        self.value_moves();
        self.show_proof(if let Sought::Proof { step } = sought { Some(step) } else { None });
    }

    fn veil(&mut self) {
        self.study.veiled = true;
    }

    fn is_thinking(&self) -> bool {
        let questions = &self.study.questions;
        questions.now().is_none() && !questions.failed() && !questions.stopped()
    }

    fn take_jobs(&mut self) -> Vec<Job> {
        self.study.take_jobs()
    }

    fn collect(&mut self) -> bool {
        let answered = self.study.questions.collect();
        let moved = self.let_machine_move();
        let found = self.study.values.collect() | self.study.proof.collect();
        self.value_moves();
        self.prove();
        self.aim_at_row();
        answered || moved || found
    }

    fn stop(&mut self) {
        self.study.stop();
    }
}
