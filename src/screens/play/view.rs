//! The layout of a game.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{Score, Seat};

use super::{GameView, WhyPane, joined, seconds, typed::Naming};
use crate::{
    look::{
        Look,
        align::{text_of, width_of, wrapped},
    },
    play::{
        board::{End, Level, Lines, Paced, Player, Status, Telling, Totals},
        panels::{Who, mark},
        told,
    },
    say,
    screens::{
        Hits,
        action::Action,
        chrome::{at_most, draw_lines, draw_why, footer, heading, indented, pane, rule, split},
        key_name,
        keymap::Context,
        prompt::labelled,
    },
    words::{self, machine_name, numbers::clear},
};

/// Number of lines under the board, and under a low one.
const TOLD: [usize; 2] = [4, 3];
/// A pane lower than this is low.
const LOW: u16 = 10;
/// From each of these heights on, the moves have one more line.
const PLAYED: [u16; 3] = [LOW, 18, 30];
/// A board of at most this many columns has none to spare.
const SPARSE: u16 = 40;
/// From this height on the body has room for the rule, and so does a narrow one.
const HIGH: [u16; 2] = [22, 18];
/// Maximum number of lines of the rule.
const RULE: usize = 2;

impl GameView {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let title = words::title_of(self.table.id(), self.table.setup(), look);
        let rule = self.rule_above(body, look);
        // On a projector no pane names the rules in its title.
        let is_headed = look.is_projected() && rule.is_empty();
        let rules = if is_headed { words::said(&self.table.rules(), look) } else { String::new() };
        let mut seats = seats_line(self.table.seats(), look);
        if self.is_paused() {
            seats = format!("{seats}  {}  {}", look.glyphs().dot, say!(look, "seat-paused"));
        }
        if look.is_projected()
            && let Some(count) = self.class_count(look)
        {
            // In a class the count matters more than the seats, and is shorter.
            seats = count;
        }
        let position = clear(&self.table.position(), look);
        heading(&[title, rules, position], &seats, top, buf, look);
        let height = u16::try_from(rule.len()).unwrap_or(u16::MAX);
        let [above, body] = Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(body);
        let ruled = !rule.is_empty();
        draw_lines(rule.into_iter().map(indented), above, buf);
        let (mut hits, pages) = self.draw_body(body, ruled, buf, look);
        if self.is_demo() {
            let key = |action| key_name(Context::Play, action, look);
            let (language, projector) = (key(Action::Language), key(Action::Projector));
            let told = say!(look, "demo-footer", language = language, projector = projector);
            Line::styled(format!(" {told}"), look.theme.title).render(bottom, buf);
        } else {
            hits.extend(footer(&self.hints(look, pages), self.context(look), bottom, buf, look));
        }
        hits
    }

    /// The rule above the board, if there is room. On a projector a figure needs that room.
    fn rule_above(&self, body: Rect, look: &Look) -> Vec<Line<'static>> {
        let rule = rule(&self.table, look, body.width.saturating_sub(2));
        let high = HIGH[usize::from(self.is_narrow())];
        let has_room = body.height >= high && rule.len() <= RULE && !(look.is_projected() && self.projects());
        if has_room { rule } else { Vec::new() }
    }

    pub(super) fn draw_board(&self, area: Rect, ruled: bool, buf: &mut Buffer, look: &Look) -> Hits {
        let rules = if ruled { String::new() } else { words::said(&self.table.rules(), look) };
        let inside = pane(&say!(look, "play-board"), &rules, area, buf, look);
        let mut status = self.totals(look, inside);
        let lines = self.told_under(inside.height, TOLD[usize::from(inside.height < LOW)]);
        status.extend(self.status(look, inside.width, lines));
        let heights = [status.len(), PLAYED.into_iter().filter(|least| inside.height >= *least).count()];
        let [told, played] = heights.map(|lines| Constraint::Length(u16::try_from(lines).unwrap_or(0)));
        let [cells, told, played] = Layout::vertical([Constraint::Min(0), told, played]).areas(inside);
        // Aligned with the lines below, if the board can spare a column.
        let margin = u16::from(cells.width > SPARSE);
        let cells = Rect {
            x: cells.x.saturating_add(margin),
            width: cells.width.saturating_sub(margin),
            height: cells.height.saturating_sub(1),
            ..cells
        };
        let hits = self.draw_cells(cells, buf, look);
        draw_lines(status, told, buf);
        draw_lines(self.moves(look, played), played, buf);
        hits
    }

    /// Draws a page of the reason. Returns the number of pages.
    pub(super) fn draw_why(&self, area: Rect, buf: &mut Buffer, look: &Look) -> usize {
        let room = Size::new(area.width.saturating_sub(3), area.height.saturating_sub(2).max(1));
        let instead = self.instead(Lines::Proof).map(|(title, lines)| (title, self.table.lines(lines, look, room)));
        if let Some((title, lines)) = instead.filter(|(_, lines)| !lines.is_empty()) {
            let inside = pane(&say!(look, &title), "", area, buf, look);
            let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(1), ..inside };
            draw_lines(lines, inside, buf);
            return 1;
        }
        let title = if self.has_figure_pane() && self.revealed().shows_figure() {
            format!("{}-figure", self.table.id())
        } else {
            "play-why".to_owned()
        };
        draw_why(&say!(look, &title), |room| self.reason(look, room), self.page, area, buf, look)
    }

    /// Returns what replaces the reason, with the message id of its title: the list of moves, or this part of the proof.
    pub(super) fn instead(&self, proof: Lines) -> Option<(String, Lines)> {
        if self.proves() {
            return Some((told::best_known("play-proof", &self.table), proof));
        }
        self.lists().then(|| ("play-list".to_owned(), Lines::List))
    }

    /// The reason, or as much of it as is revealed.
    pub(in crate::screens) fn reason(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        if let Some((told, _)) = self.class_told()
            && let Some(lines) = self.class_lines(told, look, room)
        {
            return lines;
        }
        match self.revealed() {
            _ if self.has_figure_pane() => self.wonder(look, room),
            Telling { outcome: true, advice: true, .. } => self.answered(Lines::Why, look, room),
            Telling { outcome, advice, .. } => {
                let mut lines = Vec::new();
                if outcome {
                    lines = self.answered(Lines::Verdict, look, room);
                    lines.push(Line::default());
                } else if let Some((_, words)) = self.table.suggested(look).filter(|_| advice) {
                    let told = say!(look, &told::best_known("why-advice", &self.table), words = words);
                    lines = wrapped(&told, look.theme.text, room.width);
                    lines.push(Line::default());
                }
                if self.class.is_none() {
                    lines.extend(wrapped(&self.hidden_words(look), look.theme.text, room.width));
                }
                lines
            }
        }
    }

    /// Says what each player has taken, and unless the pane is low what each can still secure in all.
    pub(super) fn totals(&self, look: &Look, inside: Rect) -> Vec<Line<'static>> {
        let Some(Totals { taken, secured }) = self.table.totals() else { return Vec::new() };
        let told = |key: &str, score: Score| {
            let of = |seat: Seat| say!(look, "totals-of", who = self.who(seat), points = score.of(seat));
            let text = say!(look, key, first = of(Seat::First), second = of(Seat::Second));
            paragraph(&text, look.theme.text, inside.width)
        };
        if matches!(self.table.status(), Status::Over(End::Played(_))) {
            return told("totals-final", taken);
        }
        let mut lines = told("totals-taken", taken);
        if inside.height >= LOW {
            // An empty line before the answer, so that the board above does not jump when it comes.
            let secured = secured.filter(|_| self.why != WhyPane::Hidden && self.revealed().outcome);
            lines.extend(secured.map_or_else(|| vec![Line::default()], |score| told("totals-secured", score)));
        }
        lines
    }

    /// The move under the cursor, and below it a note, a remark, or whose turn it is.
    pub(super) fn status(&self, look: &Look, width: u16, told: usize) -> Vec<Line<'static>> {
        let mut lines = self.choice(look, width);
        let over = self.table.is_over() && !self.is_typing();
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
        let mut lines = at_most(lines, told, usize::from(width), look);
        // Always the same number of lines, so that the board above does not jump.
        lines.resize(told, Line::default());
        lines
    }

    /// The note, the last hint, and the move under the cursor with its worth, in sentences.
    pub(in crate::screens) fn heard(&self, look: &Look) -> Vec<String> {
        let note = self.note.as_ref().map(|note| note.text.clone());
        let choice = self.choice(look, u16::MAX).iter().map(text_of).collect();
        let told = [note.unwrap_or_default(), self.help(look), choice];
        told.into_iter().filter(|text: &String| !text.is_empty()).collect()
    }

    /// The move under the cursor, or the line that the user types in.
    pub(super) fn choice(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let room = width.saturating_sub(2);
        let name = |naming: &Naming| labelled("prompt-name", room, |room| naming.text.spans(true, room, look), look);
        let naming = self.naming.as_deref().map(name);
        let label = if self.asks_for_hands() { "prompt-hands" } else { "prompt-move" };
        if let Some(typed) = naming.or_else(|| self.prompt.line(label, look, room)) {
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
        let told = self.why != WhyPane::Hidden && self.revealed().is_all();
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

    pub(super) fn who(&self, seat: Seat) -> Who {
        Who::of(self.table.seats(), seat)
    }
}

/// A text in indented lines.
fn paragraph(text: &str, style: Style, width: u16) -> Vec<Line<'static>> {
    wrapped(text, style, width.saturating_sub(2)).into_iter().map(indented).collect()
}

/// Names the players in their seats.
pub(in crate::screens) fn seats_line(seats: Option<[Player; 2]>, look: &Look) -> String {
    let Some(seats) = seats else { return say!(look, "seat-choosing") };
    if seats == [Player::Person; 2] {
        return say!(look, "seat-both");
    }
    let [first, second] = seats.map(|player| match player {
        Player::Person => say!(look, "seat-person"),
        Player::Machine(machine) => machine_name(machine, look),
    });
    say!(look, "seat-line", name = first, other = second)
}
