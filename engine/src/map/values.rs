//! Grundy values over a map whose game has no theory for them, by the mex rule (R. Sprague 1935, P. M. Grundy 1939).

use std::collections::HashMap;

use super::Spot;
use crate::{
    cancel::{Cancel, Stopped},
    game::Game,
    solve::mex,
};

/// The maximum number of moves followed.
pub const MOST_STEPS: u64 = 30_000_000;
/// The maximum number of places that wait for the values of others.
const MOST_OPEN: usize = 1 << 20;
/// The number of moves between two checks of `cancel`.
const MOVES_PER_CHECK: u64 = 1 << 12;

/// Returns the values of these places; `None` if the map is not closed, if more than [`MOST_STEPS`] moves have to be
/// followed, or if too many places have to wait at once.
///
/// # Errors
/// [`Stopped`] if `cancel` was stopped.
pub(crate) fn of<G: Game>(game: &G, spots: &[Spot], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
    let Some(map) = game.map().filter(|map| map.plane().closed) else { return Ok(None) };
    cancel.step(0, spots.len() as u64)?;
    let mut known = HashMap::new();
    let mut steps = 0_u64;
    for (done, spot) in spots.iter().enumerate() {
        // A place waits on the stack until the values of all its options are known. Its options may exceed memory, so
        // their number is limited.
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
                if steps.is_multiple_of(MOVES_PER_CHECK) {
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
