//! The matchboxes of a setup: every position that can be reached, with its moves and what theory says about it.

use std::{
    collections::HashMap,
    fmt::{self, Debug},
    ops::Range,
};

use super::reach::{self, CabinetError, Lead, Reach};
use crate::{
    analysis::Analysis,
    any::{AnyGame, AnyMove, AnyPosition},
    cancel::Cancel,
    fields::Setup,
    outcome::Outcome,
    reason::Reason,
    worth::Worth,
};

/// Every position that can be reached from a setup. Positions equal by symmetry share a box.
///
/// Boxes are numbered from 0: first the setup's, then the others by their distance from it in moves. Colours are
/// numbered across all boxes: those of one box are adjacent, in the game's move order.
pub struct Cabinet {
    game: AnyGame,
    setup: Setup,
    /// The position of each box.
    positions: Vec<AnyPosition>,
    boxes: Vec<Matchbox>,
    colours: Vec<Colour>,
}

impl Debug for Cabinet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, setup, .. } = self;
        f.debug_struct("Cabinet").field("game", game).field("setup", setup).finish_non_exhaustive()
    }
}

/// The verdict of theory on the position of a box, and its reason.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdict {
    /// The worth to the player to move, who draws from the box.
    pub worth: Worth,
    /// The reason for it.
    pub reason: Reason,
}

#[derive(Debug)]
struct Matchbox {
    name: String,
    outcome: Outcome,
    colours: Range<usize>,
    /// The colour of the perfect player's move.
    perfect: usize,
}

#[derive(Debug)]
struct Colour {
    mv: Box<str>,
    lead: Lead,
}

impl Cabinet {
    /// The maximum number of positions that have boxes.
    pub const MOST_BOXES: usize = reach::MOST_BOXES;
    /// The maximum number of colours in all boxes together.
    pub const MOST_COLOURS: usize = reach::MOST_COLOURS;

    /// Creates the boxes of a setup, the one that `game` was made from. `cancel` reports how many positions are
    /// analysed.
    ///
    /// # Errors
    /// [`CabinetError`] if the setup has no move, or too many positions or moves, if the moves cannot be listed, if the
    /// outcome of a position is unknown, or if `cancel` was stopped.
    pub fn of(game: AnyGame, setup: Setup, cancel: &Cancel) -> Result<Self, CabinetError> {
        let reach = Reach::of(&game, cancel)?;
        let total = reach.positions.len() as u64;
        let (mut boxes, mut names, mut unlisted) = (Vec::new(), HashMap::new(), Vec::new());
        for (number, position) in reach.positions.iter().enumerate() {
            cancel.step(number as u64, total)?;
            let analysis = game.analyse(position, cancel)?;
            let outcome = analysis.worth.outcome;
            if outcome == Outcome::Unknown {
                return Err(CabinetError::Unknown(position.to_string()));
            }
            let colours = reach.of_position(number);
            let perfect = analysis.suggested.and_then(|mv| colour_of(&reach, &game, position, &mv, colours.clone()));
            if perfect.is_none() {
                unlisted.push(number);
            }
            let perfect = perfect.unwrap_or(colours.start);
            boxes.push(Matchbox { name: unique(&mut names, position.to_string()), outcome, colours, perfect });
        }
        let colours = reach.moves.iter().zip(reach.leads);
        let colours = colours.map(|(mv, lead)| Colour { mv: mv.to_string().into(), lead }).collect();
        let mut cabinet = Self { game, setup, positions: reach.positions, boxes, colours };
        for number in unlisted {
            cabinet.replace_perfect(number);
        }
        Ok(cabinet)
    }

    /// Returns the game's id.
    pub fn game(&self) -> &'static str {
        self.game.about().id
    }

    /// Returns the setup.
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

    /// Returns the name of a box: its position in the game's notation. No two boxes have the same name.
    pub fn name(&self, number: usize) -> &str {
        self.boxes.get(number).map_or("", |matchbox| &matchbox.name)
    }

    /// Returns the outcome for the player who draws from a box, by theory.
    pub fn outcome(&self, number: usize) -> Outcome {
        self.boxes.get(number).map_or(Outcome::Unknown, |matchbox| matchbox.outcome)
    }

    /// Returns what theory says about a box, and why; `None` if there is no such box. Takes as long as any analysis of
    /// the game.
    pub fn verdict(&self, number: usize) -> Option<Verdict> {
        let Analysis { worth, reason, .. } = self.game.analyse(self.positions.get(number)?, &Cancel::never()).ok()?;
        Some(Verdict { worth, reason })
    }

    /// Returns the colours of a box.
    pub fn of_box(&self, number: usize) -> Range<usize> {
        let end = self.colours.len();
        self.boxes.get(number).map_or(end..end, |matchbox| matchbox.colours.clone())
    }

    /// Returns the move of a colour, in the game's notation.
    pub fn mv(&self, colour: usize) -> &str {
        self.colours.get(colour).map_or("", |colour| &colour.mv)
    }

    /// Returns the box or the end that the move of a colour leads to.
    pub fn lead(&self, colour: usize) -> Lead {
        self.colours.get(colour).map_or(Lead::End(Outcome::Unknown), |colour| colour.lead)
    }

    /// Returns the outcome of the move of a colour for the player who makes it, by theory.
    pub fn worth(&self, colour: usize) -> Outcome {
        match self.lead(colour) {
            Lead::Box(number) => self.outcome(number),
            Lead::End(outcome) => outcome,
        }
        .flip()
    }

    /// Returns the colours of a box whose moves win, by theory.
    pub fn winning(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        self.of_box(number).filter(|colour| self.worth(*colour) == Outcome::Win)
    }

    /// Returns the colour of the perfect player's move.
    pub fn perfect(&self, number: usize) -> usize {
        self.boxes.get(number).map_or(0, |matchbox| matchbox.perfect)
    }

    /// Replaces the perfect player's move, which is not listed, with a listed one that has the same outcome.
    fn replace_perfect(&mut self, number: usize) {
        let found = self.of_box(number).find(|colour| self.worth(*colour) == self.outcome(number));
        if let (Some(colour), Some(matchbox)) = (found, self.boxes.get_mut(number)) {
            matchbox.perfect = colour;
        }
    }
}

/// Returns the colour, among `colours`, of the move that leads to the same position as `mv` up to symmetry.
fn colour_of(
    reach: &Reach,
    game: &AnyGame,
    position: &AnyPosition,
    mv: &AnyMove,
    mut colours: Range<usize>,
) -> Option<usize> {
    let after = |mv: &AnyMove| reach::after(game, position, mv);
    let wanted = after(mv)?;
    colours.find(|colour| reach.moves.get(*colour).and_then(after).as_ref() == Some(&wanted))
}

/// Returns a position's name, with a number if an earlier one has the same name, because some games do not display
/// whose turn it is.
fn unique(names: &mut HashMap<String, usize>, position: String) -> String {
    let count = names.entry(position.clone()).or_insert(0);
    *count += 1;
    if *count == 1 { position } else { format!("{position} #{count}") }
}
