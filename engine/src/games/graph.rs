//! # A token on a graph
//!
//! A token stands on one of several names joined by arrows. A move follows an arrow. Whoever cannot move loses; with
//! `last=loses`, wins.

use std::{collections::HashMap, fmt, sync::Arc};

use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    convention::Convention,
    error::MoveFault,
    fields::{Field, LAST, Preset, Setup, SetupError, SetupFault, word},
    game::Game,
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    solve::{Found, Solved},
    theory::searched::Searched,
};

/// The maximum number of arrows.
pub const ARROWS: usize = 400;
/// The maximum number of names.
pub const NAMES: usize = 60;
/// The maximum length of a name, in characters.
pub const LONGEST: usize = 8;

/// The rules, with the arrows of a setup.
#[derive(Debug)]
pub struct Graph {
    arrows: Arrows,
    start: Place,
    /// Every position that can be reached from the start.
    solved: Solved<Place>,
}

/// Names joined by arrows, and the play convention.
#[derive(Debug)]
struct Arrows {
    names: Vec<Place>,
    /// For each name, the indices of the names its arrows lead to, in the given order.
    after: Vec<Vec<usize>>,
    places: HashMap<Place, usize>,
    last: Convention,
}

/// A name: the token's position and, as a move, where it goes.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(Arc<str>);

impl Place {
    /// Returns the name itself.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Graph {
    /// Returns the names, in order of first mention.
    pub fn names(&self) -> &[Place] {
        &self.arrows.names
    }

    /// Returns the names that the arrows of a name lead to, in the given order.
    pub fn after(&self, place: &Place) -> impl Iterator<Item = &Place> {
        self.arrows.after(place)
    }

    /// Returns the name where the token starts.
    pub const fn first(&self) -> &Place {
        &self.start
    }

    /// Returns the solution of a name; `None` if the token cannot get there.
    pub fn found(&self, place: &Place) -> Option<Found> {
        self.solved.get(place)
    }
}

impl Arrows {
    /// Parses the arrows as typed, rejecting repeated ones.
    fn read(given: &str, last: Convention) -> Result<Self, SetupFault> {
        let count = given.split(',').count();
        if count > ARROWS {
            let args = vec![("count", count.to_string()), ("most", ARROWS.to_string())];
            return Err(SetupFault::Rule { key: "arrows-many", args });
        }
        let mut arrows = Self { names: Vec::new(), after: Vec::new(), places: HashMap::new(), last };
        for arrow in given.split(',') {
            let (from, to) = arrow.split_once('-').unwrap_or((arrow, ""));
            let args = || vec![("arrow", arrow.to_owned())];
            if let Some(long) = [from, to].into_iter().find(|name| name.chars().count() > LONGEST) {
                let args = vec![("name", long.to_owned()), ("most", LONGEST.to_string())];
                return Err(SetupFault::Rule { key: "name-long", args });
            }
            if from == to {
                return Err(SetupFault::Rule { key: "itself", args: args() });
            }
            let [from, to] = [from, to].map(|name| arrows.place(name));
            if arrows.names.len() > NAMES {
                return Err(SetupFault::Rule { key: "names-many", args: vec![("most", NAMES.to_string())] });
            }
            if arrows.after[from].contains(&to) {
                return Err(SetupFault::Rule { key: "twice", args: args() });
            }
            arrows.after[from].push(to);
        }
        Ok(arrows)
    }

    /// Returns the index of a name, adding it if it is new.
    fn place(&mut self, name: &str) -> usize {
        let place = Place(name.into());
        *self.places.entry(place.clone()).or_insert_with(|| {
            self.names.push(place);
            self.after.push(Vec::new());
            self.names.len() - 1
        })
    }

    fn after(&self, place: &Place) -> impl Iterator<Item = &Place> {
        let after = self.places.get(place).and_then(|at| self.after.get(*at)).map_or(&[][..], Vec::as_slice);
        after.iter().filter_map(|at| self.names.get(*at))
    }
}

/// Returns whether a text is arrows separated by commas. Their number and the lengths of the names
/// are checked later.
fn are_arrows(text: &str) -> bool {
    text.split(',').all(|arrow| arrow.split_once('-').is_some_and(|(from, to)| is_name(from) && is_name(to)))
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(char::is_alphanumeric)
}

impl Rules for Arrows {
    type Position = Place;
    type Move = Place;

    fn moves(&self, place: &Place) -> impl Iterator<Item = Place> {
        self.after(place).cloned()
    }

    fn play(&self, place: &Place, to: &Place) -> Result<Place, MoveFault> {
        if self.after(place).any(|after| after == to) {
            return Ok(to.clone());
        }
        let names: Vec<String> = self.after(place).map(ToString::to_string).collect();
        let args = vec![("from", place.to_string()), ("to", to.to_string()), ("names", names.join(", "))];
        Err(MoveFault::Rule { key: "no-arrow", args })
    }

    fn end(&self, place: &Place) -> Option<Outcome> {
        self.after(place).next().is_none().then(|| self.last.stuck())
    }
}

impl Rules for Graph {
    type Position = Place;
    type Move = Place;

    fn moves<'a>(&'a self, place: &'a Place) -> impl Iterator<Item = Place> {
        self.arrows.moves(place)
    }

    fn play(&self, place: &Place, to: &Place) -> Result<Place, MoveFault> {
        self.arrows.play(place, to)
    }

    fn end(&self, place: &Place) -> Option<Outcome> {
        self.arrows.end(place)
    }
}

impl Game for Graph {
    const ID: &'static str = "graph";
    const FIELDS: &'static [Field] = &[
        Field::word("arrows", "arrows", are_arrows, "a-b,a-c,b-d,c-d,c-e,d-f,e-f,e-d"),
        Field::word("start", "name", is_name, ""),
        LAST,
    ];
    const RULES: &'static [&'static str] = &["arrows", "last"];
    const CALLED_DRAWN: bool = true;
    const CUSTOM: bool = true;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &[] },
        Preset { id: "stairs", words: &["arrows=7-6,7-5,6-5,6-4,5-4,5-3,4-3,4-2,3-2,3-1,2-1,2-0,1-0"] },
        Preset { id: "circle", words: &["arrows=a-b,b-c,c-a,b-d,c-e,d-e,e-f,f-d,d-g"] },
        Preset { id: "misere", words: &["arrows=a-b,a-c,b-d,c-d,c-e,d-f,e-f,e-d", "last=loses"] },
        Preset {
            id: "town",
            words: &[
                "arrows=home-park,home-shop,park-pond,park-shop,shop-bank,shop-bus,pond-bus,bank-bus,bank-pond,bus-sea,pond-sea",
            ],
        },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        const LETTERS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let count = draw.below(3) + 6;
        let mut arrows = Vec::new();
        for (from, name) in LETTERS.iter().enumerate().take(count - 1) {
            // One arrow to the next name, so that every name is reached, and one or two farther ones.
            let mut to = vec![from + 1];
            for _ in 0..=draw.below(2) {
                let far = from + 2 + draw.below(3);
                if far < count && !to.contains(&far) {
                    to.push(far);
                }
            }
            arrows.extend(to.into_iter().map(|to| format!("{name}-{}", LETTERS[to])));
        }
        vec![word("arrows", arrows.join(",")), draw.last()]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let wrong = |fault| setup.error("arrows", fault);
        let arrows = Arrows::read(setup.word("arrows"), Convention::of(setup)).map_err(wrong)?;
        let start = match (setup.word("start"), arrows.names.first()) {
            ("", Some(first)) => first.clone(),
            ("", None) => return Err(wrong(SetupFault::EmptyEntry { index: 1 })),
            (start, _) => Place(start.into()),
        };
        if !arrows.places.contains_key(&start) {
            let known: Vec<String> = arrows.names.iter().map(ToString::to_string).collect();
            let args = vec![("names", known.join(", "))];
            return Err(setup.error("start", SetupFault::Rule { key: "no-name", args }));
        }
        let many = |_| wrong(SetupFault::Rule { key: "names-many", args: vec![("most", NAMES.to_string())] });
        let solved = Solved::of(&arrows, &start, NAMES, &Cancel::never()).map_err(many)?;
        Ok(Self { arrows, start, solved })
    }

    fn start(&self) -> Place {
        self.start.clone()
    }

    fn read(&self, _: &Place, text: &str) -> Result<Place, MoveFault> {
        if is_name(text) { Ok(Place(text.into())) } else { Err(MoveFault::Malformed) }
    }

    fn has_grundy(&self) -> bool {
        !self.arrows.last.is_misere() && self.found(&self.start).is_some_and(|found| found.grundy.is_some())
    }

    fn grundy(&self, place: &Place, _: &Cancel) -> Result<Option<u64>, Stopped> {
        Ok(self.found(place).and_then(|found| found.grundy).filter(|_| !self.arrows.last.is_misere()))
    }

    fn analyse(&self, place: &Place, cancel: &Cancel) -> Result<Analysis<Place>, Stopped> {
        // A name that cannot be reached from the start is solved separately.
        let own = match self.found(place) {
            Some(_) => None,
            // There are no more names than the bound, so only cancellation can fail.
            None => Some(Solved::of(self, place, NAMES, cancel).map_err(|_| Stopped)?),
        };
        let solved = own.as_ref().unwrap_or(&self.solved);
        let mut why = Searched::of(self, place, solved).ok_or(Stopped)?;
        let misere = self.arrows.last.is_misere();
        let values = why.filled.iter_mut().chain(why.moves.iter_mut().map(|reached| &mut reached.left));
        values.chain([&mut why.here]).for_each(|known| known.grundy = known.grundy.filter(|_| !misere));
        Ok(Analysis {
            worth: why.here.worth(),
            best: solved.best(self, place).collect(),
            suggested: solved.suggested(self, place),
            grundy: why.here.grundy,
            reason: Reason::Searched(why),
        })
    }
}
