//! The room of the card and of the board above it.

use super::EndCard;
use crate::{
    look::big,
    screens::{chrome::at_most, prelude::*},
};

/// Width of a card, if the window has it: eight letters of the larger sizes fit.
const COLUMNS: [u16; 3] = [64, 76, 136];
/// The sizes of a window from which on it has room for the wider cards.
pub(super) const WIDE: [(u16, u16); 2] = [(110, 30), (160, 40)];
pub(super) const MARGIN: u16 = 2;
/// Height of the smallest large letters.
const LETTER: u16 = 3;
const LARGEST: u16 = 8;

/// The fewest rows in which a board is worth showing above the card.
const BOARD: u16 = 7;

/// The texts on the card, from the top.
pub(super) struct Texts {
    /// The user's progress, the sentence, the moves, and whatever else counted.
    groups: [Vec<Line<'static>>; 4],
    /// Number of ways to continue, each in a line.
    ways: u16,
}

impl Texts {
    /// Leaves out what does not fit below a headline of one row: first what else counted, then the ends of the other groups. In a feast
    /// the progress matters more than the sentence.
    pub(super) fn of(card: &EndCard<'_>, room: Size, look: &Look) -> Self {
        let sentence = wrapped(&card.sentence, look.theme.text, room.width);
        let [progress, moves, counted] = [card.progress, card.moves, card.counted].map(|lines| lines(room.width));
        let ways = u16::try_from(card.ways.len()).unwrap_or(u16::MAX);
        let mut texts = Self { groups: [progress, sentence, moves, counted], ways };
        let [least, most] = if card.feast.is_some() { [1, 0] } else { [0, 1] };
        for at in [3, least, most, 2] {
            let over = usize::from((texts.rows() + 1).saturating_sub(room.height));
            let group = std::mem::take(&mut texts.groups[at]);
            let left = group.len().saturating_sub(over).max(usize::from(at == most));
            texts.groups[at] = at_most(group, left, room.width.into(), look);
        }
        texts
    }

    pub(super) fn told(&self) -> impl Iterator<Item = &Vec<Line<'static>>> {
        self.groups.iter().filter(|group| !group.is_empty())
    }

    /// Maximum number of empty rows: before each group, before and between the keys, and at both borders.
    pub(super) fn gaps(&self) -> u16 {
        u16::try_from(self.told().count()).unwrap_or(0) + 4
    }

    /// Number of rows of everything but the headline, with the ways to continue and the line of keys.
    pub(super) fn rows(&self) -> u16 {
        let told = u16::try_from(self.groups.iter().map(Vec::len).sum::<usize>()).unwrap_or(u16::MAX);
        told.saturating_add(self.ways + 1)
    }
}

/// The use of the rows of a window, besides the texts of the card.
#[derive(Clone, Copy)]
pub(super) struct Laid {
    pub(super) has_board: bool,
    pub(super) letters: Size,
    pub(super) gaps: u16,
}

impl Laid {
    /// A board comes before large letters, and before most gaps between the texts.
    pub(super) fn of(texts: &Texts, verdict: &str, inner: Size, has_room: bool, look: &Look) -> Self {
        let free = inner.height.saturating_sub(texts.rows());
        if !has_room || free <= BOARD {
            let letters = letters(verdict, Size::new(inner.width, free), look);
            let gaps = free.saturating_sub(letters.height).min(texts.gaps());
            return Self { has_board: false, letters, gaps };
        }
        let extra = free - BOARD - 1;
        let letters = letters(verdict, Size::new(inner.width, 1 + extra.saturating_sub(BOARD)), look);
        let gaps = ((extra + 1).saturating_sub(letters.height) / 3 * 2).min(texts.gaps());
        Self { has_board: true, letters, gaps }
    }
}

/// The area of the card: the middle of the window, or the whole of a small one.
pub(super) fn place(area: Rect, body: Rect, look: &Look) -> Rect {
    let size = WIDE.iter().filter(|(width, height)| area.width >= *width && area.height >= *height).count();
    // On a projector the card is large enough for the back row.
    let width = if look.is_projected() { COLUMNS[2].min(area.width) } else { COLUMNS[size] };
    let is_small = area.width < width || body.height < 14;
    let room = if is_small { Rect { height: area.height.saturating_sub(1), ..area } } else { body };
    let width = width.min(room.width);
    Rect { x: room.x + (room.width - width) / 2, width, ..room }
}

/// The card with the free cells around it.
pub(super) fn around(card: Rect, window: Rect) -> Rect {
    let (x, y) = (card.x.saturating_sub(2), card.y.saturating_sub(1));
    Rect { x, y, width: card.right() + 2 - x, height: card.bottom() + 1 - y }.intersection(window)
}

/// The size of the headline: in large letters if they fit, else one row.
fn letters(verdict: &str, room: Size, look: &Look) -> Size {
    let line = [Line::raw(verdict.to_owned())];
    let room = Size::new(room.width, room.height.min(LARGEST));
    let has_letters = big::has(verdict) && room.height >= LETTER;
    if has_letters && big::is_large(&line, room, look) {
        big::extent(&line, room, look)
    } else {
        Size::new(room.width, 1)
    }
}
