//! The wall of boxes: every position that can be reached, with its moves and what theory says of it.

use std::{
    collections::{HashMap, HashSet},
    fmt::Debug,
};

use super::drawer::Drawer;
use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    fields::{Setup, SetupError},
    game::{Game, Listing},
    outcome::Outcome,
    reason::Reason,
    worth::Worth,
};

/// The box or the end that a move leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lead {
    /// To the position of this box, from which the opponent draws.
    Box(usize),
    /// To the end of the game, with this result for the player whose turn it would be.
    End(Outcome),
}

/// No boxes can be made for a setup.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum CabinetError {
    /// The setup is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// More positions can be reached than there are boxes.
    #[error("more than {} positions", Cabinet::MOST_BOXES)]
    Boxes,
    /// The positions have more moves in all than there are colours.
    #[error("more than {} moves", Cabinet::MOST_COLOURS)]
    Colours,
    /// No list holds every move of the game.
    #[error("the moves cannot be listed")]
    Unlisted,
    /// Theory does not know every position of the game.
    #[error("the outcome of {0} is not known")]
    Unknown(String),
    /// The setup has no move.
    #[error("the setup has no move")]
    Over,
    /// The asker withdrew the question.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// Every position that can be reached from a setup, one box for all that a symmetry makes the same.
///
/// Boxes are numbered from 0, the setup's first, then by the number of moves they are away from it. The colours of all boxes
/// are numbered through, too: those of one box side by side, in the game's move order.
pub struct Cabinet {
    game: &'static str,
    setup: Setup,
    boxes: Vec<Matchbox>,
    colours: Vec<Colour>,
    sage: Box<dyn Sage>,
}

impl Debug for Cabinet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { game, setup, .. } = self;
        f.debug_struct("Cabinet").field("game", game).field("setup", setup).finish_non_exhaustive()
    }
}

/// The verdict of theory on the position of a box, and its reason.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdict {
    /// The worth to who draws from it.
    pub worth: Worth,
    /// Why.
    pub reason: Reason,
}

/// The theory of the boxes' positions, whatever game they are of.
trait Sage: Send + Sync {
    fn verdict(&self, number: usize) -> Option<Verdict>;
}

/// The positions of the boxes with their game.
struct Positions<G: Game> {
    game: G,
    positions: Vec<G::Position>,
}

impl<G: Game> Sage for Positions<G> {
    fn verdict(&self, number: usize) -> Option<Verdict> {
        let Analysis { worth, reason, .. } = self.game.analyse(self.positions.get(number)?, &Cancel::never()).ok()?;
        Some(Verdict { worth, reason })
    }
}

#[derive(Debug)]
struct Matchbox {
    name: String,
    outcome: Outcome,
    /// The colours, which begin at `from`.
    from: usize,
    perfect: usize,
}

#[derive(Debug)]
struct Colour {
    mv: Box<str>,
    lead: Lead,
}

impl Cabinet {
    /// The most positions there are boxes for.
    pub const MOST_BOXES: usize = 20_000;
    /// The most colours in all boxes together.
    pub const MOST_COLOURS: usize = 1_000_000;
    /// The most moves that are looked at: many may lead to the same box.
    const MOST_TRIED: u64 = 20_000_000;

    /// The boxes of a setup. `cancel` counts the positions whose outcome is known.
    ///
    /// # Errors
    /// [`CabinetError`] where the setup has no move, more positions or moves than fit, or moves that no list holds, and when
    /// the asker stopped it through `cancel`.
    pub fn of<G: Game>(setup: Setup, cancel: &Cancel) -> Result<Self, CabinetError> {
        let game = G::new(&setup)?;
        let (found, _) = Found::of(&game, cancel)?;
        found.judged(game, setup, cancel)
    }

    /// The drawer that says which box a position of the game belongs to.
    ///
    /// # Errors
    /// As for [`Cabinet::of`].
    pub fn drawer<G: Game>(game: &G, cancel: &Cancel) -> Result<Drawer<G>, CabinetError> {
        let (found, numbers) = Found::of(game, cancel)?;
        let ends = found.from.iter().skip(1).copied().chain([found.moves.len()]);
        let of_box = found.from.iter().copied().zip(ends).map(|(from, to)| from..to).collect();
        Ok(Drawer::new(numbers, of_box))
    }

    /// The game's name.
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// The setup.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the number of boxes; at least one.
    pub const fn boxes(&self) -> usize {
        self.boxes.len()
    }

    /// Returns the number of colours in all boxes.
    pub const fn colours(&self) -> usize {
        self.colours.len()
    }

    /// The position of a box, written as the game writes it; no two boxes have the same name.
    pub fn name(&self, number: usize) -> &str {
        self.boxes.get(number).map_or("", |matchbox| &matchbox.name)
    }

    /// Returns the verdict of theory on a box: the result of who draws from it.
    pub fn outcome(&self, number: usize) -> Outcome {
        self.boxes.get(number).map_or(Outcome::Unknown, |matchbox| matchbox.outcome)
    }

    /// Finds anew the verdict of theory on a box, and its reason, which takes as long as any analysis of the game. `None` where
    /// there is no such box.
    pub fn verdict(&self, number: usize) -> Option<Verdict> {
        self.sage.verdict(number)
    }

    /// The colours of a box.
    pub fn of_box(&self, number: usize) -> std::ops::Range<usize> {
        let from = |at: usize| self.boxes.get(at).map_or(self.colours.len(), |matchbox| matchbox.from);
        from(number)..from(number + 1)
    }

    /// The move of a colour, as the game writes it.
    pub fn mv(&self, colour: usize) -> &str {
        self.colours.get(colour).map_or("", |colour| &colour.mv)
    }

    /// Returns the box or the end that the move of a colour leads to.
    pub fn lead(&self, colour: usize) -> Lead {
        self.colours.get(colour).map_or(Lead::End(Outcome::Unknown), |colour| colour.lead)
    }

    /// Returns the outcome of the move of a colour for who plays it, by theory.
    pub fn worth(&self, colour: usize) -> Outcome {
        match self.lead(colour) {
            Lead::Box(number) => self.outcome(number),
            Lead::End(outcome) => outcome,
        }
        .flip()
    }

    /// Puts a colour that is worth as much in the place of the perfect player's move, where that is one of many that come to
    /// the same and another one is listed.
    fn stand_in(&mut self, number: usize) {
        let found = self.of_box(number).find(|colour| self.worth(*colour) == self.outcome(number));
        if let (Some(colour), Some(matchbox)) = (found, self.boxes.get_mut(number)) {
            matchbox.perfect = colour;
        }
    }

    /// The colours of a box whose moves win, by theory.
    pub fn winning(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        self.of_box(number).filter(|colour| self.worth(*colour) == Outcome::Win)
    }

    /// The colour of the perfect player's move.
    pub fn perfect(&self, number: usize) -> usize {
        self.boxes.get(number).map_or(0, |matchbox| matchbox.perfect)
    }
}

/// The positions of a game, before theory is asked.
struct Found<G: Game> {
    positions: Vec<G::Position>,
    from: Vec<usize>,
    moves: Vec<G::Move>,
    leads: Vec<Lead>,
    /// The number of moves that were looked at.
    tried: u64,
}

impl<G: Game> Found<G> {
    /// Every position that can be reached, and the number of its box. Written out once for each game, not wherever it is asked.
    #[inline(never)]
    fn of(game: &G, cancel: &Cancel) -> Result<(Self, HashMap<G::Position, usize>), CabinetError> {
        if G::LISTING == Listing::Sample {
            return Err(CabinetError::Unlisted);
        }
        let start = game.representative(&game.start());
        if game.end(&start).is_some() {
            return Err(CabinetError::Over);
        }
        let mut numbers = HashMap::from([(start.clone(), 0)]);
        let mut found =
            Self { positions: vec![start], from: Vec::new(), moves: Vec::new(), leads: Vec::new(), tried: 0 };
        while let Some(position) = found.positions.get(found.from.len()).cloned() {
            cancel.step(0, 0)?;
            found.from.push(found.moves.len());
            found.open(game, &position, &mut numbers, cancel)?;
        }
        Ok((found, numbers))
    }

    /// Lists the moves of a position, one for all that lead to the same box or the same end.
    fn open(
        &mut self,
        game: &G,
        position: &G::Position,
        numbers: &mut HashMap<G::Position, usize>,
        cancel: &Cancel,
    ) -> Result<(), CabinetError> {
        let mut seen = HashSet::new();
        for mv in game.moves(position) {
            self.tried += 1;
            if self.tried.is_multiple_of(1024) {
                cancel.step(0, 0)?;
            }
            if self.tried > Cabinet::MOST_TRIED {
                return Err(CabinetError::Colours);
            }
            let Ok(after) = game.play(position, &mv) else { continue };
            let after = game.representative(&after);
            if !seen.insert(after.clone()) {
                continue;
            }
            let lead = match game.end(&after) {
                Some(outcome) => Lead::End(outcome),
                None => {
                    let next = self.positions.len();
                    let number = *numbers.entry(after.clone()).or_insert(next);
                    if number == next {
                        self.positions.push(after);
                    }
                    Lead::Box(number)
                }
            };
            self.moves.push(mv);
            self.leads.push(lead);
            if self.positions.len() > Cabinet::MOST_BOXES {
                return Err(CabinetError::Boxes);
            }
            if self.moves.len() > Cabinet::MOST_COLOURS {
                return Err(CabinetError::Colours);
            }
        }
        Ok(())
    }

    /// The boxes with what theory says of each.
    fn judged(self, game: G, setup: Setup, cancel: &Cancel) -> Result<Cabinet, CabinetError> {
        let total = self.positions.len();
        let mut wall = Wall::default();
        for (number, position) in self.positions.iter().enumerate() {
            cancel.step(number as u64, total as u64)?;
            let analysis = game.analyse(position, cancel)?;
            if analysis.worth.outcome == Outcome::Unknown {
                return Err(CabinetError::Unknown(position.to_string()));
            }
            let from = self.from.get(number).copied().unwrap_or(0);
            let to = self.from.get(number + 1).copied().unwrap_or(self.moves.len());
            let perfect = analysis.suggested.and_then(|mv| self.colour_of(&game, position, &mv, from..to));
            wall.put(position.to_string(), analysis.worth.outcome, from, perfect);
        }
        let moves = self.moves.iter().map(|mv| mv.to_string().into()).collect();
        let sage = Box::new(Positions { game, positions: self.positions });
        Ok(wall.cabinet((G::ID, setup), moves, self.leads, sage))
    }

    /// The colour of a move: that of the move which leads to the same position but for symmetry.
    fn colour_of(&self, game: &G, at: &G::Position, mv: &G::Move, of: std::ops::Range<usize>) -> Option<usize> {
        let after = |mv: &G::Move| game.play(at, mv).ok().map(|after| game.representative(&after));
        let wanted = after(mv)?;
        of.into_iter().find(|colour| self.moves.get(*colour).and_then(after).as_ref() == Some(&wanted))
    }
}

/// The boxes put up so far, whatever game they are of.
#[derive(Default)]
struct Wall {
    boxes: Vec<Matchbox>,
    /// The number of times that each name was given: some games keep to themselves whose turn it is.
    names: HashMap<String, usize>,
    /// The boxes in which the perfect player's move has no colour.
    unnamed: Vec<usize>,
}

impl Wall {
    fn put(&mut self, position: String, outcome: Outcome, from: usize, perfect: Option<usize>) {
        if perfect.is_none() {
            self.unnamed.push(self.boxes.len());
        }
        let name = self.unique(position);
        self.boxes.push(Matchbox { name, outcome, from, perfect: perfect.unwrap_or(from) });
    }

    /// The position as written, numbered where another one is written the same.
    fn unique(&mut self, position: String) -> String {
        let count = self.names.entry(position.clone()).or_insert(0);
        *count += 1;
        if *count == 1 { position } else { format!("{position} #{count}") }
    }

    fn cabinet(
        self,
        (game, setup): (&'static str, Setup),
        moves: Vec<Box<str>>,
        leads: Vec<Lead>,
        sage: Box<dyn Sage>,
    ) -> Cabinet {
        let colours = moves.into_iter().zip(leads).map(|(mv, lead)| Colour { mv, lead }).collect();
        let mut cabinet = Cabinet { game, setup, boxes: self.boxes, colours, sage };
        for number in self.unnamed {
            cabinet.stand_in(number);
        }
        cabinet
    }
}

#[cfg(test)]
mod tests;
