//! The hints for a position, each of which reveals more, and what replaces the reason while it is hidden.

use strum::VariantArray;

use super::{GameView, Moment, joined};
use crate::{
    keep::storage::Landing,
    play::board::{Hinted, Lived},
    screens::{chrome::slots::Panel, prelude::*},
};

/// Maximum number of positions listed from earlier games; twice as many in a pane of at least [`ROOMY`] rows.
const ROWS: usize = 3;
const ROOMY: u16 = 30;
/// Rows that the figure gets before any of them.
const LIVING: usize = 12;
/// Maximum width of their names.
const NAME: usize = 16;

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
    /// The next step.
    pub(super) fn next(self) -> Self {
        Self::VARIANTS.get(self as usize + 1).copied().unwrap_or(self)
    }

    /// The message id of its name.
    pub(super) const fn text(self) -> &'static str {
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
    /// Whether a move was undone.
    pub(super) undone: bool,
    /// Whether a move was played for the user.
    played: bool,
    /// The highest hint given in this game.
    pub(super) climbed: Hints,
    /// The number of hints, including moves played for the user.
    pub(super) helped: usize,
}

impl Help {
    /// Whether the user got more help than where to look, or took a move back.
    pub(super) fn is_advised(&self) -> bool {
        self.advised || self.climbed > Hints::Place
    }

    /// Says which help the user has had. After a pause only that there was some is known.
    pub(super) fn advice_taken(&self, look: &Look) -> String {
        let kinds = [
            ("card-advised-undone", self.undone),
            ("card-advised-played", self.played),
            ("card-advised-hints", self.climbed > Hints::Place),
        ];
        let mut taken: Vec<String> = kinds.iter().filter(|(_, is_so)| *is_so).map(|(id, _)| say!(look, id)).collect();
        if taken.is_empty() {
            taken.push(say!(look, "card-advised-other"));
        }
        words::listed(&taken, "form-and", look)
    }

    /// Counts the next hint, given now after this one. A move is counted when it is shown.
    fn give(&mut self, next: Hints, given: Hints, now: Moment) {
        self.helped += usize::from(next != Hints::Move && next != given);
        self.last = Some((now, next));
        self.climbed = self.climbed.max(next);
    }

    /// Counts a move that was shown to the user, or played for them.
    const fn count_move(&mut self) {
        self.helped += 1;
        self.advised = true;
    }
}

impl GameView {
    /// The last hint given for the current position.
    pub(super) fn last_hint(&self) -> Hints {
        self.help.last.as_ref().filter(|(of, _)| *of == self.now()).map_or(Hints::None, |(_, given)| *given)
    }

    /// Gives the next hint. What the screen shows anyway is no hint.
    pub(super) fn hint(&mut self, look: &Look) {
        if self.table.suggested(look).is_none() || !matches!(self.table.status(), Status::Turn(_)) {
            return self.show_hint(look);
        }
        let open = self.revealed().is_all();
        let given = self.last_hint();
        // The reason stays, and asking for it again is no further hint; the move is counted when it is shown.
        let next = if open && given != Hints::Reason { Hints::Move } else { given.next() };
        self.help.give(next, given, self.now());
        match next {
            Hints::Move => self.show_hint(look),
            Hints::Reason => {
                self.tell_class_all(look);
                self.tell(say!(look, "status-hint-reason"));
            }
            // The hint stands in the panel already.
            _ if self.has_figure_pane(look) => {}
            _ => self.tell(self.help_words(look)),
        }
    }

    /// The words of the last hint; empty if it has none.
    pub(super) fn help_words(&self, look: &Look) -> String {
        let Some(clues) = self.table.clues() else { return String::new() };
        match self.last_hint() {
            Hints::Smaller => say!(look, &clues.smaller()),
            Hints::Outcome => {
                let verdict = self.table.lines(Lines::Verdict, look, Size::MAX);
                verdict.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
            }
            Hints::Place => {
                let place =
                    self.table.suggested(look).and_then(|(notation, _)| words::place(self.table.id(), &notation, look));
                joined(std::iter::once(say!(look, &clues.place())).chain(place), look)
            }
            Hints::Idea => say!(look, clues.idea()),
            Hints::None | Hints::Move | Hints::Reason => String::new(),
        }
    }

    /// Puts the cursor on the perfect player's move.
    pub(super) fn show_hint(&mut self, look: &Look) {
        match self.table.hint() {
            Hinted::Shown => {
                self.help.count_move();
                self.set_aimed();
                let tells = self.revealed().outcome || self.last_hint() >= Hints::Outcome;
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
                self.help.played = true;
                self.help.count_move();
                // How the game ended matters more.
                if !self.table.is_over() {
                    self.tell(say!(look, "status-solved", words = words));
                }
            }
            _ => self.show_hint(look),
        }
    }

    /// Says that the solver is working, and which key stops it. In lessons and classes that key leaves instead.
    pub(super) fn stoppable(&self, at_work: String, look: &Look) -> String {
        let stops = self.class.is_none().then(|| say!(look, "why-stops"));
        joined(std::iter::once(at_work).chain(stops), look)
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
            wrapped(&self.stoppable(at_work, look), look.theme.dim, room.width)
        });
        let taken = u16::try_from(measuring.len()).unwrap_or(u16::MAX);
        let room = Size { height: room.height.saturating_sub(taken), ..room };
        let mut lines = self.table.lines(wanted, look, room);
        lines.splice(0..0, measuring);
        if self.table.is_thinking() && self.table.known().is_none() && self.class.is_none() {
            lines.extend(wrapped(&say!(look, "why-stops"), look.theme.dim, room.width));
        }
        lines
    }

    /// Says why the list of moves is not shown.
    pub(super) fn list_refused(&self, look: &Look) -> String {
        // A lesson has no keys that reveal more; it tells the reason itself.
        if self.is_lesson() {
            return say!(look, "lesson-unlisted");
        }
        let Some((told, false)) = self.class_told() else { return self.hidden_words(look) };
        let Some(all) = self.class_steps(look) else { return say!(look, "status-at-work") };
        let key = key_name(Context::Class, Action::Reveal, look);
        say!(look, "class-unlisted", told = told, all = all, key = key)
    }

    /// Says that the reason is hidden, and which keys reveal more.
    pub(super) fn hidden_words(&self, look: &Look) -> String {
        let kept = match self.telling {
            Telling { outcome: true, .. } => "advice",
            Telling { advice: true, .. } => "outcome",
            Telling { .. } => "both",
        };
        say!(look, "why-neutral", kept = kept)
    }

    /// Whether the figure replaces the reason in an open panel, because neither verdict nor advice is revealed.
    pub(super) fn has_figure_pane(&self, look: &Look) -> bool {
        let told = self.revealed();
        self.class.is_none() && !told.outcome && !told.advice && self.panel(look) != Panel::Closed
    }

    /// Whether the figure is revealed, and nothing else.
    pub(super) fn tells_figure(&self) -> bool {
        let told = self.revealed();
        told.figure && !told.outcome && !told.advice
    }

    /// Whether the user chose that, whatever is revealed now.
    pub(super) fn chose_figure(&self) -> bool {
        self.telling.figure && !self.telling.outcome && !self.telling.advice
    }

    /// Whether the keys for pages turn the figure instead.
    pub(super) fn turns(&self, look: &Look) -> bool {
        self.has_figure_pane(look) && !self.proves() && self.revealed().shows_figure() && self.table.can_turn()
    }

    /// The figure in the room left above the current hint and the next one.
    pub(super) fn wonder(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut below: Vec<Line<'static>> =
            self.marked_now(look).map(|text| wrapped(&text, look.theme.last, room.width)).unwrap_or_default();
        let help = self.help_words(look);
        let mut help = if help.is_empty() { Vec::new() } else { wrapped(&help, look.theme.title, room.width) };
        // In little room the figure matters more; the footer names the key, too.
        if usize::from(room.height) >= LIVING || !self.revealed().shows_figure() {
            help.extend(self.ladder(look, room.width));
        }
        let free = usize::from(room.height).saturating_sub(below.len() + help.len() + 1);
        below.extend(self.experience(look, room, free.saturating_sub(LIVING)));
        below.extend(help);
        if !below.is_empty() {
            below.insert(0, Line::default());
        }
        let taken = u16::try_from(below.len()).unwrap_or(u16::MAX);
        let left = Size { height: room.height.saturating_sub(taken), ..room };
        let mut lines = if self.revealed().shows_figure() {
            let looks = self.last_hint() >= Hints::Place;
            self.table.lines(Lines::Figure { looks }, look, left)
        } else {
            Vec::new()
        };
        // The hints stand at the bottom, so that they do not move when the figure changes.
        if !below.is_empty() {
            lines.resize(lines.len().max(usize::from(left.height)), Line::default());
        }
        lines.extend(below);
        lines
    }

    /// The user's experience: positions left in earlier games, and who won from there. The one that the cursor's move would leave comes
    /// first, then the latest. An exam and a projector do not show it: it helps too much, and it is private.
    fn experience(&self, look: &Look, room: Size, free: usize) -> Vec<Line<'static>> {
        // A figure with a place for each position shows it there.
        if self.turns(look) || self.table.rival().is_none() || self.is_exam() || look.is_projected() {
            return Vec::new();
        }
        // They need one line above and one below.
        let rows = if room.height >= ROOMY { 2 * ROWS } else { ROWS }.min(free.saturating_sub(2));
        let left = self.table.left();
        let mut landings: Vec<&Landing> = self.past.landings.iter().rev().collect();
        landings.retain(|landing| landing.left.contains(char::is_alphanumeric));
        landings.sort_by_key(|landing| Some(&landing.left) != left.as_ref());
        landings.truncate(rows);
        if landings.is_empty() {
            return Vec::new();
        }
        let named = |landing: &Landing| align::cut(&clear(&landing.left, look), NAME, look.glyphs().more);
        let widest = landings.iter().map(|landing| width_of(&named(landing))).max().unwrap_or(0);
        let head = Line::styled(say!(look, "landing-head"), look.theme.dim);
        let row = |landing: &Landing| {
            let here = Some(&landing.left) == left.as_ref();
            let (pointer, style) = look.row(here);
            // A game may be lost long after a position was left rightly, so losses are not told.
            let games = landing.won + landing.lost + landing.drawn + landing.given;
            let counts = [
                ("landing-games", games),
                ("landing-won", landing.won),
                ("landing-drawn", landing.drawn),
                ("landing-given", landing.given),
            ];
            let counts = counts.into_iter().filter(|(_, count)| *count > 0);
            let told: Vec<String> = counts.map(|(id, count)| say!(look, id, count = count)).collect();
            let name = Span::styled(format!(" {}  ", align::left(&named(landing), widest)), style);
            let line = Line::from(vec![pointer, name, Span::styled(told.join("  "), look.theme.dim)]);
            shortened(line, room.width.into(), look)
        };
        let mut lines = vec![head];
        lines.extend(landings.into_iter().map(row));
        lines.push(Line::default());
        lines
    }

    /// Lets the figure show the user's experience, unless this is an exam.
    pub(super) fn recall(&mut self) {
        if self.is_exam() || self.table.rival().is_none() {
            return;
        }
        let lived = |Landing { left, won, lost, .. }: &Landing| Lived { left: left.clone(), won: *won, lost: *lost };
        self.table.recall(self.past.landings.iter().map(lived).collect());
    }

    /// Says what the key for revealing more or less does.
    pub(super) fn other_degree(&self, look: &Look) -> String {
        say!(look, "ladder-degree", degree = self.revealed().degree().next().to_string())
    }

    /// Names the next hint and its key.
    fn ladder(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        if self.is_exam() {
            return wrapped(&say!(look, "ladder-exam"), look.theme.dim, width);
        }
        if !matches!(self.table.status(), Status::Turn(_)) || self.last_hint() == Hints::Reason {
            return vec![Line::default()];
        }
        let [key, more] = [Action::Hint, Action::Tell].map(|action| key_name(Context::Play, action, look));
        let step = say!(look, self.last_hint().next().text());
        let told = wrapped(&say!(look, "ladder", step = step), look.theme.dim, width.saturating_sub(4));
        let heads = std::iter::once(Span::styled(format!(" {key} "), look.theme.key))
            .chain(std::iter::repeat(Span::raw("   ")));
        let mut lines: Vec<Line<'static>> =
            heads.zip(told).map(|(head, line)| Line::from([vec![head, Span::raw(" ")], line.spans].concat())).collect();
        // The key for revealing more or less stands on the right if there is room.
        let told = self.other_degree(look);
        if let Some(first) = lines.first_mut() {
            let free = usize::from(width).saturating_sub(first.width() + width_of(&told) + width_of(&more) + 3);
            if free > 0 {
                let chip = [Span::raw(" ".repeat(free)), Span::styled(format!(" {more} "), look.theme.key)];
                first.spans.extend(chip.into_iter().chain([Span::styled(format!(" {told}"), look.theme.dim)]));
            }
        }
        lines
    }
}
