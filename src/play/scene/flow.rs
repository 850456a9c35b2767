//! Texts one after another like the words of a sentence, and rows of text below them.

use super::{Picture, Place, Room, Unit, cells};

/// The places of texts.
#[derive(Debug, Clone)]
pub struct Flow {
    width: f32,
    height: f32,
    places: Vec<Place>,
    /// Rows that are out of sight above.
    above: f32,
}

impl Flow {
    /// The layout of texts of so many columns, as far down as the one to see.
    pub fn new(texts: impl IntoIterator<Item = u64>, at: usize, room: Room) -> Self {
        let (mut x, mut y) = (0.0, 0.0);
        let mut places = Vec::new();
        for text in texts {
            let wide = text as f32;
            if x > 0.0 && x + wide > room.width() {
                (x, y) = (0.0, y + 1.0);
            }
            places.push(Place { x: cells(x), y: cells(y), w: cells(wide), h: cells(1.0) });
            x += wide + 1.0;
        }
        let row = places.get(at).map_or(0.0, |place| place.y.cells);
        Self { width: room.width(), height: room.height(), places, above: (row + 1.0 - room.height()).max(0.0) }
    }

    /// An empty picture of the texts.
    pub fn picture<C>(&self) -> Picture<C> {
        Picture::new(Unit::SIGN, (cells(self.width), cells(self.height)))
    }

    /// The columns of a row.
    pub const fn width(&self) -> usize {
        super::whole(self.width) as usize
    }

    /// The place of a text, if it is in sight.
    pub fn place(&self, at: usize) -> Option<Place> {
        let place = self.places.get(at)?.moved((cells(0.0), cells(-self.above)));
        (0.0..self.height).contains(&place.y.cells).then_some(place)
    }

    /// The rows below the texts and a free one.
    pub fn below(&self) -> impl Iterator<Item = Place> + use<> {
        let first = self.places.last().map_or(0.0, |place| place.y.cells + 2.0) - self.above;
        let (width, rows) = (cells(self.width), super::whole(self.height - first));
        (0..rows).map(move |row| Place { x: cells(0.0), y: cells(first + f32::from(row)), w: width, h: cells(1.0) })
    }
}
