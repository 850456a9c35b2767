//! The four states flowing through a program: which can stand before each line, and from which the first player wins.

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome, Seat,
    theory::last_word::{Ending, LastWord, State},
};

use super::{Course, Picture, Step, Story, View, Who, beat, grown, mark, room_left, width_of, wrapped};
use crate::{
    look::{Look, align},
    say,
    words::operator_text,
};

pub(super) fn picture(why: &LastWord, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = say!(look, "why-last-word-value", last = Who::Seat(why.last), left = why.left);
    if view.over {
        return Picture {
            value,
            figure: trace(why, look),
            pick: Vec::new(),
            story: over(why, look),
            course: Course::default(),
        };
    }
    let after = after!(view, LastWord);
    let flows = why.endings.is_empty();
    let story = story(why, view, look);
    let left = room_left(view, &value, &story.sentences(look), 0, look, room);
    let figure = if flows { flow(why, (after, true), look, left) } else { endings(why, view, look) };
    let stages = if flows { flow_stages(why, look, room) } else { ending_stages(&figure) };
    let course = story.course(Vec::new(), stages, look);
    Picture { value, figure, pick: Vec::new(), story: story.sentences(look), course }
}

/// Why the theorem holds, told over this very position: backwards from the last line, line by line.
pub(super) fn holds(why: &LastWord, view: &View<'_>, look: &Look) -> Story {
    let last = Who::Seat(why.last);
    let yours = view.outcome == Outcome::Win;
    let good = |at: usize| good_before(why, at).map(|states| named(&states, look)).unwrap_or_default();
    // The lines behind the last free one are written: what is good is followed back through them.
    let free = why.lines.iter().rposition(Option::is_none).map_or(why.lines.len(), |at| at + 1);
    let end = why.lines.len();
    let mut told = vec![beat!("holds-word-end", last = last, yours = yours, good = good(end))];
    told.extend((free..end).rev().filter_map(|at| {
        let operator = operator_text(why.lines.get(at).copied().flatten()?, look);
        let beat = beat!("holds-word-line", line = at + 1, operator = operator, good = good(at));
        // Behind many lines plain words say what stands before the first of them.
        Some(beat.in_notation())
    }));
    told.extend(
        (free < end)
            .then(|| beat!("holds-word-lines", from = free + 1, to = end, single = free + 1 == end, good = good(free))),
    );
    match why.endings.first() {
        Some(ending) => {
            let reached = State::ALL.into_iter().filter(|state| why.endings.iter().any(|other| other.after == *state));
            let reached = named(&reached.collect::<Vec<_>>(), look);
            let before = why.flow.get(ending.line - 1).and_then(|states| states.first()).map(ToString::to_string);
            let before = before.unwrap_or_default();
            let (line, good) = (ending.line, good(ending.line));
            told.push(beat!("holds-word-reach", line = line, before = before, reached = reached, good = good));
        }
        None => {
            told.push(beat!("holds-word-three"));
            told.push(beat!("holds-word-turn", left = why.left, last = last, yours = yours));
        }
    }
    Story::from(told)
}

/// The states before a line, or at the end, from which whoever has the last word wins, where that is settled.
fn good_before(why: &LastWord, at: usize) -> Option<Vec<State>> {
    let first = why.first_wants.get(at)?.as_ref()?;
    let good = |state: &State| first.contains(state) == (why.last == Seat::First);
    Some(State::ALL.into_iter().filter(good).collect())
}

/// States as digits: `01, 10`.
fn named(states: &[State], look: &Look) -> String {
    states.iter().map(ToString::to_string).collect::<Vec<_>>().join(&say!(look, "list-separator"))
}

/// The step at which the states that the first player wants are drawn.
const WANTED: usize = 1;

/// The states that can stand before each line, then those the first player wants there.
fn flow_stages(why: &LastWord, look: &Look, room: Size) -> Vec<Step> {
    // The figure has the room to itself.
    [false, true].map(|wants| Step::drawn(flow(why, (None, wants), look, room))).to_vec()
}

/// Returns the steps of the ending: what the last line gets, then what each operator makes of it.
fn ending_stages(figure: &[Line<'static>]) -> Vec<Step> {
    /// An operator, and what it comes to.
    const LINES: usize = 2;
    let (head, operators) = figure.split_at(figure.len().min(1));
    let parts = std::iter::once(head).chain(operators.chunks(LINES)).map(<[Line<'static>]>::to_vec);
    grown(parts).map(Step::drawn).collect()
}

/// Four places, one a state; a set of states fills its own.
fn states(set: &[State], style: Style, look: &Look) -> Span<'static> {
    let sign = |state: State| if set.contains(&state) { look.glyphs().bead } else { look.glyphs().dot };
    Span::styled(State::ALL.map(sign).concat(), style)
}

/// The digit of each of the four states, A's or B's.
fn digits(of: impl Fn(State) -> bool) -> String {
    State::ALL.map(|state| if of(state) { '1' } else { '0' }).into_iter().collect()
}

/// The lines of the table's head, and the fewest behind them.
const HEAD: usize = 3;
const FEWEST: usize = 3;

/// Line by line the states that can stand before it, now and after the cursor's move, and those the first player wants there.
fn flow(why: &LastWord, (after, wants): (Option<&LastWord>, bool), look: &Look, room: Size) -> Vec<Line<'static>> {
    let theme = &look.theme;
    let head = |name: &str, of: fn(State) -> bool| {
        let columns = [digits(of), digits(of), digits(of)].join("   ");
        Line::styled(format!("   {name}   {columns}"), theme.dim)
    };
    // Over the number of a line with its sign, then over twice four states, each with three columns of space behind it.
    let narrow = [
        say!(look, "why-last-word-column-line"),
        say!(look, "why-last-word-column-now"),
        say!(look, "why-last-word-column-then"),
    ];
    let names = narrow.map(|name| align::left(&name, 7)).concat() + &say!(look, "why-last-word-column-wants");
    let (bead, dot) = (look.glyphs().bead, look.glyphs().dot);
    let legend = wrapped(&say!(look, "why-last-word-legend", bead = bead, dot = dot), theme.dim, room.width);
    let height = usize::from(room.height);
    let mut lines = if height > legend.len() + HEAD + FEWEST { legend } else { Vec::new() };
    let free = height.saturating_sub(lines.len() + HEAD);
    lines.extend([Line::styled(names, theme.title), head("A", |state| state.a), head("B", |state| state.b)]);
    let changed = after.and_then(|after| (0..why.lines.len()).find(|&at| why.lines.get(at) != after.lines.get(at)));
    let row = |at: usize| {
        let set = |why: &LastWord| why.flow.get(at).cloned().unwrap_or_default();
        let wants = |why: &LastWord| why.first_wants.get(at).cloned().flatten().filter(|_| wants);
        let (name, style) = if at == why.lines.len() {
            (say!(look, "why-last-word-end"), theme.title)
        } else {
            let operator = why.lines.get(at).copied().flatten();
            let sign = operator.map_or_else(|| look.glyphs().dot.to_owned(), |operator| operator.to_string());
            (format!("{:>2} {sign}", at + 1), if changed == Some(at) { theme.taken } else { theme.text })
        };
        let now = set(why);
        let then = after.map(set);
        let then = then.map_or_else(
            || Span::raw("    "),
            |then| {
                let moved = then != now;
                states(&then, if moved { theme.taken } else { theme.text }, look)
            },
        );
        let wanted =
            after.map_or_else(|| wants(why), wants).map_or_else(|| Span::raw(""), |set| states(&set, theme.bead, look));
        let gap = || Span::raw("   ");
        Line::from(vec![
            Span::styled(format!("{}   ", align::left(&name, 4)), style),
            states(&now, theme.text, look),
            gap(),
            then,
            gap(),
            wanted,
        ])
    };
    let count = why.lines.len() + 1;
    // Where rows are left out, a line says so.
    let shown = if free >= count { count } else { free.saturating_sub(1).max(FEWEST) }.min(count);
    // Where not all lines fit, those around the one that the cursor's move fills, and always the end.
    let first = changed.unwrap_or(0).saturating_sub(shown / 2).min(count - shown);
    lines.extend((first..first + shown - 1).map(row));
    if first + shown < count {
        lines.push(Line::styled(format!(" {}", look.glyphs().more), theme.dim));
    }
    lines.push(row(count - 1));
    lines
}

/// At the last move, what each operator comes to.
fn endings(why: &LastWord, view: &View<'_>, look: &Look) -> Vec<Line<'static>> {
    let line = |ending: &Ending| {
        let wins = ending.end.winner() == why.last;
        let (sign, style) = mark(Outcome::won(wins), look);
        let (operator, after, end) =
            (operator_text(ending.operator, look), ending.after.to_string(), ending.end.to_string());
        let relation = if ending.end.winner() == Seat::First { "differ" } else { "equal" };
        let words = say!(look, "why-last-word-ending", after = after, end = end, relation = relation);
        let notation = format!("{}:{}", ending.line, ending.operator);
        let picked = view.pick.as_ref().is_some_and(|pick| pick.mv == notation);
        let pointer = if picked { look.glyphs().pointer } else { " " };
        [
            Line::styled(
                format!("{pointer}{} {operator}", ending.operator),
                if picked { look.theme.title } else { look.theme.text },
            ),
            Line::styled(format!("   {sign} {words}"), style),
        ]
    };
    let number = why.endings.first().map_or(1, |ending| ending.line);
    let before =
        why.flow.get(number - 1).and_then(|states| states.first()).map_or_else(String::new, ToString::to_string);
    let head = Line::styled(say!(look, "why-last-word-in", line = number, before = before), look.theme.title);
    std::iter::once(head).chain(why.endings.iter().flat_map(line)).collect()
}

/// The run of the finished program, line by line.
fn trace(why: &LastWord, look: &Look) -> Vec<Line<'static>> {
    let state =
        |at: usize| why.flow.get(at).and_then(|states| states.first()).map_or_else(String::new, ToString::to_string);
    let start = Line::styled(say!(look, "why-last-word-start", state = state(0)), look.theme.title);
    let operators = || why.lines.iter().flatten().map(|operator| operator_text(*operator, look));
    let wide = operators().map(|text| width_of(&text)).max().unwrap_or(0);
    let steps = why.lines.iter().enumerate().filter_map(|(at, line)| {
        let operator = operator_text((*line)?, look);
        let operator = align::left(&operator, wide);
        let style = if state(at) == state(at + 1) { look.theme.dim } else { look.theme.text };
        Some(Line::styled(format!("{:>2} {operator} {} {}", at + 1, look.glyphs().arrow, state(at + 1)), style))
    });
    std::iter::once(start).chain(steps).collect()
}

fn over(why: &LastWord, look: &Look) -> Vec<String> {
    let Some(end) = why.flow.last().and_then(|states| states.first()) else { return Vec::new() };
    let relation = if end.winner() == Seat::First { "differ" } else { "equal" };
    vec![say!(look, "why-last-word-over", end = end.to_string(), relation = relation)]
}

fn story(why: &LastWord, view: &View<'_>, look: &Look) -> Story {
    let won = view.outcome == Outcome::Win;
    let whose = beat!("why-last-word-parity", lines = why.lines.len(), last = Who::Seat(why.last)).at(WANTED);
    match (won, why.endings.first()) {
        (true, Some(ending)) => {
            let good = why.endings.iter().filter(|ending| ending.end.winner() == why.last);
            let good = good.map(|ending| ending.operator.to_string()).collect::<Vec<_>>();
            let listed = good.join(&say!(look, "list-separator"));
            let last = Who::Seat(why.last);
            let told =
                beat!("why-last-word-last", line = ending.line, good = good.join(" "), listed = listed, last = last);
            Story::from(vec![told])
        }
        (true, None) => Story::from(vec![whose, beat!("why-last-word-any", left = why.left)]),
        (false, _) => {
            [whose, beat!("why-last-word-lost", left = why.left)].into_iter().chain(view.hold_out()).collect()
        }
    }
}
