//! A game of one kind as the table that all screens know.

use std::{rc::Rc, sync::Arc, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
    text::Line,
};
use zugzwang_engine::{
    Analysis, Game, Machine, MoveError, Seat, Setup, Worth,
    matchbox::{Bout, BoxNotes},
    rated::RatedMove,
};

use super::{Play, boxes::Boxes, review};
use crate::{
    look::Look,
    play::{
        board::{
            Board, Choice, Hinted, Level, Move, Pace, Paced, Player, Refusal, Scene, Side, Status, Step, Table, Totals,
        },
        job::Job,
        panels::{self, Lecture},
        review::Reviewed,
    },
    words::terms::Term,
};

impl<B: Board> Table for Play<B> {
    fn id(&self) -> &'static str {
        B::Game::ID
    }

    fn setup(&self) -> &Setup {
        self.record.setup()
    }

    fn rules(&self) -> String {
        self.record.setup().words(B::Game::RULES)
    }

    fn position(&self) -> String {
        self.record.position().to_string()
    }

    fn status(&self) -> Status {
        self.standing()
    }

    fn totals(&self) -> Option<Totals> {
        let taken = self.game().totals(self.record.position())?;
        Some(Totals { taken, secured: self.questions.now().and_then(|analysis| analysis.worth.score) })
    }

    fn seats(&self) -> Option<[Player; 2]> {
        self.told.or(self.seats)
    }

    fn seat(&mut self, seat: Seat, player: Player) {
        self.seat_player(seat, player);
    }

    fn changes(&self) -> u64 {
        self.changes
    }

    fn rival(&self) -> Option<Player> {
        self.rival()
    }

    fn can_undo(&self) -> bool {
        self.can_take_back()
    }

    fn hold(&mut self) {
        self.hold_machines();
    }

    fn is_held(&self) -> bool {
        self.is_held()
    }

    fn release(&mut self) -> bool {
        self.let_go()
    }

    fn set_opponent(&mut self, machine: Machine) {
        self.oppose(machine);
    }

    fn lend(&mut self, noted: Arc<[BoxNotes]>) {
        self.boxes = Some(Boxes::new(noted));
        self.questions.forget_choice();
        self.let_machine_move();
    }

    fn has_boxes(&self) -> bool {
        self.boxes.is_some()
    }

    fn bout(&self) -> Option<Bout> {
        self.machines_bout()
    }

    fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn gifts(&self) -> Vec<usize> {
        let taken_back = self.undone.iter().rev().map(|(_, gift)| gift);
        let numbered = self.gifts.iter().chain(taken_back).zip(1..);
        numbered.filter(|(gift, _)| **gift).map(|(_, number)| number).collect()
    }

    fn pace(&self) -> Option<Duration> {
        self.wait()
    }

    fn tick(&mut self) {
        self.step();
    }

    fn set_pace(&mut self, change: Pace) {
        self.change_pace(change);
    }

    fn level(&self) -> Level {
        self.tempo.level
    }

    fn set_level(&mut self, level: Level) {
        self.tempo.level = level;
    }

    fn paced(&self) -> Option<Paced> {
        self.tempo()
    }

    fn plies(&self) -> usize {
        self.record.moves().len()
    }

    fn undone(&self) -> usize {
        self.undone.len()
    }

    fn moves_after(&self, plies: usize) -> Vec<String> {
        self.record.moves().skip(plies).map(ToString::to_string).collect()
    }

    fn taken_back(&self) -> Vec<String> {
        self.undone.iter().rev().map(|(mv, _)| mv.to_string()).collect()
    }

    fn side(&self) -> Side {
        self.side
    }

    fn restore(&mut self, taken_back: &[String], seats: Option<[Player; 2]>, gifts: &[usize]) -> Result<(), MoveError> {
        self.take_up(taken_back, seats, gifts)
    }

    fn last_words(&self, look: &Look) -> Option<(Seat, String)> {
        let (before, mv) = self.record.last()?;
        Some((self.record.mover().other(), B::words(self.game(), before, mv, look)))
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look, steered: bool) {
        let walked = self.walked();
        let scene = match &walked {
            Some(walked) => walked.scene(look),
            None => self.scene(look),
        };
        let scene = Scene { cursor: scene.cursor.filter(|_| steered), ..scene };
        B::draw(self.game(), &scene, area, buf);
    }

    fn draw_untold(&self, area: Rect, buf: &mut Buffer, look: &Look, steered: bool) {
        let scene = self.scene(look);
        let scene = Scene { analysis: None, cursor: scene.cursor.filter(|_| steered), ..scene };
        B::draw(self.game(), &scene, area, buf);
    }

    fn draw_alone(&self, area: Rect, buf: &mut Buffer, look: &Look) {
        let scene = Scene { analysis: None, cursor: None, last: None, ..self.scene(look) };
        B::draw(self.game(), &scene, area, buf);
    }

    fn choice(&self, look: &Look) -> Option<Choice> {
        let mv = self.chosen()?;
        let known = self.questions.pick().filter(|pick| *pick.mv == mv);
        let worth = known.map(|pick| self.move_worth(&RatedMove::leaving(mv.clone(), pick.analysis)));
        Some(Choice { words: self.words(&mv, look), worth })
    }

    fn remark(&self, look: &Look, told: bool) -> Option<String> {
        let remark =
            self.is_open().then(|| B::remark(self.game(), self.record.position(), &self.cursor, look)).flatten();
        // The end is told instead.
        remark.or_else(|| self.why_this_side(look).filter(|_| told && self.end().is_none()))
    }

    fn why(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        match self.view(look) {
            Some(view) => panels::why(&view, look, room),
            None => self.waiting(look, room.width),
        }
    }

    fn lecture(&self, look: &Look, room: Size) -> Option<Rc<Lecture>> {
        self.lecture_for(look, room)
    }

    fn verdict(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        match self.view(look) {
            Some(view) => panels::verdict(&view, look, width),
            None => self.waiting(look, width),
        }
    }

    fn want_list(&mut self, wanted: bool) {
        self.want_list(wanted);
    }

    fn list(&self, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        self.list(look, room)
    }

    fn want_proof(&mut self, row: Option<usize>) {
        self.show_proof(row);
    }

    fn proof(&self, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        self.proof_lines(look, room)
    }

    fn proof_row(&self, look: &Look, width: u16) -> Option<Vec<Line<'static>>> {
        self.told_row(look, width)
    }

    fn proof_rows(&self) -> (usize, bool) {
        self.proof.rows()
    }

    fn proof_shown(&self, look: &Look) -> Option<String> {
        self.walked()?;
        Some(self.proof.place(look))
    }

    fn terms(&self) -> &'static [Term] {
        self.questions.now().map_or(&[], |analysis| Term::of(&analysis.reason))
    }

    fn suggested(&self, look: &Look) -> Option<(String, String)> {
        let mv = self.questions.now()?.suggested.as_ref()?;
        Some((mv.to_string(), self.words(mv, look)))
    }

    fn steer(&mut self, step: Step) -> bool {
        self.clicked = None;
        let walked = self.proof.leave_board();
        if !self.is_open() {
            return walked;
        }
        let cursor = B::steer(self.game(), self.record.position(), &self.cursor, step);
        let moved = cursor != self.cursor;
        if moved {
            self.cursor = cursor;
            self.cursor_changed();
        }
        moved
    }

    fn click(&mut self, area: Rect, at: Position, look: &Look) -> Result<(), Refusal> {
        // What lies there is no place of the game.
        if self.proof.leave_board() {
            return Ok(());
        }
        // Drawing is pure, so what lies under the click is found by drawing once more beside the screen.
        let hits = B::draw(self.game(), &self.scene(look), area, &mut Buffer::empty(area));
        let Some((_, cursor)) = hits.into_iter().find(|(place, _)| place.contains(at)) else { return Ok(()) };
        self.check_open()?;
        if self.clicked.as_ref() == Some(&cursor) && cursor == self.cursor {
            return self.commit();
        }
        self.cursor = cursor.clone();
        self.cursor_changed();
        self.clicked = Some(cursor);
        Ok(())
    }

    fn commit(&mut self) -> Result<(), Refusal> {
        if self.is_watched() {
            self.step();
            return Ok(());
        }
        // What the board shows as chosen there is no move of the game's own.
        if self.proof.leave_board() {
            return Ok(());
        }
        self.check_open()?;
        if let Some(mv) = self.chosen().or_else(|| B::meant(self.game(), self.record.position(), &self.cursor)) {
            return self.play(mv).map_err(Refusal::Illegal);
        }
        self.cursor = B::confirm(self.game(), self.record.position(), &self.cursor).ok_or(Refusal::NothingChosen)?;
        self.cursor_changed();
        Ok(())
    }

    fn type_move(&mut self, text: &str) -> Result<(), Refusal> {
        self.check_open()?;
        self.record.play_text(text).map_err(Refusal::Illegal)?;
        self.played();
        Ok(())
    }

    fn resigns(&self) -> Result<Seat, Refusal> {
        self.resigner()
    }

    fn resign(&mut self) -> Result<(), Refusal> {
        self.give_up()
    }

    fn is_thinking(&self) -> bool {
        self.questions.now().is_none() && !self.questions.failed() && !self.questions.stopped()
    }

    fn hint(&mut self) -> Hinted {
        if self.questions.stopped() {
            self.ask();
            return Hinted::Asked;
        }
        let suggested = self.questions.now().and_then(|analysis: &Analysis<Move<B>>| analysis.suggested.clone());
        let Some(mv) = suggested.filter(|_| self.is_open()) else { return Hinted::None };
        self.veiled = false;
        self.proof.leave_board();
        self.cursor = B::aim(self.game(), self.record.position(), &mv);
        self.cursor_changed();
        Hinted::Shown
    }

    fn veil(&mut self) {
        self.veiled = true;
    }

    fn aim(&mut self, text: &str) -> Result<(), Refusal> {
        self.check_open()?;
        // Played on a copy, so that what is wrong with it is told as when it is played.
        let mut record = self.record.until(self.record.moves().len());
        record.play_text(text).map_err(Refusal::Illegal)?;
        if let Some((before, mv)) = record.last() {
            self.cursor = B::aim(self.game(), before, mv);
            self.cursor_changed();
        }
        Ok(())
    }

    fn turn_from(&mut self, moves: &[String]) {
        self.turn_cursor(moves);
    }

    fn reply(&mut self) -> bool {
        let suggested = self.questions.now().and_then(|analysis| analysis.suggested.clone());
        suggested.is_some_and(|mv| self.play(mv).is_ok())
    }

    fn worth(&self) -> Option<Worth> {
        self.questions.now().map(|analysis| analysis.worth)
    }

    fn review(&self) -> Box<dyn Reviewed> {
        let record = self.record.until(self.record.moves().len());
        Box::new(review::Review::<B>::new(record, self.seats(), self.resigned))
    }

    fn undo(&mut self) -> bool {
        self.undo_turn()
    }

    fn restart(&mut self) -> bool {
        self.undo_all()
    }

    fn redo(&mut self) -> bool {
        self.redo_turn()
    }

    fn take_jobs(&mut self) -> Vec<Job> {
        let mut jobs = self.questions.take_jobs();
        jobs.append(&mut self.jobs);
        jobs
    }

    fn collect(&mut self) -> bool {
        let answered = self.questions.collect();
        if answered {
            self.let_machine_move();
        }
        let found = self.values.collect() | self.proof.collect();
        self.value_moves();
        self.prove();
        self.aim_at_row();
        answered || found
    }

    fn stop(&mut self) {
        self.questions.stop();
        self.values.forget();
        self.proof.forget();
        self.jobs.clear();
    }
}
