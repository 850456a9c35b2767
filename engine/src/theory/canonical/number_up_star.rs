//! Values that add like numbers: the sum of a number, a count of ups, and a nimber.

use super::{Value, Values};

/// A dyadic fraction m / 2^e, in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dyadic {
    /// The numerator m, which is odd unless e is 0.
    pub numerator: i64,
    /// The exponent e.
    pub exponent: u32,
}

impl Dyadic {
    /// Zero.
    pub const ZERO: Self = Self::whole(0);

    /// Creates a whole number.
    pub const fn whole(numerator: i64) -> Self {
        Self { numerator, exponent: 0 }
    }

    /// Creates m / 2^e, reduced to lowest terms.
    pub const fn new(mut numerator: i64, mut exponent: u32) -> Self {
        while exponent > 0 && numerator % 2 == 0 {
            numerator /= 2;
            exponent -= 1;
        }
        Self { numerator, exponent }
    }

    /// Returns the numerator for a larger exponent.
    const fn at(self, exponent: u32) -> Option<i64> {
        match 1_i64.checked_shl(exponent - self.exponent) {
            Some(scale) if scale > 0 => self.numerator.checked_mul(scale),
            _ => None,
        }
    }

    /// Returns the sum; `None` on overflow.
    pub fn plus(self, other: Self) -> Option<Self> {
        let exponent = self.exponent.max(other.exponent);
        Some(Self::new(self.at(exponent)?.checked_add(other.at(exponent)?)?, exponent))
    }

    const fn negative(self) -> Option<Self> {
        match self.numerator.checked_neg() {
            Some(numerator) => Some(Self { numerator, ..self }),
            None => None,
        }
    }
}

/// The sum of a number, some ups, and a nimber.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NumberUpStar {
    /// The number.
    pub number: Dyadic,
    /// The number of ups; negative for downs.
    pub ups: i64,
    /// The nimber.
    pub star: u64,
}

impl NumberUpStar {
    const ZERO: Self = Self::infinitesimal(0, 0);

    const fn infinitesimal(ups: i64, star: u64) -> Self {
        Self { number: Dyadic::ZERO, ups, star }
    }

    const fn number(number: Dyadic) -> Self {
        Self { number, ..Self::ZERO }
    }

    fn is_number(self) -> bool {
        self == Self::number(self.number)
    }

    /// Returns the sum; `None` on overflow.
    pub fn plus(self, other: Self) -> Option<Self> {
        let number = self.number.plus(other.number)?;
        Some(Self { number, ups: self.ups.checked_add(other.ups)?, star: self.star ^ other.star })
    }

    /// Returns the difference; `None` on overflow.
    pub fn minus(self, other: Self) -> Option<Self> {
        self.plus(other.negative()?)
    }

    fn negative(self) -> Option<Self> {
        Some(Self { number: self.number.negative()?, ups: self.ups.checked_neg()?, ..self })
    }

    /// Returns Left's and Right's options in the canonical form. The ups must not be negative, and without
    /// ups the number must not be either.
    fn options(self) -> [Vec<Self>; 2] {
        let number = Self::number(self.number);
        let with = |ups, star| Self { ups, star, ..number };
        match (self.ups, self.star, self.number) {
            (0, 0, Dyadic { numerator: 0, .. }) => [Vec::new(), Vec::new()],
            (0, 0, Dyadic { numerator, exponent: 0 }) => [vec![Self::number(Dyadic::whole(numerator - 1))], Vec::new()],
            (0, 0, Dyadic { numerator, exponent }) => {
                [-1, 1].map(|by| vec![Self::number(Dyadic::new(numerator + by, exponent))])
            }
            (0, star, _) => [(); 2].map(|()| (0..star).map(|star| with(0, star)).collect()),
            // ↑* = {0, * | 0}, and otherwise n↑*k = {0 | (n − 1)↑*(k xor 1)}.
            (1, 1, _) => [vec![number, with(0, 1)], vec![number]],
            (ups, star, _) => [vec![number], vec![with(ups - 1, star ^ 1)]],
        }
    }

    /// Returns whether Left wins if Right moves first.
    pub(crate) const fn is_at_least_zero(self) -> bool {
        match (self.number.numerator, self.ups) {
            (0, 0) => self.star == 0,
            // ↑ is confused with *, and greater than 0 and every other nimber.
            (0, 1) => self.star != 1,
            (0, ups) => ups > 0,
            (number, _) => number > 0,
        }
    }
}

impl Values {
    /// Returns the value of a sum of a number, ups and a nimber.
    pub(super) fn of_number_up_star(&mut self, plain: NumberUpStar) -> Value {
        if (plain.ups < 0 || (plain.ups == 0 && plain.number.numerator < 0))
            && let Some(mirrored) = plain.negative()
        {
            let value = self.of_number_up_star(mirrored);
            return self.negative(value);
        }
        let [left, right] = plain.options().map(|options| {
            let mut options: Vec<_> = options.into_iter().map(|option| self.of_number_up_star(option)).collect();
            options.sort_unstable();
            options
        });
        self.intern(&left, &right)
    }

    /// Returns a canonical form as the sum of a number, ups and a nimber; `None` if it is not such a sum.
    pub(super) fn recognise(&self, left: &[Value], right: &[Value]) -> Option<NumberUpStar> {
        let plain =
            |options: &[Value]| options.iter().map(|&option| self.number_up_star(option)).collect::<Option<Vec<_>>>();
        let (left, right) = (plain(left)?, plain(right)?);
        recognise_number(&left, &right).or_else(|| {
            // A number that all options share can be taken out: {x + L|x + R} = x + {L|R}.
            let number = left.first()?.number;
            let alike = left.iter().chain(&right).all(|option| option.number == number);
            let rest = alike.then(|| recognise_infinitesimal(&left, &right)).flatten()?;
            Some(NumberUpStar { number, ..rest })
        })
    }
}

fn recognise_number(left: &[NumberUpStar], right: &[NumberUpStar]) -> Option<NumberUpStar> {
    if !left.iter().chain(right).all(|option| option.is_number()) {
        return None;
    }
    let number = match (left, right) {
        ([], []) => Dyadic::ZERO,
        ([below], []) => below.number.plus(Dyadic::whole(1))?,
        ([], [above]) => above.number.plus(Dyadic::whole(-1))?,
        ([below], [above]) => {
            let sum = below.number.plus(above.number)?;
            let apart = above.number.plus(below.number.negative()?)?;
            if apart.numerator <= 0 {
                return None;
            }
            Dyadic::new(sum.numerator, sum.exponent + 1)
        }
        _ => return None,
    };
    Some(NumberUpStar::number(number))
}

/// Returns the ups and the nimber of `{left|right}`, ignoring the number that all options share.
fn recognise_infinitesimal(left: &[NumberUpStar], right: &[NumberUpStar]) -> Option<NumberUpStar> {
    let parts = |options: &[NumberUpStar]| {
        let mut parts: Vec<_> = options.iter().map(|option| (option.ups, option.star)).collect();
        parts.sort_unstable();
        parts
    };
    let (left, right) = (parts(left), parts(right));
    let nimbers = |parts: &[(i64, u64)]| parts.iter().copied().eq((0..parts.len() as u64).map(|star| (0, star)));
    let (ups, star) = match (&left[..], &right[..]) {
        (left, right) if left == right && nimbers(left) => (0, left.len() as u64),
        ([(0, 0), (0, 1)], [(0, 0)]) => (1, 1),
        ([(0, 0)], [(0, 0), (0, 1)]) => (-1, 1),
        ([(0, 0)], &[(ups, star)]) if ups >= 0 => (ups + 1, star ^ 1),
        (&[(ups, star)], [(0, 0)]) if ups <= 0 => (ups - 1, star ^ 1),
        _ => return None,
    };
    Some(NumberUpStar::infinitesimal(ups, star))
}
