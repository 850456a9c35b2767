//! Positions the user has marked as safe to leave, or not safe.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::files::{Content, Single};

/// Maximum number of positions saved per set of rules, and of sets of rules per game.
const MOST: usize = 2000;
const RULES: usize = 40;

/// A position marked as safe to leave, or not safe.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Belief {
    /// The [name](zugzwang_engine::map::name) of the position.
    pub position: String,
    /// Whether it is marked as safe to leave.
    pub safe: bool,
    /// A command-line question that leads to the position, so that it can be judged and played.
    pub from: String,
}

/// Marked positions by game and rules, the latest last.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Beliefs(BTreeMap<String, Vec<(String, Vec<Belief>)>>);

impl Beliefs {
    /// Returns the marks of a game with these rules, the latest last.
    pub fn of(&self, game: &str, rules: &str) -> &[Belief] {
        let known = self.0.get(game).and_then(|all| all.iter().find(|(by, _)| by == rules));
        known.map_or(&[], |(_, beliefs)| beliefs)
    }

    /// Returns the record with this position marked, or unmarked where `safe` is `None`.
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
    fn a_position_has_one_mark_for_each_set_of_rules() {
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
