//! The ladder of intervals, with the product's rung and the one the cursor's factor leads to.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome,
    theory::ladder::{Ladder, Rung, factors},
};

use super::{Beat, Course, Picture, Step, Story, View, beat, grown, letters, listed, lost};
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
    let figure = figure(why, after, look, width);
    Picture { value, figure, pick: Vec::new(), story: story.sentences(look), course }
}

/// Why the theorem holds, told over this very position.
pub(super) fn holds(_why: &Ladder, _view: &View<'_>, _look: &Look) -> Story {
    Story::default()
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
    let (name, style) = if rung.lost { ("P", theme.loss) } else { ("N", theme.win) };
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
    let mut told = match (view.outcome, why.winning.first()) {
        (Outcome::Win, Some(&factor)) => {
            let after = Ladder::of(why.product * factor, why.bound);
            std::iter::once(keep(why, factor, &after).at(rungs)).chain(leads(&after, false)).collect()
        }
        _ => leads(why, true).map(|because| lost(because, view)).unwrap_or_default(),
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

/// Where every factor leads from a lost product, and what is reached from there; `None` where the game is over. `mine`: whether
/// it is the mover's.
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
