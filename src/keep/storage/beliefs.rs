//! What a person has marked: positions held for safe to leave, or not.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::files::{Content, Single};

/// So many positions are kept by one rule, and so many rules of a game.
const MOST: usize = 2000;
const RULES: usize = 40;

/// A position that is held for safe to leave, or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Belief {
    /// The [name](zugzwang_engine::map::name) of the position.
    pub position: String,
    /// `true` where it is held for safe to leave.
    pub safe: bool,
    /// A question as typed that comes to it, so that it can be judged and played.
    pub from: String,
}

/// The positions that a person has marked, by game and rules, the latest last.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Beliefs(BTreeMap<String, Vec<(String, Vec<Belief>)>>);

impl Beliefs {
    /// Those of a game by these rules, the latest last.
    pub fn of(&self, game: &str, rules: &str) -> &[Belief] {
        let known = self.0.get(game).and_then(|all| all.iter().find(|(by, _)| by == rules));
        known.map_or(&[], |(_, beliefs)| beliefs)
    }

    /// The same with a position marked so, or no longer marked where `safe` is none.
    #[must_use]
    pub fn with(mut self, game: &str, rules: &str, (position, from): (&str, &str), safe: Option<bool>) -> Self {
        let all = self.0.entry(game.to_owned()).or_default();
        let known = all.iter().position(|(by, _)| by == rules);
        let (by, mut beliefs) = known.map_or_else(|| (rules.to_owned(), Vec::new()), |at| all.remove(at));
        beliefs.retain(|belief| belief.position != position);
        beliefs.extend(safe.map(|safe| Belief { position: position.to_owned(), safe, from: from.to_owned() }));
        beliefs.drain(..beliefs.len().saturating_sub(MOST));
        if !beliefs.is_empty() {
            all.push((by, beliefs));
        }
        all.drain(..all.len().saturating_sub(RULES));
        self
    }
}

impl Content for Beliefs {}

impl Single for Beliefs {
    const NAME: &'static str = "marks";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_has_one_mark_and_rules_are_kept_apart() {
        let marked = |beliefs: Beliefs, rules, position, safe| beliefs.with("nim", rules, (position, "nim"), safe);
        let beliefs = marked(Beliefs::default(), "last=wins", "2,2", Some(true));
        let beliefs = marked(beliefs, "last=wins", "2,3", Some(true));
        let beliefs = marked(beliefs, "last=loses", "2,2", Some(false));
        let beliefs = marked(beliefs, "last=wins", "2,2", Some(false));
        let told = |rules| beliefs.of("nim", rules).iter().map(|it| (it.position.clone(), it.safe)).collect::<Vec<_>>();
        assert_eq!(told("last=wins"), [("2,3".to_owned(), true), ("2,2".to_owned(), false)]);
        assert_eq!(told("last=loses"), [("2,2".to_owned(), false)]);
        let beliefs = marked(marked(beliefs, "last=wins", "2,2", None), "last=wins", "2,3", None);
        assert!(beliefs.of("nim", "last=wins").is_empty());
        assert!(beliefs.of("king", "").is_empty());
    }
}
