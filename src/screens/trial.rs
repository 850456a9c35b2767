//! A trial: the user looks for a move that keeps what a position is worth, tries it, and sees it refuted or confirmed. It takes the
//! place of a mistake in a review, or is a puzzle.

use zugzwang_engine::Worth;

use super::{chrome::arrows, prelude::*, prompt::Prompt};
use crate::{
    play::{
        board::{Hinted, Refusal},
        panels::{mark, worth},
        review::Mistake,
        told::last_moved,
    },
    screens::step,
};

/// The number of moves of a refutation that are played out.
const LINE: usize = 6;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Trying,
    Judging,
    Solved,
    /// The number of moves of the refutation played so far, and the loss by the move, if it is known.
    Refuted(usize, Option<Mistake>),
    /// `true` once the solver has the answer, so that the cursor is on it.
    Shown(bool),
}

pub(super) enum Reaction {
    Stay,
    Note(Note),
    Again,
    Back,
}

/// The position whose reason is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ReasonOf {
    /// The user is still looking for a move.
    Nothing,
    /// The position in which the user looked for a move.
    Before,
    Now,
}

#[derive(Debug)]
pub(super) struct Trial {
    pub(super) table: Table,
    stage: Stage,
    /// Counted from 1.
    pub(super) number: usize,
    before: Worth,
    prompt: Prompt,
}

impl Trial {
    /// Begins at the table's position, whose worth is `before`. If that has no score, only the outcome counts.
    pub(super) fn new(mut table: Table, before: Worth) -> Self {
        // The cursor must not suggest a move.
        table.rest();
        let number = table.plies() + 1;
        Self { table, stage: Stage::Trying, number, before, prompt: Prompt::default() }
    }

    pub(super) const fn is_refuted(&self) -> bool {
        matches!(self.stage, Stage::Refuted(..))
    }

    /// Returns whether the opponent has replied to a move that fails, or the move has ended the game.
    pub(super) fn is_answered(&self) -> bool {
        matches!(self.stage, Stage::Refuted(1.., _)) || self.is_played_out()
    }

    pub(super) const fn reason_of(&self) -> ReasonOf {
        match self.stage {
            Stage::Trying | Stage::Judging | Stage::Shown(false) => ReasonOf::Nothing,
            Stage::Solved => ReasonOf::Before,
            Stage::Shown(true) | Stage::Refuted(..) => ReasonOf::Now,
        }
    }

    /// The reason why the user's move was right. For the perfect player's move `best`, this is the reason for the position before it, which
    /// `before` draws. That reason says nothing of another right move, so for that it is the reason for the position after it.
    pub(super) fn why_solved(
        &self,
        best: Option<&str>,
        before: impl FnOnce(Size) -> Vec<Line<'static>>,
        look: &Look,
        room: Size,
    ) -> Vec<Line<'static>> {
        let Some(best) = best else { return before(room) };
        let is_best = self.table.moves().last().is_some_and(|played| played == best);
        let (_, words) = self.table.last_words(look).unzip();
        let words = words.unwrap_or_default();
        let head = say!(look, if is_best { "review-before" } else { "review-after" }, words);
        let mut lines = wrapped(&head, look.theme.dim, room.width);
        let left = Size { height: room.height.saturating_sub(u16::try_from(lines.len()).unwrap_or(0)), ..room };
        lines.extend(if is_best { before(left) } else { self.table.lines(Lines::Why, look, left) });
        lines
    }

    pub(super) const fn is_solved(&self) -> bool {
        matches!(self.stage, Stage::Solved)
    }

    pub(super) const fn is_shown(&self) -> bool {
        matches!(self.stage, Stage::Shown(_))
    }

    pub(super) const fn is_done(&self) -> bool {
        self.is_solved() || self.is_shown()
    }

    pub(super) const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Trying)
    }

    pub(super) const fn is_steered(&self) -> bool {
        self.is_open() || self.is_shown()
    }

    /// The part of the board to be shown on screens that hide nothing themselves.
    pub(super) const fn shown(&self) -> Shown {
        Shown::Whole { steered: self.is_steered() }
    }

    pub(super) const fn is_typing(&self) -> bool {
        self.prompt.is_some()
    }

    pub(super) fn key(&mut self, key: Key) -> bool {
        let may_begin = self.is_open();
        self.prompt.key(key, may_begin, &self.table)
    }

    /// A pasted text is a move, as long as the user may try one.
    pub(super) fn paste(&mut self, text: &str) {
        if self.is_open() {
            self.prompt.paste(text);
        }
    }

    fn is_played_out(&self) -> bool {
        matches!(self.stage, Stage::Refuted(played, _) if played >= LINE || self.table.is_over())
    }

    /// Returns whether, in a refutation, it is the turn of the user's own side.
    fn is_own_turn(&self) -> bool {
        self.table.plies() % 2 == (self.number - 1) % 2
    }

    /// Collects answers and judges the move that was played. Returns whether anything changed.
    pub(super) fn collect(&mut self) -> bool {
        let changed = self.table.collect();
        match self.stage {
            Stage::Judging => self.judge(),
            Stage::Shown(false) => self.ask_answer(),
            _ => {}
        }
        changed
    }

    fn judge(&mut self) {
        let Some(after) = self.table.worth() else { return };
        let lost = Mistake::of(self.number, self.before, after);
        let keeps = lost.is_none() && after.outcome.flip() == self.before.outcome;
        if keeps {
            self.table.unveil();
        }
        self.stage = if keeps { Stage::Solved } else { Stage::Refuted(0, lost) };
    }

    pub(super) fn ask_answer(&mut self) {
        self.stage = Stage::Shown(self.table.hint() == Hinted::Shown);
    }

    pub(super) fn act(&mut self, action: Action, look: &Look) -> Reaction {
        if self.is_typing() {
            let played = self.prompt.act(action, &mut self.table);
            return played.map_or(Reaction::Stay, |played| self.played(played, look));
        }
        let told = |id: &str, wrong| Reaction::Note(Note { text: say!(look, id), wrong });
        match (action, self.stage) {
            (Action::Back, _) | (Action::Enter, Stage::Solved | Stage::Shown(_)) => return Reaction::Back,
            (Action::Enter, Stage::Trying) => {
                let played = self.table.commit();
                return self.played(played, look);
            }
            (Action::Enter, Stage::Refuted(..)) if self.is_played_out() => return Reaction::Again,
            (Action::Enter, Stage::Refuted(played, lost)) => {
                if !self.table.reply() {
                    return told("review-thinking", false);
                }
                self.stage = Stage::Refuted(played + 1, lost);
            }
            (Action::Undo, Stage::Refuted(..)) => return Reaction::Again,
            (Action::Why, Stage::Trying) => return told("review-board-stays", false),
            (Action::Answer, Stage::Trying) => self.ask_answer(),
            (Action::Type, Stage::Trying) => return Reaction::Note(self.prompt.begin(self.table.id(), look)),
            (Action::Answer, Stage::Shown(_)) => return told("review-answer-shown", false),
            (Action::Answer, Stage::Solved) => return told("review-answer-found", false),
            (Action::Answer, _) => return told("review-answer-later", true),
            (action, Stage::Trying) => {
                if let Some(step) = step(action) {
                    self.table.steer(step);
                }
            }
            _ => {}
        }
        Reaction::Stay
    }

    pub(super) fn click(&mut self, area: Rect, at: Position, shown: Shown, look: &Look) -> Reaction {
        if !self.is_open() {
            return Reaction::Stay;
        }
        self.prompt.end();
        let played = self.table.click(area, at, shown, look);
        self.played(played, look)
    }

    /// The cursor may stand for only a part of a move, and then there is nothing to judge.
    fn played(&mut self, played: Result<(), Refusal>, look: &Look) -> Reaction {
        if let Err(refusal) = played {
            return Reaction::Note(Note { text: refusal.sentence(self.table.id(), look), wrong: true });
        }
        if self.table.plies() >= self.number {
            self.stage = Stage::Judging;
            self.judge();
        }
        Reaction::Stay
    }

    /// The lines under the board, `task` while the user chooses a move. A key shows the reason in place of the board if `alone`.
    pub(super) fn lines(&self, task: String, alone: bool, look: &Look, width: u16) -> Vec<Line<'static>> {
        let theme = &look.theme;
        let lines = |head: String, text: String| {
            [wrapped(&head, theme.title, width), wrapped(&text, theme.text, width)].concat()
        };
        let chosen = || self.table.choice(look).map_or_else(|| say!(look, "choice-nothing"), |choice| choice.words);
        match self.stage {
            Stage::Trying => {
                let text = self.table.remark(look, false).unwrap_or(task);
                match self.prompt.line("prompt-move", look, width) {
                    Some(typed) => std::iter::once(typed).chain(wrapped(&text, theme.text, width)).collect(),
                    None => lines(chosen(), text),
                }
            }
            Stage::Judging | Stage::Shown(false) => lines(String::new(), say!(look, "review-thinking")),
            Stage::Solved => {
                let (sign, style) = mark(self.before.outcome, look);
                let words = self.last_move(look);
                let text = say!(look, "review-solved", words = words, worth = self.before.outcome, alone = alone);
                wrapped(&format!("{sign} {text}"), style, width)
            }
            Stage::Shown(true) => lines(chosen(), say!(look, "review-answer", alone = alone)),
            Stage::Refuted(0, lost) => self.refuted(lost, look, width),
            Stage::Refuted(..) => lines(self.last_move(look), self.onward(look)),
        }
    }

    pub(super) fn last_move(&self, look: &Look) -> String {
        last_moved(&self.table, look).unwrap_or_default()
    }

    fn refuted(&self, lost: Option<Mistake>, look: &Look, width: u16) -> Vec<Line<'static>> {
        let after = lost.map_or(Outcome::Unknown, |mistake| mistake.after);
        let (_, style) = mark(after, look);
        let words = self.last_move(look);
        let given = lost.map_or(0, |mistake| mistake.given);
        let text = if given > 0 {
            say!(look, "review-wrong-score", words = words, given = given)
        } else {
            say!(look, "review-wrong", words = words, worth = say!(look, worth(after)))
        };
        let mut lines = wrapped(&format!("{} {text}", look.glyphs().mistake), style, width);
        lines.extend(wrapped(&self.onward(look), look.theme.text, width));
        lines
    }

    fn onward(&self, look: &Look) -> String {
        match (self.is_played_out(), self.is_own_turn()) {
            (true, _) => say!(look, "review-line-end"),
            (false, true) => say!(look, "review-line-own"),
            (false, false) => say!(look, "review-line"),
        }
    }

    pub(super) fn hints(&self, look: &Look) -> Vec<Hint> {
        let named = |key: &str| Hint::named(&[Action::Enter], say!(look, key));
        match self.stage {
            Stage::Trying => {
                let mut hints = vec![Hint::of(Action::Enter, look)];
                hints.extend(arrows(&self.table, look));
                hints.push(Hint::of(Action::Answer, look));
                hints
            }
            Stage::Judging => Vec::new(),
            Stage::Solved | Stage::Shown(_) => vec![named("review-go-on")],
            Stage::Refuted(..) if self.is_played_out() => vec![named("review-again")],
            Stage::Refuted(..) => {
                let on = named(if self.is_own_turn() { "review-go-on" } else { "review-reply" });
                vec![on, Hint::named(&[Action::Undo], say!(look, "review-again"))]
            }
        }
    }
}

/// The footer of a screen with a reason: its own hints, the key for further pages, `key`, and the keys of every screen.
pub(super) fn footer_hints(own: Vec<Hint>, pages: usize, key: Option<Action>, look: &Look) -> Vec<Hint> {
    let mut hints = own;
    hints.extend((pages > 1).then(|| Hint::named(&[Action::Next], say!(look, "play-page"))));
    let others = key.into_iter().chain([Action::Theme, Action::Help, Action::Back]);
    hints.extend(others.map(|action| Hint::of(action, look)));
    hints
}
