//! The cursor of a game, and what is played with it.

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
};
use zugzwang_engine::{AnyMove, Best, Rules, players, rated::RatedMove};

use super::Play;
use crate::{
    look::{Look, motion::Places},
    play::board::{AnyScene, Choice, Hand, Hinted, Landing, Log, Refusal, Shown, Stage, Step},
};

impl Hand for Play {
    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look, shown: Shown) -> Places {
        let stage = Stage::default();
        stage.put_board(self.game().entry().id, self.setup(), area);
        let walked = self.walked().filter(|_| matches!(shown, Shown::Whole { .. }));
        let scene =
            walked.as_ref().map_or_else(|| self.scene(look, &stage), |walked| walked.scene(self.game(), look, &stage));
        let scene = match shown {
            Shown::Whole { steered } => AnyScene { cursor: scene.cursor.filter(|_| steered), ..scene },
            Shown::Untold { steered } => AnyScene { reason: None, cursor: scene.cursor.filter(|_| steered), ..scene },
            Shown::Told { steps, steered } => AnyScene {
                stepwise: scene.reason.map(|reason| (reason, steps)),
                reason: None,
                cursor: scene.cursor.filter(|_| steered),
                ..scene
            },
            Shown::Alone => AnyScene { reason: None, cursor: None, last: None, ..scene },
        };
        drop(self.board.draw(scene, area, buf));
        stage.into_places()
    }

    fn choice(&self, look: &Look) -> Option<Choice> {
        let mv = self.chosen()?;
        let known = self.study.questions.pick().filter(|pick| *pick.mv == mv);
        let worth = known.map(|pick| self.move_worth(&RatedMove::leaving(mv.clone(), pick.analysis)));
        Some(Choice { words: self.words(&mv, look), worth })
    }

    fn left(&self) -> Option<String> {
        Some(self.game().play(self.position(), &self.chosen()?).ok()?.to_string())
    }

    fn landing(&self) -> Option<Landing> {
        let mv = self.chosen()?;
        let position = self.game().play(self.position(), &mv).ok()?;
        let mut moves = self.moves();
        moves.push(mv.to_string());
        Some(self.landing_of(&position, &moves))
    }

    fn remark(&self, look: &Look, told: bool) -> Option<String> {
        let of_cursor = || self.board.remark(self.at(), &self.pointer.cursor, look);
        let remark = (self.is_open() && !self.pointer.rests).then(of_cursor).flatten();
        // The end is told instead.
        remark.or_else(|| self.why_this_side(look).filter(|_| told && self.end().is_none()))
    }

    fn steer(&mut self, step: Step) -> bool {
        self.pointer.clicked = None;
        let walked = self.study.proof.leave_board();
        if !self.is_open() {
            return walked;
        }
        if self.pointer.rests {
            let cursor = self.board.wake(self.at(), &self.pointer.cursor, step);
            self.point(cursor);
            return true;
        }
        let cursor = self.board.steer(self.at(), &self.pointer.cursor, step);
        let moved = cursor != self.pointer.cursor;
        if moved {
            self.point(cursor);
        }
        moved
    }

    fn rest(&mut self) {
        (self.seating.rests, self.pointer.rests) = (true, true);
        self.choice_changed();
    }

    fn click(&mut self, area: Rect, at: Position, look: &Look) -> Result<(), Refusal> {
        // What lies there is no place of the game.
        if self.study.proof.leave_board() {
            return Ok(());
        }
        // Drawing is pure, so what lies under the click is found by drawing once more beside the screen.
        let mut hits = self.board.draw(self.scene(look, &Stage::default()), area, &mut Buffer::empty(area));
        let Some((_, cursor)) = hits.find(|(place, _)| place.contains(at)) else { return Ok(()) };
        self.check_open()?;
        if self.pointer.clicked.as_ref() == Some(&cursor) && cursor == self.pointer.cursor {
            return self.commit();
        }
        self.point(cursor.clone());
        self.pointer.clicked = Some(cursor);
        Ok(())
    }

    fn commit(&mut self) -> Result<(), Refusal> {
        if self.is_watched() {
            self.seating.clock.tick();
            return Ok(());
        }
        // What the board shows as chosen there is no move of the game's own.
        if self.study.proof.leave_board() {
            return Ok(());
        }
        self.check_open()?;
        if self.pointer.rests {
            return Err(Refusal::NothingChosen);
        }
        let meant = || self.board.meant(self.at(), &self.pointer.cursor);
        if let Some(mv) = self.chosen().or_else(meant) {
            return self.play(mv).map_err(Refusal::Illegal);
        }
        let lifted = self.board.confirm(self.at(), &self.pointer.cursor);
        self.point(lifted.ok_or(Refusal::NothingChosen)?);
        Ok(())
    }

    fn has_move(&self, text: &str) -> bool {
        let (game, position) = (self.game(), self.position());
        game.end(position).is_none() && game.read(position, text).is_ok_and(|mv| game.play(position, &mv).is_ok())
    }

    fn type_move(&mut self, text: &str) -> Result<(), Refusal> {
        self.check_open()?;
        self.history.record.play(text).map_err(Refusal::Illegal)?;
        self.played();
        Ok(())
    }

    fn aim(&mut self, text: &str) -> Result<(), Refusal> {
        if let Some(mv) = self.read(text)? {
            self.point(self.board.aim(self.at(), &mv));
        }
        Ok(())
    }

    fn show(&mut self, text: &str) -> Result<(), Refusal> {
        if let Some(mv) = self.read(text)? {
            self.point_at(players::Choice { mv, gift: false });
        }
        Ok(())
    }

    fn turn_from(&mut self, sought: &[String]) {
        // Where a move is any point of a plane, some of them are listed; so many are enough to find another among them.
        const MOST: usize = 2 * Best::<()>::MOST;
        let best = self.study.questions.now().map_or(&[][..], |analysis| &analysis.best.moves);
        let is_sought = |mv: &AnyMove| match sought {
            [] => best.contains(mv),
            listed => listed.contains(&mv.to_string()),
        };
        if !self.chosen().is_some_and(|mv| is_sought(&mv)) {
            return;
        }
        let other = self.game().moves(self.position()).take(MOST).find(|mv| !is_sought(mv));
        if let Some(mv) = other {
            self.point(self.board.aim(self.at(), &mv));
        }
    }

    fn suggested(&self, look: &Look) -> Option<(String, String)> {
        let mv = self.study.questions.now()?.suggested.as_ref()?;
        Some((mv.to_string(), self.words(mv, look)))
    }

    fn hint(&mut self) -> Hinted {
        if self.study.questions.stopped() {
            self.ask();
            return Hinted::Asked;
        }
        let suggested = self.study.questions.now().and_then(|analysis| analysis.suggested.clone());
        let Some(mv) = suggested.filter(|_| self.is_open()) else { return Hinted::None };
        self.study.veiled = false;
        self.study.proof.leave_board();
        self.point(self.board.aim(self.at(), &mv));
        Hinted::Shown
    }

    fn point_out(&mut self) {
        let suggested = self.study.questions.now().and_then(|analysis| analysis.suggested.clone());
        if let Some(mv) = suggested.filter(|_| self.end().is_none() && self.pointed.is_none()) {
            self.point(self.board.aim(self.at(), &mv));
            self.pointer.led = true;
            self.choice_changed();
        }
    }

    fn reply(&mut self) -> bool {
        let suggested = self.study.questions.now().and_then(|analysis| analysis.suggested.clone());
        suggested.is_some_and(|mv| self.play(mv).is_ok())
    }
}

impl Play {
    /// A move in the game's notation that may be made now.
    fn read(&self, text: &str) -> Result<Option<AnyMove>, Refusal> {
        self.check_open()?;
        // Played on a copy, so that what is wrong with it is told as when it is played.
        let mut record = self.history.record.until(self.plies());
        record.play(text).map_err(Refusal::Illegal)?;
        Ok(record.last().map(|(_, mv)| mv.clone()))
    }
}
