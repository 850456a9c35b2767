//! The user's own keys: where they work, and which of them clash with other keys.
//!
//! An own key replaces the characters that the table has for its action. The table's other keys, such as Tab, stay until another
//! action takes them. Fixed keys always stay. Where letters are text, a letter cannot be a key, so the table's keys stay there.

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

impl Keymap {
    /// Creates a keymap with these own keys. Leaves out and returns those that clash, each with the reason.
    pub fn with(mut own: Vec<(Action, Vec<Key>)>) -> (Self, Vec<(Action, Key, Clash)>) {
        let mut clashes = Vec::new();
        loop {
            let map = Self { own: own.iter().filter(|(_, keys)| !keys.is_empty()).cloned().collect() };
            let Some((action, key, clash)) = map.clash() else { return (map, clashes) };
            clashes.push((action, key, clash));
            // A key that is left out may be needed by the action that had it, so all are checked again.
            for (_, keys) in own.iter_mut().filter(|(other, _)| *other == action) {
                keys.retain(|other| *other != key);
            }
        }
    }

    /// Returns the first own key that clashes.
    fn clash(&self) -> Option<(Action, Key, Clash)> {
        let here: Vec<_> = Context::ALL.iter().map(|context| (*context, self.own_in(*context))).collect();
        let first = |check: &dyn Fn((Action, Key)) -> Option<Clash>| {
            self.pairs().find_map(|(action, key)| Some((action, key, check((action, key))?)))
        };
        // A key that works nowhere cannot be in anyone's way.
        let useless = |pair| (!here.iter().any(|(_, own)| own.contains(&pair))).then(|| useless(pair.1));
        let given = |pair| self.given(pair, &here);
        let only = |pair| here.iter().find_map(|(context, own)| robbed(pair, *context, own));
        first(&useless).or_else(|| first(&given)).or_else(|| first(&only))
    }

    /// Returns the clash with an action before this one to which the user gave the same key.
    fn given(&self, (action, key): (Action, Key), here: &[(Context, Vec<(Action, Key)>)]) -> Option<Clash> {
        let has = |own: &[(Action, Key)], action| own.contains(&(action, key));
        let meets = |other| here.iter().any(|(_, own)| has(own, action) && has(own, other));
        let mut before = self.pairs().map(|(other, _)| other).take_while(|other| *other != action);
        before.find(|other| meets(*other)).map(Clash::Given)
    }

    /// The own keys with their actions.
    fn pairs(&self) -> impl Iterator<Item = (Action, Key)> {
        self.own.iter().flat_map(|(action, keys)| keys.iter().map(|key| (*action, *key)))
    }

    /// Returns the own keys that work in a context.
    fn own_in(&self, context: Context) -> Vec<(Action, Key)> {
        let works = |(action, key): &(Action, Key)| {
            let mut here = usual(context).filter(|(bound, _)| bound == action);
            !types(context, *key) && here.any(|(_, usual)| !is_fixed(*key) || usual == *key)
        };
        self.pairs().filter(works).collect()
    }

    /// Returns the keys of a context with their actions, own keys first.
    pub(crate) fn bound(&self, context: Context) -> impl Iterator<Item = (Action, Key)> {
        let own = self.own_in(context);
        let taken = own.clone();
        own.into_iter().chain(usual(context).filter(move |pair| stays(*pair, &taken)))
    }
}

/// Whether a key keeps its actions whatever own keys there are: with them, nobody is stuck.
fn is_fixed(key: Key) -> bool {
    key == Key::ctrl('c')
        || matches!(key.code, Code::Enter | Code::Esc | Code::Up | Code::Down | Code::Left | Code::Right)
}

/// Whether a key types text in a context, or a digit begins a move there.
fn types(context: Context, key: Key) -> bool {
    let begins = || usual(context).any(|(action, _)| action == Action::Type);
    (context.is_text() && key.is_text()) || (key.is_digit() && begins())
}

/// Returns why a key that works nowhere does not.
fn useless(key: Key) -> Clash {
    if is_fixed(key) { Clash::Fixed } else { Clash::Typed }
}

/// Returns the clash with an action that has no other key in a context, where these own keys work.
fn robbed(pair: (Action, Key), context: Context, own: &[(Action, Key)]) -> Option<Clash> {
    let has_key = |action: Action| {
        let mut usual = usual(context).filter(|(other, _)| *other == action);
        own.iter().any(|(other, _)| *other == action) || usual.any(|pair| stays(pair, own))
    };
    let mut robbed = usual(context).filter(|(other, key)| *other != pair.0 && *key == pair.1);
    let lost = robbed.find(|(other, _)| own.contains(&pair) && !has_key(*other));
    lost.map(|(other, _)| Clash::Only(other))
}

/// Whether an action keeps a key of the table in a context with these own keys.
fn stays((action, key): (Action, Key), own: &[(Action, Key)]) -> bool {
    let replaced = !is_fixed(key) && matches!(key.code, Code::Char(_));
    own.iter().all(|(other, taken)| *taken != key && !(replaced && *other == action))
}

#[cfg(test)]
mod tests;
