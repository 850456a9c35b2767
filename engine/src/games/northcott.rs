//! # Northcott's game
//!
//! Two rams stand on each track, the left one belonging to the first player and the right one to the second. A move
//! takes one of your own rams any number of free cells forward or back on its track, but not onto or past the
//! opponent's ram and not off the track. Whoever cannot move loses.

use std::{cmp::Reverse, fmt, str::FromStr};

use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    digits::{ordinal, whole},
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, SetupFault, word},
    game::Game,
    heaps::Heaps,
    map::{Axis, Glance, Mapped, Opening, Plane, Spot},
    outcome::{Outcome, Seat},
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::gaps::Gaps,
    worth::Worth,
};

/// The maximum number of tracks.
const TRACKS: usize = 10;

/// The rules, with the board of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Northcott {
    cells: u64,
    rams: Vec<Track>,
}

/// The cells of the two rams on a track, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Track {
    /// The first player's ram.
    pub left: u64,
    /// The second player's ram.
    pub right: u64,
}

impl Track {
    /// Returns the number of cells between the rams.
    pub const fn gap(self) -> u64 {
        self.right - self.left - 1
    }

    /// Returns the cell of a player's ram.
    pub const fn of(self, seat: Seat) -> u64 {
        match seat {
            Seat::First => self.left,
            Seat::Second => self.right,
        }
    }

    const fn with(self, seat: Seat, cell: u64) -> Self {
        match seat {
            Seat::First => Self { left: cell, ..self },
            Seat::Second => Self { right: cell, ..self },
        }
    }
}

/// The positions of the rams, and the player to move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rams {
    /// The tracks in order.
    pub tracks: Vec<Track>,
    /// The player to move.
    pub mover: Seat,
}

impl Rams {
    /// Returns a track by its number, counted from 1.
    pub fn track(&self, number: usize) -> Option<Track> {
        number.checked_sub(1).and_then(|at| self.tracks.get(at)).copied()
    }
}

impl fmt::Display for Rams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, track) in self.tracks.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            write!(f, "{comma}{}-{}", track.left, track.right)?;
        }
        Ok(())
    }
}

/// A move: the player's own ram on a track goes to a cell. Both count from 1; written `track:cell`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Go {
    /// The track.
    pub track: usize,
    /// The cell.
    pub cell: u64,
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.track, self.cell)
    }
}

impl FromStr for Go {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Self, MoveFault> {
        let (track, cell) = text.split_once(':').ok_or(MoveFault::Malformed)?;
        Ok(Self { track: ordinal(track)?, cell: whole(cell)? })
    }
}

/// Parses tracks as typed, `1-8,3-5`. It does not check whether they fit on the board.
fn tracks(text: &str) -> Option<Vec<Track>> {
    text.split(',').map(track).collect()
}

fn track(text: &str) -> Option<Track> {
    let (left, right) = text.split_once('-')?;
    Some(Track { left: whole(left).ok()?, right: whole(right).ok()? })
}

impl Northcott {
    /// Returns the number of cells of a track.
    pub const fn cells(&self) -> u64 {
        self.cells
    }

    /// Returns the cells the mover's ram on a track can go to, ascending.
    pub fn reach(&self, rams: &Rams, track: Track) -> impl Iterator<Item = u64> + use<> {
        let from = track.of(rams.mover);
        let cells = match rams.mover {
            Seat::First => 1..=track.right - 1,
            Seat::Second => track.left + 1..=self.cells,
        };
        cells.filter(move |cell| *cell != from)
    }

    /// Returns the number of cells behind a player's ram.
    const fn behind(&self, seat: Seat, track: Track) -> u64 {
        match seat {
            Seat::First => track.left - 1,
            Seat::Second => self.cells - track.right,
        }
    }

    fn gaps(&self, rams: &Rams) -> Gaps {
        let gaps: Vec<u64> = rams.tracks.iter().map(|track| track.gap()).collect();
        let behind = |seat| rams.tracks.iter().map(|track| self.behind(seat, *track)).collect();
        Gaps::of(&gaps, behind(rams.mover), behind(rams.mover.other()))
    }

    fn after(rams: &Rams, go: Go) -> Rams {
        let mut after = Rams { mover: rams.mover.other(), ..rams.clone() };
        if let Some(track) = go.track.checked_sub(1).and_then(|at| after.tracks.get_mut(at)) {
            *track = track.with(rams.mover, go.cell);
        }
        after
    }

    /// Returns the moves that make the nim-sum 0, in order: at most one advance and one retreat per track.
    fn winning<'a>(&'a self, rams: &'a Rams, why: &'a Gaps) -> impl Iterator<Item = Go> + 'a {
        let on = move |(at, track): (usize, &'a Track)| {
            let cells = self.reach(rams, *track);
            let wins = move |cell: &u64| Some(track.with(rams.mover, *cell).gap()) == why.wanted(at);
            cells.filter(wins).map(move |cell| Go { track: at + 1, cell })
        };
        rams.tracks.iter().enumerate().flat_map(on)
    }

    /// Returns whether a move goes forward.
    fn advances(rams: &Rams, go: Go) -> bool {
        rams.track(go.track).is_some_and(|track| track.with(rams.mover, go.cell).gap() < track.gap())
    }

    /// Returns the move to play in a lost position: one that lasts longest and, of several, has the fewest winning
    /// replies.
    fn hold_out(&self, rams: &Rams) -> Option<Go> {
        self.moves(rams).min_by_key(|go| {
            let after = Self::after(rams, *go);
            let gaps = self.gaps(&after);
            (Reverse(gaps.remoteness()), self.winning(&after, &gaps).count())
        })
    }
}

impl Rules for Northcott {
    type Position = Rams;
    type Move = Go;

    fn moves(&self, rams: &Rams) -> impl Iterator<Item = Go> {
        let on = |(at, track): (usize, &Track)| self.reach(rams, *track).map(move |cell| Go { track: at + 1, cell });
        rams.tracks.iter().enumerate().flat_map(on)
    }

    fn play(&self, rams: &Rams, go: &Go) -> Result<Rams, MoveFault> {
        let Some(track) = rams.track(go.track) else {
            return Err(MoveFault::NoSuchPart { part: go.track.to_string(), parts: rams.tracks.len() });
        };
        let mut cells = self.reach(rams, track);
        if self.reach(rams, track).any(|cell| cell == go.cell) {
            return Ok(Self::after(rams, *go));
        }
        let mut args = vec![("track", go.track.to_string()), ("from", track.of(rams.mover).to_string())];
        let Some(first) = cells.next() else { return Err(MoveFault::Rule { key: "no-cell", args }) };
        let last = cells.last().unwrap_or(first);
        args.extend([("first", first.to_string()), ("last", last.to_string())]);
        Err(MoveFault::Rule { key: "reach", args })
    }

    fn end(&self, rams: &Rams) -> Option<Outcome> {
        self.moves(rams).next().is_none().then_some(Outcome::Loss)
    }

    /// The order of the tracks does not matter.
    fn representative(&self, rams: &Rams) -> Rams {
        let mut tracks = rams.tracks.clone();
        tracks.sort_unstable_by_key(|track| (track.left, track.right));
        Rams { tracks, mover: rams.mover }
    }

    fn turned(&self, rams: &Rams) -> Option<Rams> {
        Some(Rams { mover: rams.mover.other(), ..rams.clone() })
    }
}

impl Game for Northcott {
    const ID: &'static str = "northcott";
    const FIELDS: &'static [Field] = &[
        Field::int("tracks", 1, 10, "3"),
        Field::int("cells", 2, 40, "8"),
        Field::word("rams", "rams", |text| tracks(text).is_some(), "").instead_of("tracks"),
    ];
    const RULES: &'static [&'static str] = &["cells"];
    const IMPARTIAL: bool = false;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &[] },
        Preset { id: "staggered", words: &["cells=8", "rams=1-8,2-6,4-5,1-4"] },
        Preset { id: "worked", words: &["cells=40", "rams=1-20,5-14,2-17,9-19,3-27"] },
        Preset { id: "even", words: &["cells=9", "rams=1-5,3-7,4-9,2-7"] },
        Preset { id: "wide", words: &["tracks=10", "cells=40"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        let cells = draw.between(8, 14);
        let rams = (0..draw.between(3, 5)).map(|_| {
            let left = draw.between(1, cells / 2);
            format!("{left}-{}", draw.between(left + 1, cells))
        });
        let rams = rams.collect::<Vec<_>>().join(",");
        vec![word("cells", cells), word("rams", rams)]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let cells = setup.count("cells");
        let Some(rams) = tracks(setup.word("rams")) else {
            let all = Track { left: 1, right: cells };
            let count = usize::try_from(setup.count("tracks")).unwrap_or(TRACKS);
            return Ok(Self { cells, rams: vec![all; count] });
        };
        if rams.len() > TRACKS {
            return Err(setup.error("rams", SetupFault::Length { count: rams.len(), min: 1, max: TRACKS }));
        }
        let fits = |track: &Track| 1 <= track.left && track.left < track.right && track.right <= cells;
        let mut typed = setup.word("rams").split(',').zip(&rams);
        match typed.find(|(_, track)| !fits(track)) {
            None => Ok(Self { cells, rams }),
            Some((typed, _)) => {
                let args = vec![("track", typed.to_owned()), ("cells", cells.to_string())];
                Err(setup.error("rams", SetupFault::Rule { key: "off-track", args }))
            }
        }
    }

    fn start(&self) -> Rams {
        Rams { tracks: self.rams.clone(), mover: Seat::First }
    }

    fn read(&self, _: &Rams, text: &str) -> Result<Go, MoveFault> {
        text.parse()
    }

    fn map(&self) -> Option<&dyn Mapped<Rams>> {
        Some(self)
    }

    fn analyse(&self, rams: &Rams, _: &Cancel) -> Result<Analysis<Go>, Stopped> {
        let why = self.gaps(rams);
        let winning = || self.winning(rams, &why);
        // A winner who only advances is sure to finish the game.
        let suggested = winning().find(|go| Self::advances(rams, *go)).or_else(|| self.hold_out(rams));
        Ok(Analysis {
            worth: Worth { remoteness: Some(why.remoteness()), ..Worth::of(Outcome::won(why.heaps.nim_sum != 0)) },
            best: winning().collect(),
            suggested,
            grundy: None,
            reason: Reason::Gaps(why),
        })
    }
}

impl Mapped<Rams> for Northcott {
    /// The gaps of two tracks, and of a third one.
    fn plane(&self) -> Plane {
        let gap = |name| Axis::new(name, 0, self.cells - 2);
        Plane { slice: Some(gap("gap-three")), ..Plane::board(gap("gap-one"), gap("gap-two")) }
    }

    fn at(&self, spot: Spot) -> Option<Rams> {
        let tracks = Heaps::of_spot(spot).0.into_iter().map(|gap| Track { left: 1, right: gap + 2 });
        self.plane().has(spot).then(|| Rams { tracks: tracks.collect(), mover: Seat::First })
    }

    fn spot(&self, rams: &Rams) -> Option<Spot> {
        Heaps(rams.tracks.iter().map(|track| track.gap()).collect()).spot()
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        self.at(spot).map(|rams| Opening::of([word("rams", rams)]))
    }

    fn glance(&self, rams: &Rams, _: &Cancel) -> Result<Glance, Stopped> {
        let gaps = self.gaps(rams);
        Ok(Glance { remoteness: Some(gaps.remoteness()), ..Glance::won(gaps.heaps.nim_sum != 0) })
    }
}
