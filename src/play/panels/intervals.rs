//! The table of intervals: prefix sums at its edges, the cell of what is left, and the one the cursor's move leads to.

mod table;

use ratatui::layout::Size;
use zugzwang_engine::{
    Outcome,
    theory::intervals::{Cut, Intervals, Leave},
};

use table::{Stage, table};

use super::{Beat, Course, Picture, Points, Step, Story, View, beat, room_left, wrapped};
use crate::{
    look::{Look, wording::Wording},
    say,
};

pub(super) fn picture(why: &Intervals, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = match look.wording {
        Wording::Notation => {
            say!(look, "why-interval-value", interval = interval(why.from, why.to), margin = why.margin)
        }
        Wording::Plain | Wording::Picture => {
            say!(look, "plain-why-interval-value", side = side(why.margin), margin = why.margin.unsigned_abs())
        }
    };
    if view.over {
        return Picture::told(value, say!(look, "why-over-score"));
    }
    let after = after!(view, Intervals);
    let story = story(why, view);
    let sentences = story.sentences(look);
    let pick = after.map(|after| comes_to(why, after, look)).unwrap_or_default();
    let pick = wrapped(&pick, look.theme.text, room.width);
    let left = room_left(view, &value, &sentences, pick.len(), look, room);
    let figure = table(why, (after, Stage::Now), look, left);
    let course = course(why, &story, look, room);
    Picture { value, figure, pick, course, story: sentences }
}

/// Why the theorem holds, told over this very position: from rows of one number on, each by the best of its moves.
pub(super) fn holds(why: &Intervals, view: &View<'_>, _look: &Look) -> Story {
    let long = why.to.at - why.from.at;
    let [_, first] = why.from.beside;
    let Some(next) = why.rows.get(1) else {
        return Story::from(vec![beat!("holds-interval-last", number = first)]);
    };
    let [_, second] = next.beside;
    let best = (first - second).abs().max(first + second);
    let side = side(best);
    let mut told = vec![
        beat!("holds-interval-one", number = first),
        beat!("holds-interval-two", first = first, second = second, best = best, side = side),
    ];
    if long > 2 {
        let (cells, moves) = (long * (long + 1) / 2, 2 * long - 1);
        told.push(beat!("holds-interval-longer", count = long, cells = cells, moves = moves));
    }
    told.push(from_ends(why, view));
    told.push(beat!("holds-interval-so", margin = why.margin));
    Story::from(told)
}

/// The best move from either end, with the totals that it leads to.
fn from_ends(why: &Intervals, view: &View<'_>) -> Beat {
    let told = why.sides.map(|leave| {
        let leave = leave.unwrap_or(Leave { from: why.from, to: why.from, margin: 0 });
        let taken = (why.to.at - why.from.at) - (leave.to.at - leave.from.at);
        let worth = (why.to.prefix - why.from.prefix) - (leave.to.prefix - leave.from.prefix);
        let short = (why.margin - (worth - leave.margin)) / 2;
        let Points { own, other } = view.score.unwrap_or_default();
        (taken, equation(why, (leave.from, leave.to), leave.margin), own - short, other + short)
    });
    let [(left, left_equation, left_own, left_other), (right, right_equation, right_own, right_other)] = told;
    beat!(
        "holds-interval-ends",
        left = left,
        left_equation = left_equation,
        left_own = left_own,
        left_other = left_other,
        right = right,
        right_equation = right_equation,
        right_own = right_own,
        right_other = right_other,
    )
}

/// Says what the move under the cursor comes to: in plain words with what is taken and the lead that it leaves.
fn comes_to(why: &Intervals, after: &Intervals, look: &Look) -> String {
    if look.wording == Wording::Notation {
        return equation(why, (after.from, after.to), after.margin);
    }
    let worth = (why.to.prefix - why.from.prefix) - (after.to.prefix - after.from.prefix);
    let (rest, total) = (term(after.margin), worth - after.margin);
    say!(look, "plain-why-interval-equation", worth = worth, rest = rest, total = total)
}

/// The cuts with their sums, the short intervals, the longer ones, the whole, the one that the best move leaves.
fn course(why: &Intervals, story: &Story, look: &Look, room: Size) -> Course {
    let stages = [Stage::Cuts, Stage::Half, Stage::Inner, Stage::Now];
    let mut steps: Vec<Step> =
        stages.into_iter().map(|stage| Step::drawn(table(why, (None, stage), look, room))).collect();
    let left = why.leave.map(|Leave { from, to, margin }| Intervals { from, to, margin, ..why.clone() });
    let left = left.map(|left| Step::drawn(table(why, (Some(&left), Stage::Now), look, room)));
    steps.extend(left);
    story.course(Vec::new(), steps, look)
}

/// An interval by its cuts: `D(0,6)`.
fn interval(from: Cut, to: Cut) -> String {
    format!("D({},{})", from.at, to.at)
}

/// Returns the word by which the texts select who gets more: as the one sees it whose margin it is.
const fn side(margin: i64) -> &'static str {
    match margin {
        1.. => "ahead",
        0 => "even",
        ..0 => "behind",
    }
}

/// A number that is subtracted.
fn term(number: i64) -> String {
    if number < 0 { format!("({number})") } else { number.to_string() }
}

/// Returns the equation of what the move that leaves `rest` comes to: `P(1) − P(0) − D(1,6) = 3 − 0 − 1 = 2`.
fn equation(why: &Intervals, rest: (Cut, Cut), margin: i64) -> String {
    let (high, low) = if rest.1 == why.to { (rest.0, why.from) } else { (why.to, rest.1) };
    // All that is left was taken: nothing lies between the cuts.
    let (high, low) = if rest.0 == rest.1 { (why.to, why.from) } else { (high, low) };
    let total = high.prefix - low.prefix - margin;
    let (upper, lower, rest) = (high.at, low.at, interval(rest.0, rest.1));
    let numbers = format!("{} - {} - {} = {total}", high.prefix, term(low.prefix), term(margin));
    format!("P({upper}) - P({lower}) - {rest} = {numbers}")
}

/// The steps of the course at which the whole table is drawn, and the interval that the best move leaves.
const WHOLE: usize = 3;
const LEFT: usize = 4;

fn story(why: &Intervals, view: &View<'_>) -> Story {
    let Some(leave) = why.leave else { return Story::default() };
    let words = view.suggested.clone().unwrap_or_default();
    let equation = equation(why, (leave.from, leave.to), leave.margin);
    let rest = interval(leave.from, leave.to);
    let ends = view.score.unwrap_or_default();
    let (by, lost) = ((ends.own - ends.other).unsigned_abs(), view.outcome == Outcome::Loss);
    let then = if leave.from == leave.to {
        beat!("why-interval-all")
    } else {
        let side = side(leave.margin);
        let (lead, margin) = (leave.margin, leave.margin.unsigned_abs());
        beat!("why-interval-then", rest = rest, side = side, margin = margin, lead = lead)
    };
    if lost {
        let least = beat!("why-interval-least", words = words, equation = equation);
        return Story::from(vec![beat!("why-interval-lost", by = by).at(WHOLE), least.at(LEFT), then.in_notation()]);
    }
    let Points { own, other } = held(ends, &leave);
    let keep = beat!("why-interval-keep", words = words, equation = equation, own = own, other = other).at(LEFT);
    let so = (leave.from != leave.to).then(|| beat!("why-interval-so", outcome = view.outcome, by = by));
    [keep, then].into_iter().chain(so).collect()
}

/// Returns what each player has when the best move is made, where they end with so much.
fn held(ends: Points, leave: &Leave) -> Points {
    let rest = leave.to.prefix - leave.from.prefix;
    // The opponent moves then, and gets the margin more of the rest.
    Points { own: ends.own - i64::midpoint(rest, -leave.margin), other: ends.other - i64::midpoint(rest, leave.margin) }
}
