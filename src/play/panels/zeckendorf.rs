//! The pile as a sum of Fibonacci numbers, a 1 under each part, and the smallest part beside the limit; for small piles also the
//! table of moves around the position.

mod table;

use ratatui::style::Modifier;
use zugzwang_engine::theory::zeckendorf::{Zeckendorf, fibonacci_from};

use super::{
    Figure, Line, Look, Size, Span, Story, Theory, View, Wording, align, beat, left_beside, say,
    times::{indent, times},
    width_of,
};

impl Theory for Zeckendorf {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-zeckendorf-value", smallest = self.smallest.unwrap_or(0), limit = self.limit)
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let (smallest, single) = (self.smallest.unwrap_or(0), self.parts.len() == 1);
        let sum = sum(self, look);
        let Some(take) = self.take else {
            let because = if single {
                beat!("why-zeckendorf-lost-part", rest = self.rest, limit = self.limit)
            } else {
                beat!("why-zeckendorf-lost", sum, smallest, limit = self.limit)
            };
            let beats = [because, beat!("why-zeckendorf-lost-then")];
            return beats.into_iter().chain(view.hold_out()).collect();
        };
        let won = if single {
            beat!("why-zeckendorf-won-part", rest = self.rest)
        } else {
            beat!("why-zeckendorf-won", sum = &sum, smallest)
        };
        let after = self.after(take);
        let Some(next) = after.smallest else {
            let all = beat!("why-zeckendorf-keep-all", rest = self.rest, limit = self.limit);
            return vec![won.in_notation(), all];
        };
        let (left, limit, many) = (after.rest, after.limit, take != smallest);
        let keep = beat!("why-zeckendorf-keep", take, left, smallest = next, limit, sum, many);
        vec![won, keep, beat!("why-zeckendorf-then", smallest = next, limit)]
    }

    /// Proves the theorem for this position (Whinihan, 1963): the part that decides cannot be taken whole, and whatever is taken from it
    /// leaves a part of at most twice as much.
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        let (rest, limit) = (self.rest, self.limit);
        let split = self.parts.first().filter(|first| **first < rest).map(|&first| {
            let next = fibonacci_from(first - 1).next().unwrap_or(first);
            beat!("holds-zeckendorf-split", rest, sum = sum(self, look), first, left = rest - first, next)
        });
        let after = self.take.map(|take| self.after(take));
        let decisive = match &after {
            Some(after) => after.smallest.map(|part| (part, after.limit)),
            None => self.smallest.map(|part| (part, limit)),
        };
        let Some((part, reach)) = decisive else { return vec![beat!("holds-zeckendorf-all", rest, limit)] };
        let lost = self.is_lost();
        let taken = self.take.map(|take| {
            let many = take != self.smallest.unwrap_or(take);
            beat!("holds-zeckendorf-take", take, limit, part, reach, many)
        });
        let held = lost.then(|| beat!("holds-zeckendorf-held", part, reach));
        // A single coin is the smallest take; the part is above a limit, so something is left of it.
        let one = Zeckendorf::of(part.saturating_sub(1), 2);
        let (of_one, smallest) = (sum(&one, look), one.smallest.unwrap_or(0));
        let beats = [
            beat!("holds-zeckendorf-broken", part, sum = of_one, smallest, lost),
            beat!("holds-zeckendorf-twice", part, lost),
            beat!("holds-zeckendorf-end", lost),
        ];
        split.into_iter().chain(taken).chain(held).chain(beats).collect()
    }

    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        let after = view.after();
        let width = usize::from(room.width);
        let digits = Digits::new(self, after, look, width);
        let [now, then] = times(look);
        let mut figure = vec![digits.header(), digits.row(if after.is_some() { &now } else { "" }, self)];
        figure.extend(compared(self, !self.is_lost(), width, look));
        if let Some(after) = after.filter(|after| after.smallest.is_some()) {
            figure.push(digits.row(&then, after));
            figure.extend(compared(after, after.is_lost(), width, look));
        }
        let left = left_beside(&figure, room);
        figure.extend(table::draw(self, after, left, look));
        [figure, Figure::new()]
    }
}

/// The Fibonacci numbers that have a column, and the columns' places.
struct Digits<'a> {
    look: &'a Look,
    /// The numbers, largest first.
    columns: Vec<u64>,
    /// `true` if columns are below their numbers; otherwise they have no gaps.
    named: bool,
    /// `true` if numbers are left out, above and below.
    cut: (bool, bool),
    /// The index n of F(n) in the first and in the last column.
    ends: (usize, usize),
    width: usize,
}

impl<'a> Digits<'a> {
    fn new(why: &Zeckendorf, after: Option<&Zeckendorf>, look: &'a Look, width: usize) -> Self {
        let indent = indent(look);
        let all: Vec<u64> = fibonacci_from(why.rest).collect();
        let wide: usize = all.iter().map(|number| number.to_string().len() + 1).sum();
        let named = indent + wide <= width + 1;
        let room = if named { all.len() } else { width.saturating_sub(indent + 2).clamp(1, all.len().max(1)) };
        // The smallest parts decide: where not all fit, the columns shown hold them.
        let smallest = [Some(why), after].into_iter().flatten().filter_map(|why| why.smallest).min().unwrap_or(1);
        let lowest = all.iter().position(|number| *number <= smallest).unwrap_or(0);
        let until = if all.len() - lowest > room { room.max(lowest + 1) } else { all.len() };
        let from = until - room;
        let index = |at: usize| all.len() + 1 - at;
        Self {
            look,
            named,
            cut: (from > 0, until < all.len()),
            ends: (index(from), index(until - 1)),
            columns: all[from..until].to_vec(),
            width,
        }
    }

    /// Draws the numbers above their columns; if they do not fit, says between which they lie.
    fn header(&self) -> Line<'static> {
        let (look, dim) = (self.look, self.look.theme.dim);
        if !self.named {
            return Line::styled(say!(look, "why-zeckendorf-range", high = self.ends.0, low = self.ends.1), dim);
        }
        let numbers: Vec<String> = self.columns.iter().map(ToString::to_string).collect();
        Line::styled(format!("{}{}", " ".repeat(indent(look)), numbers.join(" ")), dim)
    }

    /// Draws a 1 under each part, or the part itself at the plain level, and their sum if there is room.
    fn row(&self, mark: &str, why: &Zeckendorf) -> Line<'static> {
        let mut line = self.parts(mark, why, why.parts.len());
        let whole = format!("  = {}", why.rest);
        if line.width() + width_of(&whole) <= self.width {
            line.push_span(Span::styled(whole, self.look.theme.text));
        }
        line
    }

    /// Draws a 1 under each of the `count` largest parts.
    fn parts(&self, mark: &str, why: &Zeckendorf, count: usize) -> Line<'static> {
        let found = why.parts.get(..count).unwrap_or(&why.parts);
        let (look, theme) = (self.look, &self.look.theme);
        let more = |cut: bool| Span::styled(if cut { look.glyphs().edge } else { "" }, theme.dim);
        let mut spans = vec![Span::styled(align::left(mark, indent(look)), theme.text), more(self.cut.0)];
        let plain = self.named && look.wording == Wording::Plain;
        for (at, number) in self.columns.iter().enumerate() {
            let one = if plain { number.to_string() } else { "1".to_owned() };
            let (sign, style) = match found.contains(number) {
                true if why.smallest == Some(*number) => (one, theme.title.add_modifier(Modifier::UNDERLINED)),
                true => (one, theme.title),
                false if plain => (look.glyphs().dot.to_owned(), theme.dim),
                false => ("0".to_owned(), theme.dim),
            };
            let digits = if self.named { number.to_string().len() } else { 1 };
            let gap = if self.named && at > 0 { " " } else { "" };
            spans.push(Span::styled(format!("{gap}{sign:>digits$}"), style));
        }
        spans.push(more(self.cut.1));
        Line::from(spans)
    }
}

/// Writes the smallest part beside the limit, or above it if numbers are long. `good` is how they compare for the mover.
fn compared(why: &Zeckendorf, good: bool, width: usize, look: &Look) -> Figure {
    let Some(smallest) = why.smallest else { return Vec::new() };
    let told = [say!(look, "why-zeckendorf-part", smallest), say!(look, "why-zeckendorf-limit", limit = why.limit)];
    let style = if good { look.theme.win } else { look.theme.loss };
    let line = |told: &str| Line::styled(format!("{}{told}", " ".repeat(indent(look))), style);
    let whole = line(&told.join("   "));
    if whole.width() <= width { vec![whole] } else { told.iter().map(|told| line(told)).collect() }
}

/// Returns the pile as the sum of its parts, of many only the smallest; a single part is the pile itself.
fn sum(why: &Zeckendorf, look: &Look) -> String {
    /// More parts than this are not listed.
    const LISTED: usize = 6;
    if why.parts.len() == 1 {
        return why.rest.to_string();
    }
    let hidden = why.parts.len().saturating_sub(LISTED);
    let more = (hidden > 0).then(|| look.glyphs().more.to_owned());
    let parts = why.parts.iter().skip(hidden).map(ToString::to_string);
    format!("{} = {}", why.rest, more.into_iter().chain(parts).collect::<Vec<_>>().join(" + "))
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Outcome, Reason};

    use super::*;
    use crate::play::panels::sample::{self, Sample};

    const QUINTILLION: u64 = 1_000_000_000_000_000_000;

    fn lines(now: &Zeckendorf, take: u64, room: Size) -> Figure {
        let (reason, after) = (Reason::Zeckendorf(now.clone()), Reason::Zeckendorf(now.after(take)));
        let sample = Sample { outcome: Outcome::won(!now.is_lost()), score: None, over: now.rest == take };
        sample::lines(sample, &reason, &after, &sample::look(), room)
    }

    #[test]
    fn no_line_is_wider_than_the_panel() {
        let piles = [1, 2, 3, 20, 99, 232, 299, 300, 301, 377, 4181, 1_000_000, QUINTILLION - 1, QUINTILLION];
        for rest in piles {
            for limit in [2, 6, 20, 298, 5000, 2 * QUINTILLION] {
                let now = Zeckendorf::of(rest, limit);
                for take in [1, now.reach() / 2, now.reach()].into_iter().filter(|take| *take > 0) {
                    let name = format!("{rest},{limit} -{take}");
                    sample::assert_fits(&name, (33..100).step_by(3), |room| lines(&now, take, room));
                }
            }
        }
    }

    #[test]
    fn small_piles_have_a_table_that_fills_the_height() {
        let tall = |rest: u64, height| lines(&Zeckendorf::of(rest, 2), 1, Size { width: 57, height }).len();
        assert_eq!([35, 36, 40].map(|height| tall(300, height)), [35, 36, 40]);
        assert!(tall(301, 40) < 20);
    }
}
