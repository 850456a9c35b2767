//! One pile's remainder, on a number line with the P-positions marked.

use zugzwang_engine::theory::residue::Residue;

use super::beat::{case, moved};
use super::{
    Beat, Figure, Line, Look, Outcome, Size, Span, Story, Theory, View, Wording, all_of, beat, listed, placed, say,
    width_of, wrapped,
};

impl Theory for Residue {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-residue-value", residue = self.residue, modulus = self.modulus)
    }

    fn is_misere(&self) -> bool {
        self.lost == 1
    }

    fn told(&self, _: &View<'_>, _: &Look) -> Option<Story> {
        Some(self.take.map_or_else(|| lost(self), |take| won(self, take)))
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let Residue { pile, modulus, lost: end, .. } = *self;
        let lost = self.is_lost();
        let landings = |id, left| with_landings(id, self, left, look, lost);
        let mut beats = vec![match (view.outcome, self.take) {
            (Outcome::Win, Some(take)) => landings("why-residue-keep", pile - take),
            _ => landings("why-residue-lost", pile.saturating_sub(modulus).max(end)),
        }];
        if end == 1 {
            let said = beat!("why-residue-misere");
            // The sentence about landings says so if the next one is the last, or the opponent's.
            beats.push(if lost || pile <= modulus { said.in_notation() } else { said });
        }
        beats.extend(
            (if lost { pile >= modulus } else { pile > modulus }).then(|| beat!("why-residue-lap", modulus, lost)),
        );
        beats.extend(lost.then(|| view.hold_out()).flatten());
        beats
    }

    /// Proves the theorem for this position: Bachet's (1612), lap by lap down to the losing end.
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        let Residue { pile, most, modulus, lost, .. } = *self;
        let (mine, misere, take) = (self.take.is_none(), lost == 1, self.take.unwrap_or(0));
        let left = pile - take;
        let laps = left / modulus;
        if mine && laps == 0 {
            return vec![beat!("holds-residue-last")];
        }
        let mut beats = vec![match self.take {
            Some(take) => beat!("holds-residue-over", pile, laps, modulus, take, most, left, misere),
            None => beat!("holds-residue-whole", pile, laps, modulus, misere),
        }];
        if laps > 0 {
            beats.push(beat!("holds-residue-answer", most, modulus, mine));
            beats.push(with_landings("holds-residue-down", self, left - modulus, look, mine));
        }
        beats.push(beat!("holds-residue-end", misere, mine));
        beats
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> [Figure; 2] {
        let Self { pile, modulus, residue, .. } = *self;
        let after = view.after();
        let quotient = say!(look, "why-residue-equation", pile, laps = pile / modulus, modulus, residue);
        let mut figure = number_line(self, after, look, width);
        let glyphs = look.glyphs();
        let (lost, here, then) = (glyphs.lost, glyphs.here, glyphs.taken);
        let caption = say!(look, "why-residue-caption", lost, here, then, moved = after.is_some());
        figure.extend(wrapped(&caption, look.theme.dim, width));
        if look.wording != Wording::Plain {
            figure.extend(wrapped(&quotient, look.theme.text, width));
        }
        if pile > modulus {
            figure.extend(laps(self, look, width));
        }
        [figure, Figure::new()]
    }
}

fn won(why: &Residue, take: u64) -> Story {
    let Residue { pile, most, modulus: round, lost: unwanted, .. } = *why;
    let left = pile - take;
    let rounds = left / round;
    match (unwanted, most, rounds) {
        (0, _, 0) if pile == 1 => moved(case!("told-residue-won-last")),
        (0, 1, _) => case!("told-residue-won-single", pile),
        (0, _, 0) => moved(case!("told-residue-won-all", most, pile)),
        (0, _, 1) => moved(case!("told-residue-won-one", take, round)),
        (0, ..) => moved(case!("told-residue-won-rounds", take, left, rounds, round)),
        (_, 1, _) => case!("told-residue-won-single-misere", pile),
        (_, _, 0) => moved(case!("told-residue-won-leave-one", take)),
        _ => moved(case!("told-residue-won-unwanted", take, left, rounds, round)),
    }
}

fn lost(why: &Residue) -> Story {
    let Residue { pile, most, modulus: round, lost: unwanted, .. } = *why;
    let rounds = pile / round;
    match (unwanted, most, rounds) {
        (0, 1, _) => case!("told-residue-lost-single", pile),
        (0, _, 1) => case!("told-residue-lost-one", pile, most),
        (0, ..) => case!("told-residue-lost-rounds", pile, rounds, round, most),
        (_, _, 0) => case!("told-residue-lost-last"),
        (_, 1, _) => case!("told-residue-lost-single-misere", pile),
        _ => case!("told-residue-lost-unwanted", pile, rounds, round, most),
    }
}

/// Writes the takes with their answers, of which each pair makes a lap: `1 + 9 = 2 + 8 = … = 10`; none is the answer to another.
fn laps(why: &Residue, look: &Look, width: u16) -> Option<Line<'static>> {
    const MOST: u64 = 9;
    let (lap, half) = (why.modulus, why.modulus / 2);
    let told = |shown: u64| {
        let sums = (1..=shown).map(|take| format!("{take} + {}", lap - take));
        let more = (shown < half).then(|| look.glyphs().more.to_owned());
        sums.chain(more).chain([lap.to_string()]).collect::<Vec<_>>().join(" = ")
    };
    let told = (1..=half.min(MOST)).rev().map(told).find(|told| width_of(told) <= width.into());
    told.map(|told| Line::styled(told, look.theme.text))
}

/// Tells where the winner lands: from `left` down, a lap less each time.
fn with_landings(id: &'static str, why: &Residue, left: u64, look: &Look, mine: bool) -> Beat {
    /// More landings than these are told as a rule.
    const LISTED: u64 = 5;
    let Residue { pile, modulus, lost, .. } = *why;
    let laps = left / modulus;
    let landing = |lap: u64| left - lap * modulus;
    let shape = match laps {
        _ if left == lost && mine && pile == lost => "last",
        0 => "end",
        few if few < LISTED => "few",
        _ => "many",
    };
    // The first two are enough to show the step.
    let shown = if laps < LISTED { 1..=laps } else { 1..=2 };
    let (take, misere, most) = (why.take.unwrap_or(0), lost == 1, modulus - 1);
    let shown = shown.map(landing);
    let rest = if laps < LISTED { all_of(shown, look) } else { listed(shown, look) };
    beat!(id, shape, misere, take, left, rest, lost, modulus, most, mine)
}

/// Draws the line of pile sizes from a P-position below up to the pile: every size if they fit, otherwise to scale.
fn number_line(why: &Residue, after: Option<&Residue>, look: &Look, width: u16) -> Figure {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let scale = Scale::new(why, usize::from(width.min(120)));
    let landing = after.map(|after| scale.column(after.pile));
    // The way from the pile to where the cursor leads.
    let way = landing.map(|column| column..scale.column(why.pile));
    let line = (0..scale.columns).map(|column| match scale.lost_at(column, why) {
        Some(_) => Span::styled(glyphs.lost, theme.win_chip),
        None if way.as_ref().is_some_and(|way| way.contains(&column)) => Span::styled(glyphs.line, theme.taken),
        None => Span::styled(glyphs.line, theme.dim),
    });
    let here = (scale.column(why.pile), Span::styled(glyphs.here, theme.chosen));
    let then = landing.filter(|column| *column != here.0);
    let then = then.map(|column| (column, Span::styled(glyphs.taken, theme.taken)));
    let above = placed(then.into_iter().chain([here]), 0, scale.columns);
    // The last label ends where the line does, so that the pile's own place is named, too.
    let lost = (0..scale.columns).filter_map(|column| Some((column, scale.lost_at(column, why)?.to_string())));
    let labels = lost.map(|(column, label)| (column.min(scale.room.saturating_sub(label.len())), label));
    let labels = placed(labels.map(|(at, label)| (at, Span::styled(label, theme.dim))), 1, scale.room);
    vec![above, line.collect(), labels]
}

/// The sizes in the columns of the line.
struct Scale {
    low: u64,
    columns: usize,
    /// Columns that there are room for.
    room: usize,
    /// Sizes per column.
    step: u64,
}

impl Scale {
    fn new(why: &Residue, width: usize) -> Self {
        let room = width.max(2) as u64;
        // As many laps below the pile as fit; if not even one does, one lap drawn to scale.
        let laps = (room.saturating_sub(1) / why.modulus).max(1);
        let lowest = why.pile.saturating_sub(laps.saturating_mul(why.modulus));
        let low = why.lost_below(lowest).filter(|_| laps == 1).unwrap_or(lowest);
        let sizes = why.pile - low + 1;
        let step = sizes.div_ceil(room).max(1);
        let columns = usize::try_from((why.pile - low) / step + 1).unwrap_or(width);
        Self { low, columns, room: width.max(2), step }
    }

    fn column(&self, size: u64) -> usize {
        usize::try_from(size.saturating_sub(self.low) / self.step).map_or(0, |column| column.min(self.columns - 1))
    }

    /// Returns the P-position in a column, if there is one.
    fn lost_at(&self, column: usize, why: &Residue) -> Option<u64> {
        let first = self.low + column as u64 * self.step;
        why.lost_below(first.saturating_add(self.step - 1)).filter(|lost| *lost >= first && *lost <= why.pile)
    }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Convention;

    use super::{super::sample, *};

    #[test]
    fn every_step_of_the_proof_is_legal() {
        for (pile, most) in (1..60).flat_map(|pile| (1..14).map(move |most| (pile, most))) {
            for play in [Convention::Normal, Convention::Misere] {
                let why = Residue::of(pile, most, play);
                let left = pile - why.take.unwrap_or(0);
                assert!(why.take.is_none_or(|take| (1..=most).contains(&take)));
                assert_eq!(left, left / why.modulus * why.modulus + why.lost, "whole laps, and what is lost");
                for taken in 1..=most {
                    assert!((1..=most).contains(&(why.modulus - taken)), "the answer is a move, too");
                }
                let told = sample::proofs(&zugzwang_engine::Reason::Residue(why));
                assert!(told.iter().all(|sentences| !sentences.is_empty()), "{pile} {most}");
            }
        }
    }

    #[test]
    fn the_take_told_leaves_what_is_told_and_a_lost_pile_is_made_of_the_rounds_told() {
        let piles = (1..80).flat_map(|pile| (1..9).map(move |most| (pile, most)));
        for (pile, most) in piles {
            for play in [Convention::Normal, Convention::Misere] {
                let why = Residue::of(pile, most, play);
                let outcome = Outcome::won(!why.is_lost());
                let (take, unwanted) = (why.take, why.lost);
                let reason = zugzwang_engine::Reason::Residue(why);
                let text = sample::story(&reason, outcome, &sample::worded(Wording::Plain))[1..].join(" ");
                let told = sample::numbers(&text);
                let round = most + 1;
                match take {
                    Some(take) if text.starts_with("Take ") && told.len() > 2 => {
                        assert_eq!((told[0], told[1]), (take, pile - take), "{pile} {most}: {text}");
                        let rounds = if text.contains("round") { told[2] } else { 1 };
                        assert_eq!(rounds * round + unwanted, pile - take, "{pile} {most}: {text}");
                    }
                    Some(take) => assert!(most == 1 || pile - take == unwanted, "{pile} {most}: {text}"),
                    None if text.contains("rounds of") => {
                        assert_eq!(told[1] * told[2] + unwanted, pile, "{pile} {most}: {text}");
                    }
                    None => assert!(most == 1 || pile <= round + unwanted, "{pile} {most}: {text}"),
                }
            }
        }
    }

    #[test]
    fn in_a_lost_pile_the_perfect_player_takes_the_one_that_is_told() {
        for (coins, most, last) in
            (1..40).flat_map(|c| (2..7).flat_map(move |m| ["wins", "loses"].map(|last| (c, m, last))))
        {
            let words = [format!("c={coins}"), format!("m={most}"), format!("last={last}")];
            let record = zugzwang_engine::games::find("subtraction").and_then(|game| game.open(&words).ok());
            let answer = record.expect("a setup").answer(&zugzwang_engine::Cancel::never()).expect("not stopped");
            if answer.outcome == Some(Outcome::Loss) && coins > 1 {
                assert_eq!(answer.suggested_move.as_deref(), Some("1"), "{words:?}");
            }
        }
    }

    #[test]
    fn a_take_and_its_answer_are_a_lap() {
        let told = |most, width| {
            let why = Residue::of(u64::MAX, most, Convention::Normal);
            laps(&why, &sample::look(), width).map(|line| line.to_string())
        };
        assert_eq!(told(9, 60).as_deref(), Some("1 + 9 = 2 + 8 = 3 + 7 = 4 + 6 = 5 + 5 = 10"));
        assert_eq!(told(9, 30).as_deref(), Some("1 + 9 = 2 + 8 = 3 + 7 = … = 10"));
        assert_eq!(told(1, 30).as_deref(), Some("1 + 1 = 2"));
        assert_eq!(told(u64::MAX - 1, 30), None);
    }

    #[test]
    fn the_landings_are_told_down_to_the_last_one() {
        let told =
            |pile, most, play| sample::plain_proof(&zugzwang_engine::Reason::Residue(Residue::of(pile, most, play)));
        let text = told(29, 7, Convention::Normal).join(" ");
        assert!(text.contains("29 is 3 times 8, plus 5") && text.contains("16, then 8 and 0"), "{text}");
        let text = told(21, 3, Convention::Misere).join(" ");
        assert!(text.contains("21 is 5 times 4, plus 1") && text.contains("17, then 13, 9, 5 and 1"), "{text}");
        assert_eq!(told(1, 3, Convention::Misere).len(), 1);
    }
}
