//! Every move with what it leads to, and how that was found: positions are filled backward from the ends.

use zugzwang_engine::{
    InOrder,
    theory::searched::{Known, Reached, Searched},
};

use super::{
    Beat, Figure, Look, Outcome, Size, Span, Story, Theory, View, Wording, align, beat, listed, mark,
    moves::rated_moves, say, widest, wrapped,
};

impl Theory for Searched {
    fn value(&self, look: &Look) -> String {
        let moves = self.here.remoteness.unwrap_or(0);
        match (self.here.outcome, self.here.grundy) {
            (Outcome::Draw | Outcome::Unknown, _) => say!(look, "why-searched-drawn"),
            (_, Some(value)) => say!(look, "why-searched-value", value, moves),
            _ => say!(look, "why-searched-moves", moves),
        }
    }

    fn is_misere(&self) -> bool {
        self.here.outcome == Outcome::Win
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let (lost, drawn) = (self.leading_to(Outcome::Loss), self.leading_to(Outcome::Draw));
        let (all, words) = (self.left.len(), view.best_move());
        let which = if [lost, drawn].contains(&all) { "every" } else { "some" };
        let counts = beat!("why-searched-counts", outcome = self.here.outcome, lost, drawn, all, which);
        let mut beats = vec![counts];
        match self.here.outcome {
            Outcome::Win => beats.extend([
                beat!("why-searched-keep", words),
                beat!("why-searched-then", moves = self.here.remoteness.unwrap_or(1).saturating_sub(1)),
            ]),
            Outcome::Draw | Outcome::Unknown => beats.push(beat!("why-searched-hold", words)),
            Outcome::Loss => beats.extend(view.hold_out()),
        }
        beats.extend(mex(self, look));
        beats
    }

    /// Proves the outcome of this position: backward from the ends, and what never gets a mark.
    fn holds(&self, _: &View<'_>, _: &Look) -> Story {
        let (lost, drawn) = (self.leading_to(Outcome::Loss), self.leading_to(Outcome::Draw));
        let (all, moves) = (self.left.len(), self.here.remoteness.unwrap_or(0));
        let which = if [lost, drawn].contains(&all) { "every" } else { "some" };
        let here = match self.here.outcome {
            Outcome::Win => beat!("holds-searched-won", lost, all, moves, which),
            Outcome::Loss => beat!("holds-searched-lost", all, moves),
            Outcome::Draw | Outcome::Unknown => beat!("holds-searched-drawn", drawn, all, which),
        };
        let circles =
            self.filled.iter().any(|known| known.remoteness.is_none()).then(|| beat!("holds-searched-circles"));
        let beats = [beat!("holds-searched-ends"), beat!("holds-searched-back")];
        beats.into_iter().chain(circles).chain([here]).collect()
    }

    /// Draws the moves, the best first, each with what it leaves; the one under the cursor is always in sight.
    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        let mut moves: Vec<&Reached> = self.moves.iter().collect();
        moves.order_by_key(|reached| (reached.left.outcome.rank(), order(reached)));
        let wide = widest(moves.iter().map(|reached| &reached.mv)).min(20);
        let free = usize::from(room.width).saturating_sub(wide + 4);
        let rated = moves.iter().map(|reached| {
            let (sign, style) = mark(reached.left.outcome.flip(), look);
            let leaves = format!("{sign} {}", leaves(&reached.left, look));
            (reached.mv.as_str(), Span::styled(align::cut(&leaves, free, look.glyphs().edge), style))
        });
        let head = wrapped(&say!(look, "why-searched-head"), look.theme.dim, room.width);
        let rated = rated_moves(&rated.collect::<Vec<_>>(), wide, view, look, room.height);
        [head.into_iter().take(1).chain(rated).collect(), Figure::new()]
    }
}

/// Returns the order of moves with one outcome: a quick win before a slow one, a slow loss before a quick one.
fn order(reached: &Reached) -> i64 {
    let moves = i64::try_from(reached.left.remoteness.unwrap_or(0)).unwrap_or(i64::MAX);
    if reached.left.outcome == Outcome::Loss { moves } else { -moves }
}

fn leaves(left: &Known, look: &Look) -> String {
    let moves = left.remoteness.unwrap_or(0);
    let value = left.grundy.filter(|_| look.wording == Wording::Notation);
    let value = value.map_or_else(|| "none".to_owned(), |value| value.to_string());
    let outcome = left.outcome.flip();
    say!(look, "why-searched-leaves", outcome, moves, value)
}

/// Tells the Grundy value as the least that no move leaves.
fn mex(why: &Searched, look: &Look) -> Option<Beat> {
    let value = why.here.grundy.filter(|_| !why.truncated)?;
    let mut reached: Vec<u64> = why.moves.iter().filter_map(|reached| reached.left.grundy).collect();
    reached.sort_unstable();
    reached.dedup();
    Some(beat!("why-searched-mex", reached = listed(reached, look), value).in_notation())
}
