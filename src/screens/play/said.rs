//! What is said under the board: the move under the cursor with its worth, then a note, the reason, or whose turn it is.

use zugzwang_engine::Score;

use super::{
    GameView, Mode, class::Told, hints::stoppable, lecture::sentences, mode::Naming, players::is_open, seconds,
    subject::Topic,
};
use crate::{
    look::{align::text_of, wording::Wording},
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
pub(super) const ANY: Size = Size::new(60, 20);

/// The words under the board, in this many columns.
#[derive(Clone, Copy)]
pub(super) struct Saying<'a> {
    view: &'a GameView,
    look: &'a Look,
    width: u16,
}

impl<'a> Saying<'a> {
    pub(super) const fn of(view: &'a GameView, look: &'a Look, width: u16) -> Self {
        Self { view, look, width }
    }

    fn paragraph(self, text: &str, style: Style) -> Vec<Line<'static>> {
        wrapped(text, style, self.width.saturating_sub(2)).into_iter().map(indented).collect()
    }

    fn plain(self, text: &str) -> Vec<Line<'static>> {
        self.paragraph(text, self.look.theme.text)
    }

    /// Says what matters about the position and the move under the cursor, always in the same number of lines, so that the board above
    /// does not jump. A panel with the reason `has_told` it already. Also returns the number of pages of the reason.
    pub(super) fn lines(self, height: u16, has_told: bool) -> (Vec<Line<'static>>, usize) {
        let view = self.view;
        let mut lines = self.totals();
        let room = usize::from(height).saturating_sub(lines.len());
        let revealed = view.revealed();
        let is_told = view.class.is_on() || is_open(&view.table) && (revealed.outcome || revealed.advice);
        let is_here = !has_told && view.topic() == Topic::Reason;
        let reason = if is_told && is_here { self.reason_and_move(room) } else { None };
        let (said, pages) = reason.unwrap_or_else(|| (self.standing_and_move(room), 1));
        let mut said = at_most(said, room, self.width.into(), self.look);
        said.resize(room, Line::default());
        lines.append(&mut said);
        (lines, pages)
    }

    /// Says what each player has taken, and unless the window is low what each can still secure in all.
    pub(super) fn totals(self) -> Vec<Line<'static>> {
        let (table, look) = (&self.view.table, self.look);
        let Some(Totals { taken, secured }) = table.totals() else { return Vec::new() };
        let told = |key: &str, score: Score| {
            let of = |seat| say!(look, "totals-of", who = Who::of(table.seats(), seat), points = score.of(seat));
            self.plain(&say!(look, key, first = of(Seat::First), second = of(Seat::Second)))
        };
        let over = matches!(table.status(), Status::Over(End::Played(_)));
        let mut lines = told(if over { "totals-final" } else { "totals-taken" }, taken);
        let secured = secured.filter(|_| !over && self.view.revealed().outcome);
        lines.extend(secured.into_iter().flat_map(|score| told("totals-secured", score)));
        lines.resize(self.view.pane.totals(table).into(), Line::default());
        lines
    }

    fn note(self) -> Option<Vec<Line<'static>>> {
        self.view.note.as_ref().map(|note| self.paragraph(&note.text, note.style(self.look)))
    }

    /// Puts a note of one line behind the last one if there is room. Returns what has to stand below.
    fn beside(self, lines: &mut [Line<'static>], mut note: Vec<Line<'static>>) -> Vec<Line<'static>> {
        let width = usize::from(self.width.saturating_sub(1));
        if let ([only], Some(last)) = (&mut note[..], lines.last_mut())
            && last.width() + 2 + only.width() <= width
        {
            last.push_span("  ");
            last.spans.append(&mut only.spans);
            note.clear();
        }
        note
    }

    fn remark(self) -> Option<String> {
        self.view.table.remark(self.look, self.view.revealed().outcome)
    }

    /// A page of the reason, and at the bottom the move under the cursor and a note or a remark; whose turn it is, if there is room. Also
    /// returns the number of pages; `None` while the reason is not known.
    fn reason_and_move(self, room: usize) -> Option<(Vec<Line<'static>>, usize)> {
        let note = self.note().or_else(|| Some(self.plain(&self.remark()?))).unwrap_or_default();
        let noted = |mut lines: Vec<Line<'static>>| {
            let is_typing = self.view.mode.is_typing();
            let note = if is_typing { note.clone() } else { self.beside(&mut lines, note.clone()) };
            lines.truncate(room.saturating_sub(note.len() + 1).max(1));
            lines.extend(note);
            lines
        };
        let below = noted(self.with_turn(self.choice()));
        let free = room.saturating_sub(below.len());
        let text = self.reason(free)?;
        let standing = self.plain(&self.standing());
        let has_standing = text.len() + standing.len() <= free;
        let below = if has_standing { [standing, noted(self.choice())].concat() } else { below };
        let room = room.saturating_sub(below.len());
        let (page, pages) = paged(self.view.pane.page, text.len(), room);
        let text = text.into_iter().skip(page * room.max(1)).collect();
        let mut lines = at_most(text, room, self.width.into(), self.look);
        lines.resize(room, Line::default());
        lines.extend(below);
        Some((lines, pages))
    }

    /// The move under the cursor, and below it a note, a remark, or whose turn it is.
    fn standing_and_move(self, room: usize) -> Vec<Line<'static>> {
        let view = self.view;
        let over = view.table.is_over() && !view.mode.is_typing();
        let mut lines = self.choice();
        let (text, whole) = match self.note() {
            Some(note) => {
                if over {
                    // The end is announced whatever the note says.
                    let end = view.closing().announced(self.look).unwrap_or_else(|| self.turn());
                    lines = self.paragraph(&end, self.look.theme.title);
                }
                (note, !over)
            }
            // The board shows the proof, not the game.
            None if self.proof().is_some() => return lines,
            None if !over && !self.hints(room).is_empty() => (self.hints(room), true),
            None => {
                let remark = self.remark();
                let whole = over || remark.is_some();
                let mut text = self.plain(&remark.unwrap_or_else(|| self.standing()));
                // Whose turn it is matters more than the last move, which the board shows.
                let turn = self.turn();
                if !whole && !turn.is_empty() && lines.len() + text.len() > room {
                    text = self.plain(&turn);
                }
                (text, whole)
            }
        };
        // A note and a remark are shown whole, before the worth of a move, but a line that the user types in stays; at the end no move is
        // chosen.
        if whole {
            lines.truncate(room.saturating_sub(text.len()).max(usize::from(!over)));
        }
        lines.extend(text);
        lines
    }

    /// The hints for the position, unless the panel has them or everything is told.
    fn hints(self, room: usize) -> Vec<Line<'static>> {
        let Self { view, look, width } = self;
        if view.class.is_on() || view.revealed().is_all() || view.has_figure_pane(look) {
            return Vec::new();
        }
        let most = room.saturating_sub(1);
        view.help.stack(&view.table, look, width.saturating_sub(2), most).into_iter().map(indented).collect()
    }

    /// The reason in sentences, as far as it is told: in a class the question or the verdict and the sentences so far, else verdict and
    /// sentences, run on if they have more than `most` lines.
    fn reason(self, most: usize) -> Option<Vec<Line<'static>>> {
        let Self { view, look, .. } = self;
        let (table, class) = (&view.table, &view.class);
        // The mark of a further page needs two columns.
        let width = self.width.saturating_sub(4);
        let lecture = table.lecture(look);
        // The progress of a search, too, is said here, and that it was stopped.
        let is_sought = table.known().is_none() && !table.is_over() && !class.is_on();
        if lecture.is_some() && !view.projects() || lecture.is_none() && is_sought {
            let lines = view.reason(look, Size { width, ..ANY }).into_iter().filter(|line| line.width() > 0);
            return Some(lines.map(indented).collect());
        }
        let lecture = lecture?;
        let told = class.told(table).unwrap_or(Told::ALL);
        let mut lines = class.opening(&lecture, told, table, look, width);
        if class.own_verdict(table, look).is_none() {
            if class.is_on() {
                lines.extend(steps_told(&lecture, told, look, width, most.saturating_sub(lines.len())));
            } else {
                let said = sentences(&lecture, told, look, width);
                let is_long = lines.len() + said.len() > most;
                lines = if is_long { run_on(&lecture, look, width) } else { [lines, said].concat() };
            }
            if told.steps == 0 && !class.is_lesson() {
                lines.push(Line::styled(say!(look, "class-ask-more"), look.theme.text));
            }
        }
        Some(lines.into_iter().map(indented).collect())
    }

    /// The move under the cursor, behind whose turn it is if two people play and there is room.
    fn with_turn(self, mut chosen: Vec<Line<'static>>) -> Vec<Line<'static>> {
        let Status::Turn(seat) = self.view.table.status() else { return chosen };
        let mut turn = indented(Line::styled(self.turn(), self.look.theme.title));
        if let Some(first) = chosen.first_mut()
            && turn.width() + 1 + first.width() <= self.width.into()
            && self.view.steered
            && !self.view.mode.is_typing()
            && matches!(Who::of(self.view.table.seats(), seat), Who::Seat(_))
        {
            turn.spans.push(Span::raw(" "));
            turn.spans.append(&mut first.spans);
            *first = turn;
        }
        chosen
    }

    /// Says which position of the proof the board shows; `None` while it shows the game.
    fn proof(self) -> Option<String> {
        // Every frame asks this, so it does nothing without a proof.
        (self.view.topic() == Topic::Proof).then(|| self.view.table.proof(self.look).shown).flatten()
    }

    fn typed(self) -> Option<Line<'static>> {
        let (look, room) = (self.look, self.width.saturating_sub(2));
        let name = |naming: &Naming| labelled("prompt-name", room, |room| naming.text.spans(true, room, look), look);
        let asks = self.view.class.asks_for_hands(&self.view.table);
        match &self.view.mode {
            Mode::Naming(naming) => Some(name(naming)),
            Mode::Play(prompt) => prompt.line(if asks { "prompt-hands" } else { "prompt-move" }, look, room),
            Mode::Asked(_) => None,
        }
    }

    /// The move under the cursor, or the line that the user types in.
    pub(super) fn choice(self) -> Vec<Line<'static>> {
        let Self { view, look, width } = self;
        if let Some(typed) = self.typed() {
            return vec![indented(typed)];
        }
        if !view.steered || view.class.is_idle(&view.table) {
            // A lesson that only talks needs no room for a move.
            let free = usize::from(view.steered || !view.class.is_lesson());
            return vec![Line::default(); free];
        }
        if let Some(text) = self.proof() {
            return self.paragraph(&text, look.theme.taken);
        }
        let status = view.table.status();
        let Some(choice) = view.table.choice(look) else {
            let open = matches!(status, Status::Turn(_));
            let text = if open { say!(look, "choice-nothing") } else { String::new() };
            return vec![Line::styled(format!(" {text}"), look.theme.dim)];
        };
        if let Status::Pointed(seat) = status {
            let told = told::pointed(view.table.seats(), seat, &choice.words, look);
            return self.paragraph(&told, look.theme.last);
        }
        let mut lines = self.paragraph(&choice.words, look.theme.title);
        let marked = view.past.marked(&view.table, look).map(|marked| (marked, look.theme.last));
        let worth = choice.worth.filter(|_| view.revealed().is_all());
        let worth = worth.map(|worth| (worth.words(look), mark(worth.worth.outcome, look).1));
        // Behind the move if there is room, else below it.
        for (text, style) in marked.into_iter().chain(worth) {
            match lines.last_mut() {
                Some(last) if last.width() + width_of(&text) + 3 <= usize::from(width) => {
                    last.spans.extend([Span::raw("   "), Span::styled(text, style)]);
                }
                _ => lines.extend(self.paragraph(&text, style)),
            }
        }
        lines
    }

    /// Says who moved last, and whose turn it is.
    fn standing(self) -> String {
        let (table, look) = (&self.view.table, self.look);
        let is_over = table.is_over();
        let gifts = is_over.then(|| told::gifts(table, look)).flatten();
        // After a resignation the last move matters less, and the line needs the room.
        let has_resigned = table.status().resigned().is_some();
        let moved = told::last_moved(table, look).filter(|_| !has_resigned);
        let is_still = is_over && table.plies() == 0 && !has_resigned;
        let moved = moved.or_else(|| is_still.then(|| say!(look, "card-no-move")));
        if let (Some(moved), Some(words)) = (&moved, self.coach_says()) {
            // What Coach says never needs a line of its own. Sooner than that it falls silent, the line does not say whose turn it is: Coach
            // has just moved.
            let said = [vec![moved.clone(), words.clone(), self.turn()], vec![moved.clone(), words]];
            let fitting = said.into_iter().map(|said| words::joined(said, look));
            if let Some(said) = fitting.into_iter().find(|said| width_of(said) + 2 <= self.width.into()) {
                return said;
            }
        }
        words::joined(moved.into_iter().chain([self.turn()]).chain(gifts), look)
    }

    /// Returns what Coach says after its move, at the plain level of language: not in a class, nor in a test.
    fn coach_says(self) -> Option<String> {
        let Self { view, look, .. } = self;
        let may = look.chatter && look.wording == Wording::Plain && !view.class.is_on() && !view.is_exam_open();
        may.then(|| view.table.coach_says(look)).flatten()
    }

    fn turn(self) -> String {
        let Self { view, look, .. } = self;
        let at_work = |text| stoppable(text, !view.class.is_on(), look);
        match view.table.status() {
            Status::Pointed(_) => String::new(),
            Status::Turn(seat) => match Who::of(view.table.seats(), seat) {
                Who::Seat(seat) => say!(look, "status-turn", who = Who::Seat(seat)),
                Who::You | Who::Rival(_) | Who::Learner if view.steered => say!(look, "status-your-turn"),
                // While a lesson only talks, nobody is to move.
                Who::You | Who::Rival(_) | Who::Learner => String::new(),
            },
            // In a class each move waits for the steps of its reason.
            Status::Watched(seat) if view.class.is_on() => say!(look, "status-turn", who = Who::Seat(seat)),
            Status::Watched(seat) => {
                let Paced { paused, level } =
                    view.table.paced().unwrap_or(Paced { paused: true, level: Level::default() });
                say!(look, "status-watched", who = Who::Seat(seat), paused = paused, delay = seconds(level.delay()))
            }
            Status::Thinking(_, 0) => at_work(say!(look, "review-thinking")),
            Status::Thinking(done, total) => at_work(say!(look, "why-progress", done = done, total = total)),
            Status::Stopped => say!(look, "why-stopped"),
            Status::Failed => say!(look, "status-failed"),
            Status::Over(end) => view.closing().told(end, look),
        }
    }
}

/// The sentences told to a class so far, the newest bright: a step adds to those before. If they have more than `most` lines, the oldest
/// go.
fn steps_told(lecture: &Lecture, told: Told, look: &Look, width: u16, most: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    let sentences: Vec<&str> = lecture.sentences(told.of_lecture()).collect();
    for sentence in sentences.into_iter().rev() {
        let style = if lines.is_empty() { look.theme.title } else { look.theme.text };
        let said = wrapped(sentence, style, width);
        if !lines.is_empty() && lines.len() + said.len() > most {
            break;
        }
        lines.splice(0..0, said);
    }
    lines
}

/// Verdict and sentences in one paragraph; a verdict that is no sentence has a line of its own.
fn run_on(lecture: &Lecture, look: &Look, width: u16) -> Vec<Line<'static>> {
    let (verdict, style) = &lecture.verdict;
    let sentences = lecture.sentences(usize::MAX).map(ToOwned::to_owned);
    if !verdict.ends_with(['.', '。']) {
        let mut lines = wrapped(verdict, *style, width);
        lines.extend(wrapped(&words::joined(sentences, look), look.theme.text, width));
        return lines;
    }
    let told = words::joined(std::iter::once(verdict.clone()).chain(sentences), look);
    let mut lines = wrapped(&told, look.theme.text, width);
    if let Some(first) = lines.first_mut()
        && let Some(behind) = text_of(first).strip_prefix(verdict.as_str())
    {
        let behind = Span::styled(behind.to_owned(), look.theme.text);
        *first = Line::from(vec![Span::styled(verdict.clone(), *style), behind]);
    }
    lines
}

impl GameView {
    /// The words under the board in so many lines; without the reason, if that is told elsewhere. Also returns the pages of the reason.
    pub(in crate::screens) fn words_below(
        &self,
        room: Size,
        has_told: bool,
        look: &Look,
    ) -> (Vec<Line<'static>>, usize) {
        Saying::of(self, look, room.width).lines(room.height, has_told)
    }

    /// The last hint, and the move under the cursor with its worth, in sentences.
    pub(in crate::screens) fn heard(&self, look: &Look) -> Vec<String> {
        let choice = Saying::of(self, look, u16::MAX).choice().iter().map(text_of).collect();
        let hint = self.help.words(&self.table, look).pop().unwrap_or_default();
        vec![hint, choice]
    }
}
