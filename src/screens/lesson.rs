//! A lesson: a game's view with a text above it, which the lesson leads through step by step.

mod flow;
mod judge;
mod marking;
mod place;
mod view;

use std::{cell::Cell, collections::BTreeSet};

use marking::{Judged, Marking};
use strum::IntoStaticStr;
use zugzwang_engine::Worth;

use super::prelude::*;
use crate::{
    keep::storage::{Given, Left},
    look::language::Language,
    play::{request::Request, review::Mistake},
    screens::GameView,
    teach::lesson::{self, Deed, Lesson, Step},
};
pub(super) use view::stars;

/// The phase of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// The step has nothing more to do.
    Told,
    /// A question is open: the selected answer, the wrong answer just given, and whether the right one was told.
    Asked { chosen: usize, wrong: Option<usize>, told: bool },
    /// The user tries moves on the board while a question with answers is open.
    Trying { chosen: usize, wrong: Option<usize> },
    /// The user looks for a move; whether it was shown.
    Finding { shown: bool },
    /// The user has moved, and the worth of the move is not known yet.
    Judging,
    /// The move is not the wanted one; whether it keeps the result all the same, and whether the opponent has replied.
    Wrong { keeps: bool, replied: bool },
    /// The user marks positions.
    Marking(Judged),
    /// The opponent's reply is not known yet.
    Replying,
    /// The user plays a game alone; whether the move was shown.
    Free { shown: bool },
    /// The step has to start over.
    Failed(Cause),
    /// The lesson is done; the selected way to continue.
    Done { chosen: usize },
}

/// Why a step has to start over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
enum Cause {
    /// The user lost the game.
    Lost,
    /// A move gave the result away.
    Mistake,
    /// The user made more moves than are allowed.
    Moves,
}

/// The state in which a step began, to return to.
#[derive(Debug, Clone)]
struct Past {
    at: usize,
    request: Request,
    told: usize,
}

/// A way to continue after a lesson.
#[derive(Debug)]
enum End {
    /// The lesson's game at its stop of the path.
    Play,
    /// The next lesson on the path.
    Lesson(&'static Lesson),
    /// The list of lessons.
    List,
}

/// The index of the end that continues the story: the next lesson, or the list after the last one.
const STORY: usize = 1;

/// The screen of a lesson.
#[derive(Debug)]
pub struct LessonScreen {
    lesson: Lesson,
    play: GameView,
    /// The index of the step; the number of steps when all are done.
    at: usize,
    phase: Phase,
    /// The beginnings of the steps so far, the current one last.
    past: Vec<Past>,
    /// The number of moves played before the one to come, and the worth of the position.
    before: (usize, Option<Worth>),
    /// The mistake that the last move of a game played alone was, if it gave anything away.
    slip: Option<Mistake>,
    /// The number of the move, from 1, since which that game can no longer succeed.
    gone: Option<usize>,
    /// The steps whose move was found, so that it counts once.
    found: BTreeSet<usize>,
    /// The number of the user's moves, including wrong ones.
    moves: usize,
    /// The steps that the user did not get right at the first try.
    missed: BTreeSet<usize>,
    /// Whether a move was shown.
    shown: bool,
    /// The result, until it is saved.
    given: Option<Given>,
    /// The place that was saved last.
    kept: Option<Left>,
    /// Whether the lesson has been shown.
    opened: bool,
    /// The positions to mark, in a step that asks for that.
    marking: Option<Marking>,
    /// The rows that the longest step takes above and below the board, for the language and the width they were counted in.
    tallest: Cell<Option<(Language, u16, [u16; 2])>>,
    /// The user's choice about the panel of the reason; `None` as long as the window and the level of language decide.
    why: Option<bool>,
}

impl LessonScreen {
    pub(super) const LEAST: Size = Size::new(44, 12);

    /// Opens a lesson; `None` if its first position does not open, which the reader of lessons rules out.
    pub fn new(lesson: Lesson, look: &Look) -> Option<Self> {
        let scene = lesson.steps.first()?.scene.clone()?;
        let play = GameView::new(flow::posed(&scene.request, scene.side())?);
        let mut screen = Self {
            play,
            at: 0,
            phase: Phase::Told,
            past: Vec::new(),
            before: (0, None),
            slip: None,
            gone: None,
            found: BTreeSet::new(),
            moves: 0,
            missed: BTreeSet::new(),
            shown: false,
            given: None,
            kept: None,
            opened: false,
            marking: None,
            tallest: Cell::new(None),
            why: None,
            lesson,
        };
        screen.enter(0);
        screen.play.tell(screen.lesson.goal(look));
        Some(screen)
    }

    /// Saves the result, once.
    fn settle(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        let Some(given) = self.given.take() else { return };
        let Some(keeper) = &mut desk.keeper else { return };
        let noted = keeper.note_lesson(&self.lesson.id, given);
        desk.tell_kept(noted, look);
    }

    fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at)
    }

    /// The steps up to the current one, the current one first.
    fn steps_back(&self) -> impl Iterator<Item = &Step> {
        self.lesson.steps.iter().take(self.at + 1).rev()
    }

    /// The message id of the current text: a step without a text keeps that of the step before.
    fn text(&self) -> &str {
        self.steps_back().find_map(|step| step.text.as_deref()).unwrap_or_default()
    }

    /// The seat of the user.
    fn seat(&self) -> Seat {
        self.steps_back().find_map(|step| step.scene.as_ref()).map_or(Seat::First, |scene| scene.seat)
    }

    /// Whether the user may move.
    const fn may_move(&self) -> bool {
        matches!(self.phase, Phase::Finding { .. } | Phase::Free { .. } | Phase::Trying { .. })
    }

    /// Runs what may move or steer the cursor. If the cursor leaves a move that was shown, that move can be shown again.
    fn steer_with(&mut self, look: &Look, deed: impl FnOnce(&mut GameView)) {
        let now = |play: &GameView| (play.table.plies(), play.table.choice(look).map(|choice| choice.words));
        let before = now(&self.play);
        self.move_with(deed);
        match self.phase {
            _ if now(&self.play) == before => {}
            Phase::Finding { shown: true } => self.set_phase(Phase::Finding { shown: false }),
            Phase::Free { shown: true } => self.set_phase(Phase::Free { shown: false }),
            _ => {}
        }
    }

    fn tell(&mut self, look: &Look, key: &str) {
        self.play.tell(say!(look, key));
    }

    /// Selects the next answer or way to continue, or the one before.
    fn choose(&mut self, down: bool) {
        let count = match self.phase {
            Phase::Done { .. } => self.ends().len(),
            _ => self.choices().len(),
        };
        if let Phase::Asked { chosen, .. } | Phase::Done { chosen } = &mut self.phase {
            *chosen = if down { (*chosen + 1).min(count.saturating_sub(1)) } else { chosen.saturating_sub(1) };
        }
    }

    /// The message ids of the answers; none outside a question with answers.
    fn choices(&self) -> &[String] {
        match self.step().map(|step| &step.deed) {
            Some(Deed::Ask { choices, .. }) => choices,
            _ => &[],
        }
    }

    /// Goes on after the right answer. After a wrong one, the screen says why, and the user can choose again.
    fn answer(&mut self, chosen: usize, look: &Look) {
        match self.step().map(|step| &step.deed) {
            Some(Deed::Ask { choices, right }) if !choices.is_empty() => {
                let is_right = chosen == *right;
                self.play.note = None;
                if is_right {
                    self.set_phase(Phase::Asked { chosen, wrong: None, told: true });
                } else {
                    self.missed.insert(self.at);
                    self.phase = Phase::Asked { chosen, wrong: Some(chosen), told: false };
                }
            }
            _ => self.go_on(look),
        }
    }

    /// Answers with the move that was touched first, if it stands for an answer.
    fn answer_touched(&mut self, look: &Look) {
        let written = self.play.table.written().filter(|_| !self.has_tried());
        let touch = self.step().map_or(&[][..], |step| &step.touch);
        let answer = written.and_then(|mv| touch.iter().position(|moves| moves.contains(&mv)));
        if let Some(answer) = answer {
            self.end_trying();
            self.answer(answer, look);
        }
    }

    fn next_lesson(&self) -> Option<&'static Lesson> {
        lesson::all().0.iter().skip_while(|lesson| lesson.id != self.lesson.id).nth(1)
    }

    /// The ways to continue after the lesson.
    fn ends(&self) -> Vec<End> {
        [Some(End::Play), self.next_lesson().map(End::Lesson), Some(End::List)].into_iter().flatten().collect()
    }

    /// Leaves the lesson in the chosen way.
    fn leave_by(&mut self, chosen: usize, cx: &mut Cx<'_>) -> Next {
        self.play.table.stop();
        self.settle(cx);
        let screen: Option<Box<dyn Screen>> = match self.ends().get(chosen) {
            Some(End::Play) => PlayScreen::next_at(self.lesson.stop, cx).map(|screen| Box::new(screen) as _),
            Some(End::Lesson(lesson)) => Self::new((*lesson).clone(), cx.look).map(|screen| Box::new(screen) as _),
            Some(End::List) | None => None,
        };
        screen.map_or(Next::Pop, |screen| Next::Instead(vec![screen]))
    }
}

impl Screen for LessonScreen {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, _: &Look) -> Context {
        if self.play.mode.is_typing() { Context::Typing } else { Context::Lesson }
    }

    fn view(&self, _: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        self.show_view(look, show);
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        let look = cx.look;
        if self.context(look) == Context::Typing {
            self.move_with(|play| play.act(action, look));
            return Next::Stay;
        }
        match (action, self.phase) {
            (Action::Back | Action::List | Action::Reveal, Phase::Trying { .. }) => self.end_trying(),
            (Action::List, Phase::Asked { chosen, wrong, told: false }) if !self.choices().is_empty() => {
                self.set_phase(Phase::Trying { chosen, wrong });
            }
            (Action::Back, _) => {
                self.play.table.stop();
                return Next::Pop;
            }
            (Action::Reveal | Action::Enter, Phase::Done { chosen }) => {
                return self.leave_by(if action == Action::Enter { chosen } else { STORY }, cx);
            }
            (Action::Quit, _) => {
                self.play.table.stop();
                return Next::Home;
            }
            (action, Phase::Marking(_)) if self.act_on_marks(action) => {}
            (Action::Restart, _) => self.restart(look),
            (Action::Conceal, _) => self.go_back(look),
            (Action::Undo, _) => self.take_back(look),
            (Action::Reveal, _) => self.go_on(look),
            (Action::Up | Action::Left, Phase::Asked { told: false, .. } | Phase::Done { .. }) => self.choose(false),
            (Action::Down | Action::Right, Phase::Asked { told: false, .. } | Phase::Done { .. }) => self.choose(true),
            (Action::Enter, Phase::Asked { chosen, told: false, .. }) => self.answer(chosen, look),
            (Action::Enter, _) if !self.may_move() => self.go_on(look),
            (Action::Why, _) => self.switch_why(look),
            (Action::Next | Action::Previous | Action::List, _) => {
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
        self.play.note = Some(note);
    }

    fn key(&mut self, key: Key) {
        if self.play.mode.is_typing() || (self.may_move() && self.is_known()) {
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
        match (hit, self.phase) {
            (Hit::Item(chosen), Phase::Asked { told: false, .. }) => self.answer(chosen, look),
            (Hit::Item(chosen), Phase::Done { .. }) => return self.leave_by(chosen, cx),
            (Hit::Board(_), Phase::Asked { chosen, wrong, told: false }) if !self.choices().is_empty() => {
                self.set_phase(Phase::Trying { chosen, wrong });
                self.steer_with(look, |play| play.click(hit, at, look));
                self.answer_touched(look);
                return Next::Stay;
            }
            _ => self.click_mark(hit, at),
        }
        if self.may_move() && self.is_known() {
            self.steer_with(look, |play| play.click(hit, at, look));
        }
        Next::Stay
    }

    fn table(&mut self) -> Option<&mut Table> {
        Some(&mut self.play.table)
    }

    fn collect(&mut self, cx: &mut Cx<'_>) -> bool {
        let changed = self.collect();
        self.settle(cx);
        changed
    }

    fn fit(&mut self, area: Rect) {
        self.play.pane.window = area.as_size();
    }

    fn about(&mut self) -> Option<About> {
        let table = &self.play.table;
        let position = table.request().to_string();
        Some(About { game: table.id(), setup: Some(table.setup().clone()), position: Some(position) })
    }

    fn shown(&mut self, cx: &mut Cx<'_>) {
        self.find_place(cx);
    }

    fn settled(&mut self, cx: &mut Cx<'_>) {
        self.settle(cx);
        self.keep_place(cx);
    }
}
