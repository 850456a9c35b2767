//! The pairs of the golden ratio: the position's ratio beside Φ, the pairs that have a number or the difference of it, and the
//! moves that lead to them.

use ratatui::{
    layout::Size,
    style::{Modifier, Style},
    text::{Line, Span},
};
use zugzwang_engine::theory::{
    beatty::{Beatty, Pair, Slide},
    golden::Golden,
};

use super::{
    Beat, Course, Picture, Step, Story, View, beat, golden::quotients, letters, times::times, width_of, wrapped,
};
use crate::{
    look::{Look, align, wording::Wording},
    say,
};

/// The most pairs that stand under one another; of more, only those that matter.
const MOST: u64 = 7;
/// The step of the course at which the pairs are drawn: after the ratio.
const PAIRS: usize = 1;
/// The step at which those are lit that have something in common with the position.
const COMMON: usize = 2;
/// The step at which large letters show what is left.
const LEFT: usize = 3;

pub(super) fn picture(why: &Beatty, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> Picture {
    let value = say!(look, "why-beatty-value", lost = why.is_lost(), k = why.of_both().k);
    if view.over {
        return Picture::over(value, why.last.is_misere(), view, look);
    }
    let story = story(why, view);
    Picture {
        value,
        figure: [ratio(why, look, width), table(why, true, look, width)].concat(),
        pick: after!(view, Beatty).map_or_else(Vec::new, |after| beside(why, after, look, width)),
        course: course(why, &story, look, width),
        story: story.sentences(look),
    }
}

/// Why the theorem holds, told over this very position (Wythoff, 1907): a number and a difference stand in one pair each, so no
/// move joins two pairs, and beside a pair one of the three ways leads to one.
pub(super) fn holds(why: &Beatty, _view: &View<'_>, _look: &Look) -> Story {
    let misere = why.last.is_misere();
    if let Some((slide, _)) = why.fastest().filter(|(slide, _)| after(why, *slide) == (0, 0)) {
        return Story::from(vec![beat!("holds-beatty-corner", way = slide.way.name(), squares = slide.squares)]);
    }
    let mut told = vec![beat!("holds-beatty-once", misere = misere)];
    let pair = match why.fastest() {
        None => why.of_both(),
        Some((slide, pair)) => {
            told.push(reached(why));
            let (row, column) = after(why, slide);
            let (way, squares) = (slide.way.name(), slide.squares);
            told.push(beat!("holds-beatty-leave", way = way, squares = squares, row = row, column = column));
            pair
        }
    };
    let lost = why.is_lost();
    told.push(beat!("holds-beatty-apart", lower = pair.lower, upper = pair.upper, k = pair.k, lost = lost));
    told.push(beat!("holds-beatty-end", misere = misere, lost = lost));
    Story::from(told)
}

/// Why one of the three ways leads to a pair: down both alike to the pair of the difference, or where that lies too far, the
/// larger number lowered to the one that stands beside the smaller.
fn reached(why: &Beatty) -> Beat {
    let (smaller, larger, Pair { k, lower, upper }) = (why.smaller(), why.larger(), why.of_both());
    if lower < smaller {
        return beat!(
            "holds-beatty-both",
            k = k,
            lower = lower,
            upper = upper,
            smaller = smaller,
            larger = larger,
            squares = smaller - lower
        );
    }
    let pair = Pair::of_number(smaller, why.last);
    let begins = pair.lower == smaller;
    let other = if begins { pair.upper } else { pair.lower };
    beat!(
        "holds-beatty-one",
        k = k,
        lower = lower,
        upper = upper,
        smaller = smaller,
        larger = larger,
        begins = begins,
        apart = pair.k,
        other = other,
        squares = larger - other
    )
}

/// The ratio, the pairs, those that have something in common with the position, the move.
fn course(why: &Beatty, story: &Story, look: &Look, width: u16) -> Course {
    let large = |lines: &[&str]| letters(lines, 2, look.theme.text);
    let (larger, smaller) = (why.larger(), why.smaller());
    let numbers = format!("{},{}", why.row, why.column);
    let difference = format!("{larger}-{smaller}={}", larger - smaller);
    let left = why.fastest().map(|(slide, _)| after(why, slide)).filter(|left| *left != (0, 0));
    let figure = |marked| [ratio(why, look, width), table(why, marked, look, width)].concat();
    let mut steps = vec![
        Step::drawn(ratio(why, look, width)).large(large(&[&numbers, &difference])),
        Step::drawn(figure(false)),
        Step::drawn(figure(true)),
    ];
    // Of the corner nothing more is told.
    steps.extend(left.map(|(row, column)| Step::default().large(large(&[&numbers, &format!("{row},{column}")]))));
    story.course(large(&[&numbers]), steps, look).over_figure()
}

/// The ratio beside Φ; with a number of 0 there is none, and none in plain words.
fn ratio(why: &Beatty, look: &Look, width: u16) -> Vec<Line<'static>> {
    // In plain words nothing is told of it.
    if why.smaller() == 0 || look.wording == Wording::Plain {
        return Vec::new();
    }
    quotients(&Golden::of(why.larger(), why.smaller()), "", look.theme.text, look, width)
}

/// The pairs up to the last that has something in common with the position, or of very many only those that have; those that a
/// move leads to with the move. Where there is no room for columns, the pair that counts.
fn table(why: &Beatty, marked: bool, look: &Look, width: u16) -> Vec<Line<'static>> {
    let rank = |pair: &Pair| pair.rank(why.last);
    let mut pairs: Vec<Pair> = why.candidates.iter().map(|candidate| candidate.pair).collect();
    let last = pairs.iter().map(rank).max().unwrap_or(0);
    if last < MOST {
        pairs = (0..=last.max(1)).map(|k| Pair::of_difference(k, why.last)).collect();
    }
    pairs.sort_by_key(rank);
    pairs.dedup();
    // The first two pairs of misère play are no multiples of Φ.
    let misere = why.last.is_misere();
    let lower = say!(look, "why-beatty-lower", misere = misere);
    let symbols = [say!(look, "why-beatty-k"), lower, say!(look, "why-beatty-upper", misere = misere)];
    let words = ["beatty-apart", "beatty-smaller", "beatty-larger"].map(|word| look.say(word, &[]));
    let plain = look.wording == Wording::Plain;
    let rows = |head: &[String; 3]| -> Vec<Line<'static>> {
        let widths = widths(&pairs, head);
        let titles = head.iter().zip(&widths).map(|(title, width)| format!(" {}", align::right(title, *width)));
        let titles = Line::styled(titles.collect::<String>(), look.theme.dim);
        std::iter::once(titles).chain(pairs.iter().map(|pair| row(why, *pair, &widths, marked, look))).collect()
    };
    let fits = |lines: &Vec<Line<'static>>| lines.iter().all(|line| line.width() <= usize::from(width));
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
    let widest = head.iter().map(|title| width_of(title)).max().unwrap_or(0);
    let style = if marked { look.theme.title } else { look.theme.text };
    let line = |(title, number): (&String, u64)| {
        let title = Span::styled(format!("{} ", align::right(title, widest)), look.theme.dim);
        Line::from_iter([title, Span::styled(number.to_string(), style)])
    };
    head.iter().zip(numbers(pair)).map(line).collect()
}

/// Returns the widths of the columns.
fn widths(pairs: &[Pair], head: &[String; 3]) -> Vec<usize> {
    let widest = |(at, title): (usize, &String)| {
        pairs.iter().map(|pair| numbers(*pair)[at].to_string().len()).fold(width_of(title), usize::max)
    };
    head.iter().enumerate().map(widest).collect()
}

/// Returns the numbers that stand in the columns.
const fn numbers(pair: Pair) -> [u64; 3] {
    [pair.k, pair.lower, pair.upper]
}

/// One pair: what it has in common with the position is lit, and behind it stands the move that leads there.
fn row(why: &Beatty, pair: Pair, widths: &[usize], marked: bool, look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let common = |at: usize, number: u64| match at {
        0 => number == why.of_both().k,
        _ => number == why.row || number == why.column,
    };
    let own = why.is_lost() && pair == why.of_both();
    let cell = |(at, number): (usize, u64)| {
        let style = match marked {
            true if own => theme.win_chip,
            // What a number shares with the position is a thing of the position: it is turned round, as the position would be.
            true if common(at, number) => theme.title.add_modifier(Modifier::REVERSED),
            _ => theme.text.patch(theme.win_cell),
        };
        // Of a filled cell the number fills its own width, with a blank on each side.
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

/// The position before the move under the cursor and after it, each with its difference.
fn beside(why: &Beatty, after: &Beatty, look: &Look, width: u16) -> Vec<Line<'static>> {
    let line = |mark: String, why: &Beatty, left: bool| {
        let told = say!(look, "why-beatty-row", row = why.row, column = why.column, k = why.of_both().k);
        let (class, style) = worth(why, left, look);
        wrapped(&format!("{mark}{told} {class}"), style, width)
    };
    let [now, then] = times(look);
    [line(now, why, false), line(then, after, true)].concat()
}

/// Returns the sign of what a position is, and its style: one that is lost is safe to leave; of others only one that is `left`
/// to the opponent loses.
fn worth(why: &Beatty, left: bool, look: &Look) -> (&'static str, Style) {
    let (glyphs, theme) = (look.glyphs(), &look.theme);
    match (why.is_lost(), left) {
        (true, _) => (glyphs.lost, theme.win),
        (false, true) => (glyphs.won, theme.loss),
        (false, false) => (glyphs.won, theme.title),
    }
}

/// The row and the column that a move leaves.
fn after(why: &Beatty, slide: Slide) -> (u64, u64) {
    let (rows, columns) = slide.way.reach();
    (why.row - slide.squares * rows, why.column - slide.squares * columns)
}

fn story(why: &Beatty, view: &View<'_>) -> Story {
    let Pair { k, lower, upper } = why.of_both();
    let misere = why.last.is_misere();
    let Some((slide, pair)) = why.fastest() else {
        let first = why.last.is_misere() && k < 2;
        let told = [
            beat!("why-beatty-lost", k = k, lower = lower, upper = upper, first = first).at(PAIRS),
            beat!("why-beatty-lost-then").at(COMMON),
        ];
        return told.into_iter().chain(view.hold_out()).collect();
    };
    let (row, column) = after(why, slide);
    let none =
        beat!("why-beatty-won", row = why.row, column = why.column, k = k, lower = lower, upper = upper).at(PAIRS);
    let (way, squares) = (slide.way.name(), slide.squares);
    if (row, column) == (0, 0) {
        return Story::from(vec![none, beat!("why-beatty-corner", way = way, squares = squares).at(COMMON)]);
    }
    let Pair { k, lower, upper } = pair;
    let keep = beat!(
        "why-beatty-keep",
        way = way,
        squares = squares,
        row = row,
        column = column,
        k = k,
        lower = lower,
        upper = upper
    );
    let then = beat!("why-beatty-then", misere = misere).at(LEFT);
    let grows = beat!("why-beatty-grows", misere = misere).at(LEFT);
    Story::from(vec![none, keep.at(COMMON), then, grows])
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Convention;

    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    fn told(row: u64, column: u64, width: u16) -> Vec<String> {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        table(&Beatty::of(row, column, Convention::Normal), true, &look, width)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    #[test]
    fn each_winning_move_stands_behind_its_pair() {
        let lines = told(7, 10, 33);
        for (pair, slide) in [("3  4   7", "L6"), ("3  4   7", "LD3"), ("4  6  10", "D1")] {
            assert!(lines.iter().any(|line| line.contains(pair) && line.contains(slide)), "{pair} {slide}: {lines:?}");
        }
    }

    #[test]
    fn large_numbers_stand_under_one_another() {
        let lines = told(618_033_988_749_894_848, 1_000_000_000_000_000_000, 33);
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert!(lines[2].ends_with("1000000000000000000"), "{lines:?}");
    }
}
