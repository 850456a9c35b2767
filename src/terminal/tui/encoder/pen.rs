//! The style a terminal writes in, and what leads to another.

use ratatui::{
    buffer::Cell,
    style::{Color, Modifier},
};

/// The part of a style that is seen on a blank.
const SEEN_ON_BLANK: Modifier = Modifier::REVERSED
    .union(Modifier::UNDERLINED)
    .union(Modifier::SLOW_BLINK)
    .union(Modifier::RAPID_BLINK)
    .union(Modifier::CROSSED_OUT);

/// The modifiers that can be switched, each with the code for on and the one for off; that for off may switch another off as
/// well.
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

/// The style that a cell wants to be written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Wants {
    /// `None` where it is not seen, on a blank. Then it is not seen either what is switched on but for [`SEEN_ON_BLANK`], of which
    /// nothing is.
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

    /// Returns what both want, where one style does for both.
    pub(super) fn and(&self, other: &Self) -> Option<Self> {
        let (blank, sign) = if self.fg.is_none() { (self, other) } else { (other, self) };
        let fits =
            blank == sign || blank.fg.is_none() && blank.bg == sign.bg && !sign.modifier.intersects(SEEN_ON_BLANK);
        fits.then_some(*sign)
    }
}

/// The style that a terminal writes in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pen {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl Pen {
    /// The terminal's own colours, and nothing switched on.
    pub(super) const PLAIN: Self = Self { fg: Color::Reset, bg: Color::Reset, modifier: Modifier::empty() };

    /// Returns whether it writes as is wanted.
    pub(super) fn is_meant(&self, wants: &Wants) -> bool {
        self.changed(wants) == *self
    }

    /// The style that the codes for what is wanted lead to.
    pub(super) fn after(&self, wants: &Wants) -> Self {
        self.shorter(wants).0
    }

    /// The codes that lead to what is wanted.
    pub(super) fn codes(&self, wants: &Wants) -> Codes {
        self.shorter(wants).1
    }

    /// The style with nothing changed but what is wanted otherwise.
    fn changed(&self, wants: &Wants) -> Self {
        let kept = if wants.fg.is_some() { Modifier::empty() } else { self.modifier - SEEN_ON_BLANK };
        Self { fg: wants.fg.unwrap_or(self.fg), bg: wants.bg, modifier: wants.modifier | kept }
    }

    /// Changes what is to be changed, or begins anew, whichever is shorter.
    fn shorter(&self, wants: &Wants) -> (Self, Codes) {
        let changed = self.changed(wants);
        let by_change = Codes::between(*self, changed);
        if self.modifier == changed.modifier && changed.fg == self.fg && changed.bg == self.bg {
            return (changed, by_change);
        }
        let anew = Self::PLAIN.changed(wants);
        let mut by_reset = Codes::RESET;
        by_reset.change(Self::PLAIN, anew);
        if by_reset.cost() < by_change.cost() { (anew, by_reset) } else { (changed, by_change) }
    }
}

/// The numbers of one code that changes the style.
#[derive(Debug, Clone, Copy)]
pub(super) struct Codes {
    /// As many as there can be: ten for two colours, two for each switch, and a reset.
    numbers: [u8; 32],
    count: usize,
}

impl Codes {
    /// Everything plain.
    const RESET: Self = Self { numbers: [0; 32], count: 1 };

    /// Returns the codes that lead from one style to another.
    fn between(from: Pen, to: Pen) -> Self {
        let mut codes = Self { numbers: [0; 32], count: 0 };
        codes.change(from, to);
        codes
    }

    fn change(&mut self, from: Pen, to: Pen) {
        self.switch(from.modifier, to.modifier);
        if from.fg != to.fg {
            self.color(to.fg, 30);
        }
        if from.bg != to.bg {
            self.color(to.bg, 40);
        }
    }

    fn switch(&mut self, from: Modifier, to: Modifier) {
        let mut is_on = from;
        for (switch, _, off) in SWITCHES {
            if is_on.contains(switch) && !to.contains(switch) {
                self.push(off);
                let same = SWITCHES.iter().filter(|(_, _, other)| *other == off);
                same.for_each(|(other, ..)| is_on.remove(*other));
            }
        }
        for (switch, on, _) in SWITCHES {
            if to.contains(switch) && !is_on.contains(switch) {
                self.push(on);
            }
        }
    }

    /// A colour; `base` is 30 for that of signs and 40 for that behind them. A colour with a name is asked for by its number: bold
    /// would make one of eight bright.
    fn color(&mut self, color: Color, base: u8) {
        let index = match color {
            Color::Reset => return self.push(base + 9),
            Color::Rgb(red, green, blue) => {
                for number in [base + 8, 2, red, green, blue] {
                    self.push(number);
                }
                return;
            }
            Color::Indexed(index) => index,
            Color::Black => 0,
            Color::Red => 1,
            Color::Green => 2,
            Color::Yellow => 3,
            Color::Blue => 4,
            Color::Magenta => 5,
            Color::Cyan => 6,
            Color::Gray => 7,
            Color::DarkGray => 8,
            Color::LightRed => 9,
            Color::LightGreen => 10,
            Color::LightYellow => 11,
            Color::LightBlue => 12,
            Color::LightMagenta => 13,
            Color::LightCyan => 14,
            Color::White => 15,
        };
        for number in [base + 8, 5, index] {
            self.push(number);
        }
    }

    fn push(&mut self, number: u8) {
        if let Some(place) = self.numbers.get_mut(self.count) {
            *place = number;
            self.count += 1;
        }
    }

    fn numbers(&self) -> &[u8] {
        self.numbers.get(..self.count).unwrap_or_default()
    }

    /// Returns whether the terminal is told nothing but that everything is plain, which needs no number.
    fn is_reset(&self) -> bool {
        self.numbers() == [0]
    }

    /// Returns the number of bytes they are.
    pub(super) fn cost(&self) -> usize {
        const BRACKETS: usize = 3;
        match self.numbers() {
            [] => 0,
            _ if self.is_reset() => BRACKETS,
            numbers => {
                BRACKETS - 1 + numbers.iter().map(|number| super::way::digits(u16::from(*number)) + 1).sum::<usize>()
            }
        }
    }

    /// Appends them.
    pub(super) fn write(&self, frame: &mut Vec<u8>) {
        if self.count == 0 {
            return;
        }
        frame.extend(b"\x1b[");
        if !self.is_reset() {
            for (at, number) in self.numbers().iter().enumerate() {
                if at > 0 {
                    frame.push(b';');
                }
                super::way::push_number(u16::from(*number), frame);
            }
        }
        frame.push(b'm');
    }
}
