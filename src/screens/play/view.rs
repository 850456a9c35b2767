//! How a game is laid out and drawn.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{Score, Seat};

use super::{GameView, WhyPane, seconds};
use crate::{
    look::{
        Look,
        align::{width_of, wrapped},
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
    },
    words::{self, machine_name, numbers::clear},
};

/// The lines under the board, and in a low pane.
const TOLD: [usize; 2] = [4, 3];
/// A pane lower than this is low.
const LOW: u16 = 10;
/// From these heights on the moves have one more line.
const PLAYED: [u16; 3] = [LOW, 18, 30];
/// A board of no more columns has none to spare.
const SPARSE: u16 = 40;
/// A body of so many rows has room for the rule, in so many lines at most.
const HIGH: [u16; 2] = [22, 18];
const RULE: usize = 2;

impl GameView {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let title = words::title_of(self.table.id(), self.table.setup(), look);
        let rule = self.rule_above(body, look);
        // No pane has the rules for its title there.
        let is_headed = look.is_projected() && rule.is_empty();
        let rules = if is_headed { words::said(&self.table.rules(), look) } else { String::new() };
        let mut seats = seats_line(self.table.seats(), look);
        if self.is_paused() {
            seats = format!("{seats}  {}  {}", look.glyphs().dot, say!(look, "seat-paused"));
        }
        if look.is_projected()
            && let Some(count) = self.class_count(look)
        {
            // Before a class it matters more than who sits where, and leaves room for the position.
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

    /// The rule across the window, where it has room for it; on a projector a figure needs that.
    fn rule_above(&self, body: Rect, look: &Look) -> Vec<Line<'static>> {
        let rule = rule(self.table.as_ref(), look, body.width.saturating_sub(2));
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
        // In line with what is told below, where the board can spare a column.
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

    /// Draws a page of the reason; returns how many there are.
    pub(super) fn draw_why(&self, area: Rect, buf: &mut Buffer, look: &Look) -> usize {
        let room = Size::new(area.width.saturating_sub(3), area.height.saturating_sub(2).max(1));
        let instead = self.instead(Lines::Proof).map(|(title, lines)| (title, self.table.lines(lines, look, room)));
        if let Some((title, lines)) = instead.filter(|(_, lines)| !lines.is_empty()) {
            let inside = pane(&say!(look, &title), "", area, buf, look);
            let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(1), ..inside };
            draw_lines(lines, inside, buf);
            return 1;
        }
        let title = if self.has_figure_pane() { "play-figure" } else { "play-why" };
        draw_why(&say!(look, title), |room| self.reason(look, room), self.page, area, buf, look)
    }

    /// Returns what is read in the reason's place, with the id of its title: the list, or of the proof that much.
    pub(super) fn instead(&self, proof: Lines) -> Option<(String, Lines)> {
        if self.proves() {
            return Some((told::best_known("play-proof", self.table.as_ref()), proof));
        }
        self.lists().then(|| ("play-list".to_owned(), Lines::List))
    }

    /// The reason, or as much of it as is told.
    pub(super) fn reason(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        if let Some((told, _)) = self.class_told()
            && let Some(lines) = self.class_lines(told, look, room)
        {
            return lines;
        }
        match self.told() {
            _ if self.has_figure_pane() => self.wonder(look, room),
            Telling { outcome: true, advice: true, .. } => self.answered(Lines::Why, look, room),
            Telling { outcome: true, advice: false, .. } => {
                let verdict = self.answered(Lines::Verdict, look, room);
                verdict.into_iter().chain([Line::default()]).chain(self.told_back(look, room.width)).collect()
            }
            Telling { outcome: false, advice, .. } => {
                let suggested = self.table.suggested(look).filter(|_| advice);
                let told = suggested
                    .map(|(_, words)| say!(look, &told::best_known("why-advice", self.table.as_ref()), words = words));
                let told = told.map(|told| wrapped(&told, look.theme.text, room.width)).unwrap_or_default();
                let gap = (!told.is_empty()).then(Line::default);
                told.into_iter().chain(gap).chain(self.told_back(look, room.width)).collect()
            }
        }
    }

    /// Says which keys bring back what is kept back of the reason.
    fn told_back(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        if self.class.is_some() {
            return Vec::new();
        }
        wrapped(&self.kept_back(look), look.theme.text, width)
    }

    /// Says what each player has taken, and what each can still secure in all; in a low pane the first alone.
    pub(super) fn totals(&self, look: &Look, inside: Rect) -> Vec<Line<'static>> {
        let Some(Totals { taken, secured }) = self.table.totals() else { return Vec::new() };
        let told = |key: &str, score: Score| {
            let of = |seat: Seat| say!(look, "totals-of", who = self.who(seat), points = score.of(seat));
            let text = say!(look, key, first = of(Seat::First), second = of(Seat::Second));
            wrapped(&text, look.theme.text, inside.width.saturating_sub(2)).into_iter().map(indented)
        };
        if matches!(self.table.status(), Status::Over(End::Played(_))) {
            return told("totals-final", taken).collect();
        }
        let mut lines: Vec<Line<'static>> = told("totals-taken", taken).collect();
        if inside.height >= LOW {
            // Its lines are there before the answer, too, so that the board above does not jump when it comes.
            let secured = secured.filter(|_| self.why != WhyPane::Hidden && self.told().outcome);
            let all = secured.map_or_else(|| vec![Line::default()], |score| told("totals-secured", score).collect());
            lines.extend(all);
        }
        lines
    }

    /// The move under the cursor, and what there is to tell.
    pub(super) fn status(&self, look: &Look, width: u16, told: usize) -> Vec<Line<'static>> {
        let mut lines = self.choice(look, width);
        let over = self.table.is_over() && !self.is_typing();
        let said = |text: &str, style| wrapped(text, style, width.saturating_sub(2)).into_iter().map(indented);
        match &self.note {
            Some(note) => {
                if over {
                    // The end is announced whatever else there is to tell.
                    lines = said(&self.announced(look), look.theme.title).collect();
                }
                let note: Vec<_> = said(&note.text, note.style(look)).collect();
                // A note is told whole; what is typed stays.
                if !over {
                    lines.truncate(told.saturating_sub(note.len()).max(1));
                }
                lines.extend(note);
            }
            // What the game has come to is told of the board that shows it.
            None if self.shows_proof(look).is_some() => {}
            None => {
                let remark = self.table.remark(look, self.told().outcome);
                let whole = over || remark.is_some();
                let text: Vec<_> = said(&remark.unwrap_or_else(|| self.standing(look)), look.theme.text).collect();
                // What is said once is told whole, before what a move is worth; at the end none is chosen.
                if whole {
                    lines.truncate(told.saturating_sub(text.len()).max(usize::from(!over)));
                }
                lines.extend(text);
            }
        }
        let mut lines = at_most(lines, told, usize::from(width), look);
        // Always as many lines, so that the board above does not jump.
        lines.resize(told, Line::default());
        lines
    }

    pub(super) fn choice(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let room = width.saturating_sub(2);
        let naming = self.naming.as_ref().map(|naming| naming.line(look, room));
        let label = if self.asks_for_hands() { "prompt-hands" } else { "prompt-move" };
        if let Some(typed) = naming.or_else(|| self.prompt.line(label, look, room)) {
            return vec![indented(typed)];
        }
        if !self.steered || self.is_idle() {
            // A lesson that is only told needs no room for a move.
            let free = usize::from(self.steered || !self.is_lesson());
            return vec![Line::default(); free];
        }
        if let Some(text) = self.shows_proof(look) {
            return wrapped(&text, look.theme.taken, room).into_iter().map(indented).collect();
        }
        let choice = self.table.choice(look);
        if let (Status::Pointed(seat), Some(choice)) = (self.table.status(), &choice) {
            let told = told::moved(self.table.seats(), seat, &choice.words, look);
            return wrapped(&told, look.theme.last, room).into_iter().map(indented).collect();
        }
        let Some(choice) = choice else {
            let open = matches!(self.table.status(), Status::Turn(_));
            let text = if open { say!(look, "choice-nothing") } else { String::new() };
            return vec![Line::styled(format!(" {text}"), look.theme.dim)];
        };
        let mut lines: Vec<Line<'static>> =
            wrapped(&choice.words, look.theme.title, room).into_iter().map(indented).collect();
        if let Some(marked) = self.marked(look) {
            match lines.last_mut() {
                Some(last) if last.width() + width_of(&marked) + 3 <= usize::from(width) => {
                    last.spans.extend([Span::raw("   "), Span::styled(marked, look.theme.last)]);
                }
                _ => lines.extend(wrapped(&marked, look.theme.last, room).into_iter().map(indented)),
            }
        }
        let told = self.why != WhyPane::Hidden && self.told().is_all();
        let Some(worth) = choice.worth.filter(|_| told) else { return lines };
        let (_, style) = mark(worth.worth.outcome, look);
        let worth = worth.words(look);
        match lines.last_mut() {
            Some(last) if last.width() + width_of(&worth) + 3 <= usize::from(width) => {
                last.spans.extend([Span::raw("   "), Span::styled(worth, style)]);
            }
            _ => lines.extend(wrapped(&worth, style, room).into_iter().map(indented)),
        }
        lines
    }

    /// Says who moved last, and whose turn it is.
    fn standing(&self, look: &Look) -> String {
        let is_over = self.table.is_over();
        let gifts = is_over.then(|| self.table.continuation().gifts).filter(|gifts| !gifts.is_empty()).map(|gifts| {
            let moves = gifts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            say!(look, "status-gifts", count = gifts.len(), moves = moves)
        });
        // Who has resigned says more, and what can be done then needs the room.
        let moved = self.table.last_words(look).filter(|_| !self.has_resigned());
        let moved = moved.map(|(seat, words)| told::moved(self.table.seats(), seat, &words, look));
        let is_still = is_over && self.table.plies() == 0 && !self.has_resigned();
        let moved = moved.or_else(|| is_still.then(|| say!(look, "card-no-move")));
        let sentences: Vec<String> = moved.into_iter().chain([self.turn(look)]).chain(gifts).collect();
        sentences.join(&say!(look, "sentence-separator"))
    }

    /// Returns the player whose turn it is, or how the game ended.
    pub(super) fn turn(&self, look: &Look) -> String {
        match self.table.status() {
            Status::Pointed(_) => String::new(),
            Status::Turn(seat) => match self.who(seat) {
                Who::Seat(seat) => say!(look, "status-turn", who = Who::Seat(seat)),
                Who::You | Who::Machine | Who::Rival if self.steered => say!(look, "status-your-turn"),
                // While a lesson is only told, nobody is to move.
                Who::You | Who::Machine | Who::Rival => String::new(),
            },
            // Before a class each move waits for the steps that are told first.
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

/// Says who sits where.
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
