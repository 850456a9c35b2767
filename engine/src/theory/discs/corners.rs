//! Corners, where two of the circles meet: in whole units of [`Decimal`](crate::decimal::Decimal), correct to a few
//! units.

use super::{Plate, Point};

/// Returns `above / below` rounded to the nearest integer; `below` must be positive.
const fn quotient(above: i128, below: i128) -> i128 {
    (2 * above + below).div_euclid(2 * below)
}

fn point(x: i128, y: i128) -> Option<Point> {
    // A point that does not fit is off any table.
    Some(Point::of_units(i64::try_from(x).ok()?, i64::try_from(y).ok()?))
}

/// Returns the points at distance 2r + `play` from both coins.
pub(super) fn with_coin(plate: &Plate, a: Point, b: Point, play: i64) -> [Option<Point>; 2] {
    let radius = i128::from(plate.gap() + play);
    let ([ax, ay], [bx, by]) = (a.wide(), b.wide());
    let (dx, dy) = (bx - ax, by - ay);
    let square = dx * dx + dy * dy;
    let rest = 4 * radius * radius - square;
    if rest < 0 || square == 0 {
        return [None; 2];
    }
    // Half the chord is √rest / 2; the chord is perpendicular to the line between the coins.
    let (chord, far) = (rest.isqrt(), square.isqrt());
    [chord, -chord].map(|chord| {
        let x = quotient((ax + bx) * far - dy * chord, 2 * far);
        let y = quotient((ay + by) * far + dx * chord, 2 * far);
        point(x, y)
    })
}

/// Returns the points at distance R − r − `play` from the table's centre and 2r + `play` from a coin.
pub(super) fn with_rim(plate: &Plate, coin: Point, play: i64) -> [Option<Point>; 2] {
    /// The bits of a scaled coordinate: enough for an exact direction even if the coin is next to the centre.
    const BITS: u32 = 59;
    let [x, y] = coin.wide();
    let (reach, radius) = (i128::from(plate.reach() - play), i128::from(plate.gap() + play));
    let square = x * x + y * y;
    // The triangle of the two centres and a corner. Both factors are whole numbers, so even circles that just touch are
    // decided exactly.
    let (inner, outer) = (square - (reach - radius).pow(2), (reach + radius).pow(2) - square);
    if reach < 0 || square == 0 || inner < 0 || outer < 0 {
        return [None; 2];
    }
    let used = i128::BITS - x.abs().max(y.abs()).leading_zeros();
    let shift = BITS.saturating_sub(used);
    let (x, y, inner) = (x << shift, y << shift, inner << (2 * shift));
    let far = (x * x + y * y).isqrt();
    let along = quotient((square + reach * reach - radius * radius) << shift, 2 * far);
    let across = quotient(inner.isqrt() * outer.isqrt(), 2 * far);
    [across, -across].map(|across| point(quotient(x * along - y * across, far), quotient(y * along + x * across, far)))
}

/// Returns points of the circle of possible centres along the rim that are decimals.
///
/// If R = 3r and a coin lies on the centre, nothing but that circle is left, and its points have no play at all. Then
/// the points of the right triangle with sides 3, 4 and 5 are tried, turned repeatedly as long as they stay decimals.
pub(super) fn rim_points(plate: &Plate) -> impl Iterator<Item = Point> + use<> {
    let reach = plate.reach();
    let is_ring = reach == plate.gap();
    let turned = |(x, y): &(i64, i64)| {
        let (x, y) = (i128::from(*x), i128::from(*y));
        let (right, up) = (3 * x - 4 * y, 4 * x + 3 * y);
        let whole = |number: i128| (number % 5 == 0).then(|| i64::try_from(number / 5).ok()).flatten();
        Some((whole(right)?, whole(up)?))
    };
    let turns = std::iter::successors(Some((reach, 0)), turned).take(if is_ring { usize::MAX } else { 1 });
    turns.flat_map(|(x, y)| {
        let quarter = [(x, y), (-y, x), (-x, -y), (y, -x)];
        let mirrored = quarter.map(|(x, y)| (x, -y));
        let all = quarter.into_iter().chain(mirrored.into_iter().filter(move |_| y != 0));
        all.map(|(x, y)| Point::of_units(x, y))
    })
}
