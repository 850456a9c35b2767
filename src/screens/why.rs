//! The end of a lost game: the opponent refutes the move that gave it away, the user looks for a better move, the reason is shown, and
//! the game goes on from that move.

use super::prelude::*;
use crate::{
    look::{align::text_of, wording::Wording},
    play::{
        board::{Continuation, Tale},
        review::Mistake,
        table::Review,
        told::last_moved,
    },
    screens::{
        chrome::{
            Bench, BoardView, Head, Reading, Reason,
            view::{Body, Top},
            with_fit_arrows,
        },
        play::Course,
        prompt,
        trial::{Reaction, Trial, footer_hints},
    },
};

const TRIES: usize = 3;
/// The most lines that the rule takes above the board.
const RULE: usize = 2;

/// Whether the board and the sentences under it say everything.
fn is_plain(look: &Look) -> bool {
    look.wording == Wording::Plain
}

/// Needed to continue the lost game.
#[derive(Debug, Clone)]
pub(super) struct Lost {
    pub(super) fields: Vec<String>,
    pub(super) side: Side,
    pub(super) seats: Option<[Player; 2]>,
    /// For each player, the number of moves made when they sat down.
    pub(super) seated: [usize; 2],
    /// `None` if the game was not at a stop of the path.
    pub(super) course: Option<Course>,
}

#[derive(Debug)]
enum Stage {
    /// The opponent refutes the mistake. `true` once it has replied.
    Refuting(Box<Table>, bool),
    Looking(Box<Trial>),
}

impl Stage {
    fn shown(&self) -> Shown {
        let Self::Looking(trial) = self else { return Shown::Untold { steered: false } };
        if trial.is_done() { trial.shown() } else { Shown::Untold { steered: trial.is_steered() } }
    }

    const fn is_replied(&self) -> bool {
        matches!(self, Self::Refuting(_, true))
    }

    /// The reply has refuted the mistake, or the end of the game has.
    fn is_refuted(&self) -> bool {
        matches!(self, Self::Refuting(table, replied) if *replied || table.is_over())
    }

    fn table(&self) -> &Table {
        match self {
            Self::Refuting(table, _) => table,
            Self::Looking(trial) => &trial.table,
        }
    }
}

#[derive(Debug)]
pub(super) struct WhyScreen {
    review: Review,
    mistake: Mistake,
    lost: Lost,
    stage: Stage,
    tried: usize,
    /// Whether the user has found the answer.
    found: bool,
    note: Option<Note>,
    reading: Reading,
}

impl WhyScreen {
    pub(super) const LEAST: Size = Size::new(44, 12);

    pub(super) fn new(review: Review, mistake: Mistake, lost: Lost) -> Self {
        let mut table = review.trial(mistake.number);
        let moved = review.moves().get(mistake.number - 1).is_some_and(|mv| table.type_move(mv).is_ok());
        debug_assert!(moved, "the recorded move is legal");
        let (stage, reading) = (Stage::Refuting(Box::new(table), false), Reading::always());
        Self { review, mistake, lost, stage, tried: 0, found: false, note: None, reading }
    }

    fn table(&mut self) -> &mut Table {
        match &mut self.stage {
            Stage::Refuting(table, _) => table,
            Stage::Looking(trial) => &mut trial.table,
        }
    }

    fn look_for_a_move(&mut self) {
        let Some(before) = self.review.worth(self.mistake.number - 1) else { return };
        self.table().stop();
        self.tried = self.tried();
        self.reading.restart();
        let mut trial = Box::new(Trial::new(self.review.trial(self.mistake.number), before));
        if self.tried >= TRIES {
            trial.ask_answer();
        }
        self.stage = Stage::Looking(trial);
    }

    /// If the user has found the perfect player's move, shows it as the answer, on the board that the move is made on: there the reason
    /// can be seen with it.
    fn see_answer(&mut self) {
        let Stage::Looking(trial) = &self.stage else { return };
        let best = self.review.suggested(self.mistake.number - 1);
        if !self.found && trial.is_solved() && trial.table.moves().last() == best.as_ref() {
            self.found = true;
            self.tried = TRIES;
            self.look_for_a_move();
        }
    }

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

    fn act_in_trial(&mut self, action: Action, look: &Look) -> Next {
        let Stage::Looking(trial) = &mut self.stage else { return Next::Stay };
        if action == Action::Enter && trial.is_done() {
            return self.go_on(look);
        }
        // One reply is enough. The user then tries another move.
        if trial.is_answered() && matches!(action, Action::Enter | Action::Undo) {
            self.look_for_a_move();
            return Next::Stay;
        }
        match trial.act(action, look) {
            Reaction::Stay => {}
            Reaction::Note(note) => self.note = Some(note),
            Reaction::Again => self.look_for_a_move(),
            Reaction::Back => return self.leave(),
        }
        Next::Stay
    }

    fn tried(&self) -> usize {
        self.tried + usize::from(matches!(&self.stage, Stage::Looking(trial) if trial.is_refuted()))
    }

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
        self.table().stop();
        Next::InsteadOfBoth(vec![Box::new(PlayScreen::gone_on(table, self.lost.course))])
    }

    fn leave(&mut self) -> Next {
        self.table().stop();
        self.review.stop();
        Next::Pop
    }

    fn lines_below(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        match &self.stage {
            Stage::Refuting(table, _) => {
                // The opponent may have replied in another way in the game.
                let reply = || Some(say!(look, "why-best-reply", words = table.last_words(look)?.1));
                let said = if self.stage.is_replied() { reply() } else { last_moved(table, look) };
                let mut lines = wrapped(&said.unwrap_or_default(), look.theme.title, width);
                if is_plain(look) {
                    lines.extend(wrapped(&self.refuted(look), look.theme.text, width));
                }
                lines
            }
            Stage::Looking(trial) if trial.is_answered() => {
                let mut lines = wrapped(&trial.last_move(look), look.theme.title, width);
                lines.extend(wrapped(&say!(look, "why-again"), look.theme.text, width));
                lines
            }
            Stage::Looking(trial) if trial.is_done() && is_plain(look) => self.explained(trial, look, width),
            Stage::Looking(trial) => {
                let mut lines = trial.lines(self.task(look), false, look, width);
                lines.extend(self.worth(trial, look, width));
                lines
            }
        }
    }

    /// Says what it counts that the user has found the move: the game that goes on from it is one in which a move was taken back.
    fn worth(&self, trial: &Trial, look: &Look, width: u16) -> Vec<Line<'static>> {
        let is_found = self.found || trial.is_solved();
        if is_found { wrapped(&say!(look, "why-worth"), look.theme.dim, width) } else { Vec::new() }
    }

    /// The right move, and why it is right.
    fn explained(&self, trial: &Trial, look: &Look, width: u16) -> Vec<Line<'static>> {
        let head = match trial.table.choice(look) {
            Some(choice) if self.found => say!(look, "why-found", words = choice.words),
            Some(choice) => say!(look, "why-answer", words = choice.words),
            None => trial.last_move(look),
        };
        let reason = match trial.table.choice(look) {
            Some(_) => self.review.sentences(self.mistake.number - 1, look),
            // The reason for the position before says nothing of another right move.
            None => trial.table.tell(Tale::Reason, look).unwrap_or_default(),
        };
        let mut lines = wrapped(&format!("{} {head}", look.glyphs().wins), look.theme.win, width);
        lines.extend(wrapped(&words::joined(reason, look), look.theme.text, width));
        lines.extend(self.worth(trial, look, width));
        lines
    }

    fn refuted(&self, look: &Look) -> String {
        let number = self.mistake.number.div_ceil(2);
        let step = if self.stage.is_refuted() { "replied" } else { "moved" };
        say!(look, "why-refuted", step = step, number = number, from = self.mistake.before)
    }

    fn task(&self, look: &Look) -> String {
        say!(look, "why-find", left = TRIES.saturating_sub(self.tried()))
    }

    /// First the game's course, then the task with the figure, and in the end the reason.
    fn lines_beside(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let said = |text: String, style| wrapped(&text, style, room.width);
        match &self.stage {
            Stage::Refuting(..) => said(self.refuted(look), look.theme.text),
            Stage::Looking(trial) if trial.is_done() => self.review.why(self.mistake.number - 1, look, room),
            Stage::Looking(trial) => {
                let mut lines = said(self.task(look), look.theme.title);
                lines.push(Line::default());
                let taken = u16::try_from(lines.len()).unwrap_or(u16::MAX);
                let left = Size { height: room.height.saturating_sub(taken), ..room };
                lines.extend(trial.table.lines(Lines::Figure { looks: self.tried() > 0 }, look, left));
                lines
            }
        }
    }

    /// A dot for each step: the slip refuted, the move to find, the reason. The current one is filled.
    fn steps(&self, look: &Look) -> String {
        let at = match &self.stage {
            Stage::Refuting(..) => 0,
            Stage::Looking(trial) if trial.is_done() => 2,
            Stage::Looking(_) => 1,
        };
        let glyphs = look.glyphs();
        let dots: Vec<&str> = (0..3).map(|step| if step == at { glyphs.bead } else { glyphs.taken }).collect();
        dots.join(" ")
    }

    fn hints(&self, look: &Look, pages: usize) -> Vec<Hint> {
        let enter = |key: &str| Hint::named(&[Action::Enter], say!(look, key));
        let own = match &self.stage {
            Stage::Looking(trial) if trial.is_typing() => return prompt::hints(look),
            stage if stage.is_refuted() => vec![enter("why-better")],
            Stage::Refuting(..) => vec![enter("why-reply")],
            Stage::Looking(trial) if trial.is_done() => vec![enter("why-go-on")],
            Stage::Looking(trial) if trial.is_answered() => vec![enter("why-again.short")],
            Stage::Looking(trial) => trial.hints(look),
        };
        let hints = footer_hints(own, pages, None, look);
        with_fit_arrows(hints, self.review.id(), (self.context(look), self.reading.columns()), look)
    }
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

    fn view(&self, _: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let (table, title) = (self.stage.table(), say!(look, "why-title"));
        let game = Course::name_of(self.lost.course, table.id(), table.setup(), look);
        let (steps, most) = (self.steps(look), if self.reading.is_low() { 0 } else { RULE });
        let reading = self.reading.worded(is_plain(look));
        let lines = |width: u16| self.lines_below(look, width);
        let why = |room: Size| self.lines_beside(look, room);
        let bench = Bench {
            areas: &|area| reading.areas(true, area),
            asked: &|_| Vec::new(),
            board: BoardView::Table(table, self.stage.shown()),
            words: &|area, _| reading.words(&lines, self.note.as_ref(), area, look),
            reason: reading.is_open(true).then(|| Reason { title: String::new(), lines: &why, page: reading.page() }),
            heard: &|| lines(u16::MAX).iter().map(text_of).collect(),
        };
        show(&View {
            top: Top::Game(Head { name: &title, game: &game, table, right: &steps, spared: &steps, marked: "", most }),
            body: Body::Board { bench, below: None },
            note: self.note.as_ref(),
            context: self.context(look),
            ways: &|pages| self.hints(look, pages),
        });
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        self.note = None;
        match action {
            action if self.reading.turn(action) => {}
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
        self.note = None;
        let shown = self.stage.shown();
        if let (Hit::Board(area), Stage::Looking(trial)) = (hit, &mut self.stage)
            && let Reaction::Note(note) = trial.click(area, at, shown, cx.look)
        {
            self.note = Some(note);
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn fit(&mut self, area: Rect) {
        self.reading.fit(area);
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
        let changed = match &mut self.stage {
            Stage::Refuting(table, _) => table.collect(),
            Stage::Looking(trial) => trial.collect(),
        };
        self.see_answer();
        changed || answered
    }

    fn is_thinking(&mut self) -> bool {
        let (answered, all) = self.review.progress();
        answered < all || self.table().is_thinking()
    }
}
