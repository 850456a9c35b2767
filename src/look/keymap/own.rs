//! The user's own keys: where they work, and which of them clash with other keys.
//!
//! An own key replaces the characters that the table has for its action. The table's other keys, such as Tab, stay unless another
//! action takes them. Fixed keys always stay. Where letters are text, no letter is a key, so the table's keys stay.

use std::collections::{HashMap, HashSet};

use super::{Context, Keymap, usual};
use crate::look::{
    action::Action,
    key::{Code, Key},
};

/// A reason why an action does not get a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clash {
    /// The key is fixed.
    Fixed,
    /// The key types text or a move wherever the action has a key.
    Typed,
    /// The user gave the key to this action, too.
    Given(Action),
    /// This action would have no key left.
    Only(Action),
}

type Pair = (Action, Key);

struct Place {
    context: Context,
    usual: Vec<Pair>,
    own: Vec<Pair>,
}

impl Keymap {
    /// Creates a keymap with these own keys, each action with its keys once. Leaves out and returns those that clash, each with the
    /// reason.
    pub fn with(own: Vec<(Action, Vec<Key>)>) -> (Self, Vec<(Action, Key, Clash)>) {
        let place = |context: &Context| Place { context: *context, usual: usual(*context).collect(), own: Vec::new() };
        let mut places: Vec<Place> = Context::ALL.iter().map(place).collect();
        let (mut useless, mut given) = (Vec::new(), Vec::new());
        // The actions that have a key so far, with the places where they have it.
        let mut taken: HashMap<Key, Vec<(Action, Vec<usize>)>> = HashMap::new();
        for pair in own.into_iter().flat_map(|(action, keys)| keys.into_iter().map(move |key| (action, key))) {
            let here: Vec<usize> = (0..places.len()).filter(|at| places[*at].fits(pair)).collect();
            let (action, key) = pair;
            let before = taken.entry(key).or_default();
            let meets = |(_, there): &&(Action, Vec<usize>)| there.iter().any(|at| here.contains(at));
            if here.is_empty() {
                // A key that works nowhere cannot be in anyone's way.
                useless.push((action, key, if is_fixed(key) { Clash::Fixed } else { Clash::Typed }));
            } else if let Some((other, _)) = before.iter().find(meets) {
                given.push((action, key, Clash::Given(*other)));
            } else {
                for at in &here {
                    places[*at].own.push(pair);
                }
                before.push((action, here));
            }
        }
        let only = leave_out_robbers(&mut places);
        let clashes = useless.into_iter().chain(given).chain(only).collect();
        let is_usual = places.iter().all(|place| place.own.is_empty());
        let bound = || places.iter().map(Place::bound).collect();
        (Self { bound: (!is_usual).then(bound) }, clashes)
    }

    /// Returns the keys of a context with their actions, own keys first.
    pub(crate) fn bound(&self, context: Context) -> impl Iterator<Item = (Action, Key)> {
        let bound = self.bound.as_ref().and_then(|bound| bound.get(context as usize));
        let usual = bound.is_none().then(|| usual(context));
        bound.into_iter().flatten().copied().chain(usual.into_iter().flatten())
    }
}

/// Leaves out own keys that would take the last key from an action, and returns them.
fn leave_out_robbers(places: &mut [Place]) -> Vec<(Action, Key, Clash)> {
    let mut clashes = Vec::new();
    let mut unchecked = vec![true; places.len()];
    // The key that is left out may be needed by an action that had it, so its contexts are checked again.
    while let Some(at) = unchecked.iter().position(|unchecked| *unchecked) {
        let Some((pair, robbed)) = places[at].robber() else {
            unchecked[at] = false;
            continue;
        };
        clashes.push((pair.0, pair.1, Clash::Only(robbed)));
        for (place, unchecked) in places.iter_mut().zip(&mut unchecked) {
            let before = place.own.len();
            place.own.retain(|own| *own != pair);
            *unchecked |= place.own.len() < before;
        }
    }
    clashes
}

impl Place {
    fn fits(&self, (action, key): Pair) -> bool {
        let mut here = self.usual.iter().filter(|(bound, _)| *bound == action);
        !self.types(key) && here.any(|(_, usual)| !is_fixed(key) || *usual == key)
    }

    /// Returns whether a key types text in this context, or is a digit that begins a move.
    fn types(&self, key: Key) -> bool {
        let begins = || self.usual.iter().any(|(action, _)| *action == Action::Type);
        (self.context.is_text() && key.is_text()) || (key.is_digit() && begins())
    }

    fn left(&self) -> impl Iterator<Item = Pair> {
        let actions: HashSet<Action> = self.own.iter().map(|(action, _)| *action).collect();
        let taken: HashSet<Key> = self.own.iter().map(|(_, key)| *key).collect();
        let stays = move |(action, key): &Pair| {
            let replaced = !is_fixed(*key) && matches!(key.code, Code::Char(_));
            !(taken.contains(key) || replaced && actions.contains(action))
        };
        self.usual.iter().copied().filter(stays)
    }

    /// Returns the first own key that takes the last key from an action, and that action.
    fn robber(&self) -> Option<(Pair, Action)> {
        let with_key: HashSet<Action> = self.own.iter().copied().chain(self.left()).map(|(action, _)| action).collect();
        let robbed: Vec<&Pair> = self.usual.iter().filter(|(action, _)| !with_key.contains(action)).collect();
        let robs = |pair: &Pair| robbed.iter().find(|(_, key)| *key == pair.1).map(|(action, _)| (*pair, *action));
        self.own.iter().find_map(robs)
    }

    fn bound(&self) -> Vec<Pair> {
        self.own.iter().copied().chain(self.left()).collect()
    }
}

/// Returns whether a key always keeps its actions, so that nobody is stuck.
fn is_fixed(key: Key) -> bool {
    key == Key::ctrl('c')
        || matches!(key.code, Code::Enter | Code::Esc | Code::Up | Code::Down | Code::Left | Code::Right)
}

#[cfg(test)]
mod tests;
