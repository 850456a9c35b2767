//! The words of the theories: which of them a reason uses, so that help can explain those first.

use zugzwang_engine::Reason;

use crate::{
    look::{Look, glyphs::GlyphSet},
    say,
};

/// A word that help explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// An N-position: who moves next can win.
    NPosition,
    /// A P-position: who moved last can win.
    PPosition,
    /// Binary columns, each even or odd (Bouton 1901).
    NimSum,
    /// The size of the heap of nim that a position is worth (Sprague 1935, Grundy 1939).
    Nimber,
    /// The golden ratio.
    Phi,
    /// The notation of values of short games (Conway 1976).
    Signs,
    /// Win, draw or loss.
    Class,
}

impl Term {
    /// Every word, the most used first.
    pub const ALL: [Self; 7] =
        [Self::NPosition, Self::PPosition, Self::NimSum, Self::Nimber, Self::Class, Self::Phi, Self::Signs];

    /// Says what it means, in one paragraph.
    pub fn words(self, look: &Look) -> String {
        match self {
            Self::NPosition => say!(look, "terms-n-position"),
            Self::PPosition => say!(look, "terms-p-position"),
            Self::NimSum => say!(look, "terms-nim-sum"),
            Self::Nimber => say!(look, "terms-nimber"),
            Self::Phi => say!(look, "terms-phi"),
            Self::Signs => {
                let up = if look.glyph_set() == GlyphSet::Ascii { "^" } else { "↑" };
                say!(look, "terms-signs", up = up)
            }
            Self::Class => say!(look, "terms-class"),
        }
    }

    /// The words that a reason uses, the most its own first.
    pub const fn of(reason: &Reason) -> &'static [Self] {
        match reason {
            Reason::NimSum(_) => &[Self::NimSum, Self::NPosition, Self::PPosition],
            Reason::Golden(_) | Reason::Beatty(_) => &[Self::Phi, Self::NPosition, Self::PPosition],
            Reason::Canonical(_) => &[Self::Signs],
            Reason::Gaps(_) => &[Self::NimSum, Self::Class],
            Reason::Kayles(_) | Reason::SubtractionPiles(_) | Reason::Taking(_) => {
                &[Self::Nimber, Self::NimSum, Self::NPosition, Self::PPosition]
            }
            Reason::SubtractionSet(_) => &[Self::Nimber, Self::NPosition, Self::PPosition],
            Reason::Intervals(_) | Reason::LastWord(_) | Reason::Retrograde(_) | Reason::ScoreTable(_) => {
                &[Self::Class]
            }
            _ => &[Self::NPosition, Self::PPosition],
        }
    }
}
