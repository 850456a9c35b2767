//! The values of regions in canonical form.

use std::{collections::HashMap, hash::BuildHasherDefault};

use super::{Cells, Side, search::Mixed};
use crate::{
    cancel::{Cancel, Stopped},
    theory::canonical::{Name, Thermograph, Value, Values},
};

/// The values of regions, each computed on first use. Vert is Left.
#[derive(Debug, Default)]
pub struct RegionValues {
    values: Values,
    known: HashMap<Cells, Value, BuildHasherDefault<Mixed>>,
}

impl RegionValues {
    /// Forgets everything if more than `most` canonical forms are stored. Values from before are no longer valid.
    pub(crate) fn forget_beyond(&mut self, most: usize) {
        if self.values.count() > most {
            *self = Self::default();
        }
    }

    /// Returns the value of any cells: the sum of the values of their regions.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn sum(&mut self, cells: Cells, cancel: &Cancel) -> Result<Value, Stopped> {
        let mut sum = Value::ZERO;
        for region in cells.coverable(Side::Vert).or(cells.coverable(Side::Horz)).regions() {
            let value = self.value(region, cancel)?;
            sum = self.values.sum(sum, value, cancel)?;
        }
        Ok(sum)
    }

    fn value(&mut self, region: Cells, cancel: &Cancel) -> Result<Value, Stopped> {
        let region = region.representative();
        if let Some(known) = self.known.get(&region) {
            return Ok(*known);
        }
        let left: Vec<Cells> = region.after_vert().collect();
        let right: Vec<Cells> = region.after_horz().collect();
        let left = left.into_iter().map(|cells| self.sum(cells, cancel)).collect::<Result<Vec<_>, _>>()?;
        let right = right.into_iter().map(|cells| self.sum(cells, cancel)).collect::<Result<Vec<_>, _>>()?;
        let value = self.values.of(&left, &right, cancel)?;
        self.known.insert(region, value);
        let negative = self.values.negative(value);
        self.known.insert(region.turned().representative(), negative);
        Ok(value)
    }

    /// Returns the name of a value, such as `±1` or `{2|0}`.
    pub fn name(&mut self, value: Value) -> Name {
        self.values.name(value)
    }

    /// Returns the thermograph of a value, with its mean and temperature.
    pub fn thermograph(&self, value: Value) -> Thermograph {
        self.values.thermograph(value)
    }
}
