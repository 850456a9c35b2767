//! The table of intervals: prefix sums at its edges, the cell of what is left, and the one the cursor's move leads to.

mod table;

use ratatui::layout::Size;
use zugzwang_engine::{
    Outcome,
    theory::intervals::{Cut, Intervals, Leave},
};

use table::{REST, Stage, table};

use super::{Course, Picture, Step, View, wrapped};
use crate::{look::Look, say};

pub(super) fn picture(why: &Intervals, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = say!(look, "why-interval-value", interval = interval(why.from, why.to), margin = why.margin);
    if view.over {
        return Picture::told(value, say!(look, "why-over-score"));
    }
    let after = after!(view, Intervals);
    let story = story(why, view, look);
    let pick = after.map(|after| equation(why, (after.from, after.to), after.margin)).unwrap_or_default();
    Picture {
        value,
        figure: table(why, (after, Stage::Now), look, room),
        pick: wrapped(&pick, look.theme.text, room.width),
        course: course(why, &story, look, room),
        story,
    }
}

/// The cuts with their sums, the short intervals, the longer ones, the whole, the one that the best move leaves.
fn course(why: &Intervals, story: &[String], look: &Look, room: Size) -> Course {
    /// The table's head, and the line that says that it goes on.
    const BESIDES: u16 = 3;
    // The figure has the room to itself.
    let room = Size { height: room.height.saturating_add(REST - BESIDES), ..room };
    let mut said = story.iter().cloned();
    let stages = [Stage::Cuts, Stage::Half, Stage::Inner, Stage::Now];
    let mut steps: Vec<Step> =
        stages.into_iter().map(|stage| Step::drawn(table(why, (None, stage), look, room))).collect();
    let left = why.leave.map(|Leave { from, to, margin }| Intervals { from, to, margin, ..why.clone() });
    let left = left.map(|left| Step::drawn(table(why, (Some(&left), Stage::Now), look, room)));
    steps.extend(left.map(|step| step.saying(said.next())));
    steps.extend(said.map(Step::said));
    Course::pictures(steps)
}

/// An interval by its cuts: `D(0,6)`.
fn interval(from: Cut, to: Cut) -> String {
    format!("D({},{})", from.at, to.at)
}

/// A number that is subtracted.
fn term(number: i64) -> String {
    if number < 0 { format!("({number})") } else { number.to_string() }
}

/// What the move that leaves `rest` comes to: `P(1) − P(0) − D(1,6) = 3 − 0 − 1 = 2`.
fn equation(why: &Intervals, rest: (Cut, Cut), margin: i64) -> String {
    let (high, low) = if rest.1 == why.to { (rest.0, why.from) } else { (why.to, rest.1) };
    // All that is left was taken: nothing lies between the cuts.
    let (high, low) = if rest.0 == rest.1 { (why.to, why.from) } else { (high, low) };
    let total = high.prefix - low.prefix - margin;
    let (upper, lower, rest) = (high.at, low.at, interval(rest.0, rest.1));
    let numbers = format!("{} - {} - {} = {total}", high.prefix, term(low.prefix), term(margin));
    format!("P({upper}) - P({lower}) - {rest} = {numbers}")
}

fn story(why: &Intervals, view: &View<'_>, look: &Look) -> Vec<String> {
    let Some(leave) = why.leave else { return Vec::new() };
    let words = view.suggested.clone().unwrap_or_default();
    let equation = equation(why, (leave.from, leave.to), leave.margin);
    let rest = interval(leave.from, leave.to);
    let then = if leave.from == leave.to {
        say!(look, "why-interval-all")
    } else {
        let side = match leave.margin {
            1.. => "ahead",
            0 => "even",
            ..0 => "behind",
        };
        say!(look, "why-interval-then", rest = rest, side = side, margin = leave.margin.unsigned_abs())
    };
    let key = if view.outcome == Outcome::Loss { "why-interval-least" } else { "why-interval-keep" };
    vec![say!(look, key, words = words, equation = equation), then]
}
