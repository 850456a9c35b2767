//! Why a game was lost: the move that gave it away is refuted on its own board, then a move is looked for that cannot be, then the
//! reason is told, and the game goes on from there.

use std::fmt;

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Position, Rect, Size},
    text::Line,
};

use super::{
    About, Hit, Hits, Next, Note, Screen, board_hits,
    chrome::{Hint, arrows, beside, draw_lines, draw_why, footer, heading, indented, pane, rule, split, told},
    play::Course,
    prompt,
    trial::{Come, Trial},
};
use crate::{
    look::{Look, align::wrapped},
    play::{
        board::{Continuation, Lines, Player, Shown, Side, Table},
        boards,
        job::Job,
        review::{Mistake, Reviewed},
        told::moved,
    },
    say,
    screens::{Cx, PlayScreen, action::Action, key::Key, keymap::Context},
    words,
};

/// So many moves may be tried before the answer is shown.
const TRIES: usize = 3;
/// The lines under the board.
const TOLD: usize = 5;
/// Below this width nothing stands beside the board.
const WIDE: u16 = 72;

/// The game that was lost, to be gone on with.
#[derive(Debug, Clone)]
pub(super) struct Lost {
    /// The fields of its setup.
    pub(super) fields: Vec<String>,
    /// The side that the person chose.
    pub(super) side: Side,
    /// The players in their seats.
    pub(super) seats: Option<[Player; 2]>,
    /// The number of moves made when each sat down.
    pub(super) seated: [usize; 2],
    /// The place on the path that it was played at.
    pub(super) course: Option<Course>,
}

/// The stage it has come to.
enum Stage {
    /// The mistake is refuted on the board; whether the reply was played.
    Refuting(Box<dyn Table>, bool),
    /// A move is looked for.
    Looking(Box<Trial>),
}

impl Stage {
    /// Returns whether the mistake has been refuted: by the reply, or by the end of the game.
    fn is_refuted(&self) -> bool {
        matches!(self, Self::Refuting(table, replied) if *replied || table.is_over())
    }

    /// Returns whether a move is typed now.
    fn is_typing(&self) -> bool {
        matches!(self, Self::Looking(trial) if trial.is_typing())
    }
}

/// The screen of one mistake.
pub(super) struct WhyScreen {
    review: Box<dyn Reviewed>,
    mistake: Mistake,
    lost: Lost,
    stage: Stage,
    /// The number of moves tried that could be refuted.
    tried: usize,
    note: Option<Note>,
    /// The page of the reason that is shown, from 0.
    page: isize,
}

impl fmt::Debug for WhyScreen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WhyScreen").field("mistake", &self.mistake).field("tried", &self.tried).finish_non_exhaustive()
    }
}

impl WhyScreen {
    pub(super) const LEAST: Size = Size::new(44, 18);

    /// The mistake that decided this game.
    pub(super) fn new(review: Box<dyn Reviewed>, mistake: Mistake, lost: Lost) -> Self {
        let mut table = review.trial(mistake.number);
        let moved = review.moves().get(mistake.number - 1).is_some_and(|mv| table.type_move(mv).is_ok());
        debug_assert!(moved, "what was played is legal");
        Self { review, mistake, lost, stage: Stage::Refuting(table, false), tried: 0, note: None, page: 0 }
    }

    fn table(&mut self) -> &mut dyn Table {
        match &mut self.stage {
            Stage::Refuting(table, _) => table.as_mut(),
            Stage::Looking(trial) => trial.table.as_mut(),
        }
    }

    /// Looks for a move in the place of the mistake, or once more.
    fn look_for_a_move(&mut self) {
        let Some(before) = self.review.worth(self.mistake.number - 1) else { return };
        self.stop_table();
        self.page = 0;
        self.stage = Stage::Looking(Box::new(Trial::new(self.review.trial(self.mistake.number), before)));
        if let (Stage::Looking(trial), true) = (&mut self.stage, self.tried >= TRIES) {
            trial.ask_answer();
        }
    }

    /// The reply to the mistake is played, and then a move is looked for.
    fn refute(&mut self, look: &Look) {
        if self.stage.is_refuted() {
            return self.look_for_a_move();
        }
        let Stage::Refuting(table, replied) = &mut self.stage else { return };
        if table.reply() {
            *replied = true;
        } else {
            self.note = Some(Note { text: say!(look, "review-thinking"), wrong: false });
        }
    }

    /// Enter and what else a key comes to while a move is looked for.
    fn act_in_trial(&mut self, action: Action, look: &Look) -> Next {
        let Stage::Looking(trial) = &mut self.stage else { return Next::Stay };
        let is_found = trial.is_solved() || trial.is_shown();
        if action == Action::Enter && is_found {
            return self.go_on(look);
        }
        // One reply refutes a move; then the next one is tried.
        if is_answered(trial) && matches!(action, Action::Enter | Action::Undo) {
            self.look_for_a_move();
            return Next::Stay;
        }
        let was_refuted = trial.is_refuted();
        match trial.act(action, look) {
            Come::Stay => {}
            Come::Told(note) => self.note = Some(note),
            Come::Again => self.look_for_a_move(),
            Come::Back => return self.leave(),
        }
        self.count(was_refuted);
        Next::Stay
    }

    /// Counts a move that has just been refuted.
    fn count(&mut self, was_refuted: bool) {
        if let Stage::Looking(trial) = &self.stage {
            self.tried += usize::from(trial.is_refuted() && !was_refuted);
        }
    }

    /// The game goes on with the move that was found or shown.
    fn go_on(&mut self, look: &Look) -> Next {
        let Stage::Looking(trial) = &self.stage else { return Next::Stay };
        let number = self.mistake.number;
        let found = if trial.is_solved() {
            trial.table.moves().get(number - 1).cloned()
        } else {
            trial.table.suggested(look).map(|(notation, _)| notation)
        };
        let moves = self.review.moves();
        let moves: Vec<&str> = moves.iter().take(number - 1).chain(&found).map(String::as_str).collect();
        let table =
            boards::find(self.review.id()).and_then(|entry| entry.open(&self.lost.fields, &moves, self.lost.side).ok());
        let Some(mut table) = table.filter(|_| found.is_some()) else { return Next::Stay };
        let seated = Continuation { seated: self.lost.seated, ..Continuation::default() };
        if table.take_up(&seated, self.lost.seats).is_err() {
            return Next::Stay;
        }
        self.stop_table();
        Next::InsteadOfBoth(vec![Box::new(PlayScreen::gone_on(table, self.lost.course))])
    }

    fn leave(&mut self) -> Next {
        self.stop_table();
        self.review.stop();
        Next::Pop
    }

    fn stop_table(&mut self) {
        self.table().stop();
    }

    /// Returns the lines under the board.
    fn told(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let lines = match &self.stage {
            Stage::Refuting(table, _) => {
                let last = table.last_words(look).map(|(seat, words)| moved(table.seats(), seat, &words, look));
                wrapped(&last.unwrap_or_default(), look.theme.title, width)
            }
            Stage::Looking(trial) if is_answered(trial) => {
                let mut lines = wrapped(&trial.last(look), look.theme.title, width);
                lines.extend(wrapped(&say!(look, "why-again"), look.theme.text, width));
                lines
            }
            Stage::Looking(trial) => trial.told(self.task(look), false, look, width),
        };
        told(lines, self.note.as_ref(), TOLD, width, look)
    }

    /// Says what is to be found.
    fn task(&self, look: &Look) -> String {
        say!(look, "why-find", left = TRIES.saturating_sub(self.tried))
    }

    /// Returns the lines beside the board: what has happened, what to look for with the figure, or at last the reason.
    fn beside(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let said = |text: String, style| wrapped(&text, style, room.width);
        match &self.stage {
            Stage::Refuting(..) => {
                let number = self.mistake.number.div_ceil(2);
                let step = if self.stage.is_refuted() { "replied" } else { "moved" };
                let from = self.mistake.before;
                said(say!(look, "why-refuted", step = step, number = number, from = from), look.theme.text)
            }
            Stage::Looking(trial) if trial.is_solved() || trial.is_shown() => {
                self.review.why(self.mistake.number - 1, look, room)
            }
            Stage::Looking(trial) => {
                let mut lines = said(self.task(look), look.theme.title);
                lines.push(Line::default());
                let taken = u16::try_from(lines.len()).unwrap_or(u16::MAX);
                let left = Size { height: room.height.saturating_sub(taken), ..room };
                lines.extend(trial.table.lines(Lines::Figure { looks: self.tried > 0 }, look, left));
                lines
            }
        }
    }

    fn hints(&self, look: &Look, pages: usize) -> Vec<Hint> {
        if self.stage.is_typing() {
            return prompt::hints(look);
        }
        let enter = |key: &str| Hint::named(&[Action::Enter], say!(look, key));
        let mut hints = match &self.stage {
            stage if stage.is_refuted() => vec![enter("why-better")],
            Stage::Refuting(..) => vec![enter("why-reply")],
            Stage::Looking(trial) if trial.is_solved() || trial.is_shown() => vec![enter("why-go-on")],
            Stage::Looking(trial) if trial.is_open() => {
                let mut hints = vec![Hint::of(Action::Enter, look)];
                hints.extend(arrows(trial.table.id(), look));
                hints.push(Hint::of(Action::Answer, look));
                hints
            }
            Stage::Looking(trial) if is_answered(trial) => vec![enter("why-again.short")],
            Stage::Looking(trial) => trial.hints(look),
        };
        if pages > 1 {
            hints.push(Hint::named(&[Action::Next], say!(look, "play-page")));
        }
        hints.extend([Action::Theme, Action::Help, Action::Back].map(|action| Hint::of(action, look)));
        hints
    }
}

/// Returns whether a move that was tried has been answered: one reply refutes it, and then another is tried.
fn is_answered(trial: &Trial) -> bool {
    trial.is_refuted() && (trial.is_replied() || trial.is_played_out())
}

impl Screen for WhyScreen {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, _: &Look) -> Context {
        match &self.stage {
            Stage::Refuting(..) => Context::Refuting,
            Stage::Looking(trial) if trial.is_typing() => Context::Typing,
            Stage::Looking(_) => Context::Trial,
        }
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        heading(&[words::title(self.review.id(), look), say!(look, "why-title")], "", top, buf, look);
        let table = match &self.stage {
            Stage::Refuting(table, _) => table.as_ref(),
            Stage::Looking(trial) => trial.table.as_ref(),
        };
        let ruled = rule(table, look, body.width.saturating_sub(2));
        let height = u16::try_from(ruled.len()).unwrap_or(u16::MAX);
        let [above, body] = Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(body);
        draw_lines(ruled.into_iter().map(indented), above, buf);
        let (board, why) = if body.width < WIDE {
            let [board, why] = Layout::vertical([Constraint::Min(0), Constraint::Length(body.height / 3)]).areas(body);
            (board, why)
        } else {
            let [board, why] = beside(body);
            (board, why)
        };
        let pages = draw_why(&say!(look, "why-title"), |room| self.beside(look, room), self.page, why, buf, look);
        let inside = pane(&say!(look, "play-board"), "", board, buf, look);
        let lines = u16::try_from(TOLD).unwrap_or(0);
        let [cells, told] = Layout::vertical([Constraint::Min(0), Constraint::Length(lines)]).areas(inside);
        draw_lines(self.told(look, inside.width), told, buf);
        let is_steered = matches!(&self.stage, Stage::Looking(trial) if trial.is_open() || trial.is_shown());
        let is_told = matches!(&self.stage, Stage::Looking(trial) if trial.is_solved() || trial.is_shown());
        let shown = if is_told { Shown::Whole { steered: is_steered } } else { Shown::Untold { steered: is_steered } };
        let mut hits = board_hits(cells, table.draw(cells, buf, look, shown));
        hits.extend(footer(&self.hints(look, pages), self.context(look), bottom, buf, look));
        hits
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        self.note = None;
        match action {
            Action::Next => self.page = self.page.wrapping_add(1),
            Action::Previous => self.page = self.page.wrapping_sub(1),
            Action::Quit => {
                self.leave();
                return Next::Home;
            }
            action if matches!(self.stage, Stage::Looking(_)) => return self.act_in_trial(action, cx.look),
            Action::Enter => self.refute(cx.look),
            Action::Back => return self.leave(),
            _ => {}
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next {
        if let (Hit::Board(area), Stage::Looking(trial)) = (hit, &mut self.stage) {
            let was_refuted = trial.is_refuted();
            if let Come::Told(note) = trial.click(area, at, cx.look) {
                self.note = Some(note);
            }
            self.count(was_refuted);
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn key(&mut self, key: Key) {
        if let Stage::Looking(trial) = &mut self.stage
            && trial.key(key)
        {
            self.note = None;
        }
    }

    fn paste(&mut self, text: &str, _: &mut Cx<'_>) -> Next {
        if let Stage::Looking(trial) = &mut self.stage {
            self.note = None;
            trial.paste(text);
        }
        Next::Stay
    }

    fn about(&mut self) -> Option<About> {
        Some(About::game(self.review.id()))
    }

    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        let mut jobs = self.table().take_jobs();
        jobs.extend(self.review.take_jobs());
        Some(jobs)
    }

    fn collect(&mut self, _: &mut Cx<'_>) -> bool {
        let answered = self.review.collect();
        match &mut self.stage {
            Stage::Refuting(table, _) => table.collect() || answered,
            Stage::Looking(trial) => {
                let was_refuted = trial.is_refuted();
                let changed = trial.collect();
                self.count(was_refuted);
                changed || answered
            }
        }
    }

    fn is_thinking(&mut self) -> bool {
        let (answered, all) = self.review.progress();
        answered < all || self.table().is_thinking()
    }
}
