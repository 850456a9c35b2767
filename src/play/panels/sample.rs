//! Panels for the tests of their figures: a game that goes on, with a move under the cursor.

use ratatui::{layout::Size, text::Line};
use strum::VariantArray;
use zugzwang_engine::{Outcome, Reason, Seat};

use super::{Pick, Points, View, Who, argument, why};
use crate::look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName, wording::Wording};

/// What the panel tells besides the figures.
pub(super) struct Sample {
    /// What the position and the move are worth.
    pub(super) outcome: Outcome,
    /// The totals of both, in a scoring game.
    pub(super) score: Option<Points>,
    /// Whether the move ends the game.
    pub(super) over: bool,
}

/// The panel of a position and of the one that the move leads to.
pub(super) fn lines(
    Sample { outcome, score, over }: Sample,
    reason: &Reason,
    after: &Reason,
    look: &Look,
    room: Size,
) -> Vec<Line<'static>> {
    let (mv, words) = (String::new(), "take some bars".to_owned());
    let view = View {
        reason,
        outcome,
        over: false,
        begun: true,
        winner: None,
        score,
        mover: Who::Seat(Seat::First),
        suggested: None,
        pick: Some(Pick { mv, words, outcome, score, over, after, reply: None }),
    };
    why(&view, look, room)
}

/// What is told of a position that goes on.
pub(super) fn story(reason: &Reason, outcome: Outcome, look: &Look) -> Vec<String> {
    super::story(&view(reason, outcome), look)
}

/// The proof over a position at each level and in each language.
pub(super) fn proofs(reason: &Reason) -> Vec<Vec<String>> {
    let looks =
        Language::ALL.into_iter().flat_map(|language| Wording::VARIANTS.iter().map(move |&level| (language, level)));
    looks.map(|(language, level)| proof(reason, language, level)).collect()
}

/// The proof over a position, plainly and in English.
pub(super) fn plain_proof(reason: &Reason) -> Vec<String> {
    proof(reason, Language::English, Wording::Plain)
}

fn proof(reason: &Reason, language: Language, level: Wording) -> Vec<String> {
    let mut look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
    look.wording = level;
    argument(&view(reason, Outcome::Unknown), &look)
}

/// A position that goes on, no move under the cursor.
fn view(reason: &Reason, outcome: Outcome) -> View<'_> {
    let mover = Who::Seat(Seat::First);
    View { reason, outcome, over: false, begun: true, winner: None, score: None, mover, suggested: None, pick: None }
}
