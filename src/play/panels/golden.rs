//! The ratio of two piles beside Φ on a scale, the Fibonacci neighbours around it, and the recursive solution.

mod scale;

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome,
    theory::golden::{Decimals, Golden, Link, Pair, told_apart},
};

use super::{Beat, Course, Picture, Step, Story, View, beat, grown, letters, mark, width_of, wrapped};
use crate::{
    look::{Look, align},
    say,
};
use scale::Scale;

/// Decimals shown at the least.
const PLACES: usize = 4;
/// Lines of the chain at the most.
const CHAIN: usize = 4;

pub(super) fn picture(why: &Golden, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> Picture {
    let value = say!(look, "why-golden-value", side = side(why));
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let mut figure = quotients(why, "", look.theme.title, look, width);
    let scale = Scale::of(why, width);
    figure.extend([scale.marker(why, look), scale.line(None, look), scale.labels(look)]);
    figure.extend(neighbours(why, look, width));
    figure.extend(chain(&why.chain, look, usize::from(width)));
    let after = after!(view, Golden).filter(|_| view.pick.as_ref().is_some_and(|pick| !pick.over));
    let pick = after.map(|after| after_move(after, look, width)).unwrap_or_default();
    let story = story(why, view);
    let course = course(why, &story, look, width);
    Picture { value, figure, pick, story: story.sentences(look), course }
}

/// Why the theorem holds, told over this very position.
pub(super) fn holds(_why: &Golden, _view: &View<'_>, _look: &Look) -> Story {
    Story::default()
}

/// The ratio, Φ beside it on the scale, the Fibonacci neighbours, the ratio after the move, the recursive solution.
fn course(why: &Golden, story: &Story, look: &Look, width: u16) -> Course {
    let scale = Scale::of(why, width);
    let (larger, smaller) = (why.larger, why.smaller);
    let after = match why.take {
        Some(take) if take == larger => None,
        take => Some(larger - take.unwrap_or(smaller)).filter(|left| *left > 0),
    };
    let after = after.map(|left| Golden::of(left, smaller));
    let parts = [
        quotients(why, "", look.theme.title, look, width),
        vec![scale.marker(why, look), scale.line(None, look), scale.labels(look)],
        neighbours(why, look, width),
        after.as_ref().map_or_else(Vec::new, |after| after_move(after, look, width)),
        chain(&why.chain, look, usize::from(width)),
    ];
    let [asked, ratio] = [format!("{larger}:{smaller}"), beside_phi(why, look)];
    let left = after.map_or_else(String::new, |after| beside_phi(&after, look));
    let large = |lines: &[&str]| letters(lines, 2, look.theme.text);
    let both = large(&[&ratio, &left]);
    let bigs = [large(&[&ratio]), Vec::new(), Vec::new(), both, Vec::new()];
    let steps = grown(parts).zip(bigs).map(|(figure, big)| Step::drawn(figure).large(big)).collect();
    story.course(large(&[&asked]), steps, look).over_figure()
}

/// `13:5>Φ`.
fn beside_phi(why: &Golden, look: &Look) -> String {
    let sign = if why.above_phi { ">" } else { "<" };
    format!("{}:{}{sign}{}", why.larger, why.smaller, say!(look, "why-golden-phi"))
}

/// Where the ratio stands, as the texts select it.
fn side(why: &Golden) -> &'static str {
    match (why.larger == why.smaller, why.above_phi) {
        (true, _) => "equal",
        (false, true) => "above",
        (false, false) => "below",
    }
}

/// The ratio beside Φ, to as many decimals as tell them apart: in one line, or where that is too long one under the other.
pub(super) fn quotients(why: &Golden, lead: &str, style: Style, look: &Look, width: u16) -> Vec<Line<'static>> {
    let (ratio, phi) = told_apart(why.larger, why.smaller, PLACES);
    let (ratio, phi) = (cut_off(&ratio, look), cut_off(&phi, look));
    let (phi_name, name) = (say!(look, "why-golden-phi"), format!("{lead}{}/{}", why.larger, why.smaller));
    let sign = if why.above_phi { ">" } else { "<" };
    let line = format!("{name} = {ratio} {sign} {phi_name} = {phi}");
    if width_of(&line) <= usize::from(width) {
        return vec![Line::styled(line, style)];
    }
    let room = usize::from(width).saturating_sub(width_of(" = "));
    let digits = width_of(&ratio).max(width_of(&phi));
    let short = format!("{lead}{}", say!(look, "why-golden-ratio"));
    let name = if width_of(&name) + digits <= room { name } else { short };
    let names = width_of(&name).max(width_of(&phi_name));
    // What both begin with gives way before what tells them apart.
    let over = (names + digits).saturating_sub(room);
    let more = look.glyphs().more;
    let shown = |text: String| {
        if over == 0 { text } else { more.chars().chain(text.chars().skip(over + width_of(more))).collect() }
    };
    let line = |name: String, text: String, style: Style| {
        Line::styled(format!("{} = {}", align::right(&name, names), shown(text)), style)
    };
    vec![line(name, ratio, style), line(phi_name, phi, look.theme.text)]
}

fn cut_off(decimals: &Decimals, look: &Look) -> String {
    format!("{}{}", decimals.digits, if decimals.exact { "" } else { look.glyphs().more })
}

/// The Fibonacci pairs next to the ratio, below and above.
fn neighbours(why: &Golden, look: &Look, width: u16) -> Vec<Line<'static>> {
    let told = match (why.fibonacci_below, why.fibonacci_above) {
        (Some(below), Some(above)) => {
            say!(look, "why-golden-between", below = quotient(below), above = quotient(above))
        }
        (Some(below), None) => say!(look, "why-golden-beyond", below = quotient(below)),
        (None, above) => say!(look, "why-golden-least", above = above.map(quotient).unwrap_or_default()),
    };
    wrapped(&told, look.theme.dim, width)
}

/// A quotient; a long one can be broken at its stroke.
fn quotient((larger, smaller): Pair) -> String {
    const LONG: u64 = 10_u64.pow(12);
    if larger < LONG { format!("{larger}/{smaller}") } else { format!("{larger} / {smaller}") }
}

/// The chain of the recursive solution with W or L at each link; of a long one, its beginning and its end.
fn chain(links: &[Link], look: &Look, width: usize) -> Vec<Line<'static>> {
    let link = |(at, link): (usize, &Link)| pieces(link, at > 0, look, width);
    let whole = flow(links.iter().enumerate().flat_map(link), width);
    let Some((last, first)) = links.split_last().filter(|_| whole.len() > CHAIN) else { return whole };
    let more = || vec![Span::styled(format!("{} {}", look.glyphs().arrow, look.glyphs().more), look.theme.dim)];
    let cut = |count: usize| {
        let head = first.iter().enumerate().take(count).flat_map(link);
        flow(head.chain([more()]).chain(pieces(last, true, look, width)), width)
    };
    let most = (1..first.len()).rev().find(|&count| cut(count).len() <= CHAIN);
    cut(most.unwrap_or(1))
}

/// One link, in pieces that are not broken: the pair as a whole where it fits, else number by number.
fn pieces(link: &Link, follows: bool, look: &Look, width: usize) -> Vec<Vec<Span<'static>>> {
    let (word, (_, style)) = if link.won {
        (say!(look, "why-golden-w"), mark(Outcome::Win, look))
    } else {
        (say!(look, "why-golden-l"), mark(Outcome::Loss, look))
    };
    let arrow = if follows { format!("{} ", look.glyphs().arrow) } else { String::new() };
    let (head, tail) = (format!("{arrow}({},", link.larger), format!("{})", link.smaller));
    let text = |text: String| Span::styled(text, look.theme.text);
    let end = [text(tail), Span::styled(format!(" {word}"), style)];
    let whole = width_of(&head) + end.iter().map(Span::width).sum::<usize>();
    if whole <= width {
        return vec![std::iter::once(text(head)).chain(end).collect()];
    }
    vec![vec![text(head)], end.to_vec()]
}

/// Pieces in lines of at most `width` columns; a space stands between two.
fn flow(pieces: impl Iterator<Item = Vec<Span<'static>>>, width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for mut piece in pieces {
        let wide = piece.iter().map(Span::width).sum::<usize>();
        match lines.last_mut() {
            Some(line) if line.width() + 1 + wide <= width => {
                line.push_span(Span::raw(" "));
                line.spans.append(&mut piece);
            }
            _ => lines.push(Line::from(piece)),
        }
    }
    lines
}

/// The ratio that the move under the cursor leaves, on a scale of its own.
fn after_move(after: &Golden, look: &Look, width: u16) -> Vec<Line<'static>> {
    let (style, lead) = (look.theme.taken, format!("{} ", look.glyphs().arrow));
    let mut lines = quotients(after, &lead, style, look, width);
    let scale = Scale::of(after, width);
    lines.extend([scale.line(Some((look.glyphs().taken, style)), look), scale.labels(look)]);
    lines
}

/// The step of the course at which the scale is drawn: after the ratio.
const SCALE: usize = 1;
/// The step at which the ratio after the move is drawn: after the Fibonacci neighbours.
const AFTER: usize = 3;
/// The step at which the recursive solution is drawn.
const CHAINED: usize = 4;

fn story(why: &Golden, view: &View<'_>) -> Story {
    let (larger, smaller) = (why.larger, why.smaller);
    if larger == smaller {
        // One sentence, which gives the move away.
        return Story::from(vec![beat!("why-golden-equal", pile = larger).at(AFTER)]);
    }
    let (product, square) = why.products();
    let decided = beat!(
        "why-golden-decided",
        larger = larger,
        smaller = smaller,
        product = product.to_string(),
        square = square.to_string(),
        side = side(why)
    );
    let mut told = Story::from(vec![decided.at(SCALE)]);
    match why.take {
        Some(take) if take == larger => {
            let times = larger / smaller;
            let all = beat!("why-golden-multiple", larger = larger, smaller = smaller, times = times);
            told.extend([all.at(AFTER)]);
        }
        Some(take) => told.extend(won(smaller, take, larger - take)),
        None => {
            let left = larger - smaller;
            told.extend([beat!("why-golden-lost", larger = larger, smaller = smaller, left = left).at(AFTER)]);
            // The only move there is can be told of once in plain words.
            told.extend(view.hold_out().map(|only| only.at(CHAINED).in_notation()));
        }
    }
    told
}

/// What the winning move leaves, and the one move there is then.
fn won(smaller: u64, take: u64, left: u64) -> [Beat; 2] {
    let (upper, lower) = (left.max(smaller), left.min(smaller));
    [
        beat!("why-golden-keep", take = take, upper = upper, lower = lower).at(AFTER),
        beat!("why-golden-then", upper = upper, lower = lower, rest = upper - lower).at(CHAINED),
    ]
}
