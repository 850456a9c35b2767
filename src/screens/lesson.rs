//! A lesson: the view of a game that a lesson leads through step by step, with a text of its own over it.

mod ends;
mod flow;
mod judge;
mod marking;
mod view;

use ratatui::buffer::Buffer;
use std::{cell::Cell, collections::BTreeSet};

use ends::End;
use marking::{Judged, Marking};

pub(super) use view::stars;

use ratatui::layout::{Position, Rect, Size};
use zugzwang_engine::{Seat, Worth};

use super::{GameView, Hit, Next, Note};
use crate::{
    keep::storage::Given,
    look::{Look, language::Language},
    play::{board::Table, request::Request, review::Mistake},
    say,
    screens::{About, Cx, Hits, Screen, action::Action, key::Key, keymap::Context},
    teach::lesson::{Deed, Lesson, Step},
};

/// The stage that a step has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// All of it was said and done.
    Told,
    /// A question stands; this answer is chosen, perhaps this wrong one was given, or it was told which is right.
    Asked { chosen: usize, wrong: Option<usize>, told: bool },
    /// A move is looked for; perhaps one was shown.
    Finding { shown: bool },
    /// A move was played, and what it is worth is not known yet.
    Judging,
    /// It is not the one that was looked for. Whether it keeps what there was all the same, and whether it was replied to.
    Wrong { keeps: bool, replied: bool },
    /// Positions are marked.
    Marking(Judged),
    /// The opponent's reply is not known yet.
    Replying,
    /// The user plays alone; perhaps the move was shown.
    Free { shown: bool },
    /// It is to begin again.
    Failed(Cause),
    /// The lesson is done; this of what comes next is chosen.
    Done { chosen: usize },
}

/// Why something is to begin again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cause {
    /// The game was lost.
    Lost,
    /// A move gave away what was to be had.
    Mistake,
    /// More moves were made than are allowed.
    Moves,
}

/// A step as it was when it began, to come back to.
#[derive(Debug, Clone)]
struct Past {
    at: usize,
    request: Request,
    seat: Seat,
    told: usize,
    text: String,
    /// The number of moves played.
    plies: usize,
}

/// The screen of one lesson.
#[derive(Debug)]
pub struct LessonScreen {
    lesson: Lesson,
    play: GameView,
    /// The seat of the user.
    seat: Seat,
    /// The number of the step, from 0; as many as there are when all are done.
    at: usize,
    phase: Phase,
    /// The id of what is said.
    text: String,
    /// The steps so far, that of now last.
    past: Vec<Past>,
    /// The number of moves played before the one that is to come, and what the position is worth.
    before: (usize, Option<Worth>),
    /// The mistake that the last move of a game played alone was, if it gave anything away.
    slip: Option<Mistake>,
    /// The number of the move, from 1, since which that game cannot succeed any more.
    gone: Option<usize>,
    /// The steps whose move was found, so that it counts once.
    found: BTreeSet<usize>,
    /// The moves of the user's own, wrong ones too.
    moves: usize,
    /// `true` where a move was shown.
    shown: bool,
    /// The stars and moves it was done with, to be noted.
    given: Option<Given>,
    /// The positions that are marked, in a step that asks for that.
    marking: Option<Marking>,
    /// The ways it goes on behind its end.
    ends: Vec<End>,
    /// The most lines that a step says, for the language and the width they were counted in.
    tallest: Cell<Option<(Language, u16, usize)>>,
}

impl LessonScreen {
    pub(super) const LEAST: Size = Size::new(60, 20);

    /// The screen of this lesson; `None` where its first position does not open, which reading it rules out.
    pub fn new(lesson: Lesson, look: &Look) -> Option<Self> {
        let scene = lesson.steps.first()?.scene.clone()?;
        let play = GameView::new(flow::posed(&scene.request, scene.side())?);
        let mut screen = Self {
            play,
            seat: scene.seat,
            at: 0,
            phase: Phase::Told,
            text: String::new(),
            past: Vec::new(),
            before: (0, None),
            slip: None,
            gone: None,
            found: BTreeSet::new(),
            moves: 0,
            shown: false,
            given: None,
            marking: None,
            ends: Vec::new(),
            tallest: Cell::new(None),
            lesson,
        };
        screen.enter(0);
        screen.play.note(Note { text: screen.lesson.goal(look), wrong: false });
        Some(screen)
    }

    pub(super) fn position_id(&self) -> String {
        self.play.position_id()
    }

    /// Takes the result of the lesson, once after it was done.
    pub const fn take_given(&mut self) -> Option<Given> {
        self.given.take()
    }

    /// The game.
    pub fn table(&mut self) -> &mut dyn Table {
        self.play.table()
    }

    /// Notes how it was done, once.
    fn settle(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        let Some(given) = self.take_given() else { return };
        let Some(keeper) = &mut desk.keeper else { return };
        let noted = keeper.note_lesson(&self.lesson.id, given);
        desk.tell_kept(noted, look);
    }

    fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at)
    }

    /// Returns whether the user may move.
    const fn may_move(&self) -> bool {
        matches!(self.phase, Phase::Finding { .. } | Phase::Free { .. })
    }

    /// Does what may move or turn the cursor; a move that was shown is to be shown again once another is under the cursor.
    fn steer_with(&mut self, look: &Look, deed: impl FnOnce(&mut GameView)) {
        let (plies, chosen) = (self.play.plies(), self.play.chosen(look));
        self.move_with(deed);
        if (self.play.plies(), self.play.chosen(look)) == (plies, chosen) {
            return;
        }
        match self.phase {
            Phase::Finding { shown: true } => self.set_phase(Phase::Finding { shown: false }),
            Phase::Free { shown: true } => self.set_phase(Phase::Free { shown: false }),
            _ => {}
        }
    }

    fn tell(&mut self, look: &Look, key: &str) {
        let text = say!(look, key);
        self.play.note(Note { text, wrong: false });
    }

    /// The other answer above or below, where there are some, or the other way to go on behind the end.
    fn choose(&mut self, down: bool) {
        let count = match self.phase {
            Phase::Done { .. } => self.ends().len(),
            _ => self.choices().len(),
        };
        let other = |chosen: usize| {
            if down { (chosen + 1).min(count.saturating_sub(1)) } else { chosen.saturating_sub(1) }
        };
        match &mut self.phase {
            Phase::Asked { chosen, .. } | Phase::Done { chosen } => *chosen = other(*chosen),
            _ => {}
        }
    }

    /// The ids of the answers to choose from, where a question has some.
    fn choices(&self) -> &[String] {
        match self.step().map(|step| &step.deed) {
            Some(Deed::Ask { choices, .. }) => choices,
            _ => &[],
        }
    }

    /// Goes on with the right answer; after a wrong one it is said why, and another can be chosen.
    fn answer(&mut self, chosen: usize, look: &Look) {
        match self.step().map(|step| &step.deed) {
            Some(Deed::Ask { choices, right }) if !choices.is_empty() && chosen != *right => {
                self.phase = Phase::Asked { chosen, wrong: Some(chosen), told: false };
                self.tell(look, "lesson-not-this");
            }
            _ => self.go_on(look),
        }
    }
}

impl Screen for LessonScreen {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, _: &Look) -> Context {
        if self.play.is_typing() { Context::Typing } else { Context::Lesson }
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        self.draw(area, buf, look)
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        if self.context(look) == Context::Typing {
            self.move_with(|play| play.act(action, look));
            return Next::Stay;
        }
        match (action, self.phase) {
            (Action::Back, _) => {
                self.table().stop();
                return Next::Pop;
            }
            (Action::Reveal | Action::Enter, Phase::Done { chosen }) => {
                let chosen = if action == Action::Enter { chosen } else { self.story() };
                return self.leave_by(chosen, cx);
            }
            (Action::Quit, _) => {
                self.table().stop();
                return Next::Home;
            }
            (action, Phase::Marking(_)) if self.act_on_marks(action) => {}
            (Action::Restart, _) => self.restart(look),
            (Action::Conceal, _) => self.go_back(look),
            (Action::Undo, _) => self.take_back(look),
            (Action::Reveal, _) => self.go_on(look),
            (Action::Up, Phase::Asked { told: false, .. } | Phase::Done { .. }) => self.choose(false),
            (Action::Down, Phase::Asked { told: false, .. } | Phase::Done { .. }) => self.choose(true),
            (Action::Enter, Phase::Asked { chosen, told: false, .. }) => self.answer(chosen, look),
            (Action::Enter, _) if !self.may_move() => self.go_on(look),
            (Action::Why | Action::Next | Action::Previous | Action::List, _) => {
                self.play.act(action, look);
            }
            _ if self.may_move() => {
                if !self.is_known() {
                    self.tell(look, "status-at-work");
                    return Next::Stay;
                }
                self.steer_with(look, |play| drop(play.act(action, look)));
            }
            _ => {}
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.play.note(note);
    }

    fn key(&mut self, key: Key) {
        if self.play.is_typing() || (self.may_move() && self.is_known()) {
            self.play.key(key);
        }
    }

    fn paste(&mut self, text: &str, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        if self.may_move() && self.is_known() {
            self.play.paste(text, look);
        } else if self.may_move() {
            self.tell(look, "status-at-work");
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        self.click_mark(hit, at);
        if self.may_move() && self.is_known() {
            self.steer_with(look, |play| play.click(hit, at, look));
        }
        Next::Stay
    }

    fn table(&mut self) -> Option<&mut dyn Table> {
        Some(self.table())
    }

    fn collect(&mut self, cx: &mut Cx<'_>) -> bool {
        let changed = self.collect();
        self.settle(cx);
        changed
    }

    fn fit(&mut self, area: Rect) {
        self.play.fit(area.as_size());
    }

    fn about(&mut self) -> Option<About> {
        let setup = self.table().setup().clone();
        Some(About { game: self.play.game(), setup: Some(setup), position: Some(self.position_id()) })
    }

    fn settled(&mut self, cx: &mut Cx<'_>) {
        self.settle(cx);
    }
}
