//! The pairs of the golden ratio: the position's ratio beside Φ, the pairs that share a number or the difference with it, and the
//! moves that lead to them.

use ratatui::style::Modifier;
use zugzwang_engine::{
    InOrder,
    theory::{
        beatty::{Beatty, Pair, Slide},
        golden::Golden,
    },
};

use super::{
    Beat, Figure, Line, Look, Size, Span, Story, Theory, View, Wording, align, beat, golden::quotients, left_class,
    say, times::times, widest, wrapped,
};

impl Theory for Beatty {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-beatty-value", lost = self.is_lost(), k = self.of_both().k)
    }

    fn is_misere(&self) -> bool {
        self.last.is_misere()
    }

    fn story(&self, view: &View<'_>, _: &Look) -> Story {
        let Pair { k, lower, upper } = self.of_both();
        let misere = self.last.is_misere();
        let Some((slide, pair)) = self.fastest() else {
            let first = misere && k < 2;
            let example = example(self);
            let corner = example.is_none();
            let mut beats = vec![beat!("why-beatty-lost", k, lower, upper, first, corner)];
            beats.extend(example);
            return beats.into_iter().chain(view.hold_out()).collect();
        };
        let none = beat!("why-beatty-won", row = self.row, column = self.column, k, lower, upper);
        let ((row, column), way, squares) = (after(self, slide), slide.way.name(), slide.squares);
        if (row, column) == (0, 0) {
            return vec![none, beat!("why-beatty-corner", way, squares)];
        }
        let Pair { k, lower, upper } = pair;
        vec![
            none,
            beat!("why-beatty-keep", way, squares, row, column, k, lower, upper),
            beat!("why-beatty-then", misere),
            beat!("why-beatty-grows", misere),
        ]
    }

    /// Proves the theorem for this position (Wythoff, 1907): a number and a difference are in one pair each, so no move joins two pairs,
    /// and from any other position one of the three ways leads to a pair.
    fn holds(&self, _: &View<'_>, _: &Look) -> Story {
        let misere = self.last.is_misere();
        if let Some((Slide { way, squares }, _)) = self.fastest().filter(|(slide, _)| after(self, *slide) == (0, 0)) {
            return vec![beat!("holds-beatty-corner", way = way.name(), squares)];
        }
        if self.is_lost() && example(self).is_none() {
            return vec![beat!("holds-beatty-end", misere, lost = true)];
        }
        let mut beats = vec![beat!("holds-beatty-once", misere)];
        let pair = match self.fastest() {
            None => self.of_both(),
            Some((slide, pair)) => {
                let ((row, column), Slide { way, squares }) = (after(self, slide), slide);
                beats.extend([reached(self), beat!("holds-beatty-leave", way = way.name(), squares, row, column)]);
                pair
            }
        };
        let (Pair { k, lower, upper }, lost) = (pair, self.is_lost());
        beats.extend([beat!("holds-beatty-apart", lower, upper, k, lost), beat!("holds-beatty-end", misere, lost)]);
        beats
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> [Figure; 2] {
        let pick = view.after().map_or_else(Vec::new, |after| beside(self, after, look, width));
        [[ratio(self, look, width), table(self, true, look, width)].concat(), pick]
    }
}

/// Tells why one of the three ways leads to a pair: down along both to the pair of the difference or, if that lies too far, down
/// along the larger number to the one that is paired with the smaller.
fn reached(why: &Beatty) -> Beat {
    let (smaller, larger, Pair { k, lower, upper }) = (why.smaller(), why.larger(), why.of_both());
    if lower < smaller {
        return beat!("holds-beatty-both", k, lower, upper, smaller, larger, squares = smaller - lower);
    }
    let pair = Pair::of_number(smaller, why.last);
    let begins = pair.lower == smaller;
    let other = if begins { pair.upper } else { pair.lower };
    let (apart, squares) = (pair.k, larger - other);
    beat!("holds-beatty-one", k, lower, upper, smaller, larger, begins, apart, other, squares)
}

/// Draws the ratio beside Φ; nothing at the plain level or if a number is 0.
fn ratio(why: &Beatty, look: &Look, width: u16) -> Figure {
    if why.smaller() == 0 || look.wording == Wording::Plain {
        return Vec::new();
    }
    quotients(&Golden::of(why.larger(), why.smaller()), "", look.theme.text, look, width)
}

/// Draws the pairs up to the last that has something in common with the position, each with the move that leads to it. Of very many
/// pairs only those that matter are drawn, and if there is no room for columns, only the decisive pair.
fn table(why: &Beatty, marked: bool, look: &Look, width: u16) -> Figure {
    /// The most pairs drawn one below the other.
    const MOST: u64 = 7;
    let rank = |pair: &Pair| pair.rank(why.last);
    let mut pairs: Vec<Pair> = why.candidates.iter().map(|candidate| candidate.pair).collect();
    let last = pairs.iter().map(rank).max().unwrap_or(0);
    if last < MOST {
        pairs = (0..=last.max(1)).map(|k| Pair::of_difference(k, why.last)).collect();
    }
    pairs.order_by_key(rank);
    pairs.dedup();
    // The first two pairs of misère play are no multiples of Φ.
    let misere = why.last.is_misere();
    let lower = say!(look, "why-beatty-lower", misere);
    let symbols = [say!(look, "why-beatty-k"), lower, say!(look, "why-beatty-upper", misere)];
    let words = ["beatty-apart", "beatty-smaller", "beatty-larger"].map(|word| look.say(word, &[]));
    let plain = look.wording == Wording::Plain;
    let rows = |head: &[String; 3]| -> Figure {
        let wide = |at: usize| {
            pairs.iter().map(|pair| numbers(*pair)[at].to_string().len()).fold(widest([&head[at]]), usize::max)
        };
        let widths = [0, 1, 2].map(wide);
        let titles = head.iter().zip(&widths).map(|(title, width)| format!(" {}", align::right(title, *width)));
        let titles = Line::styled(titles.collect::<String>(), look.theme.dim);
        std::iter::once(titles).chain(pairs.iter().map(|pair| row(why, *pair, &widths, marked, look))).collect()
    };
    let fits = |lines: &Figure| lines.iter().all(|line| line.width() <= usize::from(width));
    // Words are wider than symbols.
    let in_words = Some(&words).filter(|_| plain).map(rows).filter(fits);
    if let Some(mut lines) = in_words.or_else(|| Some(rows(&symbols)).filter(fits)) {
        if marked && plain {
            let legend = say!(look, "beatty-legend", lost = look.glyphs().lost);
            lines.extend(wrapped(&legend, look.theme.dim, width));
        }
        return lines;
    }
    let head = if plain { words } else { symbols };
    let pair = why.fastest().map_or_else(|| why.of_both(), |(_, pair)| pair);
    let widest = widest(&head);
    let style = if marked { look.theme.title } else { look.theme.text };
    let line = |(title, number): (&String, u64)| {
        let title = Span::styled(format!("{} ", align::right(title, widest)), look.theme.dim);
        Line::from_iter([title, Span::styled(number.to_string(), style)])
    };
    head.iter().zip(numbers(pair)).map(line).collect()
}

const fn numbers(pair: Pair) -> [u64; 3] {
    [pair.k, pair.lower, pair.upper]
}

/// Draws one pair, highlighting what it has in common with the position, and behind it the moves that lead there.
fn row(why: &Beatty, pair: Pair, widths: &[usize; 3], marked: bool, look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let common = |at: usize, number: u64| match at {
        0 => number == why.of_both().k,
        _ => number == why.row || number == why.column,
    };
    let own = why.is_lost() && pair == why.of_both();
    let cell = |(at, number): (usize, u64)| {
        let style = match marked {
            true if own => theme.win_chip,
            // A shared number is reversed, as the position itself would be.
            true if common(at, number) => theme.title.add_modifier(Modifier::REVERSED),
            _ => theme.text.patch(theme.win_cell),
        };
        // A chip covers the whole cell, with a blank on each side of its number.
        let blank = if own && marked { theme.win_chip } else { theme.win_cell };
        let number = number.to_string();
        let gap = Span::styled(align::gap(&number, widths[at]), blank);
        [Span::styled(" ", blank), gap, Span::styled(number, style)]
    };
    let mut line: Line<'static> = numbers(pair).into_iter().enumerate().flat_map(cell).collect();
    for (slide, _) in why.kept().filter(|(_, other)| marked && *other == pair) {
        line.push_span(Span::raw("  "));
        line.push_span(Span::styled(slide.to_string(), theme.win_chip));
    }
    line
}

/// Draws the position before the move under the cursor and after it, each with its difference.
fn beside(why: &Beatty, after: &Beatty, look: &Look, width: u16) -> Figure {
    let line = |mark: String, why: &Beatty, left: bool| {
        let text = say!(look, "why-beatty-row", row = why.row, column = why.column, k = why.of_both().k);
        let (class, style) = left_class(why.is_lost(), left, look);
        wrapped(&format!("{mark}{text} {class}"), style, width)
    };
    let [now, then] = times(look);
    [line(now, why, false), line(then, after, true)].concat()
}

fn after(why: &Beatty, slide: Slide) -> (u64, u64) {
    let (rows, columns) = slide.way.reach();
    (why.row - slide.squares * rows, why.column - slide.squares * columns)
}

/// Tells a move from a lost pair and its answer; `None` where the only move ends the game.
fn example(why: &Beatty) -> Option<Beat> {
    let (row, column, way) = if why.column > 0 { (why.row, why.column - 1, "left") } else { (why.row - 1, 0, "down") };
    let moved = Beatty::of(row, column, why.last);
    let (slide, _) = moved.fastest().filter(|_| (row, column) != (0, 0))?;
    let ((row, column), Slide { way: back, squares }) = (after(&moved, slide), slide);
    let corner = (row, column) == (0, 0);
    Some(beat!("why-beatty-lost-then", way, back = back.name(), squares, row, column, corner))
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Convention;

    use super::{super::sample, *};

    fn told(row: u64, column: u64, width: u16) -> Vec<String> {
        sample::text(&table(&Beatty::of(row, column, Convention::Normal), true, &sample::look(), width))
    }

    #[test]
    fn each_winning_move_is_beside_its_pair() {
        let lines = told(7, 10, 33);
        for (pair, slide) in [("3  4   7", "L6"), ("3  4   7", "LD3"), ("4  6  10", "D1")] {
            assert!(lines.iter().any(|line| line.contains(pair) && line.contains(slide)), "{pair} {slide}: {lines:?}");
        }
    }

    #[test]
    fn large_numbers_are_drawn_one_below_the_other() {
        let lines = told(618_033_988_749_894_848, 1_000_000_000_000_000_000, 33);
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert!(lines[2].ends_with("1000000000000000000"), "{lines:?}");
    }
}
