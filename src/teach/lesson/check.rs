//! Checks that a lesson is valid: positions open, and moves are legal where they are made.

use zugzwang_engine::{Record, games, map::Spot};

use super::{Deed, Fault, Field, Lesson, MOST};
use crate::play::request::{AskError, Request};

/// The positions that may be on the board, each with the moves that lead to it; `None` if they depend on the user's choice.
type Possible = Option<Vec<Request>>;

/// Returns the lesson if it is valid, with its moves in the game's own notation.
pub(super) fn checked(mut lesson: Lesson) -> Result<Lesson, Fault> {
    if !matches!(lesson.steps.last().map(|step| &step.deed), Some(Deed::Free(_))) {
        return Err(Fault::End);
    }
    let mut before = lesson.steps.iter().rev().skip(1).rev();
    if let Some(early) = before.find(|step| matches!(step.deed, Deed::Free(_))) {
        return Err(Fault::Early(early.number));
    }
    if lesson.par == 0 || lesson.most < lesson.par {
        return Err(Fault::Par);
    }
    let mut possible = None;
    for step in &mut lesson.steps {
        let number = step.number;
        if let Some(scene) = &step.scene {
            open(&scene.request, number)?;
            possible = Some(vec![scene.request.clone()]);
        }
        match &mut step.deed {
            Deed::Mark(field) => check_field(lesson.game, &possible, field, number)?,
            Deed::Ask { choices, .. } if !step.touch.is_empty() && step.touch.len() != choices.len() => {
                return Err(Fault::Answer(number));
            }
            Deed::Ask { .. } => {
                for mv in step.touch.iter_mut().flatten() {
                    after(&possible, mv, number)?;
                }
            }
            Deed::Say | Deed::Reveal(_) | Deed::Free(_) => {}
            Deed::Aim(mv) => drop(after(&possible, mv, number)?),
            Deed::Play(mv) | Deed::Reply(Some(mv)) => possible = Some(after(&possible, mv, number)?),
            // Every such step multiplies the positions by the number of its moves.
            Deed::Find { moves, .. }
                if moves.len().max(1).saturating_mul(possible.as_ref().map_or(1, Vec::len)) > MOST =>
            {
                return Err(Fault::Much(number));
            }
            Deed::Find { moves, .. } if !moves.is_empty() => {
                let found = moves.iter_mut().map(|mv| after(&possible, mv, number)).collect::<Result<Vec<_>, _>>()?;
                possible = Some(found.into_iter().flatten().collect());
            }
            Deed::Find { .. } | Deed::Reply(None) => possible = None,
        }
    }
    Ok(lesson)
}

/// Checks that the field to be marked starts on the map of the game and has from 1 to [`MOST`] positions.
fn check_field(game: &games::Entry, possible: &Possible, field: &Field, step: usize) -> Result<(), Fault> {
    let wrong = || Fault::Field(step);
    let words = possible.as_ref().and_then(|all| all.first()).ok_or_else(wrong)?;
    let map = game.map(&words.fields).ok().flatten().ok_or_else(wrong)?;
    let (columns, rows) = field.size;
    let count = columns.checked_mul(rows).filter(|count| (1..=MOST as u64).contains(count));
    let corner = Spot { x: field.from.0, y: field.from.1, z: map.start().map_or(0, |start| start.z) };
    if count.is_some() && map.plane().has(corner) { Ok(()) } else { Err(wrong()) }
}

fn open(request: &Request, step: usize) -> Result<Record, Fault> {
    request.record().map_err(|error| Fault::Position(step, Box::new(error)))
}

/// Returns the positions after a move, which must be legal in each. Rewrites the move in the game's own notation.
fn after(possible: &Possible, mv: &mut String, step: usize) -> Result<Vec<Request>, Fault> {
    let possible = possible.as_ref().ok_or(Fault::Unsettled(step))?;
    let mut written = mv.clone();
    let mut positions = Vec::new();
    for request in possible {
        let mut record = open(request, step)?;
        let game = request.entry().map_err(|error| Fault::Position(step, Box::new(error)))?;
        record.play(mv).map_err(|error| Fault::Position(step, Box::new(AskError::Move(error, game))))?;
        let moves = record.moves();
        written = moves.last().cloned().unwrap_or(written);
        positions.push(Request { moves: moves.join(" "), ..request.clone() });
    }
    *mv = written;
    Ok(positions)
}
