//! An RGB colour, and the nearest of the 256 indexed ones. Also used by the build script, which reads themes.

/// A colour by its red, green and blue components.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The component values of the 6×6×6 colour cube, as in xterm and all that follow it.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

impl Rgb {
    /// Returns the colour with this index: the cube from 16 on, then greys. The first sixteen vary between terminals
    /// and are `None`.
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

    /// Returns the index of the nearest colour, from 16 on.
    pub fn nearest(self) -> u8 {
        let distance = |index: &u8| Self::indexed(*index).map_or(u32::MAX, |other| self.distance(other));
        (16..=u8::MAX).min_by_key(distance).unwrap_or(16)
    }

    /// Returns 256 times the squared distance of two colours, roughly as the eye sees it, by the weights of "redmean"
    /// (Riemersma, 2008).
    fn distance(self, other: Self) -> u32 {
        let mean = u32::from(self.0.midpoint(other.0));
        let square = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
        let (red, green, blue) = (square(self.0, other.0), square(self.1, other.1), square(self.2, other.2));
        (512 + mean) * red + 1024 * green + (767 - mean) * blue
    }
}
