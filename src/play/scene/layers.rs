//! Nodes in layers from the left to the right: circles with their names in them, or else the names alone.

use super::{Picture, Place, Point, Room, Unit, cells, units};

/// The fewest columns between two layers, so that an arrow is visible: between names, and between circles: the best, and the least.
const BETWEEN: f32 = 2.0;
const APART: [f32; 2] = [5.0, 3.0];
/// The most columns between names, and between circles in units.
const FAR: f32 = 16.0;
const WIDE: f32 = 2.0;
/// Rows of a circle that can be recognised.
const ROUND: f32 = 3.0;

/// The places of nodes.
#[derive(Debug, Clone)]
pub struct Layers {
    unit: Unit,
    size: Point,
    places: Vec<Vec<Place>>,
}

impl Layers {
    /// The layout of layers of nodes whose names have so many columns, with the largest circles that fit; `None` if not even the names
    /// do.
    pub fn new(layers: &[Vec<u64>], room: Room) -> Option<Self> {
        let longest = layers.iter().flatten().copied().max().unwrap_or(0) as f32;
        let most = layers.iter().map(Vec::len).max().unwrap_or(1).max(1) as f32;
        let gaps = layers.len().saturating_sub(1) as f32;
        let is_round = |unit: &Unit, apart: f32| {
            let [wide, high] = [unit.columns(units(1.0)), unit.rows(units(1.0))];
            let (w, h) = (wide * (gaps + 1.0) + apart * gaps, high * most + (most - 1.0));
            unit.is_high(ROUND) && wide > longest && w <= room.width() && h <= room.height()
        };
        let round = APART.into_iter().find_map(|apart| room.units().find(|unit| is_round(unit, apart)));
        if let Some(unit) = round {
            let (wide, high) = (unit.columns(units(1.0)), unit.rows(units(1.0)));
            let gap = ((room.width() - wide * (gaps + 1.0)) / gaps.max(1.0)).min(WIDE * wide).floor();
            let height = room.height().min((most * high * 1.6).ceil());
            return Some(Self::of(unit, &vec![wide; layers.len()], gap, (height, high), layers, |_| wide));
        }
        let widest = |layer: &Vec<u64>| layer.iter().copied().max().unwrap_or(0) as f32;
        let widths: Vec<f32> = layers.iter().map(widest).collect();
        let free = room.width() - widths.iter().sum::<f32>();
        if most > room.height() || free < BETWEEN * gaps {
            return None;
        }
        let gap = (free / gaps.max(1.0)).min(FAR).floor();
        Some(Self::of(Unit::SIGN, &widths, gap, (room.height(), 1.0), layers, |name| name as f32))
    }

    /// Layers of these widths, each node in the middle of an equal part of the height.
    fn of(
        unit: Unit,
        widths: &[f32],
        gap: f32,
        (height, high): (f32, f32),
        layers: &[Vec<u64>],
        wide: impl Fn(u64) -> f32,
    ) -> Self {
        let mut x = 0.0;
        let mut places = Vec::new();
        for (layer, width) in layers.iter().zip(widths) {
            let part = height / layer.len().max(1) as f32;
            let place = |(row, name): (usize, &u64)| {
                let y = ((row as f32 + 0.5) * part - high / 2.0).floor().clamp(0.0, (height - high).max(0.0));
                let left = x + ((width - wide(*name)) / 2.0).floor();
                Place { x: cells(left), y: cells(y), w: cells(wide(*name)), h: cells(high) }
            };
            places.push(layer.iter().enumerate().map(place).collect());
            x += width + gap;
        }
        apart(&mut places, height, high);
        Self { unit, size: (cells(x - gap), cells(height)), places }
    }

    /// An empty picture of the layers.
    pub fn picture<C>(&self) -> Picture<C> {
        Picture::new(self.unit, self.size)
    }

    /// The place of a node of a layer.
    pub fn place(&self, layer: usize, row: usize) -> Place {
        self.places.get(layer).and_then(|places| places.get(row)).copied().unwrap_or_default()
    }
}

/// Moves every second node that is alone in its layer a little, so that arrows past it are visible.
fn apart(places: &mut [Vec<Place>], height: f32, high: f32) {
    let shift = (height / 4.0).floor();
    let alone = places.iter_mut().filter(|layer| layer.len() == 1).flatten();
    for (turn, place) in alone.enumerate().skip(1) {
        let y = if turn % 2 == 1 { place.y.cells + shift } else { place.y.cells - shift };
        place.y = cells(y.clamp(0.0, (height - high).max(0.0)));
    }
}
