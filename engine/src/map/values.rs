//! Grundy values over a map, where the theory of its game has none: the mex of what every move leads to (Sprague 1935,
//! Grundy 1939).

use std::collections::HashMap;

use super::Spot;
use crate::{
    cancel::{Cancel, Stopped},
    game::Game,
    solve::mex,
};

/// So many moves are followed at the most.
pub const MOST_STEPS: u64 = 30_000_000;
/// So many places wait at the most.
const MOST_OPEN: usize = 1 << 20;
/// So many moves between two looks at `cancel`.
const LOOKS: u64 = 1 << 12;

/// The values of these places; `None` where the map is not closed, or more moves than [`MOST_STEPS`] would have to be followed, or too
/// many at once.
///
/// # Errors
/// [`Stopped`] when the asker stopped it through `cancel`.
pub(crate) fn of<G: Game>(game: &G, spots: &[Spot], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
    let Some(map) = game.map().filter(|map| map.plane().closed) else { return Ok(None) };
    cancel.step(0, spots.len() as u64)?;
    let mut known = HashMap::new();
    let mut steps = 0_u64;
    for (done, spot) in spots.iter().enumerate() {
        // Those below a place come first. A place may lead to more than there is memory for, so that not all may wait.
        let mut open = vec![*spot];
        while let Some(&top) = open.last() {
            if known.contains_key(&top) {
                open.pop();
                continue;
            }
            let Some(position) = map.at(top) else {
                known.insert(top, 0);
                open.pop();
                continue;
            };
            let mut reached = Vec::new();
            let waiting = open.len();
            for mv in game.moves(&position) {
                steps += 1;
                if steps.is_multiple_of(LOOKS) {
                    cancel.step(done as u64, spots.len() as u64)?;
                }
                if steps > MOST_STEPS || open.len() > MOST_OPEN {
                    return Ok(None);
                }
                let after = game.play(&position, &mv).ok().and_then(|after| map.spot(&after));
                let Some(after) = after else { return Ok(None) };
                match known.get(&after) {
                    Some(value) => reached.push(*value),
                    None => open.push(after),
                }
            }
            if open.len() == waiting {
                known.insert(top, mex(reached));
                open.pop();
            }
        }
    }
    Ok(Some(spots.iter().map(|spot| known.get(spot).copied().unwrap_or(0)).collect()))
}
