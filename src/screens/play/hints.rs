//! The hints for a position, each of which reveals more, and what replaces the reason while it is hidden.

use std::collections::BTreeSet;

use strum::VariantArray;

use super::{GameView, Moment, course::Course, moment, telling};
use crate::{
    keep::storage::Aid,
    play::board::Hinted,
    screens::{chrome::slots::Panel, prelude::*},
};

/// Rows that the figure gets before earlier games or the keys of the hints get any.
const LIVING: usize = 12;
/// Number of hints that are shown below each other.
const STACKED: usize = 3;

/// The steps of the hints for a position; each reveals more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, VariantArray)]
pub(super) enum Hints {
    #[default]
    None,
    /// A smaller case to try.
    Smaller,
    /// The player who is winning.
    Outcome,
    /// The place to look at.
    Place,
    /// The idea, without the move.
    Idea,
    /// The move.
    Move,
    /// The whole reason.
    Reason,
}

impl Hints {
    fn next(self) -> Self {
        Self::VARIANTS.get(self as usize + 1).copied().unwrap_or(self)
    }

    /// The hint in words; `None` if it is not a sentence.
    fn words(self, table: &Table, look: &Look) -> Option<String> {
        let clues = table.clues()?;
        Some(match self {
            Self::Smaller => say!(look, &clues.smaller()),
            Self::Outcome => {
                let verdict = table.lines(Lines::Verdict, look, Size::MAX);
                verdict.iter().map(ToString::to_string).collect::<String>().trim().to_owned()
            }
            Self::Place => {
                let place = table.suggested(look).and_then(|(notation, _)| words::place(table.id(), &notation, look));
                words::joined(std::iter::once(say!(look, &clues.place())).chain(place), look)
            }
            Self::Idea => say!(look, clues.idea()),
            Self::Move => say!(look, &told::best_known("why-advice", table), words = table.suggested(look)?.1),
            Self::None | Self::Reason => return None,
        })
    }

    const fn text(self) -> &'static str {
        match self {
            Self::None | Self::Smaller => "ladder-smaller",
            Self::Outcome => "ladder-outcome",
            Self::Place => "ladder-place",
            Self::Idea => "ladder-idea",
            Self::Move => "ladder-move",
            Self::Reason => "ladder-reason",
        }
    }
}

/// The help that the user has got in a game.
#[derive(Debug, Default)]
pub(super) struct Help {
    /// The last hint given, and when.
    last: Option<(Moment, Hints)>,
    /// Whether a move was taken back, or more was revealed than where to look.
    pub(super) advised: bool,
    /// The texts that say which advice this was, as far as it is known.
    taken: BTreeSet<&'static str>,
    /// The highest hint given in this game.
    climbed: Hints,
    /// The number of hints, including moves played for the user.
    pub(super) helped: usize,
}

impl Help {
    /// Notes advice of the kind that this text names.
    pub(super) fn take(&mut self, kind: &'static str) {
        self.advised = true;
        self.taken.insert(kind);
    }

    /// Whether the user got more help than where to look, or took a move back.
    pub(super) fn is_advised(&self) -> bool {
        self.advised || Self::costs(self.climbed)
    }

    pub(super) fn aid(&self) -> Aid {
        match self.climbed {
            _ if self.is_advised() => Aid::Advice,
            Hints::None => Aid::Nothing,
            _ => Aid::Looks,
        }
    }

    /// Says which help the user has had. After a pause only that there was some is known.
    pub(super) fn advice_taken(&self, look: &Look) -> String {
        let hints = Self::costs(self.climbed).then_some("card-advised-hints");
        let other = (self.taken.is_empty() && hints.is_none()).then_some("card-advised-other");
        let taken = self.taken.iter().copied().chain(hints).chain(other);
        words::all_of(taken.map(|id| say!(look, id)), look)
    }

    /// The last hint given for the current position.
    pub(super) fn last(&self, table: &Table) -> Hints {
        self.last.as_ref().filter(|(of, _)| *of == moment(table)).map_or(Hints::None, |(_, given)| *given)
    }

    /// The hint that comes next while so much is revealed.
    pub(super) fn upcoming(&self, table: &Table, revealed: Telling) -> Hints {
        let given = self.last(table);
        // The reason stays, and asking for it again is no further hint.
        if revealed.is_all() && given != Hints::Reason { Hints::Move } else { given.next() }
    }

    /// Gives the next hint while so much is revealed: what the screen shows anyway is no hint. A move is counted when it is shown.
    fn next(&mut self, table: &Table, revealed: Telling) -> Hints {
        let (given, next) = (self.last(table), self.upcoming(table, revealed));
        self.helped += usize::from(next != Hints::Move && next != given);
        self.last = Some((moment(table), next));
        self.climbed = self.climbed.max(next);
        next
    }

    /// Counts a move that was shown to the user, or played for them.
    const fn count_move(&mut self) {
        self.helped += 1;
        self.advised = true;
    }

    /// The words of the last few hints for the current position, the newest last.
    pub(super) fn words(&self, table: &Table, look: &Look) -> Vec<String> {
        let last = self.last(table);
        let given = Hints::VARIANTS.iter().filter(|hint| **hint <= last).rev();
        let mut words: Vec<String> = given.filter_map(|hint| hint.words(table, look)).take(STACKED).collect();
        words.reverse();
        words
    }

    /// The hints for the current position below each other, the newest bright, in at most `most` lines: then the oldest are left out.
    pub(super) fn stack(&self, table: &Table, look: &Look, width: u16, most: usize) -> Vec<Line<'static>> {
        let mut stack: Vec<Line<'static>> = Vec::new();
        for words in self.words(table, look).iter().rev() {
            let style = if stack.is_empty() { look.theme.title } else { look.theme.dim };
            let lines = wrapped(words, style, width);
            if !stack.is_empty() && stack.len() + lines.len() > most {
                break;
            }
            stack.splice(0..0, lines);
        }
        stack
    }

    /// Whether the last hint for the current position has been given, while so much is revealed.
    pub(super) fn is_exhausted(&self, table: &Table, revealed: Telling) -> bool {
        self.last(table) >= if revealed.is_all() { Hints::Move } else { Hints::Reason }
    }

    /// Names the next hint and its key, and on the right, if there is room, the key for revealing more or less.
    fn ladder(&self, table: &Table, revealed: Telling, look: &Look, width: u16) -> Vec<Line<'static>> {
        let given = self.last(table);
        if !matches!(table.status(), Status::Turn(_)) || given == Hints::Reason {
            return vec![Line::default()];
        }
        let chip = |action| Span::styled(format!(" {} ", key_name(Context::Play, action, look)), look.theme.key);
        let step = say!(look, "ladder", step = say!(look, given.next().text()));
        let heads = std::iter::once(chip(Action::Hint)).chain(std::iter::repeat(Span::raw("   ")));
        let told = wrapped(&step, look.theme.dim, width.saturating_sub(4));
        let mut lines: Vec<Line<'static>> =
            heads.zip(told).map(|(head, line)| Line::from([vec![head, Span::raw(" ")], line.spans].concat())).collect();
        let right =
            [chip(Action::Tell), Span::styled(format!(" {}", telling::other_degree(revealed, look)), look.theme.dim)];
        let taken: usize = right.iter().map(Span::width).sum();
        if let Some(first) = lines.first_mut() {
            let free = usize::from(width).saturating_sub(first.width() + taken);
            if free > 0 {
                first.spans.push(Span::raw(" ".repeat(free)));
                first.spans.extend(right);
            }
        }
        lines
    }
}

impl GameView {
    pub(super) fn hint(&mut self, look: &Look) {
        if self.table.suggested(look).is_none() || !matches!(self.table.status(), Status::Turn(_)) {
            return self.show_hint(look);
        }
        match self.help.next(&self.table, self.revealed()) {
            Hints::Move => self.show_hint(look),
            Hints::Reason => {
                self.class.tell_all(&self.table, look);
                self.tell(say!(look, "status-hint-reason"));
            }
            // The hint stands in the panel or under the board.
            _ => {}
        }
    }

    /// Puts the cursor on the perfect player's move.
    pub(super) fn show_hint(&mut self, look: &Look) {
        match self.table.hint() {
            Hinted::Shown => {
                self.help.count_move();
                self.class.aim(&self.table);
                let tells = self.revealed().outcome || self.help.last(&self.table) >= Hints::Outcome;
                let lost = told::defended(&self.table).filter(|_| tells).map(ToOwned::to_owned);
                let id = lost.unwrap_or_else(|| told::best_known("status-hint", &self.table));
                self.tell(say!(look, &id));
            }
            Hinted::Asked => self.tell(say!(look, "status-asked")),
            Hinted::None if self.table.is_thinking() => self.tell(say!(look, "status-hint-later")),
            Hinted::None => self.warn(say!(look, "status-no-hint")),
        }
    }

    /// Plays the perfect player's move for the player to move.
    pub(super) fn solve(&mut self, look: &Look) {
        let known = self.table.suggested(look).filter(|_| matches!(self.table.status(), Status::Turn(_)));
        match known {
            Some((_, words)) if self.table.reply() => {
                self.pane.page = 0;
                self.help.take("card-advised-played");
                self.help.count_move();
                // How the game ended matters more.
                if !self.table.is_over() {
                    self.tell(say!(look, "status-solved", words = words));
                }
            }
            _ => self.show_hint(look),
        }
    }

    /// The progress of a search for the length of the game that lasts long enough to be shown, if the reason is shown beside it or a
    /// machine waits for it.
    pub(super) fn measuring(&self) -> Option<(u64, u64)> {
        let is_shown = self.revealed().is_all() || matches!(self.table.status(), Status::Thinking(..));
        self.table.measuring().filter(|(_, total)| is_shown && *total > 0)
    }

    /// The reason or the verdict. While the solver is working on it, also the key that stops the solver.
    pub(super) fn answered(&self, wanted: Lines, look: &Look, room: Size) -> Vec<Line<'static>> {
        let measuring = self.measuring().filter(|_| wanted == Lines::Why).map_or_else(Vec::new, |(done, total)| {
            let at_work = say!(look, "why-measuring", done = done, total = total);
            wrapped(&stoppable(at_work, !self.class.is_on(), look), look.theme.dim, room.width)
        });
        let mut lines = self.table.lines(wanted, look, left_of(&measuring, room));
        lines.splice(0..0, measuring);
        if self.table.is_thinking() && self.table.known().is_none() && !self.class.is_on() {
            lines.extend(wrapped(&say!(look, "why-stops"), look.theme.dim, room.width));
        }
        lines
    }

    /// Whether the figure replaces the reason in an open panel, because neither verdict nor advice is revealed.
    pub(super) fn has_figure_pane(&self, look: &Look) -> bool {
        let Telling { outcome, advice, .. } = self.revealed();
        !self.class.is_on() && !outcome && !advice && self.panel(look) != Panel::Closed
    }

    /// The figure in the room left above the current hint and the next one.
    pub(super) fn wonder(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let (table, revealed, is_exam) = (&self.table, self.revealed(), self.course.is_some_and(Course::is_exam));
        let of = |text: String, style| if text.is_empty() { Vec::new() } else { wrapped(&text, style, room.width) };
        let mut below = of(self.past.marked_now(table, look).unwrap_or_default(), look.theme.last);
        let mut help = self.help.stack(table, look, room.width, usize::from(room.height) / 2);
        // In little room the figure matters more; the footer names the key, too.
        let is_low = usize::from(room.height) < LIVING && revealed.shows_figure();
        if is_low && !help.is_empty() {
            // Older hints go before the pane would need a second column, to which the others would jump.
            let blank = Line::default();
            let around: Vec<Line<'static>> = below.iter().cloned().chain([blank]).collect();
            let figure = self.wondered(look, left_of(&[&around[..], &help].concat(), room)).len();
            help = self.help.stack(
                table,
                look,
                room.width,
                usize::from(room.height).saturating_sub(around.len() + figure),
            );
        }
        if !is_low {
            help.extend(if is_exam {
                of(say!(look, "ladder-exam"), look.theme.dim)
            } else {
                self.help.ladder(table, revealed, look, room.width)
            });
        }
        // An exam and a projector do not show earlier games: they help too much, and they are private. A figure with a place for each
        // position shows them there.
        if !is_exam && !look.is_projected() && !self.turns(look) {
            let free = usize::from(room.height).saturating_sub(below.len() + help.len() + 1);
            below.extend(self.past.experience(table, look, room, free.saturating_sub(LIVING)));
        }
        below.extend(help);
        if !below.is_empty() {
            below.insert(0, Line::default());
        }
        let left = left_of(&below, room);
        let mut lines = self.wondered(look, left);
        // The hints stand at the bottom, so that they do not move when the figure changes.
        if !below.is_empty() {
            lines.resize(lines.len().max(usize::from(left.height)), Line::default());
        }
        lines.extend(below);
        lines
    }

    /// The figure that tells nothing, if it is shown.
    fn wondered(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let looks = self.help.last(&self.table) >= Hints::Place;
        let is_shown = self.revealed().shows_figure();
        if is_shown { self.table.lines(Lines::Figure { looks }, look, room) } else { Vec::new() }
    }
}

pub(super) fn left_of(lines: &[Line<'static>], room: Size) -> Size {
    let taken = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    Size { height: room.height.saturating_sub(taken), ..room }
}

/// Says that the solver is working, and which key stops it. In lessons and classes that key leaves instead.
pub(super) fn stoppable(at_work: String, stops: bool, look: &Look) -> String {
    words::joined(std::iter::once(at_work).chain(stops.then(|| say!(look, "why-stops"))), look)
}
