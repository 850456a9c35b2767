//! The Why panel: one picture a theory, drawn from the engine's reason alone.
//!
//! Every panel tells in the same order: the verdict; the reason with this position's figures; the move that keeps it; what the
//! opponent can then no longer do. Below that stands what the move under the cursor would make of it.

/// The figures of the position that the move under the cursor leads to, where it is told by the same theory.
macro_rules! after {
    ($view:expr, $theory:ident) => {
        $view.pick.as_ref().and_then(|pick| match pick.after {
            ::zugzwang_engine::Reason::$theory(after) => Some(after),
            _ => None,
        })
    };
}

/// Every theory's panel: its file here, and the reason it draws. A new theory is one line.
macro_rules! theories {
    ($($module:ident::$reason:ident),+ $(,)?) => {
        $(mod $module;)+

        fn picture(view: &View<'_>, look: &Look, room: Size) -> Picture {
            match view.reason {
                $(Reason::$reason(why) => $module::picture(why, view, look, room),)+
            }
        }

        fn proof(view: &View<'_>, look: &Look) -> Story {
            match view.reason {
                $(Reason::$reason(why) => $module::holds(why, view, look),)+
            }
        }
    };
}

theories! {
    beatty::Beatty,
    breaking::Breaking,
    calendar::Calendar,
    canonical::Canonical,
    column_sums::ColumnSums,
    fates::Fates,
    gaps::Gaps,
    golden::Golden,
    intervals::Intervals,
    kayles::Kayles,
    ladder::Ladder,
    last_word::LastWord,
    mirror::Mirror,
    nim_sum::NimSum,
    own::Own,
    parity::Parity,
    residue::Residue,
    retrograde::Retrograde,
    score_table::ScoreTable,
    searched::Searched,
    set_piles::SubtractionPiles,
    set_strip::SubtractionSet,
    sum::Sum,
    taking::Taking,
    zeckendorf::Zeckendorf,
}

mod beat;
pub(super) mod columns;
#[cfg(test)]
mod held;
pub mod lecture;
pub mod moves;
#[cfg(test)]
mod sample;
mod staged;
mod summed;
pub(super) mod times;
mod verdict;
mod winning;

use beat::{Beat, Story, beat};
pub use lecture::{Course, Lecture, Step, lecture};
use lecture::{grown, letters};
pub use moves::{Listed, MoveList, Rating, counted, in_sight, told_of};
use ratatui::{layout::Size, style::Style, text::Line};
use verdict::{addressed, verdict_addressed, verdict_lines};
pub use verdict::{mark, worth};
pub use winning::{winning, winning_of};
use zugzwang_engine::{Machine, Outcome, Reason, Score, Seat};

use crate::{
    look::{
        Look,
        align::{width_of, wrapped},
        text::Arg,
        wording::Wording,
    },
    play::board::Player,
    say,
};

/// The player that a sentence is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// The user, alone against the machine.
    You,
    /// The perfect player.
    Machine,
    /// A machine that errs.
    Rival,
    /// One of two players of the same kind.
    Seat(Seat),
}

impl Who {
    /// Returns the name by which the texts select it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Machine => "machine",
            Self::Rival => "rival",
            Self::Seat(Seat::First) => "first",
            Self::Seat(Seat::Second) => "second",
        }
    }
}

impl Who {
    /// Returns the player in `seat`, told as who sits opposite makes it clearest.
    pub fn of(seats: Option<[Player; 2]>, seat: Seat) -> Self {
        match seats.map(|seats| (seats[seat.index()], seats[seat.other().index()])) {
            Some((Player::Machine(Machine::Perfect), Player::Person)) => Self::Machine,
            Some((Player::Machine(_), Player::Person)) => Self::Rival,
            Some((Player::Person, Player::Machine(_))) => Self::You,
            _ => Self::Seat(seat),
        }
    }
}

impl From<Who> for Arg {
    fn from(who: Who) -> Self {
        Self::from(who.name())
    }
}

/// Final totals as one player sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Points {
    /// That player's.
    pub own: i64,
    /// The opponent's.
    pub other: i64,
}

impl Points {
    /// The totals as the player in `seat` sees them.
    pub const fn of(score: Score, seat: Seat) -> Self {
        Self { own: score.of(seat), other: score.of(seat.other()) }
    }

    /// The points by which the margin falls short of that of `best`.
    pub const fn short_of(self, best: Self) -> u64 {
        (best.own - best.other).abs_diff(self.own - self.other)
    }

    /// The same totals as the opponent sees them.
    const fn flip(self) -> Self {
        Self { own: self.other, other: self.own }
    }
}

/// Everything a panel shows.
#[derive(Debug)]
pub struct View<'a> {
    /// Why.
    pub reason: &'a Reason,
    /// The outcome of the position for the mover.
    pub outcome: Outcome,
    /// `true` where the game has ended.
    pub over: bool,
    /// `true` where a move was made: a setup may have none.
    pub begun: bool,
    /// The winner, if the game has ended and somebody won.
    pub winner: Option<Who>,
    /// The final totals under best play, in a scoring game.
    pub score: Option<Points>,
    /// The player whose turn it is.
    pub mover: Who,
    /// The perfect player's move in words.
    pub suggested: Option<String>,
    /// The move under the cursor.
    pub pick: Option<Pick<'a>>,
}

impl View<'_> {
    /// Tells how the perfect player holds out here; `None` where there is no move.
    fn hold_out(&self) -> Option<Beat> {
        self.suggested.as_ref().map(|words| beat!("why-hold-out", words = words))
    }
}

/// The move under the cursor and what it makes of the position.
#[derive(Debug)]
pub struct Pick<'a> {
    /// The move in the game's notation.
    pub mv: String,
    /// The move in words.
    pub words: String,
    /// The outcome of the move for the mover.
    pub outcome: Outcome,
    /// The final totals it leads to, in a scoring game.
    pub score: Option<Points>,
    /// `true` where it ends the game.
    pub over: bool,
    /// The reason of the position it leads to.
    pub after: &'a Reason,
    /// The winning reply in words, where it loses.
    pub reply: Option<String>,
}

/// The parts that a theory adds to the common frame of the panel.
struct Picture {
    /// This position's value in a few words: `nim-sum 10`.
    value: String,
    /// The figure of the position now.
    figure: Vec<Line<'static>>,
    /// The figure of the move under the cursor, before and after.
    pick: Vec<Line<'static>>,
    /// The reason, the move that keeps it and what the opponent can no longer do.
    story: Vec<String>,
    /// The same as a class is told it; empty where the whole figure is shown at once.
    course: Course,
}

impl Picture {
    /// The end of a game in which the last move decides.
    fn over(value: String, misere: bool, view: &View<'_>, look: &Look) -> Self {
        let key = match (view.begun, misere) {
            (false, _) => "why-over-none",
            (true, false) => "why-over-wins",
            (true, true) => "why-over-loses",
        };
        Self::told(value, say!(look, key))
    }

    /// A sentence alone, where nothing is left to draw.
    fn told(value: String, sentence: String) -> Self {
        Self { value, figure: Vec::new(), pick: Vec::new(), story: vec![sentence], course: Course::default() }
    }
}

/// The panel's lines, each at most as wide as the room; a figure that can grow fills the height that is left.
pub fn why(view: &View<'_>, look: &Look, room: Size) -> Vec<Line<'static>> {
    let width = room.width;
    let Picture { value, figure, pick, story, .. } = picture(view, look, room);
    let mut parts = vec![verdict_lines(view, &value, look, width), figure];
    if let Some(under) = &view.pick {
        parts.extend([pick, effect(view, under, look, width)]);
        parts.push(vec![rule(&say!(look, "why-now"), look, width)]);
    }
    let told = addressed(view, look).into_iter().chain(story).chain(winning_of(view, look));
    parts.push(told.flat_map(|sentence| wrapped(&sentence, look.theme.text, width)).collect());
    parts.retain(|part| !part.is_empty());
    apart(&parts, room.height)
}

/// The parts under one another, apart where there is room.
fn apart(parts: &[Vec<Line<'static>>], height: u16) -> Vec<Line<'static>> {
    let gaps = parts.len().saturating_sub(1);
    let roomy = parts.iter().map(Vec::len).sum::<usize>() + gaps <= usize::from(height);
    let between = if roomy { vec![Line::default()] } else { Vec::new() };
    parts.join(&between[..])
}

/// A line with a word in it, between what the cursor's move would make of the position and the position itself.
fn rule(word: &str, look: &Look, width: u16) -> Line<'static> {
    let rest = usize::from(width.min(60)).saturating_sub(width_of(word) + 4);
    let line = look.glyphs().line;
    Line::styled(format!("{} {word} {}", line.repeat(2), line.repeat(rest)), look.theme.dim)
}

/// The verdict alone.
pub fn verdict(view: &View<'_>, look: &Look, width: u16) -> Vec<Line<'static>> {
    verdict_lines(view, &picture(view, look, Size { width, height: 0 }).value, look, width)
}

/// Says what a position is worth in a few words: `nim-sum 10`; where it is over, nothing but that.
pub fn value(view: &View<'_>, look: &Look) -> String {
    if view.over {
        return say!(look, "proof-over");
    }
    let scored = matches!(view.reason, Reason::Intervals(_) | Reason::ScoreTable(_));
    if look.wording != Wording::Notation && !scored {
        return say!(look, "plain-value", outcome = view.outcome);
    }
    picture(view, look, Size { width: u16::MAX, height: 0 }).value
}

/// Why the theorem holds for this very position, sentence by sentence; none at the end of a game.
pub fn argument(view: &View<'_>, look: &Look) -> Vec<String> {
    if view.over { Vec::new() } else { proof(view, look).sentences(look) }
}

/// The figure of the position, whatever stands under the cursor.
pub fn figure(view: &View<'_>, look: &Look, room: Size) -> Vec<Line<'static>> {
    picture(view, look, room).figure
}

/// Says what P and N stand for, below a figure in which they stand.
fn legend(look: &Look, width: u16) -> Vec<Line<'static>> {
    let glyphs = look.glyphs();
    wrapped(&say!(look, "why-legend", lost = glyphs.lost, won = glyphs.won), look.theme.dim, width)
}

/// The verdict and the story as sentences: for answers outside the arcade.
pub fn story(view: &View<'_>, look: &Look) -> Vec<String> {
    let picture = picture(view, look, Size { width: u16::MAX, height: 0 });
    std::iter::once(verdict_addressed(view, &picture.value, look)).chain(picture.story).collect()
}

/// The room that is left for a figure that fills it: besides the lines `drawn`, the panel has the verdict, the story, what the
/// cursor's move comes to, and the rule below that.
fn room_left(view: &View<'_>, value: &str, story: &[String], drawn: usize, look: &Look, room: Size) -> Size {
    let addressed = addressed(view, look);
    let told = story.iter().chain(&addressed);
    let told: usize = told.map(|sentence| wrapped(sentence, Style::new(), room.width).len()).sum();
    let verdict = verdict_lines(view, value, look, room.width).len();
    let under = view.pick.as_ref().map_or(0, |pick| effect(view, pick, look, room.width).len() + 1);
    let others = u16::try_from(drawn + told + verdict + under).unwrap_or(u16::MAX);
    Size { height: room.height.saturating_sub(others), ..room }
}

/// Says what the move under the cursor comes to, in words.
fn effect(view: &View<'_>, pick: &Pick<'_>, look: &Look, width: u16) -> Vec<Line<'static>> {
    let (sign, style) = mark(pick.outcome, look);
    let words = match (&pick.reply, pick.outcome) {
        _ if pick.score.is_some() => gives_away(view, pick, look),
        _ if pick.over => say!(look, "pick-over", words = &pick.words, worth = pick.outcome),
        (Some(reply), Outcome::Loss) => say!(look, "pick-refuted", words = &pick.words, reply = reply),
        _ => say!(look, "pick", words = &pick.words, worth = pick.outcome),
    };
    wrapped(&format!("{sign} {words}"), style, width)
}

/// Says what the move under the cursor comes to in a scoring game.
fn gives_away(view: &View<'_>, pick: &Pick<'_>, look: &Look) -> String {
    let points = pick.score.unwrap_or_default();
    let lost = view.score.map_or(0, |best| points.short_of(best));
    let (words, reply) = (&pick.words, pick.reply.as_deref().unwrap_or("none"));
    say!(look, "pick-score", words = words, own = points.own, other = points.other, lost = lost, reply = reply)
}

impl From<Outcome> for Arg {
    fn from(outcome: Outcome) -> Self {
        Self::from(match outcome {
            Outcome::Win => "win",
            Outcome::Loss => "loss",
            Outcome::Draw => "draw",
            Outcome::Unknown => "unknown",
        })
    }
}

/// Why the position is lost, and how the perfect player holds out.
fn lost(because: Beat, view: &View<'_>) -> Story {
    std::iter::once(because).chain(view.hold_out()).collect()
}

/// Values that pair up, as they are told plainly: those above 0, and the powers of two in them. None where a sentence has no room
/// for them.
fn parts_told(values: &[u64], look: &Look) -> [String; 2] {
    const MOST: usize = 8;
    let values = || values.iter().copied().filter(|value| *value > 0);
    let all = values().fold(0, |all, value| all | value);
    let parts = || (0..u64::BITS).map(|bit| 1 << bit).filter(|part| all & part > 0);
    if values().count() + parts().count() > MOST {
        return ["none".to_owned(), String::new()];
    }
    [listed(values(), look), listed(parts(), look)]
}

/// Values and their parts, for a sentence; zero where all are 0.
fn values_told(values: &[u64], look: &Look) -> [String; 2] {
    if values.iter().all(|value| *value == 0) { ["zero".to_owned(), String::new()] } else { parts_told(values, look) }
}

/// Values with a separator between two; none where they are many.
fn listed_values(values: Vec<u64>, look: &Look) -> String {
    const MOST: usize = 8;
    if values.len() > MOST { "none".to_owned() } else { listed(values, look) }
}

/// Numbers with a separator between two: `8, 2`.
fn listed(numbers: impl IntoIterator<Item = u64>, look: &Look) -> String {
    let separator = say!(look, "list-separator");
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(&separator)
}
