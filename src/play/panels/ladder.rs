//! The ladder of intervals, with the product's rung and the one that the cursor's factor leads to.

use zugzwang_engine::theory::ladder::{Ladder, Rung, factors};

use super::{Beat, Figure, Line, Look, Outcome, Size, Span, Story, Theory, View, beat, legend, listed, say, wrapped};

impl Theory for Ladder {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-ladder-value", rung = self.rung, rungs = self.rungs.len())
    }

    /// Tells the rungs, then the move that keeps a win.
    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let mut beats: Story = match (view.outcome, self.winning.first()) {
            (Outcome::Win, Some(&factor)) => {
                let after = Ladder::of(self.product * factor, self.bound);
                let then = leads(&after, false);
                let rule = then.as_ref().and_then(|_| rule(self, look));
                [keep(self, factor, &after, look)].into_iter().chain(then).chain(rule).collect()
            }
            _ => leads(self, true).into_iter().chain(rule(self, look)).chain(view.hold_out()).collect(),
        };
        let tops = listed(self.rungs.iter().map(|rung| rung.high), look);
        beats.push(beat!("why-ladder-tops", tops));
        beats
    }

    /// Proves the theorem for this position: rung by rung down from the bound.
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        let (product, bound) = (self.product, self.bound);
        let [least, most] = [factors().next(), factors().next_back()].map(|factor| factor.unwrap_or(1));
        let rung =
            |number: u64| number.checked_sub(1).and_then(|at| self.rungs.get(usize::try_from(at).ok()?)).copied();
        if self.rung == 1 {
            let factor = self.winning.first().copied().unwrap_or(most);
            return vec![beat!("holds-ladder-now", product, factor, after = product * factor, bound)];
        }
        let mut beats: Vec<Beat> = Vec::new();
        if let (Some(top), Some(under)) = (rung(1), rung(2)) {
            let (Rung { low, high, .. }, after) = (top, top.low * most);
            beats.push(beat!("holds-ladder-top", low, high, after, bound));
            let (Rung { low, high, .. }, least, most) = (under, under.low * least, under.high * most);
            beats.push(beat!("holds-ladder-lost", span = span(low, high, look), least, most, bound));
        }
        if let (Some(Rung { low: from, high: to, .. }), Some(Rung { low, high, .. })) = (rung(2), rung(3)) {
            let (span, within) = (span(low, high, look), span(from, to, look));
            beats.push(beat!(
                "holds-ladder-won",
                span,
                within,
                low,
                high,
                times = low * most,
                twice = high * least,
                to
            ));
        }
        if self.rung > 3 {
            let rungs = self.rungs.get(3..).unwrap_or_default();
            let tops = rungs.iter().map(|rung| rung.high).take(usize::try_from(self.rung - 3).unwrap_or(usize::MAX));
            let tops: Vec<u64> = tops.collect();
            beats.push(beat!("holds-ladder-on", count = tops.len(), tops = abridged(&tops, look)));
        }
        let ends = |rung: Option<Rung>| rung.map_or((0, 0), |rung| (rung.low, rung.high));
        beats.push(match self.winning.first() {
            Some(&factor) => {
                let after = Ladder::of(product * factor, bound);
                let ((low, high), after) = (ends(standing(&after)), after.product);
                beat!(
                    "holds-ladder-here",
                    shape = if low == high { "one" } else { "won" },
                    product,
                    factor,
                    after,
                    low,
                    high
                )
            }
            None => {
                let (low, high) = ends(rung(self.rung - 1));
                let (factor, after) = (product * least, product * most);
                beat!("holds-ladder-here", shape = "lost", product, factor, after, low, high)
            }
        });
        beats
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> [Figure; 2] {
        let after = view.after();
        let mut figure = figure(self, after, look, width);
        let (here, then) = (look.glyphs().pointer, look.glyphs().taken);
        let caption = say!(look, "why-ladder-caption", here, then, moved = after.is_some());
        figure.extend(wrapped(&caption, look.theme.dim, width));
        figure.extend(legend(look, width));
        [figure, Figure::new()]
    }
}

/// Returns numbers as a list; of many the first and the last ones.
fn abridged(numbers: &[u64], look: &Look) -> String {
    const MOST: usize = 8;
    if numbers.len() <= MOST {
        return listed(numbers, look);
    }
    let (first, last) = (numbers.get(..4).unwrap_or_default(), numbers.get(numbers.len() - 2..).unwrap_or_default());
    let [first, last] = [first, last].map(|part| listed(part, look));
    [first, last].join(&format!(" {} ", look.glyphs().more))
}

/// Returns a range in words, or a number alone.
fn span(low: u64, high: u64, look: &Look) -> String {
    say!(look, "ladder-span", low, high, one = low == high)
}

/// Tells how to find the products that are good to make; `None` if no move makes one.
fn rule(why: &Ladder, look: &Look) -> Option<Beat> {
    let Rung { low, high, .. } = why.rungs.get(1).copied().filter(|rung| rung.high > 1)?;
    let (bound, exact) = (why.bound, why.bound.is_multiple_of(9));
    let good = span(low, high, look);
    // The start can't be made.
    let more = why.rungs.get(3).filter(|rung| rung.high > 1).map(|rung| span(rung.low.max(2), rung.high, look));
    let more = more.unwrap_or_else(|| "none".to_owned());
    Some(beat!("why-ladder-rule", bound, exact, half = low - 1, good, more))
}

/// Draws the rungs around the product's, the highest first.
fn figure(why: &Ladder, after: Option<&Ladder>, look: &Look, width: u16) -> Figure {
    /// Rungs shown above and below the product's.
    const AROUND: u64 = 4;
    let numbered = (1_u64..).zip(&why.rungs);
    let near = numbered.filter(|(number, _)| number.abs_diff(why.rung) <= AROUND);
    let digits = why.bound.to_string().len();
    near.map(|(number, rung)| {
        let landing = after.is_some_and(|after| after.rung == number);
        line(number == why.rung, landing, *rung, digits, look, width)
    })
    .collect()
}

fn line(here: bool, landing: bool, rung: Rung, digits: usize, look: &Look, width: u16) -> Line<'static> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    // A rung that is lost for whoever moves from it is good to make.
    let (name, style) =
        if rung.lost { (glyphs.lost, theme.win.patch(theme.win_cell)) } else { (glyphs.won, theme.text) };
    let style = if here { theme.chosen } else { style };
    let mark = match (here, landing) {
        (true, _) => Span::styled(glyphs.pointer, theme.title),
        (_, true) => Span::styled(glyphs.taken, theme.taken),
        _ => Span::raw(" "),
    };
    let range = format!("{:>digits$} {} {:>digits$}", rung.low, glyphs.more, rung.high);
    let wide = usize::from(width) >= 2 * digits + 12;
    let range = if wide { range } else { format!("{} {}", glyphs.more, rung.high) };
    Line::from(vec![mark, Span::raw(" "), Span::styled(format!(" {name}  {range} "), style)])
}

fn keep(why: &Ladder, factor: u64, after: &Ladder, look: &Look) -> Beat {
    let (after, rung) = (after.product, standing(after));
    match rung {
        Some(Rung { low, high, .. }) => beat!("why-ladder-keep", factor, after, span = span(low, high, look), high),
        None => beat!("why-ladder-at-once", factor, after, bound = why.bound),
    }
}

/// Tells where every factor leads from a lost product, and what is reached from there; `None` if the game is over. `mine` says
/// whether the product is the mover's.
fn leads(lost: &Ladder, mine: bool) -> Option<Beat> {
    let at = usize::try_from(lost.rung.checked_sub(2)?).ok()?;
    let Rung { low, high, .. } = *lost.rungs.get(at)?;
    // The next lost rung; above the highest one there is only the bound.
    let next = at.checked_sub(1).and_then(|at| lost.rungs.get(at));
    let (from, to) = next.map_or((0, 0), |rung| (rung.low, rung.high));
    let (product, bound, top) = (lost.product, lost.bound, next.is_none());
    let (least, most) = (product * factors().next()?, product * factors().next_back()?);
    Some(beat!("why-ladder-then", product, least, most, low, high, mine, top, from, to, bound))
}

/// Returns the rung a product is on.
fn standing(why: &Ladder) -> Option<Rung> {
    usize::try_from(why.rung.checked_sub(1)?).ok().and_then(|at| why.rungs.get(at)).copied()
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Reason;

    use super::{super::sample, *};

    #[test]
    fn every_inequality_of_the_proof_is_true() {
        for bound in (2..400).chain([1000, 1_000_000, 999_999_999_999, 1_000_000_000_000]) {
            let why = Ladder::of(1, bound);
            for pair in why.rungs.windows(2) {
                let [above, rung] = [pair[0], pair[1]];
                if rung.lost {
                    assert!(
                        rung.low * 2 >= above.low && rung.high * 9 <= above.high,
                        "{bound}: every factor leads there"
                    );
                } else {
                    assert!(
                        rung.low * 9 >= above.low && rung.high * 2 <= above.high,
                        "{bound}: some factor leads there"
                    );
                }
            }
            assert!(why.rungs.first().is_some_and(|top| top.low * 9 > bound));
            let products = why.rungs.iter().flat_map(|rung| [rung.low, rung.high]);
            for why in products.map(|product| Ladder::of(product, bound)) {
                assert!(why.winning.iter().all(|factor| Ladder::of(why.product * factor, bound).is_lost()));
                assert!(sample::proofs(&Reason::Ladder(why)).iter().all(|told| !told.is_empty()));
            }
        }
    }
}
