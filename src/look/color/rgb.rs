//! A colour, and the nearest of the 256. The build reads themes with it, too.

/// A colour by its shares of red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The steps of the cube that 216 of the 256 colours are; those of xterm, which all terminals follow.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

impl Rgb {
    /// One of the 256 that all terminals agree on: a cube of six steps a side from 16 on, then greys. The first sixteen are the
    /// terminal's own, and `None`.
    pub const fn indexed(index: u8) -> Option<Self> {
        match index {
            0..16 => None,
            16..232 => {
                let at = index - 16;
                Some(Self(STEPS[(at / 36) as usize], STEPS[(at / 6 % 6) as usize], STEPS[(at % 6) as usize]))
            }
            232.. => {
                let grey = 8 + (index - 232) * 10;
                Some(Self(grey, grey, grey))
            }
        }
    }

    /// The nearest of the 256 that all terminals agree on.
    pub fn nearest(self) -> u8 {
        let apart = |index: &u8| Self::indexed(*index).map_or(u32::MAX, |other| self.apart(other));
        (16..=u8::MAX).min_by_key(apart).unwrap_or(16)
    }

    /// Returns 256 times the square of the distance of two colours as the eye sees it, more or less; by the weights of
    /// "redmean" (Riemersma, 2008).
    fn apart(self, other: Self) -> u32 {
        let mean = u32::from(self.0.midpoint(other.0));
        let square = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
        let (red, green, blue) = (square(self.0, other.0), square(self.1, other.1), square(self.2, other.2));
        (512 + mean) * red + 1024 * green + (767 - mean) * blue
    }
}
