//! The eight factors, each with its fate and the reason for it.

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::theory::fates::{Branch, Fate, Fates, moves};

use super::{Beat, Picture, Step, Story, View, beat, listed};
use crate::{look::Look, say};

pub(super) fn picture(why: &Fates, view: &View<'_>, look: &Look, _: Size) -> Picture {
    let winning = winning(why);
    let value = say!(look, "why-fates-value", count = winning.len());
    if view.over {
        return over(why, value, look);
    }
    let chosen = after!(view, Fates).map(|after| after.last);
    let line = |branch: &Branch| line(*branch, why, (chosen == Some(branch.factor), true), look);
    let figure = why.factors.iter().map(line).collect();
    let stages = stages(why, look);
    let keep = stages.len().saturating_sub(1);
    let story = match winning.first() {
        Some(branch) => won(*branch, why, keep, look),
        None => lost(why, view, keep, look),
    };
    let course = story.course(Vec::new(), stages, look);
    Picture { value, figure, pick: Vec::new(), story: story.sentences(look), course }
}

/// Why the theorem holds, told over this very position.
pub(super) fn holds(_why: &Fates, _view: &View<'_>, _look: &Look) -> Story {
    Story::default()
}

/// The products; which factors are out, which end the game at once, the fates of the rest, the factor to choose.
fn stages(why: &Fates, look: &Look) -> Vec<Step> {
    let kinds: [fn(Fate) -> bool; 4] = [
        |_| false,
        |fate| matches!(fate, Fate::Shares(_)),
        |fate| matches!(fate, Fate::Shares(_) | Fate::Lands | Fate::Exceeds),
        |_| true,
    ];
    let keep = winning(why).first().map(|branch| branch.factor);
    let figure = |told: fn(Fate) -> bool, keep: Option<u64>| -> Vec<Line<'static>> {
        let line = |branch: &Branch| line(*branch, why, (keep == Some(branch.factor), told(branch.fate)), look);
        why.factors.iter().map(line).collect()
    };
    let count = |told: fn(Fate) -> bool| why.factors.iter().filter(|branch| told(branch.fate)).count();
    // A step that tells of no other factor is none.
    let first = kinds.into_iter().take(1);
    let later = kinds.windows(2).filter_map(|pair| match pair {
        [before, now] if count(*before) < count(*now) => Some(*now),
        _ => None,
    });
    let told = first.chain(later).map(|told| figure(told, None));
    told.chain([figure(|_| true, keep)]).map(Step::drawn).collect()
}

fn winning(why: &Fates) -> Vec<Branch> {
    why.factors.iter().filter(|branch| branch.fate.wins()).copied().collect()
}

/// Where the last factor ended the game.
fn over(why: &Fates, value: String, look: &Look) -> Picture {
    let (product, low, high) = (why.product, why.range.low, why.range.high);
    let key = if product > high { "why-fates-exceeded" } else { "why-fates-landed" };
    Picture::told(value, say!(look, key, product = product, low = low, high = high))
}

/// A factor with its product; its fate where it has been told.
fn line(branch: Branch, why: &Fates, (chosen, told): (bool, bool), look: &Look) -> Line<'static> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let (sign, style) = match branch.fate {
        Fate::Shares(_) => (" ", theme.dim),
        fate if fate.wins() => (glyphs.wins, theme.win),
        _ => (glyphs.loses, theme.loss),
    };
    let fate = match branch.fate {
        Fate::Shares(divisor) => say!(look, "why-fates-shares", divisor = divisor, last = why.last),
        Fate::Lands => say!(look, "why-fates-lands"),
        Fate::Exceeds => say!(look, "why-fates-exceeds", high = why.range.high),
        Fate::Wins(moves) => say!(look, "why-fates-wins", moves = moves),
        Fate::Loses(moves) => say!(look, "why-fates-loses", moves = moves),
    };
    let pointer = Span::styled(if chosen { glyphs.pointer } else { " " }, theme.title);
    let digits = why.factors.last().map_or(1, |branch| branch.product.to_string().len());
    let product = format!(" {}{} {:>digits$} ", glyphs.cross, branch.factor, branch.product);
    let named = if chosen { theme.title } else { Style::new() };
    let fate = if told { format!("{sign} {fate}") } else { String::new() };
    Line::from(vec![pointer, Span::styled(product, named), Span::styled(fate, style)])
}

fn won(branch: Branch, why: &Fates, stage: usize, look: &Look) -> Story {
    let (factor, product) = (branch.factor, branch.product);
    let (low, high) = (why.range.low, why.range.high);
    let keep = match branch.fate {
        Fate::Lands => {
            let exact = low == high;
            beat!("why-fates-keep-lands", factor = factor, product = product, low = low, high = high, exact = exact)
        }
        _ => beat!("why-fates-keep", factor = factor, product = product),
    };
    let replies = (branch.fate != Fate::Lands).then(|| left("why-fates-replies", (product, factor), high, look));
    let others: Vec<u64> = winning(why).iter().skip(1).map(|branch| branch.factor).collect();
    let also = (!others.is_empty()).then(|| beat!("why-fates-also", factors = listed(others, look)));
    std::iter::once(keep.at(stage)).chain(replies).chain(also).collect()
}

fn lost(why: &Fates, view: &View<'_>, stage: usize, look: &Look) -> Story {
    super::lost(left("why-fates-lost", (why.product, why.last), why.range.high, look).at(stage), view)
}

/// The factors that are left in a lost position, and whether all, some or none of them exceed.
fn left(id: &'static str, (product, last): (u64, u64), high: u64, look: &Look) -> Beat {
    let factors: Vec<u64> = moves(last).collect();
    let exceeding = factors.iter().filter(|factor| product.saturating_mul(**factor) > high).count();
    let exceed = match exceeding {
        0 => "none",
        some if some < factors.len() => "some",
        _ => "all",
    };
    beat!(id, factors = listed(factors, look), exceed = exceed, high = high)
}
