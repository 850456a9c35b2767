//! Inks of shapes and tones of texts by their meaning, and their colours in a theme.

use ratatui::style::{Color, Modifier, Style};
use strum::VariantArray;

use crate::look::Look;

/// An ink by its meaning; a shade is the shaded side of the thing before it, a tint the ground of such things.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, VariantArray)]
pub(super) enum Ink {
    /// Nothing: what lies under the picture.
    #[default]
    None,
    Face,
    Shade,
    /// A thin line on it.
    Line,
    /// Letters on a thing.
    Letter,
    /// A piece of a chessboard, and a star.
    Figure,
    FigureShade,
    /// Another's thing.
    Slate,
    SlateShade,
    Light,
    Dark,
    Choc,
    ChocEdge,
    /// The head of a match, and a piece of Red's.
    Head,
    HeadShade,
    Blue,
    BlueShade,
    /// A piece of both players', and grass.
    Green,
    GreenShade,
    Wood,
    Felt,
    Gold,
    GoldEdge,
    /// Less important things.
    Rule,
    /// Things that win, or are yours.
    Good,
    GoodTint,
    Bad,
    BadTint,
    Chosen,
    ChosenTint,
    /// Things that are theirs.
    Theirs,
    TheirsTint,
    /// Things that were moved last.
    Moved,
    MovedTint,
    /// A sign on a hue.
    On,
}

impl Ink {
    /// The ink of letters on it, if the tone of a text cannot be read there.
    pub(super) const fn letters(self) -> Option<Self> {
        match self {
            Self::Choc | Self::ChocEdge | Self::Wood => Some(Self::Face),
            Self::Face | Self::Line => Some(Self::Letter),
            Self::Shade
            | Self::Slate
            | Self::Head
            | Self::Blue
            | Self::Green
            | Self::Good
            | Self::Bad
            | Self::Chosen
            | Self::Gold
            | Self::GoldEdge
            | Self::Theirs
            | Self::Moved => Some(Self::On),
            _ => None,
        }
    }

    /// Whether it is what things stand on.
    pub(super) const fn is_ground(self) -> bool {
        matches!(
            self,
            Self::Light
                | Self::Dark
                | Self::GoodTint
                | Self::BadTint
                | Self::ChosenTint
                | Self::TheirsTint
                | Self::MovedTint
        )
    }

    fn style(self, look: &Look) -> Option<Style> {
        let theme = &look.theme;
        let under = |style: Style| style.bg.map(|bg| Style::new().fg(bg));
        match self {
            Self::None => None,
            Self::Face => Some(theme.face),
            Self::Shade => Some(theme.edge),
            Self::Letter => Some(theme.letter),
            Self::Figure => Some(theme.figure),
            Self::FigureShade => Some(theme.figure_shade),
            Self::Line => Some(theme.line),
            Self::Slate => Some(theme.slate),
            Self::SlateShade => Some(theme.slate_shade),
            Self::Light => under(theme.square),
            Self::Dark if theme.is_painted() => under(theme.square_dark),
            Self::Dark => Some(theme.dim),
            Self::Choc => Some(theme.choc),
            Self::ChocEdge => Some(theme.choc_edge),
            Self::Head => Some(theme.red),
            Self::HeadShade => Some(theme.faded(theme.red)),
            Self::Blue => Some(theme.blue),
            Self::BlueShade => Some(theme.faded(theme.blue)),
            Self::Green => Some(theme.green),
            Self::GreenShade => Some(theme.faded(theme.green)),
            Self::Wood => Some(theme.wood),
            Self::Gold => Some(theme.gold),
            Self::GoldEdge => Some(theme.gold_edge),
            Self::Felt => theme.is_painted().then_some(theme.felt),
            Self::Rule => Some(theme.border),
            Self::Good => Some(theme.win),
            Self::GoodTint => under(theme.win_cell),
            Self::Bad => Some(theme.loss),
            Self::BadTint => under(theme.loss_cell),
            Self::Chosen => Some(theme.taken),
            Self::ChosenTint => under(theme.taken_cell),
            Self::Theirs => Some(theme.last),
            Self::TheirsTint => under(theme.last_cell),
            Self::Moved => Some(look.moved()[0]),
            Self::MovedTint => under(look.moved()[1]),
            Self::On => under(theme.ground),
        }
    }
}

/// The styles of all inks in a look, found once for a picture.
#[derive(Debug)]
pub(super) struct Inks(Vec<Option<Style>>);

impl Inks {
    pub(super) fn of(look: &Look) -> Self {
        // A line under a cell, or a bold block, is no colour.
        let plain =
            |style: Style| Style { fg: style.fg, add_modifier: style.add_modifier & Modifier::DIM, ..Style::new() };
        Self(Ink::VARIANTS.iter().map(|ink| ink.style(look).map(plain)).collect())
    }

    /// The style of an ink; `None` where it is not drawn.
    pub(super) fn style(&self, ink: Ink) -> Option<Style> {
        self.0[ink as usize]
    }

    /// The colour of an ink, if it has one.
    pub(super) fn color(&self, ink: Ink) -> Option<Color> {
        self.style(ink)?.fg
    }
}

/// The tone of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Plain.
    Text,
    /// Less important.
    Dim,
    /// More important.
    Title,
    /// It wins, or is yours.
    Good,
    /// It loses.
    Bad,
    /// It is under the cursor.
    Chosen,
    /// It is theirs.
    Theirs,
    /// It was moved last.
    Moved,
}

impl Tone {
    /// The style of the text.
    pub fn style(self, look: &Look) -> Style {
        let theme = &look.theme;
        match self {
            Self::Text => theme.text,
            Self::Dim => theme.dim,
            Self::Title => theme.title,
            Self::Good => theme.win,
            Self::Bad => theme.loss,
            Self::Chosen => theme.taken,
            Self::Theirs => theme.last,
            Self::Moved => look.moved()[0],
        }
    }
}
