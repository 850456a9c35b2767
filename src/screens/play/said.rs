//! What is said under the board: the move under the cursor with its worth, then a note, the reason, or whose turn it is.

use zugzwang_engine::Score;

use super::{
    GameView, Mode,
    class::{sentences, steps_of},
    joined, seconds,
    typed::Naming,
};
use crate::{
    look::align::text_of,
    play::{
        board::{End, Level, Paced, Totals},
        panels::{Lecture, mark},
    },
    screens::{
        chrome::{at_most, indented, paged},
        prelude::*,
        prompt::labelled,
    },
};

/// A room in which every reason has its sentences, which do not depend on it.
const ANY: Size = Size::new(60, 20);

impl GameView {
    /// The number of lines that the totals take, whatever they are.
    pub(super) fn total_lines(&self) -> u16 {
        self.table.totals().map_or(0, |_| 1 + u16::from(!self.is_low()))
    }

    /// Says what each player has taken, and unless the window is low what each can still secure in all.
    pub(super) fn totals(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let Some(Totals { taken, secured }) = self.table.totals() else { return Vec::new() };
        let told = |key: &str, score: Score| {
            let of = |seat: Seat| say!(look, "totals-of", who = self.who(seat), points = score.of(seat));
            let text = say!(look, key, first = of(Seat::First), second = of(Seat::Second));
            paragraph(&text, look.theme.text, width)
        };
        let over = matches!(self.table.status(), Status::Over(End::Played(_)));
        let mut lines = told(if over { "totals-final" } else { "totals-taken" }, taken);
        let secured = secured.filter(|_| !over && self.revealed().outcome);
        lines.extend(secured.into_iter().flat_map(|score| told("totals-secured", score)));
        lines.resize(self.total_lines().into(), Line::default());
        lines
    }

    /// Says what matters about the position and the move under the cursor, always in the same number of lines, so that the board above
    /// does not jump. A panel with the reason `has_told` it already. Also returns the number of pages of the reason.
    pub(super) fn status(&self, look: &Look, width: u16, told: usize, has_told: bool) -> (Vec<Line<'static>>, usize) {
        let revealed = self.revealed();
        let is_told = self.class.is_some() || self.is_open() && (revealed.outcome || revealed.advice);
        let is_here = !has_told && !self.lists() && !self.proves();
        let reason = if is_told && is_here { self.reason_and_move(look, width, told) } else { None };
        let (lines, pages) = reason.unwrap_or_else(|| (self.standing_and_move(look, width, told), 1));
        let mut lines = at_most(lines, told, usize::from(width), look);
        lines.resize(told, Line::default());
        (lines, pages)
    }

    /// A page of the reason, and at the bottom the move under the cursor and a note or a remark; whose turn it is, if there is room. Also returns
    /// the number of pages; `None` while the reason is not known.
    fn reason_and_move(&self, look: &Look, width: u16, told: usize) -> Option<(Vec<Line<'static>>, usize)> {
        let remark = || self.table.remark(look, self.revealed().outcome).map(|remark| (remark, look.theme.text));
        let note = self.note.as_ref().map(|note| (note.text.clone(), note.style(look))).or_else(remark);
        let note = note.map(|(text, style)| paragraph(&text, style, width)).unwrap_or_default();
        let mut below = self.choice(look, width);
        below.truncate(told.saturating_sub(note.len() + 1).max(1));
        let free = told.saturating_sub(below.len() + note.len());
        let text = self.reason_said(look, width, free)?;
        let standing = paragraph(&self.standing(look), look.theme.text, width);
        if text.len() + standing.len() <= free {
            below.splice(..0, standing);
        } else {
            below = self.with_turn(below, look, width);
        }
        below.extend(note);
        let room = told.saturating_sub(below.len());
        let (page, pages) = paged(self.pane.page, text.len(), room);
        let text = text.into_iter().skip(page * room.max(1)).collect();
        let mut lines = at_most(text, room, width.into(), look);
        lines.resize(room, Line::default());
        lines.extend(below);
        Some((lines, pages))
    }

    /// The move under the cursor, and below it a note, a remark, or whose turn it is.
    fn standing_and_move(&self, look: &Look, width: u16, told: usize) -> Vec<Line<'static>> {
        let over = self.table.is_over() && !self.is_typing();
        let mut lines = self.choice(look, width);
        match &self.note {
            Some(note) => {
                if over {
                    // The end is announced whatever the note says.
                    lines = paragraph(&self.announced(look), look.theme.title, width);
                }
                let note = paragraph(&note.text, note.style(look), width);
                // A note is shown whole, but a line that the user types in stays.
                if !over {
                    lines.truncate(told.saturating_sub(note.len()).max(1));
                }
                lines.extend(note);
            }
            // The board shows the proof, not the game.
            None if self.shows_proof(look).is_some() => {}
            None => {
                let remark = self.table.remark(look, self.revealed().outcome);
                let whole = over || remark.is_some();
                let mut text = paragraph(&remark.unwrap_or_else(|| self.standing(look)), look.theme.text, width);
                // Whose turn it is matters more than the last move, which the board shows.
                let turn = self.turn(look);
                if !whole && !turn.is_empty() && lines.len() + text.len() > told {
                    text = paragraph(&turn, look.theme.text, width);
                }
                // A remark is shown whole, before the worth of a move; at the end no move is chosen.
                if whole {
                    lines.truncate(told.saturating_sub(text.len()).max(usize::from(!over)));
                }
                lines.extend(text);
            }
        }
        lines
    }

    /// The reason in sentences, as far as it is told: in a class the question or the verdict and the last sentence, else verdict and
    /// sentences, run on if they have more than `most` lines.
    fn reason_said(&self, look: &Look, width: u16, most: usize) -> Option<Vec<Line<'static>>> {
        // The mark of a further page needs two columns.
        let width = width.saturating_sub(4);
        let lecture = self.table.lecture(look);
        // The progress of a search, too, is said here, and that it was stopped.
        let is_sought = self.table.known().is_none() && !self.table.is_over() && self.class.is_none();
        if lecture.is_some() && !self.projects() || lecture.is_none() && is_sought {
            let lines = self.reason(look, Size { width, ..ANY }).into_iter().filter(|line| line.width() > 0);
            return Some(lines.map(indented).collect());
        }
        let lecture = lecture?;
        let told = self.class_told().map_or(usize::MAX, |(told, _)| told);
        let mut lines = self.opening(&lecture, told, look, width);
        let steps = self.steps_told().min(lecture.steps());
        if self.own_verdict(look).is_none() {
            if self.class.is_some() {
                let earlier = lecture.sentences(steps).count().saturating_sub(1);
                let last = lecture.sentences(steps).skip(earlier);
                lines.extend(last.flat_map(|sentence| wrapped(sentence, look.theme.title, width)));
            } else {
                let said = sentences(&lecture, steps, look, width);
                let is_long = lines.len() + said.len() > most;
                lines = if is_long { run_on(&lecture, look, width) } else { [lines, said].concat() };
            }
            if told == 0 && !self.is_lesson() {
                lines.push(Line::styled(say!(look, "class-ask-more"), look.theme.text));
            }
        }
        Some(lines.into_iter().map(indented).collect())
    }

    /// The number of steps of the lecture told so far; `usize::MAX` outside classes.
    pub(super) fn steps_told(&self) -> usize {
        self.class_told().map_or(usize::MAX, |(told, _)| steps_of(told))
    }

    /// The move under the cursor, behind whose turn it is if two people play and there is room.
    fn with_turn(&self, mut chosen: Vec<Line<'static>>, look: &Look, width: u16) -> Vec<Line<'static>> {
        let Status::Turn(seat) = self.table.status() else { return chosen };
        let mut turn = indented(Line::styled(self.turn(look), look.theme.title));
        if let Some(first) = chosen.first_mut()
            && turn.width() + 1 + first.width() <= width.into()
            && self.steered
            && !self.is_typing()
            && matches!(self.who(seat), Who::Seat(_))
        {
            turn.spans.push(Span::raw(" "));
            turn.spans.append(&mut first.spans);
            *first = turn;
        }
        chosen
    }

    /// The note, the last hint, and the move under the cursor with its worth, in sentences.
    pub(in crate::screens) fn heard(&self, look: &Look) -> Vec<String> {
        let note = self.note.as_ref().map(|note| note.text.clone());
        let choice = self.choice(look, u16::MAX).iter().map(text_of).collect();
        let told = [note.unwrap_or_default(), self.help_words(look), choice];
        told.into_iter().filter(|text: &String| !text.is_empty()).collect()
    }

    /// The move under the cursor, or the line that the user types in.
    pub(super) fn choice(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let room = width.saturating_sub(2);
        let name = |naming: &Naming| labelled("prompt-name", room, |room| naming.text.spans(true, room, look), look);
        let label = if self.asks_for_hands() { "prompt-hands" } else { "prompt-move" };
        let typed = match &self.mode {
            Mode::Naming(naming) => Some(name(naming)),
            Mode::Play(prompt) => prompt.line(label, look, room),
            Mode::Asked(_) => None,
        };
        if let Some(typed) = typed {
            return vec![indented(typed)];
        }
        if !self.steered || self.is_idle() {
            // A lesson that only talks needs no room for a move.
            let free = usize::from(self.steered || !self.is_lesson());
            return vec![Line::default(); free];
        }
        if let Some(text) = self.shows_proof(look) {
            return paragraph(&text, look.theme.taken, width);
        }
        let Some(choice) = self.table.choice(look) else {
            let open = matches!(self.table.status(), Status::Turn(_));
            let text = if open { say!(look, "choice-nothing") } else { String::new() };
            return vec![Line::styled(format!(" {text}"), look.theme.dim)];
        };
        if let Status::Pointed(seat) = self.table.status() {
            let told = told::pointed(self.table.seats(), seat, &choice.words, look);
            return paragraph(&told, look.theme.last, width);
        }
        let mut lines = paragraph(&choice.words, look.theme.title, width);
        // Behind the move if there is room, else below it.
        let mut add = |text: String, style| match lines.last_mut() {
            Some(last) if last.width() + width_of(&text) + 3 <= usize::from(width) => {
                last.spans.extend([Span::raw("   "), Span::styled(text, style)]);
            }
            _ => lines.extend(paragraph(&text, style, width)),
        };
        if let Some(marked) = self.marked(look) {
            add(marked, look.theme.last);
        }
        let told = self.revealed().is_all();
        if let Some(worth) = choice.worth.filter(|_| told) {
            add(worth.words(look), mark(worth.worth.outcome, look).1);
        }
        lines
    }

    /// Says who moved last, and whose turn it is.
    fn standing(&self, look: &Look) -> String {
        let is_over = self.table.is_over();
        let gifts = is_over.then(|| told::gifts(&self.table, look)).flatten();
        // After a resignation the last move matters less, and the line needs the room.
        let moved = told::last_moved(&self.table, look).filter(|_| !self.has_resigned());
        let is_still = is_over && self.table.plies() == 0 && !self.has_resigned();
        let moved = moved.or_else(|| is_still.then(|| say!(look, "card-no-move")));
        joined(moved.into_iter().chain([self.turn(look)]).chain(gifts), look)
    }

    /// Says whose turn it is, or how the game ended.
    pub(super) fn turn(&self, look: &Look) -> String {
        match self.table.status() {
            Status::Pointed(_) => String::new(),
            Status::Turn(seat) => match self.who(seat) {
                Who::Seat(seat) => say!(look, "status-turn", who = Who::Seat(seat)),
                Who::You | Who::Machine | Who::Rival | Who::Learner if self.steered => say!(look, "status-your-turn"),
                // While a lesson only talks, nobody is to move.
                Who::You | Who::Machine | Who::Rival | Who::Learner => String::new(),
            },
            // In a class each move waits for the steps of its reason.
            Status::Watched(seat) if self.class.is_some() => say!(look, "status-turn", who = Who::Seat(seat)),
            Status::Watched(seat) => {
                let Paced { paused, level } =
                    self.table.paced().unwrap_or(Paced { paused: true, level: Level::default() });
                say!(look, "status-watched", who = Who::Seat(seat), paused = paused, delay = seconds(level.delay()))
            }
            Status::Thinking(_, 0) => self.stoppable(say!(look, "review-thinking"), look),
            Status::Thinking(done, total) => {
                self.stoppable(say!(look, "why-progress", done = done, total = total), look)
            }
            Status::Stopped => say!(look, "why-stopped"),
            Status::Failed => say!(look, "status-failed"),
            Status::Over(end) => self.end(end, look),
        }
    }
}

/// A text in indented lines.
fn paragraph(text: &str, style: Style, width: u16) -> Vec<Line<'static>> {
    wrapped(text, style, width.saturating_sub(2)).into_iter().map(indented).collect()
}

/// Verdict and sentences in one paragraph; a verdict that is no sentence has a line of its own.
fn run_on(lecture: &Lecture, look: &Look, width: u16) -> Vec<Line<'static>> {
    let (verdict, style) = &lecture.verdict;
    let sentences = lecture.sentences(usize::MAX).map(ToOwned::to_owned);
    if !verdict.ends_with(['.', '。']) {
        let mut lines = wrapped(verdict, *style, width);
        lines.extend(wrapped(&joined(sentences, look), look.theme.text, width));
        return lines;
    }
    let told = joined(std::iter::once(verdict.clone()).chain(sentences), look);
    let mut lines = wrapped(&told, look.theme.text, width);
    if let Some(first) = lines.first_mut()
        && let Some(behind) = text_of(first).strip_prefix(verdict.as_str())
    {
        let behind = Span::styled(behind.to_owned(), look.theme.text);
        *first = Line::from(vec![Span::styled(verdict.clone(), *style), behind]);
    }
    lines
}
