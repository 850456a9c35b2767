//! # Hackenbush on stalks
//!
//! Stalks of coloured pieces grow from the ground. Blue cuts a blue or a green piece, Red a red or a green one, and
//! whatever no longer hangs on the ground falls. Whoever cannot move loses. A stalk is either red and blue, or all
//! green.

use std::{fmt, str::FromStr};

use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    digits::ordinal,
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, SetupFault, word, write_joined},
    game::Game,
    lengths::{Limits, Value, lengths},
    map::{Axis, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::hackenbush::{
        self, Color, Cut, Number, Piece, Stalk, hold_out, is_won, number, number_of, suggested, sum, winning,
    },
    worth::Worth,
};

/// The maximum number of stalks.
const STALKS: usize = 10;
/// The maximum number of pieces of a stalk.
const PIECES: usize = 60;
/// The map's step is 1 / 2^this: a quarter of a move.
const QUARTERS: u32 = 2;
/// The maximum of either coordinate of the map, in quarters.
const WIDEST: u64 = 16;

/// The rules, with the stalks of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hackenbush {
    stalks: Vec<Stalk>,
    begins: Color,
}

/// The stalks as they stand, and the player to move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Garden {
    /// The stalks in order; one that is gone is empty.
    pub stalks: Vec<Stalk>,
    /// The player to move.
    pub mover: Color,
}

impl Garden {
    /// Returns a stalk by its number, counted from 1.
    pub fn stalk(&self, number: usize) -> Option<&Stalk> {
        number.checked_sub(1).and_then(|at| self.stalks.get(at))
    }

    /// Returns the piece that a cut goes through.
    pub fn piece(&self, cut: Cut) -> Option<Piece> {
        let stalk = self.stalk(cut.stalk)?;
        cut.piece.checked_sub(1).and_then(|at| stalk.0.get(at)).copied()
    }

    /// Returns a lower bound on the number of gardens that can be reached: those in which each stalk is cut once or not at
    /// all, and the mover made as many cuts as the opponent, or one more.
    fn reaches(&self) -> u64 {
        let mut ways = std::collections::BTreeMap::from([(0_i32, 1_u64)]);
        for (at, stalk) in self.stalks.iter().enumerate() {
            let [own, other] = [self.mover, self.mover.other()].map(|color| stalk.cuts(color) as u64);
            // A green piece counts as one player's, so that no cut is counted twice.
            let [own, other] = match (stalk.is_green(), at % 2) {
                (true, 0) => [own, 0],
                (true, _) => [0, other],
                _ => [own, other],
            };
            let mut next = ways.clone();
            for (lead, count) in ways {
                *next.entry(lead + 1).or_default() += count * own;
                *next.entry(lead - 1).or_default() += count * other;
            }
            ways = next;
        }
        ways.get(&0).unwrap_or(&0) + ways.get(&1).unwrap_or(&0)
    }

    fn after(&self, cut: Cut) -> Self {
        let mut after = Self { mover: self.mover.other(), ..self.clone() };
        if let Some(stalk) = cut.stalk.checked_sub(1).and_then(|at| after.stalks.get_mut(at)) {
            *stalk = stalk.below(cut.piece);
        }
        after
    }
}

impl fmt::Display for Garden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, &self.stalks)
    }
}

/// Written `stalk:piece`.
impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.stalk, self.piece)
    }
}

impl FromStr for Cut {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Self, MoveFault> {
        let (stalk, piece) = text.split_once(':').ok_or(MoveFault::Malformed)?;
        Ok(Self { stalk: ordinal(stalk)?, piece: ordinal(piece)? })
    }
}

/// Parses stalks as typed, `br,br,r`. It does not check how many or how long they are, or whether colours are mixed.
fn stalks(text: &str) -> Option<Vec<Stalk>> {
    text.split(',').map(|stalk| stalk.parse().ok()).collect()
}

impl Hackenbush {
    /// Returns the player who makes the first move.
    pub const fn begins(&self) -> Color {
        self.begins
    }

    /// Returns a position with these numbers of quarters for Blue and for Red, and with the first or the second player
    /// to move. A stalk that was cut to pass the turn stays in the list.
    fn quarters(&self, spot: Spot) -> Garden {
        let stalk = |count: u64| {
            let value = i64::try_from(count).ok().and_then(|count| Number::new(count, QUARTERS));
            value.map_or_else(Vec::new, number_of)
        };
        let red = stalk(spot.y).into_iter().map(|piece| if piece == Piece::Blue { Piece::Red } else { Piece::Blue });
        let mut stalks = vec![Stalk(stalk(spot.x)), Stalk(red.collect())];
        stalks.retain(|stalk| !stalk.0.is_empty());
        let passed = if spot.z == 1 {
            1
        } else if stalks.is_empty() {
            2
        } else {
            0
        };
        stalks.extend(vec![Stalk::default(); passed]);
        Garden { stalks, mover: if spot.z == 0 { self.begins } else { self.begins.other() } }
    }
}

impl Rules for Hackenbush {
    type Position = Garden;
    type Move = Cut;

    fn moves(&self, garden: &Garden) -> impl Iterator<Item = Cut> {
        let on = |(at, stalk): (usize, &Stalk)| {
            let pieces = stalk.0.iter().enumerate().filter(|(_, piece)| garden.mover.cuts(**piece));
            let cuts = pieces.map(move |(height, _)| Cut { stalk: at + 1, piece: height + 1 });
            cuts.collect::<Vec<_>>()
        };
        garden.stalks.iter().enumerate().flat_map(on)
    }

    fn play(&self, garden: &Garden, cut: &Cut) -> Result<Garden, MoveFault> {
        let Some(stalk) = garden.stalk(cut.stalk) else {
            return Err(MoveFault::NoSuchPart { part: cut.stalk.to_string(), parts: garden.stalks.len() });
        };
        let mut args = vec![("stalk", cut.stalk.to_string()), ("piece", cut.piece.to_string())];
        match garden.piece(*cut) {
            Some(piece) if garden.mover.cuts(piece) => Ok(garden.after(*cut)),
            Some(piece) => {
                args.extend([("color", piece.name().to_owned()), ("who", garden.mover.name().to_owned())]);
                Err(MoveFault::Rule { key: "color", args })
            }
            None => {
                args.push(("pieces", stalk.0.len().to_string()));
                Err(MoveFault::Rule { key: "no-piece", args })
            }
        }
    }

    fn end(&self, garden: &Garden) -> Option<Outcome> {
        self.moves(garden).next().is_none().then_some(Outcome::Loss)
    }

    fn turned(&self, garden: &Garden) -> Option<Garden> {
        Some(Garden { mover: garden.mover.other(), ..garden.clone() })
    }

    /// Each stalk that stands, alone; empty if there is only one.
    fn parts(&self, garden: &Garden) -> Vec<Garden> {
        let standing = garden.stalks.iter().filter(|stalk| !stalk.0.is_empty());
        let alone = |stalk: &Stalk| Garden { stalks: vec![stalk.clone()], mover: garden.mover };
        let parts: Vec<Garden> = standing.map(alone).collect();
        if parts.len() > 1 { parts } else { Vec::new() }
    }

    /// The order of the stalks does not matter, nor do those that are gone. One of these is added if Red is to move,
    /// because the same stalks are worth something else to the other player.
    fn representative(&self, garden: &Garden) -> Garden {
        let mut stalks: Vec<Stalk> = garden.stalks.iter().filter(|stalk| !stalk.0.is_empty()).cloned().collect();
        stalks.extend((garden.mover == Color::Red).then(Stalk::default));
        stalks.sort_unstable();
        Garden { stalks, mover: garden.mover }
    }
}

/// Draws a stalk: green once in six, otherwise red and blue.
fn stalk(draw: &mut Rng) -> Stalk {
    let is_green = draw.below(6) == 0;
    let count = if is_green { draw.between(1, 3) } else { draw.between(1, 5) };
    let piece = |draw: &mut Rng| match (is_green, draw.below(2)) {
        (true, _) => Piece::Green,
        (false, 0) => Piece::Blue,
        (false, _) => Piece::Red,
    };
    Stalk((0..count).map(|_| piece(draw)).collect())
}

impl Game for Hackenbush {
    const ID: &'static str = "hackenbush";
    const FIELDS: &'static [Field] = &[
        Field::word("stalks", "stalks", |text| stalks(text).is_some(), "br,br,r"),
        Field::choice("begins", &["blue", "red"], "blue"),
    ];
    const RULES: &'static [&'static str] = &["begins"];
    const IMPARTIAL: bool = false;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &["stalks=br,br,r"] },
        Preset { id: "counting", words: &["stalks=bbb,b,rr,r"] },
        Preset { id: "quarters", words: &["stalks=brb,br,r"] },
        Preset { id: "green", words: &["stalks=br,rb,g,gg,ggg"] },
        Preset { id: "red", words: &["stalks=brr,rb,rbr,bbr,r", "begins=red"] },
        Preset { id: "thicket", words: &["stalks=bbrbr,rrbrb,brrb,rbbbr,gg,rbrr,bbbr,rr,br,ggggg"] },
    ];

    /// Of several random gardens, the one in which the players are closest, and in which the first can move.
    fn random(draw: &mut Rng) -> Vec<String> {
        const TRIED: usize = 6;
        let garden = |draw: &mut Rng| -> Vec<Stalk> { (0..draw.between(3, 5)).map(|_| stalk(draw)).collect() };
        let gardens: Vec<Vec<Stalk>> = (0..TRIED).map(|_| garden(draw)).collect();
        let is_open = |garden: &&Vec<Stalk>| garden.iter().any(|stalk| stalk.cuts(Color::Blue) > 0);
        let closest = gardens.iter().filter(is_open).min_by_key(|garden| sum(garden).0.abs());
        let begins = Garden { stalks: closest.cloned().unwrap_or_default(), mover: Color::Blue };
        if begins.stalks.is_empty() { Vec::new() } else { vec![word("stalks", begins)] }
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let begins = if setup.choice("begins") == Color::Red.name() { Color::Red } else { Color::Blue };
        let stalks = stalks(setup.word("stalks")).unwrap_or_default();
        if stalks.len() > STALKS {
            return Err(setup.error("stalks", SetupFault::Length { count: stalks.len(), min: 1, max: STALKS }));
        }
        let numbered = || (1_usize..).zip(&stalks);
        if let Some((number, stalk)) = numbered().find(|(_, stalk)| stalk.0.len() > PIECES) {
            let pieces = stalk.0.len().to_string();
            let args = vec![("stalk", number.to_string()), ("pieces", pieces), ("most", PIECES.to_string())];
            return Err(setup.error("stalks", SetupFault::Rule { key: "stalk-long", args }));
        }
        if let Some((number, stalk)) = numbered().find(|(_, stalk)| stalk.is_mixed()) {
            let args = vec![("stalk", number.to_string()), ("letters", stalk.to_string())];
            return Err(setup.error("stalks", SetupFault::Rule { key: "stalk-mixed", args }));
        }
        Ok(Self { stalks, begins })
    }

    fn start(&self) -> Garden {
        Garden { stalks: self.stalks.clone(), mover: self.begins }
    }

    fn read(&self, _: &Garden, text: &str) -> Result<Cut, MoveFault> {
        text.parse()
    }

    fn map(&self) -> Option<&dyn Mapped<Garden>> {
        Some(self)
    }

    fn lengths(&self, gardens: &[Garden], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        lengths(self, gardens, Limits::WHOLE, cancel)
    }

    fn value(&self, garden: &Garden, _: &Cancel) -> Result<Option<Value>, Stopped> {
        let (number, nimber) = sum(&garden.stalks);
        Ok(Some(Value { lead: garden.mover.lead(number), nimber }))
    }

    fn reaches(&self, garden: &Garden) -> u64 {
        garden.reaches()
    }

    fn analyse(&self, garden: &Garden, _: &Cancel) -> Result<Analysis<Cut>, Stopped> {
        let Garden { stalks, mover } = garden;
        let (number, nimber) = sum(stalks);
        let won = is_won(number, nimber, *mover);
        let keep = suggested(stalks, *mover).filter(|_| won);
        let played = if won { keep } else { hold_out(stalks, *mover) };
        Ok(Analysis {
            worth: Worth::of(Outcome::won(won)),
            best: winning(stalks, *mover).map(|left| left.cut).collect(),
            suggested: played.map(|left| left.cut),
            grundy: None,
            reason: Reason::Hackenbush(hackenbush::Hackenbush::of(stalks, *mover, keep)),
        })
    }
}

/// Two stalks as numbers: one that is Blue's, one that is Red's, and the player to move.
impl Mapped<Garden> for Hackenbush {
    fn plane(&self) -> Plane {
        let quarters = |name| Axis::new(name, 0, WIDEST);
        Plane {
            slice: Some(Axis::new("moves-made", 0, 1)),
            ..Plane::board(quarters("quarters-blue"), quarters("quarters-red"))
        }
    }

    fn at(&self, spot: Spot) -> Option<Garden> {
        self.plane().has(spot).then(|| self.quarters(spot))
    }

    fn spot(&self, garden: &Garden) -> Option<Spot> {
        let standing: Vec<&Stalk> = garden.stalks.iter().filter(|stalk| !stalk.0.is_empty()).collect();
        if standing.iter().any(|stalk| stalk.is_green()) {
            return None;
        }
        let quarter = Number::new(1, QUARTERS)?;
        let (mut blue, mut red) = (Vec::new(), Vec::new());
        for value in standing.iter().map(|stalk| number(&stalk.0)) {
            let side = if value.signum() > 0 { &mut blue } else { &mut red };
            side.push(value.abs().count_of(quarter)?);
        }
        if blue.len() > 1 || red.len() > 1 {
            return None;
        }
        let only = |side: &[u64]| side.first().copied().unwrap_or(0);
        let spot = Spot { x: only(&blue), y: only(&red), z: u64::from(garden.mover != self.begins) };
        self.plane().has(spot).then_some(spot)
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        let mut garden = self.at(spot)?;
        let (mut mover, mut moves) = (self.begins, Vec::new());
        for (at, stalk) in garden.stalks.iter_mut().enumerate().filter(|(_, stalk)| stalk.0.is_empty()) {
            stalk.0.push(if mover == Color::Blue { Piece::Blue } else { Piece::Red });
            moves.push(Cut { stalk: at + 1, piece: 1 }.to_string());
            mover = mover.other();
        }
        Some(Opening { fields: vec![word("stalks", garden)], moves })
    }

    fn glance(&self, garden: &Garden, _: &Cancel) -> Result<Glance, Stopped> {
        let (number, nimber) = sum(&garden.stalks);
        Ok(Glance::won(is_won(number, nimber, garden.mover)))
    }
}
