//! The ratio of two piles beside Φ on a scale, the neighbouring Fibonacci quotients, and the recursive solution.

mod scale;

use zugzwang_engine::theory::golden::{Decimals, Golden, Link, Pair, is_above_phi, told_apart};

use super::{
    Beat, Figure, Line, Look, Size, Span, Story, Style, Theory, View, Wording, align, beat, say, widest, width_of,
    wrapped,
};
use scale::Scale;

impl Theory for Golden {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-golden-value", side = side(self))
    }

    fn story(&self, view: &View<'_>, _: &Look) -> Story {
        let (larger, smaller) = (self.larger, self.smaller);
        if larger == smaller {
            // Only one sentence, which gives the move away.
            return vec![beat!("why-golden-equal", pile = larger)];
        }
        let (product, square) = self.products();
        let (product, square) = (product.to_string(), square.to_string());
        let decided = beat!("why-golden-decided", larger, smaller, product, square, side = side(self));
        let mut beats = vec![decided];
        match self.take {
            Some(take) if take == larger => {
                beats.push(beat!("why-golden-multiple", larger, smaller, times = larger / smaller));
            }
            Some(take) => beats.extend(won(self, take)),
            None => {
                let road = forced((larger, smaller));
                let (left, moves) = (larger - smaller, road.len() - 1);
                let (last_upper, last_lower) = road.last().copied().unwrap_or_default();
                let lost = beat!("why-golden-lost", larger, smaller, left, moves, last_upper, last_lower);
                beats.push(lost);
                // The plain levels tell the only move just once.
                beats.extend(view.hold_out().map(Beat::in_notation));
            }
        }
        beats
    }

    /// Proves the theorem for this position: of two positions that differ by one forced move exactly one is lost, and whoever can leave
    /// either of them leaves that one (Cole and Davie, 1969).
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        let (larger, smaller) = (self.larger, self.smaller);
        if self.take == Some(larger) {
            return vec![beat!("holds-golden-all", larger, smaller, times = larger / smaller)];
        }
        let (rest, choice) = (larger % smaller, is_choice((larger, smaller)));
        let sum = smaller + rest;
        // The only move from (smaller + rest, smaller) leads to (smaller, rest): one of the two is lost, and Φ says which.
        let one = beat!("holds-golden-one", sum, smaller, rest);
        let (product, square) = Golden::of(sum, smaller).products();
        let (product, square, below) = (product.to_string(), square.to_string(), !is_above_phi(sum, smaller));
        let which = beat!("holds-golden-which", sum, smaller, rest, product, square, below).in_notation();
        let (upper, lower) = self.take.map_or((larger, smaller), |take| ordered(larger - take, smaller));
        let here = if choice { (upper, lower) } else { (larger, smaller) };
        let road = forced(here);
        let (moves, last) = (road.len() - 1, road.last().copied().unwrap_or(here));
        let mine = self.take.is_some();
        let leave = self
            .take
            .filter(|_| choice)
            .map(|take| beat!("holds-golden-leave", larger, smaller, times = larger / smaller, take, upper, lower));
        let road = beat!("holds-golden-road", road = road_of(&road, look), moves, mine);
        let end = beat!("holds-golden-end", upper = last.0, lower = last.1, mine);
        [one, which].into_iter().chain(leave).chain([road, end]).collect()
    }

    /// Draws the ratio, Φ beside it on the scale, the Fibonacci quotients, the recursive solution; then the ratio that the move under
    /// the cursor leaves.
    fn figures(&self, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> [Figure; 2] {
        let figure = [
            quotients(self, "", look.theme.title, look, width),
            Scale::of(self, width).lines(self, look),
            neighbours(self, look, width),
            chain(&self.chain, look, usize::from(width)),
        ];
        let after = view.after().filter(|_| view.pick.as_ref().is_some_and(|pick| !pick.over));
        let lead = format!("{} ", look.glyphs().arrow);
        let pick = after.map(|after| quotients(after, &lead, look.theme.taken, look, width));
        [figure.concat(), pick.unwrap_or_default()]
    }
}

/// Returns two piles, the larger first.
fn ordered(one: u64, other: u64) -> Pair {
    (one.max(other), one.min(other))
}

/// Returns whether there is more than one move, because the larger pile is at least twice the smaller.
const fn is_choice((larger, smaller): Pair) -> bool {
    larger / smaller >= 2
}

/// Returns the positions from two unequal piles on, while there is only one move; the last is the first with a choice.
fn forced(from: Pair) -> Vec<Pair> {
    let next = |&(larger, smaller): &Pair| (!is_choice((larger, smaller))).then(|| (smaller, larger - smaller));
    std::iter::successors(Some(from), next).collect()
}

/// Returns positions one after another: `8,5 → 5,3 → 3,2`; of many only the first two and the last.
fn road_of(road: &[Pair], look: &Look) -> String {
    /// More positions than this are not listed.
    const LISTED: usize = 5;
    let pair = |(larger, smaller): &Pair| say!(look, "holds-golden-pair", upper = *larger, lower = *smaller);
    let told = match road {
        [first, second, .., last] if road.len() > LISTED => {
            vec![pair(first), pair(second), look.glyphs().more.to_owned(), pair(last)]
        }
        _ => road.iter().map(pair).collect(),
    };
    told.join(&format!(" {} ", look.glyphs().arrow))
}

/// Returns the word by which the texts select where the ratio is: `above` Φ, `below` it, or `equal` if the numbers are.
fn side(why: &Golden) -> &'static str {
    match (why.larger == why.smaller, why.above_phi) {
        (true, _) => "equal",
        (false, true) => "above",
        (false, false) => "below",
    }
}

/// Draws the ratio beside Φ, to as many decimals as tell them apart: in one line or, if that is too long, one below the other.
pub(super) fn quotients(why: &Golden, lead: &str, style: Style, look: &Look, width: u16) -> Figure {
    /// The fewest decimals shown.
    const PLACES: usize = 4;
    let (ratio, phi) = told_apart(why.larger, why.smaller, PLACES);
    let (ratio, phi) = (cut_off(&ratio, look), cut_off(&phi, look));
    let (phi_name, name) = (say!(look, "why-golden-phi"), format!("{lead}{}/{}", why.larger, why.smaller));
    let sign = if why.above_phi { ">" } else { "<" };
    let line = format!("{name} = {ratio} {sign} {phi_name} = {phi}");
    if width_of(&line) <= usize::from(width) {
        return vec![Line::styled(line, style)];
    }
    let room = usize::from(width).saturating_sub(width_of(" = "));
    let digits = widest([&ratio, &phi]);
    let short = format!("{lead}{}", say!(look, "why-golden-ratio"));
    let name = if width_of(&name) + digits <= room { name } else { short };
    let names = widest([&name, &phi_name]);
    // The common leading digits are cut before those that tell them apart.
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

/// Draws the Fibonacci quotients next to the ratio, below and above; in other than notation the meaning of W, L and the sides of Φ.
fn neighbours(why: &Golden, look: &Look, width: u16) -> Figure {
    if look.wording != Wording::Notation {
        let [won, lost] = ["why-golden-w", "why-golden-l"].map(|word| look.say(word, &[]));
        return wrapped(&say!(look, "golden-sides", side = side(why), won, lost), look.theme.dim, width);
    }
    let told = match (why.fibonacci_below, why.fibonacci_above) {
        (Some(below), Some(above)) => {
            say!(look, "why-golden-between", below = quotient(below), above = quotient(above))
        }
        (Some(below), None) => say!(look, "why-golden-beyond", below = quotient(below)),
        (None, above) => say!(look, "why-golden-least", above = above.map(quotient).unwrap_or_default()),
    };
    wrapped(&told, look.theme.dim, width)
}

/// Returns a quotient; a long one can be broken at its stroke.
fn quotient((larger, smaller): Pair) -> String {
    const LONG: u64 = 10_u64.pow(12);
    if larger < LONG { format!("{larger}/{smaller}") } else { format!("{larger} / {smaller}") }
}

/// Draws the chain of the recursive solution with W or L at each link; of a long one, its beginning and its end.
fn chain(links: &[Link], look: &Look, width: usize) -> Figure {
    /// The most lines of the chain.
    const CHAIN: usize = 4;
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

/// Draws one link in pieces that are not broken: the pair as a whole if it fits, otherwise number by number.
fn pieces(link: &Link, follows: bool, look: &Look, width: usize) -> Vec<Vec<Span<'static>>> {
    let (word, style) = if link.won {
        (say!(look, "why-golden-w"), look.theme.win_chip)
    } else {
        (say!(look, "why-golden-l"), look.theme.loss_chip)
    };
    let arrow = if follows { format!("{} ", look.glyphs().arrow) } else { String::new() };
    let (head, tail) = (format!("{arrow}({},", link.larger), format!("{})", link.smaller));
    let text = |text: String| Span::styled(text, look.theme.text);
    let end = [text(format!("{tail} ")), Span::styled(word, style)];
    let whole = width_of(&head) + end.iter().map(Span::width).sum::<usize>();
    if whole <= width {
        return vec![std::iter::once(text(head)).chain(end).collect()];
    }
    vec![vec![text(head)], end.to_vec()]
}

/// Joins pieces with a space between two, in lines of at most `width` columns.
fn flow(pieces: impl Iterator<Item = Vec<Span<'static>>>, width: usize) -> Figure {
    let mut lines = Figure::new();
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

/// Tells what the winning move leaves, the moves that are forced then, and the other positions that could be left.
fn won(why: &Golden, take: u64) -> Story {
    let (larger, smaller) = (why.larger, why.smaller);
    let (left, rest, choice) = (larger - take, larger % smaller, is_choice((larger, smaller)));
    let (upper, lower) = ordered(left, smaller);
    let (other_upper, other_lower) = ordered(if left == rest { rest + smaller } else { rest }, smaller);
    let road = forced((upper, lower));
    let (last_upper, last_lower) = road.last().copied().unwrap_or_default();
    let moves = if choice { road.len() - 1 } else { road.len() };
    // With twice the smaller pile or more left over the remainder, the opponent chooses between the same two positions.
    let (times, more) = (larger / smaller, 2 * smaller + rest);
    let choices = match times {
        1 => "none",
        2 => "two",
        _ => "many",
    };
    let keep = beat!("why-golden-keep", take, upper, lower, larger, smaller, choices, other_upper, other_lower);
    let rest = upper - lower;
    let then =
        beat!("why-golden-then", lower, rest, choice, choices, moves, last_upper, last_lower, other_upper, other_lower);
    let more = (times > 2).then(|| beat!("why-golden-more", more, smaller, beyond = times > 3));
    [keep, then].into_iter().chain(more).collect()
}

#[cfg(test)]
mod tests {
    use super::{super::sample, *};
    use crate::look::language::Language;

    #[test]
    fn the_player_with_the_first_choice_wins() {
        for larger in 2..200_u64 {
            for smaller in 1..larger {
                let why = Golden::of(larger, smaller);
                let road = forced((larger, smaller));
                assert_eq!(why.is_won(), road.len() % 2 == 1, "{larger},{smaller}: {road:?}");
                let sum = smaller + larger % smaller;
                if larger % smaller > 0 {
                    let other = (smaller, larger % smaller);
                    assert_ne!(Golden::of(sum, smaller).is_won(), Golden::of(other.0, other.1).is_won());
                    let (square, products) = (smaller * smaller, sum * other.1);
                    assert_eq!(products < square, !Golden::of(sum, smaller).is_won(), "{larger},{smaller}");
                }
            }
        }
    }

    #[test]
    fn a_long_road_is_abridged() {
        let look = sample::look();
        assert_eq!(road_of(&forced((8, 5)), &look), "8,5 → 5,3 → 3,2 → 2,1");
        assert_eq!(road_of(&forced((34, 21)), &look), "34,21 → 21,13 → … → 2,1");
        let in_russian = look.in_language(Language::Russian);
        assert_eq!(
            road_of(&forced((34, 21)), &in_russian),
            "(34;21) → (21;13) → … → (2;1)",
            "a comma is a decimal one"
        );
        let far = forced((679_891_637_638_612_258, 420_196_140_727_489_673));
        assert_eq!(far.last(), Some(&(2, 1)));
    }
}
