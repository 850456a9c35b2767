//! The gaps as heaps of nim: coins between the rams, in groups of powers of two, each tied to its twin on another track.

use zugzwang_engine::games::{Northcott, northcott::Go};

use super::{gap_after, track_of};
use crate::play::boards::{
    prelude::*,
    twins::{Part, parts},
};

/// The part of a square that is left free on each side of a coin.
const AROUND: f32 = 0.25;
/// Columns behind a track for its gap, before the parts of the gap.
const BEHIND: f32 = 11.0;

/// A group of coins that counts as one: a power of two.
struct Group {
    /// Its track, and its cells.
    track: u64,
    first: u64,
    size: u64,
    /// The group of the same size on another track, if there is one.
    twin: Option<usize>,
}

impl Group {
    const fn last(&self) -> u64 {
        self.first + self.size - 1
    }
}

/// The gaps as the move under the cursor would leave them.
pub(super) struct Gaps {
    groups: Vec<Group>,
    /// The cell of the ram that the cursor's move sends back: no coin lies on it.
    left: Option<(u64, u64)>,
    /// The cells that the cursor's move takes from a gap: the track, the first and the last.
    taken: Option<(u64, u64, u64)>,
}

impl Gaps {
    /// The gaps of a position whose reason is known.
    pub(super) fn of(scene: &Scene<'_, Northcott>) -> Option<Self> {
        let Some(Reason::Gaps(_)) = scene.reason else { return None };
        let rams = scene.position;
        let left = (1..).zip(&rams.tracks).map(|(number, track)| {
            let cursor = scene.cursor.filter(|go| go.track == number);
            cursor.map_or(track.gap(), |go| gap_after(rams, *track, go.cell))
        });
        let left: Vec<u64> = left.collect();
        // The cell of each track at which the next group begins.
        let begins = rams.tracks.iter().zip(&left).map(|(track, left)| match rams.mover {
            Seat::First => track.right - left,
            Seat::Second => track.left + 1,
        });
        let mut begins: Vec<u64> = begins.collect();
        let group = |part: Part| {
            let first = begins[part.of];
            begins[part.of] += part.size;
            Group { track: part.of as u64 + 1, first, size: part.size, twin: part.twin }
        };
        let groups = parts(&left).into_iter().map(group).collect();
        let taken = scene.cursor.and_then(|go| taken(scene, *go));
        let left =
            scene.cursor.map(|go| (go.track as u64, track_of(scene.position, go.track).of(scene.position.mover)));
        Some(Self { groups, left, taken })
    }

    /// Puts the coins into the gaps, and below them the numbers of their groups and the ties to their twins.
    pub(super) fn put(&self, lanes: &Grid, picture: &mut Picture<Go>) {
        if !picture.unit.is_raster() {
            return self.put_sums(lanes, picture);
        }
        let taken = self.taken.into_iter().flat_map(|(track, from, to)| (from..=to).map(move |cell| (track, cell)));
        let groups = self.groups.iter().flat_map(|group| {
            let state = if group.twin.is_some() { State::Good } else { State::Bad };
            (group.first..=group.last()).map(move |cell| ((group.track, cell), state))
        });
        for ((track, cell), state) in taken.map(|at| (at, State::Chosen)).chain(groups) {
            if let Some(place) = lanes.place(track, cell).filter(|_| self.left != Some((track, cell))) {
                picture.put(Shape::Coin, state, place.inset(units(AROUND), units(AROUND)));
            }
        }
        if lanes.band() == 0.0 {
            return self.put_sums(lanes, picture);
        }
        for group in &self.groups {
            if let Some(twin) = group.twin.and_then(|at| self.groups.get(at)).filter(|twin| twin.track > group.track) {
                tie(group, twin, lanes, picture);
            }
        }
        self.groups.iter().for_each(|group| put_number(group, lanes, picture));
    }

    /// Writes the sizes of the groups of each track, where there is no room for coins.
    fn put_sums(&self, lanes: &Grid, picture: &mut Picture<Go>) {
        for groups in self.groups.chunk_by(|one, other| one.track == other.track) {
            let Some(row) = groups.first().and_then(|group| lanes.row(group.track)) else { continue };
            let words = groups.iter().map(|group| group.size.to_string()).collect::<Vec<_>>().join("+");
            let is_paired = groups.iter().all(|group| group.twin.is_some());
            let (sign, tone) = if is_paired { (Sign::Wins, Tone::Good) } else { (Sign::Loses, Tone::Bad) };
            let (x, y) = (row.x + row.w + cells(BEHIND), picture.unit.middle_row(row.middle().1));
            picture.sign((x, y), Align::Left, sign, tone);
            picture.label((x + cells(2.0), y), Align::Left, words, tone);
        }
    }
}

/// The cells between a ram and where the cursor's move takes it, if that is forward.
fn taken(scene: &Scene<'_, Northcott>, go: Go) -> Option<(u64, u64, u64)> {
    let track = track_of(scene.position, go.track);
    let (first, last) = match scene.position.mover {
        Seat::First => (track.left + 1, go.cell.saturating_sub(1)),
        Seat::Second => (go.cell + 1, track.right - 1),
    };
    (first <= last).then_some((go.track as u64, first, last))
}

/// The row below a square.
fn below(square: Place, picture: &Picture<Go>) -> Len {
    square.y + picture.unit.whole(square.h)
}

/// Writes the size of a group below it, in the middle of a line as long as the group if there is a row for it.
fn put_number(group: &Group, lanes: &Grid, picture: &mut Picture<Go>) {
    let ends = lanes.place(group.track, group.first).zip(lanes.place(group.track, group.last()));
    let Some(place) = ends.map(|(first, last)| first.to(last)) else { return };
    let tone = if group.twin.is_some() { Tone::Good } else { Tone::Bad };
    let y = below(place, picture);
    if group.size > 1 && lanes.band() > 1.0 {
        picture.line([(place.x + cells(1.0), y), (place.x + place.w - cells(2.0), y)], tone);
    }
    let number = if group.size > 1 { format!(" {} ", group.size) } else { group.size.to_string() };
    picture.label((place.middle().0, y), Align::Middle, number, tone);
}

/// Ties each coin of a group to the one below it, or else one of each group. Ties pass behind the tracks between.
fn tie(group: &Group, twin: &Group, lanes: &Grid, picture: &mut Picture<Go>) {
    let (from, to) = (group.first.max(twin.first), group.last().min(twin.last()));
    if from > to && lanes.band() < 2.0 {
        return;
    }
    let crossed = if from <= to { from..=to } else { from..=from };
    let spots = (group.track..twin.track).flat_map(|track| crossed.clone().map(move |cell| (track, cell)));
    for (track, cell) in spots {
        let Some(place) = lanes.row(twin.track).and_then(|_| lanes.place(track, cell)) else { continue };
        let y = below(place, picture) + cells(lanes.band() - 1.0);
        let at = |place: Place| (place.middle().0 - cells(0.5), y);
        // Where no coin lies below another, the tie goes along the nearest ones.
        let beside = if from <= to || track > group.track { None } else { lanes.place(track, to) };
        picture.tie([Some(place), beside].into_iter().flatten().map(at).collect::<Vec<_>>(), Tone::Good);
    }
}
