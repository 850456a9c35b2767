//! A reason told to a class: sentence by sentence, while the board shows what they say.

use super::{Look, Style, View, mark, said, verdict_addressed, winning_of};

/// A reason told to a class sentence by sentence.
#[derive(Debug, Clone)]
pub struct Lecture {
    /// The verdict with its sign, and its style.
    pub verdict: (String, Style),
    sentences: Vec<String>,
    /// The sentence that tells the move, from 0.
    moved: usize,
}

impl Lecture {
    /// Returns the number of steps after the verdict.
    pub const fn steps(&self) -> usize {
        self.sentences.len()
    }

    /// Returns whether this many steps tell the move.
    pub const fn is_ahead(&self, steps: usize) -> bool {
        self.moved < steps && steps < usize::MAX
    }

    /// Returns the sentences of the first `steps` steps.
    pub fn sentences(&self, steps: usize) -> impl Iterator<Item = &str> {
        self.sentences.iter().take(steps).map(String::as_str)
    }
}

/// Returns the reason for a position in steps, whatever is under the cursor.
pub fn lecture(view: &View<'_>, look: &Look) -> Lecture {
    let words = verdict_addressed(view, look);
    let verdict = if view.over {
        (words, look.theme.title)
    } else {
        let (sign, style) = mark(view.to_reader(view.outcome), look);
        (format!("{sign} {words}"), style)
    };
    let story = said(&view.story(look), look);
    let moved = story.iter().position(|(moves, _)| *moves).unwrap_or(usize::MAX);
    let sentences = story.into_iter().map(|(_, sentence)| sentence).chain(winning_of(view, look)).collect();
    Lecture { verdict, sentences, moved }
}
