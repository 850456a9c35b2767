//! The eight factors, each with its fate and the reason for it.

use std::collections::HashSet;

use zugzwang_engine::theory::fates::{Branch, Fate, FateTable, Fates, Place, Range, ended, moves};

use super::{Beat, Figure, Line, Look, Size, Span, Story, Style, Theory, View, all_of, beat, listed, lost, say};
use crate::look::align::{cut, width_of};

impl Theory for Fates {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-fates-value", count = winning(self).len())
    }

    fn ended(&self, _: &View<'_>, _: &Look) -> Story {
        vec![{
            let (product, Range { low, high }) = (self.product, self.range);
            let id = if product > high { "why-fates-exceeded" } else { "why-fates-landed" };
            beat!(id, product, low, high, exact = low == high)
        }]
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        match self.soonest() {
            Some(branch) => won(branch, self, look),
            None => lost(left("why-fates-lost", self, look), view),
        }
    }

    /// Proves the outcome of this position: fates from the target range back to here.
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        let Range { low, high } = self.range;
        let table = FateTable::new(self.range);
        let ahead = ahead(self);
        let solved = || ahead.iter().filter_map(|place| table.get(*place));
        let count = |won: bool| solved().filter(|solved| solved.won == won).count();
        let near = |won: bool| solved().filter(|solved| solved.won == won && solved.remoteness == 1).count();
        let all = ahead.len();
        let (exact, exceeds, lands) = (low == high, near(false), near(true));
        let mut beats =
            vec![beat!("holds-fates-end", low, high, exact), beat!("holds-fates-near", all, lands, exceeds, high)];
        beats.extend((all > 1).then(|| beat!("holds-fates-back", all, won = count(true), lost = count(false))));
        let cross = look.glyphs().loses;
        let (answers, exceed) = (answers(self, look), exceeding(self));
        beats.push(match self.soonest() {
            Some(Branch { factor, product, fate: Fate::Lands }) => beat!("holds-fates-lands", factor, product),
            Some(Branch { factor, product, .. }) => {
                beat!("holds-fates-won", factor, product, answers, exceed, cross, high)
            }
            None => beat!("holds-fates-lost", answers, exceed, cross, high),
        });
        beats
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> [Figure; 2] {
        let chosen = view.after().map(|after: &Self| after.last);
        let line = |branch: &Branch| line(*branch, self, chosen == Some(branch.factor), look, width);
        let head = Line::styled(say!(look, "why-fates-head"), look.theme.dim);
        [std::iter::once(head).chain(self.factors.iter().map(line)).collect(), Figure::new()]
    }
}

/// Returns every position that can be reached from here while the game goes on, this one first.
fn ahead(why: &Fates) -> Vec<Place> {
    let start = (why.product, why.last);
    let (mut seen, mut found, mut next) = (HashSet::from([start]), Vec::new(), vec![start]);
    while let Some(place) = next.pop() {
        found.push(place);
        let after = moves(place.1).map(|factor| (place.0 * factor, factor));
        next.extend(after.filter(|after| ended(after.0, why.range).is_none() && seen.insert(*after)));
    }
    found
}

/// Lists every factor that may be played from the lost position, with the one that beats it, or with a cross if it exceeds the range.
fn answers(why: &Fates, look: &Look) -> String {
    let (arrow, cross) = (look.glyphs().arrow, look.glyphs().loses);
    let answer = |answer: Option<u64>| answer.map_or_else(|| cross.to_owned(), |factor| factor.to_string());
    listed(why.answers.iter().map(|(factor, beaten)| format!("{factor}{arrow}{}", answer(*beaten))), look)
}

/// Returns the word by which the texts select how many factors from the lost position exceed the range.
fn exceeding(why: &Fates) -> &'static str {
    match why.answers.iter().filter(|(_, answer)| answer.is_none()).count() {
        0 => "none",
        some if some < why.answers.len() => "some",
        _ => "all",
    }
}

fn winning(why: &Fates) -> Vec<Branch> {
    why.factors.iter().filter(|branch| branch.fate.wins()).copied().collect()
}

/// Draws a factor with its product, and its fate once that is told.
fn line(branch: Branch, why: &Fates, chosen: bool, look: &Look, width: u16) -> Line<'static> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let (sign, style) = match branch.fate {
        Fate::Shares(_) => (" ", theme.dim),
        fate if fate.wins() => (glyphs.wins, theme.win),
        _ => (glyphs.loses, theme.loss),
    };
    let fate = match branch.fate {
        Fate::Shares(divisor) => say!(look, "why-fates-shares", divisor, last = why.last),
        Fate::Lands => say!(look, "why-fates-lands"),
        Fate::Exceeds => say!(look, "why-fates-exceeds", high = why.range.high),
        Fate::Wins(moves) => say!(look, "why-fates-wins", moves),
        Fate::Loses(moves) => say!(look, "why-fates-loses", moves),
    };
    let pointer = Span::styled(if chosen { glyphs.pointer } else { " " }, theme.title);
    let digits = why.factors.last().map_or(1, |branch| branch.product.to_string().len());
    let product = format!(" {}{} {:>digits$} ", glyphs.cross, branch.factor, branch.product);
    let named = if chosen { theme.title } else { Style::new() };
    let rest = usize::from(width).saturating_sub(1 + width_of(&product));
    let fate = cut(&format!("{sign} {fate}"), rest, glyphs.more);
    Line::from(vec![pointer, Span::styled(product, named), Span::styled(fate, style)])
}

fn won(branch: Branch, why: &Fates, look: &Look) -> Story {
    let (factor, product) = (branch.factor, branch.product);
    let (low, high) = (why.range.low, why.range.high);
    let keep = match branch.fate {
        Fate::Lands => beat!("why-fates-keep-lands", factor, product, low, high, exact = low == high),
        _ => beat!("why-fates-keep", factor, product),
    };
    let replies = (branch.fate != Fate::Lands).then(|| left("why-fates-replies", why, look));
    let others = winning(why).into_iter().map(|branch| branch.factor).filter(|other| *other != factor);
    let others: Vec<u64> = others.collect();
    let also = (!others.is_empty()).then(|| beat!("why-fates-also", factors = listed(others, look)));
    std::iter::once(keep).chain(replies).chain(also).collect()
}

/// Tells what can be played from the lost position and what beats it.
fn left(id: &'static str, why: &Fates, look: &Look) -> Beat {
    let Range { low, high } = why.range;
    let factors = all_of(why.answers.iter().map(|(factor, _)| factor), look);
    let (answers, exceed, cross) = (answers(why, look), exceeding(why), look.glyphs().loses);
    beat!(id, factors, answers, exceed, cross, low, high)
}
