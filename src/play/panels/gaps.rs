//! The gaps between rams as nim columns; a retreat is shown as the reversible move it is.

use zugzwang_engine::theory::{gaps::Gaps, nim_sum::Flip};

use super::{
    Beat, Figure, Look, Outcome, Size, Story, Theory, View, beat, lost,
    nim_sum::{few_of, figures, flip_beat, parts, smaller, unpaired},
    say, wrapped,
};

impl Theory for Gaps {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-gaps-value", sum = self.heaps.nim_sum)
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let (rows, few) = (&self.heaps.rows, few_of(&self.heaps.rows));
        let ones = rows.iter().filter(|gap| **gap > 0).count();
        match (view.outcome, &self.heaps.flip) {
            (Outcome::Win, Some(flip)) => {
                let advance = flip_beat("why-gaps-flip", flip, &self.heaps.crosses, true).with("track", flip.heap);
                let then = match few {
                    "single" if is_stuck(self) => beat!("why-then-none"),
                    "single" => beat!("why-gaps-then-closed"),
                    _ => beat!("why-gaps-then"),
                };
                vec![
                    unpaired(rows, &self.heaps.crosses, "gap", few, look),
                    advance.with("by", flip.from - flip.to).with("few", few).moved(),
                    then,
                ]
            }
            _ => lost(beat!("why-gaps-even", parts = parts(rows, look), few, ones), view),
        }
    }

    /// Proves the theorem for this position: nim's proof for the gaps, and why a retreat changes nothing.
    fn holds(&self, _: &View<'_>, _: &Look) -> Story {
        let (lost, few) = (self.heaps.flip.is_none(), few_of(&self.heaps.rows));
        let mut beats = match &self.heaps.flip {
            Some(flip) if few == "single" => {
                let (stuck, track) = (is_stuck(self), flip.heap);
                let whole = beat!("holds-gaps-whole", track, by = flip.from, stuck);
                if stuck {
                    return vec![whole];
                }
                vec![whole]
            }
            Some(flip) => advance(self, flip),
            None if few == "zero" => vec![beat!("holds-gaps-closed")],
            None => vec![beat!("holds-gaps-even"), beat!("holds-gaps-answer")],
        };
        beats.extend([beat!("holds-gaps-back", lost), beat!("holds-gaps-end", lost, cells = self.ahead())]);
        beats
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> [Figure; 2] {
        let after: Option<&Self> = view.after();
        let room = Size { width, height: 0 };
        let [figure, mut pick] = figures(&self.heaps, after.map(|after| &after.heaps), look, room);
        if let Some(text) = after.and_then(|after| retreat(self, after, look)) {
            pick.extend(wrapped(&text, look.theme.text, width));
        }
        [figure, pick]
    }
}

/// Tells the winning advance and what it leaves.
fn advance(why: &Gaps, flip: &Flip) -> Vec<Beat> {
    let high = why.heaps.crosses.first().copied().unwrap_or(0);
    let &Flip { heap: track, from, to } = flip;
    vec![
        beat!("holds-gaps-high", high, track, from),
        smaller("holds-gaps-smaller", from, to, &why.heaps.crosses).with("by", from - to),
        beat!("holds-gaps-then"),
    ]
}

/// Returns whether the opponent cannot move once all gaps are closed.
fn is_stuck(why: &Gaps) -> bool {
    why.against.iter().all(|cells| *cells == 0)
}

/// Says how a retreat is answered; `None` if the move goes forward.
fn retreat(why: &Gaps, after: &Gaps, look: &Look) -> Option<String> {
    let (from, to) = why.heaps.rows.iter().zip(&after.heaps.rows).find(|(from, to)| to > from)?;
    Some(say!(look, "why-gaps-retreat", by = to - from, gap = *from))
}
