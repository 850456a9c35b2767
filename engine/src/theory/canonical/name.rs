//! Values in the usual notation.

use std::{cmp::Ordering, collections::HashMap, fmt};

use super::{Dyadic, NumberUpStar, Value, Values};

/// A value in the usual notation, such as `↑*` or `{*|⇓}`; with `{:#}` in ASCII: `^*`, `{*|vv}`.
///
/// Numbers are whole or dyadic fractions. ↑3 is three ups, and 3↑ is 3 + ↑. *2 is a nimber. ±x is `{x|−x}`. ⧾_x, in
/// ASCII +_x, is `{0|{0|−x}}`, and ⧿_x, in ASCII -_x, is its negative. Everything else is written with its options.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Name(String);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.write_str(&self.0);
        }
        self.0.chars().try_for_each(|sign| match sign {
            '↑' => f.write_str("^"),
            '↓' => f.write_str("v"),
            '⇑' => f.write_str("^^"),
            '⇓' => f.write_str("vv"),
            '±' => f.write_str("+-"),
            '⧾' => f.write_str("+"),
            '⧿' => f.write_str("-"),
            other => write!(f, "{other}"),
        })
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.exponent {
            0 => self.numerator.fmt(f),
            exponent => write!(f, "{}/{}", self.numerator, 1_u128 << exponent.min(127)),
        }
    }
}

impl fmt::Display for NumberUpStar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.number.numerator != 0 || (self.ups == 0 && self.star == 0) {
            self.number.fmt(f)?;
        }
        match self.ups {
            0 => {}
            1 => f.write_str("↑")?,
            2 => f.write_str("⇑")?,
            -1 => f.write_str("↓")?,
            -2 => f.write_str("⇓")?,
            ups => write!(f, "{}{}", if ups > 0 { '↑' } else { '↓' }, ups.unsigned_abs())?,
        }
        match self.star {
            0 => Ok(()),
            1 => f.write_str("*"),
            star => write!(f, "*{star}"),
        }
    }
}

impl Values {
    /// Returns the name of a value in the usual notation.
    pub fn name(&mut self, value: Value) -> Name {
        let mut known = HashMap::new();
        Name(self.write(value, &mut known))
    }

    fn write(&mut self, value: Value, known: &mut HashMap<Value, String>) -> String {
        if let Some(name) = known.get(&value) {
            return name.clone();
        }
        let name = self.number_up_star(value).map(|plain| plain.to_string());
        let name = name.or_else(|| self.write_switch(value, known));
        let name = name.or_else(|| self.write_tiny(value, known)).unwrap_or_else(|| {
            let (left, right) = (self.left(value).to_vec(), self.right(value).to_vec());
            format!("{{{}|{}}}", self.write_options(&left, known), self.write_options(&right, known))
        });
        known.insert(value, name.clone());
        name
    }

    /// Writes options in an order that does not depend on what was computed before.
    fn write_options(&mut self, options: &[Value], known: &mut HashMap<Value, String>) -> String {
        let mut names: Vec<_> =
            options.iter().map(|&option| (self.birthday(option), self.write(option, known))).collect();
        names.sort_unstable();
        names.into_iter().map(|(_, name)| name).collect::<Vec<_>>().join(",")
    }

    fn write_switch(&mut self, value: Value, known: &mut HashMap<Value, String>) -> Option<String> {
        let (&[left], &[right]) = (self.left(value), self.right(value)) else { return None };
        (self.negative(left) == right).then(|| format!("±{}", self.write_part(left, known)))
    }

    fn write_tiny(&mut self, value: Value, known: &mut HashMap<Value, String>) -> Option<String> {
        let (sign, inner) = match (self.left(value), self.right(value)) {
            (&[Value::ZERO], &[inner]) => ('⧾', inner),
            (&[inner], &[Value::ZERO]) => ('⧿', self.negative(inner)),
            _ => return None,
        };
        let (&[Value::ZERO], &[threat]) = (self.left(inner), self.right(inner)) else { return None };
        let size = self.negative(threat);
        let positive = self.beside_zero(size) == Some(Ordering::Greater);
        positive.then(|| format!("{sign}_{}", self.write_part(size, known)))
    }

    /// Writes a value after a sign: in brackets unless it is a non-negative whole number.
    fn write_part(&mut self, value: Value, known: &mut HashMap<Value, String>) -> String {
        let name = self.write(value, known);
        if name.bytes().all(|byte| byte.is_ascii_digit()) { name } else { format!("({name})") }
    }
}
