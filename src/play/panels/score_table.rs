//! The table S around the position, the equation of its cell, and that of the cell the cursor's move leads to.

mod table;

use zugzwang_engine::theory::score_table::ScoreTable;

use super::{
    Beat, Figure, Look, Outcome, Points, Size, Story, Style, Theory, View, Wording, all_of, beat, left_beside, one_of,
    say, width_of, wrapped,
};

impl Theory for ScoreTable {
    fn value(&self, look: &Look) -> String {
        match look.wording {
            Wording::Notation => {
                say!(look, "why-score-value", row = self.first, column = self.last, score = self.score)
            }
            Wording::Plain | Wording::Picture => {
                say!(look, "plain-why-score-value", score = self.score, total = self.total)
            }
        }
    }

    fn ended(&self, _: &View<'_>, _: &Look) -> Story {
        vec![beat!("why-over-score")]
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        /// The most other best takes that are listed.
        const ALSO: usize = 4;
        let Some(take) = self.take else { return Story::new() };
        let ScoreTable { least, total, worth, first: row, .. } = *self;
        let ends = totals(self, view);
        let lost = view.outcome == Outcome::Loss;
        // Each player's total after the take.
        let (own, other) = (ends.own - (self.score - worth), ends.other - (total - self.score));
        let first = if least == 0 { beat!("why-score-all", row, total) } else { least_of(self, look) };
        let mut beats = vec![first];
        if lost {
            beats.push(beat!("why-score-lost", by = ends.other - ends.own));
            beats.extend(view.suggested.as_ref().map(|words| beat!("why-score-close", words)));
        }
        // In a lost game, the plain levels have said by now what is best.
        let won = |beat: Beat| if lost { beat.in_notation() } else { beat };
        if least == 0 {
            beats.push(won(beat!("why-score-keep-all", take, own, other)));
        } else {
            let later = self.score - worth;
            beats.push(won(beat!("why-score-keep", take, got = worth, later, own, other)));
            beats.push(won(beat!("why-score-then", least, left = total - worth)));
            beats.extend(
                (!lost).then(|| beat!("why-score-so", outcome = view.outcome, own = ends.own, other = ends.other)),
            );
            let others = self.best.iter().copied().filter(|other| *other != take);
            let also: Vec<u64> = others.take(ALSO).collect();
            beats.extend((!also.is_empty()).then(|| beat!("why-score-also", takes = one_of(also, look))));
        }
        beats.extend(view.score.and_then(|points| before(self, points)));
        beats
    }

    /// Proves the theorem for this position: from the last bars back, everything the opponent does not get is the mover's.
    fn holds(&self, view: &View<'_>, look: &Look) -> Story {
        let (Some(take), [last, more @ ..]) = (self.take, self.tail.as_slice()) else { return Story::new() };
        let Points { own, other } = totals(self, view);
        let Some(two) = more.first() else {
            return vec![beat!("holds-score-single", price = *last, own, other)];
        };
        let ScoreTable { count, least, score, total, .. } = *self;
        let (takes, scores, few) = options_of(self, look);
        let limit = 2 * self.last;
        vec![
            beat!("holds-score-end", last = *last, two = *two),
            beat!("holds-score-rest", total, row = self.first),
            beat!("holds-score-here", limit, count, few, takes, scores, least, take),
            beat!("holds-score-so", total, least, score, take, own, other),
        ]
    }

    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        /// The most lines that the position's equation takes, and that of the move under the cursor.
        const LINES: [usize; 2] = [2, 1];
        let after = view.after();
        let equation = |why: &Self, lead: &str, style: Style, most: usize| {
            let lines = |options: &str| wrapped(&format!("{lead}{}", equation(why, options, look)), style, room.width);
            let listed = (1..=why.options.len()).rev().map(|listed| options(why, listed, look));
            let fits = listed.map(|options| lines(&options)).find(|lines| lines.len() <= most);
            fits.unwrap_or_else(|| lines(&options(why, 1, look)))
        };
        let equations = equation(self, "", look.theme.title, LINES[0]);
        let lead = format!("{} ", look.glyphs().arrow);
        let pick = after.map(|after| equation(after, &lead, look.theme.taken, LINES[1])).unwrap_or_default();
        let left = left_beside(&equations, left_beside(&pick, room));
        [[table::draw(self, after, left, look), equations].concat(), pick]
    }
}

/// Returns the takes and what each leaves the opponent, and whether these are all.
fn options_of(why: &ScoreTable, look: &Look) -> (String, String, bool) {
    /// The most takes that are listed.
    const SHOWN: usize = 4;
    let shown = || why.options.iter().take(SHOWN);
    let [takes, scores] = [one_of(shown().map(|o| o.take), look), all_of(shown().map(|o| o.score), look)];
    (takes, scores, why.count <= SHOWN as u64)
}

/// Tells the least that a take can leave, and what each take leaves if there are few.
fn least_of(why: &ScoreTable, look: &Look) -> Beat {
    let (takes, scores, few) = options_of(why, look);
    beat!("why-score-least", row = why.first, total = why.total, least = why.least, takes, scores, few)
}

/// Returns the final totals; of a table without a game, its own.
fn totals(why: &ScoreTable, view: &View<'_>) -> Points {
    view.score.unwrap_or(Points { own: why.score, other: why.total - why.score })
}

/// Returns the equation of a cell, with the least option in brackets: `S(1,1) = 15 − min([6] 12) = 9`.
fn equation(why: &ScoreTable, options: &str, look: &Look) -> String {
    let (row, column, total, score) = (why.first, why.last, why.total, why.score);
    match (why.count, look.wording) {
        (0, Wording::Notation) => say!(look, "why-score-value", row, column, score),
        (0, _) => say!(look, "plain-why-score-value", score, total),
        (_, Wording::Notation) => say!(look, "why-score-equation", row, column, total, options, score),
        _ => say!(look, "plain-why-score-equation", total, options, score),
    }
}

/// Returns the first `listed` options, and the least one if it is not among them.
fn options(why: &ScoreTable, listed: usize, look: &Look) -> String {
    let more = look.glyphs().more;
    let least = format!("[{}]", why.least);
    let text = |score: i64| if score == why.least { least.clone() } else { score.to_string() };
    let mut texts: Vec<String> = why.options.iter().take(listed).map(|option| text(option.score)).collect();
    let shown = listed as u64;
    let best = why.best.first().copied().unwrap_or(0);
    if best > shown {
        texts.extend((best > shown + 1).then(|| more.to_owned()));
        texts.push(least);
    }
    texts.extend((why.count > shown.max(best)).then(|| more.to_owned()));
    texts.join(" ")
}

/// Tells what has been taken so far and what is still to come; `None` if nothing has been taken.
fn before(why: &ScoreTable, points: Points) -> Option<Beat> {
    let (own, other) = (points.own - why.score, points.other - (why.total - why.score));
    let sum = |taken: i64, total: i64| format!("{taken} + {} = {total}", total - taken);
    (own != 0 || other != 0)
        .then(|| beat!("why-score-before", own = sum(own, points.own), other = sum(other, points.other)))
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{
        Cancel, Reason,
        theory::score_table::{Solved, solve},
    };

    use super::*;
    use crate::{
        look::{glyphs::GlyphSet, theme::ThemeName},
        play::panels::sample::{self, Sample},
    };

    fn solved(bars: &[i64], taken: usize, last: u64) -> ScoreTable {
        let Solved { table, .. } =
            solve(&bars[taken..], taken as u64 + 1, last, &Cancel::never()).expect("nobody stops it");
        table
    }

    fn lines(bars: &[i64], last: u64, take: usize, set: GlyphSet, room: Size) -> Figure {
        let look = Look::new(ThemeName::Ansi, set);
        let (now, after) = (solved(bars, 0, last), solved(bars, take, take as u64));
        let points = Points { own: now.score + 7, other: now.total - now.score };
        let (reason, after) = (Reason::ScoreTable(now), Reason::ScoreTable(after));
        let sample = Sample { outcome: Outcome::Win, score: Some(points), over: take == bars.len() };
        sample::lines(sample, &reason, &after, &look, room)
    }

    #[test]
    fn no_line_is_wider_than_the_panel() {
        let rows = [vec![1], vec![1, 2, 4, 8], (1..=40).collect(), vec![1_000_000; 300]];
        for bars in rows {
            for last in [1, 3, 20, 150] {
                let reach = (2 * last).min(bars.len());
                for take in [1, reach.div_ceil(2), reach] {
                    for set in GlyphSet::ALL {
                        let draw = |room| lines(&bars, last as u64, take, set, room);
                        sample::assert_fits(&format!("{last} -{take}"), (33..100).step_by(6), draw);
                    }
                }
            }
        }
    }

    #[test]
    fn the_small_panel_holds_a_row_of_twenty() {
        let bars = [5, 3, 8, 1, 9, 2, 7, 4, 6, 3, 50, 2, 8, 5, 1, 9, 4, 7, 3, 6];
        for (last, take) in [(1, 1), (2, 2), (3, 6)] {
            let room = Size { width: 37, height: 20 };
            assert!(lines(&bars, last, take, GlyphSet::Unicode, room).len() <= 20, "{last} -{take}");
        }
    }

    #[test]
    fn the_least_option_is_listed_however_many_there_are() {
        let look = sample::look();
        let now = solved(&[1, 2, 4, 8], 0, 1);
        assert_eq!([1, 2].map(|listed| options(&now, listed, &look)), ["[6] …", "[6] 12"]);
        let now = solved(&[1, 2, 4, 8], 0, 2);
        assert_eq!([1, 3, 4].map(|listed| options(&now, listed, &look)), ["6 … [0]", "6 12 8 [0]", "6 12 8 [0]"]);
    }
}
