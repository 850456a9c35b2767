//! The ladder of intervals, with the product's rung and the one the cursor's factor leads to.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome,
    theory::ladder::{Ladder, Rung, factors},
};

use super::{Course, Picture, Step, View, grown, letters, listed, lost_story};
use crate::{look::Look, say};

pub(super) fn picture(why: &Ladder, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> Picture {
    let value = say!(look, "why-ladder-value", rung = why.rung, rungs = why.rungs.len());
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let after = after!(view, Ladder);
    let story = story(why, view, look);
    let course = course(why, &story, look, width);
    Picture { value, figure: figure(why, after, look, width), pick: Vec::new(), story, course }
}

/// The rungs one after another with how their tops come about, then the rung that the move leads to.
fn course(why: &Ladder, story: &[String], look: &Look, width: u16) -> Course {
    let Some((tops, reasons)) = story.split_last() else { return Course::default() };
    let large = |told: &str| letters(&[told], 1, look.theme.text);
    let mut steps: Vec<Step> =
        grown(figure(why, None, look, width).into_iter().map(|line| vec![line])).map(Step::drawn).collect();
    let mut said = reasons.iter().cloned();
    steps.push(Step::said(tops.clone()));
    if let Some(&factor) = why.winning.first() {
        let after = Ladder::of(why.product * factor, why.bound);
        let equation = format!("{}{}{factor}={}", why.product, look.glyphs().cross, after.product);
        let landed = figure(why, Some(&after), look, width);
        steps.push(Step::drawn(landed).large(large(&equation)).saying(said.next()));
    }
    steps.extend(said.map(Step::said));
    Course::new(large(&why.product.to_string()), steps).over_figure()
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

fn story(why: &Ladder, view: &View<'_>, look: &Look) -> Vec<String> {
    let tops = say!(look, "why-ladder-tops", tops = listed(why.rungs.iter().map(|rung| rung.high), look));
    match (view.outcome, why.winning.first()) {
        (Outcome::Win, Some(&factor)) => {
            let after = Ladder::of(why.product * factor, why.bound);
            let keep = keep(why, factor, &after, look);
            std::iter::once(keep).chain(leads(&after, look)).chain([tops]).collect()
        }
        _ => lost_story(leads(why, look).unwrap_or_default(), view, look).into_iter().chain([tops]).collect(),
    }
}

fn keep(why: &Ladder, factor: u64, after: &Ladder, look: &Look) -> String {
    let product = after.product;
    match standing(after) {
        Some(rung) => {
            say!(look, "why-ladder-keep", factor = factor, after = product, low = rung.low, high = rung.high)
        }
        None => say!(look, "why-ladder-at-once", factor = factor, after = product, bound = why.bound),
    }
}

/// Where every factor leads from a lost product; `None` where the game is over.
fn leads(lost: &Ladder, look: &Look) -> Option<String> {
    let above = usize::try_from(lost.rung.checked_sub(2)?).ok().and_then(|at| lost.rungs.get(at))?;
    let (least, most) = (lost.product * factors().next()?, lost.product * factors().next_back()?);
    let (low, high) = (above.low, above.high);
    let product = lost.product;
    Some(say!(look, "why-ladder-then", product = product, least = least, most = most, low = low, high = high))
}

/// The rung a product stands on.
fn standing(why: &Ladder) -> Option<Rung> {
    usize::try_from(why.rung.checked_sub(1)?).ok().and_then(|at| why.rungs.get(at)).copied()
}
