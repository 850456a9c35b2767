//! Every legal move with how the game ends after it, the best first.

use zugzwang_engine::{
    InOrder,
    theory::retrograde::{MoveWorth, Retrograde},
};

use super::{
    Figure, Line, Look, Outcome, Size, Span, Story, Theory, View, beat, listed, mark, moves::rated_moves, say, widest,
};

impl Theory for Retrograde {
    fn value(&self, look: &Look) -> String {
        match (self.worth.outcome, self.worth.remoteness) {
            (Outcome::Draw, _) | (_, None) => say!(look, "why-retrograde-draw"),
            (Outcome::Win, Some(plies)) => say!(look, "why-retrograde-win", plies),
            (_, Some(plies)) => say!(look, "why-retrograde-loss", plies),
        }
    }

    fn ended(&self, _: &View<'_>, _: &Look) -> Story {
        vec![match self.repeats {
            Some(count) => beat!("why-retrograde-repeated", count),
            None => beat!("why-retrograde-three"),
        }]
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let of = |wanted| self.lines.iter().filter(|line| line.worth.outcome == wanted).count();
        let (wins, draws, all) = (of(Outcome::Win), of(Outcome::Draw), self.lines.len());
        let (words, losses) = (view.best_move(), all - wins - draws);
        let which = if [wins, draws].contains(&all) { "every" } else { "some" };
        let counts = beat!("why-retrograde-counts", wins, draws, losses, all, which, outcome = view.outcome);
        let mut beats = vec![counts];
        match (view.outcome, self.worth.remoteness) {
            (Outcome::Win, Some(plies)) => {
                // The suggested move is one of the plies, and the winner makes the last of them.
                let then = beat!("why-retrograde-then", plies = plies - 1, line = longest(self, look));
                beats.extend([beat!("why-retrograde-keep", words), then]);
            }
            (Outcome::Draw, _) => beats.push(beat!("why-retrograde-hold", words)),
            (_, plies) => {
                let left = plies.unwrap_or(0).saturating_sub(1);
                beats.extend(view.hold_out());
                beats.push(beat!("why-retrograde-follows", plies = left, line = longest(self, look)));
            }
        }
        beats
    }

    /// Proves the outcome of this position: marks from three in a row backward, and no mark on a draw.
    fn holds(&self, _: &View<'_>, _: &Look) -> Story {
        let of = |wanted| self.lines.iter().filter(|line| line.worth.outcome == wanted).count();
        let (wins, draws, losses) = (of(Outcome::Win), of(Outcome::Draw), of(Outcome::Loss));
        let again = self.lines.iter().filter(|line| line.repeats.is_some()).count();
        let all = self.lines.len();
        let here = match (self.worth.outcome, self.worth.remoteness) {
            (Outcome::Win, Some(plies)) => {
                let fast = self.lines.iter().filter(|line| line.worth == self.worth).count();
                beat!("holds-retrograde-won", plies, left = plies - 1, wins, fast, all)
            }
            (Outcome::Loss, Some(plies)) => beat!("holds-retrograde-lost", plies, left = plies - 1, all),
            _ => {
                // If only repetitions draw, the position has a mark by the moves alone, and is lost.
                let id = if draws == again { "holds-retrograde-repeating" } else { "holds-retrograde-drawn" };
                beat!(id, draws, losses, all)
            }
        };
        let again = (again > 0).then(|| beat!("holds-retrograde-again", again));
        let beats = [beat!("holds-retrograde-end"), beat!("holds-retrograde-back")];
        beats.into_iter().chain(again).chain([here]).collect()
    }

    /// Draws the moves: quick wins first, then draws, then slow losses first; the one under the cursor is always in sight.
    fn figures(&self, view: &View<'_>, look: &Look, Size { height, .. }: Size) -> [Figure; 2] {
        let mut lines: Vec<&MoveWorth> = self.lines.iter().collect();
        let by_worth = |one: &&MoveWorth, two: &&MoveWorth| one.worth.better_first(&two.worth);
        lines.order_by(|one, two| by_worth(one, two).then_with(|| one.repeats.is_some().cmp(&two.repeats.is_some())));
        let wide = widest(lines.iter().map(|line| &line.mv));
        let rated = lines.iter().map(|line| {
            let (sign, style) = mark(line.worth.outcome, look);
            (line.mv.as_str(), Span::styled(format!("{sign} {}", comes_to(line, look)), style))
        });
        let head = Line::styled(say!(look, "why-retrograde-head"), look.theme.dim);
        let rated = rated_moves(&rated.collect::<Vec<_>>(), wide, view, look, height);
        [std::iter::once(head).chain(rated).collect(), Figure::new()]
    }
}

fn comes_to(line: &MoveWorth, look: &Look) -> String {
    match (line.worth.outcome, line.worth.remoteness, line.repeats) {
        (_, _, Some(count)) => say!(look, "why-retrograde-again", count),
        (Outcome::Win, Some(plies), _) => say!(look, "why-retrograde-wins-in", plies),
        (Outcome::Loss, Some(plies), _) => say!(look, "why-retrograde-loses-in", plies),
        _ => say!(look, "why-retrograde-draws"),
    }
}

/// Lists the moves by which the game lasts longest after the perfect player's move; of many, the first.
fn longest(why: &Retrograde, look: &Look) -> String {
    const MOST: usize = 8;
    let mut moves: Vec<&str> = why.best_play.iter().skip(1).map(String::as_str).collect();
    if moves.len() > MOST {
        moves.truncate(MOST);
        moves.push(look.glyphs().more);
    }
    listed(moves, look)
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Reason, Worth};

    use super::*;
    use crate::play::panels::sample;

    /// Returns the last sentence of the proof at each level and in each language, if these moves draw and one loses.
    fn last(draws: &[Option<usize>]) -> Vec<String> {
        let line = |worth, repeats| MoveWorth { mv: "6-9".to_owned(), worth, repeats };
        let lines =
            draws.iter().map(|repeats| line(Worth::DRAW, *repeats)).chain([line(Worth::of(Outcome::Loss), None)]);
        let why = Retrograde { worth: Worth::DRAW, lines: lines.collect(), repeats: None, best_play: Vec::new() };
        sample::proofs(&Reason::Retrograde(why)).into_iter().filter_map(|mut told| told.pop()).collect()
    }

    #[test]
    fn a_draw_by_repetition_alone_is_not_called_one_without_a_mark() {
        let (kept, repeated) = (last(&[None, Some(4)]), last(&[Some(6), Some(4)]));
        assert!(kept.iter().any(|told| told.contains("gets no mark either")), "{kept:?}");
        assert!(
            repeated.iter().any(|told| told.contains("2 repeat an earlier position. So this one is a draw.")),
            "{repeated:?}"
        );
        assert!(repeated.iter().all(|told| !kept.contains(told)), "{repeated:?}");
        assert_eq!(repeated.len(), kept.len());
    }
}
