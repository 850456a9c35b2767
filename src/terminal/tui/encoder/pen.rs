//! The style that a terminal writes in, and the codes that change it.

use std::io::Write;

use ratatui::{
    buffer::Cell,
    style::{Color, Modifier},
};

use crate::look::color::index_of;

const SEEN_ON_BLANK: Modifier = Modifier::REVERSED
    .union(Modifier::UNDERLINED)
    .union(Modifier::SLOW_BLINK)
    .union(Modifier::RAPID_BLINK)
    .union(Modifier::CROSSED_OUT);

/// Modifiers with the codes that switch them on and off. One code may switch off two of them.
const SWITCHES: [(Modifier, u8, u8); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Wants {
    /// `None` for a blank without a visible foreground. Then only the modifiers of [`SEEN_ON_BLANK`] matter, and all are off.
    fg: Option<Color>,
    bg: Color,
    modifier: Modifier,
}

impl Wants {
    pub(super) fn of(cell: &Cell) -> Self {
        if cell.symbol() == " " && !cell.modifier.intersects(SEEN_ON_BLANK) {
            return Self { fg: None, bg: cell.bg, modifier: Modifier::empty() };
        }
        Self { fg: Some(cell.fg), bg: cell.bg, modifier: cell.modifier }
    }

    pub(super) fn and(&self, other: &Self) -> Option<Self> {
        let (blank, sign) = if self.fg.is_none() { (self, other) } else { (other, self) };
        let fits =
            blank == sign || blank.fg.is_none() && blank.bg == sign.bg && !sign.modifier.intersects(SEEN_ON_BLANK);
        fits.then_some(*sign)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pen {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl Pen {
    /// The terminal's default colours, without modifiers.
    pub(super) const PLAIN: Self = Self { fg: Color::Reset, bg: Color::Reset, modifier: Modifier::empty() };

    pub(super) fn suits(&self, wants: &Wants) -> bool {
        self.changed(wants) == *self
    }

    /// The style after the shortest code for a cell, and that code, which changes the style or resets it first.
    pub(super) fn to(&self, wants: &Wants) -> (Self, Vec<u8>) {
        let changed = self.changed(wants);
        let by_change = code(&self.numbers_to(changed));
        if changed == *self {
            return (changed, by_change);
        }
        let anew = Self::PLAIN.changed(wants);
        let mut numbers = vec![0];
        numbers.extend(Self::PLAIN.numbers_to(anew));
        let by_reset = code(&numbers);
        if by_reset.len() < by_change.len() { (anew, by_reset) } else { (changed, by_change) }
    }

    fn changed(&self, wants: &Wants) -> Self {
        let kept = if wants.fg.is_some() { Modifier::empty() } else { self.modifier - SEEN_ON_BLANK };
        Self { fg: wants.fg.unwrap_or(self.fg), bg: wants.bg, modifier: wants.modifier | kept }
    }

    fn numbers_to(&self, to: Self) -> Vec<u8> {
        let mut numbers = Vec::new();
        let mut is_on = self.modifier;
        for (switch, _, off) in SWITCHES {
            if is_on.contains(switch) && !to.modifier.contains(switch) {
                numbers.push(off);
                let same = SWITCHES.iter().filter(|(_, _, other)| *other == off);
                same.for_each(|(other, ..)| is_on.remove(*other));
            }
        }
        for (switch, on, _) in SWITCHES {
            if to.modifier.contains(switch) && !is_on.contains(switch) {
                numbers.push(on);
            }
        }
        if self.fg != to.fg {
            push_color(to.fg, 30, &mut numbers);
        }
        if self.bg != to.bg {
            push_color(to.bg, 40, &mut numbers);
        }
        numbers
    }
}

/// Appends the numbers of a colour: from 30 on for the foreground, from 40 on for the background. A named colour is set by its
/// index, because a terminal may brighten eight of the names when the text is bold.
fn push_color(color: Color, base: u8, numbers: &mut Vec<u8>) {
    match (color, index_of(color)) {
        (Color::Rgb(red, green, blue), _) => numbers.extend([base + 8, 2, red, green, blue]),
        (_, Some(index)) => numbers.extend([base + 8, 5, index]),
        (_, None) => numbers.push(base + 9),
    }
}

/// The escape code with these numbers. There is none without numbers, and the number 0 of a mere reset is left out.
fn code(numbers: &[u8]) -> Vec<u8> {
    let mut code = Vec::new();
    if numbers == [0] {
        code.extend(b"\x1b[m");
    } else {
        for (at, number) in numbers.iter().enumerate() {
            // Writing to a vector does not fail.
            let _ = write!(code, "{}{number}", if at == 0 { "\x1b[" } else { ";" });
        }
        code.extend(numbers.first().map(|_| b'm'));
    }
    code
}
