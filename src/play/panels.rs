//! The Why panel: one picture per theory, drawn from the engine's reason alone.
//!
//! All panels have the same order: the verdict; the reason with this position's numbers; the move that keeps the win; what the
//! opponent can then no longer do. Below that is the effect of the move under the cursor.
//!
//! The panels import what they draw and write with from here.

/// The list of panels: the file of each theory and its reason. A new theory is one line.
macro_rules! theories {
    ($($module:ident::$reason:ident),+ $(,)?) => {
        $(mod $module;)+

        fn theory(reason: &Reason) -> &dyn Theory {
            match reason {
                $(Reason::$reason(why) => why,)+
            }
        }
    };
}

theories! {
    beatty::Beatty,
    breaking::Breaking,
    calendar::Calendar,
    canonical::Canonical,
    chomp::Chomp,
    column_sums::ColumnSums,
    domineering::Domineering,
    fates::Fates,
    gaps::Gaps,
    golden::Golden,
    hackenbush::Hackenbush,
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
    stairs::Stairs,
    sum::Sum,
    taking::Taking,
    zeckendorf::Zeckendorf,
}

mod axis;
mod beat;
pub(super) mod columns;
#[cfg(test)]
mod held;
pub mod lecture;
pub mod moves;
#[cfg(test)]
mod sample;
mod summed;
mod table;
mod theory;
pub(super) mod times;
mod verdict;
mod view;
mod winning;

use axis::placed;
use beat::{Beat, Story, beat, said, sentences};
pub use lecture::{Lecture, lecture};
pub use moves::{Listed, MoveList, Rating, counted, in_sight, told_of};
use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use table::table;
use theory::{Theory, left_beside};
use verdict::{addressed, left_class, verdict_addressed};
pub use verdict::{mark, verdict, worth};
pub use view::{Defence, Pick, Points, View, Who};
pub use winning::{winning, winning_of};
use zugzwang_engine::{Outcome, Reason};

use crate::{
    look::{
        Look,
        align::{self, widest, width_of, wrapped},
        text::Arg,
        wording::Wording,
    },
    say,
    words::{all_of, listed, one_of, together},
};

/// The lines of a figure.
type Figure = Vec<Line<'static>>;

/// Draws the panel, at most as wide as the room; a figure that can grow fills the remaining height.
pub fn why(view: &View<'_>, look: &Look, room: Size) -> Figure {
    let Size { width, height } = room;
    let told =
        addressed(view, look).into_iter().chain(sentences(&view.story(look), look)).chain(winning_of(view, look));
    let told: Figure = told.flat_map(|sentence| wrapped(&sentence, look.theme.text, width)).collect();
    let (verdict, under) = (verdict(view, look, width), view.pick.as_ref());
    let effect = under.map_or_else(Figure::new, |pick| effect(view, pick, look, width));
    let rule = under.map_or_else(Figure::new, |_| vec![rule(&say!(look, "why-now"), look, width)]);
    let left = [&verdict, &effect, &rule, &told].into_iter().fold(room, |left, part| left_beside(part, left));
    let [figure, pick] = figures(view, look, left);
    let mut parts = vec![verdict, figure, pick, effect, rule, told];
    parts.retain(|part| !part.is_empty());
    let is_roomy = parts.iter().map(Vec::len).sum::<usize>() + parts.len() <= usize::from(height) + 1;
    let blank = [Line::default()];
    parts.join(if is_roomy { &blank[..] } else { &[] })
}

/// Draws the position and the move under the cursor.
fn figures(view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
    let theory = theory(view.reason);
    if view.over { [theory.remains(look, room.width), Figure::new()] } else { theory.figures(view, look, room) }
}

/// Draws a line with a word in it, between the effect of the cursor's move and the position itself.
fn rule(word: &str, look: &Look, width: u16) -> Line<'static> {
    let rest = usize::from(width.min(60)).saturating_sub(width_of(word) + 4);
    let line = look.glyphs().line;
    Line::styled(format!("{} {word} {}", line.repeat(2), line.repeat(rest)), look.theme.dim)
}

/// Returns the value of a position in a few words: `nim-sum 10`; after the end of the game only that it is over.
pub fn value(view: &View<'_>, look: &Look) -> String {
    if view.over {
        return say!(look, "proof-over");
    }
    let scored = matches!(view.reason, Reason::Intervals(_) | Reason::ScoreTable(_));
    if look.wording != Wording::Notation && !scored {
        return say!(look, "plain-value", outcome = view.outcome);
    }
    theory(view.reason).value(look)
}

/// Returns the proof that the theorem holds for this position, sentence by sentence; empty after the end of a game.
pub fn argument(view: &View<'_>, look: &Look) -> Vec<String> {
    if view.over { Vec::new() } else { sentences(&theory(view.reason).holds(view, look), look) }
}

/// Draws the figure of the position, which has the room to itself.
pub fn figure(view: &View<'_>, look: &Look, room: Size) -> Figure {
    let [figure, _] = figures(view, look, room);
    figure
}

/// Explains the letters of P- and N-positions, below a figure that contains them.
fn legend(look: &Look, width: u16) -> Figure {
    let glyphs = look.glyphs();
    wrapped(&say!(look, "why-legend", lost = glyphs.lost, won = glyphs.won), look.theme.dim, width)
}

/// Returns the verdict and the story as sentences, for answers outside the arcade.
pub fn story(view: &View<'_>, look: &Look) -> Vec<String> {
    std::iter::once(verdict_addressed(view, look)).chain(sentences(&view.story(look), look)).collect()
}

/// Says in words what the move under the cursor leads to.
fn effect(view: &View<'_>, pick: &Pick<'_>, look: &Look, width: u16) -> Figure {
    let (sign, style) = mark(view.to_reader(pick.outcome), look);
    let (words, whose) = (&pick.words, if view.is_rivals() { "other" } else { "own" });
    let said = match (pick.score, &pick.reply, pick.outcome) {
        (Some(points), reply, _) => {
            let lost = view.score.map_or(0, |best| points.short_of(best));
            let (Points { own, other }, reply) = (points, reply.as_deref().unwrap_or("none"));
            say!(look, "pick-score", words, own, other, lost, reply)
        }
        _ if pick.over => say!(look, "pick-over", words, whose, worth = pick.outcome),
        (_, Some(reply), Outcome::Loss) => say!(look, "pick-refuted", words, whose, reply),
        _ => say!(look, "pick", words, whose, worth = pick.outcome),
    };
    wrapped(&format!("{sign} {said}"), style, width)
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

/// Tells why the position is lost, and how the perfect player holds out.
fn lost(because: Beat, view: &View<'_>) -> Story {
    std::iter::once(because).chain(view.hold_out()).collect()
}

/// Returns values that pair up, for a plain sentence: those above 0, and the powers of two in them. `none` if they are too many.
fn parts_told(values: &[u64], look: &Look) -> [String; 2] {
    const MOST: usize = 6;
    let values: Vec<u64> = values.iter().copied().filter(|value| *value > 0).collect();
    let all = values.iter().fold(0, |all, value| all | value);
    let parts: Vec<u64> = (0..u64::BITS).map(|bit| 1 << bit).filter(|part| all & part > 0).collect();
    if values.len() + parts.len() > MOST {
        return ["none".to_owned(), String::new()];
    }
    [all_of(values, look), all_of(parts, look)]
}

/// Returns values and their parts for a sentence; `zero` if all values are 0, and `ones` with their number if none is above 1.
fn values_told(values: &[u64], look: &Look) -> [String; 2] {
    match nim_sum::few_of(values) {
        "zero" => ["zero".to_owned(), String::new()],
        "ones" => ["ones".to_owned(), values.iter().sum::<u64>().to_string()],
        _ => parts_told(values, look),
    }
}

/// Returns the word by which the texts select what is above 0 after a move gives the row at `at`, counted from 1, this value.
fn few_after(values: &[u64], at: usize, value: u64) -> &'static str {
    let after = |(other, was): (usize, &u64)| if other == at { value } else { *was };
    nim_sum::few_of(&(1..).zip(values).map(after).collect::<Vec<_>>())
}

/// Lists what moves can leave with its values, `3 (0) or 1+1 (2)`; of many, the first.
fn ways(left: impl Iterator<Item = (String, u64)>, look: &Look) -> String {
    const MOST: usize = 4;
    let mut all: Vec<String> = left.map(|(left, value)| say!(look, "value-way", left, value)).take(MOST + 1).collect();
    if all.len() <= MOST {
        return one_of(all, look);
    }
    look.glyphs().more.clone_into(&mut all[MOST]);
    listed(all, look)
}

/// Returns values as a list; `none` if they are too many.
fn listed_values(values: Vec<u64>, look: &Look) -> String {
    const MOST: usize = 8;
    if values.len() > MOST { "none".to_owned() } else { listed(values, look) }
}

/// Returns the first `most` different items.
fn first_different<T: PartialEq>(items: impl IntoIterator<Item = T>, most: usize) -> Vec<T> {
    let mut found = Vec::new();
    for item in items {
        if found.len() < most && !found.contains(&item) {
            found.push(item);
        }
    }
    found
}
