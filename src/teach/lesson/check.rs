//! Whether a lesson can be given: positions open, and moves are legal where they stand.

use zugzwang_engine::AnyRecord;

use super::{Deed, Fault, Lesson, MOST};
use crate::play::request::{AskError, Request};

/// The positions that may be on the board, each as the moves that lead there; `None` where only the user knows.
type Possible = Option<Vec<Request>>;

/// The lesson, its moves written as the game writes them.
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
            opened(&scene.request, number)?;
            possible = Some(vec![scene.request.clone()]);
        }
        match &mut step.deed {
            Deed::Say | Deed::Reveal | Deed::Ask { .. } | Deed::Free(_) => {}
            Deed::Aim(mv) => drop(after(&possible, mv, number)?),
            Deed::Play(mv) | Deed::Reply(Some(mv)) => possible = Some(after(&possible, mv, number)?),
            // One find after another multiplies them.
            Deed::Find { moves, .. } if moves.len().max(1).saturating_mul(count(&possible)) > MOST => {
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

fn count(possible: &Possible) -> usize {
    possible.as_ref().map_or(1, Vec::len)
}

fn opened(request: &Request, step: usize) -> Result<Box<dyn AnyRecord>, Fault> {
    request.record().map_err(|error| Fault::Position(step, Box::new(error)))
}

/// The positions after a move, which must be legal in each; it is written as the game writes it then.
fn after(possible: &Possible, mv: &mut String, step: usize) -> Result<Vec<Request>, Fault> {
    let possible = possible.as_ref().ok_or(Fault::Unsettled(step))?;
    let mut written = mv.clone();
    let mut positions = Vec::new();
    for request in possible {
        let mut record = opened(request, step)?;
        let game = request.entry().map_err(|error| Fault::Position(step, Box::new(error)))?;
        record.play(mv).map_err(|error| Fault::Position(step, Box::new(AskError::Move(error, game))))?;
        let moves = record.moves();
        written = moves.last().cloned().unwrap_or(written);
        positions.push(Request { moves: moves.join(" "), ..request.clone() });
    }
    *mv = written;
    Ok(positions)
}
