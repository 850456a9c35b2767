//! Helpers for the tests of panels: looks, views of positions, and the texts they give.

use std::cell::Cell;

use strum::VariantArray;
use zugzwang_engine::{Outcome, Reason, Seat};

use super::{Figure, Line, Look, Pick, Points, Size, View, Who, Wording, argument, why};
use crate::look::{glyphs::GlyphSet, language::Language, theme::ThemeName};

/// An English look of the usual kind.
pub(super) fn look() -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode)
}

/// The same in a language, at a level.
pub(super) fn look_in(language: Language, wording: Wording) -> Look {
    let mut look = look().in_language(language);
    look.wording = wording;
    look
}

/// The same in English, at a level.
pub(super) fn worded(wording: Wording) -> Look {
    look_in(Language::English, wording)
}

/// Lines without their styles.
pub(super) fn text(lines: &[Line<'_>]) -> Vec<String> {
    lines.iter().map(ToString::to_string).collect()
}

/// The whole numbers of a text.
pub(super) fn numbers(text: &str) -> Vec<u64> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|run| run.parse().ok()).collect()
}

thread_local! {
    /// The number of figures of a test that were checked so far.
    static CHECKED: Cell<usize> = const { Cell::new(0) };
}

/// Checks that a figure fits a quarter of these widths at many heights. The next figure has the next quarter.
pub(super) fn assert_fits(name: &str, widths: impl Iterator<Item = u16>, draw: impl Fn(Size) -> Figure) {
    let turn = CHECKED.replace(CHECKED.get() + 1);
    for (width, height) in widths.zip((0..60).step_by(7).cycle()).skip(turn % 4).step_by(4) {
        for line in draw(Size { width, height }) {
            assert!(line.width() <= usize::from(width), "{name} at {width}: {line}");
        }
    }
}

/// The properties of a panel besides its figures.
pub(super) struct Sample {
    /// The outcome of the position and of the move.
    pub(super) outcome: Outcome,
    /// The totals of both players, in a scoring game.
    pub(super) score: Option<Points>,
    /// `true` if the move ends the game.
    pub(super) over: bool,
}

/// The panel of a position and of the one that the move under the cursor leads to.
pub(super) fn lines(
    Sample { outcome, score, over }: Sample,
    reason: &Reason,
    after: &Reason,
    look: &Look,
    room: Size,
) -> Figure {
    let (mv, words) = (String::new(), "take some bars".to_owned());
    let pick = Some(Pick { mv, words, outcome, score, over, after, reply: None });
    why(&View { score, pick, ..view(reason, outcome) }, look, room)
}

/// The story of a position in a game that goes on.
pub(super) fn story(reason: &Reason, outcome: Outcome, look: &Look) -> Vec<String> {
    super::story(&view(reason, outcome), look)
}

/// The proof for a position at each level and in each language.
pub(super) fn proofs(reason: &Reason) -> Vec<Vec<String>> {
    let looks =
        Language::ALL.into_iter().flat_map(|language| Wording::VARIANTS.iter().map(move |&level| (language, level)));
    looks.map(|(language, level)| proof(reason, &look_in(language, level))).collect()
}

/// The plain proof for a position in English.
pub(super) fn plain_proof(reason: &Reason) -> Vec<String> {
    proof(reason, &worded(Wording::Plain))
}

fn proof(reason: &Reason, look: &Look) -> Vec<String> {
    argument(&view(reason, Outcome::Unknown), look)
}

/// A position in a game that goes on, with no move under the cursor.
pub(super) fn view(reason: &Reason, outcome: Outcome) -> View<'_> {
    View::of(reason, outcome, Who::Seat(Seat::First))
}
