//! The ladder of intervals, with the product's rung and the one the cursor's factor leads to.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome,
    theory::ladder::{Ladder, Rung, factors},
};

use super::{Beat, Course, Picture, Step, Story, View, beat, grown, legend, letters, listed, wrapped};
use crate::{look::Look, say};

pub(super) fn picture(why: &Ladder, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> Picture {
    let value = say!(look, "why-ladder-value", rung = why.rung, rungs = why.rungs.len());
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let after = after!(view, Ladder);
    let rungs = figure(why, None, look, width);
    let story = story(why, view, rungs.len(), look);
    let course = course(why, rungs, &story, look, width);
    let mut figure = figure(why, after, look, width);
    figure.extend(caption(after.is_some(), look, width));
    figure.extend(legend(look, width));
    Picture { value, figure, pick: Vec::new(), story: story.sentences(look), course }
}

/// Why the theorem holds, told over this very position: rung by rung down from the bound.
pub(super) fn holds(why: &Ladder, _view: &View<'_>, look: &Look) -> Story {
    let (product, bound) = (why.product, why.bound);
    let [least, most] = [factors().next(), factors().next_back()].map(|factor| factor.unwrap_or(1));
    let rung = |number: u64| number.checked_sub(1).and_then(|at| why.rungs.get(usize::try_from(at).ok()?)).copied();
    if why.rung == 1 {
        let factor = why.winning.first().copied().unwrap_or(most);
        return Story::from(vec![beat!(
            "holds-ladder-now",
            product = product,
            factor = factor,
            after = product * factor,
            bound = bound
        )]);
    }
    let mut told: Vec<Beat> = Vec::new();
    if let (Some(top), Some(under)) = (rung(1), rung(2)) {
        told.push(beat!("holds-ladder-top", low = top.low, high = top.high, after = top.low * most, bound = bound));
        told.push(beat!(
            "holds-ladder-lost",
            low = under.low,
            high = under.high,
            least = under.low * least,
            most = under.high * most,
            bound = bound
        ));
    }
    if let (Some(under), Some(third)) = (rung(2), rung(3)) {
        told.push(beat!(
            "holds-ladder-won",
            low = third.low,
            high = third.high,
            times = third.low * most,
            twice = third.high * least,
            from = under.low,
            to = under.high
        ));
    }
    if why.rung > 3 {
        let rungs = why.rungs.get(2..).unwrap_or_default();
        let tops = rungs.iter().map(|rung| rung.high).take(usize::try_from(why.rung - 2).unwrap_or(usize::MAX));
        told.push(beat!("holds-ladder-on", tops = abridged(&tops.collect::<Vec<_>>(), look)));
    }
    told.push(match why.winning.first() {
        Some(&factor) => {
            let after = Ladder::of(product * factor, bound);
            let Rung { low, high, .. } = standing(&after).unwrap_or(Rung { low: 0, high: 0, lost: true });
            beat!(
                "holds-ladder-here",
                lost = false,
                product = product,
                factor = factor,
                after = after.product,
                low = low,
                high = high
            )
        }
        None => {
            let Rung { low, high, .. } = rung(why.rung - 1).unwrap_or(Rung { low: 0, high: 0, lost: false });
            beat!(
                "holds-ladder-here",
                lost = true,
                product = product,
                factor = product * least,
                after = product * most,
                low = low,
                high = high
            )
        }
    });
    told.into()
}

/// Says what the marks before the rungs stand for.
fn caption(moved: bool, look: &Look, width: u16) -> Vec<Line<'static>> {
    let glyphs = look.glyphs();
    let told = say!(look, "why-ladder-caption", here = glyphs.pointer, then = glyphs.taken, moved = moved);
    wrapped(&told, look.theme.dim, width)
}

/// Numbers as a list; of many the first and the last ones.
fn abridged(numbers: &[u64], look: &Look) -> String {
    const MOST: usize = 8;
    if numbers.len() <= MOST {
        return listed(numbers.iter().copied(), look);
    }
    let (first, last) = (numbers.get(..4).unwrap_or_default(), numbers.get(numbers.len() - 2..).unwrap_or_default());
    let [first, last] = [first, last].map(|part| listed(part.iter().copied(), look));
    [first, last].join(&format!(" {} ", look.glyphs().more))
}

/// Tells how the products that are good to make are found; `None` where there is but one rung.
fn rule(why: &Ladder) -> Option<Beat> {
    let Rung { low, high, .. } = *why.rungs.get(1)?;
    Some(beat!("why-ladder-rule", bound = why.bound, ninth = high, half = low - 1, low = low))
}

/// The rungs one after another with how their tops come about, then the rung that the move leads to.
fn course(why: &Ladder, rungs: Vec<Line<'static>>, story: &Story, look: &Look, width: u16) -> Course {
    let large = |told: &str| letters(&[told], 1, look.theme.text);
    let mut steps: Vec<Step> = grown(rungs.into_iter().map(|line| vec![line])).map(Step::drawn).collect();
    if let Some(&factor) = why.winning.first() {
        let after = Ladder::of(why.product * factor, why.bound);
        let equation = format!("{}{}{factor}={}", why.product, look.glyphs().cross, after.product);
        let landed = figure(why, Some(&after), look, width);
        steps.push(Step::drawn(landed).large(large(&equation)));
    }
    story.course(large(&why.product.to_string()), steps, look).over_figure()
}

/// The rungs around the product's, the highest first.
fn figure(why: &Ladder, after: Option<&Ladder>, look: &Look, width: u16) -> Vec<Line<'static>> {
    /// Rungs above and below the product's that are shown.
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
    // What is lost for whoever moves from it is what is good to make.
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

/// The rungs are drawn one a step, then the move that keeps a win.
fn story(why: &Ladder, view: &View<'_>, rungs: usize, look: &Look) -> Story {
    let mut told: Story = match (view.outcome, why.winning.first()) {
        (Outcome::Win, Some(&factor)) => {
            let after = Ladder::of(why.product * factor, why.bound);
            let then = leads(&after, false);
            let rule = then.as_ref().and_then(|_| rule(why));
            [keep(why, factor, &after).at(rungs)].into_iter().chain(then).chain(rule).collect()
        }
        _ => leads(why, true).into_iter().chain(rule(why)).chain(view.hold_out()).collect(),
    };
    let tops = listed(why.rungs.iter().map(|rung| rung.high), look);
    told.extend([beat!("why-ladder-tops", tops = tops).at(rungs.saturating_sub(1))]);
    told
}

fn keep(why: &Ladder, factor: u64, after: &Ladder) -> Beat {
    let product = after.product;
    match standing(after) {
        Some(rung) => beat!("why-ladder-keep", factor = factor, after = product, low = rung.low, high = rung.high),
        None => beat!("why-ladder-at-once", factor = factor, after = product, bound = why.bound),
    }
}

/// Tells where every factor leads from a lost product, and what is reached from there; `None` where the game is over. `mine`:
/// whether it is the mover's.
fn leads(lost: &Ladder, mine: bool) -> Option<Beat> {
    let at = usize::try_from(lost.rung.checked_sub(2)?).ok()?;
    let above = lost.rungs.get(at)?;
    // The next lost rung; above the highest one only the bound is left.
    let next = at.checked_sub(1).and_then(|at| lost.rungs.get(at));
    Some(beat!(
        "why-ladder-then",
        product = lost.product,
        least = lost.product * factors().next()?,
        most = lost.product * factors().next_back()?,
        low = above.low,
        high = above.high,
        mine = mine,
        top = next.is_none(),
        from = next.map_or(0, |rung| rung.low),
        to = next.map_or(0, |rung| rung.high),
        bound = lost.bound,
    ))
}

/// The rung a product stands on.
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
