//! The terms of the theories, and which of them a reason uses, so that help can explain those first.

use zugzwang_engine::Reason;

use crate::{
    look::{Look, glyphs::GlyphSet},
    say,
};

/// A term that help explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// An N-position: whoever moves next can win.
    NPosition,
    /// A P-position: whoever moved last can win.
    PPosition,
    /// The nim-sum: binary columns, each even or odd (Bouton 1901).
    NimSum,
    /// The size of the nim heap a position is worth (Sprague 1935, Grundy 1939).
    Nimber,
    /// The golden ratio.
    Phi,
    /// The notation for values of short games (Conway 1976).
    Signs,
    /// The mean of a short game, and how much the next move in it is worth (Conway 1976).
    Temperature,
    /// Win, draw or loss.
    Class,
}

impl Term {
    /// Every term, the most common first.
    pub const ALL: [Self; 8] = [
        Self::NPosition,
        Self::PPosition,
        Self::NimSum,
        Self::Nimber,
        Self::Class,
        Self::Phi,
        Self::Signs,
        Self::Temperature,
    ];

    /// Explains the term in one paragraph.
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
            Self::Temperature => say!(look, "terms-temperature"),
        }
    }

    /// Returns the terms a reason uses, the most specific first.
    pub const fn of(reason: &Reason) -> &'static [Self] {
        match reason {
            Reason::NimSum(_) | Reason::Stairs(_) => &[Self::NimSum, Self::NPosition, Self::PPosition],
            Reason::Golden(_) | Reason::Beatty(_) => &[Self::Phi, Self::NPosition, Self::PPosition],
            Reason::Canonical(_) => &[Self::Signs],
            Reason::Domineering(_) => &[Self::Temperature, Self::Signs],
            Reason::Gaps(_) => &[Self::NimSum, Self::Class],
            Reason::Hackenbush(_) => &[Self::Nimber, Self::Class],
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
